//! Arrays without elements need no memory, whatever their strides: no operation may cut it at the offset of a row.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, reason = "tests of small numbers: a panic is a failure")]

use shapewise::{Axis, Pad, Strided, View, s};
#[test]
fn operations_without_elements_read_no_memory() {
    for extents in [[3, 0], [0, 3], [0, 0], [40, 0], [1, 0]] {
        for strides in [[5, 1], [1, 7], [-3, 2], [2, -9], [0, 3], [4, 0], [1, 5]] {
            let a = View::<i64, 2, _>::with_layout(&[], Strided::new(extents, strides).unwrap()).unwrap();
            for other in [[5, 1], [1, 7], [0, 3], [3, 0], [9, 9]] {
                let b = View::<i64, 2, _>::with_layout(&[], Strided::new(extents, other).unwrap()).unwrap();
                assert!((a + b).to_vec().is_empty());
                let mut t = a.to_tensor();
                t += b;
                t += b.transpose().to_tensor().transpose();
                assert!(a.matmul(b.transpose()).iter().all(|x| *x == 0));
            }
            assert!(a.map(|x| *x).to_vec().is_empty() && a.map_copied(|x| x).to_vec().is_empty());
            assert!(a.transpose().to_vec().is_empty() && (a.transpose() * 2).to_vec().is_empty());
            assert!(a.sum_axis(Axis::<0>).iter().chain(&a.sum_axis(Axis::<1>)).all(|x| *x == 0));
            assert!(a.repeat(Axis::<1>, 2).to_vec().is_empty() && a.cumsum(Axis::<1>).to_vec().is_empty());
            assert!(a.pad([Pad::edges(1, 1), Pad::edges(2, 1)], 7).iter().all(|x| *x == 7));
            assert!(a.slice(s![..;-1, ..;-1]).to_vec().is_empty());
            let _ = a.take(Axis::<0>, [0_usize; 0]).to_vec();
            let _ = a.take(Axis::<1>, [0_usize; 0]).to_vec();
            if extents[0] > 0 {
                let _ = a.take(Axis::<0>, [0_usize, 0]).to_vec();
                let _ = a.take(Axis::<0>, vec![0_usize; 20]).to_vec();
            }
            if extents[1] > 0 {
                let _ = a.take(Axis::<1>, [0_usize, 0]).to_vec();
                let _ = a.take(Axis::<1>, vec![0_usize; 20]).to_vec();
            }
            assert_eq!(
                a.outer_iter().map(|row| row.sum() + 1).sum::<i64>(),
                i64::try_from(extents[0]).unwrap()
            );
            assert_eq!(a.axis_iter(Axis::<1>).rev().map(|column| column.sum()).sum::<i64>(), 0);
            let _ = a.roll(Axis::<1>, 1).to_vec();
        }
    }
}
