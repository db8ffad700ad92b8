//! Headers that other programs write, and false and hostile files.

use core::ops::Range;
use std::{fs, io::Cursor};

use shapewise::DynShape;
use shapewise_io::{
    npy::{self, NpyError, Npz, StreamError},
    raw::RawError,
};

use crate::fixture;

#[test]
fn files_that_are_not_numbers_are_refused_by_name() {
    let error = |name: &str| npy::read_dyn::<f32>(fixture(name)).unwrap_err().to_string();
    let says = |name: &str, words: &str| {
        let error = error(name);
        assert!(error.ends_with(&format!("{name}: {words}")), "{error}");
    };
    let supported = "is not supported: elements are b1, i1 to i8, u1 to u8, f2, f4, f8, c8 or c16";
    says("structs.npy", "the elements are structs: save each field to an array of its own");
    says("text.npy", &format!("NumPy's type `<U5` {supported}"));
    says("times.npy", &format!("NumPy's type `<M8[D]` {supported}"));
    says("objects.npy", &format!("NumPy's type `|O` {supported}"));
    says("long_double.npy", &format!("NumPy's type `<f16` {supported}"));
    says("version_2.npy", "the elements are s32, expected f32");
    says("plain.npz", "the bytes are not a `.npy` file, which begins with \\x93NUMPY");
    let error = npy::read::<i32, 3>(fixture("version_2.npy")).unwrap_err();
    assert_eq!(error.why().to_string(), "the rank is 2, expected 3");
    assert!(error.name().ends_with("version_2.npy"));
}

/// A `.npy` file with this header and these elements.
fn with_header(header: &str, elements: &[u8]) -> Vec<u8> {
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend(u16::try_from(header.len()).unwrap().to_le_bytes());
    bytes.extend(header.as_bytes());
    bytes.extend(elements);
    bytes
}

#[test]
fn headers_as_other_programs_write_them() {
    for header in [
        "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }",
        "{\"shape\":(2L,),\"fortran_order\":False,\"descr\":\"<f4\"}",
        "  { 'fortran_order' :\tFalse , 'descr' : '=f4' , 'shape' : ( 2 , ) } \n",
        "{'descr': 'f4', 'fortran_order': True, 'shape': (2,)}",
    ] {
        let bytes = with_header(header, &[0, 0, 128, 63, 0, 0, 0, 64]);
        if cfg!(target_endian = "little") {
            assert_eq!(
                npy::from_bytes(&bytes).unwrap().to_tensor::<f32, 1>().unwrap().as_slice(),
                [1.0, 2.0]
            );
        }
        assert_eq!(npy::read_from::<f32, 1>(&*bytes).unwrap().extents(), [2], "{header}");
    }
    let bytes = with_header("{'descr': '|b1', 'fortran_order': False, 'shape': ()}", &[1]);
    assert!(npy::read_from::<bool, 0>(&*bytes).unwrap()[[]]);
}

