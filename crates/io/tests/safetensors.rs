//! Files of named tensors: all types and layouts, in place and copied; errors that name the tensor; false files.
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::fmt::Debug;

use half::{bf16, f16};
use num_complex::Complex;
use shapewise::{
    DenseView, Extents, Tensor, View, array::DynView, interop::bytes::BytesError, match_rank, s,
};
use shapewise_io::{
    Plain,
    raw::RawError,
    safetensors::{TensorFault, Tensors, TensorsWriter},
};
use shapewise_xla::ElementType;

/// A file from its header and its elements.
fn file(header: &str, elements: &[u8]) -> Vec<u8> {
    let mut bytes = u64::try_from(header.len()).unwrap().to_le_bytes().to_vec();
    bytes.extend(header.as_bytes());
    bytes.extend(elements);
    bytes
}

#[test]
fn tensors_of_all_types_and_layouts_are_written_and_read() {
    fn check<T: Plain + PartialEq + Debug>(of: impl Fn(u8) -> T) {
        let memory: Vec<T> = (0..48).map(of).collect();
        let cube = View::new(&memory, [2, 4, 6]).unwrap();
        let views: [(&str, DynView<'_, T>); 6] = [
            ("rows", cube.into()),
            ("columns", cube.transpose().into()),
            ("reversed", cube.slice(s![.., ..;-1, ..;2]).into()),
            ("scalar", cube.slice(s![1, 2, 3]).into()),
            ("empty", cube.slice(s![.., 4.., :]).into()),
            ("repeated", cube.slice(s![.., 0..1, :]).broadcast_to([2, 3, 6]).into()),
        ];
        let mut writer = TensorsWriter::new();
        for (name, view) in &views {
            writer.add(name, view.clone()).unwrap();
        }
        let bytes = writer.to_bytes().unwrap();
        let tensors = Tensors::new(&bytes).unwrap();
        assert_eq!(tensors.names().len(), views.len());
        for (name, view) in &views {
            let raw = tensors.raw(name).unwrap();
            assert_eq!((raw.element_type(), raw.shape()), (ElementType::of::<T>(), &view.shape()));
            assert_eq!(tensors.dyn_tensor::<T>(name).unwrap(), *view, "{name}");
            let offset = raw.as_bytes().as_ptr().addr() - bytes.as_ptr().addr();
            assert!(offset.is_multiple_of(align_of::<T>()), "{name} is aligned in the file");
            let in_place = tensors.dyn_view::<T>(name);
            match in_place {
                Ok(in_place) => assert_eq!(in_place, *view, "{name}"),
                Err(error) => {
                    assert_eq!(
                        error.why(),
                        TensorFault::Raw(RawError::Bytes(BytesError::Misaligned {
                            alignment: align_of::<T>(),
                            excess: raw.as_bytes().as_ptr().addr() % align_of::<T>(),
                        }))
                    );
                    assert!(
                        !bytes.as_ptr().addr().is_multiple_of(align_of::<T>()),
                        "the memory is not aligned"
                    );
                }
            }
        }
        let rows = tensors.tensor::<T, 3>("rows").unwrap();
        assert_eq!(rows, cube);
        let typed = tensors.dense_tensor::<T, 3, Extents![2, usize, 6]>("rows").unwrap();
        assert_eq!(typed, cube);
    }
    check(|n| n % 2 == 1);
    check(|n| n);
    check(u8::cast_signed);
    check(u16::from);
    check(i16::from);
    check(u32::from);
    check(i32::from);
    check(u64::from);
    check(i64::from);
    check(f16::from);
    check(bf16::from);
    check(f32::from);
    check(f64::from);
    check(|n| Complex::new(f32::from(n), 1.0));
    let error = TensorsWriter::new().add("z", &Tensor::from([Complex::new(1.0_f64, 0.0)])).unwrap_err();
    assert_eq!(
        error.to_string(),
        "tensor `z`: the element type is not known, or the format does not have it"
    );
}

#[test]
fn tensors_are_borrowed_from_the_file() {
    let header = r#"{"b":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]}}       "#;
    assert_eq!(header.len() % 8, 0);
    let elements: Vec<u8> = (0..6_u8).flat_map(|n| f32::from(n).to_le_bytes()).collect();
    let words = file(header, &elements)
        .as_chunks()
        .0
        .iter()
        .map(|eight| u64::from_ne_bytes(*eight))
        .collect::<Vec<_>>();
    let bytes: &[u8] = bytemuck::cast_slice(&words); // aligned
    if cfg!(target_endian = "little") {
        let view: DenseView<'_, f32, 2, Extents![2, 3]> = Tensors::new(bytes).unwrap().dense("b").unwrap();
        assert_eq!(view.row([1]).as_slice(), [3.0, 4.0, 5.0]);
        assert!(
            bytes.as_ptr_range().contains(&view.as_slice().as_ptr().cast()),
            "in place, and it outlives the file"
        );
    }
    // One byte further: an error or a copy, as the caller chooses.
    let mut shifted = vec![0; 1];
    shifted.extend(bytes);
    let start = usize::from(shifted.as_ptr().addr().is_multiple_of(2));
    let shifted = if start == 1 { &shifted[1..] } else { bytes };
    let tensors = Tensors::new(shifted).unwrap();
    assert_eq!(tensors.tensor::<f32, 2>("b").unwrap()[[1, 2]], 5.0);
    if start == 1 && cfg!(target_endian = "little") {
        assert_eq!(
            tensors.view::<f32, 2>("b").unwrap_err().to_string(),
            format!(
                "tensor `b`, f32[2,3]: the bytes begin {} after a multiple of 4, the alignment of the elements: copy them",
                tensors.raw("b").unwrap().as_bytes().as_ptr().addr() % 4
            )
        );
    }
}

#[test]
fn each_error_names_the_tensor() {
    let elements = [2; 24];
    let header = r#"{"w":{"dtype":"I32","shape":[2,3],"data_offsets":[0,24]}}"#;
    let bytes = file(header, &elements);
    let tensors = Tensors::new(&bytes).unwrap();
    let says = |error: &dyn core::error::Error, words: &str| assert_eq!(error.to_string(), words);
    says(&tensors.raw("x").unwrap_err(), "tensor `x`: the file does not have it");
    says(
        &tensors.tensor::<u32, 2>("w").unwrap_err(),
        "tensor `w`, s32[2,3]: the elements are s32, expected u32",
    );
    says(&tensors.tensor::<i32, 1>("w").unwrap_err(), "tensor `w`, s32[2,3]: the rank is 2, expected 1");
    let error = tensors.dense_tensor::<i32, 2, Extents![usize, 4]>("w").unwrap_err();
    says(&error, "tensor `w`, s32[2,3]: axis 1 has extent 3, expected 4");
    assert_eq!(error.name(), "w");
    let bytes = file(r#"{"b":{"dtype":"BOOL","shape":[24],"data_offsets":[0,24]}}"#, &elements);
    let error = Tensors::new(&bytes).unwrap().view::<bool, 1>("b").unwrap_err();
    says(&error, "tensor `b`, pred[24]: a byte is not a value of the element type: a `bool` is 0 or 1");
    // A type that Rust does not have is there, with its bytes.
    let bytes = file(r#"{"q":{"dtype":"F4","shape":[48],"data_offsets":[0,24]}}"#, &elements);
    let tensors = Tensors::new(&bytes).unwrap();
    assert_eq!(tensors.raw("q").unwrap().element_type(), ElementType::F4E2M1Fn);
    assert_eq!(tensors.raw("q").unwrap().as_bytes(), elements);
    says(
        &tensors.view::<u8, 1>("q").unwrap_err(),
        "tensor `q`, f4e2m1fn[48]: the elements are f4e2m1fn, expected u8",
    );
    let extents = "1,".repeat(254) + "6";
    let header = format!(r#"{{"r":{{"dtype":"I32","shape":[{extents}],"data_offsets":[0,24]}}}}"#);
    let bytes = file(&header, &elements);
    let error = Tensors::new(&bytes).unwrap().raw("r").unwrap_err();
    says(&error, "tensor `r`: rank 255 is above the greatest rank, 254");
}

#[test]
fn false_files_are_errors() {
    let says = |bytes: &[u8], words: &str| {
        let error = Tensors::new(bytes).unwrap_err().to_string();
        assert!(error.starts_with("not a file of tensors: ") && error.contains(words), "{error}");
    };
    says(&[], "header too small");
    says(&u64::MAX.to_le_bytes(), "header too large");
    says(&file("{", &[]), "invalid JSON");
    says(&99_u64.to_le_bytes(), "invalid header length");
    let tensor = |shape: &str, offsets: &str| {
        let header = format!(r#"{{"w":{{"dtype":"F32","shape":[{shape}],"data_offsets":[{offsets}]}}}}"#);
        file(&header, &[0; 8])
    };
    assert!(Tensors::new(&tensor("2", "0,8")).is_ok());
    says(
        &tensor("3", "0,8"),
        "tensor `w`, f32[3]: the elements of the shape have 12 bytes, but 8 from offset 0 to 8",
    );
    says(&tensor("2", "4,12"), "invalid offset for tensor `w`");
    says(
        &tensor("100000000", "0,400000000"),
        "the tensors end at offset 400000000, but 8 bytes follow the header",
    );
    says(
        &tensor(&format!("{0},{0},0", isize::MAX), "0,0"),
        &format!("tensor `w`: the product of its extents is above {}", usize::MAX),
    );
    says(&tensor("2", "8,0"), "tensor `w`, f32[2]: its end at offset 0 is before its begin at 8");
    says(&tensor("-2", "0,8"), "tensor `w`: invalid value: integer `-2`, expected usize at line 1 column 31");
    let fp4 = r#"{"a":{"dtype":"U8","shape":[8],"data_offsets":[0,8]},"w":{"dtype":"F4","shape":[3],"data_offsets":[8,10]}}"#;
    says(&file(fp4, &[0; 10]), "tensor `w`, f4e2m1fn[3]: the elements have 12 bits, which are not bytes");
    let new = r#"{"w":{"dtype":"F128","shape":[3],"data_offsets":[0,8]}}"#;
    says(&file(new, &[0; 8]), "tensor `w`: unknown variant `F128`, expected one of `BOOL`, ");
    // A rank that is too large here is not the fault of the file.
    let rank = format!(
        r#"{{"r":{{"dtype":"U8","shape":[{}1],"data_offsets":[0,1]}},"w":{{"dtype":"U8","shape":[2],"data_offsets":[1,2]}}}}"#,
        "1,".repeat(254)
    );
    says(
        &file(&rank, &[0; 2]),
        "tensor `w`, u8[2]: the elements of the shape have 2 bytes, but 1 from offset 1 to 2",
    );
    let bytes = tensor("2", "0,8");
    for length in 0..bytes.len() {
        assert!(Tensors::new(&bytes[..length]).is_err(), "{length} bytes");
    }
}

/// JSON has no rule which of two values of a key is meant.
#[test]
fn names_that_occur_twice_are_errors() {
    let says = |header: &str, words: &str| {
        let error = Tensors::new(&file(header, &[0; 4])).unwrap_err().to_string();
        assert_eq!(error, format!("not a file of tensors: {words}"));
    };
    let tensor =
        |dtype: &str, shape: &str| format!(r#"{{"dtype":"{dtype}","shape":{shape},"data_offsets":[0,4]}}"#);
    let (float, bytes) = (tensor("F32", "[1]"), tensor("U8", "[4]"));
    assert!(Tensors::new(&file(&format!(r#"{{"a":{float}}}"#), &[0; 4])).is_ok());
    says(&format!(r#"{{"a":{float},"a":{bytes}}}"#), "tensor `a`: the header has it twice");
    says(&format!(r#"{{"a":{float},"\u0061":{bytes}}}"#), "tensor `a`: the header has it twice");
    let fields = r#""__metadata__":{"a":"1","b":"2","a":"3"}"#;
    says(&format!(r#"{{{fields},"a":{float}}}"#), "the metadata have the key `a` twice");
    // A key of the metadata may be the name of a tensor.
    let fields = r#""__metadata__":{"a":"1"}"#;
    let bytes = file(&format!(r#"{{{fields},"a":{float}}}"#), &[0; 4]);
    assert!(Tensors::new(&bytes).unwrap().metadata().eq([("a", "1")]));
}

#[test]
fn metadata_are_written_and_read() {
    let bias = Tensor::from([1.0_f32, 2.0]);
    let of = |pairs: &[(&str, &str)]| {
        let mut writer = TensorsWriter::new();
        writer.add("bias", &bias).unwrap();
        for (key, value) in pairs {
            writer.set_metadata(key, value);
        }
        writer.to_bytes().unwrap()
    };
    let plain = of(&[]);
    assert_eq!(Tensors::new(&plain).unwrap().metadata().len(), 0);
    assert_eq!(Tensors::new(&plain).unwrap().metadata_value("format"), None);
    // What `transformers` requires.
    let bytes = of(&[("format", "pt")]);
    assert!(bytes[8..].starts_with(br#"{"__metadata__":{"format":"pt"},"bias":{"#));
    let pairs =
        [("z", "1"), ("", "\"quoted\"\n"), ("\u{e9}\\", "\u{1f980}"), ("format", "np"), ("format", "pt")];
    let sorted = [("", "\"quoted\"\n"), ("format", "pt"), ("z", "1"), ("\u{e9}\\", "\u{1f980}")];
    let bytes = of(&pairs);
    for _ in 0..8 {
        assert_eq!(of(&pairs), bytes, "the same bytes each time");
    }
    let file = Tensors::new(&bytes).unwrap();
    assert!(file.metadata().eq(sorted));
    assert_eq!((file.metadata_value("z"), file.metadata_value("y")), (Some("1"), None));
    assert_eq!(file.tensor::<f32, 1>("bias").unwrap(), bias);
    assert!(safetensors::SafeTensors::deserialize(&bytes).is_ok());
}

/// A file that the writer makes can be read.
#[test]
fn the_name_of_the_metadata_is_not_that_of_a_tensor() {
    let byte = Tensor::from([1_u8]);
    let mut writer = TensorsWriter::new();
    let error = writer.add("__metadata__", &byte).unwrap_err();
    assert_eq!(error.why(), TensorFault::Reserved);
    let words =
        "the format reserves this name for metadata: set them by `set_metadata`, or choose another name";
    assert_eq!(error.to_string(), format!("tensor `__metadata__`: {words}"));
    for name in ["", "__metadata", "__metadata___", "\"", "\u{0}"] {
        writer.add(name, &byte).unwrap();
    }
    let bytes = writer.to_bytes().unwrap();
    assert_eq!(Tensors::new(&bytes).unwrap().names().len(), 5);
}

#[test]
fn ranks_are_dispatched_once() {
    let mut writer = TensorsWriter::new();
    let (weights, bias) = (Tensor::filled([2, 3], 1.5_f32), Tensor::filled([3], 0.5_f32));
    writer.add("weights", &weights).unwrap();
    writer.add("bias", bias.view()).unwrap();
    let bytes = writer.to_bytes().unwrap();
    let tensors = Tensors::new(&bytes).unwrap();
    assert!(tensors.names().eq(["bias", "weights"]), "in the order of the file");
    let sums = tensors.names().map(|name| {
        match_rank!(tensors.dyn_tensor::<f32>(name).unwrap(), {
            1 => |vector| vector.sum(),
            2 => |matrix| matrix.slice(s![0]).sum(),
            _ => |error| panic!("{error}"),
        })
    });
    assert!(sums.eq([1.5, 4.5]));
}
