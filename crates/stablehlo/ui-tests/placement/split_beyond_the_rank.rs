//! Rule: a split axis is below the rank. First line: "mesh axis `Model` holds a value of rank 2 as `Sharded<2>`: the axes of rank 2 are below 2"
use shapewise::Axis;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.split(Model, Axis::<2>);
}
