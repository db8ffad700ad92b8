//! Operands of different ranks, compared with the oracle: all small pairs and all broadcast dimensions, in the type and
//! at run time; alignment at the last axis; new axes in front; several operands at once.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    Naive, array,
    check::{check_tensor, check_view},
    indices, shapes,
};
use shapewise::{
    Axis, BroadcastError, Const, DenseTensor, Extents, Layout, One, Shape, Tensor, View, axes,
    broadcast::{self, AlignsTo, align_trailing},
    rank::Ranks,
    s, shape, tensor,
    verbs::{concatenate, select},
};
use static_assertions::assert_type_eq_all;

/// XLA's binary operation, element by element, or `None`: "Broadcasting", and `InferInDimBroadcastShape`.
fn xla(smaller: &Naive, larger: &Naive, dimensions: &[usize]) -> Option<Naive> {
    let rank = larger.extents.len();
    if dimensions.iter().any(|&at| at >= rank) || dimensions.windows(2).any(|pair| pair[0] >= pair[1]) {
        return None;
    }
    let mut extents = larger.extents.clone();
    for (&dimension, &extent) in dimensions.iter().zip(&smaller.extents) {
        match (extent, extents[dimension]) {
            (extent, other) if extent == other => {}
            (1, _) => {}
            (_, 1) => extents[dimension] = extent,
            _ => return None,
        }
    }
    Some(Naive::build(&extents, |index| {
        // If an operand has extent 1, each index reads its only element.
        let of = |extent: usize, at: usize| if extent == 1 { 0 } else { at };
        let small: Vec<_> =
            dimensions.iter().zip(&smaller.extents).map(|(&axis, &n)| of(n, index[axis])).collect();
        let large: Vec<_> = larger.extents.iter().zip(index).map(|(&n, &at)| of(n, at)).collect();
        smaller.at(&small) * 100 + larger.at(&large)
    }))
}

/// The error of the dimensions alone, in the order of the axes.
fn disorder(dimensions: &[usize], rank: usize) -> Option<BroadcastError> {
    dimensions.iter().enumerate().find_map(|(axis, &dimension)| {
        let previous = axis.checked_sub(1).map(|before| dimensions[before]);
        if dimension >= rank {
            return Some(BroadcastError::Dimension { axis, dimension, rank });
        }
        let previous = previous.filter(|&previous| previous >= dimension)?;
        Some(BroadcastError::Order { axis, previous, dimension })
    })
}

#[test]
fn all_small_pairs_along_all_dimensions() {
    let (mut cases, mut sums) = (0, 0);
    macro_rules! all {
        ($($small:literal in $large:literal)*) => { $(
            for smaller in shapes($small, 3) {
                let small = Naive::counted(&smaller, 1);
                let view = View::new(&small.elements, array::<$small>(&smaller)).unwrap();
                for larger in shapes($large, 3) {
                    let large = Naive::counted(&larger, 50);
                    let other = View::new(&large.elements, array::<$large>(&larger)).unwrap();
                    // One dimension too many.
                    for dimensions in indices(&[$large + 1; $small]) {
                        let expected = xla(&small, &large, &dimensions);
                        let case = || format!("{smaller:?} along {dimensions:?} of {larger:?}");
                        let along = view.along_by::<$large>(array(&dimensions));
                        assert_eq!(along.err(), disorder(&dimensions, $large), "{}", case());
                        let sum = along.and_then(|along| along.try_zip_map(&other, |x, y| x * 100 + y));
                        let shape = Shape::new(array::<$small>(&smaller)).unwrap().along_by::<$large>(array(&dimensions));
                        let shape = shape.and_then(|along| broadcast::shape((other.shape(), along)));
                        match (sum, &expected) {
                            (Ok(sum), Some(expected)) => {
                                assert_eq!(sum.extents()[..], expected.extents, "{}", case());
                                assert_eq!(sum.as_slice(), expected.elements, "{}", case());
                                assert_eq!(shape.unwrap().extents()[..], expected.extents, "{}", case());
                                sums += 1;
                            }
                            (Err(_), None) => assert!(shape.is_err(), "{}", case()),
                            (sum, expected) => panic!("{}: {sum:?}, expected {expected:?}", case()),
                        }
                        cases += 1;
                    }
                }
            }
        )* };
    }
    all!(0 in 0 0 in 1 0 in 2 0 in 3 1 in 1 1 in 2 1 in 3 2 in 2 2 in 3);
    assert_eq!(cases, 85 + 16 * 2 + 64 * 3 + 256 * 4 + 256 * 9 + 1024 * 16, "cases");
    // Per pair of axes, 10 of the 16 pairs: 4 equal, 6 with a 1 on one side.
    assert_eq!(sums, 85 + 10 + 2 * 10 * 4 + 3 * 10 * 16 + 100 + 3 * 100 * 4, "sums");
}

