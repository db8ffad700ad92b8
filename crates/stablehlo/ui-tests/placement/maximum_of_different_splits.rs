//! Rule: values that are compared are split alike. First line: "on mesh axis `Data`, placements `Sharded<0>` and `Sharded<1>` do not match"
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![64 @ Data, 8]);
    let y = program.parameter::<f32, 2, _>("y", placed![64, 8 @ Data]);
    let _ = x.max(y);
}
