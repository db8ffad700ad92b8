//! Contractions on the dynamic and on the ranked level, compared with the definition: all small extents, 0 and 1 included, and all kinds of strides.
#![cfg(feature = "std")]
#![allow(
    clippy::cloned_ref_to_slice_refs,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../oracle/contraction.rs"]
mod oracle;

use core::num::Wrapping;

use shapewise::{
    Axis, DynShape, Strided, Tensor, View,
    array::{DynTensor, DynView},
    axes,
    contraction::DotAxes,
    einsum, s,
};

/// Elements of an operand: small numbers, no two operands alike.
fn elements(count: usize, seed: usize) -> Vec<i64> {
    (0..count).map(|at| i64::try_from((at * 7 + seed * 5) % 11).unwrap() - 5).collect()
}

fn shape(extents: &[usize]) -> DynShape {
    DynShape::from_ints(extents).unwrap()
}

type Operand = (Vec<usize>, Vec<i64>, Vec<char>);

fn operand(extents: &[usize], labels: &[char], seed: usize) -> Operand {
    (extents.to_vec(), elements(extents.iter().product(), seed), labels.to_vec())
}

#[track_caller]
fn same(found: &DynTensor<i64>, expected: &(Vec<usize>, Vec<i64>), what: &str) {
    assert_eq!(found.extents().collect::<Vec<_>>(), expected.0, "{what}");
    assert_eq!(found.to_vec(), expected.1, "{what}");
}

/// All lists of `len` items.
fn lists<T: Copy>(items: &[T], len: usize) -> Vec<Vec<T>> {
    (0..len).fold(vec![vec![]], |lists, _| {
        lists.iter().flat_map(|list| items.iter().map(move |item| [&list[..], &[*item]].concat())).collect()
    })
}

/// All lists of distinct items.
fn arrangements(items: &[char]) -> Vec<Vec<char>> {
    let mut all = vec![vec![]];
    for (at, item) in items.iter().enumerate() {
        let rest: Vec<char> = [&items[..at], &items[at + 1..]].concat();
        all.extend(arrangements(&rest).into_iter().map(|list| [&[*item][..], &list[..]].concat()));
    }
    all
}

#[test]
fn all_equations_of_two_operands() {
    let letters = ['a', 'b', 'c'];
    let sides: Vec<Vec<char>> = (0..=2).flat_map(|len| lists(&letters, len)).collect();
    for (left, right) in sides.iter().flat_map(|left| sides.iter().map(move |right| (left, right))) {
        let used: Vec<char> =
            letters.into_iter().filter(|it| left.contains(it) || right.contains(it)).collect();
        // The names of the labels do not matter, so only those equations in which they occur in order.
        let first: Vec<char> = left.iter().chain(right).copied().fold(vec![], |mut met, label| {
            if !met.contains(&label) {
                met.push(label);
            }
            met
        });
        if !first.is_sorted() || first.len() != used.len() || first.iter().zip(letters).any(|(a, b)| *a != b)
        {
            continue;
        }
        for output in arrangements(&used) {
            for extents in lists(&[0, 1, 2, 3], used.len()) {
                let of = |labels: &[char]| -> Vec<usize> {
                    labels
                        .iter()
                        .map(|label| extents[used.iter().position(|it| it == label).unwrap()])
                        .collect()
                };
                let (x, y) = (operand(&of(left), left, 0), operand(&of(right), right, 1));
                let text = |labels: &[char]| labels.iter().collect::<String>();
                let equation = format!("{},{}->{}", text(left), text(right), text(&output));
                let views =
                    [DynView::new(&x.1, shape(&x.0)).unwrap(), DynView::new(&y.1, shape(&y.0)).unwrap()];
                let found = DynTensor::einsum(&equation, &views).unwrap();
                let shapes = DynShape::einsum(&equation, &[&shape(&x.0), &shape(&y.0)]).unwrap();
                assert_eq!(shapes, found.shape(), "{equation} {extents:?}");
                same(&found, &oracle::einsum(&[x, y], &output), &format!("{equation} {extents:?}"));
            }
        }
    }
}

