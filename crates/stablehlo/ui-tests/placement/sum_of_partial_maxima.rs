//! Rule: a sum does not continue a maximum. First line: "on mesh axis `Data`, `PartialMax` is a partial result, and a reduction to `PartialSum` cannot continue it"
use shapewise::Axis;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.max_axis(Axis::<0>).sum_axis(Axis::<0>);
}
