//! Rule: a mesh has at most 8 axes. First line: "a mesh has at most 8 axes, and `Grid` has more: `I`"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { A: 2, B: 2, C: 2, D: 2, E: 2, F: 2, G: 2, H: 2, I: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let _ = program.parameter::<f32, 2, _>("x", placed![8 @ A, 4]);
}
