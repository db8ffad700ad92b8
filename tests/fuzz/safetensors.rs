//! Files of named tensors: nothing panics, each error names its tensor, and what is read is written and read to the same again.

use shapewise::interop::bytes::as_bytes;
use shapewise_io::{
    Plain,
    safetensors::{Tensors, TensorsWriter},
};

/// Whether the tensor has elements `T`; if so, it is written and read again.
fn check<T: Plain>(file: &Tensors<'_>, name: &str) -> bool {
    let Ok(tensor) = file.dyn_tensor::<T>(name) else { return false };
    if let Ok(view) = file.dyn_view::<T>(name) {
        assert_eq!(as_bytes(&view.to_vec()), as_bytes(tensor.as_slice()), "in place");
    }
    let mut writer = TensorsWriter::new();
    // The format reserves one name.
    if name != "__metadata__" {
        writer.add(name, &tensor).expect("the format has the type");
        let bytes = writer.to_bytes().expect("one tensor fits");
        let again = Tensors::new(&bytes).expect("it was written");
        assert_eq!(
            as_bytes(again.dyn_tensor::<T>(name).expect("it was written").as_slice()),
            as_bytes(tensor.as_slice())
        );
        assert_eq!(again.raw(name).expect("it was written").shape(), &tensor.shape());
    }
    true
}

pub(crate) fn run(bytes: &[u8]) {
    match Tensors::new(bytes) {
        Ok(file) => {
            for name in file.names().take(8) {
                let found = [
                    check::<bool>(&file, name),
                    check::<u8>(&file, name),
                    check::<i8>(&file, name),
                    check::<u16>(&file, name),
                    check::<i16>(&file, name),
                    check::<u32>(&file, name),
                    check::<i32>(&file, name),
                    check::<u64>(&file, name),
                    check::<i64>(&file, name),
                    check::<f32>(&file, name),
                    check::<f64>(&file, name),
                ];
                assert!(found.iter().filter(|found| **found).count() <= 1, "one type");
                if let Err(error) = file.view::<f32, 2>(name) {
                    assert!(error.to_string().starts_with(&format!("tensor `{name}`")), "{error}");
                }
            }
        }
        Err(error) => assert!(!error.to_string().is_empty(), "an error has a message"),
    }
}
