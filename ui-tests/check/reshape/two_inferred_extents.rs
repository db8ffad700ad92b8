//! Rule: a reshape infers one extent. First line: "is not a list of extents to reshape to"
use shapewise::{shape, tensor};

fn main() {
    let _ = tensor![1, 2, 3, 4].reshape(shape![_, _]);
}
