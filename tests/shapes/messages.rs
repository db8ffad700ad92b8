//! The message of every error, literally.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(clippy::arithmetic_side_effects, reason = "the test expects the panic of an operator of tensors")]

use crate::width;

#[cfg(feature = "arrays")]
use shapewise::RowsError;
use shapewise::{
    BroadcastError, ExtentMismatch, LayoutError, Permutation, PermutationError, Shape, ShapeError, SizeError,
    SliceError, Strided, axis, broadcast, index, s,
};
#[cfg(feature = "arrays")]
use shapewise::{ReshapeError, Tensor, View, ViewError, ViewMut};

#[track_caller]
fn says<V, E: core::error::Error>(result: Result<V, E>, words: &str) {
    match result {
        Ok(_) => panic!("no error, where this was expected: {words}"),
        Err(error) => assert_eq!(error.to_string(), width::of(words), "the words of {error:?}"),
    }
}

#[test]
fn axes_and_permutations() {
    says(axis::resolve(3, 3), "axis 3 is out of range for rank 3: it must be at least -3 and below 3");
    says(axis::resolve(-1, 0), "axis -1 is out of range: rank 0 has no axes");
    says(Permutation::new([0, 2]), "axis 2 is out of range for rank 2: it must be at least -2 and below 2");
    says(Permutation::new([1, 0, -2]), "axis 1 occurs twice (at 0 and at 2): each axis must occur once");
    assert!(matches!(
        Permutation::new([0, 0]),
        Err(PermutationError::Repeated { axis: 0, first: 0, second: 1, .. })
    ));
}

#[test]
fn shapes() {
    says(Shape::from_ints([2, -3]), "axis 1 has the negative extent -3: an extent is at least 0");
    says(
        Shape::from_ints([u128::MAX]),
        "axis 0 has extent 340282366920938463463374607431768211455, which is above the greatest usize, \
         18446744073709551615",
    );
    says(
        Shape::new([width::ABOVE_ROOT, 0, width::ABOVE_ROOT]),
        "the shape is too large at axis 2: its extent 1099511627776 times 1099511627776, the product of the extents before \
         it, is above 9223372036854775807 (extents of 0 left out)",
    );
    let shape = Shape::new([3, 4]).unwrap();
    says(shape.typed::<shapewise::Extents![3, 5]>(), "axis 1 has extent 4, expected 5");
    says(shape.expect([2, 4]), "axis 0 has extent 2, expected 3");
    says(Shape::<1>::try_from(&[1, 2][..]), "the rank is 2, expected 1");
    says(<Shape<2, shapewise::Extents![1, usize]>>::try_from(&[2, 2][..]), "axis 0 has extent 2, expected 1");
    says(shape.linear_index([3, 0]), "index 3 is out of bounds for axis 0, which has extent 3");
    says(shape.multi_index(12), "linear index 12 is out of bounds for 12 elements");
    says(
        usize::MAX.try_into().map(|_: shapewise::Const<7>| ()),
        "axis 0 has extent 18446744073709551615, expected 7",
    );
    assert!(matches!(
        <Shape<1, shapewise::Extents![1]>>::try_from(&[2][..]),
        Err(ShapeError::Extent(ExtentMismatch { axis: 0, expected: 1, found: 2, .. }))
    ));
}

#[test]
#[cfg(feature = "arrays")]
fn layouts_and_memory() {
    says(
        Strided::new([3, 4], [isize::MAX, 1]),
        "the layout is too large at axis 0: extent 3 with stride 9223372036854775807 takes offsets above \
         9223372036854775807",
    );
    says(View::new(&[0; 5], [2, 3]), "the layout spans 6 elements, but the memory has 5");
    says(
        Tensor::new(vec![0; 7], [2, 3]),
        "the shape has 6 elements, but the memory has 7: a tensor owns exactly its elements",
    );
    says(
        ViewMut::with_layout(&mut [0; 6], Strided::new([2, 2], [1, 1]).unwrap()),
        "two indices of the layout share an element: an element to write must have one index",
    );
    says(
        Tensor::try_filled([isize::MAX.unsigned_abs()], 0_u32),
        "there is no memory for 9223372036854775807 elements of 4 bytes",
    );
    says(index::bytes::<u16>(usize::MAX), "there is no memory for 18446744073709551615 elements of 2 bytes");
    assert!(matches!(Strided::new([usize::MAX], [0]), Err(LayoutError::Size(SizeError { axis: 0, .. }))));
    assert!(matches!(View::new(&[0; 5], [2, 3]), Err(ViewError::TooShort { needed: 6, found: 5, .. })));
}

