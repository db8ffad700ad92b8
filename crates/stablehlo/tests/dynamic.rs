//! Programs of run-time rank have the text and the errors of the same programs with types.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a panic is a failed test; operators on values add to a program"
)]

use std::{fs, path::Path};

use shapewise::{
    Axis, Const, DynExtent, DynShape, Keep, Tensor, axes, contraction::DotAxes, extent::SymbolTable,
    rearrange::Pad, s, shape,
};
use shapewise_stablehlo::{
    Collective, Module, Precision, Program, ProgramError, Reduction, Value,
    dynamic::{Binary, BuildError, Comparison, DynProgram, DynValue, Number, Unary},
    placement::{
        AnyPlacements,
        PlacementKind::{self, Blocks, Copies, Sums},
    },
};
use shapewise_xla::{
    ElementType::{self, F32, Pred, S32, U32, U64},
    bits::{Bf16Bits, C64Parts, F8E4M3FnBits},
};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

const GRID: &[(&str, usize)] = &[("Data", 4), ("Model", 2)];

fn of(text: &str) -> DynShape {
    text.parse().unwrap()
}

fn on_file(name: &str) -> String {
    fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(format!("{name}.mlir")),
    )
    .unwrap()
}

/// The reductions of typed values that keep the axis.
fn kept<'p>(x: DynValue<'p>, reduction: Reduction, axis: usize) -> DynValue<'p> {
    let rank = x.rank();
    let mut extents = x.extents();
    extents[axis] = DynExtent::ONE;
    let dimensions: Vec<isize> = (0..rank).filter(|at| *at != axis).map(usize::cast_signed).collect();
    let reduced = x.reduce(reduction, &[axis.cast_signed()]).unwrap();
    reduced.broadcast_in_dim(&DynShape::new(extents).unwrap(), &dimensions).unwrap()
}

fn every_operation() -> Result<String, BuildError> {
    let program = DynProgram::new();
    let x = program.parameter("x", F32, &of("[2,3]"), &[])?;
    let w = program.parameter("w", F32, &of("[3,4]"), &[])?;
    let rows = program.parameter("rows", S32, &of("[5]"), &[])?;
    let bias = program.constant(&of("[4]"), &[0.5_f32, -1.5, f32::INFINITY, 1e-7])?;
    let scores = x
        .dot_general(w, &[], &[(1, 0)])?
        .binary(Binary::Addition, bias.broadcast_in_dim(&of("[1,4]"), &[1])?)?;
    let largest = kept(scores, Reduction::Max, 1);
    let powers = scores.binary(Binary::Subtraction, largest)?.unary(Unary::Exponential)?;
    let softmax = powers.binary(Binary::Division, kept(powers, Reduction::Sum, 1))?;
    let taken = softmax.take(0, rows)?;
    let columns = program.iota(F32, &of("[5,4]"), 1)?.binary_with(Binary::Multiplication, 0.1_f32)?;
    let chosen = taken.compare(Comparison::Greater, columns)?.select(taken, taken.unary(Unary::Negate)?)?;
    let padded = chosen.pad_axis(1, Pad::edges(1, -1).with_interior(1), 0.0)?;
    let joined = padded.concatenate(&[chosen.reverse(&[0])?], 1)?;
    let part = joined.slice(&[(1, 5, 2), (0, 11, 1)])?.reverse(&[1])?;
    let flat = part.permute(&[1, 0])?.reshape(&of("[22]"))?;
    let looped = program.repeat(3, &[flat], |step, values| {
        let half = values[0].binary_with(Binary::Multiplication, 0.5)?;
        let step = step.convert(F32)?.broadcast_in_dim(&of("[22]"), &[])?;
        Ok(vec![half.binary(Binary::Addition, step)?])
    })?;
    let module = program.module(&[looped[0], softmax.reduce(Reduction::Sum, &[0])?, taken.convert(S32)?])?;
    Ok(module.text().to_owned())
}

