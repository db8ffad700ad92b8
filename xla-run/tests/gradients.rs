//! Gradients: each operation against differences of `f64`, programs on eight devices against one, and the digits network, which is trained.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a panic is a failed test")]

mod common;

use std::{fs, path::Path};

use safetensors::SafeTensors;
use shapewise::{DynShape, Tensor, rearrange::Pad};
use shapewise_stablehlo::{
    Collective, Module, Reduction,
    dynamic::{Binary, BuildError, Comparison, DynProgram, DynValue, Unary},
    placement::PlacementKind::{Blocks, Copies},
};
use shapewise_xla::ElementType::{F32, F64, S32};
use shapewise_xla_run::Executable;

use common::eight;

const GRID: &[(&str, usize)] = &[("Data", 4), ("Model", 2)];

type Built<'p> = Result<DynValue<'p>, BuildError>;
/// Builds a value of `x: f64[8,4]`, `y: f64[8,4]` and `w: f64[4,6]`.
type Build = for<'p> fn(DynValue<'p>, DynValue<'p>, DynValue<'p>) -> Built<'p>;

fn of(text: &str) -> DynShape {
    text.parse().unwrap()
}

/// Numbers from -1 to 1 without a pattern.
fn numbers(seed: u32, count: usize) -> Vec<f64> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 8) / 8_388_608.0 - 1.0
    };
    (0..count).map(|_| next()).collect()
}

/// The sum of the squares, and of the elements, on each device.
fn number(value: DynValue<'_>) -> Built<'_> {
    let squares = value.binary(Binary::Multiplication, value)?.binary_with(Binary::Multiplication, 0.5)?;
    let both = squares.binary(Binary::Addition, value)?;
    let axes: Vec<isize> = (0..value.rank()).map(usize::cast_signed).collect();
    let mut sum = if axes.is_empty() { both } else { both.reduce(Reduction::Sum, &axes)? };
    for (position, place) in sum.places().into_iter().enumerate() {
        if place.is_partial() {
            sum = sum.collective(position, Collective::AllReduce(Reduction::Sum))?;
        }
    }
    Ok(sum)
}

/// A number and its gradients with respect to `x`, `y` and `w`: on the mesh, on one device, and the number alone.
fn modules(build: Build) -> Result<[Module; 3], BuildError> {
    let program = DynProgram::on_mesh(GRID).unwrap();
    let x = program.parameter("x", F64, &of("[8,4]"), &[Blocks(0), Copies])?;
    let y = program.parameter("y", F64, &of("[8,4]"), &[Copies, Copies])?;
    let w = program.parameter("w", F64, &of("[4,6]"), &[Copies, Blocks(1)])?;
    let loss = number(build(x, y, w)?)?;
    let gradients = program.gradients(loss, &[x, y, w])?;
    assert_eq!((gradients[0].places()[0], gradients[2].places()[1]), (Blocks(0), Blocks(1)));
    let mut outputs = vec![loss];
    for gradient in gradients {
        let mut gradient = gradient;
        for (position, place) in gradient.places().into_iter().enumerate() {
            if place.is_partial() {
                gradient = gradient.reshard(position, Copies)?;
            }
        }
        outputs.push(gradient);
    }
    Ok([
        program.module(&outputs)?,
        program.module_for_one_device(&outputs)?,
        program.module_for_one_device(&[loss])?,
    ])
}

type Inputs = [Tensor<f64, 2>; 3];

fn call(executable: &Executable, [x, y, w]: &Inputs) -> shapewise_xla_run::Results {
    executable.call().input(x).unwrap().input(y).unwrap().input(w).unwrap().run().unwrap()
}

/// Compares the gradients of a program with differences, and those on eight devices with those on one.
fn check(name: &str, build: Build) {
    let [mesh, one, alone] = modules(build).unwrap_or_else(|error| panic!("{name}: {error}"));
    let inputs: Inputs = [
        Tensor::new(numbers(1, 32), [8, 4]).unwrap(),
        Tensor::new(numbers(2, 32), [8, 4]).unwrap(),
        Tensor::new(numbers(3, 24), [4, 6]).unwrap(),
    ];
    let compile =
        |module: &Module| eight().compile(module).unwrap_or_else(|error| panic!("{name}: {error}\n{module}"));
    let results = call(&compile(&one), &inputs);
    let on_mesh = call(&compile(&mesh), &inputs);
    let alone = compile(&alone);
    let value = |inputs: &Inputs| call(&alone, inputs).get::<f64, 0>(0).unwrap()[[]];
    let step = 1e-6;
    for input in 0..3 {
        let found = results.get::<f64, 2>(input + 1).unwrap().to_vec();
        let of_mesh = on_mesh.get::<f64, 2>(input + 1).unwrap().to_vec();
        for (at, (found, of_mesh)) in found.iter().zip(&of_mesh).enumerate() {
            assert!(
                (found - of_mesh).abs() <= 1e-12 * (1.0 + found.abs()),
                "{name}: {found} on one device, {of_mesh} on eight: {mesh}"
            );
            let moved = |by: f64| {
                let mut inputs = inputs.clone();
                let extents = inputs[input].extents();
                let mut elements = inputs[input].to_vec();
                elements[at] += by;
                inputs[input] = Tensor::new(elements, extents).unwrap();
                value(&inputs)
            };
            let difference = (moved(step) - moved(-step)) / (2.0 * step);
            assert!(
                (found - difference).abs() < 1e-5 * (1.0 + difference.abs()),
                "{name}: element {at} of input {input} has the derivative {found}, and the difference is {difference}\n{one}"
            );
        }
    }
}

macro_rules! check {
    ($(|$x:ident, $y:ident, $w:ident| $build:expr;)*) => { $({
        fn build<'p>($x: DynValue<'p>, $y: DynValue<'p>, $w: DynValue<'p>) -> Built<'p> {
            let _ = ($x, $y, $w);
            $build
        }
        check(stringify!($build), build);
    })* };
}

