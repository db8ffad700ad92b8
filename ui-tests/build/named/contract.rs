//! Rule: a variable of a contract is one name. First line: "axis 0 of `w` has extent `Hidden`; `f` is `Features` by axis 1 of `x`"

use shapewise::{names, prelude::*};

names! { Batch, Features, Hidden }

fn main() {
    let x = Tensor::<f32, 2>::ones(shape![Batch(3), Features(4)]);
    let w = Tensor::<f32, 2>::ones(shape![Hidden(4), 2]);
    expect_shape!(x, [b, f]; w, [f, ..]);
    let _ = (b, f);
}