#[test]
fn one_operand_and_three() {
    for (equation, extents) in [
        ("abc->", vec![vec![2, 3, 4]]),
        ("abc->cab", vec![vec![2, 3, 4]]),
        ("abc->b", vec![vec![2, 3, 4]]),
        ("aba->ab", vec![vec![3, 2, 3]]),
        ("aab->b", vec![vec![3, 3, 2]]),
        ("aaa->a", vec![vec![3, 3, 3]]),
        ("aaa->", vec![vec![3, 3, 3]]),
        ("ab,bc,cd->ad", vec![vec![2, 3], vec![3, 4], vec![4, 5]]),
        ("ab,bc,cd->da", vec![vec![2, 3], vec![3, 4], vec![4, 5]]),
        ("ab,cd,bc->ad", vec![vec![2, 3], vec![4, 5], vec![3, 4]]),
        ("ab,ab,ab->", vec![vec![2, 3], vec![2, 3], vec![2, 3]]),
        ("a,b,c->abc", vec![vec![2], vec![3], vec![4]]),
        ("a,b,c->", vec![vec![2], vec![3], vec![4]]),
        ("abd,,bcd,ca->ad", vec![vec![2, 3, 2], vec![], vec![3, 4, 2], vec![4, 2]]),
    ] {
        let (inputs, output) = equation.split_once("->").unwrap();
        let operands: Vec<Operand> = inputs
            .split(',')
            .zip(&extents)
            .enumerate()
            .map(|(seed, (labels, extents))| operand(extents, &labels.chars().collect::<Vec<_>>(), seed))
            .collect();
        let views: Vec<_> = operands.iter().map(|x| DynView::new(&x.1, shape(&x.0)).unwrap()).collect();
        let found = DynTensor::einsum(equation, &views).unwrap();
        same(&found, &oracle::einsum(&operands, &output.chars().collect::<Vec<_>>()), equation);
    }
    let x = DynView::new(&[1, 2, 3, 4, 5, 6], shape(&[2, 3])).unwrap();
    assert_eq!(
        DynTensor::einsum("ba", &[x.clone()]).unwrap().extents().collect::<Vec<_>>(),
        [3, 2],
        "in alphabetical order"
    );
    assert_eq!(
        DynTensor::einsum("a b, a b", &[x.clone(), x]).unwrap().to_vec(),
        [91],
        "labels that occur twice are summed"
    );
}