#[test]
fn programs_have_the_texts_on_file() {
    assert_eq!(every_operation().unwrap(), on_file("every_operation"));

    let program = DynProgram::on_mesh(GRID).unwrap();
    let x = program.parameter("x", F32, &of("[8,6]"), &[Blocks(0), Copies]).unwrap();
    let w = program.parameter("w", F32, &of("[6,4]"), &[Copies, Blocks(1)]).unwrap();
    let hidden = x.dot_general(w, &[], &[(1, 0)]).unwrap();
    let v = program.parameter("v", F32, &of("[4,10]"), &[Copies, Blocks(0)]).unwrap();
    let partial = hidden.binary_with(Binary::Maximum, 0.0).unwrap().dot_general(v, &[], &[(1, 0)]).unwrap();
    let scores = partial.collective(1, Collective::AllReduce(Reduction::Sum)).unwrap();
    assert_eq!(program.module(&[scores]).unwrap().text(), on_file("network"));

    let program = DynProgram::on_mesh(GRID).unwrap();
    let x = program.parameter("x", F32, &of("[8,16]"), &[Blocks(0), Copies]).unwrap();
    let y = program.parameter("y", F32, &of("[16,8]"), &[]).unwrap();
    let partial = x.dot_general(y.split(1, 0).unwrap(), &[], &[(1, 0)]).unwrap();
    let scattered = partial.reshard(1, Blocks(1)).unwrap();
    let gathered = scattered.collective(1, Collective::AllGather { axis: 1 }).unwrap();
    let turned = gathered.collective(0, Collective::AllToAll { from: 0, to: 1 }).unwrap();
    let sent = x.collective_permute(0, &[(0, 1), (1, 2), (3, 0)]).unwrap();
    let largest = x.reduce(Reduction::Max, &[0]).unwrap().reshard(0, Copies).unwrap();
    assert_eq!(program.module(&[turned, largest, sent]).unwrap().text(), on_file("communication"));

    let program = DynProgram::new();
    let x = program.parameter("x", F32, &of("[?,4]"), &[]).unwrap();
    let y = program.parameter("y", F32, &of("[<=5,4]"), &[]).unwrap();
    let row = program.parameter("row", F32, &of("[1,4]"), &[]).unwrap();
    let sum = x.binary(Binary::Addition, row).unwrap().binary_with(Binary::Multiplication, 2.0).unwrap();
    let rows = y.unary(Unary::Exponential).unwrap().reduce(Reduction::Sum, &[1]).unwrap();
    assert_eq!(program.module(&[sum, rows]).unwrap().text(), on_file("unknown_extents"));

    let program = DynProgram::on_mesh(GRID).unwrap();
    let x = program.parameter("x", F32, &of("[8,6]"), &[Blocks(0), Copies]).unwrap();
    let w = program.parameter("w", F32, &of("[6,4]"), &[Copies, Blocks(1)]).unwrap();
    let y = x.dot_general(w, &[], &[(1, 0)]).unwrap().reshard(1, Copies).unwrap();
    assert_eq!(program.module_for_partitioner(&[y]).unwrap().text(), on_file("partitioned"));
}

/// One operation with types and without, on parameters `x: f32[4,6]`, `y: f32[4,6]`, `n: s32[4,6]`, `m: pred[4,6]`, `k: s32[]` and `r: s32[3]`.
macro_rules! same {
    ($($typed:expr => $dynamic:expr;)*) => { $({
        let typed = <Program>::new();
        let dynamic = DynProgram::new();
        let module = same!(@ typed, Program, $typed);
        let found: Result<DynValue<'_>, BuildError> = same!(@@ dynamic, $dynamic);
        let found = dynamic.module(&[found.unwrap()]).unwrap();
        assert_eq!(found, module, "{}", stringify!($typed));
    })* };
    (@ $program:ident, $kind:ident, $operation:expr) => {{
        let x = $program.parameter::<f32, 2, _>("x", [4, 6]);
        let y = $program.parameter::<f32, 2, _>("y", [4, 6]);
        let n = $program.parameter::<i32, 2, _>("n", [4, 6]);
        let m = $program.parameter::<bool, 2, _>("m", [4, 6]);
        let k = $program.parameter::<i32, 0, _>("k", shape![]);
        let r = $program.parameter::<i32, 1, _>("r", [3]);
        #[allow(clippy::redundant_closure_call, reason = "names the parameters")]
        let module: Module = ($operation)(&$program, x, y, n, m, k, r);
        module
    }};
    (@@ $program:ident, $operation:expr) => {{
        let x = $program.parameter("x", F32, &of("[4,6]"), &[]).unwrap();
        let y = $program.parameter("y", F32, &of("[4,6]"), &[]).unwrap();
        let n = $program.parameter("n", S32, &of("[4,6]"), &[]).unwrap();
        let m = $program.parameter("m", Pred, &of("[4,6]"), &[]).unwrap();
        let k = $program.parameter("k", S32, &of("[]"), &[]).unwrap();
        let r = $program.parameter("r", S32, &of("[3]"), &[]).unwrap();
        #[allow(clippy::redundant_closure_call, reason = "names the parameters")]
        let result = ($operation)([x, y, n, m, k, r]);
        result
    }};
}

type X<'p> = Value<'p, f32, 2>;
type N<'p> = Value<'p, i32, 2>;
type M<'p> = Value<'p, bool, 2>;
type K<'p> = Value<'p, i32, 0, ()>;
type R<'p> = Value<'p, i32, 1>;
type D<'p> = [DynValue<'p>; 6];
type Built<'p> = Result<DynValue<'p>, BuildError>;

/// Names the types of the parameters of a typed operation.
macro_rules! typed {
    (|$x:ident, $y:ident, $n:ident, $m:ident, $k:ident, $r:ident| $operation:expr) => {{
        fn operation<'p>(
            program: &'p Program,
            $x: X<'p>,
            $y: X<'p>,
            $n: N<'p>,
            $m: M<'p>,
            $k: K<'p>,
            $r: R<'p>,
        ) -> Module {
            let _ = ($x, $y, $n, $m, $k, $r);
            program.module($operation)
        }
        operation
    }};
}

/// Names the types of the parameters of an operation without types.
macro_rules! dynamic {
    (|$x:ident, $y:ident, $n:ident, $m:ident, $k:ident, $r:ident| $operation:expr) => {{
        fn operation<'p>([$x, $y, $n, $m, $k, $r]: D<'p>) -> Built<'p> {
            let _ = ($x, $y, $n, $m, $k, $r);
            $operation
        }
        operation
    }};
}

