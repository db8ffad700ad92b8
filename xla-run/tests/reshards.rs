//! Plans that run: shards of one sharding become those of another, on eight devices.
#![allow(clippy::unwrap_used, clippy::as_conversions, reason = "a panic is a failed test; numbers are small")]

mod common;

use std::{collections::BTreeMap, ops::Range};

use safetensors::{Dtype, SafeTensors, tensor::TensorView};
use shapewise::{Extents, Tensor, shape};
use shapewise_sharding::{DynMesh, DynSpec, SubAxis};
use shapewise_stablehlo::{
    Resharding, placed,
    placement::{Replicated, Sharded},
};
use shapewise_xla::ElementType;
use shapewise_xla_run::{DeviceArray, Engine, Error, Options};

use common::eight;

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

/// A part of an array, read element by element.
fn block<T: Copy, const R: usize>(entire: &Tensor<T, R>, ranges: &[Range<usize>]) -> Tensor<T, R> {
    let extents: [usize; R] = std::array::from_fn(|axis| ranges[axis].len());
    Tensor::try_from_fn(extents, |index| {
        let index: [usize; R] = std::array::from_fn(|axis| ranges[axis].start + index[axis]);
        entire[index]
    })
    .unwrap()
}

fn shards<T: Copy, const R: usize>(entire: &Tensor<T, R>, spec: &DynSpec) -> Vec<Tensor<T, R>> {
    spec.padded_ranges(&entire.extents()).unwrap().map(|(_, ranges)| block(entire, &ranges)).collect()
}

fn numbers<const R: usize>(extents: [usize; R]) -> Tensor<i32, R> {
    let mut next = 0;
    Tensor::try_from_fn(extents, |_| {
        next += 1;
        next
    })
    .unwrap()
}

/// All ways to split `rank` dimensions by some of the axes, each in all orders.
fn specs(mesh: &DynMesh, axes: &[SubAxis], rank: usize) -> Vec<DynSpec> {
    let mut all = vec![vec![Vec::<SubAxis>::new(); rank]];
    for axis in axes {
        for split in all.clone() {
            for dimension in 0..rank {
                for at in 0..=split[dimension].len() {
                    let mut next = split.clone();
                    next[dimension].insert(at, *axis);
                    all.push(next);
                }
            }
        }
    }
    all.into_iter().filter_map(|split| DynSpec::new(mesh, split).ok()).collect()
}

/// Compares the shards after with those of the target, and XLA's communication with that of the plan; returns the number of steps.
fn agrees<const R: usize>(extents: [usize; R], from: &DynSpec, to: &DynSpec) -> usize {
    let entire = numbers(extents);
    let program = Resharding::new(ElementType::S32, &extents, from, to).unwrap();
    let what = || format!("{extents:?}, {from} to {to}: {}\n{}", program.plan(), program.text());
    let reshard = eight().compile_resharding(&program).unwrap_or_else(|error| panic!("{}{error}", what()));
    let found = reshard.run(&shards(&entire, from)).unwrap_or_else(|error| panic!("{}{error}", what()));
    assert_eq!(found, shards(&entire, to), "{}", what());
    let mut planned: Vec<&str> =
        program.plan().steps().iter().filter_map(|step| step.action().collective()).collect();
    planned.sort_unstable();
    planned.dedup();
    let mut communicated = reshard.collectives().unwrap();
    communicated.dedup();
    assert_eq!(communicated, planned, "{}", what());
    program.plan().steps().len()
}

#[test]
fn all_pairs_of_shardings() {
    let mesh = DynMesh::new([("x", 4), ("y", 2)]).unwrap();
    let all = specs(&mesh, &[SubAxis::full(0, 4), SubAxis::full(1, 2)], 2);
    assert_eq!(all.len(), 11);
    let mut steps = [0; 8];
    for from in &all {
        for to in &all {
            steps[agrees([8, 16], from, to)] += 1;
            // Extents that do not divide.
            agrees([5, 7], from, to);
        }
    }
    assert_eq!(steps[0], 11, "equal shardings have no steps");
    assert!(steps[1] > 20 && steps[2] > 20, "{steps:?}");
}

#[test]
fn parts_of_axes() {
    let mesh = DynMesh::new([("x", 8)]).unwrap();
    let parts = [(1, 2), (2, 2), (4, 2)].map(|(before, extent)| SubAxis { axis: 0, before, extent });
    let all = specs(&mesh, &parts, 2);
    assert!(all.len() > 30, "{}", all.len());
    for (number, from) in all.iter().enumerate() {
        // Each with some others, all of them in turn.
        for to in all.iter().skip(number % 9).step_by(9) {
            agrees([8, 16], from, to);
        }
    }
}

