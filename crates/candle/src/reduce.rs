//! Reductions along axes.

use shapewise::{
    axis::ReducedAxis,
    bounds::{Exists, ExtentList, ReducedAxes},
    rearrange::Reduced,
};

use crate::{Result, Typed};

/// Reductions. A row: what they return; the method; the bound of the axes; candle's methods that remove the axes and keep them; the results of
/// `[[1, 5, 3], [4, 5, 6]]` along the last axis; an error. Along one axis, candle reads its first element, so there must be one.
macro_rules! reductions {
    ($($what:literal $method:ident $axes:ident $holds:ident $removed:ident $kept:ident $result:literal $($error:literal)?;)*) => {
        /// Reductions along axes. In [`Keep`](shapewise::Keep) the axes remain, with extent 1.
        impl<const R: usize, E: ExtentList<R>> Typed<R, E> { $(
            #[doc = $what]
            ///
            /// # Errors
            ///
            $(#[doc = $error])?
            /// Those of candle, such as of the element type. An axis in the type that is out of range is an error of `cargo check`.
            ///
            /// ```
            /// use candle_core::{DType, Device, Tensor};
            /// use shapewise::{Axis, Const, Keep, One, shape};
            /// use shapewise_candle::Typed;
            ///
            /// let x = Tensor::new(&[[1_f32, 5., 3.], [4., 5., 6.]], &Device::Cpu)?;
            /// let x = Typed::new(x, shape![2, 3])?;
            #[doc = concat!("let results = x.", stringify!($method), "(Axis::<-1>)?.to_dtype(DType::F32)?;")]
            #[doc = concat!("assert_eq!(results.into_inner().to_vec1::<f32>()?, ", $result, ");")]
            #[doc = concat!("assert_eq!(x.", stringify!($method), "(Keep(Axis::<0>))?.typed_extents(), (One, Const::<3>));")]
            /// # Ok::<(), shapewise_candle::Error>(())
            /// ```
            pub fn $method<const Q: usize, X: $axes<R, Q, $holds: Exists> + ReducedAxes<R, Q, Proof: Exists>>(
                &self,
                axes: X,
            ) -> Result<Typed<Q, Reduced<X, E, R, Q>>> {
                let mut numbers = (0..R).filter(|axis| axes.has(*axis, R));
                let numbers = reductions!(@$holds self numbers);
                let x = self.as_inner();
                let result = if X::ARE_KEPT { x.$kept(numbers) } else { x.$removed(numbers) };
                Typed::of(result, self.shape().reduce(axes))
            }
        )* }
    };
    // As candle takes several axes, and one.
    (@Proof $self:ident $numbers:ident) => { $numbers.by_ref().collect::<Vec<_>>() };
    (@AxisProof $self:ident $numbers:ident) => { $self.not_empty($numbers.next().unwrap_or_default())? };
}

reductions! {
    "Returns the sums along one axis or several." sum_axis ReducedAxes Proof sum sum_keepdim "[9., 15.]";
    "Returns the means along one axis or several." mean_axis ReducedAxes Proof mean mean_keepdim "[3., 5.]";
    "Returns the greatest elements along one axis." max_axis ReducedAxis AxisProof max max_keepdim "[5., 6.]"
        "[`Error::Empty`](crate::Error::Empty) if the axis has extent 0.";
    "Returns the least elements along one axis." min_axis ReducedAxis AxisProof min min_keepdim "[1., 4.]"
        "[`Error::Empty`](crate::Error::Empty) if the axis has extent 0.";
    "Returns the positions of the greatest elements along one axis, of the type `u32`." argmax_axis ReducedAxis AxisProof argmax argmax_keepdim "[1., 2.]"
        "[`Error::Empty`](crate::Error::Empty) if the axis has extent 0.";
    "Returns the positions of the least elements along one axis, of the type `u32`." argmin_axis ReducedAxis AxisProof argmin argmin_keepdim "[0., 0.]"
        "[`Error::Empty`](crate::Error::Empty) if the axis has extent 0.";
    "Returns the variances along one axis, divided by one less than the extent." var_axis ReducedAxis AxisProof var var_keepdim "[4., 1.]"
        "[`Error::Empty`](crate::Error::Empty) if the axis has extent 0.";
}
