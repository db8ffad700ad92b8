//! Rule: inner extents have one name. First line: "inner extents `Features` and `Batch` differ: they have different names"
use shapewise::{names, shape};
use shapewise_stablehlo::Program;

names! { Batch, Features, Hidden }

fn main() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(4), Features(4)]);
    let _ = x.matmul(x);
}
