//! Arrays, shapes and layouts through serde: human-readable text, bytes, and input that is refused.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use crate::through_serde::{round, says};

use core::fmt::Debug;

use serde::{Deserialize, Serialize};
use shapewise::{
    DenseTensor, Extents, Matrix, MinorToMajor, Tensor, Vector, View,
    array::{DynTensor, DynView},
    layout::{ColumnMajor, Tiled},
    s, shape, tensor, tiles,
};

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
    let row = View::new(&[7], shape![1]).unwrap().broadcast_to([3]);
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
