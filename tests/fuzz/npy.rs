//! NumPy's files: nothing panics, both ways to read agree, and what is read is written and read to the same again.

use std::io::Cursor;

use half::f16;
use num_complex::Complex;
use shapewise::interop::bytes::as_bytes;
use shapewise_io::{
    Plain,
    npy::{self, Npz},
    raw::RawArray,
};
use shapewise_xla::ElementType;

fn check<T: Plain>(bytes: &[u8], raw: &RawArray<'_>) {
    let (in_place, streamed) = (raw.to_dyn_tensor::<T>(), npy::read_dyn_from::<T>(bytes));
    let Ok(tensor) = in_place else {
        assert!(streamed.is_err(), "one way to read refuses it");
        return;
    };
    let streamed = streamed.expect("the other way reads it");
    assert_eq!(
        (tensor.shape(), as_bytes(tensor.as_slice())),
        (streamed.shape(), as_bytes(streamed.as_slice()))
    );
    if let Ok(view) = raw.dyn_view::<T>() {
        assert_eq!(as_bytes(&view.to_vec()), as_bytes(tensor.as_slice()), "in place");
    }
    let mut written = Vec::new();
    npy::write_to(&mut written, &tensor).expect("a vector takes all bytes");
    let again = npy::from_bytes(&written).expect("it was written");
    assert_eq!((again.shape(), again.as_bytes()), (&tensor.shape(), as_bytes(tensor.as_slice())), "written");
}

pub(crate) fn run(bytes: &[u8]) {
    if bytes.starts_with(b"PK") {
        // An archive. What it decompresses to may be a thousand times as large.
        if let Ok(mut npz) = Npz::new(Cursor::new(bytes)) {
            let names: Vec<String> = npz.names().take(4).map(str::to_owned).collect();
            for name in names {
                if let Err(error) = npz.read_dyn::<f32>(&name) {
                    assert!(error.to_string().starts_with(&name), "{error} names {name}");
                }
            }
        }
        return;
    }
    match npy::from_bytes(bytes) {
        Ok(raw) => match raw.element_type() {
            ElementType::Pred => check::<bool>(bytes, &raw),
            ElementType::S8 => check::<i8>(bytes, &raw),
            ElementType::S16 => check::<i16>(bytes, &raw),
            ElementType::S32 => check::<i32>(bytes, &raw),
            ElementType::S64 => check::<i64>(bytes, &raw),
            ElementType::U8 => check::<u8>(bytes, &raw),
            ElementType::U16 => check::<u16>(bytes, &raw),
            ElementType::U32 => check::<u32>(bytes, &raw),
            ElementType::U64 => check::<u64>(bytes, &raw),
            ElementType::F16 => check::<f16>(bytes, &raw),
            ElementType::F32 => check::<f32>(bytes, &raw),
            ElementType::F64 => check::<f64>(bytes, &raw),
            ElementType::C64 => check::<Complex<f32>>(bytes, &raw),
            ElementType::C128 => check::<Complex<f64>>(bytes, &raw),
            other => panic!("NumPy does not have {other}"),
        },
        Err(error) => {
            assert!(!error.to_string().is_empty(), "an error has a message");
            // Every type is checked after the header and the number of bytes.
            assert!(npy::read_dyn_from::<f32>(bytes).is_err(), "{error}");
        }
    }
}
