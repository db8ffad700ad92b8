//! Layout algebra, compared with enumeration of all indices: layouts in wider and narrower elements, and what two layouts have in common.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::Mapping;

use shapewise_algebra::{AlgebraError, Law, Modes, NoSuchLayout, Swizzle};

type Mode = (usize, isize);

/// All layouts of an axis of one mode and an axis of two, of these extents and strides.
fn layouts<'a>(extents: &'a [usize], strides: &'a [isize]) -> impl Iterator<Item = Modes<2>> + Clone + 'a {
    let modes = extents.iter().flat_map(move |extent| strides.iter().map(move |stride| (*extent, *stride)));
    let pairs = modes.clone().flat_map(move |first| modes.clone().map(move |second| (first, second)));
    let modes = extents.iter().flat_map(move |extent| strides.iter().map(move |stride| (*extent, *stride)));
    pairs.flat_map(move |(first, second)| {
        modes.clone().map(move |last| Modes::new([&[first], &[second, last]]).unwrap())
    })
}

/// The modes, the fastest first.
fn modes(layout: &Modes<2>) -> Vec<Mode> {
    (0..2).rev().flat_map(|axis| layout.modes(axis).rev().collect::<Vec<_>>()).collect()
}

/// The digits of all linear indices, the fastest first.
fn digits(modes: &[Mode]) -> Vec<Vec<usize>> {
    modes.iter().rev().fold(vec![vec![]], |all, (extent, _)| {
        let longer = |digits: &Vec<usize>| {
            let digits = digits.clone();
            move |digit| [&[digit], digits.as_slice()].concat()
        };
        all.iter().flat_map(|digits| (0..*extent).map(longer(digits))).collect()
    })
}

fn offset(modes: &[Mode], digits: &[usize]) -> isize {
    modes.iter().zip(digits).map(|((_, stride), digit)| stride * digit.cast_signed()).sum()
}

/// The mode whose elements are side by side.
fn unit(modes: &[Mode]) -> Option<usize> {
    modes.iter().position(|(extent, stride)| *stride == 1 && *extent > 1)
}

#[test]
fn wider_elements_are_at_the_offsets_of_their_first_parts() {
    for (layout, times) in layouts(&[1, 2, 4, 6], &[-2, 0, 1, 2, 3, 4])
        .flat_map(|layout| (0..=4).map(move |times| (layout, times)))
    {
        let parts = modes(&layout);
        let unit = unit(&parts);
        let uneven = parts.iter().enumerate().find(|(at, (extent, stride))| {
            let number = if unit == Some(*at) { *extent } else { stride.unsigned_abs() };
            *extent > 1 && !number.is_multiple_of(times)
        });
        match layout.widened(times) {
            Ok(wide) => {
                assert!(times > 0 && uneven.is_none(), "{layout} by {times}");
                let wide_parts = modes(&wide);
                for mut digits in digits(&wide_parts) {
                    let found = offset(&wide_parts, &digits);
                    if let Some(unit) = unit {
                        digits[unit] *= times;
                    }
                    assert_eq!(found * times.cast_signed(), offset(&parts, &digits), "{layout} by {times}");
                }
                let count = if unit.is_some() { wide.count() * times } else { wide.count() };
                assert_eq!(count, layout.count(), "{layout} by {times}");
            }
            Err(AlgebraError::NoSuchLayout(NoSuchLayout {
                law: Law::Even, axis, expected, found, ..
            })) => {
                assert_eq!(expected, times.cast_signed(), "{layout} by {times}");
                let Some((at, (extent, stride))) = uneven.filter(|_| times > 0) else {
                    assert_eq!(times, 0, "{layout}");
                    continue;
                };
                let number = if unit == Some(at) { *extent } else { stride.unsigned_abs() };
                // The last axis has two modes.
                assert_eq!((found, axis), (number.cast_signed(), usize::from(at < 2)), "{layout} by {times}");
            }
            Err(error) => panic!("{layout} by {times}: {error}"),
        }
    }
}

#[test]
fn narrower_elements_are_the_parts_of_each_element() {
    for (layout, times) in
        layouts(&[0, 1, 2, 3], &[-3, 0, 1, 2]).flat_map(|layout| (0..=4).map(move |times| (layout, times)))
    {
        let parts = modes(&layout);
        let narrow = layout.narrowed(times).unwrap();
        assert_eq!(narrow.count(), layout.count() * times, "{layout} by {times}");
        let narrow_parts = modes(&narrow);
        let unit = unit(&parts);
        // Without a mode of side by side elements there is one more, the fastest one.
        assert_eq!(narrow_parts.len(), parts.len() + usize::from(unit.is_none()), "{layout} by {times}");
        for digits in digits(&parts) {
            for part in 0..times {
                let mut narrow_digits = digits.clone();
                match unit {
                    Some(unit) => narrow_digits[unit] = digits[unit] * times + part,
                    None => narrow_digits.insert(0, part),
                }
                let expected = offset(&parts, &digits) * times.cast_signed() + part.cast_signed();
                assert_eq!(offset(&narrow_parts, &narrow_digits), expected, "{layout} by {times}");
            }
        }
        if times > 0 && unit.is_some() {
            assert_eq!(narrow.widened(times), Ok(layout), "{layout} by {times}");
        }
    }
    let long = Modes::strided([2, usize::MAX / 4], [0, 1]).unwrap();
    assert!(long.narrowed(3).is_err(), "the offsets do not fit");
    assert!(matches!(
        long.narrowed(usize::MAX),
        Err(AlgebraError::TooLarge { extent: usize::MAX, stride: 1 })
    ));
    let far = Modes::strided([2, 2], [isize::MAX / 2, 3]).unwrap();
    assert!(matches!(far.narrowed(4), Err(AlgebraError::TooLarge { extent: 2, .. })), "nor do the strides");
    let point = Modes::<0>::new([]).unwrap();
    assert_eq!(point.narrowed(1), Ok(point));
    let refused = [0, 2].map(|times| point.narrowed(times).unwrap_err().to_string());
    assert_eq!(refused[0], "no layout: axis 0: 1 is not a multiple of 0");
    assert_eq!(refused[1], "no layout: index 1 has offset 1; its coordinates, one by one, give 0");
}

