//! `s!`: with typed and dynamic arrays, by the items and by what is made of them, and on shapes of which less is known.

use shapewise::{
    DynShape, NewAxis, View,
    array::DynView,
    s, shape,
    slice::{ConstRange, Range, SliceExpr},
};

use crate::{
    level::{Answer, Seen, answer, shapes},
    oracle::{FULL, Item, range},
};

/// The shape of a slice of what is known of the extents may be that of the array, and an array that has a slice is not refused.
fn check_shapes(slice: &SliceExpr, extents: &[usize], found: &Answer) {
    shapes(&slice.to_string(), extents, found, |shape| slice.apply(shape).map(|dense| dense.shape()));
    assert!(slice.infer(&DynShape::UNKNOWN).is_ok());
}

/// The items on each level.
macro_rules! items {
    ($seen:ident, [$($extent:literal),*], $oracle:expr; $($items:tt)*) => {{
        let oracle: Vec<Item> = $oracle.to_vec();
        let slow = crate::level::naive(&[$($extent),*]).slice(&oracle).map_err(drop);
        let mut answers = each_level!([$($extent),*]; |x| answer(x.try_slice(s![$($items)*])); |x| answer(x.slice(s![$($items)*])));
        let memory = crate::level::memory(&[$($extent),*]);
        let mut any = DynView::new(&memory, [$($extent),*]).unwrap().to_tensor();
        let expr = SliceExpr::from(s![$($items)*]);
        answers.push(("as a value", answer(any.slice_by(&expr))));
        answers.push(("to write", answer(any.slice_mut(s![$($items)*]))));
        answers.push(("to write, as a value", answer(any.slice_by_mut(&expr))));
        answers.push(("the normal form", answer(expr.apply(&any.shape()).and_then(|dense| any.dense_slice(&dense)))));
        let mut typed = View::new(&memory, shape![$({ $extent }),*]).unwrap().to_tensor();
        answers.push(("typed, to write", answer(typed.try_slice_mut(s![$($items)*]))));
        check_shapes(&expr, &[$($extent),*], &answers[0].1);
        $seen.compare(&format!("{:?} {expr}", [$($extent),*] as [usize; _]), &slow, &answers);
    }};
}

/// Indices and ranges of every sign, in range and out of it, on extents of 0 to 3.
macro_rules! one_axis {
    ($seen:ident, [$($extent:literal),*]) => {
        for begin in [-5_isize, -4, -1, 0, 1, 2, 3, 5] {
            items!($seen, [$($extent),*], [Item::Index(begin)]; begin);
            items!($seen, [$($extent),*], [Item::Rest, Item::Index(begin)]; .., begin);
            items!($seen, [$($extent),*], [Item::NewAxis, Item::Index(begin), Item::NewAxis]; NewAxis, begin, NewAxis);
            items!($seen, [$($extent),*], [range(Some(begin), None, 1)]; begin..);
            for (end, step) in [(-4_isize, 1_isize), (-1, 2), (0, -1), (1, 1), (2, -2), (4, 0), (3, isize::MIN), (isize::MAX, isize::MAX)] {
                items!($seen, [$($extent),*], [range(Some(begin), Some(end), step)]; begin..end;step);
                items!($seen, [$($extent),*], [Item::Rest, range(None, Some(end), step)]; .., ..end;step);
                items!($seen, [$($extent),*], [range(Some(end), Some(begin), 1), Item::Rest]; Range { begin: Some(end), end: Some(begin) }, ..);
            }
        }
    };
}

#[test]
fn indices_and_ranges() {
    let mut seen = Seen::default();
    one_axis!(seen, [0]);
    one_axis!(seen, [3]);
    one_axis!(seen, [2, 3]);
    one_axis!(seen, [3, 0]);
    one_axis!(seen, [1, 2, 2]);
    seen.at_least(900, 160);
}

#[test]
fn lists_of_items() {
    let mut seen = Seen::default();
    macro_rules! lists {
        ($([$($extent:literal),*])*) => { $(
            items!(seen, [$($extent),*], []; );
            items!(seen, [$($extent),*], [Item::Rest]; ..);
            items!(seen, [$($extent),*], [Item::NewAxis]; NewAxis);
            items!(seen, [$($extent),*], [Item::NewAxis, Item::Rest, Item::NewAxis]; NewAxis, .., NewAxis);
        )* };
    }
    lists!([] [0] [2] [2, 3] [2, 0] [1, 2, 2]);
    for (i, j) in [(0_isize, 0_isize), (-1, 2), (2, -3), (1, 3), (-3, 0), (-3, 7), (7, -9)] {
        items!(seen, [2, 3], [Item::Index(i), Item::Index(j)]; i, j);
        items!(seen, [2, 3], [Item::Index(i), Item::Rest, Item::Index(j)]; i, .., j);
        items!(seen, [2, 3], [FULL, Item::Index(j), Item::Rest]; :, j, ..);
        items!(seen, [2, 3], [Item::Index(i), range(Some(j), Some(i), -1), Item::NewAxis]; i, j..i;-1, NewAxis);
        items!(seen, [0, 3], [Item::Index(i), Item::Index(j)]; i, j);
        items!(seen, [2, 0], [range(None, None, -1), range(Some(i), None, 2)]; ..;-1, i..;2);
    }
    seen.at_least(40, 20);
}

