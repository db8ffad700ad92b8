//! NumPy's alignment at the last axis, which is explicit: new axes in front of the operands that have fewer.

use crate::{
    private::{SealedAlign, SealedType},
    rank::{Maximum, OrMore, Rank, RankDifference, RankOf, RankSum, Ranks},
    shape::Shape,
    types::{AxisList, AxisNumber, AxisPosition, ExtentList},
};

/// An operand of rank `R` aligns to rank `Q` at its last axis: `R <= Q`, and new axes are in front. Generic functions that use
/// [`View::align_trailing`](crate::View::align_trailing) require it.
#[diagnostic::on_unimplemented(
    message = "an operand of rank {R} cannot be aligned at the last axis of rank {Q}",
    label = "alignment adds axes in front, up to rank 16, and removes none; in generic code the bound is `Ranks: AlignsTo<{R}, {Q}>`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait AlignsTo<const R: usize, const Q: usize> {
    /// `Q - R`, for types to count with.
    #[doc(hidden)]
    type Number: AxisNumber;
}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const Q: usize> AlignsTo<R, Q> for Ranks
where
    Self: RankDifference<Q, R, Rank: AxisPosition>,
{
    type Number = <<Self as RankDifference<Q, R>>::Rank as AxisPosition>::Number;
}

/// The axes of `L`, of rank `R`, after `Q - R` new axes.
pub(crate) type Aligned<L, const R: usize, const Q: usize> =
    <<Ranks as AlignsTo<R, Q>>::Number as AxisNumber>::Lead<L>;

/// Returns an array of length `Q`: `Q - R` times `rest`, then `values`.
pub(crate) fn aligned<V: Copy, const R: usize, const Q: usize>(values: &[V; R], rest: V) -> [V; Q] {
    let mut aligned = [rest; Q];
    for (to, from) in aligned.iter_mut().rev().zip(values.iter().rev()) {
        *to = *from;
    }
    aligned
}

/// A shape or a view that is aligned at its last axis with operands of rank `Q`: it has new axes of extent 1 in front. A mutable view or a tensor is aligned by
/// reference; the result is a view.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be aligned at the last axis with operands of rank {Q}",
    label = "not a shape or a view of a rank up to {Q}"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait AlignOperand<const Q: usize>: SealedAlign {
    /// The same, of rank `Q`.
    type Aligned;
    /// Returns the same, of rank `Q`.
    #[must_use]
    fn lead(self) -> Self::Aligned;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, E: ExtentList<R>> SealedAlign for Shape<R, E>
where
    Ranks: RankSum<R>,
{
    type Rank = <Ranks as RankSum<R>>::Count;
}
impl<const R: usize, const Q: usize, E: ExtentList<R>> AlignOperand<Q> for Shape<R, E>
where
    Ranks: RankSum<R> + AlignsTo<R, Q>,
{
    type Aligned = Shape<Q, <Aligned<E::List, R, Q> as AxisList>::Extents<Q>>;

    fn lead(self) -> Self::Aligned {
        Shape::pack(&aligned(&self.extents(), 1))
    }
}

/// Shapes and views of any ranks: a tuple of up to six.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be aligned at the last axis",
    label = "write two to six shapes or views of ranks up to 16 as a tuple: `align_trailing((a, b))`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait AlignTrailing<const Q: usize>: SealedType {
    /// The operands, all of rank `Q`.
    type Aligned;
    /// Returns the operands, all of rank `Q`.
    #[must_use]
    fn align(self) -> Self::Aligned;
}

/// Takes a tuple of shapes or views of any ranks, returns them with the same rank, aligned at the last axis by NumPy's rule. Operands
/// with fewer axes have new axes in front, of extent 1, which is [`One`](crate::One) in the type. The crate never does this implicitly.
///
/// The results are operands of operators, of [`shape`](super::shape()) and of [`all`](super::all).
///
/// # Examples
///
/// ```
/// use shapewise::{
///     Shape, View,
///     broadcast::{self, align_trailing},
///     shape, tensor,
/// };
///
/// let image = Shape::new([256, 256, 3])?;
/// let scale = Shape::new([3])?;
/// assert_eq!(broadcast::shape(align_trailing((image, scale)))?.extents(), [256, 256, 3]);
///
/// let (table, row, one) = ([1, 2, 3, 4], [10, 20], [100]);
/// let (table, row, one) = (
///     View::new(&table, shape![2, 2])?,
///     View::new(&row, shape![2])?,
///     View::new(&one, shape![])?,
/// );
/// let (table, row, one) = align_trailing((table, row, one));
/// assert_eq!(table + row + one, tensor![[111, 122], [113, 124]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// NumPy, "Broadcasting", the general rules.
#[doc(alias = "broadcast_arrays")]
#[must_use]
pub fn align_trailing<const Q: usize, X: AlignTrailing<Q, Aligned = A>, A>(operands: X) -> A {
    operands.align()
}

/// The impls for tuples. A row: the types with their numbers; the maximum of their ranks.
macro_rules! tuples {
    ($($first:ident $zero:tt $($rest:ident $at:tt)*;)*) => { $(
        tuples! { @ranks [$first $zero $($rest $at)*] [$first::Rank] [] $($rest)* }
    )* };
    // The greatest rank so far, `$so`, and the rank of the next operand.
    (@ranks $all:tt [$($so:tt)*] [$($bounds:tt)*] $next:ident $($rest:ident)*) => {
        tuples! { @ranks $all [Maximum<$($so)*, $next::Rank>] [$($bounds)* $($so)*: OrMore<$next::Rank>,] $($rest)* }
    };
    (@ranks [$($operand:ident $at:tt)*] [$($so:tt)*] [$($bounds:tt)*]) => {
        #[diagnostic::do_not_recommend]
        impl<const Q: usize, $($operand: AlignOperand<Q>),*> AlignTrailing<Q> for ($($operand,)*)
        where
            $($bounds)*
            $($so)*: RankOf<Rank = Rank<Q>>,
        {
            type Aligned = ($($operand::Aligned,)*);

            fn align(self) -> Self::Aligned {
                ($(self.$at.lead(),)*)
            }
        }
    };
}

tuples! {
    A 0;
    A 0 B 1;
    A 0 B 1 C 2;
    A 0 B 1 C 2 D 3;
    A 0 B 1 C 2 D 3 E 4;
    A 0 B 1 C 2 D 3 E 4 F 5;
}