#[test]
fn each_operation_has_the_text_of_the_typed_one() {
    use Binary::*;
    macro_rules! unary {
        ($($method:ident $unary:ident;)*) => { same! { $(
            typed!(|x, y, n, m, k, r| x.$method()) => dynamic!(|x, y, n, m, k, r| x.unary(Unary::$unary));
        )* } };
    }
    unary! {
        abs Abs; ceil Ceil; cos Cosine; exp Exponential; floor Floor; ln Log; logistic Logistic; rsqrt Rsqrt; sign Sign; sin Sine; sqrt Sqrt; tanh Tanh;
    }
    macro_rules! binary {
        ($(|$left:ident, $right:ident| $typed:expr, $binary:ident;)*) => { same! { $(
            typed!(|x, y, n, m, k, r| { let ($left, $right) = binary!(@ $left $right x y n m); $typed })
                => dynamic!(|x, y, n, m, k, r| { let ($left, $right) = binary!(@ $left $right x y n m); $left.binary($binary, $right) });
        )* } };
        (@ a b $x:ident $y:ident $n:ident $m:ident) => { ($x, $y) };
        (@ i j $x:ident $y:ident $n:ident $m:ident) => { ($n, $n) };
        (@ p q $x:ident $y:ident $n:ident $m:ident) => { ($m, $m) };
    }
    binary! {
        |a, b| a + b, Addition; |a, b| a - b, Subtraction; |a, b| a * b, Multiplication; |a, b| a / b, Division; |a, b| a.max(b), Maximum; |a, b| a.min(b), Minimum;
        |a, b| a.pow(b), Power; |a, b| a % b, Remainder; |i, j| i & j, Conjunction; |p, q| p | q, Disjunction; |p, q| p ^ q, ExclusiveDisjunction; |i, j| i / j, Division;
    }
    same! {
        typed!(|x, y, n, m, k, r| -n) => dynamic!(|x, y, n, m, k, r| n.unary(Unary::Negate));
        typed!(|x, y, n, m, k, r| !m) => dynamic!(|x, y, n, m, k, r| m.unary(Unary::Inverse));
        typed!(|x, y, n, m, k, r| x + 1.5) => dynamic!(|x, y, n, m, k, r| x.binary_with(Addition, 1.5));
        typed!(|x, y, n, m, k, r| n * -3) => dynamic!(|x, y, n, m, k, r| n.binary_with(Multiplication, -3));
        typed!(|x, y, n, m, k, r| n.pow(2)) => dynamic!(|x, y, n, m, k, r| n.binary_with(Power, 2));
        typed!(|x, y, n, m, k, r| x.at_most(6.0)) => dynamic!(|x, y, n, m, k, r| x.binary_with(Minimum, 6.0));
        typed!(|x, y, n, m, k, r| x.eq(y)) => dynamic!(|x, y, n, m, k, r| x.compare(Comparison::Equal, y));
        typed!(|x, y, n, m, k, r| m.ne(true)) => dynamic!(|x, y, n, m, k, r| m.compare_with(Comparison::NotEqual, true));
        typed!(|x, y, n, m, k, r| x.lt(0.5)) => dynamic!(|x, y, n, m, k, r| x.compare_with(Comparison::Less, 0.5));
        typed!(|x, y, n, m, k, r| n.le(n)) => dynamic!(|x, y, n, m, k, r| n.compare(Comparison::AtMost, n));
        typed!(|x, y, n, m, k, r| n.gt(7)) => dynamic!(|x, y, n, m, k, r| n.compare_with(Comparison::Greater, 7));
        typed!(|x, y, n, m, k, r| x.ge(y)) => dynamic!(|x, y, n, m, k, r| x.compare(Comparison::AtLeast, y));
        typed!(|x, y, n, m, k, r| m.select(x, y).unwrap()) => dynamic!(|x, y, n, m, k, r| m.select(x, y));
        typed!(|x, y, n, m, k, r| x.convert::<Bf16Bits>()) => dynamic!(|x, y, n, m, k, r| x.convert(ElementType::Bf16));
        typed!(|x, y, n, m, k, r| x.convert::<F8E4M3FnBits>()) => dynamic!(|x, y, n, m, k, r| x.convert(ElementType::F8E4M3Fn));
        typed!(|x, y, n, m, k, r| x.permute(axes![1, 0])) => dynamic!(|x, y, n, m, k, r| x.permute(&[1, 0]));
        typed!(|x, y, n, m, k, r| x.broadcast_in_dim([4, 2, 6], axes![0, 2]).unwrap()) => dynamic!(|x, y, n, m, k, r| x.broadcast_in_dim(&of("[4,2,6]"), &[0, 2]));
        typed!(|x, y, n, m, k, r| x.reshape([8, 3]).unwrap()) => dynamic!(|x, y, n, m, k, r| x.reshape(&of("[8,3]")));
        typed!(|x, y, n, m, k, r| x.split_axis(Axis::<1>, 2, 3).unwrap()) => dynamic!(|x, y, n, m, k, r| x.reshape(&of("[4,2,3]")));
        typed!(|x, y, n, m, k, r| x.slice(s![1..3, ..;2]).unwrap()) => dynamic!(|x, y, n, m, k, r| x.slice(&[(1, 3, 1), (0, 6, 2)]));
        typed!(|x, y, n, m, k, r| x.flip(Axis::<1>)) => dynamic!(|x, y, n, m, k, r| x.reverse(&[-1]));
        typed!(|x, y, n, m, k, r| x.sort_axis(Axis::<0>)) => dynamic!(|x, y, n, m, k, r| x.sort(0));
        typed!(|x, y, n, m, k, r| n.sort_axis(Axis::<1>)) => dynamic!(|x, y, n, m, k, r| n.sort(1));
        typed!(|x, y, n, m, k, r| x.sum_axis(Axis::<1>)) => dynamic!(|x, y, n, m, k, r| x.reduce(Reduction::Sum, &[1]));
        typed!(|x, y, n, m, k, r| m.max_axis(Axis::<0>)) => dynamic!(|x, y, n, m, k, r| m.reduce(Reduction::Max, &[0]));
        typed!(|x, y, n, m, k, r| n.min_axis(Axis::<0>)) => dynamic!(|x, y, n, m, k, r| n.reduce(Reduction::Min, &[0]));
        typed!(|x, y, n, m, k, r| n.product_axis(Axis::<0>)) => dynamic!(|x, y, n, m, k, r| n.reduce(Reduction::Product, &[0]));
        typed!(|x, y, n, m, k, r| x.sum_axis(Keep(Axis::<0>))) => dynamic!(|x, y, n, m, k, r| Ok(kept(x, Reduction::Sum, 0)));
        typed!(|x, y, n, m, k, r| x.matmul(y.permute(axes![1, 0]))) => dynamic!(|x, y, n, m, k, r| x.dot_general(y.permute(&[1, 0])?, &[], &[(1, 0)]));
        typed!(|x, y, n, m, k, r| x.dot_general(y, DotAxes::contracting(axes![1], axes![1]).batch(axes![0], axes![0])).unwrap())
            => dynamic!(|x, y, n, m, k, r| x.dot_general(y, &[(0, 0)], &[(-1, -1)]));
        typed!(|x, y, n, m, k, r| x.pad_axis(Axis::<0>, Pad::edges(2, -1), 1.0).unwrap()) => dynamic!(|x, y, n, m, k, r| x.pad_axis(0, Pad::edges(2, -1), 1.0));
        typed!(|x, y, n, m, k, r| x.concatenate(y, Axis::<0>).unwrap()) => dynamic!(|x, y, n, m, k, r| x.concatenate(&[y], 0));
        typed!(|x, y, n, m, k, r| x.take(Axis::<1>, r).unwrap()) => dynamic!(|x, y, n, m, k, r| x.take(1, r));
        typed!(|x, y, n, m, k, r| x.dynamic_slice_axis(Axis::<1>, k, Const::<2>).unwrap()) => dynamic!(|x, y, n, m, k, r| x.dynamic_slice_axis(1, k, 2));
        typed!(|x, y, n, m, k, r| x.dynamic_update_slice_axis(y.slice(s![..2, ..]).unwrap(), Axis::<0>, k).unwrap())
            => dynamic!(|x, y, n, m, k, r| x.dynamic_update_slice_axis(y.slice(&[(0, 2, 1), (0, 6, 1)])?, 0, k));
        typed!(|x, y, n, m, k, r| x.add_at(Axis::<0>, r, y.slice(s![..3, ..]).unwrap()).unwrap())
            => dynamic!(|x, y, n, m, k, r| x.add_at(0, r, y.slice(&[(0, 3, 1), (0, 6, 1)])?));
    }
}

