//! Operators write over tensors that they own: allocations are counted.
#![cfg(all(feature = "std", feature = "arrays"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(unsafe_code, reason = "an allocator that counts")]
#![allow(clippy::unwrap_used, reason = "tests of small numbers: a panic is a failure")]

use core::cell::Cell;
use std::alloc::{GlobalAlloc, Layout, System};

use shapewise::{Tensor, View, s, shape, tensor, verbs};

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

/// Counts the allocations of each thread.
struct Counting;

// SAFETY: it passes everything on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get().wrapping_add(1)));
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The value of a function, and how many times it allocates.
fn counted<T>(run: impl FnOnce() -> T) -> (T, usize) {
    let before = COUNT.with(Cell::get);
    let value = run();
    (value, COUNT.with(Cell::get).wrapping_sub(before))
}

fn ranked(from: i64) -> Tensor<i64, 2> {
    Tensor::from_fn([3, 4], |[i, j]| from + i64::try_from(4 * i + j).unwrap())
}

#[test]
fn owned_operands_are_written_over() {
    let (a, b, c) = (ranked(1), ranked(20), ranked(300));
    let expected = Tensor::from_fn([3, 4], |at| a[at] * b[at] + c[at]);
    let (found, allocations) = counted(|| &a * &b + &c);
    assert_eq!((&found, allocations), (&expected, 1), "of references");
    let (found, allocations) = counted(|| a.clone() * b.clone() + c.clone());
    assert_eq!((&found, allocations), (&expected, 3), "the three clones");
    let memory = a.as_slice().as_ptr();
    let (found, allocations) = counted(|| a * b + c);
    assert_eq!((&found, allocations, found.as_slice().as_ptr()), (&expected, 0, memory), "of tensors");
}

/// The right operand, numbers on either side, views, rows and columns.
#[test]
fn each_side_is_written_over() {
    let memory: Vec<i64> = (0..12).collect();
    let (matrix, row) = (View::new(&memory, [3, 4]).unwrap(), View::new(&memory[..4], [1, 4]).unwrap());
    let of =
        |f: &dyn Fn(i64, usize, usize) -> i64| Tensor::from_fn([3, 4], |[i, j]| f(ranked(5)[[i, j]], i, j));
    macro_rules! reuses {
        ($x:ident, $operation:expr, $by_hand:expr) => {{
            let $x = ranked(5);
            let memory = $x.as_slice().as_ptr();
            let (found, allocations) = counted(|| $operation);
            assert_eq!(found, of(&$by_hand), stringify!($operation));
            assert_eq!((allocations, found.as_slice().as_ptr()), (0, memory), stringify!($operation));
        }};
    }
    reuses!(x, x - matrix, |x, i, j| x - memory[4 * i + j]);
    reuses!(x, matrix - x, |x, i, j| memory[4 * i + j] - x);
    reuses!(x, x - row, |x, _, j| x - memory[j]);
    reuses!(x, row - x, |x, _, j| memory[j] - x);
    reuses!(x, x - 7, |x, _, _| x - 7);
    reuses!(x, 7 - x, |x, _, _| 7 - x);
    reuses!(x, 100 / x % 7, |x, _, _| 100 / x % 7);
    reuses!(x, x << 2, |x, _, _| x << 2);
    reuses!(x, matrix.slice(s![..;-1, ..;-1]) - x, |x, i, j| memory[11 - 4 * i - j] - x);
    // In a type that knows its extents, too.
    let typed = tensor![[1, 2], [3, 4]];
    let memory = typed.as_slice().as_ptr();
    let (found, allocations) = counted(|| typed * 2 + tensor![[10, 20]].view());
    assert_eq!((&found, found.as_slice().as_ptr()), (&tensor![[12, 24], [16, 28]], memory));
    assert_eq!(allocations, 1, "the literal");
}

/// A tensor that is smaller than the result, or in another order, keeps its memory.
#[test]
fn other_operands_are_not_written_over() {
    let row: Tensor<i64, 2> = Tensor::filled([1, 4], 1);
    let (found, allocations) = counted(|| row + &ranked(0));
    assert_eq!(found, ranked(1));
    assert_eq!(allocations, 2, "the operand and the result");
    let columns = ranked(0).into_permute(shapewise::axes![1, 0]);
    let expected = columns.map(|x| x + 1);
    let (found, allocations) = counted(|| columns + 1);
    assert_eq!((found, allocations), (expected, 1));
}

