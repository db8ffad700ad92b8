//! Files of arrays: `.npy`, `.npz` and `.safetensors`.

use super::Visit;

/// The header of an `.npy` file with this text, and the elements.
pub(crate) fn npy(text: &str, elements: &[u8]) -> Box<[u8]> {
    let length = u32::try_from(text.len()).unwrap().to_le_bytes();
    [b"\x93NUMPY\x02\x00", &length[..], text.as_bytes(), elements].concat().into_boxed_slice()
}

/// Headers and elements of NumPy's files.
pub(crate) fn of_numpy(visit: &mut impl Visit) {
    use std::io::Cursor;

    use shapewise_io::npy::{Npz, from_bytes, read_dyn_from};

    let header = |descr: &str, order: &str, shape: &str| {
        format!("{{'descr': '{descr}', 'fortran_order': {order}, 'shape': ({shape}), }}")
    };
    let in_place = |bytes: &[u8]| from_bytes(bytes).ok().map(|_| ());
    let streamed = |bytes: &[u8]| read_dyn_from::<u8>(bytes).ok();
    for (name, before, part, after, is_valid) in [
        ("spaces", "{'descr': '|u1', 'fortran_order': False, ", " ", "'shape': (0,)}", true),
        ("digits of an extent", "{'descr': '|u1', 'fortran_order': False, 'shape': (", "0", ",)}", true),
        ("extents", "{'descr': '|u1', 'fortran_order': False, 'shape': (0", ",0", ",)}", false),
        ("a long type", "{'descr': '|u1", "1", "', 'fortran_order': False, 'shape': (0,)}", false),
        (
            "a type of fields",
            "{'descr': [",
            "('a', '|u1'), ",
            "], 'fortran_order': False, 'shape': (0,)}",
            false,
        ),
        ("repeated keys", "{", "'fortran_order': False, ", "}", false),
    ] {
        let file = |count| npy(&format!("{before}{}{after}", part.repeat(count)), &[]);
        visit.input(&format!("npy: {name}"), file, in_place, is_valid);
        visit.input(&format!("npy, streamed: {name}"), file, streamed, is_valid);
    }
    for (order, shape) in [("False", "1,"), ("True", "1,"), ("False", "2, "), ("True", "2, ")] {
        let file = |count: usize| {
            let (rows, shape) = if shape == "1," { (1, "") } else { (2, shape) };
            npy(&header("|u1", order, &format!("{shape}{count},")), &vec![7; rows * count])
        };
        visit.input(&format!("npy: elements, {order}, {shape}"), file, streamed, true);
        // The header states more than there is.
        let short =
            |count: usize| npy(&header("|u1", order, &format!("2, {}", isize::MAX / 2)), &vec![7; count]);
        visit.input(&format!("npy: elements that end, {order}, {shape}"), short, streamed, false);
    }
    let doubles = |count: usize| npy(&header(">f8", "True", &format!("2, {count}")), &vec![7; 16 * count]);
    visit.input("npy: swapped", doubles, |bytes: &[u8]| read_dyn_from::<f64>(bytes).ok(), true);

    // An archive: each entry has a record in the directory, of at least 46 bytes, and here none of its own.
    let directory = |count: usize| {
        let (mut bytes, mut entries) = (Vec::new(), 0_u16);
        for at in 0..count {
            let name = format!("{at:x}.npy");
            bytes.extend_from_slice(b"PK\x01\x02");
            bytes.extend_from_slice(&[0; 24]);
            bytes.extend_from_slice(&u16::try_from(name.len()).unwrap().to_le_bytes());
            bytes.extend_from_slice(&[0; 16]);
            bytes.extend_from_slice(name.as_bytes());
            entries += 1;
        }
        let size = u32::try_from(bytes.len()).unwrap().to_le_bytes();
        let entries = entries.to_le_bytes();
        bytes.extend_from_slice(b"PK\x05\x06\0\0\0\0");
        for part in [&entries[..], &entries, &size, &[0; 6]] {
            bytes.extend_from_slice(part);
        }
        bytes.into_boxed_slice()
    };
    visit.input(
        "npz: directory",
        directory,
        |bytes: &[u8]| Npz::new(Cursor::new(bytes)).ok().map(|_| ()),
        true,
    );
}

/// Headers of files of named tensors.
pub(crate) fn of_tensors(visit: &mut impl Visit) {
    use shapewise_io::safetensors::Tensors;

    fn file(text: &str) -> Box<[u8]> {
        let length = u64::try_from(text.len()).unwrap().to_le_bytes();
        [&length[..], text.as_bytes()].concat().into_boxed_slice()
    }
    let read = |bytes: &[u8]| Tensors::new(bytes).map(|file| file.names().count()).ok();
    let tensor = r#"{"dtype":"U8","shape":[0],"data_offsets":[0,0]}"#;
    let listed =
        |part: &dyn Fn(usize) -> String, count: usize| (0..count).map(part).collect::<Vec<_>>().join(",");
    let tensors = |count| file(&format!("{{{}}}", listed(&|at| format!("\"{at:x}\":{tensor}"), count)));
    visit.input("safetensors: tensors", tensors, read, true);
    let fields = |count| {
        let list = listed(&|at| format!("\"{at:x}\":\"\""), count);
        file(&format!("{{\"__metadata__\":{{{list}}}}}"))
    };
    visit.input("safetensors: metadata", fields, read, true);
    let extents = |count: usize| {
        let list = format!("[{}0]", "0,".repeat(count));
        file(&format!("{{\"a\":{{\"dtype\":\"U8\",\"shape\":{list},\"data_offsets\":[0,0]}}}}"))
    };
    visit.input("safetensors: extents", extents, read, true);
    // What is not a tensor is kept until its key is known.
    let nested: &str = &format!("{}{},", "[".repeat(62), "]".repeat(62));
    for part in ["[],", "[0],", "{\"\":0},", nested] {
        let list = |count: usize| file(&format!("{{\"a\":[{}0]}}", part.repeat(count)));
        visit.input(&format!("safetensors: a list of {part}"), list, read, false);
    }
    for part in ["0", "{}"] {
        let values = |count: usize| file(&format!("{{{}\"\":0}}", format!("\"\":{part},").repeat(count)));
        visit.input(&format!("safetensors: values {part}"), values, read, false);
    }
    let ends = |count| file(&format!("{{{}", format!("\"a\":{tensor},").repeat(count)));
    visit.input("safetensors: a header that ends", ends, read, false);
}
