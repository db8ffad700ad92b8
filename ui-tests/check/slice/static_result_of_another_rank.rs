//! Rule: an index takes an axis away. First line: "mismatched types"

use shapewise::{Const, RowMajor, View, s};

type Rgb<'a> = View<'a, u8, 1, RowMajor<1, (Const<3>,)>>;
type Image<'a> = View<'a, u8, 3, RowMajor<3, (usize, usize, Const<3>)>>;

fn pixels(image: Image<'_>) -> Rgb<'_> {
    image.slice(s![0, :, :])
}

fn main() {}