/// Items with numbers in the type, of extents in the type that have them; and of those that have not, which `cargo build` refuses of extents in the type.
#[test]
fn items_of_constants() {
    let mut seen = Seen::default();
    let [one, two] = [range(Some(1), Some(3), 1), range(Some(0), Some(0), 1)];
    items!(seen, [4], [one]; const 1..3);
    items!(seen, [3], [one]; const 1..3);
    items!(seen, [3], [two]; const 0..0);
    items!(seen, [0], [two]; const 0..0);
    items!(seen, [2, 3], [Item::Index(1), one]; 1, const 1..3);
    items!(seen, [2, 3], [Item::Index(-2), Item::Index(-1)]; -2, -1);
    items!(seen, [2, 3], [range(None, None, 2), range(None, None, -2)]; ..;2, ..;-2);
    items!(seen, [3], [range(Some(3), Some(3), 1)]; const 3..3);
    seen.at_least(8, 0);

    // Extents in the type: `ui-tests/build/slice`. At run time all levels refuse, with one message.
    let mut errors = 0;
    macro_rules! refused {
        ($([$($extent:literal),*] $($items:expr),*;)*) => { $({
            let memory = crate::level::memory(&[$($extent),*]);
            let n: [usize; _] = [$($extent),*];
            let view = View::new(&memory, n).unwrap();
            let mut any = view.dynamic().to_tensor();
            let items = || { s![$(($items)),*] };
            let message = answer(view.try_slice(items()));
            assert!(message.is_err(), "{n:?}: {message:?}");
            assert_eq!(answer(any.slice(items())), message);
            assert_eq!(answer(any.slice_mut(items())), message);
            let expr = SliceExpr::from(items());
            assert_eq!(answer(any.slice_by(&expr)), message);
            check_shapes(&expr, &n, &message);
            errors += 1;
        })* };
    }
    refused! {
        [3] ConstRange::<2, 3>;
        [0] ConstRange::<0, 1>;
        [0] ConstRange::<1, 0>;
        [3] ConstRange::<4, 0>;
        [3] ConstRange::<0, { usize::MAX }>;
        [3] ConstRange::<{ usize::MAX }, 1>;
        [3] ConstRange::<{ usize::MAX }, { usize::MAX }>;
        [2, 3] .., ConstRange::<1, 3>;
        [2, 3] 2, ConstRange::<1, 3>;
        [2, 3] ConstRange::<1, 3>, 5;
        [2, 3] NewAxis, ConstRange::<3, 0>, 5;
    }
    assert_eq!(errors, 11);
}

/// Elements that take no bytes may be as many as `isize` counts, and a range of constants may be as long.
#[test]
fn ranges_of_constants_as_long_as_the_greatest_extent() {
    const MOST: usize = isize::MAX.unsigned_abs();
    let memory = [(); MOST];
    let view = View::new(&memory, [MOST]).unwrap();
    let any = view.dynamic();
    macro_rules! both {
        ($($range:ty)*) => { $({
            let range = <$range>::default();
            let typed = view.try_slice(s![range]).map(|part| part.extents()[0]).map_err(|error| error.to_string());
            let slice = SliceExpr::from(s![range]);
            for found in [any.slice(s![range]), any.slice_by(&slice)] {
                let found = found.map(|part| part.element_count()).map_err(|error| error.to_string());
                assert_eq!(found, typed, "{range:?}");
            }
            assert_eq!(slice.apply(&"[?]".parse().unwrap()).is_ok(), typed.is_ok(), "{range:?} of [?]");
            typed.is_ok()
        }),* };
    }
    assert!(both!(ConstRange<0, MOST>) && both!(ConstRange<MOST, 0>));
    let beyond = [
        both!(ConstRange<0, { MOST + 1 }>),
        both!(ConstRange<1, MOST>),
        both!(ConstRange<{ usize::MAX }, 0>),
    ];
    assert_eq!(beyond, [false; 3]);
}
