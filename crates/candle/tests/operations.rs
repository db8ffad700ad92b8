//! Each operation has the values of candle's own, on the ranked and on the static level. The shapes are compared by the crate itself in debug builds, and
//! here.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]
#![expect(clippy::arithmetic_side_effects, reason = "operators of tensors, and small counts")]

use candle_core::{D, DType, Device, Tensor};
use shapewise::{
    Axis, AxisOf, Const, Extents, Keep, One, axes, axis::AxisOrder, bounds::ExtentList, expect_shape, shape,
};
use shapewise_candle::{Error, Result, Typed, concatenate, stack};

/// Different numbers of both signs, none of them 0.
fn numbers(extents: &[usize]) -> Tensor {
    let count = u32::try_from(extents.iter().product::<usize>()).unwrap();
    let values: Vec<f64> = (0..count).map(|at| f64::from((at * 37 + 11) % 53) / 8. - 3.1).collect();
    Tensor::from_vec(values, extents, &Device::Cpu).unwrap()
}

/// Asserts that a result has the extents and the elements of candle's.
#[track_caller]
fn same<const R: usize, E: ExtentList<R>>(found: Result<Typed<R, E>>, expected: candle_core::Result<Tensor>) {
    let (found, expected) = (found.unwrap(), expected.unwrap());
    assert_eq!((found.extents().as_slice(), found.as_inner().dims()), (expected.dims(), expected.dims()));
    let elements = |x: &Tensor| x.to_dtype(DType::F64).unwrap().flatten_all().unwrap().to_vec1::<f64>();
    assert_eq!(elements(found.as_inner()).unwrap(), elements(&expected).unwrap());
}

#[test]
fn functions_of_each_element() {
    macro_rules! each {
        ($($method:ident($($argument:expr),*);)*) => { $(
            for extents in [[2, 3], [0, 3], [1, 1]] {
                let x = numbers(&extents);
                let typed = Typed::<2>::ranked_from(x.clone()).unwrap();
                // Roots and logarithms of negative numbers are no numbers, which differ from each other.
                if !["sqrt", "log"].contains(&stringify!($method)) {
                    same(typed.$method($($argument),*), x.$method($($argument),*));
                }
                same(typed.abs().unwrap().$method($($argument),*), x.abs().unwrap().$method($($argument),*));
            }
            let x = numbers(&[2, 3]).abs().unwrap();
            let known = Typed::new(x.clone(), shape![2, 3]).unwrap().$method($($argument),*).unwrap();
            let _: (Const<2>, Const<3>) = known.typed_extents();
            same(Ok(known), x.$method($($argument),*));
        )* };
    }
    each! {
        exp(); log(); sqrt(); sqr(); recip(); abs(); sign(); sin(); cos(); tanh(); erf(); relu(); gelu(); gelu_erf(); silu();
        floor(); ceil(); round(); powf(2.); elu(0.5); affine(2., -1.); clamp(-1., 1.); to_dtype(DType::F32);
    }
}

#[test]
fn operators() {
    macro_rules! each {
        ($($operator:tt $broadcast:ident $number:expr, $reversed:expr;)*) => { $(
            for left in pairs() {
                for right in pairs() {
                    let (x, y) = (numbers(&left), numbers(&right));
                    let (a, b) = (Typed::<2>::ranked_from(x.clone()).unwrap(), Typed::<2>::ranked_from(y.clone()).unwrap());
                    match x.$broadcast(&y) {
                        Ok(expected) => same(&a $operator &b, Ok(expected)),
                        Err(_) => assert!(matches!(&a $operator &b, Err(Error::Broadcast(_))), "{left:?} {right:?}"),
                    }
                }
            }
            let x = numbers(&[2, 3]);
            let a = Typed::new(x.clone(), shape![2, 3]).unwrap();
            let (number, reversed): (fn(&Tensor) -> candle_core::Result<Tensor>, fn(Tensor) -> candle_core::Result<Tensor>) = ($number, $reversed);
            same(&a $operator 2., number(&x));
            same(a.clone() $operator 2., number(&x));
            same(2. $operator &a, reversed(x.clone()));
            same(2. $operator a.clone(), reversed(x.clone()));
            // The results of others, by value.
            same(&a $operator (&a + 1.), x.$broadcast(&(&x + 1.).unwrap()));
            same(a.clone() $operator a.clone(), x.$broadcast(&x));
            same(a.clone() $operator &a, x.$broadcast(&x));
        )* };
    }
    each! {
        + broadcast_add |x| x + 2., |x| 2. + x;
        - broadcast_sub |x| x - 2., |x| 2. - x;
        * broadcast_mul |x| x * 2., |x| 2. * x;
        / broadcast_div |x| x / 2., |x| 2. / x;
    }
    let x = numbers(&[2, 3]);
    let a = Typed::new(x.clone(), shape![2, 3]).unwrap();
    same(-&a, x.neg());
    same(-a, x.neg());
}

