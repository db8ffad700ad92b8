//! Rule: what is aligned are the crate's own shapes and views. First line: "is not one of the crate's own types, and the trait is sealed"
use shapewise::broadcast::AlignOperand;

struct Mine;

impl<const Q: usize> AlignOperand<Q> for Mine {
    type Aligned = Self;

    fn lead(self) -> Self {
        self
    }
}

fn main() {
    let _ = Mine;
}
