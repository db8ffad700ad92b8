//! Methods and operators of arrays with strides that arrays with tiles do not have. Each is an error that names the copy that has them; otherwise the compiler would suggest a
//! method with a similar name.

use core::ops::{Add, Div, Mul, Sub};

use crate::{
    array::TiledBase,
    private::{Exists, Sealed},
};

/// What needs strides of an array with tiles, `X`. It is a bound that nothing meets.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "an array with tiles has no strides, and so neither this method nor operators",
    label = "`to_tensor()` copies the elements to rows, which have them"
)]
pub trait HasStrides<X = ()>: Sealed {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`].
    type Proof;

    /// Returns a value of any type: a method that cannot be called has no result that could be wrong.
    fn any<Q>(&self) -> Q;
}

/// Methods, each with the types of its arguments.
macro_rules! methods {
    ($($name:ident [$($argument:ident)*];)*) => {
        impl<T, S, const R: usize, L> TiledBase<T, S, R, L> { $(
            #[doc(hidden)]
            #[must_use]
            pub fn $name<$($argument,)* Q>(&self, $(_: $argument),*) -> Q where Self: HasStrides<Proof: Exists> { self.any() }
        )* }
    };
}

methods! { as_slice []; rows []; rows_mut []; row [I]; row_mut [I]; column [I]; slice [I]; slice_mut [I]; sum []; sum_axis [X]; mean []; transpose []; permute [X]; reshape [E]; matmul [O]; }

/// Operators, by value and by reference.
macro_rules! operators {
    ($($trait:ident $method:ident;)*) => { $(
        operators! { @of TiledBase<T, S, R, L>, $trait $method }
        operators! { @of &TiledBase<T, S, R, L>, $trait $method }
    )* };
    (@of $array:ty, $trait:ident $method:ident) => {
        #[doc(hidden)]
        impl<T, S, const R: usize, L, X: HasStrides<Self>> $trait<X> for $array {
            type Output = Self;

            fn $method(self, operand: X) -> Self {
                operand.any()
            }
        }
    };
}

operators! { Add add; Sub sub; Mul mul; Div div; }
