//! Rule: a slice that was read is of `slice_by`. First line: "`&SliceExpr` is not a slice"
use shapewise::{slice::SliceExpr, tensor};

fn read(slice: &SliceExpr) {
    let _ = tensor![1, 2, 3].slice(slice);
}

fn main() {
    read(&SliceExpr::default());
}
