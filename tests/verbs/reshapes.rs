//! Reshapes without a copy: all small shapes, their permutations, reversals and every-second slices, to all small shapes.
//! A reshape is refused only if no strides describe its result.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    Naive, array,
    check::{check_tensor, check_view, offsets},
    indices, orders, parse, shapes,
};
use shapewise::{
    ColumnMajor, Const, Layout, One, Permutation, ReshapeError, RowMajor, Shape, Strided, View, ViewMut,
    axes, s, shape,
};
use static_assertions::assert_type_eq_all;

/// The number of reshapes with each outcome.
#[derive(Debug, Default, PartialEq, Eq)]
struct Outcomes {
    reshaped: usize,
    gap: usize,
    count: usize,
}

/// Whether the offsets, in logical order, are those of some strides with these extents: the only candidates are the
/// differences to the first offset.
fn strides_exist(offsets: &[isize], extents: &[usize]) -> bool {
    let all = indices(extents);
    let at = |index: &[usize]| offsets[all.iter().position(|other| other == index).unwrap()];
    let first = at(&vec![0; extents.len()]);
    let strides: Vec<isize> = (0..extents.len())
        .map(|axis| {
            let mut index = vec![0; extents.len()];
            index[axis] = 1;
            if extents[axis] > 1 { at(&index) - first } else { 0 }
        })
        .collect();
    all.iter().all(|index| {
        at(index)
            == first + index.iter().zip(&strides).map(|(at, stride)| at.cast_signed() * stride).sum::<isize>()
    })
}

/// One view to one shape.
fn reshape<const R: usize, const Q: usize>(
    view: &View<'_, i64, R>,
    naive: &Naive,
    to: [usize; Q],
    outcomes: &mut Outcomes,
) {
    let layout = view.layout();
    match (view.try_reshape(to), naive.reshape(&to)) {
        (Ok(view), Some(expected)) => {
            check_view(&view, &expected);
            outcomes.reshaped += 1;
        }
        (Err(ReshapeError::Count { from, to: found }), None) => {
            assert_eq!((from, found), (naive.elements.len(), to.iter().product()), "{layout:?} to {to:?}");
            outcomes.count += 1;
        }
        (Err(ReshapeError::Gap { axis, stride, needed }), Some(_)) => {
            let offsets = offsets(layout.extents(), layout.strides(), layout.base());
            assert!(!strides_exist(&offsets, &to), "{layout:?} to {to:?} has strides");
            // The error has the stride of the axis, and the distance that the next axis covers.
            let next =
                (axis + 1..R).find(|&axis| layout.extents()[axis] != 1).expect("an axis to merge with");
            let far = layout.extents()[next].cast_signed() * layout.strides()[next];
            assert_eq!((stride, needed), (layout.strides()[axis], far), "{layout:?} to {to:?}");
            assert_ne!(stride, needed, "{layout:?} to {to:?}");
            outcomes.gap += 1;
        }
        (got, expected) => panic!("{layout:?} to {to:?} is {:?}, not {expected:?}", got.map(|_| ())),
    }
}

/// One view to all shapes up to rank 3.
fn to_all<const R: usize>(
    view: &View<'_, i64, R>,
    naive: &Naive,
    targets: &[Vec<Vec<usize>>],
    all: &mut Outcomes,
) {
    reshape(view, naive, [], all);
    targets[1].iter().for_each(|to| reshape(view, naive, array::<1>(to), all));
    targets[2].iter().for_each(|to| reshape(view, naive, array::<2>(to), all));
    targets[3].iter().for_each(|to| reshape(view, naive, array::<3>(to), all));
}

