//! Functions that are generic over the placement of their batch: one bound, `BatchPlacement`, implies all that they need.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]
#![allow(clippy::arithmetic_side_effects, reason = "an operator adds an operation to a program")]

use shapewise::{Axis, Const, Extent, Keep, One, axes, contraction::DotAxes, s, shape};
use shapewise_stablehlo::{
    FloatElement, Module, Port, Program, ProgramError, Value, placed,
    placement::{BatchPlacement, PartialSum, PlacementKind, Replicated, Sharded},
};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
// The batch may be split by an inner mesh axis, by several, and by the only one.
shapewise_stablehlo::mesh! { Swapped { Inner: 2, Batch: 4 } }
shapewise_stablehlo::mesh! { Deep { Pod: 2, Host: 2, Core: 2 } }
shapewise_stablehlo::mesh! { Line { Only: 4 } }

/// Rows of a batch; `P` is the placement on `Data`, and `Q` the one on `Model`.
type Rows<'p, B, const N: usize, P, Q = Replicated, T = f32> = Value<'p, T, 2, (B, Const<N>), Grid, (P, Q)>;
/// Weights.
type Matrix<'p, const I: usize, const O: usize, Q = Replicated> =
    Value<'p, f32, 2, (Const<I>, Const<O>), Grid, (Replicated, Q)>;
/// A bias.
type Row<'p, const N: usize, Q = Replicated> = Value<'p, f32, 1, (Const<N>,), Grid, (Replicated, Q)>;
/// The features of the tokens of each sequence.
type Tokens<'p, P> = Value<'p, f32, 2, (Const<128>, Const<32>), Grid, (P, Sharded<1>)>;

fn linear<'p, B: Extent, P: BatchPlacement, const I: usize, const O: usize>(
    x: Rows<'p, B, I, P>,
    weights: Matrix<'p, I, O>,
    bias: Row<'p, O>,
) -> Rows<'p, B, O, P> {
    let y = bias.along(axes![1]) + x.matmul(weights);
    (y * y.at_least(0.0) - bias.along(axes![1])) % 7.0
}

/// For each type of floats.
fn norm<'p, T: FloatElement, B: Extent, P: BatchPlacement>(
    x: Rows<'p, B, 32, P, Replicated, T>,
    count: Value<'p, T, 2, (One, One), Grid, (Replicated, Replicated)>,
) -> Rows<'p, B, 32, P, Replicated, T> {
    let centred = x - x.sum_axis(Keep(Axis::<1>)) / count;
    let variance = (centred * centred).sum_axis(Keep(Axis::<1>)) / count;
    centred / variance.sqrt() * centred.exp()
}

fn softmax<'p, B: Extent, P: BatchPlacement>(x: Rows<'p, B, 32, P>) -> Rows<'p, B, 32, P> {
    let powers = (x - x.max_axis(Keep(Axis::<1>))).exp();
    powers / powers.sum_axis(Keep(Axis::<1>))
}

/// The inner features are split.
fn perceptron<'p, B: Extent, P: BatchPlacement>(
    x: Rows<'p, B, 32, P>,
    up: Matrix<'p, 32, 64, Sharded<1>>,
    bias: Row<'p, 64, Sharded<0>>,
    down: Matrix<'p, 64, 32, Sharded<0>>,
) -> Rows<'p, B, 32, P> {
    let inner: Rows<'p, B, 64, P, Sharded<1>> = (x.matmul(up) + bias.along(axes![1])).at_least(0.0);
    let sums: Rows<'p, B, 32, P, PartialSum> = inner.matmul(down);
    x + sums.all_reduce(Model)
}

/// Collectives along the other mesh axis.
fn scattered<'p, P: BatchPlacement>(
    x: Rows<'p, Const<8>, 32, P>,
    up: Matrix<'p, 32, 64, Sharded<1>>,
    down: Matrix<'p, 64, 32, Sharded<0>>,
) -> Rows<'p, Const<8>, 32, P> {
    let sums = x.matmul(up).matmul(down).reduce_scatter(Model, Axis::<1>);
    let columns: Rows<'p, Const<8>, 32, P, Sharded<1>> = sums * x.split(Model, Axis::<1>);
    columns.max(columns).min(columns.exp()).all_gather(Model)
}

