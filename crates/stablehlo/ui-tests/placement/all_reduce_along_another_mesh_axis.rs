//! Rule: `all_reduce` is along the mesh axis of the partial sum; what is done with the result is not a second error. First line:
//! "`all_reduce` does not apply to `Sharded<0>` on mesh axis `Data`"
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn main() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![32 @ Data, 64]);
    let w = program.parameter::<f32, 2, _>("w", placed![64 @ Model, 10]);
    let y = x.matmul(w).all_reduce(Data);
    let _ = program.module(y * 2.0);
}
