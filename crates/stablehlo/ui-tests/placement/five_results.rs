//! Rule: a program has at most 4 results in a tuple. First line: "cannot be the results of this program"
use shapewise::shape;
use shapewise_stablehlo::Program;

fn main() {
    let program = Program::new();
    let x = program.parameter::<f32, 1, _>("x", shape![3]);
    let _ = program.module((x, x, x, x, x));
}
