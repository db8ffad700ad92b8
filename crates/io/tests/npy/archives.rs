//! Archives that are damaged, and archives as other programs write them.

use core::ops::Range;
use std::io::{Cursor, Write};

use half::bf16;
use shapewise::{Tensor, array::DynTensor};
use shapewise_io::npy::{self, Npz, NpzError, NpzView, NpzWriter};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use crate::{fixture, folder};

/// An archive of two arrays, and where the bytes of the files are in it.
fn archive(is_compressed: bool) -> (Vec<u8>, [Range<usize>; 2]) {
    let to = Cursor::new(Vec::new());
    let mut writer = if is_compressed { NpzWriter::compressed(to) } else { NpzWriter::new(to) };
    writer.add("a", &arrays().0).unwrap();
    writer.add("b", &arrays().1).unwrap();
    let bytes = writer.finish().unwrap().into_inner();
    let mut archive = zip::ZipArchive::new(Cursor::new(&*bytes)).unwrap();
    let ranges = [0, 1].map(|index| {
        let file = archive.by_index(index).unwrap();
        let start = file.data_start().unwrap() as usize;
        start..start + file.compressed_size() as usize
    });
    (bytes, ranges)
}

fn arrays() -> (Tensor<f64, 1>, Tensor<u8, 2>) {
    (
        Tensor::from([1.0, 2.0, 3.0, 1e300]).into_ranked(),
        Tensor::from_fn([3, 4], |[i, j]| (i * 40 + j * 7) as u8),
    )
}

/// Whether each reader returns the arrays, `false` for an error. Another array is a panic.
fn reads(bytes: &[u8]) -> [bool; 6] {
    let open = || Npz::new(Cursor::new(bytes)).ok();
    let (first, second) = arrays();
    let same = |a: Option<DynTensor<f64>>| a.map(|a| assert_eq!(a, first, "another array")).is_some();
    let read = |name: &str| open().and_then(|mut npz| npz.read_dyn::<f64>(name).ok());
    let view = || NpzView::new(bytes).ok();
    [
        open().and_then(|mut npz| npz.read::<f64, 1>("a").ok()).is_some_and(|a| {
            assert_eq!(a, first, "another array");
            true
        }),
        same(read("a")),
        same(view().and_then(|mut npz| npz.array("a").ok()?.to_dyn_tensor().ok())),
        open().and_then(|mut npz| npz.read::<u8, 2>("b").ok()).is_some_and(|b| {
            assert_eq!(b, second, "another array");
            true
        }),
        open().is_some_and(|mut npz| npz.verify("a").is_ok() && npz.verify("b").is_ok()),
        view().is_some_and(|mut npz| npz.verify("a").is_ok() && npz.verify("b").is_ok()),
    ]
}

#[test]
fn each_flipped_bit_of_a_file_in_an_archive_is_an_error() {
    for is_compressed in [false, true] {
        let (bytes, [first, second]) = archive(is_compressed);
        assert_eq!(reads(&bytes), [true, true, !is_compressed, true, true, true]);
        // Of a compressed file a few bits are without effect: those after the end of its stream, and those that choose one of two equal copies in a run of
        // spaces. NumPy returns the array as well.
        let mut without_effect = 0;
        for at in 0..bytes.len() * 8 {
            let mut bytes = bytes.clone();
            bytes[at / 8] ^= 1 << (at % 8);
            // Wherever the bit is, also in a header or in the directory, no other array is returned.
            let [read, dynamic, borrowed, other, verified, verified_view] = reads(&bytes);
            assert_eq!((read, verified), (dynamic, verified_view), "bit {at}");
            let is_in = |range: &Range<usize>| range.contains(&(at / 8));
            if !is_in(&first) && !is_in(&second) {
                continue;
            }
            if is_compressed && verified {
                assert!(read && other, "bit {at}");
                without_effect += 1;
                continue;
            }
            assert!(!verified, "bit {at}");
            assert_eq!((read, other), (is_in(&second), is_in(&first)), "bit {at}");
            assert_eq!(borrowed, !is_compressed && is_in(&second), "bit {at}");
        }
        let bits = 8 * (first.len() + second.len());
        assert!(without_effect <= 20 && bits > 1000, "{without_effect} of {bits} bits");
    }
}

/// NumPy: "File name in directory 'a.npy' and header b'b.npy' differ."
#[test]
fn the_header_of_a_file_has_the_name_of_the_directory() {
    for is_compressed in [false, true] {
        let (bytes, _) = archive(is_compressed);
        let at = bytes.windows(5).position(|window| window == b"a.npy").unwrap();
        for (bit, byte) in (0..40).map(|bit| (bit % 8, at + bit / 8)) {
            let mut bytes = bytes.clone();
            bytes[byte] ^= 1 << bit;
            assert_eq!(reads(&bytes), [false, false, false, true, false, false], "bit {bit} of {byte}");
        }
        let mut bytes = bytes.clone();
        bytes[at] = b'c';
        let says =
            "a: the archive is damaged: the file is a.npy in the directory, and c.npy in front of its bytes";
        let mut npz = Npz::new(Cursor::new(&*bytes)).unwrap();
        assert_eq!(npz.read_dyn::<f64>("a").unwrap_err().to_string(), says);
        assert_eq!(npz.verify("a").unwrap_err().to_string(), says);
        let mut npz = NpzView::new(&bytes).unwrap();
        assert_eq!(npz.unverified_array("a").unwrap_err().to_string(), says);
        // The archive is read on.
        assert_eq!(npz.array("b").is_ok(), !is_compressed);
    }
}

