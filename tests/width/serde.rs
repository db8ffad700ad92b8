//! What tests of serde share: a value through text and bytes, and a text that is refused.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use core::fmt::Debug;

use crate::width;
use serde::{Serialize, de::DeserializeOwned};

/// Asserts that a value is written as this text, and read back from it and from bytes.
#[track_caller]
pub(crate) fn round<V: Serialize + DeserializeOwned + PartialEq + Debug>(value: &V, json: &str) {
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
pub(crate) fn says<V: DeserializeOwned + Debug>(json: &str, words: &str) {
    let (json, words) = (&*width::of(json), &*width::of(words));
    let error = serde_json::from_str::<V>(json).unwrap_err().to_string();
    assert!(error.starts_with(words), "{json}: {error}");
    let position = error.strip_prefix(words).unwrap();
    assert!(position.is_empty() || position.starts_with(" at line 1 column "), "{json}: {error}");
}