/// All extents of rank 2 below 4.
fn pairs() -> impl Iterator<Item = [usize; 2]> {
    (0..16).map(|code| [code / 4, code % 4])
}

#[test]
fn functions_of_two_operands() {
    macro_rules! each {
        ($($method:ident $broadcast:ident $number:ident;)*) => { $(
            for left in pairs() {
                for right in pairs() {
                    let (x, y) = (numbers(&left), numbers(&right));
                    let (a, b) = (Typed::<2>::ranked_from(x.clone()).unwrap(), Typed::<2>::ranked_from(y.clone()).unwrap());
                    match x.$broadcast(&y) {
                        Ok(expected) => same(a.$method(&b), Ok(expected)),
                        Err(_) => assert!(matches!(a.$method(&b), Err(Error::Broadcast(_))), "{left:?} {right:?}"),
                    }
                }
            }
            let x = numbers(&[2, 3]);
            let a = Typed::new(x.clone(), shape![2, 3]).unwrap();
            same(a.$method(0.5), x.$number(0.5));
            let mask = a.$method(&a.narrow(Axis::<0>, 0, One).unwrap()).unwrap();
            let _: (Const<2>, Const<3>) = mask.typed_extents();
        )* };
    }
    each! {
        maximum broadcast_maximum maximum;
        minimum broadcast_minimum minimum;
        lt broadcast_lt lt;
        le broadcast_le le;
        gt broadcast_gt gt;
        ge broadcast_ge ge;
        equal broadcast_eq eq;
        not_equal broadcast_ne ne;
    }
}

#[test]
fn what_types_know_stays() {
    let n = 2;
    let mixed = Typed::new(numbers(&[2, 3]), shape![n, 3]).unwrap();
    let row = Typed::new(numbers(&[3]), shape![3]).unwrap();
    let sum = (&mixed + row.along(axes![1]).unwrap()).unwrap();
    let _: (usize, Const<3>) = sum.typed_extents();
    same(Ok(sum), numbers(&[2, 3]).broadcast_add(&numbers(&[3])));
    let sum = (&mixed + row.align_trailing().unwrap()).unwrap();
    let _: (usize, Const<3>) = sum.typed_extents();
    // `Const<1>` does not stretch, and `One` does.
    let fixed = Typed::new(numbers(&[1, 3]), (Const::<1>, Const::<3>)).unwrap();
    assert_eq!(
        (&mixed + fixed).unwrap_err().to_string(),
        "extents 2 and 1 do not broadcast at axis 0: the 1 is `Const<1>`, which does not stretch as `One` does"
    );
}