/// All orders of axes of a rank up to 3, in the type and at run time: the results are equal.
#[test]
fn axes_in_the_type_equal_those_at_run_time() {
    let naive = Naive::counted(&[2, 3], 1);
    let (n, view) = (2, View::new(&naive.elements, shape![2, 3]).unwrap());
    let mixed = View::new(&naive.elements, shape![n, 3]).unwrap();
    macro_rules! same {
        ($rank:literal: $($axes:tt)*) => { $({
            let running = view.along_by::<$rank>($axes).unwrap();
            let expected = Naive { extents: running.extents().to_vec(), elements: naive.elements.clone() };
            check_view(&running, &expected);
            check_tensor(&view.along(axes!$axes).of_rank::<$rank>(), &expected);
            check_tensor(&mixed.along(axes!$axes).of_rank::<$rank>(), &expected);
            check_tensor(&view.ranked().along(axes!$axes).of_rank::<$rank>(), &expected);
            assert_eq!(view.along(axes!$axes).of_rank::<$rank>().layout().strides(), running.layout().strides());
            let shape = Shape::new(shape![2, 3]).unwrap().along::<$rank, _>(axes!$axes);
            assert_eq!(shape.extents(), running.extents());
        })* };
    }
    same!(2: [0, 1]);
    same!(3: [0, 1] [0, 2] [1, 2]);
    same!(4: [0, 1] [0, 2] [0, 3] [1, 2] [1, 3] [2, 3]);
}

#[test]
fn known_extents_stay_in_the_type() {
    let memory = [0; 12];
    let n = 4;
    let mixed = View::new(&memory, shape![n, 3]).unwrap();
    let along = mixed.along(axes![1, 3]).of_rank::<4>();
    let extents: (One, usize, One, Const<3>) = along.typed_extents();
    assert_eq!(extents.to_array(), [1, 4, 1, 3]);
    fn strides<const R: usize, L: Layout<R>>(_: &View<'_, i32, R, L>) -> [Option<isize>; R] {
        L::STRIDES
    }
    assert_eq!(strides(&along), [Some(0), Some(3), Some(0), Some(1)]);
    assert_eq!(
        size_of_val(&along),
        3 * size_of::<usize>(),
        "a pointer, a length and the extent that is not in the type"
    );

    let led: (One, One, usize, Const<3>) = mixed.align_trailing().of_rank::<4>().typed_extents();
    assert_eq!(led.to_array(), [1, 1, 4, 3]);
    let repeated = mixed.try_broadcast(shape![2, n]).unwrap();
    let extents: (Const<2>, usize, usize, Const<3>) = repeated.typed_extents();
    assert_eq!(extents.to_array(), [2, 4, 4, 3]);
    assert_eq!(strides(&repeated), [Some(0), Some(0), Some(3), Some(1)]);
    let rows = mixed.try_broadcast_in_dim(shape![n, 7, 3], axes![0, 2]).unwrap();
    let extents: (usize, Const<7>, Const<3>) = rows.typed_extents();
    assert_eq!(extents.to_array(), [4, 7, 3]);
    assert_eq!(strides(&rows), [None, Some(0), Some(1)], "a `usize` may have been stretched");
    let turned = mixed.try_broadcast_transposing(shape![3, n], axes![1, 0]).unwrap();
    assert_eq!((strides(&turned), turned.layout().strides()), ([Some(1), None], [1, 3]));

    // The most specific extent of all operands.
    let (a, b, c) = (
        Shape::new(shape![n, 1, 1]).unwrap(),
        Shape::new(shape![1, 3, 1]).unwrap(),
        Shape::new([4, 1, 2]).unwrap(),
    );
    let extents: (usize, Const<3>, usize) = broadcast::shape((a, b, c)).unwrap().typed_extents();
    assert_eq!(extents.to_array(), [4, 3, 2]);
}

