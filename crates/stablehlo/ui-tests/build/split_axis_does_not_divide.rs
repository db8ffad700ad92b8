//! Rule: the first of the axes divides into the parts of the mesh. First line of the build:
//! "extent 3 does not divide into 2 equal parts along mesh axis `Model`"
use shapewise::{Axis, Const};
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 24 @ Model]);
    let _ = x.split_axis(Axis::<1>, Const::<3>, Const::<8>);
}
