//! Rule: the mesh axes of a parameter are those of the program. First line: "`Placed<(Const<8>, Const<6>), Mark<Stage, 0, ()>>` is not the shape of a parameter
//! of rank 2"
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

mod pipeline {
    shapewise_stablehlo::mesh! { pub Ring { Stage: 4 } }
}

fn main() {
    let program = Program::<Grid>::new();
    let _ = program.parameter::<f32, 2, _>("x", placed![8 @ pipeline::Stage, 6]);
}
