//! Slices compared with the oracle, in an exhaustive small world: the same case on the static, the mixed and the ranked
//! level; on one axis all ranges with ends in -4..=4 and steps in -3..=3; indices in and out of range; new axes and `..`
//! at every position; slices of slices and of permuted, reversed and broadcast views.
#![cfg(all(feature = "std", feature = "arrays"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]
#![allow(clippy::reversed_empty_ranges, reason = "with a negative step a range goes down")]

use crate::oracle;

use oracle::{
    Item, Naive, array,
    check::{check_loops, check_rows, check_tensor, check_view},
    parse, range, shapes,
};
use shapewise::{Const, Extents, Layout, One, Permutation, SliceError, View, axes, s, shape, slice::Stepped};

/// One slice, written once for `s!` and the oracle: the views, or the errors, must be equal.
macro_rules! case {
    ($cases:ident, $view:expr, $naive:expr, [$($items:tt)*]) => {{
        $cases += 1;
        match ($view.try_slice(s![$($items)*]), $naive.slice(&parse(stringify!($($items)*)))) {
            (Ok(view), Ok(expected)) => check_view(&view, &expected),
            (got, expected) => assert_eq!(got.err(), expected.err(), "{} of {:?}", stringify!($($items)*), $naive),
        }
    }};
}

macro_rules! cases {
    ($view:expr, $naive:expr; $([$($items:tt)*])*) => {{
        let mut cases = 0;
        $(case!(cases, $view, $naive, [$($items)*]);)*
        cases
    }};
}

fn cases_0<L: Layout<0>>(view: &View<'_, i64, 0, L>, naive: &Naive) -> usize {
    cases! { view, naive; [] [..] [NewAxis] [NewAxis, ..] [.., NewAxis] [NewAxis, .., NewAxis] [NewAxis, NewAxis] }
}

fn cases_1<L: Layout<1>>(view: &View<'_, i64, 1, L>, naive: &Naive) -> usize {
    cases! { view, naive;
        [] [:] [..] [0] [-1] [2] [-3] [3] [1..] [..2] [..-1] [-2..] [1..2] [2..1] [0..=1] [..=-1] [..=1] [1..=-1]
        [..;1] [..;2] [..;3] [..;-1] [..;-2] [1..;2] [..-1;2] [1..3;2] [2..0;-1] [..0;-1] [1..;-1] [..=1;-1] [..=0;-2]
        [2..=1;-1] [-1..-3;-1] [-9..9] [9..-9;-2]
        [NewAxis] [NewAxis, :] [:, NewAxis] [NewAxis, .., NewAxis] [.., NewAxis] [NewAxis, 0] [0, NewAxis]
        [.., 0] [0, ..] [.., 1..] [1.., ..] [NewAxis, ..;-1] [..;-1, NewAxis, NewAxis]
    }
}

fn cases_2<L: Layout<2>>(view: &View<'_, i64, 2, L>, naive: &Naive) -> usize {
    cases! { view, naive;
        [] [..] [:, :] [0] [-1] [:, 0] [.., -1] [1, 1] [-2, ..] [2, 0] [0, 3] [0, -4] [.., 2]
        [1..] [:, 1..] [.., ..2] [1.., ..-1] [..;-1] [:, ..;-1] [..;-1, ..;-1] [..;2] [.., ..;2] [..;2, ..;-2]
        [1, ..;-1] [..;-1, 0] [1..;2, -1] [..=0, 1..=1] [:, ..=1;-1]
        [NewAxis] [NewAxis, ..] [:, NewAxis] [:, NewAxis, :] [:, :, NewAxis] [.., NewAxis] [.., NewAxis, :]
        [NewAxis, 0, :] [0, NewAxis, :] [0, NewAxis, ..;-1, NewAxis] [NewAxis, .., 1..] [1, .., NewAxis, 0]
    }
}

