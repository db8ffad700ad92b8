//! What is inferred of shapes with symbols, compared with all assignments of small numbers: an operation on known extents succeeds exactly where the conditions hold, and its
//! result is one of the inferred shape. The operations on numbers are written here again, in the plainest way.
#![cfg(feature = "std")]
#![cfg(not(miri))] // Hundreds of thousands of assignments.
#![allow(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::std_instead_of_alloc,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

use std::collections::BTreeMap;

use shapewise::{
    DynShape, contraction::DotAxes, extent::SymbolTable, shape::ConditionalShape, slice::SliceExpr,
};

const TABLE: SymbolTable = SymbolTable::new(3);

/// Numbers of all axes of some operands.
type Numbers = Vec<Vec<usize>>;

fn shapes(extents: &[&str], rank: u32) -> Vec<DynShape> {
    (0..extents.len().pow(rank))
        .map(|code| {
            let each = (0..rank).map(|axis| extents[code / extents.len().pow(axis) % extents.len()]);
            TABLE.shape(&format!("[{}]", each.collect::<Vec<_>>().join(","))).unwrap()
        })
        .collect()
}

/// All assignments of numbers below `most` to the symbols and the other unknown extents, which are as declared.
fn assignments(operands: &[&DynShape], most: usize) -> Vec<Numbers> {
    let mut all: Vec<(Numbers, BTreeMap<String, usize>)> = vec![(Vec::new(), BTreeMap::new())];
    for operand in operands {
        all.iter_mut().for_each(|(numbers, _)| numbers.push(Vec::new()));
        for extent in operand.symbolic_extents().unwrap() {
            let symbol = extent.symbol().map(|symbol| symbol.to_string());
            let mut next = Vec::new();
            for (numbers, symbols) in all {
                for number in (0..most.max(3)).filter(|&number| extent.extent().contains(number)) {
                    let (mut numbers, mut symbols) = (numbers.clone(), symbols.clone());
                    if let Some(symbol) = &symbol
                        && *symbols.entry(symbol.clone()).or_insert(number) != number
                    {
                        continue;
                    }
                    numbers.last_mut().unwrap().push(number);
                    next.push((numbers, symbols));
                }
            }
            all = next;
        }
    }
    all.into_iter().map(|(numbers, _)| numbers).collect()
}

/// Whether numbers are ones of a shape, whose symbols are those of the operands.
fn is_in(found: &[usize], shape: &DynShape, operands: &[&DynShape], numbers: &Numbers) -> bool {
    let mut symbols = BTreeMap::new();
    for (operand, numbers) in operands.iter().zip(numbers) {
        for (extent, &number) in operand.symbolic_extents().unwrap().zip(numbers) {
            extent.symbol().map(|symbol| symbols.insert(symbol, number));
        }
    }
    let extents: Vec<_> = shape.symbolic_extents().unwrap().collect();
    extents.len() == found.len()
        && extents.iter().zip(found).all(|(extent, number)| {
            extent.extent().contains(*number)
                && extent.symbol().is_none_or(|symbol| symbols[&symbol] == *number)
        })
}

/// Compares an inference with an operation on numbers.
#[track_caller]
fn compare<E: core::fmt::Display>(
    inferred: &Result<ConditionalShape, E>,
    operands: &[&DynShape],
    all: &[Numbers],
    operation: impl Fn(&Numbers) -> Option<Vec<usize>>,
) -> usize {
    for numbers in all {
        let found = operation(numbers);
        match inferred {
            Err(error) => assert_eq!(found, None, "{operands:?} of {numbers:?}: {error}"),
            Ok(inferred) => {
                let extents: Vec<&[usize]> = numbers.iter().map(Vec::as_slice).collect();
                let checked = inferred.check(&extents);
                assert_eq!(
                    checked.is_ok(),
                    found.is_some(),
                    "{operands:?} of {numbers:?}: {inferred:?}, {checked:?}"
                );
                let is_in = found.is_none_or(|found| is_in(&found, inferred.shape(), operands, numbers));
                assert!(is_in, "{operands:?} of {numbers:?}: {inferred:?}");
                assert!(
                    !inferred.is_certain() || checked.is_ok(),
                    "{operands:?} of {numbers:?}: {inferred:?}"
                );
            }
        }
    }
    all.len()
}

/// What two extents broadcast to, one of which is 1 and no symbol, or which are equal.
fn broadcast(lhs: (usize, bool), rhs: (usize, bool)) -> Option<usize> {
    match (lhs, rhs) {
        ((lhs, _), (rhs, _)) if lhs == rhs => Some(lhs),
        ((1, false), (rhs, _)) => Some(rhs),
        ((lhs, _), (1, false)) => Some(lhs),
        _ => None,
    }
}

