//! A slice as a value: its specs, however they were written.

use super::{DenseSlice, StridedSliceError, strided::MAX_SPECS};
use crate::{
    extent::DynExtent,
    shape::DynShape,
    slice::{
        Cursor, Items, Range, SliceError, SliceInt,
        bounds::{TakenRange, position, taken},
    },
};
use smallvec::SmallVec;

/// The specs, without an allocation up to 8.
pub(super) type InlineSpecs = SmallVec<[Spec; 8]>;

/// A slice that is given at run time: built, parsed from Python's text, or decoded from masks.
///
/// It is made by the methods here, in the order of its items, of a list of [`Spec`]s, or of the items of [`s!`](crate::s!); by `parse`, from Python's text; or by
/// `try_from`, from the masks of a [`StridedSlice`](super::StridedSlice). On a shape it gives what views take,
/// [`apply`](Self::apply); it is printed as Python's text, and [`encode`](Self::encode) gives masks.
///
/// Two slices are equal if their specs are: `...` is not equal to no specs, though both take everything.
///
/// # Examples
///
/// ```
/// use shapewise::{
///     DynShape,
///     array::DynView,
///     slice::{End, SliceExpr},
/// };
///
/// let built =
///     SliceExpr::new().index(1).range(2, 4).new_axis().ellipsis().step(End::Open, -3, -1);
/// let parsed: SliceExpr = "1, 2:4, None, ..., :-3:-1".parse()?;
/// assert_eq!(built, parsed);
/// assert_eq!(built.to_string(), "1, 2:4, None, ..., :-3:-1");
///
/// let shape: DynShape = "[5,5,5,5]".parse()?;
/// assert_eq!(parsed.apply(&shape)?.shape().to_string(), "[2,1,5,2]");
///
/// let memory: Vec<i32> = (0..6).collect();
/// let matrix = DynView::new(&memory, [2, 3])?;
/// let slice: SliceExpr = "-1, ::-1".parse()?;
/// assert_eq!(matrix.dense_slice(&slice.apply(&matrix.shape())?)?.to_vec(), [5, 4, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct SliceExpr {
    pub(super) specs: InlineSpecs,
    /// The bits of the ranges that are not cut at the end of their axis: those of constants.
    uncut: u32,
    /// The bits of those that end above the greatest extent, `isize::MAX`: no axis has them.
    beyond: u32,
}

impl SliceExpr {
    /// Returns no specs: all axes entirely.
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    ///
    /// assert_eq!(SliceExpr::new().apply(&"[2,?]".parse()?)?.shape().to_string(), "[2,?]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Appends one spec.
    ///
    /// ```
    /// use shapewise::slice::{SliceExpr, Spec};
    ///
    /// let unknown = Spec::Index { index: None, stride: 1 };
    /// assert_eq!(SliceExpr::new().push(unknown).push(Spec::WHOLE).to_string(), "?, :");
    /// ```
    #[must_use]
    #[inline]
    pub fn push(mut self, spec: Spec) -> Self {
        self.specs.push(spec);
        self
    }

    /// Appends one element of an axis; the result does not have the axis: `i`. Negative indices count from the end.
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    ///
    /// assert_eq!(SliceExpr::new().index(-1).index(2_u8).to_string(), "-1, 2");
    /// ```
    #[must_use]
    pub fn index(self, index: impl SliceInt) -> Self {
        self.push(Spec::index(index))
    }

    /// Appends a range of an axis: `begin:end`. Ends are integers of any type, `Option`s of them, or [`End`]s.
    ///
    /// ```
    /// use shapewise::slice::{End, SliceExpr};
    ///
    /// let begin = Some(1);
    /// assert_eq!(SliceExpr::new().range(begin, -1).range(2_u64, End::Open).to_string(), "1:-1, 2:");
    /// ```
    #[must_use]
    pub fn range(self, begin: impl Into<End>, end: impl Into<End>) -> Self {
        self.step(begin, end, 1)
    }

