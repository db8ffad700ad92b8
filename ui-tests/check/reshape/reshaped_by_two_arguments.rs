//! Rule: extents are one argument. First line: "this method takes 1 argument but 2 arguments were supplied"

use shapewise::View;

fn rows(x: View<'_, f32, 1>) -> View<'_, f32, 2> {
    x.reshape(2, 3)
}

fn main() {}