#[test]
fn loops_calls_constants_and_random_bits_have_the_same_text() {
    let typed = <Program>::new().with_precision(Precision::Highest);
    let x = typed.parameter::<f32, 1, _>("x", [8]).donated();
    let state = typed.parameter("state", shape![2]);
    let limit = typed.filled(shape![], 1e-3_f32).unwrap();
    let (steps, root) =
        typed.repeat_while(9, x, |x| Ok(x.sum_axis(Axis::<0>).gt(limit)), |x| Ok(x * 0.5)).unwrap();
    let (state, bits) = typed.random_bits::<u32, 1, _>(state, [8]).unwrap();
    let called =
        typed.custom_call("f").operand(root).with_backend_config("a").result::<f32, 1, _>([8]).unwrap();
    let complex = typed.constant(Tensor::new(vec![C64Parts { re: 1.0, im: -2.5 }], [1]).unwrap());
    let narrow = typed.iota::<u32, 1, _>([8], 0).unwrap();
    let expected = typed.module(((steps, root, state, bits), called, complex, narrow));

    let program = DynProgram::new().with_precision(Precision::Highest);
    let x = program.parameter("x", F32, &of("[8]"), &[]).unwrap().donated();
    let state = program.parameter("state", U64, &of("[2]"), &[]).unwrap();
    let limit = program.filled(F32, &of("[]"), 1e-3).unwrap();
    let (steps, root) = program
        .repeat_while(
            9,
            &[x],
            |values| values[0].reduce(Reduction::Sum, &[0])?.compare(Comparison::Greater, limit),
            |values| Ok(vec![values[0].binary_with(Binary::Multiplication, 0.5)?]),
        )
        .unwrap();
    let (state, bits) = program.random_bits(state, U32, &of("[8]")).unwrap();
    let shape = of("[8]");
    let call = program.custom_call("f").operand(root[0]).with_backend_config("a");
    let called = call.results(&[(F32, &shape, &[])]).unwrap()[0];
    let complex = program.constant(&of("[1]"), &[C64Parts { re: 1.0, im: -2.5 }]).unwrap();
    let narrow = program.iota(U32, &of("[8]"), 0).unwrap();
    let outputs = [steps, root[0], state, bits, called, complex, narrow];
    assert_eq!(program.module(&outputs).unwrap(), expected);
}

