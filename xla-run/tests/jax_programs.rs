//! Twenty programs as a user of JAX writes them, on one device and on eight, with JAX's numbers: `jax/programs.py` prints the table.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a panic is a failed test")]

mod common;

use shapewise::{DynShape, Tensor, rearrange::Pad};
use shapewise_stablehlo::{
    Module, Reduction,
    dynamic::{
        Binary::{self, Addition, Division, Multiplication, Power, Subtraction},
        BuildError,
        Comparison::{Equal, Greater},
        DynProgram, DynValue, Unary,
    },
    placement::PlacementKind::{Blocks, Copies},
};
use shapewise_xla::ElementType::{F32, S32};
use shapewise_xla_run::Results;

use common::eight;

type D<'p> = DynValue<'p>;
type Built<'p> = Result<D<'p>, BuildError>;

const GRID: &[(&str, usize)] = &[("Data", 4), ("Model", 2)];

/// `x` and `y` are `f32[8,6]`, `w` is `f32[6,6]`, `v` is `f32[6]`, `t` is `f32[3,8,6]`: three steps of a batch of 8. `ids` are `s32[8]`, and `pos` is one column.
#[derive(Clone, Copy)]
struct In<'p> {
    program: &'p DynProgram,
    x: D<'p>,
    y: D<'p>,
    w: D<'p>,
    v: D<'p>,
    t: D<'p>,
    ids: D<'p>,
    pos: D<'p>,
}

fn of(text: &str) -> DynShape {
    text.parse().unwrap()
}

fn numbers(seed: u32, count: usize) -> Vec<f32> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // 24 bits.
        f64::from(state >> 8) / 8_388_608.0 - 1.0
    };
    #[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "24 bits are exact")]
    (0..count).map(|_| next() as f32).collect()
}

/// Reduces an axis, and keeps it with extent 1.
fn kept<'p>(x: D<'p>, reduction: Reduction, axis: usize) -> Built<'p> {
    let mut extents = x.extents();
    extents[axis] = shapewise::DynExtent::ONE;
    let dimensions: Vec<isize> = (0..x.rank()).filter(|at| *at != axis).map(usize::cast_signed).collect();
    let shape = DynShape::new(extents).unwrap();
    x.reduce(reduction, &[axis.cast_signed()])?.broadcast_in_dim(&shape, &dimensions)
}

