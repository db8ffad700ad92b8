//! The message of every error of the dynamic level, literally.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use crate::width;

use shapewise::{
    AxisError, DynBroadcastError, DynExtent, DynReshapeError, DynShape, DynShapeError, ExtentUnknown,
    Extents, FromIntsError, MergeError, ParseError, PermutationError, Shape, ShapeError, SizeError, Strided,
    array::{DynArrayError, DynTensor, DynView},
    match_rank,
    slice::Range,
};

#[track_caller]
fn says<V, E: core::error::Error>(result: Result<V, E>, words: &str) {
    match result {
        Ok(_) => panic!("no error, where this was expected: {words}"),
        Err(error) => assert_eq!(error.to_string(), width::of(words), "the words of {error:?}"),
    }
}

fn of(text: &str) -> DynShape {
    text.parse().unwrap()
}

fn most() -> DynExtent {
    DynExtent::known(isize::MAX.unsigned_abs()).unwrap()
}

const TOO_LARGE_AT_1: &str = "the shape is too large at axis 1: its extent 2 times 9223372036854775807, the product of the extents before \
         it, is above 9223372036854775807 (extents of 0 left out)";

#[test]
fn extents() {
    says(
        DynExtent::known(usize::MAX),
        "the shape is too large at axis 0: its extent 18446744073709551615 is above 9223372036854775807",
    );
    says(
        DynExtent::at_most(1 << (usize::BITS - 1)),
        "the shape is too large at axis 0: its extent 9223372036854775808 is above 9223372036854775807",
    );
    says(DynShape::from_ints(&[2, -5]), "axis 1 has the negative extent -5: an extent is at least 0");
    says(
        DynShape::from_ints(&[-1, i128::MAX]),
        "axis 1 has extent 170141183460469231731687303715884105727, which is above the greatest usize, \
         18446744073709551615",
    );
    says(DynShape::from_ints(&[isize::MAX, 2]), TOO_LARGE_AT_1);
    says(DynShape::new([most(), DynExtent::known(2).unwrap()]), TOO_LARGE_AT_1);
    assert!(matches!(DynShape::from_ints(&[-2_i8]), Err(FromIntsError::Negative { axis: 0, value: -2, .. })));
}

#[test]
fn parts_and_axes() {
    let shape = of("[2,?,<=5]");
    says(DynShape::UNKNOWN.tail(), "the rank is unknown, and the operation requires it");
    says(shape.take(4), "rank 3 has fewer axes than 4");
    says(shape.take_last(5), "rank 3 has fewer axes than 5");
    says(shape.sub_shape(1, 4), "axes 1..4 are out of range: the rank is 3");
    says(shape.sub_shape(4, 4), "axes 4..4 are out of range: the rank is 3");
    says(shape.sub_shape(2, 1), "axes 2..1 of rank 3 are not a range: it begins after its end");
    says(shape.extent(3), "axis 3 is out of range for rank 3: it must be at least -3 and below 3");
    says(shape.remove_axis(-4), "axis -4 is out of range for rank 3: it must be at least -3 and below 3");
    says(DynShape::scalar().remove_axis(0), "axis 0 is out of range: rank 0 has no axes");
    says(
        shape.insert_axis(4, DynExtent::ONE),
        "axis 4 is out of range for rank 4: it must be at least -4 and below 4",
    );
    says(shape.permute(&[1, 0]), "2 axes are not a permutation of rank 3: it has each axis once");
    says(shape.permute(&[0, 3, 1]), "axis 3 is out of range for rank 3: it must be at least -3 and below 3");
    says(shape.permute(&[0, 1, -2]), "axis 1 occurs twice (at 1 and at 2): each axis must occur once");
    says(shape.with_rank(2), "the rank is 3, expected 2");
    says(shape.with_rank_at_least(4), "the rank is 3, expected at least 4");
    says(shape.with_rank_at_most(2), "the rank is 3, expected at most 2");
    says(
        shape.with_extent(-4, DynExtent::ONE),
        "axis -4 is out of range for rank 3: it must be at least -3 and below 3",
    );
    says(
        shape.slice_axes(Range { begin: None, end: None }, 0),
        "the step along the axes is 0: a step must not be 0",
    );
    says(DynShape::new([most()]).unwrap().append(DynExtent::known(2).unwrap()), TOO_LARGE_AT_1);

    assert_eq!(DynShape::UNKNOWN.head(), Err(DynShapeError::RankUnknown));
    assert!(matches!(DynShape::scalar().head(), Err(DynShapeError::TooFewAxes { wanted: 1, rank: 0, .. })));
    assert!(matches!(shape.take(4), Err(DynShapeError::TooFewAxes { wanted: 4, rank: 3, .. })));
    assert!(matches!(shape.sub_shape(1, 4), Err(DynShapeError::Range { begin: 1, end: 4, rank: 3, .. })));
    assert!(matches!(
        shape.remove_axis(-4),
        Err(DynShapeError::NoSuchAxis(AxisError { axis: -4, rank: 3, .. }))
    ));
    assert!(matches!(shape.permute(&[]), Err(DynShapeError::PermutationLength { found: 0, rank: 3, .. })));
    assert!(matches!(
        shape.permute(&[0, 3, 1]),
        Err(DynShapeError::Permutation(PermutationError::NoSuchAxis(AxisError { axis: 3, rank: 3, .. })))
    ));
}

