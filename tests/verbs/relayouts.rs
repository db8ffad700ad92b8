//! Copies and maps between all layouts of small extents, and of extents around the sides of blocks, compared with a
//! slow oracle: one index at a time, by offset.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::missing_assert_message,
    clippy::std_instead_of_alloc,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use core::{cell::Cell, fmt::Debug, panic::AssertUnwindSafe};
use std::{panic::catch_unwind, rc::Rc};

use oracle::{array, orders, shapes};
use shapewise::{
    DynShape, Shape, Strided, View, ViewMut,
    slice::{DenseSlice, StridedSlice},
};

/// Layouts of these extents: in each order of the axes, with each choice of axes backwards, with and without gaps.
fn unique_layouts<const R: usize>(extents: [usize; R]) -> Vec<Strided<R>> {
    let mut layouts = Vec::new();
    for order in orders(R) {
        for backwards in 0..1_usize << R {
            for (gap, step) in [(0, 1), (1, 2)] {
                let (mut strides, mut stride) = ([0; R], step);
                for &axis in order.iter().rev() {
                    strides[axis] = if backwards >> axis & 1 == 1 { -stride } else { stride };
                    stride = stride * extents[axis].cast_signed().max(1) + gap;
                }
                layouts.push(Strided::new(extents, strides).unwrap());
            }
        }
    }
    layouts
}

/// The same, and with each choice of axes of extent 1, for broadcasts.
fn sources<const R: usize>(extents: [usize; R]) -> Vec<Strided<R>> {
    let mut layouts = Vec::new();
    for stretched in 0..1_usize << R {
        let extents = core::array::from_fn(|axis| if stretched >> axis & 1 == 1 { 1 } else { extents[axis] });
        layouts.extend(unique_layouts(extents));
    }
    layouts
}

/// Memory whose elements are as different as possible.
fn elements<T>(count: usize, make: impl Fn(usize) -> T) -> Vec<T> {
    (0..count).map(make).collect()
}

/// The memory of `to` after `write` was called for each index with the target's element and the source's.
fn expected<T, U, const R: usize>(
    (to, memory): (&Strided<R>, &mut [T]),
    (from, source): (&Strided<R>, &[U]),
    mut write: impl FnMut(&mut T, &U),
) {
    let extents = to.extents();
    for linear in 0..extents.iter().product() {
        let (mut index, mut rest): ([usize; R], usize) = ([0; R], linear);
        for axis in (0..R).rev() {
            (index[axis], rest) = (rest % extents[axis], rest / extents[axis]);
        }
        let other = core::array::from_fn(|axis| if from.extents()[axis] == 1 { 0 } else { index[axis] });
        write(&mut memory[to.offset(index).unwrap()], &source[from.offset(other).unwrap()]);
    }
}

/// The slice that selects all elements of a shape.
fn everything<const R: usize>(extents: [usize; R]) -> DenseSlice {
    let shape = DynShape::from(Shape::new(extents).unwrap());
    StridedSlice::<i64>::default().apply(&shape).unwrap()
}

/// All operations that write to one layout from another.
fn writes<const R: usize>(to: &Strided<R>, from: &Strided<R>) {
    let (memory, source) =
        (elements(to.span() + 2, |at| u64::MAX - at as u64), elements(from.span(), |at| at as u64));
    let view = View::with_layout(&source, *from).unwrap();
    let what = format!("{from:?} to {to:?}");

    let (mut found, mut wanted) = (memory.clone(), memory.clone());
    expected((to, &mut wanted), (from, &source), |to, from| *to = *from);
    ViewMut::with_layout(&mut found, *to).unwrap().try_assign(&view).unwrap();
    assert_eq!(found, wanted, "assign {what}");
    found.clone_from(&memory);
    ViewMut::with_layout(&mut found, *to).unwrap().assign_slice(&everything(to.extents()), view).unwrap();
    assert_eq!(found, wanted, "assign_slice {what}");

    let (mut found, mut wanted) = (memory.clone(), memory.clone());
    expected((to, &mut wanted), (from, &source), |to, from| *to = 3 * from);
    ViewMut::with_layout(&mut found, *to).unwrap().map_from(&view, |x| 3 * x);
    assert_eq!(found, wanted, "map_from {what}");

    let (mut found, mut wanted) = (memory.clone(), memory);
    expected((to, &mut wanted), (from, &source), |to, from| *to = to.wrapping_mul(5) ^ from);
    let visit = |to: &mut u64, from: &u64| *to = to.wrapping_mul(5) ^ from;
    ViewMut::with_layout(&mut found, *to).unwrap().zip_apply(view, visit);
    assert_eq!(found, wanted, "zip_apply {what}");
}

