//! Rule: a padded extent is at least the extent. First line: "evaluation panicked: axis 1 has extent 5 and is padded to 4: a padded extent is at least the extent"

use shapewise::{MinorToMajor, Shape, layout::Padded, shape};

fn main() {
    let matrix = Shape::new(shape![3, 5]).unwrap();
    let _ = Padded::new(matrix, MinorToMajor::ROW_MAJOR, shape![3, 4]);
}
