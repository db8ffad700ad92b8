//! The order of loops: that of memory, of the first operand before that of the others.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below the number of coalesced axes, which is at most R; offsets of elements of a layout fit `isize`"
)]

use super::{Nest, NestAxis};
use crate::layout::Strided;

/// The most rows of a block where an operand runs across the first one, and the most elements of each. They are not more than the
/// ways of a cache set, so they stay in the cache even if they are a power of two apart.
const ACROSS: usize = 16;

impl<const R: usize, const N: usize> Nest<R, N> {
    /// The loops over operands of the same extents, in the order that memory suggests: that of the first operand, and where it has
    /// no preference, that of the next ones. The written operand is the first.
    #[inline(always)]
    pub(crate) const fn ordered(operands: [&Strided<R>; N]) -> Self {
        if N == 1
            && let Some((first, len)) = dense(operands[0])
        {
            let mut nest = Self::at([first; N]);
            if R > 0 && len > 1 {
                (nest.axes, nest.extents[0], nest.strides[0]) = (1, len, [1; N]);
            }
            return nest;
        }
        match Self::few(operands) {
            Some(nest) if nest.is_sorted() => nest,
            _ => Self::sorted(operands),
        }
    }

    /// Whether the strides of the first operand are positive and increase from the innermost axis on: the common case.
    #[inline(always)]
    const fn is_sorted(&self) -> bool {
        let (mut axis, mut least) = (0, 0);
        while axis < R && axis < self.axes {
            if self.strides[axis][0] <= least {
                return false;
            }
            least = self.strides[axis][0];
            axis += 1;
        }
        true
    }

    /// [`ordered`](Self::ordered) if many axes remain or if they must be sorted. Not inlined: it is longer than most loops that follow.
    #[inline(never)]
    const fn sorted(operands: [&Strided<R>; N]) -> Self {
        let nest = Self::all(operands);
        if nest.is_sorted() {
            return nest;
        }
        let (mut axes, mut axis) = ([NestAxis::ONE; R], 0);
        while axis < R {
            axes[axis] = NestAxis::of(operands, axis);
            axis += 1;
        }
        Self::of_axes(nest.offsets, axes, R)
    }

    /// The loops over the first `count` axes, in the order that memory suggests. `offsets` are those of index 0.
    #[inline(always)]
    pub(super) const fn of_axes(offsets: [isize; N], mut axes: [NestAxis<N>; R], count: usize) -> Self {
        let mut nest = Self::at(offsets);
        // The axes of extents other than 1, flipped and sorted: an insertion sort, because they are few and mostly in order.
        let (mut axis, mut kept) = (0, 0);
        while axis < count {
            let mut new = axes[axis];
            axis += 1;
            if new.extent == 0 {
                nest.empty = true;
                return nest;
            }
            if new.extent == 1 {
                continue;
            }
            new.flip(&mut nest.offsets);
            let mut at = kept;
            while at > 0 && new.is_outside(&axes[at - 1]) {
                axes[at] = axes[at - 1];
                at -= 1;
            }
            axes[at] = new;
            kept += 1;
        }
        while kept > 0 {
            kept -= 1;
            nest.push(axes[kept]);
        }
        nest
    }

    /// Whether an operand runs across the first one: it has a smaller step along another axis than along the innermost. That axis then
    /// becomes the next one, and planes are visited in blocks of the returned numbers of rows and of elements of each. What one
    /// row brings into the cache is then used by the next ones.
    #[inline(always)]
    pub(crate) const fn across(&self) -> Option<(Self, [usize; 2])> {
        if self.empty {
            return None;
        }
        let mut operand = 1;
        while operand < N {
            let (mut least, mut axis) = (0, 1);
            while axis < R && axis < self.axes {
                let stride = self.strides[axis][operand].unsigned_abs();
                if stride != 0 && stride < self.strides[least][operand].unsigned_abs() {
                    least = axis;
                }
                axis += 1;
            }
            if least > 0 {
                let (nest, extent) = (self.moved(least, 1), self.extents[least]);
                // Fewer rows leave room for longer ones.
                let rows = if extent < ACROSS { extent } else { ACROSS };
                return Some((nest, [ACROSS, ACROSS * ACROSS / rows]));
            }
            operand += 1;
        }
        None
    }

