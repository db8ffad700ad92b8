//! Rule: an order of axes is one argument. First line: "this method takes 1 argument but 3 arguments were supplied"

use shapewise::View;

fn channels_first(x: View<'_, f32, 3>) -> View<'_, f32, 3> {
    x.permute(2, 0, 1)
}

fn main() {}
