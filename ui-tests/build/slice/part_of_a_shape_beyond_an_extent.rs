//! Rule: the positions of a part are not clamped. First line: "positions 60 to 65 are out of bounds for axis 1, which has extent 64"

use shapewise::{Axis, Const, Shape, shape};

fn main() {
    let rows = Shape::new(shape![2, 64]).unwrap();
    let _ = rows.narrow(Axis::<1>, Const::<60>, Const::<5>);
}
