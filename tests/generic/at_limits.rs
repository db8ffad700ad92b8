//! Macros, tuples and lists at their limits: a test for each row of the table in `docs/limits.md`. One above is a case of `ui-tests`.
#![cfg(feature = "std")]

use shapewise::{
    Axis, DynShape, Keep, MinorToMajor, One, Pad, Shape, Tensor, View, axes, broadcast,
    layout::{TileList, Tiled},
    match_rank, s, shape, tensor, tiles,
    verbs::{self, concatenate, stack},
};

#[test]
fn at_nine_arrays_in_a_tuple() {
    let x = tensor![1, 2];
    assert_eq!(concatenate(Axis::<0>, (&x,)).as_slice(), [1, 2]);
    let eight = concatenate(Axis::<0>, (&x, &x, &x, &x, &x, &x, &x, &x));
    assert_eq!(eight.as_slice(), [1, 2].repeat(8));
}

#[test]
fn at_nine_arrays_in_a_stack() {
    let x = tensor![1, 2];
    assert_eq!(stack(Axis::<0>, (&x, &x, &x, &x, &x, &x, &x, &x)).extents(), [8, 2]);
}

#[test]
fn lists_of_arrays_have_no_limit() {
    let x = tensor![1, 2];
    for count in [1, 8, 9, 16, 1000] {
        let list = vec![x.view(); count];
        assert_eq!(concatenate(Axis::<0>, &list).as_slice(), [1, 2].repeat(count), "{count}");
        assert_eq!(stack(Axis::<0>, &list).extents(), [count, 2]);
    }
}

#[test]
fn at_seven_operands_in_a_tuple() {
    let x = View::new(&[1, 2], [2]).unwrap();
    let all = broadcast::all((x, x, x, x, x, x)).unwrap();
    assert_eq!(all.5.to_vec(), [1, 2]);
    assert_eq!(broadcast::all((x,)).unwrap().0.to_vec(), [1, 2]);
}

#[test]
fn operands_in_an_array_have_no_limit() {
    let x = View::new(&[1, 2], [2]).unwrap();
    assert_eq!(broadcast::all([x; 100]).unwrap()[99].to_vec(), [1, 2]);
}

/// The cases `rank_above_the_maximum` and `range_above_the_maximum`.
#[test]
fn at_rank_above_the_maximum() {
    for rank in 0..=18 {
        let shape = DynShape::try_from(vec![1; rank]).unwrap();
        let of_range =
            match_rank!(&shape, { 0..=16 => |shape| Some(shape.extents().len()), _ => |_error| None });
        assert_eq!(of_range, Some(rank).filter(|rank| *rank <= 16), "{rank}");
        let of_rank = match_rank!(&shape, { 16 => |shape| Some(shape.extents().len()), _ => |_error| None });
        assert_eq!(of_rank, Some(rank).filter(|rank| *rank == 16), "{rank}");
    }
}

#[test]
fn a_rank_above_16_has_an_arm() {
    for rank in [0, 16, 17, 20, 32, 253, 254] {
        let shape = DynShape::try_from(vec![1; rank]).unwrap();
        let found = match_rank!(&shape, {
            17 | 32 => |shape| Some(shape.extents().len()),
            254 => |shape| Some(shape.extents().len()),
            _ => |_error| None,
        });
        assert_eq!(found, Some(rank).filter(|rank| [17, 32, 254].contains(rank)), "{rank}");
    }
}

#[test]
fn at_rank_nine() {
    assert_eq!(tensor![[[[[[[[1, 2]]]]]]]].extents(), [1, 1, 1, 1, 1, 1, 1, 2]);
}

macro_rules! of_ten {
    ($($digit:tt)*) => { tensor![$([$digit, $digit, $digit, $digit, $digit, $digit, $digit, $digit, $digit, $digit]),*] };
}

#[test]
fn literals_have_no_limit() {
    let rows = of_ten!(
        0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9
        0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9
        0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9
    );
    assert_eq!((rows.extents(), rows.sum()), ([150, 10], 15 * 45 * 10));
}

#[test]
fn at_tuple_of_9_extents() {
    let shape = Shape::new(shape![1, 2, 2, 2, 2, 2, 2, 2]).unwrap();
    assert_eq!((shape.element_count(), shape.typed_extents().0), (128, One));
}

/// Also the cases `new_axes_beyond_all_ranks` and `indices_beyond_all_ranks`: 16 axes are made and named here.
#[test]
fn at_new_axis_above_the_maximum_rank() {
    let x = tensor![1, 2];
    let view = x.slice(s![
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        NewAxis,
        ..
    ]);
    assert_eq!(view.rank(), 16);
    let of_indices = view.slice(s![0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0..1]);
    assert_eq!(of_indices.to_vec(), [1]);
    let made = x.slice(s![0]).slice(s![
        NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis,
        NewAxis, NewAxis, NewAxis, NewAxis, NewAxis
    ]);
    assert_eq!((made.rank(), made.to_vec()), (16, vec![1]));
}

