//! Programs that import all names of all modules keep the methods of the standard library: no trait has a method of theirs for each type.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]
#![allow(unused_imports, clippy::wildcard_imports, reason = "the imports are what is tested")]
#![allow(
    clippy::iter_count,
    clippy::needless_borrows_for_generic_args,
    clippy::redundant_closure_for_method_calls,
    clippy::unnecessary_fold,
    clippy::float_cmp,
    clippy::cloned_instead_of_copied,
    reason = "these methods are what is tested"
)]

use std::collections::HashMap;

use shapewise::{
    array::*, axis::*, broadcast::*, contraction::*, extent::*, index::*, layout::*, prelude::*, rank::*,
    rearrange::*, shape::*, slice::*, types::*,
};

#[test]
fn iterators_keep_their_methods() {
    let list = vec![3_i32, 1, 2];
    assert!(list.iter().all(|x| *x > 0) && list.iter().any(|x| *x > 2));
    assert_eq!(list.iter().map(|x| x * 2).sum::<i32>(), 12);
    assert_eq!(list.iter().product::<i32>() + list.iter().fold(0, |sum, x| sum + x), 12);
    assert_eq!((list.iter().max(), list.iter().min(), list.iter().count()), (Some(&3), Some(&1), 3));
    assert_eq!(list.iter().zip(&list).position(|(x, y)| x * y == 1), Some(1));
    assert_eq!(list.iter().take(2).skip(1).rev().step_by(1).copied().last(), Some(1));
    assert_eq!(list.iter().min_by(|x, y| x.cmp(y)), list.iter().max_by_key(|x| -**x));
    assert_eq!(list.iter().partition::<Vec<_>, _>(|x| **x > 1), (vec![&3, &2], vec![&1]));
    assert_eq!(list.iter().flat_map(|x| [*x; 2]).collect::<Vec<_>>(), [3, 3, 1, 1, 2, 2]);
}

#[test]
fn collections_keep_their_methods() {
    let mut list = vec![3_u8, 1, 2];
    list.sort_by(Ord::cmp);
    list.extend([4]);
    assert_eq!(
        (list.first(), list.get(1), list.split_at(2).0, list.len()),
        (Some(&1), Some(&2), &[1_u8, 2][..], 4)
    );
    assert_eq!((list.repeat(1), list.windows(2).count(), list.chunks(3).count()), (vec![1, 2, 3, 4], 3, 2));
    list.fill(7);
    assert_eq!(list.iter_mut().map(|x| *x).collect::<Vec<_>>(), [7; 4]);
    let map: HashMap<_, _> = [("a", 1), ("b", 2)].into();
    assert_eq!((map.values().copied().sum::<i32>(), map.keys().count(), map.get("b")), (3, 2, Some(&2)));
    assert_eq!(
        ("a b".split(' ').count(), "ab".repeat(2), "ab".parse::<u8>().is_err()),
        (2, String::from("abab"), true)
    );
    assert_eq!(
        (Some(1).map(|x| x + 1), Some(1).zip(Some(2)), [1, 2].map(|x| x + 1)),
        (Some(2), Some((1, 2)), [2, 3])
    );
    assert_eq!(
        (5_i32.clamp(0, 3), 2.0_f32.max(1.0), 2_i32.pow(3), (-2_i32).abs(), 0.25_f64.sqrt()),
        (3, 2.0, 8, 2, 0.5)
    );
}

/// Names that hidden traits of the crate use, for types of the caller.
trait SealedType {
    fn all(&self) -> &'static str {
        "all"
    }
    fn indices(&self) -> &'static str {
        "indices"
    }
    fn flags(&self) -> &'static str {
        "flags"
    }
    fn operands(&self) -> &'static str {
        "operands"
    }
    fn values(&self) -> &'static str {
        "values"
    }
    fn arrays(&self) -> &'static str {
        "arrays"
    }
    fn views(&self) -> &'static str {
        "views"
    }
    fn mask(&self) -> &'static str {
        "mask"
    }
    fn axis(&self) -> &'static str {
        "axis"
    }
    fn ends(&self) -> &'static str {
        "ends"
    }
    fn array(&self) -> &'static str {
        "array"
    }
    fn itself(&self) -> &'static str {
        "itself"
    }
    fn given(&self) -> &'static str {
        "given"
    }
    fn dynamic(&self) -> &'static str {
        "dynamic"
    }
    fn memory(&self) -> &'static str {
        "memory"
    }
}

struct Caller;

impl SealedType for Caller {}

#[test]
fn types_of_the_caller_keep_their_methods() {
    let caller = Caller;
    assert_eq!(
        [
            caller.all(),
            caller.indices(),
            caller.flags(),
            caller.operands(),
            caller.values(),
            caller.arrays(),
            caller.views(),
            caller.mask(),
            caller.axis(),
            caller.ends(),
            caller.array(),
            caller.itself(),
            caller.given(),
            caller.dynamic(),
            caller.memory()
        ],
        [
            "all", "indices", "flags", "operands", "values", "arrays", "views", "mask", "axis", "ends",
            "array", "itself", "given", "dynamic", "memory"
        ]
    );
}

/// Methods of arrays keep the lifetime of the memory also where they are called on references to references.
fn first<'a>(views: &[&View<'a, f32, 1>]) -> View<'a, f32, 1> {
    views.iter().map(|view| view.ranked()).next().unwrap()
}

/// A bound gives the method.
fn total(x: impl AsRanked<f32, 1>) -> f32 {
    x.ranked().sum()
}

#[test]
fn arrays_keep_their_methods() {
    let memory = [1.0, 2.0];
    let view = View::new(&memory, [2]).unwrap();
    let found = {
        let list = [&view];
        first(&list)
    };
    assert_eq!(found, view);
    assert_eq!((total(view), total(&view), total(tensor![1.0, 2.0])), (3.0, 3.0, 3.0));
}
