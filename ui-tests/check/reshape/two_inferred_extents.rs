//! Rule: a reshape infers one extent. First line: "a reshape infers one extent, and this is the second `_`"
use shapewise::{shape, tensor};

fn main() {
    let _ = tensor![1, 2, 3, 4].reshape(shape![_, _]);
}
