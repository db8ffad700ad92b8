//! Operations with three operands, compared with the oracle: maps, writes, `select`, `clamp`; and the bit operators.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::op_ref,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{Naive, array, shapes};
use shapewise::{
    BroadcastError, Const, One, Shape, Strided, Tensor, View, ViewMut,
    array::DynTensor,
    s, shape, tensor,
    verbs::{choose, try_choose},
};

/// All triples of shapes of a rank.
fn triples(rank: usize, largest: usize) -> impl Iterator<Item = [Vec<usize>; 3]> {
    let all = shapes(rank, largest);
    let pairs: Vec<_> = all.iter().flat_map(|a| all.iter().map(move |b| (a.clone(), b.clone()))).collect();
    let triples: Vec<_> =
        pairs.iter().flat_map(|(a, b)| all.iter().map(move |c| [a.clone(), b.clone(), c.clone()])).collect();
    triples.into_iter()
}

fn map(x: i64, y: i64, z: i64) -> i64 {
    (x * 100 + y) * 100 + z
}

/// Memory layouts of extents: row-major, column-major, every second element, backwards.
fn ways<const R: usize>(extents: [usize; R]) -> [Strided<R>; 4] {
    let rows = Strided::row_major(extents).unwrap().strides();
    let columns = Strided::column_major(extents).unwrap().strides();
    [rows, columns, rows.map(|stride| 2 * stride), rows.map(|stride| -stride)]
        .map(|strides| Strided::new(extents, strides).unwrap())
}

fn laid_out<const R: usize>(layout: &Strided<R>, naive: &Naive) -> Vec<i64> {
    let mut memory = vec![-1; layout.span()];
    for (index, element) in oracle::indices(&naive.extents).iter().zip(&naive.elements) {
        memory[layout.offset(array(index)).unwrap()] = *element;
    }
    memory
}

#[test]
fn maps_and_writes_of_all_triples() {
    let (mut maps, mut writes, mut refused) = (0, 0, 0);
    for [a, b, c] in triples(2, 2) {
        let naive = [&Naive::counted(&a, 1), &Naive::counted(&b, 20), &Naive::counted(&c, 40)];
        let view =
            |at: usize, extents: &[usize]| View::new(&naive[at].elements, array::<2>(extents)).unwrap();
        let (x, y, z) = (view(0, &a), view(1, &b), view(2, &c));
        let expected =
            naive[0].zip(naive[1], |x, y| x * 100 + y).and_then(|sum| sum.zip(naive[2], |x, y| x * 100 + y));
        let mapped = x.try_zip_map3(&y, &z, |x, y, z| map(*x, *y, *z));
        match (&mapped, &expected) {
            (Ok(mapped), Ok(expected)) => {
                assert_eq!(mapped.extents()[..], expected.extents, "{naive:?}");
                assert_eq!(mapped.as_slice(), expected.elements, "{naive:?}");
                maps += 1;
            }
            _ => assert_eq!(mapped.err(), expected.clone().err(), "{naive:?}"),
        }
        for to in shapes(2, 2) {
            let mut memory = vec![-1; to.iter().product()];
            let written =
                ViewMut::new(&mut memory, array::<2>(&to))
                    .unwrap()
                    .try_zip_from3(&x, &y, &z, |x, y, z| map(*x, *y, *z));
            // Each operand is checked in turn.
            let operands = naive[0]
                .broadcast(&to)
                .and_then(|a| Ok((a, naive[1].broadcast(&to)?, naive[2].broadcast(&to)?)));
            match operands {
                Ok((a, b, c)) => {
                    assert_eq!(written, Ok(()), "{naive:?} to {to:?}");
                    let expected: Vec<i64> = a
                        .elements
                        .iter()
                        .zip(&b.elements)
                        .zip(&c.elements)
                        .map(|((x, y), z)| map(*x, *y, *z))
                        .collect();
                    assert_eq!(memory, expected, "{naive:?} to {to:?}");
                    writes += 1;
                }
                Err(error) => {
                    assert_eq!(written, Err(error), "{naive:?} to {to:?}");
                    assert!(memory.iter().all(|element| *element == -1), "nothing is written");
                    refused += 1;
                }
            }
        }
    }
    // Per axis with extents 0 to 2: all equal, or a 1 with equal others: 3 + 2 * 6.
    assert_eq!(maps, 15 * 15, "maps");
    // Two extents each broadcast to 0 and to 2, one to 1.
    assert_eq!((writes, writes + refused), ((8 + 1 + 8) * (8 + 1 + 8), 729 * 9), "writes");
}

