//! Broadcasting with extents in the type: every pairing of `One`, `Const` and `usize`, the type of the result and its
//! values, on one axis and on two; and the operands that a `Const` refuses.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::Naive;
#[cfg(feature = "arrays")]
use oracle::check::{check_tensor, check_view};
use shapewise::{
    BroadcastError, Const, Extents, Layout, Mapping, One, RowMajor,
    broadcast::{BroadcastExtents, BroadcastToExtents},
    shape,
};
#[cfg(feature = "arrays")]
use shapewise::{Tensor, View, ViewMut};
use static_assertions::{assert_not_impl_any, assert_type_eq_all};

type Three = Const<3>;
type With<L, R, const RANK: usize> = <L as BroadcastExtents<R, RANK>>::Output;

/// Zips two typed operands in both orders and compares with the oracle and the expected extents.
#[cfg(feature = "arrays")]
fn zip<const R: usize, E, F>(left: E, right: F)
where
    E: Extents<R>,
    F: Extents<R>,
    <E::Dense as Mapping<R>>::Extents: BroadcastExtents<<F::Dense as Mapping<R>>::Extents, R>,
{
    let naive = [&Naive::counted(&left.to_array(), 1), &Naive::counted(&right.to_array(), 50)];
    let expected = naive[0].zip(naive[1], |x, y| x * 100 + y);
    let left = View::new(&naive[0].elements, left).unwrap();
    let right = View::new(&naive[1].elements, right).unwrap();
    let folded = left.try_zip_fold(right, 0, |sum, x, y| sum + x * 100 + y);
    match (left.try_zip_map(&right, |x, y| x * 100 + y), expected) {
        (Ok(tensor), Ok(expected)) => {
            check_view(&tensor.view(), &expected);
            assert_eq!(tensor.as_slice(), expected.elements, "{naive:?}");
            assert_eq!(folded, Ok(expected.elements.iter().sum()), "{naive:?}");
        }
        (got, expected) => {
            assert_eq!(got.err(), expected.clone().err(), "{naive:?}");
            assert_eq!(folded.err(), expected.err(), "{naive:?}");
        }
    }
}

/// A row: extents on the left, extents on the right, extents of the result.
macro_rules! table {
    ($($left:ty, $right:ty => $result:ty;)*) => {
        /// The table, and its mirror image.
        #[test]
        fn the_result_of_each_pair_is_the_more_specific() {
            $(
                assert_type_eq_all!(With<($left,), ($right,), 1>, With<($right,), ($left,), 1>, ($result,));
            )*
            // All pairs of rows, on two axes.
            table!(@cross [$(($left, $right, $result))*] [$(($left, $right, $result))*]);
        }
    };
    (@cross [$($row:tt)*] $rows:tt) => { $(table!(@row $row $rows);)* };
    (@row $row:tt [$($other:tt)*]) => { $(table!(@pair $row $other);)* };
    (@pair ($a:ty, $b:ty, $c:ty) ($d:ty, $e:ty, $f:ty)) => {
        assert_type_eq_all!(With<($a, $d), ($b, $e), 2>, With<($b, $e), ($a, $d), 2>, ($c, $f));
    };
}

table! {
    One, One => One;
    One, Three => Three;
    One, usize => usize;
    Three, Three => Three;
    Three, usize => Three;
    usize, usize => usize;
}

#[test]
fn arrays_take_part_as_tuples_of_usize() {
    assert_type_eq_all!(With<[usize; 2], [usize; 2], 2>, [usize; 2]);
    assert_type_eq_all!(With<(One, Three), [usize; 2], 2>, With<[usize; 2], (One, Three), 2>, (usize, Three));
    assert_type_eq_all!(With<(usize, usize), [usize; 2], 2>, (usize, usize));
}

#[test]
fn known_extents_that_differ_do_not_broadcast() {
    assert_not_impl_any!((Three,): BroadcastExtents<(Const<2>,), 1>, BroadcastToExtents<(Const<2>,), 1>);
    assert_not_impl_any!((Three,): BroadcastExtents<(Const<1>,), 1>, BroadcastToExtents<(One,), 1>);
    assert_not_impl_any!((Const<1>,): BroadcastExtents<(Three,), 1>, BroadcastToExtents<(Three,), 1>);
    assert_not_impl_any!((One, Three): BroadcastExtents<(Three, Const<2>), 2>);
}

#[test]
#[cfg(feature = "arrays")]
fn values_of_every_pairing_on_one_axis_and_on_two() {
    macro_rules! pairs {
        ([$($left:expr)*] $rights:tt) => { $(pairs!(@row $left; $rights);)* };
        (@row $left:expr; [$($right:expr)*]) => { $({
            zip(($left,), ($right,));
            zip((2, $left), (One, $right));
            zip(($left, One), ($right, 2));
            zip(($left, $left), ($right, $right));
            zip(($left, Const::<3>), [$right.into(), 3]);
            zip([$left.into(), 3], ($right, Const::<3>));
        })* };
    }
    for n in 0..=4_usize {
        pairs!([One Const::<3> n] [One Const::<3> n]);
        (0..=4_usize).for_each(|m| zip((n, m), (m, n)));
    }
}

