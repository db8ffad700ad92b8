//! Rule: a mesh axis is of the program's mesh. First line: "`Rows` is not an axis of the mesh `Grid`"
use shapewise::Axis;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
shapewise_stablehlo::mesh! { Other { Rows: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8, 4 @ Model]);
    let _ = x.split(Rows, Axis::<0>);
}
