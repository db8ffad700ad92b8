//! Rule: mesh axes that split one axis are in the order of the mesh. First line: "mesh axis `Data` follows `Model`"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let _ = program.parameter::<f32, 2, _>("x", placed![64 @ (Model, Data), 4]);
}
