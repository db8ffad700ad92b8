//! Operators and comparisons of tensors of one rank, and of a tensor and a number.

use core::ops::{Add, Div, Mul, Neg, Sub};

use candle_core::Tensor;
use shapewise::{bounds::ExtentList, broadcast::BroadcastExtents};

use crate::{Result, Typed};

/// The extents of the results of an operator.
type Zipped<E, F, const R: usize> = <E as BroadcastExtents<F, R>>::Output;

/// A right operand of an operator on `V`: a tensor of the same rank, the result of another operator, or a number.
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

/// The result of another operator, so that `x + (y * z)` has one `?`.
impl<const R: usize, E: ExtentList<R> + BroadcastExtents<F, R>, F: ExtentList<R>> Operand<&Typed<R, E>>
    for Result<Typed<R, F>>
{
    type Output = Typed<R, Zipped<E, F, R>>;

    fn applied(self, left: &Typed<R, E>, by: Operator) -> Result<Self::Output> {
        (&self?).applied(left, by)
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

        impl<const R: usize, E: ExtentList<R>> $operator<&Typed<R, E>> for f64 {
            type Output = Result<Typed<R, E>>;

            fn $method(self, right: &Typed<R, E>) -> Self::Output {
                Typed::of($operator::$method(self, right.as_inner().clone()), right.shape())
            }
        }

        impl<const R: usize, E: ExtentList<R>> $operator<Typed<R, E>> for f64 {
            type Output = Result<Typed<R, E>>;

            fn $method(self, right: Typed<R, E>) -> Self::Output {
                $operator::$method(self, &right)
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

impl<const R: usize, E: ExtentList<R>> Neg for &Typed<R, E> {
    type Output = Result<Typed<R, E>>;

    fn neg(self) -> Self::Output {
        Typed::of(self.as_inner().neg(), self.shape())
    }
}

impl<const R: usize, E: ExtentList<R>> Neg for Typed<R, E> {
    type Output = Result<Self>;

    fn neg(self) -> Self::Output {
        -&self
    }
}

/// Functions of two operands. A row: what the elements of the result are; the method; candle's function of two tensors; of a tensor and a number;
/// the result of `[1, 2, 3]` and 2 in the example.
macro_rules! functions {
    ($($what:literal $method:ident $broadcast:ident $number:ident $result:literal;)*) => {
        /// Functions of two operands that broadcast, of which one may be a number. A mask has the elements 1 and 0, of the type `u8`.
        impl<const R: usize, E: ExtentList<R>> Typed<R, E> { $(
            #[doc = $what]
            ///
            /// # Errors
            ///
            /// [`Error::Broadcast`](crate::Error::Broadcast) if the extents do not broadcast, which for two extents in the type is an error of `cargo check`; those of candle.
            ///
            /// ```
            /// use candle_core::{Device, Tensor};
            /// use shapewise::shape;
            /// use shapewise_candle::Typed;
            ///
            /// let x = Typed::new(Tensor::new(&[1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
            #[doc = concat!("let result = x.", stringify!($method), "(2.)?;")]
            #[doc = concat!("assert_eq!(result.into_inner().to_dtype(candle_core::DType::U8)?.to_vec1::<u8>()?, ", $result, ");")]
            /// # Ok::<(), shapewise_candle::Error>(())
            /// ```
            pub fn $method<'a, O: Operand<&'a Self>>(&'a self, other: O) -> Result<O::Output> {
                other.applied(self, Operator { tensors: Tensor::$broadcast, number: |x, y| x.$number(y) })
            }
        )* }
    };
}

functions! {
    "Returns the greater of each pair of elements." maximum broadcast_maximum maximum "[2, 2, 3]";
    "Returns the smaller of each pair of elements." minimum broadcast_minimum minimum "[1, 2, 2]";
    "Returns the mask of the elements that are less than those of another operand." lt broadcast_lt lt "[1, 0, 0]";
    "Returns the mask of the elements that are less than or equal to those of another operand." le broadcast_le le "[1, 1, 0]";
    "Returns the mask of the elements that are greater than those of another operand." gt broadcast_gt gt "[0, 0, 1]";
    "Returns the mask of the elements that are greater than or equal to those of another operand." ge broadcast_ge ge "[0, 1, 1]";
    "Returns the mask of the elements that are equal to those of another operand." equal broadcast_eq eq "[0, 1, 0]";
    "Returns the mask of the elements that are not equal to those of another operand." not_equal broadcast_ne ne "[1, 0, 1]";
}