/// Views of the same elements with all kinds of strides.
fn strided(extents: [usize; 2], elements: &[i64], check: impl Fn(View<'_, i64, 2>)) {
    let [m, n] = extents;
    let at = |i: usize, j: usize| elements[i * n + j];
    check(View::new(elements, extents).unwrap());
    let columns: Vec<i64> = (0..n).flat_map(|j| (0..m).map(move |i| at(i, j))).collect();
    check(View::new(&columns, [n, m]).unwrap().transpose().ranked());
    let backwards: Vec<i64> = elements.iter().rev().copied().collect();
    check(View::new(&backwards, extents).unwrap().slice(s![..;-1, ..;-1]).ranked());
    let apart: Vec<i64> =
        (0..m).flat_map(|i| (0..2 * n).map(move |j| if j % 2 == 0 { at(i, j / 2) } else { 99 })).collect();
    check(View::new(&apart, [m, 2 * n]).unwrap().slice(s![.., ..;2]).ranked());
}

#[test]
fn products_of_small_matrices() {
    for extents in lists(&[0, 1, 2, 3, 5], 3) {
        let [m, k, n] = extents[..] else { unreachable!() };
        let (x, y) = (operand(&[m, k], &['m', 'k'], 0), operand(&[k, n], &['k', 'n'], 1));
        let expected = oracle::einsum(&[x.clone(), y.clone()], &['m', 'n']);
        strided([m, k], &x.1, |left| {
            strided([k, n], &y.1, |right| {
                let found = left.matmul(right);
                assert_eq!((found.extents().to_vec(), found.to_vec()), expected, "{extents:?} {:?}", left);
                same(&DynView::from(left).matmul(right).unwrap(), &expected, "dynamic");
                let swapped = right.transpose().matmul(left.transpose());
                assert_eq!(swapped.transpose().to_vec(), expected.1, "transposed");
            });
        });
        let vector = operand(&[k], &['k'], 2);
        let v = View::new(&vector.1, [k]).unwrap();
        let left = View::new(&x.1, [m, k]).unwrap();
        assert_eq!(left.matmul(v).to_vec(), oracle::einsum(&[x, vector.clone()], &['m']).1);
        let right = View::new(&y.1, [k, n]).unwrap();
        assert_eq!(v.matmul(right).to_vec(), oracle::einsum(&[vector.clone(), y], &['n']).1);
        assert_eq!(v.matmul(v).to_vec(), oracle::einsum(&[vector.clone(), vector], &[]).1);
    }
}

/// Columns are added to the result four at a time.
#[test]
fn products_of_columns_and_a_vector() {
    for (m, k) in (2..6).flat_map(|m| (0..10).map(move |k| (m, k))) {
        let (x, v) = (operand(&[m, k], &['m', 'k'], 0), operand(&[k], &['k'], 2));
        let expected = oracle::einsum(&[x.clone(), v.clone()], &['m']).1;
        strided([m, k], &x.1, |left| {
            let doubled: Vec<i64> = v.1.iter().flat_map(|&x| [x, 99]).collect();
            let apart = View::new(&doubled, [k, 2]).unwrap().slice(s![:, 0]).ranked();
            assert_eq!(left.matmul(apart).to_vec(), expected, "{m} by {k}: {left:?}");
        });
    }
}

#[test]
fn batches_broadcast() {
    for batch in lists(&[0, 1, 2], 3) {
        // `[a, b, 2, 3]` times `[c, 3, 2]`: `b` and `c` broadcast.
        let [a, b, c] = batch[..] else { unreachable!() };
        let x = operand(&[a, b, 2, 3], &['a', 'b', 'm', 'k'], 0);
        let y = operand(&[c, 3, 2], &['b', 'k', 'n'], 1);
        let (left, right) = (View::new(&x.1, [a, b, 2, 3]).unwrap(), View::new(&y.1, [c, 3, 2]).unwrap());
        let found = left.try_matmul(right);
        if b != c && b != 1 && c != 1 {
            assert!(found.is_err(), "{batch:?}");
            continue;
        }
        let expected = oracle::einsum(&[x.clone(), y.clone()], &['a', 'b', 'm', 'n']);
        let found = found.unwrap();
        assert_eq!((found.extents().to_vec(), found.to_vec()), expected, "{batch:?}");
        same(&DynView::from(left).matmul(right).unwrap(), &expected, "dynamic");
    }
}

#[test]
fn general_contractions_of_all_axes() {
    let (lhs, rhs) = ([2, 3, 2], [3, 2, 2]);
    let (x, y) = (elements(12, 0), elements(12, 1));
    let labels = ['a', 'b', 'c', 'd', 'e', 'f'];
    // All pairs of axes, each contracting, batch or free.
    let pairs: Vec<(usize, usize)> = (0..3).flat_map(|l| (0..3).map(move |r| (l, r))).collect();
    for (first, second) in pairs.iter().flat_map(|first| pairs.iter().map(move |second| (*first, *second))) {
        for kinds in lists(&[0, 1, 2], 2) {
            let mut of: [Vec<(usize, usize)>; 2] = Default::default();
            for (pair, kind) in [first, second].into_iter().zip(&kinds) {
                if *kind < 2 {
                    of[*kind].push(pair);
                }
            }
            let [contracting, batch] = &of;
            let split =
                |pairs: &[(usize, usize)]| -> (Vec<usize>, Vec<usize>) { pairs.iter().copied().unzip() };
            let ((lc, rc), (lb, rb)) = (split(contracting), split(batch));
            let all: Vec<_> = contracting.iter().chain(batch).copied().collect();
            let is_valid = all.iter().all(|(l, r)| lhs[*l] == rhs[*r])
                && (all.len() < 2 || (all[0].0 != all[1].0 && all[0].1 != all[1].1));
            let (left, right) = (View::new(&x, lhs).unwrap(), View::new(&y, rhs).unwrap());
            let axes = DotAxes::contracting(lc.clone(), rc.clone()).batch(lb.clone(), rb.clone());
            let found = DynView::from(left).dot_general(right, &axes);
            assert_eq!(found.is_ok(), is_valid, "{axes:?}");
            assert_eq!(
                shape(&lhs).dot_general(&shape(&rhs), &axes).ok(),
                found.as_ref().ok().map(DynTensor::shape)
            );
            let Ok(found) = found else { continue };
            let mut right_labels = labels[3..].to_vec();
            for (l, r) in &all {
                right_labels[*r] = labels[*l];
            }
            let mut output: Vec<char> = lb.iter().map(|axis| labels[*axis]).collect();
            output.extend(
                (0..3).filter(|axis| !all.iter().any(|pair| pair.0 == *axis)).map(|axis| labels[axis]),
            );
            output.extend(
                (0..3).filter(|axis| !all.iter().any(|pair| pair.1 == *axis)).map(|axis| labels[3 + axis]),
            );
            let operands =
                [(lhs.to_vec(), x.clone(), labels[..3].to_vec()), (rhs.to_vec(), y.clone(), right_labels)];
            same(&found, &oracle::einsum(&operands, &output), &format!("{axes:?}"));
            // The ranked level, by arrays of axes.
            if let ([lc], [rc], [lb], [rb]) = (&lc[..], &rc[..], &lb[..], &rb[..]) {
                let ranked = left.dot_general(right, DotAxes::contracting([*lc], [*rc]).batch([*lb], [*rb]));
                assert_eq!(
                    (ranked.extents().to_vec(), ranked.to_vec()),
                    (found.extents().collect(), found.to_vec())
                );
            }
        }
    }
}

#[test]
fn traces_of_all_diagonals() {
    for extents in lists(&[0, 1, 2, 3], 3) {
        let [a, b, c] = extents[..] else { unreachable!() };
        let x = elements(a * b * c, 0);
        let cube = View::new(&x, [a, b, c]).unwrap();
        for (first, second) in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)] {
            for offset in -4..=4_isize {
                let left = 3 - first - second;
                let sums: Vec<i64> = (0..extents[left])
                    .map(|kept| {
                        let on = |(i, j): &(usize, usize)| j.cast_signed() - i.cast_signed() == offset;
                        let all = (0..extents[first]).flat_map(|i| (0..extents[second]).map(move |j| (i, j)));
                        let at = |(i, j): (usize, usize)| {
                            let mut index = [kept; 3];
                            (index[first], index[second]) = (i, j);
                            cube[index]
                        };
                        all.filter(on).map(at).sum()
                    })
                    .collect();
                let axes = [first.cast_signed(), second.cast_signed() - 3];
                let found: Tensor<i64, 1> = cube.trace_by(offset, axes);
                assert_eq!(found.to_vec(), sums, "{extents:?} {axes:?} {offset}");
                assert_eq!(DynView::from(cube).trace_by(offset, axes).unwrap().to_vec(), sums);
            }
        }
        let typed = cube.trace(axes![2, 0]);
        assert_eq!(typed.to_vec(), cube.trace_by::<1>(0, [2, 0]).to_vec());
    }
}

