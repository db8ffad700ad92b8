//! Rule: along other axes two joined values have one name. First line: "extents `Features` and `Hidden` differ at axis 1: they have different names"
use shapewise::{Axis, names, shape};
use shapewise_stablehlo::Program;

names! { Batch, Features, Hidden }

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(4), Features(4)]);
    let _ = x.concatenate(x.renamed(Axis::<1>, Hidden), Axis::<0>);
}
