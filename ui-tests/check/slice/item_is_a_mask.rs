//! Rule: an array is not an item of a slice. First line: "is not an item of a slice"
use shapewise::{s, tensor};

fn main() {
    let (x, mask) = (tensor![1, 2, 3], tensor![true, false, true]);
    let _ = x.slice(s![mask]);
}
