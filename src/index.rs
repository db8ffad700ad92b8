//! Index math on plain arrays: the rules, each once, as `const fn`.
//!
//! An *index* is one coordinate per axis, a *linear index* is its place in logical row-major order, an *offset* its place
//! in memory, in elements. The methods of shapes, layouts and views call these functions. As they are
//! `const fn`, they are available at compile time too.
//!
//! Nothing here overflows: extents whose product does not fit `isize` and layouts whose memory does not are refused by
//! [`element_count`] and [`reach`] before anything is computed from them.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays: indices are counted or checked to be below the length, and every product and sum is \
              bounded by `element_count` or `reach`, which are written with checked arithmetic"
)]

mod inverse;
pub(crate) mod strides;
mod unique;
pub(crate) mod walk;

use crate::{
    error::error_messages,
    message::{Count, Message},
};

pub(crate) use self::strides::reach_of;
pub(crate) use self::unique::{Marks, are_interleaved, uniqueness_with_memory};
pub(crate) use self::walk::turn;
pub use self::{
    inverse::{Divider, SearchError, index_at, try_index_at},
    strides::{
        SpanError, column_major_strides, known_column_major_strides, known_row_major_strides, reach,
        row_major_strides,
    },
    unique::{is_unique, uniqueness},
    walk::{Walk, WalkError, bump, compare, in_bounds},
};
pub(crate) use self::{
    strides::{fitting_product, or_most},
    unique::MARKED,
};

/// Extents whose element count does not fit: the error of [`Shape::new`](crate::Shape::new).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SizeError {
    /// The axis whose extent makes the product too large.
    pub axis: usize,
    /// Its extent.
    pub extent: usize,
    /// The product of the extents before it, those of 0 left out.
    pub product: usize,
}

impl SizeError {
    pub(crate) const fn of(axis: usize, extent: usize, product: usize) -> Self {
        Self { axis, extent, product }
    }

    /// Returns the words of the error, for a constant that panics.
    pub(crate) const fn message(self) -> Message<256> {
        let Self { axis, extent, product } = self;
        let message = Message::new()
            .text("the shape is too large at axis ")
            .number(axis)
            .text(": its extent ")
            .number(extent);
        let message = match product {
            1 => message,
            _ => message.text(" times ").number(product).text(", the product of the extents before it,"),
        };
        message.text(" is above ").number(isize::MAX.cast_unsigned())
    }
}

error_messages! {
    SizeError []
    Self { axis, extent, product: 1 } =>
        "the shape is too large at axis {axis}: its extent {extent} is above {}", isize::MAX;
    Self { axis, extent, product } =>
        "the shape is too large at axis {axis}: its extent {extent} times {product}, the product of the extents before it, \
         is above {} (extents of 0 left out)", isize::MAX;
}

/// Returns the product of the extents: 1 for rank 0, 0 where an extent is 0.
///
/// # Errors
///
/// [`SizeError`] if the product of the extents *other than 0* is above `isize::MAX`. So `[isize::MAX, 0]` is fine and
/// empty, and `[usize::MAX, 2, 0]` is refused: no product of some of the extents overflows later on.
///
/// ```
/// use shapewise::index::element_count;
///
/// const COUNT: usize = match element_count(&[2, 3, 4]) {
///     Ok(count) => count,
///     Err(_) => panic!("24 fits"),
/// };
/// assert_eq!(COUNT, 24);
/// assert_eq!(element_count(&[]), Ok(1));
/// assert_eq!(element_count(&[5, 0]), Ok(0));
/// assert!(element_count(&[usize::MAX, 2, 0]).is_err());
/// ```
pub const fn element_count(extents: &[usize]) -> Result<usize, SizeError> {
    let (mut product, mut empty, mut axis) = (1_usize, false, 0);
    while axis < extents.len() {
        let extent = extents[axis];
        if extent == 0 {
            empty = true;
        } else {
            product = match product.checked_mul(extent) {
                Some(next) if next <= isize::MAX.unsigned_abs() => next,
                _ => return Err(SizeError { axis, extent, product }),
            };
        }
        axis += 1;
    }
    Ok(if empty { 0 } else { product })
}

