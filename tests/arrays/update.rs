//! Updates in place: they write the result of the operator, if that has the extents of the left side.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::shapes;
use shapewise::{
    Axis, AxisOf, BroadcastError, Const, DenseView, Layout, One, SliceError, Tensor, View, ViewMut,
    broadcast::BroadcastToExtents, layout::Unique, s, shape, tensor, verbs::SubviewError,
};

/// Elements that are not 0, so that all five operators have a result.
fn elements(count: usize, first: i64) -> Vec<i64> {
    (first..).take(count).collect()
}

/// All pairs of shapes of a rank: each operator in place, compared with the operator that returns a tensor.
fn all_pairs<const R: usize>() -> [usize; 2] {
    let (mut updated, mut refused) = (0, 0);
    let all = || shapes(R, 3).into_iter().filter_map(|extents| <[usize; R]>::try_from(extents).ok());
    for to in all() {
        for from in all() {
            let (left, right) = (elements(to.iter().product(), 10), elements(from.iter().product(), 3));
            let (x, y) = (View::new(&left, to).expect("fits"), View::new(&right, from).expect("fits"));
            let mut memory = left.clone();
            let mut view = ViewMut::new(&mut memory, to).expect("fits");
            match view.try_zip_apply(y, |x, y| *x += y) {
                Ok(()) => updated += 1,
                Err(error) => {
                    assert!(matches!(error, BroadcastError::Into { .. }), "{to:?} += {from:?}: {error}");
                    refused += 1;
                    continue;
                }
            }
            assert_eq!(view.view(), (x + y).view(), "{to:?} += {from:?}");
            let mut tensor = x.to_tensor();
            tensor += y;
            tensor -= &y;
            tensor *= y.to_tensor();
            assert_eq!(tensor, x * y, "{to:?} *= {from:?}");
            tensor /= &y.to_tensor();
            assert_eq!(tensor, x.to_tensor(), "{to:?} /= {from:?}");
            tensor %= y;
            assert_eq!(tensor, x % y, "{to:?} %= {from:?}");
        }
    }
    [updated, refused]
}

#[test]
fn updates_are_the_operators_in_place() {
    assert_eq!(all_pairs::<0>(), [1, 0]);
    assert_eq!(all_pairs::<1>(), [7, 9], "four equal pairs, three that take a 1, and one that is 1");
    let [updated, refused] = all_pairs::<2>();
    assert_eq!((updated, updated + refused), (49, 256), "the square of the above");
    assert_eq!(all_pairs::<3>(), [343, 3753], "and its cube");
}

#[test]
fn only_a_part_of_a_matrix_is_updated() {
    let mut memory: Vec<i32> = (0..12).collect();
    let mut matrix = ViewMut::new(&mut memory, shape![3, 4]).expect("12 elements");
    let mut columns = matrix.slice_mut(s![:, ..;-2]);
    columns += 100;
    columns *= View::new(&[1, -1], (One, 2)).expect("2 elements");
    assert_eq!(memory, [0, -101, 2, 103, 4, -105, 6, 107, 8, -109, 10, 111]);
}

#[test]
fn numbers_are_operands_on_the_right_and_signs_change() {
    let mut tensor = Tensor::try_filled([2, 2], 1.5).expect("4 elements");
    tensor *= 2.0;
    tensor -= 1.0;
    assert_eq!((-&tensor).as_slice(), [-2.0; 4]);
    assert_eq!((-tensor.view()).as_slice(), [-2.0; 4]);
    assert_eq!((-(-tensor)).as_slice(), [2.0; 4]);
}

#[test]
#[should_panic(
    expected = "extent 3 of axis 1 does not broadcast into extent 2 of axis 1: it must be the same, or 1"
)]
fn extents_that_differ_at_run_time_panic_with_the_message_of_the_error() {
    let mut tensor = Tensor::try_filled([2, 2], 1).expect("4 elements");
    tensor += Tensor::try_filled([2, 3], 1).expect("6 elements");
}

