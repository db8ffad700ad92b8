//! Linear interpolation between points.

#[cfg(feature = "alloc")]
use crate::array::{DynBase, DynTensor};
use crate::{
    array::{ArrayOf, Float, Lend, TensorBase, View},
    error::error_messages,
    layout::Layout,
    message::{Count, or_fail},
    private::Exists,
    verbs::ArrayLike,
};

/// Why points do not state a function: the error of [`try_interp`](TensorBase::try_interp).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InterpError {
    /// There is not one value for each point.
    Lengths {
        /// The number of points.
        points: usize,
        /// The number of values.
        values: usize,
    },
    /// There are no points.
    NoPoints,
    /// A point is less than the one before it, or NaN.
    Order {
        /// The index of the point.
        index: usize,
    },
}

error_messages! {
    InterpError []
    Self::Lengths { points, values } => "{} {}: there is one value for each point",
        Count(points, "point has", "points have"), Count(values, "value", "values");
    Self::NoPoints => "there are no points to interpolate between";
    Self::Order { index } => "point {} is NaN or less than the one before it: points are in increasing order", index;
}

/// Points in increasing order, and their values, one or more and as many of both.
#[derive(Clone, Copy)]
struct Points<'a, T>(View<'a, T, 1>, View<'a, T, 1>);

impl<'a, T: Float> Points<'a, T> {
    fn new(points: View<'a, T, 1>, values: View<'a, T, 1>) -> Result<Self, InterpError> {
        match (points.len(), values.len()) {
            (0, 0) => Err(InterpError::NoPoints),
            (points, values) if points != values => Err(InterpError::Lengths { points, values }),
            // A search among points in another order finds one of them, and nobody sees that it is the wrong one.
            _ => match (0..points.len()).find(|&at| !follows(&points, at)) {
                Some(index) => Err(InterpError::Order { index }),
                None => Ok(Self(points, values)),
            },
        }
    }

    /// NumPy's interpolation at a number, which is exact at each point, and also beside an infinity if the values are equal.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "arithmetic of floats; positions are below the number of points"
    )]
    fn at(&self, x: T) -> T {
        let Self(points, values) = self;
        let (mut low, mut high) = (0, points.len());
        // How many points are at most `x`.
        while low < high {
            let middle = usize::midpoint(low, high);
            if points[[middle]] <= x { low = middle + 1 } else { high = middle }
        }
        if x.is_nan() {
            return x;
        }
        let Some(before) = low.checked_sub(1) else { return values[[0]] };
        let (start, value) = (points[[before]], values[[before]]);
        if low == points.len() || start == x {
            return value;
        }
        let (end, next) = (points[[low]], values[[low]]);
        let slope = (next - value) / (end - start);
        let from_start = slope * (x - start) + value;
        if !from_start.is_nan() {
            return from_start;
        }
        let from_end = slope * (x - end) + next;
        if from_end.is_nan() && value == next { value } else { from_end }
    }
}

/// Whether a point is a number and at least the one before it. Two that are equal state a step.
fn follows<T: Float>(points: &View<'_, T, 1>, index: usize) -> bool {
    let point = points[[index]];
    index.checked_sub(1).map_or(!point.is_nan(), |before| points[[before]] <= point)
}

/// # Interpolate
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns for each element the value there of the function that is linear between points: two vectors, the points in increasing order and their values. Equal points
    /// are a step, at which the value is that of the last one. Before the first point it is the first value, after the last one the last. NaN stays. The result has the extents
    /// of this array; that of an inline array is inline.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`InterpError`], where [`try_interp`](Self::try_interp) returns an error.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let (points, values) = (tensor![0.0, 1.0, 3.0], tensor![0.0, 10.0, 20.0]);
    /// assert_eq!(
    ///     tensor![-1.0, 0.5, 2.0, 9.0].interp(&points, &values),
    ///     tensor![0.0, 5.0, 15.0, 20.0]
    /// );
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `interp`, which does not compare the order of the points; R, `approx` with `rule = 2`.
    #[doc(alias("interpolate", "interp1d", "lerp"))]
    #[must_use]
    #[track_caller]
    pub fn interp<P: ArrayOf<T, 1, Proof: Exists>, V: ArrayOf<T, 1, Proof: Exists>>(
        &'s self,
        points: P,
        values: V,
    ) -> ArrayLike<T, T, S, L, R>
    where
        T: Float<Proof: Exists>,
    {
        or_fail(self.try_interp(points, values))
    }

    /// Returns the value at each element of the function between points, or an error where [`interp`](Self::interp) panics.
    ///
    /// # Errors
    ///
    /// [`InterpError::Lengths`] if there is not one value for each point, [`InterpError::NoPoints`] if there are none, [`InterpError::Order`] if one is NaN or less than
    /// the one before it.
    pub fn try_interp<P: ArrayOf<T, 1, Proof: Exists>, V: ArrayOf<T, 1, Proof: Exists>>(
        &'s self,
        points: P,
        values: V,
    ) -> Result<ArrayLike<T, T, S, L, R>, InterpError>
    where
        T: Float<Proof: Exists>,
    {
        let points = Points::new(points.as_view().made_ranked(), values.as_view().made_ranked())?;
        Ok(self.map(|element| points.at(*element)))
    }
}

#[cfg(feature = "alloc")]
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns the value at each element of the function between points. See [`TensorBase::interp`].
    ///
    /// # Errors
    ///
    /// Same errors as [`TensorBase::try_interp`].
    #[doc(alias("interpolate", "interp1d", "lerp"))]
    pub fn interp<P: ArrayOf<T, 1, Proof: Exists>, V: ArrayOf<T, 1, Proof: Exists>>(
        &'s self,
        points: P,
        values: V,
    ) -> Result<DynTensor<T>, InterpError>
    where
        T: Float<Proof: Exists>,
    {
        let points = Points::new(points.as_view().made_ranked(), values.as_view().made_ranked())?;
        Ok(self.map(|element| points.at(*element)))
    }
}
