//! Layouts as functions that are composed, divided, multiplied and inverted.
//!
//! A *mode* is an extent and a stride. An axis of [`Modes`] is a list of modes: the coordinate is cut into digits by the extents, the last
//! the fastest, and each digit goes its stride. One mode for each axis is a layout by strides.
//!
//! ```
//! use shapewise::Mapping;
//! use shapewise_algebra::Modes;
//!
//! // A 4 by 6 matrix in blocks of 2 by 3, each contiguous.
//! let blocks = Modes::new([&[(2, 12), (2, 3)], &[(2, 6), (3, 1)]])?;
//! let row = |i| (0..6).map(|j| blocks.offset([i, j]).unwrap()).collect::<Vec<_>>();
//! assert_eq!([row(0), row(1)], [[0, 1, 2, 6, 7, 8], [3, 4, 5, 9, 10, 11]]);
//! assert_eq!(blocks.to_string(), "((2,2),(3,2)):((3,12),(1,6))");
//! # Ok::<(), shapewise_algebra::AlgebraError>(())
//! ```
//!
//! ```
//! use shapewise::Mapping;
//! use shapewise_algebra::Modes;
//!
//! // A matrix of 4 by 6 cut into tiles of 2 by 3: one tile, and the grid of their first offsets.
//! let (tile, grid) = Modes::row_major([4, 6])?.tile([2, 3])?;
//! assert_eq!(
//!     (tile.to_string(), grid.to_string()),
//!     ("(2,3):(6,1)".into(), "(2,2):(12,3)".into())
//! );
//!
//! // An operation that has no result says where it fails.
//! let outer = Modes::new([&[(3, 7), (5, 1)]])?;
//! let error = outer.compose(&Modes::new([&[(7, 1)]])?).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "no layout: index 5 along axis 0 has offset 7; the modes that fit indices 0 to 4 give 5"
//! );
//! # let _ = tile.offset([0, 0]);
//! # Ok::<(), shapewise_algebra::AlgebraError>(())
//! ```
//!
//! Linear indices are row-major, as everywhere in this crate: the last axis is the fastest. `A(i)` below is the offset of linear index `i`
//! from that of index 0, and `|A|` is the element count.
//!
//! | operation | result `R` | exists if |
//! |---|---|---|
//! | [`coalesced`](Modes::coalesced) | one axis, `R(i) = A(i)`, as few modes as possible | always |
//! | [`coalesced_axes`](Modes::coalesced_axes) | the same for each axis | always |
//! | [`compose`](Modes::compose) | the axes of `B`, `R(i) = A(B(i))` | the offsets of `B` are below `\|A\|`, and `R` is a layout |
//! | [`complement`](Modes::complement) | one axis, `A(i) + R(j)` is each of `0..n` once | copies of `A` tile `0..n` |
//! | [`divide`](Modes::divide) | tile `A(B(i))`, grid `A(C(j))` with the complement `C` of `B` | both exist, and so does their sum |
//! | [`divide_axes`](Modes::divide_axes), [`tile`](Modes::tile) | tile and grid of each axis | each axis is divided |
//! | [`product`](Modes::product) | a copy of `A` for each index of `B` | the complement of `A` exists |
//! | [`blocked_product`](Modes::blocked_product), [`raked_product`](Modes::raked_product) | the same axis by axis | the same |
//! | [`right_inverse`](Modes::right_inverse), [`left_inverse`](Modes::left_inverse) | `A(R(k)) = k`, `R(A(i)) = i` | always; copies tile, or strides divide each other |
//! | [`nullspace`](Modes::nullspace) | `A(R(k)) = 0` | always |
//! | [`widened`](Modes::widened), [`narrowed`](Modes::narrowed) | elements several times as wide or narrow | strides divide |
//!
//! All are `const fn`. Every answer is exact for every index, and every refusal names an index that refutes it ([`NoSuchLayout`]); a rare
//! third answer is that 2^14 steps do not determine it ([`AlgebraError::Undetermined`]).
//!
//! [`OpenModes`] has a slowest extent that is known at run time, such as a batch, and states the condition that remains ([`ExtentCondition`]).
//!
//! The names and the text are those of NVIDIA's CuTe, whose linear index has the first axis fastest: [`Modes::reversed`] converts. The [`guide`] explains
//! each operation by an example.
//!
//! Arrays of `shapewise` are laid out by modes: `TiledView`, `TiledTensor` and `to_tiled` take [`Modes`], [`Swizzled`] and [`Known`] layouts. The crate needs
//! no allocator and no standard library.
#![no_std]
#![doc(test(attr(deny(warnings))))]
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on arrays: modes are below the capacity, and products are of extents and offsets that fit `isize`"
)]

