//! Rule: results are finished. First line: "on mesh axis `Model`, `PartialSum` is a partial result: `all_reduce` or `reduce_scatter` must finish it first"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8, 4 @ Model]);
    let w = program.parameter::<f32, 2, _>("w", placed![4 @ Model, 6]);
    let _ = program.module(x.matmul(w));
}
