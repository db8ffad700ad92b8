//! Rule: a partial sum is finished before a comparison. First line: "on mesh axis `Data`, `PartialSum` is a partial result"
use shapewise::Axis;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]).sum_axis(Axis::<0>);
    let _ = x.lt(0.5);
}
