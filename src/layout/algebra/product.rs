//! Complements, and what is made of them: divisions and products.

use super::{
    AlgebraError, Law, Modes, NoSuchLayout,
    compose::compose,
    list::{List, MAX_MODES},
};
use crate::error::attempt;

/// The gaps between the offsets of a list, and how many offsets the list and the gaps fill; the next gap is after those.
///
/// Sorted by stride, each stride must be a multiple of what the modes and gaps below it fill. This is necessary, too: if arithmetic
/// progressions and another set add up to each number of an interval once, the interval is counted by their digits (de Bruijn, "On number
/// systems", 1956).
pub(super) const fn gaps(list: &List) -> Result<(List, usize), AlgebraError> {
    let (mut gaps, mut filled, mut last) = (List::EMPTY, 1_usize, 0_usize);
    let mut remaining = 0;
    let mut at = 0;
    while at < list.len {
        if list.extents[at] > 1 {
            remaining += 1;
        }
        at += 1;
    }
    while remaining > 0 {
        // The mode with the next stride.
        let (mut next, mut unit, mut index) = (MAX_MODES, 1, 0);
        at = 0;
        while at < list.len {
            let step = list.strides[at].unsigned_abs();
            if list.extents[at] > 1 {
                if step <= last {
                    // It is done, or has the stride of one that is; the count below finds that out.
                } else if next == MAX_MODES || step < list.strides[next].unsigned_abs() {
                    (next, index) = (at, unit);
                }
                if step == 0 {
                    return Err(refused(Law::Unique, unit, 0, 0));
                }
            }
            unit *= list.extents[at];
            at += 1;
        }
        if next == MAX_MODES {
            // Two modes have one stride.
            let (index, step) = twice(list);
            return Err(refused(Law::Cover, index, filled, step));
        }
        let step = list.strides[next].unsigned_abs();
        if !step.is_multiple_of(filled) {
            return Err(refused(Law::Cover, index, filled, step));
        }
        if step != filled {
            attempt!(gaps.push_merged(0, step / filled, filled.cast_signed()));
        }
        // The offsets of the list fit `isize`, and one more multiple of a stride fits `usize`.
        (filled, last, remaining) = (step * list.extents[next], step, remaining - 1);
    }
    Ok((gaps, filled))
}

/// Returns the index of the second of two modes with the same stride, and the stride.
const fn twice(list: &List) -> (usize, usize) {
    let (mut at, mut unit) = (0, 1);
    while at < list.len {
        let (step, mut other) = (list.strides[at].unsigned_abs(), 0);
        while other < at {
            let is_same = list.strides[other].unsigned_abs() == step;
            if is_same && list.extents[other] > 1 && list.extents[at] > 1 {
                return (unit, step);
            }
            other += 1;
        }
        unit *= list.extents[at];
        at += 1;
    }
    (unit, 0)
}

/// A number as an offset: messages of numbers that do not fit `isize` name its maximum.
pub(super) const fn saturated(number: usize) -> isize {
    if number > isize::MAX.unsigned_abs() { isize::MAX } else { number.cast_signed() }
}

/// The error of an extent of an axis that is not a multiple of a number.
pub(super) const fn uneven(axis: usize, factor: usize, extent: usize) -> AlgebraError {
    let (expected, found) = (saturated(factor), saturated(extent));
    AlgebraError::NoSuchLayout(NoSuchLayout { law: Law::Even, axis, index: 0, expected, found })
}

const fn refused(law: Law, index: usize, expected: usize, found: usize) -> AlgebraError {
    let (expected, found) = (saturated(expected), saturated(found));
    AlgebraError::NoSuchLayout(NoSuchLayout { law, axis: 0, index, expected, found })
}

