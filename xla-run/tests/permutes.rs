//! Blocks that go from one device to another, on eight devices, compared with plain loops.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

mod common;

use shapewise::{Axis, Const, Tensor, s};
use shapewise_stablehlo::{
    Pairs, Program, pairs, placed,
    placement::{MeshAxis, PlacementKind},
};

use common::eight;

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn numbers(extents: [usize; 2]) -> Tensor<i32, 2> {
    Tensor::try_from_fn(extents, |[i, j]| i32::try_from(i * 100 + j + 1).unwrap()).unwrap()
}

/// The digits of an index along an axis, by the mesh axes that split it: the position on each one, and the index in the block.
fn position(index: usize, extent: usize, splits: &[usize]) -> (Vec<usize>, usize) {
    let (mut rest, mut size, mut digits) = (index, extent, Vec::new());
    for parts in splits {
        size /= parts;
        digits.push(rest / size);
        rest %= size;
    }
    (digits, rest)
}

/// The index with these digits.
fn index((digits, rest): &(Vec<usize>, usize), extent: usize, splits: &[usize]) -> usize {
    let mut size = extent;
    let blocks = digits.iter().zip(splits).map(|(digit, parts)| {
        size /= parts;
        digit * size
    });
    blocks.sum::<usize>() + rest
}

/// What a collective-permute along the mesh axis at `along` makes of an array.
fn permuted(
    x: &Tensor<i32, 2>,
    places: [PlacementKind; 2],
    along: usize,
    pairs: &[(usize, usize)],
) -> Tensor<i32, 2> {
    let PlacementKind::Blocks(axis) = places[along] else { return x.clone() };
    let (counts, extent) = ([Data::EXTENT, Model::EXTENT], x.extents()[axis]);
    let splits: Vec<usize> = (0..2).filter(|at| places[*at] == places[along]).collect();
    let at = splits.iter().position(|split| *split == along).unwrap();
    let parts: Vec<usize> = splits.iter().map(|split| counts[*split]).collect();
    Tensor::try_from_fn(x.extents(), |to| {
        let mut digits = position(to[axis], extent, &parts);
        let Some((source, _)) = pairs.iter().find(|(_, target)| *target == digits.0[at]) else { return 0 };
        digits.0[at] = *source;
        let mut from = to;
        from[axis] = index(&digits, extent, &parts);
        x[from]
    })
    .unwrap()
}

/// Every placement, along both mesh axes, with pairs of all kinds: the program of each device, the one for one device, and the one that XLA partitions.
#[test]
fn blocks_go_where_the_pairs_say() {
    let x = numbers([8, 16]);
    let places = [PlacementKind::Copies, PlacementKind::Blocks(0), PlacementKind::Blocks(1)];
    let data: [&[(usize, usize)]; 4] =
        [&[(0, 1), (1, 2), (2, 3), (3, 0)], &[(0, 1), (1, 2), (2, 3)], &[(2, 2), (0, 3)], &[]];
    let model: [&[(usize, usize)]; 2] = [&[(0, 1), (1, 0)], &[(1, 0)]];
    let mut ran = 0;
    for place in places.into_iter().flat_map(|data| places.map(|model| [data, model])) {
        for (along, pairs) in data.iter().map(|pairs| (0, pairs)).chain(model.iter().map(|pairs| (1, pairs)))
        {
            let program = Program::<Grid>::new();
            let value = program.parameter_at::<i32, 2, _>("x", [8, 16], &place).unwrap();
            let sent = if along == 0 {
                value.collective_permute_by(Data, pairs)
            } else {
                value.collective_permute_by(Model, pairs)
            };
            if place[along] == PlacementKind::Copies {
                assert!(sent.unwrap_err().to_string().starts_with("`collective_permute` does not apply to"));
                continue;
            }
            let (sent, expected) = (sent.unwrap(), permuted(&x, place, along, pairs));
            let module = program.module(sent);
            let executable = eight().compile(&module).unwrap_or_else(|error| panic!("{error}\n{module}"));
            let planned: Vec<_> =
                module.collectives().iter().map(|(collective, _)| collective.name()).collect();
            assert_eq!(executable.collectives().unwrap(), planned, "{place:?} {pairs:?}\n{module}");
            assert_eq!(planned.len(), usize::from(!pairs.is_empty()));
            let others = [program.module_for_one_device(sent), program.module_for_partitioner(sent)];
            let others = others.map(|module| eight().compile(&module).unwrap());
            for executable in others.iter().chain([&executable]) {
                let results = executable.call().input(&x).unwrap().run().unwrap();
                assert_eq!(
                    results.get::<i32, 2>(0).unwrap(),
                    expected,
                    "{place:?} {along} {pairs:?}\n{module}"
                );
                ran += 1;
            }
        }
    }
    assert_eq!(ran, 3 * (6 * data.len() + 6 * model.len()));
}

/// Differences to the row before, of which the first row of a block is on another device.
#[test]
fn a_halo_is_exchanged() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 3]);
    // Each device has two rows. The second one goes to the next device.
    let rows = x.split_axis(Axis::<0>, Const::<4>, Const::<2>).unwrap();
    let last = rows.slice(s![:, 1..2, :]).unwrap();
    let before = last.collective_permute(pairs![Data: 0 => 1, 1 => 2, 2 => 3]);
    let shifted = before.concatenate(rows.slice(s![:, 0..1, :]).unwrap(), Axis::<1>).unwrap();
    let differences = (rows - shifted).merge_axes(Axis::<0>, Const::<8>).unwrap();
    let module = program.module(differences);
    let squares = Tensor::try_from_fn([8, 3], |[i, j]| f32::from(u8::try_from(i * i + j).unwrap())).unwrap();
    let results = eight().compile(&module).unwrap().call().input(&squares).unwrap().run().unwrap();
    let found = results.get::<f32, 2>(0).unwrap();
    for i in 0..8 {
        for j in 0..3 {
            let before = if i > 0 { squares[[i - 1, j]] } else { 0.0 };
            assert_eq!(found[[i, j]], squares[[i, j]] - before, "{i} {j}");
        }
    }
}

/// Blocks that go around a ring, one step in each turn of a loop, meet all blocks of the other operand.
#[test]
fn a_product_around_a_ring() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<i32, 2, _>("x", placed![8 @ Data, 16]);
    let ring: Vec<_> = (0..Data::EXTENT).map(|device| (device, (device + 1) % Data::EXTENT)).collect();
    let ring = Pairs::<Data>::new(&ring).unwrap();
    let zero = program.filled::<i32, 2, _>([8, 16], 0).unwrap().split(Data, Axis::<0>);
    let (sum, _) =
        program.repeat(4, (zero, x.ranked()), |_, (sum, x)| (sum + x, x.collective_permute(ring))).unwrap();
    let module = program.module(sum);
    let numbers = numbers([8, 16]);
    let results = eight().compile(&module).unwrap().call().input(&numbers).unwrap().run().unwrap();
    let sums = results.get::<i32, 2>(0).unwrap();
    for i in 0..8 {
        for j in 0..16 {
            let expected: i32 = (0..4).map(|block| numbers[[block * 2 + i % 2, j]]).sum();
            assert_eq!(sums[[i, j]], expected, "{i} {j}");
        }
    }
}