/// Products large enough to be computed by blocks, of this element type; the numbers are small enough to be exact.
macro_rules! blocks {
    ($($element:ty, $from:expr;)*) => { $(
        let from = $from;
        for [m, k, n] in [[4, 128, 4], [5, 33, 17], [13, 1, 200], [67, 70, 35], [9, 300, 13], [3, 800, 2], [64, 2, 64]] {
            let x: Vec<$element> = (0..m * k).map(|at| from(u8::try_from(at * 3 % 4).unwrap())).collect();
            let y: Vec<$element> = (0..k * n).map(|at| from(u8::try_from(at * 5 % 3).unwrap())).collect();
            let zero = from(0);
            let expected = Tensor::from_fn([m, n], |[i, j]| {
                (0..k).fold(zero, |sum, term| sum + x[i * k + term] * y[term * n + j])
            });
            let (left, right) = (View::new(&x, [m, k]).unwrap(), View::new(&y, [k, n]).unwrap());
            assert_eq!(left.matmul(right), expected, "{m} {k} {n}");
            let swapped = right.transpose().matmul(left.transpose());
            assert_eq!(swapped.transpose(), expected, "{m} {k} {n}, transposed");
            let columns = left.transpose().to_tensor();
            assert_eq!(columns.transpose().matmul(right), expected, "{m} {k} {n}, column-major");
            let backwards = left.slice(s![..;-1, ..]).matmul(right);
            assert_eq!(backwards.slice(s![..;-1, ..]), expected, "{m} {k} {n}, backwards");
            // The result is written across: `[k, m]` and `[k, n]` to `[n, m]`.
            let across = einsum!(k m, k n -> n m; left.transpose(), right);
            assert_eq!(across.transpose(), expected, "{m} {k} {n}, across");
            // Two contracting axes that are not one loop.
            if k % 2 == 0 {
                let left = View::new(&x, [m, k / 2, 2]).unwrap();
                let right = right.reshape([k / 2, 2, n]);
                let right = right.permute(axes![1, 0, 2]).to_tensor();
                let twice = einsum!(m p q, q p n -> m n; left, right);
                assert_eq!(twice, expected, "{m} {k} {n}, two axes");
            }
        }
    )* };
}

