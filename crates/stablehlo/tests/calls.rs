//! Calls of functions by name: their text, and which placements they accept.
#![allow(clippy::unwrap_used, clippy::arithmetic_side_effects, reason = "a panic is a failed test")]

use shapewise::{Axis, shape};
use shapewise_stablehlo::{CallVersion, Program, ProgramError, placed, placement::PlacementKind};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

/// The lines of a text with calls.
fn calls(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.contains("custom_call")).map(str::trim).collect()
}

#[test]
fn calls_are_written_with_their_attributes() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![8, 4]);
    let y = program.parameter::<i32, 0, _>("y", shape![]);
    let one = program.custom_call("scale").operand(x).operand(y).result::<f32, 2, _>(shape![8, 4]).unwrap();
    let typed = program.custom_call("my lib.f").operand(one).with_version(CallVersion::TypedFfi);
    let typed = typed.with_backend_config("k = 2 : i64").result::<f32, 1, _>(shape![8]).unwrap();
    let status = program.custom_call("seed").with_version(CallVersion::StatusReturningUnified);
    let status = status.with_backend_config("a \"b\"").result::<u64, 1, _>(shape![2]).unwrap();
    let (values, indices) = program
        .custom_call("TopK")
        .operand(one)
        .results::<f32, 2, _, i32, 2, _>(shape![8, 2], shape![8, 2])
        .unwrap();
    let module = program.module((typed, status, values * 2.0, indices));
    assert_eq!(
        calls(module.text()),
        [
            r#"%0 = stablehlo.custom_call @scale(%x, %y) {api_version = 1 : i32, backend_config = ""} : (tensor<8x4xf32>, tensor<i32>) -> tensor<8x4xf32>"#,
            r#"%1 = stablehlo.custom_call @"my lib.f"(%0) {api_version = 4 : i32, backend_config = {k = 2 : i64}} : (tensor<8x4xf32>) -> tensor<8xf32>"#,
            r#"%2 = stablehlo.custom_call @seed() {api_version = 3 : i32, backend_config = "a \22b\22"} : () -> tensor<2xui64>"#,
            r#"%3:2 = stablehlo.custom_call @TopK(%0) {api_version = 1 : i32, backend_config = ""} : (tensor<8x4xf32>) -> (tensor<8x2xf32>, tensor<8x2xi32>)"#,
        ]
    );
    assert!(module.text().contains("stablehlo.multiply %3#0, "), "{module}");
    assert!(module.text().contains("return %1, %2, %5, %3#1 :"), "{module}");
}

/// A call that no result needs is written if it has a side effect, also in the body of a loop that no result needs.
#[test]
fn calls_with_a_side_effect_stay() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 1, _>("x", shape![4]);
    let call = |name| program.custom_call(name).operand(x);
    let _ = call("pure").result::<f32, 1, _>(shape![4]).unwrap();
    let _ = call("print").with_side_effect().result::<i32, 0, _>(shape![]).unwrap();
    let _ = program
        .repeat(3, x, |_, x| {
            let call = program.custom_call("print each").operand(x).with_side_effect();
            let _ = call.result::<i32, 0, _>(shape![]).unwrap();
            x * 2.0
        })
        .unwrap();
    let _ = program.repeat(3, x, |_, x| program.custom_call("pure").operand(x).result(shape![4]).unwrap());
    let module = program.module(x);
    let found = calls(module.text());
    assert_eq!(found.len(), 2, "{module}");
    assert!(
        found[0].contains("@print(%x)")
            && found[0].contains("backend_config = \"\", has_side_effect = true}")
    );
    assert!(found[1].contains("@\"print each\"("), "{module}");
    assert_eq!(module.text().matches("stablehlo.while").count(), 1, "{module}");
}

#[test]
fn results_are_split_if_operands_are() {
    let program = Program::<Grid>::new();
    let rows = program.parameter::<f32, 2, _>("rows", placed![8 @ Data, 4]);
    let all = program.parameter::<f32, 1, _>("all", shape![4]);
    let call = || program.custom_call("f").block(rows).operand(all);
    let split = call().result::<f32, 1, _>(placed![8 @ Data]).unwrap();
    assert_eq!(split.describe(), "f32[8@Data]");
    let message = |error: ProgramError| error.to_string();
    assert_eq!(
        message(call().result::<f32, 1, _>(shape![8]).unwrap_err()),
        "on mesh axis `Data`, placements `Sharded<0>` and `Replicated` do not match"
    );
    assert_eq!(
        message(call().result::<f32, 2, _>(placed![8 @ Data, 4 @ Model]).unwrap_err()),
        "on mesh axis `Model`, placements `Replicated` and `Sharded<1>` do not match"
    );
    // By placements that are known at run time.
    let any = rows.any_placements();
    assert_eq!(
        message(program.custom_call("f").operand(any).result::<f32, 1, _>(shape![8]).unwrap_err()),
        "mesh axis `Data` holds the value as `Sharded<0>`, and the operation would move data along that axis: `all_gather` first"
    );
    let sums = rows.sum_axis(Axis::<0>).any_placements();
    assert_eq!(sums.places(), [PlacementKind::Sums, PlacementKind::Copies]);
    assert_eq!(
        message(program.custom_call("f").block(sums).result::<f32, 1, _>(shape![8]).unwrap_err()),
        "on mesh axis `Data`, `PartialSum` is a partial result: `all_reduce` or `reduce_scatter` must finish it first"
    );
    let other = Program::<Grid>::new();
    let foreign = other.parameter::<f32, 1, _>("x", shape![4]);
    let message_of_foreign =
        message(program.custom_call("f").operand(foreign).result::<f32, 1, _>(shape![4]).unwrap_err());
    assert!(
        message_of_foreign
            .ends_with("is of another program: operations and modules have values of one program")
    );
}
