//! The digits network of the main example on a mesh of 4 x 2 devices: the images are split among four groups (data parallel), and the
//! hidden layer between the two devices of each group (tensor parallel).
//!
//! ```text
//! export SHAPEWISE_PJRT=$(xla-run/get-plugin.sh)
//! cargo run --manifest-path xla-run/Cargo.toml --example digits
//!
//! images [500@Data, 64] -> (x - mean) / std -> relu(x @ w1[64, 48@Model] + b1) -> @ w2[48@Model, 10] -> all_reduce -> + b2
//! ```
//!
//! The program checks itself: it fails if the results are not those of one device and of the operations of arrays, if fewer than 491 of
//! 500 digits are right, or if XLA's program communicates more than the types state. A plugin with fewer than eight devices, such as that of one GPU, runs the
//! program for one device.
#![allow(clippy::print_stdout, reason = "an example prints to the terminal")]

use std::{error::Error, fs, path::PathBuf, time::Instant};

use safetensors::SafeTensors;
use shapewise::{Axis, Extents, Float, Keep, Tensor, axes, names, s, shape};
use shapewise_stablehlo::{
    Module, Precision, Program, Value, placed,
    placement::{PartialSum, Replicated, Sharded},
};
use shapewise_xla_run::{Engine, Options};

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;
/// What XLA computed, the collectives of its program, and the milliseconds of the second call.
type Run = (Tensor<f32, 2>, Vec<&'static str>, f64);

shapewise_stablehlo::mesh! {
    /// Eight devices: four groups of two.
    pub Grid { Data: 4, Model: 2 }
}

// What an axis means. Their numbers are known when the files are read.
names! { Images, Pixels, Hidden, Digits }

/// A matrix of the program, placed along `Data` and `Model`.
type Matrix<'p, E, P> = Value<'p, f32, 2, E, Grid, P>;

/// The scores of 500 images, as a program on the mesh and on one device.
pub(crate) fn network() -> (Module, Module) {
    // As exact on devices that have a faster way, so that all results can be compared.
    let program = Program::<Grid>::new().with_precision(Precision::Highest);
    let images = program.parameter::<f32, 2, _>("images", placed![Images(500) @ Data, Pixels(64)]);
    let mean = program.parameter::<f32, 2, _>("mean", shape![1, Pixels(64)]);
    let std = program.parameter::<f32, 2, _>("std", shape![1, Pixels(64)]);
    let w1 = program.parameter::<f32, 2, _>("w1", placed![Pixels(64), Hidden(48) @ Model]);
    let b1 = program.parameter::<f32, 1, _>("b1", placed![Hidden(48) @ Model]);
    let w2 = program.parameter::<f32, 2, _>("w2", placed![Hidden(48) @ Model, Digits(10)]);
    let b2 = program.parameter::<f32, 1, _>("b2", shape![Digits(10)]);

    let normal: Matrix<'_, Extents![Images, Pixels], (Sharded<0>, Replicated)> = (images - mean) / std;
    let sums: Matrix<'_, Extents![Images, Hidden], (Sharded<0>, Sharded<1>)> =
        normal.matmul(w1) + b1.along(axes![1]);
    let partial: Matrix<'_, Extents![Images, Digits], (Sharded<0>, PartialSum)> =
        sums.at_least(0.0).matmul(w2);
    let scores: Matrix<'_, Extents![Images, Digits], (Sharded<0>, Replicated)> =
        partial.all_reduce(Model) + b2.along(axes![1]);
    (program.module(scores), program.module_for_one_device(scores))
}

/// The tensors of the files of the main example.
pub(crate) struct Files {
    digits: Vec<u8>,
    network: Vec<u8>,
}

/// The images and weights, and the right answers.
pub(crate) struct Inputs {
    /// In the order of the parameters, all of rank 2 or 1.
    pub(crate) images: Tensor<f32, 2>,
    pub(crate) rows: [Tensor<f32, 2>; 2],
    pub(crate) matrices: [Tensor<f32, 2>; 2],
    pub(crate) biases: [Tensor<f32, 1>; 2],
    labels: Vec<usize>,
}

impl Files {
    pub(crate) fn read() -> Result<Self> {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../crates/io/examples/data");
        Ok(Self {
            digits: fs::read(folder.join("digits.safetensors"))?,
            network: fs::read(folder.join("mlp.safetensors"))?,
        })
    }

    pub(crate) fn data(&self) -> Result<Inputs> {
        let (digits, network) =
            (SafeTensors::deserialize(&self.digits)?, SafeTensors::deserialize(&self.network)?);
        let floats = |name: &str| -> Result<Vec<f32>> {
            let bytes = network.tensor(name)?.data().to_vec();
            Ok(bytes.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect())
        };
        let pixels = Tensor::new(digits.tensor("images")?.data().to_vec(), [1797, 64])?;
        let test = digits.tensor("test")?.data().to_vec();
        let test: Vec<i32> = test.as_chunks::<4>().0.iter().map(|bytes| i32::from_le_bytes(*bytes)).collect();
        let labels = digits.tensor("labels")?.data().to_vec();
        let (mut images, mut answers) = (Vec::new(), Vec::new());
        for row in test {
            images.extend(pixels.try_slice(s![row, :])?.iter().map(|pixel| f32::from(*pixel)));
            answers.push(usize::from(*labels.get(usize::try_from(row)?).ok_or("a row out of range")?));
        }
        Ok(Inputs {
            images: Tensor::new(images, [500, 64])?,
            rows: [Tensor::new(floats("mean")?, [1, 64])?, Tensor::new(floats("std")?, [1, 64])?],
            matrices: [Tensor::new(floats("w1")?, [64, 48])?, Tensor::new(floats("w2")?, [48, 10])?],
            biases: [Tensor::new(floats("b1")?, [48])?, Tensor::new(floats("b2")?, [10])?],
            labels: answers,
        })
    }
}

impl Inputs {
    /// The scores by the operations of arrays.
    fn scores(&self) -> Result<Tensor<f32, 2>> {
        let ([mean, std], [w1, w2], [b1, b2]) = (&self.rows, &self.matrices, &self.biases);
        let normal = (&self.images - mean) / std;
        let hidden = (normal.matmul(w1) + b1.along(axes![1])).map(|sum| sum.max(0.0));
        Ok(hidden.matmul(w2).into_ranked() + b2.along(axes![1]))
    }

    /// The scores by XLA, and the collectives of its program.
    fn run(&self, engine: &Engine, module: &Module) -> Result<Run> {
        let executable = engine.compile(module)?;
        let ([mean, std], [w1, w2], [b1, b2]) = (&self.rows, &self.matrices, &self.biases);
        let scores = || -> Result<Tensor<f32, 2>> {
            let call = executable.call().input(&self.images)?.input(mean)?.input(std)?;
            Ok(call.input(w1)?.input(b1)?.input(w2)?.input(b2)?.run()?.get::<f32, 2>(0)?)
        };
        scores()?;
        let begin = Instant::now();
        Ok((scores()?, executable.collectives()?, begin.elapsed().as_secs_f64() * 1e3))
    }
}

/// The greatest difference between two matrices.
fn difference(left: &Tensor<f32, 2>, right: &Tensor<f32, 2>) -> f32 {
    (left - right).iter().fold(0.0, |most, difference| most.max(difference.abs()))
}

/// Runs the example.
pub fn main() -> Result<()> {
    let data = Files::read()?.data()?;
    let (mesh, one) = network();
    let engine = Engine::from_env_with(Options::virtual_devices(mesh.device_count()))?;
    let (on_one, none, time) = data.run(&engine, &one)?;
    assert_eq!(none.len(), 0, "one device does not communicate");
    let by_arrays = data.scores()?;
    println!("one device of {}: {time:.2} ms, uploads included", engine.platform()?);
    let mut differences = vec![difference(&on_one, &by_arrays)];
    let mut all = vec![&on_one];

    let on_mesh;
    if engine.device_count() >= mesh.device_count() {
        let (scores, collectives, time) = data.run(&engine, &mesh)?;
        let announced: Vec<&str> =
            mesh.collectives().iter().map(|(collective, _)| collective.name()).collect();
        assert_eq!(collectives, announced, "XLA communicates what the types state");
        println!("{} devices: {time:.2} ms; collectives: {collectives:?}", mesh.device_count());
        on_mesh = scores;
        differences.extend([difference(&on_mesh, &by_arrays), difference(&on_mesh, &on_one)]);
        all.push(&on_mesh);
    }
    println!("greatest differences from arrays, and of the mesh from one device: {differences:?}");
    assert!(differences.iter().all(|most| *most < 1e-4), "the same scores: {differences:?}");

    for scores in all {
        let best = scores.max_axis_by(Keep(Axis::<1>), f32::nan_last).ok_or("no scores")?;
        let answer = |row: usize| (0..10).find(|digit| scores[[row, *digit]] == best[[row, 0]]);
        let right =
            data.labels.iter().enumerate().filter(|(row, label)| answer(*row) == Some(**label)).count();
        assert_eq!(right, 491, "the digits that are right, of 500");
        println!("{right} of {} digits right", data.labels.len());
    }
    Ok(())
}
