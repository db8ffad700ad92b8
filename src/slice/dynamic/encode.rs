//! Slices as vectors and masks, and back: how Python's `x[...]` becomes TensorFlow's operation.
//!
//! | item | begin | end | stride | bits |
//! |---|---|---|---|---|
//! | `k` | `k` | `k + 1` | 1 | `shrink_axis_mask` |
//! | `a:b:s` | `a`, or 0 | `b`, or 0 | `s` | `begin_mask`, `end_mask` where an end is open |
//! | `...` | 0 | 0 | 1 | `ellipsis_mask` |
//! | `None` | 0 | 0 | 1 | `new_axis_mask` |

use alloc::vec::Vec;

use num_traits::PrimInt;

use super::{
    SliceExpr, StridedSlice, StridedSliceError,
    expr::{End, Spec},
};

/// The vectors and masks of a slice: a [`StridedSlice`] that owns them.
///
/// # Examples
///
/// ```
/// use shapewise::slice::SliceExpr;
///
/// let slice: SliceExpr = "1, 2:4, None, ..., :-3:-1, :".parse()?;
/// let encoded = slice.encode()?;
/// assert_eq!(encoded.begin, [1, 2, 0, 0, 0, 0]);
/// assert_eq!(encoded.end, [2, 4, 0, 0, -3, 0]);
/// assert_eq!(encoded.strides, [1, 1, 1, 1, -1, 1]);
/// assert_eq!((encoded.begin_mask, encoded.end_mask), (0b11_0000, 0b10_0000));
/// assert_eq!(
///     (encoded.ellipsis_mask, encoded.new_axis_mask, encoded.shrink_axis_mask),
///     (0b1000, 0b100, 0b1)
/// );
/// assert_eq!(SliceExpr::try_from(&encoded.as_strided())?, slice);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct EncodedSlice {
    /// Where each range begins, or each index.
    pub begin: Vec<i64>,
    /// Where each range ends, exclusive.
    pub end: Vec<i64>,
    /// The step of each range, in positions.
    pub strides: Vec<i64>,
    /// The ranges that begin where the axis does.
    pub begin_mask: u32,
    /// The ranges that end where the axis does.
    pub end_mask: u32,
    /// The spec that is an ellipsis.
    pub ellipsis_mask: u32,
    /// The specs that are new axes.
    pub new_axis_mask: u32,
    /// The specs that are indices.
    pub shrink_axis_mask: u32,
}

impl EncodedSlice {
    /// Returns the slice as the operation takes it.
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    ///
    /// let encoded = "-1, ::2".parse::<SliceExpr>()?.encode()?;
    /// assert_eq!(encoded.as_strided().apply(&"[3,5]".parse()?)?.shape().to_string(), "[3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn as_strided(&self) -> StridedSlice<'_, i64> {
        StridedSlice {
            begin: &self.begin,
            end: &self.end,
            strides: &self.strides,
            begin_mask: self.begin_mask,
            end_mask: self.end_mask,
            ellipsis_mask: self.ellipsis_mask,
            new_axis_mask: self.new_axis_mask,
            shrink_axis_mask: self.shrink_axis_mask,
        }
    }

    /// Appends a spec: its bits, and its numbers if they are known.
    #[inline]
    fn push(&mut self, spec: Spec, bit: u32) -> Option<()> {
        let (begin, end, stride) = match spec {
            Spec::Ellipsis => {
                self.ellipsis_mask |= bit;
                (0, 0, 1)
            }
            Spec::NewAxis => {
                self.new_axis_mask |= bit;
                (0, 0, 1)
            }
            Spec::Index { index, stride } => {
                self.shrink_axis_mask |= bit;
                // The end is not read, so it may be one that does not say where: 0 after -1.
                (index?, index?.saturating_add(1), stride)
            }
            Spec::Range { begin, end, stride } => {
                (at(begin, &mut self.begin_mask, bit)?, at(end, &mut self.end_mask, bit)?, stride)
            }
        };
        self.begin.push(int(begin));
        self.end.push(int(end));
        self.strides.push(int(stride));
        Some(())
    }
}

/// Returns the number of an end that is known; of one that is open 0, and the bit.
#[inline]
fn at(end: End, mask: &mut u32, bit: u32) -> Option<isize> {
    match end {
        End::Position(at) => Some(at),
        End::Open => {
            *mask |= bit;
            Some(0)
        }
        End::Unknown => None,
    }
}

/// Converts an integer; an `isize` has at most 64 bits.
#[inline]
fn int(int: isize) -> i64 {
    i64::try_from(int).unwrap_or(if int < 0 { i64::MIN } else { i64::MAX })
}

impl SliceExpr {
    /// Returns the vectors and masks of the slice, as Python's `x[...]` gives them to TensorFlow.
    ///
    /// Decoded they are the slice; applied they are what the slice is, or the same error. A slice with two ellipses is
    /// encoded, and is refused when it is applied or decoded.
    ///
    /// # Errors
    ///
    /// [`StridedSliceError::TooManySpecs`] above 31, and [`StridedSliceError::UnknownSpec`] where an index or an end is not
    /// known.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    ///
    /// let last = SliceExpr::new().index(-1).encode()?;
    /// assert_eq!(
    ///     (last.begin, last.end, last.strides, last.shrink_axis_mask),
    ///     (vec![-1], vec![0], vec![1], 1)
    /// );
    /// # Ok::<(), shapewise::slice::StridedSliceError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// TensorFlow, `_slice_helper` in `array_ops.py`.
    #[inline]
    pub fn encode(&self) -> Result<EncodedSlice, StridedSliceError> {
        let mut encoded = EncodedSlice::default();
        for (spec, &item) in self.checked()?.iter().enumerate() {
            let bit = u32::try_from(spec).ok().and_then(|spec| 1_u32.checked_shl(spec)).unwrap_or_default();
            encoded.push(item, bit).ok_or(StridedSliceError::UnknownSpec { spec })?;
        }
        Ok(encoded)
    }
}

impl<I: PrimInt, E: Copy + Into<Option<I>>> TryFrom<&StridedSlice<'_, I, E>> for SliceExpr {
    type Error = StridedSliceError;

    /// Returns what the masks say of each spec. Bits after the last spec are dropped; integers beyond `isize` are the nearest one.
    ///
    /// It takes every shape to what the masks take it to.
    ///
    /// # Errors
    ///
    /// [`StridedSliceError::Lengths`], [`StridedSliceError::TooManySpecs`] and [`StridedSliceError::MultipleEllipses`], in this
    /// order.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::slice::{SliceExpr, StridedSlice};
    ///
    /// let masks = StridedSlice {
    ///     begin: &[1, 7, 0],
    ///     end: &[3, 7, 0],
    ///     strides: &[2, 1, 1],
    ///     end_mask: 0b01,
    ///     new_axis_mask: 0b10,
    ///     shrink_axis_mask: 0b110,
    ///     ..StridedSlice::default()
    /// };
    /// assert_eq!(SliceExpr::try_from(&masks)?.to_string(), "1::2, None, 0");
    /// # Ok::<(), shapewise::slice::StridedSliceError>(())
    /// ```
    fn try_from(slice: &StridedSlice<'_, I, E>) -> Result<Self, StridedSliceError> {
        slice.check()?;
        Ok(slice.specs().collect())
    }
}
