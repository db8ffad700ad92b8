//! Products that sum over an axis.

use shapewise::{contraction::Multiplies, types::ExtentList};

use crate::{Result, Typed};

impl<const R: usize, E: ExtentList<R>> Typed<R, E> {
    /// Returns the product of matrices: `[.., m, k]` and `[.., k, n]` become `[.., m, n]`. Axes before the last two are batch axes, which are
    /// aligned at the last one and broadcast.
    ///
    /// # Errors
    ///
    /// [`Error::Contraction`](crate::Error::Contraction) if the extents `k` differ or batch axes do not broadcast. Two extents in the type that
    /// conflict are an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{DType, Device, Tensor};
    /// use shapewise::shape;
    /// use shapewise_candle::Typed;
    ///
    /// let ones = |m, n| Tensor::ones((m, n), DType::F32, &Device::Cpu);
    /// let (x, w) = (Typed::new(ones(5, 64)?, shape![5, 64])?, Typed::new(ones(64, 10)?, shape![64, 10])?);
    /// assert_eq!(x.matmul(&w)?.typed_extents(), shape![5, 10]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn matmul<const P: usize, const Q: usize, F: ExtentList<P>>(
        &self,
        right: &Typed<P, F>,
    ) -> Result<Typed<Q, <F::List as Multiplies<E::List, R, P, Q>>::Extents>>
    where
        F::List: Multiplies<E::List, R, P, Q>,
    {
        let shape = self.shape().matmul(right.shape())?;
        Typed::of(self.as_inner().broadcast_matmul(right.as_inner()), shape)
    }
}