fn has_symbol(shape: &DynShape, axis: usize) -> bool {
    shape.symbolic_extent(axis.cast_signed()).unwrap().symbol().is_some()
}

const EXTENTS: [&str; 7] = ["n", "m", "?", "1", "2", "n<=1", "<=2"];

#[test]
fn merges_and_joins_along_an_axis() {
    let all = shapes(&EXTENTS, 2);
    let mut count = 0;
    for (lhs, rhs) in all.iter().flat_map(|lhs| all.iter().map(move |rhs| (lhs, rhs))) {
        let operands = [lhs, rhs];
        let all = assignments(&operands, 3);
        count += compare(&lhs.infer_merge(rhs), &operands, &all, |numbers| {
            (numbers[0] == numbers[1]).then(|| numbers[0].clone())
        });
        count += compare(&lhs.infer_join_axis(0, rhs), &operands, &all, |numbers| {
            (numbers[0][1] == numbers[1][1]).then(|| vec![numbers[0][0] + numbers[1][0], numbers[0][1]])
        });
        let total = &TABLE.shape("[t]").unwrap();
        let stated = total.symbolic_extent(0).unwrap();
        if lhs.symbolic_extent(1).unwrap().symbol().is_some() {
            let operands = [lhs, rhs, total];
            let all = assignments(&operands, 3);
            count += compare(&lhs.infer_join_axis_to(0, rhs, stated), &operands, &all, |numbers| {
                let (total, width) = (numbers[0][0] + numbers[1][0], numbers[0][1]);
                (width == numbers[1][1] && numbers[2][0] == total).then(|| vec![total, width])
            });
        }
        // A union has the shapes of both.
        let joined = lhs.join(rhs);
        for numbers in &all {
            assert!(
                numbers.iter().all(|found| is_in(found, &joined, &operands, numbers)),
                "{operands:?}: {joined}"
            );
        }
        let equal = lhs.known_equal(rhs);
        for numbers in &all {
            assert!(equal.is_none_or(|equal| equal == (numbers[0] == numbers[1])), "{operands:?}: {equal:?}");
        }
    }
    assert!(count > 80_000, "{count}");
}

#[test]
fn broadcasts_of_both_rules() {
    let all = shapes(&EXTENTS, 2);
    let mut count = 0;
    for (lhs, rhs) in all.iter().flat_map(|lhs| all.iter().map(move |rhs| (lhs, rhs))) {
        let operands = [lhs, rhs];
        let all = assignments(&operands, 3);
        for is_strict in [false, true] {
            let inferred = if is_strict { lhs.broadcast_with(rhs, &[]) } else { lhs.align_trailing(rhs) };
            for numbers in &all {
                count += 1;
                let of = |operand: usize, axis: usize| {
                    (numbers[operand][axis], has_symbol(operands[operand], axis))
                };
                let found: Option<Vec<_>> = (0..2).map(|axis| broadcast(of(0, axis), of(1, axis))).collect();
                let Ok(inferred) = &inferred else {
                    // XLA's rule refuses what it cannot compare.
                    assert!(is_strict || found.is_none(), "{operands:?} of {numbers:?}");
                    continue;
                };
                let known = [0, 1].map(|at| DynShape::try_from(&numbers[at]).unwrap());
                let checked = inferred.check(&known);
                let fits = |found: &Vec<usize>| is_in(found, inferred.shape(), &operands, numbers);
                match &found {
                    None => assert!(checked.is_err(), "{operands:?} of {numbers:?}: {inferred:?}"),
                    Some(found) if is_strict && !fits(found) => assert!(checked.is_err()),
                    Some(found) => {
                        let checked = checked.unwrap();
                        assert!(fits(found), "{operands:?} of {numbers:?}: {inferred:?}");
                        assert_eq!(checked.shape(), &DynShape::try_from(found).unwrap());
                    }
                }
                assert!(
                    !inferred.is_certain() || found.is_some(),
                    "{operands:?} of {numbers:?}: {inferred:?}"
                );
                // One axis at a time, each condition says the same.
                let holds = inferred.conditions().iter().all(|condition| {
                    condition.check(numbers[0][condition.axis], numbers[1][condition.axis]).is_ok()
                });
                assert_eq!(holds, checked_all(inferred, &known), "{operands:?} of {numbers:?}: {inferred:?}");
            }
        }
    }
    assert!(count > 80_000, "{count}");
}

