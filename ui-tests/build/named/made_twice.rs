//! Rule: a broadcast does not make a name twice. First line: "the broadcast would have `Batch` at axis 0 and at axis 1"

use shapewise::{names, prelude::*};

names! { Batch }

fn main() {
    let predictions = Tensor::<f32, 2>::ones(shape![Batch(3), 1]);
    let targets = Tensor::<f32, 1>::ones(shape![Batch(3)]);
    let _ = &predictions - targets.align_trailing();
}
