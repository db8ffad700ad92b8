//! Errors at run time say which extent has a name, and two names of one macro differ.

use std::panic::{AssertUnwindSafe, catch_unwind};

use shapewise::{
    DenseTensor, Shape, broadcast, expect_shape,
    extent::{Name, Named},
    names,
    prelude::*,
    try_expect_names,
    verbs::try_zip_map,
};

use crate::{Batch, Features, Heads, Hidden, runs};

/// The message of a panic or an error.
fn message<X>(run: impl FnOnce() -> X) -> String {
    let panic = catch_unwind(AssertUnwindSafe(run)).err().unwrap();
    panic.downcast_ref::<String>().unwrap().clone()
}

/// Each operation that broadcasts says which extent has the name, and why it does not stretch.
#[test]
fn errors_of_broadcasts_have_the_name() {
    let of = |batch| Tensor::<f32, 2>::ones(shape![Batch(batch), Features(5)]);
    let (three, one, ranked) = (of(3), of(1), Tensor::<f32, 2>::ones([1, 5]));
    let equal = "extents Batch=3 and Batch=4 do not broadcast at axis 0: they must be equal";
    let not_1 = "extents Batch=3 and Batch=1 do not broadcast at axis 0: an extent with a name does not stretch, not even a 1";
    let to_name = "extents Batch=3 and 1 do not broadcast at axis 0: a 1 that is known at run time does not stretch to a name, only `One` does";
    let without = "extents Batch=3 and 4 do not broadcast at axis 0: they must be equal";
    let large = Tensor::<f32, 2>::ones([4, 5]);
    macro_rules! says {
        ($y:expr, $expected:expr) => {{
            let (x, y) = (&three, &$y);
            let mirrored = |text: &str| match text.split_once(" do not").unwrap() {
                (both, rest) => match both["extents ".len()..].split_once(" and ").unwrap() {
                    (left, right) => format!("extents {right} and {left} do not{rest}"),
                },
            };
            let back = mirrored($expected);
            assert_eq!(message(|| x + y), $expected);
            assert_eq!(message(|| x.clone() + y), $expected);
            assert_eq!(message(|| y + x), back);
            assert_eq!(message(|| x.gt(y)), $expected);
            assert_eq!(message(|| x.zip_map3(y, y, |x, y, z| x + y + z)), $expected);
            assert_eq!(message(|| x.zip_fold(y, 0.0, |sum, x, y| sum + x + y)), $expected);
            assert_eq!(message(|| select(x.gt(0.0), x, y)), $expected);
            assert_eq!(message(|| select(true, x, y)), $expected);
            assert_eq!(try_zip_map((x, y), |(x, y)| x + y).unwrap_err().to_string(), $expected);
            assert_eq!(try_zip_map((x, x, y), |(x, y, z)| x + y + z).unwrap_err().to_string(), $expected);
            assert_eq!(try_zip_map((y, x, x), |(x, y, z)| x + y + z).unwrap_err().to_string(), back);
            assert_eq!(broadcast::all((x, y)).unwrap_err().to_string(), $expected);
            assert_eq!(broadcast::shape((y, x)).unwrap_err().to_string(), back);
            assert_eq!(shape_of!(x).broadcast_with(shape_of!(y)).unwrap_err().to_string(), $expected);
            // Into the three rows.
            let (from, _) = back["extents ".len()..].split_once(" and ").unwrap();
            let reason = $expected.split_once(": ").unwrap().1;
            let into =
                format!("extent {from} of axis 0 does not broadcast into extent Batch=3 of axis 0: {reason}");
            let mut to = three.clone();
            assert_eq!(message(|| to.assign(y)), into);
            assert_eq!(message(|| to.zip_apply(y, |x, y| *x += y)), into);
            assert_eq!(message(|| to.zip_from(y, y, |x, y| x + y)), into);
            assert_eq!(message(|| to.zip_map_from((y, y), |(x, y)| x + y)), into);
            assert_eq!(message(|| to.zip_map_apply((y,), |x, (y,)| *x += y)), into);
            assert_eq!(message(|| to += y), into);
            assert_eq!(message(|| y.broadcast_to(three.typed_extents())), into);
            assert_eq!(y.try_broadcast_to(three.typed_extents()).unwrap_err().to_string(), into);
            assert_eq!(
                y.try_broadcast_in_dim(three.typed_extents(), axes![0, 1]).unwrap_err().to_string(),
                into
            );
            assert_eq!(shape_of!(y).broadcast_to(three.typed_extents()).unwrap_err().to_string(), into);
        }};
    }
    says!(of(4), equal);
    says!(one, not_1);
    says!(ranked, to_name);
    says!(large, without);
    // What is written has no name.
    let mut to = large.clone();
    let into = "extent Batch=1 of axis 0 does not broadcast into extent 4 of axis 0: an extent with a name does not stretch, not even a 1";
    assert_eq!(message(|| to += &one), into);
    assert_eq!(message(|| to.zip_map_apply((&one,), |x, (y,)| *x += y)), into);
    assert_eq!(
        broadcast::all([&one, &three]).unwrap_err().to_string(),
        "extents Batch=1 and Batch=3 do not broadcast at axis 0: an extent with a name does not stretch, not even a 1"
    );
    // Without a name, a 1 that does not stretch is `Const<1>`.
    let fixed = Tensor::<f32, 2>::ones(shape![Const::<1>, 5]);
    assert_eq!(
        message(|| &fixed + &large),
        "extents 1 and 4 do not broadcast at axis 0: the 1 is `Const<1>`, which does not stretch as `One` does"
    );
}

