//! Rule: the ends of a range are joined by `..`. First line: "`0:2` is not an item of a slice"
use shapewise::{View, s};

fn main() {
    let memory = [0; 6];
    let vector = View::new(&memory, [6]).unwrap();
    let _ = vector.slice(s![0:2]);
}