/// All pairs of layouts of all extents; returns their number.
fn all_pairs<const R: usize>(all: &[Vec<usize>]) -> usize {
    let mut pairs = 0;
    for extents in all {
        let extents = array::<R>(extents);
        for to in unique_layouts(extents) {
            for from in sources(extents) {
                writes(&to, &from);
                pairs += 1;
            }
        }
    }
    pairs
}

#[test]
fn all_pairs_of_layouts_of_ranks_0_to_2() {
    assert_eq!(all_pairs::<0>(&shapes(0, 3)), 4);
    assert_eq!(all_pairs::<1>(&shapes(1, 3)), 4 * 4 * 8);
    assert_eq!(all_pairs::<2>(&shapes(2, 3)), 16 * 16 * 64);
}

#[test]
fn all_pairs_of_layouts_of_rank_3() {
    assert_eq!(all_pairs::<3>(&[vec![2, 3, 2], vec![1, 2, 3]]), 2 * 96 * 96 * 8);
}

#[test]
fn layouts_of_rank_4_in_all_orders() {
    let extents = [2, 3, 1, 2];
    let mut pairs = 0;
    for (number, to) in unique_layouts(extents).iter().enumerate() {
        // A prime step eventually visits all sources.
        for from in sources(extents).iter().skip(number % 193).step_by(193) {
            writes(to, from);
            pairs += 1;
        }
    }
    assert!(pairs > 45_000, "{pairs}");
}

/// A copy of a matrix to its transpose, and the reverse for maps of two operands.
fn blocks<T: Clone + PartialEq + Debug>(rows: usize, columns: usize, make: impl Fn(usize) -> T) {
    let extents = [rows, columns];
    let (rows_first, columns_first) =
        (Strided::row_major(extents).unwrap(), Strided::column_major(extents).unwrap());
    let (gap, rows_signed) = (columns.cast_signed() + 3, rows.cast_signed());
    let layouts = [
        rows_first,
        Strided::new(extents, [gap, -1]).unwrap(),
        Strided::new(extents, [-2 * gap, 2]).unwrap(),
        columns_first,
        Strided::new(extents, [-1, rows_signed]).unwrap(),
        Strided::new(extents, [2, -2 * rows_signed - 1]).unwrap(),
    ];
    for (number, to) in layouts.iter().enumerate() {
        for from in layouts.iter().skip(if number < 3 { 3 } else { 0 }).take(3) {
            let (memory, source) =
                (elements(to.span(), |at| make(at + 7)), elements(from.span(), |at| make(at * 3)));
            let view = View::with_layout(&source, *from).unwrap();
            let (mut found, mut wanted) = (memory.clone(), memory);
            expected((to, &mut wanted), (from, &source), Clone::clone_from);
            ViewMut::with_layout(&mut found, *to).unwrap().try_assign(&view).unwrap();
            assert!(found == wanted, "{} bytes each: {from:?} to {to:?}", size_of::<T>());
            let found = view.to_vec();
            let mut wanted = vec![make(0); rows * columns];
            expected((&rows_first, &mut wanted), (from, &source), Clone::clone_from);
            assert!(found == wanted, "{} bytes each: {from:?} to a vector", size_of::<T>());
        }
    }
}

/// Extents around the sides of blocks.
const SIDES: [usize; 13] = [1, 3, 4, 7, 9, 16, 17, 31, 33, 64, 65, 100, 130];

/// An element of four words: too large for the buffer.
type Four = [u64; 4];

#[test]
#[allow(
    clippy::cast_possible_truncation,
    clippy::as_conversions,
    reason = "elements that differ from their neighbours"
)]
fn blocks_of_all_sizes_of_elements() {
    for rows in SIDES {
        for columns in [1, 3, 8, 17, 64, 65, 130] {
            blocks(rows, columns, |at| (at * 7 + at / 251) as u8);
            blocks(rows, columns, |at| at as u16);
            blocks(rows, columns, |at| at as u32);
            blocks(rows, columns, |at| at as u64);
            blocks(rows, columns, |at| (at as u128) << 60);
            blocks(rows, columns, |at| [at as u8, (at >> 8) as u8, 1]);
            blocks(rows, columns, |at| -> Four { [at as u64, 1, 2, 3] });
            blocks(rows, columns, |_| ());
        }
    }
}