/// Operations along each axis of rank 3 that keep the rank.
#[test]
fn along_each_axis() {
    let x = numbers(&[2, 3, 4]);
    let (ranked, known) =
        (Typed::<3>::ranked_from(x.clone()).unwrap(), Typed::new(x.clone(), shape![2, 3, 4]).unwrap());
    macro_rules! each {
        ($($axis:literal $extent:literal;)*) => { $(
            let at = AxisOf::<3>::new($axis).unwrap();
            same(ranked.softmax(at), softmax(&x, $axis));
            same(known.softmax(Axis::<$axis>), softmax(&x, $axis));
            same(known.log_softmax(Axis::<$axis>), log_softmax(&x, $axis));
            same(known.cumsum(Axis::<$axis>), x.cumsum($axis));
            same(known.flip(Axis::<$axis>), x.flip(&[$axis]));
            same(known.roll(Axis::<$axis>, -3), x.roll(-3, $axis));
            same(known.pad_axis(Axis::<$axis>, 1, 2), x.pad_with_zeros($axis, 1, 2));
            same(ranked.pad_axis(at, 0, 2), x.pad_with_zeros($axis, 0, 2));
            same(known.narrow(Axis::<$axis>, 1, Const::<1>), x.narrow($axis, 1, 1));
            same(ranked.narrow(at, 0, $extent), x.narrow($axis, 0, $extent));
            assert!(matches!(ranked.narrow(at, 1, $extent), Err(Error::Slice(_))));
            for index in 0..$extent {
                same(known.index_axis(Axis::<$axis>, index), x.get_on_dim($axis, index.cast_unsigned()));
                same(ranked.index_axis(at, index - $extent), x.get_on_dim($axis, index.cast_unsigned()));
            }
            assert!(matches!(known.index_axis(Axis::<$axis>, $extent), Err(Error::Slice(_))));
            let indices = Tensor::new(&[1_u32, 0, 1, 1], &Device::Cpu).unwrap();
            let four = Typed::new(indices.clone(), shape![4]).unwrap();
            same(known.take(Axis::<$axis>, &four), x.index_select(&indices, $axis));
            same(ranked.take(at, &four.ranked()), x.index_select(&indices, $axis));
            // A tensor that is not dense, too.
            let (turned, of) = (known.permute(axes![2, 1, 0]).unwrap(), x.permute((2, 1, 0)).unwrap().contiguous().unwrap());
            same(turned.take(Axis::<$axis>, &four), of.index_select(&indices, $axis));
            same(concatenate(Axis::<$axis>, (&known, &known)), Tensor::cat(&[&x, &x], $axis));
            same(concatenate(at, [&ranked, &ranked, &ranked]), Tensor::cat(&[&x, &x, &x], $axis));
            same(concatenate(at, &[ranked.clone(), ranked.clone()][..]), Tensor::cat(&[&x, &x], $axis));
            same(concatenate(at, &[&ranked][..]), Ok(x.clone()));
            same(stack(Axis::<$axis>, (&known, &ranked, &known)), Tensor::stack(&[&x, &x, &x], $axis));
            same(stack(Axis::<$axis>, [known.clone(), known.clone()]), Tensor::stack(&[&x, &x], $axis));
        )* };
    }
    each! { 0 2; 1 3; 2 4; }
    same(stack(Axis::<3>, [&known, &known]), Tensor::stack(&[&x, &x], 3));
    same(stack(Axis::<-1>, &[&known][..]), Tensor::stack(&[&x], 3));
    same(known.flip(axes![0, 2]), x.flip(&[0, 2]));
    same(ranked.tile([2, 1, 3]), x.repeat((2, 1, 3)));
    assert_eq!(ranked.tile([0, 1, 1]).unwrap().extents(), [0, 3, 4]);
    let joined = concatenate(Axis::<1>, (&known, &known)).unwrap();
    let _: (Const<2>, Const<4>) = (joined.typed_extents().0, joined.typed_extents().2);
    let stacked = stack(Axis::<1>, (&known, &ranked)).unwrap();
    let _: (Const<2>, Const<2>, Const<3>, Const<4>) = stacked.typed_extents();
}

fn softmax(x: &Tensor, axis: usize) -> candle_core::Result<Tensor> {
    let powers = x.broadcast_sub(&x.max_keepdim(axis)?)?.exp()?;
    powers.broadcast_div(&powers.sum_keepdim(axis)?)
}

fn log_softmax(x: &Tensor, axis: usize) -> candle_core::Result<Tensor> {
    let lower = x.broadcast_sub(&x.max_keepdim(axis)?)?;
    lower.broadcast_sub(&lower.exp()?.sum_keepdim(axis)?.log()?)
}

#[test]
fn softmax_sums_to_one() {
    let x = Typed::new(numbers(&[2, 3, 4]), shape![2, 3, 4]).unwrap();
    let sums = x.softmax(Axis::<1>).unwrap().sum_axis(Axis::<1>).unwrap();
    let sums = sums.into_inner().flatten_all().unwrap().to_vec1::<f64>().unwrap();
    assert!(sums.iter().all(|sum| (sum - 1.).abs() < 1e-12), "{sums:?}");
    let exact = x.softmax(Axis::<1>).unwrap().log().unwrap();
    let off = (exact - x.log_softmax(Axis::<1>)).unwrap().abs().unwrap().into_inner();
    assert!(off.max_all().unwrap().to_scalar::<f64>().unwrap() < 1e-12);
}

