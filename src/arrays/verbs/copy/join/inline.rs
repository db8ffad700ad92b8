//! Arrays one after another along an axis, within an array.

use core::marker::PhantomData;

use super::joined_within;
use crate::{
    array::{Inline, TensorBase},
    axis::one::from_first,
    message::Message,
    private::{Exists, INTERNAL},
    rank::Ranks,
    rearrange::joined_extents,
    types::ExtentList,
    verbs::copy::list::{Concatenate, JoinsInto},
};

/// Rejects, in `cargo build`, an inline array of other extents than those of the joined arrays.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownJoin<const R: usize, X, O, E>(PhantomData<(X, O, E)>);

impl<const R: usize, X, O, E: ExtentList<R>> KnownJoin<R, X, O, E>
where
    Ranks: JoinsInto<R, R, Concatenate, X, O>,
{
    #[doc(hidden)]
    pub const HAS_EXTENTS_OF_RESULT: () = {
        let each = <Ranks as JoinsInto<R, R, Concatenate, X, O>>::EACH;
        let axis = <Ranks as JoinsInto<R, R, Concatenate, X, O>>::AXIS;
        if let Some(message) = fault(each, axis, E::EXTENTS) {
            message.fail()
        }
    };
}

/// Returns the message of arrays of these extents that do not make an inline array of the extents `to`.
#[expect(clippy::indexing_slicing, reason = "axes count to the rank")]
const fn fault<const R: usize>(
    each: &[[Option<usize>; R]],
    axis: Option<isize>,
    to: [Option<usize>; R],
) -> Option<Message<256>> {
    let message = Message::new();
    let Some(axis) = axis else {
        return Some(message.text(
            "the axis is known at run time: an inline array requires one in the type, such as `Axis::<0>`",
        ));
    };
    let axis = from_first(axis, R);
    let Some(joined) = joined_extents(each, axis) else {
        let message = message.text("a slice or a vector of arrays does not have their number in its type");
        return Some(message.text(": an inline array requires a tuple or an array of them"));
    };
    let message =
        message.text("arrays joined along axis ").number(axis).text(" have extents ").shape(&joined);
    let (mut at, mut is_known, mut is_equal) = (0, true, true);
    while at < R {
        match (joined[at], to[at]) {
            (Some(joined), Some(to)) => is_equal = is_equal && joined == to,
            _ => is_known = false,
        }
        at = at.saturating_add(1);
    }
    match (is_known, is_equal) {
        (true, true) => None,
        (true, false) => Some(message.text(", and the inline array has ").shape(&to)),
        (false, _) => Some(message.text(": an inline array requires that the types know all of them")),
    }
}

/// Joins arrays along an axis, one after another, to an inline array: extents `[2, 3]` and `[4, 3]` along axis 0 become `[6, 3]`. The extents of the result
/// are stated by its type, because nested arrays cannot have a sum as their length; the types of the arrays know all of theirs. It requires no allocator.
///
/// The arrays are a tuple of up to eight or an array. They may be inline arrays, views and tensors. Other extents than those of the result are an
/// error of `cargo build`, so nothing fails at run time.
///
/// ```
/// use shapewise::{Axis, Matrix, Vector, verbs::concatenate_inline};
///
/// let turn = Matrix::of([[0, -1], [1, 0]]);
/// let shift = Matrix::of([[7], [8]]);
/// let pose: Matrix<i32, 2, 3> = concatenate_inline(Axis::<1>, (turn, shift));
/// assert_eq!(pose.into_nested(), [[0, -1, 7], [1, 0, 8]]);
///
/// let state: Vector<i32, 4> =
///     concatenate_inline(Axis::<0>, [Vector::of([1, 2]), Vector::of([3, 4])]);
/// assert_eq!(state.into_nested(), [1, 2, 3, 4]);
/// ```
///
/// ```compile_fail,E0080
/// use shapewise::{Axis, Matrix, verbs::concatenate_inline};
///
/// let a = Matrix::of([[1, 2, 3]]);
/// // arrays joined along axis 0 have extents [2,3], and the inline array has [3,3]
/// let _: Matrix<i32, 3, 3> = concatenate_inline(Axis::<0>, (a, a));
/// ```
///
/// # In other libraries
///
/// XLA, `Concatenate`; NumPy, `concatenate`.
#[doc(alias("concat", "hstack", "vstack", "append"))]
#[must_use]
#[inline]
pub fn concatenate_inline<const R: usize, X, O, T: Clone, E: ExtentList<R>>(
    axis: X,
    arrays: O,
) -> Inline<T, R, E>
where
    Ranks: JoinsInto<R, R, Concatenate, X, O, Element = T, Proof: Exists>,
{
    let () = KnownJoin::<R, X, O, E>::HAS_EXTENTS_OF_RESULT;
    let axis = <Ranks as JoinsInto<R, R, Concatenate, X, O>>::axis(axis, INTERNAL);
    let array = |number| <Ranks as JoinsInto<R, R, Concatenate, X, O>>::array(&arrays, number, INTERNAL);
    TensorBase::of_results(joined_within(array, &E::KNOWN_EXTENTS, axis), &E::KNOWN_EXTENTS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_what_an_inline_array_lacks() {
        let (two, three) = ([Some(2), Some(3)], [Some(3), Some(3)]);
        let text = |each: &[_], axis, to| fault(each, axis, to).map(|message| String::from(message.as_str()));
        assert_eq!(text(&[two, three], Some(-2), [Some(5), Some(3)]), None);
        let found = text(&[two, three], Some(0), three).unwrap_or_default();
        assert_eq!(found, "arrays joined along axis 0 have extents [5,3], and the inline array has [3,3]");
        let found = text(&[two, [None, Some(3)]], Some(0), three).unwrap_or_default();
        assert!(found.starts_with("arrays joined along axis 0 have extents [_,3]: "), "{found}");
        assert!(text(&[], Some(0), two).is_some_and(|found| found.contains("a tuple or an array")));
        assert!(text(&[two], None, two).is_some_and(|found| found.contains("known at run time")));
    }
}
