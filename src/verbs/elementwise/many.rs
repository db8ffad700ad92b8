//! Maps of up to six operands, broadcast to each other.

use alloc::vec::Vec;

use crate::{
    array::{Tensor, View},
    broadcast::{BroadcastError, Operands},
    index::MemoryError,
    layout::{
        Layout, RowMajor,
        nest::{Nest, Run},
    },
    loops::allocate::allocate,
    message::or_fail,
    verbs::elementwise::map::tensor,
};

/// A tuple of views of the same extents: the operands of [`zip_map`] after the broadcast.
#[cfg_attr(doc, doc(hidden))]
pub trait Together<const R: usize> {
    /// One element of each operand.
    type Elements;

    /// The extents, and the results of a function for the elements at each index, in logical order.
    #[doc(hidden)]
    fn collect<V>(self, map: impl FnMut(Self::Elements) -> V) -> Result<(Vec<V>, [usize; R]), MemoryError>;
}

/// Returns a tensor of a function's results for one element of each operand, in logical order. The operands are a tuple of one to
/// six arrays, as views or as references to arrays. They are broadcast to each other; the result keeps the most specific extent of each
/// axis.
///
/// # Panics
///
/// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_map`] returns an error. Two extents in the type that do
/// not broadcast are an error of `cargo check`.
///
/// # Examples
///
/// ```
/// use shapewise::{tensor, verbs};
///
/// let (a, b, c, d) = (tensor![[1, 2], [3, 4]], tensor![[10, 20]], tensor![[100], [200]], tensor![[1000]]);
/// let sums = verbs::zip_map((&a, &b, &c, &d, &a), |(a, b, c, d, e)| a + b + c + d + e);
/// assert_eq!(sums, tensor![[1112, 1124], [1216, 1228]]);
/// # Ok::<(), shapewise::BroadcastError>(())
/// ```
#[doc(alias("Zip", "azip", "frompyfunc"))]
#[must_use]
#[track_caller]
pub fn zip_map<const R: usize, X, V>(
    operands: X,
    map: impl FnMut(<X::Broadcast as Together<R>>::Elements) -> V,
) -> Tensor<V, R, RowMajor<R, X::Extents>>
where
    X: Operands<R, Broadcast: Together<R>>,
{
    or_fail(try_zip_map(operands, map))
}

/// Returns a tensor of a function's results for one element of each operand, or an error where [`zip_map`] panics.
///
/// # Errors
///
/// [`BroadcastError`] with the first axis where the extents do not broadcast, or if the result does not fit. Two extents in the type that
/// do not broadcast are an error of `cargo check`.
pub fn try_zip_map<const R: usize, X, V>(
    operands: X,
    map: impl FnMut(<X::Broadcast as Together<R>>::Elements) -> V,
) -> Result<Tensor<V, R, RowMajor<R, X::Extents>>, BroadcastError>
where
    X: Operands<R, Broadcast: Together<R>>,
{
    let (data, extents) = operands.broadcast()?.collect(map)?;
    Ok(tensor(data, &extents))
}

/// A row: the element and the layout of each operand, and its position.
macro_rules! tuples {
    ($($($element:ident $layout:ident $row:ident $at:tt)*;)*) => { $(
        impl<'a, $($element,)* const R: usize, $($layout: Layout<R>),*> Together<R>
            for ($(View<'a, $element, R, $layout>,)*)
        {
            type Elements = ($(&'a $element,)*);

            fn collect<V>(
                self,
                mut map: impl FnMut(Self::Elements) -> V,
            ) -> Result<(Vec<V>, [usize; R]), MemoryError> {
                let mut all = allocate(self.0.element_count())?;
                Nest::new([$(&self.$at.layout.ranked()),*]).fold((), |(), row| {
                    let rows = ($(row.run($at, self.$at.data),)*);
                    if let ($(Run::Slice($row),)*) = rows {
                        // Cut to one length, so that the compiler checks no element.
                        $(let $row = &$row[..row.len];)*
                        all.extend((0..row.len).map(|at| map(($(&$row[at],)*))));
                    } else {
                        let ($($row,)*) = ($(rows.$at.into_line(),)*);
                        all.extend((0..row.len).map(|at| map(($($row.at(at),)*))));
                    }
                });
                Ok((all, self.0.extents()))
            }
        }
    )* };
}

tuples! {
    A LA a 0;
    A LA a 0 B LB b 1;
    A LA a 0 B LB b 1 C LC c 2;
    A LA a 0 B LB b 1 C LC c 2 D LD d 3;
    A LA a 0 B LB b 1 C LC c 2 D LD d 3 E LE e 4;
    A LA a 0 B LB b 1 C LC c 2 D LD d 3 E LE e 4 F LF f 5;
}