/// The list of increasing offsets at which copies of a list fill `0..n`.
pub(super) const fn complement(list: &List, n: usize) -> Result<List, AlgebraError> {
    if n == 0 {
        let mut none = List::EMPTY;
        attempt!(none.push(0, 0));
        return Ok(none);
    }
    if list.count() == 0 {
        // No copies of nothing fill anything.
        return Err(refused(Law::Even, 0, 0, n));
    }
    let (mut gaps, filled) = attempt!(gaps(list));
    if !n.is_multiple_of(filled) {
        return Err(refused(Law::Even, 0, filled, n));
    }
    attempt!(push_last(&mut gaps, n / filled, filled));
    Ok(gaps)
}

/// Appends the slowest mode to gaps.
const fn push_last(gaps: &mut List, extent: usize, filled: usize) -> Result<(), AlgebraError> {
    if extent > 1 && filled > isize::MAX.unsigned_abs() {
        return Err(AlgebraError::TooLarge { extent, stride: isize::MAX });
    }
    attempt!(gaps.push_merged(0, extent, filled.cast_signed()));
    gaps.check()
}

/// The least factor that makes `count` a multiple of `of`, which is not 0.
pub(super) const fn factor(of: usize, count: usize) -> usize {
    let (mut a, mut b) = (of, count % of);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    of / a
}

/// Copies of a list repeat after its slowest mode: the number of offsets.
pub(super) const fn period(list: &List) -> usize {
    let (mut period, mut at) = (1, 0);
    while at < list.len {
        let reach = list.extents[at].saturating_mul(list.strides[at].unsigned_abs());
        period = if list.extents[at] > 1 && reach > period { reach } else { period };
        at += 1;
    }
    period
}

/// The offsets at which copies of `list` begin, one for each index of `of`.
const fn grid<const Q: usize>(list: &List, of: &Modes<Q>) -> Result<Modes<Q>, AlgebraError> {
    let (mut gaps, filled) = attempt!(gaps(list));
    let needed = of.list.reach().0 + of.list.reach().1 + 1;
    let last = needed.div_ceil(gaps.count());
    attempt!(push_last(&mut gaps, last, filled));
    let mut grid = Modes { list: List::EMPTY, ends: [0; Q] };
    attempt!(compose((&gaps, &of.list), &of.ends, of.base(), &mut grid.list, &mut grid.ends));
    Ok(grid)
}

impl<const R: usize> Modes<R> {
    /// Returns the increasing layout of one axis that repeats `self` over `0..n`: each number is `A(i) + C(j)` for exactly one pair. CuTe:
    /// `complement(A, n)`.
    ///
    /// Offsets are from the smallest one, so the sign of a stride does not matter.
    ///
    /// # Errors
    ///
    /// [`NoSuchLayout`] if two indices share an offset, if no copies fill each offset once, or if `n` is not a multiple of what they fill.
    ///
    /// ```
    /// use shapewise::layout::algebra::Modes;
    ///
    /// let pairs = Modes::strided([2, 2], [4, 1])?; // 0 1 4 5
    /// assert_eq!(pairs.complement(24)?, Modes::new([&[(3, 8), (2, 2)]])?); // 0 2 8 10 16 18
    /// assert_eq!(
    ///     pairs.complement(20).unwrap_err().to_string(),
    ///     "no layout: axis 0: 20 is not a multiple of 8"
    /// );
    /// # Ok::<(), shapewise::layout::algebra::AlgebraError>(())
    /// ```
    pub const fn complement(&self, n: usize) -> Result<Modes<1>, AlgebraError> {
        let list = attempt!(complement(&self.list, n));
        Ok(Modes { list, ends: [list.len] })
    }