#[test]
fn operands_that_are_reversed_or_strided_slices() {
    let naive = Naive::counted(&[3, 4], 1);
    let view = View::new(&naive.elements, shape![3, 4]).unwrap();
    let column = view.slice(s![..;-1, 2]);
    let expected = |extents: &[usize], elements: &[i64]| Naive {
        extents: extents.to_vec(),
        elements: elements.to_vec(),
    };
    check_tensor(&column.along(axes![1]).of_rank::<3>(), &expected(&[1, 3, 1], &[11, 7, 3]));
    check_view(&column.along_by::<2>([1]).unwrap(), &expected(&[1, 3], &[11, 7, 3]));
    check_tensor(&column.align_trailing().of_rank::<2>(), &expected(&[1, 3], &[11, 7, 3]));
    check_tensor(&column.try_broadcast(shape![2]).unwrap(), &expected(&[2, 3], &[11, 7, 3, 11, 7, 3]));
    let twice = column.try_broadcast_transposing(shape![2, 3], axes![1]).unwrap();
    check_tensor(&twice, &expected(&[2, 3], &[11, 7, 3, 11, 7, 3]));
    check_tensor(
        &view.slice(s![..;-2, ..;3]).try_broadcast_transposing(shape![2, 2], axes![1, 0]).unwrap(),
        &expected(&[2, 2], &[9, 1, 12, 4]),
    );
}

#[test]
fn new_axes_in_front_of_all_small_shapes() {
    let mut cases = 0;
    macro_rules! all {
        ($($sizes:literal + $rank:literal = $sum:literal;)*) => { $(
            for extents in shapes($rank, 3) {
                let naive = Naive::counted(&extents, 1);
                let view = View::new(&naive.elements, array::<$rank>(&extents)).unwrap();
                for sizes in shapes($sizes, 3) {
                    let expected = Naive::build(&[&sizes[..], &extents].concat(), |index| naive.at(&index[$sizes..]));
                    let repeated: View<'_, i64, $sum, _> = view.try_broadcast(array::<$sizes>(&sizes)).unwrap();
                    check_view(&repeated, &expected);
                    cases += 1;
                }
            }
        )* };
    }
    all!(0 + 0 = 0; 0 + 2 = 2; 1 + 0 = 1; 1 + 1 = 2; 1 + 2 = 3; 2 + 0 = 2; 2 + 1 = 3;);
    assert_eq!(cases, 1 + 16 + 4 + 16 + 64 + 16 + 64);
    let huge = View::new(&[1, 2], [2]).unwrap().try_broadcast([usize::MAX]);
    assert!(matches!(huge, Err(BroadcastError::Size(_))), "{huge:?}");
}

#[test]
fn alignment_of_three_operands_of_any_ranks() {
    let mut cases = 0;
    macro_rules! all {
        ($($a:literal $b:literal $c:literal to $rank:literal;)*) => { $(
            for (a, b, c) in shapes($a, 2).iter().flat_map(|a| shapes($b, 2).into_iter().map(move |b| (a, b)))
                .flat_map(|(a, b)| shapes($c, 2).into_iter().map(move |c| (a, b.clone(), c)))
            {
                let naive = [&Naive::counted(a, 1), &Naive::counted(&b, 10), &Naive::counted(&c, 20)];
                let ones = |naive: &Naive| Naive {
                    extents: [&vec![1; $rank - naive.extents.len()], &naive.extents[..]].concat(),
                    elements: naive.elements.clone(),
                };
                let padded = naive.map(ones);
                let sum = padded[0].zip(&padded[1], |x, y| x * 100 + y).and_then(|sum| sum.zip(&padded[2], |x, y| x * 100 + y));
                let (x, y, z) = align_trailing((
                    View::new(&naive[0].elements, array::<$a>(a)).unwrap(),
                    View::new(&naive[1].elements, array::<$b>(&b)).unwrap(),
                    View::new(&naive[2].elements, array::<$c>(&c)).unwrap(),
                ));
                let mapped = x.try_zip_map3(&y, &z, |x, y, z| (x * 100 + y) * 100 + z);
                let all = broadcast::all((x, y, z));
                match (mapped, sum) {
                    (Ok(mapped), Ok(sum)) => {
                        assert_eq!(mapped.extents()[..], sum.extents, "{naive:?}");
                        assert_eq!(mapped.as_slice(), sum.elements, "{naive:?}");
                        let (x, y, z) = all.unwrap();
                        check_view(&x, &padded[0].broadcast(&sum.extents).unwrap());
                        check_view(&y, &padded[1].broadcast(&sum.extents).unwrap());
                        check_view(&z, &padded[2].broadcast(&sum.extents).unwrap());
                        assert_eq!(broadcast::all([x.ranked(), y.ranked()]).unwrap().map(|view| view.to_vec()), [x.to_vec(), y.to_vec()]);
                    }
                    (mapped, sum) => {
                        assert_eq!(mapped.as_ref().err(), sum.as_ref().err(), "{naive:?}");
                        assert_eq!(all.as_ref().err(), sum.as_ref().err(), "{naive:?}");
                    }
                }
                cases += 1;
            }
        )* };
    }
    all!(0 0 0 to 0; 1 0 1 to 1; 2 1 0 to 2; 0 2 1 to 2; 1 2 2 to 2; 2 2 2 to 2; 1 1 3 to 3;);
    assert_eq!(cases, 1 + 9 + 27 + 27 + 243 + 729 + 243, "cases");
}

