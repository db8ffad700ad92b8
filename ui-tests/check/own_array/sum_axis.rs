//! Rule: an axis of an array of one's own is below its rank. First line: "axis 2 is out of range for rank 2"

#[allow(dead_code)]
#[path = "../../../examples/typed_array.rs"]
mod typed_array;

use shapewise::{Axis, shape};
use typed_array::Dense;

fn main() {
    let x = Dense::new(shape![2, 3], |_| 1.0).unwrap();
    let _ = x.sum_axis(Axis::<2>);
}