    /// Appends a range of an axis in steps: `begin:end:stride`. A stride of 0 is an error when the slice is applied.
    ///
    /// ```
    /// use shapewise::slice::{End, SliceExpr};
    ///
    /// assert_eq!(SliceExpr::new().step(End::Open, -3, -1).to_string(), ":-3:-1");
    /// ```
    #[must_use]
    pub fn step(self, begin: impl Into<End>, end: impl Into<End>, stride: isize) -> Self {
        self.push(Spec::range(begin, end, stride))
    }

    /// Appends an entire axis: `:`.
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    ///
    /// assert_eq!(SliceExpr::new().whole().index(0).to_string(), ":, 0");
    /// ```
    #[must_use]
    #[inline]
    pub fn whole(self) -> Self {
        self.push(Spec::WHOLE)
    }

    /// Appends all axes that are left: `...`. A second one is an error when the slice is applied.
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    ///
    /// assert_eq!(SliceExpr::new().ellipsis().index(0).to_string(), "..., 0");
    /// ```
    #[must_use]
    #[inline]
    pub fn ellipsis(self) -> Self {
        self.push(Spec::Ellipsis)
    }

    /// Appends a new axis of extent 1: `None`.
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    ///
    /// assert_eq!(SliceExpr::new().new_axis().whole().to_string(), "None, :");
    /// ```
    #[must_use]
    #[inline]
    pub fn new_axis(self) -> Self {
        self.push(Spec::NewAxis)
    }

