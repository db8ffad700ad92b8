//! Broadcasting on the dynamic rung: ranks and extents may not be known.

use core::fmt;

use alloc::vec::Vec;

use super::{BroadcastCondition, ConditionError, DynBroadcastError, dimensions::Order, lists};
use crate::{
    extent::{DynExtent, FromIntsError},
    index::element_count,
    shape::{DynShape, MergeError, dynamic::Inline},
};

/// What shapes broadcast to: what is known of it, and what is to hold of extents that are not known.
///
/// It is made by [`DynShape::broadcast_with`], [`DynShape::align_trailing`], [`DynShape::broadcast_in_dim`] and their like, and
/// is a value: infer with it while extents are unknown, [`check`](Self::check) the operands once they are known.
///
/// # Laws
///
/// * Operands that pass the check broadcast, and to a shape that [`shape`](Self::shape) says.
/// * Where it [is certain](Self::is_certain), all operands that are as declared pass, unless the result is too large.
/// * What passes two checks, of which the first knows less, passes one.
///
/// # Examples
///
/// ```
/// use shapewise::DynShape;
///
/// let (images, scale): (DynShape, DynShape) = ("[?,32,32,?]".parse()?, "[?]".parse()?);
/// let scaled = images.broadcast_with(&scale, &[3])?;
/// assert_eq!(scaled.shape().to_string(), "[?,32,32,?]");
/// assert!(!scaled.is_certain());
///
/// let known = scaled.check(&["[8,32,32,3]".parse()?, "[3]".parse()?])?;
/// assert_eq!(known.shape().to_string(), "[8,32,32,3]");
/// assert!(known.is_certain());
/// assert_eq!(
///     scaled.check(&["[8,32,32,3]".parse()?, "[4]".parse()?]).unwrap_err().to_string(),
///     "extent 4 of axis 0 does not broadcast with extent 3 of axis 3: they must be equal, or one of them 1"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DynBroadcast {
    form: Form,
    operands: Vec<DynShape>,
    /// The extents of each operand at the axes of the result, 1 where it has none; nothing where a rank is unknown.
    aligned: Vec<Inline>,
    shape: DynShape,
}

/// How the axes of operands meet.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Form {
    /// XLA's operation of two operands.
    Binary(Vec<isize>),
    /// NumPy's alignment of any number.
    Trailing,
    /// An operand, then the shape that it is broadcast to.
    Into(Vec<isize>, bool),
}

impl Form {
    /// The result for these operands.
    fn of(self, operands: Vec<DynShape>) -> Result<DynBroadcast, DynBroadcastError> {
        let (aligned, shape) = match (&self, operands.as_slice()) {
            (Self::Binary(dimensions), [lhs, rhs]) => binary(lhs, rhs, dimensions)?,
            (Self::Into(dimensions, transposing), [operand, result]) => {
                into(operand, result, dimensions, *transposing)?
            }
            _ => trailing(&operands)?,
        };
        Ok(DynBroadcast { form: self, operands, aligned, shape })
    }
}

/// The operands' extents at the axes of the result, and the result.
type Answer = (Vec<Inline>, DynShape);

fn ones(rank: usize) -> Inline {
    Inline::from_elem(DynExtent::ONE, rank)
}

/// The result of lists of the same rank, by a rule for two extents.
fn fold(
    aligned: Vec<Inline>,
    rank: usize,
    rule: fn(DynExtent, DynExtent) -> Option<DynExtent>,
) -> Result<Answer, DynBroadcastError> {
    let mut result = ones(rank);
    for operand in &aligned {
        let so_far = result.clone();
        lists::equal_ranks(&so_far, operand, &mut result, rule)?;
    }
    let shape = DynShape::new(result)?;
    Ok((aligned, shape))
}

