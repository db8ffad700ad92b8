//! Rule: only blocks go from one device to another. First line:
//! "mesh axis `Model` holds the value as `Replicated`, which has no blocks to gather, exchange or permute"
use shapewise_stablehlo::{Program, pairs, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.collective_permute(pairs![Model: 0 => 1, 1 => 0]);
}
