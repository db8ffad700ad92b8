//! Rule: `all_gather` joins blocks. First line:
//! "mesh axis `Data` holds the value as `PartialSum`, which has no blocks to gather, exchange or permute"
use shapewise::Axis;
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.sum_axis(Axis::<0>).all_gather(Data);
}