#[test]
fn a_common_vector_is_of_consecutive_offsets_at_the_same_indices() {
    // Each offset of an index, if no two share one.
    let indices = |layout: &Modes<2>| {
        let parts = modes(layout);
        let offsets: Vec<isize> = digits(&parts).iter().map(|digits| offset(&parts, digits)).collect();
        let mut all = vec![None; 1 + offsets.iter().max().map_or(0, |most| most.unsigned_abs())];
        for (index, offset) in offsets.iter().enumerate() {
            if all[offset.unsigned_abs()].replace(index).is_some() {
                return None;
            }
        }
        Some(all)
    };
    let all: Vec<_> = layouts(&[1, 2, 3], &[1, 2, 3, 4, 6])
        .filter_map(|layout| indices(&layout).map(|indices| (layout, indices)))
        .collect();
    let mut lengths = [0; 19];
    for (left, of_left) in &all {
        for (right, of_right) in all.iter().filter(|(right, _)| right.extents() == left.extents()) {
            let pairs = of_left.iter().zip(of_right);
            let expected = pairs.take_while(|(left, right)| left.is_some() && left == right).count();
            let found = left.largest_common_vector(right);
            assert_eq!(found, expected, "{left} and {right}");
            lengths[found] += 1;
        }
    }
    assert!([1, 2, 3, 4, 6, 9, 12, 18].iter().all(|length| lengths[*length] > 0), "{lengths:?}");
    let none = Modes::strided([0, 2], [2, 1]).unwrap();
    assert_eq!(none.largest_common_vector(&none), 0);
}

#[test]
fn a_nullspace_has_the_indices_whose_other_digits_are_zero() {
    for layout in layouts(&[1, 2, 3], &[0, 1, 2]) {
        let parts = modes(&layout);
        let is_stretched = |digits: &[usize]| {
            parts.iter().zip(digits).all(|((_, stride), digit)| *stride == 0 || *digit == 0)
        };
        let all = digits(&parts);
        let expected: Vec<usize> = (0..layout.count()).filter(|index| is_stretched(&all[*index])).collect();
        let null = layout.nullspace();
        let found: Vec<usize> = (0..null.count()).map(|at| null.at(at).unsigned_abs()).collect();
        assert_eq!(found, expected, "{layout}");
    }
}

/// Strides of which each is a multiple of the one before, and not less than what that mode spans, are those of digits, also with gaps that no copies fill.
#[test]
fn a_left_inverse_exists_for_strides_that_are_multiples() {
    let (mut inverses, mut without_copies) = (0, 0);
    for layout in layouts(&[2, 3], &[1, 2, 3, 4, 6, 8, 9, 12]) {
        let mut sorted = modes(&layout);
        sorted.sort_by_key(|(_, stride)| *stride);
        let is_chain = sorted.array_windows().all(|[(extent, below), (_, above)]| {
            above % below == 0 && *above >= below * extent.cast_signed()
        });
        if is_chain {
            let inverse = layout.left_inverse().unwrap();
            let is_inverse = |index| inverse.at(layout.at(index).unsigned_abs()) == index.cast_signed();
            assert!((0..layout.count()).all(is_inverse), "{layout}: {inverse}");
            inverses += 1;
            without_copies += usize::from((1..=400).all(|n| layout.complement(n).is_err()));
        }
    }
    assert!(inverses > 100 && without_copies > 10, "{inverses}, {without_copies}");
}

#[test]
fn a_swizzle_exchanges_bit_by_bit() {
    for (bits, base) in (1..=3).flat_map(|bits| (0..=3).map(move |base| (bits, base))) {
        for shift in (-4..=4_i32).filter(|shift| shift.unsigned_abs() >= bits) {
            let swizzle = Swizzle::new(bits, base, shift).unwrap();
            for offset in 0..1024_usize {
                let mut expected = offset;
                for bit in base..base + bits {
                    // The other bit is above, by the distance; a negative shift changes that one.
                    let other = bit + shift.unsigned_abs();
                    let (from, to) = if shift < 0 { (bit, other) } else { (other, bit) };
                    expected ^= (offset >> from & 1) << to;
                }
                assert_eq!(swizzle.apply(offset), expected, "{bits} {base} {shift}: {offset}");
            }
        }
    }
}
