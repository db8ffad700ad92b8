//! Rule: a value has the names of its type. First line: "mismatched types"
use shapewise::{Extents, names, shape};
use shapewise_stablehlo::Program;

names! { Batch, Features, Hidden }

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(4), Features(4)]);
    let _: shapewise_stablehlo::Value<f32, 1, Extents![Features]> = x.sum_axis(x.axis(Features));
}
