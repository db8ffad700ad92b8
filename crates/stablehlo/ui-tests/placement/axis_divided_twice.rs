//! Rule: an axis is divided along one axis of the mesh. First line: "`placed!` divides an axis along one mesh axis"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let _ = program.parameter::<f32, 2, _>("x", placed![8 @ (Data, Model), 4]);
}
