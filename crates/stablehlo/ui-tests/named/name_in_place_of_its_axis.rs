//! Rule: an axis is chosen by `x.axis(Features)`. First line: "is not an axis"
use shapewise::{names, shape};
use shapewise_stablehlo::Program;

names! { Batch, Features, Hidden }

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(4), Features(4)]);
    let _ = x.sum_axis(Features);
}
