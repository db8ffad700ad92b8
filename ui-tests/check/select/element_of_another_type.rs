//! Rule: an element is of the type of the others. First line: "`select` cannot choose between `(View<'_, f32, 1>, {integer})`"

use shapewise::{View, view::select};

fn choose(mask: View<'_, bool, 1>, a: View<'_, f32, 1>) {
    let _ = select(mask, a, 0);
}

fn main() {}