fn cases_3<L: Layout<3>>(view: &View<'_, i64, 3, L>, naive: &Naive) -> usize {
    cases! { view, naive;
        [] [..] [0] [:, 1] [.., -1] [1, 2] [1, .., 0] [.., 2, 0] [:, 0, :] [0, 1, 1] [1, 1, 5] [-3, 0, 0]
        [1..] [.., 1..] [:, ..2] [1.., .., ..1] [..;-1] [.., ..;-1, :] [.., ..;-1] [..;-1, ..;-1, ..;-1]
        [..;2, .., ..;-2] [:, ..;2, 0] [-1, ..;-1, 1..] [..;-1, 0, ..;2] [0, ..=1, ..-1;-1]
        [NewAxis, ..] [:, NewAxis] [.., NewAxis, :] [.., NewAxis] [0, NewAxis, .., 1] [.., 0, NewAxis, ..;-1]
        [NewAxis, 1, NewAxis, 0, NewAxis, 1, NewAxis]
    }
}

/// The cases on a view and on views derived from it.
fn derived_1<L: Layout<1>>(view: &View<'_, i64, 1, L>, naive: &Naive) -> usize {
    let n = naive.extents[0];
    cases_1(view, naive)
        + cases_1(&view.transpose(), naive)
        + cases_1(&view.slice(s![..;-1]), &naive.slice(&parse("..;-1")).unwrap())
        + cases_1(&view.slice(s![..;-2]), &naive.slice(&parse("..;-2")).unwrap())
        + cases_2(
            &view.try_broadcast_in_dim(shape![2, n], [1]).unwrap(),
            &naive.broadcast_in_dim(&[2, n], &[1]).unwrap(),
        )
        + cases_2(
            &view.try_broadcast_in_dim([n, 3], [0]).unwrap(),
            &naive.broadcast_in_dim(&[n, 3], &[0]).unwrap(),
        )
}

fn derived_2<L: Layout<2>>(view: &View<'_, i64, 2, L>, naive: &Naive) -> usize {
    let sliced = |items| naive.slice(&parse(items)).unwrap();
    cases_2(view, naive)
        + cases_2(&view.transpose(), &naive.transpose())
        + cases_2(&view.transpose().transpose(), naive)
        + cases_2(&view.permute(axes![1, 0]), &naive.permute(&[1, 0]))
        + cases_2(&view.permute_by(Permutation::new([-1, 0]).unwrap()), &naive.permute(&[1, 0]))
        + cases_2(&view.slice(s![..;-1, :]), &sliced("..;-1, :"))
        + cases_2(&view.slice(s![.., ..;-2]), &sliced(".., ..;-2"))
        + cases_2(&view.slice(s![..;-1, ..;-1]).transpose(), &sliced("..;-1, ..;-1").transpose())
        + cases_2(&view.slice(s![1.., ..-1]), &sliced("1.., ..-1"))
        + cases_3(&view.slice(s![:, NewAxis, ..;-1]), &sliced(":, NewAxis, ..;-1"))
        + cases_3(
            &view.try_broadcast_in_dim([naive.extents[0], 2, naive.extents[1]], [0, 2]).unwrap(),
            &naive.broadcast_in_dim(&[naive.extents[0], 2, naive.extents[1]], &[0, 2]).unwrap(),
        )
}

fn derived_3<L: Layout<3>>(view: &View<'_, i64, 3, L>, naive: &Naive) -> usize {
    let sliced = |items| naive.slice(&parse(items)).unwrap();
    cases_3(view, naive)
        + cases_3(&view.transpose(), &naive.transpose())
        + cases_3(&view.permute(axes![2, 0, 1]), &naive.permute(&[2, 0, 1]))
        + cases_3(&view.permute_by(Permutation::new([1, 2, 0]).unwrap()), &naive.permute(&[1, 2, 0]))
        + cases_3(&view.slice(s![..;-1, 1.., ..;-2]), &sliced("..;-1, 1.., ..;-2"))
        + cases_3(
            &view.slice(s![.., ..;-1]).permute(axes![1, 0, 2]),
            &sliced(".., ..;-1").permute(&[1, 0, 2]),
        )
}

/// A dense view and its oracle, given to a generic function.
macro_rules! on {
    ($run:ident, $extents:expr) => {{
        let extents = $extents;
        let naive = Naive::counted(&extents.to_array(), 100);
        let memory = naive.elements.clone();
        $run(&View::new(&memory, extents).unwrap(), &naive)
    }};
}

