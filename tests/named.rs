//! Extents with names: a name checks and never moves, and an extent of 1 stretches to it only if the type knows that it is 1.

use std::panic::{AssertUnwindSafe, catch_unwind};

use shapewise::{
    DenseTensor, Shape, broadcast,
    extent::Named,
    names,
    prelude::*,
    verbs::{try_select, try_zip_map},
};

names! { Batch, Features, Hidden, Heads }

/// Whether something returns and does not panic.
fn runs<X>(run: impl FnOnce() -> X) -> bool {
    catch_unwind(AssertUnwindSafe(run)).is_ok()
}

macro_rules! shape_of {
    ($array:expr) => {
        Shape::new($array.typed_extents()).unwrap()
    };
}

/// All operations that broadcast two arrays to each other: whether each accepts them. They must agree.
macro_rules! meets {
    ($left:expr, $right:expr) => {{
        let (x, y) = (&$left, &$right);
        let all = [
            runs(|| x + y),
            runs(|| x.clone() + y),
            runs(|| x + y.clone()),
            runs(|| x.clone() + y.clone()),
            x.try_zip_map(y, |x, y| x + y).is_ok(),
            x.try_zip_map3(y, y, |x, y, z| x + y + z).is_ok(),
            x.try_zip_fold(y, 0.0, |sum, x, y| sum + x + y).is_ok(),
            x.try_zip_any(y, |x, y| x < y).is_ok(),
            runs(|| x.gt(y)),
            try_select(true, x, y).is_ok(),
            try_select(true, y, x).is_ok(),
            try_zip_map((x, y), |(x, y)| x + y).is_ok(),
            try_zip_map((y, x), |(x, y)| x + y).is_ok(),
            broadcast::all((x, y)).is_ok(),
            broadcast::shape((x, y)).is_ok(),
            broadcast::shape((y, x)).is_ok(),
            shape_of!(x).broadcast_with(shape_of!(y)).is_ok(),
            shape_of!(y).broadcast_with(shape_of!(x)).is_ok(),
            runs(|| y + x),
            y.try_zip_map(x, |x, y| x + y).is_ok(),
        ];
        assert!(all.iter().all(|is| *is == all[0]), "{all:?}");
        all[0]
    }};
}

/// All operations that write an array to another one.
macro_rules! reaches {
    ($to:expr, $from:expr) => {{
        let (mut to, from) = ($to, &$from);
        let all = [
            to.try_assign(from).is_ok(),
            to.try_zip_apply(from, |x, y| *x += y).is_ok(),
            #[cfg(feature = "rayon")]
            to.try_par_zip_apply(from, |x, y| *x += y).is_ok(),
            to.try_zip_from(from, from, |x, y| x + y).is_ok(),
            #[cfg(feature = "rayon")]
            to.try_par_zip_from(from, from, |x, y| x + y).is_ok(),
            to.try_zip_from3(from, from, from, |x, y, z| x + y + z).is_ok(),
            to.try_zip_map_from((from, from), |(x, y)| x + y).is_ok(),
            runs(|| to += from),
            from.broadcast_to(to.typed_extents()).is_ok(),
            from.broadcast_in_dim(to.typed_extents(), axes![0, 1]).is_ok(),
            from.broadcast_in_dim(to.typed_extents(), [0, 1]).is_ok(),
            shape_of!(from).broadcast_to(to.typed_extents()).is_ok(),
        ];
        assert!(all.iter().all(|is| *is == all[0]), "{all:?}");
        all[0]
    }};
}

#[test]
fn an_extent_of_1_stretches_to_a_name_only_if_the_type_knows_it() {
    let named = Tensor::<f32, 2>::ones(shape![Batch(3), Features(5)]);
    let one = Tensor::<f32, 2>::ones(shape![1, Features(5)]);
    let name_of_1 = Tensor::<f32, 2>::ones(shape![Batch(1), Features(5)]);
    let ranked = Tensor::<f32, 2>::ones([1, 5]);
    let mixed = Tensor::<f32, 2>::ones(shape![ranked.extents()[0], Features(5)]);
    assert!(meets!(named, named) && meets!(named, one));
    assert!(meets!(named, Tensor::<f32, 2>::ones([3, 5])));
    assert!(!meets!(named, name_of_1), "a name does not stretch");
    assert!(!meets!(named, ranked), "nor an extent that is 1 at run time");
    assert!(!meets!(named, mixed));
    assert!(meets!(name_of_1, name_of_1) && meets!(name_of_1, one) && meets!(name_of_1, ranked));
    assert!(!meets!(name_of_1, Tensor::<f32, 2>::ones([3, 5])), "a name does not stretch to an extent without one");
    assert!(meets!(ranked, Tensor::<f32, 2>::ones([3, 5])), "without names 1 stretches");

    let to = || Tensor::<f32, 2>::ones(shape![Batch(3), Features(5)]);
    assert!(reaches!(to(), named) && reaches!(to(), one) && reaches!(to(), Tensor::<f32, 2>::ones([3, 5])));
    assert!(!reaches!(to(), name_of_1) && !reaches!(to(), ranked) && !reaches!(to(), mixed));
    assert!(!reaches!(Tensor::<f32, 2>::ones([3, 5]), name_of_1));
    assert!(reaches!(Tensor::<f32, 2>::ones([3, 5]), ranked) && reaches!(Tensor::<f32, 2>::ones([3, 5]), named));
}

#[test]
fn batch_axes_stretch_to_a_name_only_if_the_type_knows_them() {
    let x = Tensor::<f32, 3>::ones(shape![Batch(3), Features(2), Hidden(4)]);
    let product = |y: &DenseTensor<f32, 3, (Named<Batch>, Named<Hidden>, Named<Heads>)>| x.try_matmul(y).is_ok();
    assert!(product(&Tensor::ones(shape![Batch(3), Hidden(4), Heads(6)])));
    assert!(!product(&Tensor::ones(shape![Batch(1), Hidden(4), Heads(6)])));
    assert!(!product(&Tensor::ones(shape![Batch(3), Hidden(5), Heads(6)])), "numbers are compared");
    assert!(x.try_matmul(&Tensor::<f32, 3>::ones(shape![1, Hidden(4), Heads(6)])).is_ok());
    let ranked = Tensor::<f32, 3>::ones([1, 4, 6]);
    assert!(x.try_matmul(&ranked).is_err());
    assert!(shape_of!(x).matmul(shape_of!(ranked)).is_err());
    assert!(ranked.transpose().try_matmul(&x.transpose().permute(axes![2, 0, 1])).is_err());
    assert!(x.try_matmul(&Tensor::<f32, 2>::ones([4, 6])).is_ok(), "fewer axes are aligned at the last");
    let (four, one) = (Tensor::<f32, 4>::ones([1, 3, 4, 6]), Tensor::<f32, 4>::ones([1, 1, 4, 6]));
    assert!(x.try_matmul(&four).is_ok() && x.try_matmul(&one).is_err());
}
