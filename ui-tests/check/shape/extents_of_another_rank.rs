//! Rule: a shape has as many extents as its rank. First line: "mismatched types"

use shapewise::Shape;

fn main() {
    let _: Shape<2> = Shape::new([2, 3, 4]).unwrap();
}
