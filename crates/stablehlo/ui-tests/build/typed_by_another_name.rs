//! Rule: `typed` does not replace a name. First line: "axis 1 has extent `Features`, and `Hidden` is expected"
use shapewise::{Extents, names, shape};
use shapewise_stablehlo::Program;

names! { Batch, Features, Hidden }

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(4), Features(4)]);
    let _ = x.typed::<Extents![Batch, Hidden]>();
}
