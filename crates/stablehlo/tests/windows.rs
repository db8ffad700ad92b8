//! Windows whose start is a value: errors, and the text of the start.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

use shapewise::{Axis, Const, shape};
use shapewise_stablehlo::{Program, placed, placement::PlacementKind};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

#[test]
fn windows_that_do_not_fit_are_errors_with_their_numbers() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![3, 4]);
    let start = program.parameter::<i32, 0, _>("start", shape![]);
    let error = x.dynamic_slice_axis(Axis::<1>, start, 5_usize).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`slice_sizes` has 5 along axis 1, and the operand has 4: it must be at most that"
    );
    assert!(x.dynamic_slice_axis(Axis::<1>, start, 4_usize).is_ok());

    let rows = program.parameter::<f32, 2, _>("rows", shape![4, 4]);
    let error = x.dynamic_update_slice_axis(rows, Axis::<0>, start).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`update` has 4 along axis 0, and the operand has 3: it must be at most that"
    );
    let error = x.dynamic_update_slice_axis(rows, Axis::<1>, start).unwrap_err();
    assert_eq!(
        error.to_string(),
        "operand 1 has extent 4 along axis 0, and those before it have 3: they must be equal, because they are not joined along this axis"
    );
}

#[test]
fn placements_known_at_run_time_are_checked() {
    let program = Program::<Grid>::new();
    let x = program
        .parameter_at::<f32, 2, _>("x", [8, 4], &[PlacementKind::Blocks(0), PlacementKind::Copies])
        .unwrap();
    let start = program.parameter::<i32, 0, _>("start", shape![]);
    assert!(x.dynamic_slice_axis(Axis::<1>, start, 2_usize).is_ok());
    let error = x.dynamic_slice_axis(Axis::<0>, start, 2_usize).unwrap_err();
    assert!(error.to_string().contains("`Data`"), "{error}");
}

#[test]
fn each_device_has_a_window_of_its_block() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 9]);
    let start = program.parameter::<i8, 0, _>("start", shape![]);
    let text = program.module(x.dynamic_slice_axis(Axis::<1>, start, Const::<4>).unwrap()).text().to_string();
    assert!(text.contains("sizes = [2, 4]") && !text.contains("stablehlo.convert"), "{text}");
    // 200 does not fit `i8`.
    let x = program.parameter::<f32, 2, _>("wide", shape![1, 200]);
    let text = program.module(x.dynamic_slice_axis(Axis::<1>, start, Const::<4>).unwrap()).text().to_string();
    assert!(text.contains("stablehlo.convert") && text.contains("tensor<i64>"), "{text}");
}
