//! NumPy's files: those that NumPy wrote, with all types and orders; round trips; `npy/bad_files.rs` has false and hostile ones. `tests/numpy/fixtures.py`
//! wrote the files in `tests/numpy`, and `tests/numpy/check.py` reads the ones that these tests write.
#![cfg(not(miri))] // Miri reads no files.
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]
#![allow(
    clippy::as_conversions,
    clippy::cast_sign_loss,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    reason = "numbers are below 100"
)]

#[path = "npy/archives.rs"]
mod archives;
#[path = "npy/bad_files.rs"]
mod bad_files;

use core::fmt::Debug;
use std::{
    fs,
    io::{Cursor, Write},
    path::{Path, PathBuf},
};

use half::{bf16, f16};
use memmap2::Mmap;
use num_complex::Complex;
use shapewise::{
    DenseView, DynExtent, DynShape, Extents, Strided, Tensor, View,
    array::{DynTensor, DynView},
    interop::bytes::BytesError,
    match_rank,
};
use shapewise_io::{
    Plain,
    npy::{self, Npz, NpzError, NpzView, NpzWriter, StreamError},
    raw::RawError,
};
use shapewise_xla::ElementType;

/// The error of NumPy's files that `bf16` cannot be written to.
const NO_BF16: &str = "NumPy does not have the type bf16: convert the elements first, or write them as `ml_dtypes` does, by `npy::ml_dtypes`";

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/numpy").join(name)
}

/// The elements of the files: the number at linear index `k`, as `fixtures.py` computes it.
trait Number: Plain + PartialEq + Debug {
    const NAME: &str;
    fn at(k: usize) -> Self;
}

macro_rules! numbers {
    ($($type:ty: $name:literal, |$k:ident| $number:expr;)*) => { $(
        impl Number for $type {
            const NAME: &str = $name;
            fn at($k: usize) -> Self {
                $number
            }
        }
    )* };
}

numbers! {
    bool: "b1", |k| k % 3 == 1;
    i8: "i1", |k| k as i8 * 5 - 40;
    i16: "i2", |k| k as i16 * 5 - 40;
    i32: "i4", |k| k as i32 * 5 - 40;
    i64: "i8", |k| k as i64 * 5 - 40;
    u8: "u1", |k| k as u8 * 5 + 7;
    u16: "u2", |k| k as u16 * 5 + 7;
    u32: "u4", |k| k as u32 * 5 + 7;
    u64: "u8", |k| k as u64 * 5 + 7;
    f16: "f2", |k| f16::from_f32(k as f32 / 4.0 - 1.0);
    f32: "f4", |k| k as f32 / 4.0 - 1.0;
    f64: "f8", |k| k as f64 / 4.0 - 1.0;
    Complex<f32>: "c8", |k| Complex::new(k as f32 / 4.0 - 1.0, -2.0 * k as f32);
    Complex<f64>: "c16", |k| Complex::new(k as f64 / 4.0 - 1.0, -2.0 * k as f64);
}

/// Calls a function for each type.
macro_rules! each_type {
    ($function:ident $arguments:tt) => {
        each_type!($function $arguments; bool i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64 (Complex<f32>) (Complex<f64>))
    };
    ($function:ident $arguments:tt; $($type:tt)*) => { $(each_type!(@one $function $arguments $type);)* };
    (@one $function:ident ($($argument:expr),*) ($type:ty)) => { $function::<$type>($($argument),*) };
    (@one $function:ident ($($argument:expr),*) $type:ident) => { $function::<$type>($($argument),*) };
}

fn tensor<T: Number, const R: usize>(extents: [usize; R]) -> Tensor<T, R> {
    let count = extents.iter().product();
    Tensor::new((0..count).map(T::at).collect(), extents).unwrap()
}

