//! Rule: begin, end and strides are of one type of integers (TensorFlow checks it at run time). First line: "mismatched types"

use shapewise::slice::StridedSlice;

fn rows(begin: &[i32], end: &[i64], strides: &[i64]) {
    let _ = StridedSlice::<'_, i64> { begin, end, strides, ..StridedSlice::default() };
}

fn main() {}
