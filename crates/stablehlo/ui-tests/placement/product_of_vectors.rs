//! Rule: `matmul` is of matrices. First line: "an operand of `matmul` has rank 1"
use shapewise::shape;
use shapewise_stablehlo::Program;

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 1, _>("x", shape![4]);
    let _ = x.matmul(x);
}
