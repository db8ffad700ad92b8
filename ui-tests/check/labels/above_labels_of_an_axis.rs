//! Rule: an axis of the result has 80 labels. First line: "an axis of the right side has more than 80 labels"
use shapewise::{View, rearrange};

fn split(x: View<'_, f32, 1>) {
    let _ = rearrange!(i -> (i 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1); x);
}

fn main() {}
