//! Rule: the extents of the labels of an axis divide its extent. First line: "axis 0 has extent 30, which 4 does not divide"
use shapewise::{DenseTensor, Extents, rearrange};

fn patches(image: &DenseTensor<f32, 2, Extents![30, usize]>) {
    let _ = rearrange!((h p) w -> h w p, p = 4; image);
}

fn main() {
    patches(&DenseTensor::zeros((shapewise::Const, 2)));
}
