//! Rule: operands are the crate's own types and numbers. First line: "missing: `SEALED`"
use shapewise::{Const, View, array::Operand};

struct Mine([u64; 1]);

impl Operand<u64, 1> for Mine {
    type Extents = (Const<1000>,);
    type ElementPlace = shapewise::array::Borrowed;
    type Merged<A: shapewise::types::AxisList> = A;
    const STRETCHES: [bool; 1] = [true];

    fn as_operand(&self) -> View<'_, u64, 1> {
        View::new(&self.0, [1]).unwrap()
    }

    fn operand_memory(&self) -> &[u64] {
        &self.0
    }
}

fn main() {
    let _ = Mine([1]);
}