    /// Divides into tiles: returns the tile, `A(B(i))`, and the grid of tiles, `A(C(j))` with the complement `C` of `B` in the elements of
    /// `self`. Each element is in one tile, at the sum of both offsets. CuTe: `logical_divide(A, B)`.
    ///
    /// # Errors
    ///
    /// Those of [`compose`](Self::compose) and [`complement`](Self::complement). A layout without elements has no tiles: the grid has no index. If the
    /// extent of its slowest mode is 0, the tile is that of a larger extent, so a batch of 0 has the tile of every batch; otherwise it is `by`.
    ///
    /// ```
    /// use shapewise::layout::algebra::Modes;
    ///
    /// // 24 elements, 4 at a time: the second of each three.
    /// let (tile, grid) = Modes::row_major([24])?.divide(&Modes::strided([4], [2])?)?;
    /// assert_eq!((tile.to_string(), grid.to_string()), ("4:2".into(), "(2,3):(1,8)".into()));
    /// # Ok::<(), shapewise::layout::algebra::AlgebraError>(())
    /// ```
    pub const fn divide<const Q: usize>(&self, by: &Modes<Q>) -> Result<(Modes<Q>, Modes<1>), AlgebraError> {
        let mut filled = *self;
        if !attempt!(filled.fill(0, self.list.len, period(&by.list))) {
            return self.divide_filled(by);
        }
        let (tile, _) = attempt!(filled.divide_filled(by));
        Ok((tile, Modes { list: attempt!(List::EMPTY.without_indices()), ends: [1] }))
    }

    /// Gives the slowest mode of a part the least extent with which the element count of the part is a multiple of `of`, if it is the only one without
    /// indices; `false` otherwise.
    const fn fill(&mut self, begin: usize, end: usize, of: usize) -> Result<bool, AlgebraError> {
        if begin == end || self.list.extents[end - 1] != 0 {
            return Ok(false);
        }
        let unit = self.list.count_in(begin, end - 1);
        if unit == 0 {
            return Ok(false);
        }
        self.list.extents[end - 1] = factor(of, unit);
        attempt!(self.list.check());
        Ok(true)
    }

    /// [`divide`](Self::divide), of a layout without elements with the tile `by`.
    const fn divide_filled<const Q: usize>(
        &self,
        by: &Modes<Q>,
    ) -> Result<(Modes<Q>, Modes<1>), AlgebraError> {
        // The grid is one more axis, slower than all others, so that one composition decides the sum.
        let (mut inner, rest) = (by.list, attempt!(complement(&by.list, self.count())));
        let (mut ends, mut into, mut at) = ([0; MAX_MODES], [0; MAX_MODES], 0);
        if Q >= MAX_MODES {
            return Err(AlgebraError::Modes);
        }
        while at < rest.len {
            attempt!(inner.push(rest.extents[at], rest.strides[at]));
            at += 1;
        }
        at = 0;
        while at < Q {
            ends[at] = by.ends[at];
            at += 1;
        }
        ends[Q] = inner.len;
        let (mut tile, mut grid) = (Modes { list: List::EMPTY, ends: [0; Q] }, List::EMPTY);
        match compose((&self.list, &inner), ends.split_at(Q + 1).0, by.base(), &mut tile.list, &mut into) {
            // The grid is axis 0 of the composition, and those of the tile are after it.
            Err(AlgebraError::NoSuchLayout(witness)) => {
                let axis = witness.axis.saturating_sub(1);
                return Err(AlgebraError::NoSuchLayout(NoSuchLayout { axis, ..witness }));
            }
            result => attempt!(result),
        }
        at = 0;
        while at < Q {
            tile.ends[at] = into[at];
            at += 1;
        }
        // The modes of the grid move to their own list.
        let end = if Q == 0 { 0 } else { into[Q - 1] };
        at = end;
        while at < tile.list.len {
            let last = grid.len;
            (grid.extents[last], grid.strides[last]) = (tile.list.extents[at], tile.list.strides[at]);
            (tile.list.extents[at], tile.list.strides[at]) = (1, 0);
            (at, grid.len) = (at + 1, last + 1);
        }
        tile.list.len = end;
        Ok((tile, Modes { list: grid, ends: [grid.len] }))
    }

