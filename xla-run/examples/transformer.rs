//! A transformer block on a mesh of 4 x 2 devices: the batch is split among four groups (data parallel), the heads and the inner layer
//! between the two devices of each group (tensor parallel).
//!
//! ```text
//! export SHAPEWISE_PJRT=$(xla-run/get-plugin.sh)
//! cargo run --manifest-path xla-run/Cargo.toml --example transformer
//!
//! x [8@Data, 16, 32]
//!   + attention(norm(x)): 4@Model heads of 8, one all_reduce after the projection
//!   + mlp(norm(x)):       64@Model inner features, one all_reduce after the second layer
//! and the mean square of the result: one all_reduce over Data
//! ```
//!
//! The program checks itself: it fails if the results are not those of one device and of the operations of arrays, or if XLA's program
//! communicates more than the types state. A plugin with fewer than eight devices, such as that of one GPU, runs the program for one device.
#![allow(clippy::print_stdout, reason = "an example prints to the terminal")]

use std::{error::Error, time::Instant};

use shapewise::{
    Axis, Extents, Float, Keep, Tensor, axes,
    extent::{Name, Named},
    names, shape,
};
use shapewise_stablehlo::{
    Module, Precision, Program, ProgramError, Value, placed,
    placement::{PartialSum, Replicated, Sharded},
};
use shapewise_xla_run::{Engine, Options};

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;
/// What XLA computed, the collectives of its program, and the milliseconds of the second call.
type Run = (Results, Vec<&'static str>, f64);

shapewise_stablehlo::mesh! {
    /// Eight devices: four groups of two.
    pub Grid { Data: 4, Model: 2 }
}

// What an axis means: two sequences of a score, `Queries` and `Keys`, have one length and are not the same axis.
names! { Sequences, Tokens, Features, Projected, Heads, Queries, Keys, Width, Inner }

/// Tokens of all sequences, split by sequence.
type Rows<'p> = Value<'p, f32, 2, Extents![Tokens, Features], Grid, (Sharded<0>, Replicated)>;
/// Tokens whose numbers are sums over `Model`, of which each device has a part.
type Sums<'p> = Value<'p, f32, 2, Extents![Tokens, Features], Grid, (Sharded<0>, PartialSum)>;
/// Heads of all sequences, split by sequence and by head. `L` is what the tokens of a sequence are for: `Queries` or `Keys`.
type OfHeads<'p, L> =
    Value<'p, f32, 4, Extents![Sequences, Heads, (Named<L>), Width], Grid, (Sharded<0>, Sharded<1>)>;
/// A matrix whose rows or columns are split along `Model`.
type Weights<'p, E, P> = Value<'p, f32, 2, E, Grid, (Replicated, P)>;

/// The weights of the block.
struct Block<'p> {
    query: Weights<'p, Extents![Features, Projected], Sharded<1>>,
    key: Weights<'p, Extents![Features, Projected], Sharded<1>>,
    value: Weights<'p, Extents![Features, Projected], Sharded<1>>,
    out: Weights<'p, Extents![Projected, Features], Sharded<0>>,
    up: Weights<'p, Extents![Features, Inner], Sharded<1>>,
    down: Weights<'p, Extents![Inner, Features], Sharded<0>>,
}

