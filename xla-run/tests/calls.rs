//! Calls of functions that XLA has on CPUs: `TopK`, and annotations, which it removes. For GPUs it has neither, and `TopK` ends the process.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

mod common;

use shapewise::{Tensor, shape};
use shapewise_stablehlo::{CallVersion, Program, placed};

use common::eight;

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

/// The two largest elements of each row, by a function that sees all rows, and by one that sees the two rows of each device.
#[test]
fn the_largest_elements_of_rows() {
    if eight().platform().unwrap() != "cpu" {
        return;
    }
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 16]);
    let y = program.parameter::<f32, 2, _>("y", shape![8, 16]);
    let split = placed![8 @ Data, 2];
    let call = program.custom_call("TopK").block(x);
    let (values, columns) = call.results::<f32, 2, _, i32, 2, _>(split, split).unwrap();
    let call = program.custom_call("TopK").operand(y);
    let (all, _) = call.results::<f32, 2, _, i32, 2, _>(shape![8, 2], shape![8, 2]).unwrap();
    let results = (values, columns, all);
    let elements =
        Tensor::try_from_fn([8, 16], |[i, j]| f32::from(u8::try_from((i * 29 + j * 37) % 101).unwrap()))
            .unwrap();
    for module in [program.module(results), program.module_for_one_device(results)] {
        let executable = eight().compile(&module).unwrap_or_else(|error| panic!("{error}\n{module}"));
        assert_eq!(executable.collectives().unwrap(), [""; 0]);
        let calls = executable.opcodes().unwrap().iter().filter(|opcode| *opcode == "custom-call").count();
        assert_eq!(calls, 2, "{module}");
        let results = executable.call().input(&elements).unwrap().input(&elements).unwrap().run().unwrap();
        let (values, columns) = (results.get::<f32, 2>(0).unwrap(), results.get::<i32, 2>(1).unwrap());
        for i in 0..8 {
            let mut row: Vec<(f32, usize)> = (0..16).map(|j| (elements[[i, j]], j)).collect();
            row.sort_by(|one, other| other.0.total_cmp(&one.0));
            for (at, (value, column)) in row.iter().take(2).enumerate() {
                assert_eq!(values[[i, at]], *value, "row {i}");
                assert_eq!(usize::try_from(columns[[i, at]]), Ok(*column), "row {i}");
            }
        }
        assert_eq!(results.get::<f32, 2>(2).unwrap(), values);
    }
}

/// XLA parses each attribute, and looks for the function by the version of the call.
#[test]
fn attributes_are_those_that_xla_reads() {
    if eight().platform().unwrap() != "cpu" {
        return;
    }
    let compile = |name: &str, version: CallVersion, config: &str| {
        let program = <Program>::new();
        let x = program.parameter::<f32, 2, _>("x", shape![8, 4]);
        let call = program.custom_call(name).operand(x).with_version(version).with_backend_config(config);
        let result = call.with_side_effect().result::<f32, 2, _>(shape![8, 4]).unwrap();
        eight().compile(&program.module(result * 2.0)).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(compile("annotate_device_placement", CallVersion::Original, ""), Ok(()));
    for version in [CallVersion::Original, CallVersion::StatusReturning, CallVersion::StatusReturningUnified]
    {
        let found = compile("no \"such\" function", version, "text \\ \"in quotes\"\n").unwrap_err();
        assert!(found.contains("No registered implementation"), "{version:?}: {found}");
    }
    let found = compile("no_such_function", CallVersion::TypedFfi, "k = 2 : i64, name = \"n\"").unwrap_err();
    assert!(found.contains("No FFI handler registered for no_such_function"), "{found}");
}