/// Returns whether extents have this element count. It is compiled once per rank, and takes few bytes of code in each caller.
#[inline(never)]
pub(crate) fn has_count<const R: usize>(extents: &[usize; R], count: usize) -> bool {
    element_count(extents) == Ok(count)
}

/// Returns the extent that, times the product of the other extents, is the element count; `None` if there is none, or every extent is.
pub(crate) const fn inferred(count: usize, product: usize) -> Option<usize> {
    if product != 0 && count.is_multiple_of(product) { Some(count / product) } else { None }
}

/// Returns the element count of extents that are all known; `None` if one is not, or if the count does not fit.
///
/// It is computed for each shape that a program has, and by plain operations: a call of a checked one takes the compiler as long as
/// ten of them.
///
/// ```
/// use shapewise::index::known_count;
///
/// assert_eq!(known_count(&[Some(2), Some(3)]), Some(6));
/// assert_eq!(known_count(&[Some(2), None]), None);
/// ```
#[must_use]
pub const fn known_count<const R: usize>(extents: &[Option<usize>; R]) -> Option<usize> {
    let (mut product, mut empty, mut axis) = (1, false, 0);
    while axis < R {
        match extents[axis] {
            Some(0) => empty = true,
            Some(extent) => match fitting_product(product, extent) {
                Some(next) => product = next,
                None => return None,
            },
            None => return None,
        }
        axis += 1;
    }
    Some(if empty { 0 } else { product })
}

/// Returns the extents, if all are known.
pub(crate) const fn known_extents<const R: usize>(extents: [Option<usize>; R]) -> Option<[usize; R]> {
    let (mut known, mut axis) = ([0; R], 0);
    while axis < R {
        known[axis] = match extents[axis] {
            Some(extent) => extent,
            None => return None,
        };
        axis += 1;
    }
    Some(known)
}

/// Returns the extents, with `rest` for those that are not known.
pub(crate) const fn known_extents_or<const R: usize>(extents: [Option<usize>; R], rest: usize) -> [usize; R] {
    let (mut all, mut axis) = ([0; R], 0);
    while axis < R {
        all[axis] = known_or(extents[axis], rest);
        axis += 1;
    }
    all
}

/// Returns the known value, or `rest` if it is not known. Constants are computed even where they are not used.
pub(crate) const fn known_or<V: Copy>(known: Option<V>, rest: V) -> V {
    match known {
        Some(known) => known,
        None => rest,
    }
}

/// Elements that no memory can hold: the error of [`try_to_vec`](crate::View::try_to_vec).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct MemoryError {
    /// How many elements.
    pub count: usize,
    /// The size of each, in bytes.
    pub size: usize,
}

error_messages! {
    MemoryError []
    Self { count, size } => "there is no memory for {} of {}",
        Count(count, "element", "elements"), Count(size, "byte", "bytes");
}

/// Returns the number of bytes that `count` elements of `T` take: at most `isize::MAX`.
///
/// # Errors
///
/// [`MemoryError`] if they take more.
pub const fn bytes<T>(count: usize) -> Result<usize, MemoryError> {
    let size = size_of::<T>();
    match count.checked_mul(size) {
        Some(bytes) if bytes <= isize::MAX.unsigned_abs() => Ok(bytes),
        _ => Err(MemoryError { count, size }),
    }
}

/// Returns how many extents differ from 1.
///
/// ```
/// assert_eq!(shapewise::index::true_rank(&[1, 3, 1, 2]), 2);
/// ```
///
/// # In other libraries
///
/// XLA's documentation counts extents greater than 1, its code (`ShapeUtil::TrueRank`) those other than 1: `[3, 0, 1]`
/// has true rank 2. This follows the code.
#[must_use]
pub const fn true_rank(extents: &[usize]) -> usize {
    let (mut rank, mut axis) = (0, 0);
    while axis < extents.len() {
        if extents[axis] != 1 {
            rank += 1;
        }
        axis += 1;
    }
    rank
}

