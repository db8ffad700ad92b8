//! Rule: `index_axis` has an axis and an index. First line: "this method takes 2 arguments but 1 argument was supplied"

use shapewise::View;

fn row(x: View<'_, f32, 2>) -> View<'_, f32, 1> {
    x.index_axis(1)
}

fn main() {}
