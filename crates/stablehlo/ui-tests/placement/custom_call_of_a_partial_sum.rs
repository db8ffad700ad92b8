//! Rule: an operand of a custom call is not partial. First line:
//! "on mesh axis `Data`, `PartialSum` is a partial result: `all_reduce` or `reduce_scatter` must finish it first"
use shapewise::Axis;
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = program.custom_call("f").block(x.sum_axis(Axis::<0>));
}
