//! An operation that is refused leaves the program as it was: its text, and the number of the next operation.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    clippy::missing_assert_message,
    reason = "a panic is a failed test; numbers are small"
)]

use shapewise::{Axis, DynShape, rearrange::Pad, s};
use shapewise_stablehlo::{
    Collective, Program, ProgramError, Reduction, Value,
    dynamic::{Binary, BuildError, Comparison, DynProgram, DynValue, Unary},
    placement::{
        AnyPlacements,
        PlacementKind::{Blocks, Copies, Sums},
    },
};
use shapewise_xla::ElementType::{F32, Pred, S32, U32, U64};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

const GRID: &[(&str, usize)] = &[("Data", 4), ("Model", 2)];

fn of(text: &str) -> DynShape {
    text.parse().unwrap()
}

/// The values of a program.
#[derive(Clone, Copy)]
struct Given<'p> {
    program: &'p DynProgram,
    /// `f32[8@Data,6]`, `f32[8,6@Model]`, `f32[4,6]`.
    a: DynValue<'p>,
    b: DynValue<'p>,
    c: DynValue<'p>,
    /// `s32[4]`, `s32[]`, `pred[4,6]`.
    n: DynValue<'p>,
    k: DynValue<'p>,
    m: DynValue<'p>,
    /// `f32[]`, a sum on each device.
    partial: DynValue<'p>,
}

fn given(program: &DynProgram) -> Given<'_> {
    let value =
        |element, extents: &str, places: &[_]| program.parameter("x", element, &of(extents), places).unwrap();
    let a = value(F32, "[8,6]", &[Blocks(0), Copies]);
    Given {
        program,
        a,
        b: value(F32, "[8,6]", &[Copies, Blocks(1)]),
        c: value(F32, "[4,6]", &[]),
        n: value(S32, "[4]", &[]),
        k: value(S32, "[]", &[]),
        m: value(Pred, "[4,6]", &[]),
        partial: a.reduce(Reduction::Sum, &[0, 1]).unwrap(),
    }
}

type Refused = Result<(), BuildError>;

/// The text of an operation, and the operation.
type Mistake = (&'static str, fn(Given<'_>) -> Refused);

/// Operations with one mistake each: every kind, and every error that is found after a part of an operation has been added.
macro_rules! refused {
    ($($given:pat => $operation:expr;)*) => {
        &[$((stringify!($operation), {
            fn operation($given: Given<'_>) -> Refused {
                $operation.map(drop)
            }
            operation
        })),*]
    };
}

