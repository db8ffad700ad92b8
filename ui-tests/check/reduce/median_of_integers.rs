//! Rule: medians, quantiles, norms and histograms are of floats. First line: "`{integer}` is not a float"
use shapewise::tensor;

fn main() {
    let _ = tensor![1, 2, 3].median();
}
