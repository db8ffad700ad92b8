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
use shapewise_xla::ElementType::{C128, F32, F64, S32};
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

/// A number and its gradients with respect to `x`, `y` and `w`: on the mesh, and on one device.
fn modules(build: Build) -> Result<[Module; 2], BuildError> {
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
    Ok([program.module(&outputs)?, program.module_for_one_device(&outputs)?])
}

type Inputs = [Tensor<f64, 2>; 3];

fn call(executable: &Executable, [x, y, w]: &Inputs) -> shapewise_xla_run::Results {
    executable.call().input(x).unwrap().input(y).unwrap().input(w).unwrap().run().unwrap()
}

/// Compares the gradients of a program with differences, and those on eight devices with those on one.
fn check(name: &str, build: Build) {
    let [mesh, one] = modules(build).unwrap_or_else(|error| panic!("{name}: {error}"));
    let inputs: Inputs = [
        Tensor::new(numbers(1, 32), [8, 4]).unwrap(),
        Tensor::new(numbers(2, 32), [8, 4]).unwrap(),
        Tensor::new(numbers(3, 24), [4, 6]).unwrap(),
    ];
    let compile =
        |module: &Module| eight().compile(module).unwrap_or_else(|error| panic!("{name}: {error}\n{module}"));
    let on_mesh = call(&compile(&mesh), &inputs);
    let one_device = compile(&one);
    let results = call(&one_device, &inputs);
    let gradients: Vec<Vec<f64>> =
        (0..3).map(|input| results.get::<f64, 2>(input + 1).unwrap().to_vec()).collect();
    for (input, gradient) in gradients.iter().enumerate() {
        let of_mesh = on_mesh.get::<f64, 2>(input + 1).unwrap().to_vec();
        for (found, of_mesh) in gradient.iter().zip(&of_mesh) {
            assert!(
                (found - of_mesh).abs() <= 1e-12 * (1.0 + found.abs()),
                "{name}: {found} on one device, {of_mesh} on eight: {mesh}"
            );
        }
    }
    // Along each input, and along directions without a pattern.
    let step = 1e-6;
    for seed in 0..6 {
        let direction = [10, 20, 30].map(|input| numbers(seed + input, 32));
        let is_moved = |input: usize| seed > 2 || usize::try_from(seed).unwrap() == input;
        let moved = |by: f64| {
            let mut moved = inputs.clone();
            for (input, direction) in direction.iter().enumerate().filter(|(input, _)| is_moved(*input)) {
                let elements = inputs[input].to_vec();
                let elements = elements.iter().zip(direction).map(|(x, along)| x + by * along).collect();
                moved[input] = Tensor::new(elements, inputs[input].extents()).unwrap();
            }
            call(&one_device, &moved).get::<f64, 0>(0).unwrap()[[]]
        };
        let difference = (moved(step) - moved(-step)) / (2.0 * step);
        let slope: f64 = (0..3)
            .filter(|input| is_moved(*input))
            .flat_map(|input| gradients[input].iter().zip(&direction[input]))
            .map(|(gradient, along)| gradient * along)
            .sum();
        assert!(
            (slope - difference).abs() < 1e-5 * (1.0 + difference.abs()),
            "{name}: the gradient along direction {seed} is {slope}, and the difference is {difference}\n{one}"
        );
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

/// A vector of indices.
fn indices<'p>(like: DynValue<'p>, indices: &[i32]) -> Built<'p> {
    like.program().constant(&of(&format!("[{}]", indices.len())), indices)
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
        |x, y, w| x.reduce(Reduction::Product, &[1])?.unary(Unary::Exponential);
        |x, y, w| y.binary_with(Maximum, 0.0)?.reduce(Reduction::Product, &[0, 1])?.binary(Addition, y.reduce(Reduction::Product, &[1, 0])?);
        |x, y, w| x.sort(1)?.binary(Multiplication, y);
        |x, y, w| y.binary_with(Maximum, 0.0)?.sort(0)?.binary(Multiplication, x);
        |x, y, w| x.take(1, indices(x, &[3, 3, 0, -1, 9])?)?.unary(Unary::Sine);
        // An embedding: each device has some of the indices.
        |x, y, w| y.take(0, indices(x, &[1, 7, 1, -3, 2, 9, 0, 1])?.split(0, 0)?)?.binary(Multiplication, x);
        |x, y, w| y.add_at(0, indices(x, &[1, 7, 1, -3, 2, 9, 0, 1])?, y.unary(Unary::Sine)?)?.binary(Multiplication, x);
        |x, y, w| x.add_at(1, indices(x, &[2, 4])?, y.slice(&[(0, 8, 1), (1, 3, 1)])?)?.unary(Unary::Tanh);
        |x, y, w| x.dynamic_slice_axis(1, indices(x, &[2])?.reshape(&of("[]"))?, 3)?.unary(Unary::Sine);
        |x, y, w| x.dynamic_update_slice_axis(y.slice(&[(0, 8, 1), (0, 2, 1)])?, 1, indices(x, &[9])?.reshape(&of("[]"))?)?.unary(Unary::Sine);
        // Blocks of both axes go back to one value.
        |x, y, w| y.split(1, 0)?.unary(Unary::Sine)?.reshard(1, Copies)?.binary(Multiplication, y.split(1, 1)?.unary(Unary::Exponential)?.reshard(1, Copies)?);
        |x, y, w| y.split(0, 0)?.reduce(Reduction::Sum, &[0])?.reshard(0, Copies)?.binary(Multiplication, y.split(0, 1)?.reduce(Reduction::Max, &[0])?.reshard(0, Copies)?);
        |x, y, w| x.reduce(Reduction::Max, &[0])?.reduce(Reduction::Max, &[0])?.reshard(0, Copies)?.unary(Unary::Exponential);
    }
}

