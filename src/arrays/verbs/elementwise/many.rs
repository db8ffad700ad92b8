//! Maps of up to six operands, broadcast to each other.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout are below the length of the memory"
)]

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use core::{iter, ops::Add};

#[cfg(feature = "alloc")]
use crate::{
    array::Tensor,
    index::MemoryError,
    layout::RowMajor,
    loops::{allocate::allocate, nest::Run},
    message::fail,
    storage::Storage,
    verbs::{copy::list::ranked, elementwise::map::on_heap::tensor},
};
use crate::{
    array::{StorageMut, TensorBase, View},
    broadcast::{BroadcastError, BroadcastToExtents, EqualExtents, Operands, typed_strides_to},
    extent::named::{Stretches, beside, has_names, name_at_both},
    layout::{ExtentTypes, Layout, Strided},
    loops::{
        nest::{Nest, each_plane, step},
        write::stretched,
    },
    message::or_fail,
    private::Exists,
    rank::Never,
    shape::Shape,
    types::ExtentList,
};

/// A tuple of views of the same extents: the operands of [`zip_map`] after the broadcast. `How` is `()`, and open for what is not one: then nothing of the closure is
/// known, and nothing of it is reported.
#[cfg_attr(doc, doc(hidden))]
pub trait ViewTuple<const R: usize, How = ()> {
    /// One element of each operand.
    type Elements;

    /// The extents, and the results of a function for the elements at each index, in logical order.
    #[cfg(feature = "alloc")]
    #[doc(hidden)]
    fn collect<V>(self, map: impl FnMut(Self::Elements) -> V) -> Result<(Vec<V>, [usize; R]), MemoryError>;

    /// Calls a function with each element of memory of this layout, to update, and the elements at its index. The operands are broadcast to the layout.
    #[doc(hidden)]
    fn update<V>(
        self,
        to: &mut [V],
        layout: &Strided<R>,
        visit: impl FnMut(&mut V, Self::Elements),
    ) -> Result<(), BroadcastError>;

    /// [`update`](Self::update) of two memories, whose layouts have the same extents.
    #[doc(hidden)]
    fn update_both<V, W>(
        self,
        to: (&mut [V], &mut [W]),
        layouts: [&Strided<R>; 2],
        visit: impl FnMut(&mut V, &mut W, Self::Elements),
    ) -> Result<(), BroadcastError>;
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
/// let (a, b, c, d) =
///     (tensor![[1, 2], [3, 4]], tensor![[10, 20]], tensor![[100], [200]], tensor![[1000]]);
/// let sums = verbs::zip_map((&a, &b, &c, &d, &a), |(a, b, c, d, e)| a + b + c + d + e);
/// assert_eq!(sums, tensor![[1112, 1124], [1216, 1228]]);
/// # Ok::<(), shapewise::BroadcastError>(())
/// ```
#[cfg(feature = "alloc")]
#[doc(alias("Zip", "azip", "frompyfunc"))]
#[must_use]
#[track_caller]
// The types of the operands are parameters: a function whose result, or whose closure, projects from a bound reports a mistake a second time.
pub fn zip_map<const R: usize, X, V, E: ExtentList<R>, B: ViewTuple<R, H>, H>(
    operands: X,
    map: impl FnMut(B::Elements) -> V,
) -> Tensor<V, R, RowMajor<R, E>>
where
    X: Operands<R, Extents = E, Broadcast = B>,
{
    or_fail(try_zip_map(operands, map))
}

/// Returns a tensor of a function's results for one element of each operand, or an error where [`zip_map`] panics.
///
/// # Errors
///
/// [`BroadcastError`] with the first axis where the extents do not broadcast, or if the result does not fit. Two extents in the type that
/// do not broadcast are an error of `cargo check`.
#[cfg(feature = "alloc")]
pub fn try_zip_map<const R: usize, X, V, E: ExtentList<R>, B: ViewTuple<R, H>, H>(
    operands: X,
    map: impl FnMut(B::Elements) -> V,
) -> Result<Tensor<V, R, RowMajor<R, E>>, BroadcastError>
where
    X: Operands<R, Extents = E, Broadcast = B>,
{
    let (data, extents) = operands.broadcast()?.collect(map)?;
    Ok(tensor(data, &extents))
}

/// # Compute each element of up to six operands, into memory that is there
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Writes a function's result for one element of each operand to this array, in no specified order: [`zip_map`] into memory that is there. The
    /// operands are a tuple of one to six arrays, which are broadcast to this array's extents.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_map_from`](Self::try_zip_map_from) returns an error. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let (a, b, c, d) =
    ///     (tensor![[1, 2], [3, 4]], tensor![[10, 20]], tensor![[100], [200]], tensor![[1000]]);
    /// let mut sums = a.map(|_| 0);
    /// sums.zip_map_from((&a, &b, &c, &d), |(a, b, c, d)| a + b + c + d);
    /// assert_eq!(sums, tensor![[1111, 1122], [1213, 1224]]);
    /// ```
    #[doc(alias("Zip", "azip", "zip_from"))]
    #[track_caller]
    pub fn zip_map_from<X, B: ViewTuple<R, H>, H>(&mut self, operands: X, map: impl FnMut(B::Elements) -> T)
    where
        S: StorageMut<T, Proof: Exists>,
        X: Operands<R, Broadcast = B, Extents: BroadcastToExtents<L::Extents, R, Proof: Exists>>,
    {
        or_fail(self.try_zip_map_from(operands, map));
    }

