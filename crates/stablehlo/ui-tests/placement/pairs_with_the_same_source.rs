//! Rule: a device sends its block to one device. First line:
//! "pairs 0 => 1 and 0 => 2 have the same source: along mesh axis `Data`, a device sends its block to one device"
use shapewise_stablehlo::{Program, pairs, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.collective_permute(pairs![Data: 0 => 1, 0 => 2]);
}
