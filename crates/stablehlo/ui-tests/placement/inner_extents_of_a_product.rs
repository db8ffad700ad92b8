//! Rule: a product sums over equal extents. First line: "inner extents 4 and 6 differ"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let w = program.parameter::<f32, 2, _>("w", placed![6, 8]);
    let _ = x.matmul(w);
}