#[test]
fn products_by_blocks_of_all_types() {
    blocks! {
        f32, f32::from;
        f64, f64::from;
        i32, i32::from;
        i64, i64::from;
        u128, u128::from;
        u16, u16::from;
        Wrapping<u8>, Wrapping;
    }
}

#[test]
fn a_product_above_all_blocks() {
    let [m, k, n] = [70, 513, 263];
    let (x, y) = (elements(m * k, 0), elements(k * n, 1));
    let found = View::new(&x, [m, k]).unwrap().matmul(View::new(&y, [k, n]).unwrap());
    for i in 0..m {
        for j in 0..n {
            let expected: i64 = (0..k).map(|term| x[i * k + term] * y[term * n + j]).sum();
            assert_eq!(found[[i, j]], expected, "{i} {j}");
        }
    }
}

#[test]
fn nothing_is_a_number_from_what_is_not_read() {
    // Blocks are filled up with zeros: these are multiplied with elements, and the products are not used.
    let mut x = vec![1.0_f64; 5 * 200];
    x[3] = f64::INFINITY;
    x[200] = f64::NAN;
    let y = vec![1.0_f64; 200 * 5];
    let found = View::new(&x, [5, 200]).unwrap().matmul(View::new(&y, [200, 5]).unwrap());
    assert!(found.row([0]).iter().all(|x| *x == f64::INFINITY));
    assert!(found.row([1]).iter().all(|x| x.is_nan()));
    assert!(found.row([2]).iter().all(|x| *x == 200.0));
}

#[test]
fn broadcasts_are_operands() {
    let (x, y) = (elements(3, 0), elements(4, 1));
    let rows = View::new(&x, [1, 3]).unwrap();
    let rows = rows.try_broadcast_to([2, 3]).unwrap();
    let columns = View::new(&y, [1, 4]).unwrap();
    let columns = columns.try_broadcast_to([3, 4]).unwrap();
    let found = rows.matmul(columns);
    assert_eq!(found, rows.to_tensor().matmul(&columns.to_tensor()));
    assert_eq!(einsum!(i j, i j -> ; rows, rows)[[]], 2 * x.iter().map(|x| x * x).sum::<i64>());
}

