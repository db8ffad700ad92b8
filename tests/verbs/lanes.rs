//! Loops that compare, compute or copy several elements at once have the results of loops over one element at a time, at each length.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::float_cmp,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::cmp::Ordering;

use shapewise::{Axis, Tensor, View, tensor};

/// Keys that are often equal, with their places: a comparison by key shows which of equal elements is the result.
fn keyed(count: usize, seed: usize) -> Vec<(usize, usize)> {
    let mut state = u64::try_from(seed).unwrap();
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((state >> 33) % 3).unwrap()
    };
    (0..count).map(|place| (next(), place)).collect()
}

fn by_key(left: &(usize, usize), right: &(usize, usize)) -> Ordering {
    left.0.cmp(&right.0)
}

/// The first of the largest elements by key, and its place.
fn first_largest(elements: &[(usize, usize)]) -> Option<(usize, (usize, usize))> {
    elements.iter().copied().enumerate().reduce(|most, next| if next.1.0 > most.1.0 { next } else { most })
}

#[test]
fn the_first_of_equal_elements_is_the_largest_along_an_axis() {
    for columns in 1..=40 {
        for seed in 0..8 {
            let all = keyed(3 * columns, seed);
            let x = View::new(&all, [3, columns]).unwrap();
            let expected: Vec<_> = all.chunks(columns).map(|row| first_largest(row).unwrap()).collect();
            let most = x.max_axis_by(Axis::<1>, by_key).unwrap();
            assert_eq!(most.as_slice(), expected.iter().map(|most| most.1).collect::<Vec<_>>());
            let places = x.argmax_axis_by(Axis::<1>, by_key).unwrap();
            assert_eq!(places.as_slice(), expected.iter().map(|most| most.0).collect::<Vec<_>>());
            // The same rows as columns, and the rows backwards.
            let columns_of = x.transpose().to_tensor();
            assert_eq!(columns_of.max_axis_by(Axis::<0>, by_key).unwrap(), most);
            assert_eq!(columns_of.argmax_axis_by(Axis::<0>, by_key).unwrap(), places);
            let flipped = x.flip(Axis::<1>);
            let copied = flipped.to_tensor();
            assert!(flipped.iter().eq(all.chunks(columns).flat_map(|row| row.iter().rev())));
            assert_eq!(flipped.max_axis_by(Axis::<1>, by_key), copied.max_axis_by(Axis::<1>, by_key));
            assert_eq!(flipped.argmax_axis_by(Axis::<1>, by_key), copied.argmax_axis_by(Axis::<1>, by_key));
            // Of all elements it is any of the largest and of the smallest.
            let (largest, smallest) = (x.max_by(by_key).unwrap(), x.min_by(by_key).unwrap());
            assert_eq!(Some(largest.0), all.iter().map(|x| x.0).max());
            assert_eq!(Some(smallest.0), all.iter().map(|x| x.0).min());
            assert!(all[largest.1] == largest && all[smallest.1] == smallest);
        }
    }
}

#[test]
fn a_comparison_that_takes_nan_to_be_equal_to_all_numbers_ignores_nan_after_the_first_element() {
    let compare = |x: &f64, y: &f64| x.partial_cmp(y).unwrap_or(Ordering::Equal);
    for columns in 1_u8..40 {
        for nan in 1..columns.max(2) {
            for most in 0..columns {
                let mut row: Vec<f64> = (0..columns).map(|at| f64::from(at % 3)).collect();
                row[usize::from(most)] = 7.0;
                if nan != most && nan < columns {
                    row[usize::from(nan)] = f64::NAN;
                }
                let x = View::new(&row, [1, row.len()]).unwrap();
                assert_eq!(x.max_axis_by(Axis::<1>, compare).unwrap().as_slice(), [7.0], "{row:?}");
                assert_eq!(x.max_by(compare), Some(7.0), "{row:?}");
            }
        }
    }
}

#[test]
fn floats_are_ordered_with_nan_after_all_numbers() {
    use shapewise::Float as _;

    let floats = [f32::NEG_INFINITY, -1.0, -0.0, 0.0, 1.0, f32::INFINITY, f32::NAN, -f32::NAN];
    let rank = |x: f32| if x.is_nan() { 9 } else { floats.iter().position(|y| *y == x).unwrap() };
    for x in floats {
        for y in floats {
            assert_eq!(x.nan_last(&y), rank(x).cmp(&rank(y)), "{x} and {y}");
            assert_eq!(f64::from(x).nan_last(&f64::from(y)), rank(x).cmp(&rank(y)));
        }
    }
}

