//! Rule: only linear operations accept partial sums. First line: "on mesh axis `Data`, `PartialSum` is a partial result"
use shapewise::Axis;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.sum_axis(Axis::<0>).at_least(0.0);
}
