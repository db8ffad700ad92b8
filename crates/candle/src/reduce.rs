//! Reductions along axes.

use shapewise::{
    axis::{ReducedAxes, ReducedAxis},
    internal::Always,
    rearrange::Reduced,
    types::ExtentList,
};

use crate::{Result, Typed};

/// Reductions. A row: its documentation; the method; the bound of the axes; candle's methods that remove the axes and keep them.
macro_rules! reductions {
    ($($(#[$doc:meta])* $method:ident $axes:ident $holds:ident $removed:ident $kept:ident;)*) => {
        impl<const R: usize, E: ExtentList<R>> Typed<R, E> { $(
            $(#[$doc])*
            ///
            /// # Errors
            ///
            /// Those of candle, such as of the element type. An axis in the type that is out of range is an error of `cargo check`.
            pub fn $method<const Q: usize, X: $axes<R, Q, $holds: Always> + ReducedAxes<R, Q, Holds: Always>>(
                &self,
                axes: X,
            ) -> Result<Typed<Q, Reduced<X, E, R, Q>>> {
                let mut numbers = (0..R).filter(|axis| axes.has(*axis, R));
                let numbers = reductions!(@$holds numbers);
                let x = self.as_inner();
                let result = if X::ARE_KEPT { x.$kept(numbers) } else { x.$removed(numbers) };
                Typed::of(result, self.shape().reduce(axes))
            }
        )* }
    };
    // As candle takes several axes, and one.
    (@Holds $numbers:ident) => { $numbers.by_ref().collect::<Vec<_>>() };
    (@IsOne $numbers:ident) => { $numbers.next().unwrap_or_default() };
}

reductions! {
    /// Returns the sums along one axis or several; in [`Keep`](shapewise::Keep) they remain with extent 1.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, Const, Keep, One, axes, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[[1_f32, 2., 3.], [4., 5., 6.]], &Device::Cpu)?, shape![2, 3])?;
    /// assert_eq!(x.sum_axis(Axis::<0>)?.into_inner().to_vec1::<f32>()?, [5., 7., 9.]);
    /// assert_eq!(x.sum_axis(Keep(Axis::<-1>))?.typed_extents(), (Const::<2>, One));
    /// assert_eq!(x.sum_axis(axes![0, 1])?.into_inner().to_scalar::<f32>()?, 21.);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    sum_axis ReducedAxes Holds sum sum_keepdim;
    /// Returns the means along one axis or several. See [`sum_axis`](Self::sum_axis).
    mean_axis ReducedAxes Holds mean mean_keepdim;
    /// Returns the greatest elements along one axis. See [`sum_axis`](Self::sum_axis).
    max_axis ReducedAxis IsOne max max_keepdim;
    /// Returns the least elements along one axis. See [`sum_axis`](Self::sum_axis).
    min_axis ReducedAxis IsOne min min_keepdim;
    /// Returns the positions of the greatest elements along one axis, as `u32`. See [`sum_axis`](Self::sum_axis).
    argmax_axis ReducedAxis IsOne argmax argmax_keepdim;
    /// Returns the positions of the least elements along one axis, as `u32`. See [`sum_axis`](Self::sum_axis).
    argmin_axis ReducedAxis IsOne argmin argmin_keepdim;
    /// Returns the variances along one axis, divided by one less than the extent. See [`sum_axis`](Self::sum_axis).
    var_axis ReducedAxis IsOne var var_keepdim;
}
