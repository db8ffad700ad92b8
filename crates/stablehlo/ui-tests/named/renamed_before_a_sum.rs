//! Rule: another name does not fit the old one. First line: "extents `Hidden` and `Features` do not broadcast at axis 1: they have different names"
use shapewise::{names, shape};
use shapewise_stablehlo::Program;

names! { Batch, Features, Hidden }

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(4), Features(4)]);
    let _ = x.renamed(x.axis(Features), Hidden) + x;
}
