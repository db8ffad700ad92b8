//! Rule: extents are `usize`, `Const<N>` or `One`. First line: "`i32` is not an extent"

use shapewise::Shape;

fn with_channels(shape: Shape<2>, channels: i32) {
    let _ = shape.append(channels);
}

fn main() {}
