//! Rule: `reduce!` takes 16 labels and numbers. First line: "the pattern has 17 labels and numbers: `reduce!` takes 16 at most"
use shapewise::{View, reduce};

fn sums(x: View<'_, f32, 2>) {
    let _ = reduce!(i (2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2) -> i by sum; x);
}

fn main() {}
