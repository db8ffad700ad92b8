//! A model file: tensors of several types and ranks, read from a file. Each is handled by code that is typed by rank.
//!
//! ```text
//! cargo run --release --features safetensors --example ranks [file.safetensors]
//! ```
#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]
#![expect(clippy::as_conversions, reason = "counts and labels are converted to floats")]

use core::error::Error;
use std::{env, fs, path::PathBuf, process::ExitCode};

use shapewise::{Layout, Tensor, View, array::DynTensor, match_rank, s};
use shapewise_io::{raw::RawArray, safetensors::Tensors};
use shapewise_xla::ElementType;

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
    let mut mean = Tensor::try_filled([1, height, width], 0.0)?;
    for image in 0..count {
        mean.view_mut().zip_apply(images.slice(s![NewAxis, image]), |mean, pixel| *mean += pixel * share);
    }
    // The last image, if there is one: `-1..` keeps the axis.
    let square = |sum: f32, pixel: &f32, mean: &f32| sum + (pixel - mean).powi(2);
    let distance = images.slice(s![-1..]).zip_fold(mean.view(), 0.0, square).sqrt();
    Ok(format!("{count} images; the last is {distance:.2} from their mean"))
}

/// The mean of any view.
fn mean<const R: usize, L: Layout<R>>(view: &View<'_, f32, R, L>) -> f32 {
    let (sum, count) = view.fold((0.0, 0.0), |(sum, count), x| (sum + x, count + 1.0));
    sum / count
}

/// A description of a tensor. This is the only place that dispatches on the rank.
fn describe(numbers: &DynTensor<f32>) -> Result<String> {
    match_rank!(numbers.view(), {
        0 => |scalar| Ok(scalar.to_string()),
        1 => |vector| Ok(describe_vector(&vector)),
        2 => |matrix| Ok(describe_matrix(&matrix)),
        3 => |images| Ok(describe_images(&images)?),
        _ => |error| Err(error.into()),
    })
}

/// The numbers of a tensor, whatever their type and rank in the file.
fn numbers(tensor: &RawArray<'_>) -> Result<DynTensor<f32>> {
    match tensor.element_type() {
        ElementType::U8 => Ok(tensor.to_dyn_tensor::<u8>()?.map(|&x| x.into())),
        ElementType::F32 => Ok(tensor.to_dyn_tensor::<f32>()?),
        ElementType::S32 => Ok(tensor.to_dyn_tensor::<i32>()?.map(|&x| x as f32)),
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
        let tensors = Tensors::new(&memory).map_err(|error| format!("{}: {error}", file.display()))?;
        for name in tensors.names() {
            let tensor = tensors.raw(name)?;
            let description = numbers(&tensor).and_then(|numbers| describe(&numbers));
            println!(
                "{name:<8} {:<12} {}",
                tensor.shape().to_string(),
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