    /// Divides each axis: returns the tile and the grid of tiles, both of rank `R`. CuTe: `zipped_divide(A, (b0, b1, ..))`.
    ///
    /// # Errors
    ///
    /// Those of [`divide`](Self::divide), with the axis.
    ///
    /// ```
    /// use shapewise::layout::algebra::Modes;
    ///
    /// let (rows, columns) = (Modes::strided([2], [2])?, Modes::strided([3], [1])?);
    /// let (tile, grid) = Modes::row_major([4, 6])?.divide_axes(&[rows, columns])?;
    /// assert_eq!((tile, grid), (Modes::strided([2, 3], [12, 1])?, Modes::strided([2, 2], [6, 3])?));
    /// # Ok::<(), shapewise::layout::algebra::AlgebraError>(())
    /// ```
    pub const fn divide_axes(&self, by: &[Modes<1>; R]) -> Result<(Self, Self), AlgebraError> {
        let (mut tiles, mut grids, mut axis) = ([List::EMPTY; R], [List::EMPTY; R], 0);
        while axis < R {
            match self.axis(axis).divide(&by[axis]) {
                Ok((tile, grid)) => (tiles[axis], grids[axis]) = (tile.list, grid.list),
                Err(AlgebraError::NoSuchLayout(witness)) => {
                    return Err(AlgebraError::NoSuchLayout(NoSuchLayout { axis, ..witness }));
                }
                Err(error) => return Err(error),
            }
            axis += 1;
        }
        Ok((attempt!(Self::from_axes(&tiles)), attempt!(Self::from_axes(&grids))))
    }

    /// Divides into blocks of these extents: returns the first block and the grid of blocks. If the slowest mode of an axis has extent 0, there are no
    /// blocks, and the block is that of a larger extent.
    ///
    /// # Errors
    ///
    /// [`NoSuchLayout`] with [`Law::Even`] for an extent that is not a multiple of that of the tile, and those of
    /// [`compose`](Self::compose) if an axis is not cut there.
    ///
    /// ```
    /// use shapewise::layout::algebra::Modes;
    ///
    /// let (tile, grid) = Modes::row_major([4, 6])?.tile([2, 3])?;
    /// assert_eq!((tile, grid), (Modes::strided([2, 3], [6, 1])?, Modes::strided([2, 2], [12, 3])?));
    /// assert_eq!(
    ///     Modes::row_major([4, 12])?.tile([2, 5]).unwrap_err().to_string(),
    ///     "no layout: axis 1: 12 is not a multiple of 5"
    /// );
    /// # Ok::<(), shapewise::layout::algebra::AlgebraError>(())
    /// ```
    pub const fn tile(&self, extents: [usize; R]) -> Result<(Self, Self), AlgebraError> {
        let empty = Self { list: List::EMPTY, ends: [0; R] };
        let (mut tiles, mut grids, mut group, mut begin) = (empty, empty, 0, 0);
        let mut filled = *self;
        while group < R {
            let (axis, end) = (R - 1 - group, self.ends[group]);
            let (extent, tile) = (self.list.count_in(begin, end), extents[axis]);
            if tile == 0 || !extent.is_multiple_of(tile) {
                return Err(uneven(axis, tile, extent));
            }
            // The block of no tiles is that of a larger extent.
            let is_filled = attempt!(filled.fill(begin, end, tile));
            let mut rest = grids.list;
            if !attempt!(filled.list.cut(begin, end, tile, &mut tiles.list, &mut rest)) {
                // The modes of the axis are not cut there: the general rule decides.
                let (mut by, mut axis) = ([Modes { list: List::EMPTY, ends: [0] }; R], 0);
                while axis < R {
                    by[axis] = attempt!(Modes::strided([extents[axis]], [1]));
                    axis += 1;
                }
                return self.divide_axes(&by);
            }
            grids.list = if is_filled { attempt!(grids.list.without_indices()) } else { rest };
            (tiles.ends[group], grids.ends[group]) = (tiles.list.len, grids.list.len);
            (begin, group) = (end, group + 1);
        }
        Ok((tiles, grids))
    }

