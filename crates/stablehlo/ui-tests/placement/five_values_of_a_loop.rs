//! Rule: a loop carries at most 4 values in a tuple. First line: "5 values are in this tuple, and at most 4 are: what is in a tuple may be a tuple"
use shapewise::shape;
use shapewise_stablehlo::Program;

fn main() {
    let program = Program::new();
    let x = program.parameter::<f32, 1, _>("x", shape![3]);
    let _ = program.repeat(2, (x, x, x, x, x), |_, (a, b, c, d, e)| (b, c, d, e, a));
}
