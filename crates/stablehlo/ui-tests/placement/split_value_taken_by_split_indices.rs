//! Rule: a value and indices of it are not split by the same mesh axis.
//! First line: "on mesh axis `Data`, a value placed as `Sharded<0>` cannot be indexed by indices placed as `Sharded<0>`"
use shapewise::Axis;
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    let indices = program.parameter::<i32, 1, _>("indices", placed![4 @ Data]);
    let _ = x.take(Axis::<1>, indices);
}
