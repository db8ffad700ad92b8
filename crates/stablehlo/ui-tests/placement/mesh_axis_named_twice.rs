//! Rule: a mesh axis splits one axis of a value. First line: "mesh axis `Data` splits two axes of one value"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let _ = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4 @ Data]);
}
