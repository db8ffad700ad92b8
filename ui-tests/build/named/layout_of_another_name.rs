//! Rule: a layout has the names of the array that is copied to it. First line: "axis 0 has extent `Rows`, and `Columns` is expected: `x.renamed(Axis::<0>, Columns)` replaces the name of the array `x`"

use shapewise::{ColumnMajor, Shape, names, prelude::*};

names! { Rows, Columns }

fn main() {
    let x = Tensor::<f32, 2>::ones(shape![Rows(3), Columns(3)]);
    let _ = x.to_layout(ColumnMajor::new(Shape::new(shape![Columns(3), Rows(3)]).unwrap()));
}
