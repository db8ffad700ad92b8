//! Rule: what is aligned are tuples of the crate's own shapes and views. First line: "is not one of the crate's own types, and the trait is sealed"
use shapewise::broadcast::AlignTrailing;

struct Mine;

impl<const Q: usize> AlignTrailing<Q> for Mine {
    type Aligned = Self;

    fn align(self) -> Self {
        self
    }
}

fn main() {
    let _ = Mine;
}