/// An operand of unknown rank: what passes the check has a result of the inferred shape.
#[test]
fn broadcasts_with_an_unknown_rank() {
    let mut count = 0;
    for (x, dimensions) in
        shapes(&EXTENTS, 2).iter().flat_map(|x| [&[][..], &[0], &[1]].map(|dimensions| (x, dimensions)))
    {
        let unknown = DynShape::UNKNOWN;
        for of_left in [true, false] {
            let swapped = if of_left { [x, &unknown] } else { [&unknown, x] };
            let inferred = swapped[0].broadcast_with(swapped[1], dimensions).unwrap();
            assert!(!dimensions.is_empty() || inferred.shape().has_symbols() == x.has_symbols());
            let others = [vec![], vec![0], vec![1], vec![2], vec![1, 2], vec![2, 2], vec![3, 1]];
            for (numbers, other) in assignments(&[x], 3)
                .iter()
                .flat_map(|numbers| others.iter().map(move |other| (numbers, other)))
            {
                let known = [&numbers[0], other].map(|numbers| DynShape::try_from(numbers).unwrap());
                let [left, right] = known;
                let known = if of_left { [left, right] } else { [right, left] };
                let Ok(checked) = inferred.check(&known) else { continue };
                let found: Vec<_> =
                    checked.shape().extents().unwrap().iter().map(|extent| extent.get().unwrap()).collect();
                assert!(is_in(&found, inferred.shape(), &[x], numbers), "{x} and {other:?}: {inferred:?}");
                count += 1;
            }
        }
    }
    assert!(count > 500, "{count}");
}

fn checked_all(inferred: &shapewise::DynBroadcast, known: &[DynShape]) -> bool {
    inferred.check(known).is_ok()
}

#[test]
fn contractions() {
    let all = shapes(&["n", "m", "?", "2", "n<=1"], 2);
    let batches = shapes(&["n", "?", "1", "2"], 3);
    let mut count = 0;
    for (lhs, rhs) in all.iter().flat_map(|lhs| all.iter().map(move |rhs| (lhs, rhs))) {
        let operands = [lhs, rhs];
        let all = assignments(&operands, 3);
        let matmul =
            |numbers: &Numbers| (numbers[0][1] == numbers[1][0]).then(|| vec![numbers[0][0], numbers[1][1]]);
        count += compare(&lhs.infer_matmul(rhs), &operands, &all, matmul);
        count += compare(&DynShape::infer_einsum("ab,bc->ac", &operands), &operands, &all, matmul);
        assert_eq!(lhs.matmul(rhs).ok(), lhs.infer_matmul(rhs).ok().map(ConditionalShape::into_shape));
        let axes = DotAxes::contracting([1], [0]);
        count += compare(&lhs.infer_dot_general(rhs, &axes), &operands, &all, matmul);
        let axes = DotAxes::contracting([1], [1]).batch([0], [0]);
        let rows = |numbers: &Numbers| (numbers[0] == numbers[1]).then(|| vec![numbers[0][0]]);
        count += compare(&lhs.infer_dot_general(rhs, &axes), &operands, &all, rows);
        count += compare(&DynShape::infer_einsum("ab,ab->a", &operands), &operands, &all, rows);
        count += compare(&DynShape::infer_einsum("aa,ab->b", &operands), &operands, &all, |numbers| {
            (numbers[0] == [numbers[1][0]; 2]).then(|| vec![numbers[1][1]])
        });
    }
    for (lhs, rhs) in batches.iter().step_by(3).flat_map(|lhs| batches.iter().map(move |rhs| (lhs, rhs))) {
        let operands = [lhs, rhs];
        let all = assignments(&operands, 3);
        count += compare(&lhs.infer_matmul(rhs), &operands, &all, |numbers| {
            let of = |operand: usize| (numbers[operand][0], has_symbol(operands[operand], 0));
            let batch = broadcast(of(0), of(1))?;
            (numbers[0][2] == numbers[1][1]).then(|| vec![batch, numbers[0][1], numbers[1][2]])
        });
    }
    assert!(count > 80_000, "{count}");
}