/// A matrix of two rows and columns as an element: products of two of them differ in both orders.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Block([[i64; 2]; 2]);

impl core::ops::Add for Block {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self([0, 1].map(|i| [0, 1].map(|j| self.0[i][j] + other.0[i][j])))
    }
}

impl core::ops::Mul for Block {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self([0, 1].map(|i| [0, 1].map(|j| self.0[i][0] * other.0[0][j] + self.0[i][1] * other.0[1][j])))
    }
}

impl num_traits::Zero for Block {
    fn zero() -> Self {
        Self([[0; 2]; 2])
    }

    fn is_zero(&self) -> bool {
        *self == Self::zero()
    }
}

/// Few products and many, of rows, columns and blocks, with each order of both operands and of the result in memory.
#[test]
fn the_left_factor_is_that_of_the_left_operand() {
    let block = |seed: usize| {
        let number = |at: usize| i64::try_from((seed * 7 + at * 5) % 9).unwrap() - 4;
        Block([[number(0), number(1)], [number(2), number(3)]])
    };
    for [m, k, n] in [
        [1, 2, 1],
        [2, 3, 2],
        [1, 3, 4],
        [4, 3, 1],
        [2, 2, 9],
        [9, 2, 2],
        [1, 60, 40],
        [40, 60, 1],
        [14, 13, 15],
    ] {
        let x = Tensor::<Block, 2>::from_fn([m, k], |[i, j]| block(i * 31 + j));
        let y = Tensor::<Block, 2>::from_fn([k, n], |[i, j]| block(i * 17 + j * 3 + 1));
        let terms = |of: &dyn Fn(usize) -> Block| {
            (0..k).map(of).fold(num_traits::Zero::zero(), |sum: Block, term| sum + term)
        };
        let expected = Tensor::<Block, 2>::from_fn([m, n], |[i, j]| terms(&|l| x[[i, l]] * y[[l, j]]));
        let exchanged = Tensor::<Block, 2>::from_fn([n, m], |[j, i]| terms(&|l| y[[l, j]] * x[[i, l]]));
        let (columns, others) = (x.transpose().to_tensor(), y.transpose().to_tensor());
        for x in [x.view().ranked(), columns.transpose().ranked()] {
            for y in [y.view().ranked(), others.transpose().ranked()] {
                assert_eq!(x.matmul(y), expected, "{m} {k} {n}");
                assert_eq!(einsum!(i k, k j -> i j; x, y), expected, "{m} {k} {n}");
                assert_eq!(einsum!(i k, k j -> j i; x, y), expected.transpose(), "{m} {k} {n}");
                assert_eq!(einsum!(k j, i k -> j i; y, x), exchanged, "{m} {k} {n}");
                assert_eq!(einsum!(k j, i k -> i j; y, x), exchanged.transpose(), "{m} {k} {n}");
                let axes = DotAxes::contracting(axes![1], axes![0]);
                assert_eq!(x.dot_general(y, axes), expected, "{m} {k} {n}");
                let dynamic = DynView::from(&x).matmul(DynView::from(&y)).unwrap();
                assert_eq!(dynamic.to_vec(), expected.to_vec(), "{m} {k} {n}");
                let text = DynTensor::einsum("ik,kj->ji", &[DynView::from(&x), DynView::from(&y)]).unwrap();
                assert_eq!(text.to_vec(), expected.transpose().to_vec(), "{m} {k} {n}");
                let (row, column) = (x.index_axis(Axis::<0>, 0), y.index_axis(Axis::<1>, 0));
                assert_eq!(row.matmul(y), expected.index_axis(Axis::<0>, 0), "{m} {k} {n}");
                assert_eq!(x.matmul(column), expected.index_axis(Axis::<1>, 0), "{m} {k} {n}");
                assert_eq!(row.dot(column), expected[[0, 0]], "{m} {k} {n}");
                let outer = Tensor::<Block, 2>::from_fn([k, k], |[i, j]| row[[i]] * column[[j]]);
                assert_eq!(row.outer(column), outer, "{m} {k} {n}");
            }
        }
    }
}

