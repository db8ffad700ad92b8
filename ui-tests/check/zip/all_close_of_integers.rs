//! Rule: floats are close up to a tolerance. First line: "elements `i32` are not compared up to a tolerance of type `{float}`: `all_close` is of floats"
use shapewise::View;

fn same(a: View<'_, i32, 1>, b: View<'_, i32, 1>) -> bool {
    a.all_close(b, 1e-5, 1e-8)
}

fn main() {}
