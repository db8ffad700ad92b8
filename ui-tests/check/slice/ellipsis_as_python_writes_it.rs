//! Rule: all remaining axes are written `..`. First line: "`...` is how Python writes it"

use shapewise::{View, s, shape};

fn main() {
    let matrix = View::new(&[1, 2, 3, 4], shape![2, 2]).unwrap();
    let _ = matrix.slice(s![..., 0]);
}
