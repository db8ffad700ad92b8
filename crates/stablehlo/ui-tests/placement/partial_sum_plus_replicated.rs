//! Rule: a partial sum is added to a partial sum only. First line: "on mesh axis `Model`, placements `PartialSum` and `Replicated` do not match in a sum"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8, 4 @ Model]);
    let w = program.parameter::<f32, 2, _>("w", placed![4 @ Model, 6]);
    let bias = program.parameter::<f32, 2, _>("bias", placed![1, 6]);
    let _ = x.matmul(w) + bias;
}
