//! Trains a transformer on a mesh of 4 x 2 devices: the batch is split among four groups (data parallel), the heads and the inner layer between the two devices of each
//! group (tensor parallel). The program is built with ranks that are data, and its gradients are those of [`DynProgram::gradients`].
//!
//! ```text
//! export SHAPEWISE_PJRT=$(xla-run/get-plugin.sh)
//! cargo run --release --manifest-path xla-run/Cargo.toml --example train
//! ```
//!
//! The task: after each symbol of a sequence, name the one before it. Without attention it is not possible, as the one before is at another position. The two layers are one loop,
//! whose gradient is a loop in reverse.
//!
//! The program checks itself: it fails if the loss or a gradient on the mesh is not that on one device, if a step after the first one uploads anything, or if the loss does not
//! fall. With `-- FILE.json`, the inputs, the gradients and the losses are written to a file, which `xla-run/jax/train.py` compares with those of JAX.
#![allow(clippy::print_stdout, reason = "an example prints to the terminal")]

use std::{env, error::Error, fs};

use serde_json::json;
use shapewise::{DynShape, Tensor};
use shapewise_stablehlo::{
    Module, Precision, Reduction,
    dynamic::{Binary, BuildError, Comparison, DynProgram, DynValue, Unary},
    placed,
    placement::{
        AnyPlacements,
        PlacementKind::{self, Blocks, Copies},
    },
};
use shapewise_xla::ElementType::{F32, S32};
use shapewise_xla_run::{DeviceArray, Engine, Executable, Options};

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;
type Built<'p> = Result<DynValue<'p>, BuildError>;
/// A weight on the devices.
type Weight = DeviceArray<f32, 3, [usize; 3], Grid, AnyPlacements>;

shapewise_stablehlo::mesh! {
    /// Eight devices: four groups of two.
    pub Grid { Data: 4, Model: 2 }
}

const MESH: &[(&str, usize)] = &[("Data", 4), ("Model", 2)];
/// How many steps are made, and the part of the gradient that a step subtracts.
const STEPS: usize = 100;
const RATE: f64 = 0.5;

/// The weights: the name, the extents, and the axis that `Model` splits. The first axis is that of the layers.
const WEIGHTS: [(&str, [usize; 3], Option<usize>); 9] = [
    ("symbols", [1, 16, 32], None),
    ("positions", [1, 8, 32], None),
    ("query", [2, 32, 32], Some(2)),
    ("key", [2, 32, 32], Some(2)),
    ("value", [2, 32, 32], Some(2)),
    ("out", [2, 32, 32], Some(1)),
    ("up", [2, 32, 64], Some(2)),
    ("down", [2, 64, 32], Some(1)),
    ("head", [1, 32, 16], None),
];

fn shape(extents: &[usize]) -> DynShape {
    // Those of this file are small.
    DynShape::try_from(extents).unwrap_or_default()
}

/// The sum along the last axis, in the shape before.
fn along_last(x: DynValue<'_>, reduction: Reduction) -> Built<'_> {
    let last = x.rank().saturating_sub(1);
    let others: Vec<isize> = (0..last).map(usize::cast_signed).collect();
    x.reduce(reduction, &[last.cast_signed()])?.broadcast_in_dim(&x.shape(), &others)
}

/// Each token with mean 0 and variance 1.
fn normalized(x: DynValue<'_>) -> Built<'_> {
    let mean = along_last(x, Reduction::Sum)?.binary_with(Binary::Division, 32.0)?;
    let centred = x.binary(Binary::Subtraction, mean)?;
    let squares = along_last(centred.binary(Binary::Multiplication, centred)?, Reduction::Sum)?;
    let variance = squares.binary_with(Binary::Division, 32.0)?.binary_with(Binary::Addition, 1e-5)?;
    centred.binary(Binary::Multiplication, variance.unary(Unary::Rsqrt)?)
}

/// One layer of tokens `[32@Data, 8, 32]`.
fn layer<'p>(weights: &[DynValue<'p>], number: DynValue<'p>, x: DynValue<'p>) -> Built<'p> {
    let weight = |at: usize| -> Built<'p> {
        let (_, [_, rows, columns], _) = WEIGHTS[at];
        weights[at].dynamic_slice_axis(0, number, 1)?.reshape(&shape(&[rows, columns]))
    };
    // Four heads, which `Model` splits: [32@Data, 4@Model, 8, 8].
    let heads = |x: DynValue<'p>, at: usize| {
        x.dot_general(weight(at)?, &[], &[(2, 0)])?.reshape(&shape(&[32, 8, 4, 8]))?.permute(&[0, 2, 1, 3])
    };
    let normal = normalized(x)?;
    let (query, key, value) = (heads(normal, 2)?, heads(normal, 3)?, heads(normal, 4)?);
    let batch = [(0, 0), (1, 1)];
    let scores = query.dot_general(key, &batch, &[(3, 3)])?.binary_with(Binary::Division, 8.0_f64.sqrt())?;
    let powers =
        scores.binary(Binary::Subtraction, along_last(scores, Reduction::Max)?)?.unary(Unary::Exponential)?;
    let attention = powers.binary(Binary::Division, along_last(powers, Reduction::Sum)?)?;
    let attended = attention.dot_general(value, &batch, &[(3, 2)])?.permute(&[0, 2, 1, 3])?;
    let out = attended.reshape(&shape(&[32, 8, 32]))?.dot_general(weight(5)?, &[], &[(2, 0)])?;
    let x = x.binary(Binary::Addition, out.reshard(1, Copies)?)?;
    let inner = normalized(x)?.dot_general(weight(6)?, &[], &[(2, 0)])?.binary_with(Binary::Maximum, 0.0)?;
    let out = inner.dot_general(weight(7)?, &[], &[(2, 0)])?;
    x.binary(Binary::Addition, out.reshard(1, Copies)?)
}

