//! Orders of axes, checked once: each axis of the rank exactly once.

use core::ops::Index;

use super::{Axis, AxisError, list};
use crate::{
    error::{attempt, error_messages},
    private::Is,
    rank::{Below, Ranks, TwoAxesDiffer, of_equal_numbers},
    types::{AxisList, AxisNumber, AxisPosition, FromFirst, Put, RemovedAxis},
};

/// A permutation of the axes of rank `R`: the axis at position `k` becomes axis `k`.
///
/// # Examples
///
/// ```
/// use shapewise::Permutation;
///
/// let order = Permutation::new([2, 0, 1])?;
/// assert_eq!(order.inverse().axes(), [1, 2, 0]);
/// assert_eq!(
///     Permutation::new([0, 0]).unwrap_err().to_string(),
///     "axis 0 occurs twice (at 0 and at 1): each axis must occur once"
/// );
/// # Ok::<(), shapewise::PermutationError>(())
/// ```
#[doc(alias = "perm")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Permutation<const R: usize> {
    // INVARIANT: each of 0..R exactly once.
    axes: [usize; R],
}

/// Why an array of axes is not a permutation: the error of [`Permutation::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PermutationError {
    /// An axis that the rank does not have.
    NoSuchAxis(AxisError),
    /// An axis that occurs twice.
    Repeated {
        /// The axis.
        axis: usize,
        /// Where it occurs first.
        first: usize,
        /// Where it occurs again.
        second: usize,
    },
}

error_messages! {
    #[inline] PermutationError [NoSuchAxis(AxisError)]
    Self::Repeated { axis, first, second } =>
        "axis {axis} occurs twice (at {first} and at {second}): each axis must occur once";
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays of length R: indices are counted or checked to be below R"
)]
impl<const R: usize> Permutation<R> {
    /// The permutation that changes nothing.
    ///
    /// ```
    /// use shapewise::Permutation;
    ///
    /// assert_eq!(Permutation::<3>::IDENTITY.apply(&['a', 'b', 'c']), ['a', 'b', 'c']);
    /// assert_eq!(Permutation::<3>::REVERSAL.apply(&['a', 'b', 'c']), ['c', 'b', 'a']);
    /// ```
    pub const IDENTITY: Self = {
        let mut axes = [0; R];
        let mut at = 0;
        while at < R {
            axes[at] = at;
            at += 1;
        }
        Self { axes }
    };

    /// The permutation that puts the last axis first. See [`IDENTITY`](Self::IDENTITY).
    pub const REVERSAL: Self = {
        let mut axes = [0; R];
        let mut at = 0;
        while at < R {
            axes[at] = R - 1 - at;
            at += 1;
        }
        Self { axes }
    };

    /// Checks that `axes` names each axis once; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`PermutationError::NoSuchAxis`] for an axis that rank `R` does not have, [`PermutationError::Repeated`] for a repeated
    /// axis. The first wrong position is reported.
    pub const fn new(axes: [isize; R]) -> Result<Self, PermutationError> {
        let (mut found, mut places) = ([0; R], [0; R]);
        attempt!(list::check(&axes, &mut found, &mut places));
        Ok(Self { axes: found })
    }

    /// The permutation of these axes. They are known to be each of 0 to `R - 1` once.
    pub(crate) const fn of(axes: [usize; R]) -> Self {
        Self { axes }
    }

    /// Returns the axes in their new order.
    ///
    /// ```
    /// use shapewise::Permutation;
    ///
    /// let (turn, swap) = (Permutation::new([2, 0, 1])?, Permutation::new([1, 0, 2])?);
    /// assert_eq!((turn.axes(), turn.inverse().axes()), ([2, 0, 1], [1, 2, 0]));
    /// assert_eq!(turn.apply(&[10, 20, 30]), [30, 10, 20]);
    /// assert_eq!(turn.after(swap).apply(&[10, 20, 30]), turn.apply(&swap.apply(&[10, 20, 30])));
    /// # Ok::<(), shapewise::PermutationError>(())
    /// ```
    #[must_use]
    pub const fn axes(self) -> [usize; R] {
        self.axes
    }

