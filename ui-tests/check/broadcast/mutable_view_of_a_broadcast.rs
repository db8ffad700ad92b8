//! Rule: a mutable view has one index for each element. First line: "a mutable view needs a layout with one index for each element"

use shapewise::{View, ViewMut, shape};

fn main() {
    let memory = [0.0_f32; 3];
    let row = View::new(&memory, shape![1, 3]).unwrap();
    let twice = row.broadcast_to(shape![2, 3]);
    let mut target = [0.0_f32; 3];
    let _ = ViewMut::with_layout(&mut target, *twice.layout());
}