/// Writes from two operands and updates by one, first with static types and then ranked: the memory is the same.
fn both_levels<const R: usize, L: Unique<R>, M: Layout<R>, N: Layout<R>>(
    to: &L,
    left: View<'_, i64, R, M>,
    right: View<'_, i64, R, N>,
) where
    M::Extents: BroadcastToExtents<L::Extents, R>,
    N::Extents: BroadcastToExtents<L::Extents, R>,
{
    let (mut memory, mut expected) = (elements(24, 10), elements(24, 10));
    {
        let mut typed = ViewMut::with_layout(&mut memory, *to).expect("fits");
        let mut ranked = ViewMut::with_layout(&mut expected, to.ranked()).expect("fits");
        typed.zip_from(&left, &right, |x, y| x * 100 + y);
        ranked.zip_from(&left.ranked(), &right.ranked(), |x, y| x * 100 + y);
    }
    assert_eq!(memory, expected, "zip_from {to:?} {left:?} {right:?}");
    {
        let mut typed = ViewMut::with_layout(&mut memory, *to).expect("fits");
        let mut ranked = ViewMut::with_layout(&mut expected, to.ranked()).expect("fits");
        typed.zip_apply(right, |x, y| *x = *x * 3 - y);
        ranked.zip_apply(right.ranked(), |x, y| *x = *x * 3 - y);
    }
    assert_eq!(memory, expected, "zip_apply {to:?} {right:?}");
}

#[test]
fn static_knowledge_changes_nothing() {
    let other = elements(24, 50);
    let matrix = View::new(&other, shape![3, 4]).expect("12 elements");
    let row = View::new(&other, shape![1, 4]).expect("4 elements");
    let column = View::new(&other, shape![3, 1]).expect("3 elements");
    let one = View::new(&other, shape![1, 1]).expect("1 element");
    both_levels(matrix.layout(), matrix, row);
    both_levels(matrix.layout(), column, matrix);
    both_levels(matrix.layout(), row, column);
    both_levels(matrix.layout(), matrix, one);
    both_levels(matrix.layout(), one, one);

    // Strides that are negative, in another order, and with gaps; on both sides.
    let backwards = matrix.slice(s![..;-1, ..;-1]);
    let transposed = View::new(&other, shape![4, 3]).expect("12 elements").transpose();
    let gaps = View::new(&other, shape![3, 8]).expect("24 elements").slice(s![:, ..;-2]);
    both_levels(matrix.layout(), backwards, transposed);
    both_levels(matrix.layout(), row.slice(s![:, ..;-1]), gaps);
    both_levels(transposed.layout(), matrix, row);
    both_levels(transposed.layout(), row, column);
    both_levels(backwards.layout(), matrix, column);
    both_levels(gaps.layout(), backwards, row);
    both_levels(gaps.layout(), column, one);

    // Some of it not in the type, and some of it empty.
    let partly = View::new(&other, (3, Const::<4>)).expect("12 elements");
    both_levels(partly.layout(), matrix, row);
    both_levels(matrix.layout(), matrix, View::new(&other, (One, 4)).expect("4 elements"));
    let empty = View::new(&other, shape![0, 4]).expect("no elements");
    both_levels(empty.layout(), empty, row);
    both_levels(empty.layout(), row, one);
}

/// An element that counts those that there are.
#[cfg(feature = "alloc")]
struct Counted<'c>(&'c core::cell::Cell<i32>, u8);

#[cfg(feature = "alloc")]
impl<'c> Counted<'c> {
    /// Panics for a large number.
    fn new(count: &'c core::cell::Cell<i32>, number: u8) -> Self {
        assert!(number < 5, "a large number");
        count.set(count.get() + 1);
        Self(count, number)
    }
}

#[cfg(feature = "alloc")]
impl Clone for Counted<'_> {
    fn clone(&self) -> Self {
        Self::new(self.0, self.1)
    }
}

#[cfg(feature = "alloc")]
impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.1 == other.1
    }
}

#[cfg(feature = "alloc")]
impl PartialOrd for Counted<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        self.1.partial_cmp(&other.1)
    }
}

#[cfg(feature = "alloc")]
impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.set(self.0.get() - 1);
    }
}

