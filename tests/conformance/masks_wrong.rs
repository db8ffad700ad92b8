//! Wrong answers for the runners of strided slices.

use super::{
    Outcome, Rules, fails, fails_replaced,
    masks::strided_slice,
    masks_partial::{
        BOUNDED, INDEX_IS_READ, INDEX_OF_NO_EXTENT, INDEX_STRIDE, MASKED_IS_KNOWN, NOTHING_IS_TAKEN,
        TWO_ELLIPSES, strided_slice_partial,
    },
    run,
};

fn case(shape: &str, begin: &str, end: &str, strides: &str, masks: [u32; 5], rest: &str) -> String {
    let [begin_mask, end_mask, ellipsis, new_axis, shrink] = masks;
    [
        format!(r#"{{"shape":{shape},"begin":{begin},"end":{end},"strides":{strides}"#),
        format!(r#""begin_mask":{begin_mask},"end_mask":{end_mask},"ellipsis_mask":{ellipsis}"#),
        format!(r#""new_axis_mask":{new_axis},"shrink_axis_mask":{shrink},{rest}}}"#),
    ]
    .join(",")
}

fn error(words: &str, kind: &str) -> String {
    format!(r#""error":"{words}","kind":"{kind}""#)
}

#[test]
fn a_wrong_answer_fails() {
    // x[:2, 1::2]
    let rest = r#""out_shape":[2,2],"values":[1,3,5,7]"#;
    let right = case("[3,4]", "[0,1]", "[2,0]", "[1,2]", [1, 2, 0, 0, 0], rest);
    assert_eq!(run(strided_slice, &right), Outcome::Agreed);
    fails_replaced(
        strided_slice,
        &right,
        &[
            (r#""out_shape":[2,2]"#, r#""out_shape":[2,1]"#),
            (r#""out_shape":[2,2]"#, r#""out_shape":[4]"#),
            (r#""out_shape":[2,2]"#, r#""out_shape":[2,null]"#),
            (r#""out_shape":[2,2]"#, r#""error":"Multiple ellipses","kind":"multiple_ellipses""#),
            (r#""out_shape":[2,2],"#, ""),
            ("[1,3,5,7]", "[1,3,5,6]"),
            ("[1,3,5,7]", "[1,3,5]"),
            (r#""end_mask":2"#, r#""end_mask":0"#),
            (r#""begin_mask":1"#, r#""begin_mask":3"#),
            (r#""begin_mask":1"#, r#""begin_mask":-1"#),
            (r#""strides":[1,2]"#, r#""strides":[1,1]"#),
            (r#""begin":[0,1]"#, r#""begin":[0.5,1]"#),
            (r#""values""#, r#""elements""#),
        ],
    );
    let (words, kind) = ("slice index -2 of dimension 1 out of bounds.", "index_out_of_bounds");
    let right = case("[3,4]", "[0,-6]", "[1,0]", "[1,1]", [0, 0, 0, 0, 2], &error(words, kind));
    assert_eq!(run(strided_slice, &right), Outcome::Agreed);
    fails_replaced(
        strided_slice,
        &right,
        &[
            ("slice index -2", "slice index -6"),
            ("dimension 1", "dimension 0"),
            ("index_out_of_bounds", "zero_stride"),
            ("[0,-6]", "[0,-4]"),
        ],
    );
    let others = [
        ("[]", [0, 0, 0, 0, 0], "[1]", "Attempting to slice scalar input.", "too_many_indices"),
        (
            "[3]",
            [0, 0, 0, 0, 0],
            "[1,1]",
            "Index out of range using input dim 1; input has only 1 dims",
            "too_many_indices",
        ),
        ("[3]", [0, 0, 5, 0, 0], "[1]", "Multiple ellipses in slice spec not allowed", "multiple_ellipses"),
        ("[3,4]", [0, 0, 1, 0, 0], "[1,0]", "strides[1] must be non-zero", "zero_stride"),
        (
            "[3]",
            [0, 0, 0, 0, 1],
            "[-1]",
            "only stride 1 allowed on non-range indexing.",
            "shrink_needs_positive_stride",
        ),
    ];
    for (at, (shape, masks, strides, words, kind)) in others.into_iter().enumerate() {
        let ends = strides;
        let right = case(shape, ends, ends, strides, masks, &error(words, kind));
        assert_eq!(run(strided_slice, &right), Outcome::Agreed, "{words}");
        for (_, (_, _, _, other, kind)) in others.into_iter().enumerate().filter(|(other, _)| *other != at) {
            fails(strided_slice, &case(shape, ends, ends, strides, masks, &error(other, kind)));
        }
        fails_replaced(strided_slice, &right, &[(kind, "index_out_of_bounds"), (words, "")]);
        if words.contains("dim 1") || words.contains("strides[1]") {
            fails_replaced(
                strided_slice,
                &right,
                &[("dim 1", "dim 2"), ("s[1]", "s[0]")]
                    .map(|(from, to)| if words.contains(from) { (from, to) } else { (words, "") }),
            );
        }
    }
}

/// Each rule, and answers that no rule allows.
#[test]
fn a_wrong_answer_for_a_partly_known_shape_fails() {
    let all_known = r#""begin_known":true,"end_known":true,"#;
    let end_unknown = r#""begin_known":true,"end_known":false,"#;
    let deviates = |right: &str, rule| {
        assert_eq!(run(strided_slice_partial, right), Outcome::Deviated(Rules::from([rule])), "{right}");
    };
    // x[:5, 2:2] of two unknown extents, and all of a third one.
    let rest = format!(r#"{all_known}"out_shape":[null,null,null]"#);
    let right = case("[null,null,null]", "[0,2]", "[5,2]", "[1,1]", [1, 0, 0, 0, 0], &rest);
    let both = Outcome::Deviated(Rules::from([BOUNDED, NOTHING_IS_TAKEN]));
    assert_eq!(run(strided_slice_partial, &right), both);
    let out = r#""out_shape":[null,null,null]"#;
    fails_replaced(
        strided_slice_partial,
        &right,
        &[
            (out, r#""out_shape":[5,null,null]"#),
            (out, r#""out_shape":[null,1,null]"#),
            (out, r#""out_shape":[null,null,3]"#),
            (out, r#""out_shape":[null,null]"#),
            (out, r#""out_shape":null"#),
            (out, r#""error":"strides[0] must be non-zero","kind":"zero_stride""#),
            (r#""shape":[null,null,null],"b"#, r#""shape":null,"b"#),
            (r#""begin_known":true,"#, r#""begin_known":1,"#),
        ],
    );
    // Only an unknown extent is less specific: another number is wrong.
    let right = case(
        "[7,null]",
        "[0]",
        "[5]",
        "[1]",
        [0, 0, 0, 0, 0],
        &format!(r#"{all_known}"out_shape":[5,null]"#),
    );
    assert_eq!(run(strided_slice_partial, &right), Outcome::Agreed);
    fails_replaced(
        strided_slice_partial,
        &right,
        &[(r#""out_shape":[5,null]"#, r#""out_shape":[null,null]"#), (r#"[5,null]"#, r#"[4,null]"#)],
    );

    // x[1:] with an `end` that is unknown and not read.
    let right =
        case("[7]", "[1]", "[5]", "[1]", [0, 1, 0, 0, 0], &format!(r#"{end_unknown}"out_shape":[null]"#));
    deviates(&right, MASKED_IS_KNOWN);
    fails_replaced(
        strided_slice_partial,
        &right,
        &[(r#""out_shape":[null]"#, r#""out_shape":[7]"#), (end_unknown, all_known)],
    );

    let rank = case("null", "[1]", "[5]", "[1]", [0; 5], &format!(r#"{all_known}"out_shape":null"#));
    assert_eq!(run(strided_slice_partial, &rank), Outcome::Agreed, "{rank}");
    deviates(&rank.replace(r#""ellipsis_mask":0"#, r#""ellipsis_mask":3"#), TWO_ELLIPSES);
    fails_replaced(strided_slice_partial, &rank, &[(r#""out_shape":null"#, r#""out_shape":[null]"#)]);

    // x[1] by stride -1, and then an index out of bounds.
    let out = format!(r#"{all_known}"out_shape":[]"#);
    let right = case("[null]", "[1]", "[2]", "[-1]", [0, 0, 0, 0, 1], &out);
    deviates(&right, INDEX_STRIDE);
    fails_replaced(strided_slice_partial, &right, &[(r#""shape":[null]"#, r#""shape":[7]"#)]);
    let words = |axis: usize| {
        error(&format!("slice index 9 of dimension {axis} out of bounds."), "index_out_of_bounds")
    };
    let two = |axis| {
        case("[null,3]", "[1,9]", "[2,9]", "[-1,1]", [0, 0, 0, 0, 3], &format!("{all_known}{}", words(axis)))
    };
    // What TensorFlow reports of axis 1 comes first.
    assert_eq!(run(strided_slice_partial, &two(1)), Outcome::Agreed);
    fails(strided_slice_partial, &two(0));

    let right = case("[null]", "[9223372036854775807]", "[2]", "[1]", [0, 0, 0, 0, 1], &out);
    deviates(&right, INDEX_OF_NO_EXTENT);
    fails_replaced(
        strided_slice_partial,
        &right,
        &[(r#""shape":[null]"#, r#""shape":[7]"#), ("[9223372036854775807]", "[0,1]")],
    );

    let right = case("[2]", "[7]", "[2]", "[1]", [0, 0, 0, 0, 1], &format!(r#"{end_unknown}"out_shape":[]"#));
    deviates(&right, INDEX_IS_READ);
    fails_replaced(strided_slice_partial, &right, &[(end_unknown, all_known)]);
}