/// Positive numbers.
fn positive(x: DynValue<'_>) -> Built<'_> {
    x.binary(Binary::Multiplication, x)?.binary_with(Binary::Addition, 0.5)
}

#[test]
fn gradients_of_each_operation_are_differences() {
    use Binary::{Addition, Division, Maximum, Minimum, Multiplication, Power, Remainder, Subtraction};
    check! {
        |x, y, w| x.unary(Unary::Abs);
        |x, y, w| x.unary(Unary::Cosine);
        |x, y, w| x.unary(Unary::Exponential);
        |x, y, w| positive(x)?.unary(Unary::Log);
        |x, y, w| x.unary(Unary::Logistic);
        |x, y, w| x.unary(Unary::Negate);
        |x, y, w| positive(x)?.unary(Unary::Rsqrt);
        |x, y, w| x.unary(Unary::Sine);
        |x, y, w| positive(x)?.unary(Unary::Sqrt);
        |x, y, w| x.unary(Unary::Tanh);
        |x, y, w| x.unary(Unary::Sign)?.binary(Multiplication, x);
        |x, y, w| x.binary_with(Multiplication, 3.3)?.unary(Unary::Floor)?.binary(Addition, x);
        |x, y, w| x.binary(Addition, y);
        |x, y, w| x.binary(Subtraction, y);
        |x, y, w| x.binary(Multiplication, y);
        |x, y, w| x.binary(Division, positive(y)?);
        |x, y, w| x.binary(Maximum, y);
        |x, y, w| x.binary(Minimum, y);
        |x, y, w| positive(x)?.binary(Power, y);
        |x, y, w| x.binary_with(Power, 3.0);
        |x, y, w| x.binary_with(Remainder, 0.3);
        |x, y, w| x.binary(Remainder, positive(y)?);
        |x, y, w| x.binary_with(Maximum, 0.0);
        |x, y, w| x.compare(Comparison::Less, y)?.select(x.binary(Multiplication, y)?, y);
        |x, y, w| x.convert(F32)?.convert(F64)?.binary(Multiplication, y)?.binary(Subtraction, x.convert(F32)?.convert(F64)?.binary(Multiplication, y)?)?.binary(Addition, x);
        |x, y, w| x.permute(&[1, 0])?.binary(Multiplication, y.permute(&[1, 0])?);
        |x, y, w| x.reshape(&of("[8,2,2]"));
        |x, y, w| y.reshape(&of("[32]"))?.binary(Multiplication, y.reshape(&of("[32]"))?);
        |x, y, w| x.broadcast_in_dim(&of("[4,3,8]"), &[2, 0]);
        |x, y, w| y.slice(&[(0, 1, 1), (0, 4, 1)])?.binary(Multiplication, x);
        |x, y, w| y.slice(&[(1, 7, 2), (3, 0, -2)])?.unary(Unary::Exponential);
        |x, y, w| x.reverse(&[1])?.binary(Multiplication, y);
        |x, y, w| x.pad_axis(1, Pad::edges(2, -1).with_interior(1), 0.5)?.unary(Unary::Exponential);
        |x, y, w| y.pad_axis(0, Pad::edges(-3, 1), 0.5)?.unary(Unary::Sine);
        |x, y, w| x.concatenate(&[y, x], 1)?.unary(Unary::Tanh);
        |x, y, w| x.dot_general(w, &[], &[(1, 0)]);
        |x, y, w| x.dot_general(y, &[], &[(1, 1)]);
        |x, y, w| x.dot_general(y, &[(0, 0)], &[(1, 1)]);
        |x, y, w| x.dot_general(y, &[(1, 1)], &[])?.unary(Unary::Tanh);
        |x, y, w| x.dot_general(y, &[], &[(0, 0), (1, 1)])?.reshard(0, Copies);
        |x, y, w| x.dot_general(w, &[], &[(1, 0)])?.unary(Unary::Tanh)?.dot_general(w, &[], &[(1, 1)])?.reshard(1, Copies);
        |x, y, w| x.reduce(Reduction::Sum, &[1])?.unary(Unary::Exponential);
        |x, y, w| x.reduce(Reduction::Sum, &[0])?.reshard(0, Copies)?.unary(Unary::Sine);
        |x, y, w| x.reduce(Reduction::Max, &[1]);
        |x, y, w| x.reduce(Reduction::Max, &[0])?.reshard(0, Copies)?.unary(Unary::Exponential);
        |x, y, w| y.reduce(Reduction::Min, &[0, 1]);
        |x, y, w| y.split(1, 0)?.unary(Unary::Exponential);
        |x, y, w| x.reshard(0, Copies)?.binary(Multiplication, y);
        |x, y, w| x.collective(0, Collective::AllToAll { from: 0, to: 1 })?.unary(Unary::Sine);
        |x, y, w| x.collective_permute(0, &[(0, 1), (1, 2), (3, 0)])?.binary(Multiplication, y);
        |x, y, w| x.dot_general(x, &[], &[(0, 0)])?.reshard(0, Blocks(0))?.unary(Unary::Sine);
    }
}

/// The layers of a network: softmax of the scores.
#[test]
fn gradients_of_a_softmax_are_differences() {
    check! {
        |x, y, w| {
            let scores = x.dot_general(w, &[], &[(1, 0)])?.reshard(1, Copies)?;
            let largest = scores.reduce(Reduction::Max, &[1])?.broadcast_in_dim(&of("[8,6]"), &[0])?;
            let powers = scores.binary(Binary::Subtraction, largest)?.unary(Unary::Exponential)?;
            let sums = powers.reduce(Reduction::Sum, &[1])?.broadcast_in_dim(&of("[8,6]"), &[0])?;
            powers.binary(Binary::Division, sums)
        };
    }
}

/// Programs of ten operations on two matrices, without a pattern.
#[test]
fn gradients_of_random_programs_are_differences() {
    /// The seed of the program that `build` makes.
    static SEED: std::sync::Mutex<u32> = std::sync::Mutex::new(0);
    fn build<'p>(x: DynValue<'p>, y: DynValue<'p>, w: DynValue<'p>) -> Built<'p> {
        let mut state = *SEED.lock().unwrap();
        let mut next = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % below
        };
        let mut values = vec![x, y];
        for _ in 0..10 {
            let mut any = || values[usize::try_from(next(u32::try_from(values.len()).unwrap())).unwrap()];
            let (a, b) = (any(), any());
            let value = match next(11) {
                0 => a.binary(Binary::Addition, b)?,
                1 => a.binary(Binary::Multiplication, b)?,
                2 => a.binary(Binary::Division, positive(b)?)?,
                3 => a.unary(Unary::Tanh)?,
                4 => a.unary(Unary::Sine)?,
                5 => a.unary(Unary::Logistic)?,
                6 => a.dot_general(w, &[], &[(1, 0)])?.dot_general(w, &[], &[(1, 1)])?.reshard(1, Copies)?,
                7 => a.binary(Binary::Maximum, b)?,
                8 => a
                    .reduce(Reduction::Sum, &[1])?
                    .broadcast_in_dim(&of("[8,4]"), &[0])?
                    .unary(Unary::Sine)?,
                9 => a.reverse(&[1])?.binary(Binary::Subtraction, b)?,
                _ => a.pad_axis(1, Pad::edges(1, -1), 0.25)?,
            };
            // No number grows without end.
            values.push(value.unary(Unary::Tanh)?);
        }
        Ok(*values.last().unwrap())
    }
    for seed in 0..25 {
        *SEED.lock().unwrap() = seed * 7919 + 1;
        check(&format!("seed {seed}"), build);
    }
}