/// The cause of an error is that of the typed operation.
#[test]
fn errors_are_those_of_typed_values() {
    let typed = Program::<Grid>::new();
    let on = |extents: [usize; 2], places: [PlacementKind; 2]| {
        typed.parameter_at::<f32, 2, _>("x", extents, &places).unwrap()
    };
    let program = DynProgram::on_mesh(GRID).unwrap();
    let at = |extents: &str, places: [PlacementKind; 2]| {
        program.parameter("x", F32, &of(extents), &places).unwrap()
    };
    let (a, da) = (on([8, 6], [Blocks(0), Copies]), at("[8,6]", [Blocks(0), Copies]));
    let (b, db) = (on([8, 6], [Copies, Blocks(1)]), at("[8,6]", [Copies, Blocks(1)]));
    let (c, dc) = (on([4, 6], [Copies, Copies]), at("[4,6]", [Copies, Copies]));
    let any =
        |result: Result<Value<'_, f32, 2, [usize; 2], Grid, AnyPlacements>, ProgramError>| result.map(drop);
    let cause = |result: Result<DynValue<'_>, BuildError>| result.map(drop).map_err(|error| error.cause());
    let same = |typed: Result<(), ProgramError>, found: Result<(), ProgramError>| {
        assert!(typed.is_err(), "a mistake");
        assert_eq!(typed, found);
    };
    same(a.try_add(c).map(drop), cause(da.binary(Binary::Addition, dc)));
    same(
        any(a.collective(Data, Collective::AllReduce(Reduction::Sum))),
        cause(da.collective(0, Collective::AllReduce(Reduction::Sum))),
    );
    same(any(b.reshard(Data, Blocks(1))), cause(db.reshard(0, Blocks(1))));
    same(any(c.collective_permute_by(Model, &[(0, 1)])), cause(dc.collective_permute(1, &[(0, 1)])));
    same(any(a.collective_permute_by(Data, &[(0, 9)])), cause(da.collective_permute(0, &[(0, 9)])));
    same(a.concatenate(c, Axis::<1>).map(drop), cause(da.concatenate(&[dc], 1)));
    same(a.slice(s![1..3, ..]).map(drop), cause(da.slice(&[(1, 3, 1), (0, 6, 1)])));
    same(a.reshape([7, 7]).map(drop), cause(da.reshape(&of("[7,7]"))));
    same(
        a.dot_general_by::<2, 2, _, _>(c, &[], &[(1, 0)]).map(drop),
        cause(da.dot_general(dc, &[], &[(1, 0)])),
    );
    same(
        a.dot_general_by::<2, 2, _, _>(c, &[], &[(5, 0)]).map(drop),
        cause(da.dot_general(dc, &[], &[(5, 0)])),
    );
    same(
        c.pad_axis(Axis::<0>, Pad::edges(-9, 0), 0.0).map(drop),
        cause(dc.pad_axis(0, Pad::edges(-9, 0), 0.0)),
    );
    same(
        a.pad_axis(Axis::<0>, Pad::edges(1, 0), 0.0).map(drop),
        cause(da.pad_axis(0, Pad::edges(1, 0), 0.0)),
    );
    same(
        typed.parameter_at::<f32, 2, _>("p", [6, 6], &[Blocks(0), Copies]).map(drop),
        cause(program.parameter("p", F32, &of("[6,6]"), &[Blocks(0), Copies])),
    );
    same(
        typed.parameter_at::<f32, 2, _>("p", [8, 6], &[Sums, Copies]).map(drop),
        cause(program.parameter("p", F32, &of("[8,6]"), &[Sums, Copies])),
    );
}

