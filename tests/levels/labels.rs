//! `rearrange!`, `reduce!` and `repeat!` on each level that has them: arrays of any rank have none, and say so in an error of `cargo check`.

use shapewise::{View, array::DynView, shape, tensor, try_rearrange, try_reduce, try_repeat};

use crate::{
    level::{Answer, Seen, answer, naive},
    oracle::Naive,
};

/// The answers of all levels with types. Those of arrays of any rank are of the ranked array that they convert to.
macro_rules! typed_levels {
    ($seen:ident, $what:expr, $slow:expr, $rank:literal, [$($extent:literal),*]; |$x:ident| $answer:expr) => {{
        let answers = each_level!([$($extent),*]; |$x| answer($answer); |any| {
            let $x: View<'_, i64, $rank> = View::try_from(&any).unwrap();
            answer($answer)
        });
        $seen.compare(&format!("{} of {:?}", $what, [$($extent),*] as [usize; _]), &$slow, &answers);
    }};
}

/// The array with its axis split in two, if both extents divide it.
fn split(all: &Naive, first: Option<usize>, second: Option<usize>) -> Result<Naive, ()> {
    let n = all.extents[0];
    let (first, second) = match (first, second) {
        (Some(first), Some(second)) => (first, second),
        (Some(first), None) if first > 0 && n.is_multiple_of(first) => (first, n / first),
        (None, Some(second)) if second > 0 && n.is_multiple_of(second) => (n / second, second),
        _ => return Err(()),
    };
    // No extent is above the greatest `isize`.
    if first.checked_mul(second) != Some(n) || first.max(second) > isize::MAX.unsigned_abs() {
        return Err(());
    }
    Ok(Naive { extents: [&[first, second], &all.extents[1..]].concat(), elements: all.elements.clone() })
}

#[test]
fn axes_that_are_split() {
    let mut seen = Seen::default();
    for p in [0, 1, 2, 3, 4, 6, 7, usize::MAX] {
        for q in [0, 1, 2, 3, usize::MAX] {
            macro_rules! of {
                ($([$extent:literal])*) => { $(
                    let all = naive(&[$extent]);
                    typed_levels!(seen, format!("{p} {q}"), split(&all, Some(p), Some(q)), 1, [$extent];
                        |x| try_rearrange!((a b) -> a b, a = p, b = q; x));
                    typed_levels!(seen, format!("{p} _"), split(&all, Some(p), None), 1, [$extent];
                        |x| try_rearrange!((a b) -> a b, a = p; x));
                    typed_levels!(seen, format!("_ {p}"), split(&all, None, Some(p)).map(|all| all.transpose()), 1, [$extent];
                        |x| try_rearrange!((a b) -> b a, b = p; x));
                )* };
            }
            of!([0][1][6]);
        }
        let all = naive(&[6, 2]);
        let of_columns = split(&all, Some(p), None).map(|all| all.permute(&[2, 0, 1]));
        typed_levels!(seen, format!("{p} _"), of_columns, 2, [6, 2];
            |x| try_rearrange!((a b) c -> c a b, a = p; x));
    }
    seen.at_least(80, 100);
}

#[test]
fn axes_that_are_merged_reduced_and_repeated() {
    let mut seen = Seen::default();
    macro_rules! of {
        ($([$m:literal, $n:literal])*) => { $(
            let all = naive(&[$m, $n]);
            let merged = Naive { extents: vec![$m * $n], elements: all.elements.clone() };
            typed_levels!(seen, "merge", Ok(merged), 2, [$m, $n]; |x| try_rearrange!(a b -> (a b); x));
            let merged = Naive { extents: vec![$m * $n], elements: all.transpose().elements };
            typed_levels!(seen, "merge", Ok(merged), 2, [$m, $n]; |x| try_rearrange!(a b -> (b a); x));
            let ones = Naive { extents: vec![1, $n, 1, $m], elements: all.transpose().elements };
            typed_levels!(seen, "new axes", Ok(ones), 2, [$m, $n]; |x| try_rearrange!(a b -> 1 b 1 a; x));
            let sums = Naive::build(&[$n], |at| (0..$m).map(|i| all.at(&[i, at[0]])).sum());
            typed_levels!(seen, "sum", Ok(sums), 2, [$m, $n]; |x| try_reduce!(a b -> b by sum; x));
            let largest = |at: &[usize]| (0..$n).map(|j| all.at(&[at[0], j])).max();
            let most = if $n > 0 { Ok(Naive::build(&[$m], |at| largest(at).unwrap())) } else { Err(()) };
            typed_levels!(seen, "max", most, 2, [$m, $n]; |x| try_reduce!(a b -> a by max; x));
            for times in [0, 1, 3, usize::MAX] {
                let is_fitting = times < 9;
                let repeated = Naive::build(&[$m, times.min(9), $n], |at| all.at(&[at[0], at[2]]));
                let slow = if is_fitting { Ok(repeated) } else { Err(()) };
                typed_levels!(seen, format!("repeat {times}"), slow, 2, [$m, $n];
                    |x| try_repeat!(a b -> a n b, n = times; x));
            }
        )* };
    }
    of!([2, 3] [0, 2] [1, 1] [3, 0]);
    seen.at_least(30, 4);
}

/// A number in a pattern that the array does not have is an error of `cargo build` of extents in the type, and one at run time of all others.
#[test]
fn numbers_of_patterns() {
    let memory = [1_i64, 2, 3];
    let n = 3;
    let (ranked, mixed) = (View::new(&memory, [3, 1]).unwrap(), View::new(&memory, shape![n, 1]).unwrap());
    let any = ranked.dynamic();
    let back: View<'_, i64, 2> = View::try_from(&any).unwrap();
    let of = [
        answer(try_rearrange!(1 a -> a; ranked)),
        answer(try_rearrange!(1 a -> a; mixed)),
        answer(try_rearrange!(1 a -> a; back)),
    ];
    for answer in of {
        assert_eq!(answer.unwrap_err(), "axis 0 has extent 3, and the pattern has 1");
    }
    let of = [
        answer(try_reduce!(2 a -> a by sum; ranked)),
        answer(try_reduce!(2 a -> a by sum; mixed)),
        answer(try_reduce!(2 a -> a by sum; back)),
    ];
    for answer in of {
        assert_eq!(answer.unwrap_err(), "axis 0 has extent 3, and the pattern has 2");
    }
}

#[test]
fn products_that_overflow() {
    let x = tensor![1_i64, 2, 3, 4].into_ranked();
    let big = 1_usize << (usize::BITS / 2);
    let says = |found: Answer| found.unwrap_err();
    assert_eq!(
        says(answer(try_rearrange!((a b) -> a b, a = big, b = big; x))),
        format!("axis 0 has extent 4, and the product of the pattern overflows `usize`: {big} times {big}")
    );
    assert_eq!(
        says(answer(try_rearrange!((a b c) -> a b c, a = 2, b = (usize::MAX); x))),
        format!(
            "axis 0 has extent 4, and the product of the pattern overflows `usize`: 2 times {}",
            usize::MAX
        )
    );
    // What fits is named, and a 0 anywhere is a product of 0.
    assert_eq!(
        says(answer(try_rearrange!((a b) -> a b, a = (usize::MAX), b = 1; x))),
        format!("axis 0 has extent 4, and the pattern has {}", usize::MAX)
    );
    assert_eq!(
        says(answer(try_rearrange!((a b c) -> a b c, a = big, b = big, c = 0; x))),
        "axis 0 has extent 4, and the pattern has 0"
    );
}
