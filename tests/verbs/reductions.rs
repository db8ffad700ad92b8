//! Sums, products, extremes, `any` and `all`, compared with loops over one index at a time.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::missing_assert_message,
    clippy::float_cmp,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, and the floats are integers"
)]

use crate::oracle;

use oracle::{array, indices, orders, shapes};
use shapewise::{Strided, Tensor, View, ViewMut, broadcast};

/// In each order of the axes: forwards, backwards with gaps, and with some axes stretched.
fn layouts<const R: usize>(extents: [usize; R]) -> Vec<Strided<R>> {
    let mut layouts = Vec::new();
    for order in orders(R) {
        let (mut strides, mut stride) = ([0; R], 1);
        for &axis in order.iter().rev() {
            strides[axis] = stride;
            stride *= extents[axis].cast_signed().max(1);
        }
        layouts.push(strides);
        layouts.push(strides.map(|stride| -2 * stride));
        for stretched in 1..1_usize << R {
            layouts.push(core::array::from_fn(
                |axis| if stretched >> axis & 1 == 1 { 0 } else { strides[axis] },
            ));
        }
    }
    layouts.into_iter().map(|strides| Strided::new(extents, strides).unwrap()).collect()
}

/// The elements of a layout, in logical order.
fn gather<T: Copy, const R: usize>(layout: &Strided<R>, memory: &[T]) -> Vec<T> {
    indices(&layout.extents()).iter().map(|index| memory[layout.offset(array(index)).unwrap()]).collect()
}

fn check<const R: usize>(extents: &[usize]) -> usize {
    let mut cases = 0;
    for layout in layouts(array::<R>(extents)) {
        let memory: Vec<i64> = (0..layout.span()).map(|at| (at.cast_signed() as i64 * 7) % 5 - 2).collect();
        let view = View::with_layout(&memory, layout).unwrap();
        let all = gather(&layout, &memory);
        assert_eq!(view.sum(), all.iter().sum::<i64>(), "{layout:?}");
        assert_eq!(view.product(), all.iter().product::<i64>(), "{layout:?}");
        assert_eq!((view.max(), view.min()), (all.iter().max().copied(), all.iter().min().copied()));
        assert_eq!(
            (view.max_by(Ord::cmp), view.min_by(Ord::cmp)),
            (all.iter().copied().max(), all.iter().copied().min())
        );
        for target in -3..3 {
            let mut asked = 0;
            let any = view.any(|x| {
                asked += 1;
                *x == target
            });
            assert_eq!(any, all.contains(&target), "{layout:?}");
            // The last element that is tested is the first that matches.
            let before = all.len() - all.iter().filter(|x| **x == target).count();
            assert!(
                asked <= before + usize::from(any) && (any || asked == all.len()),
                "{asked} of {layout:?}"
            );
            assert_eq!(view.all(|x| *x != target), !any);
        }
        for other in layouts(array::<R>(extents)).iter().step_by(3) {
            let others: Vec<i64> =
                (0..other.span()).map(|at| (at.cast_signed() as i64 * 3) % 7 - 3).collect();
            let right = View::with_layout(&others, *other).unwrap();
            let pairs: Vec<_> = all.iter().copied().zip(gather(other, &others)).collect();
            assert_eq!(
                view.try_inner_product(&right),
                Ok(pairs.iter().map(|(x, y)| x * y).sum()),
                "{layout:?}, {other:?}"
            );
            let less = pairs.iter().any(|(x, y)| x < y);
            assert_eq!(view.try_zip_any(right, |x, y| x < y), Ok(less), "{layout:?}, {other:?}");
            assert_eq!(view.try_zip_all(right, |x, y| x >= y), Ok(!less), "{layout:?}, {other:?}");
            let folded = view.try_zip_fold(right, 0, |sum, x, y| sum + 5 * x - y);
            assert_eq!(folded, Ok(pairs.iter().map(|(x, y)| 5 * x - y).sum()), "{layout:?}, {other:?}");
            assert_eq!(view == right, pairs.iter().all(|(x, y)| x == y), "{layout:?}, {other:?}");
            cases += 1;
        }
        let (mut doubled, mut expected) = (vec![0; all.len()], all.clone());
        expected.iter_mut().for_each(|x| *x *= 2);
        view.map_into(&mut ViewMut::new(&mut doubled, layout.extents()).unwrap(), |x| 2 * x);
        assert_eq!(doubled, expected, "map_into of {layout:?}");
    }
    cases
}

