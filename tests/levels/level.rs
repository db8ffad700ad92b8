//! The levels, and what an operation answers on each.

use std::fmt::Display;

use shapewise::{
    array::{DynBase, DynView, Storage, TensorBase},
    layout::Layout,
};

use crate::oracle::Naive;

/// The extents and the elements of a result, or the message of an error.
pub(crate) type Answer = Result<(Vec<usize>, Vec<i64>), String>;

/// An array of any level.
pub(crate) trait Array {
    fn parts(&self) -> (Vec<usize>, Vec<i64>);
}

impl<S: Storage<i64>, const R: usize, L: Layout<R>> Array for TensorBase<i64, S, R, L> {
    fn parts(&self) -> (Vec<usize>, Vec<i64>) {
        DynView::from(self).parts()
    }
}

impl<S: Storage<i64>> Array for DynBase<i64, S> {
    fn parts(&self) -> (Vec<usize>, Vec<i64>) {
        (self.extents().collect(), DynView::from(self).to_vec())
    }
}

/// What an operation answers, which returns an array or an error.
pub(crate) fn answer<A: Array, E: Display>(found: Result<A, E>) -> Answer {
    found.map(|array| array.parts()).map_err(|error| error.to_string())
}

/// An array that is the answer: of what cannot fail.
pub(crate) fn always<A: Array>(found: A) -> Answer {
    Ok(found.parts())
}

/// The elements of an array of these extents: no two are equal.
pub(crate) fn memory(extents: &[usize]) -> Vec<i64> {
    (1..).take(extents.iter().product()).collect()
}

pub(crate) fn naive(extents: &[usize]) -> Naive {
    Naive { extents: extents.to_vec(), elements: memory(extents) }
}

/// How many answers are arrays and how many are errors.
#[derive(Default, Debug)]
pub(crate) struct Seen {
    pub(crate) arrays: usize,
    pub(crate) errors: usize,
}

impl Seen {
    /// Compares the answers of all levels with each other, and with the slow one: `Some(Err)` is any error.
    pub(crate) fn compare(&mut self, what: &str, slow: &Result<Naive, ()>, answers: &[(&str, Answer)]) {
        let (first, found) = &answers[0];
        match (slow, found) {
            (Ok(slow), Ok((extents, elements))) => {
                assert_eq!((extents, elements), (&slow.extents, &slow.elements), "{what}, {first}");
                self.arrays += 1;
            }
            (Err(()), Err(_)) => self.errors += 1,
            _ => panic!("{what}, {first}: {found:?}, and the slow one {slow:?}"),
        }
        for (level, other) in answers {
            assert_eq!(other, found, "{what}: {level} and {first}");
        }
    }

    /// Fails unless so many answers are arrays, and so many are errors, at least.
    pub(crate) fn at_least(&self, arrays: usize, errors: usize) {
        assert!(self.arrays >= arrays && self.errors >= errors, "{self:?}");
    }
}

/// The answers of all levels. The extents are one to three numbers; the first closure is of typed arrays of each level, the second of one whose rank is known at
/// run time. A closure is expanded for each level, as arrays of different types.
macro_rules! each_level {
    ([$($extent:literal),*]; |$typed:ident| $answer:expr; |$any:ident| $dynamic:expr) => {{
        let memory = $crate::level::memory(&[$($extent),*]);
        let mut answers: Vec<(&str, $crate::level::Answer)> = Vec::new();
        {
            let $typed = View::new(&memory, [$($extent),*]).unwrap();
            answers.push(("ranked", $answer));
        }
        {
            let $typed = View::new(&memory, shape![$($extent),*]).unwrap();
            answers.push(("in the type", $answer));
        }
        {
            let $typed = View::new(&memory, shape![$($extent),*]).unwrap();
            let $typed = $typed.to_tensor();
            answers.push(("tensor in the type", $answer));
        }
        {
            let view = View::new(&memory, shape![$($extent),*]).unwrap();
            let $typed = view.to_inline();
            answers.push(("inline", $answer));
        }
        each_level!(@mixed answers memory [$($extent),*] |$typed| $answer);
        {
            let $any = DynView::new(&memory, [$($extent),*]).unwrap();
            answers.push(("any rank", $dynamic));
        }
        {
            let $any = DynView::new(&memory, [$($extent),*]).unwrap().to_tensor();
            answers.push(("tensor of any rank", $dynamic));
        }
        answers
    }};
    (@mixed $answers:ident $memory:ident [] |$typed:ident| $answer:expr) => {};
    (@mixed $answers:ident $memory:ident [$first:literal $(, $rest:literal)*] |$typed:ident| $answer:expr) => {{
        let n: usize = $first;
        let $typed = View::new(&$memory, shape![n $(, $rest)*]).unwrap();
        $answers.push(("mixed", $answer));
    }};
}