    /// Returns the specs, in order.
    ///
    /// ```
    /// use shapewise::slice::{SliceExpr, Spec};
    ///
    /// let slice: SliceExpr = "..., 7".parse()?;
    /// assert_eq!(slice.specs(), [Spec::Ellipsis, Spec::index(7)]);
    /// # Ok::<(), shapewise::slice::SliceTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn specs(&self) -> &[Spec] {
        &self.specs
    }

    /// Returns the normal form of the slice on a shape.
    ///
    /// # Errors
    ///
    /// Those of [`StridedSlice::apply`](super::StridedSlice::apply) in the same order, but for the lengths of vectors: an
    /// unknown rank, more than 31 specs, two ellipses, more specs than axes; then axis by axis a stride of 0, an index with a
    /// stride that is not positive, an index or a range of constants out of bounds; then a result of a rank above 254.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    ///
    /// let slice: SliceExpr = ":5, 7".parse()?;
    /// assert_eq!(slice.apply(&"[?,10,2]".parse()?)?.shape().to_string(), "[<=5,2]");
    /// assert_eq!(
    ///     slice.apply(&"[?,3,2]".parse()?).unwrap_err().to_string(),
    ///     "index 7 is out of bounds for axis 1, which has extent 3: it must be at least -3 and \
    ///      below 3"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// TensorFlow, `ValidateStridedSliceOp`; where both take a slice, NumPy's basic indexing gives the same.
    #[inline]
    pub fn apply(&self, shape: &DynShape) -> Result<DenseSlice, StridedSliceError> {
        let extents = shape.extents().ok_or(StridedSliceError::RankUnknown)?;
        let dense = DenseSlice::of_specs(self.checked()?, extents);
        let dense = if self.uncut == 0 { dense } else { self.compare_uncut(extents, dense) };
        if shape.has_symbols() { dense.map(|dense| dense.with_symbols(shape.symbols())) } else { dense }
    }

    /// Makes a slice of specs without constants.
    #[inline]
    pub(super) const fn of(specs: InlineSpecs) -> Self {
        Self { specs, uncut: 0, beyond: 0 }
    }

    /// Returns the error of the first range of constants that ends after its axis, unless an earlier axis has another error.
    #[cold]
    #[inline(never)]
    fn compare_uncut(
        &self,
        extents: &[DynExtent],
        dense: Result<DenseSlice, StridedSliceError>,
    ) -> Result<DenseSlice, StridedSliceError> {
        use StridedSliceError as Error;
        let last = match dense {
            Ok(_) => usize::MAX,
            Err(Error::ZeroStride { axis } | Error::IndexStride { axis, .. } | Error::Index { axis, .. }) => {
                axis
            }
            Err(Error::RankTooLarge(_)) => usize::MAX,
            // The specs do not fit the rank.
            Err(error) => return Err(error),
        };
        let (mut axis, mut bits, mut beyond) = (0_usize, self.uncut, self.beyond);
        let takes = |spec: &Spec| matches!(spec, Spec::Index { .. } | Spec::Range { .. });
        let left = extents.len().saturating_sub(self.specs.iter().filter(|spec| takes(spec)).count());
        for spec in &self.specs {
            let (is_uncut, is_beyond) = (bits & 1 != 0, beyond & 1 != 0);
            (bits, beyond) = (bits >> 1, beyond >> 1);
            let taken = match spec {
                Spec::NewAxis => 0,
                Spec::Ellipsis => left,
                Spec::Index { .. } | Spec::Range { .. } => 1,
            };
            if let (&Spec::Range { begin: End::Position(begin), end: End::Position(end), .. }, true) =
                (spec, is_uncut)
                && axis < last
                && let Some(&extent) = extents.get(axis)
                && (is_beyond || extent.bound().is_some_and(|bound| end.unsigned_abs() > bound))
            {
                let (begin, count) = (begin.unsigned_abs(), end.abs_diff(begin));
                return Err(Error::ConstRange { axis, begin, count, extent });
            }
            axis = axis.saturating_add(taken);
        }
        dense
    }

    /// Returns how many of so many axes an ellipsis takes; `None` where [`apply`](Self::apply) returns an error because of the number of specs.
    pub(crate) fn axes_of_ellipsis(&self, rank: usize) -> Option<usize> {
        if self.uncut != 0 {
            // The normal form compares them.
            return None;
        }
        let (mut takes, mut ellipses) = (0_usize, 0_usize);
        for spec in self.checked().ok()? {
            match spec {
                Spec::Ellipsis => ellipses = ellipses.wrapping_add(1),
                Spec::NewAxis => {}
                Spec::Index { .. } | Spec::Range { .. } => takes = takes.wrapping_add(1),
            }
        }
        if ellipses > 1 { None } else { rank.checked_sub(takes) }
    }

    /// Returns what is known of the shape of the result: of an unknown rank nothing.
    ///
    /// # Errors
    ///
    /// Same errors as [`apply`](Self::apply), except that an unknown rank is not an error.
    #[inline]
    pub fn infer(&self, shape: &DynShape) -> Result<DynShape, StridedSliceError> {
        if shape.is_unknown() {
            return self.checked().map(|_| DynShape::UNKNOWN);
        }
        self.apply(shape).map(|dense| dense.shape())
    }

    /// Returns the specs, if masks have a bit for each.
    #[inline]
    pub(super) fn checked(&self) -> Result<&[Spec], StridedSliceError> {
        match self.specs.len() {
            ..=MAX_SPECS => Ok(&self.specs),
            specs => Err(StridedSliceError::TooManySpecs { specs }),
        }
    }
}

/// Makes a slice of the items of [`s!`](crate::s!), which keep their order. `const a..b` is a range that must be within its axis, as
/// it is of arrays whose rank is in the type. Text and [`encode`](SliceExpr::encode) have no such range: they have `a..b`, which is cut at the end of the axis.
///
/// ```
/// use shapewise::{s, slice::SliceExpr};
///
/// let n = 4;
/// assert_eq!(
///     SliceExpr::from(s![1, 2..n, NewAxis, .., ..-3;-1]).to_string(),
///     "1, 2:4, None, ..., :-3:-1"
/// );
/// ```
impl<I: Items> From<I> for SliceExpr {
    fn from(items: I) -> Self {
        let mut listed = ListedItems(Self::new());
        // Without a shape there is nothing that an item could be compared with.
        let _: Result<(), SliceError> = items.write(&mut listed);
        listed.0
    }
}