#[test]
fn outer_products() {
    let (x, y) = (elements(6, 0), elements(4, 1));
    let (x, y) = (View::new(&x, [2, 3]).unwrap(), View::new(&y, [2, 2]).unwrap());
    let found = x.outer(y);
    assert_eq!(found.extents(), [2, 3, 2, 2]);
    assert!(found.indices().all(|[a, b, c, d]| found[[a, b, c, d]] == x[[a, b]] * y[[c, d]]));
    assert_eq!(DynView::from(x).outer(y).unwrap().to_vec(), found.to_vec());
}

/// The product of a matrix without columns, cut from a larger one, and a vector without elements is zeros. It does not depend on the memory.
/// Products that are not summed are exact: 1.0 times -0.0 is -0.0, and not 0.0 plus it. All kinds of strides, and more elements than a loop of few has.
#[test]
fn products_that_are_not_summed_have_their_sign() {
    let elements = |count: usize| -> Vec<f64> {
        [0.0, -0.0, 1.0, -2.0, f64::INFINITY, 3.0, -0.0, f64::MIN_POSITIVE]
            .into_iter()
            .cycle()
            .take(count)
            .collect()
    };
    let bits =
        |all: &[f64]| -> Vec<u64> { all.iter().map(|x| if x.is_nan() { 0 } else { x.to_bits() }).collect() };
    for [m, n] in [[0, 3], [3, 0], [1, 1], [1, 5], [5, 1], [3, 4], [8, 9], [60, 70]] {
        let (x, y) = (elements(2 * m), elements(2 * n));
        for [down, along] in [[1, 1], [2, 1], [1, 2], [-1, -2], [0, 1], [1, 0]] {
            let layout = |extent, stride| Strided::new([extent], [stride]).unwrap();
            let left = View::with_layout(&x, layout(m, down)).unwrap();
            let right = View::with_layout(&y, layout(n, along)).unwrap();
            let expected: Vec<f64> = left.iter().flat_map(|x| right.iter().map(move |y| x * y)).collect();
            let what = format!("{m} {n} {down} {along}");
            assert_eq!(bits(left.outer(right).as_slice()), bits(&expected), "{what}");
            let [a, b] = [DynView::from(left), DynView::from(right)];
            assert_eq!(bits(a.outer(b.clone()).unwrap().as_slice()), bits(&expected), "{what}");
            let found = DynTensor::einsum("i,j->ij", &[a.clone(), b.clone()]).unwrap();
            assert_eq!(bits(found.as_slice()), bits(&expected), "{what}");
            let across = DynTensor::einsum("i,j->ji", &[b, a]).unwrap();
            assert_eq!(bits(across.as_slice()), bits(&expected), "{what}");
            let column = left.insert_axis(Axis::<1>);
            let row = right.insert_axis(Axis::<0>);
            if m > 0 && n > 0 {
                let table = column.outer(row);
                assert_eq!(bits(table.as_slice()), bits(&expected), "{what}");
            }
        }
    }
    // An axis in both operands and in the result.
    let x = elements(24);
    let (x, y) = (View::new(&x, [4, 6]).unwrap(), View::new(&x[3..11], [4, 2]).unwrap());
    let found = DynTensor::einsum("bi,bj->bij", &[x.dynamic(), y.dynamic()]).unwrap();
    let expected = Tensor::<f64, 3>::from_fn([4, 6, 2], |[b, i, j]| x[[b, i]] * y[[b, j]]);
    assert_eq!(bits(found.as_slice()), bits(expected.as_slice()));
}