#[test]
fn errors_name_the_operation_the_operands_and_the_line() {
    let program = DynProgram::new();
    let x = program.parameter("x", F32, &of("[2,3]"), &[]).unwrap();
    let n = program.parameter("n", S32, &of("[4]"), &[]).unwrap();
    let error = x.binary(Binary::Addition, n).unwrap_err();
    let line = line!() - 1;
    assert_eq!(
        error.to_string(),
        format!(
            "`add` of %0: f32[2,3] and %1: s32[4] (operation 2, {}:{line}:19): element types f32 and s32 differ: `convert` makes them equal",
            file!()
        )
    );
    assert_eq!((error.operation(), error.number(), error.operands().len()), ("add", 2, 2));
    assert_eq!(error.location().line(), line);
    assert_eq!(error.operands()[1], "%1: s32[4]");

    let message = |result: Result<DynValue<'_>, BuildError>| result.unwrap_err().cause().to_string();
    let other = DynProgram::new();
    let y = other.parameter("y", F32, &of("[2,3]"), &[]).unwrap();
    for (found, expected) in [
        (
            message(x.binary(Binary::Addition, y)),
            "value %0 is of another program: operations and modules have values of one program",
        ),
        (message(n.unary(Unary::Tanh)), "elements of type s32, and the operation has floats"),
        (
            message(x.unary(Unary::Inverse)),
            "elements of type f32, and the operation has integers and truth values",
        ),
        (message(x.take(0, x)), "elements of type f32, and the operation has integers"),
        (message(x.permute(&[0, 0])), "axis 0 occurs twice (at 0 and at 1): each axis must occur once"),
        (message(x.permute(&[0])), "the list has 1 entry, and the rank is 2"),
        (message(x.permute(&[0, 1, 1])), "the list has 3 entries, and the rank is 2"),
        (
            message(x.reduce(Reduction::Sum, &[2])),
            "axis 2 is out of range for rank 2: it must be at least -2 and below 2",
        ),
        (
            message(x.broadcast_in_dim(&of("[5,3]"), &[0, 1])),
            "extent 2 of axis 0 does not broadcast into extent 5 of axis 0: it must be the same, or 1",
        ),
        (
            message(x.collective(0, Collective::AllGather { axis: 0 })),
            "mesh axis 0 is out of range: the mesh has 0 axes",
        ),
        (message(n.binary_with(Binary::Addition, 0.5)), "the number is not one of element type s32"),
        (message(n.binary_with(Binary::Addition, 1_i64 << 31)), "the number is not one of element type s32"),
        (
            message(program.parameter("u", F32, &DynShape::default(), &[])),
            "the rank of the shape is not known, and a program has values of known ranks",
        ),
        (message(program.constant(&of("[2]"), &[1.0_f32])), "the shape has 2 elements, and there are 1"),
        (message(x.dynamic_slice_axis(0, n, 1)), "the operand has rank 1, expected 0"),
        (
            message(program.repeat(2, &[x], |_, _| Ok(vec![])).map(|_| x)),
            "the body returns 0 values, and the loop carries 1",
        ),
        (
            message(program.repeat(2, &[x], |_, values| Ok(vec![values[0].convert(S32)?])).map(|_| x)),
            "element types f32 and s32 differ: `convert` makes them equal",
        ),
        (
            message(
                program
                    .repeat(2, &[x], |_, values| Ok(vec![values[0].reduce(Reduction::Sum, &[0])?]))
                    .map(|_| x),
            ),
            "the result has rank 1, expected 2",
        ),
    ] {
        assert_eq!(found, expected);
    }
}

/// Attributes, operands and operations have the names of StableHLO.
#[test]
fn errors_name_attributes_as_stablehlo_does() {
    let program = DynProgram::on_mesh(GRID).unwrap();
    let at =
        |element, extents: &str| program.parameter("x", element, &of(extents), &[Copies, Copies]).unwrap();
    let (x, n, one) = (at(F32, "[2,3]"), at(S32, "[4]"), at(S32, "[]"));
    for (error, words) in [
        (
            x.permute(&[0, 0]).unwrap_err(),
            "`transpose` of %0: f32[2,3] (operation 3, LINE): `permutation`: axis 0 occurs twice",
        ),
        (x.permute(&[0]).unwrap_err(), "`permutation`: the list has 1 entry, and the rank is 2"),
        (x.permute(&[0, 2]).unwrap_err(), "`permutation`: axis 2 is out of range"),
        (
            x.broadcast_in_dim(&of("[2,3,4]"), &[0]).unwrap_err(),
            "`broadcast_dimensions`: the list has 1 entry",
        ),
        (
            x.broadcast_in_dim(&of("[2,3,4]"), &[0, 3]).unwrap_err(),
            "`broadcast_dimensions`: axis 3 is out of range",
        ),
        (
            x.broadcast_in_dim(&of("[5,3]"), &[0, 1]).unwrap_err(),
            "LINE): extent 2 of axis 0 does not broadcast",
        ),
        (x.reverse(&[2]).unwrap_err(), "`dimensions`: axis 2 is out of range"),
        (x.reduce(Reduction::Sum, &[1, 1]).unwrap_err(), "`dimensions`: axis 1 occurs twice"),
        (x.sort(2).unwrap_err(), "`dimension`: axis 2 is out of range"),
        (x.concatenate(&[x], 2).unwrap_err(), "`dimension`: axis 2 is out of range"),
        (program.iota(F32, &of("[2]"), 1).unwrap_err(), "`iota_dimension`: axis 1 is out of range"),
        (x.slice(&[(0, 1, 1)]).unwrap_err(), "`start_indices`: the list has 1 entry"),
        (x.slice(&[(0, 1, 0), (0, 1, 1)]).unwrap_err(), "`strides`: the step along axis 0 is 0"),
        (x.pad_axis(0, Pad::edges(-3, 0), 0.0).unwrap_err(), "`edge_padding_low`: axis 0 has extent 2"),
        (x.pad_axis(0, Pad::edges(0, -3), 0.0).unwrap_err(), "`edge_padding_high`: axis 0 has extent 2"),
        (x.take(0, x).unwrap_err(), "`start_indices`: elements of type f32"),
        (x.take(0, one).unwrap_err(), "`start_indices`: the operand has rank 0, expected 1"),
        (x.dynamic_slice_axis(0, n, 1).unwrap_err(), "`start_indices`: the operand has rank 1, expected 0"),
        (
            x.dynamic_slice_axis(0, one, 3).unwrap_err(),
            "LINE): `slice_sizes` has 3 along axis 0, and the operand has 2: it must be at most that",
        ),
        (
            x.dynamic_update_slice_axis(x, 0, n).unwrap_err(),
            "`start_indices`: the operand has rank 1, expected 0",
        ),
        (
            x.dot_general(x, &[(2, 0)], &[]).unwrap_err(),
            "LINE): `lhs_batching_dimensions`: axis 2 is out of range",
        ),
        (
            x.dot_general(x, &[(0, -3)], &[]).unwrap_err(),
            "LINE): `rhs_batching_dimensions`: axis -3 is out of range",
        ),
        (
            x.dot_general(x, &[], &[(5, 0)]).unwrap_err(),
            "LINE): `lhs_contracting_dimensions`: axis 5 is out of range",
        ),
        (
            x.dot_general(x, &[], &[(0, 2)]).unwrap_err(),
            "LINE): `rhs_contracting_dimensions`: axis 2 is out of range",
        ),
        (x.add_at(0, one, x).unwrap_err(), "`scatter_indices`: the operand has rank 0, expected 1"),
        (
            program.constant(&of("[2]"), &[1.0_f32]).unwrap_err(),
            "`value`: the shape has 2 elements, and there are 1",
        ),
        (
            x.collective_permute(0, &[(0, 9)]).unwrap_err(),
            "`collective_permute` of %0: f32[2,3] (operation 3, LINE): `source_target_pairs`: pair 0 => 9 is out of range",
        ),
        (
            x.collective(0, Collective::CollectivePermute).unwrap_err(),
            "needs `source_target_pairs`, which `collective_permute_by` takes",
        ),
        (
            x.collective(0, Collective::AllReduce(Reduction::Sum)).unwrap_err(),
            "`all_reduce` does not apply to `Replicated` on mesh axis `Data`",
        ),
    ] {
        let line = error.location().to_string();
        let found = error.to_string().replace(&line, "LINE");
        assert!(found.contains(words), "{found}\n  has not {words}");
        assert!(
            error.attribute().is_none_or(|name| found.contains(&format!("LINE): `{name}`: "))),
            "{found}"
        );
    }
    let error = program.random_bits(n, U32, &of("[2]")).unwrap_err();
    assert_eq!(error.attribute(), Some("initial_state"));
}

