//! The levels, and what an operation answers on each.

use core::fmt::Display;

use shapewise::{
    DynShape,
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

/// Partly known shapes that may be of these extents.
fn partly_known(extents: &[usize]) -> Vec<DynShape> {
    let mut shapes = vec![format!("[{}]", vec!["?"; extents.len()].join(","))];
    for axis in 0..extents.len() {
        for instead in ["?".to_owned(), format!("<={}", extents[axis]), format!("<={}", extents[axis] + 2)] {
            let texts: Vec<String> = (0..extents.len())
                .map(|at| if at == axis { instead.clone() } else { extents[at].to_string() })
                .collect();
            shapes.push(format!("[{}]", texts.join(",")));
        }
    }
    shapes.iter().map(|text| text.parse().unwrap()).collect()
}

/// Compares the answer of arrays with the shapes of shapes: of the same shape it is the same, in an error as well. Of one of which less is known, the extents of the
/// result may be those of the array, and what is done with an array is not refused.
pub(crate) fn shapes<E: Display>(
    what: &str,
    extents: &[usize],
    found: &Answer,
    operation: impl Fn(&DynShape) -> Result<DynShape, E>,
) {
    let known = operation(&DynShape::from_ints(extents).unwrap()).map_err(|error| error.to_string());
    match (found, known) {
        (Ok((extents, _)), Ok(shape)) => {
            assert_eq!(shape, DynShape::from_ints(extents).unwrap(), "{what}");
        }
        (Err(message), Err(error)) => assert_eq!(*message, error, "{what}"),
        (found, shape) => panic!("{what} of {extents:?}: {found:?} and {shape:?}"),
    }
    let Ok((result, _)) = found else { return };
    for part in partly_known(extents) {
        let known = operation(&part).unwrap_or_else(|error| panic!("{what} of {part}: {error}"));
        let is_one = known.extents().is_none_or(|all| {
            all.len() == result.len() && all.iter().zip(result).all(|(set, extent)| set.contains(*extent))
        });
        assert!(is_one, "{what} of {part}: {known}, and of {extents:?} it is {result:?}");
    }
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
            let $typed = View::new(&memory, shape![$({ $extent }),*]).unwrap();
            answers.push(("in the type", $answer));
        }
        {
            let $typed = View::new(&memory, shape![$({ $extent }),*]).unwrap();
            let $typed = $typed.to_tensor();
            answers.push(("tensor in the type", $answer));
        }
        {
            let view = View::new(&memory, shape![$({ $extent }),*]).unwrap();
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
        let $typed = View::new(&$memory, shape![n $(, { $rest })*]).unwrap();
        $answers.push(("mixed", $answer));
    }};
}
