//! Rule: extents are an array or a tuple. First line: "expected extents of rank _, found `i32`"

use shapewise::View;

fn main() {
    let memory = [0.0; 12];
    let view = View::new(&memory, 12).unwrap();
    println!("{view}");
}