    /// Returns the permutation that undoes this one.
    ///
    /// [`axes`](Self::axes) has an example.
    #[doc(alias("argsort", "InversePermutation", "invert_permutation"))]
    #[must_use]
    pub const fn inverse(self) -> Self {
        let mut axes = [0; R];
        list::invert(&self.axes, &mut axes);
        Self { axes }
    }

    /// Returns the composition of two permutations: `self.after(first)` applied to a shape is `self` applied to the result of `first`.
    ///
    /// [`axes`](Self::axes) has an example.
    #[doc(alias("compose", "ComposePermutations"))]
    #[must_use]
    pub const fn after(self, first: Self) -> Self {
        let mut axes = [0; R];
        let mut at = 0;
        while at < R {
            axes[at] = first.axes[self.axes[at]];
            at += 1;
        }
        Self { axes }
    }

    /// Returns the values of `array` in the order of this permutation.
    ///
    /// [`axes`](Self::axes) has an example.
    #[doc(alias = "PermuteDimensions")]
    #[must_use]
    pub const fn apply<V: Copy>(self, array: &[V; R]) -> [V; R] {
        let mut permuted = *array;
        let mut at = 0;
        while at < R {
            permuted[at] = array[self.axes[at]];
            at += 1;
        }
        permuted
    }
}

impl<const R: usize> Index<usize> for Permutation<R> {
    type Output = usize;

    #[expect(clippy::indexing_slicing, reason = "`Index` panics past the end, as arrays do")]
    fn index(&self, position: usize) -> &usize {
        &self.axes[position]
    }
}

/// An order of the axes of rank `R` in the type: a tuple of [`Axis`], written by [`axes!`](crate::axes!).
///
/// It must name each axis of the rank once; otherwise it is an error of `cargo check`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an order of axes",
    label = "write the order as `axes![...]`, up to 8 axes; `permute_by` takes one that is known at run time"
)]
pub trait AxisOrder<const R: usize>: AxisTuple {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// The permutation. See [`permute`](crate::View::permute).
    const PERMUTATION: Permutation<R>;
}

impl<const R: usize, O: AxisTuple> AxisOrder<R> for O
where
    O::Itself: OrderOf<R>,
{
    type Proof = ();
    const PERMUTATION: Permutation<R> = Permutation { axes: list::first(O::AXES) };
}

/// A [`Permutation`] of rank `R`. `permute_by` is generic over it so that a mistake has the message of this trait.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "expected an order of {R} axes, a `Permutation<{R}>`, found `{Self}`",
    label = "write `Permutation::new([..])?`; `permute(axes![..])` has the order in the type"
)]
pub trait OrderOfRank<const R: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// `self`.
    #[doc(hidden)]
    fn order(self) -> Permutation<R>;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, O: Is<Permutation<R>>> OrderOfRank<R> for O {
    type Proof = ();

    #[inline(always)]
    fn order(self) -> Permutation<R> {
        self.itself()
    }
}

/// A tuple of [`Axis`], of any rank.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not axes in the type",
    label = "write them as `axes![...]`, up to 8 axes; `permute_by` and `along_by` take axes that are known at run time"
)]
pub trait AxisTuple: Copy + crate::private::Sealed {
    /// The axes, in order.
    const AXES: &'static [usize];
    /// The value.
    const TUPLE: Self;
    /// `Self`.
    type Itself;
    /// The axes of `L` in this order. It has no bound, so that a wrong order is reported once, by the method's bound.
    type Of<L: AxisList>: AxisList;
    /// `Onto` with the axes of `L` at these positions: axis `k` at the `k`-th of them.
    type Placed<L: AxisList, Onto: AxisList>: AxisList;
    /// `L` with these axes marked as removed.
    type Marked<L: AxisList>: AxisList;
}

/// Two types of integers that are axes of no operation, for the reason that [`ListLike`](crate::types::ListLike) has them: `permute(2, 0, 1)` is reported as three
/// arguments in place of one, and not also as an argument that is not a tuple.
macro_rules! integers {
    ($($integer:ty)*) => { $(
        #[diagnostic::do_not_recommend]
        impl AxisTuple for $integer {
            const AXES: &'static [usize] = &[];
            const TUPLE: Self = 0;
            type Itself = Self;
            type Of<L: AxisList> = L;
            type Placed<L: AxisList, Onto: AxisList> = Onto;
            type Marked<L: AxisList> = L;
        }
    )* };
}