#[test]
fn rows_without_terms_times_a_vector_are_zeros() {
    let (matrix, vector) = (elements(20, 1), elements(5, 2));
    let matrix = View::new(&matrix, [4, 5]).unwrap();
    let vector = View::new(&vector, [5]).unwrap();
    for from in 0..=5 {
        let (none, of_vector) = (matrix.slice(s![.., from..from]), vector.slice(s![from..from]));
        assert_eq!(none.matmul(of_vector).to_vec(), [0; 4]);
        assert_eq!(none.slice(s![..;-1, ..;-1]).matmul(of_vector.slice(s![..;-1])).to_vec(), [0; 4]);
        assert_eq!(
            none.slice(s![1..;2, ..])
                .dot_general(of_vector, DotAxes::contracting(axes![1], axes![0]))
                .to_vec(),
            [0; 2]
        );
        assert_eq!(
            none.matmul(matrix.slice(s![from..from, ..]).transpose().slice(s![0, ..])).to_vec(),
            [0; 4]
        );
        let none = DynView::from(none);
        assert!(none.matmul(of_vector).unwrap().iter().eq(&[0; 4]));
    }
    // Without elements there need be no memory, whatever the strides.
    let none = View::<i64, 2, _>::with_layout(&[], Strided::new([3, 0], [5, 1]).unwrap()).unwrap();
    assert_eq!(none.matmul(vector.slice(s![2..2])).to_vec(), [0; 3]);
}

/// What `einsum!` calls is public, though hidden. A call that no macro makes, with another rank than that of the equation, returns no array whose
/// extents have more elements than its memory.
#[test]
fn hidden_steps_of_einsum_compare_the_result_with_its_extents() {
    use shapewise::{
        contraction::Equation,
        shape,
        verbs::{Pick, given},
    };

    let empty: Tensor<f32, 2, _> = Tensor::new(vec![], shape![3, 0]).unwrap();
    let panics = |call: &dyn Fn()| {
        let panic = std::panic::catch_unwind(core::panic::AssertUnwindSafe(call)).unwrap_err();
        let text = panic.downcast_ref::<String>().unwrap();
        assert!(text.contains("a result has as many elements as its extents"), "{text}");
    };
    panics(&|| {
        let equation = Equation::new(&[&["i", "j"]], &["i", "j"]);
        drop(
            given()
                .and(&empty, shapewise::Rank::<2>)
                .with::<0, 2, _>()
                .contract::<1, _>(&equation, (Pick::<0, 0, 0, 0, 0>, ())),
        );
    });
    panics(&|| drop(given::<f32>().contract::<0, _>(&Equation::new(&[], &[]), ())));
}

/// An equation of few kilobytes may have thousands of operands, and a thread a stack of few megabytes.
#[test]
fn many_operands_need_no_stack() {
    let x = DynTensor::new(vec![1_i64, -1, 2], shape(&[3])).unwrap();
    let few = vec![x.view(); 61];
    let equation = |count: usize| format!("{}->a", vec!["a"; count].join(","));
    assert_eq!(DynTensor::einsum(&equation(61), &few).unwrap().to_vec(), [1, -1, 1 << 61]);
    let one = DynTensor::new(vec![1_i64, -1, 0], shape(&[3])).unwrap();
    let many = vec![one.view(); 5001];
    assert_eq!(DynTensor::einsum(&equation(5001), &many).unwrap().to_vec(), [1, -1, 0]);
    let most = vec![one.view(); 8192];
    assert_eq!(DynTensor::einsum(&equation(8192), &most).unwrap().to_vec(), [1, 1, 0]);
    let (more, shapes) = (vec![one.view(); 8193], vec![shape(&[3]); 8193]);
    let refused = "8193 operands are above the greatest number of an equation, 8192";
    assert_eq!(DynTensor::einsum(&equation(8193), &more).unwrap_err().to_string(), refused);
    let shapes: Vec<_> = shapes.iter().collect();
    assert_eq!(DynShape::einsum(&equation(8193), &shapes).unwrap_err().to_string(), refused);
}
