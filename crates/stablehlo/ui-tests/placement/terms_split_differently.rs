//! Rule: terms of a sum are split alike. First line: "on mesh axis `Data`, placements `Sharded<0>` and `Sharded<1>` do not match in a sum"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let y = program.parameter::<f32, 2, _>("y", placed![8, 4 @ Data]);
    let _ = x + y;
}
