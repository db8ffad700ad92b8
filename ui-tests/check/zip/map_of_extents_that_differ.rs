//! Rule: extents known in the type are equal, or one is `One`. First line: "extents 2 and 3 do not broadcast at axis 0: they must be equal, or one of them `One`"

use shapewise::{View, shape};

fn main() {
    let memory = [0.0_f32; 12];
    let left = View::new(&memory, shape![2, 4]).unwrap();
    let right = View::new(&memory, shape![3, 4]).unwrap();
    let _ = left.zip_map(&right, |x, y| x.max(*y));
}
