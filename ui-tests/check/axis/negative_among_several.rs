//! Rule: of several axes, each is counted from the first. First line: "expected an axis or several, found `(Axis<0>, Axis<-1>)`"

use shapewise::{Axis, View};

fn main() {
    let memory = [1, 2, 3, 4];
    let matrix = View::new(&memory, [2, 2]).unwrap();
    let _ = matrix.sum_axis((Axis::<0>, Axis::<-1>));
}