const MISTAKES: &[Mistake] = refused! {
    Given { n, .. } => n.unary(Unary::Tanh);
    Given { partial, .. } => partial.unary(Unary::Tanh);
    Given { m, .. } => m.unary(Unary::Negate);
    Given { a, c, .. } => a.binary(Binary::Addition, c);
    Given { a, n, .. } => a.binary(Binary::Addition, n);
    Given { n, .. } => n.binary_with(Binary::Addition, 0.5);
    Given { n, .. } => n.binary_with(Binary::Addition, 1_i64 << 31);
    Given { partial, .. } => partial.binary_with(Binary::Addition, 1.0);
    Given { partial, .. } => partial.binary_with(Binary::Maximum, 1.0);
    Given { partial, .. } => partial.compare_with(Comparison::Less, 1.0);
    Given { a, c, .. } => a.compare(Comparison::Less, c);
    Given { a, c, m, .. } => m.select(c, a);
    Given { partial, .. } => partial.convert(S32);
    Given { a, .. } => a.permute(&[0, 0]);
    Given { a, .. } => a.permute(&[0]);
    Given { a, .. } => a.reverse(&[2]);
    Given { a, .. } => a.reverse(&[0]);
    Given { a, .. } => a.sort(0);
    Given { a, .. } => a.reshape(&of("[7,7]"));
    Given { a, .. } => a.reshape(&of("[6,8]"));
    Given { a, .. } => a.slice(&[(1, 3, 1), (0, 6, 1)]);
    Given { c, .. } => c.slice(&[(1, 3, 0), (0, 6, 1)]);
    Given { c, .. } => c.broadcast_in_dim(&of("[5,6]"), &[0, 1]);
    Given { c, .. } => c.broadcast_in_dim(&of("[4,6,?]"), &[0, 1]);
    Given { a, .. } => a.pad_axis(0, Pad::edges(1, 0), 0.0);
    Given { c, .. } => c.pad_axis(0, Pad::edges(-9, 0), 0.0);
    Given { partial, .. } => partial.pad_axis(0, Pad::edges(1, 0), 0.0);
    Given { c, .. } => c.pad_axis(0, Pad::edges(isize::MAX, 0), 0.0);
    Given { n, .. } => n.pad_axis(0, Pad::edges(1, 0), 0.5);
    Given { a, c, .. } => a.concatenate(&[c], 1);
    Given { a, .. } => a.concatenate(&[a], 0);
    Given { a, b, .. } => a.concatenate(&[b], 1);
    Given { c, .. } => c.take(0, c);
    Given { a, n, .. } => a.take(0, n);
    Given { c, n, .. } => c.dynamic_slice_axis(0, n, 1);
    Given { c, k, .. } => c.dynamic_slice_axis(0, k, 5);
    Given { a, k, .. } => a.dynamic_slice_axis(0, k, 1);
    Given { a, c, k, .. } => c.dynamic_update_slice_axis(a, 0, k);
    Given { c, n, .. } => c.dynamic_update_slice_axis(c, 0, n);
    Given { c, k, .. } => c.add_at(0, k, c);
    Given { a, c, n, .. } => c.add_at(0, n, a);
    Given { a, c, .. } => a.dot_general(c, &[], &[(1, 0)]);
    Given { a, c, .. } => a.dot_general(c, &[], &[(5, 0)]);
    Given { a, b, .. } => a.dot_general(b, &[], &[(0, 1)]);
    Given { a, .. } => a.reduce(Reduction::Sum, &[2]);
    Given { a, .. } => a.reduce(Reduction::Product, &[0]);
    Given { m, .. } => m.reduce(Reduction::Sum, &[0]);
    Given { a, .. } => a.collective(0, Collective::AllReduce(Reduction::Sum));
    Given { a, .. } => a.collective(0, Collective::CollectivePermute);
    Given { a, .. } => a.collective(2, Collective::AllGather { axis: 0 });
    Given { a, .. } => a.collective_permute(0, &[(0, 9)]);
    Given { c, .. } => c.collective_permute(1, &[(0, 1)]);
    Given { b, .. } => b.reshard(0, Blocks(1));
    Given { a, .. } => a.reshard(0, Sums);
    Given { c, .. } => c.split(0, 2);
    Given { c, .. } => c.split(0, 1);
    Given { program, .. } => program.parameter("p", F32, &of("[6,6]"), &[Blocks(0), Copies]);
    Given { program, .. } => program.parameter("p", F32, &of("[8,6]"), &[Sums, Copies]);
    Given { program, .. } => program.parameter("p", F32, &DynShape::default(), &[]);
    Given { program, .. } => program.constant(&of("[2]"), &[1.0_f32]);
    Given { program, .. } => program.filled(S32, &of("[2]"), 0.5);
    Given { program, .. } => program.filled(S32, &of("[?]"), 1);
    Given { program, .. } => program.iota(F32, &of("[2]"), 1);
    Given { program, n, .. } => program.random_bits(n, U32, &of("[2]"));
    Given { program, a, .. } => program.custom_call("f").operand(a).results(&[(F32, &of("[8,6]"), &[])]);
    Given { program, a, .. } => program.custom_call("f").block(a).results(&[(F32, &of("[8,6]"), &[]), (F32, &of("[8]"), &[])]);
    Given { program, a, c, .. } => program.gradients(a, &[c]);
    Given { program, partial, c, .. } => program.gradients(partial, &[c]);
    Given { program, a, .. } => program.custom(&[], |_| Ok(vec![a]), |_| Ok(vec![]));
};

/// A program after a mistake, or without it: its text, the number of the next operation, and its shape.
fn after(mistake: Option<Mistake>) -> (String, usize) {
    let program = DynProgram::on_mesh(GRID).unwrap();
    let given = given(&program);
    if let Some((text, mistake)) = mistake {
        assert!(mistake(given).is_err(), "{text}");
        // Once more: an error is the same.
        assert_eq!(mistake(given).unwrap_err().number(), mistake(given).unwrap_err().number());
    }
    let number = given.n.unary(Unary::Tanh).unwrap_err().number();
    let next = given.c.binary_with(Binary::Addition, 1.0).unwrap();
    assert_eq!(format!("{next:?}"), format!("%{}: f32[4,6]", number + 1));
    let sum = given.partial.reshard(0, Copies).unwrap();
    (program.module(&[next, sum, given.b]).unwrap().text().to_owned(), number)
}

#[test]
fn a_refused_operation_leaves_the_program_as_it_was() {
    let expected = after(None);
    for mistake in MISTAKES {
        assert_eq!(after(Some(*mistake)), expected, "{}", mistake.0);
    }
}