    /// Writes a function's result for one element of each operand to this array, and returns an error where
    /// [`zip_map_from`](Self::zip_map_from) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_zip_map`] and [`try_assign`](Self::try_assign).
    pub fn try_zip_map_from<X, B: ViewTuple<R, H>, H>(
        &mut self,
        operands: X,
        mut map: impl FnMut(B::Elements) -> T,
    ) -> Result<(), BroadcastError>
    where
        S: StorageMut<T, Proof: Exists>,
        X: Operands<R, Broadcast = B, Extents: BroadcastToExtents<L::Extents, R, Proof: Exists>>,
    {
        self.try_zip_map_apply(operands, |to, from| *to = map(from))
    }

    /// Calls a function with each element of this array, to update, and one element of each operand, in no specified order:
    /// [`zip_apply`](Self::zip_apply) of a tuple of one to six arrays, which are broadcast to this array's extents.
    ///
    /// # Panics
    ///
    /// Same panics as [`zip_map_from`](Self::zip_map_from).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let (rate, gradient) = (tensor![[0.5], [2.0]], tensor![[2.0, 4.0], [1.0, 3.0]]);
    /// let mut weights = tensor![[1.0, 1.0], [9.0, 9.0]];
    /// weights.zip_map_apply((&rate, &gradient), |x, (rate, gradient)| *x -= rate * gradient);
    /// assert_eq!(weights, tensor![[0.0, -1.0], [7.0, 3.0]]);
    /// ```
    #[doc(alias("Zip", "azip"))]
    #[track_caller]
    pub fn zip_map_apply<X, B: ViewTuple<R, H>, H>(
        &mut self,
        operands: X,
        visit: impl FnMut(&mut T, B::Elements),
    ) where
        S: StorageMut<T, Proof: Exists>,
        X: Operands<R, Broadcast = B, Extents: BroadcastToExtents<L::Extents, R, Proof: Exists>>,
    {
        or_fail(self.try_zip_map_apply(operands, visit));
    }

    /// Calls a function with each element of this array, to update, and one element of each operand, and returns an error where
    /// [`zip_map_apply`](Self::zip_map_apply) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_zip_map_from`](Self::try_zip_map_from).
    pub fn try_zip_map_apply<X, B: ViewTuple<R, H>, H>(
        &mut self,
        operands: X,
        visit: impl FnMut(&mut T, B::Elements),
    ) -> Result<(), BroadcastError>
    where
        S: StorageMut<T, Proof: Exists>,
        X: Operands<R, Broadcast = B, Extents: BroadcastToExtents<L::Extents, R, Proof: Exists>>,
    {
        let layout = self.layout.ranked();
        compare_names::<R, L, X>(&operands, &layout)?;
        operands.broadcast()?.update(self.data.elements_mut(), &layout, visit)
    }

