//! Rule: a step is written after `;`. First line: "`::` is not an item of a slice"

use shapewise::{View, s};

fn reversed(x: &View<'_, f32, 2>) {
    let _ = x.slice(s![::-1, :]);
}

fn main() {}