/// A list of what items say.
struct ListedItems(SliceExpr);

impl ListedItems {
    #[expect(clippy::unnecessary_wraps, reason = "all items have the same signature")]
    fn push(&mut self, spec: Spec) -> Result<(), SliceError> {
        self.0.specs.push(spec);
        Ok(())
    }
}

impl Cursor for ListedItems {
    fn index(&mut self, index: isize) -> Result<(), SliceError> {
        self.push(Spec::index(index))
    }

    fn range(&mut self, ends: Range, step: isize) -> Result<(), SliceError> {
        self.push(Spec::range(ends.begin, ends.end, step))
    }

    fn const_range(&mut self, begin: usize, count: usize) -> Result<(), SliceError> {
        // Ends above the largest number are the largest one, as all ends are. They are marked, because no axis has them.
        let [begin, end] = [begin, begin.saturating_add(count)];
        let bit = u32::try_from(self.0.specs.len()).ok().and_then(|at| 1_u32.checked_shl(at)).unwrap_or(0);
        self.0.uncut |= bit;
        self.0.beyond |= if isize::try_from(end).is_ok() { 0 } else { bit };
        let [begin, end] = [begin, end].map(|end| isize::try_from(end).unwrap_or(isize::MAX));
        self.push(Spec::range(begin, end, 1))
    }

    fn steps(&mut self, step: isize) -> Result<(), SliceError> {
        self.push(Spec::range(End::Open, End::Open, step))
    }

    fn new_axis(&mut self) -> Result<(), SliceError> {
        self.push(Spec::NewAxis)
    }

    fn rest(&mut self) -> Result<(), SliceError> {
        self.push(Spec::Ellipsis)
    }

    fn keep_others(&mut self) {}
}

impl FromIterator<Spec> for SliceExpr {
    fn from_iter<S: IntoIterator<Item = Spec>>(specs: S) -> Self {
        Self::of(specs.into_iter().collect())
    }
}

// One item of a slice that is given at run time: what masks, text and the builder have in common.

/// An end of a range. It is a part of a [`Spec`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// That of the axis: not written in Python, a bit in a mask.
    Open,
    /// This position; negative ones count from the end.
    Position(isize),
    /// A position that is not known.
    Unknown,
}

impl End {
    /// Returns the position as [`Range`] has it; one that is not known as the end of the axis, which takes the most.
    #[inline]
    pub(super) const fn or_open(self) -> Option<isize> {
        match self {
            Self::Position(at) => Some(at),
            Self::Open | Self::Unknown => None,
        }
    }

    /// Returns `true` if it is known.
    #[inline]
    pub(super) const fn is_known(self) -> bool {
        !matches!(self, Self::Unknown)
    }
}

impl<I: SliceInt> From<I> for End {
    fn from(at: I) -> Self {
        Self::Position(at.to_isize())
    }
}

/// `None` is open.
impl<I: SliceInt> From<Option<I>> for End {
    fn from(at: Option<I>) -> Self {
        at.map_or(Self::Open, |at| Self::Position(at.to_isize()))
    }
}

/// One item of a slice: in TensorFlow's words a *spec*.
///
/// ```
/// use shapewise::{
///     View,
///     slice::{SliceExpr, Spec},
/// };
///
/// let memory = [0, 1, 2, 3, 4, 5];
/// let view = View::new(&memory, [2, 3])?;
/// // `:, 1:`
/// let items = SliceExpr::new().push(Spec::WHOLE).push(Spec::range(1, None::<isize>, 1));
/// assert_eq!(view.slice_by::<2>(&items)?.to_vec(), [1, 2, 4, 5]);
/// assert_eq!(view.slice_by::<1>(&SliceExpr::new().push(Spec::index(-1)))?.to_vec(), [3, 4, 5]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spec {
    /// All axes that are left: `...`.
    Ellipsis,
    /// A new axis of extent 1: `None`.
    NewAxis,
    /// One element; the result does not have the axis: `i`.
    Index {
        /// The index; a negative one counts from the end. `None` is not known.
        index: Option<isize>,
        /// 1 in Python's text. Masks allow other strides; one that is not positive is an error.
        stride: isize,
    },
    /// A range: `begin:end:stride`.
    Range {
        /// Where it begins.
        begin: End,
        /// Where it ends, exclusive.
        end: End,
        /// The step, in positions.
        stride: isize,
    },
}

