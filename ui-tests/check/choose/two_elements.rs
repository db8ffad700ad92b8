//! Rule: one of the two is a view or a tensor. First line: "`choose` cannot choose between `({float}, {float})`"

use shapewise::{View, view::choose};

fn chosen(mask: View<'_, bool, 1>) {
    let _ = choose(mask, 1.0, 0.0);
}

fn main() {}