/// Products and joins say the name as well.
#[test]
fn errors_of_products_and_joins_have_the_name() {
    let x = Tensor::<f32, 2>::ones(shape![Batch(6), Features(4)]);
    let w = |features| Tensor::<f32, 2>::ones(shape![Features(features), Hidden(3)]);
    let inner = |rest| {
        format!(
            "inner extents {rest} differ: axis 1 of the left operand is contracted with axis 0 of the right one"
        )
    };
    assert_eq!(message(|| x.matmul(&w(5))), inner("Features=4 and Features=5"));
    assert_eq!(message(|| x.matmul(&w(5).ranked())), inner("Features=4 and 5"));
    assert_eq!(message(|| x.ranked().matmul(&w(5))), inner("4 and Features=5"));
    assert_eq!(message(|| x.ranked().matmul(&w(5).ranked())), inner("4 and 5"));
    assert_eq!(
        shape_of!(x).matmul(shape_of!(w(5))).unwrap_err().to_string(),
        inner("Features=4 and Features=5")
    );
    let contracting = shapewise::contraction::DotAxes::contracting(axes![1], axes![0]);
    assert_eq!(
        message(|| x.dot_general(&w(5), contracting)),
        inner("Features=4 and Features=5").replace("inner", "contracting")
    );
    let of = |batch| Tensor::<f32, 3>::ones(shape![Batch(batch), Features(2), Hidden(4)]);
    let other = |batch| Tensor::<f32, 3>::ones(shape![Batch(batch), Hidden(4), Heads(5)]);
    let batch = |rest, reason| format!("batch extents {rest} do not broadcast at axis 0: {reason}");
    assert_eq!(message(|| of(3).matmul(&other(4))), batch("Batch=3 and Batch=4", "they must be equal"));
    assert_eq!(
        message(|| of(3).matmul(&other(1))),
        batch("Batch=3 and Batch=1", "an extent with a name does not stretch, not even a 1")
    );
    assert_eq!(
        message(|| of(3).matmul(&other(1).ranked())),
        batch("Batch=3 and 1", "a 1 that is known at run time does not stretch to a name, only `One` does")
    );
    // Aligned at the last batch axis.
    let four = Tensor::<f32, 4>::ones([7, 2, 4, 6]);
    assert_eq!(
        message(|| of(3).matmul(&four)),
        "batch extents Batch=3 and 2 do not broadcast at axis 1: they must be equal"
    );
    let paired = shapewise::contraction::DotAxes::contracting(axes![2], axes![1]).batch(axes![0], axes![0]);
    assert_eq!(
        message(|| of(3).dot_general(&other(4), paired)),
        "batch extents Batch=3 and Batch=4 differ: axis 0 of the left operand is paired with axis 0 of the right one"
    );
    let joined = |rest| {
        format!(
            "operand 1 has extent {rest}: they must be equal, because they are not joined along this axis"
        )
    };
    let y = Tensor::<f32, 2>::ones(shape![Batch(6), Features(5)]);
    let along_1 = joined("Features=5 along axis 1, and those before it have 4");
    assert_eq!(message(|| concatenate(Axis::<0>, (&x, &y))), along_1);
    assert_eq!(message(|| concatenate(Axis::<0>, [&x, &y])), along_1);
    assert_eq!(message(|| concatenate(Axis::<0>, (&x, y.ranked()))), along_1);
    assert_eq!(message(|| stack(Axis::<0>, (&x, &y))), along_1);
    assert_eq!(message(|| stack(Axis::<2>, (&x, &y))), along_1);
    assert_eq!(
        message(|| stack(Axis::<1>, [x.transpose(), y.transpose()])),
        along_1.replace("axis 1", "axis 0")
    );
    assert_eq!(shape_of!(x).join_axis(Axis::<0>, shape_of!(y)).unwrap_err().to_string(), along_1);
}