#[test]
fn all_ranked_shapes_slice_like_the_oracle() {
    let mut cases = on!(cases_0, []);
    shapes(1, 3).iter().for_each(|extents| cases += on!(derived_1, array::<1>(extents)));
    shapes(2, 3).iter().for_each(|extents| cases += on!(derived_2, array::<2>(extents)));
    shapes(3, 3).iter().for_each(|extents| cases += on!(derived_3, array::<3>(extents)));
    assert!(cases > 19_000, "{cases} cases");
}

#[test]
fn static_and_mixed_shapes_slice_like_the_oracle() {
    let mut cases = on!(cases_0, ());
    cases += on!(derived_1, shape![3]) + on!(cases_1, (One,)) + on!(cases_1, shape![0]);
    cases += on!(cases_1, (Const::<1>,)) + on!(cases_1, shape![2]);
    cases +=
        on!(derived_2, shape![2, 3]) + on!(cases_2, (Const::<3>, Const::<1>)) + on!(cases_2, shape![0, 2]);
    cases += on!(cases_2, shape![1, 3]) + on!(cases_2, shape![3, 1]) + on!(cases_2, shape![2, 0]);
    cases += on!(cases_3, shape![2, 3, 2]) + on!(cases_3, shape![1, 2, 3]) + on!(cases_3, shape![3, 0, 2]);
    for n in 0..=3 {
        cases += on!(derived_1, shape![n]);
        cases += on!(derived_2, shape![n, 3]) + on!(cases_2, shape![2, n]) + on!(cases_2, shape![n, 1]);
        cases +=
            on!(derived_3, shape![n, 3, 2]) + on!(cases_3, shape![2, n, 3]) + on!(cases_3, shape![2, 1, n]);
        for m in 0..=3 {
            cases += on!(cases_2, (n, m)) + on!(cases_3, shape![n, 2, m]);
        }
    }
    assert!(cases > 6_000, "{cases} cases");
}

/// All ranges on one axis, with the other axes entire: `[...]` is what precedes and follows it in the slice.
macro_rules! ranges_on_an_axis {
    ($cases:ident, $view:ident, $naive:ident, [$($before:tt)*] [$($after:tt)*]) => {{
        let ends = || core::iter::once(None).chain((-4..=4).map(Some));
        let before = parse(stringify!($($before)*));
        let expect = |item: Item| $naive.slice(&[&before[..], &[item]].concat()).unwrap();
        for (begin, end) in ends().flat_map(|begin| ends().map(move |end| (begin, end))) {
            for step in (-3..=3).filter(|&step| step != 0) {
                let expected = expect(range(begin, end, step));
                let view = match (begin, end) {
                    (None, None) => $view.slice(s![$($before)* ..;step $($after)*]),
                    (None, Some(end)) => $view.slice(s![$($before)* ..end;step $($after)*]),
                    (Some(begin), None) => $view.slice(s![$($before)* begin..;step $($after)*]),
                    (Some(begin), Some(end)) => $view.slice(s![$($before)* begin..end;step $($after)*]),
                };
                check_view(&view, &expected);
                check_rows(&view, &expected);
                $cases += 1;
            }
            // The same without a step.
            let expected = expect(range(begin, end, 1));
            match (begin, end) {
                (None, None) => check_view(&$view.slice(s![$($before)* : $($after)*]), &expected),
                (None, Some(end)) => check_view(&$view.slice(s![$($before)* ..end $($after)*]), &expected),
                (Some(begin), None) => check_view(&$view.slice(s![$($before)* begin.. $($after)*]), &expected),
                (Some(begin), Some(end)) => check_view(&$view.slice(s![$($before)* begin..end $($after)*]), &expected),
            }
            $cases += 1;
            // Inclusive ends.
            let Some(last) = end else { continue };
            for step in [-2, -1, 1, 2] {
                let expected = expect(Item::Range { begin, end, inclusive: true, step });
                let view = match begin {
                    None => $view.slice(s![$($before)* ..=last;step $($after)*]),
                    Some(begin) => $view.slice(s![$($before)* begin..=last;step $($after)*]),
                };
                check_view(&view, &expected);
                $cases += 1;
            }
        }
        // A step that is 0 at run time.
        let (step, axis) = (0, before.len());
        assert_eq!(
            $view.try_slice(s![$($before)* ..;step $($after)*]).err(),
            Some(SliceError::StepIsZero { axis })
        );
    }};
}