    /// Returns a copy of `self` for each index of `of`: the tile, with each axis in normal form, and the grid at which copies begin. The grid is
    /// `of`, composed with the complement of `self`. CuTe: `logical_product(A, B)`.
    ///
    /// # Errors
    ///
    /// Those of [`complement`](Self::complement) and [`compose`](Self::compose).
    ///
    /// ```
    /// use shapewise::layout::algebra::Modes;
    ///
    /// let pairs = Modes::strided([2, 2], [4, 1])?; // 0 1 4 5
    /// let (tile, grid) = pairs.product(&Modes::row_major([6])?)?;
    /// assert_eq!((tile, grid.to_string()), (pairs, "(2,3):(2,8)".into()));
    /// # Ok::<(), shapewise::layout::algebra::AlgebraError>(())
    /// ```
    pub const fn product<const Q: usize>(&self, of: &Modes<Q>) -> Result<(Self, Modes<Q>), AlgebraError> {
        let tile = self.coalesced_axes();
        if self.count() == 0 {
            // No copy has an element.
            return Ok((tile, of.coalesced_axes()));
        }
        Ok((tile, attempt!(grid(&self.list, of))))
    }

    /// Returns the product axis by axis, with each copy in one block: a coordinate is that of the copy, then that within it. CuTe:
    /// `blocked_product(A, B)`.
    ///
    /// # Errors
    ///
    /// Same errors as [`product`](Self::product).
    ///
    /// ```
    /// use shapewise::layout::algebra::Modes;
    ///
    /// // Blocks of 2 by 3, row by row.
    /// let blocks = Modes::row_major([2, 3])?.blocked_product(&Modes::row_major([2, 2])?)?;
    /// assert_eq!(blocks, Modes::new([&[(2, 12), (2, 3)], &[(2, 6), (3, 1)]])?);
    /// # Ok::<(), shapewise::layout::algebra::AlgebraError>(())
    /// ```
    pub const fn blocked_product(&self, of: &Self) -> Result<Self, AlgebraError> {
        let (tile, grid) = attempt!(self.product(of));
        Self::zipped(&tile, &grid)
    }

    /// Returns the product axis by axis, with the copies interleaved: a coordinate is that within the copy, then that of the copy. CuTe:
    /// `raked_product(A, B)`.
    ///
    /// # Errors
    ///
    /// Same errors as [`product`](Self::product).
    ///
    /// ```
    /// use shapewise::layout::algebra::Modes;
    ///
    /// let raked = Modes::row_major([2])?.raked_product(&Modes::row_major([3])?)?;
    /// assert_eq!((0..6).map(|i| raked.at(i)).collect::<Vec<_>>(), [0, 2, 4, 1, 3, 5]);
    /// # Ok::<(), shapewise::layout::algebra::AlgebraError>(())
    /// ```
    pub const fn raked_product(&self, of: &Self) -> Result<Self, AlgebraError> {
        let (tile, grid) = attempt!(self.product(of));
        Self::zipped(&grid, &tile)
    }

    /// Returns the layout whose coordinates are those of `outer` and, faster, of `inner`: the inverse of [`tile`](Self::tile). Each axis is in
    /// normal form.
    ///
    /// # Errors
    ///
    /// Same errors as [`new`](Self::new).
    ///
    /// ```
    /// use shapewise::layout::algebra::Modes;
    ///
    /// let matrix = Modes::row_major([4, 6])?;
    /// let (tile, grid) = matrix.tile([2, 3])?;
    /// assert_eq!(Modes::zipped(&tile, &grid)?, matrix);
    /// # Ok::<(), shapewise::layout::algebra::AlgebraError>(())
    /// ```
    pub const fn zipped(inner: &Self, outer: &Self) -> Result<Self, AlgebraError> {
        let (mut axes, mut axis) = ([List::EMPTY; R], 0);
        while axis < R {
            let (mut both, slow) = (inner.axis(axis).list, outer.axis(axis).list);
            let mut at = 0;
            while at < slow.len {
                attempt!(both.push(slow.extents[at], slow.strides[at]));
                at += 1;
            }
            // Each of the two fits, and both together may not.
            attempt!(both.check());
            attempt!(axes[axis].push_form(&both, 0, both.len));
            axis += 1;
        }
        Self::from_axes(&axes)
    }
}