#[test]
fn reductions() {
    let x = numbers(&[2, 3, 4]);
    let known = Typed::new(x.clone(), shape![2, 3, 4]).unwrap();
    macro_rules! each {
        ($($method:ident $removed:ident $kept:ident;)*) => { $(
            each!(@ $method $removed $kept 0 1 2);
            same(known.$method(Axis::<-1>), x.$removed(D::Minus1));
        )* };
        (@ $method:ident $removed:ident $kept:ident $($axis:literal)*) => { $(
            same(known.$method(Axis::<$axis>), x.$removed($axis));
            same(known.$method(Keep(Axis::<$axis>)), x.$kept($axis));
            same(known.ranked().$method(AxisOf::<3>::new($axis).unwrap()), x.$removed($axis));
        )* };
    }
    each! {
        sum_axis sum sum_keepdim;
        mean_axis mean mean_keepdim;
        max_axis max max_keepdim;
        min_axis min min_keepdim;
        argmax_axis argmax argmax_keepdim;
        argmin_axis argmin argmin_keepdim;
        var_axis var var_keepdim;
    }
    same(known.sum_axis(axes![0, 2]), x.sum((0, 2)));
    same(known.mean_axis(Keep(axes![0, 1])), x.mean_keepdim((0, 1)));
    same(known.sum_axis(axes![0, 1, 2]), x.sum_all());
    let kept = known.sum_axis(Keep(axes![0, 2])).unwrap();
    let _: (One, Const<3>, One) = kept.typed_extents();
}

#[test]
fn axes_without_elements() {
    let x = Typed::new(numbers(&[2, 0]), shape![2, 0]).unwrap();
    same(x.sum_axis(Axis::<1>), Tensor::zeros(2, DType::F64, &Device::Cpu));
    for shift in [-3, 0, 2] {
        same(x.roll(Axis::<1>, shift), Ok(numbers(&[2, 0])));
        same(x.roll(Axis::<0>, shift), Ok(numbers(&[2, 0])));
    }
    let message = "axis 1 has extent 0, and there is no greatest or least one of no elements";
    macro_rules! each {
        ($($method:ident)*) => { $( assert_eq!(x.$method(Axis::<1>).unwrap_err().to_string(), message); )* };
    }
    each! { max_axis min_axis argmax_axis argmin_axis softmax log_softmax }
    // The results have no elements, and candle refuses to compute them.
    assert!(matches!(x.max_axis(Axis::<0>), Err(Error::Candle(_))));
}

#[test]
fn axes() {
    let x = numbers(&[2, 3, 4]);
    let known = Typed::new(x.clone(), shape![2, 3, 4]).unwrap();
    fn permuted<O: AxisOrder<3>>(x: &Typed<3, Extents![2, 3, 4]>, order: O) {
        let expected = x.as_inner().permute(O::PERMUTATION.axes());
        same(x.permute(order), expected);
    }
    permuted(&known, axes![0, 1, 2]);
    permuted(&known, axes![0, 2, 1]);
    permuted(&known, axes![1, 0, 2]);
    permuted(&known, axes![1, 2, 0]);
    permuted(&known, axes![2, 0, 1]);
    permuted(&known, axes![2, 1, 0]);
    for (first, second) in (0..9).map(|code| (code / 3, code % 3)) {
        let [a, b] = [first, second].map(|axis| AxisOf::<3>::new(axis).unwrap());
        let [i, j] = [first, second].map(|axis| axis.cast_unsigned());
        same(known.swap_axes(a, b), x.transpose(i, j));
        let mut order = [0, 1, 2].into_iter().filter(|axis| *axis != i).collect::<Vec<_>>();
        order.insert(j, i);
        same(known.move_axis(a, b), x.permute(order));
    }
    same(known.reshape(shape![6, 4]), x.reshape((6, 4)));
    same(known.reshape(shape![_, 2]), x.reshape((12, 2)));
    same(known.reshape([24]), x.reshape(24));
    same(known.permute(axes![2, 1, 0]).unwrap().reshape([24]), x.permute((2, 1, 0)).unwrap().reshape(24));
    assert!(matches!(known.ranked().reshape([5, 5]), Err(Error::Reshape(_))));
    assert!(matches!(known.ranked().reshape(shape![_, 5]), Err(Error::Reshape(_))));
    same(known.insert_axis(Axis::<0>), x.unsqueeze(0));
    same(known.insert_axis(Axis::<2>), x.unsqueeze(2));
    same(known.insert_axis(Axis::<-1>), x.unsqueeze(3));
    let four = known.insert_axis(Axis::<1>).unwrap();
    let _: (Const<2>, One, Const<3>, Const<4>) = four.typed_extents();
    same(four.squeeze(Axis::<1>), Ok(x.clone()));
    assert!(matches!(known.ranked().squeeze(Axis::<1>), Err(Error::Subview(_))));
    let row = Typed::new(numbers(&[1, 4]), shape![1, 4]).unwrap();
    same(row.broadcast_to(shape![3, 4]), numbers(&[1, 4]).broadcast_as((3, 4)));
    same(row.ranked().broadcast_to([3, 4]), numbers(&[1, 4]).broadcast_as((3, 4)));
    assert!(matches!(row.ranked().broadcast_to([3, 5]), Err(Error::Broadcast(_))));
    same(known.along::<4, _>(axes![0, 2, 3]), x.reshape((2, 1, 3, 4)));
    same(known.align_trailing::<5>(), x.reshape((1, 1, 2, 3, 4)));
}

