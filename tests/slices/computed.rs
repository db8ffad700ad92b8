//! Extents that are computed from those in the types: positions of windows, axes that are repeated and padded, and shapes that are joined.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{Axis, AxisOf, Const, Extent, Extents, Layout, Mapping, Pad, RowMajor, Shape, s, shape};
#[cfg(feature = "arrays")]
use shapewise::{Tensor, TypedView, View};

/// The extents that the type of a view knows.
#[cfg(feature = "arrays")]
fn known<T, const R: usize, L: Layout<R>>(_: &View<'_, T, R, L>) -> [Option<usize>; R] {
    <L as Mapping<R>>::EXTENTS
}

/// Each window on each extent.
#[test]
#[cfg(feature = "arrays")]
fn positions_of_windows_are_known_in_the_type() {
    macro_rules! each {
        ($($extent:literal: $($window:literal)*;)*) => { $($(
            let tensor = Tensor::from_fn(shape![{ $extent }], |[at]| at);
            let windows = tensor.windows(shape![{ $window }]);
            let expected: Vec<usize> = (0..$extent).collect();
            let expected: Vec<&[usize]> = expected.windows($window).collect();
            assert_eq!(known(&windows), [Some(expected.len()), Some($window)]);
            assert_eq!(windows.to_vec(), expected.concat());
        )*)* };
    }
    each! { 1: 1; 2: 1 2; 3: 1 2 3; 6: 1 2 5 6; }
}

/// The extents that the type of a tensor knows, which are those that it has.
#[cfg(feature = "arrays")]
fn known_of<T, const R: usize, L: Layout<R>>(tensor: &Tensor<T, R, L>) -> [Option<usize>; R] {
    let known = <L as Mapping<R>>::EXTENTS;
    assert_eq!(known.map(|extent| extent.unwrap_or(0)), tensor.extents(), "the type knows what is true");
    known
}

/// Each axis, repeated and padded by each number.
#[test]
#[cfg(feature = "arrays")]
fn repeated_and_padded_extents_are_known_in_the_type() {
    macro_rules! each {
        ($($extent:literal: $($number:literal)*;)*) => { $($(
            let (tensor, number) = (Tensor::from_fn(shape![{ $extent }, 2], |at| at), shape![{ $number }].0);
            let product = [Some($extent * $number), Some(2)];
            let repeated = tensor.repeat(Axis::<0>, number);
            assert_eq!(known_of(&repeated), product);
            assert_eq!(repeated, tensor.ranked().repeat(Axis::<0>, $number));
            let tiled = tensor.tile((number, Const::<1>));
            assert_eq!(known_of(&tiled), product);
            assert_eq!(tiled, tensor.tile([$number, 1]));
            let padded = tensor.pad((shape![{ $number }, 1], shape![2, 0]), [9, 9]);
            assert_eq!(known_of(&padded), [Some($extent + $number + 2), Some(3)]);
            assert_eq!(padded, tensor.pad([Pad::edges($number, 2), Pad::edges(1, 0)], [9, 9]));
        )*)* };
    }
    each! { 0: 0 1 3; 1: 0 1 2 3; 2: 0 1 2 5; 5: 0 1 4; }
    // As numbers.
    let tensor = Tensor::<u8, 2, _>::zeros(shape![2, 3]);
    let (_, _): (Const<2>, Const<6>) = tensor.repeat(Axis::<1>, Const::<2>).into_typed().typed_extents();
    let (_, _): (Const<4>, Const<3>) = tensor.tile(shape![2, 1]).into_typed().typed_extents();
    let (_, _): (Const<2>, Const<5>) =
        tensor.pad((shape![0, 1], shape![0, 1]), 0).into_typed().typed_extents();
}

#[test]
#[cfg(feature = "arrays")]
fn numbers_that_are_not_known_result_in_extents_that_are_not() {
    let (tensor, n) = (Tensor::<u8, 2, _>::zeros(shape![2, 3]), 2);
    let (_, _): (Const<2>, usize) = tensor.repeat(Axis::<1>, n).typed_extents();
    let (_, _): (usize, Const<3>) = tensor.tile(shape![n, 1]).into_typed().typed_extents();
    let [_, _]: [usize; 2] = tensor.tile([n, 1]).typed_extents();
    let (_, _): (usize, Const<5>) = tensor.pad((shape![n, 1], shape![0, 1]), 0).into_typed().typed_extents();
    let [_, _]: [usize; 2] = tensor.pad(([n, 1], [0, 1]), 0).typed_extents();
    let [_, _]: [usize; 2] = tensor.pad([Pad::edges(1, -1), Pad::NONE], 0).typed_extents();
    // Nothing is known of a ranked array, and of an axis that is known at run time.
    let [_, _]: [usize; 2] = tensor.ranked().repeat(Axis::<1>, Const::<2>).typed_extents();
    let [_, _]: [usize; 2] = tensor.ranked().tile(shape![2, 2]).typed_extents();
    let [_, _]: [usize; 2] = tensor.repeat(AxisOf::new(1).unwrap(), Const::<2>).typed_extents();
    // What does not fit is an error, as for numbers that are known at run time.
    let huge = Const::<{ usize::MAX }>;
    assert_eq!(
        tensor.try_repeat(Axis::<0>, huge).unwrap_err().to_string(),
        tensor.try_repeat(Axis::<0>, usize::MAX).unwrap_err().to_string()
    );
    assert!(tensor.try_tile((huge, huge)).is_err());
    assert!(tensor.try_pad(((huge, Const::<0>), (huge, Const::<0>)), 0).is_err());
}

#[test]
#[cfg(feature = "arrays")]
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
#[cfg(feature = "arrays")]
fn generic_code_computes_extents_that_it_does_not_know() {
    fn smooth<const N: usize>(x: &View<'_, usize, 1, RowMajor<1, (Const<N>,)>>) -> Vec<usize> {
        x.windows(shape![2]).sum_axis(Axis::<1>).to_vec()
    }
    fn twice<E: Extent>(x: TypedView<'_, usize, 1, (E,)>) -> Vec<usize> {
        (x.repeat(Axis::<0>, Const::<2>) + x.tile((Const::<2>,))).to_vec()
    }
    fn last<E: Extent>(x: TypedView<'_, usize, 1, (E,)>) -> usize {
        x.windows(shape![2])[[x.extents()[0] - 2, 1]]
    }
    let x = View::new(&[1, 2, 3], shape![3]).unwrap();
    assert_eq!(smooth(&x), [3, 5]);
    assert_eq!(
        (twice::<Const<3>>(x.as_typed()), twice::<usize>(x.as_typed())),
        (vec![2, 3, 5, 3, 5, 6], vec![2, 3, 5, 3, 5, 6])
    );
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
