//! Rule: sums are of numbers. First line: "`bool` is not a type of numbers"
use shapewise::shape;
use shapewise_stablehlo::Program;

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<bool, 1, _>("x", shape![4]);
    let _ = x + x;
}