#[test]
fn maps_and_writes_of_operands_in_all_layouts() {
    let (a, b, c) = ([3, 2], [1, 2], [3, 1]);
    let naive = [Naive::counted(&a, 1), Naive::counted(&b, 20), Naive::counted(&c, 40)];
    let expected = naive[0]
        .zip(&naive[1], |x, y| x * 100 + y)
        .and_then(|sum| sum.zip(&naive[2], |x, y| x * 100 + y))
        .unwrap();
    let mut cases = 0;
    for x in ways(a) {
        let memory = [laid_out(&x, &naive[0])];
        let x = View::with_layout(&memory[0], x).unwrap();
        for y in ways(b) {
            let memory = laid_out(&y, &naive[1]);
            let y = View::with_layout(&memory, y).unwrap();
            for z in ways(c) {
                let memory = laid_out(&z, &naive[2]);
                let z = View::with_layout(&memory, z).unwrap();
                let mapped = x.zip_map3(&y, &z, |x, y, z| map(*x, *y, *z));
                assert_eq!(mapped.as_slice(), expected.elements, "{x:?} {y:?} {z:?}");
                // Each operand in the position of each other, so that each kind of row occurs at every position.
                let turned = z.zip_map3(&x, &y, |z, x, y| map(*x, *y, *z));
                assert_eq!(turned.as_slice(), expected.elements, "{x:?} {y:?} {z:?}");
                let turned = y.zip_map3(&z, &x, |y, z, x| map(*x, *y, *z));
                assert_eq!(turned.as_slice(), expected.elements, "{x:?} {y:?} {z:?}");
                for to in ways(a) {
                    let mut memory = vec![-1; to.span()];
                    ViewMut::with_layout(&mut memory, to)
                        .unwrap()
                        .zip_from3(&x, &y, &z, |x, y, z| map(*x, *y, *z));
                    assert_eq!(memory, laid_out(&to, &expected), "{x:?} {y:?} {z:?} to {to:?}");
                    ViewMut::with_layout(&mut memory, to)
                        .unwrap()
                        .zip_from3(&z, &x, &y, |z, x, y| map(*x, *y, *z));
                    assert_eq!(memory, laid_out(&to, &expected), "{x:?} {y:?} {z:?} to {to:?}");
                    cases += 1;
                }
            }
        }
    }
    assert_eq!(cases, 4_usize.pow(4), "cases");
}

