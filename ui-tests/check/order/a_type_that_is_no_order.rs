//! Rule: an order of axes is a permutation or a tuple of axes. First line: "`[usize; 2]` is not an order of 2 axes in memory"

use shapewise::layout::{MinorToMajor, Order};

fn is_row_major<O: Order<2>>(order: O) -> bool {
    MinorToMajor::from(order.permutation()).is_row_major()
}

fn main() {
    let _ = is_row_major([1_usize, 0]);
}