/// Loops: the second one is in a loop, and its body uses values from outside.
#[test]
fn gradients_of_loops_are_differences() {
    use Binary::{Addition, Multiplication};
    check! {
        |x, y, w| Ok(x.program().repeat(3, &[x], |_, values| Ok(vec![values[0].binary(Multiplication, y)?.unary(Unary::Sine)?]))?[0]);
        |x, y, w| Ok(x.program().repeat(0, &[x], |_, values| Ok(vec![values[0].binary(Multiplication, y)?]))?[0]);
        |x, y, w| Ok(x.program().repeat(1, &[x, y], |_, values| Ok(vec![values[0].binary(Multiplication, values[1])?, values[1]]))?[0]);
        |x, y, w| {
            let values = x.program().repeat(5, &[x, x.unary(Unary::Sine)?], |_, values| Ok(vec![values[1], values[0].binary(Multiplication, y)?]))?;
            values[0].binary(Addition, values[1].binary_with(Multiplication, 2.0)?)
        };
        |x, y, w| {
            let program = x.program();
            let values = program.repeat(3, &[x], |_, values| {
                let row = program.repeat(2, &[values[0]], |counter, values| {
                    let part = y.dynamic_slice_axis(0, counter, 1)?;
                    Ok(vec![values[0].binary(Multiplication, part)?.unary(Unary::Sine)?])
                })?;
                let product = row[0].dot_general(w, &[], &[(1, 0)])?.dot_general(w, &[], &[(1, 1)])?.reshard(1, Copies)?;
                Ok(vec![product.unary(Unary::Tanh)?])
            })?;
            Ok(values[0])
        };
        // A value that is replaced by one from outside, and one that is the same always.
        |x, y, w| {
            let values = x.program().repeat(2, &[x, y], |_, values| Ok(vec![values[1].binary(Multiplication, x)?, y]))?;
            values[0].binary(Addition, values[1])
        };
        // The gradient of a gradient.
        |x, y, w| {
            let program = x.program();
            let values = program.repeat(3, &[x], |_, values| Ok(vec![values[0].binary(Multiplication, y)?.unary(Unary::Sine)?]))?;
            let sum = values[0].reduce(Reduction::Sum, &[1])?.unary(Unary::Sine)?.reduce(Reduction::Sum, &[0])?.reshard(0, Copies)?;
            Ok(program.gradients(sum, &[x])?[0])
        };
        |x, y, w| {
            let product = y.reduce(Reduction::Product, &[1])?.binary(Multiplication, y.sort(0)?.reduce(Reduction::Max, &[1])?)?;
            Ok(x.program().gradients(product.reduce(Reduction::Sum, &[0])?, &[y])?[0])
        };
    }
}

