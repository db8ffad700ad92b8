//! Rule: `typed` does not replace a name. First line: "axis 1 has extent `Hidden`, and `Features` is expected"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden }

fn main() {
    let x = Tensor::<f32, 2>::ones(shape![Batch(3), Hidden(4)]);
    let _ = x.typed::<Extents![Batch, Features]>();
}
