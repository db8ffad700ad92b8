//! Functions of each element, such as `exp`, of arrays of floats.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type"
)]

#[cfg(feature = "alloc")]
use crate::array::{DynBase, DynTensor, DynView};
use crate::{
    array::{Float, Lend, TensorBase},
    broadcast::BroadcastError,
    layout::Layout,
    private::{Exists, INTERNAL, If, Internal},
    verbs::{ArrayLike, ZipsWith},
};

/// The power of [`powf`](TensorBase::powf): a float of the type of the elements. The result projects from it, so that a message does not quote the
/// signature.
#[diagnostic::on_unimplemented(
    message = "elements `{T}` to the power of a value of type `{Self}`: `powf` is of floats, and takes one of their type",
    label = "write `2.0` for floats, or `powi(2)`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Power<T> {
    /// `T`.
    type Element;

    /// The function that returns an element to the power of `self`.
    #[doc(hidden)]
    fn of(exponent: Self, internal: Internal) -> impl Fn(&T) -> Self::Element;
}

#[diagnostic::do_not_recommend]
impl<T: Float> Power<T> for T {
    type Element = T;

    #[inline]
    fn of(exponent: T, _: Internal) -> impl Fn(&T) -> T {
        /// Not a power of `few_factors`, and neither is the next one.
        const ROOT: i32 = 4;
        const OTHER: i32 = 5;
        let whole = (-1..=3).find(|whole| T::from(*whole) == Some(exponent));
        let way = whole.unwrap_or(if T::from(0.5) == Some(exponent) { ROOT } else { OTHER });
        move |element| match way {
            // The square root of -infinity is NaN, and that of -0.0 is -0.0.
            ROOT if *element == T::neg_infinity() => T::infinity(),
            ROOT => (*element + T::zero()).sqrt(),
            _ => few_factors(*element, way).unwrap_or_else(|| element.powf(exponent)),
        }
    }
}

/// An element to the power of an integer from -1 to 3; `None` for another. A loop over elements has code of its own for each power, and vectors: it takes a twentieth of the time of a call for each
/// element, and a fortieth of that of a power of floats. The products are those of a call.
#[inline(always)]
fn few_factors<T: Float>(element: T, exponent: i32) -> Option<T> {
    match exponent {
        -1 => Some(element.recip()),
        0 => Some(T::one()),
        1 => Some(element),
        2 => Some(element * element),
        3 => Some(element * (element * element)),
        _ => None,
    }
}