#[test]
#[cfg(feature = "arrays")]
fn broadcasts() {
    let memory = [0; 12];
    let (matrix, other) = (View::new(&memory, [3, 4]).unwrap(), View::new(&memory, [3, 2]).unwrap());
    says(
        matrix.try_zip_map(&other, |x, y| x + y),
        "extents 4 and 2 do not broadcast at axis 1: they must be equal, or one of them 1",
    );
    says(
        matrix.try_broadcast_to([3, 8]),
        "extent 4 of axis 1 does not broadcast into extent 8 of axis 1: it must be the same, or 1",
    );
    says(
        matrix.try_broadcast_in_dim([3, 4, 5], [0, 2]),
        "extent 4 of axis 1 does not broadcast into extent 5 of axis 2: it must be the same, or 1",
    );
    says(
        matrix.try_broadcast_in_dim([3, 4, 5], [0, 3]),
        "broadcast dimension 3 of axis 1 is out of range: the result has rank 3",
    );
    says(
        matrix.try_broadcast_in_dim([4, 3, 5], [1, 0]),
        "broadcast dimension 0 of axis 1 comes after 1: broadcast dimensions increase",
    );
    says(
        broadcast::shape(broadcast::align_trailing((Shape::new([2, 3]).unwrap(), Shape::new([2]).unwrap()))),
        "extents 3 and 2 do not broadcast at axis 1: they must be equal, or one of them 1",
    );
    assert!(matches!(
        matrix.try_broadcast_to([2, 4]),
        Err(BroadcastError::Into { axis: 0, extent: 3, into: 0, target: 2, .. })
    ));
}

#[test]
#[cfg(feature = "arrays")]
fn slices_rows_and_reshapes() {
    let memory = [0; 12];
    let matrix = View::new(&memory, [3, 4]).unwrap();
    says(
        matrix.try_slice(s![0, 4]),
        "index 4 is out of bounds for axis 1, which has extent 4: it must be at least -4 and below 4",
    );
    says(
        View::new(&memory, [0]).unwrap().try_slice(s![0]),
        "index 0 is out of bounds for axis 0, which has extent 0 and so no index",
    );
    // Integers beyond `isize` are the nearest one, and the message does not state it as the index.
    for (index, nearest) in [
        (i128::MAX, format!("{} or more", isize::MAX)),
        (i128::MIN, format!("{} or less", isize::MIN)),
        (1_i128 << 64, format!("{} or more", isize::MAX)),
        (-100, "-100".to_owned()),
    ] {
        let axis = "is out of bounds for axis 0, which has extent";
        says(
            matrix.try_slice(s![index]),
            &format!("index {nearest} {axis} 3: it must be at least -3 and below 3"),
        );
        says(
            View::new(&memory, [0]).unwrap().try_slice(s![index]),
            &format!("index {nearest} {axis} 0 and so no index"),
        );
    }
    let step = 0_i32;
    says(matrix.try_slice(s![:, ..;step]), "the step along axis 1 is 0: a step must not be 0");
    says(
        matrix.transpose().try_rows(),
        "rows of 3 elements with stride 4 are not slices: the stride must be 1",
    );
    says(
        View::new(&memory, [3, 4]).unwrap().to_tensor().try_index_axis_apply(
            shapewise::Axis::<1>,
            1,
            -3,
            |_, _| (),
        ),
        "index 1 of axis 1 is both read and written: update it with `for_each_mut`",
    );
    says(matrix.try_row([3]), "index 3 is out of bounds for axis 0, which has extent 3");
    says(
        matrix.try_reshape([5, 2]),
        "12 elements cannot become 10 elements: the element count must stay the same",
    );
    says(
        matrix.transpose().try_reshape([12]),
        "axis 0 has stride 1, and merging it with the next axis without a copy needs 12; to copy, call `to_tensor` and then `into_reshape`",
    );
    assert!(matches!(matrix.try_slice(s![..;step]), Err(SliceError::StepIsZero { axis: 0, .. })));
    assert!(matches!(matrix.transpose().try_row([0]), Err(RowsError::Stride { extent: 3, stride: 4, .. })));
    assert!(matches!(matrix.try_reshape([7]), Err(ReshapeError::Count { from: 12, to: 7, .. })));
}