#[test]
fn reshapes() {
    let shape = of("[2,6]");
    says(shape.reshape(&[-1, 2, -1]), "the extents of axes 0 and 2 are both -1: at most one can be inferred");
    says(
        shape.reshape(&[6, -2]),
        "axis 1 has the negative extent -2: an extent is at least 0, or -1 to infer it",
    );
    says(
        shape.reshape(&[5, 2]),
        "12 elements cannot become 10 elements: the element count must stay the same",
    );
    says(
        of("[<=2,6]").reshape(&[13]),
        "<=12 elements cannot become 13 elements: the element count must stay the same",
    );
    says(
        shape.reshape(&[0, -1]),
        "12 elements cannot become 0 elements: the element count must stay the same",
    );
    says(shape.reshape(&[5, -1]), "12 elements cannot become a multiple of 5 elements");
    says(
        of("[0,?]").reshape(&[0, -1]),
        "the extent of axis 1 cannot be inferred: another extent is 0, so every value fits",
    );
    says(shape.reshape(&[isize::MAX, 2]), TOO_LARGE_AT_1);
    assert!(matches!(
        shape.reshape(&[-1, -1]),
        Err(DynReshapeError::TwoInferred { first: 0, second: 1, .. })
    ));
    assert!(matches!(
        shape.reshape(&[5, -1]),
        Err(DynReshapeError::Indivisible { count: 12, product: 5, .. })
    ));
}

#[test]
fn lattices_and_broadcasts() {
    let shape = of("[2,<=3]");
    says(shape.merge(&of("[2]")), "shapes of ranks 2 and 1 are not compatible: ranks must be equal");
    says(shape.merge(&of("[?,4]")), "extents <=3 and 4 are not compatible at axis 1: no extent is both");
    let huge = DynShape::new([most(), DynExtent::UNKNOWN]).unwrap();
    says(huge.merge(&of("[?,2]")), TOO_LARGE_AT_1);
    says(
        of("[2,3]").merge(&of("[2,<=2]")),
        "extents 3 and <=2 are not compatible at axis 1: no extent is both",
    );
    assert!(matches!(shape.merge(&of("[]")), Err(MergeError::Rank { lhs: 2, rhs: 0, .. })));
    assert!(matches!(shape.merge(&of("[3,?]")), Err(MergeError::Extents { axis: 0, .. })));

    says(
        of("[?,4,2]").align_trailing(&of("[3,2]")),
        "extents 4 and 3 do not broadcast at axis 1: they must be equal, or one of them 1",
    );
    let column = DynShape::new([most(), DynExtent::ONE]).unwrap();
    says(column.align_trailing(&of("[?,2]")), TOO_LARGE_AT_1);
    assert!(matches!(
        of("[0]").align_trailing(&of("[2]")),
        Err(DynBroadcastError::Extents { axis: 0, lhs, rhs, .. }) if lhs.get() == Some(0) && rhs.get() == Some(2)
    ));
}

#[test]
fn conversions() {
    says(
        Shape::<2>::try_from(of("[2,<=5]")),
        "axis 1 has extent <=5, which is not known: a shape needs each extent",
    );
    says(
        Shape::<2>::try_from(&of("[?,5]")),
        "axis 0 has extent ?, which is not known: a shape needs each extent",
    );
    says(Shape::<2>::try_from(&of("[2]")), "the rank is 1, expected 2");
    says(Shape::<2>::try_from(&DynShape::UNKNOWN), "the rank is not known, expected 2");
    says(<Shape<2, Extents![2, 4]>>::try_from(&of("[2,5]")), "axis 1 has extent 5, expected 4");
    says(
        Shape::<2>::try_from(&[width::ABOVE_ROOT; 2][..]),
        "the shape is too large at axis 1: its extent 1099511627776 times 1099511627776, the product of the extents before \
         it, is above 9223372036854775807 (extents of 0 left out)",
    );
    let arms = |text: &str| match_rank!(of(text), { 1..=2 => |_shape| Ok(()), _ => |error| Err(error), });
    says(arms("[1,1,1]"), "the rank is 3, which no arm matches");
    says(arms("?"), "the rank is not known");
    says(arms("[?]"), "axis 0 has extent ?, which is not known: a shape needs each extent");
    assert_eq!(arms("[1,1]"), Ok(()));
    assert!(matches!(arms("[]"), Err(ShapeError::NoArm { found: Some(0), .. })));
    assert!(matches!(arms("[2,?]"), Err(ShapeError::Unknown(ExtentUnknown { axis: 1, .. }))));
}

