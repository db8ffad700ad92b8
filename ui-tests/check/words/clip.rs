//! Rule: a method has one name, and that of other libraries is an error with it. First line: "the method has another name than in other libraries: `clamp`"
use shapewise::tensor;

fn main() {
    let x = tensor![[1.0, 2.0], [3.0, 4.0]];
    let _ = x.clip(0.0, 1.0);
}
