//! Values whose extents have names: an extent that is 1 when the program is written does not stretch to a name, and `One` does.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "operators of values, and tests may use all of std"
)]

use std::panic::{AssertUnwindSafe, catch_unwind};

use shapewise::{Axis, Extents, axes, extent::Named, names, shape};
use shapewise_stablehlo::{
    Program, Value, placed,
    placement::{OneDevice, Placements},
};

names! { Batch, Features, Hidden }

fn runs<X>(run: impl FnOnce() -> X) -> bool {
    catch_unwind(AssertUnwindSafe(run)).is_ok()
}

/// Whether each operation on two values accepts them. They agree.
macro_rules! meets {
    ($left:expr, $right:expr) => {{
        let (x, y) = ($left, $right);
        let mask = x.eq(x);
        let all = [
            runs(|| x + y),
            runs(|| y + x),
            x.try_max(y).is_ok(),
            y.try_max(x).is_ok(),
            mask.select(x, y).is_ok(),
            mask.select(y, x).is_ok(),
            y.eq(y).select(x, x).is_ok(),
            y.eq(y).select(y, x).is_ok(),
        ];
        assert!(all.iter().all(|is| *is == all[0]), "{all:?}");
        all[0]
    }};
}

#[test]
fn only_one_stretches_to_a_name() {
    let program = Program::<OneDevice>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(3), Features(5)]);
    assert!(meets!(x, x));
    assert!(meets!(x, program.parameter::<f32, 2, _>("row", shape![1, Features(5)])));
    assert!(meets!(x, program.parameter::<f32, 2, _>("any", [3, 5])));
    assert!(!meets!(x, program.parameter::<f32, 2, _>("one", [1, 5])), "the type does not say that it is 1");
    assert!(!meets!(x, program.parameter::<f32, 2, _>("name", shape![Batch(1), Features(5)])));
    let any = program.parameter::<f32, 2, _>("without", [3, 5]);
    assert!(meets!(any, program.parameter::<f32, 2, _>("stretches", [1, 5])), "without names 1 stretches");
}

#[test]
fn a_value_is_broadcast_to_a_name() {
    let program = Program::<OneDevice>::new();
    let to = shape![Batch(3), Features(5)];
    let one = program.parameter::<f32, 2, _>("one", [1, 5]);
    assert!(one.broadcast_in_dim(to, axes![0, 1]).is_err());
    assert!(one.broadcast_in_dim([3, 5], axes![0, 1]).is_ok());
    let row = program.parameter::<f32, 2, _>("row", shape![1, Features(5)]);
    let named = row.broadcast_in_dim(to, axes![0, 1]).map(|x| x + x);
    assert!(named.is_ok_and(|x| has_names(&x)));
}

/// Takes a value whose extents have names.
fn has_names(_: &Value<'_, f32, 2, (Named<Batch>, Named<Features>)>) -> bool {
    true
}

/// Placements are of axes, and names of extents: an operation moves both.
#[test]
fn placed_values_keep_names() {
    shapewise_stablehlo::mesh! { Grid { Data: 2, Model: 3 } }

    fn extents<T: shapewise_xla::Element, const R: usize, E, P: Placements>(
        _: &Value<'_, T, R, E, Grid, P>,
    ) -> core::marker::PhantomData<E> {
        core::marker::PhantomData
    }
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![Batch(4) @ Data, Features(6)]);
    let w = program.parameter::<f32, 2, _>("w", placed![Features(6), Hidden(9) @ Model]);
    let _: core::marker::PhantomData<Extents![Batch, Features]> = extents(&x);
    let product = x.matmul(w);
    let _: core::marker::PhantomData<Extents![Batch, Hidden]> = extents(&product);
    assert_eq!(product.describe(), "f32[4@Data,9@Model]");
    let turned = product.permute(axes![1, 0]);
    let _: core::marker::PhantomData<Extents![Hidden, Batch]> = extents(&turned);
    assert_eq!(turned.describe(), "f32[9@Model,4@Data]");
    let sums = product.sum_axis(Axis::<1>);
    let _: core::marker::PhantomData<Extents![Batch]> = extents(&sums);
}
