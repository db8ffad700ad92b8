//! Rule: a product pairs split axes. First line: "on mesh axis `Data`, a product of `Sharded<0>` and `Sharded<1>` would communicate"
use shapewise::{axes, contraction::DotAxes};
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 3, _>("x", placed![8 @ Data, 4, 4]);
    let y = program.parameter::<f32, 3, _>("y", placed![8, 4 @ Data, 4]);
    let _ = x.dot_general(y, DotAxes::contracting(axes![2], axes![2]).batch(axes![0], axes![0]));
}
