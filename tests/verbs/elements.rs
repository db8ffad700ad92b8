//! Elements of all kinds and sizes: copies that move them as integers, clone them or own memory, compared with the definition of each element.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::fmt::Debug;

use shapewise::{
    Axis, Pad, Strided, Tensor, View, ViewMut,
    array::{DynTensor, DynView},
    verbs::{concatenate, stack},
};

/// The extents and strides that copies tell apart: rows, columns, reversed, with gaps, and repeated.
fn layouts() -> Vec<Strided<2>> {
    let mut layouts = Vec::new();
    for [rows, columns] in [[0, 3], [1, 1], [3, 4], [2, 9], [5, 21]] {
        let [r, c] = [rows, columns].map(usize::cast_signed);
        let strides = [[c, 1], [1, r], [-c, 1], [c, -1], [1, -r], [2 * c, 2], [0, 1], [1, 0]];
        layouts.extend(strides.map(|strides| Strided::new([rows, columns], strides).unwrap()));
    }
    layouts
}

/// All copies of one kind of element.
fn check<T: Clone + PartialEq + Debug>(element: impl Fn(usize) -> T) {
    for layout in layouts() {
        let what = format!("{} {layout:?}", core::any::type_name::<T>());
        let memory: Vec<T> = (0..layout.span() + 2).map(&element).collect();
        let view = View::with_layout(&memory, layout).unwrap();
        let [m, n] = view.extents();
        let at = |i: usize, j: usize| view[[i, j]].clone();
        let expected = |[rows, columns]: [usize; 2], of: &dyn Fn(usize, usize) -> T| -> Vec<T> {
            (0..rows * columns).map(|place| of(place / columns, place % columns)).collect()
        };
        assert_eq!(view.to_vec(), expected([m, n], &at), "{what}");
        let pairs = view.map(|element| (element.clone(), 1_u8));
        assert!(pairs.iter().map(|pair| &pair.0).eq(view.iter()), "{what}");
        for count in [0, 3, 8, 17, 130].into_iter().filter(|_| m > 0) {
            let places: Vec<usize> = (0..count).map(|place| (place * 7 + 3) % n).collect();
            let taken = view.take(Axis::<1>, places.clone());
            assert_eq!(taken.as_slice(), expected([m, count], &|i, j| at(i, places[j])), "{what} {count}");
            let rows: Vec<usize> = (0..count).map(|place| (place * 5 + 1) % m).collect();
            let taken = DynView::from(view).take(0, rows.clone()).unwrap();
            assert_eq!(taken.as_slice(), expected([count, n], &|i, j| at(rows[i], j)), "{what} {count}");
        }
        for times in [0, 1, 2, 3, 4, 5, 9, 16] {
            let found = view.repeat(Axis::<1>, times);
            assert_eq!(
                found.as_slice(),
                expected([m, n * times], &|i, j| at(i, j / times)),
                "{what} {times}"
            );
            let found = view.repeat(Axis::<0>, times);
            assert_eq!(
                found.as_slice(),
                expected([m * times, n], &|i, j| at(i / times, j)),
                "{what} {times}"
            );
            let found = view.tile([times, 2]);
            assert_eq!(found.as_slice(), expected([m * times, n * 2], &|i, j| at(i % m, j % n)), "{what}");
        }
        let found = view.roll(Axis::<1>, 2);
        assert_eq!(found.as_slice(), expected([m, n], &|i, j| at(i, (j + 2 * n - 2) % n)), "{what}");
        let around = |i: usize, j: usize| {
            if (2..2 + m).contains(&i) && (1..=n).contains(&j) { at(i - 2, j - 1) } else { element(200) }
        };
        let widths = [[2, 1], [1, 3]].map(|[low, high]| Pad { low, high, interior: 0 });
        let found = view.pad(widths, element(200));
        assert_eq!(found.as_slice(), expected([m + 3, n + 4], &around), "{what}");
        let other = view.flip(Axis::<1>);
        let beside = |i, j| if j < n { at(i, j) } else { at(i, 2 * n - 1 - j) };
        assert_eq!(concatenate(Axis::<1>, [view, other]).as_slice(), expected([m, 2 * n], &beside), "{what}");
        let joined = DynTensor::concatenate(1, [DynView::from(view), DynView::from(other)]).unwrap();
        assert_eq!(joined.as_slice(), expected([m, 2 * n], &beside), "{what}");
        let under = |i, j| if i < m { at(i, j) } else { at(i - m, n - 1 - j) };
        assert_eq!(concatenate(Axis::<0>, [view, other]).as_slice(), expected([2 * m, n], &under), "{what}");
        let side = |i, j| if j % 2 == 0 { at(i, j / 2) } else { at(i, n - 1 - j / 2) };
        assert_eq!(stack(Axis::<2>, [view, other]).as_slice(), expected([m, 2 * n], &side), "{what}");
        if !layout.strides().contains(&0) {
            let mut to: Vec<T> = (0..layout.span() + 2).map(|place| element(place + 50)).collect();
            let mut all = to.clone();
            let source = Tensor::<T, 2>::from_fn([m, n], |[i, j]| element((i * n + j) % 90));
            ViewMut::with_layout(&mut to, layout).unwrap().assign(&source);
            source.indices().for_each(|index| all[layout.offset(index).unwrap()] = source[index].clone());
            assert_eq!(to, all, "{what}: nothing else is written");
        }
    }
}

#[test]
fn numbers_are_moved_as_integers() {
    check(|at| at as u8);
    check(|at| at % 3 == 0);
    check(|at| at as u16 * 3);
    check(|at| char::from_u32(0x100 + at as u32));
    check(|at| at as f32 - 0.5);
    check(|at| at as f64 + 0.25);
    check(|at| [at as u32, 7]);
}

#[test]
fn other_elements_without_drop_are_cloned() {
    check(|_| ());
    check(|at| [at as u8, 1, 2]);
    check(|at| (at as u8, at as u32));
    check(|at| [at as u32; 3]);
    check(|at| (at as u128) << 70);
    check(|at| [at; 3]);
    check(|at| [at, 1, 2, 3, at]);
    check(|at| ["a", "bc", ""][at % 3]);
}

#[test]
fn elements_that_own_memory_are_cloned() {
    check(|at| at.to_string());
    check(Box::new);
    check(|at| (at % 2 == 0).then(|| vec![at as u8]));
}

/// Two differences in one row, and one of them alone, at all places: one must not cancel the other.
#[test]
fn arrays_that_differ_in_two_elements_are_not_equal() {
    fn differ<T: Clone + PartialEq + Debug>(element: impl Fn(usize) -> T) {
        for len in 1..40 {
            let memory: Vec<T> = (0..len).map(|at| element(at % 5)).collect();
            let view = View::new(&memory, [len]).unwrap();
            assert_eq!(view, view, "{len}");
            for (first, second) in (0..len).flat_map(|first| (first..len).map(move |second| (first, second)))
            {
                let mut other = memory.clone();
                (other[first], other[second]) = (element(7), element(8));
                assert_ne!(view, View::new(&other, [len]).unwrap(), "{first} {second} of {len}");
            }
        }
    }
    differ(|at| at as u8);
    differ(|at| at as f32);
    differ(|at| (at as u16, at as f64));
    differ(|at| at.to_string());
}
