//! Rule: the order of the axes has the rank of the shape. First line: "mismatched types"

use shapewise::{
    Shape,
    layout::{MinorToMajor, Ordered},
};

fn layout(shape: Shape<3>, order: MinorToMajor<2>) -> Ordered<3> {
    Ordered::new(shape, order)
}

fn main() {}
