//! Rule: extents known in the type are equal, or one is `One`. First line: "extents 3 and 4 do not broadcast at axis 0: they must be equal, or one of them `One`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 4];
    let left = View::new(&memory, shape![3]).unwrap();
    let right = View::new(&memory, shape![4]).unwrap();
    let _dot = left.zip_fold(&right, 0.0, |sum, x, y| sum + x * y);
}
