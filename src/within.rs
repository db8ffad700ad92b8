//! Nested arrays as the memory of results.

mod memory;

use core::{array::from_fn, mem::needs_drop};

use self::memory::nested;
use crate::storage::{OnHeap, ResultStorage, row_and_place};

/// A line: the extents, the memory, one more axis, and the memory with it.
macro_rules! nested {
    ($([$($extent:ident)*] $array:ty, [$outer:ident] $outer_array:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T, $(const $extent: usize),*> ResultStorage<T> for $array {
            const IS_WITHIN: bool = true;
            type Times<const $outer: usize> = $outer_array;

            #[inline(always)]
            fn collect_rows(_: usize, len: usize, mut result: impl FnMut(usize, usize) -> T) -> Self {
                if const { !needs_drop::<T>() } {
                    return nested(len, result);
                }
                let mut next = 0_usize;
                nested!(@rows {
                    let (row, place) = row_and_place(next, len);
                    let result = result(row, place);
                    next = next.wrapping_add(1);
                    result
                } $($extent)*)
            }

            #[inline(always)]
            fn of_heap(heap: OnHeap<T>) -> Self {
                of_heap(heap)
            }
        }
    )* };
    (@rows $next:block) => { $next };
    (@rows $next:block $first:ident $($rest:ident)*) => { from_fn(|_| nested!(@rows $next $($rest)*)) };
}

nested! {
    [A] [T; A], [N] [[T; A]; N];
    [A B] [[T; B]; A], [N] [[[T; B]; A]; N];
    [A B C] [[[T; C]; B]; A], [N] [[[[T; C]; B]; A]; N];
    [A B C D] [[[[T; D]; C]; B]; A], [N] [[[[[T; D]; C]; B]; A]; N];
    [A B C D E] [[[[[T; E]; D]; C]; B]; A], [N] [[[[[[T; E]; D]; C]; B]; A]; N];
    [A B C D E F] [[[[[[T; F]; E]; D]; C]; B]; A], [N] OnHeap<T>; // results of rank 7 and more are on the heap
}

/// Results that were computed on the heap, within an array.
fn of_heap<T, M: ResultStorage<T>>(heap: OnHeap<T>) -> M {
    let (count, mut results) = (heap.len(), heap.into_iter());
    M::collect(count, |_| match results.next() {
        Some(result) => result,
        None => crate::message::broken("a result has as many elements as its extents"),
    })
}