#[test]
fn three_dimensions_and_three_axes() {
    let mesh = DynMesh::new([("a", 2), ("b", 2), ("c", 2)]).unwrap();
    let axes = [0, 1, 2].map(|axis| SubAxis::full(axis, 2));
    let all = specs(&mesh, &axes, 3);
    for (number, from) in all.iter().enumerate().step_by(4) {
        for to in all.iter().skip(number % 17).step_by(17) {
            agrees([8, 4, 8], from, to);
        }
    }
}

/// Extents of a mesh that are not powers of two, on six of eight devices.
#[test]
fn six_devices() {
    let mesh = DynMesh::new([("x", 3), ("y", 2)]).unwrap();
    let all = specs(&mesh, &[SubAxis::full(0, 3), SubAxis::full(1, 2)], 2);
    for (number, from) in all.iter().enumerate() {
        for to in all.iter().skip(number % 3).step_by(3) {
            agrees([12, 6], from, to);
            agrees([7, 4], from, to);
        }
    }
}

/// Of a pending sum, the shards are summands.
#[test]
fn pending_sums() {
    let mesh = DynMesh::new([("x", 4), ("y", 2)]).unwrap();
    let none = DynSpec::replicated(&mesh, 2).unwrap();
    let sum = none.with_unreduced(&[SubAxis::full(0, 4)]).unwrap();
    let of_rows =
        DynSpec::from_names(&mesh, &[&["y"], &[]]).unwrap().with_unreduced(&[SubAxis::full(0, 4)]).unwrap();
    for (from, extents) in [(&sum, [8, 16]), (&of_rows, [8, 16]), (&of_rows, [5, 3])] {
        for to in specs(&mesh, &[SubAxis::full(0, 4), SubAxis::full(1, 2)], 2).iter().chain([from]) {
            // Device `n` has the part of summand `n / 2`.
            let summands: Vec<Tensor<i32, 2>> =
                (0..4).map(|n| numbers(extents).map(|number| number * (n + 1))).collect();
            let ranges: Vec<_> = from.padded_ranges(&extents).unwrap().map(|(_, ranges)| ranges).collect();
            let parts: Vec<_> =
                ranges.iter().enumerate().map(|(at, ranges)| block(&summands[at / 2], ranges)).collect();
            let program = Resharding::new(ElementType::S32, &extents, from, to).unwrap();
            let found = eight().compile_resharding(&program).unwrap().run(&parts).unwrap();
            let expected =
                if to == from { parts } else { shards(&numbers(extents).map(|number| number * 10), to) };
            assert_eq!(found, expected, "{from} to {to}: {}", program.text());
        }
    }
}

/// A checkpoint of eight files, one for each device, is read under another sharding.
#[test]
fn a_checkpoint_is_read_under_another_sharding() {
    let mesh = DynMesh::new([("data", 4), ("model", 2)]).unwrap();
    let entire: Tensor<f32, 2> = numbers([64, 48]).map(|number| *number as f32 / 8.0);
    let written = DynSpec::from_names(&mesh, &[&["data", "model"], &[]]).unwrap();
    let files: Vec<Vec<u8>> = shards(&entire, &written)
        .iter()
        .map(|shard| {
            let bytes: Vec<u8> = shard.as_slice().iter().flat_map(|element| element.to_le_bytes()).collect();
            let tensor = TensorView::new(Dtype::F32, shard.extents().to_vec(), &bytes).unwrap();
            safetensors::serialize(BTreeMap::from([("w", tensor)]), None).unwrap()
        })
        .collect();

    let read = DynSpec::from_names(&mesh, &[&["model"], &["data"]]).unwrap();
    let program = Resharding::new(ElementType::F32, &[64, 48], &written, &read).unwrap();
    let of_files: Vec<Tensor<f32, 2>> = files
        .iter()
        .map(|file| {
            let file = SafeTensors::deserialize(file).unwrap();
            let tensor = file.tensor("w").unwrap();
            let elements =
                tensor.data().chunks_exact(4).map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap()));
            Tensor::new(elements.collect(), <[usize; 2]>::try_from(tensor.shape()).unwrap()).unwrap()
        })
        .collect();
    let found = eight().compile_resharding(&program).unwrap().run(&of_files).unwrap();
    assert_eq!(found, shards(&entire, &read));
}

