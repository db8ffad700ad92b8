//! Operators on tensors of one rank, and on a tensor and a number.

use core::ops::{Add, Div, Mul, Sub};

use candle_core::Tensor;
use shapewise::{broadcast::BroadcastExtents, types::ExtentList};

use crate::{Result, Typed};

/// The extents of the results of an operator.
type Zipped<E, F, const R: usize> = <E as BroadcastExtents<F, R>>::Output;

/// A right operand of an operator on `V`: a tensor of the same rank, or a number. A row of the impls is one operator.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an operand beside `{V}`",
    label = "neither a tensor of the same rank nor a number; `along` aligns a tensor of a lower rank"
)]
pub trait Operand<V> {
    /// The typed tensor of the results.
    type Output;

    /// Applies one of candle's operators to `left` and this.
    #[doc(hidden)]
    fn applied(self, left: V, by: Operator) -> Result<Self::Output>;
}

/// An operator of candle.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Operator {
    /// Of two tensors that broadcast.
    pub(crate) tensors: fn(&Tensor, &Tensor) -> candle_core::Result<Tensor>,
    /// Of a tensor and a number.
    pub(crate) number: fn(&Tensor, f64) -> candle_core::Result<Tensor>,
}

impl<const R: usize, E: ExtentList<R> + BroadcastExtents<F, R>, F: ExtentList<R>> Operand<&Typed<R, E>>
    for &Typed<R, F>
{
    type Output = Typed<R, Zipped<E, F, R>>;

    fn applied(self, left: &Typed<R, E>, by: Operator) -> Result<Self::Output> {
        let shape = left.shape().broadcast_with(self.shape())?;
        Typed::of((by.tensors)(left.as_inner(), self.as_inner()), shape)
    }
}

impl<const R: usize, E: ExtentList<R> + BroadcastExtents<F, R>, F: ExtentList<R>> Operand<&Typed<R, E>>
    for Typed<R, F>
{
    type Output = Typed<R, Zipped<E, F, R>>;

    fn applied(self, left: &Typed<R, E>, by: Operator) -> Result<Self::Output> {
        (&self).applied(left, by)
    }
}

impl<const R: usize, E: ExtentList<R>> Operand<&Typed<R, E>> for f64 {
    type Output = Typed<R, E>;

    fn applied(self, left: &Typed<R, E>, by: Operator) -> Result<Self::Output> {
        Typed::of((by.number)(left.as_inner(), self), left.shape())
    }
}

macro_rules! operators {
    ($($operator:ident $method:ident $broadcast:ident;)*) => { $(
        impl<'a, const R: usize, E, O: Operand<&'a Typed<R, E>>> $operator<O> for &'a Typed<R, E> {
            type Output = Result<O::Output>;

            fn $method(self, right: O) -> Self::Output {
                right.applied(self, Operator { tensors: Tensor::$broadcast, number: |x, y| $operator::$method(x, y) })
            }
        }

        impl<const R: usize, E, O: for<'a> Operand<&'a Typed<R, E>, Output = P>, P> $operator<O> for Typed<R, E> {
            type Output = Result<P>;

            fn $method(self, right: O) -> Self::Output {
                right.applied(&self, Operator { tensors: Tensor::$broadcast, number: |x, y| $operator::$method(x, y) })
            }
        }
    )* };
}

operators! {
    Add add broadcast_add;
    Sub sub broadcast_sub;
    Mul mul broadcast_mul;
    Div div broadcast_div;
}