/// A row: what it computes; names as which it is searched for; the name; an element and its result in the example.
macro_rules! functions {
    ($($what:literal [$($alias:literal)*] $name:ident() $from:literal $to:literal;)*) => {
        /// # Functions of floats
        ///
        /// Functions of each element, of floats, which return a tensor of the same extents. They are those of the standard library, and panic as
        /// [`map`](Self::map) does. [`map_copied`](Self::map_copied) takes any other function; with [`map_from`](Self::map_from), the
        /// results are written to memory that is there.
        impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
            $(
                #[doc = $what]
                ///
                /// ```
                /// use shapewise::tensor;
                ///
                #[doc = concat!("let x = tensor![", $from, ", ", $from, "];")]
                #[doc = concat!("assert_eq!(x.", stringify!($name), "(), tensor![", $to, ", ", $to, "]);")]
                /// ```
                $(#[doc(alias = $alias)])*
                #[must_use]
                pub fn $name(&'s self) -> ArrayLike<T, T, S, L, R>
                where
                    T: Float<Proof: Exists>,
                {
                    self.map(|element| element.$name())
                }
            )*
        }

        /// # Functions of floats
        ///
        /// [`TensorBase`] has the same.
        #[cfg(feature = "alloc")]
        impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
            $(
                #[doc = $what]
                ///
                #[doc = concat!("See [`TensorBase::", stringify!($name), "`].")]
                $(#[doc(alias = $alias)])*
                #[must_use]
                pub fn $name(&'s self) -> DynTensor<T>
                where
                    T: Float<Proof: Exists>,
                {
                    self.map(|element| element.$name())
                }
            )*
        }
    };
}

functions! {
    "Returns the absolute value of each element." ["absolute"] abs() "-2.0" "2.0";
    "Returns 1 with the sign of each element, also of zeros; NaN of NaN." ["sign"] signum() "-2.0" "-1.0";
    "Returns the square root of each element; NaN of negative ones." [] sqrt() "4.0" "2.0";
    "Returns the cube root of each element." [] cbrt() "8.0" "2.0";
    "Returns 1 divided by each element." ["reciprocal"] recip() "4.0" "0.25";
    "Returns *e* to the power of each element." [] exp() "0.0" "1.0";
    "Returns 2 to the power of each element." [] exp2() "3.0" "8.0";
    "Returns *e* to the power of each element, minus 1: accurate also near 0." ["expm1"] exp_m1() "0.0" "0.0";
    "Returns the natural logarithm of each element; NaN of negative ones." ["log"] ln() "1.0" "0.0";
    "Returns the natural logarithm of 1 plus each element: accurate also near 0." ["log1p"] ln_1p() "0.0" "0.0";
    "Returns the logarithm to base 2 of each element." [] log2() "8.0" "3.0";
    "Returns the logarithm to base 10 of each element." [] log10() "100.0" "2.0";
    "Returns the sine of each element, in radians." [] sin() "0.0" "0.0";
    "Returns the cosine of each element, in radians." [] cos() "0.0" "1.0";
    "Returns the tangent of each element, in radians." [] tan() "0.0" "0.0";
    "Returns the arcsine of each element, in radians; NaN outside of -1 to 1." ["arcsin"] asin() "0.0" "0.0";
    "Returns the arccosine of each element, in radians; NaN outside of -1 to 1." ["arccos"] acos() "1.0" "0.0";
    "Returns the arctangent of each element, in radians." ["arctan"] atan() "0.0" "0.0";
    "Returns the hyperbolic sine of each element." [] sinh() "0.0" "0.0";
    "Returns the hyperbolic cosine of each element." [] cosh() "0.0" "1.0";
    "Returns the hyperbolic tangent of each element." [] tanh() "0.0" "0.0";
    "Returns the greatest integer that is at most each element." [] floor() "-1.5" "-2.0";
    "Returns the least integer that is at least each element." [] ceil() "-1.5" "-1.0";
    "Returns the integer nearest to each element; halves are rounded away from 0, while NumPy rounds them to even numbers." ["rint" "around"] round() "2.5" "3.0";
    "Returns each element without its fraction." ["fix"] trunc() "-1.5" "-1.0";
    "Returns the fraction of each element, with its sign." [] fract() "-1.5" "-0.5";
}

/// The tolerance of [`all_close`](TensorBase::all_close): a float of the type of the elements. As [`Power`], the result projects from it.
#[diagnostic::on_unimplemented(
    message = "elements `{T}` are not compared up to a tolerance of type `{Self}`: `all_close` is of floats, and takes two of their type",
    label = "two floats; integers are compared by equality; generic code needs the bound `Float`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Tolerance<T> {
    /// Exists where the trait does.
    type Proof;

    /// Whether two floats are close. An infinite one is close to itself alone.
    #[doc(hidden)]
    fn are_close(x: &T, y: &T, tolerances: &[Self; 2], internal: Internal) -> bool
    where
        Self: Sized;
}

#[diagnostic::do_not_recommend]
impl<T: Float> Tolerance<T> for T {
    type Proof = ();

    #[inline]
    fn are_close(x: &T, y: &T, [relative, absolute]: &[T; 2], _: Internal) -> bool {
        *x == *y || y.is_finite() && (*x - *y).abs() <= *absolute + *relative * y.abs()
    }
}

/// # Tests of floats
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a mask: where each element is NaN.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert_eq!(tensor![1.0, f64::NAN].is_nan(), tensor![false, true]);
    /// ```
    #[doc(alias("isnan", "isnull", "is.na"))]
    #[must_use]
    pub fn is_nan(&'s self) -> ArrayLike<bool, T, S, L, R>
    where
        T: Float<Proof: Exists>,
    {
        self.map(|element| element.is_nan())
    }

    /// Returns whether each element differs from that of another array by at most `absolute` plus `relative` times the size of the other one. Equal elements are
    /// close, also infinite ones; NaN is close to nothing. The two arrays are broadcast to each other.
    ///
    /// # Panics
    ///
    /// Same panics as [`zip_all`](Self::zip_all).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let x = tensor![1.0, 3.0] / 3.0;
    /// assert!(
    ///     x.all_close(tensor![0.3333, 1.0], 1e-3, 0.0)
    ///         && !x.all_close(tensor![0.3333, 1.0], 1e-6, 0.0)
    /// );
    /// ```
    #[doc(alias("allclose", "isclose", "isapprox"))]
    #[must_use]
    #[track_caller]
    pub fn all_close<O: ZipsWith<L, R, Element = T>, P: Tolerance<T>>(
        &'s self,
        other: O,
        relative: P,
        absolute: P,
    ) -> If<(O::Extents, P::Proof), bool> {
        let tolerances = [relative, absolute];
        self.zip_all(other, |x, y| P::are_close(x, y, &tolerances, INTERNAL))
    }

    /// Returns whether each element is close to that of another array, or an error where [`all_close`](Self::all_close) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_zip_all`](Self::try_zip_all).
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// assert!(
    ///     Tensor::<f32, 1>::zeros([3])
    ///         .try_all_close(Tensor::<f32, 1>::zeros([2]), 0.1, 0.1)
    ///         .is_err()
    /// );
    /// ```
    #[expect(clippy::type_complexity, reason = "the result projects from what must hold")]
    pub fn try_all_close<O: ZipsWith<L, R, Element = T>, P: Tolerance<T>>(
        &'s self,
        other: O,
        relative: P,
        absolute: P,
    ) -> Result<If<(O::Extents, P::Proof), bool>, BroadcastError> {
        let tolerances = [relative, absolute];
        self.try_zip_all(other, |x, y| P::are_close(x, y, &tolerances, INTERNAL))
    }
}

#[cfg(feature = "alloc")]
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns a mask: where each element is NaN. See [`TensorBase::is_nan`].
    #[doc(alias = "isnan")]
    #[must_use]
    pub fn is_nan(&'s self) -> DynTensor<bool>
    where
        T: Float<Proof: Exists>,
    {
        self.map(|element| element.is_nan())
    }

    /// Returns whether each element is close to that of another array. See [`TensorBase::all_close`].
    ///
    /// # Errors
    ///
    /// Same errors as [`zip_map`](Self::zip_map).
    #[doc(alias("allclose", "isclose"))]
    pub fn all_close<'v, P: Tolerance<T>>(
        &'s self,
        other: impl Into<DynView<'v, T>>,
        relative: P,
        absolute: P,
    ) -> Result<If<P::Proof, bool>, BroadcastError>
    where
        T: 'v,
    {
        let tolerances = [relative, absolute];
        self.zip_all(other, |x, y| P::are_close(x, y, &tolerances, INTERNAL))
    }
}

