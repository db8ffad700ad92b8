//! Rule: partial sums of integers are not divided. First line: "on mesh axis `Data`, placements `PartialSum` and `Replicated` do not match in a quotient"
use shapewise::Axis;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<i32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.sum_axis(Axis::<0>) / 8;
}
