//! Tensors of a file: their shapes become types here, once, and a file that has others is told which and where.

use core::{error::Error, fmt::Display};
use std::path::Path;

use safetensors::{Dtype, SafeTensors};
use shapewise::{Const, DenseTensor, DenseView, Extents, One, RowMajor, Shape, Tensor, View};

use super::Result;

/// A number that a file has as four bytes, the lowest first.
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

/// A file of tensors, of which only the file knows the shapes.
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

    /// The memory and the shape of a tensor. Here, and only here, what a file says becomes what a type says.
    fn find<const R: usize, E: Extents<R>>(
        &self,
        name: &str,
        dtype: Dtype,
    ) -> Result<(&'a [u8], Shape<R, E>)> {
        let error = |why: String| self.error(name, why);
        let tensor = self.tensors.tensor(name).map_err(|_| error("the file has none".into()))?;
        let (found, extents) = (tensor.dtype(), tensor.shape());
        if found != dtype {
            return Err(error(format!("the elements are {found}, and the program reads {dtype}")));
        }
        let shape = Shape::try_from(extents).map_err(|why| error(format!("shape {extents:?}: {why}")))?;
        Ok((tensor.data(), shape))
    }

    /// Bytes, seen where they are in the file.
    pub(crate) fn bytes<const R: usize, E: Extents<R>>(&self, name: &str) -> Result<DenseView<'a, u8, R, E>> {
        let (memory, shape) = self.find(name, Dtype::U8)?;
        Ok(View::with_layout(memory, RowMajor::new(shape))?)
    }

    /// Numbers, which the file need not have aligned, in memory of their own.
    pub(crate) fn tensor<T: Number, const R: usize, E: Extents<R>>(
        &self,
        name: &str,
    ) -> Result<DenseTensor<T, R, E>> {
        let (memory, shape) = self.find::<R, E>(name, T::DTYPE)?;
        let (numbers, _) = memory.as_chunks();
        Ok(Tensor::new(numbers.iter().copied().map(T::READ).collect(), shape.typed_extents())?)
    }

    /// Numbers `[n]` as one row `[1, n]`, which stretches over a batch: in the file nothing says so.
    pub(crate) fn row<const N: usize>(&self, name: &str) -> Result<DenseTensor<f32, 2, Extents![1, { N }]>> {
        let vector: DenseTensor<f32, 1, Extents![{ N }]> = self.tensor(name)?;
        Ok(vector.into_reshape((One, Const))?)
    }
}