#[test]
fn numpy_s_archives_of_all_types_and_orders_are_read() {
    fn check<T: Number>(archive: &str, bytes: &[u8]) {
        let mut npz = Npz::open(fixture(archive)).unwrap();
        let mut view = NpzView::new(bytes).unwrap();
        for order in ["C", "F"] {
            for word in ["little", "big"] {
                let name = format!("{}_{order}_{word}", T::NAME);
                let is_plain = archive == "plain.npz";
                if is_plain {
                    assert_eq!(npz.read::<T, 3>(&name).unwrap(), tensor::<T, 3>([2, 3, 4]), "{name}");
                    let raw = view.array(&name).unwrap();
                    assert_eq!(
                        raw.to_tensor::<T, 3>().unwrap(),
                        tensor::<T, 3>([2, 3, 4]),
                        "{name} by a copy"
                    );
                    assert_eq!(raw.to_dyn_tensor::<T>().unwrap(), tensor::<T, 3>([2, 3, 4]), "{name}");
                    assert_eq!(raw.is_column_major(), order == "F", "{name}");
                    let is_foreign = word == "big" && size_of::<T>() > 1 && cfg!(target_endian = "little");
                    match raw.view::<T, 3>() {
                        Ok(view) => assert_eq!(view, tensor::<T, 3>([2, 3, 4]), "{name} in place"),
                        Err(error) if is_foreign => assert_eq!(error, RawError::ByteOrder, "{name}"),
                        // As NumPy wrote it: by how many bytes it is off.
                        Err(error) => {
                            let alignment = align_of::<T>();
                            let excess = raw.as_bytes().as_ptr().addr() % alignment;
                            let expected = BytesError::Misaligned { alignment, excess };
                            assert_eq!((excess > 0, error), (true, RawError::Bytes(expected)), "{name}");
                        }
                    }
                } else {
                    assert_eq!(npz.read::<T, 2>(&name).unwrap(), tensor::<T, 2>([5, 2]), "{name}");
                    let error = view.array(&name).unwrap_err().to_string();
                    assert_eq!(
                        error,
                        format!("{name}: the array is compressed, so it cannot be borrowed: read it")
                    );
                }
                let read = npz.read_dyn::<T>(&name).unwrap();
                let rank = read.rank();
                assert_eq!(
                    (rank, read.get(&vec![1; rank])),
                    (2 + usize::from(is_plain), read.get(&vec![1; rank]))
                );
                assert!(read.iter().copied().eq((0..read.element_count()).map(T::at)), "{name}");
            }
        }
    }
    for archive in ["plain.npz", "compressed.npz"] {
        let bytes = fs::read(fixture(archive)).unwrap();
        each_type!(check(archive, &bytes));
        assert_eq!(Npz::open(fixture(archive)).unwrap().names().count(), 14 * 4);
    }
}

#[test]
fn numpy_s_files_of_all_ranks_are_read() {
    fn check<const R: usize>(extents: [usize; R]) {
        let path = fixture(&format!("rank_{R}.npy"));
        assert_eq!(npy::read::<f32, R>(&path).unwrap(), tensor::<f32, R>(extents), "rank {R}");
        assert_eq!(npy::read_dyn::<f32>(&path).unwrap(), tensor::<f32, R>(extents), "rank {R}");
        let file = fs::File::open(&path).unwrap();
        // SAFETY: the fixtures are not written while tests run.
        #[allow(unsafe_code, reason = "that is how files are mapped")]
        let bytes = unsafe { Mmap::map(&file) }.unwrap();
        let raw = npy::from_bytes(&bytes).unwrap();
        let view = raw.view::<f32, R>().unwrap();
        assert_eq!(view, tensor::<f32, R>(extents), "rank {R}, mapped");
        assert!(bytes.as_ptr_range().contains(&view.as_memory().as_ptr().cast()), "in place");
        assert_eq!(raw.dyn_view::<f32>().unwrap(), tensor::<f32, R>(extents), "rank {R}, mapped");
    }
    check([]);
    check([2]);
    check([2, 3]);
    check([2, 3, 1]);
    check([2, 3, 1, 2]);
    check([2, 3, 1, 2, 1]);
    check([2, 3, 1, 2, 1, 2]);
    for version in ["version_2.npy", "version_3.npy"] {
        assert_eq!(npy::read::<i32, 2>(fixture(version)).unwrap(), tensor::<i32, 2>([2, 2]), "{version}");
    }
    assert_eq!(npy::read::<i16, 3>(fixture("empty.npy")).unwrap().extents(), [3, 0, 2]);
    let rank = match_rank!(npy::read_dyn::<f32>(fixture("rank_3.npy")).unwrap(), {
        1..=2 => |_small| 0,
        3 => |cube| cube.extents()[1],
        _ => |_error| 0,
    });
    assert_eq!(rank, 3);
}

