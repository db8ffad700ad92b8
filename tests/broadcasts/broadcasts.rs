//! Broadcasting, compared with the oracle: all pairs of small shapes through maps, folds, operators and assignments;
//! operands with all memory layouts; all broadcast dimensions; NumPy's alignment.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::op_ref,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

#[cfg(feature = "arrays")]
use oracle::check::{check_tensor, check_view};
use oracle::{Naive, array, broadcast_extents, parse, shapes};
use shapewise::{Axis, BroadcastError, Const, Shape, Strided, axes, broadcast, s, shape};
#[cfg(feature = "arrays")]
use shapewise::{View, ViewMut, tensor, verbs};

#[cfg(feature = "arrays")]
fn sorted(mut elements: Vec<i64>) -> Vec<i64> {
    elements.sort_unstable();
    elements
}

/// The operations on each pair of ranked views: a map, a fold, a broadcast, an assignment. Returns whether they
/// broadcast.
#[cfg(feature = "arrays")]
fn pair<const R: usize>(left: &View<'_, i64, R>, right: &View<'_, i64, R>, naive: [&Naive; 2]) -> bool {
    let expected = naive[0].zip(naive[1], |x, y| x * 100 + y);
    let mapped = left.try_zip_map(right, |x, y| x * 100 + y);
    // The order is not promised.
    let folded = left.try_zip_fold(right, Vec::new(), |mut all, x, y| {
        all.push(x * 100 + y);
        all
    });
    match (mapped, expected) {
        (Ok(mapped), Ok(expected)) => {
            assert_eq!(mapped.extents()[..], expected.extents, "{naive:?}");
            assert_eq!(mapped.as_slice(), expected.elements, "{naive:?}");
            assert_eq!(sorted(folded.unwrap()), sorted(expected.elements), "{naive:?}");
            true
        }
        (mapped, expected) => {
            assert_eq!(mapped.err(), expected.clone().err(), "{naive:?}");
            assert_eq!(folded.err(), expected.err(), "{naive:?}");
            false
        }
    }
}

/// The right operand broadcast to the extents of the left one, as a view and as the source of a write.
#[cfg(feature = "arrays")]
fn onto<const R: usize>(left: &View<'_, i64, R>, right: &View<'_, i64, R>, naive: [&Naive; 2]) {
    let expected = naive[1].broadcast(&naive[0].extents);
    match (right.try_broadcast_to(left.extents()), &expected) {
        (Ok(view), Ok(expected)) => check_view(&view, expected),
        (got, expected) => assert_eq!(got.err(), expected.clone().err(), "{naive:?}"),
    }
    let (mut memory, before) = (vec![0; left.element_count()], vec![0; left.element_count()]);
    let assigned = ViewMut::new(&mut memory, left.extents()).unwrap().try_assign(right);
    assert_eq!(assigned.err(), expected.clone().err(), "assign {naive:?}");
    assert_eq!(&memory, expected.as_ref().map_or(&before, |expected| &expected.elements), "assign {naive:?}");
    let mapped = ViewMut::new(&mut memory, left.extents()).unwrap().try_map_from(right, |x| -x);
    assert_eq!(mapped.err(), expected.clone().err(), "map_from {naive:?}");
    let negated = expected.map_or(before, |expected| expected.elements.iter().map(|x| -x).collect());
    assert_eq!(memory, negated, "map_from {naive:?}");
}

#[cfg(feature = "arrays")]
macro_rules! all_pairs {
    ($rank:literal, $pairs:ident, $broadcast:ident) => {
        for left in shapes($rank, 3) {
            for right in shapes($rank, 3) {
                let naive = [&Naive::counted(&left, 1), &Naive::counted(&right, 50)];
                let left = View::new(&naive[0].elements, array::<$rank>(&left)).unwrap();
                let right = View::new(&naive[1].elements, array::<$rank>(&right)).unwrap();
                $broadcast += usize::from(pair(&left, &right, naive));
                onto(&left, &right, naive);
                $pairs += 1;
            }
        }
    };
}

#[test]
#[cfg(feature = "arrays")]
fn all_pairs_of_ranked_shapes_of_the_same_rank() {
    let (mut pairs, mut broadcast) = (0, 0);
    all_pairs!(0, pairs, broadcast);
    all_pairs!(1, pairs, broadcast);
    all_pairs!(2, pairs, broadcast);
    all_pairs!(3, pairs, broadcast);
    assert_eq!(pairs, 1 + 16 + 256 + 4096, "pairs");
    // Per axis 4 pairs are equal, and 6 have a 1 on one side.
    assert_eq!(broadcast, 1 + 10 + 100 + 1000, "pairs that broadcast");
}