/// The cross-entropy: the mean of the negative logarithms of the probabilities of the right answers.
fn loss<'p>(
    program: &'p DynProgram,
    weights: &[DynValue<'p>],
    symbols: DynValue<'p>,
    answers: DynValue<'p>,
) -> Built<'p> {
    let matrix = |at: usize| weights[at].reshape(&shape(&WEIGHTS[at].1[1..]));
    let tokens = matrix(0)?.take(0, symbols)?.reshape(&shape(&[32, 8, 32]))?;
    let positions = matrix(1)?.broadcast_in_dim(&shape(&[32, 8, 32]), &[1, 2])?;
    let tokens = tokens.binary(Binary::Addition, positions)?;
    let tokens =
        program.repeat(2, &[tokens], |number, values| Ok(vec![layer(weights, number, values[0])?]))?;
    let scores =
        normalized(tokens[0])?.dot_general(matrix(8)?, &[], &[(2, 0)])?.reshape(&shape(&[256, 16]))?;
    let centred = scores.binary(Binary::Subtraction, along_last(scores, Reduction::Max)?)?;
    let sums = along_last(centred.unary(Unary::Exponential)?, Reduction::Sum)?.unary(Unary::Log)?;
    let logarithms = centred.binary(Binary::Subtraction, sums)?;
    let each = answers.broadcast_in_dim(&shape(&[256, 16]), &[0])?;
    let is_right = each.compare(Comparison::Equal, program.iota(S32, &shape(&[256, 16]), 1)?)?;
    let right = is_right.select(logarithms, logarithms.binary_with(Binary::Multiplication, 0.0)?)?;
    right.reduce(Reduction::Sum, &[0, 1])?.reshard(0, Copies)?.binary_with(Binary::Division, -256.0)
}

/// A step of training, on the mesh and on one device: the loss, the weights after it, and the gradients if they are wanted.
fn step(with_gradients: bool) -> Result<(Module, Module), BuildError> {
    let program = match DynProgram::on_mesh(MESH) {
        Ok(program) => program.with_precision(Precision::Highest),
        Err(_) => DynProgram::new(),
    };
    let by_data: &[PlacementKind] = &[Blocks(0), Copies];
    let symbols = program.parameter("symbols_of_text", S32, &shape(&[256]), by_data)?;
    let answers = program.parameter("answers", S32, &shape(&[256]), by_data)?;
    let mut weights = Vec::new();
    for (name, extents, split) in WEIGHTS {
        let places = [Copies, split.map_or(Copies, Blocks)];
        weights.push(program.parameter(name, F32, &shape(&extents), &places)?.donated());
    }
    let loss = loss(&program, &weights, symbols, answers)?;
    let (mut outputs, mut gradients) = (vec![loss], Vec::new());
    for (weight, gradient) in weights.iter().zip(program.gradients(loss, &weights)?) {
        // A partial sum over the batch becomes one sum: the only communication that training adds for weights.
        let gradient = gradient.reshard(0, Copies)?;
        let gradient = if weight.places()[1] == Copies { gradient.reshard(1, Copies)? } else { gradient };
        let part = gradient.binary_with(Binary::Multiplication, RATE)?;
        outputs.push(weight.binary(Binary::Subtraction, part)?);
        gradients.push(gradient);
    }
    if with_gradients {
        outputs.extend(gradients);
    }
    Ok((program.module(&outputs)?, program.module_for_one_device(&outputs)?))
}

/// The text and the weights before the first step: numbers without a pattern.
struct Inputs {
    symbols: Vec<i32>,
    answers: Vec<i32>,
    weights: Vec<Tensor<f32, 3>>,
}

