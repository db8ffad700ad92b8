//! The same additions in the suite, compared with those of other libraries. All of these take their arrays by reference.

use std::hint::black_box;

use mdarray::{View as MdView, ViewMut as MdViewMut};
use nalgebra::{DMatrixView, DMatrixViewMut, DVectorView};
use ndarray::{ArrayView1, ArrayView2, ArrayViewMut2, Zip};
use shapewise::{View, ViewMut};

use super::{
    column::{add_column_hand, add_column_in_place_hand},
    row::{add_row_hand, add_row_in_place_hand},
    scalar::{add_scalar_dense_hand, add_scalar_in_place_dense_hand},
};
use crate::suite::{Bench, Case, kernel, repeat};

fn case<const N: usize>(kernel: &'static str, other: usize) -> Case<f32> {
    let case = Case::new(kernel, format!("{N}x{N}"), "ranked", [N * N, other, N * N]);
    if N <= 64 { case.counted() } else { case }
}

fn row<const N: usize>() -> [Case<f32>; 2] {
    [
        case::<N>("add row", N)
            .way("ours", |m, times| {
                let (matrix, row) =
                    (View::new(&m.from, [N, N]).unwrap(), View::new(&m.with, [1, N]).unwrap());
                let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || {
                    kernel((&mut out, &matrix, &row), |(out, matrix, row)| {
                        out.zip_from(matrix, row, |x, y| x + y);
                    });
                });
            })
            .way("hand", |m, times| {
                repeat(times, || add_row_hand(black_box(&m.from), &m.with, &mut m.out, [N, N], [N, N]));
            })
            .way("ndarray", |m, times| {
                let matrix = ArrayView2::from_shape([N, N], &m.from).unwrap();
                let row = ArrayView1::from(&m.with[..]);
                let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || {
                    kernel((&mut out, &matrix, &row), |(out, matrix, row)| {
                        Zip::from(out).and(matrix).and_broadcast(row).for_each(|out, x, y| *out = x + y);
                    });
                });
            })
            .way("mdarray", |m, times| {
                let matrix = MdView::from(&m.from[..]).into_shape([N, N]);
                let row = MdView::from(&m.with[..]);
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || {
                    kernel((&mut out, &matrix, &row), |(out, matrix, row)| {
                        out.assign(matrix.expr() + row.expr());
                    });
                });
            })
            // Its matrices are column-major: a row here is a column there.
            .way("nalgebra", |m, times| {
                let matrix = DMatrixView::from_slice(&m.from, N, N);
                let row = DVectorView::from_slice(&m.with, N);
                let mut out = DMatrixViewMut::from_slice(&mut m.out, N, N);
                repeat(times, || {
                    kernel((&mut out, &matrix, &row), |(out, matrix, row)| {
                        for (mut out, column) in out.column_iter_mut().zip(matrix.column_iter()) {
                            out.zip_zip_apply(&column, row, |out, x, y| *out = x + y);
                        }
                    });
                });
            })
            .mdspan(format!("add_row_{N}")),
        case::<N>("add row in place", N)
            .way("ours", |m, times| {
                let row = View::new(&m.with, [1, N]).unwrap();
                let mut to = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || kernel((&mut to, &row), |(to, row)| *to += row));
            })
            .way("hand", |m, times| {
                repeat(times, || add_row_in_place_hand(black_box(&mut m.out), &m.with, [N, N], N));
            })
            .way("ndarray", |m, times| {
                let row = ArrayView1::from(&m.with[..]);
                let mut to = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || kernel((&mut to, &row), |(to, row)| *to += row));
            })
            .way("mdarray", |m, times| {
                let row = MdView::from(&m.with[..]);
                let mut to = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || kernel((&mut to, &row), |(to, row)| **to += row.expr()));
            })
            .way("nalgebra", |m, times| {
                let row = DVectorView::from_slice(&m.with, N);
                let mut to = DMatrixViewMut::from_slice(&mut m.out, N, N);
                repeat(times, || {
                    kernel((&mut to, &row), |(to, row)| {
                        for mut column in to.column_iter_mut() {
                            column += row;
                        }
                    });
                });
            })
            .mdspan(format!("add_row_in_place_{N}")),
    ]
}