#[test]
fn six_operands_are_zipped() {
    let (a, b, c) = (ranked(0), ranked(100), Tensor::<i64, 2>::filled([1, 4], 7));
    let column: Tensor<i64, 2> = Tensor::from_fn([3, 1], |[i, _]| i64::try_from(i).unwrap());
    let (backwards, one) = (a.slice(s![..;-1, ..;-1]), tensor![[9]]);
    let (found, allocations) = counted(|| {
        verbs::zip_map((&a, &b, &c, &column, backwards, &one), |(a, b, c, d, e, f)| {
            a + 2 * b + 3 * c + 5 * d + 7 * e + 11 * f
        })
    });
    let by_hand = Tensor::from_fn([3, 4], |[i, j]| {
        a[[i, j]] + 2 * b[[i, j]] + 21 + 5 * column[[i, 0]] + 7 * a[[2 - i, 3 - j]] + 99
    });
    assert_eq!(found, by_hand);
    assert_eq!(allocations, 1);
    let three = Tensor::<i64, 2>::filled([3, 3], 0);
    let error = verbs::try_zip_map((&a, &b, &three, &c, &column), |(a, ..)| *a).unwrap_err();
    assert_eq!(
        error.to_string(),
        "extents 4 and 3 do not broadcast at axis 1: they must be equal, or one of them 1"
    );
    assert_eq!(verbs::zip_map((&a,), |(a,)| a + 1), ranked(1));
    let typed = verbs::zip_map((&tensor![[1, 2]], &tensor![[10], [20]]), |(x, y)| x + y);
    assert_eq!(typed.typed_extents(), shape![2, 2]);
}

/// An operator with one operand, too.
#[test]
fn one_operand_is_written_over() {
    let memory = ranked(5);
    let expected = Tensor::from_fn([3, 4], |at| -memory[at]);
    let (found, allocations) = counted(|| -&memory);
    assert_eq!((&found, allocations), (&expected, 1), "of a reference");
    let (found, allocations) = counted(|| -memory.transpose());
    assert_eq!((&found.transpose().to_tensor(), allocations), (&expected, 1), "of a view");
    let at = memory.as_slice().as_ptr();
    let (found, allocations) = counted(|| -memory);
    assert_eq!((&found, allocations, found.as_slice().as_ptr()), (&expected, 0, at), "of a tensor");
    let (found, allocations) = counted(|| !found);
    assert_eq!((found.as_slice().as_ptr(), allocations), (at, 0), "of a tensor");
    assert_eq!(found[[0, 0]], !-5);
}

/// The same for arrays whose rank is known at run time.
#[test]
fn owned_operands_of_any_rank_are_written_over() {
    let of = |from| ranked(from).into_dynamic();
    let (a, b, c) = (of(1), of(20), of(300));
    let expected =
        Tensor::from_fn([3, 4], |[i, j]| ranked(1)[[i, j]] * ranked(20)[[i, j]] + ranked(300)[[i, j]]);
    assert_eq!((&a * &b + &c).as_slice(), expected.as_slice());
    assert_eq!((a.view() * b.view() + c.view()).as_slice(), expected.as_slice());
    let memory = a.as_slice().as_ptr();
    let (found, allocations) = counted(|| a * b + c);
    assert_eq!((found.as_slice(), allocations), (expected.as_slice(), 0), "of tensors");
    assert_eq!(found.as_slice().as_ptr(), memory);
    let row = of(7).slice_by(&":1, :".parse().unwrap()).unwrap().to_tensor();
    let (found, allocations) = counted(|| 2 * (&row - -found) / 2);
    assert_eq!(found.as_slice()[5], expected[[1, 1]] + 8);
    assert_eq!(found.as_slice().as_ptr(), memory, "the larger operand, on the right");
    assert_eq!(allocations, 0);
    let mut sums = found;
    sums += &row;
    sums -= 8;
    sums *= row.slice_by(&":, :1".parse().unwrap()).unwrap();
    assert_eq!(sums.as_slice()[5], (expected[[1, 1]] + 8) * 7);
    assert_eq!((!&sums).as_slice()[0], !sums.as_slice()[0]);
}

#[test]
#[should_panic(expected = "extents 4 and 3 do not broadcast at axis 1")]
fn extents_of_any_rank_that_differ_panic() {
    let x = ranked(0).into_dynamic();
    let _ = &x + x.slice_by(&":, :3".parse().unwrap()).unwrap();
}