/// XLA, `InferElementwiseBinaryOpShape`, and its order of checks.
fn binary(lhs: &DynShape, rhs: &DynShape, dimensions: &[isize]) -> Result<Answer, DynBroadcastError> {
    let strict = DynExtent::broadcast_strict;
    let (Some(left), Some(right)) = (lhs.extents(), rhs.extents()) else {
        return with_unknown_rank(lhs, rhs, dimensions);
    };
    let rank = left.len().max(right.len());
    if left.len() == right.len() {
        if !dimensions.is_empty() && dimensions.len() != rank {
            return Err(DynBroadcastError::Count { dimensions: dimensions.len(), rank });
        }
        lists::identity(dimensions)?;
        return fold(Vec::from([Inline::from_slice(left), Inline::from_slice(right)]), rank, strict);
    }
    let (smaller, larger) = if left.len() < right.len() { (left, right) } else { (right, left) };
    if dimensions.is_empty() && !smaller.is_empty() {
        return Err(DynBroadcastError::DifferentRanks { lhs: left.len(), rhs: right.len() });
    }
    let (mut checked, mut replaced) = (Vec::new(), ones(rank));
    checked.resize(dimensions.len(), 0);
    lists::along(smaller, larger, dimensions, &mut checked, &mut replaced)?;
    let mut placed = ones(rank);
    for (&dimension, &extent) in checked.iter().zip(smaller) {
        if let Some(place) = placed.get_mut(dimension) {
            *place = extent;
        }
    }
    // XLA's two steps give what the second gives of the extents as they meet.
    let larger = Inline::from_slice(larger);
    let aligned = if left.len() < right.len() { [placed, larger] } else { [larger, placed] };
    fold(Vec::from(aligned), rank, strict)
}

/// What is known of the result where the rank of an operand is not.
fn with_unknown_rank(
    lhs: &DynShape,
    rhs: &DynShape,
    dimensions: &[isize],
) -> Result<Answer, DynBroadcastError> {
    let unknown = (Vec::new(), DynShape::UNKNOWN);
    let Some(known) = lhs.extents().or_else(|| rhs.extents()).filter(|known| !known.is_empty()) else {
        return Ok(unknown);
    };
    let of_rank = |rank| {
        let of_rank =
            |shape: &DynShape| if shape.is_unknown() { DynShape::of_rank(rank) } else { shape.clone() };
        binary(&of_rank(lhs), &of_rank(rhs), dimensions)
    };
    let shape = if dimensions.is_empty() {
        // The other is a scalar, or has the same rank: an extent there is any, and 1 where it is none.
        of_rank(known.len())?.1
    } else if dimensions.len() < known.len() {
        // The other is the smaller, and has an axis for each dimension: of any extent, as 1 is.
        let (ones, mut result) = (ones(dimensions.len()), Inline::from_slice(known));
        let mut checked: Vec<usize> = dimensions.iter().map(|_| 0).collect();
        lists::along(&ones, known, dimensions, &mut checked, &mut result)?;
        for (axis, (extent, known)) in result.iter_mut().zip(known).enumerate() {
            let meets = if checked.contains(&axis) { DynExtent::UNKNOWN } else { DynExtent::ONE };
            *extent = known.broadcast_strict(meets).unwrap_or(DynExtent::UNKNOWN);
        }
        DynShape::new(result)?
    } else if dimensions.len() == known.len() {
        // The other has the same rank, or is the larger.
        DynShape::UNKNOWN
    } else {
        return Err(DynBroadcastError::Count { dimensions: dimensions.len(), rank: known.len() });
    };
    Ok((Vec::new(), shape))
}

/// NumPy's alignment at the last axis.
fn trailing(operands: &[DynShape]) -> Result<Answer, DynBroadcastError> {
    let Some(extents) = operands.iter().map(DynShape::extents).collect::<Option<Vec<_>>>() else {
        return Ok((Vec::new(), DynShape::UNKNOWN));
    };
    let rank = extents.iter().map(|extents| extents.len()).max().unwrap_or_default();
    let align = |extents: &[DynExtent]| {
        let mut aligned = ones(rank);
        lists::trailing(extents, &mut aligned);
        aligned
    };
    fold(extents.into_iter().map(align).collect(), rank, DynExtent::broadcast)
}

/// XLA's `BroadcastInDim`, or StableHLO's where dimensions stand in any order.
fn into(
    operand: &DynShape,
    result: &DynShape,
    dimensions: &[isize],
    transposing: bool,
) -> Result<Answer, DynBroadcastError> {
    let target = result.extents().ok_or(DynBroadcastError::RankUnknown)?;
    // Of an operand of unknown rank, the dimensions say the rank.
    let of_rank = DynShape::of_rank(dimensions.len());
    let from = operand.extents().or_else(|| of_rank.extents()).unwrap_or_default();
    let (mut checked, mut placed) = (Vec::new(), ones(target.len()));
    checked.resize(dimensions.len(), 0);
    let order = if transposing { Order::Unique } else { Order::Increasing };
    if operand.is_unknown() {
        // Its extents may be anything, so only the dimensions are checked.
        let ones = ones(dimensions.len());
        lists::into(&ones, target, dimensions, order, &mut checked, &mut placed)?;
        return Ok((Vec::new(), result.clone()));
    }
    lists::into(from, target, dimensions, order, &mut checked, &mut placed)?;
    Ok((Vec::from([placed, Inline::from_slice(target)]), result.clone()))
}