#[test]
fn damage_is_named() {
    let (mut bytes, [first, _]) = archive(false);
    bytes[first.end - 1] ^= 1;
    let words = "a: the archive is damaged: the bytes of the array do not have the checksum of the directory";
    let mut npz = Npz::new(Cursor::new(&*bytes)).unwrap();
    assert_eq!(npz.read::<f64, 1>("a").unwrap_err().to_string(), words);
    assert_eq!(npz.read_dyn::<f64>("a").unwrap_err().to_string(), words);
    assert_eq!(npz.verify("a").unwrap_err().to_string(), words);
    let mut view = NpzView::new(&bytes).unwrap();
    for _ in 0..2 {
        assert_eq!(view.array("a").unwrap_err().to_string(), words, "each time");
    }
    // Who does not want the check says so.
    assert_eq!(view.unverified_array("a").unwrap().view::<f64, 1>().unwrap().to_vec()[..3], [1.0, 2.0, 3.0]);
    assert!(view.array("b").is_ok());

    // The directory states another number of bytes: 46 bytes of a record and the name `a.npy`, whose size is at 24.
    let (mut bytes, _) = archive(false);
    let at = bytes.windows(4).position(|window| window == b"PK\x01\x02").unwrap();
    bytes[at + 24] ^= 1;
    let words = "a: the archive is damaged: the directory states 161 bytes, but the array has 160";
    assert_eq!(Npz::new(Cursor::new(&*bytes)).unwrap().read::<f64, 1>("a").unwrap_err().to_string(), words);
    assert_eq!(NpzView::new(&bytes).unwrap().array("a").unwrap_err().to_string(), words);
}