/// If a function panics, the results that it has returned before are dropped.
#[test]
#[cfg(feature = "alloc")]
fn results_are_dropped_if_a_function_panics() {
    use shapewise::{array::DynView, verbs};

    let count = core::cell::Cell::new(0);
    let (numbers, row) = ([0, 1, 2, 3, 4, 5], [0, 0, 0]);
    let x = View::new(&numbers, shape![2, 3]).unwrap();
    let (ranked, row) = (x.ranked(), View::new(&row, shape![1, 3]).unwrap());
    let new = |&number: &u8| Counted::new(&count, number);
    let sum = |x: &u8, y: &u8| Counted::new(&count, x + y);
    let clamped = || {
        count.set(7);
        let (elements, bound) =
            ([0, 1, 2, 3, 4, 5].map(|number| Counted(&count, number)), Counted(&count, 9));
        let view = View::new(&elements, [2, 3]).unwrap();
        drop(view.clamp(&view, bound));
    };
    let cases: [(&str, &dyn Fn()); 8] = [
        ("map", &|| drop(x.map(new))),
        ("map of ranked arrays", &|| drop(ranked.map(new))),
        ("map of rows apart", &|| drop(ranked.transpose().map(new))),
        ("zip_map", &|| drop(x.zip_map(x.along(shapewise::axes![0, 1]), |x, _| new(x)))),
        ("zip_map with a row", &|| drop(ranked.zip_map(row, sum))),
        ("zip_map of a tuple", &|| drop(verbs::zip_map((x, row), |(x, y)| sum(x, y)))),
        ("map of any rank", &|| drop(DynView::from(x).map(new))),
        ("clamp", &clamped),
    ];
    for (name, case) in cases {
        assert!(std::panic::catch_unwind(core::panic::AssertUnwindSafe(case)).is_err(), "{name}");
        assert_eq!(count.get(), 0, "{name}");
    }
}

#[test]
fn rows_and_columns_are_arrays() {
    let mut matrix = tensor![[1, 2, 3], [4, 5, 6]];
    let row: DenseView<'_, i32, 1, (Const<3>,)> = matrix.row(1);
    assert_eq!((row.as_slice(), row.to_inline().into_nested()), (&[4, 5, 6][..], [4, 5, 6]));
    assert_eq!(matrix.row(0).dot(matrix.row(1)), 4 + 10 + 18);
    assert_eq!(matrix.row_array::<3, _>(1), &[4, 5, 6]);
    assert_eq!(matrix.column(2).to_vec(), [3, 6]);
    assert_eq!(matrix.transpose().column(1).to_vec(), [4, 5, 6], "a row of the memory");
    let other = matrix.clone();
    matrix.row_mut(0).assign(other.row(1));
    matrix.column_mut(1).assign(other.column(0));
    assert_eq!(matrix, tensor![[4, 1, 6], [4, 4, 6]]);
    let empty = Tensor::<i32, 3>::zeros([2, 0, 3]);
    assert!(empty.try_row([0, 0]).is_err());
    assert_eq!(Tensor::<i32, 2>::zeros([2, 0]).row(1).extents(), [0]);
    let ranked = View::new(&[1, 2, 3, 4, 5, 6], [2, 3]).unwrap();
    assert_eq!(ranked.slice(s![.., 1..]).row(1).as_slice(), [5, 6]);
    assert!(ranked.transpose().try_row(0).is_err());
}

