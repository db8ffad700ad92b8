//! One comparison of several arrays: extents with one name are one number.

use core::fmt;

use super::HasExtents;
use crate::{extent::NameText, message::or_fail};

/// The axes that are compared. Only lists of at most 8 extents have names.
const AXES: usize = 8;

/// An array, with the names of its extents.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct NamedArray {
    text: &'static str,
    names: &'static [Option<NameText>],
    extents: [Option<usize>; AXES],
}

impl NamedArray {
    /// Returns an array that is written like this.
    #[inline]
    pub fn new<X: HasExtents + ?Sized>(text: &'static str, array: &X) -> Self {
        let mut extents = [None; AXES];
        for (axis, (extent, name)) in extents.iter_mut().zip(X::NAMES).enumerate() {
            *extent = name.and_then(|_| array.extent(axis));
        }
        Self { text, names: X::NAMES, extents }
    }

    /// Its extents with a name: the name, the axis and the extent.
    fn named(&self) -> impl Iterator<Item = (NameText, Place)> {
        let axes = self.names.iter().zip(self.extents).enumerate();
        axes.filter_map(|(axis, (name, extent))| {
            Some(((*name)?, Place { array: self.text, axis, extent: extent? }))
        })
    }
}

/// An axis of an array, and its extent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Place {
    array: &'static str,
    axis: usize,
    extent: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in `{}` (axis {})", self.extent, self.array, self.axis)
    }
}

/// Two extents with one name that differ: the error of [`try_expect_names!`](crate::try_expect_names!).
///
/// ```
/// use shapewise::{Shape, names, shape, try_expect_names};
///
/// names! { Batch, Features }
///
/// let (x, w) = (Shape::new(shape![Batch(2), Features(5)])?, Shape::new(shape![Features(7)])?);
/// let error = try_expect_names!(x, w).unwrap_err();
/// assert_eq!((error.name(), error.extents()), ("Features", [5, 7]));
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NameError {
    name: NameText,
    places: [Place; 2],
}

impl NameError {
    /// Returns the name. See the example of [`NameError`].
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name.as_str()
    }

    /// Returns both extents, in elements. See the example of [`NameError`].
    #[must_use]
    pub const fn extents(&self) -> [usize; 2] {
        let [first, second] = self.places;
        [first.extent, second.extent]
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.places;
        write!(f, "`{}` is {first} and {second}", self.name())
    }
}

impl core::error::Error for NameError {}

/// Compares each extent that has a name with the first one of this name.
#[doc(hidden)]
pub fn compare(arrays: &[NamedArray]) -> Result<(), NameError> {
    let all = || arrays.iter().flat_map(NamedArray::named);
    for (name, place) in all() {
        let first = all().find(|(other, _)| *other == name).map_or(place, |(_, first)| first);
        if first.extent != place.extent {
            return Err(NameError { name, places: [first, place] });
        }
    }
    Ok(())
}

/// [`compare`], which panics with the error.
#[doc(hidden)]
#[track_caller]
pub fn expect(arrays: &[NamedArray]) {
    or_fail(compare(arrays));
}

/// Compares extents with names of several arrays or shapes: each name is one number.
///
/// It panics with the first that is not.
///
/// A name is a promise of meaning and not of a number, so numbers are compared where two extents meet. This compares them once, where arrays enter.
///
/// ```should_panic
/// use shapewise::{DenseTensor, expect_names, names, prelude::*};
///
/// names! { Batch, Features, Hidden }
///
/// struct Layer {
///     w: DenseTensor<f32, 2, Extents![Features, Hidden]>,
/// }
///
/// let x = Tensor::<f32, 2>::ones(shape![Batch(3), Features(5)]);
/// let l = Layer { w: Tensor::ones(shape![Features(7), Hidden(2)]) };
/// expect_names!(x, l.w); // `Features` is 5 in `x` (axis 1) and 7 in `l.w` (axis 0)
/// ```
#[macro_export]
macro_rules! expect_names {
    ($($array:expr),+ $(,)?) => {
        $crate::pattern::border::expect(&[$($crate::pattern::border::NamedArray::new(::core::stringify!($array), &$array)),+])
    };
}

/// Compares extents with names as [`expect_names!`](crate::expect_names!) does, and returns a `Result`.
///
/// The error is the first difference, a [`NameError`](crate::pattern::NameError).
///
/// ```
/// use shapewise::{names, prelude::*, try_expect_names};
///
/// names! { Batch, Features }
///
/// let x = Tensor::<f32, 2>::ones(shape![Batch(3), Features(5)]);
/// let bias = Tensor::<f32, 1>::ones(shape![Features(7)]);
/// let error = try_expect_names!(x, bias).unwrap_err();
/// assert_eq!(error.to_string(), "`Features` is 5 in `x` (axis 1) and 7 in `bias` (axis 0)");
/// assert_eq!(try_expect_names!(x, x.transpose(), bias.ranked()), Ok(()));
/// ```
#[macro_export]
macro_rules! try_expect_names {
    ($($array:expr),+ $(,)?) => {
        $crate::pattern::border::compare(&[$($crate::pattern::border::NamedArray::new(::core::stringify!($array), &$array)),+])
    };
}
