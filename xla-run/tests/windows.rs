//! Windows whose start is a value, on one device and on eight, compared with plain loops.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

mod common;

use shapewise::{Axis, Const, Tensor, shape};
use shapewise_stablehlo::{Program, placed};

use common::eight;

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

/// Where a window begins, moved into range.
fn begin(start: i64, window: usize, extent: usize) -> usize {
    usize::try_from(start.max(0)).unwrap().min(extent - window)
}

#[test]
fn windows_of_an_axis_that_is_not_split_are_read_and_replaced_without_communication() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 9]);
    let update = program.parameter::<f32, 2, _>("update", placed![8, 2]);
    let start = program.parameter::<i32, 0, _>("start", shape![]);
    let read = x.dynamic_slice_axis(Axis::<1>, start, Const::<4>).unwrap();
    let written = x.dynamic_update_slice_axis(update, Axis::<1>, start).unwrap();
    let modules = [program.module((read, written)), program.module_for_one_device((read, written))];
    let elements =
        Tensor::try_from_fn([8, 9], |[i, j]| f32::from(u8::try_from(i * 10 + j).unwrap())).unwrap();
    let updates =
        Tensor::try_from_fn([8, 2], |[i, j]| -f32::from(u8::try_from(i * 10 + j).unwrap())).unwrap();
    for module in modules {
        let executable = eight().compile(&module).unwrap();
        assert_eq!(executable.collectives().unwrap(), [""; 0]);
        for at in [-3_i32, 0, 3, 5, 7, 100] {
            let call = executable.call().input(&elements).unwrap().input(&updates).unwrap();
            let results = call.input(Tensor::filled([], at)).unwrap().run().unwrap();
            let (read, written) = (results.get::<f32, 2>(0).unwrap(), results.get::<f32, 2>(1).unwrap());
            let (from, into) = (begin(at.into(), 4, 9), begin(at.into(), 2, 9));
            for row in 0..8 {
                for column in 0..4 {
                    assert_eq!(read[[row, column]], elements[[row, from + column]], "{at}: {row}, {column}");
                }
                for column in 0..9 {
                    let is_new = (into..into + 2).contains(&column);
                    let expected =
                        if is_new { updates[[row, column - into]] } else { elements[[row, column]] };
                    assert_eq!(written[[row, column]], expected, "{at}: {row}, {column}");
                }
            }
        }
    }
}

/// Starts of 8 bits along an axis of 200: the largest start is compared in a type that has it.
#[test]
fn a_small_type_of_the_start_has_its_values_along_a_long_axis() {
    let program = <Program>::new();
    let x = program.parameter::<i32, 1, _>("x", shape![200]);
    let start = program.parameter::<i8, 0, _>("start", shape![]);
    let module = program.module(x.dynamic_slice_axis(Axis::<0>, start, Const::<3>).unwrap());
    let elements = Tensor::try_from_fn([200], |[i]| i32::try_from(i).unwrap()).unwrap();
    let executable = eight().compile(&module).unwrap();
    for at in [-128_i8, -1, 0, 100, 127] {
        let call = executable.call().input(&elements).unwrap().input(Tensor::filled([], at)).unwrap();
        let found = call.run().unwrap().get::<i32, 1>(0).unwrap();
        let from = i32::try_from(begin(at.into(), 3, 200)).unwrap();
        assert_eq!(found.to_vec(), [from, from + 1, from + 2], "{at}");
    }
}

/// Windows of pending sums are pending sums, and are finished once.
#[test]
fn windows_of_partial_sums_are_partial_sums() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![4, 8 @ Data]);
    let start = program.parameter::<u32, 0, _>("start", shape![]);
    let sums = x.sum_axis(Axis::<1>);
    let window = sums.dynamic_slice_axis(Axis::<0>, start, Const::<2>).unwrap();
    let moved = sums.dynamic_update_slice_axis(window, Axis::<0>, start).unwrap();
    let results = (window.all_reduce(Data), moved.all_reduce(Data));
    let elements = Tensor::try_from_fn([4, 8], |[i, j]| f32::from(u8::try_from(i * 8 + j).unwrap())).unwrap();
    let sum = |row: usize| (0..8).map(|column| elements[[row, column]]).sum::<f32>();
    for module in [program.module(results), program.module_for_one_device(results)] {
        let call = eight().compile(&module).unwrap();
        let call = call.call().input(&elements).unwrap().input(Tensor::filled([], 1_u32)).unwrap();
        let results = call.run().unwrap();
        assert_eq!(results.get::<f32, 1>(0).unwrap().to_vec(), [sum(1), sum(2)]);
        assert_eq!(results.get::<f32, 1>(1).unwrap().to_vec(), [0, 1, 2, 3].map(sum));
    }
}

