//! Rule: rank arithmetic goes up to rank 16, also for what the items name together. First line: "this slice names more than 16 axes"
use shapewise::{View, s};

fn main() {
    let memory = [0; 12];
    let x = View::new(&memory, [3, 4]).unwrap();
    let _ = x.slice(s![0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
}