fn ranges_1<L: Layout<1>>(view: &View<'_, i64, 1, L>, naive: &Naive) -> usize {
    let mut cases = 0;
    ranges_on_an_axis!(cases, view, naive, [] []);
    cases
}

fn ranges_2<L: Layout<2>>(view: &View<'_, i64, 2, L>, naive: &Naive) -> usize {
    let mut cases = 0;
    ranges_on_an_axis!(cases, view, naive, [] [, :]);
    ranges_on_an_axis!(cases, view, naive, [:,] []);
    cases
}

fn ranges_3<L: Layout<3>>(view: &View<'_, i64, 3, L>, naive: &Naive) -> usize {
    let mut cases = 0;
    ranges_on_an_axis!(cases, view, naive, [] [, ..]);
    ranges_on_an_axis!(cases, view, naive, [:,] [, :]);
    ranges_on_an_axis!(cases, view, naive, [:, :,] []);
    cases
}

#[test]
fn all_ranges_on_one_axis_of_ranked_shapes() {
    let mut cases = 0;
    shapes(1, 3).iter().for_each(|extents| cases += on!(ranges_1, array::<1>(extents)));
    shapes(2, 3).iter().for_each(|extents| cases += on!(ranges_2, array::<2>(extents)));
    shapes(3, 3).iter().for_each(|extents| cases += on!(ranges_3, array::<3>(extents)));
    assert_eq!(cases, (4 + 2 * 16 + 3 * 64) * (10 * 10 * (6 + 1) + 10 * 9 * 4), "cases");
}

#[test]
fn all_ranges_on_one_axis_of_static_and_mixed_shapes() {
    let mut cases = on!(ranges_1, shape![3]) + on!(ranges_1, shape![1]) + on!(ranges_1, shape![0]);
    cases += on!(ranges_2, shape![2, 3]) + on!(ranges_2, shape![3, 1]) + on!(ranges_3, shape![2, 3, 2]);
    for n in 0..=3 {
        cases += on!(ranges_1, shape![n]) + on!(ranges_2, shape![n, 3]) + on!(ranges_2, shape![2, n]);
        cases += on!(ranges_3, shape![2, n, 3]);
    }
    assert_eq!(cases, (3 + 2 * 2 + 3 + 4 * (1 + 2 + 2 + 3)) * 1060, "cases");
}

/// All indices from -4 to 3 on each axis together, written in integers of several types.
macro_rules! all_indices {
    ($cases:ident, $view:ident, $naive:ident, $($name:ident $int:ty)*) => {{
        for codes in oracle::indices(&[8; [$(stringify!($name)),*].len()]) {
            let mut codes = codes.into_iter().map(|code| code as isize - 4);
            $(let $name = codes.next().unwrap();)*
            let got = $view.try_slice(s![$($name as $int),*]);
            match (got, $naive.slice(&[$(Item::Index($name)),*])) {
                (Ok(view), Ok(expected)) => check_view(&view, &expected),
                (got, expected) => assert_eq!(got.err(), expected.err(), "{:?} of {:?}", ($($name,)*), $naive),
            }
            $cases += 1;
        }
    }};
}

#[test]
fn all_indices_in_and_out_of_range() {
    fn one<L: Layout<1>>(view: &View<'_, i64, 1, L>, naive: &Naive) -> usize {
        let mut cases = 0;
        all_indices!(cases, view, naive, i i8);
        cases
    }
    fn two<L: Layout<2>>(view: &View<'_, i64, 2, L>, naive: &Naive) -> usize {
        let mut cases = 0;
        all_indices!(cases, view, naive, i i32 j isize);
        cases
    }
    fn three<L: Layout<3>>(view: &View<'_, i64, 3, L>, naive: &Naive) -> usize {
        let mut cases = 0;
        all_indices!(cases, view, naive, i i16 j i128 k i64);
        cases
    }
    let mut cases = 0;
    shapes(1, 3).iter().for_each(|extents| cases += on!(one, array::<1>(extents)));
    shapes(2, 3).iter().for_each(|extents| cases += on!(two, array::<2>(extents)));
    shapes(3, 3).iter().for_each(|extents| cases += on!(three, array::<3>(extents)));
    cases +=
        on!(one, shape![3]) + on!(two, shape![2, 3]) + on!(three, shape![2, 3, 2]) + on!(two, shape![0, 1]);
    let n = 2;
    cases += on!(one, shape![n]) + on!(two, shape![n, 3]) + on!(three, shape![2, n, 1]);
    assert_eq!(cases, 4 * 8 + 16 * 64 + 64 * 512 + 2 * 8 + 3 * 64 + 2 * 512, "cases");
}