#[test]
fn select_takes_a_scalar_or_the_same_shape() {
    let (mut selected, mut refused) = (0, 0);
    for [p, a, b] in triples(2, 2) {
        let naive = [&Naive::counted(&p, 0), &Naive::counted(&a, 10), &Naive::counted(&b, 20)];
        let mask: Vec<bool> = naive[0].elements.iter().map(|element| element % 3 != 1).collect();
        let mask = View::new(&mask, array::<2>(&p)).unwrap();
        let (x, y) = (
            View::new(&naive[1].elements, array::<2>(&a)).unwrap(),
            View::new(&naive[2].elements, array::<2>(&b)).unwrap(),
        );
        let differ = |left: &[usize], right: &[usize]| (0..2).find(|&axis| left[axis] != right[axis]);
        match (try_choose(mask, &x, &y), differ(&a, &b), differ(&a, &p)) {
            (Ok(found), None, None) => {
                let expected = mask
                    .iter()
                    .zip(&naive[1].elements)
                    .zip(&naive[2].elements)
                    .map(|((p, a), b)| if *p { *a } else { *b });
                assert_eq!(
                    (found.extents()[..].to_vec(), found.into_vec()),
                    (a.clone(), expected.collect()),
                    "{naive:?}"
                );
                for scalar in [true, false] {
                    let all = choose(scalar, &x, &y);
                    assert_eq!(all.as_slice(), naive[if scalar { 1 } else { 2 }].elements, "{naive:?}");
                    let element = choose(scalar, &x, -1);
                    assert!(element.iter().eq(x.map(|x| if scalar { *x } else { -1 }).iter()), "{naive:?}");
                }
                // An element for either branch, of views and of tensors.
                let chosen = |p: &bool, x: i64, y: i64| if *p { x } else { y };
                let expected = mask.zip_map(&x, |p, x| chosen(p, *x, -1));
                assert_eq!(choose(mask, x, -1), expected, "{naive:?}");
                assert_eq!(choose(mask.to_tensor(), x.to_tensor(), -1), expected, "{naive:?}");
                let expected = mask.zip_map(&y, |p, y| chosen(p, -1, *y));
                assert_eq!(choose(mask, -1, &y.to_tensor()), expected, "{naive:?}");
                assert_eq!(try_choose(mask, x.to_tensor(), &y), try_choose(mask, x, y), "{naive:?}");
                selected += 1;
            }
            (Err(BroadcastError::Select { axis, on_true, on_false }), Some(first), _) => {
                assert_eq!((axis, on_true, on_false), (first, a[first], b[first]), "{naive:?}");
                refused += 1;
            }
            (Err(BroadcastError::Predicate { axis, extent, predicate }), None, Some(first)) => {
                // It does not stretch either if one of the two branches is an element.
                let error = BroadcastError::Predicate { axis, extent, predicate };
                assert_eq!(try_choose(mask, x, -1).err(), Some(error), "{naive:?}");
                assert_eq!(try_choose(mask, -1, x).err(), Some(error), "{naive:?}");
                assert_eq!((axis, extent, predicate), (first, a[first], p[first]), "{naive:?}");
                refused += 1;
            }
            (found, ..) => panic!("{naive:?}: {found:?}"),
        }
    }
    assert_eq!((selected, selected + refused), (9, 729));
}

#[test]
fn clamp_takes_scalars_or_the_same_shape() {
    let (mut clamped, mut refused) = (0, 0);
    for [min, x, max] in triples(2, 2) {
        let naive = [&Naive::counted(&min, -1), &Naive::counted(&x, -2), &Naive::counted(&max, 0)];
        let view =
            |at: usize, extents: &[usize]| View::new(&naive[at].elements, array::<2>(extents)).unwrap();
        let (least, operand, most) = (view(0, &min), view(1, &x), view(2, &max));
        let differ = |bound: &[usize]| (0..2).find(|&axis| x[axis] != bound[axis]);
        let any_rank = operand.dynamic().clamp(least.dynamic(), most.dynamic());
        assert_eq!(
            any_rank.map(DynTensor::into_vec),
            operand.try_clamp(least, most).map(Tensor::into_vec),
            "{naive:?}"
        );
        match (operand.try_clamp(least, &most), differ(&min), differ(&max)) {
            (Ok(found), None, None) => {
                let bounds = naive[0].elements.iter().zip(&naive[2].elements);
                let expected =
                    naive[1].elements.iter().zip(bounds).map(|(x, (min, max))| *x.max(min).min(max));
                assert_eq!(found.into_vec(), expected.collect::<Vec<_>>(), "{naive:?}");
                let numbers = operand.clamp(-1, 1);
                let expected: Vec<i64> = naive[1].elements.iter().map(|x| *x.clamp(&-1, &1)).collect();
                assert_eq!(numbers.as_slice(), expected, "{naive:?}");
                assert_eq!(operand.clamp(least, 9).extents()[..], x, "{naive:?}");
                clamped += 1;
            }
            (Err(BroadcastError::Clamp { axis, extent, bound }), least, most) => {
                let (first, bounds) =
                    least.map(|axis| (axis, &min)).or(most.map(|axis| (axis, &max))).unwrap();
                assert_eq!((axis, extent, bound), (first, x[first], bounds[first]), "{naive:?}");
                refused += 1;
            }
            (found, ..) => panic!("{naive:?}: {found:?}"),
        }
    }
    assert_eq!((clamped, clamped + refused), (9, 729));
}

