//! Rule: `add_at` adds one update for each index. First line: "extents 4 and 3 differ at axis 0: they must be equal, because nothing stretches here"
use shapewise::{Axis, shape, tensor};
use shapewise_stablehlo::Program;

fn main() {
    let program = <Program>::new();
    let table = program.parameter::<f32, 2, _>("table", shape![100, 8]);
    let steps = program.parameter::<f32, 2, _>("steps", shape![4, 8]);
    let words = program.constant(tensor![7, 42, 7]);
    let _ = table.add_at(Axis::<0>, words, steps);
}
