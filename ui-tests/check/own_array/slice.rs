//! Rule: a slice of an array of one's own names no more axes than its rank. First line: "a slice for rank 3 does not fit"

#[allow(dead_code)]
#[path = "../../../examples/typed_array.rs"]
mod typed_array;

use shapewise::{s, shape};
use typed_array::Dense;

fn main() {
    let x = Dense::new(shape![2, 3], |_| 1.0).unwrap();
    let _ = x.slice(s![0, 0, 1..]);
}
