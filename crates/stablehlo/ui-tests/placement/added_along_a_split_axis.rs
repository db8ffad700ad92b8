//! Rule: elements are not added along a split axis, of which each device has a part. First line: "mesh axis `Data` holds the value as `Sharded<0>`, and this operation would move data along that axis"
use shapewise::{Axis, shape};
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let table = program.parameter::<f32, 2, _>("table", placed![8 @ Data, 9]);
    let steps = program.parameter::<f32, 2, _>("steps", shape![3, 9]);
    let rows = program.parameter::<i32, 1, _>("rows", shape![3]);
    let _ = table.add_at(Axis::<0>, rows, steps);
}