#[doc = include_str!("../docs/guide.md")]
pub mod guide {}

mod error;
mod list;

mod compose;

mod inverse;
mod mapping;
mod product;

mod open;
mod swizzle;
mod text;
mod typed;

use self::list::List;
pub use self::{
    error::{AlgebraError, Law, NoSuchLayout},
    list::MAX_MODES,
    open::{ExtentCondition, OpenModes},
    swizzle::{Swizzle, SwizzleError, Swizzled},
    text::ModesTextError,
    typed::{
        BlockedProduct, Coalesced, Composed, Divided, DividedGrid, Known, Of, RakedProduct, RightInverse,
        StaticModes, Tile, TileGrid, or_fail,
    },
};

/// `?` in a `const fn`: the value of a result, or a return of its error.
macro_rules! attempt {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}

use attempt;

/// `Debug` as `Display`, for types whose text says everything.
macro_rules! debug_as_display {
    ($([$($parameters:tt)*] $type:ty;)*) => { $(
        impl<$($parameters)*> fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )* };
}

use debug_as_display;

/// A layout of rank `R` whose axes are lists of modes: at most [`MAX_MODES`] in all, without an allocator.
///
/// Equal values have the same modes; layouts with the same offsets are equal after [`coalesced_axes`](Self::coalesced_axes). Strides may be
/// negative, and repeat elements. The element at index 0 has the offset [`base`](Self::base), which is 0 unless a stride is negative.
///
/// As a [`Mapping`](shapewise::Mapping) it is the layout of arrays that are read, walked and copied, and written if no two indices share an
/// element (`TiledView` of `shapewise`). The [module](self) has an example.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Modes<const R: usize> {
    // INVARIANT: element count and span fit `isize`. Modes are from the fastest to the slowest; those of the last axis end at `ends[0]`.
    list: List,
    ends: [usize; R],
}