/// The steps between the elements of a row of the source.
const STEPS: &[isize] = &[0, 1, -1, 2, -2, 3, 4, -5];

/// Copies rows of `len` elements, which are `steps` apart in the source, dense and with gaps, to rows that are dense or have gaps.
fn rows<T: Clone + PartialEq + Debug>(steps: &[isize], count: usize, len: usize, make: impl Fn(usize) -> T) {
    let wide = len.cast_signed();
    for &step in steps {
        for source_pitch in [0, step.abs().max(1) * wide, -(step.abs() * wide + 3)] {
            for pitch in [wide.max(1), wide + 2] {
                let extents = [count, len];
                let (to, from) = (
                    Strided::new(extents, [pitch, 1]).unwrap(),
                    Strided::new(extents, [source_pitch, step]).unwrap(),
                );
                let source = elements(from.span(), |at| make(at * 3));
                let view = View::with_layout(&source, from).unwrap();
                assert!(view.to_vec().iter().eq(view.iter()), "{} bytes each: {from:?}", size_of::<T>());
                let memory = elements(to.span(), |at| make(at + 7));
                let (mut found, mut wanted) = (memory.clone(), memory);
                expected((&to, &mut wanted), (&from, &source), Clone::clone_from);
                ViewMut::with_layout(&mut found, to).unwrap().try_assign(&view).unwrap();
                assert!(found == wanted, "{} bytes each: {from:?} to {to:?}", size_of::<T>());
            }
        }
    }
}

/// Lengths close to those of registers and lines, and close to the maximum of a short row.
const LENGTHS: [usize; 26] =
    [0, 1, 2, 3, 4, 7, 9, 15, 16, 17, 31, 32, 33, 47, 48, 63, 64, 65, 127, 128, 129, 130, 191, 193, 512, 513];

#[test]
#[allow(
    clippy::cast_possible_truncation,
    clippy::as_conversions,
    reason = "elements that differ from their neighbours"
)]
fn rows_of_all_lengths() {
    for len in LENGTHS {
        for count in [0, 1, 2, 3] {
            rows(STEPS, count, len, |at| (at * 7 + at / 251) as u8);
            rows(STEPS, count, len, |at| at as u16);
            rows(STEPS, count, len, |at| at as u32);
            rows(STEPS, count, len, |at| at as u64);
            rows(STEPS, count, len, |at| (at as u128) << 60);
            rows(STEPS, count, len, |at| [at as u8, (at >> 8) as u8, 1]);
            rows(STEPS, count, len, |at| -> Four { [at as u64, 1, 2, 3] });
            rows(STEPS, count, len, |_| ());
            rows(STEPS, count, len, |at| at.to_string());
        }
    }
}

/// Copies vectors, which have no planes, between all pairs of steps.
fn lines<T: Clone + PartialEq + Debug>(len: usize, make: impl Fn(usize) -> T) {
    for (&step, onto) in STEPS.iter().flat_map(|step| [1, -1, 3].map(|onto| (step, onto))) {
        let (to, from) = (Strided::new([len], [onto]).unwrap(), Strided::new([len], [step]).unwrap());
        let (source, memory) =
            (elements(from.span(), |at| make(at * 3)), elements(to.span(), |at| make(at + 7)));
        let (mut found, mut wanted) = (memory.clone(), memory);
        expected((&to, &mut wanted), (&from, &source), Clone::clone_from);
        let view = View::with_layout(&source, from).unwrap();
        ViewMut::with_layout(&mut found, to).unwrap().try_assign(&view).unwrap();
        assert!(found == wanted, "{} bytes each: {from:?} to {to:?}", size_of::<T>());
    }
}

#[test]
#[allow(
    clippy::cast_possible_truncation,
    clippy::as_conversions,
    reason = "elements that differ from their neighbours"
)]
fn vectors_of_all_lengths() {
    for len in LENGTHS {
        lines(len, |at| (at * 7 + at / 251) as u8);
        lines(len, |at| at as u16);
        lines(len, |at| at as u32);
        lines(len, |at| at as u64);
        lines(len, |at| [at as u8, (at >> 8) as u8, 1]);
        lines(len, |_| ());
        lines(len, |at| at.to_string());
    }
    lines(1_100_001, |at| at as u32);
}

