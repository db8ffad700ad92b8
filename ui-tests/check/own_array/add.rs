//! Rule: an array of one's own broadcasts as those of the crate. First line: "extents 3 and 4 do not broadcast at axis 1"

#[allow(dead_code)]
#[path = "../../../examples/typed_array.rs"]
mod typed_array;

use shapewise::shape;
use typed_array::Dense;

fn main() {
    let x = Dense::new(shape![2, 3], |_| 1.0).unwrap();
    let y = Dense::new(shape![2, 4], |_| 1.0).unwrap();
    let _ = &x + &y;
}
