//! Extents that are computed from those in the types: windows, and steps over an axis.
#![cfg(feature = "std")]
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{Axis, Const, Extents, Layout, Mapping, Shape, Tensor, View, s, shape};

/// The extents that the type of a view knows.
fn known<T, const R: usize, L: Layout<R>>(_: &View<'_, T, R, L>) -> [Option<usize>; R] {
    <L as Mapping<R>>::EXTENTS
}

/// Each step over each extent: the type knows the number that the layout has.
#[test]
fn steps_over_an_axis_have_the_extent_of_their_type() {
    macro_rules! each {
        ($($extent:literal)*) => { $( each!(@steps $extent 1 2 3 4 7); )* };
        (@steps $extent:literal $($step:literal)*) => { $(
            let tensor = Tensor::from_fn(shape![$extent, 2], |[at, _]| at);
            let (up, down) = (tensor.slice(s![..;$step, 0]), tensor.slice(s![..;-$step, 0]));
            let expected: Vec<usize> = (0..$extent).step_by($step).collect();
            assert_eq!((known(&up), up.to_vec()), ([Some(expected.len())], expected), "{} by {}", $extent, $step);
            let expected: Vec<usize> = (0..$extent).rev().step_by($step).collect();
            assert_eq!((known(&down), down.to_vec()), ([Some(expected.len())], expected), "{} by -{}", $extent, $step);
        )* };
    }
    each!(0 1 2 3 4 5 6 7 8);
}

/// Each window on each extent.
#[test]
fn positions_of_windows_are_known_in_the_type() {
    macro_rules! each {
        ($($extent:literal: $($window:literal)*;)*) => { $($(
            let tensor = Tensor::from_fn(shape![$extent], |[at]| at);
            let windows = tensor.windows(shape![$window]);
            let expected: Vec<usize> = (0..$extent).collect();
            let expected: Vec<&[usize]> = expected.windows($window).collect();
            assert_eq!(known(&windows), [Some(expected.len()), Some($window)]);
            assert_eq!(windows.to_vec(), expected.concat());
        )*)* };
    }
    each! { 1: 1; 2: 1 2; 3: 1 2 3; 6: 1 2 5 6; }
}

#[test]
fn what_is_not_known_is_not_computed() {
    let (memory, n) = ([0; 60], 2);
    let view = View::new(&memory, shape![6, 10]).unwrap();
    assert_eq!(known(&view.slice(s![..;2, 1..5;2])), [Some(3), None]);
    assert_eq!(known(&view.slice(s![..;n, ..;-3])), [None, Some(4)]);
    assert_eq!(known(&view.windows(shape![n, 3])), [None, Some(8), None, Some(3)]);
    assert_eq!(known(&view.ranked().windows(shape![2, 3])), [None, None, Some(2), Some(3)]);
    // Computed extents of computed extents.
    let (half, eighth) = (view.slice(s![.., ..;2]), view.slice(s![.., ..;2]).windows(shape![6, 2]));
    assert_eq!(
        (known(&half.slice(s![..;4, ..;-2])), known(&eighth)[..2].to_vec()),
        ([Some(2), Some(3)], vec![Some(1), Some(4)])
    );
    let (_, _): (Const<6>, Const<5>) = half.as_typed().typed_extents();
}

/// A function that is generic over an extent takes windows and steps.
#[test]
fn generic_code_computes_extents_that_it_does_not_know() {
    fn smooth<const N: usize>(
        x: &View<'_, usize, 1, shapewise::RowMajor<1, (Const<N>,)>>,
    ) -> (Vec<usize>, usize) {
        let windows = x.windows(shape![2]);
        (windows.sum_axis(Axis::<1>).to_vec(), x.slice(s![..;2]).extents()[0])
    }
    fn halved<E: shapewise::Extent>(x: shapewise::TypedView<'_, usize, 1, (E,)>) -> Vec<usize> {
        x.slice(s![..;2]).to_vec()
    }
    let x = View::new(&[1, 2, 3], shape![3]).unwrap();
    assert_eq!(smooth(&x), (vec![3, 5], 2));
    assert_eq!((halved::<Const<3>>(x.as_typed()), halved::<usize>(x.as_typed())), (vec![1, 3], vec![1, 3]));
}

/// A shape states the same.
#[test]
fn an_extent_that_a_type_computes_is_compared_with_a_number() {
    let shape =
        Shape::new(shape![2, 3]).unwrap().join_axis(Axis::<0>, Shape::new(shape![4, 3]).unwrap()).unwrap();
    assert!(shape.typed::<Extents![6, 3]>().is_ok());
    assert_eq!(shape.typed::<Extents![7, 3]>().unwrap_err().to_string(), "axis 0 has extent 6, expected 7");
}
