//! Rule: `typed` does not replace a name. First line: "axis 1 has extent `Hidden`, and `Features` is expected"

use shapewise::{Extents, names, prelude::*};

names! { Batch, Features, Hidden }

fn main() {
    let x = Shape::new(shape![Batch(3), Hidden(4)]).unwrap();
    let _ = x.typed::<Extents![Batch, Features]>();
}