/// Names that NumPy reads, of `np.dtype(name)`: those of one character with each byte order, and words.
#[test]
fn types_by_all_names_that_numpy_reads() {
    let element = |descr: &str| {
        let bytes = with_header(&format!("{{'descr': {descr}, 'fortran_order': False, 'shape': (0,)}}"), &[]);
        npy::from_bytes(&bytes).map(|raw| (raw.element_type().name(), raw.is_native()))
    };
    let is_little = cfg!(target_endian = "little");
    for (name, names) in [
        ("pred", ["?", "b1", "bool", "b1"]),
        ("s8", ["b", "i1", "int8", "byte"]),
        ("s16", ["h", "i2", "int16", "short"]),
        ("s32", ["i", "i4", "int32", "intc"]),
        ("s64", ["q", "i8", "int64", "longlong"]),
        ("u8", ["B", "u1", "uint8", "ubyte"]),
        ("u16", ["H", "u2", "uint16", "ushort"]),
        ("u32", ["I", "u4", "uint32", "uintc"]),
        ("u64", ["Q", "u8", "uint64", "ulonglong"]),
        ("f16", ["e", "f2", "float16", "half"]),
        ("f32", ["f", "f4", "float32", "single"]),
        ("f64", ["d", "f8", "float64", "double"]),
        ("f64", ["d", "f8", "float", "double"]),
        ("c64", ["F", "c8", "complex64", "csingle"]),
        ("c128", ["D", "c16", "complex128", "cdouble"]),
    ] {
        for short in &names[..2] {
            for (order, is_native) in
                [("", true), ("=", true), ("|", true), ("<", is_little), (">", !is_little)]
            {
                let is_native = is_native || matches!(name, "pred" | "s8" | "u8");
                assert_eq!(element(&format!("'{order}{short}'")), Ok((name, is_native)), "{order}{short}");
            }
        }
        for word in &names[2..] {
            assert_eq!(element(&format!("'{word}'")), Ok((name, true)), "{word}");
        }
        // NumPy does not read a word with a byte order.
        assert!(element(&format!("'<{}'", names[2])).is_err(), "<{}", names[2]);
    }
    // Python 2 with unicode literals.
    let python2 = with_header("{u'descr': u'<f8', u'fortran_order': False, u\"shape\": (1L,), }", &[0; 8]);
    assert_eq!(npy::read_from::<f64, 1>(&*python2).unwrap().as_slice(), [0.0]);
    // Their size depends on the machine; the others are not types.
    for name in [
        "l", "L", "<l", "int", "uint", "long", "p", "g", "float128", "str", "u", "", "<", "<>f8", "V3",
        "bool8",
    ] {
        let error = element(&format!("'{name}'")).unwrap_err();
        assert!(matches!(error, NpyError::Type { .. }), "{name}: {error}");
    }
    for name in ["V2", "<V2", "|V2"] {
        assert_eq!(element(&format!("'{name}'")), Err(NpyError::Void), "{name}");
    }
    for text in ["{uu'descr': '<f8'}", "{u: '<f8'}", "{u", "{b'descr': '<f8'}"] {
        assert!(matches!(npy::from_bytes(&with_header(text, &[])), Err(NpyError::Syntax { .. })), "{text}");
    }
}

/// The errors of both ways to read.
fn errors(bytes: &[u8]) -> [NpyError; 2] {
    let of_stream = match npy::read_dyn_from::<f32>(bytes).unwrap_err() {
        StreamError::Npy(error) => error,
        error => panic!("{error}"),
    };
    let in_place = npy::from_bytes(bytes).and_then(|raw| Ok(raw.dyn_view::<f32>()?)).unwrap_err();
    [of_stream, in_place]
}

#[test]
fn false_headers_are_errors_that_name_the_fault() {
    let says = |bytes: &[u8], words: &str| {
        for error in errors(bytes) {
            assert_eq!(error.to_string(), words);
        }
    };
    let header = |text: &str| with_header(text, &[0; 64]);
    let syntax = |position: usize| {
        format!(
            "the header is not a Python dictionary of `descr`, `fortran_order` and `shape`: unexpected text at byte {position}"
        )
    };
    says(b"\x93NUMPY\x04\x00", "version 4.0 of the format is not known: NumPy writes 1.0, 2.0 and 3.0");
    says(b"PK\x03\x04aaaaaaa", "the bytes are not a `.npy` file, which begins with \\x93NUMPY");
    says(
        b"\x93NUMPY\x02\x00\xff\xff\xff\xff{}",
        "the header states a length of 4294967295 bytes: the header of an array has at most 65536",
    );
    says(b"\x93NUMPY\x01\x00\xff\x00{}", "the file ends within the header");
    says(&header("{'descr': '<f4', 'shape': (2,)}"), "the header does not have `fortran_order`");
    says(&header("{}"), "the header does not have `descr`");
    says(&header("{'descr': '<f4', 'descr': '<f4'}"), "the header has `descr` twice");
    says(&header("['descr']"), &syntax(0));
    says(&header("{'descr': '<f4', 'x': 1}"), &syntax(17));
    says(&header("{'descr': '<f4', 'fortran_order': 1, 'shape': (2,)}"), &syntax(34));
    says(&header("{'descr': '<f4', 'fortran_order': False, 'shape': (2)}"), &syntax(52));
    says(&header("{'descr': '<f4', 'fortran_order': False, 'shape': (-2,)}"), &syntax(51));
    says(&header("{'descr': '<f4', 'fortran_order': False, 'shape': (2,)} x"), &syntax(56));
    says(&header("{'descr': '<f4"), &syntax(14));
    says(
        &header("{'descr': ('<f4', (2,))}"),
        "the elements are structs: save each field to an array of its own",
    );
    let long = "x".repeat(40);
    says(
        &header(&format!("{{'descr': '{long}'}}")),
        "NumPy's type `xxxxxxxxxxxxxxxx...` is not supported: elements are b1, i1 to i8, u1 to u8, f2, f4, f8, c8 or c16",
    );
}