    /// The same loops with an axis moved inwards.
    #[inline(always)]
    pub(crate) const fn moved(&self, mut axis: usize, to: usize) -> Self {
        let (mut nest, extent, strides) = (*self, self.extents[axis], self.strides[axis]);
        while axis > to {
            (nest.extents[axis], nest.strides[axis]) = (nest.extents[axis - 1], nest.strides[axis - 1]);
            axis -= 1;
        }
        (nest.extents[to], nest.strides[to]) = (extent, strides);
        nest
    }

    /// The same rows in planes of at least so many, if an axis has as many: the next one outside of the rows that does.
    pub(crate) fn with_rows(self, enough: usize) -> Self {
        match (1..self.axes).find(|&axis| self.extents[axis] >= enough) {
            Some(axis) => self.moved(axis, 1),
            None => self,
        }
    }

    /// The same planes in an order in which a line of the second operand, of `line` elements, is used up before more than `most` other elements
    /// are visited.
    pub(crate) fn lines_inside(mut self, line: usize, most: usize) -> Self {
        // An extent may be 0 then, and divides nothing.
        if self.empty {
            return self;
        }
        let mut inside = self.extents.first().map_or(1, |first| first * self.axis_from_last(2).0);
        for axis in 2..self.axes {
            inside = inside.saturating_mul(self.extents[axis]);
            if inside / self.extents[axis] > most && self.strides[axis][1].unsigned_abs() < line {
                self = self.moved(axis, 2);
            }
        }
        self
    }

    /// The same loops with the axes from one on in an order in which what follows is near in some operand: an axis is outside of those with smaller
    /// steps, and the smallest step of an operand counts. So the other elements of a cache line are used before it leaves the cache. The planes stay the same from 2 on.
    pub(crate) fn nearest_inside(mut self, from: usize) -> Self {
        let least = |strides: &[isize; N]| strides.iter().map(|stride| stride.unsigned_abs()).min();
        for sorted in from + 1..self.axes {
            let mut at = sorted;
            while at > from && least(&self.strides[at - 1]) > least(&self.strides[at]) {
                self.strides.swap(at - 1, at);
                self.extents.swap(at - 1, at);
                at -= 1;
            }
        }
        self
    }
}

/// Rows of a layout with two axes of more than one element, the last of them contiguous: the offset of the first row, how many there are, the
/// distance from one to the next, and their length. `None` of other layouts.
#[inline(always)]
pub(crate) const fn rows<const R: usize>(layout: &Strided<R>) -> Option<(usize, usize, isize, usize)> {
    let (extents, strides) = (layout.extents(), layout.strides());
    let (mut count, mut pitch, mut axis) = (1, 0, 0);
    while axis + 1 < R {
        if extents[axis] != 1 {
            if count != 1 {
                return None;
            }
            (count, pitch) = (extents[axis], strides[axis]);
        }
        axis += 1;
    }
    if R == 0 || strides[R - 1] != 1 { None } else { Some((layout.base(), count, pitch, extents[R - 1])) }
}

/// The smallest offset and the element count, if each offset from the smallest on belongs to exactly one index, in any order of axes and in any
/// directions: no gaps, no element twice. `None` if not, and if there are no elements.
#[inline(always)]
pub(crate) const fn dense<const R: usize>(layout: &Strided<R>) -> Option<(isize, usize)> {
    let (extents, strides) = (layout.extents(), layout.strides());
    let (mut count, mut directions, mut axis) = (1_usize, 0, 0);
    while axis < R {
        count = count.wrapping_mul(extents[axis]);
        directions |= strides[axis];
        axis += 1;
    }
    if count == 0 {
        return None;
    }
    // The axes so far are dense. Each pass takes those that go on from there, all of them at once if the order is logical, or, on the way
    // back, reversed. None is taken twice, because the next stride is larger; without one of them the product is smaller.
    let mut len = 1;
    while len < count {
        let before = len;
        let mut axis = R;
        while axis > 0 {
            axis -= 1;
            len *= continued(extents[axis], strides[axis], len);
        }
        if len == count {
            break;
        }
        while axis < R {
            len *= continued(extents[axis], strides[axis], len);
            axis += 1;
        }
        if len == before {
            return None;
        }
    }
    // The smallest offset is not always 0: a part of an array of any rank is at its place in the memory of all parts.
    let mut first = layout.base().cast_signed();
    if directions < 0 {
        axis = 0;
        while axis < R {
            if strides[axis] < 0 {
                first += strides[axis] * (extents[axis].cast_signed() - 1);
            }
            axis += 1;
        }
    }
    Some((first, count))
}