/// A rule of the caller is the gradient, also if it is another one.
#[test]
fn a_rule_of_the_caller_is_the_gradient() {
    let program = DynProgram::new();
    let x = program.parameter("x", F64, &of("[4]"), &[]).unwrap();
    let y = program.parameter("y", F64, &of("[4]"), &[]).unwrap();
    // A call that the program does not know: it is the identity, and its gradient is three times as large.
    let floor = program
        .custom(
            &[x],
            |x| Ok(vec![x[0].unary(Unary::Floor)?]),
            |of| Ok(vec![Some(of.gradients[0].binary_with(Binary::Multiplication, 3.0)?)]),
        )
        .unwrap()[0];
    let loss = floor.binary(Binary::Multiplication, y).unwrap().reduce(Reduction::Sum, &[0]).unwrap();
    let gradients = program.gradients(loss, &[x, y]).unwrap();
    let module = program.module(&[loss, gradients[0], gradients[1]]).unwrap();
    let [a, b] = [vec![0.5, 1.5, -0.5, 2.0], vec![1.0, 2.0, 3.0, 4.0]].map(|x| Tensor::new(x, [4]).unwrap());
    let results =
        eight().compile(&module).unwrap().call().input(&a).unwrap().input(&b).unwrap().run().unwrap();
    assert_eq!(results.get::<f64, 0>(0).unwrap()[[]], 2.0 - 3.0 + 8.0);
    assert_eq!(results.get::<f64, 1>(1).unwrap().to_vec(), [3.0, 6.0, 9.0, 12.0]);
    assert_eq!(results.get::<f64, 1>(2).unwrap().to_vec(), [0.0, 1.0, -1.0, 2.0]);
    // What the function uses must be an operand.
    let hidden = program.custom(&[x], |x| Ok(vec![x[0].binary(Binary::Addition, y)?]), |_| Ok(vec![None]));
    let error = hidden.unwrap_err();
    assert_eq!((error.operation(), error.operands()), ("custom", &["%0: f64[4]".to_string()][..]));
    assert!(error.cause().to_string().starts_with("the results depend on %1, which is not an operand"));
    // A rule that does not fit its function.
    let refused = |number: usize| {
        let sine = program
            .custom(
                &[x, y],
                |of| Ok(vec![of[0].binary(Binary::Addition, of[1])?]),
                move |of| {
                    let sum = of.gradients[0].reduce(Reduction::Sum, &[0])?;
                    Ok([None, Some(sum), None].into_iter().take(number).collect())
                },
            )
            .unwrap()[0];
        let error = program.gradients(sine.reduce(Reduction::Sum, &[0]).unwrap(), &[x, y]).unwrap_err();
        (error.operation(), error.cause().to_string())
    };
    assert_eq!(
        refused(3),
        ("custom", "the rule returns 3 gradients, and the function has 2 operands".into())
    );
    assert_eq!(refused(1).1, "the rule returns 1 gradient, and the function has 2 operands");
    assert_eq!(refused(2), ("custom", "the result has rank 0, expected 1".into()));
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

#[test]
fn operations_without_a_gradient_are_refused_by_name() {
    let program = DynProgram::new();
    let x = program.parameter("x", F64, &of("[4]"), &[]).unwrap();
    let n = program.parameter("n", S32, &of("[4]"), &[]).unwrap();
    let error = |value: DynValue<'_>| {
        let sum = value.reduce(Reduction::Sum, &[0]).unwrap();
        program.gradients(sum, &[x]).unwrap_err()
    };
    let called = program.custom_call("f").operand(x).results(&[(F64, &of("[4]"), &[])]).unwrap()[0];
    let refused = error(called);
    let rest =
        "`custom_call` has no gradient: its operands depend on a value that the gradient is with respect to";
    assert!(
        refused.to_string().starts_with("`custom_call` of %0: f64[4] (operation 2, tests/gradients.rs:"),
        "{refused}"
    );
    assert!(refused.to_string().ends_with(rest), "{refused}");
    let number =
        |value: DynValue<'_>| format!("{value:?}").split_once(':').unwrap().0[1..].parse::<usize>().unwrap();
    // As often as a condition holds.
    let (count, doubled) = program
        .repeat_while(
            9,
            &[x],
            |values| values[0].reduce(Reduction::Sum, &[0])?.compare_with(Comparison::Less, 9.0),
            |values| Ok(vec![values[0].binary_with(Binary::Multiplication, 2.0)?]),
        )
        .unwrap();
    let refused = error(doubled[0]);
    assert!(refused.cause().to_string().starts_with("`while` has no gradient"), "{refused}");
    assert_eq!((refused.number(), refused.operands()), (number(count) - 1, &["%0: f64[4]".to_string()][..]));
    // In the body of a loop: the operation that the caller added, and not a copy of it.
    let mut of_body = None;
    let looped = program.repeat(3, &[x], |_, values| {
        let called = program.custom_call("g").operand(values[0]).results(&[(F64, &of("[4]"), &[])])?;
        of_body = Some(number(called[0]) - 1);
        Ok(called)
    });
    let refused = error(looped.unwrap()[0]);
    assert_eq!((refused.operation(), Some(refused.number())), ("custom_call", of_body), "{refused}");
    // Complex numbers have no gradient here, and it is not zeros.
    let complex = x.convert(C128).unwrap();
    let real = complex.binary(Binary::Multiplication, complex).unwrap().convert(F64).unwrap();
    assert!(error(real).cause().to_string().starts_with("`convert` has no gradient"));
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