#[test]
fn elements_are_added_at_places_that_occur_twice_or_not_at_all() {
    let program = Program::<Grid>::new();
    let table = program.parameter::<i32, 2, _>("table", placed![5, 6 @ Model]);
    let steps = program.parameter::<i32, 2, _>("steps", placed![8, 6 @ Model]);
    let rows = program.parameter::<i32, 1, _>("rows", shape![8]);
    let sums = table.add_at(Axis::<0>, rows, steps).unwrap();
    let columns = program.parameter::<i32, 1, _>("columns", shape![8]);
    // Along the last axis of a value that is cut along the first one.
    let across = program.parameter::<i32, 2, _>("across", placed![8 @ Data, 3]);
    let updates = program.parameter::<i32, 2, _>("updates", shape![8, 8]);
    let results = (sums, across.add_at(Axis::<1>, columns, updates).unwrap());
    assert_eq!(sums.describe(), "s32[5,6@Model]");

    let array = |extents: [usize; 2], factor: usize| {
        Tensor::try_from_fn(extents, |[i, j]| i32::try_from(i * 7 + j * factor).unwrap()).unwrap()
    };
    let (table, steps, across, updates) =
        (array([5, 6], 3), array([8, 6], 5), array([8, 3], 2), array([8, 8], 11));
    // -1 and 5 are out of range, and so are 3 to 7 of three columns.
    let (rows, columns) = ([4, 0, 2, 2, -1, 3, 5, 2], [0, 1, 2, 3, 4, 0, -9, 0]);
    let (mut of_rows, mut of_columns) = (table.clone(), across.clone());
    for (at, (row, column)) in rows.into_iter().zip(columns).enumerate() {
        for j in 0..6 {
            if let Some(to) = usize::try_from(row).ok().and_then(|row| of_rows.get_mut([row, j])) {
                *to += steps[[at, j]];
            }
        }
        for i in 0..8 {
            if let Some(to) = usize::try_from(column).ok().and_then(|column| of_columns.get_mut([i, column]))
            {
                *to += updates[[i, at]];
            }
        }
    }
    for module in [program.module(results), program.module_for_one_device(results)] {
        let executable = eight().compile(&module).unwrap();
        assert_eq!(executable.collectives().unwrap(), [""; 0]);
        let call = executable.call().input(&table).unwrap().input(&steps).unwrap();
        let call = call.input(Tensor::new(rows.to_vec(), [8]).unwrap()).unwrap();
        let call = call.input(Tensor::new(columns.to_vec(), [8]).unwrap()).unwrap();
        let found = call.input(&across).unwrap().input(&updates).unwrap().run().unwrap();
        assert_eq!(found.get::<i32, 2>(0).unwrap(), of_rows);
        assert_eq!(found.get::<i32, 2>(1).unwrap(), of_columns);
    }
    // Extents in the type are compared by `cargo check`.
    let error = program.parameter::<i32, 2, _>("wrong", [7, 6]);
    assert_eq!(
        sums.add_at(Axis::<0>, program.parameter::<i32, 1, _>("at", shape![8]), error)
            .unwrap_err()
            .to_string(),
        "extents 8 and 7 differ at axis 0: they must be equal"
    );
}

/// Indices and elements that are split are gathered first; without that, they are refused.
#[test]
fn elements_of_all_devices_are_added() {
    let program = Program::<Grid>::new();
    let table = program.parameter::<i32, 2, _>("table", placed![5, 6 @ Model]);
    let steps = program.parameter::<i32, 2, _>("steps", placed![8 @ Data, 6 @ Model]);
    let rows = program.parameter::<i32, 1, _>("rows", placed![8 @ Data]);
    let refused = table.any_placements().add_at(Axis::<0>, rows.any_placements(), steps.any_placements());
    assert_eq!(
        refused.unwrap_err().to_string(),
        "mesh axis `Data` holds the value as `Sharded<0>`, and the operation would move data along that axis: `all_gather` first"
    );
    let sums = table.add_at(Axis::<0>, rows.all_gather(Data), steps.all_gather(Data)).unwrap();
    let module = program.module(sums);
    let executable = eight().compile(&module).unwrap();
    assert!(executable.collectives().unwrap().iter().all(|collective| *collective == "all-gather"));
    let array = |extents: [usize; 2], factor: usize| {
        Tensor::try_from_fn(extents, |[i, j]| i32::try_from(i * 7 + j * factor).unwrap()).unwrap()
    };
    let (table, steps, rows) = (array([5, 6], 3), array([8, 6], 5), [4_usize, 0, 2, 2, 1, 3, 0, 2]);
    let mut expected = table.clone();
    for (at, row) in rows.into_iter().enumerate() {
        for j in 0..6 {
            expected[[row, j]] += steps[[at, j]];
        }
    }
    let rows = Tensor::try_from_fn([8], |[at]| i32::try_from(rows[at]).unwrap()).unwrap();
    let call = executable.call().input(&table).unwrap().input(&steps).unwrap().input(&rows).unwrap();
    assert_eq!(call.run().unwrap().get::<i32, 2>(0).unwrap(), expected);
}
