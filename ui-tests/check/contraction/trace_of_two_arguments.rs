//! Rule: the axes of a trace are one argument. First line: "expected a list of axes, `axes![...]`, found `Axis<0>`"
use shapewise::{Axis, tensor};

fn main() {
    let _ = tensor![[1, 2], [3, 4]].trace(Axis::<0>, Axis::<1>);
}