/// Operations that do not broadcast, and labels, say the name as well.
#[test]
fn errors_of_equal_shapes_and_labels_have_the_name() {
    use shapewise::verbs::choose;
    let of = |batch| Tensor::<f32, 2>::ones(shape![Batch(batch), Features(5)]);
    let mask = |batch| of(batch).map(|x| *x > 0.0);
    let (three, four, ranked) = (of(3), of(4), Tensor::<f32, 2>::ones([4, 5]));
    let same = "differ at axis 0: the operands to select from have the same shape";
    assert_eq!(message(|| choose(true, &three, &four)), format!("extents Batch=3 and Batch=4 {same}"));
    assert_eq!(message(|| choose(mask(3), &three, &ranked)), format!("extents Batch=3 and 4 {same}"));
    assert_eq!(message(|| choose(true, &ranked, &three)), format!("extents 4 and Batch=3 {same}"));
    let select = |predicate, extent| {
        format!(
            "a predicate of extent {predicate} does not select from extent {extent} at axis 0: a predicate is a scalar, or has the shape of the operands"
        )
    };
    assert_eq!(message(|| choose(mask(4), &three, 0.0)), select("Batch=4", "Batch=3"));
    assert_eq!(message(|| choose(mask(4), 0.0, &three)), select("Batch=4", "Batch=3"));
    assert_eq!(message(|| choose(mask(4).ranked(), &three, &three)), select("4", "Batch=3"));
    assert_eq!(message(|| choose(mask(3), &ranked, &ranked)), select("Batch=3", "4"));
    let clamp = |bound, extent| {
        format!(
            "a bound of extent {bound} does not clamp extent {extent} at axis 0: a bound is a scalar, or has the shape of the operand"
        )
    };
    assert_eq!(message(|| three.clamp(&four, 2.0)), clamp("Batch=4", "Batch=3"));
    assert_eq!(message(|| three.clamp(0.0, &ranked)), clamp("4", "Batch=3"));
    assert_eq!(message(|| ranked.clamp(&ranked, &three)), clamp("Batch=3", "4"));
    assert_eq!(message(|| ranked.clamp(0.0, Tensor::<f32, 2>::ones([2, 5]))), clamp("2", "4"));

    let (mut x, mut y) = (of(3), of(4));
    assert_eq!(
        message(|| x.zip_map_apply_both(&mut y, (&three,), |_, _, _| ())),
        "extents Batch=3 and Batch=4 differ at axis 0: arrays that are updated together have the same shape"
    );
    let w = |features| Tensor::<f32, 2>::ones(shape![Features(features), Hidden(3)]);
    assert_eq!(
        message(|| einsum!(b f, f c -> b c; three, w(6))),
        "label `f` is Features=5 in operand 0 and Features=6 in operand 1"
    );
    assert_eq!(
        message(|| einsum!(b f, f c -> b c; three.ranked(), w(6))),
        "label `f` is 5 in operand 0 and Features=6 in operand 1"
    );
    assert_eq!(
        message(|| einsum!(b f, c f -> b c; three, ranked.transpose())),
        "label `f` is Features=5 in operand 0 and 4 in operand 1"
    );
    // Of a larger rank, and three operands.
    let heads = |batch| Tensor::<f32, 3>::ones(shape![Batch(batch), Heads(2), Features(5)]);
    assert_eq!(
        message(|| einsum!(b h f, b f, b h f -> h; heads(3), three, heads(4))),
        "label `b` is Batch=3 in operand 0 and Batch=4 in operand 2"
    );
    assert_eq!(
        message(|| einsum!(b f, f c -> b c; three.ranked(), ranked)),
        "label `f` is 5 in operand 0 and 4 in operand 1"
    );
}