/// Numbers at the limits of their types, and one above.
#[test]
fn numbers_are_those_of_the_element_type() {
    let program = DynProgram::new();
    let text = |element: ElementType, number: Number| {
        let value = program.filled(element, &of("[]"), number).ok()?;
        let module = program.module(&[value]).unwrap();
        let (_, text) = module.text().split_once("dense<").unwrap();
        Some(text.split_once('>').unwrap().0.to_owned())
    };
    assert_eq!(text(ElementType::S8, Number::Integer(-128)).as_deref(), Some("-128"));
    assert_eq!(text(ElementType::S8, Number::Integer(128)), None);
    assert_eq!(text(ElementType::S8, Number::Integer(-129)), None);
    assert_eq!(text(ElementType::U4, Number::Integer(15)).as_deref(), Some("15"));
    assert_eq!(text(ElementType::U4, Number::Integer(16)), None);
    assert_eq!(text(U64, Number::Integer(u64::MAX.into())).as_deref(), Some("18446744073709551615"));
    assert_eq!(text(U64, Number::Integer(i128::from(u64::MAX) + 1)), None);
    assert_eq!(text(ElementType::Bf16, Number::Real(0.1)).as_deref(), Some("0.1"));
    assert_eq!(text(ElementType::F16, Number::Real(f64::NEG_INFINITY)).as_deref(), Some("0xFC00"));
    assert_eq!(text(ElementType::F8E4M3Fn, Number::Real(f64::INFINITY)), None);
    assert_eq!(text(ElementType::F8E5M2, Number::Real(f64::NAN)).as_deref(), Some("0x7E"));
    assert_eq!(text(ElementType::C64, Number::ComplexParts(1.0, -0.5)).as_deref(), Some("(1.0, -0.5)"));
    assert_eq!(text(Pred, Number::Truth(true)).as_deref(), Some("true"));
    assert_eq!(text(Pred, Number::Integer(1)), None);
}

#[path = "../examples/from_json.rs"]
#[allow(dead_code, reason = "an example is not a library")]
mod from_json;

#[test]
fn a_file_of_two_hundred_operations() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/transformer.json");
    let mut json: serde_json::Value = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
    let (module, count) = from_json::build(&json, false).unwrap();
    assert_eq!((count, module.inputs().len()), (221, 31));
    assert_eq!(module.outputs()[0].describe(), "f32[32,16]");
    assert_eq!(module.text().matches("stablehlo.dot_general").count(), 40);
    let (module, _) = from_json::build(&json, true).unwrap();
    assert_eq!((module.inputs().len(), module.outputs().len()), (31, 32));
    for (input, output) in module.inputs().iter().zip(&module.outputs()[1..]) {
        assert_eq!(input.describe(), output.describe());
    }

    let operations = json["operations"].as_array_mut().unwrap();
    let product = operations.iter_mut().find(|operation| operation["op"] == "dot_general").unwrap();
    product["of"][1] = "x".into();
    let error = from_json::build(&json, false).unwrap_err().to_string();
    assert!(error.contains("(operation ") && error.contains("from_json.rs:"), "{error}");
}