#[test]
fn a_const_1_stretches_in_no_operand() {
    let (one, many) = ([7], [1, 2, 3]);
    let one = View::new(&one, (Const::<1>,)).unwrap();
    let many = View::new(&many, [3]).unwrap();
    let error = |lhs, rhs| Some(BroadcastError::Extents { axis: 0, lhs, rhs });
    assert_eq!(broadcast::shape((one, many)).err(), error(1, 3));
    assert_eq!(broadcast::shape((many, one)).err(), error(3, 1));
    // Neither before nor after an operand that does.
    let stretches = View::new(&[8], (One,)).unwrap();
    assert_eq!(broadcast::all((stretches, one, many)).err(), error(1, 3));
    assert_eq!(broadcast::all((one, stretches, many)).err(), error(1, 3));
    assert_eq!(one.try_zip_map3(&stretches, &many, |x, y, z| x + y + z).err(), error(1, 3));
    assert_eq!(stretches.try_zip_map3(&many, &one, |x, y, z| x + y + z).err(), error(3, 1));
    assert!(broadcast::all((one, stretches)).is_ok());
    // Along other axes it is the same axis.
    let rows = View::new(&[1, 2, 3, 4, 5, 6], [3, 2]).unwrap();
    assert_eq!(one.along(axes![0]).of_rank::<2>().try_zip_map(&rows, |x, y| x + y).err(), error(1, 3));
    let expected = Some(BroadcastError::Into { axis: 0, extent: 1, into: 1, target: 3 });
    assert_eq!(one.try_broadcast_in_dim([2, 3], axes![1]).err(), expected);
    assert_eq!(one.try_broadcast_transposing([2, 3], [1]).err(), expected);
}

#[test]
fn tensors_and_references_are_operands() {
    let (column, row) =
        (View::new(&[1, 2], shape![2, 1]).unwrap().to_tensor(), View::new(&[10, 20, 30], shape![3]).unwrap());
    let (x, y) = broadcast::all((&column, row.align_trailing())).unwrap();
    assert_eq!((x.to_vec(), y.to_vec()), (vec![1, 1, 1, 2, 2, 2], vec![10, 20, 30, 10, 20, 30]));
    assert_eq!(broadcast::shape((&x, &y, &column)).unwrap().typed_extents(), shape![2, 3]);
    let row = row.to_tensor();
    assert_eq!((&column + row.align_trailing()).as_slice(), [11, 21, 31, 12, 22, 32]);
    assert_eq!((&column * row.along(axes![1])).as_slice(), [10, 20, 30, 20, 40, 60]);
    assert_eq!(column.try_broadcast_to(shape![2, 2]).unwrap().to_vec(), [1, 1, 2, 2]);
    assert_eq!(row.clamp(15, 25).as_slice(), [15, 20, 25]);
    // Without operands the result is the type's.
    let none: [Shape<1, (Const<3>,)>; 0] = [];
    assert_eq!(broadcast::shape(none).unwrap().extents(), [3]);
    let none: [Shape<2>; 0] = [];
    assert_eq!(broadcast::shape(none).unwrap().extents(), [1, 1]);
}

#[test]
#[cfg_attr(
    target_pointer_width = "64",
    should_panic(expected = "there is no memory for 1152921504606846976 elements")
)]
#[cfg_attr(target_pointer_width = "32", should_panic(expected = "there is no memory for 268435456 elements"))]
fn elements_of_a_sign_that_do_not_fit_memory_are_an_error() {
    let huge =
        View::new(&[1_i64], shape![1, 1]).unwrap().try_broadcast_to([1 << (usize::BITS - 4), 1]).unwrap();
    drop(-huge);
}

#[test]
fn the_types_of_several_operands() {
    type Result3<A, B, C> = <(A, B, C) as broadcast::OperandList<2>>::Extents;
    type Of<A, B> = Shape<2, (A, B)>;
    type Three = Const<3>;
    assert_type_eq_all!(Result3<Of<One, usize>, Of<usize, One>, Of<One, One>>, [usize; 2]);
    assert_type_eq_all!(Result3<Of<One, One>, Of<usize, Three>, Of<Three, usize>>, (Three, Three));
    assert_type_eq_all!(Result3<Shape<2>, Of<One, Three>, Shape<2>>, (usize, Three));
    assert_type_eq_all!(Result3<Shape<2>, Shape<2>, Shape<2>>, [usize; 2]);
}

