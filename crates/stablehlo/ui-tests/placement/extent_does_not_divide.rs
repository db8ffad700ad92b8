//! Rule: a split extent divides into equal parts. First line: "extent 9 does not divide into 4 equal parts along mesh axis `Data`"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let _ = program.parameter::<f32, 2, _>("x", placed![9 @ Data, 4]);
}
