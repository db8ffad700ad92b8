//! Rule: an operator that writes needs memory to write. First line: "a view is read-only, and this writes to it"
use shapewise::{shape, tensor};

fn main() {
    let source = tensor![[1.0, 2.0, 3.0]];
    let mut field = source.broadcast_to(shape![10, 3]);
    field += 1.0;
}
