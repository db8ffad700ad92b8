//! Shapes and layouts through serde, with or without arrays: human-readable text, bytes, and input that is refused.
#![cfg(feature = "serde")]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use serde::de::DeserializeOwned;
use shapewise::{DynExtent, DynShape, Extents, MinorToMajor, Shape, Strided, axes, shape};

use crate::through_serde::{round, says};

fn dynamic(text: &str) -> DynShape {
    text.parse().unwrap()
}

#[test]
fn shapes_of_every_level() {
    round(&Shape::new([2, 3]).unwrap(), "[2,3]");
    round(&Shape::new([]).unwrap(), "[]");
    let n = 32;
    let mixed: Shape<3, Extents![usize, 784, 1]> = Shape::new(shape![n, 784, 1]).unwrap();
    round(&mixed, "[32,784,1]");
    for (text, json) in [("?", r#""?""#), ("[]", "[]"), ("[2,?,<=5,0]", r#"[2,"?","<=5",0]"#)] {
        round(&dynamic(text), json);
    }
    assert_eq!(
        serde_json::from_str::<DynShape>(r#""[2,?]""#).unwrap(),
        dynamic("[2,?]"),
        "the text of a shape is read, too"
    );
    for extent in [DynExtent::ZERO, DynExtent::of::<{ isize::MAX.unsigned_abs() }>(), DynExtent::UNKNOWN] {
        let json = serde_json::to_string(&extent).unwrap();
        round(&extent, &json);
    }
    round(&DynExtent::at_most(5).unwrap(), r#""<=5""#);
}

#[test]
fn layouts() {
    round(&MinorToMajor::new([1, 2, 0]).unwrap(), "[1,2,0]");
    assert_eq!(serde_json::to_string(&MinorToMajor::typed(axes![0, 1])).unwrap(), "[0,1]");
    round(&Strided::new([2, 3], [-3, 0]).unwrap(), r#"{"extents":[2,3],"strides":[-3,0]}"#);
}

#[test]
fn bad_input_is_refused_with_the_message_of_the_constructor() {
    says::<Shape<2>>("[2]", "the rank is 1, expected 2");
    says::<Shape<2>>("[2,-1]", "axis 1 has the negative extent -1: an extent is at least 0");
    says::<Shape<2, Extents![usize, 3]>>("[2,4]", "axis 1 has extent 4, expected 3");
    says::<DynExtent>(r#""<5""#, "found '5' at 1, expected `=`");
    says::<DynExtent>(
        "-1",
        "invalid type: integer `-1`, expected an extent: an integer, \"?\", or \"<=\" and an integer",
    );
    says::<Shape<1>>("[3,2]", "the rank is 2, expected 1");
    says::<DynShape>(r#""[2""#, "the text ends at 2, expected `,` or `]`");
    let huge = format!("[{},2]", isize::MAX);
    for words in [
        serde_json::from_str::<Shape<2>>(&huge).unwrap_err().to_string(),
        serde_json::from_str::<DynShape>(&huge).unwrap_err().to_string(),
    ] {
        let expected = Shape::new([isize::MAX.unsigned_abs(), 2]).unwrap_err().to_string();
        assert!(words.starts_with(&expected), "{words}");
    }
    says::<MinorToMajor<2>>("[0,0]", "axis 0 occurs twice (at 0 and at 1): each axis must occur once");
    says::<MinorToMajor<2>>("[0]", "the rank is 1, expected 2");
    says::<MinorToMajor<1>>(
        "[18446744073709551615]",
        "axis 9223372036854775807 is out of range for rank 1: it must be at least -1 and below 1",
    );
    says::<Strided<1>>(r#"{"extents":[2],"strides":[1,1]}"#, "the rank is 2, expected 1");
    says::<Strided<1>>(
        r#"{"extents":[2],"strides":[1],"base":7}"#,
        "unknown field `base`, expected `extents` or `strides`",
    );
    let far = Strided::new([3], [isize::MAX]).unwrap_err().to_string();
    says::<Strided<1>>(&format!(r#"{{"extents":[3],"strides":[{}]}}"#, isize::MAX), &far);
}

/// Bytes of values that cannot be: lengths that are not those of the list, numbers that do not fit.
#[test]
fn bytes_are_checked() {
    fn reads<V: DeserializeOwned>(bytes: &[u8]) -> bool {
        postcard::from_bytes::<V>(bytes).is_ok()
    }
    // A number above `isize::MAX`, and lists of another length.
    let above = postcard::to_allocvec(&(1_usize << (usize::BITS - 1))).unwrap();
    for (before, after) in [(&[2, 2][..], &[][..]), (&[2], &[2])] {
        assert!(reads::<Shape<2>>(&[before, &[3], after].concat()));
        assert!(!reads::<Shape<2>>(&[before, &above, after].concat()));
    }
    assert!(!reads::<Shape<2>>(&[1, 3]) && !reads::<Shape<2>>(&[3, 1, 1, 1]) && !reads::<Shape<2>>(&[2, 3]));
    // An option, a list, a variant of each entry: known, at most, unknown.
    assert!(reads::<DynShape>(&[0]) && reads::<DynShape>(&[1, 3, 0, 5, 1, 7, 2]));
    assert!(!reads::<DynShape>(&[1, 1, 3]) && !reads::<DynShape>(&[&[1, 1, 0][..], &above].concat()));
}
