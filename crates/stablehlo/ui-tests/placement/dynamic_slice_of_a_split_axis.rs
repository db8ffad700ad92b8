//! Rule: a split axis has no windows at a start that is a value. First line: "mesh axis `Data` holds the value as `Sharded<0>`, and this operation would move data along that axis"
use shapewise::{Axis, Const, shape};
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let start = program.parameter::<i32, 0, _>("start", shape![]);
    let _ = x.dynamic_slice_axis(Axis::<0>, start, Const::<2>);
}
