//! Rule: the joined axis has one name. First line: "extents `Past` and `New` are joined along axis 0, and have different names"

use shapewise::{names, prelude::*};

names! { Past, New, Width }

fn main() {
    let past = Tensor::<f32, 2>::ones(shape![Past(3), Width(4)]);
    let new = Tensor::<f32, 2>::ones(shape![New(1), Width(4)]);
    let _ = concatenate(Axis::<0>, (&past, &new));
}
