//! The message of each error, literally.

use shapewise::slice::{StridedSlice, StridedSliceError as E};

use crate::oracle::dynamic::{at_most, known};

#[test]
fn each_error_names_its_operands() {
    let words = [
        (
            E::Lengths { begin: 1, end: 2, strides: 3 },
            "begin, end and strides have 1, 2 and 3 numbers: there is one in each for each spec",
        ),
        (E::TooManySpecs { specs: 32 }, "32 specs are too many: a mask has a bit for each of 31"),
        (
            E::MultipleEllipses { first: 0, second: 2 },
            "specs 0 and 2 are both an ellipsis: only one can stand for the axes that are left",
        ),
        (E::TooManyIndices { named: 1, rank: 0 }, "a scalar has no axes, and the slice names 1"),
        (E::TooManyIndices { named: 3, rank: 2 }, "the slice names 3 axes, and rank 2 has 2"),
        (E::ZeroStride { axis: 1 }, "the step along axis 1 is 0: a step must not be 0"),
        (
            E::IndexStride { axis: 1, stride: -2 },
            "the index of axis 1 has stride -2: that of an index is positive",
        ),
        (
            E::Index { axis: 1, index: -5, extent: known(4) },
            "index -5 is out of bounds for axis 1, which has extent 4: it must be at least -4 and below 4",
        ),
        (
            E::Index { axis: 1, index: 4, extent: at_most(4) },
            "index 4 is out of bounds for axis 1, which has extent <=4: it must be at least -4 and below 4",
        ),
        (
            E::Index { axis: 0, index: 0, extent: known(0) },
            "index 0 is out of bounds for axis 0, which has extent 0 and so no index",
        ),
        (
            E::Index { axis: 0, index: 0x7FFF_FFFE, extent: shapewise::DynExtent::UNKNOWN },
            "index 2147483646 is out of bounds for axis 0, whatever its extent",
        ),
        (E::RankUnknown, "the rank is unknown, and a slice requires it"),
        (E::Unknown { axis: 2 }, "the slice of axis 2 is not known: its extent and both ends must be known"),
        (
            E::Extent { axis: 1, expected: known(3), found: 4 },
            "axis 1 has extent 4, and the slice was made for 3",
        ),
        (
            E::Extent { axis: 0, expected: at_most(3), found: 4 },
            "axis 0 has extent 4, and the slice was made for <=3",
        ),
        (E::Rank { expected: 2, found: 3 }, "the rank is 3, and the slice was made for rank 2"),
        (E::OutputRank { expected: 2, found: 3 }, "the rank is 3, expected 2"),
        (
            E::ConstRange { axis: 1, begin: 2, count: 3, extent: known(4) },
            "positions 2 to 5 are out of bounds for axis 1, which has extent 4",
        ),
    ];
    for (error, expected) in words {
        assert_eq!(error.to_string(), expected, "{error:?}");
    }
    // Each variant occurs. A new one needs a new row here.
    let variants: std::collections::HashSet<_> =
        words.iter().map(|(error, _)| core::mem::discriminant(error)).collect();
    assert_eq!(variants.len(), 13, "{variants:?}");
}

/// Integers beyond `isize` are the nearest one, so an error does not have them. It does not state a number that nobody wrote: on 32 bits, most
/// integers of 64 bits are beyond.
#[test]
fn integers_beyond_isize_are_not_printed_as_others() {
    fn of(extents: &str, [index, stride]: [i64; 2]) -> String {
        let (begin, strides) = ([index], [stride]);
        let slice = StridedSlice {
            begin: &begin,
            end: &begin,
            strides: &strides,
            shrink_axis_mask: 1,
            ..StridedSlice::default()
        };
        slice.apply(&extents.parse().unwrap()).unwrap_err().to_string()
    }
    let (most, least) = (isize::MAX, isize::MIN);
    let known = "which has extent 3: it must be at least -3 and below 3";
    for (extents, ending) in [
        ("[3]", known),
        ("[<=3]", "which has extent <=3: it must be at least -3 and below 3"),
        ("[0]", "which has extent 0 and so no index"),
        ("[?]", "whatever its extent"),
    ] {
        let beyond = format!("index {most} or more is out of bounds for axis 0, {ending}");
        assert_eq!(of(extents, [i64::MAX, 1]), beyond);
        let beyond = format!("index {least} or less is out of bounds for axis 0, {ending}");
        assert_eq!(of(extents, [i64::MIN, 1]), beyond);
    }
    let beyond = format!("the index of axis 0 has stride {least} or less: that of an index is positive");
    assert_eq!(of("[3]", [0, i64::MIN]), beyond);
    // What `isize` holds is printed.
    let inner = format!("index {} is out of bounds for axis 0, {known}", most - 1);
    assert_eq!(of("[3]", [i64::try_from(most - 1).unwrap(), 1]), inner);
    #[cfg(target_pointer_width = "32")]
    assert_eq!(
        of("[3]", [1 << 31, 1]),
        format!("index 2147483647 or more is out of bounds for axis 0, {known}")
    );
}