#[test]
fn extents_in_the_type_are_compared_once() {
    let bytes = fs::read(fixture("version_2.npy")).unwrap();
    let raw = npy::from_bytes(&bytes).unwrap();
    let typed: Result<DenseView<'_, i32, 2, Extents![2, 3]>, RawError> = raw.dense();
    assert_eq!(typed.unwrap_err().to_string(), "axis 1 has extent 2, expected 3");
    assert_eq!(raw.to_dense::<i32, 2, Extents![2, 2]>().unwrap().as_slice(), [-40, -35, -30, -25]);
    let bytes = fs::read(fixture("rank_2.npy")).unwrap();
    let raw = npy::from_bytes(&bytes).unwrap();
    assert_eq!(raw.dense::<f32, 2, Extents![2, 3]>().unwrap_err(), RawError::ColumnMajor);
    assert_eq!(raw.to_dense::<f32, 2, Extents![2, 3]>().unwrap(), tensor::<f32, 2>([2, 3]));
}

#[test]
fn arrays_of_all_layouts_are_written_and_read() {
    fn check<T: Number>() {
        let memory: Vec<T> = (0..48).map(|k| T::at(k % 20)).collect();
        let cube = View::new(&memory, [2, 4, 6]).unwrap();
        let repeated = Strided::new([2, 3, 4], [0, 1, 5]).unwrap();
        let views: [DynView<'_, T>; 6] = [
            cube.into(),
            cube.transpose().into(),
            cube.slice(shapewise::s![.., ..;-1, ..;2]).into(),
            cube.slice(shapewise::s![1, 2, 3]).into(),
            cube.slice(shapewise::s![.., 4.., :]).into(),
            View::with_layout(&memory, repeated).unwrap().into(),
        ];
        for view in views {
            let mut bytes = Vec::new();
            npy::write_to(&mut bytes, view.clone()).unwrap();
            assert!((bytes.len() - view.element_count() * size_of::<T>()).is_multiple_of(64), "aligned");
            assert_eq!(npy::read_dyn_from::<T>(&*bytes).unwrap(), view, "{view:?}");
            assert_eq!(npy::from_bytes(&bytes).unwrap().to_dyn_tensor::<T>().unwrap(), view, "{view:?}");
        }
        let large: Vec<T> = (0..5000).map(|k| T::at(k % 20)).collect();
        let large = View::new(&large, [50, 100]).unwrap();
        let part = large.slice(shapewise::s![..;-1, 1..]);
        let mut bytes = Vec::new();
        npy::write_to(&mut bytes, part).unwrap();
        assert_eq!(npy::read_from::<T, 2>(&*bytes).unwrap(), part);
    }
    each_type!(check());
    let error = npy::write_to(Vec::new(), &Tensor::from([bf16::ONE])).unwrap_err();
    assert_eq!(error.to_string(), NO_BF16);
    let error = npy::write("no such folder/x.npy", &Tensor::from([1])).unwrap_err().to_string();
    assert!(error.starts_with("no such folder/x.npy: "), "{error}");
}

/// A stream that is full.
struct Full(usize);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn errors_of_streams_are_returned() {
    let tensor = tensor::<u8, 2>([4, 10]);
    for room in [0, 100, 128, 150] {
        let error = npy::write_to(Full(room), tensor.slice(shapewise::s![.., ..;-1]).dynamic()).unwrap_err();
        assert!(matches!(error, StreamError::Io(_)), "{room}: {error}");
    }
    assert!(npy::write_to(Full(168), &tensor).is_ok());
    // After an error nothing more is read of an array that has no end.
    let one = View::new(&[1_u8], [1]).unwrap().broadcast_to([isize::MAX.unsigned_abs()]);
    assert!(matches!(npy::write_to(Full(3000), one), Err(StreamError::Io(_))));
}

