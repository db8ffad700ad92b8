//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{axes, layout::MinorToMajor};

fn main() {
    let _ = MinorToMajor::<2, _>::typed(axes![2, 0]);
}
