//! Rule: devices agree whether a loop goes on. First line: "on mesh axis `Data`, `PartialMax` is a partial result: `all_reduce` or `reduce_scatter` must finish it first"
use shapewise::Axis;
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<bool, 1, _>("x", placed![8 @ Data]);
    let _ = program.repeat_while(10, x, |x| Ok(x.max_axis(Axis::<0>)), |x| Ok(!x));
}
