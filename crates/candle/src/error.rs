//! What is wrong with an operation.

use core::fmt;

use shapewise::{
    BroadcastError, ExtentMismatch, JoinError, PadError, PatternError, ReshapeError, SizeError, SliceError,
    contraction::ContractionError, verbs::SubviewError,
};

/// A rule of shapes that does not hold, or an error of candle, such as of two element types.
///
/// It converts to an error of candle, so `?` works in functions that return candle's `Result`.
///
/// ```
/// use candle_core::{DType, Device, Tensor};
/// use shapewise_candle::{Error, Typed};
///
/// let x = Tensor::ones((2, 3), DType::F32, &Device::Cpu)?;
/// let error = Typed::new(x, [2, 4]).unwrap_err();
/// assert!(matches!(error, Error::Extent(_)));
/// assert_eq!(error.to_string(), "axis 1 has extent 3, expected 4");
/// # Ok::<(), candle_core::Error>(())
/// ```
#[non_exhaustive]
pub enum Error {
    /// A tensor of another rank.
    Rank {
        /// The rank that the type states.
        expected: usize,
        /// The rank of the tensor.
        found: usize,
    },
    /// A tensor with another extent.
    Extent(ExtentMismatch),
    /// Extents whose product does not fit.
    Size(SizeError),
    /// Operands that do not broadcast.
    Broadcast(BroadcastError),
    /// Operands of a product.
    Contraction(ContractionError),
    /// A reshape to another element count.
    Reshape(ReshapeError),
    /// An axis that is removed and does not have extent 1.
    Subview(SubviewError),
    /// Positions that are out of bounds.
    Slice(SliceError),
    /// Tensors that cannot be joined or stacked.
    Join(JoinError),
    /// A tensor that cannot be padded.
    Pad(PadError),
    /// An axis without elements has no greatest or least one.
    Empty {
        /// The axis.
        axis: usize,
    },
    /// A contract that does not hold.
    Pattern(PatternError),
    /// An error of candle.
    Candle(candle_core::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rank { expected, found } => write!(f, "the tensor has rank {found}, expected {expected}"),
            Self::Extent(error) => error.fmt(f),
            Self::Size(error) => error.fmt(f),
            Self::Broadcast(error) => error.fmt(f),
            Self::Contraction(error) => error.fmt(f),
            Self::Reshape(error) => error.fmt(f),
            Self::Subview(error) => error.fmt(f),
            Self::Slice(error) => error.fmt(f),
            Self::Join(error) => error.fmt(f),
            Self::Pad(error) => error.fmt(f),
            Self::Empty { axis } => {
                write!(f, "axis {axis} has extent 0, and there is no greatest or least one of no elements")
            }
            Self::Pattern(error) => error.fmt(f),
            Self::Candle(error) => error.fmt(f),
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Error {}

impl From<Error> for candle_core::Error {
    fn from(error: Error) -> Self {
        match error {
            Error::Candle(error) => error,
            error => Self::wrap(error),
        }
    }
}

macro_rules! from {
    ($($variant:ident $error:ty;)*) => { $(
        impl From<$error> for Error {
            fn from(error: $error) -> Self {
                Self::$variant(error)
            }
        }
    )* };
}

from! {
    Extent ExtentMismatch;
    Size SizeError;
    Broadcast BroadcastError;
    Contraction ContractionError;
    Reshape ReshapeError;
    Subview SubviewError;
    Slice SliceError;
    Join JoinError;
    Pad PadError;
    Pattern PatternError;
    Candle candle_core::Error;
}