#[test]
fn at_five_tiles() {
    let four = tiles![(2)(2)(2)(2)];
    assert_eq!(four.as_tiles().len(), 4);
    assert!(Tiled::new(Shape::new([4]).unwrap(), MinorToMajor::ROW_MAJOR, four).is_ok());
}

#[test]
fn at_seven_extents_of_a_tile() {
    assert_eq!(tiles![].as_tiles().len(), 0);
    assert_eq!(tiles![(2)].as_tiles().len(), 1);
    let six = tiles![(1, 1, 1, 1, 2, 2)];
    assert_eq!(six.as_tiles().len(), 1);
    let tiled = Tiled::new(Shape::new([1, 1, 1, 1, 2, 2]).unwrap(), MinorToMajor::ROW_MAJOR, six);
    assert!(tiled.is_ok());
}

#[test]
fn at_nine_axes() {
    let x = Tensor::<i32, 8>::from_fn([1, 2, 1, 1, 1, 1, 1, 3], |[_, i, _, _, _, _, _, j]| {
        i32::try_from(10 * i + j).unwrap_or_default()
    });
    assert_eq!(x.permute(axes![7, 6, 5, 4, 3, 2, 1, 0]), x.transpose());
    assert_eq!(x.sum_axis(axes![0, 1, 2, 3, 4, 5, 6, 7]).as_slice(), [36]);
    assert_eq!(x.sum_axis(Keep(axes![0, 1, 2, 3, 4, 5, 6, 7])).extents(), [1; 8]);
    assert_eq!(x.flip(axes![0, 1, 2, 3, 4, 5, 6, 7]).to_vec(), [12, 11, 10, 2, 1, 0]);
    assert_eq!(x.sum_axis(axes![7]).as_slice(), [3, 33]);
    assert_eq!(x.sum_axis(axes![]), x);
}

#[test]
fn at_windows_above_the_maximum_rank() {
    let x = Tensor::<i32, 8>::from_fn([1, 1, 1, 1, 1, 1, 1, 3], |index| {
        i32::try_from(index[7]).unwrap_or_default()
    });
    let windows = x.windows([1, 1, 1, 1, 1, 1, 1, 2]);
    assert_eq!((windows.rank(), windows.to_vec()), (16, vec![0, 1, 1, 2]));
    assert_eq!(x.chunks_exact([1; 8]).rank(), 16);
    let scalar = Tensor::<i32, 0>::from_fn([], |[]| 7);
    assert_eq!(scalar.windows([]).to_vec(), [7]);
}

#[test]
fn at_padding_of_nine_numbers_in_the_type() {
    let x = Tensor::<i32, 8>::filled([1; 8], 7);
    let padded = x.pad((shape![0, 0, 0, 0, 0, 0, 0, 1], shape![0, 0, 0, 0, 0, 0, 0, 2]), 0);
    assert_eq!(padded.as_slice(), [0, 7, 0, 0]);
}

#[test]
fn paddings_are_as_many_as_axes() {
    let mut pads = [Pad::NONE; 16];
    pads[15] = Pad::edges(1, 0);
    let x = Tensor::<i32, 16>::filled([1; 16], 7);
    assert_eq!(x.pad(pads, 0).as_slice(), [0, 7]);
    assert_eq!(x.pad(([0; 16], [0; 16]), 0), x);
    let none: [Pad; 0] = [];
    assert_eq!(Tensor::<i32, 0>::filled([], 7).pad(none, 0).as_slice(), [7]);
}

/// The cases `seven_operands_of_zip_map` and `seven_operands_of_zip_map_from`.
#[test]
fn at_seven_operands_of_zip_map() {
    let x = tensor![1, 2];
    assert_eq!(verbs::zip_map((&x,), |(a,)| a + 1), tensor![2, 3]);
    let sums = verbs::zip_map((&x, &x, &x, &x, &x, &x), |(a, b, c, d, e, f)| a + b + c + d + e + f);
    assert_eq!(sums, tensor![6, 12]);
    let mut sums = tensor![0, 0];
    sums.zip_map_from((&x,), |(a,)| a + 1);
    assert_eq!(sums, tensor![2, 3]);
    sums.zip_map_from((&x, &x, &x, &x, &x, &x), |(a, b, c, d, e, f)| a * b + c * d + e * f);
    assert_eq!(sums, tensor![3, 12]);
}
