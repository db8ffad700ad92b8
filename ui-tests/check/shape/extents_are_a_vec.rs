//! Rule: the rank is known in the type. First line: "`Vec<usize>` is not a list of extents"

use shapewise::Shape;

fn of_file(extents: Vec<usize>) {
    let _ = Shape::new(extents);
}

fn main() {}