/// Layouts of these extents: row-major, column-major, every second element, backwards, both, rows last to first, and
/// rows with a gap after each.
#[cfg(feature = "arrays")]
fn ways<const R: usize>(extents: [usize; R]) -> [Strided<R>; 7] {
    let rows = Strided::row_major(extents).unwrap().strides();
    let columns = Strided::column_major(extents).unwrap().strides();
    let gaps = Strided::row_major(core::array::from_fn(|axis| extents[axis] + 2)).unwrap().strides();
    let backwards = |reversed: usize| {
        core::array::from_fn::<_, R, _>(|axis| if axis == reversed { -rows[axis] } else { rows[axis] })
    };
    [
        rows,
        columns,
        rows.map(|s| 2 * s),
        rows.map(|s| -s),
        backwards(R - 1).map(|s| 3 * s),
        backwards(0),
        gaps,
    ]
    .map(|strides| Strided::new(extents, strides).unwrap())
}

/// The memory of a layout with these elements at their offsets, and -1 elsewhere.
#[cfg(feature = "arrays")]
fn laid_out<const R: usize>(layout: &Strided<R>, naive: &Naive) -> Vec<i64> {
    let mut memory = vec![-1; layout.span()];
    for (index, element) in oracle::indices(&naive.extents).iter().zip(&naive.elements) {
        memory[layout.offset(array(index)).unwrap()] = *element;
    }
    memory
}

/// Maps, folds and writes for all combinations of layouts of two operands and a target.
#[cfg(feature = "arrays")]
fn pair_in_all_ways<const R: usize>(left: [usize; R], right: [usize; R]) -> usize {
    let naive = [&Naive::counted(&left, 1), &Naive::counted(&right, 50)];
    let Ok(expected) = naive[0].zip(naive[1], |x, y| x * 100 + y) else { return 0 };
    let extents: [usize; R] = array(&expected.extents);
    let mut cases = 0;
    for left in &ways(left) {
        let memory = laid_out(left, naive[0]);
        let left = View::with_layout(&memory, *left).unwrap();
        for right in &ways(right) {
            let memory = laid_out(right, naive[1]);
            let right = View::with_layout(&memory, *right).unwrap();
            assert!(pair(&left, &right, naive), "{naive:?} broadcast");
            for to in &ways(extents) {
                let mut memory = vec![-1; to.span()];
                let mut target = ViewMut::with_layout(&mut memory, *to).unwrap();
                target.zip_from(&left, &right, |x, y| x * 100 + y);
                assert_eq!(memory, laid_out(to, &expected), "{left:?} and {right:?} to {to:?}");
                let mut target = ViewMut::with_layout(&mut memory, *to).unwrap();
                target.try_assign(&left).unwrap();
                assert_eq!(
                    memory,
                    laid_out(to, &naive[0].broadcast(&extents).unwrap()),
                    "{left:?} to {to:?}"
                );
                cases += 1;
            }
        }
    }
    cases
}

#[test]
#[cfg(feature = "arrays")]
fn pairs_of_views_in_all_layouts() {
    let mut cases = 0;
    for left in shapes(1, 3) {
        shapes(1, 3).iter().for_each(|right| cases += pair_in_all_ways::<1>(array(&left), array(right)));
    }
    for left in shapes(2, 3) {
        shapes(2, 3).iter().for_each(|right| cases += pair_in_all_ways::<2>(array(&left), array(right)));
    }
    // For rank 3, only shapes that are not empty and whose extents are not all 3.
    for left in shapes(3, 2).iter().filter(|extents| !extents.contains(&0)) {
        let right = shapes(3, 2);
        let right = right.iter().filter(|extents| !extents.contains(&0));
        right.for_each(|right| cases += pair_in_all_ways::<3>(array(left), array(right)));
    }
    assert_eq!(cases, 7 * 7 * 7 * (10 + 100 + 64), "cases");
}

