//! Rule: a view that is written does not stretch. First line: "extent 2 does not broadcast into extent 1 of axis 0: it must be the same, or `One`"

use shapewise::{View, ViewMut, shape};

fn main() {
    let (memory, mut target) = ([0.0_f32; 6], [0.0_f32; 3]);
    let from = View::new(&memory, shape![2, 3]).unwrap();
    let mut to = ViewMut::new(&mut target, shape![1, 3]).unwrap();
    let _ = to.assign(&from);
}
