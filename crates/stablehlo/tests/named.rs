//! Values whose extents have names: an extent that is 1 when the program is written does not stretch to a name, and `One` does.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::std_instead_of_alloc,
    clippy::std_instead_of_core,
    reason = "operators of values, and tests may use all of std"
)]

use std::panic::{AssertUnwindSafe, catch_unwind};

use shapewise::{
    Axis, DynExtent, Extents, Keep, axes,
    extent::{Name, Named},
    names,
    rearrange::Pad,
    s, shape,
};
use shapewise_stablehlo::{
    Program, ProgramError, Value, placed,
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
fn errors_say_which_extent_has_the_name() {
    let program = Program::<OneDevice>::new();
    let x = program.parameter::<f32, 1, _>("x", shape![Batch(3)]);
    let y = program.parameter::<f32, 1, _>("y", shape![Batch(4)]);
    let any = program.parameter::<f32, 1, _>("any", [1]);
    let text = |result: Result<Value<'_, f32, 1, Extents![Batch]>, ProgramError>| match result {
        Ok(_) => String::new(),
        Err(error) => error.to_string(),
    };
    let one = "a 1 that is known at run time does not stretch to a name, only `One` does";
    let each = [
        (x.try_max(y), "Batch=3 and Batch=4", "they must be equal"),
        (x.try_max(any), "Batch=3 and 1", one),
        (any.try_max(x), "1 and Batch=3", one),
        (x.eq(x).select(y, y), "Batch=3 and Batch=4", "they must be equal"),
    ];
    for (result, extents, why) in each {
        assert_eq!(text(result), std::format!("extents {extents} do not broadcast at axis 0: {why}"));
    }
    let panic = catch_unwind(AssertUnwindSafe(|| any - x)).map(|_| ()).unwrap_err();
    assert!(panic.downcast_ref::<String>().is_some_and(|text| text.contains("extents 1 and Batch=3 ")));
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

/// Compares the extents of a value with those that are stated, which a type cannot leave out.
macro_rules! same {
    ($value:expr, [$($extents:tt)*]) => {
        let _: Value<'_, _, _, Extents![$($extents)*], OneDevice, _> = $value;
    };
}

#[test]
fn an_axis_is_chosen_by_its_name() {
    let program = Program::<OneDevice>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(3), Features(5)]);
    same!(x.sum_axis(x.axis(Features)), [Batch]);
    same!(x.max_axis(Keep(x.axis(Batch))), [1, Features]);
    same!(x.product_axis(x.axis(Batch)), [Features]);
    same!(x.sort_axis(x.axis(Features)).flip(x.axis(Batch)), [Batch, Features]);
    same!(x.split_axis(x.axis(Features), Hidden(5), Batch(1)).unwrap(), [Batch, Hidden, Batch]);
    assert_eq!((x.axis(Batch), x.axis(Features)), (Axis::<0>, Axis::<1>));
    // The text is that of the same axis by its number.
    let (by_name, by_number) = (x.sum_axis(x.axis(Features)), x.sum_axis(Axis::<1>));
    assert_eq!(program.module(by_name).text(), program.module(by_number).text());
}

#[test]
fn parts_and_joins_keep_names() {
    let program = Program::<OneDevice>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![Batch(3), Features(5)]);
    let more = program.parameter::<f32, 2, _>("more", shape![Batch(4), Features(5)]);
    let any = program.parameter::<f32, 2, _>("any", [4, 5]);
    let one = program.parameter::<f32, 2, _>("one", shape![1, Features(5)]);
    let ids = program.parameter::<i32, 1, _>("ids", shape![Hidden(7)]);
    same!(x.slice(s![1.., :]).unwrap(), [Batch, Features]);
    same!(x.slice(s![0]).unwrap(), [Features]);
    same!(x.pad_axis(x.axis(Features), Pad::edges(1, 1), 0.0).unwrap(), [Batch, Features]);
    same!(x.concatenate(more, x.axis(Batch)).unwrap(), [Batch, Features]);
    assert_eq!(x.concatenate(more, x.axis(Batch)).unwrap().describe(), "f32[7,5]");
    same!(x.concatenate(any, Axis::<0>).unwrap(), [usize, Features]);
    same!(any.concatenate(x, Axis::<0>).unwrap(), [usize, Features]);
    same!(x.concatenate(one, Axis::<0>).unwrap(), [usize, Features]);
    same!(one.concatenate(one, Axis::<0>).unwrap(), [usize, Features]);
    same!(x.take(x.axis(Batch), ids).unwrap(), [Hidden, Features]);
    let positions = program.parameter::<i32, 1, _>("positions", [2]);
    same!(x.take(x.axis(Batch), positions).unwrap(), [Batch, Features]);
}

#[test]
fn names_are_stated_and_replaced() {
    let program = Program::<OneDevice>::new();
    let any = program.parameter::<f32, 2, _>("any", [3, 5]);
    let x = any.typed::<Extents![Batch, 5]>().unwrap();
    same!(x, [Batch, 5]);
    same!(x.renamed(Axis::<1>, Features), [Batch, Features]);
    same!(x.renamed(x.axis(Batch), Hidden), [Hidden, 5]);
    same!(any.renamed(Axis::<-1>, Hidden), [usize, Hidden]);
    same!(x.typed::<Extents![usize, usize]>().unwrap(), [usize, usize]);
    for result in [any.typed::<Extents![3, 4]>().map(|_| ()), x.typed::<Extents![3, 4]>().map(|_| ())] {
        assert!(matches!(result, Err(ProgramError::Differ { axis: 1, .. })), "{result:?}");
    }
    assert!(x.typed::<Extents![3, 5]>().is_ok());
}

/// The constant of a build cannot tell two names of one macro apart, so they are compared when the operation is added.
#[test]
fn two_names_of_one_macro_differ() {
    fn typed<A: Name, B: Name>(x: Value<'_, f32, 1, (Named<A>,)>, _: fn(usize) -> Named<B>) -> bool {
        runs(|| x.typed::<(Named<B>,)>())
    }
    macro_rules! of_one_place {
        ($program:expr) => {
            (
                {
                    names! { Same }
                    ($program.parameter::<f32, 1, _>("x", shape![Same(3)]), Same)
                },
                {
                    names! { Same }
                    Same
                },
            )
        };
    }
    let program = Program::<OneDevice>::new();
    let ((x, own), other) = of_one_place!(program);
    assert_eq!((typed(x, own), typed(x, other)), (true, false));
}

/// What an extent is may be unknown, and its name is stated all the same. No guard compares two with one name.
#[test]
fn extents_that_are_not_known_have_names() {
    let program = Program::<OneDevice>::new();
    let bounded = |name| program.parameter::<f32, 2, _>(name, [DynExtent::UNKNOWN, DynExtent::of::<5>()]);
    let (x, y) = (bounded("x"), bounded("y"));
    assert!(matches!(x.typed::<Extents![4, 5]>().map(|_| ()), Err(ProgramError::Unknown(_))));
    let named = [x, y].map(|x| x.typed::<Extents![Batch, 5]>().unwrap());
    let sum = named[0] + named[1];
    same!(sum, [Batch, 5]);
    assert!(!program.module(sum).text().contains("broadcast"));
    // A softmax along the features computes the shape of its batch once.
    let powers = (named[0] - named[0].max_axis(Keep(Axis::<1>))).exp();
    let softmax = powers / powers.sum_axis(Keep(Axis::<1>));
    same!(softmax, [Batch, 5]);
    let module = program.module(softmax);
    assert_eq!(module.text().matches("get_dimension_size").count(), 1);
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