#[test]
#[cfg(feature = "arrays")]
fn writes_from_two_views_check_each_against_the_target() {
    let (mut written, mut refused) = (0, 0);
    for (to, left, right) in shapes(2, 2)
        .iter()
        .flat_map(|to| shapes(2, 2).into_iter().map(move |left| (to.clone(), left)))
        .flat_map(|(to, left)| shapes(2, 2).into_iter().map(move |right| (to.clone(), left.clone(), right)))
    {
        let naive = [&Naive::counted(&left, 1), &Naive::counted(&right, 50)];
        let left = View::new(&naive[0].elements, array::<2>(&left)).unwrap();
        let right = View::new(&naive[1].elements, array::<2>(&right)).unwrap();
        let mut memory = vec![-1; to.iter().product()];
        let got = ViewMut::new(&mut memory, array::<2>(&to))
            .unwrap()
            .try_zip_from(&left, &right, |x, y| x * 100 + y);
        // The left operand is checked first.
        let operands = naive[0].broadcast(&to).and_then(|left| Ok((left, naive[1].broadcast(&to)?)));
        match operands {
            Ok((left, right)) => {
                assert_eq!(got, Ok(()), "{naive:?} to {to:?}");
                assert_eq!(
                    memory,
                    left.zip(&right, |x, y| x * 100 + y).unwrap().elements,
                    "{naive:?} to {to:?}"
                );
                written += 1;
            }
            Err(error) => {
                assert_eq!(got, Err(error), "{naive:?} to {to:?}");
                assert!(
                    memory.iter().all(|element| *element == -1),
                    "nothing is written: {naive:?} to {to:?}"
                );
                refused += 1;
            }
        }
    }
    // Per axis: 2 of 3 extents broadcast to 0 and to 2, and 1 broadcasts to 1.
    assert_eq!((written, written + refused), ((4 + 1 + 4) * (4 + 1 + 4), 729), "triples");
}

/// Operators on every pairing of types that are allowed on the left and on the right.
#[cfg(feature = "arrays")]
macro_rules! operators {
    ($left:ident $right:ident $naive:ident; $($operator:tt)*) => { $({
        let expected = $naive[0].zip($naive[1], |x, y| x $operator y).unwrap();
        let (l, r) = ($left.to_tensor(), $right.to_tensor());
        let results = [
            $left $operator $right, $left $operator &$right, &$left $operator $right, &$left $operator &$right,
            $left $operator r.view(), &l $operator &r, &l $operator r.clone(), l.clone() $operator &r,
            l.clone() $operator r.clone(), $left $operator &r, l.clone() $operator $right, &l $operator &$right,
        ];
        for result in results {
            assert_eq!(result.extents()[..], expected.extents, stringify!($operator));
            assert_eq!(result.as_slice(), expected.elements, stringify!($operator));
        }
    })* };
}

#[test]
#[cfg(feature = "arrays")]
fn operators_are_maps_of_pairs() {
    let mut pairs = 0;
    for left in shapes(2, 3) {
        for right in shapes(2, 3) {
            let naive = [&Naive::counted(&left, -5), &Naive::counted(&right, 1)];
            if broadcast_extents(&left, &right).is_err() {
                continue;
            }
            let left = View::new(&naive[0].elements, array::<2>(&left)).unwrap();
            let right = View::new(&naive[1].elements, array::<2>(&right)).unwrap();
            operators!(left right naive; + - * / %);
            pairs += 1;
        }
    }
    assert_eq!(pairs, 100, "pairs that broadcast");
}

#[test]
#[cfg(feature = "arrays")]
fn numbers_are_operands_on_either_side() {
    let naive = Naive::counted(&[2, 3], 1);
    let view = View::new(&naive.elements, shape![2, 3]).unwrap();
    let tensor = view.to_tensor();
    let each = |map: fn(i64) -> i64| naive.elements.iter().map(|&x| map(x)).collect::<Vec<_>>();
    assert_eq!((view + 7).as_slice(), each(|x| x + 7));
    assert_eq!((&view - 7).as_slice(), each(|x| x - 7));
    assert_eq!((&tensor * 7).as_slice(), each(|x| x * 7));
    assert_eq!((tensor.clone() / 2).as_slice(), each(|x| x / 2));
    assert_eq!((view % 4).as_slice(), each(|x| x % 4));
    assert_eq!((7 + view).as_slice(), each(|x| 7 + x));
    assert_eq!((7 - &view).as_slice(), each(|x| 7 - x));
    assert_eq!((7 * &tensor).as_slice(), each(|x| 7 * x));
    assert_eq!((7 / tensor.clone()).as_slice(), each(|x| 7 / x));
    assert_eq!((7 % view).as_slice(), each(|x| 7 % x));
    let extents: (Const<2>, Const<3>) = (7 % view).layout().shape().typed_extents();
    assert_eq!(extents, shape![2, 3]);
}