impl Spec {
    /// An entire axis: `:`. See the example of [`Spec`].
    pub const WHOLE: Self = Self::Range { begin: End::Open, end: End::Open, stride: 1 };

    /// Makes an index an item, which takes the element there: `i`. See the example of [`Spec`].
    #[must_use]
    pub fn index(index: impl SliceInt) -> Self {
        Self::Index { index: Some(index.to_isize()), stride: 1 }
    }

    /// Makes a range of two ends and a step: `begin:end:stride`. See the example of [`Spec`].
    #[must_use]
    pub fn range(begin: impl Into<End>, end: impl Into<End>, stride: isize) -> Self {
        Self::Range { begin: begin.into(), end: end.into(), stride }
    }
}

/// Returns a range of an axis as [`Range`] has it, what is not known taken for the end of the axis.
#[inline]
pub(super) const fn widest(begin: End, end: End) -> Range {
    Range { begin: begin.or_open(), end: end.or_open() }
}

/// What a spec makes of an axis.
pub(crate) enum PartOfAxis {
    /// A new axis.
    New,
    /// One position; the result does not have the axis.
    Index { axis: usize, position: isize },
    /// So many positions, which are in bounds, from the first one on.
    Range { axis: usize, begin: isize, stride: isize, count: usize },
}

/// Calls `visit` with what each spec takes of axes of known extents, in the order of the specs, without a normal form: that is most of the cost of a
/// slice of an array. An ellipsis, or the implicit one at the end, takes `left` axes. `None` where the normal form is an error.
///
/// `read` makes a spec of an item. Items are not specs already, which would be written to memory: 1.1 times the time.
#[inline(always)]
pub(crate) fn each_part<X>(
    items: impl Iterator<Item = X>,
    read: impl Fn(X) -> Spec,
    left: usize,
    extents: &[usize],
    mut visit: impl FnMut(PartOfAxis),
) -> Option<()> {
    let mut axis = 0_usize;
    for item in items {
        match read(item) {
            Spec::NewAxis => {
                visit(PartOfAxis::New);
                continue;
            }
            Spec::Ellipsis => {
                for extent in extents.iter().skip(axis).take(left) {
                    visit(PartOfAxis::Range { axis, begin: 0, stride: 1, count: *extent });
                    axis = axis.wrapping_add(1);
                }
                continue;
            }
            Spec::Index { index: Some(index), stride } => {
                if stride <= 0 {
                    return None;
                }
                let position = position(axis, index, *extents.get(axis)?).ok()?;
                visit(PartOfAxis::Index { axis, position: position.cast_signed() });
            }
            Spec::Range { begin, end, stride } => {
                if stride == 0 || !begin.is_known() || !end.is_known() {
                    return None;
                }
                let TakenRange { begin, count, .. } = taken(widest(begin, end), stride, *extents.get(axis)?);
                visit(PartOfAxis::Range { axis, begin, stride, count });
            }
            Spec::Index { index: None, .. } => return None,
        }
        axis = axis.wrapping_add(1);
    }
    // There was no ellipsis, so these axes are left.
    for extent in extents.iter().skip(axis) {
        visit(PartOfAxis::Range { axis, begin: 0, stride: 1, count: *extent });
        axis = axis.wrapping_add(1);
    }
    Some(())
}