#[test]
fn values_of_all_small_layouts() {
    let mut cases = check::<0>(&[]);
    cases += shapes(1, 3).iter().map(|extents| check::<1>(extents)).sum::<usize>();
    cases += shapes(2, 3).iter().map(|extents| check::<2>(extents)).sum::<usize>();
    cases += shapes(3, 2).iter().map(|extents| check::<3>(extents)).sum::<usize>();
    cases += check::<3>(&[3, 2, 3]);
    assert!(cases > 20_000, "{cases}");
}

/// Rows around the number of lanes, of elements of each size.
#[test]
fn rows_of_all_lengths() {
    for len in 0..70_usize {
        for step in [1, 2, -1] {
            let layout = Strided::new([3, len], [step * 71, step]).unwrap();
            let memory: Vec<u64> = (0..layout.span() as u64).map(|at| at * 37 % 101).collect();
            let all = gather(&layout, &memory);
            let expected = all.iter().sum::<u64>();
            macro_rules! sums {
                ($($element:ty)*) => { $(
                    let elements: Vec<$element> =
                        memory.iter().map(|x| <$element>::try_from(u8::try_from(*x).unwrap()).unwrap()).collect();
                    let view = View::with_layout(&elements, layout).unwrap();
                    assert_eq!(view.sum() as u64, expected, "{len} {step}");
                    let squares = all.iter().map(|x| x * x).sum::<u64>();
                    assert_eq!(view.inner_product(&view) as u64, squares, "{len} {step}");
                )* };
            }
            sums!(u32 i64 u128 f32 f64);
            let view = View::with_layout(&memory, layout).unwrap();
            assert_eq!((view.max(), view.min()), (all.iter().max().copied(), all.iter().min().copied()));
            let bytes: Vec<u8> = memory.iter().map(|x| u8::try_from(*x).unwrap()).collect();
            let bytes = View::with_layout(&bytes, layout).unwrap();
            assert_eq!(bytes.max().map(u64::from), all.iter().max().copied());
        }
    }
}

#[test]
fn broadcasts_and_operands_that_do_not_broadcast() {
    let (x, y) = ([1, 2, 3, 4, 5, 6], [10, 100]);
    let x = View::new(&x, [2, 3]).unwrap();
    let y = View::new(&y, [2, 1]).unwrap();
    assert_eq!(x.try_inner_product(&y), Ok(6 * 10 + 15 * 100));
    assert_eq!(x.try_zip_any(y, |x, y| x * y == 600), Ok(true));
    let z = View::new(&[1, 2], [1, 2]).unwrap();
    let error = broadcast::shape((x, z)).unwrap_err();
    assert_eq!(x.try_inner_product(&z), Err(error));
    assert_eq!(x.try_zip_any(z, |_, _| true), Err(error));
    assert_eq!(x.try_zip_all(z, |_, _| true), Err(error));
}

#[test]
fn a_tensor_behaves_like_its_view() {
    let tensor = Tensor::new(vec![3, -1, 4, 1], [2, 2]).unwrap();
    assert_eq!((tensor.sum(), tensor.product(), tensor.max(), tensor.min()), (7, -12, Some(4), Some(-1)));
    assert_eq!((tensor.max_by(Ord::cmp), tensor.min_by(Ord::cmp)), (Some(4), Some(-1)));
    assert!(tensor.any(|x| *x < 0) && !tensor.all(|x| *x < 0));
}
