//! Rule: a reshape keeps splits of axis 0. First line: "mesh axis `Model` holds the value as `Sharded<1>`, and a reshape keeps only splits of axis 0"
use shapewise::shape;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 16 @ Model]);
    let _ = x.reshape(shape![128]);
}