/// Arrays on the devices move, and the host receives nothing.
#[test]
fn arrays_move_between_placements() {
    // An engine of its own, which counts its own bytes.
    let engine = Engine::from_env_with(Options::virtual_devices(8)).unwrap();
    let devices = engine.devices::<Grid>().unwrap();
    let entire = Tensor::try_from_fn([8, 16], |[i, j]| (i * 16 + j) as f32).unwrap();
    let rows = devices.put(&entire, placed![8 @ Data, 16]).unwrap();
    let before = engine.uploaded_bytes();
    let columns: DeviceArray<f32, 2, Extents![8, 16], Grid, (Sharded<1>, Sharded<1>)> =
        devices.reshard(&rows, placed![8, 16 @ (Data, Model)]).unwrap();
    let copies: DeviceArray<f32, 2, Extents![8, 16], Grid, (Replicated, Replicated)> =
        devices.reshard(&columns, shape![8, 16]).unwrap();
    assert_eq!(engine.uploaded_bytes(), before);
    assert_eq!(columns.describe(), "f32[8,16@Data@Model]");
    assert_eq!(columns.to_tensor().unwrap(), entire);
    assert_eq!(copies.to_tensor().unwrap(), entire);
    let error = devices.reshard(&rows, [8, 8]).unwrap_err();
    assert_eq!(error.to_string(), "the shape of `array` is f32[8,8], not f32[8,16]");
}

/// A program is compiled once for each element type, shape, and placements before and after.
#[test]
fn equal_moves_are_compiled_once() {
    let engine = Engine::from_env_with(Options::virtual_devices(8)).unwrap();
    let devices = engine.devices::<Grid>().unwrap();
    let entire = numbers([8, 16]);
    let rows = devices.put(&entire, placed![8 @ Data, 16]).unwrap();
    let before = engine.compiled_count();
    let compiled = || engine.compiled_count() - before;
    for _ in 0..3 {
        let columns = devices.reshard(&rows, placed![8, 16 @ Data]).unwrap();
        assert_eq!(columns.to_tensor().unwrap(), entire);
        assert_eq!(compiled(), 1);
    }
    // Another array, by other owners of the same devices.
    let others = engine.clone().devices::<Grid>().unwrap();
    let negative = entire.map(|element| -element).into_ranked();
    let array = others.put(&negative, placed![8 @ Data, 16]).unwrap();
    let moved = others.clone().reshard(&array, placed![8, 16 @ Data]).unwrap();
    assert_eq!(moved.to_tensor().unwrap(), negative);
    assert_eq!(compiled(), 1);
    // Each difference is another program.
    let _ = devices.reshard(&moved, placed![8 @ Data, 16]).unwrap(); // back
    assert_eq!(compiled(), 2);
    let _ = devices.reshard(&rows, placed![8, 16 @ Model]).unwrap(); // other placements
    assert_eq!(compiled(), 3);
    let floats = devices.put(Tensor::filled([8, 16], 1.0_f32), placed![8 @ Data, 16]).unwrap();
    let _ = devices.reshard(&floats, placed![8, 16 @ Data]).unwrap(); // another element type
    assert_eq!(compiled(), 4);
    let long = devices.put(numbers([16, 16]), placed![16 @ Data, 16]).unwrap();
    let _ = devices.reshard(&long, placed![16, 16 @ Data]).unwrap(); // other extents
    assert_eq!(compiled(), 5);
    // By several threads at once.
    let wide = devices.put(numbers([8, 32]), placed![8 @ Data, 32]).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| devices.reshard(&wide, placed![8, 32 @ Data]).unwrap().to_tensor().unwrap());
        }
    });
    assert_eq!(compiled(), 6);
}

#[test]
fn wrong_shards() {
    let mesh = DynMesh::new([("x", 8)]).unwrap();
    let (split, copies) =
        (DynSpec::from_names(&mesh, &[&["x"], &[]]).unwrap(), DynSpec::replicated(&mesh, 2).unwrap());
    let program = Resharding::new(ElementType::F32, &[16, 2], &split, &copies).unwrap();
    let reshard = eight().compile_resharding(&program).unwrap();
    let message = |error: Error| error.to_string();
    let good = vec![Tensor::<f32, 2>::zeros([2, 2]); 8];
    assert!(reshard.run(&good).is_ok());
    assert_eq!(
        message(reshard.run(&good[..7]).unwrap_err()),
        "the mesh has 8 devices, and there are 7 shards: each device has one"
    );
    let ints = vec![Tensor::<i32, 2>::zeros([2, 2]); 8];
    assert_eq!(message(reshard.run(&ints).unwrap_err()), "a shard is f32 of rank 2, not s32 of rank 2");
    let long = vec![Tensor::<f32, 2>::zeros([2, 3]); 8];
    assert_eq!(message(reshard.run(&long).unwrap_err()), "the shape of shard 0 is [2, 2], not [2, 3]");
}
