//! Rule: an axis that has a name is `x.axis(Name)`. First line: "expected an axis or several, found `fn(usize) -> shapewise::Named<Batch> {Batch}`"
use shapewise::{Tensor, names, shape};

names! { Batch }

fn main() {
    let x = Tensor::<f32, 2>::ones(shape![Batch(6), 3]);
    let _ = x.sum_axis(Batch);
}