/// The first offset of each operand and the element count, if the operands have the same extents and each is one slice in logical order;
/// `None` if not, and if there are no elements.
#[inline(always)]
pub(crate) const fn slices<const R: usize, const N: usize>(
    operands: [&Strided<R>; N],
) -> Option<([usize; N], usize)> {
    let (extents, mut len, mut are, mut axis) = (operands[0].extents(), 1_usize, true, R);
    while axis > 0 {
        axis -= 1;
        let mut operand = 0;
        while operand < N {
            let (extent, stride) = (operands[operand].extents()[axis], operands[operand].strides()[axis]);
            // The stride of an axis of extent 1 is never used.
            are &= extent == extents[axis] && (stride.cast_unsigned() == len || extent == 1);
            operand += 1;
        }
        // The product of the extents wraps only if one of them is 0.
        len = len.wrapping_mul(extents[axis]);
    }
    if !are || len == 0 {
        return None;
    }
    let (mut first, mut operand) = ([0; N], 0);
    while operand < N {
        first[operand] = operands[operand].base();
        operand += 1;
    }
    Some((first, len))
}

/// The extent of an axis that goes on after `len` elements without gaps; 1 if it does not.
#[inline(always)]
const fn continued(extent: usize, stride: isize, len: usize) -> usize {
    if stride.unsigned_abs() == len { extent } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::{
        super::visited::{each_pair, in_logical_order, sorted, visited, with},
        *,
    };
    use crate::layout::MinorToMajor;

    /// The elements of a cache line.
    const LINE: isize = 8;

    /// How often a line is brought into a cache, which drops the line that was not used for longest, and the number of all lines.
    fn fills<const N: usize>(all: &[[isize; N]]) -> (usize, usize) {
        let (mut cache, mut fills, mut lines) = (Vec::new(), 0, Vec::new());
        for offsets in all {
            for line in offsets.iter().enumerate().map(|(operand, offset)| (operand, offset / LINE)) {
                match cache.iter().position(|cached| *cached == line) {
                    Some(at) => drop(cache.remove(at)),
                    None => fills += 1,
                }
                cache.insert(0, line);
                // A block of 16 rows of 16 elements of each operand, and a row of each besides.
                cache.truncate(2 * 16 * N + 4 * N);
                lines.push(line);
            }
        }
        lines.sort_unstable();
        lines.dedup();
        (fills, lines.len())
    }

    /// The elements in the order in which blocks visit them, and the lengths of the rows.
    fn across<const R: usize, const N: usize>(nest: &Nest<R, N>) -> (Vec<[isize; N]>, Vec<usize>) {
        nest.fold_across((Vec::new(), Vec::new()), |(all, mut rows), row| {
            rows.push(row.len);
            (with(all, row), rows)
        })
    }

    /// Also if the second operand does not run across the first one, or if a third axis is between those of the plane.
    #[test]
    fn blocks_bring_each_line_into_the_cache_once() {
        fn check<const R: usize, const N: usize>(operands: [&Strided<R>; N]) {
            let nest = Nest::ordered(operands);
            let (all, rows) = across(&nest);
            assert_eq!(sorted(all.clone()), sorted(in_logical_order(operands)), "{operands:?}");
            let (filled, lines) = fills(&all);
            assert_eq!(filled, lines, "{operands:?}");
            assert!(fills(&visited(&nest)).0 > 2 * lines, "without blocks: {operands:?}");
            assert!(rows.iter().all(|&len| len == 16), "{operands:?}");
        }
        let square = [128, 128];
        let (rows, columns) = (Strided::row_major(square).unwrap(), Strided::column_major(square).unwrap());
        check([&rows, &columns]);
        check([&rows, &rows, &columns]);
        let cube = [128, 2, 128];
        let order = MinorToMajor::new([0, 2, 1]).unwrap();
        check([&Strided::row_major(cube).unwrap(), &Strided::ordered(cube, order).unwrap()]);
    }

    #[test]
    fn blocks_end_where_the_plane_does() {
        for extents in [[20, 37], [37, 20], [16, 33], [1, 40], [17, 16], [5, 70]] {
            let layouts = [Strided::row_major(extents).unwrap(), Strided::column_major(extents).unwrap()];
            for operands in [[&layouts[0], &layouts[1]], [&layouts[1], &layouts[0]]] {
                let nest = Nest::ordered(operands);
                assert_eq!(sorted(across(&nest).0), sorted(in_logical_order(operands)), "{extents:?}");
                assert_eq!(nest.crossing().is_some(), extents[0] > 1);
            }
            let same = Nest::ordered([&layouts[0], &layouts[0]]);
            assert_eq!((across(&same).0, same.crossing().is_none()), (visited(&same), true));
        }
    }

    /// A block has as many elements as one of 16 rows of 16.
    #[test]
    fn few_rows_are_longer() {
        for rows in 2..16 {
            let extents = [rows, 1024];
            let (to, from) = (Strided::row_major(extents).unwrap(), Strided::column_major(extents).unwrap());
            let (all, lengths) = across(&Nest::ordered([&to, &from]));
            assert_eq!(all.len(), rows * 1024);
            let longest = lengths.into_iter().max().unwrap();
            assert!(rows * longest <= 256 && rows * (longest + 1) > 256, "{rows} rows of {longest}");
        }
    }

    /// A nest of these axes, the innermost first, that do not merge.
    fn nest<const R: usize>(axes: [(usize, [isize; 2]); R]) -> Nest<R, 2> {
        let mut nest = Nest::at([0, 0]);
        for (extent, strides) in axes {
            nest.push(NestAxis { extent, strides });
        }
        assert_eq!(nest.axes(), R, "they do not merge");
        nest
    }

    #[test]
    fn planes_that_share_lines_are_visited_together() {
        let far = nest([(8, [1, 512]), (8, [8, 8]), (64, [64, 4096]), (4, [5000, 1]), (2, [30_000, 7])]);
        let extents = |nest: Nest<5, 2>| [0, 1, 2, 3, 4].map(|axis| nest.axis(axis).0);
        // The axis of extent 4 has 4096 elements inside of it, and a step that is below a line of 2 elements and more.
        assert_eq!(extents(far.lines_inside(2, 4095)), [8, 8, 4, 64, 2]);
        assert_eq!(extents(far.lines_inside(1, 4095)), [8, 8, 64, 4, 2]);
        assert_eq!(extents(far.lines_inside(2, 4096)), [8, 8, 64, 4, 2]);
        // The axis of extent 2 as well, which is then the first one.
        assert_eq!(extents(far.lines_inside(8, 4095)), [8, 8, 2, 4, 64]);
        assert_eq!(extents(far.lines_inside(8, 4 * 4096)), [8, 8, 64, 4, 2]);
        assert_eq!(sorted(visited(&far.lines_inside(8, 4095))), sorted(visited(&far)));
    }

    /// By the smallest step of any operand.
    #[test]
    fn planes_are_near_the_previous_ones() {
        let least = |nest: &Nest<6, 2>, axis| nest.axis(axis).1.map(isize::unsigned_abs).into_iter().min();
        for code in 0..5_isize.pow(4) {
            let digit = |place: u32| code / 5_isize.pow(place) % 5 + 1;
            let outer = [0, 1, 2, 3].map(|place| [100 - 7 * digit(place), -digit(3 - place)]);
            let [a, b, c, d] = outer;
            let nest = nest([(3, [1, 2]), (2, [400, 50]), (2, a), (3, b), (4, c), (5, d)]);
            let near = nest.nearest_inside(2);
            assert_eq!((near.axis(0), near.axis(1)), (nest.axis(0), nest.axis(1)));
            assert!((3..6).all(|axis| least(&near, axis - 1) <= least(&near, axis)), "{near:?}");
            let axes = |nest: &Nest<6, 2>| {
                let mut axes = [2, 3, 4, 5].map(|axis| nest.axis(axis));
                axes.sort_unstable();
                axes
            };
            assert_eq!(axes(&near), axes(&nest));
        }
    }

    #[test]
    fn planes_of_enough_rows() {
        let nest = nest([(9, [1, 50]), (3, [7, 2]), (9, [1000, 5]), (8, [5000, 3])]);
        let found = [2, 3, 4, 9, 10].map(|enough| {
            let near = nest.with_rows(enough);
            assert_eq!(near.axis(0), nest.axis(0));
            assert_eq!(near.element_count(), nest.element_count());
            near.axis(1)
        });
        let (three, nine) = ((3, [7, 2]), (9, [1000, 5]));
        assert_eq!(found, [three, three, nine, nine, three], "as they are if no axis has enough");
    }

    /// Against the offsets of all elements, also of a part of a larger memory.
    #[test]
    fn dense_layouts_have_each_offset_once() {
        let (steps, mut found) = ([-4, -2, -1, 0, 1, 2, 3, 4, 6], 0);
        for code in 0..4_usize.pow(3) * 9_usize.pow(3) {
            let (e, s) = (code % 64, code / 64);
            let extents = [e / 16, e / 4 % 4, e % 4];
            let layout = Strided::new(extents, [s / 81, s / 9 % 9, s % 9].map(|at| steps[at])).unwrap();
            let layout = Strided::from_parts(extents, layout.strides(), layout.base() + 7);
            let all = sorted(in_logical_order([&layout]));
            let is_dense = all.windows(2).all(|pair| pair[1][0] == pair[0][0] + 1);
            let expected = all.first().filter(|_| is_dense).map(|&[first]| (first, all.len()));
            assert_eq!(dense(&layout), expected, "{layout:?}");
            found += usize::from(is_dense && all.len() > 1);
        }
        assert!(found > 500, "{found}");
    }

    /// Rows that are found have the elements of the layout, in logical order; those of two axes with a contiguous last one are found.
    #[test]
    fn rows_have_all_elements_in_order() {
        let (steps, mut found) = ([-4, -2, -1, 0, 1, 2, 3, 4, 6], 0);
        for code in 0..4_usize.pow(3) * 9_usize.pow(3) {
            let (e, s) = (code % 64, code / 64);
            let extents = [e / 16, e / 4 % 4, e % 4];
            let layout = Strided::new(extents, [s / 81, s / 9 % 9, s % 9].map(|at| steps[at])).unwrap();
            let layout = Strided::from_parts(extents, layout.strides(), layout.base() + 7);
            let are = layout.strides()[2] == 1 && (extents[0] == 1 || extents[1] == 1);
            let Some((first, count, pitch, len)) = rows(&layout) else {
                assert!(!are, "{layout:?}");
                continue;
            };
            let row = |row: usize| first.cast_signed() + row.cast_signed() * pitch;
            let offsets = (0..count).flat_map(|at| (0..len.cast_signed()).map(move |i| [row(at) + i]));
            assert!(in_logical_order([&layout]).into_iter().eq(offsets), "{layout:?}");
            found += 1;
        }
        assert!(found > 1000, "{found}");
    }

    #[test]
    fn slices_are_all_elements_in_logical_order() {
        let mut found = 0;
        each_pair(|[left, right]| {
            let right = &Strided::from_parts(right.extents(), right.strides(), right.base() + 5);
            let all = in_logical_order([left, right]);
            let is_slice =
                |operand: usize| all.windows(2).all(|pair| pair[1][operand] == pair[0][operand] + 1);
            let are = !all.is_empty() && is_slice(0) && is_slice(1);
            let first = || all[0].map(isize::cast_unsigned);
            assert_eq!(slices([left, right]), are.then(|| (first(), all.len())), "{left:?} {right:?}");
            found += usize::from(are && all.len() > 1);
        });
        assert!(found > 50, "{found}");
        for code in 0..4_usize.pow(4) {
            let [one, other] = [[code / 64, code / 16 % 4], [code / 4 % 4, code % 4]];
            let are = slices([&Strided::row_major(one).unwrap(), &Strided::row_major(other).unwrap()]);
            assert_eq!(are.is_some(), one == other && one[0] * one[1] > 0, "{one:?} {other:?}");
        }
    }
}