    /// Calls a function with each element of this array and of a second one, both to update, and one element of each operand, in no specified order. The
    /// second array has the extents of this one, and the operands are broadcast to them.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_map_apply_both`](Self::try_zip_map_apply_both) returns an error. Extents
    /// in the type that do not fit are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let (mut position, mut velocity, force) =
    ///     (tensor![0.0, 1.0], tensor![1.0, 2.0], tensor![1.0, -2.0]);
    /// position.zip_map_apply_both(&mut velocity, (&force,), |x, v, (force,)| {
    ///     *v += force;
    ///     *x += *v;
    /// });
    /// assert_eq!((position, velocity), (tensor![2.0, 1.0], tensor![2.0, 0.0]));
    /// ```
    #[doc(alias("Zip", "azip"))]
    #[track_caller]
    pub fn zip_map_apply_both<U, D, M: Layout<R>, X, B: ViewTuple<R, H>, H>(
        &mut self,
        second: &mut TensorBase<U, D, R, M>,
        operands: X,
        visit: impl FnMut(&mut T, &mut U, B::Elements),
    ) where
        S: StorageMut<T, Proof: Exists>,
        D: StorageMut<U, Proof: Exists>,
        ExtentTypes<M, R>: EqualExtents<ExtentTypes<L, R>, R, Proof: Exists>,
        X: Operands<R, Broadcast = B, Extents: BroadcastToExtents<L::Extents, R, Proof: Exists>>,
    {
        or_fail(self.try_zip_map_apply_both(second, operands, visit));
    }

    /// Calls a function with each element of two arrays, to update, and one element of each operand, and returns an error where
    /// [`zip_map_apply_both`](Self::zip_map_apply_both) panics.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Updated`] with the first axis where the two arrays differ, and the errors of [`try_zip_map_from`](Self::try_zip_map_from).
    pub fn try_zip_map_apply_both<U, D, M: Layout<R>, X, B: ViewTuple<R, H>, H>(
        &mut self,
        second: &mut TensorBase<U, D, R, M>,
        operands: X,
        visit: impl FnMut(&mut T, &mut U, B::Elements),
    ) -> Result<(), BroadcastError>
    where
        S: StorageMut<T, Proof: Exists>,
        D: StorageMut<U, Proof: Exists>,
        ExtentTypes<M, R>: EqualExtents<ExtentTypes<L, R>, R, Proof: Exists>,
        X: Operands<R, Broadcast = B, Extents: BroadcastToExtents<L::Extents, R, Proof: Exists>>,
    {
        let layouts = [&self.layout.ranked(), &second.layout.ranked()];
        let [extents, others] = layouts.map(Strided::extents);
        if let Some(axis) = (0..R).find(|&axis| extents[axis] != others[axis]) {
            let name = name_at_both(&L::NAMES, &M::NAMES, axis);
            let error = BroadcastError::Updated { axis, first: extents[axis], second: others[axis] };
            return Err(error.with_name(name));
        }
        compare_names::<R, L, X>(&operands, layouts[0])?;
        let to = (self.data.elements_mut(), second.data.elements_mut());
        operands.broadcast()?.update_both(to, layouts, visit)
    }
}

/// Refuses an operand of extent 1 at run time that would stretch to a name of `L`. The operands are broadcast to each other first, which forgets which
/// of them are 1.
fn compare_names<const R: usize, L: Layout<R>, X: Operands<R>>(
    operands: &X,
    to: &Strided<R>,
) -> Result<(), BroadcastError> {
    if const { has_names(&L::NAMES) } {
        let stretches =
            const { beside(&X::Extents::STRETCHES, &X::Extents::EXTENTS, &X::Extents::NAMES, &L::NAMES) };
        typed_strides_to(&operands.shape()?.extents(), &[0; R], &to.extents(), &stretches)?;
    }
    Ok(())
}

/// Which axes of a layout stretch. The operands are broadcast to each other: an axis that meets a name, and is 1, is that of the type or is refused already.
const fn own_stretches<const R: usize, L: Layout<R>>() -> [Stretches; R] {
    beside(&L::STRETCHES, &L::EXTENTS, &L::NAMES, &[None; R])
}

/// The result of a list that is not a tuple of up to six views. There are two such impls, so the compiler chooses neither, and reports nothing.
macro_rules! open {
    ($($never:ty)*) => { $(
        impl<const R: usize> ViewTuple<R, $never> for Shape<R> {
            type Elements = Never;

            #[cfg(feature = "alloc")]
            fn collect<V>(self, _: impl FnMut(Never) -> V) -> Result<(Vec<V>, [usize; R]), MemoryError> {
                Ok((Vec::new(), [0; R]))
            }

            fn update<V>(self, _: &mut [V], _: &Strided<R>, _: impl FnMut(&mut V, Never)) -> Result<(), BroadcastError> {
                Ok(())
            }

            fn update_both<V, W>(
                self,
                _: (&mut [V], &mut [W]),
                _: [&Strided<R>; 2],
                _: impl FnMut(&mut V, &mut W, Never),
            ) -> Result<(), BroadcastError> {
                Ok(())
            }
        }
    )* };
}

open!(Never Option<Never>);