#[test]
fn clamp_keeps_elements_that_cannot_be_compared() {
    let x = [f64::NAN, -1.0, 0.5, 2.0];
    let x = View::new(&x, shape![4]).unwrap();
    let clamped = x.clamp(0.0, 1.0);
    assert!(clamped[[0]].is_nan());
    assert_eq!(clamped.as_slice()[1..], [0.0, 0.5, 1.0]);
    assert_eq!(x.clamp(f64::NAN, 1.0).as_slice()[1..], [-1.0, 0.5, 1.0], "a NaN is not a bound");
    assert_eq!(x.clamp(1.0, 0.0).as_slice()[1..], [0.0; 3], "the upper bound is applied last");
    // A scalar operand adds no axis that stretches.
    let empty = View::<f64, 1>::new(&[], [0]).unwrap();
    assert_eq!(empty.clamp(0.0, 1.0).extents(), [0]);
    // The same of arrays whose rank is known at run time. A bound without axes is a number.
    let (dynamic, one) = (x.dynamic(), tensor![0.0].into_dynamic());
    assert_eq!(dynamic.clamp(f64::NAN, 1.0).unwrap().as_slice()[1..], [-1.0, 0.5, 1.0]);
    assert_eq!(dynamic.clamp(1.0, one.index_axis(0, 0).unwrap()).unwrap().as_slice()[1..], [0.0; 3]);
    assert_eq!(
        dynamic.clamp(0.0, one).unwrap_err(),
        BroadcastError::Clamp { axis: 0, extent: 4, bound: 1 },
        "an extent of 1 does not stretch"
    );
    let error = dynamic.clamp(x.dynamic().reshape(&[2, 2]).unwrap(), 1.0).unwrap_err();
    assert_eq!(error.to_string(), "ranks 1 and 2 do not broadcast: ranks must be equal, or one of them 0");
    let scalar = dynamic.index_axis(0, 1).unwrap();
    assert!(matches!(scalar.clamp(&dynamic, 1.0), Err(BroadcastError::RankMismatch { lhs: 0, rhs: 1 })));
    assert_eq!(scalar.clamp(0.0, 1.0).unwrap()[[]], 0.0);
}

#[test]
fn extents_known_for_one_operand_are_known_for_the_result() {
    let memory = [1, 2, 3, 4, 5, 6];
    let n = 2;
    let (mixed, typed) =
        (View::new(&memory, shape![n, 3]).unwrap(), View::new(&memory, shape![2, 3]).unwrap());
    let mask = typed.map(|x| *x > 2);
    let found: (Const<2>, Const<3>) = choose(&mask, &mixed, &mixed).typed_extents();
    assert_eq!(found, shape![2, 3]);
    let found: (usize, Const<3>) = choose(true, &mixed.ranked(), &mixed).typed_extents();
    assert_eq!(found, (2, Const::<3>));
    let found: (Const<2>, Const<3>) = mixed.clamp(typed, 9).typed_extents();
    assert_eq!(found, shape![2, 3]);
    let one = View::new(&memory, (One, 3)).unwrap();
    let found: (usize, Const<3>) = mixed.zip_map3(&one, &one, |x, y, z| x + y + z).typed_extents();
    assert_eq!(found, (2, Const::<3>));
    // Extents known at run time are then compared.
    let three = 3;
    let other = View::new(&memory, (three, 2)).unwrap();
    let error = try_choose(&mask, &other.transpose(), &typed).err();
    assert_eq!(error, None, "transposed, it has the same extents");
    let error = try_choose(&mask, &other, &typed.ranked()).err();
    assert_eq!(error, Some(BroadcastError::Select { axis: 0, on_true: 3, on_false: 2 }));
}