#[test]
fn texts() {
    let parse = |text: &str| width::of(text).parse::<DynShape>();
    says(parse(""), "the text ends at 0, expected `[` or `?`");
    says(parse("x"), "found 'x' at 0, expected `[` or `?`");
    says(parse("[é]"), "found 'é' at 1, expected a number, `?`, `<=` or `]`");
    says(parse("[2, ,]"), "found ',' at 4, expected a number, `?` or `<=`");
    says(parse("[<5]"), "found '5' at 2, expected `=`");
    says(parse("[<=?]"), "found '?' at 3, expected a number");
    says(parse("[2 3]"), "found '3' at 3, expected `,` or `]`");
    says(parse("[2\n]"), "found '\\n' at 2, expected `,` or `]`");
    says(parse("[2"), "the text ends at 2, expected `,` or `]`");
    says(parse("[2]]"), "found ']' at 3, expected the end");
    says(
        parse("[2,9223372036854775808]"),
        "the number at 3 is above the greatest extent, 9223372036854775807",
    );
    says(
        parse("[2,99999999999999999999]"),
        "the number at 3 is above the greatest extent, 9223372036854775807",
    );
    says(parse("[9223372036854775807,2]"), TOO_LARGE_AT_1);
    assert!(matches!(parse("[9223372036854775807,2]"), Err(ParseError::Size(SizeError { axis: 1, .. }))));
}

#[test]
fn arrays() {
    let matrix = DynTensor::filled(of("[2,3]"), 0).unwrap();
    says(matrix.permute(&[0]), "1 axis is not a permutation of rank 2: it has each axis once");
    says(matrix.permute(&[1, 1]), "axis 1 occurs twice (at 0 and at 1): each axis must occur once");
    says(matrix.sum_axis(2), "axis 2 is out of range for rank 2: it must be at least -2 and below 2");
    says(matrix.trim_zeros(2), "axis 2 is out of range for rank 2: it must be at least -2 and below 2");
    says(matrix.align_trailing(1), "rank 2 is above 1: axes in front make the rank larger");
    says(
        matrix.align_trailing(17).unwrap().sum_axis(0),
        "rank 17 is above 16, the greatest rank of operations along axes: merge axes with `reshape` first",
    );
    says(matrix.insert_axis(-4), "axis -4 is out of range for rank 3: it must be at least -3 and below 3");
    says(matrix.reshape(&[4]), "6 elements cannot become 4 elements: the element count must stay the same");
    says(
        matrix.transpose().reshape(&[6]),
        "axis 0 has stride 1, and merging it with the next axis without a copy needs 6; to copy, call `to_tensor` and then `into_reshape`",
    );
    says(
        matrix.zip_map(&DynTensor::filled(of("[3]"), 0).unwrap(), |x, _: &i32| *x),
        "ranks 2 and 1 do not broadcast: ranks must be equal, or one of them 0",
    );
    says(
        DynTensor::new(vec![0; 5], of("[2,3]")),
        "the shape has 6 elements, but the memory has 5: a tensor owns exactly its elements",
    );
    assert!(matches!(matrix.permute(&[]), Err(DynArrayError::PermutationLength { found: 0, rank: 2, .. })));
}

#[test]
fn views_with_strides() {
    says(
        DynView::with_strides(&[0; 5], &[2, 2], &[4, 1]),
        "the layout spans 6 elements, but the memory has 5",
    );
    says(
        DynView::with_strides(&[0; 5], &[2, 2], &[4]),
        "1 stride does not fit 2 extents: there must be one for each",
    );
    says(DynView::with_strides(&[0; 5], &[1; 255], &[0; 255]), "rank 255 is above the greatest rank, 254");
    let far = Strided::new([2], [isize::MIN]).unwrap_err().to_string();
    says(DynView::with_strides(&[0; 5], &[2], &[isize::MIN]), &far);
    let large = Shape::new([usize::MAX, 2]).unwrap_err().to_string();
    says(DynView::with_strides(&[0; 5], &[usize::MAX, 2], &[0, 0]), &large);
    let view = DynView::with_strides(&[1, 2, 3, 4, 5], &[2, 2], &[-3, 1]).unwrap();
    assert_eq!(view.to_vec(), [4, 5, 1, 2], "the memory begins at the lowest element");
    assert!(
        DynView::<u8>::with_strides(&[], &[0, 3], &[7, -7]).unwrap().is_empty(),
        "no elements, no memory"
    );
}
