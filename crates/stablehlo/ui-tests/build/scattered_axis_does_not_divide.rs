//! Rule: the axis that `reduce_scatter` splits divides into the parts of the mesh. First line of the build:
//! "extent 7 does not divide into 2 equal parts along mesh axis `Model`"
use shapewise::Axis;
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![32 @ Data, 64 @ Model]);
    let w = program.parameter::<f32, 2, _>("w", placed![64 @ Model, 7]);
    let _ = x.matmul(w).reduce_scatter(Model, Axis::<1>);
}