impl DynBroadcast {
    /// What is known of the result.
    #[must_use]
    pub const fn shape(&self) -> &DynShape {
        &self.shape
    }

    /// What is known of the result, and nothing else.
    #[must_use]
    pub fn into_shape(self) -> DynShape {
        self.shape
    }

    /// The operands, as they were declared.
    #[must_use]
    pub fn operands(&self) -> &[DynShape] {
        &self.operands
    }

    /// Whether nothing is left to be checked: all ranks are known, and no result depends on what an extent will be.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.operands.iter().all(|operand| !operand.is_unknown()) && self.conditions().is_empty()
    }

    /// What is to hold of extents that are not known, operand by operand and axis by axis; none where a rank is unknown, as
    /// axes cannot be told apart then.
    #[must_use]
    pub fn conditions(&self) -> Vec<BroadcastCondition> {
        // Of XLA's rule more may have been inferred, when less was known of the operands; NumPy's says all that there is.
        let inferred = match self.form {
            Form::Trailing => None,
            _ => self.shape.extents(),
        };
        let is_target = matches!(self.form, Form::Into(..));
        let mut conditions = Vec::new();
        let Some((first, rest)) = self.aligned.split_first() else { return conditions };
        let mut so_far = first.clone();
        for operand in rest {
            for (axis, (lhs, &rhs)) in so_far.iter_mut().zip(operand).enumerate() {
                let inferred = inferred.and_then(|extents| extents.get(axis).copied());
                // They broadcast, or there were no such value.
                let result = inferred.or_else(|| lhs.broadcast(rhs)).unwrap_or(DynExtent::UNKNOWN);
                let condition = BroadcastCondition { axis, lhs: *lhs, rhs, result, is_target };
                conditions.extend(condition.in_doubt());
                *lhs = result;
            }
        }
        conditions
    }

    /// The same broadcast of operands that are known now. What was declared and inferred before still holds.
    ///
    /// Operands of which more is known, but not all, may be given as well. They are asked by the same rule: XLA's refuses
    /// extents that it cannot compare yet, so ask it once all are known.
    ///
    /// # Errors
    ///
    /// [`ConditionError`]: not as many operands, an operand that is not as declared, operands that do not broadcast, or not
    /// to what was inferred.
    pub fn check(&self, operands: &[DynShape]) -> Result<Self, ConditionError> {
        if operands.len() != self.operands.len() {
            return Err(ConditionError::Operands { declared: self.operands.len(), found: operands.len() });
        }
        let mut merged = Vec::with_capacity(operands.len());
        for (operand, (declared, found)) in self.operands.iter().zip(operands).enumerate() {
            declared_as(operand, declared, found)?;
            let both =
                declared.merge(found).map_err(|error| ConditionError::Incompatible { operand, error })?;
            merged.push(both);
        }
        let mut checked = self.form.clone().of(merged)?;
        match (checked.shape.extents(), self.shape.extents()) {
            (Some(found), Some(inferred)) if found.len() == inferred.len() => {
                for (axis, (&found, &inferred)) in found.iter().zip(inferred).enumerate() {
                    if let Some(found) = found.get().filter(|&found| !inferred.contains(found)) {
                        return Err(ConditionError::Inferred { axis, inferred, found });
                    }
                }
            }
            _ => {}
        }
        // What was inferred when less was known still holds.
        if let Ok(shape) = self.shape.merge(&checked.shape) {
            checked.shape = shape;
        }
        Ok(checked)
    }
}

/// Asks whether an operand is one that was declared.
fn declared_as(operand: usize, declared: &DynShape, found: &DynShape) -> Result<(), ConditionError> {
    let (Some(declared), Some(found)) = (declared.extents(), found.extents()) else { return Ok(()) };
    if declared.len() != found.len() {
        return Err(ConditionError::Rank { operand, declared: declared.len(), found: found.len() });
    }
    for (axis, (&declared, &found)) in declared.iter().zip(found).enumerate() {
        if let Some(found) = found.get().filter(|&found| !declared.contains(found)) {
            return Err(ConditionError::Declared { axis, declared, found });
        }
    }
    Ok(())
}

impl fmt::Debug for DynBroadcast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.shape)?;
        self.conditions().iter().try_for_each(|condition| write!(f, ", {condition}"))
    }
}