fn with(x: D<'_>, operation: Binary, number: f64) -> Built<'_> {
    x.binary_with(operation, number)
}

/// The product of matrices.
fn matmul<'p>(x: D<'p>, w: D<'p>) -> Built<'p> {
    x.dot_general(w, &[], &[(1, 0)])
}

/// Finishes partial results.
fn finished(mut value: D<'_>) -> Built<'_> {
    for (position, place) in value.places().into_iter().enumerate() {
        if place.is_partial() {
            value = value.reshard(position, Copies)?;
        }
    }
    Ok(value)
}

fn log_softmax(x: D<'_>) -> Built<'_> {
    let shifted = x.binary(Subtraction, kept(x, Reduction::Max, 1)?)?;
    shifted
        .binary(Subtraction, kept(shifted.unary(Unary::Exponential)?, Reduction::Sum, 1)?.unary(Unary::Log)?)
}

/// 1 at the column of each row that `ids` says.
fn hot<'p>(program: &'p DynProgram, ids: D<'p>, columns: usize) -> Built<'p> {
    let shape = of(&format!("[8,{columns}]"));
    let ids = ids.broadcast_in_dim(&shape, &[0])?;
    ids.compare(Equal, program.iota(S32, &shape, 1)?)?.convert(F32)
}

/// The first column with the largest element of each row.
fn argmax_of<'p>(program: &'p DynProgram, x: D<'p>, columns: usize) -> Built<'p> {
    let shape = of(&format!("[8,{columns}]"));
    let is_largest = x.compare(Equal, kept(x, Reduction::Max, 1)?.broadcast_in_dim(&shape, &[0, 1])?)?;
    let none = program.filled(S32, &shape, 99)?;
    is_largest.select(program.iota(S32, &shape, 1)?, none)?.reduce(Reduction::Min, &[1])
}

fn layer_norm(In { x, v, .. }: In<'_>) -> Built<'_> {
    let mean = with(kept(x, Reduction::Sum, 1)?, Multiplication, 1.0 / 6.0)?;
    let centred = x.binary(Subtraction, mean)?;
    let squares = centred.binary(Multiplication, centred)?;
    let variance = with(kept(squares, Reduction::Sum, 1)?, Multiplication, 1.0 / 6.0)?;
    let scale = with(variance, Addition, 1e-5)?.unary(Unary::Rsqrt)?;
    centred.binary(Multiplication, scale)?.binary(Multiplication, v.broadcast_in_dim(&of("[1,6]"), &[1])?)
}

fn cross_entropy(In { program, x, w, ids, .. }: In<'_>) -> Built<'_> {
    let chosen = log_softmax(matmul(x, w)?)?.binary(Multiplication, hot(program, ids, 6)?)?;
    with(chosen.reduce(Reduction::Sum, &[0, 1])?, Multiplication, -0.125)
}

fn attention(In { program, x, y, t, .. }: In<'_>) -> Built<'_> {
    let one = program.filled(S32, &of("[]"), 1)?;
    let keys = t.dynamic_update_slice_axis(x.reshape(&of("[1,8,6]"))?, 0, one)?;
    let scores = y.dot_general(keys, &[(0, 1)], &[(1, 2)])?;
    let scores = with(scores, Division, 6_f64.sqrt())?;
    let is_later = program.iota(S32, &of("[8,3]"), 1)?.compare_with(Greater, 1)?;
    let scores = is_later.select(program.filled(F32, &of("[8,3]"), -1e9)?, scores)?;
    let weights = log_softmax(scores)?.unary(Unary::Exponential)?;
    weights.dot_general(keys, &[(0, 1)], &[(1, 0)])
}

fn rnn(In { program, x, w, t, .. }: In<'_>) -> Built<'_> {
    let zeros = with(x, Multiplication, 0.0)?;
    let last = program.repeat(3, &[zeros], |step, values| {
        let of_step = t.dynamic_slice_axis(0, step, 1)?.reshape(&of("[8,6]"))?;
        Ok(vec![matmul(values[0], w)?.binary(Addition, of_step)?.unary(Unary::Tanh)?])
    })?;
    Ok(last[0])
}

fn convolution(In { x, .. }: In<'_>) -> Built<'_> {
    let padded = x.pad_axis(1, Pad::edges(1, 1), 0.0)?;
    let part = |first: isize, factor| {
        with(padded.slice(&[(0, 8, 1), (first, first + 6, 1)])?, Multiplication, factor)
    };
    part(2, 0.5)?.binary(Addition, part(1, -1.0)?)?.binary(Addition, part(0, 2.0)?)
}

fn top_k(In { x, .. }: In<'_>) -> Built<'_> {
    x.sort(1)?.reverse(&[1])?.slice(&[(0, 8, 1), (0, 3, 1)])
}

fn einsum(In { x, y, w, .. }: In<'_>) -> Built<'_> {
    matmul(x, w)?.dot_general(y, &[(0, 0)], &[(1, 1)])
}

fn rope(In { program, x, .. }: In<'_>) -> Built<'_> {
    let base = program.filled(F32, &of("[8,3]"), 10000.0)?;
    let frequency = base.binary(Power, with(program.iota(F32, &of("[8,3]"), 1)?, Division, -3.0)?)?;
    let angle = program.iota(F32, &of("[8,3]"), 0)?.binary(Multiplication, frequency)?;
    let (sine, cosine) = (angle.unary(Unary::Sine)?, angle.unary(Unary::Cosine)?);
    let (a, b) = (x.slice(&[(0, 8, 1), (0, 3, 1)])?, x.slice(&[(0, 8, 1), (3, 6, 1)])?);
    let left = a.binary(Multiplication, cosine)?.binary(Subtraction, b.binary(Multiplication, sine)?)?;
    left.concatenate(
        &[a.binary(Multiplication, sine)?.binary(Addition, b.binary(Multiplication, cosine)?)?],
        1,
    )
}

fn moe(In { program, x, w, .. }: In<'_>) -> Built<'_> {
    let gate = log_softmax(matmul(x, w.slice(&[(0, 6, 1), (0, 2, 1)])?)?)?.unary(Unary::Exponential)?;
    let is_second =
        argmax_of(program, gate, 2)?.compare_with(Equal, 1)?.broadcast_in_dim(&of("[8,6]"), &[0])?;
    let expert = is_second.select(matmul(x.unary(Unary::Tanh)?, w)?, matmul(x, w)?)?;
    expert.binary(Multiplication, kept(gate, Reduction::Max, 1)?)
}

fn cumsum(In { program, x, .. }: In<'_>) -> Built<'_> {
    let rows = program.iota(S32, &of("[6,6]"), 0)?;
    let is_later = rows.compare(Greater, program.iota(S32, &of("[6,6]"), 1)?)?;
    let ones = program.filled(F32, &of("[6,6]"), 1.0)?;
    matmul(x, is_later.select(with(ones, Multiplication, 0.0)?, ones)?)
}

fn where_(In { x, .. }: In<'_>) -> Built<'_> {
    x.compare_with(Greater, 0.0)?.select(x, with(x, Multiplication, 0.1)?)
}

fn argmax(In { program, x, .. }: In<'_>) -> Built<'_> {
    argmax_of(program, x, 6)?.convert(F32)
}

fn embedding(In { w, ids, .. }: In<'_>) -> Built<'_> {
    w.take(0, ids)
}

fn one_hot(In { program, ids, .. }: In<'_>) -> Built<'_> {
    hot(program, ids, 6)
}

fn batched_matmul(In { t, .. }: In<'_>) -> Built<'_> {
    t.dot_general(t, &[(1, 1)], &[(2, 2)])
}

fn scatter_add(In { program, x, ids, .. }: In<'_>) -> Built<'_> {
    // Each device adds its rows to zeros.
    hot(program, ids, 6)?.dot_general(x, &[], &[(0, 0)])
}

fn dropout(In { x, y, .. }: In<'_>) -> Built<'_> {
    y.compare_with(Greater, 0.0)?.select(with(x, Division, 0.5)?, with(x, Multiplication, 0.0)?)
}

fn momentum(In { program, x, y, w, .. }: In<'_>) -> Built<'_> {
    let (mut weights, mut velocity) = (w, with(w, Multiplication, 0.0)?);
    for _ in 0..2 {
        let difference = matmul(x, weights)?.binary(Subtraction, y)?;
        let squares = difference.binary(Multiplication, difference)?.reduce(Reduction::Sum, &[0, 1])?;
        let loss = finished(with(squares, Multiplication, 1.0 / 48.0)?)?;
        let gradient = finished(program.gradients(loss, &[weights])?[0])?;
        velocity = with(velocity, Multiplication, 0.9)?.binary(Addition, gradient)?;
        weights = weights.binary(Subtraction, with(velocity, Multiplication, 0.1)?)?;
    }
    Ok(weights)
}

fn pmean(In { x, .. }: In<'_>) -> Built<'_> {
    with(finished(x.reduce(Reduction::Sum, &[0])?)?, Multiplication, 0.125)
}

fn set_column(In { x, y, pos, .. }: In<'_>) -> Built<'_> {
    let x = x.dynamic_update_slice_axis(y.slice(&[(0, 8, 1), (0, 1, 1)])?, 1, pos)?;
    let largest = kept(x, Reduction::Max, 1)?;
    let sum = kept(x.binary(Subtraction, largest)?.unary(Unary::Exponential)?, Reduction::Sum, 1)?;
    sum.unary(Unary::Log)?.binary(Addition, largest)?.reshape(&of("[8]"))
}

/// A program: its name, the number of its elements, the sum of its result times `numbers(99)`, and its first element, by JAX.
type Row = (&'static str, fn(In<'_>) -> Built<'_>, usize, f64, f64);

/// By `jax` 0.10.2 on a CPU.
const PROGRAMS: [Row; 20] = [
    ("layer_norm", layer_norm, 48, 0.4683595, 0.6484862),
    ("cross_entropy", cross_entropy, 1, -0.983109, 2.179221),
    ("attention", attention, 48, 0.8449728, -0.5261465),
    ("rnn", rnn, 48, -0.1729824, -0.7725057),
    ("convolution", convolution, 48, 2.626611, 0.306431),
    ("top_k", top_k, 24, -0.8747376, 0.6390674),
    ("einsum", einsum, 8, -0.8786512, -0.4130674),
    ("rope", rope, 48, 3.633579, -0.5278641),
    ("moe", moe, 48, -0.7411049, 0.6963636),
    ("cumsum", cumsum, 48, 3.086326, -0.5278641),
    ("where", where_, 48, 0.8982875, -0.05278641),
    ("argmax", argmax, 8, -4.597721, 2.0),
    ("embedding", embedding, 48, 0.05814677, 0.9623739),
    ("one_hot", one_hot, 48, -0.4353498, 0.0),
    ("batched_matmul", batched_matmul, 72, 9.92387, 1.629181),
    ("scatter_add", scatter_add, 36, -0.4212848, -0.231963),
    ("dropout", dropout, 48, 1.241798, 0.0),
    ("momentum", momentum, 36, 0.7490257, -0.4995148),
    ("pmean", pmean, 6, 0.08077431, -0.2154805),
    ("set_column", set_column, 8, -4.168253, 1.755443),
];

fn modules() -> [Module; 2] {
    let program = DynProgram::on_mesh(GRID).unwrap();
    let value = |name, element, extents: &str, places: &[_]| {
        program.parameter(name, element, &of(extents), places).unwrap()
    };
    let given = In {
        program: &program,
        x: value("x", F32, "[8,6]", &[Blocks(0), Copies]),
        y: value("y", F32, "[8,6]", &[Blocks(0), Copies]),
        w: value("w", F32, "[6,6]", &[Copies, Copies]),
        v: value("v", F32, "[6]", &[Copies, Copies]),
        t: value("t", F32, "[3,8,6]", &[Blocks(1), Copies]),
        ids: value("ids", S32, "[8]", &[Blocks(0), Copies]),
        pos: value("pos", S32, "[]", &[]),
    };
    let result =
        |row: &Row| (row.1)(given).and_then(finished).unwrap_or_else(|error| panic!("{}: {error}", row.0));
    let outputs: Vec<D<'_>> = PROGRAMS.iter().map(result).collect();
    [program.module(&outputs).unwrap(), program.module_for_one_device(&outputs).unwrap()]
}

fn elements(results: &Results, output: usize, rank: usize) -> Vec<f32> {
    match rank {
        0 => results.get::<f32, 0>(output).unwrap().to_vec(),
        1 => results.get::<f32, 1>(output).unwrap().to_vec(),
        2 => results.get::<f32, 2>(output).unwrap().to_vec(),
        _ => results.get::<f32, 3>(output).unwrap().to_vec(),
    }
}

#[test]
fn programs_have_the_numbers_of_jax_on_one_device_and_on_eight() {
    let array =
        |seed, extents: [usize; 2]| Tensor::new(numbers(seed, extents[0] * extents[1]), extents).unwrap();
    let ids = Tensor::new((0..8).map(|i| (5 * i + 3) % 6).collect::<Vec<i32>>(), [8]).unwrap();
    for module in modules() {
        let executable = eight().compile(&module).unwrap_or_else(|error| panic!("{error}\n{module}"));
        let call = executable.call().input(array(0, [8, 6])).unwrap().input(array(1, [8, 6])).unwrap();
        let call =
            call.input(array(2, [6, 6])).unwrap().input(Tensor::new(numbers(3, 6), [6]).unwrap()).unwrap();
        let call = call.input(Tensor::new(numbers(4, 144), [3, 8, 6]).unwrap()).unwrap();
        let call = call.input(ids.clone()).unwrap().input(Tensor::new(vec![3_i32], []).unwrap()).unwrap();
        let results = call.run().unwrap();
        for (output, (name, _, count, sum, first)) in PROGRAMS.into_iter().enumerate() {
            let found = elements(&results, output, module.outputs()[output].extents.len());
            assert_eq!(found.len(), count, "{name}");
            let weighted: f64 =
                found.iter().zip(numbers(99, count)).map(|(x, w)| f64::from(*x) * f64::from(w)).sum();
            for (found, expected) in [(weighted, sum), (f64::from(found[0]), first)] {
                let devices = module.device_count();
                assert!(
                    (found - expected).abs() < 1e-5 * (1.0 + expected.abs()),
                    "{name} on {devices}: {found}, and {expected} by JAX"
                );
            }
        }
    }
}