/// A coordinate that is not below its extent: the error of [`Shape::linear_index`](crate::Shape::linear_index) and of
/// [`offset`](crate::Mapping::offset).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct IndexError {
    /// The axis.
    pub axis: usize,
    /// The coordinate along it.
    pub index: usize,
    /// Its extent.
    pub extent: usize,
}

impl IndexError {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(axis: usize, index: usize, extent: usize) -> Self {
        Self { axis, index, extent }
    }
}

error_messages! {
    IndexError []
    Self { axis, index, extent } => "index {index} is out of bounds for axis {axis}, which has extent {extent}";
}

/// Returns the first axis whose coordinate is not below its extent, as an error.
///
/// # Errors
///
/// [`IndexError`] with that axis.
pub const fn check<const R: usize>(extents: &[usize; R], index: &[usize; R]) -> Result<(), IndexError> {
    let mut axis = 0;
    while axis < R {
        if index[axis] >= extents[axis] {
            return Err(IndexError::new(axis, index[axis], extents[axis]));
        }
        axis += 1;
    }
    Ok(())
}

/// Returns the linear index of an index: `((i0 * n1 + i1) * n2 + i2) ...`.
///
/// # Errors
///
/// [`IndexError`] if the index is out of bounds; and, for extents that are those of no shape, if the linear index does
/// not fit, with the axis at which it does not.
///
/// ```
/// use shapewise::index::{linear_index, multi_index};
///
/// // XLA, IndexUtil's own tests: 3 * 600 + 5 * 30 + 7.
/// assert_eq!(linear_index(&[10, 20, 30], &[3, 5, 7]), Ok(1957));
/// assert_eq!(multi_index(&[10, 20, 30], 1957).unwrap(), [3, 5, 7]);
/// assert_eq!(
///     linear_index(&[10, 20], &[3, 20]).unwrap_err().to_string(),
///     "index 20 is out of bounds for axis 1, which has extent 20"
/// );
/// ```
pub const fn linear_index<const R: usize>(
    extents: &[usize; R],
    index: &[usize; R],
) -> Result<usize, IndexError> {
    if let Err(error) = check(extents, index) {
        return Err(error);
    }
    let (mut linear, mut axis) = (0_usize, 0);
    while axis < R {
        linear = match linear.checked_mul(extents[axis]) {
            // Below the product with the extent: the index is below the extent.
            Some(product) => match product.checked_add(index[axis]) {
                Some(sum) => sum,
                None => return Err(IndexError::new(axis, index[axis], extents[axis])),
            },
            None => return Err(IndexError::new(axis, index[axis], extents[axis])),
        };
        axis += 1;
    }
    Ok(linear)
}

/// A linear index that is not below the element count: the error of [`Shape::multi_index`](crate::Shape::multi_index).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct LinearIndexError {
    /// The linear index.
    pub linear: usize,
    /// The element count.
    pub count: usize,
}

error_messages! {
    #[inline] LinearIndexError []
    Self { linear, count } => "linear index {linear} is out of bounds for {}",
        Count(count, "element", "elements");
}

