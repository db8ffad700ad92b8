//! What the types and the run-time rules accept without a call that communicates has no collective in XLA's program.
//!
//! Every operation is tried with every pair of placements on a mesh of 4 x 2. What is refused is not a program. What is accepted is
//! compiled: its collectives are those of the calls that finish the result, and there are none if nothing must be finished.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a panic is a failed test")]

mod common;

use shapewise::{Axis, axes, rearrange::Pad, s};
use shapewise_stablehlo::{
    Program, ProgramError, Reduction, Value,
    placement::{AnyPlacements, PlacementKind},
};

use common::eight;

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

type Matrix<'p> = Value<'p, f32, 2, [usize; 2], Grid, AnyPlacements>;
type Cube<'p> = Value<'p, f32, 3, [usize; 3], Grid, AnyPlacements>;

/// All placements of a value of a rank, without partial results.
fn placements(rank: usize) -> Vec<[PlacementKind; 2]> {
    let each: Vec<PlacementKind> =
        std::iter::once(PlacementKind::Copies).chain((0..rank).map(PlacementKind::Blocks)).collect();
    each.iter().flat_map(|&data| each.iter().map(move |&model| [data, model])).collect()
}

/// What was tried, what was accepted, and what XLA made of it.
#[derive(Default)]
struct Count {
    tried: usize,
    accepted: usize,
}

impl Count {
    /// Compiles what is accepted. Partial results are finished first, each by one all-reduce.
    fn check<'p, const R: usize>(
        &mut self,
        what: &str,
        program: &'p Program<Grid>,
        result: Result<Value<'p, f32, R, [usize; R], Grid, AnyPlacements>, ProgramError>,
    ) {
        self.tried += 1;
        let Ok(mut value) = result else { return };
        self.accepted += 1;
        let mut announced = Vec::new();
        let places = value.places();
        for (at, place) in places.into_iter().enumerate() {
            let reduction = match place {
                PlacementKind::Sums => Reduction::Sum,
                PlacementKind::Maxima => Reduction::Max,
                PlacementKind::Minima => Reduction::Min,
                _ => continue,
            };
            let collective = shapewise_stablehlo::Collective::AllReduce(reduction);
            value = if at == 0 {
                value.collective(Data, collective)
            } else {
                value.collective(Model, collective)
            }
            .unwrap();
            announced.push("all-reduce");
        }
        let module = program.module(value);
        let executable = match eight().compile(&module) {
            Ok(executable) => executable,
            Err(error) => panic!("{what}: {error}\n{module}"),
        };
        let mut collectives = executable.collectives().unwrap();
        // XLA may combine two all-reduces in a row.
        if announced.len() == 2 {
            collectives.resize(2, "all-reduce");
        }
        assert_eq!(collectives, announced, "{what}\n{module}");
    }
}

/// An operation on one matrix, in every placement.
fn unary<const R: usize>(
    count: &mut Count,
    what: &str,
    operation: impl for<'p> Fn(
        Matrix<'p>,
    ) -> Result<Value<'p, f32, R, [usize; R], Grid, AnyPlacements>, ProgramError>,
) {
    for places in placements(2) {
        let program = Program::<Grid>::new();
        let x: Matrix<'_> = program.parameter_at("x", [8, 16], &places).unwrap();
        count.check(&format!("{what} of {places:?}"), &program, operation(x));
    }
}