integers! { i128 u128 }

/// [`AxisOrder`] for each tuple. It is a separate trait so that a message names the wrong axis and not a list of impls: the
/// compiler lists the impls of the outermost trait, which has one.
#[cfg_attr(doc, doc(hidden))]
pub trait OrderOf<const R: usize> {
    /// `Ranks`, and open if the axes are not an order: then nothing is reported of what is made of them.
    type IfTrue;
}

/// The number of axes is the rank.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "an order for rank {N} does not fit rank {R}",
    label = "axes named: {N}, rank: {R}; an order names each axis exactly once"
)]
pub trait AllAxes<const N: usize, const R: usize, X = ()> {
    /// `Ranks`.
    type IfTrue;
}

of_equal_numbers!([] AllAxes<N> for Ranks { type IfTrue = Self; });

/// A tuple of `R` axes, which may not be an order, or a permutation of rank `R`. There is one impl for each, so that the
/// compiler infers the rank. A tuple that is not an order is reported once, by the bound that requires an order.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an order of axes in memory",
    label = "write the order as `axes![...]`, up to 8 axes; one that is known at run time is a `Permutation`"
)]
pub trait AxesOfRank<const R: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize> AxesOfRank<R> for Permutation<R> {}

/// Axes in the type that are an order of rank `R`, for a type that stores them.
#[cfg_attr(doc, doc(hidden))]
pub trait TypedOrder<const R: usize>: Copy {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// `Self`, and open if the axes are not an order: then the mistake is reported where the type is made, and nowhere else.
    type Order;
    /// The axes.
    const ORDER: Self::Order;
}

impl<O: AxisTuple<Itself: AxesOfRank<R> + OrderOf<R, IfTrue = T>>, T: OnceOrdered<O>, const R: usize>
    TypedOrder<R> for O
{
    type Proof = ();
    type Order = T::IfTrue;
    const ORDER: T::IfTrue = T::VALUE;
}

/// `X`, for a subject that is known.
#[cfg_attr(doc, doc(hidden))]
pub trait OnceOrdered<X> {
    /// `X`.
    type IfTrue;
    /// The value.
    const VALUE: Self::IfTrue;
}

impl<X: AxisTuple> OnceOrdered<X> for Ranks {
    type IfTrue = X;
    const VALUE: X = X::TUPLE;
}