/// Returns the index of a linear index: the inverse of [`linear_index`].
///
/// It divides once per axis; to visit all indices, walk with [`View::iter`](crate::View::iter) or
/// [`View::indexed_for_each`](crate::View::indexed_for_each) instead.
///
/// # Errors
///
/// [`LinearIndexError`] if `linear` is not below the element count.
pub const fn multi_index<const R: usize>(
    extents: &[usize; R],
    linear: usize,
) -> Result<[usize; R], LinearIndexError> {
    let count = match element_count(extents) {
        Ok(count) => count,
        // Extents that do not fit have no elements.
        Err(_) => 0,
    };
    if linear >= count {
        return Err(LinearIndexError { linear, count });
    }
    let (mut index, mut rest, mut axis) = ([0; R], linear, R);
    while axis > 0 {
        axis -= 1;
        index[axis] = rest % extents[axis];
        rest /= extents[axis];
    }
    Ok(index)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compile time has a multiplication of its own.
    #[test]
    fn known_products_equal_those_of_run_time() {
        let most = isize::MAX.unsigned_abs();
        let half = 1 << (usize::BITS / 2);
        let extents = [
            0,
            1,
            2,
            3,
            half / 2 - 1,
            half / 2,
            half,
            most / 3,
            most / 2,
            most / 2 + 1,
            most,
            most + 1,
            usize::MAX,
        ];
        let mut fitting = 0;
        for a in extents {
            for b in extents {
                for c in extents {
                    let known = [Some(a), Some(b), Some(c)];
                    let count = element_count(&[a, b, c]).ok();
                    assert_eq!(known_count(&known), count, "{a} {b} {c}");
                    assert_eq!(
                        known_row_major_strides(&known),
                        row_major_strides(&[a, b, c]).map(Some),
                        "{a} {b} {c}"
                    );
                    assert_eq!(
                        known_column_major_strides(&known),
                        column_major_strides(&[a, b, c]).map(Some),
                        "{a} {b} {c}"
                    );
                    fitting += usize::from(count.is_some());
                }
            }
        }
        assert!((100..2000).contains(&fitting), "some fit and some do not: {fitting} of 2197");
    }

    #[test]
    fn products_that_do_not_fit_are_errors_at_the_axis() {
        assert_eq!(element_count(&[isize::MAX.unsigned_abs(), 0]), Ok(0));
        assert_eq!(element_count(&[usize::MAX]), Err(SizeError { axis: 0, extent: usize::MAX, product: 1 }));
        let half = 1 << (usize::BITS / 2);
        assert_eq!(element_count(&[0, half, half]), Err(SizeError { axis: 2, extent: half, product: half }));
        assert_eq!(element_count(&[half, half / 2 - 1]), Ok(half * (half / 2 - 1)));
    }

    /// Types are computed from these, and a test only sees a result that is right or a program that does not compile.
    #[test]
    fn extents_are_known_if_all_are() {
        for code in 0..4_usize.pow(3) {
            let extents = [code / 16, code / 4 % 4, code % 4].map(|digit| digit.checked_sub(1));
            let all: Option<Vec<usize>> = extents.into_iter().collect();
            assert_eq!(known_extents(extents).map(Vec::from), all, "{extents:?}");
            assert_eq!(known_extents_or(extents, 9), extents.map(|extent| extent.unwrap_or(9)));
        }
    }

    #[test]
    fn bytes_are_at_most_as_many_as_memory_has() {
        let most = isize::MAX.unsigned_abs();
        assert_eq!(bytes::<u16>(most / 2), Ok(most - 1));
        assert_eq!(bytes::<u16>(most / 2 + 1), Err(MemoryError { count: most / 2 + 1, size: 2 }));
        assert_eq!(bytes::<u8>(most), Ok(most));
        assert_eq!(bytes::<u8>(most + 1), Err(MemoryError { count: most + 1, size: 1 }));
        assert_eq!(bytes::<u64>(usize::MAX), Err(MemoryError { count: usize::MAX, size: 8 }));
        assert_eq!(bytes::<()>(usize::MAX), Ok(0));
    }

    #[test]
    fn indices_are_compared_as_arrays_are() {
        for code in 0..3_usize.pow(6) {
            let digit = |place| code / 3_usize.pow(place) % 3;
            let (left, right) = ([0, 1, 2].map(digit), [3, 4, 5].map(digit));
            assert_eq!(compare(&left, &right), left.cmp(&right), "{left:?} {right:?}");
        }
    }

    /// A constant that panics says the same, without the remark on extents of 0.
    #[test]
    fn constants_name_what_is_multiplied() {
        for product in [1, 5] {
            let error = SizeError::of(2, 7, product);
            let (words, remark) = (error.to_string(), " (extents of 0 left out)");
            assert_eq!(error.message().as_str(), words.strip_suffix(remark).unwrap_or(&words));
            assert_eq!(words.contains("7 times 5"), product == 5, "{words}");
        }
    }
}
