//! Arrays, shapes and layouts through serde: human-readable text, bytes, and input that is refused.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use crate::width;

use core::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use shapewise::{
    DenseTensor, DynExtent, DynShape, Extents, Matrix, MinorToMajor, Shape, Strided, Tensor, Vector, View,
    array::{DynTensor, DynView},
    axes,
    layout::{ColumnMajor, Tiled},
    s, shape, tensor, tiles,
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
}

#[test]
fn inline_arrays_are_compared_with_their_type() {
    says::<Matrix<u8, 2, 2>>(
        r#"{"shape":[2,2],"elements":[1,2,3]}"#,
        "the shape has 4 elements, but the memory has 3: a tensor owns exactly its elements",
    );
    let other = serde_json::from_str::<Tensor<u8, 1>>(r#"{"shape":[3],"elements":[1,2]}"#).unwrap_err();
    says::<Vector<u8, 3>>(r#"{"shape":[3],"elements":[1,2]}"#, &other.to_string());
    assert!(serde_json::from_str::<Vector<u8, 2>>(r#"{"shape":[3],"elements":[1,2,3]}"#).is_err());
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

#[test]
fn arrays_of_every_level() {
    let typed = tensor![[1.5, -2.0, 0.0], [4.0, 5.0, 6.25]];
    let ranked: Tensor<f64, 2> = typed.clone().into_ranked();
    let json = r#"{"shape":[2,3],"elements":[1.5,-2.0,0.0,4.0,5.0,6.25]}"#;
    round(&ranked, json);
    round::<DenseTensor<f64, 2, Extents![2, 3]>>(&typed.clone().into_typed(), json);
    round::<DenseTensor<f64, 2, Extents![usize, 3]>>(&typed.clone().into_typed(), json);
    round::<DynTensor<f64>>(&ranked.clone().into_dynamic(), json);
    round::<Matrix<f64, 2, 3>>(&typed.to_inline(), json);
    round::<Vector<u8, 0>>(&Vector::of([]), r#"{"shape":[0],"elements":[]}"#);
    round(&Tensor::<u8, 0>::filled([], 7), r#"{"shape":[],"elements":[7]}"#);
    round(&Tensor::<u8, 3>::zeros([2, 0, 3]), r#"{"shape":[2,0,3],"elements":[]}"#);
    round(&tensor![String::from("a"), String::from("b")], r#"{"shape":[2],"elements":["a","b"]}"#);
    // One level is read as another, also from bytes.
    let bytes = postcard::to_allocvec(&ranked).unwrap();
    assert_eq!(bytes, postcard::to_allocvec(&ranked.clone().into_dynamic()).unwrap());
    assert_eq!(postcard::from_bytes::<DynTensor<f64>>(&bytes).unwrap(), ranked);
    // What a struct derives.
    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Layer {
        weights: Tensor<f32, 2>,
        bias: DenseTensor<f32, 1, Extents![2]>,
    }
    let layer = Layer { weights: Tensor::zeros([1, 2]), bias: tensor![0.5, 1.0] };
    round(
        &layer,
        r#"{"weights":{"shape":[1,2],"elements":[0.0,0.0]},"bias":{"shape":[2],"elements":[0.5,1.0]}}"#,
    );
}

/// All layouts are written in logical order.
#[test]
fn layouts_of_arrays_are_not_written() {
    let x = tensor![[1, 2, 3], [4, 5, 6]];
    let json = serde_json::to_string(&x).unwrap();
    assert_eq!(json, r#"{"shape":[2,3],"elements":[1,2,3,4,5,6]}"#);
    let columns = x.to_layout(ColumnMajor::new(x.shape())).unwrap();
    let tiled = x
        .to_tiled(Tiled::new(x.shape(), MinorToMajor::new([1, 0]).unwrap(), tiles![(2, 2)]).unwrap())
        .unwrap();
    assert_eq!(serde_json::to_string(&columns).unwrap(), json);
    assert_eq!(serde_json::to_string(&tiled).unwrap(), json);
    assert_eq!(serde_json::to_string(&DynView::from(&columns)).unwrap(), json);
    assert_eq!(serde_json::to_string(&x.transpose()).unwrap(), r#"{"shape":[3,2],"elements":[1,4,2,5,3,6]}"#);
    let reversed = x.slice(s![0, ..;-2]);
    assert_eq!(serde_json::to_string(&reversed).unwrap(), r#"{"shape":[2],"elements":[3,1]}"#);
    let row = View::new(&[7], shape![1]).unwrap().broadcast_to([3]).unwrap();
    assert_eq!(serde_json::to_string(&row).unwrap(), r#"{"shape":[3],"elements":[7,7,7]}"#);
}

#[test]
fn arrays_are_checked() {
    type Typed = DenseTensor<u8, 2, Extents![usize, 3]>;
    let json = r#"{"shape":[2,3],"elements":[1,2,3,4]}"#;
    let error = Tensor::new(vec![1_u8, 2, 3, 4], [2, 3]).unwrap_err().to_string();
    says::<Tensor<u8, 2>>(json, &error);
    says::<DynTensor<u8>>(json, &error);
    says::<Typed>(json, &error);
    says::<Typed>(r#"{"shape":[2,2],"elements":[1,2,3,4]}"#, "axis 1 has extent 2, expected 3");
    says::<Tensor<u8, 1>>(json, "the rank is 2, expected 1");
    says::<Tensor<u8, 1>>(
        r#"{"shape":[-1],"elements":[]}"#,
        "axis 0 has the negative extent -1: an extent is at least 0",
    );
    says::<DynTensor<u8>>(r#"{"shape":[1],"elements":[256]}"#, "invalid value: integer `256`, expected u8");
    says::<DynTensor<u8>>(r#"{"shape":[1]}"#, "missing field `elements`");
    says::<DynTensor<u8>>(
        r#"{"shape":[1],"elements":[1],"strides":[1]}"#,
        "unknown field `strides`, expected `shape` or `elements`",
    );
    says::<DynTensor<u8>>(r#"{"shape":[1],"shape":[1],"elements":[1]}"#, "duplicate field `shape`");
    // The order of the fields does not matter in text, and an unknown shape is not one of an array.
    let json = r#"{"elements":[1,2],"shape":[2]}"#;
    assert_eq!(serde_json::from_str::<DynTensor<u8>>(json).unwrap().as_slice(), [1, 2]);
    assert!(serde_json::from_str::<DynTensor<u8>>(r#"{"shape":["?"],"elements":[]}"#).is_err());
    assert!(serde_json::from_str::<DynTensor<u8>>(r#"{"shape":"?","elements":[]}"#).is_err());
    let large = format!(r#"{{"shape":[{0},{0}],"elements":[]}}"#, isize::MAX);
    assert!(serde_json::from_str::<DynTensor<u8>>(&large).is_err());
    assert!(serde_json::from_str::<Tensor<u8, 2>>(&large).is_err());
    let ranks = format!(r#"{{"shape":[{}1],"elements":[1]}}"#, "1,".repeat(300));
    assert!(serde_json::from_str::<DynTensor<u8>>(&ranks).is_err());
}
