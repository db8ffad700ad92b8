//! Element types, layouts and shapes through serde: human-readable text, bytes, and input that is refused.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

#[path = "../../../tests/width/mod.rs"]
mod width;

use core::fmt::Debug;

use serde::{
    Deserialize, Serialize,
    de::{
        DeserializeOwned,
        value::{BytesDeserializer, Error as ValueError},
    },
};
use shapewise_xla::{AnyShape, ArrayLayout, ArrayShape, ElementType};

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
    // Bytes have the same text, after its length.
    let bytes = postcard::to_allocvec(&"f32[2]".parse::<ArrayShape>().unwrap()).unwrap();
    assert_eq!(bytes, b"\x06f32[2]");
    let bytes = postcard::to_allocvec(&"{0:T(*)}".parse::<ArrayLayout>().unwrap()).unwrap();
    assert_eq!(bytes, b"\x08{0:T(*)}");
}

#[test]
fn bad_input_is_refused_with_the_message_of_the_parser() {
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

/// Bytes of values that cannot be: lengths that are not those of the text, other text, an unknown type.
#[test]
fn bytes_are_checked() {
    fn reads<V: DeserializeOwned>(bytes: &[u8]) -> bool {
        postcard::from_bytes::<V>(bytes).is_ok()
    }
    assert!(
        reads::<ArrayShape>(b"\x08f32[2,3]")
            && reads::<AnyShape>(b"\x02()")
            && reads::<ArrayLayout>(b"\x03{0}")
    );
    let wrong: [&[u8]; 5] =
        [b"\x07f32[2,3]", b"\x09f32[2,3]", b"\x08f33[2,3]", b"\x08f32[2\xff3]", b"\xff\xff\xff\xff\x0f"];
    for bytes in wrong {
        assert!(!reads::<ArrayShape>(bytes) && !reads::<AnyShape>(bytes), "{bytes:?}");
    }
    assert!(reads::<ElementType>(&[22]) && !reads::<ElementType>(&[26]));
    // Formats whose texts are bytes.
    let of_bytes = |text: &[u8]| ArrayShape::deserialize(BytesDeserializer::<ValueError>::new(text));
    assert_eq!(of_bytes(b"f32[2,3]").unwrap().to_string(), "f32[2,3]");
    assert!(of_bytes(b"f32[2\xff3]").is_err() && of_bytes(b"f33[2,3]").is_err());
}