/// Gradients are refused after many operations have been added; loops and functions keep those of their bodies, which are in no module.
#[test]
fn refused_gradients_and_loops_leave_the_program_as_it_was() {
    let program = DynProgram::new();
    let x = program.parameter("x", F32, &of("[4]"), &[]).unwrap();
    let state = program.parameter("state", U64, &of("[2]"), &[]).unwrap();
    fn loss(y: DynValue<'_>) -> Result<DynValue<'_>, BuildError> {
        y.binary(Binary::Multiplication, y)?.reduce(Reduction::Sum, &[0])
    }
    let whiles = program
        .repeat_while(
            3,
            &[x],
            |values| values[0].reduce(Reduction::Max, &[0])?.compare_with(Comparison::Less, 1.0),
            |values| Ok(vec![values[0].binary(Binary::Addition, values[0])?]),
        )
        .unwrap();
    let (_, bits) = program.random_bits(state, U32, &of("[4]")).unwrap();
    let of_loop = loss(whiles.1[0].unary(Unary::Tanh).unwrap()).unwrap();
    let refusing = program
        .custom(
            &[x],
            |x| Ok(vec![x[0].unary(Unary::Exponential)?]),
            |of| of.gradients[0].convert(Pred).map(|of| vec![Some(of)]),
        )
        .unwrap();
    let of_rule = loss(refusing[0].unary(Unary::Tanh).unwrap()).unwrap();
    let next = || bits.unary(Unary::Tanh).unwrap_err().number();
    let (number, text) = (next(), program.module(&[of_loop, of_rule]).unwrap());
    for of in [of_loop, of_rule] {
        let error = program.gradients(of, &[x]).unwrap_err();
        assert_eq!((next(), program.module(&[of_loop, of_rule]).unwrap()), (number, text.clone()), "{error}");
    }
    // A body that is refused has been called, so its values have numbers, but no module has them, and no operation takes them.
    let mut kept = None;
    let error = program.repeat(2, &[x], |_, values| {
        let y = values[0].unary(Unary::Tanh)?;
        kept = Some(y);
        y.binary(Binary::Addition, state).map(|y| vec![y])
    });
    assert!(error.is_err() && next() > number);
    assert_eq!(program.module(&[of_loop, of_rule]).unwrap(), text);
    let cause = kept.unwrap().unary(Unary::Tanh).unwrap_err().cause();
    assert!(matches!(cause, ProgramError::OfLoop { .. }), "{cause}");
}

/// The same of typed values.
#[test]
fn a_refused_operation_of_typed_values_leaves_the_program_as_it_was() {
    type Any<'p> = Value<'p, f32, 2, [usize; 2], Grid, AnyPlacements>;
    type OfTwo = fn(Any<'_>, Any<'_>) -> Result<(), ProgramError>;
    let mistakes: [OfTwo; 12] = [
        |a, _| a.try_max(1.0).map(drop),
        |a, _| a.try_min(1.0).map(drop),
        |a, _| a.try_lt(1.0).map(drop),
        |a, c| a.try_add(c).map(drop),
        |_, c| c.pad_axis(Axis::<0>, Pad::edges(-9, 0), 0.0).map(drop),
        |a, c| a.concatenate(c, Axis::<1>).map(drop),
        |_, c| c.slice(s![9, ..]).map(drop),
        |_, c| c.reshape([7, 7]).map(drop),
        |a, c| a.dot_general_by::<2, 2, _, _>(c, &[], &[(1, 0)]).map(drop),
        |a, c| a.dot_general_by::<2, 2, _, _>(c, &[], &[(5, 0)]).map(drop),
        |_, c| c.dot_general_by::<2, 1, _, _>(c, &[], &[(1, 1)]).map(drop),
        |a, _| a.collective(Model, Collective::AllGather { axis: 0 }).map(drop),
    ];
    let after = |number: usize, mistake: Option<OfTwo>| {
        let program = Program::<Grid>::new();
        let whole = program.parameter_at::<f32, 2, _>("a", [8, 6], &[Blocks(0), Copies]).unwrap();
        let c = program.parameter_at::<f32, 2, _>("c", [4, 6], &[Copies, Copies]).unwrap();
        let a = whole.dot_general_by::<2, 2, _, _>(whole, &[], &[(0, 0)]).unwrap();
        if let Some(mistake) = mistake {
            assert!(mistake(a, c).is_err(), "{number}");
        }
        let next = c.try_max(1.0).unwrap();
        (format!("{next:?}"), program.module((next, c)))
    };
    let expected = after(0, None);
    for (number, mistake) in mistakes.into_iter().enumerate() {
        assert_eq!(after(number, Some(mistake)), expected, "mistake {number}");
    }
}