/// A panic has the same message, and points at the line of the mistake.
#[test]
#[cfg(feature = "arrays")]
fn panics() {
    #[track_caller]
    fn panics(words: &str, make: impl FnOnce() + core::panic::UnwindSafe) {
        let error = std::panic::catch_unwind(make).expect_err("a panic");
        assert_eq!(error.downcast_ref::<String>().map(String::as_str), Some(words));
    }
    const MEMORY: [i32; 12] = [0; 12];
    fn matrix() -> View<'static, i32, 2> {
        View::new(&MEMORY, [3, 4]).unwrap()
    }
    panics("index 4 is out of bounds for axis 1, which has extent 4", || {
        let _ = matrix()[[2, 4]];
    });
    panics("index 3 is out of bounds for axis 0, which has extent 3", || {
        let _ = matrix().row([3]);
    });
    panics(
        "index -4 is out of bounds for axis 0, which has extent 3: it must be at least -3 and below 3",
        || {
            let _ = matrix().slice(s![-4]);
        },
    );
    panics("extents 4 and 3 do not broadcast at axis 1: they must be equal, or one of them 1", || {
        drop(matrix() + View::new(&MEMORY, [3, 3]).unwrap());
    });
}

#[test]
#[cfg(feature = "arrays")]
fn layouts_with_padding_and_tiles() {
    use shapewise::{
        MinorToMajor,
        layout::{Padded, Tiled, tile::Tiles},
        tiles,
    };
    let shape = Shape::new([2, 3]).expect("6 elements");
    let order = MinorToMajor::ROW_MAJOR;
    says(
        Padded::new(shape, order, [1, 5]),
        "axis 0 has extent 2 and is padded to 1: a padded extent is at least the extent",
    );
    says(
        shapewise::layout::padded::check(&[2, 3], &[3]),
        "1 padded extents for rank 2: there is one for each axis",
    );
    says(
        Padded::new(shape, order, [2, usize::MAX]),
        &format!(
            "the memory is too large with its padding at axis 1: 2 * {} elements are above {} (extents of 0 left out)",
            usize::MAX,
            isize::MAX
        ),
    );
    says(Tiles::from_sizes(&[&[]]), "tile 0 has no extents: a tile has at least one");
    says(
        Tiles::from_sizes(&[&[8], &[2, 0]]),
        "tile 1 has the extent 0 at 1: the extents of a tile are at least 1, or `*`",
    );
    let tiles = Tiles::from_sizes(&[&[1; 20]]).expect("20 extents");
    says(
        Tiled::new(shape, order, tiles.as_tiles()),
        "tile 0 makes 40 physical axes: there may be at most 32",
    );
    says(
        Tiled::new(Shape::new([1; 40]).expect("1 fits"), MinorToMajor::ROW_MAJOR, tiles.as_tiles()),
        "rank 40 is above the maximum: there may be at most 32 physical axes",
    );
    let tiles = Tiles::from_sizes(&[&[1][..]; 20]).expect("20 tiles");
    says(
        Tiled::new(shape, order, tiles.as_tiles()),
        "20 tiles apply one after another: there may be at most 16",
    );
    let tiles = Tiles::from_sizes(&[&[8], &[1 << (usize::BITS - 2), 4]]).expect("two tiles");
    says(
        Tiled::new(shape, order, tiles.as_tiles()),
        &format!("the layout is too large with tile 1: its elements and padding are above {}", isize::MAX),
    );
    says(
        shapewise::array::TiledTensor::with_layout(
            vec![0; 5],
            Tiled::new(shape, order, tiles![(2, 2)]).expect("8 cells"),
        ),
        "the layout allocates 8 elements, padding included, but the memory has 5: a tensor owns exactly its memory",
    );
}

