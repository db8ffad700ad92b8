//! Tensors of several ranks, read from a file. Each is handled by code that is typed by rank.
//!
//! ```text
//! cargo run --release --example ranks [file.safetensors]
//! ```
#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]
#![expect(clippy::as_conversions, reason = "counts and labels are converted to floats")]

use core::error::Error;
use std::{env, fs, path::PathBuf, process::ExitCode};

use safetensors::{Dtype, SafeTensors};
use shapewise::{DynShape, Layout, Tensor, View, match_rank, s};

type Result<T, E = Box<dyn Error>> = core::result::Result<T, E>;

/// The mean and the range of a vector.
fn describe_vector(vector: &View<'_, f32, 1>) -> String {
    let (least, most) =
        vector.fold((f32::INFINITY, f32::NEG_INFINITY), |(least, most), &x| (least.min(x), most.max(x)));
    format!("mean {:.3}, from {least:.3} to {most:.3}", mean(vector))
}

/// The column of a matrix with the greatest mean.
fn describe_matrix(matrix: &View<'_, f32, 2>) -> String {
    let columns = (0..matrix.extents()[1]).map(|column| mean(&matrix.slice(s![:, column])));
    match columns.enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b)) {
        Some((column, mean)) => format!("column {column} has the greatest mean, {mean:.3}"),
        None => String::from("no columns"),
    }
}

/// The distance of the last image of a stack from the mean of all.
fn describe_images(images: &View<'_, f32, 3>) -> Result<String> {
    let [count, height, width] = images.extents();
    let share = 1.0 / count as f32;
    let mut mean = Tensor::filled([1, height, width], 0.0)?;
    for image in 0..count {
        mean.view_mut().zip_apply(&images.slice(s![NewAxis, image]), |mean, pixel| *mean += pixel * share)?;
    }
    // The last image, if there is one: `-1..` keeps the axis.
    let square = |sum: f32, pixel: &f32, mean: &f32| sum + (pixel - mean).powi(2);
    let distance = images.slice(s![-1..]).zip_fold(mean.view(), 0.0, square)?.sqrt();
    Ok(format!("{count} images; the last is {distance:.2} from their mean"))
}

/// The mean of any view.
fn mean<const R: usize, L: Layout<R>>(view: &View<'_, f32, R, L>) -> f32 {
    let (sum, count) = view.fold((0.0, 0.0), |(sum, count), x| (sum + x, count + 1.0));
    sum / count
}

/// A description of a tensor. This is the only place that dispatches on the rank.
fn describe(numbers: &[f32], shape: &DynShape) -> Result<String> {
    match_rank!(shape, {
        0 => |shape| Ok(format!("{:?}", View::from_shape(numbers, shape)?)),
        1 => |shape| Ok(describe_vector(&View::from_shape(numbers, shape)?)),
        2 => |shape| Ok(describe_matrix(&View::from_shape(numbers, shape)?)),
        3 => |shape| Ok(describe_images(&View::from_shape(numbers, shape)?)?),
        _ => |error| Err(error.into()),
    })
}

/// The numbers of a tensor, whatever their type in the file.
fn numbers(dtype: Dtype, memory: &[u8]) -> Result<Vec<f32>> {
    match dtype {
        Dtype::U8 => Ok(memory.iter().copied().map(f32::from).collect()),
        Dtype::F32 => Ok(memory.as_chunks().0.iter().copied().map(f32::from_le_bytes).collect()),
        Dtype::I32 => {
            Ok(memory.as_chunks().0.iter().map(|&bytes| i32::from_le_bytes(bytes) as f32).collect())
        }
        other => Err(format!("elements of type {other} are not supported").into()),
    }
}

fn run() -> Result<()> {
    let data = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data"));
    let files = match env::args_os().nth(1) {
        Some(file) => vec![PathBuf::from(file)],
        None => vec![data.join("digits.safetensors"), data.join("mlp.safetensors")],
    };
    for file in files {
        let memory = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let tensors =
            SafeTensors::deserialize(&memory).map_err(|error| format!("{}: {error}", file.display()))?;
        for name in tensors.names() {
            let tensor = tensors.tensor(name)?;
            let shape = DynShape::from_ints(tensor.shape())?;
            let description = describe(&numbers(tensor.dtype(), tensor.data())?, &shape);
            println!(
                "{name:<8} {:<12} {}",
                shape.to_string(),
                description.map_err(|error| format!("{name}: {error}"))?
            );
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