/// The bounds `Below<axis, R>` and `TwoAxesDiffer<axis, each later one>`. Each bound is on the `IfTrue` of the one before, so the first mistake is
/// reported, and no other.
macro_rules! axis_orders {
    ($($rank:literal: $($axis:ident)*;)*) => { $(
        axis_orders! {
            @order $rank; [$($axis)*] [$($axis)*] T0 [] [T0] (
                T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22 T23 T24 T25 T26 T27 T28 T29 T30 T31 T32 T33
                T34 T35 T36
            )
        }
    )* };
    // Takes the first axis off, and adds a bound for it and for each pair with a later axis.
    (@order $rank:literal; $all:tt [$first:ident $($rest:ident)*] $last:ident [$($bounds:tt)*] [$($thens:ident)*]
        ($then:ident $($more:ident)*)) => {
        axis_orders! {
            @pairs $rank; $all [$($rest)*] $first [$($rest)*] $then
            [$($bounds)* $last: Below<$first, R, IfTrue = $then>,] [$($thens)* $then] ($($more)*)
        }
    };
    (@pairs $rank:literal; $all:tt $left:tt $first:ident [$second:ident $($rest:ident)*] $last:ident [$($bounds:tt)*] [$($thens:ident)*]
        ($then:ident $($more:ident)*)) => {
        axis_orders! {
            @pairs $rank; $all $left $first [$($rest)*] $then
            [$($bounds)* $last: TwoAxesDiffer<$first, $second, IfTrue = $then>,] [$($thens)* $then] ($($more)*)
        }
    };
    (@pairs $rank:literal; $all:tt $left:tt $first:ident [] $($rest:tt)*) => { axis_orders! { @order $rank; $all $left $($rest)* } };
    (@order $rank:literal; [$($all:ident)*] [] $last:ident [$($bounds:tt)*] [$($then:ident)*] $more:tt) => {
        #[diagnostic::do_not_recommend]
        impl<$(const $all: isize),*> AxisTuple for ($(Axis<$all>,)*)
        where
            $(Axis<$all>: FromFirst,)*
        {
            const AXES: &'static [usize] = &[$($all.cast_unsigned()),*];
            const TUPLE: Self = ($(Axis::<$all>,)*);
            type Itself = Self;
            type Of<L: AxisList> = axis_orders!(@list L $($all)*);
            type Placed<L: AxisList, Onto: AxisList> = axis_orders!(@place Onto; L; $($all)*);
            type Marked<L: AxisList> = axis_orders!(@mark L; $($all)*);
        }
        #[diagnostic::do_not_recommend]
        impl<$(const $all: isize),*> AxesOfRank<$rank> for ($(Axis<$all>,)*) {}
        impl<const R: usize, $(const $all: isize,)* $($then),*> OrderOf<R> for ($(Axis<$all>,)*)
        where
            Ranks: AllAxes<$rank, R, IfTrue = T0>,
            $($bounds)*
        {
            type IfTrue = $last;
        }
    };
    (@place $onto:ident; $list:ty; ) => { $onto };
    (@place $onto:ident; $list:ty; $first:ident $($rest:ident)*) => {
        Put<
            <Axis<$first> as AxisPosition>::Number,
            axis_orders!(@place $onto; <$list as AxisList>::Tail; $($rest)*),
            <$list as AxisList>::Head,
        >
    };
    (@mark $list:ident; ) => { $list };
    (@mark $list:ident; $first:ident $($rest:ident)*) => {
        Put<<Axis<$first> as AxisPosition>::Number, axis_orders!(@mark $list; $($rest)*), RemovedAxis>
    };
    (@list $list:ident) => { <$list as AxisList>::Emptied };
    (@list $list:ident $first:ident $($rest:ident)*) => {
        <axis_orders!(@list $list $($rest)*) as AxisList>::Push<<<Axis<$first> as AxisPosition>::Number as AxisNumber>::Of<$list>>
    };
}

axis_orders! {
    0: ; 1: A0; 2: A0 A1; 3: A0 A1 A2; 4: A0 A1 A2 A3; 5: A0 A1 A2 A3 A4; 6: A0 A1 A2 A3 A4 A5;
    7: A0 A1 A2 A3 A4 A5 A6; 8: A0 A1 A2 A3 A4 A5 A6 A7;
}

// The docs show how the macro is called, and not its internal arms.
#[doc = include_str!("../../docs/macros/axes.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! axes {
    ($($axis:expr),* $(,)?) => {};
}

#[doc = include_str!("../../docs/macros/axes.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! axes {
    (@ $count:tt [$($axes:tt)*]) => { ($($axes)*) };
    (@ [1 1 1 1 1 1 1 1] $axes:tt $($rest:tt)+) => {
        ::core::compile_error!(
            "`axes!` has more than 8 axes: more are `Permutation::new([..])?`, or an array of `AxisOf`, which are known at run time"
        )
    };
    (@ $count:tt [$($axes:tt)*] - $($rest:tt)*) => {
        ::core::compile_error!(
            "of several axes in the type, each is counted from the first, and this one is negative: write its position; one axis alone is \
             `Axis::<-1>`, and with axes that are known at run time, `AxisOf::new(-1)?` counts from the end, as does `Permutation::new([-1, 0])?`"
        )
    };
    // In a block of its own, so that a number of another type is reported once. A parameter of generic code must not be in one.
    (@ [$($count:tt)*] [$($axes:tt)*] $axis:literal $(, $($rest:tt)*)?) => {
        $crate::axes!(@ [$($count)* 1] [$($axes)* $crate::Axis::<{ { $axis } }>,] $($($rest)*)?)
    };
    (@ [$($count:tt)*] [$($axes:tt)*] $axis:expr $(, $($rest:tt)*)?) => {
        $crate::axes!(@ [$($count)* 1] [$($axes)* $crate::Axis::<{ $axis }>,] $($($rest)*)?)
    };
    (@ $($rest:tt)*) => {
        ::core::compile_error!("axes are numbers, separated by commas: `axes![0, 2]`")
    };
    ($($axes:tt)*) => { $crate::axes!(@ [] [] $($axes)*) };
}