/// Each token with mean 0 and variance 1. Every device has all features of its tokens.
fn normalized(x: Rows<'_>) -> Rows<'_> {
    let centred = x - x.sum_axis(Keep(Axis::<1>)) / 32.0;
    let variance = (centred * centred).sum_axis(Keep(Axis::<1>)) / 32.0;
    centred * (variance + 1e-5).rsqrt()
}

impl<'p> Block<'p> {
    /// The heads of a projection: each device computes its own.
    fn heads<L: Name>(
        tokens: Rows<'p>,
        weights: Weights<'p, Extents![Features, Projected], Sharded<1>>,
        length: Named<L>,
    ) -> Result<OfHeads<'p, L>, ProgramError> {
        let features = tokens.matmul(weights).split_axis(Axis::<1>, Heads(4), Width(8))?;
        Ok(features.split_axis(Axis::<0>, Sequences(8), length)?.permute(axes![0, 2, 1, 3]))
    }

    fn attention(&self, x: Rows<'p>) -> Result<Rows<'p>, ProgramError> {
        let normal = normalized(x);
        let query = Self::heads(normal, self.query, Queries(16))?;
        let key = Self::heads(normal, self.key, Keys(16))?;
        let value = Self::heads(normal, self.value, Keys(16))?;
        // `[Sequences, Heads, Queries, Keys]`. A product with the queries, or of transposed scores, is an error of `cargo check`.
        let scores = query.matmul(key.permute(axes![0, 1, 3, 2])) * (1.0 / f32::sqrt(8.0));
        let powers = (scores - scores.max_axis(Keep(Axis::<3>))).exp();
        let attended: OfHeads<'p, Queries> = (powers / powers.sum_axis(Keep(Axis::<3>))).matmul(value);
        let tokens = attended.permute(axes![0, 2, 1, 3]).merge_axes(Axis::<2>, Projected(32))?;
        let partial: Sums<'p> = tokens.merge_axes(Axis::<0>, Tokens(128))?.matmul(self.out);
        Ok(partial.all_reduce(Model))
    }

    fn mlp(&self, x: Rows<'p>) -> Rows<'p> {
        normalized(x).matmul(self.up).at_least(0.0).matmul(self.down).all_reduce(Model)
    }

    fn forward(&self, x: Rows<'p>) -> Result<Rows<'p>, ProgramError> {
        let x = x + self.attention(x)?;
        Ok(x + self.mlp(x))
    }
}

/// The block and the mean square of its result, as a program on the mesh and on one device.
pub(crate) fn program() -> Result<(Module, Module), ProgramError> {
    // As exact on devices that have a faster way, so that all results can be compared.
    let program = Program::<Grid>::new().with_precision(Precision::Highest);
    let x = program.parameter::<f32, 3, _>("x", placed![Sequences(8) @ Data, 16, Features(32)]);
    let block = Block {
        query: program.parameter("query", placed![Features(32), Projected(32) @ Model]),
        key: program.parameter("key", placed![Features(32), Projected(32) @ Model]),
        value: program.parameter("value", placed![Features(32), Projected(32) @ Model]),
        out: program.parameter("out", placed![Projected(32) @ Model, Features(32)]),
        up: program.parameter("up", placed![Features(32), Inner(64) @ Model]),
        down: program.parameter("down", placed![Inner(64) @ Model, Features(32)]),
    };
    let tokens: Rows<'_> = x.reshape(shape![Tokens(128), Features(32)])?;
    let result = block.forward(tokens)?;
    let squares = (result * result).sum_axis(Axis::<1>).sum_axis(Axis::<0>) / 4096.0; // (PartialSum, Replicated)
    let results = (result, squares.all_reduce(Data));
    Ok((program.module(results), program.module_for_one_device(results)))
}

/// The input and the weights, in the order of the parameters.
pub(crate) struct Inputs {
    pub(crate) x: Tensor<f32, 3>,
    pub(crate) weights: [Tensor<f32, 2>; 6],
}

/// The results: the tokens, and their mean square.
type Results = (Tensor<f32, 2>, f32);

impl Inputs {
    pub(crate) fn new() -> Result<Self> {
        // Small numbers without a pattern.
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f32::from(u16::try_from(state >> 16).unwrap_or(0)) / 65536.0 - 0.5
        };
        let mut matrix = |extents: [usize; 2]| {
            let count: usize = extents.iter().product();
            Tensor::new((0..count).map(|_| next() * 0.5).collect(), extents)
        };
        let square = [32, 32];
        let weights = [
            matrix(square)?,
            matrix(square)?,
            matrix(square)?,
            matrix(square)?,
            matrix([32, 64])?,
            matrix([64, 32])?,
        ];
        let x = matrix([128, 32])?.map(|x| x * 4.0).into_vec();
        Ok(Self { x: Tensor::new(x, [8, 16, 32])?, weights })
    }

    /// The results by the operations of arrays.
    fn arrays(&self) -> Result<Results> {
        let [query, key, value, out, up, down] = &self.weights;
        let normalized = |x: &Tensor<f32, 2>| {
            let centred = x - x.sum_axis(Keep(Axis::<1>)) / 32.0;
            let variance = (&centred * &centred).sum_axis(Keep(Axis::<1>)) / 32.0;
            let scale = variance.map(|variance| 1.0 / (variance + 1e-5).sqrt());
            centred * scale
        };
        let heads = |tokens: &Tensor<f32, 2>, weights| -> Result<Tensor<f32, 4>> {
            let features = tokens.matmul(weights);
            let heads = Tensor::new(features.to_vec(), [8, 16, 4, 8])?;
            Ok(heads.permute(axes![0, 2, 1, 3]).to_tensor().into_ranked())
        };
        let x = Tensor::new(self.x.to_vec(), [128, 32])?;
        let normal = normalized(&x);
        let (query, key, value) = (heads(&normal, query)?, heads(&normal, key)?, heads(&normal, value)?);
        let scores = query.matmul(key.permute(axes![0, 1, 3, 2])).into_ranked() * (1.0 / f32::sqrt(8.0));
        let largest = scores.max_axis_by(Keep(Axis::<3>), f32::nan_last).ok_or("no scores")?;
        let powers = (&scores - largest).map(|x| x.exp());
        let attended = (&powers / powers.sum_axis(Keep(Axis::<3>))).matmul(&value);
        let tokens = Tensor::new(attended.permute(axes![0, 2, 1, 3]).to_vec(), [128, 32])?;
        let x = x + tokens.matmul(out);
        let inner = normalized(&x).matmul(up).map(|x| x.max(0.0));
        let result = &x + inner.matmul(down);
        let squares = result.iter().map(|x| x * x).sum::<f32>() / 4096.0;
        Ok((result.into_ranked(), squares))
    }

    /// The results by XLA, and the collectives of its program.
    fn run(&self, engine: &Engine, module: &Module) -> Result<Run> {
        let executable = engine.compile(module)?;
        let call = || -> Result<Results> {
            let call = executable.call().input(&self.x)?;
            let results = self.weights.iter().try_fold(call, |call, weights| call.input(weights))?.run()?;
            Ok((results.get::<f32, 2>(0)?, results.get::<f32, 0>(1)?[[]]))
        };
        call()?;
        let begin = Instant::now();
        Ok((call()?, executable.collectives()?, begin.elapsed().as_secs_f64() * 1e3))
    }
}

/// The greatest difference between two results.
fn difference(left: &Results, right: &Results) -> f32 {
    let tokens = (&left.0 - &right.0).iter().fold(0.0_f32, |most, difference| most.max(difference.abs()));
    tokens.max((left.1 - right.1).abs())
}

/// Runs the example.
pub fn main() -> Result<()> {
    let (mesh, one) = program()?;
    let inputs = Inputs::new()?;
    let engine = Engine::from_env_with(Options::virtual_devices(mesh.device_count()))?;
    let (on_one, none, time) = inputs.run(&engine, &one)?;
    assert_eq!(none.len(), 0, "one device does not communicate");
    let by_arrays = inputs.arrays()?;
    println!(
        "one device of {}: {time:.2} ms, uploads included; mean square {}",
        engine.platform()?,
        on_one.1
    );
    let mut differences = vec![difference(&on_one, &by_arrays)];

    if engine.device_count() >= mesh.device_count() {
        let (on_mesh, collectives, time) = inputs.run(&engine, &mesh)?;
        let announced: Vec<&str> =
            mesh.collectives().iter().map(|(collective, _)| collective.name()).collect();
        assert_eq!(announced, ["all-reduce"; 3], "the types state three");
        assert_eq!(collectives, announced, "XLA communicates what the types state");
        println!("{} devices: {time:.2} ms; collectives: {collectives:?}", mesh.device_count());
        differences.extend([difference(&on_mesh, &by_arrays), difference(&on_mesh, &on_one)]);
    }
    println!("greatest differences from arrays, and of the mesh from one device: {differences:?}");
    assert!(differences.iter().all(|most| *most < 1e-4), "the same results: {differences:?}");
    Ok(())
}
