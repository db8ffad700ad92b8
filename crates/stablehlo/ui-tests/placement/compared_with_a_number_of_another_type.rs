//! Rule: a number has the type of the elements. First line: "`{integer}` cannot be compared or combined with `Value<'_, f32, ..>`"
use shapewise::shape;
use shapewise_stablehlo::Program;

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![8, 4]);
    let _ = x.lt(1);
}
