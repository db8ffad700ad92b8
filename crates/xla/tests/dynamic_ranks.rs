//! The largest rank that is known at run time: larger ranks from files are refused, and nothing is allocated for them.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    DynExtent, DynShape, DynShapeError, FromIntsError, ParseError, Shape,
    broadcast::DynBroadcastError,
    rank::{self, MAX_DYNAMIC_RANK, RankError},
    shape::DynReshapeError,
    slice::SliceExpr,
};
use shapewise_xla::{
    ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError, ElementType, ShapeTextErrorKind,
};

const MOST: usize = MAX_DYNAMIC_RANK;

/// The error for a rank that is too large.
fn refused(rank: usize) -> RankError {
    rank::check(rank).unwrap_err()
}

fn ones(rank: usize) -> impl Iterator<Item = DynExtent> {
    core::iter::repeat_n(DynExtent::ONE, rank)
}

#[test]
fn ranks_from_input_are_refused_without_an_allocation() {
    // TensorFlow's `MaxDimensions`, P-6.
    assert_eq!(MOST, 254);
    assert_eq!(refused(255).to_string(), "rank 255 is above the greatest rank, 254");
    for rank in [MOST + 1, 1 << 20, usize::MAX / 8, usize::MAX] {
        assert_eq!(refused(rank).rank, rank);
        assert_eq!(DynShape::try_of_rank(rank), Err(refused(rank)));
        assert_eq!(DynShape::UNKNOWN.with_rank(rank), Err(DynShapeError::RankTooLarge(refused(rank))));
        assert_eq!(ArrayLayout::try_row_major(rank), Err(refused(rank)));
        assert_eq!(ArrayLayout::try_column_major(rank), Err(refused(rank)));
        // If the rank is known, another rank is wrong, however large.
        let error = DynShapeError::Rank { rank: 2, least: rank, most: rank };
        assert!(DynShape::of_rank(2).with_rank(rank) == Err(error));
        assert_eq!(DynShape::UNKNOWN.with_rank_at_least(rank), Ok(DynShape::UNKNOWN));
    }
    assert_eq!(DynShape::UNKNOWN.with_rank(MOST), Ok(DynShape::of_rank(MOST)));
    assert_eq!(ArrayLayout::row_major(MOST).rank(), MOST);
    assert_eq!(ArrayLayout::column_major(MOST).rank(), MOST);
}

#[test]
#[should_panic(expected = "rank 18446744073709551615 is above the greatest rank, 254")]
#[cfg(target_pointer_width = "64")]
fn a_rank_that_is_too_large_panics_with_the_message_of_the_error() {
    let _ = DynShape::of_rank(usize::MAX);
}

#[test]
#[should_panic(expected = "rank 255 is above the greatest rank, 254")]
fn a_layout_of_a_rank_that_is_too_large_panics() {
    let _ = ArrayLayout::row_major(255);
}

#[test]
fn constructors_refuse_one_axis_too_many() {
    let too_large = DynShapeError::RankTooLarge(refused(255));
    assert_eq!(DynShape::new(ones(MOST)).unwrap().rank(), Some(MOST));
    assert_eq!(DynShape::new(ones(MOST + 1)), Err(too_large));
    assert_eq!(
        DynShape::new(core::iter::repeat(DynExtent::UNKNOWN)),
        Err(too_large),
        "extents without an end"
    );
    assert_eq!(DynShape::from_ints(&[1_i64; MOST]).unwrap().rank(), Some(MOST));
    assert_eq!(DynShape::from_ints(&[1_i64; MOST + 1]), Err(FromIntsError::RankTooLarge(refused(255))));
    let full = DynShape::new(ones(MOST)).unwrap();
    assert_eq!(full.append(DynExtent::ONE), Err(too_large));
    assert_eq!(full.prepend(DynExtent::ONE), Err(too_large));
    assert_eq!(full.insert_axis(0, DynExtent::ONE), Err(too_large));
    assert_eq!(full.concatenate(&full), Err(DynShapeError::RankTooLarge(refused(255))));
    assert_eq!(full.concatenate(&DynShape::scalar()), Ok(full.clone()));
    assert_eq!(full.reshape(&[1; MOST + 1]), Err(DynReshapeError::RankTooLarge(refused(255))));
    assert_eq!(full.reshape(&[1; MOST]), Ok(full.clone()));
    assert_eq!(full.broadcast(&[1]), Err(DynBroadcastError::RankTooLarge(refused(255))));
    assert_eq!(DynShape::UNKNOWN.broadcast(&[1; 255]), Err(DynBroadcastError::RankTooLarge(refused(255))));
    let axes: Vec<isize> = (0..255).collect();
    assert_eq!(DynShape::UNKNOWN.permute(&axes), Err(too_large));
    assert_eq!(DynShape::UNKNOWN.permute(&axes[..254]).unwrap().rank(), Some(MOST));
    assert_eq!(DynShape::from(Shape::new([1; MOST]).unwrap()), full);
    assert_eq!(Shape::<MOST>::try_from(&full).unwrap().extents(), [1; MOST]);
}

