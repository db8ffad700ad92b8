//! Rule: a product does not communicate. First line: "on mesh axis `Data`, a product of `Sharded<0>` and `Sharded<1>` would communicate"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let w = program.parameter::<f32, 2, _>("w", placed![4, 8 @ Data]);
    let _ = x.matmul(w);
}
