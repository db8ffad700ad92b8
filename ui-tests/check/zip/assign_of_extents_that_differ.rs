//! Rule: the operand broadcasts into the view that is written. First line: "extent 4 does not broadcast into extent 3 of axis 1: it must be the same, or `One`"

use shapewise::{View, ViewMut, shape};

fn main() {
    let (memory, mut target) = ([0.0_f32; 8], [0.0_f32; 6]);
    let from = View::new(&memory, shape![2, 4]).unwrap();
    let mut to = ViewMut::new(&mut target, shape![2, 3]).unwrap();
    let _ = to.assign(&from);
}
