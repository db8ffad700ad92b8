//! Rule: an operand of a custom call is entire on each device, or its blocks are passed. First line:
//! "mesh axis `Data` holds the value as `Sharded<0>`, and this operation would move data along that axis"
use shapewise::shape;
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = program.custom_call("TopK").operand(x).result::<f32, 2, _>(shape![32, 5]);
}