impl DynShape {
    /// What this shape and another broadcast to, as the operands of an element-wise operation in XLA.
    ///
    /// Operands of the same rank broadcast axis by axis ([`DynExtent::broadcast_strict`]), and `dimensions` is empty, or
    /// the identity. A scalar broadcasts with anything. Of different ranks, axis `k` of the smaller meets axis `dimensions[k]` of
    /// the larger; dimensions increase.
    ///
    /// Of an unknown rank is known what follows from the other: without dimensions, it is that of the other or 0.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`], checked in XLA's order, axis by axis: dimensions that are no identity (same rank); none for
    /// different ranks; not as many as the smaller has axes; negative; out of range; extents that cannot be equal; dimensions
    /// that do not increase; then the same for degenerate axes; and a result that does not fit.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let with = |lhs: &str, rhs: &str, dimensions: &[isize]| {
    ///     let (lhs, rhs): (DynShape, DynShape) = (lhs.parse().unwrap(), rhs.parse().unwrap());
    ///     lhs.broadcast_with(&rhs, dimensions).map(|result| result.shape().to_string())
    /// };
    /// assert_eq!(with("[2,3,4]", "[3,4]", &[1, 2])?, "[2,3,4]");
    /// assert_eq!(with("[4]", "[1,2]", &[0])?, "[4,2]");
    /// assert_eq!(with("[1,2]", "[4,3,1]", &[1, 2])?, "[4,3,2]");
    /// assert_eq!(with("[2,1]", "[1,3]", &[])?, "[2,3]");
    /// assert_eq!(with("[]", "[2,?]", &[])?, "[2,?]");
    /// assert_eq!(
    ///     with("[2,3]", "[3]", &[]).unwrap_err().to_string(),
    ///     "ranks 2 and 1 do not broadcast without broadcast dimensions: ranks must be equal, or one of them 0"
    /// );
    /// # Ok::<(), shapewise::broadcast::DynBroadcastError>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `InferElementwiseBinaryOpShape`.
    pub fn broadcast_with(
        &self,
        other: &Self,
        dimensions: &[isize],
    ) -> Result<DynBroadcast, DynBroadcastError> {
        Form::Binary(dimensions.to_vec()).of(Vec::from([self.clone(), other.clone()]))
    }

