//! Rule: a wrong order is reported where it is written, and not where it is used. First line: "axis 1 occurs twice"

use shapewise::{MinorToMajor, Shape, Tensor, axes, layout::Padded, shape};

fn main() {
    let order = MinorToMajor::typed(axes![2, 1, 1]);
    let layout = Padded::new(Shape::new(shape![2, 3, 4]).unwrap(), order, shape![2, 3, 8]).unwrap();
    let tensor = Tensor::with_layout(vec![0.0; 48], layout).unwrap();
    println!("{tensor}");
}