/// # Powers
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns each element to the power of an integer.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert_eq!(tensor![2.0, -1.0].powi(3), tensor![8.0, -1.0]);
    /// ```
    #[doc(alias("power", "pow"))]
    #[must_use]
    pub fn powi(&'s self, exponent: i32) -> ArrayLike<T, T, S, L, R>
    where
        T: Float<Proof: Exists>,
    {
        self.map(|element| few_factors(*element, exponent).unwrap_or_else(|| element.powi(exponent)))
    }

    /// Returns each element to the power of a float; NaN of negative elements, unless the power is an integer. The powers -1 to 3 are products, and the power 0.5 is a square root, so they
    /// take as long as these; the power 3 may differ from that of the standard library by 2 units in the last place.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert_eq!(tensor![4.0, 9.0].powf(0.5), tensor![2.0, 3.0]);
    /// ```
    #[doc(alias("power", "pow"))]
    #[must_use]
    pub fn powf<P: Power<T>>(&'s self, exponent: P) -> ArrayLike<P::Element, T, S, L, R> {
        self.map(P::of(exponent, INTERNAL))
    }
}

#[cfg(feature = "alloc")]
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns each element to the power of an integer.
    ///
    /// See [`TensorBase::powi`].
    #[doc(alias("power", "pow"))]
    #[must_use]
    pub fn powi(&'s self, exponent: i32) -> DynTensor<T>
    where
        T: Float<Proof: Exists>,
    {
        self.map(|element| few_factors(*element, exponent).unwrap_or_else(|| element.powi(exponent)))
    }

    /// Returns each element to the power of a float; NaN of negative elements, unless the power is an integer.
    ///
    /// See [`TensorBase::powf`].
    #[doc(alias("power", "pow"))]
    #[must_use]
    pub fn powf<P: Power<T>>(&'s self, exponent: P) -> DynTensor<P::Element> {
        self.map(P::of(exponent, INTERNAL))
    }
}
