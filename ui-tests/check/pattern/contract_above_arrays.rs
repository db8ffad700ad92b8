//! Rule: a contract has 32 arrays. First line: "a contract has at most 32 arrays"
use shapewise::expect_shape;

fn lengths(x: &[usize]) -> usize {
    expect_shape!(
        x, [n0]; x, [n1]; x, [n2]; x, [n3]; x, [n4]; x, [n5]; x, [n6]; x, [n7];
        x, [n8]; x, [n9]; x, [n10]; x, [n11]; x, [n12]; x, [n13]; x, [n14]; x, [n15];
        x, [n16]; x, [n17]; x, [n18]; x, [n19]; x, [n20]; x, [n21]; x, [n22]; x, [n23];
        x, [n24]; x, [n25]; x, [n26]; x, [n27]; x, [n28]; x, [n29]; x, [n30]; x, [n31];
        x, [n32]
    );
    n0
}

fn main() {}
