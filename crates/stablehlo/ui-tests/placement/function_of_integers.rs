//! Rule: functions are of floats. First line: "`i32` is not a type of floats"
use shapewise::shape;
use shapewise_stablehlo::Program;

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<i32, 1, _>("x", shape![4]);
    let _ = x.exp();
}
