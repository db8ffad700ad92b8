//! Products that sum over an axis.

use shapewise::bounds::{ExtentList, MatmulWith};

use crate::{Result, Typed};

impl<const R: usize, E: ExtentList<R>> Typed<R, E> {
    /// Returns the product of matrices: `[.., m, k]` and `[.., k, n]` become `[.., m, n]`. Axes before the last two are batch axes, which are
    /// aligned at the last one and broadcast. A vector is one row on the left and one column on the right, and this axis is not one of the result.
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
    /// let (x, w) =
    ///     (Typed::new(ones(5, 64)?, shape![5, 64])?, Typed::new(ones(64, 10)?, shape![64, 10])?);
    /// assert_eq!(x.matmul(&w)?.typed_extents(), shape![5, 10]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn matmul<const P: usize, const Q: usize, F: ExtentList<P>>(
        &self,
        right: &Typed<P, F>,
    ) -> Result<Typed<Q, <F::List as MatmulWith<E::List, R, P, Q>>::Extents>>
    where
        F::List: MatmulWith<E::List, R, P, Q>,
    {
        let shape = self.shape().matmul(right.shape())?;
        let (x, y) = (self.as_inner(), right.as_inner());
        if R > 1 && P > 1 {
            // Candle computes the batch axes with vectors on the heap, which takes as long as a small product.
            let batches = [x.dims().get(..R.saturating_sub(2)), y.dims().get(..P.saturating_sub(2))];
            let is_same = batches[0] == batches[1];
            return Typed::of(if is_same { x.matmul(y) } else { x.broadcast_matmul(y) }, shape);
        }
        // Candle's operands have two axes at least.
        let x = if R == 1 { &x.unsqueeze(0)? } else { x };
        let y = if P == 1 { &y.unsqueeze(1)? } else { y };
        let product = x.broadcast_matmul(y).and_then(|product| product.reshape(&shape.extents()));
        Typed::of(product, shape)
    }
}