#[test]
fn operations_without_a_gradient_are_refused_by_name() {
    let program = DynProgram::new();
    let x = program.parameter("x", F64, &of("[4]"), &[]).unwrap();
    let n = program.parameter("n", S32, &of("[4]"), &[]).unwrap();
    let message = |value: DynValue<'_>| {
        let sum = value.reduce(Reduction::Sum, &[0]).unwrap();
        program.gradients(sum, &[x]).unwrap_err().cause().to_string()
    };
    assert!(message(x.sort(0).unwrap()).starts_with("`sort` has no gradient"));
    let looped = program.repeat(3, &[x], |_, values| Ok(vec![values[0].unary(Unary::Sine)?])).unwrap()[0];
    assert!(message(looped).starts_with("`while` has no gradient"));
    let captured = program
        .repeat(3, &[x.unary(Unary::Floor).unwrap()], |_, values| {
            Ok(vec![values[0].binary(Binary::Addition, x)?])
        })
        .unwrap();
    assert!(message(captured[0]).starts_with("`while` has no gradient"));
    let called = program.custom_call("f").operand(x).results(&[(F64, &of("[4]"), &[])]).unwrap()[0];
    assert!(message(called).starts_with("`custom_call` has no gradient"));
    let whole = program.gradients(n.reduce(Reduction::Sum, &[0]).unwrap(), &[x]).unwrap_err();
    assert_eq!(whole.cause().to_string(), "elements of type s32, and the operation has floats");
    let matrix = program.gradients(x, &[x]).unwrap_err();
    assert_eq!(matrix.cause().to_string(), "the operand has rank 1, expected 0");
    // What a value does not depend on has zeros.
    let other = program.parameter("other", F64, &of("[2]"), &[]).unwrap();
    let zeros = program.gradients(x.reduce(Reduction::Sum, &[0]).unwrap(), &[other]).unwrap()[0];
    assert!(program.module(&[zeros]).unwrap().text().contains("dense<0.0> : tensor<2xf64>"));
}

