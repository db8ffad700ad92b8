//! Arrays, shapes and layouts through serde: JSON, and the bytes of postcard.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use serde::{Serialize, de::DeserializeOwned};
use shapewise::{DynExtent, DynShape, MinorToMajor, Shape, Strided, Tensor, array::DynTensor};
use shapewise_xla::{AnyShape, ArrayLayout, ArrayShape};

use super::Visit;

/// JSON: lists, and texts of XLA.
pub(crate) fn json(visit: &mut impl Visit) {
    fn lists<V: DeserializeOwned>(visit: &mut impl Visit, name: &str, entries: &[&str]) {
        for entry in entries {
            let list = |count| format!("[{}{entry}]", format!("{entry},").repeat(count)).into_boxed_str();
            visit.input(&format!("{name} as JSON: {entry}"), list, parsed::<V>, false);
        }
    }
    lists::<Shape<2>>(visit, "shape", &["1"]);
    lists::<MinorToMajor<2>>(visit, "order", &["0"]);
    lists::<DynShape>(visit, "dynamic shape", &["1", "\"?\"", "\"\\u003c=5\""]);
    let strided = |count: usize| {
        let list = format!("[{}1]", "1,".repeat(count));
        format!(r#"{{"extents":{list},"strides":{list}}}"#).into_boxed_str()
    };
    visit.input("strided layout as JSON", strided, parsed::<Strided<2>>, false);
    let field = |count: usize| format!("{{{}}}", r#""x":1,"#.repeat(count)).into_boxed_str();
    visit.input("unknown fields as JSON", field, parsed::<Strided<2>>, false);
    let array = |count: usize| {
        format!(r#"{{"shape":[{}],"elements":[{}0]}}"#, count + 1, "0,".repeat(count)).into_boxed_str()
    };
    visit.input("array as JSON", array, parsed::<Tensor<f64, 1>>, true);
    visit.input("array of any rank as JSON", array, parsed::<DynTensor<u8>>, true);
    let list = |count: usize| format!("[{}0]", "0,".repeat(count)).into_boxed_str();
    visit.input("a list of elements as JSON", list, parsed::<Tensor<f64, 1>>, true);
    visit.input("a list of elements of any rank as JSON", list, parsed::<DynTensor<u8>>, true);
    for part in ["[]", "[0]", "[0,0,0]", "[[[[[[[[0]]]]]]]]"] {
        let lists = |count: usize| format!("[{}{part}]", format!("{part},").repeat(count)).into_boxed_str();
        visit.input(&format!("nested lists as JSON: {part}"), lists, parsed::<DynTensor<u8>>, true);
        // The last list is longer, or an element.
        for end in ["[0,0,0,0]", "0"] {
            let ragged =
                |count: usize| format!("[{}{end}]", format!("{part},").repeat(count)).into_boxed_str();
            visit.input(&format!("lists as JSON: {part}, {end}"), ragged, parsed::<DynTensor<u8>>, false);
        }
    }
    // The first list states how many elements the others have, and the rest is not kept.
    let long = |count: usize| format!("[[0],[{}0]]", "0,".repeat(count)).into_boxed_str();
    visit.input("a list that is longer than the first as JSON", long, parsed::<Tensor<f64, 2>>, false);
    let deep = |count: usize| "[".repeat(count).into_boxed_str();
    visit.input("deep lists as JSON", deep, parsed::<DynTensor<u8>>, false);
    let shape = |count: usize| format!(r#"{{"shape":[{}1]}}"#, "1,".repeat(count)).into_boxed_str();
    visit.input("shape of an array as JSON", shape, parsed::<DynTensor<u8>>, false);
    for part in ["(),", "u8[1],", "u8[]{:T(1)},"] {
        let text = |begin: &str, count| format!("\"{begin}{}())\"", part.repeat(count)).into_boxed_str();
        visit.input(&format!("tuple as JSON: {part}"), |count| text("(", count), parsed::<AnyShape>, true);
        // The reader of JSON copies a text with an escape.
        let escaped = |count| text("\\u0028", count);
        visit.input(&format!("escaped tuple as JSON: {part}"), escaped, parsed::<AnyShape>, true);
    }
    let tiles = |count| format!("\"u8[1]{{0:T(1){}}}\"", "(1)".repeat(count)).into_boxed_str();
    visit.input("tiles as JSON", tiles, parsed::<ArrayShape>, true);
    let tiles = |count| format!("\"{{0:T(1){}}}\"", "(*,1)".repeat(count)).into_boxed_str();
    visit.input("tiles of a layout as JSON", tiles, parsed::<ArrayLayout>, true);
}

/// The value of a JSON text.
fn parsed<V: DeserializeOwned>(text: &str) -> Option<V> {
    serde_json::from_str(text).ok()
}

/// Bytes. A list states its length first, and the length may be false.
pub(crate) fn bytes(visit: &mut impl Visit) {
    fn bytes_of(value: impl Serialize) -> Vec<u8> {
        postcard::to_allocvec(&value).unwrap()
    }
    fn read<V: DeserializeOwned>(bytes: &[u8]) -> Option<V> {
        postcard::from_bytes(bytes).ok()
    }
    /// A list that has all entries that it states, one that has not, and one that states as many as `u64` can.
    fn lists<V: DeserializeOwned>(visit: &mut impl Visit, name: &str, before: &[u8], entry: &[u8]) {
        let list = |stated: u64, count: usize| {
            [before, &bytes_of(stated), &entry.repeat(count)].concat().into_boxed_slice()
        };
        let stated = |count: usize| u64::try_from(count).unwrap();
        visit.input(&format!("{name} as bytes"), |count| list(stated(count), count), read::<V>, false);
        visit.input(&format!("{name} that ends"), |count| list(stated(count) + 1, count), read::<V>, false);
        visit.input(&format!("{name} that is false"), |count| list(u64::MAX, count), read::<V>, false);
    }
    lists::<Shape<2>>(visit, "shape", &[], &[1]);
    lists::<MinorToMajor<2>>(visit, "order", &[], &[0]);
    lists::<DynShape>(visit, "dynamic shape", &[1], &bytes_of(DynExtent::ONE));
    lists::<Strided<2>>(visit, "strided layout", &[], &[1]);
    lists::<Tensor<u8, 2>>(visit, "shape of an array", &[], &[1]);
    lists::<DynTensor<u8>>(visit, "shape of an array of any rank", &[], &[1]);
    // Of the shape `[3]`.
    lists::<Tensor<f32, 1>>(visit, "elements", &[1, 3], &[0; 4]);
    lists::<DynTensor<f32>>(visit, "elements of an array of any rank", &[1, 3], &[0; 4]);
    let text = |text: String| bytes_of(text).into_boxed_slice();
    for part in ["(),", "u8[1],", "u8[]{:T(1)},"] {
        let tuple = |count| text(format!("({}())", part.repeat(count)));
        visit.input(&format!("tuple as bytes: {part}"), tuple, read::<AnyShape>, true);
    }
    let tiles = |count| text(format!("u8[1]{{0:T(1){}}}", "(1)".repeat(count)));
    visit.input("tiles as bytes", tiles, read::<ArrayShape>, true);
    let extents = |count| text(format!("{{0:T(1{})}}", ",1".repeat(count)));
    visit.input("extents of a tile as bytes", extents, read::<ArrayLayout>, true);
}