#[test]
fn a_slice_in_a_variable_is_used_twice() {
    let (n, x) = (2, tensor![[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
    let (inner, all, steps) = (s![1.., ..n], s![..], s![..;-2, 0]);
    assert_eq!(x.slice(&inner), x.slice(&inner));
    assert_eq!(x.slice(&inner), x.slice(s![1.., ..2]));
    assert_eq!(x.slice(&all), x);
    let mut y = x.clone();
    y.slice_mut(&steps).assign(-&x.slice(&steps));
    assert_eq!(y, tensor![[-1, 2, 3], [4, 5, 6], [-7, 8, 9]]);
    assert!(matches!(x.try_slice(&s![3]), Err(SliceError::Index { axis: 0, index: 3, extent: 3 })));
}

/// All small shapes, and layouts that run backwards, across and apart, beside loops over indices.
#[test]
fn several_operands_update_one_or_two_arrays() {
    let int = |x: usize| i64::try_from(x).unwrap();
    for [m, n] in [[0, 3], [1, 1], [1, 4], [3, 1], [2, 3], [3, 5]] {
        let from = |first: i64| Tensor::from_fn([2 * m, n], |[i, j]| first + int(i * 7 + j));
        let (a, row) = (from(3), Tensor::from_fn([1, n], |[_, j]| int(j) + 2));
        let (a, row) = (a.slice(s![..;2]), row.view());
        let expected = Tensor::from_fn([m, n], |[i, j]| {
            let x = int(i * n + j);
            let x = x * 10 + a[[i, j]] * row[[0, j]];
            (x, -(x + a[[i, j]]))
        });
        let start = Tensor::from_fn([m, n], |[i, j]| int(i * n + j));
        let mut one = start.clone();
        one.zip_map_apply((&a, &row), |x, (a, row)| *x = *x * 10 + a * row);
        assert_eq!(one, expected.map(|pair| pair.0));
        // The second one has strides of its own.
        let (mut first, mut second) = (start.clone(), Tensor::<i64, 2>::zeros([n, 2 * m]));
        let mut across = second.slice_mut(s![..;-1, ..;2]).into_transpose();
        first.zip_map_apply_both(&mut across, (&a, &row), |x, y, (a, row)| {
            *x = *x * 10 + a * row;
            *y = -(*x + a);
        });
        assert_eq!((&first, across.view()), (&one, expected.map(|pair| pair.1).view()));
        let mut second = start.clone();
        let mut backwards = start.clone();
        let mut first = backwards.slice_mut(s![..;-1]);
        first.assign(&start);
        first.zip_map_apply_both(&mut second, (&a, &row), |x, y, (a, row)| {
            *x = *x * 10 + a * row;
            *y = -(*x + a);
        });
        assert_eq!((first.view(), second), (one.view(), expected.map(|pair| pair.1)));
    }
    let (mut x, mut y) = (Tensor::<i64, 1>::zeros([3]), Tensor::<i64, 1>::zeros([2]));
    let error = x.try_zip_map_apply_both(&mut y, (&x.clone(),), |_, _, _| ()).unwrap_err();
    assert!(matches!(error, BroadcastError::Updated { axis: 0, first: 3, second: 2 }), "{error}");
    let error = x.try_zip_map_apply((&y,), |_, _| ()).unwrap_err();
    assert!(matches!(error, BroadcastError::Into { .. }), "{error}");
}

#[test]
fn one_index_is_updated_from_another() {
    let memory: Vec<i64> = (0..60).collect();
    let whole = Tensor::new(memory, [3, 4, 5]).unwrap();
    for (axis, number) in (0..3).zip(0..) {
        let extent = whole.extents()[axis].cast_signed();
        for to in -extent..extent {
            for from in -extent..extent {
                let (at, of) = (to.rem_euclid(extent), from.rem_euclid(extent));
                let mut found = whole.clone();
                let done = found.try_index_axis_apply(AxisOf::<3>::new(number).unwrap(), to, from, |x, y| {
                    *x = 1000 * *x + y;
                });
                if at == of {
                    assert_eq!(done, Err(SubviewError::Same { axis, index: at.cast_unsigned() }));
                    continue;
                }
                let expected = Tensor::from_fn([3, 4, 5], |index| {
                    let mut other = index;
                    other[axis] = of.cast_unsigned();
                    let x = whole[index];
                    if index[axis] == at.cast_unsigned() { 1000 * x + whole[other] } else { x }
                });
                assert_eq!((done, &found), (Ok(()), &expected));
                // Backwards and across, by steps.
                let mut apart = Tensor::<i64, 3>::zeros([10, 4, 3]);
                let mut view = apart.slice_mut(s![..;-2, ..;-1]).into_permute(shapewise::axes![2, 1, 0]);
                view.assign(&whole);
                view.index_axis_apply(AxisOf::<3>::new(number).unwrap(), to, from, |x, y| *x = 1000 * *x + y);
                assert_eq!(view, expected);
            }
        }
    }
    let mut empty = Tensor::<i64, 2>::zeros([0, 3]);
    empty.index_axis_apply(Axis::<1>, 0, 1, |_, _| unreachable!());
    assert!(matches!(
        empty.try_index_axis_apply(Axis::<0>, 0, 1, |_, _| ()),
        Err(SubviewError::Index(SliceError::Index { axis: 0, index: 0, extent: 0 }))
    ));
    let mut units = tensor![[(), ()], [(), ()]];
    let mut count = 0;
    units.index_axis_apply(Axis::<1>, 0, 1, |_, _| count += 1);
    assert_eq!(count, 2);
}