#[test]
fn reshapes() {
    let all = shapes(&["n", "m", "?", "2", "3", "n<=3"], 2);
    let product = |numbers: &[usize]| numbers.iter().product::<usize>();
    let mut count = 0;
    for x in &all {
        let five = assignments(&[x], 5);
        for to in [&[-1, 2][..], &[2], &[-1], &[3, -1, 2], &[2, 3], &[4, -1], &[0], &[6, 1]] {
            let inferred = x.infer_reshape(to);
            count += compare(&inferred, &[x], &five, |numbers| {
                let (from, others) = (product(&numbers[0]), to.iter().filter(|&&extent| extent >= 0));
                let others: usize = others.map(|extent| extent.unsigned_abs()).product();
                let is_inferred = to.contains(&-1);
                let fits = if is_inferred { from % others == 0 } else { from == others };
                fits.then(|| to.iter().map(|&e| usize::try_from(e).unwrap_or(from / others.max(1))).collect())
            });
            assert_eq!(x.reshape(to).ok(), inferred.ok().map(ConditionalShape::into_shape));
        }
        for axis in 0..2_usize {
            for to in [&[-1, 2][..], &[2, 1], &[3], &[-1, 3, 1], &[]] {
                count += compare(&x.split_axis(axis.cast_signed(), to), &[x], &five, |numbers| {
                    let mut numbers = numbers[0].clone();
                    let others = to.iter().filter(|&&extent| extent >= 0).map(|extent| extent.unsigned_abs());
                    let (from, others) = (numbers[axis], others.product::<usize>());
                    let fits = if to.contains(&-1) { from % others == 0 } else { from == others };
                    let parts: Vec<_> =
                        to.iter().map(|&e| usize::try_from(e).unwrap_or(from / others)).collect();
                    numbers.splice(axis..=axis, parts);
                    fits.then_some(numbers)
                });
            }
            for positions in [0..0, 0..2, 1..3, 2..2] {
                count += compare(&x.infer_narrow(axis, positions.clone()), &[x], &five, |numbers| {
                    let mut numbers = numbers[0].clone();
                    let fits = numbers[axis] >= positions.end;
                    numbers[axis] = positions.len();
                    fits.then_some(numbers)
                });
            }
        }
        for target in &all {
            count += compare(
                &x.infer_reshape_to(target),
                &[x, target],
                &assignments(&[x, target], 4),
                |numbers| (product(&numbers[0]) == product(&numbers[1])).then(|| numbers[1].clone()),
            );
        }
    }
    assert!(count > 40_000, "{count}");
}

/// Operations without conditions: the result on numbers is one of the inferred shape.
#[test]
fn slices_and_moves_of_axes() {
    let all = shapes(&["n", "m<=2", "?", "3", "<=2"], 2);
    let slices = [
        ":",
        "::-1",
        "1:",
        "0:2",
        "-2::-1",
        "2::-1",
        "::2",
        "...",
        ":, ::-1",
        "None, :",
        "0:1, None",
        "-9:, 0:9",
        "0:, -1::-1",
        ":2, -2:",
        ":1, -1:",
        "1::-1, 2:-3:-1",
        "0::-1, 2:-2:-1",
        "-2:2, :-3:-1",
    ];
    let operations: [fn(&DynShape) -> Option<DynShape>; 21] = [
        |x| x.permute(&[1, 0]).ok(),
        |x| x.swap_axes(0, 1).ok(),
        |x| x.move_axis(0, 1).ok(),
        |x| x.reduce(&[0]).ok(),
        |x| x.reduce(&[1]).ok(),
        |x| x.remove_axis(0).ok(),
        |x| x.insert_axis(1, shapewise::DynExtent::ONE).ok(),
        |x| x.concatenate(x).ok(),
        |x| x.repeat(0, 2).ok(),
        |x| x.tile(&[3, 1, 2]).ok(),
        |x| x.diff(1, 1).ok(),
        |x| x.broadcast(&[2]).ok(),
        |x| x.slice_axes(shapewise::slice::Range { begin: None, end: None }, -1).ok(),
        |x| x.pad(&[shapewise::Pad::NONE, shapewise::Pad::edges(1, 0)]).ok(),
        |x| x.pad(&[shapewise::Pad::edges(-1, 1), shapewise::Pad::edges(2, -2)]).ok(),
        |x| x.repeat(0, 1).ok(),
        |x| x.diff(1, 0).ok(),
        |x| x.diagonal(0, 1, 0).ok(),
        |x| x.diagonal(0, 1, -1).ok(),
        |x| x.join_axis(1, &TABLE.shape("[?,0]").unwrap()).ok(),
        |x| x.join_axis(0, &TABLE.shape("[<=0,?]").unwrap()).ok(),
    ];
    let mut with_symbols = 0;
    for x in &all {
        let check = |operation: &dyn Fn(&DynShape) -> Option<DynShape>, name: &str| {
            let inferred = operation(x).unwrap_or_else(|| panic!("{name} of {x}"));
            for numbers in assignments(&[x], 5) {
                let found = operation(&DynShape::try_from(&numbers[0]).unwrap()).unwrap();
                let known: Vec<_> =
                    found.extents().unwrap().iter().map(|extent| extent.get().unwrap()).collect();
                assert!(is_in(&known, &inferred, &[x], &numbers), "{name} of {x}, {numbers:?}: {inferred}");
            }
            usize::from(inferred.has_symbols())
        };
        for text in slices {
            let slice: SliceExpr = text.parse().unwrap();
            with_symbols += check(&|x| slice.infer(x).ok(), text);
        }
        for (at, operation) in operations.iter().enumerate() {
            with_symbols += check(operation, &at.to_string());
        }
    }
    assert!(with_symbols > 200, "{with_symbols}");
}
