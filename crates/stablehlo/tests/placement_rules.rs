//! The rules of placements in programs against the rules of communication between shardings, two pieces of code with different inputs.
//!
//! Each operation is tried with all placements of its operands, on small meshes. What a program accepts must be free by
//! [`Communication`]. What it refuses must not be free, whatever the placements of the result. The exceptions are counted: they are slices
//! and padding of a split axis that happen to move nothing, such as every second element, which the types refuse because they do not know
//! the numbers.
#![cfg(feature = "std")]
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a panic is a failed test, and numbers are small"
)]

use shapewise::{Axis, Keep, axes, rearrange::Pad, s};
use shapewise_sharding::{
    Dimension, DynMesh, DynSpec, SubAxis,
    communication::{Communication, Operation},
};
use shapewise_stablehlo::{
    Program, ProgramError, Value,
    placement::{AnyPlacements, PlacementKind},
};

/// A mesh of these names and extents.
type Axes = &'static [(&'static str, usize)];
/// The placements of a result, or why there is none.
type Answer = Result<Vec<PlacementKind>, ProgramError>;

/// All placements of a value of a rank on a mesh.
fn placements(rank: usize, mesh: Axes, with_sums: bool) -> Vec<Vec<PlacementKind>> {
    let mut each = vec![PlacementKind::Copies];
    each.extend((0..rank).map(PlacementKind::Blocks));
    each.extend(with_sums.then_some(PlacementKind::Sums));
    let mut all = vec![Vec::new()];
    for _ in mesh {
        let longer = |places: &Vec<PlacementKind>| {
            each.iter().map(|&place| [places.as_slice(), &[place]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Placements as a sharding: a partial sum is an unreduced axis.
fn spec(mesh: Axes, rank: usize, places: &[PlacementKind]) -> DynSpec {
    let names = |axis: usize| -> Vec<&str> {
        let splits = places.iter().zip(mesh).filter(|(place, _)| **place == PlacementKind::Blocks(axis));
        splits.map(|(_, (name, _))| *name).collect()
    };
    let names: Vec<Vec<&str>> = (0..rank).map(names).collect();
    let names: Vec<&[&str]> = names.iter().map(Vec::as_slice).collect();
    let sums = places.iter().zip(mesh).enumerate().filter(|(_, (place, _))| **place == PlacementKind::Sums);
    let sums: Vec<SubAxis> = sums.map(|(axis, (_, (_, extent)))| SubAxis::full(axis, *extent)).collect();
    let mesh = DynMesh::new(mesh.iter().copied()).unwrap();
    DynSpec::from_names(&mesh, &names).unwrap().with_unreduced(&sums).unwrap()
}

/// Whether a mesh axis splits a value or has partial sums of it.
fn uses(spec: &DynSpec, axis: usize) -> bool {
    let splits = spec.dimensions().iter().flat_map(Dimension::axes);
    splits.chain(spec.unreduced_axes()).any(|used| used.axis == axis)
}

/// What was compared.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    accepted: usize,
    refused: usize,
    /// Refused although free, with some placements of the result.
    strict: usize,
}

impl Count {
    /// Compares the answer of a program with that of the shardings.
    fn check(
        &mut self,
        mesh: Axes,
        operation: &Operation<'_>,
        operands: &[(&[usize], &[PlacementKind])],
        result: &[usize],
        answer: Answer,
    ) {
        let specs: Vec<DynSpec> =
            operands.iter().map(|(shape, places)| spec(mesh, shape.len(), places)).collect();
        let operands: Vec<(&[usize], &DynSpec)> =
            operands.iter().zip(&specs).map(|((shape, _), spec)| (*shape, spec)).collect();
        let is_free = |places: &[PlacementKind]| {
            Communication::of(operation, &operands, (result, &spec(mesh, result.len(), places)))
                .map(|communication| communication.is_free())
        };
        match answer {
            Ok(places) => {
                assert_eq!(is_free(&places), Ok(true), "{operation:?} of {operands:?} is {places:?}");
                self.accepted += 1;
            }
            Err(error) => {
                assert!(
                    matches!(error, ProgramError::Placement(_)),
                    "{operation:?} of {operands:?}: {error}"
                );
                self.refused += 1;
                // A reshape whose result is split further, in between, is free at once, but not as a reshape and a split.
                let is_reshape = matches!(operation, Operation::Reshape);
                let is_as_split = |places: &[PlacementKind]| {
                    let is_whole = |axis: usize| operands.iter().all(|(_, spec)| !uses(spec, axis));
                    places
                        .iter()
                        .enumerate()
                        .all(|(axis, place)| *place == PlacementKind::Copies || !is_whole(axis))
                };
                let free = placements(result.len(), mesh, true)
                    .into_iter()
                    .find(|places| (!is_reshape || is_as_split(places)) && is_free(places) == Ok(true));
                if let Some(places) = free {
                    let is_slice = matches!(operation, Operation::Slice { .. } | Operation::Pad { .. });
                    assert!(
                        is_slice,
                        "{operation:?} of {operands:?} is free with {places:?}, and refused: {error}"
                    );
                    self.strict += 1;
                }
            }
        }
    }
}

/// A function for each rank: a value of some extents at some placements. Partial sums are sums over a split axis, stretched to the extents.
macro_rules! values {
    ($($value:ident $rank:literal [$($axis:literal)*];)*) => { $(
        fn $value<'p>(
            program: &'p Program<Mesh>,
            extents: [usize; $rank],
            places: &[PlacementKind],
        ) -> Value<'p, f32, $rank, [usize; $rank], Mesh, AnyPlacements> {
            if !places.contains(&PlacementKind::Sums) {
                return program.parameter_at("x", extents, places).unwrap();
            }
            let split = |place: &PlacementKind| if *place == PlacementKind::Sums { PlacementKind::Blocks(0) } else { PlacementKind::Copies };
            let split: Vec<PlacementKind> = places.iter().map(split).collect();
            let mut long = extents;
            long[0] = AXES.iter().map(|(_, extent)| *extent).product();
            let sum = program.parameter_at::<f32, $rank, _>("x", long, &split).unwrap().sum_axis(Keep(Axis::<0>));
            let mut value = sum.broadcast_in_dim(extents, axes![$($axis),*]).unwrap();
            for (at, place) in places.iter().enumerate().filter(|(_, place)| matches!(place, PlacementKind::Blocks(_))) {
                value = reshard(value, at, *place).unwrap();
            }
            assert_eq!(value.places(), places);
            value
        }
    )* };
}

/// Reshapes of each of these values to each of some extents.
macro_rules! reshapes {
    ($count:ident; $($value:ident $from:expr;)*) => { $(
        reshapes! { @ $count $value $from => [64] [8, 8] [4, 16] [32, 2] [1, 64] [4, 4, 4] [8, 2, 4] [2, 8, 4] [4, 1, 16] [2, 2, 4, 4] }
    )* };
    (@ $count:ident $value:ident $from:expr => $($to:tt)*) => {
        for places in placements($from.len(), AXES, true).into_iter().filter(|places| divides(&$from, places)) {
            $(
                let program = Program::<Mesh>::new();
                let reshaped = answer($value(&program, $from, &places).reshape($to));
                $count.check(AXES, &Operation::Reshape, &[(&$from, &places)], &$to, reshaped);
            )*
        }
    };
}

/// Products of two matrices in all placements: the rank of the product, and the batch and contracting axes of both operands.
macro_rules! product {
    ($count:ident, $rank:literal: [$($b:literal)*] [$($c:literal)*] and [$($e:literal)*] [$($d:literal)*]) => {
        for left in placements(2, AXES, true) {
            for right in placements(2, AXES, true) {
                let program = Program::<Mesh>::new();
                let (x, y) = (matrix(&program, [8, 8], &left), matrix(&program, [8, 8], &right));
                let product = x.dot_general_by::<2, $rank, _, _>(y, &[$(($b, $e))*], &[$(($c, $d)),*]);
                let operation =
                    Operation::DotGeneral { batching: [&[$($b),*], &[$($e),*]], contracting: [&[$($c),*], &[$($d),*]] };
                $count.check(AXES, &operation, &[(&[8, 8], &left), (&[8, 8], &right)], &[8; $rank], answer(product));
            }
        }
    };
}

/// The tests on a mesh with the axes at these positions.
macro_rules! rules {
    ($mesh:ident { $($position:literal $axis:ident: $extent:literal),* } strict: $strict:literal) => {
        mod $mesh {
            use super::*;

            shapewise_stablehlo::mesh! { Mesh { $($axis: $extent),* } }
            const AXES: Axes = &[$((stringify!($axis), $extent)),*];
            type Any<'p, const R: usize> = Value<'p, f32, R, [usize; R], Mesh, AnyPlacements>;

            fn reshard<const R: usize>(value: Any<'_, R>, position: usize, to: PlacementKind) -> Result<Any<'_, R>, ProgramError> {
                match position {
                    $($position => value.reshard($axis, to),)*
                    _ => unreachable!("the mesh has this axis"),
                }
            }

            values! { vector 1 [0]; matrix 2 [0 1]; cube 3 [0 1 2]; }

            fn answer<const R: usize, E>(
                value: Result<Value<'_, f32, R, E, Mesh, AnyPlacements>, ProgramError>,
            ) -> Answer {
                value.map(|value| value.places())
            }

            #[test]
            fn operations_on_one_value() {
                let mut count = Count::default();
                for places in placements(2, AXES, true) {
                    let program = Program::<Mesh>::new();
                    let x = matrix(&program, [8, 16], &places);
                    let mut check = |operation: Operation<'_>, result: &[usize], answer: Answer| {
                        count.check(AXES, &operation, &[(&[8, 16], &places)], result, answer);
                    };
                    check(Operation::Transpose { permutation: &[1, 0] }, &[16, 8], answer(Ok(x.permute(axes![1, 0]))));
                    check(Operation::Reduce { dimensions: &[0] }, &[16], answer(Ok(x.sum_axis(Axis::<0>))));
                    check(Operation::Reduce { dimensions: &[1] }, &[8], answer(Ok(x.sum_axis(Axis::<1>))));
                    check(Operation::Reverse { dimensions: &[0] }, &[8, 16], answer(x.slice(s![..;-1, :])));
                    check(Operation::Reverse { dimensions: &[1] }, &[8, 16], answer(x.slice(s![:, ..;-1])));
                    let dimensions = &[1, 0];
                    let broadcast = x.broadcast_in_dim([16, 8], axes![1, 0]);
                    check(Operation::BroadcastInDim { dimensions }, &[16, 8], answer(broadcast));
                    let dimensions = &[0, 2];
                    let broadcast = x.broadcast_in_dim([8, 4, 16], axes![0, 2]);
                    check(Operation::BroadcastInDim { dimensions }, &[8, 4, 16], answer(broadcast));
                    let mut slice = |start: &[usize], limit: &[usize], strides: &[usize], result: &[usize], answer| {
                        check(Operation::Slice { start, limit, strides }, result, answer);
                    };
                    slice(&[0, 0], &[8, 16], &[1, 1], &[8, 16], answer(x.slice(s![:, :])));
                    slice(&[0, 4], &[8, 12], &[1, 1], &[8, 8], answer(x.slice(s![:, 4..12])));
                    slice(&[0, 0], &[4, 16], &[1, 1], &[4, 16], answer(x.slice(s![0..4, :])));
                    slice(&[0, 0], &[8, 16], &[2, 1], &[4, 16], answer(x.slice(s![..;2, :])));
                    slice(&[1, 0], &[8, 16], &[2, 2], &[4, 8], answer(x.slice(s![1..;2, ..;2])));
                    let mut pad = |low: &[isize], high: &[isize], interior: &[usize], result: &[usize], answer| {
                        check(Operation::Pad { low, high, interior }, result, answer);
                    };
                    // Partial sums are not padded: each device would add the number.
                    if !places.contains(&PlacementKind::Sums) {
                        pad(&[0, 0], &[0, 0], &[0, 0], &[8, 16], answer(x.pad_axis(Axis::<0>, Pad::NONE, 0.0)));
                        pad(&[4, 0], &[4, 0], &[0, 0], &[16, 16], answer(x.pad_axis(Axis::<0>, Pad::edges(4, 4), 0.0)));
                        pad(&[0, 0], &[0, 0], &[0, 1], &[8, 31], answer(x.pad_axis(Axis::<1>, Pad::NONE.with_interior(1), 0.0)));
                        let interior = Pad::edges(0, 1).with_interior(1);
                        pad(&[0, 0], &[0, 1], &[0, 1], &[8, 32], answer(x.pad_axis(Axis::<1>, interior, 0.0)));
                        let inside = Pad::edges(-4, -4);
                        pad(&[0, -4], &[0, -4], &[0, 0], &[8, 8], answer(x.pad_axis(Axis::<1>, inside, 0.0)));
                    }
                }
                println!("{count:?}");
                assert_eq!(count.strict, $strict, "{count:?}");
                assert!(count.accepted > count.strict && count.refused > count.strict, "{count:?}");
            }

            #[test]
            fn cubes() {
                let mut count = Count::default();
                for places in placements(3, AXES, true) {
                    let program = Program::<Mesh>::new();
                    let x = cube(&program, [8, 8, 8], &places);
                    let mut check = |operation: Operation<'_>, result: &[usize], answer: Answer| {
                        count.check(AXES, &operation, &[(&[8, 8, 8], &places)], result, answer);
                    };
                    check(Operation::Transpose { permutation: &[2, 0, 1] }, &[8, 8, 8], answer(Ok(x.permute(axes![2, 0, 1]))));
                    check(Operation::Transpose { permutation: &[1, 2, 0] }, &[8, 8, 8], answer(Ok(x.permute(axes![1, 2, 0]))));
                    check(Operation::Reduce { dimensions: &[1] }, &[8, 8], answer(Ok(x.sum_axis(Axis::<1>))));
                    check(Operation::Reverse { dimensions: &[2] }, &[8, 8, 8], answer(Ok(x).and_then(|x| x.slice(s![:, :, ..;-1]))));
                    let (start, limit, strides) = (&[0, 3, 0], &[8, 4, 8], &[1, 1, 1]);
                    check(Operation::Slice { start, limit, strides }, &[8, 1, 8], answer(x.slice(s![:, 3..4, :])));
                }
                println!("{count:?}");
                assert!(count.accepted > 0 && count.refused > 0, "{count:?}");
            }

            /// All reshapes between these extents.
            #[test]
            fn reshapes() {
                let mut count = Count::default();
                reshapes! { count;
                    vector [64]; matrix [8, 8]; matrix [16, 4]; matrix [1, 64]; matrix [64, 1];
                    cube [4, 4, 4]; cube [8, 4, 2]; cube [2, 4, 8]; cube [8, 1, 8];
                }
                println!("{count:?}");
                assert!(count.accepted > 0 && count.refused > 0, "{count:?}");
            }

            /// Whether each extent divides into its blocks.
            fn divides(extents: &[usize], places: &[PlacementKind]) -> bool {
                let program = Program::<Mesh>::new();
                let blocks: Vec<PlacementKind> =
                    places.iter().map(|place| if *place == PlacementKind::Sums { PlacementKind::Copies } else { *place }).collect();
                match *extents {
                    [a] => program.parameter_at::<f32, 1, _>("x", [a], &blocks).is_ok(),
                    [a, b] => program.parameter_at::<f32, 2, _>("x", [a, b], &blocks).is_ok(),
                    [a, b, c] => program.parameter_at::<f32, 3, _>("x", [a, b, c], &blocks).is_ok(),
                    _ => false,
                }
            }

            #[test]
            fn operations_on_two_values() {
                let mut count = Count::default();
                let shape: &[usize] = &[8, 16];
                for left in placements(2, AXES, true) {
                    for right in placements(2, AXES, true) {
                        let program = Program::<Mesh>::new();
                        let (x, y) = (matrix(&program, [8, 16], &left), matrix(&program, [8, 16], &right));
                        let operands: [(&[usize], &[PlacementKind]); 2] = [(shape, &left), (shape, &right)];
                        // Shardings of pending sums are those of terms.
                        count.check(AXES, &Operation::Elementwise, &operands, shape, answer(x.try_add(y)));
                        if !left.contains(&PlacementKind::Sums) && !right.contains(&PlacementKind::Sums) {
                            count.check(AXES, &Operation::Elementwise, &operands, shape, answer(x.try_mul(y)));
                            count.check(AXES, &Operation::Elementwise, &operands, shape, answer(x.try_max(y)));
                            let chosen = x.try_lt(y).and_then(|mask| mask.select(x, y));
                            let three = [operands[0], operands[0], operands[1]];
                            count.check(AXES, &Operation::Elementwise, &three, shape, answer(chosen));
                        }
                        let joined = answer(x.concatenate(y, Axis::<0>));
                        count.check(AXES, &Operation::Concatenate { dimension: 0 }, &operands, &[16, 16], joined);
                        let joined = answer(x.concatenate(y, Axis::<1>));
                        count.check(AXES, &Operation::Concatenate { dimension: 1 }, &operands, &[8, 32], joined);
                    }
                    for right in placements(1, AXES, false) {
                        let program = Program::<Mesh>::new();
                        let x = matrix(&program, [8, 16], &left);
                        let rows = program.parameter_at::<i32, 1, _>("rows", [8], &right).unwrap();
                        let operands: [(&[usize], &[PlacementKind]); 2] = [(shape, &left), (&[8], &right)];
                        count.check(AXES, &Operation::Take { dimension: 0 }, &operands, &[8, 16], answer(x.take(Axis::<0>, rows)));
                        count.check(AXES, &Operation::Take { dimension: 1 }, &operands, &[8, 8], answer(x.take(Axis::<1>, rows)));
                    }
                }
                println!("{count:?}");
                assert!(count.strict == 0 && count.accepted > 0 && count.refused > 0, "{count:?}");
            }

            /// All products of two matrices, by which axes are batch axes and which are summed.
            #[test]
            fn products() {
                let mut count = Count::default();
                product!(count, 4: [] [] and [] []);
                product!(count, 2: [] [0] and [] [0]);
                product!(count, 2: [] [0] and [] [1]);
                product!(count, 2: [] [1] and [] [0]);
                product!(count, 2: [] [1] and [] [1]);
                product!(count, 3: [0] [] and [0] []);
                product!(count, 3: [0] [] and [1] []);
                product!(count, 3: [1] [] and [0] []);
                product!(count, 1: [0] [1] and [0] [1]);
                product!(count, 1: [1] [0] and [0] [1]);
                product!(count, 0: [] [0 1] and [] [0 1]);
                product!(count, 0: [] [0 1] and [] [1 0]);
                println!("{count:?}");
                assert!(count.strict == 0 && count.accepted > 0 && count.refused > 0, "{count:?}");
            }
        }
    };
}

rules! { line { 0 Only: 4 } strict: 4 }
rules! { grid { 0 First: 2, 1 Second: 2 } strict: 34 }
rules! { uneven { 0 Outer: 4, 1 Inner: 2 } strict: 27 }