macro_rules! from_all {
    ($rank:literal, $outcomes:ident, $targets:ident; $([$($items:tt)*])*) => {
        for extents in shapes($rank, 3) {
            let naive = Naive::counted(&extents, 1);
            let dense = View::new(&naive.elements, array::<$rank>(&extents)).unwrap();
            $(
                let view = dense.slice(s![$($items)*]);
                let sliced = naive.slice(&parse(stringify!($($items)*))).unwrap();
                for order in orders($rank) {
                    let by = Permutation::new(array::<$rank>(&order).map(usize::cast_signed)).unwrap();
                    to_all(&view.permute_by(by), &sliced.permute(&order), &$targets, &mut $outcomes);
                }
            )*
        }
    };
}

#[test]
fn all_small_views_to_all_small_shapes() {
    let targets: Vec<_> = (0..=3).map(|rank| shapes(rank, 6)).collect();
    let mut outcomes = Outcomes::default();
    from_all!(0, outcomes, targets; []);
    from_all!(1, outcomes, targets; [] [..;-1] [..;2] [..;-2]);
    from_all!(2, outcomes, targets; [] [..;-1] [:, ..;-1] [..;-1, ..;-1] [..;2] [:, ..;2] [..;-2, ..;2]);
    from_all!(3, outcomes, targets; [] [..;-1] [.., ..;-1] [..;-1, ..;-1, ..;-1] [..;2] [:, ..;2, :] [:, :, ..;2]);
    let views = 1 + 4 * 4 + 16 * 2 * 7 + 64 * 6 * 7;
    assert_eq!(outcomes.reshaped + outcomes.gap + outcomes.count, views * (1 + 7 + 49 + 343), "{outcomes:?}");
    assert!(outcomes.reshaped > 100_000 && outcomes.gap > 5_000, "{outcomes:?}");
}

#[test]
fn broadcast_views_reshape_if_the_stretched_axes_stay_separate() {
    let (mut outcomes, naive) = (Outcomes::default(), Naive::counted(&[2, 1, 3], 1));
    let view = View::new(&naive.elements, [2, 1, 3]).unwrap();
    let targets: Vec<_> = (0..=3).map(|rank| shapes(rank, 12)).collect();
    for to in [[2, 2, 3], [2, 4, 3], [2, 1, 3]] {
        let expected = naive.broadcast(&to).unwrap();
        to_all(&view.try_broadcast_to(to).unwrap(), &expected, &targets, &mut outcomes);
    }
    let expected = naive.broadcast_in_dim(&[4, 2, 1, 3], &[1, 2, 3]).unwrap();
    to_all(&view.try_broadcast_in_dim([4, 2, 1, 3], [1, 2, 3]).unwrap(), &expected, &targets, &mut outcomes);
    assert!(outcomes.reshaped > 20 && outcomes.gap > 20, "{outcomes:?}");
}