#[test]
fn walks() {
    use shapewise::index::Walk;
    says(
        Walk::part([4, 4], [0, 0], [1, 2], [1, 0]),
        "the step along axis 1 is 0: a step is at least 1, or the count is 0",
    );
    says(
        Walk::part([4, 4], [0, 1], [4, 4], [1, 1]),
        "index 4 is out of bounds for axis 1, which has extent 4",
    );
}

#[test]
#[cfg(feature = "arrays")]
fn joined_and_padded_arrays() {
    use shapewise::{
        Axis, AxisOf, DynShape,
        array::{DynTensor, DynView},
        rearrange::{Pad, PadMode},
        verbs::try_concatenate,
    };

    let memory = [0; 12];
    let (a, b) = (View::new(&memory, [2, 3]).unwrap(), View::new(&memory, [2, 4]).unwrap());
    says(
        try_concatenate(Axis::<0>, &[a][..0]),
        "there are no operands: at least one determines the shape of the result",
    );
    says(
        try_concatenate(Axis::<0>, [a, b]),
        "operand 1 has extent 4 along axis 1, and those before it have 3: they must be equal, because they are not joined along this axis",
    );
    let row = DynView::new(&memory, [3]).unwrap();
    says(
        DynTensor::concatenate(0, [a.dynamic(), row]),
        "operand 1 has rank 1, and those before it have rank 2: they must be equal",
    );
    says(
        a.try_pad([Pad::NONE, Pad::edges(-4, 0)], 0),
        "axis 1 has extent 3, and padding by -4 and 0 with 0 between neighbours leaves fewer than 0: at most all elements can be removed",
    );
    says(
        View::new(&memory, [0, 3]).unwrap().try_pad_mode([[1, 2], [0, 0]], PadMode::Edge),
        "axis 0 has extent 0, and 3 elements are added: a mode that repeats elements needs at least one",
    );
    says(
        a.dynamic().pad(&[Pad::NONE], 0),
        "1 axis is padded, and the rank is 2: there is one padding for each axis",
    );
    let axis = AxisOf::<2>::new(1).unwrap();
    says(a.try_diagonal(axis, axis, 0), "axis 1 occurs twice: a diagonal runs along two different axes");
    says(DynShape::UNKNOWN.diagonal(0, 1, 0), "the rank is unknown, and a diagonal requires it");
}

#[test]
#[cfg(feature = "arrays")]
fn gathered_and_split_arrays() {
    use shapewise::Axis;

    let memory = [0; 12];
    let (a, none) = (View::new(&memory, [2, 3]).unwrap(), View::new(&memory, [0, 3]).unwrap());
    says(
        a.try_take(Axis::<1>, [0, 3]),
        "index 3 at position 1 is out of bounds for axis 1, which has extent 3: it must be at least -3 and below 3",
    );
    says(
        none.try_take(Axis::<0>, [0]),
        "index 0 at position 0 is out of bounds for axis 0, which has extent 0 and no elements",
    );
    let (matrix, row) = (a.dynamic(), View::new(&[0_usize, 1], [2]).unwrap());
    says(
        matrix.take_along_axis(0, row.dynamic()),
        "indices or a mask of rank 1 do not fit an array of rank 2: the ranks must be equal",
    );
    says(matrix.windows(&[2]), "a window of 1 extent does not fit rank 2: it has one for each axis");
    says(matrix.split(2, &[]), "axis 2 is out of range for rank 2: it must be at least -2 and below 2");
    says(
        a.try_compress(Axis::<0>, [true, false, false, true]),
        "the mask is true at position 3, and axis 0 has extent 2: it can be true only below the extent",
    );
    says(
        a.try_split_into::<2, _, _>(Axis::<1>, 2),
        "2 parts of 2 are not all of axis 1, which has extent 3: the product must be the extent",
    );
    says(
        a.try_split(Axis::<1>, &[2, 1]),
        "a split at 1 is before the previous one at 2 along axis 1: positions must not decrease",
    );
}
