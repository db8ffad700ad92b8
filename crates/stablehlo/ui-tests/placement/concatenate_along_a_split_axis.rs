//! Rule: values are not joined along a split axis. First line: "mesh axis `Data` holds the value as `Sharded<0>`, and this operation would move data along that axis"
use shapewise::Axis;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.concatenate(x, Axis::<0>);
}
