//! Six layers of a transformer of a realistic size: 512 features, 8 heads, 4 sequences of 256 tokens. It runs on a mesh of 4 x 2 devices and on one. The
//! layers are one loop: each weight is an array with an axis more, of which an iteration takes its place, so XLA compiles one layer.
//!
//! ```text
//! export SHAPEWISE_PJRT=$(xla-run/get-plugin.sh)
//! cargo run --release --manifest-path xla-run/Cargo.toml --example layers
//! ```
//!
//! `-- fast` has the default precision of products, which is less on a GPU, and prints the difference that it makes.
//!
//! The weights are put on the devices once, and the second call uploads the tokens alone. The program checks itself: it fails if the mesh, one device and
//! the operations of arrays differ, if a call uploads more, or if XLA's program communicates more than the types state.
#![allow(clippy::print_stdout, reason = "an example prints to the terminal")]

use std::{env, error::Error, time::Instant};

use shapewise::{Axis, Const, Extents, Float, Keep, Tensor, axes, s, shape};
use shapewise_stablehlo::{
    Module, Precision, Program, ProgramError, Value, placed,
    placement::{OneDevice, PartialSum, Replicated, Sharded},
};
use shapewise_xla_run::{Engine, Options};

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;

shapewise_stablehlo::mesh! {
    /// Eight devices: four groups of two.
    pub Grid { Data: 4, Model: 2 }
}

/// The number of layers.
const LAYERS: u32 = 6;

/// Tokens of all sequences, split by sequence: `[batch * length, features]`.
type Tokens<'p> = Value<'p, f32, 2, Extents![1024, 512], Grid, (Sharded<0>, Replicated)>;
/// Heads of all sequences, split by sequence and by head: `[batch, heads, length, features of a head]`.
type Heads<'p> = Value<'p, f32, 4, Extents![4, 8, 256, 64], Grid, (Sharded<0>, Sharded<1>)>;
/// The weights of all layers, whose rows or columns are split along `Model`.
type Weights<'p, E, P> = Value<'p, f32, 3, E, Grid, (Replicated, P)>;
/// The weights of one layer.
type Matrix<'p, E, P> = Value<'p, f32, 2, E, Grid, (Replicated, P)>;
/// The number of a layer, in the loop.
type Layer<'p> = Value<'p, u32, 0, (), Grid, (Replicated, Replicated)>;

/// The weights of all layers.
struct Stack<'p> {
    query: Weights<'p, Extents![6, 512, 512], Sharded<2>>,
    key: Weights<'p, Extents![6, 512, 512], Sharded<2>>,
    value: Weights<'p, Extents![6, 512, 512], Sharded<2>>,
    out: Weights<'p, Extents![6, 512, 512], Sharded<1>>,
    up: Weights<'p, Extents![6, 512, 2048], Sharded<2>>,
    down: Weights<'p, Extents![6, 2048, 512], Sharded<1>>,
}

/// Each token with mean 0 and variance 1. Every device has all features of its tokens.
fn normalized(x: Tokens<'_>) -> Tokens<'_> {
    let centred = x - x.sum_axis(Keep(Axis::<1>)) / 512.0;
    let variance = (centred * centred).sum_axis(Keep(Axis::<1>)) / 512.0;
    centred * (variance + 1e-5).rsqrt()
}

/// The heads of a projection: each device computes its own.
fn heads<'p>(
    tokens: Tokens<'p>,
    weights: Matrix<'p, Extents![512, 512], Sharded<1>>,
) -> Result<Heads<'p>, ProgramError> {
    let features = tokens.matmul(weights).split_axis(Axis::<1>, Const::<8>, Const::<64>)?;
    Ok(features.split_axis(Axis::<0>, Const::<4>, Const::<256>)?.permute(axes![0, 2, 1, 3]))
}