#[test]
fn indices_and_ends_beyond_isize_are_out_of_range_for_every_extent() {
    let memory = [1, 2, 3];
    let view = View::new(&memory, [3]).unwrap();
    let error = |index| Some(SliceError::Index { axis: 0, index, extent: 3 });
    assert_eq!(view.try_slice(s![usize::MAX]).err(), error(isize::MAX));
    assert_eq!(view.try_slice(s![u128::MAX]).err(), error(isize::MAX));
    assert_eq!(view.try_slice(s![i128::MIN]).err(), error(isize::MIN));
    assert_eq!(view.try_slice(s![isize::MIN]).err(), error(isize::MIN));
    assert_eq!(view.slice(s![..u64::MAX]).to_vec(), [1, 2, 3]);
    assert_eq!(view.slice(s![1..=i128::MAX]).to_vec(), [2, 3]);
    assert_eq!(view.slice(s![i128::MIN..2]).to_vec(), [1, 2]);
    assert_eq!(view.slice(s![u128::MAX..=isize::MIN as u128;-1]).to_vec(), [] as [i64; 0]);
    let huge = [isize::MIN, isize::MAX];
    assert_eq!(huge.map(|step| view.slice(s![..;step]).to_vec()), [[3], [1]]);
    assert_eq!(view.slice(s![2u8..0;-2]).to_vec(), [3]);
    assert_eq!(view.slice(s![-1..=0;-2]).to_vec(), [3, 1]);
    let step = u128::MAX;
    assert_eq!(view.slice(s![..;step]).to_vec(), [1]);
}

#[test]
fn a_slice_of_a_slice_is_the_composed_slice() {
    // Ends beyond the axis equal omitted ends.
    let ends = [isize::MIN, -2, -1, 0, 1, 2, 3, isize::MAX];
    let ranges: Vec<(isize, isize, isize)> = ends
        .iter()
        .flat_map(|&begin| ends.iter().map(move |&end| (begin, end)))
        .flat_map(|(begin, end)| [-2, -1, 1, 2].map(|step| (begin, end, step)))
        .collect();
    let item = |&(begin, end, step): &(isize, isize, isize)| range(Some(begin), Some(end), step);
    let stepped = |&(begin, end, step): &(isize, isize, isize)| Stepped::new(begin..end, step);
    let mut cases = 0;
    for extent in 0..=4 {
        let naive = Naive::counted(&[extent], 7);
        let view = View::new(&naive.elements, shape![extent]).unwrap();
        for first in &ranges {
            let (outer, expected) = (view.slice(s![stepped(first)]), naive.slice(&[item(first)]).unwrap());
            for second in &ranges {
                check_view(&outer.slice(s![stepped(second)]), &expected.slice(&[item(second)]).unwrap());
                cases += 1;
            }
        }
    }
    // Both axes of a matrix at once, then one axis of the result, transposed.
    let naive = Naive::counted(&[3, 4], 7);
    let view = View::new(&naive.elements, shape![3, 4]).unwrap();
    for first in &ranges {
        for second in &ranges {
            let outer = view.slice(s![stepped(first), stepped(second)]);
            let expected = naive.slice(&[item(first), item(second)]).unwrap();
            check_view(&outer, &expected);
            let (inner, expected) = (outer.transpose(), expected.transpose());
            check_view(&inner.slice(s![stepped(first)]), &expected.slice(&[item(first)]).unwrap());
            cases += 2;
        }
    }
    assert_eq!(cases, 5 * 256 * 256 + 2 * 256 * 256, "cases");
}

