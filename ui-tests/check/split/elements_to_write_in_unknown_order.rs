//! Rule: elements to write one after the other are one slice by type. First line: "this layout of rank 2 is not known to be row-major and without gaps"

use shapewise::ViewMut;

fn double(matrix: &mut ViewMut<'_, f32, 2>) {
    for element in matrix.iter_mut() {
        *element *= 2.0;
    }
}

fn main() {}
