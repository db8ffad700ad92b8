//! Rule: axes in the type are a tuple of `Axis`. First line: "`[isize; 2]` are not axes in the type"

use shapewise::{
    Shape,
    layout::{MinorToMajor, Ordered},
};

fn layout(shape: Shape<2>, axes: [isize; 2]) {
    let _ = Ordered::new(shape, MinorToMajor::typed(axes));
}

fn main() {}
