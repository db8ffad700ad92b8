//! Rule: devices of pairs are below the number of devices along the mesh axis. First line:
//! "pair 3 => 4 is out of range: mesh axis `Data` has 4 devices, which are counted from 0"
use shapewise_stablehlo::{Program, pairs, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.collective_permute(pairs![Data: 0 => 1, 1 => 2, 2 => 3, 3 => 4]);
}