impl<'p> Stack<'p> {
    fn attention(&self, layer: Layer<'p>, x: Tokens<'p>) -> Result<Tokens<'p>, ProgramError> {
        let square = |weights: Weights<'p, Extents![6, 512, 512], Sharded<2>>| {
            weights.dynamic_slice_axis(Axis::<0>, layer, Const::<1>)?.slice(s![0, :, :])
        };
        let out = self.out.dynamic_slice_axis(Axis::<0>, layer, Const::<1>)?.slice(s![0, :, :])?;
        let normal = normalized(x);
        let (query, key) = (heads(normal, square(self.query)?)?, heads(normal, square(self.key)?)?);
        let value = heads(normal, square(self.value)?)?;
        let scores = query.matmul(key.permute(axes![0, 1, 3, 2])) * 0.125;
        let powers = (scores - scores.max_axis(Keep(Axis::<3>))).exp();
        let attended: Heads<'p> = (powers / powers.sum_axis(Keep(Axis::<3>))).matmul(value);
        let tokens = attended.permute(axes![0, 2, 1, 3]).merge_axes(Axis::<2>, Const::<512>)?;
        let partial: Value<'p, f32, 2, Extents![1024, 512], Grid, (Sharded<0>, PartialSum)> =
            tokens.merge_axes(Axis::<0>, Const::<1024>)?.matmul(out);
        Ok(partial.all_reduce(Model))
    }

    fn layer(&self, layer: Layer<'p>, x: Tokens<'p>) -> Result<Tokens<'p>, ProgramError> {
        let up = self.up.dynamic_slice_axis(Axis::<0>, layer, Const::<1>)?.slice(s![0, :, :])?;
        let down = self.down.dynamic_slice_axis(Axis::<0>, layer, Const::<1>)?.slice(s![0, :, :])?;
        let x = x + self.attention(layer, x)?;
        Ok(x + normalized(x).matmul(up).at_least(0.0).matmul(down).all_reduce(Model))
    }
}

/// The layers, as a program on the mesh and on one device.
pub(crate) fn program(precision: Precision) -> Result<(Module, Module), ProgramError> {
    let program = Program::<Grid>::new().with_precision(precision);
    let x = program.parameter::<f32, 2, _>("x", placed![1024 @ Data, 512]);
    let stack = Stack {
        query: program.parameter("query", placed![6, 512, 512 @ Model]),
        key: program.parameter("key", placed![6, 512, 512 @ Model]),
        value: program.parameter("value", placed![6, 512, 512 @ Model]),
        out: program.parameter("out", placed![6, 512 @ Model, 512]),
        up: program.parameter("up", placed![6, 512, 2048 @ Model]),
        down: program.parameter("down", placed![6, 2048 @ Model, 512]),
    };
    let result = program.try_repeat(LAYERS, x, |layer, x| stack.layer(layer, x))?;
    Ok((program.module(result), program.module_for_one_device(result)))
}

/// The tokens and the weights, in the order of the parameters.
pub(crate) struct Inputs {
    pub(crate) x: Tensor<f32, 2>,
    pub(crate) square: [Tensor<f32, 3>; 4],
    pub(crate) up: Tensor<f32, 3>,
    pub(crate) down: Tensor<f32, 3>,
}

/// What a run was: the result, the collectives of XLA's program, the seconds to compile and for the second call, and the bytes that the second call uploaded.
struct Run {
    result: Tensor<f32, 2>,
    collectives: Vec<&'static str>,
    compiled: f64,
    called: f64,
    uploaded: u64,
}

/// Compiles a module, puts the weights on the devices, at these placements, and calls it twice.
macro_rules! run {
    ($engine:expr, $module:expr, $inputs:expr, $mesh:ty, $column:expr, $row:expr, $up:expr, $down:expr) => {{
        let begin = Instant::now();
        let executable = $engine.compile($module)?;
        let compiled = begin.elapsed().as_secs_f64();
        let devices = $engine.devices::<$mesh>()?;
        let [query, key, value, out] = &$inputs.square;
        let (query, key) = (devices.put(query, $column)?, devices.put(key, $column)?);
        let (value, out) = (devices.put(value, $column)?, devices.put(out, $row)?);
        let (up, down) = (devices.put(&$inputs.up, $up)?, devices.put(&$inputs.down, $down)?);
        let call = || -> Result<Tensor<f32, 2>> {
            let call = executable.call().input(&$inputs.x)?.keep(&query)?.keep(&key)?.keep(&value)?;
            Ok(call.keep(&out)?.keep(&up)?.keep(&down)?.run()?.get::<f32, 2>(0)?)
        };
        call()?;
        let (before, begin) = ($engine.uploaded_bytes(), Instant::now());
        let result = call()?;
        let called = begin.elapsed().as_secs_f64();
        let uploaded = $engine.uploaded_bytes() - before;
        Run { result, collectives: executable.collectives()?, compiled, called, uploaded }
    }};
}

