//! Rule: elements of nested arrays are `ArrayElement`. First line: "`T` is not known to be an element of arrays"

use shapewise::Tensor;

fn pair<T>(x: T, y: T) -> usize {
    Tensor::from([x, y]).element_count()
}

fn main() {}
