//! Files have numbers; the program names them where it reads, by `typed` or by the type of the result.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use shapewise::{DenseTensor, DenseView, Extents, Tensor, View, names, shape};
use shapewise_io::{
    npy,
    safetensors::{Tensors, TensorsWriter},
};

names! { Batch, Features }

type Rows = Extents![Batch, Features];

#[test]
fn numpy_arrays_are_named_where_they_enter() {
    let x = Tensor::<f32, 2>::ones(shape![Batch(3), Features(5)]);
    let mut file = Vec::new();
    npy::write_to(&mut file, &x).unwrap();
    let raw = npy::from_bytes(&file).unwrap();
    let view: View<'_, f32, 2> = raw.view().unwrap();
    let _: Rows = view.typed::<Rows>().unwrap().typed_extents();
    let owned: DenseTensor<f32, 2, Rows> = raw.to_dense().unwrap();
    assert_eq!(owned, x);
    let read: Tensor<f32, 2> = npy::read_from(file.as_slice()).unwrap();
    let named: DenseTensor<f32, 2, Rows> = read.try_into_typed().unwrap();
    assert_eq!(named.extents(), [3, 5]);
    // Numbers in the type are compared, and names are given.
    assert!(raw.to_dense::<f32, 2, Extents![Batch, 5]>().is_ok());
    assert!(raw.to_dense::<f32, 2, Extents![Batch, 4]>().is_err());
}

#[test]
fn tensors_of_safetensors_are_named_where_they_enter() {
    let x = Tensor::<f32, 2>::ones(shape![Batch(3), Features(5)]);
    let mut writer = TensorsWriter::new();
    writer.add("x", &x).unwrap();
    let file = writer.to_bytes().unwrap();
    let tensors = Tensors::new(&file).unwrap();
    let dense: DenseView<'_, f32, 2, Rows> = tensors.dense("x").unwrap();
    assert_eq!(dense, x);
    let owned: DenseTensor<f32, 2, Rows> = tensors.dense_tensor("x").unwrap();
    let _: Rows = owned.typed_extents();
}
