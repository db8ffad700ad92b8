//! Rule: indices are the integers of the language. First line: "is not one of the crate's own types, and the trait is sealed"
use shapewise::slice::SliceInt;

#[derive(Clone, Copy, Debug)]
struct Row(usize);

impl SliceInt for Row {
    fn to_isize(self) -> isize {
        self.0 as isize
    }
}

fn main() {
    let _ = Row(1);
}
