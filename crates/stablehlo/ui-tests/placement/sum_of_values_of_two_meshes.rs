//! Rule: operands are of one mesh. First line: "`Value<..>` cannot be added to `Value<.., Grid, ..>`";
//! label: "neither a value of the same elements, rank and mesh, nor a number"
use shapewise::shape;
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![32 @ Data, 64]);
    let one = <Program>::new();
    let y = one.parameter::<f32, 2, _>("y", shape![32, 64]);
    let _ = x + y;
}
