//! Rule: the result of operands without a rank has the least rank with a place for each axis.

use shapewise::{Axis, Shape, Tensor, View, axes, broadcast, verbs::{concatenate, stack, zip_map}};

fn outer(a: View<'_, f32, 1>, b: View<'_, f32, 1>) -> Tensor<f32, 2> {
    (a.along(axes![0]) * b.along(axes![1])).into_ranked()
}

fn grid(x: View<'_, f32, 1>, y: View<'_, f32, 1>) -> f32 {
    let (xs, ys) = broadcast::all((x.along(axes![1]), y.along(axes![0]))).unwrap();
    let shape: Shape<2> = broadcast::shape((x.along(axes![1]), y.along(axes![0]))).unwrap().ranked();
    (xs + ys).sum() + shape.element_count() as f32
}

fn all(x: View<'_, f32, 1>, y: View<'_, f32, 1>) {
    let sums: Tensor<f32, 3> = zip_map((x.along(axes![2]), y.along(axes![0])), |(x, y)| x + y).into_ranked();
    let rows: Tensor<f32, 2> = stack(Axis::<0>, (x.align_trailing(), y.align_trailing())).into_ranked();
    let row: Tensor<f32, 1> = concatenate(Axis::<0>, [x.align_trailing(), y.align_trailing()]).into_ranked();
    println!("{sums} {rows} {row}");
}

fn main() {
    let x = View::new(&[1.0, 2.0], [2]).unwrap();
    all(x, x);
    assert_eq!(grid(x, x) + outer(x, x).sum(), 25.0);
}