#[test]
fn products() {
    let known = |extents: &[usize]| numbers(extents);
    let (x, y) = (known(&[2, 3]), known(&[3, 4]));
    let (a, b) = (Typed::new(x.clone(), shape![2, 3]).unwrap(), Typed::new(y.clone(), shape![3, 4]).unwrap());
    same(a.matmul(&b), x.matmul(&y));
    same(a.ranked().matmul(&b), x.matmul(&y));
    same(a.matmul(&b.permute(axes![1, 0]).unwrap().swap_axes(Axis::<0>, Axis::<1>).unwrap()), x.matmul(&y));
    // Batches are the same, stretch, or are of another rank.
    let (x, y, z) = (known(&[5, 2, 3]), known(&[5, 3, 4]), known(&[1, 3, 4]));
    let typed = |x: &Tensor| Typed::<3>::ranked_from(x.clone()).unwrap();
    same(typed(&x).matmul(&typed(&y)), x.matmul(&y));
    same(typed(&x).matmul(&typed(&z)), x.broadcast_matmul(&z));
    same(typed(&x).matmul(&b), x.broadcast_matmul(&known(&[3, 4])));
    // Vectors are a row, or a column.
    let (v, w) = (known(&[3]), known(&[2]));
    let (row, column) =
        (Typed::new(w.clone(), shape![2]).unwrap(), Typed::new(v.clone(), shape![3]).unwrap());
    same(a.matmul(&column), known(&[2, 3]).matmul(&v.unsqueeze(1).unwrap()).unwrap().squeeze(1));
    same(row.matmul(&a), w.unsqueeze(0).unwrap().matmul(&known(&[2, 3])).unwrap().squeeze(0));
    same(
        column.matmul(&column),
        v.unsqueeze(0).unwrap().matmul(&v.unsqueeze(1).unwrap()).unwrap().reshape(()),
    );
    for (left, right) in pairs().flat_map(|left| pairs().map(move |right| (left, right))) {
        let (x, y) = (numbers(&left), numbers(&right));
        let product = Typed::<2>::ranked_from(x).unwrap().matmul(&Typed::<2>::ranked_from(y).unwrap());
        if left[1] == right[0] {
            assert_eq!(product.unwrap().extents(), [left[0], right[1]]);
        } else {
            assert!(matches!(product, Err(Error::Contraction(_))), "{left:?} {right:?}");
        }
    }
}

#[test]
fn choices_and_embeddings() {
    let (x, y) = (numbers(&[2, 3]), numbers(&[2, 3]).neg().unwrap());
    let (a, b) = (Typed::new(x.clone(), shape![2, 3]).unwrap(), Typed::<2>::ranked_from(y.clone()).unwrap());
    let (mask, typed_mask) = (x.gt(0.).unwrap(), a.gt(0.).unwrap());
    same(typed_mask.choose(&a, &b), mask.where_cond(&x, &y));
    same(typed_mask.ranked().choose(&b, &b), mask.where_cond(&y, &y));
    let chosen = typed_mask.ranked().choose(&b, &a).unwrap();
    let _: (Const<2>, Const<3>) = chosen.typed_extents();
    let other = Typed::<2>::ranked_from(numbers(&[2, 1])).unwrap();
    assert_eq!(
        typed_mask.choose(&b, &other).unwrap_err().to_string(),
        "extents 3 and 1 differ at axis 1: the operands to select from have the same shape"
    );
    assert_eq!(
        typed_mask.ranked().choose(&other, &other).unwrap_err().to_string(),
        "a predicate of extent 3 does not select from extent 1 at axis 1: a predicate is a scalar, or has the shape of the operands"
    );

    let table = Typed::new(numbers(&[4, 3]), shape![4, 3]).unwrap();
    let words = Tensor::new(&[[3_u32, 0], [1, 1]], &Device::Cpu).unwrap();
    let flat = words.flatten_all().unwrap();
    let n = 2;
    let vectors = table.embedding(&Typed::new(words, shape![n, 2]).unwrap()).unwrap();
    let _: (usize, Const<2>, Const<3>) = vectors.typed_extents();
    same(Ok(vectors), numbers(&[4, 3]).index_select(&flat, 0).unwrap().reshape((2, 2, 3)));
    same(table.embedding(&Typed::new(flat.clone(), [4]).unwrap()), table.as_inner().embedding(&flat));
    let out = Typed::new(Tensor::new(&[4_u32], &Device::Cpu).unwrap(), shape![1]).unwrap();
    assert!(matches!(table.embedding(&out), Err(Error::Candle(_))));
}