/// An empty folder of a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_file_is_replaced_by_a_complete_one_or_not_at_all() {
    let folder = folder("replaced");
    let path = folder.join("array.npy");
    let old = tensor::<u8, 2>([4, 10]);
    npy::write(&path, &old).unwrap();

    // NumPy does not have the type.
    let error = npy::write(&path, &Tensor::from([bf16::ONE; 3])).unwrap_err().to_string();
    assert!(error.ends_with(&format!("array.npy: {NO_BF16}")), "{error}");
    assert_eq!(npy::read::<u8, 2>(&path).unwrap(), old);

    // A view of the file that is written, in another order.
    let file = fs::File::open(&path).unwrap();
    // SAFETY: a file that is replaced is not written.
    #[allow(unsafe_code, reason = "that is how files are mapped")]
    let mapped = unsafe { Mmap::map(&file) }.unwrap();
    let view: View<'_, u8, 2> = npy::from_bytes(&mapped).unwrap().view().unwrap();
    npy::write(&path, view.transpose().slice(shapewise::s![..;-1, ..])).unwrap();
    assert_eq!(npy::read::<u8, 2>(&path).unwrap(), old.transpose().slice(shapewise::s![..;-1, ..]));
    assert_eq!(view, old);
    assert_eq!(names(&folder), ["array.npy"]);

    // A folder is neither replaced nor written.
    let error = npy::write(&folder, &old).unwrap_err();
    assert!(matches!(error.why(), StreamError::Io(_)), "{error}");
    let error = npy::write(folder.join("none/array.npy"), &old).unwrap_err();
    assert!(error.to_string().contains("none/array.npy: No such file"), "{error}");
    assert_eq!(names(&folder), ["array.npy"]);
}

#[cfg(target_os = "linux")]
#[test]
fn links_and_permissions_stay_and_devices_are_written() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = folder("linked");
    let (path, link) = (folder.join("array.npy"), folder.join("link.npy"));
    npy::write(&path, &tensor::<u8, 1>([3])).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
    symlink("array.npy", &link).unwrap();
    let new = tensor::<f32, 2>([2, 3]);
    npy::write(&link, &new).unwrap();
    assert_eq!(npy::read::<f32, 2>(&path).unwrap(), new);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(names(&folder), ["array.npy", "link.npy"]);

    // An error while elements are written: there is no room on this device.
    let error = npy::write("/dev/full", &new).unwrap_err();
    assert!(matches!(error.why(), StreamError::Io(_)), "{error}");
    npy::write("/dev/null", &new).unwrap();
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
}

#[test]
fn an_array_that_cannot_be_added_leaves_no_entry() {
    let mut writer = NpzWriter::new(Cursor::new(Vec::new()));
    let error = writer.add("half", &Tensor::from([bf16::ONE; 3])).unwrap_err().to_string();
    assert_eq!(error, format!("half: {NO_BF16}"));
    writer.add("half", &tensor::<u8, 1>([3])).unwrap();
    let bytes = writer.finish().unwrap().into_inner();
    let mut archive = Npz::new(Cursor::new(&*bytes)).unwrap();
    assert!(archive.names().eq(["half"]));
    assert_eq!(archive.read::<u8, 1>("half").unwrap(), tensor::<u8, 1>([3]));
}

