//! The macros of the crate take no name from the caller.

use shapewise_stablehlo as hlo;

const EXTENT: usize = 4;
const AXES: usize = 2;
const NAME: usize = 0;
const PAIRS: usize = 1;

hlo::mesh! { pub Grid { Data: EXTENT, Model: AXES } }

#[test]
fn constants_of_the_caller_are_its_own() {
    let ring = hlo::pairs![Data: NAME => PAIRS, PAIRS => NAME];
    assert_eq!(ring.as_slice(), [(0, 1), (1, 0)]);
    assert_eq!(<Grid as hlo::placement::TypedMesh>::AXES, [("Data", 4), ("Model", 2)]);
    let program = hlo::Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", hlo::placed![{ EXTENT } @ Data, { AXES }]);
    assert_eq!(x.describe(), "f32[4@Data,2]");
}

/// The types of the caller have the names of primitive types and of bindings.
mod names {
    #![expect(non_camel_case_types, dead_code, reason = "conflicting names")]

    struct usize;
    struct str;

    shapewise_stablehlo::mesh! { Line { Devices: 2 } }

    #[test]
    fn types_of_the_caller_are_its_own() {
        let pairs = shapewise_stablehlo::pairs![Devices: 0 => 1];
        assert_eq!(pairs.as_slice(), [(0, 1)]);
    }
}

#[path = "../../../tests/hygiene/scope.rs"]
#[allow(
    non_camel_case_types,
    non_snake_case,
    dead_code,
    unused_macros,
    unused_imports,
    reason = "conflicting names"
)]
mod scope;

/// Each word of the expansions is something else, and nothing may allow a lint.
mod hostile {
    #![forbid(
        unused,
        nonstandard_style,
        missing_docs,
        missing_debug_implementations,
        missing_copy_implementations,
        unsafe_code,
        unused_qualifications,
        unused_results,
        unreachable_pub,
        trivial_casts,
        single_use_lifetimes,
        clippy::correctness,
        clippy::suspicious,
        clippy::complexity,
        clippy::perf,
        clippy::style,
        clippy::pedantic
    )]

    use crate::{EXTENT, scope::*};

    ::shapewise_stablehlo::mesh! { pub Machines { Rows: 4, Columns: EXTENT / 2 } }

    #[::core::prelude::v1::test]
    fn each_macro() {
        let _: [(usize, Some, core, empty); 0] = [];
        ByValue::zero(());
        let ring = ::shapewise_stablehlo::pairs![Rows: 0 => 1, 1 => 0];
        ::core::assert_eq!(ring.as_slice(), [(0, 1), (1, 0)]);
        let program = ::shapewise_stablehlo::Program::<Machines>::new();
        let (rows, wide) =
            (8, ::shapewise_stablehlo::placed![{ EXTENT } @ Rows, 2 @ Columns, 16 @ (Rows, Columns)]);
        let x = program.parameter::<::core::primitive::f32, 3, _>(
            "x",
            ::shapewise_stablehlo::placed![rows @ Rows, 2, { EXTENT }],
        );
        ::core::assert_eq!(x.describe(), "f32[8@Rows,2,4]");
        let _ = wide;
        let y = program.parameter::<::core::primitive::f32, 2, _>(
            "y",
            ::shapewise_stablehlo::placed![rows @ (Rows, Columns), 1],
        );
        ::core::assert_eq!(y.describe(), "f32[8@Rows@Columns,1]");
        ::core::assert_eq!(
            <Machines as ::shapewise_stablehlo::placement::TypedMesh>::AXES,
            [("Rows", 4), ("Columns", 2)]
        );
    }
}

#[test]
fn one_is_one_however_it_is_written() {
    let program = hlo::Program::<Grid>::new();
    let wide = program.parameter::<f32, 2, _>("wide", shapewise::shape![2, 3]);
    let sum = |one: hlo::Value<'_, f32, 2, shapewise::Extents![1, 3], Grid, _>| one.describe();
    for described in [
        sum(program.parameter("a", hlo::placed![1, 3])),
        sum(program.parameter("b", hlo::placed![1usize, 3])),
        sum(program.parameter("c", hlo::placed![1_usize, 3])),
        sum(program.parameter("d", hlo::placed![0x1, 3])),
        sum(program.parameter("e", hlo::placed![01, 3])),
        sum(program.parameter("f", hlo::placed![0b1, 3])),
        sum(program.parameter("g", hlo::placed![0o1, 3])),
        sum(program.parameter("h", hlo::placed![1_, 3])),
        sum(program.parameter("i", hlo::placed![0x01, 3])),
        sum(program.parameter("j", hlo::placed![0b01, 3])),
        sum(program.parameter("k", hlo::placed![0o01, 3])),
        sum(program.parameter("l", hlo::placed![001, 3])),
    ] {
        assert_eq!(described, "f32[1,3]");
    }
    assert_eq!(wide.describe(), "f32[2,3]");
}

hlo::mesh! { Eight { A: 2, B: 1, C: 1, D: 1, E: 1, F: 1, G: 1, H: 3 } }

#[test]
fn at_ninth_mesh_axis() {
    let axes = <Eight as hlo::placement::TypedMesh>::AXES;
    assert_eq!((axes.len(), axes[7]), (8, ("H", 3)));
}
