use shapewise::{Tensor, shape};
use shapewise_ui_tests::attention;

fn main() {
    let (n, m) = (3, 5);
    let queries = Tensor::filled(shape![n, 4], 1.0);
    let keys = Tensor::filled(shape![m, 3], 1.0);
    let values = Tensor::filled(shape![m, 2], 1.0);
    let _ = attention::<4, 2>(queries.as_typed(), keys.as_typed(), values.as_typed());
}
