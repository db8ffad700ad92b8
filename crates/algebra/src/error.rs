//! Why an operation has no result: a witness that a person can check by hand.

use core::fmt;

use super::MAX_MODES;
use crate::debug_as_display;
use shapewise::{DynExtent, SizeError, message::Message};

/// The law that no layout satisfies. See [`NoSuchLayout`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Law {
    /// Offsets of the inner layout are indices of the outer one.
    Domain,
    /// The offsets along an axis are those of a list of modes.
    Function,
    /// The offset of an index is the sum of those of its coordinates.
    Carry,
    /// No two indices have the same offset.
    Unique,
    /// Copies of the layout meet each offset once.
    Cover,
    /// A number divides evenly: offsets by what copies fill, an extent by a tile, a stride by the width of elements.
    Even,
}

/// No layout is the result of an operation, with a witness: an index where a law does not hold. [`Modes::compose`](super::Modes::compose)
/// has an example.
///
/// Its message states the law in words:
///
/// ```
/// use shapewise_algebra::Modes;
///
/// // Three runs of five, 7 apart; the first seven elements are not an axis: 0 1 2 3 4 7 8.
/// let outer = Modes::new([&[(3, 7), (5, 1)]])?;
/// let error = outer.compose(&Modes::new([&[(7, 1)]])?).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "no layout: index 5 along axis 0 has offset 7; the modes that fit indices 0 to 4 give 5"
/// );
/// # Ok::<(), shapewise_algebra::AlgebraError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NoSuchLayout {
    /// The law.
    pub law: Law,
    /// The axis; 0 if the law is about all axes together.
    pub axis: usize,
    /// The index: linear, or along the axis.
    pub index: usize,
    /// What the law requires there.
    pub expected: isize,
    /// What is there.
    pub found: isize,
}

/// Why an operation on layouts of modes has no result: the error of the methods of [`Modes`](super::Modes). See [`NoSuchLayout`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AlgebraError {
    /// No layout has the required offsets.
    NoSuchLayout(NoSuchLayout),
    /// The element count does not fit `isize`.
    Size(SizeError),
    /// The offsets do not fit `isize`.
    TooLarge {
        /// The extent of the mode at which they become too large.
        extent: usize,
        /// Its stride.
        stride: isize,
    },
    /// The result has more than [`MAX_MODES`] modes.
    Modes,
    /// The extent of an axis after axis 0 is unknown, so strides are.
    Unknown {
        /// The axis.
        axis: usize,
    },
    /// An extent that is not as declared: [`OpenModes`](super::OpenModes).
    Extent {
        /// What is declared.
        declared: DynExtent,
        /// The extent.
        found: usize,
    },
    /// It is not determined within the budget of steps: carries cancel, or meet after that many indices.
    Undetermined {
        /// The budget.
        steps: usize,
    },
}

impl NoSuchLayout {
    /// The message.
    pub(crate) const fn message(self) -> Message<256> {
        let (at, text) = (self.index, Message::new().text("no layout: "));
        match self.law {
            Law::Domain => text
                .text("index ")
                .number(at)
                .text(" of the inner layout has offset ")
                .signed(self.found)
                .text(", but the outer layout has ")
                .signed(self.expected)
                .text(" elements"),
            Law::Function => text
                .text("index ")
                .number(at)
                .text(" along axis ")
                .number(self.axis)
                .text(" has offset ")
                .signed(self.found)
                .text("; the modes that fit indices 0 to ")
                .number(at.saturating_sub(1))
                .text(" give ")
                .signed(self.expected),
            Law::Carry => text
                .text("index ")
                .number(at)
                .text(" has offset ")
                .signed(self.found)
                .text("; its coordinates, one by one, give ")
                .signed(self.expected),
            Law::Unique => text.text("indices 0 and ").number(at).text(" have the same offset"),
            Law::Cover => text
                .text("index ")
                .number(at)
                .text(" has offset ")
                .signed(self.found)
                .text(", which is not a multiple of ")
                .signed(self.expected)
                .text(": no copies meet each offset once"),
            Law::Even => text
                .text("axis ")
                .number(self.axis)
                .text(": ")
                .signed(self.found)
                .text(" is not a multiple of ")
                .signed(self.expected),
        }
    }
}

impl AlgebraError {
    /// Panics with the message, at compile time too.
    #[track_caller]
    pub(crate) const fn fail(self) -> ! {
        match self {
            Self::NoSuchLayout(witness) => witness.message().fail(),
            Self::Size(error) => Message::<256>::new()
                .text("the layout is too large: a mode of extent ")
                .number(error.extent)
                .text(" times ")
                .number(error.product)
                .text(", the product of those before it, is above ")
                .number(isize::MAX.unsigned_abs())
                .fail(),
            Self::TooLarge { extent, stride } => Message::<256>::new()
                .text("the layout is too large: a mode of extent ")
                .number(extent)
                .text(" with stride ")
                .signed(stride)
                .text(" takes offsets above ")
                .number(isize::MAX.unsigned_abs())
                .fail(),
            Self::Modes => {
                Message::<64>::new().text("there may be at most ").number(MAX_MODES).text(" modes").fail()
            }
            Self::Unknown { axis } => {
                let message = Message::<128>::new().text("the extent of axis ").number(axis);
                message.text(" is unknown, and only that of axis 0 may be").fail()
            }
            Self::Extent { found, .. } => {
                let message = Message::<128>::new().text("the open extent is ").number(found);
                message.text(", which is not as declared").fail()
            }
            Self::Undetermined { steps } => {
                Message::<64>::new().text("not determined in ").number(steps).text(" steps").fail()
            }
        }
    }
}

impl fmt::Display for NoSuchLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}

impl fmt::Display for AlgebraError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchLayout(witness) => fmt::Display::fmt(witness, f),
            Self::Size(error) => fmt::Display::fmt(error, f),
            Self::TooLarge { extent, stride } => write!(
                f,
                "the layout is too large: a mode of extent {extent} with stride {stride} takes offsets above {}",
                isize::MAX
            ),
            Self::Modes => write!(f, "there may be at most {MAX_MODES} modes"),
            Self::Unknown { axis } => {
                write!(f, "the extent of axis {axis} is unknown, and only that of axis 0 may be")
            }
            Self::Extent { declared, found } => {
                write!(f, "the open extent is {found}, which is not {declared} as declared")
            }
            Self::Undetermined { steps } => write!(f, "not determined in {steps} steps"),
        }
    }
}

debug_as_display! { [] NoSuchLayout; [] AlgebraError; }

impl core::error::Error for NoSuchLayout {}
impl core::error::Error for AlgebraError {}

impl From<NoSuchLayout> for AlgebraError {
    fn from(witness: NoSuchLayout) -> Self {
        Self::NoSuchLayout(witness)
    }
}