    /// What this shape and another broadcast to by NumPy's rule: aligned at the last axis, each pair of extents equal or one
    /// of them 1 ([`DynExtent::broadcast`]). An extent that is not known may be 1, so it takes the other's if that is known
    /// and not 1: 0 with `?` is 0, where TensorFlow says unknown. Unknown where a rank is.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`] with the axis of the result where two extents cannot be equal and neither may be 1, or if
    /// the element count does not fit.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (batch, row): (DynShape, DynShape) = ("[?,3]".parse()?, "[1]".parse()?);
    /// assert_eq!(batch.align_trailing(&row)?.shape().to_string(), "[?,3]");
    /// assert_eq!(batch.align_trailing(&"[8,?]".parse()?)?.shape().to_string(), "[8,3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn align_trailing(&self, other: &Self) -> Result<DynBroadcast, DynBroadcastError> {
        Form::Trailing.of(Vec::from([self.clone(), other.clone()]))
    }

    /// As [`align_trailing`](Self::align_trailing), of any number of shapes; that of none is the scalar.
    ///
    /// # Errors
    ///
    /// As there.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shapes: [DynShape; 3] = ["[8,1,6,1]".parse()?, "[7,1,5]".parse()?, "[?]".parse()?];
    /// assert_eq!(DynShape::align_trailing_all(shapes)?.shape().to_string(), "[8,7,6,5]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn align_trailing_all(
        shapes: impl IntoIterator<Item = Self>,
    ) -> Result<DynBroadcast, DynBroadcastError> {
        Form::Trailing.of(shapes.into_iter().collect())
    }

    /// The shape with new axes in front, of the sizes given, along which the operand repeats.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::NegativeSize`], [`DynBroadcastError::SizeTooLarge`], or a result that does not fit.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let row: DynShape = "[3]".parse()?;
    /// assert_eq!(row.broadcast(&[2, 4])?.to_string(), "[2,4,3]");
    /// assert_eq!(
    ///     row.broadcast(&[2, -1]).unwrap_err().to_string(),
    ///     "size -1 of new axis 1 is negative: a size is at least 0"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `Broadcast`. It refuses an operand with an unknown extent; as nothing stretches, here it is accepted.
    pub fn broadcast<I: num_traits::PrimInt>(&self, sizes: &[I]) -> Result<Self, DynBroadcastError> {
        let mut front = Vec::with_capacity(sizes.len());
        for (axis, &size) in sizes.iter().enumerate() {
            front.push(match FromIntsError::extent(axis, size) {
                Ok(size) => size,
                Err(FromIntsError::Negative { axis, value }) => {
                    return Err(DynBroadcastError::NegativeSize { axis, size: value });
                }
                Err(_) => return Err(DynBroadcastError::SizeTooLarge { axis }),
            });
        }
        // Here an error names the axis; that of a single extent could not.
        element_count(&front)?;
        let Some(behind) = self.extents() else { return Ok(Self::UNKNOWN) };
        let mut extents = front.into_iter().map(DynExtent::known).collect::<Result<Inline, _>>()?;
        extents.extend_from_slice(behind);
        Ok(Self::new(extents)?)
    }

    /// This shape broadcast to another, axis `k` becoming axis `dimensions[k]`, in increasing order.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`], checked in XLA's order: an extent of the result that is unknown; a smaller rank; not as many
    /// dimensions as axes; then axis by axis a dimension out of range, an extent that is neither 1 nor that of its dimension,
    /// one that is bounded where the other is not, dimensions that do not increase.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (row, result): (DynShape, DynShape) = ("[3]".parse()?, "[2,3]".parse()?);
    /// assert!(row.broadcast_in_dim(&result, &[1])?.is_certain());
    /// assert_eq!(
    ///     row.broadcast_in_dim(&result, &[0]).unwrap_err().to_string(),
    ///     "extent 3 of axis 0 does not broadcast into extent 2 of axis 0: it must be the same, or 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `BroadcastInDim`.
    pub fn broadcast_in_dim(
        &self,
        result: &Self,
        dimensions: &[isize],
    ) -> Result<DynBroadcast, DynBroadcastError> {
        Form::Into(dimensions.to_vec(), false).of(Vec::from([self.clone(), result.clone()]))
    }

    /// As [`broadcast_in_dim`](Self::broadcast_in_dim), with dimensions in any order, each once.
    ///
    /// # Errors
    ///
    /// As there, but [`BroadcastError::Repeated`](super::BroadcastError::Repeated) for a dimension that stands twice, and none for their order.
    ///
    /// # Source
    ///
    /// StableHLO, `broadcast_in_dim`.
    #[doc(alias = "stablehlo.broadcast_in_dim")]
    pub fn broadcast_transposing(
        &self,
        result: &Self,
        dimensions: &[isize],
    ) -> Result<DynBroadcast, DynBroadcastError> {
        Form::Into(dimensions.to_vec(), true).of(Vec::from([self.clone(), result.clone()]))
    }

    /// What is known of the shape of `clamp(min, operand, max)`: bounds are scalars, or have the shape of the operand.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::Clamp`] for a bound that cannot have its shape.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let [min, operand, max]: [DynShape; 3] = ["[]".parse()?, "[?]".parse()?, "[2]".parse()?];
    /// assert_eq!(DynShape::clamp(&min, &operand, &max)?.to_string(), "[2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `InferClampShape`, which says `[?]` there.
    pub fn clamp(min: &Self, operand: &Self, max: &Self) -> Result<Self, DynBroadcastError> {
        let bounded = same_or_scalar(operand, min).map_err(DynBroadcastError::Clamp)?;
        same_or_scalar(&bounded, max).map_err(DynBroadcastError::Clamp)
    }

    /// What is known of the shape of `select(predicate, on_true, on_false)`: the two have the same shape, and the predicate has
    /// it as well, or is a scalar.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::Select`] or [`DynBroadcastError::Predicate`] for shapes that cannot be the same.
    ///
    /// # Source
    ///
    /// XLA, `InferSelectShape`.
    pub fn select(predicate: &Self, on_true: &Self, on_false: &Self) -> Result<Self, DynBroadcastError> {
        let values = on_true.merge(on_false).map_err(DynBroadcastError::Select)?;
        same_or_scalar(&values, predicate).map_err(DynBroadcastError::Predicate)
    }
}

/// What is known of a shape by another, which is a scalar, perhaps, or the same.
fn same_or_scalar(shape: &DynShape, other: &DynShape) -> Result<DynShape, MergeError> {
    if other.is_unknown() || other.is_scalar() { Ok(shape.clone()) } else { shape.merge(other) }
}
