//! Rule: no more axes are removed than there are. First line: "rank 2 has fewer axes than 3"

use shapewise::layout::Ordered;

fn rest(layout: Ordered<2>) {
    let _ = layout.remove_axes([0, 1, 2]);
}

fn main() {}
