//! Rule: the inner mesh axis is gathered first. First line: "mesh axis `Data` is outside `Model`, which holds the same axis as `Sharded<0>`"
use shapewise::Axis;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]).split(Model, Axis::<0>);
    let _ = x.all_gather(Data);
}
