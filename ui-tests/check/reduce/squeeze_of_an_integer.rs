//! Rule: an axis is `Axis::<A>`. First line: "is not an axis"
use shapewise::{View, shape};

fn main() {
    let memory = [0; 3];
    let column = View::new(&memory, shape![3, 1]).unwrap();
    let _ = column.squeeze(1);
}
