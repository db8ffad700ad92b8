//! Rule: broadcast dimensions are axes of the result. First line: "broadcast dimension 3 of axis 0 is out of range: the result has rank 3"

use shapewise::{Shape, axes};

fn along(vector: Shape<1>) -> Shape<3> {
    vector.along(axes![3])
}

fn main() {}
