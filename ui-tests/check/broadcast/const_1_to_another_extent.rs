//! Rule: `Const<1>` does not stretch. First line: "an axis of extent `shapewise::Const<1>` does not broadcast into an axis of extent `shapewise::Const<4>`"

use shapewise::{Const, View, shape};

fn main() {
    let memory = [0.0_f32; 2];
    let column = View::new(&memory, (Const::<2>, Const::<1>)).unwrap();
    let _ = column.broadcast_to(shape![2, 4]);
}
