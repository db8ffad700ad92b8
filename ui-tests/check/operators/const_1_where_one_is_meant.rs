//! Rule: `Const<1>` does not stretch. First line: "extents 1 and 3 do not broadcast at axis 1: they must be equal, or one of them `One`"

use shapewise::{Const, View, shape};

fn main() {
    let memory = [0.0_f32; 6];
    let column = View::new(&memory, (Const::<2>, Const::<1>)).unwrap();
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let _ = column + matrix;
}
