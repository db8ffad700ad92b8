//! Rule: operands are tuples and arrays of the crate's own types. First line: "is not one of the crate's own types, and the trait is sealed"
use shapewise::{Shape, broadcast::{BroadcastError, OperandList}};

struct Mine;

impl OperandList<1> for Mine {
    type Itself = Self;
    type Extents = [usize; 1];
    type Broadcast = Self;

    fn shape_of_all(&self) -> Result<Shape<1>, BroadcastError> {
        Ok(Shape::new([1])?)
    }

    fn broadcast_all(self) -> Result<Self, BroadcastError> {
        Ok(self)
    }
}

fn main() {
    let _ = Mine;
}
