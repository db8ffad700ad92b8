//! Rule: two names are two types, also if one macro declares both. First line: "extents `first::Same` and `second::Same` do not broadcast at axis 0: they have different names"

use shapewise::{prelude::*};

macro_rules! two_modules {
    ($($module:ident)*) => { $(
        mod $module {
            shapewise::names! { pub Same }
        }
    )* };
}

two_modules! { first second }

fn main() {
    let (x, y) = (Tensor::<f32, 1>::ones(shape![first::Same(3)]), Tensor::<f32, 1>::ones(shape![second::Same(3)]));
    let _ = &x + &y;
}