/// An extent that is not known is computed once in each block, from the first value that has it.
#[test]
fn a_softmax_over_an_unknown_batch_computes_its_shape_once() {
    fn softmax(x: DynValue<'_>) -> Result<DynValue<'_>, BuildError> {
        let (shape, rows) = (x.shape(), [0]);
        let greatest = x.reduce(Reduction::Max, &[1])?.broadcast_in_dim(&shape, &rows)?;
        let powers = x.binary(Binary::Subtraction, greatest)?.unary(Unary::Exponential)?;
        let sums = powers.reduce(Reduction::Sum, &[1])?.broadcast_in_dim(&shape, &rows)?;
        powers.binary(Binary::Division, sums)?.binary_with(Binary::Multiplication, 2.0)
    }
    let counts = |text: &str| {
        ["get_dimension_size", "concatenate", "dynamic_broadcast_in_dim"].map(|op| text.matches(op).count())
    };

    let program = DynProgram::new();
    let x = program.parameter("x", F32, &of("[?,4]"), &[]).unwrap();
    let module = program.module(&[softmax(x).unwrap()]).unwrap();
    assert_eq!(counts(module.text()), [1, 1, 3], "{}", module.text());

    // Axes that are kept.
    let program = DynProgram::new();
    let x = program.parameter("x", F32, &of("[?,4]"), &[]).unwrap();
    let powers =
        x.binary(Binary::Subtraction, kept(x, Reduction::Max, 1)).unwrap().unary(Unary::Exponential).unwrap();
    let softmax_of_kept = powers.binary(Binary::Division, kept(powers, Reduction::Sum, 1)).unwrap();
    let module = program.module(&[softmax_of_kept]).unwrap();
    assert_eq!(counts(module.text()), [1, 2, 4], "{}", module.text());

    // The body of a loop has its own, which is not used after it.
    let program = DynProgram::new();
    let x = program.parameter("x", F32, &of("[?,4]"), &[]).unwrap();
    let looped = program.repeat(3, &[x], |_, values| Ok(vec![softmax(values[0])?])).unwrap();
    let module = program.module(&[softmax(looped[0]).unwrap(), softmax(x).unwrap()]).unwrap();
    assert_eq!(counts(module.text()), [3, 3, 9], "{}", module.text());

    // Another parameter may have another extent: what is added decides it.
    let program = DynProgram::new();
    let [x, y] = ["x", "y"].map(|name| program.parameter(name, F32, &of("[?,4]"), &[]).unwrap());
    let module = program.module(&[softmax(x).unwrap(), softmax(y).unwrap()]).unwrap();
    assert_eq!(counts(module.text()), [2, 2, 6], "{}", module.text());
    let transposed = x.permute(&[1, 0]).unwrap().unary(Unary::Tanh).unwrap().permute(&[1, 0]).unwrap();
    let module = program.module(&[softmax(transposed).unwrap(), softmax(x).unwrap()]).unwrap();
    assert_eq!(counts(module.text()), [1, 1, 6], "{}", module.text());
}

#[test]
fn values_have_the_symbols_of_parameters() {
    let (table, program) = (SymbolTable::new(0), DynProgram::new());
    let symbolic = |name: &str, text: &str| program.parameter(name, F32, &table.shape(text).unwrap(), &[]);
    let x = symbolic("x", "[n,k,4]").unwrap();
    let w = symbolic("w", "[4,m]").unwrap();
    let y = symbolic("y", "[n,k,m]").unwrap();
    let product = x.dot_general(w, &[], &[(2, 0)]).unwrap();
    let text = |value: DynValue<'_>| value.shape().to_string();
    assert_eq!(text(product), "[n,k,m]");
    let sum = product.binary(Binary::Addition, y).unwrap();
    assert_eq!((text(sum), sum.extents()), ("[n,k,m]".into(), vec![DynExtent::UNKNOWN; 3]));
    assert_eq!(text(sum.permute(&[2, 0, 1]).unwrap().reduce(Reduction::Sum, &[1]).unwrap()), "[m,k]");
    assert_eq!(text(sum.binary_with(Binary::Maximum, 0.0).unwrap().reverse(&[0]).unwrap()), "[n,k,m]");
    assert_eq!(text(kept(sum, Reduction::Max, 1)), "[n,1,m]");
    // One symbol needs no guard at run time.
    let module = program.module(&[sum]).unwrap();
    assert!(!module.text().contains("get_dimension_size"), "{}", module.text());
    let error = program.parameter("z", F32, &SymbolTable::new(1).shape("[n]").unwrap(), &[]).unwrap_err();
    let words = "symbols of tables 0 and 1 meet: the symbols of an operation are of one table, in which equal text is one symbol";
    assert!(error.to_string().ends_with(words) || error.to_string().contains(words), "{error}");
}
