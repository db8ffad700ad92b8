//! Slices as vectors and masks: encoded as Python does for TensorFlow, decoded, and applied in both forms.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    dynamic::parsed as shape,
    indices,
    specs::{items, slices},
};
use proptest::prelude::{any, prop_assert_eq, proptest};
use shapewise::{
    DynShape,
    slice::{EncodedSlice, End, SliceExpr, Spec, StridedSlice, StridedSliceError},
};

/// Shapes up to rank 3, including partly unknown ones.
fn some_shapes() -> Vec<DynShape> {
    let texts = [
        "?", "[]", "[0]", "[1]", "[2]", "[3]", "[?]", "[<=2]", "[2,3]", "[3,0]", "[?,2]", "[2,<=3]",
        "[1,2,3]",
    ];
    texts.map(shape).to_vec()
}

/// The selection of masks on a shape, which may be empty, and that of the slice decoded from them.
#[track_caller]
fn assert_decoded(masks: &StridedSlice<'_>, shapes: &[DynShape]) {
    match SliceExpr::try_from(masks) {
        Ok(slice) => {
            let encoded = slice.encode().unwrap();
            assert_eq!(SliceExpr::try_from(&encoded.as_strided()).as_ref(), Ok(&slice), "{masks:?}");
            for shape in shapes {
                let taken = masks.apply(shape);
                assert_eq!(slice.apply(shape), taken, "{masks:?} of {shape}");
                assert_eq!(encoded.as_strided().apply(shape), taken, "{masks:?} of {shape}");
            }
        }
        Err(error) => {
            for shape in shapes.iter().filter(|shape| !shape.is_unknown()) {
                assert_eq!(masks.apply(shape), Err(error), "{masks:?} of {shape}");
            }
        }
    }
}

#[test]
fn all_small_slices_are_encoded_and_decoded() {
    let shapes = some_shapes();
    let items = items(&[-2, 0, 1], &[-2, -1, 0, 1]);
    let few = [-1, 2].map(Spec::index).into_iter().chain([
        Spec::WHOLE,
        Spec::range(1, End::Open, -2),
        Spec::range(End::Open, 1, 0),
        Spec::Ellipsis,
        Spec::NewAxis,
    ]);
    let few: Vec<_> = few.collect();
    let mut cases = 0;
    for slice in (0..=2).flat_map(|len| slices(&items, len)).chain(slices(&few, 4)) {
        let encoded = slice.encode().unwrap();
        let masks = encoded.as_strided();
        let ellipses = slice.specs().iter().filter(|&&spec| spec == Spec::Ellipsis).count();
        match SliceExpr::try_from(&masks) {
            Ok(decoded) => assert_eq!((&decoded, ellipses < 2), (&slice, true)),
            Err(error) => {
                assert!(matches!(error, StridedSliceError::MultipleEllipses { .. }) && ellipses > 1);
            }
        }
        for shape in &shapes {
            assert_eq!(masks.apply(shape), slice.apply(shape), "{slice} of {shape}");
        }
        cases += 1;
    }
    assert_eq!(cases, 1 + 69 + 69 * 69 + 7_usize.pow(4));
}

#[test]
fn all_small_masks_are_decoded_and_encoded() {
    let shapes = some_shapes();
    let mut cases = 0;
    let mut each = |begin: &[i64], end: &[i64], strides: &[i64], bits: usize| {
        for masks in indices(&[1 << bits; 5]) {
            let mask = |at: usize| u32::try_from(masks[at]).unwrap();
            let masks = StridedSlice {
                begin,
                end,
                strides,
                begin_mask: mask(0),
                end_mask: mask(1),
                ellipsis_mask: mask(2),
                new_axis_mask: mask(3),
                shrink_axis_mask: mask(4),
            };
            assert_decoded(&masks, &shapes);
            cases += 1;
        }
    };
    // One spec with all its bits, and one additional bit that belongs to no spec.
    for begin in [-2, 0, 1] {
        for end in [-1, 0, 2] {
            for stride in [-1, 0, 1, 2] {
                each(&[begin], &[end], &[stride], if begin == 1 && end == 2 { 2 } else { 1 });
            }
        }
    }
    each(&[-1, 1], &[-1, 2], &[1, 1], 2);
    each(&[1, 0], &[-2, 2], &[-1, 2], 2);
    each(&[0, -3], &[5, 1], &[2, 0], 2);
    // Vectors of different lengths, and no vectors.
    each(&[], &[], &[], 1);
    each(&[1], &[1, 2], &[1], 1);
    assert_eq!(cases, 32 * 32 + 4 * 1024 + 3 * 1024 + 2 * 32);
    let many = [1; 32];
    assert_decoded(
        &StridedSlice { begin: &many, end: &many, strides: &many, ..StridedSlice::default() },
        &shapes,
    );
}

