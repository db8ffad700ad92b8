//! Rule: the length of a row is the last extent. First line: "pattern requires 4 elements but array has 3"
use shapewise::{tensor};

fn main() {
    let [_, _, _, _] = tensor![[1, 2, 3], [4, 5, 6]].row_array(0);
}
