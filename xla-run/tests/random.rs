//! Random programs, 100 or as many as `SHAPEWISE_PROGRAMS` says: XLA accepts each, and its results are those of the crate's own operations on arrays.
//!
//! A program is built twice, step by step: as values of a program, and as arrays. Elements are integers, so that results are equal and
//! not only close. Each program also runs on eight devices, with random placements of its parameters, and has the same results.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "a panic is a failed test; numbers are small"
)]

mod common;
#[path = "common/numbers.rs"]
mod numbers;

use shapewise::{Axis, Keep, Tensor, axes, rearrange::Pad, s};
use shapewise_stablehlo::{
    Program, Value,
    placement::{AnyPlacements, PlacementKind},
};

use common::{eight, fits};
use numbers::Random;

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

/// How many programs run.
fn count() -> u64 {
    std::env::var("SHAPEWISE_PROGRAMS").map_or(100, |text| text.parse().unwrap())
}

/// A value of rank 2 or 3 with the array that it must be.
#[derive(Clone)]
enum Pair<'p> {
    Matrix(Value<'p, i32, 2, [usize; 2], Grid, AnyPlacements>, Tensor<i32, 2>),
    Cube(Value<'p, i32, 3, [usize; 3], Grid, AnyPlacements>, Tensor<i32, 3>),
}

impl Random {
    fn place(&mut self, rank: usize) -> PlacementKind {
        match self.below(rank + 1) {
            0 => PlacementKind::Copies,
            at => PlacementKind::Blocks(at - 1),
        }
    }

    fn array<const R: usize>(&mut self, extents: [usize; R]) -> Tensor<i32, R> {
        let count = extents.iter().product();
        Tensor::new((0..count).map(|_| self.below(9) as i32 - 4).collect(), extents).unwrap()
    }
}

/// Finishes partial results.
fn finished<const R: usize>(
    mut value: Value<'_, i32, R, [usize; R], Grid, AnyPlacements>,
) -> Value<'_, i32, R, [usize; R], Grid, AnyPlacements> {
    for (at, place) in value.places().into_iter().enumerate() {
        if place.is_partial() {
            value = if at == 0 {
                value.reshard(Data, PlacementKind::Copies)
            } else {
                value.reshard(Model, PlacementKind::Copies)
            }
            .unwrap();
        }
    }
    value
}