/// Six in a tuple, and any number in an array; `seven_tensors_in_a_tuple` is one above.
#[test]
fn as_many_joins_as_a_tuple_has() {
    let x = numbers(&[2, 3]);
    let typed = &Typed::<2>::ranked_from(x.clone()).unwrap();
    let six = concatenate(Axis::<0>, (typed, typed, typed, typed, typed, typed));
    same(six, Tensor::cat(&[&x; 6], 0));
    same(stack(Axis::<0>, (typed, typed, typed, typed, typed, typed)), Tensor::stack(&[&x; 6], 0));
    same(concatenate(Axis::<0>, [typed; 14]), Tensor::cat(&[&x; 14], 0));
}

#[test]
fn joins_that_do_not_fit() {
    let of = |extents: [usize; 2]| Typed::<2>::ranked_from(numbers(&extents)).unwrap();
    let (a, b, c) = (of([2, 3]), of([2, 3]), of([4, 3]));
    same(concatenate(Axis::<0>, (&a, &b, &c)), Tensor::cat(&[a.as_inner(), b.as_inner(), c.as_inner()], 0));
    for error in [
        concatenate(Axis::<1>, (&a, &b, &c)).unwrap_err(),
        concatenate(Axis::<1>, [&a, &b, &c]).unwrap_err(),
        concatenate(AxisOf::<2>::new(-1).unwrap(), &[&a, &b, &c][..]).unwrap_err(),
    ] {
        assert_eq!(
            error.to_string(),
            "operand 2 has extent 4 along axis 0, and those before it have 2: they must be equal, because they are not joined along this axis"
        );
    }
    for error in [stack(Axis::<0>, (&a, &b, &c)).unwrap_err(), stack(Axis::<0>, [&a, &b, &c]).unwrap_err()] {
        assert!(
            error.to_string().starts_with("operand 2 has extent 4 along axis 0, and those before it have 2")
        );
    }
    let none: [&Typed<2>; 0] = [];
    for error in [concatenate(Axis::<0>, none).unwrap_err(), stack(Axis::<0>, &none[..]).unwrap_err()] {
        assert_eq!(
            error.to_string(),
            "there are no operands: at least one determines the shape of the result"
        );
    }
    assert!(matches!(a.tile([usize::MAX, 2]), Err(Error::Size(_))));
    assert!(matches!(a.pad_axis(Axis::<0>, usize::MAX, 1), Err(Error::Pad(_))));
}

#[test]
fn contracts_are_the_entrance_and_inner_the_exit() {
    let (images, labels) = (numbers(&[5, 8, 8]), numbers(&[5]));
    type Images = Typed<3, Extents![usize, 8, 8]>;
    fn read(images: &Tensor, labels: &Tensor) -> Result<(Images, Typed<1>)> {
        expect_shape!(images.dims(), [n, 8, 8]; labels.dims(), [n]; else |error| return Err(error.into()));
        Ok((Typed::new(images.clone(), shape![n, 8, 8])?, Typed::new(labels.clone(), [n])?))
    }
    let (typed, _) = read(&images, &labels).unwrap();
    same(Ok(typed.clone()), Ok(images.clone()));
    assert_eq!(typed.into_inner().dims(), images.dims());
    assert_eq!(
        read(&images, &numbers(&[4])).unwrap_err().to_string(),
        "axis 0 of `labels.dims()`, [4], is 4; `n` is 5 by axis 0 of `images.dims()`: the pattern is [n]"
    );
    let wrong = Typed::<2>::ranked_from(images).unwrap_err();
    assert!(matches!(wrong, Error::Rank { expected: 2, found: 3 }), "{wrong}");
    // In functions of candle, `?` converts.
    fn inner(x: &Typed<1>) -> candle_core::Result<Tensor> {
        Ok((x + x)?.into_inner())
    }
    assert_eq!(inner(&Typed::<1>::ranked_from(labels).unwrap()).unwrap().dims(), [5]);
}
