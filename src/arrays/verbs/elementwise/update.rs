//! `+= -= *= /= %= &= |= ^= <<= >>=` on mutable views and tensors, and unary `-` and `!`.
//!
//! The right operand is broadcast to the left one, whose extents stay. `cargo check` verifies what the types know, and `cargo build` extents that are
//! computed, as those of a concatenation. For the rest, an
//! operator panics at the caller's line with the message of [`BroadcastError`]; [`TensorBase::zip_apply`] returns the error.

use core::ops::{
    AddAssign, BitAndAssign, BitOrAssign, BitXorAssign, DivAssign, MulAssign, Neg, Not, RemAssign, ShlAssign,
    ShrAssign, SubAssign,
};

use crate::{
    array::{
        KnownWrite, Operand, Storage, StorageMut, TensorBase, compare::operand_beside, operand::Update,
        results::made,
    },
    broadcast::{BroadcastError, BroadcastToExtents},
    layout::{Layout, RowMajor, Strided},
    loops::nest::Nest,
    loops::{
        known::TypedLoops,
        within::each_element,
        write::{StretchedLayout, apply_known, operate_rows, stretched},
    },
    message::or_fail,
    private::{INTERNAL, Internal},
    storage::ResultStorage,
    verbs::elementwise::map::ResultsLike,
};
#[cfg(feature = "alloc")]
use crate::{loops::allocate::check_memory, verbs::elementwise::map::on_heap::collect_copied};

/// Calls `visit` with each element of a layout, to write, and that of an operand, broadcast to it; panics at the caller's line with the message of
/// the error. If the types know all layouts, the loops are constants, as in [`TensorBase::zip_apply`].
#[inline]
#[track_caller]
fn update<T: Copy, const R: usize, L: Layout<R>, X: Operand<T, R>>(
    data: &mut [T],
    to: &L,
    operand: &X,
    visit: impl Fn(&mut T, &T),
) {
    if <Update<T, L, X> as TypedLoops<R, 2>>::ARE_KNOWN {
        return apply_known::<T, T, R, Update<T, L, X>>(data, operand.operand_memory(), visit);
    }
    let (to, layout) = (to.ranked(), operand.as_operand().layout);
    let run = |from: &[T]| {
        update_ranked(data, &to, (&layout, &const { operand_beside::<T, R, X, L>() }), from, visit)
    };
    or_fail(match const { tile::<T, R, X>() } {
        0 => run(operand.operand_memory()),
        1..=16 => run(&copy::<T, 16>(operand.operand_memory())),
        17..=64 => run(&copy::<T, 64>(operand.operand_memory())),
        _ => run(&copy::<T, 128>(operand.operand_memory())),
    });
}

/// The elements of an operand, if the type knows its layout and there are so few that they may be in registers; 0 if not.
const fn tile<T, const R: usize, X: Operand<T, R>>() -> usize {
    match X::KNOWN {
        Some(layout) if !X::IS_SCALAR => {
            let span = layout.span();
            if span <= 128 && span.saturating_mul(size_of::<T>()) <= 512 { span } else { 0 }
        }
        _ => 0,
    }
}

/// A copy of the elements of an operand, at most `N`. A function that is called with the operand itself would keep it in memory also during a loop
/// before, in which it is an accumulator: that took 8 times as long.
#[inline(always)]
fn copy<T: Copy, const N: usize>(from: &[T]) -> [T; N] {
    match from.first() {
        Some(&any) => {
            let mut copy = [any; N];
            for (to, from) in copy.iter_mut().zip(from) {
                *to = *from;
            }
            copy
        }
        None => unreachable!("an operand that has elements"),
    }
}

/// [`update`] if the types do not know all layouts. A separate function, so that it is compiled once per rank and operator and not once per shape. The
/// operator is a type and not a pointer: a call through a pointer, once per element, cannot be vectorised.
fn update_ranked<T: Copy, const R: usize>(
    data: &mut [T],
    to: &Strided<R>,
    operand: StretchedLayout<'_, R>,
    from: &[T],
    visit: impl Fn(&mut T, &T),
) -> Result<(), BroadcastError> {
    let with = stretched(operand, to)?;
    operate_rows(data, from, &Nest::ordered([to, &with]), visit);
    Ok(())
}

/// An operator on a reference. A function, not a closure: a closure would be a different type for each layout.
macro_rules! visit {
    ($trait:ident $method:ident) => {{
        #[inline(always)]
        fn visit<T: Copy + $trait>(to: &mut T, with: &T) {
            to.$method(*with);
        }
        visit
    }};
}

/// The right operand of an operator that writes to an array with the storage `S`. The operand is the subject of all bounds: a bound of the storage alone would be
/// "binary assignment operation `+=` cannot be applied".
#[cfg_attr(doc, doc(hidden))]
pub trait AppliedTo<T, S, L, const R: usize>: Operand<T, R> {
    /// The memory to write.
    #[doc(hidden)]
    fn target(storage: &mut S, internal: Internal) -> &mut [T];
}