#[test]
fn arrays_differ_at_any_place() {
    for count in 0..=40 {
        let floats: Vec<f32> = (0_u8..count).map(f32::from).collect();
        let words: Vec<String> = floats.iter().map(f32::to_string).collect();
        let wide: Vec<[f64; 3]> = floats.iter().map(|x| [f64::from(*x); 3]).collect();
        let (x, w, v) = (View::from(&floats), View::from(&words), View::from(&wide));
        assert!(
            x == View::from(&floats.clone())
                && w == View::from(&words.clone())
                && v == View::from(&wide.clone())
        );
        for place in 0..floats.len() {
            let (mut floats, mut words, mut wide) = (floats.clone(), words.clone(), wide.clone());
            (floats[place], wide[place][1]) = (f32::NAN, 0.5);
            words[place].push('!');
            assert!(x != View::from(&floats) && w != View::from(&words) && v != View::from(&wide));
            // NaN equals nothing.
            assert!(View::from(&floats) != View::from(&floats.clone()));
        }
    }
}

#[test]
fn integers_in_steps_reach_the_ends_of_their_type() {
    for start in (i8::MIN..=i8::MAX).step_by(5).chain([i8::MAX]) {
        for end in [i8::MIN, -100, -1, 0, 1, 99, i8::MAX] {
            for step in [-128, -127, -3, -1, 1, 2, 7, 127] {
                let (mut expected, mut next) = (vec![], i32::from(start));
                while if step > 0 { next < i32::from(end) } else { next > i32::from(end) } {
                    expected.push(i8::try_from(next).unwrap());
                    next += i32::from(step);
                }
                assert_eq!(Tensor::arange(start..end, step).as_slice(), expected, "{start}..{end} by {step}");
            }
        }
    }
    assert_eq!(Tensor::arange(u64::MAX - 5..u64::MAX, 2), tensor![u64::MAX - 5, u64::MAX - 3, u64::MAX - 1]);
    assert_eq!(Tensor::arange(250_u8..255, 3), tensor![250, 253]);
}

#[test]
fn indices_go_with_elements_wherever_an_iterator_begins() {
    let x = Tensor::from_fn([2, 3, 4], |index| index);
    for (index, element) in x.indexed_iter() {
        assert_eq!(index, *element);
    }
    let turned = x.transpose();
    assert_eq!(turned.indexed_iter().len(), 24);
    let all: Vec<_> = turned.indexed_iter().collect();
    assert!(all.iter().all(|(index, element)| [element[2], element[1], element[0]] == *index));
    for taken in 0..24 {
        for skipped in 0..24 {
            let mut rest = turned.indexed_iter();
            rest.by_ref().take(taken).for_each(drop);
            assert_eq!(rest.nth(skipped), all.get(taken + skipped).copied());
            assert_eq!(rest.len(), 24_usize.saturating_sub(taken + skipped + 1));
            assert_eq!(rest.clone().count(), rest.len());
            assert!(rest.eq(all.iter().copied().skip(taken + skipped + 1)));
        }
    }
    assert_eq!(Tensor::<i32, 2>::zeros([2, 0]).indexed_iter().next(), None);
    assert_eq!(Tensor::from_fn([], |[]| 7).indexed_iter().collect::<Vec<_>>(), [([], &7)]);
}

#[test]
fn differences_are_those_of_neighbours() {
    let x =
        Tensor::from_fn([3, 4, 5], |[i, j, k]| i64::try_from(i * i * 7 + j * j * j + k * 11 * i).unwrap());
    fn once(x: &Tensor<i64, 3>, axis: usize) -> Tensor<i64, 3> {
        let mut extents = x.extents();
        extents[axis] = extents[axis].saturating_sub(1);
        Tensor::from_fn(extents, |index| {
            let mut next = index;
            next[axis] += 1;
            x[next] - x[index]
        })
    }
    let mut expected = [x.clone(), x.clone(), x.clone()];
    for times in 0..7 {
        let turned = x.transpose().to_tensor();
        assert_eq!(x.diff(Axis::<0>, times), expected[0]);
        assert_eq!(x.diff(Axis::<1>, times), expected[1]);
        assert_eq!(x.diff(Axis::<2>, times), expected[2]);
        assert_eq!(turned.transpose().diff(Axis::<1>, times), expected[1]);
        for (axis, expected) in expected.iter_mut().enumerate() {
            *expected = once(expected, axis);
        }
    }
}