#[test]
#[cfg(feature = "arrays")]
fn a_typed_view_broadcasts_to_static_mixed_and_ranked_shapes() {
    let naive = Naive::counted(&[1, 3], 1);
    let row = View::new(&naive.elements, shape![1, 3]).unwrap();
    let n = 2;
    let expected = naive.broadcast(&[2, 3]).unwrap();
    let (fixed, mixed) =
        (row.try_broadcast_to(shape![2, 3]).unwrap(), row.try_broadcast_to(shape![n, 3]).unwrap());
    let loose = row.try_broadcast_to([n, 3]).unwrap();
    check_tensor(&fixed, &expected);
    check_tensor(&mixed, &expected);
    check_tensor(&loose, &expected);
    assert_eq!((fixed.layout().strides(), mixed.layout().strides()), ([0, 1], [0, 1]));
    // A `usize` that is 1 stretches; a `usize` target keeps the knowledge of the operand.
    let one = 1;
    let mixed = View::new(&naive.elements, shape![one, 3]).unwrap();
    check_tensor(&mixed.try_broadcast_to(shape![2, 3]).unwrap(), &expected);
    check_tensor(&mixed.try_broadcast_to([2, 3]).unwrap(), &expected);
    check_tensor(&mixed.ranked().try_broadcast_to(shape![2, 3]).unwrap(), &expected);
    let kept = mixed.try_broadcast_to([2, 3]).unwrap().to_tensor();
    let kept: Tensor<i64, 2, RowMajor<2, (usize, Const<3>)>> = kept;
    assert_eq!(kept.as_slice(), expected.elements);
    // Refused at run time.
    let into = |extent, axis, target| Err(BroadcastError::Into { axis, extent, into: axis, target });
    assert_eq!(row.try_broadcast_to([2, 4]).map(|_| ()), into(3, 1, 4));
    assert_eq!(row.try_broadcast_to([0, 1]).map(|_| ()), into(3, 1, 1));
    assert_eq!(mixed.transpose().try_broadcast_to((Const::<3>, One)).map(|_| ()), Ok(()));
    let two = View::new(&[1, 2], (n,)).unwrap().try_broadcast_to((One,)).map(|_| ());
    assert_eq!(two, into(2, 0, 1));
}

// `Const` "never stretches, not even `Const<1>`": if only run time knows the other extent, the check is made then.
#[cfg(feature = "arrays")]
#[test]
fn a_const_1_with_a_usize_that_is_not_1_is_refused() {
    let (one, five) = ([7], [1, 2, 3, 4, 5]);
    for n in [0, 2, 5] {
        let one = View::new(&one, (Const::<1>,)).unwrap();
        let many = View::new(&five, (n,)).unwrap();
        let error = |lhs, rhs| Some(BroadcastError::Extents { axis: 0, lhs, rhs });
        assert_eq!(one.try_zip_map(&many, |x, y| x + y).err(), error(1, n), "a map of Const<1> with {n}");
        assert_eq!(many.try_zip_map(&one, |x, y| x + y).err(), error(n, 1), "a map of {n} with Const<1>");
        assert_eq!(
            one.try_zip_map(&many.ranked(), |x, y| x + y).err(),
            error(1, n),
            "a map of Const<1> with [{n}]"
        );
        assert_eq!(
            one.try_zip_fold(many, 0, |sum, x, y| sum + x + y).err(),
            error(1, n),
            "a fold of Const<1>, {n}"
        );
    }
}

#[test]
#[cfg(feature = "arrays")]
fn a_const_1_broadcast_to_a_usize_that_is_not_1_is_refused() {
    for n in [0, 2, 5] {
        let one = View::new(&[7], (Const::<1>,)).unwrap();
        let error = Some(BroadcastError::Into { axis: 0, extent: 1, into: 0, target: n });
        assert_eq!(one.try_broadcast_to((n,)).err(), error, "Const<1> to {n}");
        assert_eq!(one.try_broadcast_to([n]).err(), error, "Const<1> to [{n}]");
        let mut memory = vec![0; n];
        assert_eq!(
            ViewMut::new(&mut memory, (n,)).unwrap().try_assign(&one).err(),
            error,
            "Const<1> assigned to {n}"
        );
    }
}

#[test]
#[cfg(feature = "arrays")]
fn the_element_count_of_a_result_is_that_of_its_extents() {
    for n in [0, 2, 5] {
        let one = View::new(&[7], (Const::<1>,)).unwrap();
        let many = [1; 5];
        let Ok(sum) = one.try_zip_map(&View::new(&many, [n]).unwrap(), |x, y| x + y) else { continue };
        assert_eq!(sum.as_slice().len(), sum.shape().element_count(), "Const<1> with {n}");
    }
    // A `usize` that is 1 stretches to a `Const` and takes its extent.
    for known in [Naive::counted(&[0], 1), Naive::counted(&[3], 1)] {
        let one = View::new(&[7], [1]).unwrap();
        let many = View::new(&known.elements, [known.elements.len()]).unwrap();
        assert_eq!(one.zip_map(&many, |x, y| x * y).extents()[..], known.extents);
    }
    zip((Const::<0>,), (1,));
    zip((Const::<0>,), (One,));
    zip((Const::<0>,), [0]);
}