impl<const R: usize> Modes<R> {
    /// Returns the layout with these modes, an extent and a stride each, in a list for each axis. The last mode of a list is the fastest.
    ///
    /// # Errors
    ///
    /// [`AlgebraError`] if there are more than [`MAX_MODES`] modes, or the element count or the offsets do not fit `isize`.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// const COLUMNS: Modes<2> = match Modes::new([&[(4, 1)], &[(3, 4)]]) {
    ///     Ok(layout) => layout,
    ///     Err(_) => panic!("12 elements fit"),
    /// };
    /// assert_eq!((COLUMNS.at(1), COLUMNS.at(3)), (4, 1));
    /// assert_eq!((COLUMNS.modes(0).collect::<Vec<_>>(), COLUMNS.count()), (vec![(4, 1)], 12));
    /// assert_eq!(Modes::new([&[(4, -1)]])?.base(), 3);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub const fn new(axes: [&[(usize, isize)]; R]) -> Result<Self, AlgebraError> {
        let (mut modes, mut axis) = (Self { list: List::EMPTY, ends: [0; R] }, R);
        while axis > 0 {
            axis -= 1;
            let mut at = axes[axis].len();
            while at > 0 {
                at -= 1;
                let (extent, stride) = axes[axis][at];
                attempt!(modes.list.push(extent, stride));
            }
            modes.ends[R - 1 - axis] = modes.list.len;
        }
        attempt!(modes.list.check());
        Ok(modes)
    }

    /// Returns the row-major layout of these extents.
    ///
    /// # Errors
    ///
    /// Same errors as [`new`](Self::new).
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// assert_eq!(Modes::row_major([2, 3])?, Modes::new([&[(2, 3)], &[(3, 1)]])?);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub const fn row_major(extents: [usize; R]) -> Result<Self, AlgebraError> {
        Self::strided(extents, shapewise::index::row_major_strides(&extents))
    }

    /// Returns the layout of one mode for each axis.
    ///
    /// # Errors
    ///
    /// Same errors as [`new`](Self::new).
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// assert_eq!(Modes::strided([2, 3], [1, 2])?, Modes::new([&[(2, 1)], &[(3, 2)]])?);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub const fn strided(extents: [usize; R], strides: [isize; R]) -> Result<Self, AlgebraError> {
        let (mut modes, mut group) = (Self { list: List::EMPTY, ends: [0; R] }, 0);
        while group < R {
            attempt!(modes.list.push(extents[R - 1 - group], strides[R - 1 - group]));
            group += 1;
            modes.ends[group - 1] = group;
        }
        attempt!(modes.list.check());
        Ok(modes)
    }

    /// Returns the part of the list that is an axis.
    const fn range(&self, axis: usize) -> (usize, usize) {
        let group = R - 1 - axis;
        (if group == 0 { 0 } else { self.ends[group - 1] }, self.ends[group])
    }

    /// Returns the modes of an axis, an extent and a stride each, from the slowest to the fastest. [`new`](Self::new) has an example.
    ///
    /// # Panics
    ///
    /// If the axis is not below the rank.
    #[must_use]
    pub fn modes(&self, axis: usize) -> impl DoubleEndedIterator<Item = (usize, isize)> + '_ {
        let (begin, end) = self.range(axis);
        (begin..end).rev().map(|at| (self.list.extents[at], self.list.strides[at]))
    }

    /// Returns the product of all extents. [`new`](Self::new) has an example.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.list.count()
    }

    /// Returns the offset of a linear index from that of index 0. [`new`](Self::new) has an example.
    ///
    /// The last axis is the fastest. An index that is not below the [`count`](Self::count) continues the slowest mode; if another
    /// mode has extent 0, the offset is 0.
    #[must_use]
    #[inline]
    pub const fn at(&self, linear: usize) -> isize {
        self.list.at(linear)
    }

    /// Returns the offset of index 0: the smallest offset is 0. [`new`](Self::new) has an example.
    #[must_use]
    pub const fn base(&self) -> usize {
        self.list.reach().0
    }

    /// Returns the extent of an axis.
    #[inline]
    const fn axis_extent(&self, axis: usize) -> usize {
        let (begin, end) = self.range(axis);
        self.list.count_in(begin, end)
    }

    /// Returns one axis.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let layout = Modes::new([&[(2, 12), (2, 3)], &[(6, 1)]])?;
    /// assert_eq!(layout.axis(0), Modes::new([&[(2, 12), (2, 3)]])?);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the axis is not below the rank.
    #[must_use]
    pub const fn axis(&self, axis: usize) -> Modes<1> {
        let ((mut at, end), mut list) = (self.range(axis), List::EMPTY);
        while at < end {
            (list.extents[list.len], list.strides[list.len]) = (self.list.extents[at], self.list.strides[at]);
            (at, list.len) = (at + 1, list.len + 1);
        }
        Modes { list, ends: [list.len] }
    }

    /// Returns the layout of axes that are one each; the errors of [`new`](Self::new).
    const fn from_axes(axes: &[List; R]) -> Result<Self, AlgebraError> {
        let (mut modes, mut group) = (Self { list: List::EMPTY, ends: [0; R] }, 0);
        while group < R {
            let (axis, mut at) = (&axes[R - 1 - group], 0);
            while at < axis.len {
                attempt!(modes.list.push(axis.extents[at], axis.strides[at]));
                at += 1;
            }
            modes.ends[group] = modes.list.len;
            group += 1;
        }
        attempt!(modes.list.check());
        Ok(modes)
    }

    /// Returns the layout with its axes in reverse order. The coordinates keep their offsets, so the row-major linear index of the result is
    /// the column-major one of `self`, which is CuTe's.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// // CuTe's coalesce of a column-major matrix is one mode.
    /// let columns: Modes<2> = "(4,6):(1,4)".parse()?;
    /// assert_eq!(columns.coalesced().to_string(), "(6,4):(4,1)");
    /// assert_eq!(columns.reversed().coalesced().to_string(), "24:1");
    /// # Ok::<(), shapewise_algebra::ModesTextError>(())
    /// ```
    #[must_use]
    pub const fn reversed(&self) -> Self {
        let (mut list, mut ends, mut group) = (List::EMPTY, [0; R], 0);
        while group < R {
            let (mut at, end) = self.range(group);
            while at < end {
                (list.extents[list.len], list.strides[list.len]) =
                    (self.list.extents[at], self.list.strides[at]);
                (at, list.len) = (at + 1, list.len + 1);
            }
            ends[group] = list.len;
            group += 1;
        }
        Self { list, ends }
    }

    /// Returns the layout with one axis and the offsets of `self` by linear index, in normal form: modes of extent 1 are removed, and a mode
    /// that continues the one after it is merged with it.
    ///
    /// The normal form is unique: the stride of the fastest mode is the offset of index 1, its extent the longest run of that stride, and so on.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let layout = Modes::new([&[(4, 6), (1, 9)], &[(2, 3), (3, 1)]])?;
    /// assert_eq!(layout.coalesced(), Modes::new([&[(24, 1)]])?);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    #[must_use]
    pub const fn coalesced(&self) -> Modes<1> {
        let list = self.form(0, self.list.len);
        Modes { list, ends: [list.len] }
    }

    /// Returns the same layout with each axis in normal form ([`coalesced`](Self::coalesced)).
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let layout = Modes::new([&[(4, 6), (1, 9)], &[(2, 3), (3, 1)]])?;
    /// assert_eq!(layout.coalesced_axes(), Modes::row_major([4, 6])?);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    #[must_use]
    pub const fn coalesced_axes(&self) -> Self {
        let (mut axes, mut axis) = ([List::EMPTY; R], 0);
        while axis < R {
            let (begin, end) = self.range(axis);
            axes[axis] = self.form(begin, end);
            axis += 1;
        }
        match Self::from_axes(&axes) {
            Ok(modes) => modes,
            Err(error) => error.fail(),
        }
    }

    /// Returns the normal form of a part of the list.
    const fn form(&self, begin: usize, end: usize) -> List {
        let mut list = List::EMPTY;
        match list.push_form(&self.list, begin, end) {
            Ok(()) => list,
            // There are not more modes than before.
            Err(error) => error.fail(),
        }
    }

    /// Returns the layout of the offsets of `self` at the offsets of `inner`: with the axes of `inner`, `R(i) = A(B(i))` for each index, each
    /// axis in normal form. CuTe: `composition(A, B)`.
    ///
    /// If a stride of `inner` is negative, its offsets begin at its [`base`](Self::base), and those of the result are from that of index 0.
    /// If `inner` has no elements, neither has the result; its strides are 0.
    ///
    /// # Errors
    ///
    /// [`NoSuchLayout`] with an index that refutes that there is such a layout: an offset of `inner` is not below the [`count`](Self::count) of
    /// `self` ([`Law::Domain`]), the offsets of an axis are not those of modes ([`Law::Function`]), or those of the axes do not add up
    /// ([`Law::Carry`]). [`AlgebraError::Undetermined`] only if carries occur that may cancel, or first do so after 2^14 indices.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let matrix = Modes::row_major([4, 6])?; // 24 elements
    /// let every_second_column = Modes::strided([4, 3], [6, 2])?;
    /// assert_eq!(matrix.compose(&every_second_column)?, every_second_column);
    ///
    /// let columns = Modes::strided([4, 6], [1, 4])?;
    /// assert_eq!(columns.compose(&every_second_column)?, Modes::strided([4, 3], [1, 8])?);
    /// assert!(columns.compose(&Modes::strided([5], [6])?).is_err()); // index 4 has offset 24
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub const fn compose<const Q: usize>(&self, inner: &Modes<Q>) -> Result<Modes<Q>, AlgebraError> {
        let mut composed = Modes { list: List::EMPTY, ends: [0; Q] };
        let (list, ends) = (&mut composed.list, &mut composed.ends);
        attempt!(compose::compose((&self.list, &inner.list), &inner.ends, inner.base(), list, ends));
        Ok(composed)
    }

    /// Returns a part of an axis, every `step`-th index from `begin` on, and the offset of its index 0 from that of `self`. The other axes are
    /// the same, in normal form.
    ///
    /// # Errors
    ///
    /// Same errors as [`compose`](Self::compose): a part of an axis may not be a list of modes.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let blocks = Modes::new([&[(2, 12), (2, 3)], &[(2, 6), (3, 1)]])?;
    /// assert_eq!(blocks.slice_axis(0, 2, 2, 1)?, (Modes::new([&[(2, 3)], &[(2, 6), (3, 1)]])?, 12));
    /// assert!(blocks.slice_axis(1, 1, 3, 1).is_err()); // 1 2 6
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the axis is not below the rank.
    pub const fn slice_axis(
        &self,
        axis: usize,
        begin: usize,
        count: usize,
        step: isize,
    ) -> Result<(Self, isize), AlgebraError> {
        let (whole, range) = (self.axis(axis), attempt!(Modes::strided([count], [step])));
        if count != 0 && begin < range.base() {
            let expected = whole.count().cast_signed();
            let found = begin.cast_signed().saturating_sub_unsigned(range.base());
            let law = Law::Domain;
            return Err(AlgebraError::NoSuchLayout(NoSuchLayout {
                law,
                axis,
                index: count - 1,
                expected,
                found,
            }));
        }
        let mut part = List::EMPTY;
        match compose::compose((&whole.list, &range.list), &range.ends, begin, &mut part, &mut [0]) {
            Err(AlgebraError::NoSuchLayout(witness)) => {
                return Err(AlgebraError::NoSuchLayout(NoSuchLayout { axis, ..witness }));
            }
            result => attempt!(result),
        }
        let (mut axes, mut other) = ([List::EMPTY; R], 0);
        while other < R {
            let (begin, end) = self.range(other);
            axes[other] = if other == axis { part } else { self.form(begin, end) };
            other += 1;
        }
        let offset = if count == 0 { 0 } else { whole.at(begin) };
        Ok((attempt!(Self::from_axes(&axes)), offset))
    }
}
