//! Rule: two names do not meet. First line: "extents `Batch` and `Features` do not broadcast at axis 0: they have different names"
use shapewise::{axes, names, shape};
use shapewise_stablehlo::Program;

names! { Batch, Features, Hidden }

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(4), Features(4)]);
    let _ = x + x.permute(axes![1, 0]);
}
