//! Rule: a function over any layout requires strides before it slices. First line: "its trait bounds were not satisfied"

use shapewise::{Mapping, View, s};

fn row<L: Mapping<2>>(view: View<'_, f32, 2, L>) {
    let _ = view.slice(s![0]);
}

fn main() {}