/// An archive of files with these names and bytes.
fn files(method: CompressionMethod, files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer.start_file(*name, SimpleFileOptions::default().compression_method(method)).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn array(element: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    npy::write_to(&mut bytes, &Tensor::from([element])).unwrap();
    bytes
}

#[test]
fn an_array_ends_with_its_last_element() {
    for (extra, words) in [
        (1, "a: 1 byte follows the last element: an array in an archive ends with it"),
        (9000, "a: 9000 bytes follow the last element: an array in an archive ends with it"),
    ] {
        let long = [array(1), vec![0; extra]].concat();
        for method in [CompressionMethod::Stored, CompressionMethod::Deflated] {
            let bytes = files(method, &[("a.npy", &long)]);
            let mut npz = Npz::new(Cursor::new(&*bytes)).unwrap();
            assert_eq!(npz.read::<u8, 1>("a").unwrap_err().to_string(), words);
            assert!(npz.verify("a").is_ok(), "the bytes are those that were written");
        }
        let bytes = files(CompressionMethod::Stored, &[("a.npy", &long)]);
        assert_eq!(NpzView::new(&bytes).unwrap().array("a").unwrap_err().to_string(), words);
    }
}

#[test]
fn names_are_those_of_numpy() {
    let bytes = files(
        CompressionMethod::Stored,
        &[("a.npy", &array(1)), ("noext", &array(2)), ("text.txt", b"text"), ("b.npy.npy", &array(3))],
    );
    let mut npz = Npz::new(Cursor::new(&*bytes)).unwrap();
    assert!(npz.names().eq(["a", "noext", "text.txt", "b.npy"]));
    let mut view = NpzView::new(&bytes).unwrap();
    assert!(view.names().eq(npz.names()));
    for (name, element) in [("a", 1), ("a.npy", 1), ("noext", 2), ("b.npy", 3), ("b.npy.npy", 3)] {
        assert_eq!(npz.read::<u8, 1>(name).unwrap().as_slice(), [element], "{name}");
        assert_eq!(view.array(name).unwrap().to_tensor::<u8, 1>().unwrap().as_slice(), [element], "{name}");
    }
    let words = "text.txt: the bytes are not a `.npy` file, which begins with \\x93NUMPY";
    assert!(matches!(npz.read::<u8, 1>("text.txt").unwrap_err(), NpzError::Array(_)));
    assert_eq!(view.array("text.txt").unwrap_err().to_string(), words);
    assert_eq!(
        npz.read::<u8, 1>("noext.npy").unwrap_err().to_string(),
        "noext.npy: the archive does not have this array"
    );

    // A name that `names` returns is that of its own array.
    let mut writer = NpzWriter::new(Cursor::new(Vec::new()));
    writer.add("a", &Tensor::from([1_u8])).unwrap();
    writer.add("a.npy", &Tensor::from([2_u8])).unwrap();
    let bytes = writer.finish().unwrap().into_inner();
    let mut npz = Npz::new(Cursor::new(&*bytes)).unwrap();
    assert!(npz.names().eq(["a", "a.npy"]));
    assert_eq!(npz.read::<u8, 1>("a").unwrap().as_slice(), [1]);
    assert_eq!(npz.read::<u8, 1>("a.npy").unwrap().as_slice(), [2]);
}

#[test]
fn methods_of_compression_have_names() {
    let stored = files(CompressionMethod::Stored, &[("a.npy", &array(1))]);
    let record = stored.windows(4).position(|window| window == b"PK\x01\x02").unwrap();
    for (method, name) in [(12, "bzip2"), (14, "lzma"), (93, "zstd"), (95, "xz"), (40, "unknown")] {
        let mut bytes = stored.clone();
        // In the header of the file, and in the directory.
        bytes[8] = method;
        bytes[record + 10] = method;
        let words = format!(
            "a: the array is compressed by method {method} ({name}), which is not supported: arrays are stored or \
             deflated, as by numpy.savez and numpy.savez_compressed"
        );
        let mut npz = Npz::new(Cursor::new(&*bytes)).unwrap();
        assert_eq!(npz.read::<u8, 1>("a").unwrap_err().to_string(), words);
        assert_eq!(NpzView::new(&bytes).unwrap().array("a").unwrap_err().to_string(), words);
    }
}

#[test]
fn the_file_that_is_not_an_archive_is_named() {
    let error = Npz::open(fixture("rank_2.npy")).unwrap_err();
    assert!(matches!(error, NpzError::File { .. }), "{error:?}");
    let error = error.to_string();
    assert!(error.contains("rank_2.npy: the archive cannot be used: invalid Zip archive: "), "{error}");
}

#[test]
fn bf16_is_written_and_read_as_two_bytes_on_request() {
    let tensor = Tensor::from_fn([2, 3], |[i, j]| bf16::from_f32(i as f32 - 0.5 * j as f32));
    let mut bytes = Vec::new();
    npy::ml_dtypes::write_to(&mut bytes, tensor.transpose()).unwrap();
    // What NumPy writes for `ml_dtypes.bfloat16`.
    let header = "{'descr': '<V2', 'fortran_order': True, 'shape': (3, 2), }";
    assert_eq!(&bytes[10..10 + header.len()], header.as_bytes());
    assert_eq!(npy::ml_dtypes::read_from::<bf16, 2>(&*bytes).unwrap(), tensor.transpose());
    assert_eq!(npy::ml_dtypes::read_dyn_from::<bf16>(&*bytes).unwrap(), tensor.transpose());
    let raw = npy::ml_dtypes::from_bytes(&bytes).unwrap();
    assert_eq!(raw.to_tensor::<bf16, 2>().unwrap(), tensor.transpose());
    let void = "NumPy's type `V2` is two bytes without a meaning: if `ml_dtypes` wrote them for bf16, read them by `npy::ml_dtypes`";
    assert_eq!(npy::read_from::<bf16, 2>(&*bytes).unwrap_err().to_string(), void);
    assert_eq!(npy::from_bytes(&bytes).unwrap_err().to_string(), void);
    // Other types are as without it.
    assert_eq!(npy::ml_dtypes::read_from::<u8, 1>(&*array(7)).unwrap().as_slice(), [7]);
    let error = npy::ml_dtypes::read_from::<u16, 2>(&*bytes).unwrap_err().to_string();
    assert_eq!(error, "the elements are bf16, expected u16");

    let folder = folder("ml_dtypes");
    let path = folder.join("bf16.npy");
    npy::ml_dtypes::write(&path, &tensor).unwrap();
    assert_eq!(npy::ml_dtypes::read::<bf16, 2>(&path).unwrap(), tensor);
    assert_eq!(npy::ml_dtypes::read_dyn::<bf16>(&path).unwrap(), tensor);

    let mut writer = NpzWriter::new(Cursor::new(Vec::new())).ml_dtypes();
    writer.add("a", &tensor).unwrap();
    let bytes = writer.finish().unwrap().into_inner();
    let open = || Npz::new(Cursor::new(&*bytes)).unwrap();
    assert_eq!(open().ml_dtypes().read::<bf16, 2>("a").unwrap(), tensor);
    assert_eq!(open().read::<bf16, 2>("a").unwrap_err().to_string(), format!("a: {void}"));
    let mut view = NpzView::new(&bytes).unwrap().ml_dtypes();
    assert_eq!(view.array("a").unwrap().view::<bf16, 2>().unwrap(), tensor);
    assert!(NpzView::new(&bytes).unwrap().array("a").is_err());
}