#[test]
fn operations_on_one_value_do_not_communicate() {
    let count = &mut Count::default();
    unary(count, "exp", |x| Ok(x.exp()));
    unary(count, "permute", |x| Ok(x.permute(axes![1, 0]).ranked()));
    unary(count, "reshape to 128", |x| x.reshape([128]));
    unary(count, "reshape to [4, 2, 16]", |x| x.reshape([4, 2, 16]));
    unary(count, "reshape to [8, 4, 4]", |x| x.reshape([8, 4, 4]));
    unary(count, "reshape to [16, 8]", |x| x.reshape([16, 8]));
    unary(count, "reshape to [2, 64]", |x| x.reshape([2, 64]));
    unary(count, "slice of axis 0", |x| x.slice(s![0..4, :]).map(Value::ranked));
    unary(count, "slice of axis 1", |x| x.slice(s![:, 2..10]).map(Value::ranked));
    unary(count, "row", |x| x.slice(s![3, :]).map(Value::ranked));
    unary(count, "every second row", |x| x.slice(s![..;2, :]).map(Value::ranked));
    unary(count, "reverse of axis 0", |x| x.slice(s![..;-1, :]).map(Value::ranked));
    unary(count, "pad of axis 0", |x| x.pad_axis(Axis::<0>, Pad::edges(1, 2), 0.0).map(Value::ranked));
    unary(count, "pad of axis 1", |x| {
        x.pad_axis(Axis::<1>, Pad::NONE.with_interior(1), 0.0).map(Value::ranked)
    });
    unary(count, "sum along axis 0", |x| Ok(x.sum_axis(Axis::<0>).ranked()));
    unary(count, "maximum along axis 1", |x| Ok(x.max_axis(Axis::<1>).ranked()));
    unary(count, "broadcast", |x| x.broadcast_in_dim([3, 8, 16], axes![1, 2]).map(Value::ranked));
    unary(count, "new axis", |x| Ok(x.along::<3, _>(axes![0, 2]).ranked()));
    unary(count, "number", |x| Ok(x * 2.0 + 1.0));
    println!("{} of {} accepted", count.accepted, count.tried);
    assert!(count.accepted * 2 > count.tried, "{} of {} accepted", count.accepted, count.tried);
}

#[test]
fn operations_on_two_values_do_not_communicate() {
    let count = &mut Count::default();
    for left in placements(2) {
        for right in placements(2) {
            let program = Program::<Grid>::new();
            let x: Matrix<'_> = program.parameter_at("x", [8, 16], &left).unwrap();
            let y: Matrix<'_> = program.parameter_at("y", [8, 16], &right).unwrap();
            let what = |name: &str| format!("{name} of {left:?} and {right:?}");
            count.check(&what("sum"), &program, x.try_add(y));
            count.check(&what("maximum"), &program, x.try_max(y));
            count.check(&what("join along axis 0"), &program, x.concatenate(y, Axis::<0>).map(Value::ranked));
            count.check(&what("join along axis 1"), &program, x.concatenate(y, Axis::<1>).map(Value::ranked));
            let program = Program::<Grid>::new();
            let x: Matrix<'_> = program.parameter_at("x", [8, 16], &left).unwrap();
            let y: Matrix<'_> = program.parameter_at("y", [16, 8], &right).unwrap();
            count.check(&what("product"), &program, x.try_matmul(y).map(Value::ranked));
            let row = program.parameter_at::<f32, 2, _>("row", [1, 16], &[PlacementKind::Copies, right[1]]);
            if let Ok(row) = row {
                count.check(&what("sum with a row"), &program, x.try_add(row));
            }
        }
    }
    println!("{} of {} accepted", count.accepted, count.tried);
    assert!(count.accepted * 5 > count.tried, "{} of {} accepted", count.accepted, count.tried);
}

#[test]
fn products_with_a_batch_do_not_communicate() {
    let count = &mut Count::default();
    for left in placements(3) {
        for right in placements(3) {
            let program = Program::<Grid>::new();
            let x: Cube<'_> = program.parameter_at("x", [8, 8, 16], &left).unwrap();
            let y: Cube<'_> = program.parameter_at("y", [8, 16, 8], &right).unwrap();
            let product = x.try_matmul(y).map(Value::ranked);
            count.check(&format!("product of {left:?} and {right:?}"), &program, product);
        }
    }
    println!("{} of {} accepted", count.accepted, count.tried);
    assert!(count.accepted * 5 > count.tried, "{} of {} accepted", count.accepted, count.tried);
}

/// The five programs that JAX's `no_collectives` accepts although XLA communicates. `crates/stablehlo/ui-tests/placement` has the same in types.
#[test]
fn the_five_leaks_are_refused() {
    let program = Program::<Grid>::new();
    let x: Matrix<'_> =
        program.parameter_at("x", [8, 16], &[PlacementKind::Blocks(0), PlacementKind::Blocks(1)]).unwrap();
    let refusals = [
        x.reshape([128]).map(drop),
        x.slice(s![0..4, :]).map(drop),
        x.concatenate(x, Axis::<0>).map(drop),
        x.slice(s![..;-1, :]).map(drop),
        x.pad_axis(Axis::<0>, Pad::edges(1, 1), 0.0).map(drop),
    ];
    for refusal in refusals {
        let message = refusal.unwrap_err().to_string();
        assert!(message.contains("would move data along that axis: `all_gather` first"), "{message}");
    }
}
