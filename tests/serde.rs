//! Shapes and layouts through serde: human-readable text, bytes, and input that is refused.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

mod width;

use core::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use shapewise::{
    DynExtent, DynShape, Extents, MinorToMajor, PartialShape, Shape, Strided, axes, shape,
    xla::{AnyShape, ArrayLayout, ArrayShape, ElementType},
};

/// Asserts that a value is written as this text, and read back from it and from bytes.
#[track_caller]
fn round<V: Serialize + DeserializeOwned + PartialEq + Debug>(value: &V, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json, "the written text");
    assert_eq!(&serde_json::from_str::<V>(json).unwrap(), value, "{json}");
    // Also from a JSON value, whose texts are owned.
    assert_eq!(&serde_json::from_value::<V>(serde_json::to_value(value).unwrap()).unwrap(), value, "{json}");
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<V>(&bytes).unwrap(), value, "{json} as {bytes:?}");
    // Missing bytes are an error, not a panic.
    for len in 0..bytes.len() {
        let _ = postcard::from_bytes::<V>(bytes.get(..len).unwrap());
    }
}

/// Asserts that a text is refused with this message, after which serde adds the position.
#[track_caller]
fn says<V: DeserializeOwned + Debug>(json: &str, words: &str) {
    let (json, words) = (&*width::of(json), &*width::of(words));
    let error = serde_json::from_str::<V>(json).unwrap_err().to_string();
    assert!(error.starts_with(words), "{json}: {error}");
    let position = error.strip_prefix(words).unwrap();
    assert!(position.is_empty() || position.starts_with(" at line 1 column "), "{json}: {error}");
}

fn dynamic(text: &str) -> DynShape {
    text.parse().unwrap()
}

#[test]
fn shapes_of_every_rung() {
    round(&Shape::new([2, 3]).unwrap(), "[2,3]");
    round(&Shape::new([]).unwrap(), "[]");
    let n = 32;
    let mixed: Shape<3, Extents![usize, 784, 1]> = Shape::new(shape![n, 784, 1]).unwrap();
    round(&mixed, "[32,784,1]");
    round(&PartialShape::<3>::try_from(dynamic("[2,?,<=5]")).unwrap(), r#"[2,"?","<=5"]"#);
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
fn shapes_of_xla() {
    for text in [
        "f32[]",
        "pred[2]",
        "f32[2,<=3,?]{2,0,1}",
        "bf16[32,64]{0,1:T(8,128)(2,1)L(4)E(16)S(1)SC(0:30)(1:8,16)M(8)}",
        "bf16[2,3,1004]{2,1,0:T(2,*,128)}",
    ] {
        round(&text.parse::<ArrayShape>().unwrap(), &format!("{text:?}"));
    }
    round(&"{1,0:T(8,128)}".parse::<ArrayLayout>().unwrap(), r#""{1,0:T(8,128)}""#);
    for &element in ElementType::ALL {
        round(&element, &format!("{:?}", element.name()));
    }
    for text in ["()", "token[]", "(f32[2]{0}, (s32[], opaque[]))"] {
        round(&text.parse::<AnyShape>().unwrap(), &format!("{text:?}"));
    }
    // Bytes encode structures: the number of the element type is first.
    let bytes = postcard::to_allocvec(&"f32[2]".parse::<ArrayShape>().unwrap()).unwrap();
    assert_eq!(bytes, [22, 1, 0, 2, 0]);
}

#[test]
fn bad_input_is_refused_with_the_message_of_the_constructor() {
    says::<Shape<2>>("[2]", "the rank is 1, expected 2");
    says::<Shape<2>>("[2,-1]", "axis 1 has the negative extent -1: an extent is at least 0");
    says::<Shape<2, Extents![usize, 3]>>("[2,4]", "axis 1 has extent 4, expected 3");
    says::<DynExtent>(r#""<5""#, "found '5' at 1, expected `=`");
    says::<DynExtent>(
        "-1",
        "invalid type: integer `-1`, expected an extent: a number, \"?\", or \"<=\" and a number",
    );
    says::<PartialShape<1>>(r#"["?",2]"#, "the rank is 2, expected 1");
    says::<DynShape>(r#""[2""#, "the text ends at 2, expected `,` or `]`");
    let huge = format!("[{},2]", isize::MAX);
    for words in [
        serde_json::from_str::<Shape<2>>(&huge).unwrap_err().to_string(),
        serde_json::from_str::<DynShape>(&huge).unwrap_err().to_string(),
        serde_json::from_str::<PartialShape<2>>(&huge).unwrap_err().to_string(),
    ] {
        let expected = Shape::new([isize::MAX.unsigned_abs(), 2]).unwrap_err().to_string();
        assert!(words.starts_with(&expected), "{words}");
    }
    says::<MinorToMajor<2>>(
        "[0,0]",
        "axis 0 occurs twice in the permutation (at 0 and at 1): each axis must occur once",
    );
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
    says::<ArrayShape>(r#""f32[2,3]{0,0}""#, &"f32[2,3]{0,0}".parse::<ArrayShape>().unwrap_err().to_string());
    says::<ElementType>(
        r#""f33""#,
        "the text is not the name of an element type, such as `f32`, `s4` or `pred`",
    );
    says::<AnyShape>(
        &format!("\"{}\"", "(".repeat(100_000)),
        &"(".repeat(100_000).parse::<AnyShape>().unwrap_err().to_string(),
    );
}

/// Bytes of values that cannot be: a layout of another rank, axes twice, a tile of 0, a number that is not a type.
#[test]
fn bytes_are_checked() {
    let refused = |bytes: &[u8]| postcard::from_bytes::<ArrayShape>(bytes).is_err();
    let mut bytes = postcard::to_allocvec(&"f32[2,3]{1,0:T(8,128)}".parse::<ArrayShape>().unwrap()).unwrap();
    assert_eq!(bytes, [22, 2, 0, 2, 0, 3, 1, 2, 1, 0, 1, 2, 1, 8, 1, 128, 1, 1, 0, 0, 0, 0]);
    assert!(!refused(&bytes));
    for (at, wrong) in [(0, 26), (2, 3), (7, 1), (8, 0), (13, 0), (17, 0)] {
        let right = core::mem::replace(bytes.get_mut(at).unwrap(), wrong);
        assert!(refused(&bytes), "{wrong} for {right} at {at}");
        *bytes.get_mut(at).unwrap() = right;
    }
    assert!(!refused(&bytes));
    // A number above `isize::MAX` in place of a tile size, an index of a split, the tail alignment and the prefix.
    let above = postcard::to_allocvec(&(1_usize << (usize::BITS - 1))).unwrap();
    for (text, number) in [
        ("f32[2,3]{1,0:T(77,2)}", 77),
        ("f32[99]{0:SC(0:77)}", 77),
        ("f32[2]{0:L(77)}", 77),
        ("f32[2]{0:M(77)}", 77),
    ] {
        let bytes = postcard::to_allocvec(&text.parse::<ArrayShape>().unwrap()).unwrap();
        let at = bytes.iter().position(|&byte| byte == number).unwrap();
        let with = |other: &[u8]| [&bytes[..at], other, &bytes[at + 1..]].concat();
        assert!(!refused(&with(&[78])), "{text}");
        assert!(refused(&with(&above)), "{text} with a number that is too large");
    }
}
