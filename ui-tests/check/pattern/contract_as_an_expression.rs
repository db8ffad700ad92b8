//! Rule: `expect_shape!` is a statement. First line: "expected expression, found keyword `const`"

use shapewise::expect_shape;

fn image(x: &[usize]) -> usize {
    let [height, width] = expect_shape!(x, [height, width, 3]);
    height * width
}

fn main() {}