/// A row: the element and the layout of each operand, and its position.
macro_rules! tuples {
    ($($($element:ident $layout:ident $row:ident $at:tt)*;)*) => { $(
        impl<'a, $($element,)* const R: usize, $($layout: Layout<R>),*> ViewTuple<R>
            for ($(View<'a, $element, R, $layout>,)*)
        {
            type Elements = ($(&'a $element,)*);

            #[cfg(feature = "alloc")]
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

            fn update<V>(
                self,
                to: &mut [V],
                layout: &Strided<R>,
                mut visit: impl FnMut(&mut V, Self::Elements),
            ) -> Result<(), BroadcastError> {
                let from = ($(stretched((&self.$at.layout.ranked(), &const { own_stretches::<R, $layout>() }), layout)?,)*);
                let nest = Nest::ordered([layout, $(&from.$at),*]);
                // Loops in place: in a function of its own, a row would be compared with the memory that is written.
                if nest.axis_from_last(1).1.iter().all(|stride| *stride == 1) {
                    each_plane!(nest, plane => {
                        let (mut offsets, len) = (plane.first.offsets, plane.first.len);
                        for _ in 0..plane.rows {
                            // Cut to one length, so that the compiler checks no element.
                            let to = &mut to[offsets[0].cast_unsigned()..][..len];
                            $(let $row = &self.$at.data[offsets[$at + 1].cast_unsigned()..][..len];)*
                            for at in 0..len {
                                visit(&mut to[at], ($(&$row[at],)*));
                            }
                            step(&mut offsets, &plane.next, 1);
                        }
                    });
                    return Ok(());
                }
                nest.fold((), |(), row| {
                    let ($($row,)*) = ($(row.line($at + 1, self.$at.data),)*);
                    row.write(to, |at, to| visit(to, ($($row.at(at),)*)));
                });
                Ok(())
            }

            fn update_both<V, W>(
                self,
                (first, second): (&mut [V], &mut [W]),
                layouts: [&Strided<R>; 2],
                mut visit: impl FnMut(&mut V, &mut W, Self::Elements),
            ) -> Result<(), BroadcastError> {
                let from = ($(stretched((&self.$at.layout.ranked(), &const { own_stretches::<R, $layout>() }), layouts[0])?,)*);
                let nest = Nest::ordered([layouts[0], layouts[1], $(&from.$at),*]);
                nest.fold((), |(), row| {
                    let ($($row,)*) = ($(row.line($at + 2, self.$at.data),)*);
                    let (start, stride, len) = (row.offsets[1], row.strides[1], row.len);
                    if stride == 1 {
                        let second = &mut second[start.cast_unsigned()..][..len];
                        row.write(first, |at, first| visit(first, &mut second[at], ($($row.at(at),)*)));
                    } else {
                        row.write(first, |at, first| {
                            let place = (start + stride * at.cast_signed()).cast_unsigned();
                            visit(first, &mut second[place], ($($row.at(at),)*));
                        });
                    }
                });
                Ok(())
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

#[cfg(feature = "alloc")]
macro_rules! sums {
    ($([$($life:lifetime)?] $operand:ty;)*) => { $(
        impl<$($life,)? T: Copy + Add<Output = T>, S: Storage<T>, const R: usize, L: Layout<R>> iter::Sum<$operand> for Tensor<T, R> {
            /// The sum of arrays. Each is broadcast to the extents of the first.
            ///
            /// # Panics
            ///
            /// If there are no arrays, because then nothing states the extents; or with the message of [`BroadcastError`](crate::BroadcastError), if one does not broadcast.
            ///
            /// ```
            /// use shapewise::{Tensor, tensor};
            ///
            /// let batches = [tensor![1, 2], tensor![10, 20], tensor![100, 200]];
            /// assert_eq!(batches.iter().sum::<Tensor<i32, 1>>(), tensor![111, 222]);
            /// ```
            #[track_caller]
            #[expect(clippy::arithmetic_side_effects, reason = "elements are added as `+` adds them")]
            fn sum<I: Iterator<Item = $operand>>(mut arrays: I) -> Self {
                let Some(first) = arrays.next() else {
                    fail(&"the sum of no arrays has no extents: `fold` with `zeros` states them")
                };
                let mut sum = ranked(&first).to_tensor();
                for array in arrays {
                    sum.zip_apply(&ranked(&array), |sum, element| *sum = *sum + *element);
                }
                sum
            }
        }
    )* };
}

#[cfg(feature = "alloc")]
sums! { [] TensorBase<T, S, R, L>; ['b] &'b TensorBase<T, S, R, L>; }