/// Each device has a head of its sequences.
fn attention<'p, P: BatchPlacement>(x: Tokens<'p, P>) -> Result<Tokens<'p, P>, ProgramError> {
    let heads = x.split_axis(Axis::<1>, Const::<4>, Const::<8>)?;
    let heads = heads.split_axis(Axis::<0>, Const::<8>, Const::<16>)?.permute(axes![0, 2, 1, 3]);
    let scores = heads.matmul(heads.permute(axes![0, 1, 3, 2])) * 0.25;
    let powers = (scores - scores.max_axis(Keep(Axis::<3>))).exp();
    let attended = (powers / powers.sum_axis(Keep(Axis::<3>))).matmul(heads);
    attended
        .permute(axes![0, 2, 1, 3])
        .merge_axes(Axis::<2>, Const::<32>)?
        .merge_axes(Axis::<0>, Const::<128>)
}

/// What moves elements, and leaves the batch where it is.
fn moved<'p, P: BatchPlacement>(
    program: &'p Program<Grid>,
    x: Rows<'p, Const<8>, 32, P>,
    weights: Matrix<'p, 32, 32>,
) -> Result<Rows<'p, Const<8>, 32, P>, ProgramError> {
    let looped = program.repeat(4, x, |_, x| x.matmul(weights))?;
    let sorted = looped.flip(Axis::<1>).sort_axis(Axis::<-1>);
    let chosen = sorted.lt(x).select(sorted, x)?;
    let half = chosen.slice(s![:, 0..16])?;
    let both = half.concatenate(half, Axis::<1>)?;
    both.reshape((Const::<16>, Const::<16>))?.reshape((Const::<8>, Const::<32>))
}

/// Rows of a table, by a batch of numbers.
fn embedded<'p, P: BatchPlacement>(
    table: Matrix<'p, 100, 32>,
    words: Value<'p, i32, 1, (Const<8>,), Grid, (P, Replicated)>,
) -> Result<Rows<'p, Const<8>, 32, P>, ProgramError> {
    table.take(Axis::<0>, words % 100)
}

/// The gradient of weights: a sum over the batch, which is partial or not.
fn gradient<'p, P: BatchPlacement>(
    x: Rows<'p, Const<8>, 32, P>,
    of_output: Rows<'p, Const<8>, 16, P>,
) -> Result<Matrix<'p, 32, 16>, ProgramError> {
    let sum = x.dot_general(of_output, DotAxes::contracting(axes![0], axes![0]))?;
    let sum: Value<'p, f32, 2, _, Grid, (P::Total, Replicated)> = sum + sum / 8.0 * 2.0;
    Ok(sum.reshard(Data, PlacementKind::Copies)?.typed_placements()?)
}

/// The results of all of them, as a module.
fn module<'p, P: BatchPlacement>(
    program: &'p Program<Grid>,
    x: Rows<'p, Const<8>, 32, P>,
    tokens: Tokens<'p, P>,
    words: Value<'p, i32, 1, (Const<8>,), Grid, (P, Replicated)>,
) -> Result<Module, ProgramError> {
    let weights = program.parameter("weights", shape![32, 32]);
    let (bias, count) = (program.parameter("bias", shape![32]), program.filled(shape![One, One], 32.0_f32)?);
    let up = program.parameter("up", placed![32, 64 @ Model]);
    let up_bias = program.parameter("up_bias", placed![64 @ Model]);
    let down = program.parameter("down", placed![64 @ Model, 32]);
    let narrow = program.parameter("narrow", shape![32, 16]);
    let y = softmax(norm(linear(x, weights, bias), count));
    let z = scattered(perceptron(y, up, up_bias, down), up, down);
    let gradient = gradient(z, z.matmul(narrow))?;
    let embedded = embedded(program.parameter("table", shape![100, 32]), words)?;
    Ok(program.module((moved(program, z, weights)?, attention(tokens)?, embedded, gradient)))
}

