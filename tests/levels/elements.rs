//! The index of an element: `get`, and brackets. Indices of elements count from the first on every level; `s!`, `index_axis` and `take` have those that count from the end.

use core::panic::AssertUnwindSafe;
use std::panic::catch_unwind;

use shapewise::{View, array::DynView, shape};

use crate::level::{Answer, memory};

/// An element, or nothing.
fn element(found: Option<&i64>) -> Answer {
    found.map(|element| (vec![], vec![*element])).ok_or_else(String::new)
}

/// The same by brackets, which panic.
fn indexed(index: impl FnOnce() -> i64) -> Answer {
    catch_unwind(AssertUnwindSafe(index)).map(|element| (vec![], vec![element])).map_err(|_| String::new())
}

#[test]
fn an_element() {
    let (mut elements, mut errors) = (0, 0);
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    for index in crate::oracle::indices(&[5, 5]) {
        let index: [usize; 2] = [index[0], index[1]].map(|at| if at == 4 { usize::MAX } else { at });
        macro_rules! of {
            ($([$m:literal, $n:literal])*) => { $(
                let is_within = (0..$m).contains(&index[0]) && (0..$n).contains(&index[1]);
                let linear = || index[0] * $n + index[1];
                let slow = if is_within { Ok((vec![], vec![memory(&[$m, $n])[linear()]])) } else { Err(String::new()) };
                let by_get = each_level!([$m, $n]; |x| element(x.get(index)); |x| element(x.get(&index)));
                let by_brackets = each_level!([$m, $n]; |x| indexed(|| x[index]); |x| indexed(|| x[&index[..]]));
                for (level, answer) in by_get.iter().chain(&by_brackets) {
                    assert_eq!(*answer, slow, "{index:?} of [{}, {}], {level}", $m, $n);
                }
                if is_within { elements += 1 } else { errors += 1 }
            )* };
        }
        of!([2, 3] [3, 2] [1, 0] [0, 3]);
    }
    std::panic::set_hook(hook);
    assert!(elements == 12 && errors > 80, "{elements} and {errors}");
    // Of another number of indices: the type refuses it, and an array of any rank has no such element.
    let memory = memory(&[2, 3]);
    let any = DynView::new(&memory, [2, 3]).unwrap();
    assert!(any.get(&[]).is_none() && any.get(&[1]).is_none() && any.get(&[1, 1, 0]).is_none());
    let scalar = each_level!([]; |x| element(x.get([])); |x| element(x.get(&[])));
    assert!(scalar.iter().all(|(_, answer)| *answer == Ok((vec![], vec![1]))));
}