impl<X, T, S: StorageMut<T>, L: Layout<R>, const R: usize> AppliedTo<T, S, L, R> for X
where
    X: Operand<T, R>,
    X::Extents: BroadcastToExtents<L::Extents, R>,
{
    #[inline(always)]
    fn target(storage: &mut S, _: Internal) -> &mut [T] {
        storage.elements_mut()
    }
}

// One row each, because a message shows the entire invocation.
macro_rules! update {
    ($trait:ident $method:ident) => {
        impl<T, S, const R: usize, L, X> $trait<X> for TensorBase<T, S, R, L>
        where
            T: Copy + $trait,
            L: Layout<R>,
            X: AppliedTo<T, S, L, R>,
        {
            #[inline]
            #[track_caller]
            fn $method(&mut self, operand: X) {
                let () = KnownWrite::<T, R, L, X>::REACHES;
                update(X::target(&mut self.data, INTERNAL), &self.layout, &operand, visit!($trait $method));
            }
        }
    };
}

update!(AddAssign add_assign);
update!(SubAssign sub_assign);
update!(MulAssign mul_assign);
update!(DivAssign div_assign);
update!(RemAssign rem_assign);
update!(BitAndAssign bitand_assign);
update!(BitOrAssign bitor_assign);
update!(BitXorAssign bitxor_assign);
update!(ShlAssign shl_assign);
update!(ShrAssign shr_assign);

/// An operator with one operand. Like those with two, it is written over a tensor that is an operand by value.
macro_rules! unary {
    ($($trait:ident $method:ident;)*) => { $(
        impl<T: Copy + $trait<Output = T>, S: Storage<T>, const R: usize, L: Layout<R>> $trait
            for TensorBase<T, S, R, L>
        {
            type Output = TensorBase<T, ResultsLike<T, T, S, L::Extents>, R, RowMajor<R, L::Extents>>;

            #[track_caller]
            fn $method(self) -> Self::Output {
                let layout = self.layout.ranked();
                if !(S::OWNS && layout.is_row_major() && self.data.elements().len() == layout.element_count()) {
                    return $trait::$method(&self);
                }
                let mut data = self.data.into_owned();
                data.iter_mut().for_each(|element| *element = element.$method());
                TensorBase::of_results(ResultStorage::of_heap(data), &layout.extents())
            }
        }
        impl<T: Copy + $trait<Output = T>, S: Storage<T>, const R: usize, L: Layout<R>> $trait
            for &TensorBase<T, S, R, L>
        {
            type Output = TensorBase<T, ResultsLike<T, T, S, L::Extents>, R, RowMajor<R, L::Extents>>;

            #[track_caller]
            fn $method(self) -> Self::Output {
                /// Not a closure, which would be a different type for each layout.
                fn apply<T: Copy + $trait<Output = T>>(element: &T) -> T {
                    $trait::$method(*element)
                }
                made!(
                    Self::Output,
                    each_element(self.data.elements(), self.layout.ranked(), apply),
                    {
                        or_fail(check_memory::<T>(self.layout.element_count()));
                        (collect_copied(self.data.elements(), &self.layout, apply), self.extents())
                    },
                )
            }
        }
    )* };
}

unary! {
    Neg neg;
    Not not;
}

/// The same of arrays whose rank is known at run time.
#[cfg(feature = "alloc")]
mod any_rank {
    use core::ops::{Neg, Not};

    use crate::{
        array::{DynBase, DynTensor, DynView, Storage},
        verbs::elementwise::any_rank::DynOperand,
    };

    macro_rules! dynamic_unary {
        ($($trait:ident $method:ident;)*) => { $(
            impl<T: Copy + $trait<Output = T>, S: Storage<T>> $trait for DynBase<T, S> {
                type Output = DynTensor<T>;

                #[track_caller]
                fn $method(self) -> DynTensor<T> {
                    match DynOperand::<T>::into_tensor(self) {
                        Ok(mut to) => {
                            to.for_each_mut(|element| *element = $trait::$method(*element));
                            to
                        }
                        Err(from) => $trait::$method(&from),
                    }
                }
            }
            impl<T: Copy + $trait<Output = T>, S: Storage<T>> $trait for &DynBase<T, S> {
                type Output = DynTensor<T>;

                #[track_caller]
                fn $method(self) -> DynTensor<T> {
                    DynView::from(self).map(|element| $trait::$method(*element))
                }
            }
        )* };
    }

    dynamic_unary! {
        Neg neg;
        Not not;
    }
}

#[cfg(test)]
mod tests {
    use crate::{View, ViewMut, shape};

    /// Without an allocator, too.
    #[test]
    #[allow(clippy::arithmetic_side_effects, reason = "small numbers")]
    fn views_are_changed_in_place() {
        let (mut memory, row) = ([1, 2, 3, 4, 5, 6], [10, 20, 30]);
        let Ok(mut matrix) = ViewMut::new(&mut memory, shape![2, 3]) else {
            panic!("the memory is long enough")
        };
        let Ok(row) = View::new(&row, shape![1, 3]) else { panic!("the memory is long enough") };
        matrix += row;
        matrix *= 2;
        matrix -= &row.ranked();
        let mut columns = matrix.into_transpose();
        columns ^= 1;
        assert_eq!(memory, [13, 25, 37, 19, 31, 43], "by hand");
    }
}