/// One more operation on a matrix; `None` if it would communicate, which is then not tried.
fn matrix_step<'p>(
    random: &mut Random,
    x: Value<'p, i32, 2, [usize; 2], Grid, AnyPlacements>,
    a: &Tensor<i32, 2>,
    others: &[Pair<'p>],
) -> Option<(String, Pair<'p>)> {
    let [m, n] = a.extents();
    let matrices: Vec<_> = others
        .iter()
        .filter_map(|pair| if let Pair::Matrix(y, b) = pair { Some((*y, b.clone())) } else { None })
        .collect();
    let (y, b) = matrices[random.below(matrices.len())].clone();
    let same = a.extents() == b.extents();
    let wrap = |value, array| Some(Pair::Matrix(finished(value), array));
    let (name, pair) =
        match random.below(23) {
            0 if same => ("add", wrap(x.try_add(y).ok()?, a.zip_map(&b, |x, y| x.wrapping_add(*y)))),
            1 if same => ("sub", wrap(x.try_sub(y).ok()?, a.zip_map(&b, |x, y| x.wrapping_sub(*y)))),
            2 if same => ("mul", wrap(x.try_mul(y).ok()?, a.zip_map(&b, |x, y| x.wrapping_mul(*y)))),
            3 if same => ("max", wrap(x.try_max(y).ok()?, a.zip_map(&b, |x, y| *x.max(y)))),
            4 if same => {
                let chosen = x.try_lt(y).ok()?.select(x, y).ok()?;
                ("select", wrap(chosen, a.zip_map(&b, |x, y| *if x < y { x } else { y })))
            }
            5 => ("negate", wrap(-x, a.map(|x| x.wrapping_neg()).into_ranked())),
            6 => ("numbers", wrap(x * 3 + 1, a.map(|x| x.wrapping_mul(3).wrapping_add(1)).into_ranked())),
            7 => ("bound", wrap(x.at_least(0), a.map(|x| *x.max(&0)).into_ranked())),
            8 => ("permute", wrap(x.permute(axes![1, 0]), a.permute(axes![1, 0]).to_tensor().into_ranked())),
            9 => ("sum", wrap(x.sum_axis(Keep(Axis::<0>)).ranked(), wrapping_sum(a, 0))),
            10 => ("largest", wrap(x.max_axis(Keep(Axis::<1>)).ranked(), largest(a))),
            11 if n > 1 => {
                let (from, to) = (random.below(n), n);
                (
                    "slice",
                    wrap(
                        x.slice(s![:, from..to]).ok()?.ranked(),
                        a.slice(s![:, from..to]).to_tensor().into_ranked(),
                    ),
                )
            }
            12 => (
                "reverse",
                wrap(x.slice(s![..;-1, :]).ok()?.ranked(), a.slice(s![..;-1, :]).to_tensor().into_ranked()),
            ),
            13 if m * n < 200 => {
                let (low, high) = (random.below(3), random.below(3));
                let padded = Tensor::try_from_fn([m + low + high, n], |[i, j]| {
                    if i < low || i >= low + m { 7 } else { a[[i - low, j]] }
                });
                (
                    "pad",
                    wrap(
                        x.pad_axis(Axis::<0>, Pad::edges(low as isize, high as isize), 7).ok()?.ranked(),
                        padded.unwrap(),
                    ),
                )
            }
            14 if n == b.extents()[1] && m * n < 200 => {
                let joined = Tensor::try_from_fn([m + b.extents()[0], n], |[i, j]| {
                    if i < m { a[[i, j]] } else { b[[i - m, j]] }
                });
                ("concatenate", wrap(x.concatenate(y, Axis::<0>).ok()?.ranked(), joined.unwrap()))
            }
            15 | 16 if n == b.extents()[0] => {
                let product = Tensor::try_from_fn([m, b.extents()[1]], |[i, j]| {
                    (0..n).fold(0_i32, |sum, k| sum.wrapping_add(a[[i, k]].wrapping_mul(b[[k, j]])))
                });
                ("matmul", wrap(x.try_matmul(y).ok()?.ranked(), product.unwrap()))
            }
            17 => {
                let array = Tensor::new(a.to_vec(), [n, m]).unwrap();
                ("reshape", wrap(x.reshape([n, m]).ok()?, array))
            }
            18 if b.extents() == [1, n] => {
                ("row", wrap(x.try_add(y).ok()?, a.zip_map(&b, |x, y| x.wrapping_add(*y))))
            }
            19 if m * n < 100 => {
                let cube = Tensor::try_from_fn([2, m, n], |[_, i, j]| a[[i, j]]).unwrap();
                let value = x.broadcast_in_dim([2, m, n], axes![1, 2]).ok()?;
                return Some(("broadcast".to_owned(), Pair::Cube(value, cube)));
            }
            20 => {
                let value = x.program_repeat(3)?;
                let array = a.map(|x| (0..3).fold(*x, |x, _| x.wrapping_mul(2).wrapping_sub(5)));
                ("repeat", wrap(value, array.into_ranked()))
            }
            21 => {
                // The elements are selected by themselves: indices out of range are the nearest ones.
                let indices = x.slice(s![0, :]).ok()?;
                let indices = finished(indices.ranked());
                let taken = Tensor::try_from_fn([n, n], |[i, j]| {
                    a[[usize::try_from(a[[0, i]].max(0)).unwrap().min(m - 1), j]]
                });
                ("take", wrap(x.take(Axis::<0>, indices).ok()?.ranked(), taken.unwrap()))
            }
            22 => {
                // The blocks along the first mesh axis go around: those of one device to the next one.
                let PlacementKind::Blocks(axis) = x.places()[0] else { return None };
                let ring: Vec<_> = (0..4).map(|device| (device, (device + 1) % 4)).collect();
                let turned = Tensor::try_from_fn([m, n], |mut at| {
                    let extent = [m, n][axis];
                    at[axis] = (at[axis] + extent - extent / 4) % extent;
                    a[at]
                });
                ("collective permute", wrap(x.collective_permute_by(Data, &ring).ok()?, turned.unwrap()))
            }
            _ => return None,
        };
    Some((name.to_owned(), pair?))
}

/// A loop of the program of a value.
trait Repeat: Sized {
    fn program_repeat(self, count: u32) -> Option<Self>;
}

impl Repeat for Value<'_, i32, 2, [usize; 2], Grid, AnyPlacements> {
    fn program_repeat(self, count: u32) -> Option<Self> {
        self.repeat(count, |_, x| x * 2 - 5).ok()
    }
}

