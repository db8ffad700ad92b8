//! The network of the example `digits`: its answers are those of the same network of shapewise's own arrays.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::{fs, process::Command};

use candle_core::{DType, Device, Tensor, safetensors};
use shapewise::{Axis, DenseTensor, Extents, axes, expect_shape, shape};
use shapewise_candle::{Result, Typed};
use shapewise_io::safetensors::Tensors;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../io/examples/data");

/// The scores by typed tensors of candle.
fn by_candle() -> Result<Vec<Vec<f32>>> {
    let mut file = safetensors::load(format!("{DATA}/mlp.safetensors"), &Device::Cpu)?;
    let mut digits = safetensors::load(format!("{DATA}/digits.safetensors"), &Device::Cpu)?;
    let mut take = |name: &str| file.remove(name).unwrap();
    let row = |x: Tensor| Typed::<1>::ranked_from(x)?.along(axes![1]);
    let (mean, std, b1, b2) = (row(take("mean"))?, row(take("std"))?, row(take("b1"))?, row(take("b2"))?);
    let w1 = Typed::new(take("w1"), shape![64, 48])?;
    let w2 = Typed::new(take("w2"), shape![48, 10])?;
    let images = digits.remove("images").unwrap();
    expect_shape!(images.dims(), [_, 8, 8]; else |error| return Err(error.into()));
    let rows = Typed::<1>::ranked_from(digits.remove("test").unwrap().to_dtype(DType::U32)?)?;
    let images = Typed::<3>::ranked_from(images)?.take(Axis::<0>, &rows)?;
    let pixels = images.reshape(shape![_, 64])?.to_dtype(DType::F32)?;
    let hidden = (((pixels - mean)? / std)?.matmul(&w1)? + b1)?.relu()?;
    Ok((hidden.matmul(&w2)? + b2)?.into_inner().to_vec2()?)
}

/// The scores by arrays of this workspace.
fn by_arrays() -> DenseTensor<f32, 2, Extents![usize, 10]> {
    let memory = ["mlp", "digits"].map(|name| fs::read(format!("{DATA}/{name}.safetensors")).unwrap());
    let [file, digits] = memory.each_ref().map(|bytes| Tensors::new(bytes).unwrap());
    let row = |name: &str| file.dense_tensor::<f32, 1, [usize; 1]>(name).unwrap();
    let w1: DenseTensor<f32, 2, Extents![64, 48]> = file.dense_tensor("w1").unwrap();
    let w2: DenseTensor<f32, 2, Extents![48, 10]> = file.dense_tensor("w2").unwrap();
    let images: DenseTensor<u8, 3, Extents![usize, 8, 8]> = file_images(&digits);
    let rows: DenseTensor<i32, 1, Extents![usize]> = digits.dense_tensor("test").unwrap();
    let images = images.take(Axis::<0>, &rows);
    let pixels = images.reshape(shape![_, 64]).map(|&pixel| f32::from(pixel));
    let normal = (pixels - row("mean").along(axes![1])) / row("std").along(axes![1]);
    let hidden = (normal.matmul(&w1) + row("b1").along(axes![1])).map(|x| x.max(0.));
    let scores = hidden.matmul(&w2) + row("b2").along(axes![1]);
    scores.typed().unwrap().to_tensor()
}

fn file_images(digits: &Tensors<'_>) -> DenseTensor<u8, 3, Extents![usize, 8, 8]> {
    digits.dense_tensor("images").unwrap()
}

#[test]
fn typed_tensors_and_arrays_answer_alike() {
    let (candle, arrays) = (by_candle().unwrap(), by_arrays());
    assert_eq!((candle.len(), arrays.extents()), (500, [500, 10]));
    let greatest =
        |row: &[f32]| row.iter().enumerate().max_by(|(_, x), (_, y)| x.total_cmp(y)).map(|(digit, _)| digit);
    let mut answers = [0; 10];
    for (row, expected) in candle.iter().zip(arrays.row_arrays()) {
        assert_eq!(greatest(row), greatest(expected));
        answers[greatest(row).unwrap()] += 1;
        assert!(row.iter().zip(expected).all(|(x, y)| (x - y).abs() < 1e-4), "{row:?}, {expected:?}");
    }
    assert!(answers.iter().all(|count| *count > 30), "each digit is an answer: {answers:?}");
}

#[test]
fn the_example_checks_itself() {
    let run = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--locked", "--example", "digits"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let (out, error) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{error}");
    assert!(out.contains("491 of 500") && out.contains("us of candle"), "{out}");
}