impl Inputs {
    pub(crate) fn new() -> Result<Self> {
        // Small numbers without a pattern.
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f32::from(u16::try_from(state >> 16).unwrap_or(0)) / 65536.0 - 0.5
        };
        let mut array = |extents: [usize; 3], scale: f32| {
            let count: usize = extents.iter().product();
            Tensor::new((0..count).map(|_| next() * scale).collect(), extents)
        };
        let square = [6, 512, 512];
        Ok(Self {
            x: array([1, 1024, 512], 4.0)?.try_into_reshape([1024, 512])?,
            square: [array(square, 0.15)?, array(square, 0.15)?, array(square, 0.15)?, array(square, 0.15)?],
            up: array([6, 512, 2048], 0.15)?,
            down: array([6, 2048, 512], 0.075)?,
        })
    }

    /// The result of the first sequence by the operations of arrays.
    fn arrays(&self) -> Result<Tensor<f32, 2>> {
        let normalized = |x: &Tensor<f32, 2>| {
            let centred = x - x.sum_axis(Keep(Axis::<1>)) / 512.0;
            let variance = (&centred * &centred).sum_axis(Keep(Axis::<1>)) / 512.0;
            let scale = variance.map(|variance| 1.0 / (variance + 1e-5).sqrt());
            centred * scale
        };
        let heads = |tokens: &Tensor<f32, 2>, weights: &Tensor<f32, 2>| -> Result<Tensor<f32, 3>> {
            let heads = Tensor::new(tokens.matmul(weights).to_vec(), [256, 8, 64])?;
            Ok(heads.permute(axes![1, 0, 2]).to_tensor().into_ranked())
        };
        let [query, key, value, out] = &self.square;
        let mut x = self.x.slice(s![..256, :]).to_tensor().into_ranked();
        for layer in 0..6 {
            let of = |weights: &Tensor<f32, 3>| weights.slice(s![layer, :, :]).to_tensor().into_ranked();
            let normal = normalized(&x);
            let (query, key) = (heads(&normal, &of(query))?, heads(&normal, &of(key))?);
            let value = heads(&normal, &of(value))?;
            let scores = query.matmul(key.permute(axes![0, 2, 1])).into_ranked() * 0.125;
            let largest = scores.max_axis_by(Keep(Axis::<2>), f32::nan_last).ok_or("no scores")?;
            let powers = (&scores - largest).map(|x| x.exp());
            let attended = (&powers / powers.sum_axis(Keep(Axis::<2>))).matmul(&value);
            let tokens = Tensor::new(attended.permute(axes![1, 0, 2]).to_vec(), [256, 512])?;
            x += tokens.matmul(&of(out));
            let inner = normalized(&x).matmul(&of(&self.up)).map(|x| x.max(0.0));
            x += inner.matmul(&of(&self.down));
        }
        Ok(x)
    }
}

/// The greatest difference between two matrices, in ratio to the greatest number.
fn difference(left: &Tensor<f32, 2>, right: &Tensor<f32, 2>) -> f32 {
    let most = |array: Tensor<f32, 2>| array.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
    most(left - right) / most(right.map(|x| *x))
}

/// Runs the example.
pub fn main() -> Result<()> {
    let is_fast = env::args().any(|argument| argument == "fast");
    // As exact on devices that have a faster way, so that all results can be compared.
    let (precision, allowed) = if is_fast { (Precision::Default, 1e-2) } else { (Precision::Highest, 1e-4) };
    let (mesh, one) = program(precision)?;
    let inputs = Inputs::new()?;
    let engine = Engine::from_env_with(Options::virtual_devices(mesh.device_count()))?;
    let (begin, expected) = (Instant::now(), inputs.arrays()?);
    println!("a quarter of it by the operations of arrays: {:.1} ms", begin.elapsed().as_secs_f64() * 1e3);

    let whole = shape![6, 512, 512];
    let on_one =
        run!(engine, &one, inputs, OneDevice, whole, whole, shape![6, 512, 2048], shape![6, 2048, 512]);
    let mut runs = vec![("one device", on_one)];
    if engine.device_count() >= mesh.device_count() {
        let (column, row) = (placed![6, 512, 512 @ Model], placed![6, 512 @ Model, 512]);
        let (up, down) = (placed![6, 512, 2048 @ Model], placed![6, 2048 @ Model, 512]);
        let on_mesh = run!(engine, &mesh, inputs, Grid, column, row, up, down);
        let announced: Vec<&str> =
            mesh.collectives().iter().map(|(collective, _)| collective.name()).collect();
        assert_eq!(announced, ["all-reduce"; 2], "the types state two in a layer");
        assert_eq!(on_mesh.collectives, announced, "XLA communicates what the types state");
        runs.push(("eight devices", on_mesh));
    }
    for (name, run) in &runs {
        let first = run.result.slice(s![..256, :]).to_tensor().into_ranked();
        let differences = [difference(&first, &expected), difference(&run.result, &runs[0].1.result)];
        println!(
            "{name} of {}: compiled in {:.1} s, called in {:.2} ms; differences from arrays and one device: {differences:?}",
            engine.platform()?,
            run.compiled,
            run.called * 1e3,
        );
        assert!(differences.iter().all(|most| *most < allowed), "the same results: {differences:?}");
        // The tokens go to four groups, each device of which has a copy.
        let copies = if *name == "one device" { 1 } else { 2 };
        assert_eq!(run.uploaded, copies * 1024 * 512 * 4, "a second call uploads the tokens alone");
    }
    Ok(())
}