#[test]
#[cfg(feature = "arrays")]
fn broadcast_dimensions_of_all_small_shapes() {
    macro_rules! all {
        ($cases:ident, $ok:ident, $transposed:ident; $($from:literal to $to:literal)*) => { $(
            for from in shapes($from, 3) {
                let naive = Naive::counted(&from, 1);
                let view = View::new(&naive.elements, array::<$from>(&from)).unwrap();
                for to in shapes($to, 3) {
                    // One dimension too many.
                    for dimensions in shapes($from, $to) {
                        let expected = naive.broadcast_in_dim(&to, &dimensions);
                        let got = view.try_broadcast_in_dim(array::<$to>(&to), array::<$from>(&dimensions));
                        let strides = view.layout().strides();
                        let rule = broadcast::in_dim::<$from, $to>(&array(&from), &strides, &array(&to), &array(&dimensions));
                        assert_eq!(rule.err(), expected.clone().err(), "{from:?} to {to:?} by {dimensions:?}");
                        match (got, expected) {
                            (Ok(view), Ok(expected)) => {
                                check_view(&view, &expected);
                                $ok += 1;
                            }
                            (got, expected) => {
                                assert_eq!(got.err(), expected.err(), "{from:?} to {to:?} by {dimensions:?}");
                            }
                        }
                        let expected = naive.broadcast_transposing(&to, &dimensions);
                        let got = view.try_broadcast_transposing(array::<$to>(&to), array::<$from>(&dimensions));
                        let rule = broadcast::transposing::<$from, $to>(&array(&from), &strides, &array(&to), &array(&dimensions));
                        assert_eq!(rule.err(), expected.clone().err(), "{from:?} to {to:?} by {dimensions:?}");
                        match (got, expected) {
                            (Ok(view), Ok(expected)) => {
                                check_view(&view, &expected);
                                $transposed += 1;
                            }
                            (got, expected) => {
                                assert_eq!(got.err(), expected.err(), "{from:?} to {to:?} by {dimensions:?}");
                            }
                        }
                        $cases += 1;
                    }
                }
            }
        )* };
    }
    let (mut cases, mut ok, mut transposed) = (0, 0, 0);
    all!(cases, ok, transposed; 0 to 0 0 to 1 0 to 2 0 to 3 1 to 1 1 to 2 1 to 3 2 to 2 2 to 3);
    assert_eq!(cases, 85 + 16 * 2 + 64 * 3 + 256 * 4 + 256 * 9 + 1024 * 16, "cases");
    // Per axis 7 of the 16 pairs: 4 equal, 3 with a 1 on the left.
    assert_eq!(ok, 85 + 7 + 2 * 7 * 4 + 3 * 7 * 16 + 49 + 3 * 49 * 4, "broadcasts");
    // Of two axes there are twice as many orders.
    assert_eq!(transposed, 85 + 7 + 2 * 7 * 4 + 3 * 7 * 16 + 2 * (49 + 3 * 49 * 4), "transposing broadcasts");
}

#[test]
#[cfg(feature = "arrays")]
fn dimensions_of_views_that_are_reversed_or_transposed() {
    let naive = Naive::counted(&[3, 2], 1);
    let view = View::new(&naive.elements, shape![3, 2]).unwrap();
    let n = 4;
    for axes in [[0, 1], [0, 2], [1, 2]] {
        let to = |extents: [usize; 2]| {
            let mut to = [n; 3];
            (to[axes[0]], to[axes[1]]) = (extents[0], extents[1]);
            to
        };
        let reversed = naive.slice(&parse("..;-1, ..;-1")).unwrap();
        let expected = reversed.broadcast_in_dim(&to([3, 2]), &axes).unwrap();
        check_view(&view.slice(s![..;-1, ..;-1]).try_broadcast_in_dim(to([3, 2]), axes).unwrap(), &expected);
        let expected = naive.transpose().broadcast_in_dim(&to([2, 3]), &axes).unwrap();
        check_view(&view.transpose().try_broadcast_in_dim(to([2, 3]), axes).unwrap(), &expected);
    }
    // One row, backwards, to a static, a mixed and a ranked shape.
    let row = view.slice(s![1..2, ..;-1]);
    let expected = naive.slice(&parse("1..2, ..;-1")).unwrap().broadcast_in_dim(&[4, 5, 2], &[1, 2]).unwrap();
    check_tensor(&row.try_broadcast_in_dim(shape![4, 5, 2], [1, 2]).unwrap(), &expected);
    check_tensor(&row.try_broadcast_in_dim(shape![n, 5, 2], [1, 2]).unwrap(), &expected);
    check_tensor(&row.try_broadcast_in_dim([n, 5, 2], [1, 2]).unwrap(), &expected);
}