#[test]
fn typed_views_reshape_to_every_level() {
    let naive = Naive::counted(&[2, 3, 4], 1);
    let to = |extents: &[usize]| naive.reshape(extents).unwrap();
    let cube = View::new(&naive.elements, shape![2, 3, 4]).unwrap();
    let n = 4;
    check_tensor(&cube.try_reshape(shape![6, 4]).unwrap(), &to(&[6, 4]));
    check_tensor(&cube.try_reshape(shape![6, n]).unwrap(), &to(&[6, 4]));
    check_tensor(&cube.try_reshape([6, n]).unwrap(), &to(&[6, 4]));
    check_tensor(&cube.try_reshape(shape![24]).unwrap(), &to(&[24]));
    check_tensor(&cube.try_reshape(shape![1, 24, 1]).unwrap(), &to(&[1, 24, 1]));
    check_tensor(&cube.ranked().try_reshape(shape![12, 2]).unwrap(), &to(&[12, 2]));
    let dense: View<'_, i64, 2, RowMajor<2, (Const<6>, usize)>> = cube.try_reshape(shape![6, n]).unwrap();
    assert_eq!(dense.as_slice(), naive.elements);

    // Column-major, and a slice: the extents stay known, the strides are computed at run time.
    let permuted = naive.permute(&[2, 1, 0]);
    let reshaped = cube.transpose().try_reshape(shape![2, 2, 3, 2]).unwrap();
    assert_eq!(known_extents(&reshaped), [Some(2), Some(2), Some(3), Some(2)]);
    check_tensor(&reshaped, &permuted.reshape(&[2, 2, 3, 2]).unwrap());
    let sliced = cube.slice(s![1, ..;-1]);
    let expected = naive.slice(&parse("1, ..;-1")).unwrap();
    check_tensor(&sliced.try_reshape(shape![3, 2, 2]).unwrap(), &expected.reshape(&[3, 2, 2]).unwrap());
    let error = sliced.try_reshape(shape![12]).unwrap_err();
    assert_eq!(error, ReshapeError::Gap { axis: 0, stride: -4, needed: 4 });
    let error = cube.permute(axes![1, 0, 2]).try_reshape([6, 4]).unwrap_err();
    assert_eq!(error, ReshapeError::Gap { axis: 0, stride: 4, needed: 24 });

    let empty: [i64; 0] = [];
    let empty = View::new(&empty, (Const::<0>, Const::<3>)).unwrap();
    check_tensor(&empty.try_reshape((Const::<5>, 0)).unwrap(), &Naive::counted(&[5, 0], 1));
    let one = View::new(&[5], ()).unwrap();
    check_tensor(&one.try_reshape((One, One)).unwrap(), &Naive::counted(&[1, 1], 5));
    check_tensor(&one.try_reshape((One, One)).unwrap().try_reshape(()).unwrap(), &Naive::counted(&[], 5));
    assert_type_eq_all!(<ColumnMajor<2, (One, usize)> as Layout<2>>::Transposed, RowMajor<2, (usize, One)>);
}

/// The extents in the type of a view.
fn known_extents<T, const R: usize, L: Layout<R>>(_: &View<'_, T, R, L>) -> [Option<usize>; R] {
    L::EXTENTS
}

#[test]
fn mutable_views_reshape_like_views() {
    let mut cases = 0;
    for to in shapes(3, 6) {
        for order in orders(3) {
            let mut memory: Vec<i64> = (0..12).collect();
            let by = Permutation::new(array::<3>(&order).map(usize::cast_signed)).unwrap();
            let view = View::new(&memory, [2, 3, 2]).unwrap().permute_by(by).slice(s![.., ..;-1]);
            let expected = view.try_reshape(array::<3>(&to)).map(|view| (*view.layout(), view.to_vec()));
            let mut view = ViewMut::new(&mut memory, [2, 3, 2]).unwrap().into_permute_by(by);
            match (view.slice_mut(s![.., ..;-1]).try_into_reshape(array::<3>(&to)), expected) {
                (Ok(mut view), Ok((layout, elements))) => {
                    assert_eq!((*view.layout(), view.view().to_vec()), (layout, elements.clone()));
                    let mut visits = 0;
                    view.for_each_mut(|element| {
                        *element += 100;
                        visits += 1;
                    });
                    assert_eq!(visits, 12, "each once");
                    assert!(
                        view.view().iter().copied().eq(elements.iter().map(|x| x + 100)),
                        "each is written"
                    );
                    cases += 1;
                }
                (got, expected) => assert_eq!(got.err(), expected.err(), "{order:?} to {to:?}"),
            }
        }
    }
    assert_eq!(cases, 14, "reshapes");
}

#[test]
fn extents_that_do_not_fit_are_refused_before_they_are_counted() {
    let view = View::new(&[1, 2, 3], [3]).unwrap();
    let error = view.try_reshape([usize::MAX, 0]).unwrap_err();
    let ReshapeError::Size(size) = error else { panic!("{error}") };
    assert_eq!((size.axis, size.extent, size.product), (0, usize::MAX, 1));
    assert_eq!(Strided::row_major([3]), Ok(*view.layout()));
    assert_eq!(Shape::new([3]).unwrap(), view.shape());
}
