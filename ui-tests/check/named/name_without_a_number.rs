//! Rule: a name in `shape!` has a number. First line: "expected extents, found `(fn(usize) -> shapewise::Named<Batch> {Batch},)`"
use shapewise::{Tensor, names, shape};

names! { Batch }

fn main() {
    let _ = Tensor::<f32, 1>::ones(shape![Batch]);
}