#[test]
fn numpys_alignment_of_all_pairs_of_ranks() {
    /// NumPy, "General broadcasting rules": compare from the last axis; a missing axis has extent 1.
    fn numpy(left: &[usize], right: &[usize]) -> Option<Vec<usize>> {
        let rank = left.len().max(right.len());
        let mut extents = Vec::new();
        for back in 1..=rank {
            let of = |list: &[usize]| list.len().checked_sub(back).map_or(1, |axis| list[axis]);
            match (of(left), of(right)) {
                (l, r) if l == r || r == 1 => extents.insert(0, l),
                (1, r) => extents.insert(0, r),
                _ => return None,
            }
        }
        Some(extents)
    }
    macro_rules! pairs {
        ($pairs:ident; $($a:literal $b:literal)*) => { $(
            for left in shapes($a, 3) {
                for right in shapes($b, 3) {
                    let (l, r) = (Shape::new(array::<$a>(&left)).unwrap(), Shape::new(array::<$b>(&right)).unwrap());
                    let got = broadcast::shape(broadcast::align_trailing((l, r)));
                    let expected = numpy(&left, &right);
                    assert_eq!(got.ok().map(|shape| shape.extents().to_vec()), expected, "{left:?} {right:?}");
                    if let Err(error) = got {
                        let BroadcastError::Extents { axis, lhs, rhs } = error else { panic!("{error}") };
                        let rank = left.len().max(right.len());
                        let of = |list: &[usize]| (axis + list.len()).checked_sub(rank).map_or(1, |axis| list[axis]);
                        assert_eq!((lhs, rhs), (of(&left), of(&right)), "{error}");
                        assert!(lhs != rhs && lhs != 1 && rhs != 1, "{error}");
                    }
                    $pairs += 1;
                }
            }
        )* };
    }
    let mut pairs = 0;
    pairs!(pairs; 0 0 0 1 0 2 0 3 1 0 1 1 1 2 1 3 2 0 2 1 2 2 2 3 3 0 3 1 3 2 3 3);
    assert_eq!(pairs, 85 * 85, "pairs");
}

/// Operands without a rank: the result has the least rank with a place for each axis.
#[test]
#[cfg(feature = "arrays")]
fn the_rank_of_operands_without_one_is_the_least_with_a_place_for_each_axis() {
    let (x, y) = (tensor![1_i64, 2], tensor![10_i64, 20, 30]);
    let matrix = tensor![[1_i64, 2], [3, 4]];
    // The axes of both operands, and the rank.
    macro_rules! each {
        ($($left:literal $right:literal $rank:literal;)*) => { $({
            let (left, right) = (x.along(axes![$left]), y.along(axes![$right]));
            let expected = left.of_rank::<$rank>() * right.of_rank::<$rank>();
            assert_eq!(left * right, expected);
            assert_eq!(verbs::zip_map((left, right), |(x, y)| x * y), expected);
            let (all, to) = broadcast::all((left, right)).unwrap();
            assert_eq!(all * to, expected);
            assert_eq!(broadcast::shape((left, right)).unwrap().extents(), expected.extents());
        })* };
    }
    each! {
        0 1 2; 1 0 2; 0 2 3; 2 0 3; 1 2 3; 2 1 3; 0 3 4; 3 0 4; 1 3 4; 3 1 4; 2 3 4; 3 2 4; 0 15 16; 15 14 16;
    }
    assert_eq!(x.along(axes![0]) + x.along(axes![0]), tensor![2, 4]);
    assert_eq!(x.along(axes![1]) + x.along(axes![1]), tensor![[2, 4]]);
    assert_eq!(matrix.along(axes![0, 2]) + x.align_trailing(), tensor![[[2, 4]], [[4, 6]]]);
    assert_eq!(matrix.align_trailing() + x.align_trailing(), tensor![[2, 4], [4, 6]]);
    assert_eq!(
        verbs::stack(Axis::<0>, (matrix.align_trailing(), matrix.align_trailing())).extents(),
        [2, 2, 2]
    );
    // The operand that has a rank states it, wherever it is.
    let cube = tensor![[[1_i64, 2]]];
    assert_eq!(
        broadcast::shape((x.align_trailing(), &cube, x.along(axes![2]))).unwrap().extents(),
        [1, 1, 2]
    );
    assert_eq!(broadcast::all([x.align_trailing(); 3]).unwrap()[2], x);
}
