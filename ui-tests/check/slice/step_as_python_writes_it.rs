//! Rule: a step comes after `;`. First line: "`::` is not an item of a slice: a step over an entire axis is written `..;step`"
use shapewise::{View, s};

fn main() {
    let memory = [0; 6];
    let vector = View::new(&memory, [6]).unwrap();
    let _ = vector.slice(s![::2]);
}
