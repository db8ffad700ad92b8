//! Gradients of random programs, 100 or as many as `SHAPEWISE_PROGRAMS` says: those on eight devices are those on one, which are differences of `f64`.
//!
//! Ten programs are one module with ten results, because compiling takes most of the time. With `SHAPEWISE_GRADIENTS`, the programs, their inputs and their gradients are written
//! to this file: `xla-run/jax/random_gradients.py` compares them with JAX's.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "a panic is a failed test; numbers are small"
)]

mod common;
#[path = "common/numbers.rs"]
mod numbers;

use serde_json::{Value as Json, json};
use shapewise::{DynShape, Tensor, rearrange::Pad};
use shapewise_stablehlo::{
    Module, Reduction,
    dynamic::{Binary, BuildError, Comparison, DynProgram, DynValue, Unary},
    placement::PlacementKind::{self, Blocks, Copies},
};
use shapewise_xla::ElementType::F64;
use shapewise_xla_run::{Executable, Results};

use common::eight;
use numbers::Random;

const GRID: &[(&str, usize)] = &[("Data", 4), ("Model", 2)];
/// How many programs are one module.
const BATCH: u64 = 10;

type Built<'p> = Result<DynValue<'p>, BuildError>;

impl Random {
    /// A number from -1 to 1.
    fn number(&mut self) -> f64 {
        self.below(2_000_001) as f64 / 1e6 - 1.0
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    fn order(&mut self, rank: usize) -> Vec<isize> {
        let mut order: Vec<isize> = (0..rank as isize).collect();
        for at in (1..rank).rev() {
            order.swap(at, self.below(at + 1));
        }
        order
    }
}

fn shape(extents: &[usize]) -> DynShape {
    let text: Vec<String> = extents.iter().map(usize::to_string).collect();
    format!("[{}]", text.join(",")).parse().unwrap()
}

fn extents(value: DynValue<'_>) -> Vec<usize> {
    value.extents().iter().map(|extent| extent.get().unwrap()).collect()
}

fn positive(x: DynValue<'_>) -> Built<'_> {
    x.binary(Binary::Multiplication, x)?.binary_with(Binary::Addition, 0.5)
}

/// Finishes partial results.
fn finished(mut value: DynValue<'_>) -> Built<'_> {
    for (position, place) in value.places().into_iter().enumerate() {
        if place.is_partial() {
            value = value.reshard(position, Copies)?;
        }
    }
    Ok(value)
}

/// The body of a loop of a kind, for its carried values and one value from outside.
fn body<'p>(
    program: &'p DynProgram,
    kind: usize,
    counter: DynValue<'p>,
    values: &[DynValue<'p>],
    outer: DynValue<'p>,
) -> Result<Vec<DynValue<'p>>, BuildError> {
    let first = values[0];
    Ok(match kind {
        // The counter is part of the sum.
        0 => {
            let dimensions: [isize; 0] = [];
            let number = counter.convert(F64)?.broadcast_in_dim(&first.shape(), &dimensions)?;
            let sum = first.binary(Binary::Multiplication, outer)?.binary(Binary::Addition, number)?;
            vec![sum.unary(Unary::Sine)?]
        }
        // Both values change places.
        1 => vec![values[1], first.unary(Unary::Sine)?.binary(Binary::Multiplication, outer)?],
        // The number of the iteration selects from a value outside; the second value stays.
        2 => {
            let entry = outer.dynamic_slice_axis(0, counter, 1)?;
            let sum = first.binary(Binary::Addition, entry.binary(Binary::Multiplication, values[1])?)?;
            vec![sum.unary(Unary::Tanh)?, values[1]]
        }
        // A loop in a loop, and a value that does not depend on the one before.
        _ => {
            let inner = program.repeat(2, &[first], |_, inner| {
                Ok(vec![inner[0].binary(Binary::Multiplication, outer)?.unary(Unary::Cosine)?])
            })?;
            let second = values[1].binary(Binary::Addition, inner[0])?.unary(Unary::Tanh)?;
            vec![second, outer]
        }
    })
}

/// Adds one operation on values that are chosen at random; an error is one that is not possible.
fn step<'p>(
    program: &'p DynProgram,
    random: &mut Random,
    values: &[DynValue<'p>],
) -> Result<(Json, DynValue<'p>), BuildError> {
    let at = random.below(values.len());
    let (a, rank, sizes) = (values[at], values[at].rank(), extents(values[at]));
    // An operand of the same shape, or of the same rank.
    let like: Vec<usize> = (0..values.len()).filter(|at| extents(values[*at]) == sizes).collect();
    let ranked: Vec<usize> = (0..values.len()).filter(|at| values[*at].rank() == rank).collect();
    let (same, other) = (random.of(&like), random.of(&ranked));
    let (b, c) = (values[same], values[other]);
    let axis = random.below(rank.max(1));
    let signed = axis as isize;
    let extent = sizes.get(axis).copied().unwrap_or(1);
    let one = [at];
    Ok(match random.below(27) {
        0 => {
            let name = random.of(&[
                Unary::Abs,
                Unary::Cosine,
                Unary::Exponential,
                Unary::Logistic,
                Unary::Negate,
                Unary::Sine,
                Unary::Tanh,
                Unary::Sign,
                Unary::Floor,
                Unary::Ceil,
            ]);
            (json!({"op": name.name(), "of": one}), a.unary(name)?)
        }
        1 => {
            let name = random.of(&[Unary::Log, Unary::Rsqrt, Unary::Sqrt]);
            (json!({"op": name.name(), "positive": [0], "of": one}), positive(a)?.unary(name)?)
        }
        2 => {
            let name = random.of(&[
                Binary::Addition,
                Binary::Subtraction,
                Binary::Multiplication,
                Binary::Maximum,
                Binary::Minimum,
            ]);
            (json!({"op": name.name(), "of": [at, other]}), a.binary(name, c)?)
        }
        3 => {
            let name = random.of(&[Binary::Division, Binary::Remainder]);
            (json!({"op": name.name(), "positive": [1], "of": [at, other]}), a.binary(name, positive(c)?)?)
        }
        4 => (
            json!({"op": "power", "positive": [0], "of": [at, other]}),
            positive(a)?.binary(Binary::Power, c)?,
        ),
        5 => {
            let (name, number) = random.of(&[
                (Binary::Addition, 0.25),
                (Binary::Multiplication, -1.5),
                (Binary::Maximum, 0.0),
                (Binary::Minimum, 0.5),
                (Binary::Power, 3.0),
                (Binary::Remainder, 0.3),
            ]);
            (json!({"op": name.name(), "number": number, "of": one}), a.binary_with(name, number)?)
        }
        6 => {
            let mask = a.compare(Comparison::Less, b)?;
            (
                json!({"op": "select", "of": [at, same, other]}),
                mask.select(a.binary(Binary::Multiplication, b)?, c)?,
            )
        }
        7 => {
            let order = random.order(rank);
            (json!({"op": "transpose", "order": order, "of": one}), a.permute(&order)?)
        }
        8 => {
            let count: usize = sizes.iter().product();
            let divisors: Vec<usize> = (1..=count).filter(|part| count.is_multiple_of(*part)).collect();
            let first = random.of(&divisors);
            let to = random.of(&[[first, count / first, 1], [1, first, count / first]]);
            let to = if random.below(2) == 0 { vec![to[0] * to[1], to[2]] } else { to.to_vec() };
            (json!({"op": "reshape", "shape": to, "of": one}), a.reshape(&shape(&to))?)
        }
        9 => {
            let mut to = sizes;
            let new = random.below(rank + 1);
            to.insert(new, 1 + random.below(3));
            let axes: Vec<isize> = (0..=rank).filter(|axis| *axis != new).map(|axis| axis as isize).collect();
            let axes: Vec<isize> = axes.into_iter().collect();
            (
                json!({"op": "broadcast", "shape": to, "axes": axes, "of": one}),
                a.broadcast_in_dim(&shape(&to), &axes)?,
            )
        }
        10 => {
            let mut ranges: Vec<(isize, isize, isize)> =
                sizes.iter().map(|extent| (0, *extent as isize, 1)).collect();
            let range = ranges.get_mut(axis);
            let (begin, step) = (random.below(extent), random.of(&[1, 2, 3]));
            if let Some(range) = range {
                *range = (begin as isize, extent as isize, step * random.of(&[1, -1]));
                if range.2 < 0 {
                    *range = (begin as isize, extent as isize, range.2);
                }
            }
            let result = a.slice(&ranges)?;
            (json!({"op": "slice", "ranges": ranges, "of": one}), result)
        }
        11 => (json!({"op": "reverse", "axis": axis, "of": one}), a.reverse(&[signed])?),
        12 => {
            let (low, high, inner) =
                (random.below(4) as isize - 1, random.below(4) as isize - 1, random.below(3));
            let padded = a.pad_axis(signed, Pad::edges(low, high).with_interior(inner), 0.25)?;
            (json!({"op": "pad", "axis": axis, "pad": [low, high, inner], "of": one}), padded)
        }
        13 => (json!({"op": "concatenate", "axis": axis, "of": [at, same]}), a.concatenate(&[b], signed)?),
        14 => {
            let pairs: Vec<(usize, usize, usize)> = (0..values.len())
                .flat_map(|right| (0..values[right].rank()).map(move |axis| (right, axis)))
                .flat_map(|(right, axis)| (0..rank).map(move |left| (right, left, axis)))
                .filter(|(right, left, axis)| {
                    sizes[*left] == extents(values[*right])[*axis] && sizes[*left] > 1
                })
                .collect();
            if pairs.is_empty() {
                return step(program, random, values);
            }
            let (right, l, r) = random.of(&pairs);
            let of_right = extents(values[right]);
            let is_batch = |pair: &(usize, usize)| {
                random.below(2) == 0 && pair.0 != l && pair.1 != r && sizes[pair.0] == of_right[pair.1]
            };
            let mut candidates: Vec<(usize, usize)> =
                (0..rank.min(of_right.len())).map(|axis| (axis, axis)).collect();
            candidates.retain(is_batch);
            let batch: Vec<(isize, isize)> =
                candidates.iter().map(|(left, right)| (*left as isize, *right as isize)).collect();
            let result = a.dot_general(values[right], &batch, &[(l as isize, r as isize)])?;
            (json!({"op": "dot_general", "batch": batch, "summed": [[l, r]], "of": [at, right]}), result)
        }
        15 => {
            let (reduction, name) = random.of(&[
                (Reduction::Sum, "sum"),
                (Reduction::Max, "max"),
                (Reduction::Min, "min"),
                (Reduction::Product, "prod"),
            ]);
            let mut axes = random.order(rank);
            axes.truncate(1 + random.below(rank.max(1)));
            (
                json!({"op": "reduce", "name": name, "axes": axes, "of": one}),
                finished(a.reduce(reduction, &axes)?)?,
            )
        }
        16 => (json!({"op": "sort", "axis": axis, "of": one}), a.sort(signed)?),
        17 | 18 => {
            let count = random.of(&[4, 8, 3]);
            let indices: Vec<i32> = (0..count).map(|_| random.below(extent + 3) as i32 - 1).collect();
            let index = program.constant(&shape(&[count]), &indices)?;
            // Indices that are split.
            let index = if random.below(2) == 0 { index.split(0, 0).unwrap_or(index) } else { index };
            (json!({"op": "take", "axis": axis, "indices": indices, "of": one}), a.take(signed, index)?)
        }
        19 => {
            let count = random.below(5) + 1;
            let indices: Vec<i32> = (0..count).map(|_| random.below(extent + 3) as i32 - 1).collect();
            let index = program.constant(&shape(&[count]), &indices)?;
            let start = program.constant(&shape(&[count]), &vec![0_i32; count])?;
            let updates = b.take(signed, start)?.unary(Unary::Sine)?;
            let added = a.add_at(signed, index, updates)?;
            (json!({"op": "add_at", "axis": axis, "indices": indices, "of": [at, same]}), added)
        }
        20 => {
            let (start, window) = (random.below(extent + 3) as i32 - 1, 1 + random.below(extent));
            let from = program.constant(&shape(&[]), &[start])?;
            let result = a.dynamic_slice_axis(signed, from, window)?;
            (
                json!({"op": "dynamic_slice", "axis": axis, "start": start, "window": window, "of": one}),
                result,
            )
        }
        21 => {
            let (start, window) = (random.below(extent + 3) as i32 - 1, 1 + random.below(extent));
            let from = program.constant(&shape(&[]), &[start])?;
            let zero = program.constant(&shape(&[]), &[0_i32])?;
            let update = b.dynamic_slice_axis(signed, zero, window)?;
            let result = a.dynamic_update_slice_axis(update, signed, from)?;
            (
                json!({"op": "update", "axis": axis, "start": start, "window": window, "of": [at, same]}),
                result,
            )
        }
        22 => {
            let (position, to) = (random.below(2), random.of(&[Copies, Blocks(0), Blocks(1), Blocks(2)]));
            (json!({"op": "same", "of": one}), a.reshard(position, to)?)
        }
        23 => {
            let PlacementKind::Blocks(axis) = a.places()[0] else { return step(program, random, values) };
            if a.places()[1] == Blocks(axis) {
                return step(program, random, values);
            }
            let pairs = [(0, 1), (1, 2), (3, 0)];
            (
                json!({"op": "permute", "axis": axis, "pairs": pairs, "of": one}),
                a.collective_permute(0, &pairs)?,
            )
        }
        24 | 25 => {
            let (kind, count) = (random.below(4), random.below(4) as u32);
            let mut carried = vec![a, b];
            carried.truncate(if kind == 0 { 1 } else { 2 });
            let outer = if kind == 2 { c } else { b };
            if kind == 2 && (rank == 0 || extents(outer)[1..] != sizes[1..]) {
                return step(program, random, values);
            }
            let results = program
                .repeat(count, &carried, |counter, values| body(program, kind, counter, values, outer))?;
            let mut sum = results[0];
            if let Some(second) = results.get(1) {
                sum = sum.binary(Binary::Addition, second.binary_with(Binary::Multiplication, 0.5)?)?;
            }
            let of = [at, same, if kind == 2 { other } else { same }];
            (json!({"op": "repeat", "kind": kind, "count": count, "of": of}), sum)
        }
        _ => {
            let results = program.custom(
                &[a, b],
                |of| Ok(vec![of[0].unary(Unary::Sine)?, of[0].binary(Binary::Multiplication, of[1])?]),
                |of| {
                    let (g, h) = (of.gradients[0], of.gradients[1]);
                    let (a, b) = (of.operands[0], of.operands[1]);
                    let of_sine = g.binary(Binary::Multiplication, a.unary(Unary::Cosine)?)?;
                    let of_a = of_sine.binary(Binary::Addition, h.binary(Binary::Multiplication, b)?)?;
                    Ok(vec![Some(of_a), Some(h.binary(Binary::Multiplication, a)?)])
                },
            )?;
            let sum = results[0].binary(Binary::Addition, results[1])?;
            (json!({"op": "custom", "of": [at, same]}), sum)
        }
    })
}

/// The sum of half the squares, and of the elements.
fn number(value: DynValue<'_>) -> Built<'_> {
    let value = finished(value)?;
    let squares = value.binary(Binary::Multiplication, value)?.binary_with(Binary::Multiplication, 0.5)?;
    let both = squares.binary(Binary::Addition, value)?;
    let axes: Vec<isize> = (0..value.rank() as isize).collect();
    finished(if axes.is_empty() { both } else { both.reduce(Reduction::Sum, &axes)? })
}

/// A random program on the parameters: its operations, and a number that depends on all of them.
fn build<'p>(program: &'p DynProgram, parameters: &[DynValue<'p>], seed: u64) -> (Vec<Json>, DynValue<'p>) {
    let mut random = Random(seed);
    let (mut values, mut steps) = (parameters.to_vec(), Vec::new());
    let mut tries = 0;
    while steps.len() < 7 {
        tries += 1;
        assert!(tries < 10_000, "seed {seed}: no operation is possible");
        let Ok((json, value)) = step(program, &mut random, &values) else { continue };
        let count: usize = extents(value).iter().product();
        if value.rank() > 4 || !(1..=600).contains(&count) {
            continue;
        }
        // No number grows without end.
        let Ok(value) = finished(value).and_then(|value| value.unary(Unary::Tanh)) else { continue };
        values.push(value);
        steps.push(json);
    }
    let used: Vec<u64> =
        steps.iter().flat_map(|step| step["of"].as_array().unwrap()).map(|at| at.as_u64().unwrap()).collect();
    let mut loss: Option<DynValue<'p>> = None;
    for (at, value) in values.iter().enumerate().skip(parameters.len()) {
        if !used.contains(&(at as u64)) {
            let number = number(*value).unwrap();
            loss = Some(loss.map_or(number, |before| before.binary(Binary::Addition, number).unwrap()));
        }
    }
    (steps, loss.unwrap())
}

const SHAPES: [&[usize]; 4] = [&[8, 4], &[8, 4], &[4, 6], &[8]];

type Inputs = Vec<Vec<f64>>;

fn call(executable: &Executable, inputs: &Inputs) -> Results {
    let matrix = |at: usize| Tensor::new(inputs[at].clone(), [SHAPES[at][0], SHAPES[at][1]]).unwrap();
    let call =
        executable.call().input(matrix(0)).unwrap().input(matrix(1)).unwrap().input(matrix(2)).unwrap();
    call.input(Tensor::new(inputs[3].clone(), [SHAPES[3][0]]).unwrap()).unwrap().run().unwrap()
}

fn elements(results: &Results, at: usize, rank: usize) -> Vec<f64> {
    match rank {
        0 => vec![results.get::<f64, 0>(at).unwrap()[[]]],
        1 => results.get::<f64, 1>(at).unwrap().to_vec(),
        _ => results.get::<f64, 2>(at).unwrap().to_vec(),
    }
}

/// Checks the programs of a batch, and returns them for JAX.
fn check(batch: u64) -> Vec<Json> {
    let program = DynProgram::on_mesh(GRID).unwrap();
    let mut random = Random(batch);
    let places = random.of(&[
        [[Blocks(0), Copies], [Copies, Copies], [Copies, Blocks(1)], [Copies, Copies]],
        [[Blocks(0), Blocks(1)], [Blocks(1), Copies], [Blocks(0), Copies], [Blocks(0), Blocks(0)]],
        [[Copies, Copies], [Blocks(0), Blocks(0)], [Copies, Blocks(0)], [Copies, Blocks(0)]],
        [[Copies, Blocks(0)], [Copies, Blocks(1)], [Blocks(0), Blocks(1)], [Blocks(0), Copies]],
    ]);
    let parameters: Vec<DynValue<'_>> = (SHAPES.iter().zip(&places).enumerate())
        .map(|(at, (extents, places))| {
            program.parameter(&format!("p{at}"), F64, &shape(extents), places).unwrap()
        })
        .collect();
    let inputs: Inputs = SHAPES
        .iter()
        .map(|extents| (0..extents.iter().product()).map(|_| random.number()).collect())
        .collect();
    let (mut programs, mut losses, mut outputs) = (Vec::new(), Vec::new(), Vec::new());
    for seed in batch * BATCH..(batch + 1) * BATCH {
        let (steps, loss) = build(&program, &parameters, seed);
        let name = format!("seed {seed}, {places:?}: {}", serde_json::to_string(&steps).unwrap());
        let gradients =
            program.gradients(loss, &parameters).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (gradient, parameter) in gradients.iter().zip(&parameters) {
            assert_eq!(gradient.extents(), parameter.extents());
            for (of_gradient, of_parameter) in gradient.places().iter().zip(parameter.places()) {
                assert!(
                    of_parameter == Copies || *of_gradient == of_parameter,
                    "{name}: {gradient:?} of {parameter:?}"
                );
            }
            outputs.push(finished(*gradient).unwrap());
        }
        programs.push((name, steps));
        losses.push(loss);
    }
    let of = [losses.clone(), outputs].concat();
    let compile = |module: Module| {
        eight().compile(&module).unwrap_or_else(|error| panic!("batch {batch}: {error}\n{module}"))
    };
    let on_mesh = call(&compile(program.module(&of).unwrap()), &inputs);
    let one = compile(program.module_for_one_device(&of).unwrap());
    let on_one = call(&one, &inputs);
    let mut found = Vec::new();
    for (at, (name, steps)) in programs.into_iter().enumerate() {
        let mut gradients = Vec::new();
        for (parameter, extents) in SHAPES.iter().enumerate() {
            let output = losses.len() + at * SHAPES.len() + parameter;
            let [one, mesh] = [&on_one, &on_mesh].map(|results| elements(results, output, extents.len()));
            let scale = 1.0 + one.iter().fold(0.0, |greatest: f64, x| greatest.max(x.abs()));
            for (one, mesh) in one.iter().zip(&mesh) {
                assert!(
                    (one - mesh).abs() <= 1e-11 * scale,
                    "{name}: the gradient of parameter {parameter} is {one} on one device, {mesh} on eight"
                );
            }
            gradients.push(one);
        }
        let loss = elements(&on_one, at, 0)[0];
        found.push((name, json!({"steps": steps, "loss": loss, "gradients": gradients}), gradients));
    }
    let step = 1e-6;
    for _ in 0..3 {
        let direction: Inputs =
            inputs.iter().map(|input| input.iter().map(|_| random.number()).collect()).collect();
        let moved = |by: f64| {
            let add = |(input, direction): (&Vec<f64>, &Vec<f64>)| {
                input.iter().zip(direction).map(|(x, d)| x + by * d).collect()
            };
            call(&one, &inputs.iter().zip(&direction).map(add).collect())
        };
        let (up, down) = (moved(step), moved(-step));
        for (at, (name, _, gradients)) in found.iter().enumerate() {
            let difference = (elements(&up, at, 0)[0] - elements(&down, at, 0)[0]) / (2.0 * step);
            let along: Vec<f64> = gradients
                .iter()
                .zip(&direction)
                .flat_map(|(gradient, direction)| gradient.iter().zip(direction))
                .map(|(gradient, direction)| gradient * direction)
                .collect();
            let (slope, scale) = (along.iter().sum::<f64>(), along.iter().map(|x| x.abs()).sum::<f64>());
            assert!(
                (slope - difference).abs() < 1e-5 * (1.0 + scale),
                "{name}: the gradient along a direction is {slope}, and the difference is {difference}"
            );
        }
    }
    found.into_iter().map(|(_, json, _)| json!({"inputs": inputs, "program": json})).collect()
}

#[test]
fn gradients_of_random_programs_are_differences() {
    let count = std::env::var("SHAPEWISE_PROGRAMS").map_or(100, |text| text.parse::<u64>().unwrap());
    let programs: Vec<Json> = (0..count.div_ceil(BATCH)).flat_map(check).collect();
    if let Ok(file) = std::env::var("SHAPEWISE_GRADIENTS") {
        std::fs::write(
            file,
            serde_json::to_string(&json!({"shapes": SHAPES, "programs": programs})).unwrap(),
        )
        .unwrap();
    }
}