/// An operand without a rank on either side of each operator, in a map, a write and a broadcast: as the view of the other operand's rank.
#[test]
fn an_operand_without_a_rank_has_that_of_the_other() {
    let (vector, matrix) = (tensor![3, 5], tensor![[20, 30], [40, 70]]);
    let cube = tensor![[[2, 1], [6, 3]], [[7, 9], [4, 8]]];
    let (leading, last) = (vector.along(axes![0]), vector.align_trailing());
    macro_rules! operators {
        ($($operator:tt)*) => { $(
            assert_eq!(leading $operator &matrix, leading.of_rank::<2>() $operator &matrix);
            assert_eq!(leading $operator matrix.clone(), leading.of_rank::<2>() $operator &matrix);
            assert_eq!(&matrix $operator leading, &matrix $operator leading.of_rank::<2>());
            assert_eq!(last $operator &matrix, last.of_rank::<2>() $operator &matrix);
            assert_eq!(&cube $operator last, &cube $operator last.of_rank::<3>());
            assert_eq!(leading $operator &cube, leading.of_rank::<3>() $operator &cube);
        )* };
    }
    operators!(+ - * / % & | ^);
    assert_eq!(tensor![[1, 2], [3, 4]] << tensor![1, 2].align_trailing(), tensor![[2, 8], [6, 16]]);
    assert_eq!(tensor![1, 2].along(axes![0]) << tensor![[1, 2], [3, 4]], tensor![[2, 4], [16, 32]]);
    assert_eq!(tensor![[8, 8], [16, 16]] >> tensor![1, 2].align_trailing(), tensor![[4, 2], [8, 4]]);

    // The result keeps what the types know.
    let sum: DenseTensor<i32, 2, Extents![2, 2]> = leading + &matrix;
    assert_eq!(sum, tensor![[23, 33], [45, 75]]);
    assert_eq!(matrix.zip_map(last, |x, y| x - y), &matrix - last);
    assert_eq!(matrix.zip_map(&last, |x, y| x - y), &matrix - last);
    let mut written = matrix.clone();
    written += leading;
    written -= &last;
    assert_eq!(written, tensor![[20, 28], [42, 70]]);
    written.assign(last);
    assert_eq!(written, tensor![[3, 5], [3, 5]]);
    let mask = tensor![true, false];
    assert_eq!(select(mask.along(axes![0]), &matrix, 0), tensor![[20, 30], [0, 0]]);
    assert_eq!(select(&mask.along(axes![0]), &matrix, 0), tensor![[20, 30], [0, 0]]);
    assert_eq!(concatenate(Axis::<0>, (&matrix, last)), tensor![[20, 30], [40, 70], [3, 5]]);
    let (x, y, z) = broadcast::all((leading, &matrix, &last)).unwrap();
    assert_eq!(
        (x.to_vec(), y.to_vec(), z.to_vec()),
        (vec![3, 3, 5, 5], vec![20, 30, 40, 70], vec![3, 5, 3, 5])
    );
}

/// What is known at run time only is compared at run time, at the line of the operator.
#[test]
fn an_operand_without_a_rank_that_does_not_fit_panics() {
    let (vector, matrix) = (Tensor::filled([3], 1), Tensor::filled([2, 3], 1));
    let failed = std::panic::catch_unwind(|| vector.along(axes![0]) + &matrix).unwrap_err();
    assert_eq!(
        failed.downcast_ref::<String>().unwrap(),
        "extents 3 and 2 do not broadcast at axis 0: they must be equal, or one of them 1"
    );
    assert_eq!((vector.align_trailing() + &matrix).sum(), 12);
}

/// Generic code: any rank, and any layout.
#[test]
fn an_operand_without_a_rank_in_generic_code() {
    fn shifted<const R: usize, L: Layout<1>>(
        x: View<'_, i32, R>,
        shift: &View<'_, i32, 1, L>,
    ) -> Tensor<i32, R>
    where
        Ranks: AlignsTo<1, R>,
    {
        x + shift.align_trailing().of_rank::<R>().ranked()
    }
    let (x, shift) = (tensor![[1, 2], [3, 4]], tensor![10, 20]);
    assert_eq!(shifted(x.ranked(), &shift.view()), tensor![[11, 22], [13, 24]]);
    assert_eq!(shifted(shift.ranked(), &shift.view()), tensor![20, 40]);
}
