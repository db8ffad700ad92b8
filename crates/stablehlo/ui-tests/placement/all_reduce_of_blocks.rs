//! Rule: `all_reduce` finishes partial results. First line: "`all_reduce` does not apply to `Sharded<0>` on mesh axis `Data`"
use shapewise_stablehlo::{placed, Program};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let _ = x.all_reduce(Data);
}
