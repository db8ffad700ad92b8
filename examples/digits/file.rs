//! Reads tensors from a file. Their shapes become types here, once; the error for another shape names the tensor and
//! the difference.

use core::{error::Error, fmt::Display};
use std::path::Path;

use safetensors::{Dtype, SafeTensors};
use shapewise::{Const, DenseTensor, DenseView, Extents, One, RowMajor, Shape, Tensor, View};

use super::Result;

/// A number that is stored as four bytes, little endian.
pub(crate) trait Number: Sized {
    const DTYPE: Dtype;
    const READ: fn([u8; 4]) -> Self;
}

impl Number for f32 {
    const DTYPE: Dtype = Dtype::F32;
    const READ: fn([u8; 4]) -> Self = Self::from_le_bytes;
}

impl Number for i32 {
    const DTYPE: Dtype = Dtype::I32;
    const READ: fn([u8; 4]) -> Self = Self::from_le_bytes;
}

/// A file of tensors, whose shapes only the file knows.
pub(crate) struct File<'a> {
    path: &'a Path,
    tensors: SafeTensors<'a>,
}

impl<'a> File<'a> {
    pub(crate) fn new(path: &'a Path, memory: &'a [u8]) -> Result<Self> {
        match SafeTensors::deserialize(memory) {
            Ok(tensors) => Ok(Self { path, tensors }),
            Err(error) => Err(format!("{}: {error}", path.display()).into()),
        }
    }

    pub(crate) fn error(&self, name: &str, why: impl Display) -> Box<dyn Error> {
        format!("{}: tensor `{name}`: {why}", self.path.display()).into()
    }

    /// The memory and the shape of a tensor. Only here do the file's extents become types.
    fn find<const R: usize, E: Extents<R>>(
        &self,
        name: &str,
        dtype: Dtype,
    ) -> Result<(&'a [u8], Shape<R, E>)> {
        let error = |why: String| self.error(name, why);
        let tensor = self.tensors.tensor(name).map_err(|_| error("the file does not have it".into()))?;
        let (found, extents) = (tensor.dtype(), tensor.shape());
        if found != dtype {
            return Err(error(format!("the elements are {found}, but the program reads {dtype}")));
        }
        let shape = Shape::try_from(extents).map_err(|why| error(format!("shape {extents:?}: {why}")))?;
        Ok((tensor.data(), shape))
    }

    /// Bytes, borrowed from the file.
    pub(crate) fn bytes<const R: usize, E: Extents<R>>(&self, name: &str) -> Result<DenseView<'a, u8, R, E>> {
        let (memory, shape) = self.find(name, Dtype::U8)?;
        Ok(View::with_layout(memory, RowMajor::new(shape))?)
    }

    /// Numbers, copied to their own memory because the file may not align them.
    pub(crate) fn tensor<T: Number, const R: usize, E: Extents<R>>(
        &self,
        name: &str,
    ) -> Result<DenseTensor<T, R, E>> {
        let (memory, shape) = self.find::<R, E>(name, T::DTYPE)?;
        let (numbers, _) = memory.as_chunks();
        Ok(Tensor::new(numbers.iter().copied().map(T::READ).collect(), shape.typed_extents())?)
    }

    /// Numbers `[n]` as one row `[1, n]` that stretches over a batch; the file does not state this.
    pub(crate) fn row<const N: usize>(&self, name: &str) -> Result<DenseTensor<f32, 2, Extents![1, { N }]>> {
        let vector: DenseTensor<f32, 1, Extents![{ N }]> = self.tensor(name)?;
        Ok(vector.into_reshape((One, Const))?)
    }
}