#[test]
fn archives_are_written_and_read_and_borrowed() {
    for is_compressed in [false, true] {
        let to = Cursor::new(Vec::new());
        let mut writer = if is_compressed { NpzWriter::compressed(to) } else { NpzWriter::new(to) };
        writer.add("weights", &tensor::<f64, 3>([2, 3, 4])).unwrap();
        writer.add("flags", tensor::<bool, 1>([5]).view()).unwrap();
        assert!(matches!(writer.add("flags", &tensor::<bool, 1>([5])), Err(NpzError::Archive(_))), "twice");
        let bytes = writer.finish().unwrap().into_inner();
        let mut npz = Npz::new(Cursor::new(&*bytes)).unwrap();
        assert!(npz.names().eq(["weights", "flags"]), "{npz:?}");
        assert_eq!(npz.read::<f64, 3>("weights").unwrap(), tensor::<f64, 3>([2, 3, 4]));
        assert_eq!(npz.read_dyn::<bool>("flags").unwrap(), tensor::<bool, 1>([5]));
        assert_eq!(
            npz.read::<f64, 3>("bias").unwrap_err().to_string(),
            "bias: the archive does not have this array"
        );
        assert_eq!(
            npz.read::<f32, 3>("weights").unwrap_err().to_string(),
            "weights: the elements are f64, expected f32"
        );
        if !is_compressed {
            let mut view = NpzView::new(&bytes).unwrap();
            let weights = view.array("weights").unwrap();
            let offset = weights.as_bytes().as_ptr().addr() - bytes.as_ptr().addr();
            assert_eq!(offset % 64, 0, "aligned in the file");
            assert_eq!(weights.to_tensor::<f64, 3>().unwrap(), tensor::<f64, 3>([2, 3, 4]));
            assert!(view.array("bias").is_err());
        }
    }
    let damaged = include_bytes!("../../../tests/fuzz/corpus/npy/npz_with_a_damaged_local_header");
    let error = Npz::new(Cursor::new(&damaged[..])).unwrap().read_dyn::<u8>("a").unwrap_err();
    assert!(matches!(error, NpzError::Array(_)), "{error}");
    assert!(error.to_string().starts_with("a: invalid Zip archive: "), "{error}");
    let error = Npz::new(Cursor::new(b"no archive")).unwrap_err().to_string();
    assert!(error.starts_with("the archive cannot be used: "), "{error}");
    assert_eq!(ElementType::of::<f16>(), ElementType::F16);
}

/// Writes what `tests/numpy/check.py` reads, to a folder of the target directory.
#[test]
fn files_for_numpy() {
    fn write<T: Number>(folder: &Path) {
        let cube = tensor::<T, 3>([2, 3, 4]);
        let write = |name: &str, array: DynView<'_, T>| {
            npy::write(folder.join(format!("{}_{name}.npy", T::NAME)), array).unwrap();
        };
        write("C", cube.dynamic());
        let columns = cube.transpose().to_tensor();
        write("F", columns.view().transpose().dynamic());
        let mut wide = Tensor::filled([2, 3, 8], T::at(0));
        wide.slice_mut(shapewise::s![.., ..;2]).assign(&cube);
        write("strided", wide.slice(shapewise::s![.., ..;2]).dynamic());
        write("scalar", tensor::<T, 0>([]).dynamic());
        write("empty", tensor::<T, 2>([0, 3]).dynamic());
        write("vector", tensor::<T, 1>([7]).dynamic());
    }
    fn add<T: Number>(writer: &mut NpzWriter<fs::File>) {
        writer.add(T::NAME, &tensor::<T, 3>([2, 3, 4])).unwrap();
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("numpy");
    fs::create_dir_all(&folder).unwrap();
    each_type!(write(&folder));
    for (name, is_compressed) in [("stored.npz", false), ("compressed.npz", true)] {
        let file = fs::File::create(folder.join(name)).unwrap();
        let mut writer = if is_compressed { NpzWriter::compressed(file) } else { NpzWriter::new(file) };
        each_type!(add(&mut writer));
        writer.finish().unwrap();
    }
}

/// What writes an array writes one that can be read again.
#[test]
fn files_of_the_greatest_rank() {
    for rank in [0, 1, 127, 128, 223, 224, 253, 254] {
        let mut bytes = Vec::new();
        npy::write_to(
            &mut bytes,
            DynView::new(&[7_u8], DynShape::new(vec![DynExtent::ONE; rank]).unwrap()).unwrap(),
        )
        .unwrap();
        let read: DynTensor<u8> = npy::read_dyn_from(bytes.as_slice()).unwrap();
        assert_eq!(read.rank(), rank);
    }
}
