//! The order of elements that `max` and `min` require, sums, and floats.

use core::{
    cmp::Ordering,
    ops::{Add, Mul},
};

use num_traits::{NumAssignOps, Zero};

#[cfg(any(feature = "std", feature = "libm"))]
use num_traits::Float as Base;
#[cfg(not(any(feature = "std", feature = "libm")))]
use num_traits::float::FloatCore as Base;

/// A requirement of elements, with a message: bounds of the standard library or of num-traits. It is two traits, because the compiler reports the inner one
/// of a bound with [`Exists`](crate::private::Exists), which methods have so that their signature is not quoted.
macro_rules! required {
    (
        $(#[$attribute:meta])*
        pub trait $required:ident: $known:ident { $($items:tt)* }
        $(#[$hidden:meta])*
        pub trait $inner:ident: ($($bounds:tt)*) {}
        $message:literal, $label:literal
    ) => {
        $(#[$attribute])*
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $required: $known {
            /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
            type Proof;

            $($items)*
        }

        #[diagnostic::do_not_recommend]
        impl<T: $known> $required for T {
            type Proof = ();
        }

        #[doc = concat!("[`", stringify!($required), "`] without items.")]
        $(#[$hidden])*
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $inner: $($bounds)* {}

        #[diagnostic::do_not_recommend]
        impl<T> $inner for T where Self: $($bounds)* {}
    };
}

pub(crate) use required;

required! {
    /// A type with a total order of its values: `Ord`, with a message for types that have none.
    ///
    /// ```
    /// use shapewise::array::TotallyOrdered;
    ///
    /// fn is_ordered<T: TotallyOrdered>() {}
    /// is_ordered::<u8>();
    /// is_ordered::<&str>();
    /// ```
    pub trait TotallyOrdered: HasOrder {}
    #[cfg_attr(doc, doc(hidden))]
    pub trait HasOrder: (Ord) {}
    "`{Self}` has no order of all its values",
    "of floats, the method with `_by` takes an order: `max_by(shapewise::Float::nan_last)`; other generic code needs `T: Copy + Ord`"
}

required! {
    /// Elements that have a sum: [`Copy`] and [`Zero`], with a message for types that have none.
    ///
    /// ```
    /// use shapewise::array::Summand;
    ///
    /// fn has_a_sum<T: Summand>() {}
    /// has_a_sum::<u8>();
    /// has_a_sum::<f64>();
    /// ```
    pub trait Summand: HasSum {}
    #[cfg_attr(doc, doc(hidden))]
    pub trait HasSum: (Copy + Zero) {}
    "elements `{Self}` cannot be summed",
    "not known to be a number: generic code needs `T: Summand`; `map(|x| usize::from(*x)).sum()` counts what is true"
}

required! {
    /// A float: the one bound that generic code over floats needs. It has the operators, `+=` and the others in place among them, and the methods of the floats of the
    /// standard library (without the feature `std`, those of `core`), also for the floats of other crates that implement the traits of num-traits. `T::from(0.5)` converts a
    /// number, and is `None` where the type has no such value.
    ///
    /// ```
    /// # #[cfg(feature = "std")] {
    /// use shapewise::{Axis, Float, Keep, Tensor, View};
    ///
    /// fn softmax<T: Float>(x: View<'_, T, 2>) -> Tensor<T, 2> {
    ///     let largest = x.max_axis_by(Keep(Axis::<1>), T::nan_last).expect("rows have elements");
    ///     let powers = (x - largest).map(|x| x.exp());
    ///     &powers / powers.sum_axis(Keep(Axis::<1>))
    /// }
    ///
    /// let memory = [0.0_f32, 0.0, 1.0, 1.0];
    /// assert_eq!(softmax(View::new(&memory, [2, 2]).unwrap()).as_slice(), [0.5, 0.5, 0.5, 0.5]);
    /// # }
    /// ```
    pub trait Float: IsFloat {
        /// An order of all floats, for `max_by` and the methods like it: `-0.0` and `0.0` are equal, and NaN is after all numbers,
        /// with and without the sign bit. So the largest element is NaN if there is one, and sorted elements end with NaN, as in NumPy.
        ///
        /// ```
        /// use shapewise::{Float, View};
        ///
        /// let memory = [1.0, 7.0, -3.0];
        /// assert_eq!(View::new(&memory, [3])?.max_by(Float::nan_last), Some(7.0));
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[must_use]
        fn nan_last(&self, other: &Self) -> Ordering {
            // Without branches, so that loops over elements can use vectors.
            let is_before = |left: &Self, right: &Self| (left < right) | (!left.is_nan() & right.is_nan());
            is_before(other, self).cmp(&is_before(self, other))
        }

        /// An order of all floats, for `min_by` and the methods like it: [`nan_last`](Float::nan_last), but NaN is before all numbers. So the smallest element is NaN if
        /// there is one, as in NumPy.
        ///
        /// ```
        /// use shapewise::{Float, View};
        ///
        /// let memory = [1.0, -f64::NAN, -3.0, f64::NAN];
        /// let view = View::new(&memory, [4])?;
        /// assert!(view.min_by(Float::nan_first).unwrap().is_nan());
        /// assert_eq!(view.min_by(Float::nan_last), Some(-3.0));
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[must_use]
        fn nan_first(&self, other: &Self) -> Ordering {
            let is_before = |left: &Self, right: &Self| (left < right) | (left.is_nan() & !right.is_nan());
            is_before(other, self).cmp(&is_before(self, other))
        }
    }
    #[cfg_attr(doc, doc(hidden))]
    pub trait IsFloat: (Base + NumAssignOps + 'static) {}
    "`{Self}` is not a float", "`map(|x| f64::from(*x))` converts numbers, `mean_as::<f64>()` is the mean of integers, and generic code needs `T: Float`"
}

required! {
    /// Elements that can be added.
    #[cfg_attr(doc, doc(hidden))]
    pub trait Addend: HasAddition {}
    #[cfg_attr(doc, doc(hidden))]
    pub trait HasAddition: (Copy + Add<Output = Self>) {}
    "elements `{Self}` cannot be added",
    "not known to be a number: generic code needs `T: Copy + Add<Output = T>`"
}

required! {
    /// Elements that can be multiplied.
    #[cfg_attr(doc, doc(hidden))]
    pub trait Multiplicand: HasMultiplication {}
    #[cfg_attr(doc, doc(hidden))]
    pub trait HasMultiplication: (Copy + Mul<Output = Self>) {}
    "elements `{Self}` cannot be multiplied",
    "not known to be a number: generic code needs `T: Copy + Mul<Output = T>`"
}

required! {
    /// Elements that can be multiplied and summed, as in a product of matrices. See [`matmul`](crate::array::TensorBase::matmul).
    pub trait DotElement: HasProducts {}
    #[cfg_attr(doc, doc(hidden))]
    pub trait HasProducts: (Copy + Zero + Mul<Output = Self>) {}
    "elements `{Self}` have no sum of products",
    "not known to be a number: generic code needs the bound `T: shapewise::array::DotElement + 'static`"
}
