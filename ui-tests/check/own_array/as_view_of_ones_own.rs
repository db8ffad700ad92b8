//! Rule: the traits of arrays are sealed. First line: "`Image` is not an array of the crate, and the traits of arrays are sealed"
use shapewise::{Strided, View, array::AsView};

struct Image {
    pixels: Vec<f32>,
    rows: usize,
    columns: usize,
}

impl AsView<2> for Image {
    type Element = f32;
    type Layout = Strided<2>;

    fn as_view(&self) -> View<'_, f32, 2> {
        View::new(&self.pixels, [self.rows, self.columns]).unwrap().ranked()
    }
}

fn main() {}