/// The digits network, trained on eight devices: 97 % of the held-out images are right.
#[test]
fn the_digits_network_is_trained_on_eight_devices() {
    let program = DynProgram::on_mesh(GRID).unwrap();
    let x = program.parameter("x", F32, &of("[1296,64]"), &[Blocks(0), Copies]).unwrap();
    let answers = program.parameter("answers", F32, &of("[1296,10]"), &[Blocks(0), Copies]).unwrap();
    let w1 = program.parameter("w1", F32, &of("[64,48]"), &[Copies, Blocks(1)]).unwrap().donated();
    let b1 = program.parameter("b1", F32, &of("[48]"), &[Copies, Blocks(0)]).unwrap().donated();
    let w2 = program.parameter("w2", F32, &of("[48,10]"), &[Copies, Blocks(0)]).unwrap().donated();
    let step = || -> Result<Module, BuildError> {
        let bias = b1.broadcast_in_dim(&of("[1296,48]"), &[1])?;
        let hidden = x
            .dot_general(w1, &[], &[(1, 0)])?
            .binary(Binary::Addition, bias)?
            .binary_with(Binary::Maximum, 0.0)?;
        let scores = hidden.dot_general(w2, &[], &[(1, 0)])?.reshard(1, Copies)?;
        let rows = of("[1296,10]");
        let largest = scores.reduce(Reduction::Max, &[1])?.broadcast_in_dim(&rows, &[0])?;
        let shifted = scores.binary(Binary::Subtraction, largest)?;
        let sums = shifted.unary(Unary::Exponential)?.reduce(Reduction::Sum, &[1])?.unary(Unary::Log)?;
        let logarithms = shifted.binary(Binary::Subtraction, sums.broadcast_in_dim(&rows, &[0])?)?;
        let loss = logarithms
            .binary(Binary::Multiplication, answers)?
            .reduce(Reduction::Sum, &[0, 1])?
            .reshard(0, Copies)?;
        let loss = loss.binary_with(Binary::Multiplication, -1.0 / 1296.0)?;
        let mut outputs = vec![loss];
        for (value, gradient) in [w1, b1, w2].into_iter().zip(program.gradients(loss, &[w1, b1, w2])?) {
            let gradient = gradient.reshard(0, Copies)?;
            outputs
                .push(value.binary(Binary::Subtraction, gradient.binary_with(Binary::Multiplication, 0.5)?)?);
        }
        program.module(&outputs)
    };
    let module = step().unwrap();
    // The scores, the loss, and the gradients of three weights along `Data`: no other communication.
    let along: Vec<(&str, &str)> =
        module.collectives().iter().map(|(collective, axis)| (collective.name(), *axis)).collect();
    assert_eq!(along.iter().filter(|(name, _)| *name == "all-reduce").count(), along.len(), "{along:?}");
    assert_eq!((along.len(), along.iter().filter(|(_, axis)| *axis == "Data").count()), (5, 4), "{along:?}");

    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/io/examples/data/digits.safetensors");
    let file = fs::read(data).unwrap();
    let digits = SafeTensors::deserialize(&file).unwrap();
    let (pixels, labels) = (digits.tensor("images").unwrap().data(), digits.tensor("labels").unwrap().data());
    let tested: Vec<usize> = digits
        .tensor("test")
        .unwrap()
        .data()
        .as_chunks::<4>()
        .0
        .iter()
        .map(|bytes| usize::try_from(i32::from_le_bytes(*bytes)).unwrap())
        .collect();
    let trained: Vec<usize> = (0..labels.len()).filter(|row| !tested.contains(row)).take(1296).collect();
    let image = |row: usize| pixels[row * 64..][..64].iter().map(|pixel| f32::from(*pixel) / 16.0);
    let x =
        Tensor::new(trained.iter().flat_map(|row| image(*row)).collect::<Vec<f32>>(), [1296, 64]).unwrap();
    let one_hot =
        trained.iter().flat_map(|row| (0..10).map(|digit| f32::from(u8::from(labels[*row] == digit))));
    let answers = Tensor::new(one_hot.collect::<Vec<f32>>(), [1296, 10]).unwrap();
    #[allow(clippy::as_conversions, clippy::cast_possible_truncation, reason = "rounding is meant")]
    let small = |seed, count, scale: f64| {
        numbers(seed, count).iter().map(|x| (x * scale) as f32).collect::<Vec<f32>>()
    };
    let mut w1 = Tensor::new(small(1, 64 * 48, 0.3), [64, 48]).unwrap();
    let mut b1 = Tensor::new(vec![0.0_f32; 48], [48]).unwrap();
    let mut w2 = Tensor::new(small(2, 48 * 10, 0.3), [48, 10]).unwrap();

    let executable = eight().compile(&module).unwrap_or_else(|error| panic!("{error}\n{module}"));
    let mut losses = Vec::new();
    for step in 0..400 {
        let call = executable.call().input(&x).unwrap().input(&answers).unwrap().input(&w1).unwrap();
        let results = call.input(&b1).unwrap().input(&w2).unwrap().run().unwrap();
        let loss = results.get::<f32, 0>(0).unwrap()[[]];
        w1 = results.get(1).unwrap();
        b1 = results.get(2).unwrap();
        w2 = results.get(3).unwrap();
        if step % 50 == 0 {
            println!("step {step}: loss {loss}");
        }
        losses.push(loss);
    }
    assert!(losses[0] > 2.0 && losses[399] < 0.1, "{losses:?}");
    let tests =
        Tensor::new(tested.iter().flat_map(|row| image(*row)).collect::<Vec<f32>>(), [500, 64]).unwrap();
    let hidden = tests.matmul(&w1).into_ranked();
    let hidden = Tensor::try_from_fn([500, 48], |[row, at]| (hidden[[row, at]] + b1[[at]]).max(0.0)).unwrap();
    let scores = hidden.matmul(&w2).into_ranked();
    let best = |row: usize| (0..10).max_by(|a, b| scores[[row, *a]].total_cmp(&scores[[row, *b]])).unwrap();
    let right = tested.iter().enumerate().filter(|(row, at)| best(*row) == usize::from(labels[**at])).count();
    println!("{right} of 500 held-out digits are right, loss {}", losses[399]);
    assert!(right >= 485, "{right} of 500");
}
