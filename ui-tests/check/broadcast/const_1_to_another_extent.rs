//! Rule: `Const<1>` does not stretch. First line: "extent 1 does not broadcast into extent 4 of axis 1: it must be the same, or `One`"

use shapewise::{Const, View, shape};

fn main() {
    let memory = [0.0_f32; 2];
    let column = View::new(&memory, (Const::<2>, Const::<1>)).unwrap();
    let _ = column.broadcast_to(shape![2, 4]);
}