fn column<const N: usize>() -> [Case<f32>; 2] {
    [
        case::<N>("add column", N)
            .way("ours", |m, times| {
                let (matrix, column) =
                    (View::new(&m.from, [N, N]).unwrap(), View::new(&m.with, [N, 1]).unwrap());
                let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || {
                    kernel((&mut out, &matrix, &column), |(out, matrix, column)| {
                        out.zip_from(matrix, column, |x, y| x + y);
                    });
                });
            })
            .way("hand", |m, times| {
                let pitch = [N, 1, N];
                repeat(times, || add_column_hand(black_box(&m.from), &m.with, &mut m.out, [N, N], pitch));
            })
            // By rows: with `and_broadcast` it is slower.
            .way("ndarray", |m, times| {
                let matrix = ArrayView2::from_shape([N, N], &m.from).unwrap();
                let column = ArrayView1::from(&m.with[..]);
                let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || {
                    kernel((&mut out, &matrix, &column), |(out, matrix, column)| {
                        let zip = Zip::from(out.rows_mut()).and(matrix.rows()).and(column);
                        zip.for_each(|out, row, &y| Zip::from(out).and(row).for_each(|out, x| *out = x + y));
                    });
                });
            })
            // By rows as well: it broadcasts only along new outer axes.
            .way("mdarray", |m, times| {
                let matrix = MdView::from(&m.from[..]).into_shape([N, N]);
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || {
                    kernel((&mut out, &matrix, &m.with[..]), |(out, matrix, column)| {
                        for ((mut out, row), &y) in out.rows_mut().into_iter().zip(matrix.rows()).zip(column)
                        {
                            out.assign(mdarray::expr::map(row.expr(), |x| x + y));
                        }
                    });
                });
            })
            .way("nalgebra", |m, times| {
                let matrix = DMatrixView::from_slice(&m.from, N, N);
                let mut out = DMatrixViewMut::from_slice(&mut m.out, N, N);
                repeat(times, || {
                    kernel((&mut out, &matrix, &m.with[..]), |(out, matrix, added)| {
                        for ((mut out, column), &y) in
                            out.column_iter_mut().zip(matrix.column_iter()).zip(added)
                        {
                            out.zip_apply(&column, |out, x| *out = x + y);
                        }
                    });
                });
            })
            .mdspan(format!("add_column_{N}")),
        case::<N>("add column in place", N)
            .way("ours", |m, times| {
                let column = View::new(&m.with, [N, 1]).unwrap();
                let mut to = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || kernel((&mut to, &column), |(to, column)| *to += column));
            })
            .way("hand", |m, times| {
                repeat(times, || add_column_in_place_hand(black_box(&mut m.out), &m.with, [N, N], [N, 1]));
            })
            .way("ndarray", |m, times| {
                let column = ArrayView1::from(&m.with[..]);
                let mut to = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || {
                    kernel((&mut to, &column), |(to, column)| {
                        Zip::from(to.rows_mut()).and(column).for_each(|mut to, &y| to += y);
                    });
                });
            })
            .way("mdarray", |m, times| {
                let mut to = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || {
                    kernel((&mut to, &m.with[..]), |(to, column)| {
                        for (mut to, &y) in to.rows_mut().into_iter().zip(column) {
                            *to += mdarray::expr::fill(y);
                        }
                    });
                });
            })
            .way("nalgebra", |m, times| {
                let mut to = DMatrixViewMut::from_slice(&mut m.out, N, N);
                repeat(times, || {
                    kernel((&mut to, &m.with[..]), |(to, added)| {
                        for (mut to, &y) in to.column_iter_mut().zip(added) {
                            to.add_scalar_mut(y);
                        }
                    });
                });
            })
            .mdspan(format!("add_column_in_place_{N}")),
    ]
}

fn scalar<const N: usize>() -> [Case<f32>; 2] {
    [
        case::<N>("add number", 1)
            .way("ours", |m, times| {
                let (matrix, scalar) =
                    (View::new(&m.from, [N, N]).unwrap(), View::new(&m.with, [1, 1]).unwrap());
                let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || {
                    kernel((&mut out, &matrix, &scalar), |(out, matrix, scalar)| {
                        out.zip_from(matrix, scalar, |x, y| x + y);
                    });
                });
            })
            .way("hand", |m, times| {
                repeat(times, || add_scalar_dense_hand(black_box(&m.from), m.with[0], &mut m.out));
            })
            .way("ndarray", |m, times| {
                let matrix = ArrayView2::from_shape([N, N], &m.from).unwrap();
                let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || {
                    kernel((&mut out, &matrix, m.with[0]), |(out, matrix, y)| {
                        Zip::from(out).and(matrix).for_each(|out, x| *out = x + y);
                    });
                });
            })
            .way("mdarray", |m, times| {
                let matrix = MdView::from(&m.from[..]).into_shape([N, N]);
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || {
                    kernel((&mut out, &matrix, m.with[0]), |(out, matrix, y)| {
                        out.assign(matrix.expr() + mdarray::expr::fill(y));
                    });
                });
            })
            .way("nalgebra", |m, times| {
                let matrix = DMatrixView::from_slice(&m.from, N, N);
                let mut out = DMatrixViewMut::from_slice(&mut m.out, N, N);
                repeat(times, || {
                    kernel((&mut out, &matrix, m.with[0]), |(out, matrix, y)| {
                        out.zip_apply(matrix, |out, x| *out = x + y);
                    });
                });
            })
            .mdspan(format!("add_number_{N}")),
        case::<N>("add number in place", 1)
            .way("ours", |m, times| {
                let mut to = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || kernel((&mut to, m.with[0]), |(to, y)| *to += y));
            })
            .way("hand", |m, times| {
                repeat(times, || add_scalar_in_place_dense_hand(black_box(&mut m.out), m.with[0]));
            })
            .way("ndarray", |m, times| {
                let mut to = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || kernel((&mut to, m.with[0]), |(to, y)| *to += y));
            })
            .way("mdarray", |m, times| {
                let mut to = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || kernel((&mut to, m.with[0]), |(to, y)| **to += mdarray::expr::fill(y)));
            })
            .way("nalgebra", |m, times| {
                let mut to = DMatrixViewMut::from_slice(&mut m.out, N, N);
                repeat(times, || kernel((&mut to, m.with[0]), |(to, y)| to.add_scalar_mut(y)));
            })
            .mdspan(format!("add_number_in_place_{N}")),
    ]
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let small = row::<64>().into_iter().chain(column::<64>()).chain(scalar::<64>());
    let large = row::<1024>().into_iter().chain(column::<1024>()).chain(scalar::<1024>());
    small.chain(large).map(Case::boxed).collect()
}