impl Inputs {
    fn new() -> Result<Self> {
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            u16::try_from(state >> 16).unwrap_or(0)
        };
        let symbols: Vec<i32> = (0..256).map(|_| i32::from(next() % 16)).collect();
        // The first symbol of a sequence is its own answer.
        let answer = |at: usize| symbols[if at.is_multiple_of(8) { at } else { at - 1 }];
        let answers = (0..256).map(answer).collect();
        let mut weights = Vec::new();
        for (_, extents, _) in WEIGHTS {
            let numbers = (0..extents.iter().product()).map(|_| (f32::from(next()) / 65536.0 - 0.5) * 0.6);
            weights.push(Tensor::new(numbers.collect(), extents)?);
        }
        Ok(Self { symbols, answers, weights })
    }

    /// The results of a step: the loss, then arrays of three axes.
    fn run(&self, executable: &Executable) -> Result<(f32, Vec<Tensor<f32, 3>>)> {
        let text = |symbols: &[i32]| Tensor::new(symbols.to_vec(), [256]);
        let call = executable.call().input(text(&self.symbols)?)?.input(text(&self.answers)?)?;
        let results = self.weights.iter().try_fold(call, |call, weight| call.input(weight))?.run()?;
        let arrays = (1..=2 * WEIGHTS.len()).map(|output| results.get::<f32, 3>(output));
        Ok((results.get::<f32, 0>(0)?[[]], arrays.collect::<std::result::Result<_, _>>()?))
    }
}

/// Returns the greatest difference of two lists of gradients, in ratio to the greatest number of each.
fn difference(left: &[Tensor<f32, 3>], right: &[Tensor<f32, 3>]) -> f32 {
    let greatest = |array: &Tensor<f32, 3>| array.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
    let ratios =
        left.iter().zip(right).map(|(left, right)| greatest(&(left - right).into_ranked()) / greatest(right));
    ratios.fold(0.0, f32::max)
}

/// Runs the example.
pub fn main() -> Result<()> {
    let inputs = Inputs::new()?;
    let engine = Engine::from_env_with(Options::virtual_devices(8))?;
    let (mesh, one) = step(true)?;
    let (loss, of_one) = inputs.run(&engine.compile(&one)?)?;
    println!("one device: loss {loss} before the first step");
    if engine.device_count() < mesh.device_count() {
        return Ok(());
    }
    let (on_mesh, of_mesh) = inputs.run(&engine.compile(&mesh)?)?;
    let (_, expected) = of_one.split_at(WEIGHTS.len());
    let (_, gradients) = of_mesh.split_at(WEIGHTS.len());
    let differs = difference(gradients, expected);
    println!(
        "eight devices: loss {on_mesh}; gradients differ from those on one by {differs:.1e} of the greatest"
    );
    assert!((loss - on_mesh).abs() < 1e-5 && differs < 1e-5, "the mesh and one device agree");

    let (training, _) = step(false)?;
    println!("{} collectives in a step", training.collectives().len());
    let executable = engine.compile(&training)?;
    let devices = engine.devices::<Grid>()?;
    let text = |symbols: &[i32]| {
        Ok::<_, Box<dyn Error>>(devices.put(Tensor::new(symbols.to_vec(), [256])?, placed![256 @ Data])?)
    };
    let (symbols, answers) = (text(&inputs.symbols)?, text(&inputs.answers)?);
    let call = executable.call().keep(&symbols)?.keep(&answers)?;
    let mut results = inputs.weights.iter().try_fold(call, |call, weight| call.input(weight))?.run()?;
    let mut losses = vec![results.get::<f32, 0>(0)?[[]]];
    let uploaded = engine.uploaded_bytes();
    while losses.len() < STEPS {
        let mut call = executable.call().keep(&symbols)?.keep(&answers)?;
        for output in 1..=WEIGHTS.len() {
            let weight: Weight = results.take(output)?;
            call = call.give(weight)?;
        }
        results = call.run()?;
        losses.push(results.get::<f32, 0>(0)?[[]]);
        if losses.len().is_multiple_of(25) {
            println!("step {}: loss {}", losses.len(), losses.last().copied().unwrap_or(f32::NAN));
        }
    }
    assert_eq!(engine.uploaded_bytes(), uploaded, "a step uploads nothing");
    assert!(losses.first() > Some(&2.0) && losses.last() < Some(&0.1), "the loss falls: {losses:?}");

    if let Some(file) = env::args_os().nth(1).filter(|name| name.to_string_lossy().ends_with(".json")) {
        let arrays = |arrays: &[Tensor<f32, 3>]| arrays.iter().map(Tensor::to_vec).collect::<Vec<_>>();
        let content = json!({
            "symbols": inputs.symbols, "answers": inputs.answers, "names": WEIGHTS.map(|(name, _, _)| name), "shapes": WEIGHTS.map(|(_, extents, _)| extents),
            "weights": arrays(&inputs.weights), "gradients": arrays(gradients), "losses": losses, "rate": RATE,
        });
        fs::write(file, serde_json::to_string(&content)?)?;
    }
    Ok(())
}