#[test]
fn copies_keep_the_extents_in_the_type() {
    let naive = Naive::counted(&[2, 3, 4], 1);
    let sliced = |items| naive.slice(&parse(items)).unwrap();
    let cube = View::new(&naive.elements, shape![2, 3, 4]).unwrap();
    check_tensor(&cube, &naive);
    check_tensor(&cube.transpose(), &naive.transpose());
    check_tensor(&cube.slice(s![.., 1..]), &sliced(".., 1.."));
    check_tensor(&cube.slice(s![0, ..;-1, NewAxis]), &sliced("0, ..;-1, NewAxis"));
    check_tensor(&cube.slice(s![0, 0, 0]), &sliced("0, 0, 0"));
    let tensor = cube.slice(s![NewAxis, 0, ..;-1, 1..]).to_tensor();
    static_assertions::assert_type_eq_all!(Extents![1, 3, usize], (One, Const<3>, usize));
    let extents: (One, Const<3>, usize) = tensor.layout().shape().typed_extents();
    assert_eq!(extents, (One, Const::<3>, 3));
    check_tensor(&cube.ranked().slice(s![1, .., ..;-2]), &sliced("1, .., ..;-2"));
}

#[test]
fn loops_over_typed_views_visit_the_elements_in_order() {
    let naive = Naive::counted(&[3, 1, 4], 1);
    let sliced = |items| naive.slice(&parse(items)).unwrap();
    let view = View::new(&naive.elements, shape![3, 1, 4]).unwrap();
    check_loops(&view, &naive);
    check_loops(&view.transpose(), &naive.transpose());
    check_loops(&view.permute(axes![2, 0, 1]), &naive.permute(&[2, 0, 1]));
    check_loops(&view.slice(s![..;-1, 0]), &sliced("..;-1, 0"));
    check_loops(&view.slice(s![.., 3..0;-2]), &sliced(".., 3..0;-2"));
    check_loops(&view.slice(s![1, 0, 2]), &sliced("1, 0, 2"));
    check_loops(&view.try_broadcast_to(shape![3, 2, 4]).unwrap(), &naive.broadcast(&[3, 2, 4]).unwrap());
    check_rows(&view, &naive);
    check_rows(&view.slice(s![.., 0]), &sliced(".., 0"));
    check_rows(&view.slice(s![..;2, .., 1..3]), &sliced("..;2, .., 1..3"));
    check_rows(&view.slice(s![.., 2..2]), &sliced(".., 2..2"));
    let rows: Vec<&[i64]> = view.rows().collect();
    assert_eq!(rows, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]);
}

#[test]
fn the_end_of_a_range_may_count_from_the_end_whatever_the_begin_is() {
    struct At {
        k: usize,
    }
    let memory: Vec<i32> = (0..6).collect();
    let x = View::new(&memory, [6]).unwrap();
    let (i, at, row, back) = (1_usize, At { k: 2 }, [3_u8], -2_isize);
    let next = |i: usize| i + 1;
    assert_eq!(x.slice(s![i..-1]).to_vec(), [1, 2, 3, 4]);
    assert_eq!(x.slice(s![at.k..-1]).to_vec(), [2, 3, 4]);
    assert_eq!(x.slice(s![row[0]..-1]).to_vec(), [3, 4]);
    assert_eq!(x.slice(s![next(i)..-1]).to_vec(), [2, 3, 4]);
    assert_eq!(x.slice(s![row.len()..-2]).to_vec(), [1, 2, 3]);
    assert_eq!(x.slice(s![(i + 1)..-1;2]).to_vec(), [2, 4]);
    assert_eq!(x.slice(s![i..-1;-1]).to_vec(), [] as [i32; 0]);
    assert_eq!(x.slice(s![back..-1]).to_vec(), [4]);
    assert_eq!(x.slice(s![i..-back]).to_vec(), [1]);
    assert_eq!(x.slice(s![i..-i.cast_signed()]).to_vec(), [1, 2, 3, 4]);
    let matrix = View::new(&memory, [2, 3]).unwrap();
    assert_eq!(matrix.slice(s![i, i..-1]).to_vec(), [4]);
    assert_eq!(matrix.slice(s![.., i..-1, NewAxis]).extents(), [2, 1, 1]);
    // From a position that fits no `isize`: beyond the end.
    let far = usize::MAX;
    assert_eq!(x.slice(s![far..-1]).extents(), [0]);
}