/// Rows that run backwards, to a target that is written past the caches, and begins at different places of a line.
#[test]
fn rows_backwards_to_a_large_target() {
    rows(&[-1], 3, 400_001, |at| at as f32);
    rows(&[-1], 2, 300_002, |at| at as u64);
    rows(&[-1], 9, 600_003, |at| at as u8);
}

/// Targets that are larger than the nearest cache, so that longer rows are copied by registers.
#[test]
#[allow(
    clippy::cast_possible_truncation,
    clippy::as_conversions,
    reason = "elements that differ from their neighbours"
)]
fn rows_of_a_second_cache() {
    for len in [2, 3, 4, 5, 7, 8, 9, 16, 17, 33, 63, 64, 65, 100, 127, 128, 129, 513] {
        let count = |size: usize| (1 << 14) / (len * size) + 2;
        rows(&[1], count(1), len, |at| (at * 7 + at / 251) as u8);
        rows(&[1], count(2), len, |at| at as u16);
        rows(&[1], count(4), len, |at| at as u32);
        rows(&[1], count(8), len, |at| at as u64);
        rows(&[1], count(3), len, |at| [at as u8, (at >> 8) as u8, 1]);
        rows(&[1], count(24), len, |at| at.to_string());
    }
}

/// More than a MiB, whose rows are copied in the order of the source.
#[test]
#[allow(
    clippy::cast_possible_truncation,
    clippy::as_conversions,
    reason = "elements that differ from their neighbours"
)]
fn rows_of_a_large_source() {
    for strides in
        [[-526_848, 1024, 1], [526_848, -1024, 1], [-526_848, -1024, -1], [-530_000, -1029, 1], [0, -1024, 1]]
    {
        let extents = [2, 514, 1021];
        let (to, from) = (Strided::row_major(extents).unwrap(), Strided::new(extents, strides).unwrap());
        let source = elements((1 << 20) + (1 << 16), |at| (at * 7 + at / 251) as u8);
        let (mut found, mut wanted) = (vec![0; to.span()], vec![0; to.span()]);
        expected((&to, &mut wanted), (&from, &source), Clone::clone_from);
        let view = View::with_layout(&source, from).unwrap();
        ViewMut::with_layout(&mut found, to).unwrap().try_assign(&view).unwrap();
        assert!(found == wanted, "{from:?}");
        assert!(view.to_vec() == wanted, "{from:?} to a vector");
    }
}

/// Copies an array with its axes in an order. Returns the size of its memory.
fn permutation<T: Clone + PartialEq + Debug, const R: usize>(
    extents: [usize; R],
    order: [usize; R],
    make: impl Fn(usize) -> T,
) -> usize {
    let dense = Strided::row_major(extents).unwrap();
    let from =
        Strided::new(order.map(|axis| extents[axis]), order.map(|axis| dense.strides()[axis])).unwrap();
    let to = Strided::row_major(from.extents()).unwrap();
    let source = elements(from.span(), &make);
    let mut wanted = vec![make(0); to.span()];
    let mut found = wanted.clone();
    expected((&to, &mut wanted), (&from, &source), Clone::clone_from);
    let view = View::with_layout(&source, from).unwrap();
    ViewMut::with_layout(&mut found, to).unwrap().assign(view);
    assert!(found == wanted, "{extents:?} by {order:?}");
    size_of_val(&found[..])
}

/// Copies an array of more than a MiB with its axes in an order.
fn large_permutation<const R: usize>(extents: [usize; R], order: [usize; R]) {
    assert!(permutation(extents, order, |at| (at * 7 + at / 65_521) as u16) > 1 << 20);
}

/// A large memory of which a view has no elements is not written, whatever the steps are.
#[test]
fn no_elements_of_a_large_target() {
    let mut memory = vec![7_u8; 2 << 20];
    for (extents, to, from) in [
        ([0, 5, 2], [10, 2, 1], [10, 1, 5]),
        ([5, 0, 2], [2, 10, 1], [1, 10, 5]),
        ([0, 5, 4], [20, 4, 1], [20, 1, 5]),
        ([3, 2, 0], [2, 1, 6], [1, 3, 6]),
    ] {
        let source = [1; 60];
        let source = View::with_layout(&source, Strided::new(extents, from).unwrap()).unwrap();
        ViewMut::with_layout(&mut memory, Strided::new(extents, to).unwrap()).unwrap().assign(source);
        assert!(memory.iter().all(|element| *element == 7), "{extents:?}");
    }
}