#[test]
fn arrays_refuse_one_axis_too_many() {
    let array = |rank| ArrayShape::new(ElementType::F32, ones(rank));
    let full = array(MOST).unwrap();
    assert_eq!((full.rank(), DynShape::from(&full).rank()), (MOST, Some(MOST)));
    assert_eq!(array(MOST + 1), Err(ArrayShapeError::RankTooLarge(refused(255))));
    assert_eq!(
        ArrayShape::new(ElementType::F32, core::iter::repeat(DynExtent::ONE)),
        Err(ArrayShapeError::RankTooLarge(refused(255)))
    );
    assert_eq!(full.insert_axis(0, DynExtent::ONE), Err(ArrayShapeError::RankTooLarge(refused(255))));
    let order: Vec<isize> = (0..255).collect();
    assert_eq!(ArrayLayout::new(&order), Err(ArrayLayoutError::RankTooLarge(refused(255))));
    assert_eq!(ArrayLayout::from_major_to_minor(&order), Err(ArrayLayoutError::RankTooLarge(refused(255))));
    assert_eq!(ArrayLayout::new(&order[..254]), Ok(ArrayLayout::column_major(254)));
}

#[test]
fn parsers_refuse_the_first_extent_that_is_too_many() {
    let text = |rank| format!("[{}]", vec!["?"; rank].join(","));
    assert_eq!(text(MOST).parse::<DynShape>(), Ok(DynShape::of_rank(MOST)));
    // `[` and 254 times `?,` come before it.
    for rank in [MOST + 1, 100_000] {
        let error = text(rank).parse::<DynShape>().unwrap_err();
        assert_eq!(error, ParseError::RankTooLarge { position: 509 });
        assert_eq!(error.to_string(), "the extent at 509 is one too many: the greatest rank is 254");
        let error = format!("f32{}", text(rank)).parse::<ArrayShape>().unwrap_err();
        assert_eq!((error.position, error.kind), (512, ShapeTextErrorKind::RankTooLarge));
        assert_eq!(error.to_string(), "the extent at 512 is one too many: the greatest rank is 254");
    }
    assert_eq!(format!("f32{}", text(MOST)).parse::<ArrayShape>().unwrap().rank(), MOST);
    // A text that is not an extent is reported before the extents are counted.
    let wrong = text(MOST + 1).replace("?]", "x]");
    assert!(matches!(wrong.parse::<DynShape>(), Err(ParseError::Unexpected { position: 509, .. })));
}

#[test]
fn slices_name_the_axes_of_the_maximum_rank() {
    let full = DynShape::of_rank(MOST);
    let last: SliceExpr = "[..., 1:3]".parse().unwrap();
    assert_eq!(last.apply(&full).unwrap().rank(), MOST);
}

/// Messages from files.
#[cfg(feature = "proto")]
#[test]
fn messages_refuse_one_axis_too_many() {
    use shapewise_xla::tensorflow::{TensorShapeDim, TensorShapeProto};

    let message = |rank| TensorShapeProto {
        dim: vec![TensorShapeDim { size: 1, name: String::new() }; rank],
        unknown_rank: false,
    };
    assert_eq!(DynShape::try_from(&message(MOST)).unwrap().rank(), Some(MOST));
    assert_eq!(
        DynShape::try_from(&message(MOST + 1)).unwrap_err().to_string(),
        "rank 255 is above the greatest rank, 254"
    );
}