#[test]
fn false_shapes_allocate_nothing() {
    let of_shape = |shape: &str| {
        with_header(&format!("{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}}}"), &[0; 64])
    };
    // Gigabytes and more, in a file of a few bytes.
    for (shape, bytes) in
        [("(1000000000,)", 4_000_000_000_u128), ("(65536, 65536, 65536)", 1 << 50), ("(17,)", 68)]
    {
        if usize::try_from(bytes / 4).is_err() {
            continue; // It is not a shape on 32 bits.
        }
        let [of_stream, in_place] = errors(&of_shape(shape));
        assert_eq!(of_stream, NpyError::Ends { needed: bytes }, "{shape}");
        assert_eq!(in_place, NpyError::Raw(RawError::Length { needed: bytes, found: 64 }), "{shape}");
    }
    let says = |shape: &str, words: &str| {
        for error in errors(&of_shape(shape)) {
            assert!(error.to_string().contains(words), "{shape}: {error}");
        }
    };
    let overflow = DynShape::from_ints(&[u64::MAX >> 1, 2]).unwrap_err().to_string();
    says(&format!("({}, 2)", u64::MAX >> 1), &overflow);
    says("(99999999999999999999999999, 0)", "axis 0");
    says(&format!("({})", "1, ".repeat(255)), "rank 255 is above the greatest rank, 254");
    // No elements, however large the extents are.
    let empty = of_shape("(0, 1000000000)");
    assert_eq!(npy::read_from::<f32, 2>(&*empty).unwrap().extents(), [0, 1_000_000_000]);
    let bytes = with_header("{'descr': '|b1', 'fortran_order': False, 'shape': (2,)}", &[1, 2]);
    let error = npy::read_from::<bool, 1>(&*bytes).unwrap_err().to_string();
    assert_eq!(error, "a byte is not a value of the element type: a `bool` is 0 or 1");
}

/// Each file cut at each byte is an error and not a panic.
#[test]
fn truncated_files_are_errors() {
    for name in ["rank_2.npy", "version_3.npy"] {
        let bytes = fs::read(fixture(name)).unwrap();
        for length in 0..bytes.len() {
            assert!(npy::read_dyn_from::<f32>(&bytes[..length]).is_err(), "{name}, {length} bytes");
            assert!(npy::from_bytes(&bytes[..length]).is_err(), "{name}, {length} bytes");
        }
    }
    let bytes = fs::read(fixture("compressed.npz")).unwrap();
    for length in (0..bytes.len()).step_by(97) {
        if let Ok(mut npz) = Npz::new(Cursor::new(&bytes[..length])) {
            assert!(npz.read::<f32, 2>("f4_C_little").is_err(), "{length} bytes");
        }
    }
}

/// Files with changed bytes are read or refused, without a panic.
#[test]
fn changed_files_do_not_panic() {
    let mut state = 1_u64;
    let mut random = |range: Range<usize>| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        range.start + (state >> 33) as usize % (range.end - range.start)
    };
    let names = ["rank_3.npy", "empty.npy", "plain.npz", "compressed.npz"];
    let files = names.map(|name| (name, fs::read(fixture(name)).unwrap()));
    for _ in 0..4000 {
        let (name, original) = &files[random(0..4)];
        let mut bytes = original.clone();
        for _ in 0..random(1..5) {
            let end = bytes.len().min([128, bytes.len()][random(0..2)]);
            let at = random(0..end);
            bytes[at] = random(0..256) as u8;
        }
        if name.ends_with("npy") {
            if let Ok(raw) = npy::from_bytes(&bytes) {
                let _ = raw.to_dyn_tensor::<f32>();
            }
            let _ = npy::read_dyn_from::<f32>(&*bytes);
        } else if let Ok(mut npz) = Npz::new(Cursor::new(&*bytes)) {
            let names: Vec<String> = npz.names().map(str::to_owned).collect();
            for name in names.iter().take(4) {
                let _ = npz.read_dyn::<f32>(name);
            }
        }
    }
}
