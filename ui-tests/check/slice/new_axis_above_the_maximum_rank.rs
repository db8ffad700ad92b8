//! Rule: rank arithmetic goes up to rank 16. First line: "above the maximum, which is 16"

use shapewise::{View, s};

fn stacked(view: View<'_, f32, 16>) {
    let _ = view.slice(s![NewAxis, ..]);
}

fn main() {}
