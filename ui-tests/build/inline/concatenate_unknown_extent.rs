//! Rule: the types of arrays that are joined to an inline array know their extents. First line: "arrays joined along axis 0 have extents [_,3]: an inline array requires that the types know all of them"
use shapewise::{Axis, Matrix, View, shape, verbs::concatenate_inline};

fn main() {
    let memory = [1; 6];
    let rows = memory.len() / 3;
    let x = View::new(&memory, shape![rows, 3]).unwrap();
    let _: Matrix<i32, 4, 3> = concatenate_inline(Axis::<0>, [x, x]);
}