#[test]
fn one_function_is_a_program_with_and_without_a_split_batch() {
    let split = Program::<Grid>::new();
    let x = split.parameter("x", placed![8 @ Data, 32]);
    let tokens = split.parameter("tokens", placed![128 @ Data, 32 @ Model]);
    let split = module(&split, x, tokens, split.parameter("words", placed![8 @ Data])).unwrap();
    let all = Program::<Grid>::new();
    let tokens = all.parameter("tokens", placed![128, 32 @ Model]);
    let all =
        module(&all, all.parameter("x", shape![8, 32]), tokens, all.parameter("words", shape![8])).unwrap();

    let results = |module: &Module| -> Vec<String> { module.outputs().iter().map(Port::describe).collect() };
    assert_eq!(results(&split), ["f32[8@Data,32]", "f32[128@Data,32@Model]", "f32[8@Data,32]", "f32[32,16]"]);
    assert_eq!(results(&all), ["f32[8,32]", "f32[128,32@Model]", "f32[8,32]", "f32[32,16]"]);
    // The sum over the batch is the one collective that differs.
    let collectives = |module: &Module| -> Vec<String> {
        module
            .collectives()
            .iter()
            .map(|(collective, axis)| format!("{} {axis}", collective.name()))
            .collect()
    };
    let along_model = ["all-reduce Model", "reduce-scatter Model", "all-gather Model"];
    assert_eq!(collectives(&all), along_model);
    assert_eq!(collectives(&split), [along_model.as_slice(), &["all-reduce Data"]].concat());
}

/// A layer on another mesh, whose axes have the placements `$placements`.
macro_rules! layers {
    ($($layer:ident on $mesh:ident [$($generic:ident),*] $placements:ty, weights $replicated:ty;)*) => { $(
        fn $layer<'p, B: Extent, $($generic: BatchPlacement),*>(
            x: Value<'p, f32, 2, (B, Const<32>), $mesh, $placements>,
            weights: Value<'p, f32, 2, (Const<32>, Const<32>), $mesh, $replicated>,
            bias: Value<'p, f32, 1, (Const<32>,), $mesh, $replicated>,
        ) -> Value<'p, f32, 2, (B, Const<32>), $mesh, $placements> {
            let y = x.matmul(weights) + bias.along(axes![1]);
            let centred = x - y.sum_axis(Keep(Axis::<1>)) / 32.0;
            (centred * centred.at_least(0.0)).max(x).exp()
        }
    )* };
}

layers! {
    inner on Swapped [P] (Replicated, P), weights (Replicated, Replicated);
    only on Line [P] (P,), weights (Replicated,);
    twice on Deep [P, Q] (P, Q, Replicated), weights (Replicated, Replicated, Replicated);
    around on Deep [P, Q] (P, Replicated, Q), weights (Replicated, Replicated, Replicated);
}

/// Describes the results of a layer for some shapes of the batch.
macro_rules! described {
    ($layer:ident on $mesh:ident: $($shape:expr),*) => {{
        let program = Program::<$mesh>::new();
        let (weights, bias) = (program.parameter("w", shape![32, 32]), program.parameter("b", shape![32]));
        [$($layer(program.parameter("x", $shape), weights, bias).describe()),*]
    }};
}

#[test]
fn the_batch_is_split_by_any_mesh_axes() {
    let swapped = described!(inner on Swapped: placed![8 @ Batch, 32], shape![8, 32]);
    assert_eq!(swapped, ["f32[8@Batch,32]", "f32[8,32]"]);
    assert_eq!(
        described!(only on Line: placed![8 @ Only, 32], shape![7, 32]),
        ["f32[8@Only,32]", "f32[7,32]"]
    );
    let twice =
        described!(twice on Deep: placed![8 @ (Pod, Host), 32], placed![8 @ Pod, 32], placed![8 @ Host, 32]);
    assert_eq!(twice, ["f32[8@Pod@Host,32]", "f32[8@Pod,32]", "f32[8@Host,32]"]);
    let around = described!(around on Deep: placed![8 @ (Pod, Core), 32], shape![8, 32]);
    assert_eq!(around, ["f32[8@Pod@Core,32]", "f32[8,32]"]);
    // The extent may be known at run time.
    let rows = 8;
    assert_eq!(described!(only on Line: placed![rows @ Only, 32]), ["f32[8@Only,32]"]);
}