#[test]
fn bits_and_shifts_broadcast_like_other_operators() {
    let (column, row) = ([1_u32, 6], [3, 5, 12]);
    let (column, row) = (View::new(&column, shape![2, 1]).unwrap(), View::new(&row, shape![1, 3]).unwrap());
    let each = |map: fn(u32, u32) -> u32| [1, 6].map(|x| [3, 5, 12].map(|y| map(x, y))).concat();
    assert_eq!((column & row).as_slice(), each(|x, y| x & y));
    assert_eq!((column | &row).as_slice(), each(|x, y| x | y));
    assert_eq!((&column ^ row).as_slice(), each(|x, y| x ^ y));
    assert_eq!((column << row).as_slice(), each(|x, y| x << y));
    assert_eq!((column.to_tensor() >> row).as_slice(), each(|x, y| x >> y));
    assert_eq!((row & 4).as_slice(), [0, 4, 4]);
    assert_eq!((4 | row).as_slice(), [7, 5, 12]);
    assert_eq!((1 << row.to_tensor()).as_slice(), [8, 32, 4096]);
    assert_eq!((!row).as_slice(), [!3, !5, !12]);
    assert_eq!((!&row.to_tensor()).as_slice(), [!3, !5, !12]);

    let mut table = Tensor::try_filled(shape![2, 3], 0b1111_u32).unwrap();
    table &= row;
    table |= column;
    table ^= 1;
    assert_eq!(table.as_slice(), each(|x, y| (15 & y | x) ^ 1));
    table <<= column;
    table >>= View::new(&[1, 2, 3], shape![1, 3]).unwrap();
    let shifted =
        [1, 6].map(|x| [(3, 1), (5, 2), (12, 3)].map(|(y, by)| (((15 & y | x) ^ 1) << x) >> by)).concat();
    assert_eq!(table.as_slice(), shifted);
    table.slice_mut(s![1..2]).fill(0);
    assert_eq!(table.as_slice()[3..], [0; 3]);
}

#[test]
fn masks_are_combined_by_their_operators() {
    let memory = [1, 5, 3, 7];
    let x = View::new(&memory, shape![4]).unwrap();
    let (large, odd) = (x.map(|x| *x > 2), x.map(|x| x % 5 != 0));
    assert_eq!((&large & &odd).as_slice(), [false, false, true, true]);
    assert_eq!((&large | !&odd).as_slice(), [false, true, true, true]);
    assert_eq!((large ^ true).as_slice(), [true, false, false, false]);
    assert_eq!((false | &odd).as_slice(), odd.as_slice());
}

#[test]
fn results_that_do_not_fit_are_errors() {
    let one = [0_u8];
    let huge = |extents: [usize; 2]| {
        let to = Shape::new(extents).unwrap();
        View::new(&one, shape![1, 1]).unwrap().try_broadcast_to(to.extents()).unwrap().ranked()
    };
    let most = isize::MAX.unsigned_abs();
    let (tall, wide) = (huge([most, 1]), huge([1, most]));
    assert!(matches!(tall.try_zip_map3(&wide, &wide, |_, _, _| ()), Err(BroadcastError::Size(_))));
    assert!(matches!(tall.try_zip_map3(&tall, &tall, |_, _, _| 0_u64), Err(BroadcastError::Memory(_))));
    assert!(matches!(shapewise::broadcast::all((tall, wide)), Err(BroadcastError::Size(_))));
}