/// Two names that a macro declares at one place are two types. A constant cannot tell them apart, so they are compared at run time.
#[test]
fn two_names_of_one_macro_differ() {
    macro_rules! of_one_place {
        ($number:expr) => {
            (
                {
                    names! { Same }
                    (Same($number), Tensor::<f32, 1>::ones(shape![Same($number)]))
                },
                {
                    names! { Same }
                    (Same($number), Tensor::<f32, 1>::ones(shape![Same($number)]))
                },
            )
        };
    }
    /// Whether each conversion to the name `B` runs.
    fn runs_as<A: Name, B: Name>(x: &DenseTensor<f32, 1, (Named<A>,)>, _: Named<B>) -> [bool; 6] {
        type Is<B> = (Named<B>,);
        [
            runs(|| x.typed::<Is<B>>().unwrap().sum()),
            runs(|| x.try_dense::<Is<B>>().unwrap().sum()),
            runs(|| x.clone().typed_mut::<Is<B>>().unwrap().sum()),
            runs(|| x.clone().try_dense_mut::<Is<B>>().unwrap().sum()),
            runs(|| x.clone().try_into_typed::<Is<B>>().unwrap().sum()),
            runs(|| shape_of!(x).typed::<Is<B>>().unwrap()),
        ]
    }
    let ((a, x), (b, y)) = of_one_place!(3);
    assert_eq!((runs_as(&x, a), runs_as(&y, b)), ([true; 6], [true; 6]));
    assert_eq!((runs_as(&x, b), runs_as(&y, a)), ([false; 6], [false; 6]));
    fn typed<A: Name, B: Name>(x: &DenseTensor<f32, 1, (Named<A>,)>, _: Named<B>) -> f32 {
        x.typed::<(Named<B>,)>().unwrap().sum()
    }
    assert_eq!(
        message(|| typed(&x, b)),
        "axis 0 has extent `Same`, and another `Same` is expected: a macro declares both, and they are two names"
    );
    let one = message(|| typed(&x, b));
    assert_eq!(message(|| concatenate(Axis::<0>, (&y, &x))), one);
    assert_eq!(message(|| shape_of!(x).join_axis(Axis::<0>, shape_of!(y))), one);
    assert!(runs(|| concatenate(Axis::<0>, (&x, &x))) && runs(|| concatenate(Axis::<0>, (&x, y.ranked()))));
    // A pattern takes them for one name, and compares numbers. So it refuses no fewer programs than of arrays without names.
    let other = Tensor::<f32, 1>::ones((Named::from_usize(4).unwrap_or(b),));
    assert!(runs(|| {
        expect_shape!(x, [n]; y, [n]);
        n
    }));
    assert!(!runs(|| {
        expect_shape!(x, [n]; other, [n]);
        n
    }));
    // A comparison at run time knows them.
    let y = Tensor::<f32, 1>::ones((Named::from_usize(4).unwrap_or(b),));
    assert_eq!(try_expect_names!(x, y), Ok(()));
}
