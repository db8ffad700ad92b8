//! Rule: one axis at a time. First line: "`(Axis<0>,)` is not an axis, or not known to be one"

use shapewise::{View, axes, shape};

fn main() {
    let memory = [1.0; 6];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = matrix.fold_axis(axes![0], 0.0, |sum, x| sum + x);
}
