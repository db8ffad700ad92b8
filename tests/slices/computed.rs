//! Extents that are computed from those in the types: positions of windows, and shapes that are joined.
#![cfg(feature = "std")]
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    Axis, Const, Extent, Extents, Layout, Mapping, RowMajor, Shape, Tensor, TypedView, View, s, shape,
};

/// The extents that the type of a view knows.
fn known<T, const R: usize, L: Layout<R>>(_: &View<'_, T, R, L>) -> [Option<usize>; R] {
    <L as Mapping<R>>::EXTENTS
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
    assert_eq!(known(&view.windows(shape![n, 3])), [None, Some(8), None, Some(3)]);
    assert_eq!(known(&view.ranked().windows(shape![2, 3])), [None, None, Some(2), Some(3)]);
    assert_eq!(known(&view.slice(s![..;2, ..;-3])), [None, None]);
    // Computed extents of computed extents.
    let windows = view.windows(shape![2, 3]);
    let positions = windows.slice(s![.., 0, 0]);
    assert_eq!(known(&positions.windows(shape![2, 2])), [Some(4), Some(7), Some(2), Some(2)]);
    let (_, _): (Const<5>, Const<8>) = positions.as_typed().typed_extents();
}

/// A function that is generic over an extent takes windows.
#[test]
fn generic_code_computes_extents_that_it_does_not_know() {
    fn smooth<const N: usize>(x: &View<'_, usize, 1, RowMajor<1, (Const<N>,)>>) -> Vec<usize> {
        x.windows(shape![2]).sum_axis(Axis::<1>).to_vec()
    }
    fn last<E: Extent>(x: TypedView<'_, usize, 1, (E,)>) -> usize {
        x.windows(shape![2])[[x.extents()[0] - 2, 1]]
    }
    let x = View::new(&[1, 2, 3], shape![3]).unwrap();
    assert_eq!(smooth(&x), [3, 5]);
    assert_eq!((last::<Const<3>>(x.as_typed()), last::<usize>(x.as_typed())), (3, 3));
}

/// A shape states the same.
#[test]
fn an_extent_that_a_type_computes_is_compared_with_a_number() {
    let shape =
        Shape::new(shape![2, 3]).unwrap().join_axis(Axis::<0>, Shape::new(shape![4, 3]).unwrap()).unwrap();
    assert!(shape.typed::<Extents![6, 3]>().is_ok());
    assert_eq!(shape.typed::<Extents![7, 3]>().unwrap_err().to_string(), "axis 0 has extent 6, expected 7");
}