fn wrapping_sum(a: &Tensor<i32, 2>, _axis: usize) -> Tensor<i32, 2> {
    let [m, n] = a.extents();
    Tensor::try_from_fn([1, n], |[_, j]| (0..m).fold(0_i32, |sum, i| sum.wrapping_add(a[[i, j]]))).unwrap()
}

fn largest(a: &Tensor<i32, 2>) -> Tensor<i32, 2> {
    let [m, n] = a.extents();
    Tensor::try_from_fn([m, 1], |[i, _]| (0..n).map(|j| a[[i, j]]).max().unwrap_or(i32::MIN)).unwrap()
}

/// One more operation on a cube.
fn cube_step<'p>(
    random: &mut Random,
    x: Value<'p, i32, 3, [usize; 3], Grid, AnyPlacements>,
    a: &Tensor<i32, 3>,
) -> Option<(String, Pair<'p>)> {
    let [k, m, n] = a.extents();
    Some(match random.below(4) {
        0 => {
            let sums = Tensor::try_from_fn([m, n], |[i, j]| {
                (0..k).fold(0_i32, |sum, h| sum.wrapping_add(a[[h, i, j]]))
            });
            ("sum of cube".to_owned(), Pair::Matrix(finished(x.sum_axis(Axis::<0>).ranked()), sums.unwrap()))
        }
        1 => {
            let turned = a.permute(axes![2, 0, 1]).to_tensor().into_ranked();
            ("permute cube".to_owned(), Pair::Cube(x.permute(axes![2, 0, 1]).ranked(), turned))
        }
        2 => {
            let part = a.slice(s![0, :, :]).to_tensor().into_ranked();
            ("slice cube".to_owned(), Pair::Matrix(x.slice(s![0, :, :]).ok()?.ranked(), part))
        }
        _ => {
            let flat = Tensor::new(a.to_vec(), [k * m, n]).unwrap();
            ("flatten cube".to_owned(), Pair::Matrix(x.reshape([k * m, n]).ok()?, flat))
        }
    })
}

#[test]
fn random_programs_have_the_results_of_arrays() {
    let (mut steps, mut collectives) = (std::collections::BTreeMap::<String, usize>::new(), 0);
    let count = count();
    for seed in 0..count {
        let random = &mut Random(seed);
        let program = Program::<Grid>::new();
        let extents = [[8, 8], [8, 4], [4, 8], [1, 8]];
        let mut pairs = Vec::new();
        let mut inputs = Vec::new();
        for (at, extents) in extents.into_iter().enumerate() {
            let array = random.array(extents);
            // A placement that does not divide is another one.
            let value = loop {
                let places = [random.place(2), random.place(2)];
                if let Ok(value) = program.parameter_at(&format!("x{at}"), extents, &places) {
                    break value;
                }
            };
            pairs.push(Pair::Matrix(value, array.clone()));
            inputs.push(array);
        }
        for _ in 0..8 {
            let at = random.below(pairs.len());
            let next = match pairs[at].clone() {
                Pair::Matrix(x, a) => matrix_step(random, x, &a, &pairs),
                Pair::Cube(x, a) => cube_step(random, x, &a),
            };
            if let Some((name, pair)) = next {
                *steps.entry(name).or_default() += 1;
                pairs.push(pair);
            }
        }
        // The last matrix is the result: it was made of the others.
        let matrix = pairs
            .iter()
            .rev()
            .find_map(|pair| if let Pair::Matrix(x, a) = pair { Some((*x, a)) } else { None });
        let (value, expected) = matrix.unwrap();
        for module in [program.module(value), program.module_for_one_device(value)].into_iter().filter(fits) {
            let executable = match eight().compile(&module) {
                Ok(executable) => executable,
                Err(error) => panic!("program {seed}: {error}\n{module}"),
            };
            // Only what was finished communicates.
            let found = executable.collectives().unwrap();
            assert!(found.len() <= module.collectives().len(), "program {seed}: {found:?}\n{module}");
            collectives += found.len();
            let call = inputs.iter().try_fold(executable.call(), |call, input| call.input(input)).unwrap();
            let results = call.run().unwrap();
            let result = results.get::<i32, 2>(0).unwrap();
            assert_eq!(&result, expected, "program {seed}\n{module}");
            assert!(results.replicas_agree(0).unwrap(), "program {seed}\n{module}");
        }
    }
    println!("{steps:?}, {collectives} collectives");
    assert!(
        steps.len() >= 20 && steps.values().all(|steps| *steps as u64 >= count / 100),
        "each operation occurs: {steps:?}"
    );
    assert!(eight().device_count() < 8 || collectives as u64 > count / 20, "{collectives} collectives");
}
