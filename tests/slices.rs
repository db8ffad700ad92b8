//! Slices against the oracle, in an exhaustive small world: the same case on the static, the mixed and the ranked rung,
//! on one axis all ranges with ends in -4..=4 and steps in -3..=3, indices in and out of range, new axes and `..` at
//! every place, slices of slices and of permuted, reversed and broadcast views.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

mod oracle;

use oracle::{
    Item, Naive, array,
    check::{check_rows, check_tensor, check_view},
    parse, range, shapes,
};
use shapewise::{
    Const, Extents, Layout, NewAxis, One, Permutation, SliceError, View, axes, s, shape, slice::Stepped,
};

/// One slice, written once for `s!` and the oracle: the views or the errors are the same.
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

/// The cases on a view and on views made from it.
fn derived_1<L: Layout<1>>(view: &View<'_, i64, 1, L>, naive: &Naive) -> usize {
    let n = naive.extents[0];
    cases_1(view, naive)
        + cases_1(&view.transpose(), naive)
        + cases_1(&view.slice(s![..;-1]), &naive.slice(&parse("..;-1")).unwrap())
        + cases_1(&view.slice(s![..;-2]), &naive.slice(&parse("..;-2")).unwrap())
        + cases_2(
            &view.broadcast_in_dim(shape![2, n], [1]).unwrap(),
            &naive.broadcast_in_dim(&[2, n], &[1]).unwrap(),
        )
        + cases_2(&view.broadcast_in_dim([n, 3], [0]).unwrap(), &naive.broadcast_in_dim(&[n, 3], &[0]).unwrap())
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
            &view.broadcast_in_dim([naive.extents[0], 2, naive.extents[1]], [0, 2]).unwrap(),
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
fn all_ranked_shapes_slice_as_the_oracle() {
    let mut cases = on!(cases_0, []);
    shapes(1, 3).iter().for_each(|extents| cases += on!(derived_1, array::<1>(extents)));
    shapes(2, 3).iter().for_each(|extents| cases += on!(derived_2, array::<2>(extents)));
    shapes(3, 3).iter().for_each(|extents| cases += on!(derived_3, array::<3>(extents)));
    assert!(cases > 19_000, "{cases} cases");
}

#[test]
fn static_and_mixed_shapes_slice_as_the_oracle() {
    let mut cases = on!(cases_0, ());
    cases += on!(derived_1, shape![3]) + on!(derived_1, (One,)) + on!(cases_1, shape![0]);
    cases += on!(cases_1, (Const::<1>,)) + on!(cases_1, shape![2]);
    cases += on!(derived_2, shape![2, 3]) + on!(cases_2, (Const::<3>, Const::<1>)) + on!(cases_2, shape![0, 2]);
    cases += on!(cases_2, shape![1, 3]) + on!(cases_2, shape![3, 1]) + on!(cases_2, shape![2, 0]);
    cases += on!(derived_3, shape![2, 3, 2]) + on!(cases_3, shape![1, 2, 3]) + on!(cases_3, shape![3, 0, 2]);
    for n in 0..=3 {
        cases += on!(derived_1, shape![n]);
        cases += on!(derived_2, shape![n, 3]) + on!(cases_2, shape![2, n]) + on!(cases_2, shape![n, 1]);
        cases += on!(derived_3, shape![n, 3, 2]) + on!(cases_3, shape![2, n, 3]) + on!(cases_3, shape![2, 1, n]);
        for m in 0..=3 {
            cases += on!(cases_2, (n, m)) + on!(cases_3, shape![n, 2, m]);
        }
    }
    assert!(cases > 8_000, "{cases} cases");
}