/// Rows of a few elements, of which the next axis has a few, too, and an outer one has more.
#[test]
fn short_rows_in_planes_of_few() {
    for code in 0..256_usize {
        let order = [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6, 4];
        if (0..4).all(|axis| order.contains(&axis)) {
            for len in [2, 3, 4, 5, 16, 17] {
                permutation([2, 9, 3, 8, len], order, |at| at as u32);
            }
            permutation([2, 9, 3, 8, 4], order, |at| (at * 7 + at / 251) as u8);
            permutation([2, 9, 3, 8, 4], order, |at| at.to_string());
        }
    }
}

/// The order of the loops depends on which axes are along lines of the source.
#[test]
fn few_elements_of_large_arrays() {
    large_permutation([4, 8, 15, 7, 4, 4, 2, 8], [5, 1, 3, 7, 4, 2, 0, 6]);
    large_permutation([4, 8, 15, 7, 4, 4, 3, 8], [5, 1, 3, 7, 4, 2, 0, 6]);
    large_permutation([16, 16, 8, 16, 4, 7, 2], [4, 6, 5, 2, 3, 0, 1]);
    large_permutation([16, 16, 8, 16, 4, 7, 3], [4, 6, 5, 2, 3, 0, 1]);
    large_permutation([16, 16, 8, 64, 7, 2], [4, 2, 5, 3, 0, 1]);
    large_permutation([7, 16, 31, 16, 14], [3, 1, 2, 0, 4]);
    large_permutation([2, 601, 3, 401], [3, 2, 1, 0]);
    large_permutation([601, 401, 3], [0, 2, 1]);
    // Rows of two whose source is far away.
    large_permutation([2, 53, 4, 16, 2, 2, 32, 2], [5, 6, 1, 0, 3, 2, 7, 4]);
    large_permutation([59, 4, 29, 2, 8, 4, 2], [5, 4, 1, 0, 2, 6, 3]);
}

#[test]
fn blocks_of_elements_that_own_memory() {
    for rows in [3, 16, 17, 65, 100] {
        for columns in [7, 64, 65] {
            blocks(rows, columns, |at| at.to_string());
        }
    }
}

/// Counts live elements.
#[derive(Debug)]
struct Counted(usize, Rc<Cell<isize>>);

impl Counted {
    fn new(value: usize, alive: &Rc<Cell<isize>>) -> Self {
        alive.set(alive.get() + 1);
        Self(value, Rc::clone(alive))
    }
}

impl Clone for Counted {
    fn clone(&self) -> Self {
        Self::new(self.0, &self.1)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.1.set(self.1.get() - 1);
    }
}

#[test]
fn each_element_is_dropped_once() {
    let alive = Rc::new(Cell::new(0));
    let (rows, columns) = (70, 90);
    let source: Vec<_> = (0..rows * columns).map(|at| Counted::new(at, &alive)).collect();
    let mut memory: Vec<_> = (0..rows * columns).map(|_| Counted::new(0, &alive)).collect();
    let view = View::new(&source, [columns, rows]).unwrap();
    ViewMut::new(&mut memory, [rows, columns]).unwrap().try_assign(&view.transpose()).unwrap();
    assert!(memory.iter().enumerate().all(|(at, x)| x.0 == at % columns * rows + at / columns));
    let copy = view.transpose().to_vec();
    assert!(copy.iter().zip(&memory).all(|(x, y)| x.0 == y.0));
    assert_eq!(alive.get(), 3 * (rows * columns).cast_signed());
    drop((source, memory, copy));
    assert_eq!(alive.get(), 0);
}

#[test]
fn a_clone_that_panics_leaves_elements() {
    /// Clones a given number of times.
    struct Fragile(Rc<Cell<usize>>);
    impl Clone for Fragile {
        fn clone(&self) -> Self {
            self.0.set(self.0.get().checked_sub(1).expect("no clone remains"));
            Self(Rc::clone(&self.0))
        }
    }
    let left = Rc::new(Cell::new(1000));
    let source: Vec<_> = (0..70 * 90).map(|_| Fragile(Rc::clone(&left))).collect();
    let mut memory: Vec<_> = (0..70 * 90).map(|_| Fragile(Rc::clone(&left))).collect();
    let unwound = catch_unwind(AssertUnwindSafe(|| {
        let view = View::new(&source, [90, 70]).unwrap();
        ViewMut::new(&mut memory, [70, 90]).unwrap().try_assign(&view.transpose())
    }));
    assert!(unwound.is_err());
    drop((source, memory));
    assert_eq!(Rc::strong_count(&left), 1);
}
