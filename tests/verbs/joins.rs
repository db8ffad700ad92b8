//! Arrays joined, padded, repeated and reordered, compared with the definition of each element: all small shapes, all axes, in all memory
//! orders, forwards, backwards with gaps, and stretched; on the ranked and on the dynamic level.
#![cfg(feature = "std")]
#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    Naive, array, indices,
    layouts::{self, axis, same},
    shapes,
};
use shapewise::{
    Axis, AxisOf, Const, DenseTensor, Extent, Extents, JoinError, Keep, LastAxis, One, Shape, Tensor,
    TypedView, View, axes,
    rank::{Minus, Plus, Ranks},
    rearrange::{CombineError, Pad, PadError, PadMode},
    shape, tensor,
    verbs::{concatenate, stack, try_concatenate, try_stack},
};

/// Views of each layout of these extents, and their elements.
fn each_view<const R: usize>(extents: &[usize], check: impl FnMut(View<'_, i64, R>, &Naive)) {
    layouts::each_view(extents, |at| 100 + i64::try_from(at).unwrap(), check);
}

/// All ranks of an axis: calls a generic function with each shape of extents up to 3, or 2 for rank 3.
macro_rules! all_shapes {
    ($check:ident) => {
        for extents in shapes(1, 3) {
            $check::<1, 0, 2>(&extents);
        }
        for extents in shapes(2, 3) {
            $check::<2, 1, 3>(&extents);
        }
        for extents in shapes(3, 2) {
            $check::<3, 2, 4>(&extents);
        }
    };
}

fn joins<const R: usize, const P: usize, const Q: usize>(extents: &[usize])
where
    Ranks: Plus<R, 1, Q> + Minus<R, 1, P>,
{
    each_view::<R>(extents, |view, naive| {
        for number in 0..R {
            for other in 0..4 {
                let mut others = extents.to_vec();
                others[number] = other;
                let second = Naive::counted(&others, 1);
                let memory = second.elements.clone();
                let row_major = View::new(&memory, array::<R>(&others)).unwrap();
                let joined = concatenate(axis(number), [view, row_major, view]);
                let expected = Naive::concatenate(&[naive.clone(), second.clone(), naive.clone()], number);
                same(&joined, &expected, "three joined");
                let pair = concatenate(axis(number), (&joined, view.to_tensor()));
                let expected = Naive::concatenate(&[expected, naive.clone()], number);
                same(&pair, &expected, "two of different types");
                // The shape rule says the same.
                let shape = view.shape().join_axis(axis::<R>(number), row_major.shape()).unwrap();
                assert_eq!(
                    try_concatenate(axis(number), [view, row_major]).unwrap().extents(),
                    shape.extents()
                );
                // Along all other axes, the extents are equal.
                for along in (0..R).filter(|&along| along != number && other != extents[number]) {
                    let wrong = try_concatenate(axis(along), vec![view, row_major]).unwrap_err();
                    let expected = view.shape().join_axis(axis::<R>(along), row_major.shape()).unwrap_err();
                    assert_eq!(wrong, expected);
                    assert!(
                        matches!(wrong, JoinError::Extent { operand: 1, axis, .. } if axis == number),
                        "{wrong}"
                    );
                }
            }
        }
        for number in 0..Q {
            let stacked: Tensor<i64, Q> = try_stack(axis::<Q>(number), vec![view, view]).unwrap();
            same(&stacked, &Naive::stack(&[naive.clone(), naive.clone()], number), "two stacked");
        }
    });
}

#[test]
fn arrays_joined_and_stacked() {
    all_shapes!(joins);
}

#[test]
fn scalars_are_stacked_and_not_joined() {
    let (one, two) = ([1], [2]);
    let (one, two) = (View::new(&one, ()).unwrap(), View::new(&two, ()).unwrap());
    assert_eq!(stack(Axis::<0>, (one, two)).typed_extents(), (Const::<2>,));
    assert_eq!(stack(Axis::<0>, [one, two, one]).as_slice(), [1, 2, 1]);
}

#[test]
fn joined_extents_stay_in_the_type() {
    let memory = [0; 60];
    let (a, b) = (View::new(&memory, shape![2, 3, 4]).unwrap(), View::new(&memory, shape![1, 3, 4]).unwrap());
    // A sum or a product along the axis, so the layout takes no memory, and converts to the number.
    let (rows, both) = (concatenate(Axis::<0>, (a, b)), concatenate(Axis::<1>, [a, a]));
    assert_eq!((size_of_val(rows.layout()), size_of_val(both.layout())), (0, 0));
    let (_, _, _): (Const<3>, Const<3>, Const<4>) = rows.into_typed().typed_extents();
    let (_, _, _): (Const<2>, Const<6>, Const<4>) = both.into_typed().typed_extents();
    let thrice = concatenate(Axis::<-1>, (a, a, a));
    let (_, _, _): (usize, usize, Const<12>) = thrice.as_typed().typed_extents();
    let (_, _, _): (Const<2>, Const<3>, Const<12>) =
        (thrice + &concatenate(Axis::<2>, [a; 3])).into_typed().typed_extents();
    // What one of them knows.
    let ranked = View::new(&memory, [5, 3, 4]).unwrap();
    let (_, _, _): (usize, Const<3>, Const<4>) = concatenate(Axis::<0>, (a, ranked, b)).typed_extents();
    let (_, _, _): (usize, Const<3>, Const<4>) = concatenate(Axis::<0>, (ranked, a)).typed_extents();
    let [_, _, _]: [usize; 3] = concatenate(AxisOf::new(0).unwrap(), (a, a)).typed_extents();
    // Stacked, their number is in the type.
    let (_, _, _, _): (Const<2>, Const<2>, Const<3>, Const<4>) = stack(Axis::<0>, (a, a)).typed_extents();
    let (_, _, _, _): (Const<2>, Const<3>, Const<4>, Const<3>) = stack(Axis::<3>, [a; 3]).typed_extents();
    let (_, _, _, _): (Const<2>, usize, Const<3>, Const<4>) = stack(Axis::<1>, &[a][..]).typed_extents();
    // A type that says more than is true at run time is an error.
    let wrong = View::new(&memory, [1, 3, 5]).unwrap();
    assert!(try_concatenate(Axis::<0>, (a, wrong)).is_err());
    let one = View::new(&memory, shape![1, 1]).unwrap();
    let (_, _): (Const<2>, One) = concatenate(Axis::<0>, (one, one)).into_typed().typed_extents();
    let kept = one.to_tensor();
    assert!(try_concatenate(Axis::<0>, (one, View::new(&memory, [1, 2]).unwrap())).is_err());
    assert_eq!(concatenate(Axis::<1>, [&kept, &kept]).extents(), [1, 2]);
}

/// A function that is generic over extents joins arrays, and states of the result what it needs.
#[test]
fn generic_code_joins_extents_that_it_does_not_know() {
    fn rows<E: Extent, F: Extent>(
        a: &TypedView<'_, i32, 2, (E, Const<3>)>,
        b: &TypedView<'_, i32, 2, (F, Const<3>)>,
    ) -> DenseTensor<i32, 2, (usize, Const<3>)> {
        concatenate(Axis::<0>, (a, b)).into_typed()
    }

    let memory = [0; 60];
    let (a, b) = (View::new(&memory, shape![2, 3]).unwrap(), View::new(&memory, (5, Const::<3>)).unwrap());
    assert_eq!(rows::<Const<2>, usize>(&a.as_typed(), &b.as_typed()).extents(), [7, 3]);
    assert_eq!(rows::<Const<2>, Const<2>>(&a.as_typed(), &a.as_typed()).extents(), [4, 3]);
}

/// Computed extents in products, reductions and reshapes.
#[test]
fn sums_of_extents_are_extents_like_others() {
    let wide = concatenate(Axis::<1>, (tensor![[1, 2], [3, 4]], tensor![[5], [6]]));
    let (_, _): (Const<2>, Const<2>) = wide.matmul(wide.transpose()).typed_extents();
    assert_eq!(wide.matmul(wide.transpose()), tensor![[30, 41], [41, 61]]);
    assert_eq!(wide.sum_axis(Axis::<0>), tensor![4, 6, 11]);
    assert_eq!((&wide - wide.sum_axis(Keep(Axis::<1>))).as_slice(), [-7, -6, -3, -10, -9, -7]);
    let (_,): (Const<6>,) = wide.reshape(shape![6]).typed_extents();
    // Its extent does not stretch, as that of no number in the type but `One`.
    let one = concatenate(Axis::<0>, (tensor![7], Tensor::zeros(shape![0])));
    assert_eq!(one.extents(), [1]);
    assert_eq!((one + Tensor::filled([1], 1)).as_slice(), [8]);
}

#[test]
fn nothing_is_joined() {
    let none: [View<'_, i32, 2>; 0] = [];
    assert_eq!(try_concatenate(Axis::<0>, none).unwrap_err(), JoinError::Nothing);
    assert_eq!(try_stack(Axis::<0>, &none[..]).unwrap_err(), JoinError::Nothing);
}

#[test]
fn elements_that_own_memory_and_elements_without_a_size() {
    let texts = ["a", "b"].map(String::from);
    let view = View::new(&texts, shape![2]).unwrap();
    assert_eq!(
        concatenate(Axis::<0>, [view, view.flip(Axis::<0>).to_tensor().view()]).as_slice(),
        ["a", "b", "b", "a"]
    );
    assert_eq!(view.pad([Pad::edges(1, 0)], String::new()).as_slice(), ["", "a", "b"]);
    assert_eq!(view.repeat(Axis::<0>, 2).as_slice(), ["a", "a", "b", "b"]);
    // As many as there can be.
    let half = isize::MAX.unsigned_abs() / 2;
    let units = View::new(&[()], [1]).unwrap().try_broadcast_to([half]).unwrap().ranked();
    assert_eq!(concatenate(Axis::<0>, [units, units]).element_count(), 2 * half);
    assert!(try_concatenate(Axis::<0>, [units, units, units]).is_err());
    assert_eq!(units.repeat(Axis::<0>, 2).element_count(), 2 * half);
    assert_eq!(units.tile([2]).element_count(), 2 * half);
    assert_eq!(units.roll(Axis::<0>, -5).element_count(), half);
    assert_eq!(units.pad([Pad::edges(-3, 4)], ()).element_count(), half + 1);
    assert_eq!(units.pad_mode([[half, 0]], PadMode::Reflect).element_count(), 2 * half);
}

const MODES: [(PadMode, &str); 4] = [
    (PadMode::Edge, "edge"),
    (PadMode::Reflect, "reflect"),
    (PadMode::Symmetric, "symmetric"),
    (PadMode::Wrap, "wrap"),
];

fn pads<const R: usize, const P: usize, const Q: usize>(extents: &[usize])
where
    Ranks: Plus<R, 1, Q> + Minus<R, 1, P>,
{
    each_view::<R>(extents, |view, naive| {
        for number in 0..R {
            // All paddings of one axis, together with one of each other axis.
            for low in -3..4 {
                for (high, interior) in
                    [-2, 0, 3].into_iter().flat_map(|high| [(high, 0), (high, 1), (high, 2)])
                {
                    let pads: [[i64; 3]; R] = core::array::from_fn(|at| {
                        if at == number { [low, high, interior] } else { [at as i64 % 2, 0, 0] }
                    });
                    let ours = pads.map(|[low, high, interior]| {
                        Pad::edges(low as isize, high as isize).with_interior(interior as usize)
                    });
                    let expected = naive.pad(&pads, -7);
                    match view.try_pad(ours, -7) {
                        Ok(found) => same(&found, &expected.unwrap(), "padded"),
                        Err(error) => {
                            assert_eq!(expected, None);
                            assert!(matches!(error, PadError::Negative { axis, .. } if axis == number));
                        }
                    }
                    let one = view.try_pad_axis(axis(number), ours[number], -7).map(|one| one.extents());
                    let mut only = [[0; 3]; R];
                    only[number] = pads[number];
                    assert_eq!(one.ok().map(|one| one.to_vec()), naive.pad(&only, -7).map(|one| one.extents));
                }
            }
        }
        for (mode, name) in MODES {
            for widths in indices(&[7, 5]) {
                let widths: [[usize; 2]; R] = core::array::from_fn(|at| {
                    if at == 0 { [widths[0], widths[1]] } else { [at % 2, 2 * (at % 2)] }
                });
                let is_empty = |at: usize| extents[at] == 0 && widths[at] != [0, 0];
                match view.try_pad_mode(widths, mode) {
                    Ok(found) => same(&found, &naive.pad_mode(&widths, name), name),
                    Err(error) => {
                        let first = (0..R).find(|&at| is_empty(at)).unwrap();
                        assert!(matches!(error, PadError::Empty { axis, .. } if axis == first), "{error}");
                    }
                }
            }
        }
    });
}

#[test]
fn arrays_padded() {
    all_shapes!(pads);
    let scalar = View::new(&[5_i64], []).unwrap();
    assert_eq!(scalar.pad([], 0).as_slice(), [5]);
    assert_eq!(scalar.pad_mode([], PadMode::Wrap).as_slice(), [5]);
}

fn equal<X: PartialEq + core::fmt::Debug>(left: X, right: X) {
    assert_eq!(left, right);
}

#[test]
fn shapes_know_what_arrays_know() {
    let (memory, n) = ([1, 2, 3, 4, 5, 6], 2);
    let (two, three) = (Const::<2>, Const::<3>);
    macro_rules! check {
        ($($extents:expr),*) => { $(
            let x = View::new(&memory, $extents).unwrap();
            equal(x.shape().tile(shape![2, 3]).unwrap(), x.tile(shape![2, 3]).shape());
            equal(x.shape().tile((n, three)).unwrap(), x.tile((n, three)).shape());
            equal(x.shape().tile([2, 3]).unwrap(), x.tile([2, 3]).shape());
            equal(x.shape().pad((shape![1, 0], (n, two))).unwrap(), x.pad((shape![1, 0], (n, two)), 0).shape());
            equal(x.shape().pad([Pad::edges(1, 2); 2]).unwrap(), x.pad([Pad::edges(1, 2); 2], 0).shape());
        )* };
    }
    check!((two, three), (n, three), (two, n), (One, three), [2, 3]);
    assert_eq!(
        Shape::new((n, three))
            .unwrap()
            .tile((two, two))
            .unwrap()
            .typed::<Extents![usize, 6]>()
            .unwrap()
            .extents(),
        [4, 6]
    );
    let huge = Shape::new(shape![4, 2]).unwrap().tile((usize::MAX / 2, One));
    assert!(huge.is_err());
    let removed = Shape::new((n, three)).unwrap().pad([Pad::edges(-3, 0), Pad::NONE]);
    assert!(matches!(removed, Err(PadError::Negative { axis: 0, .. })));
}

fn moves<const R: usize, const P: usize, const Q: usize>(extents: &[usize])
where
    Ranks: Plus<R, 1, Q> + Minus<R, 1, P>,
{
    each_view::<R>(extents, |view, naive| {
        for first in 0..R {
            for shift in -7..8 {
                same(
                    &view.roll(axis(first), shift).into_ranked(),
                    &naive.roll(first, shift.into()),
                    "rolled",
                );
            }
            for times in 0..6 {
                same(&view.repeat(axis(first), times), &naive.repeat(first, times), "repeated");
                let shape = view.shape().repeat(axis::<R>(first), times).unwrap();
                assert_eq!(shape.extents(), view.repeat(axis(first), times).extents());
            }
            for second in 0..R {
                let swapped = view.swap_axes(axis(first), axis(second));
                same(&swapped.to_tensor(), &naive.swap_axes(first, second), "swapped");
                assert_eq!(
                    view.shape().swap_axes(axis::<R>(first), axis::<R>(second)).extents(),
                    swapped.extents()
                );
                let moved = view.move_axis(axis(first), axis(second));
                same(&moved.to_tensor(), &naive.move_axis(first, second), "moved");
                assert_eq!(
                    view.shape().move_axis(axis::<R>(first), axis::<R>(second)).extents(),
                    moved.extents()
                );
                for offset in -4..5 {
                    match view.try_diagonal::<P, _, _>(axis(first), axis(second), offset) {
                        Ok(diagonal) => {
                            let expected = naive.diagonal(first, second, offset.try_into().unwrap());
                            same(&diagonal.to_tensor(), &expected, "the diagonal");
                            let shape =
                                view.shape().diagonal::<P, _, _>(axis::<R>(first), axis::<R>(second), offset);
                            assert_eq!(shape.unwrap().extents(), diagonal.extents());
                        }
                        Err(error) => {
                            assert_eq!(first, second);
                            assert_eq!(error, CombineError::Same { axis: first });
                        }
                    }
                }
            }
        }
        for first in 0..=R {
            let inserted = view.insert_axis::<Q, _>(axis::<Q>(first));
            let mut extents = naive.extents.clone();
            extents.insert(first, 1);
            same(&inserted.to_tensor(), &naive.reshape(&extents).unwrap(), "with an axis of extent 1");
        }
        for which in indices(&[2; R]) {
            let numbers: Vec<usize> = (0..R).filter(|&at| which[at] == 1).collect();
            // An axis that occurs twice counts once.
            let all: [AxisOf<R>; R] =
                core::array::from_fn(|at| axis(*numbers.get(at).or(numbers.first()).unwrap_or(&0)));
            if !numbers.is_empty() {
                same(&view.flip(all).to_tensor(), &naive.flip(&numbers), "reversed");
            }
        }
        for counts in indices(&[3; R]) {
            same(&view.tile(array(&counts)), &naive.tile(&counts), "tiled");
            assert_eq!(
                view.shape().tile(array(&counts)).unwrap().extents(),
                view.tile(array(&counts)).extents()
            );
        }
    });
}

#[test]
fn arrays_moved_repeated_and_reordered() {
    all_shapes!(moves);
    let scalar = View::new(&[5_i64], []).unwrap();
    assert_eq!(scalar.tile([]).as_slice(), [5]);
    assert_eq!(scalar.flip(()).to_vec(), [5]);
}

/// Each element of rows of all short lengths, repeated up to a number of times that is not written in blocks; and the same rows padded.
fn rows_of_all_lengths<T: Clone + PartialEq + core::fmt::Debug>(make: fn(usize) -> T) {
    let memory: Vec<T> = (0..3 * 37).map(make).collect();
    for len in 0..37 {
        let rows = View::new(&memory[..3 * len], [3, len]).unwrap();
        for view in [rows.ranked(), rows.flip(Axis::<1>).ranked(), rows.transpose().ranked()] {
            let [height, width] = view.extents();
            for times in [0, 1, 2, 3, 4, 5, 8, 9, 16, 17] {
                let wanted = Tensor::from_fn([height, width * times], |[i, j]| view[[i, j / times]].clone());
                assert_eq!(view.repeat(Axis::<1>, times), wanted, "{len}, {times}");
            }
            for [before, after] in [[0, 1], [1, 0], [1, 1], [2, 3]] {
                let wanted = Tensor::from_fn([height + 2, width + before + after], |[i, j]| {
                    let at = [i.wrapping_sub(1), j.wrapping_sub(before)];
                    view.get(at).cloned().unwrap_or_else(|| make(999))
                });
                let sides = Pad::edges(before.cast_signed(), after.cast_signed());
                let padded = view.pad([Pad::edges(1, 1), sides], make(999));
                assert_eq!(padded, wanted, "{len}, {before}, {after}");
            }
        }
    }
}

#[test]
fn rows_repeated_and_padded() {
    rows_of_all_lengths(|at| at as u8);
    rows_of_all_lengths(|at| at as u16);
    rows_of_all_lengths(|at| at as f32);
    rows_of_all_lengths(|at| at as f64);
    rows_of_all_lengths(|at| [at; 3]);
    rows_of_all_lengths(|at| at.to_string());
}

#[test]
fn extents_padded_with_elements_of_their_own_stay_in_the_type() {
    let memory = [0; 24];
    let (n, view) = (core::hint::black_box(2), View::new(&memory, shape![2, 3, 4]).unwrap());
    for mode in [PadMode::Edge, PadMode::Wrap, PadMode::Reflect, PadMode::Symmetric] {
        let padded = view.pad_mode((shape![0, 1, n], shape![0, 2, 1]), mode);
        assert_eq!(padded, view.pad_mode([[0, 0], [1, 2], [n, 1]], mode));
        let (_, _, rows): (Const<2>, Const<6>, usize) = padded.into_typed().typed_extents();
        assert_eq!(rows, 7);
    }
    let batch = View::new(&memory, shape![n, 3, 4]).unwrap();
    let (_, _, _): (usize, Const<5>, Const<6>) =
        batch.pad_mode((shape![0, 1, 1], shape![0, 1, 1]), PadMode::Edge).into_typed().typed_extents();
}

#[test]
fn reordered_extents_and_strides_stay_in_the_type() {
    let memory = [0; 24];
    let view = View::new(&memory, shape![2, 3, 4]).unwrap();
    let (_, _, _): (Const<4>, Const<3>, Const<2>) = view.swap_axes(Axis::<2>, Axis::<0>).typed_extents();
    let (_, _, _): (Const<2>, Const<3>, Const<4>) = view.swap_axes(Axis::<1>, Axis::<1>).typed_extents();
    let (_, _, _): (Const<3>, Const<4>, Const<2>) = view.move_axis(Axis::<0>, Axis::<2>).typed_extents();
    let (_, _, _): (Const<4>, Const<2>, Const<3>) = view.move_axis(Axis::<2>, Axis::<0>).typed_extents();
    let (_, _, _, _): (Const<2>, One, Const<3>, Const<4>) = view.insert_axis(Axis::<1>).typed_extents();
    let (_, _, _, _): (Const<2>, Const<3>, Const<4>, One) = view.insert_axis(LastAxis).typed_extents();
    let [_, _, _, _]: [usize; 4] = view.insert_axis(AxisOf::<4>::new(0).unwrap()).typed_extents();
    assert_eq!(size_of_val(&view.insert_axis(Axis::<3>)), size_of::<&[i32]>());
    let (_, _): (Const<3>, usize) = view.diagonal(Axis::<0>, Axis::<2>, 0).typed_extents();
    let (_, _): (Const<3>, usize) = view.diagonal(Axis::<2>, Axis::<0>, 0).typed_extents();
    let (_, _): (Const<4>, usize) = view.diagonal(Axis::<0>, Axis::<1>, 0).typed_extents();
    let (_, _, _): (Const<2>, Const<3>, Const<4>) = view.flip(axes![0, 2]).typed_extents();
    assert_eq!(size_of_val(&view.flip(axes![0, 2])), size_of::<&[i32]>());
    assert_eq!(size_of_val(&view.swap_axes(Axis::<0>, Axis::<2>)), size_of::<&[i32]>());
    let (_, _, _): (Const<2>, Const<3>, Const<4>) = view.roll(Axis::<0>, 1).typed_extents();
    let (_, _, _): (Const<2>, usize, Const<4>) = view.repeat(Axis::<1>, 2).typed_extents();
    let (_, _, _): (usize, Const<3>, Const<4>) =
        view.pad_axis(Axis::<0>, Pad::edges(1, 1), 0).typed_extents();
    let [_, _, _]: [usize; 3] = view.repeat(AxisOf::new(-1).unwrap(), 2).typed_extents();
}

#[test]
fn results_that_do_not_fit_are_errors() {
    // Of 8 bytes, so that there is not as much memory on any target.
    let view = View::new(&[0_u64; 6], shape![2, 3]).unwrap();
    let most = usize::MAX;
    assert!(view.try_repeat(Axis::<0>, most).is_err());
    assert!(view.try_tile([most, most]).is_err());
    assert!(view.try_tile([most, 0]).is_err());
    assert!(view.try_pad([Pad::edges(isize::MAX, isize::MAX); 2], 0).is_err());
    assert!(view.try_pad([Pad::edges(isize::MAX - 9, 0), Pad::NONE], 0).is_err());
    assert!(view.try_pad([Pad::NONE.with_interior(most); 2], 0).is_err());
    assert!(view.try_pad([Pad::edges(isize::MIN, isize::MIN); 2], 0).is_err());
    assert!(view.try_pad_mode([[most, 0], [0, most]], PadMode::Wrap).is_err());
    // There is a shape, and no memory.
    assert!(view.try_pad_mode([[isize::MAX.unsigned_abs() / 8, 0], [0, 0]], PadMode::Reflect).is_err());
    assert!(view.try_repeat(Axis::<0>, isize::MAX.unsigned_abs() / 8).is_err());
    // More is removed than is added, and what remains is what is there.
    let row = View::new(&[1, 2, 3], [3]).unwrap();
    assert_eq!(row.pad([Pad::edges(-2, 2)], 0).as_slice(), [3, 0, 0]);
    assert_eq!(row.pad([Pad::edges(-5, 6)], 0).as_slice(), [0, 0, 0, 0]);
    assert_eq!(row.pad([Pad::edges(isize::MIN, isize::MAX)], 0).as_slice(), [0, 0]);
    assert_eq!(Shape::new([3]).unwrap().pad([Pad::edges(isize::MIN, isize::MAX)]).unwrap().extents(), [2]);
    assert_eq!(row.roll(Axis::<0>, isize::MIN).as_slice(), row.roll(Axis::<0>, -2).as_slice());
    assert_eq!(row.roll(Axis::<0>, isize::MAX).as_slice(), row.roll(Axis::<0>, 1).as_slice());
    // Integers beyond `isize`: 2^128 is 1 modulo 3, and 2^127 is 2.
    assert_eq!(row.roll(Axis::<0>, u128::MAX).as_slice(), [1, 2, 3]);
    assert_eq!(row.roll(Axis::<0>, i128::MIN).as_slice(), row.roll(Axis::<0>, 1).as_slice());
    assert_eq!(row.roll(Axis::<0>, i128::MIN + 1).as_slice(), row.roll(Axis::<0>, 2_u8).as_slice());
    let empty = View::<i32, 1>::new(&[], [0]).unwrap();
    assert_eq!(empty.roll(Axis::<0>, u128::MAX).len(), 0);
}

#[test]
fn arrays_of_any_rank_are_the_same() {
    use shapewise::array::DynTensor;

    for extents in shapes(2, 3) {
        each_view::<2>(&extents, |view, _| {
            let dynamic = view.dynamic();
            for number in 0..2_usize {
                let signed = number.cast_signed();
                let joined = DynTensor::concatenate(signed - 2, [&dynamic, &dynamic]).unwrap();
                assert_eq!(joined.as_slice(), concatenate(axis(number), [view, view]).as_slice());
                assert_eq!(dynamic.flip(&[signed]).unwrap().to_vec(), view.flip(axis::<2>(number)).to_vec());
                assert_eq!(
                    dynamic.roll(signed, 1).unwrap().as_slice(),
                    view.roll(axis(number), 1).as_slice()
                );
                assert_eq!(
                    dynamic.repeat(signed, 2).unwrap().as_slice(),
                    view.repeat(axis(number), 2).as_slice()
                );
                assert_eq!(dynamic.cumsum(signed).unwrap().as_slice(), view.cumsum(axis(number)).as_slice());
                assert_eq!(
                    dynamic.sort_axis(signed).unwrap().as_slice(),
                    view.sort_axis(axis(number)).as_slice()
                );
                assert_eq!(
                    dynamic.argsort_axis(signed).unwrap().as_slice(),
                    view.argsort_axis(axis(number)).as_slice()
                );
                for k in 0..3 {
                    let (largest, places) = dynamic.top_k(signed - 2, k).unwrap();
                    let (expected, at) = view.top_k(axis(number), k);
                    assert_eq!((largest, places), (expected.into_dynamic(), at.into_dynamic()));
                }
            }
            for offset in -3..4 {
                let diagonal: View<'_, i64, 1> = view.ranked().diagonal(axis::<2>(1), axis::<2>(0), offset);
                assert_eq!(dynamic.diagonal(1, 0, offset).unwrap().to_vec(), diagonal.to_vec());
            }
            let pads = [Pad::edges(-1, 2), Pad::edges(1, 0).with_interior(1)];
            assert_eq!(
                dynamic.pad(&pads, 7).map(|padded| padded.into_vec()),
                view.try_pad(pads, 7).map(|padded| padded.into_vec())
            );
            assert!(
                dynamic.pad(&pads[..1], 7).is_err()
                    && dynamic.flip(&[2]).is_err()
                    && dynamic.roll(-3, 1).is_err()
            );
        });
    }
}

/// Rows that are longer than what is written at a time, and operands that are copied to rows first.
#[test]
fn long_rows() {
    let memory: Vec<i64> = (0..100 * 1100).collect();
    let row = View::new(&memory, [1100]).unwrap();
    for times in 0..20 {
        let expected: Vec<i64> = (0..1100 * times as i64).map(|at| at / times as i64).collect();
        assert_eq!(row.repeat(Axis::<0>, times).as_slice(), expected, "{times} times");
    }
    let matrix = View::new(&memory, [100, 1100]).unwrap();
    let transpose = matrix.transpose();
    let copy = transpose.to_tensor();
    assert_eq!(concatenate(Axis::<1>, [transpose, transpose]), concatenate(Axis::<1>, [&copy, &copy]));
    assert_eq!(transpose.roll(Axis::<0>, 7), copy.roll(Axis::<0>, 7));
    assert_eq!(transpose.repeat(Axis::<1>, 3), copy.repeat(Axis::<1>, 3));
    assert_eq!(
        transpose.flip(Axis::<1>).pad([Pad::edges(1, -1); 2], 0),
        copy.flip(Axis::<1>).pad([Pad::edges(1, -1); 2], 0)
    );
    assert_eq!(transpose.take(Axis::<1>, [5, -1]), copy.take(Axis::<1>, [5, -1]));
    assert_eq!(transpose.tile([1, 2]), copy.tile([1, 2]));
}

/// Every array of zeros and ones of the extents `[m]` and `[2, n]`, as it is and transposed.
#[test]
fn zeros_at_the_ends_of_an_axis_are_trimmed() {
    fn check<const R: usize>(view: View<'_, i64, R>) {
        for axis in 0..R {
            let at = AxisOf::<R>::new(axis.cast_signed()).unwrap();
            let is_zero = |coordinate: &usize| {
                view.indexed_iter().all(|(index, element)| index[axis] != *coordinate || *element == 0)
            };
            let ends = (0..view.extents()[axis]).find(|at| !is_zero(at)).map(|first| {
                let last = (first..view.extents()[axis]).rfind(|at| !is_zero(at)).unwrap();
                (first..last + 1).collect::<Vec<_>>()
            });
            let expected = view.take(at, ends.unwrap_or_default());
            assert_eq!(view.trim_zeros(at), expected);
            assert_eq!(view.dynamic().trim_zeros(axis.cast_signed()).unwrap(), expected.dynamic());
        }
    }
    for columns in 0..4_usize {
        for bits in 0..1_u32 << (2 * columns) {
            let memory: Vec<i64> = (0..2 * columns).map(|at| i64::from(bits >> at & 1)).collect();
            let matrix = View::new(&memory, [2, columns]).unwrap();
            check(View::new(&memory, [2 * columns]).unwrap());
            check(matrix);
            check(matrix.transpose().ranked());
        }
    }
    let memory = [0, 1, 0, 0, 0, 0];
    let (_, _): (Const<2>, usize) =
        View::new(&memory, shape![2, 3]).unwrap().trim_zeros(Axis::<1>).typed_extents();
}
