//! Rule: an axis of `placed!` is an extent, with a mesh axis if it is divided. First line: "an axis of `placed!` is an extent"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let _ = program.parameter::<f32, 2, _>("x", placed![2 * 4 @ Data, 4]);
}
