//! Rule: a part is not longer than its axis. First line: "positions 0 to 65 are out of bounds for axis 1, which has extent 64"

use shapewise::{Axis, Const, Shape, shape};

fn main() {
    let rows = Shape::new(shape![2, 64]).unwrap();
    let begin = 3; // known at run time
    let _ = rows.narrow(Axis::<1>, begin, Const::<65>);
}
