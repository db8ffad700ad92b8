//! Rule: the batch and contracting axes are axes of the operands, also if they are known at run time. First line: "operands of ranks 1 and 2 have no contraction with 0 batch and 2 contracting axes each"

use shapewise::{View, contraction::DotAxes};

fn product(x: View<'_, f32, 1>, y: View<'_, f32, 2>, axes: [usize; 2]) {
    let _ = x.dot_general(y, DotAxes::contracting(axes, axes));
}

fn main() {}
