//! Rule: an order names each axis of the rank once. First line: "axis 1 stands twice in the permutation"

use shapewise::{axes, layout::MinorToMajor};

fn main() {
    let _ = MinorToMajor::<3, _>::typed(axes![1, 0, 1]);
}