#[test]
fn unknown_ends_are_decoded_and_printed_but_neither_encoded_nor_parsed() {
    let ends = [None, Some(-1)];
    for masks in indices(&[4; 3]) {
        let mask = |at: usize| u32::try_from(masks[at]).unwrap();
        let [begin_mask, end_mask, shrink_axis_mask] = [0, 1, 2].map(mask);
        let masks = StridedSlice::<i64, Option<i64>> {
            begin: &ends,
            end: &ends,
            strides: &[1, 2],
            begin_mask,
            end_mask,
            shrink_axis_mask,
            ..StridedSlice::default()
        };
        let slice = SliceExpr::try_from(&masks).unwrap();
        for shape in some_shapes() {
            assert_eq!(slice.apply(&shape), masks.apply(&shape), "{slice} of {shape}");
        }
        let printed = slice.to_string();
        let is_known = shrink_axis_mask & 1 == 0 && begin_mask & end_mask & 1 == 1;
        assert_eq!(slice.encode().is_ok(), is_known, "{printed}");
        assert_eq!(!printed.contains('?'), is_known, "{printed}");
        if !is_known {
            assert_eq!(slice.encode(), Err(StridedSliceError::UnknownSpec { spec: 0 }));
            assert_eq!(printed.parse::<SliceExpr>().unwrap_err().found, Some('?'));
        }
    }
    let after_axes = SliceExpr::new().ellipsis().new_axis().range(0, End::Unknown);
    assert_eq!(after_axes.encode(), Err(StridedSliceError::UnknownSpec { spec: 2 }));
}

/// Strides of indices are part of the masks, but not of the text.
#[test]
fn strides_of_indices_are_encoded_and_not_printed() {
    for stride in [-1, 0, 1, 2, isize::MAX] {
        let slice = SliceExpr::new().push(Spec::Index { index: Some(1), stride });
        assert_eq!(slice.to_string(), "1");
        assert_eq!(SliceExpr::try_from(&slice.encode().unwrap().as_strided()), Ok(slice));
    }
}

#[test]
fn an_index_is_encoded_as_python_does() {
    for (index, end) in [(3, 4), (0, 1), (-1, 0), (-2, -1)] {
        let encoded = SliceExpr::new().index(index).encode().unwrap();
        let expected = EncodedSlice {
            begin: vec![index],
            end: vec![end],
            strides: vec![1],
            shrink_axis_mask: 1,
            ..EncodedSlice::default()
        };
        assert_eq!(encoded, expected);
    }
}

proptest! {
    #[test]
    fn any_known_slice_is_printed_and_parsed_and_encoded_and_decoded(
        items in proptest::collection::vec((0..4_u8, any::<Option<isize>>(), any::<Option<isize>>(), any::<isize>()), 0..31)
    ) {
        let mut is_first = true;
        let slice: SliceExpr = items.into_iter().map(|(kind, begin, end, stride)| match (kind, begin) {
            (0, _) if core::mem::take(&mut is_first) => Spec::Ellipsis,
            (1, _) => Spec::NewAxis,
            (2, Some(index)) => Spec::index(index),
            _ => Spec::range(begin, end, stride),
        }).collect();
        prop_assert_eq!(slice.to_string().parse(), Ok(slice.clone()));
        let encoded = slice.encode().unwrap();
        prop_assert_eq!(encoded.begin.len(), slice.specs().len());
        prop_assert_eq!(SliceExpr::try_from(&encoded.as_strided()), Ok(slice));
    }
}

/// S-46: the last element with its axis kept. TensorFlow Java encodes it as begin -1 and end 0, which selects nothing.
#[test]
fn s_46_the_last_element_with_its_axis() {
    let five: DynShape = "[5]".parse().unwrap();
    let kept: SliceExpr = "[-1:]".parse().unwrap();
    assert_eq!(kept.infer(&five).unwrap().to_string(), "[1]");
    let encoded = kept.encode().unwrap();
    let read = encoded.as_strided();
    assert_eq!((read.begin, read.begin_mask, read.end_mask, read.shrink_axis_mask), (&[-1][..], 0, 1, 0));
    assert_eq!(read.apply(&five).unwrap().shape().to_string(), "[1]");
    let java = StridedSlice::<'_, i64> { begin: &[-1], end: &[0], strides: &[1], ..StridedSlice::default() };
    assert_eq!(java.apply(&five).unwrap().shape().to_string(), "[0]", "its encoding is followed");
}
