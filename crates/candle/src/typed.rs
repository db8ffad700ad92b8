//! A tensor and its shape.

use core::fmt;

use candle_core::Tensor;
use shapewise::{Extents, Shape, bounds::ExtentList, pattern::HasExtents};

use crate::{Error, Result};

/// A [`Tensor`] of rank `R` with the extents `E`: by default, all are known at run time. `Extents![usize, 64]` knows one of two.
///
/// A clone shares the memory, as one of candle's does.
///
/// ```
/// use candle_core::{DType, Device, Tensor};
/// use shapewise::Extents;
/// use shapewise_candle::{Result, Typed};
///
/// fn double(x: &Typed<2, Extents![usize, 64]>) -> Result<Typed<2, Extents![usize, 64]>> {
///     x + x
/// }
///
/// let x = Typed::<2>::ranked_from(Tensor::ones((5, 64), DType::F32, &Device::Cpu)?)?;
/// assert_eq!(double(&x.typed()?)?.extents(), [5, 64]);
/// # Ok::<(), shapewise_candle::Error>(())
/// ```
#[derive(Clone)]
pub struct Typed<const R: usize, E = [usize; R]> {
    // INVARIANT: the tensor has the extents of the shape.
    tensor: Tensor,
    shape: Shape<R, E>,
}

impl<const R: usize, E: Extents<R>> Typed<R, E> {
    /// Takes a tensor and its extents, as `shape![n, 64]`, and compares them.
    ///
    /// # Errors
    ///
    /// [`Error::Rank`] or [`Error::Extent`] if the tensor has others.
    ///
    /// ```
    /// use candle_core::{DType, Device, Tensor};
    /// use shapewise::shape;
    /// use shapewise_candle::Typed;
    ///
    /// let (n, x) = (5, Tensor::ones((5, 64), DType::F32, &Device::Cpu)?);
    /// assert_eq!(Typed::new(x, shape![n, 64])?.typed_extents(), shape![n, 64]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn new(tensor: Tensor, extents: E) -> Result<Self> {
        let shape = Shape::new(extents)?;
        shape.expect(ranked(&tensor)?)?;
        Ok(Self { tensor, shape })
    }
}

/// Returns the extents of a tensor of this rank.
fn ranked<const R: usize>(tensor: &Tensor) -> Result<[usize; R]> {
    let found = tensor.dims();
    found.try_into().map_err(|_| Error::Rank { expected: R, found: found.len() })
}

impl<const R: usize> Typed<R> {
    /// Takes a tensor of rank `R`, whose extents are known at run time.
    ///
    /// # Errors
    ///
    /// [`Error::Rank`] if it has another rank. See the [example](Self).
    pub fn ranked_from(tensor: Tensor) -> Result<Self> {
        let shape = Shape::new(ranked(&tensor)?)?;
        Ok(Self { tensor, shape })
    }
}

impl<const R: usize, E: ExtentList<R>> Typed<R, E> {
    /// Takes a result of candle and its shape, which the rules of shapes have computed.
    pub(crate) fn of(tensor: candle_core::Result<Tensor>, shape: Shape<R, E>) -> Result<Self> {
        let tensor = tensor?;
        debug_assert_eq!(tensor.dims(), shape.extents(), "the rule is that of candle");
        Ok(Self { tensor, shape })
    }

    /// Returns the axis, which has elements.
    pub(crate) fn not_empty(&self, axis: usize) -> Result<usize> {
        if self.extents().get(axis) == Some(&0) { Err(Error::Empty { axis }) } else { Ok(axis) }
    }

    /// Returns the tensor.
    #[must_use]
    pub const fn as_inner(&self) -> &Tensor {
        &self.tensor
    }

    /// Converts to the tensor. [`new`](Self::new) is the way back.
    #[must_use]
    pub fn into_inner(self) -> Tensor {
        self.tensor
    }

    /// Returns the shape.
    #[must_use]
    pub const fn shape(&self) -> Shape<R, E> {
        self.shape
    }

    /// Returns all extents, in axis order.
    #[must_use]
    pub fn extents(&self) -> [usize; R] {
        self.shape.extents()
    }

    /// Returns the extents with their type: an array or a tuple.
    #[must_use]
    pub const fn typed_extents(&self) -> E {
        self.shape.typed_extents()
    }

    /// Converts to a tensor whose type knows other extents, and compares them.
    ///
    /// # Errors
    ///
    /// [`Error::Extent`] with the first axis where the type knows another one. See the [example](Self).
    pub fn typed<F: Extents<R>>(&self) -> Result<Typed<R, F>> {
        Ok(Typed { tensor: self.tensor.clone(), shape: self.shape.typed()? })
    }

    /// Returns the same tensor without extents in the type.
    #[must_use]
    pub fn ranked(&self) -> Typed<R> {
        Typed { tensor: self.tensor.clone(), shape: self.shape.ranked() }
    }
}

/// Typed tensors are operands of `expect_shape!`, which compares what the types know when the program is built.
impl<const R: usize, E: ExtentList<R>> HasExtents for Typed<R, E> {
    const KNOWN: Option<&'static [Option<usize>]> = <Shape<R, E> as HasExtents>::KNOWN;

    fn rank(&self) -> Option<usize> {
        Some(R)
    }

    fn extent(&self, axis: usize) -> Option<usize> {
        HasExtents::extent(&self.shape, axis)
    }
}

impl<const R: usize, E: ExtentList<R>> fmt::Debug for Typed<R, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.tensor, f)
    }
}

impl<const R: usize, E: ExtentList<R>> fmt::Display for Typed<R, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.tensor, f)
    }
}
