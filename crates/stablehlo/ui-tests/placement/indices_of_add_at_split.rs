//! Rule: elements are added at indices that each device has. First line:
//! "mesh axis `Data` holds the value as `Sharded<0>`, and this operation would move data along that axis"
use shapewise::{Axis, shape};
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let table = program.parameter::<f32, 2, _>("table", shape![100, 4]);
    let words = program.parameter::<i32, 1, _>("words", placed![8 @ Data]);
    let steps = program.parameter::<f32, 2, _>("steps", shape![8, 4]);
    let _ = table.add_at(Axis::<0>, words, steps);
}
