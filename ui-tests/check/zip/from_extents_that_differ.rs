//! Rule: operands broadcast into the view that is written. First line: "extent 4 does not broadcast into extent 3 of axis 1: it must be the same, or `One`"

use shapewise::{View, ViewMut, shape};

fn main() {
    let (memory, mut target) = ([0.0_f32; 8], [0.0_f32; 6]);
    let left = View::new(&memory, shape![2, 3]).unwrap();
    let right = View::new(&memory, shape![2, 4]).unwrap();
    let mut sum = ViewMut::new(&mut target, shape![2, 3]).unwrap();
    let _ = sum.zip_from(&left, &right, |x, y| x + y);
}
