//! Rule: a split extent divides into equal parts. First line: "extent 12 does not divide into 8 equal parts along mesh axis `Model`"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let _ = program.parameter::<f32, 2, _>("x", placed![12 @ (Data, Model), 4]);
}
