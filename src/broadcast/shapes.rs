//! Shapes with their axes at those of a larger operand: the same operations as on views, on extents only.

use super::{
    Aligned, AlignsTo, BroadcastDimensions, BroadcastError, BroadcastExtents, BroadcastToExtents,
    DimensionList, EqualExtents, RankFits, aligned, placed, typed_extents, typed_strides_to,
};
use crate::{
    axis::permutation::AxisTuple,
    extent::{
        ExtentMismatch, Extents,
        named::{beside, refuse_twice},
    },
    private::Exists,
    rank::{Rank, Ranks},
    shape::Shape,
    types::{AxisList, AxisPosition, ExtentList},
};

/// The extents `E` at the axes `D` of `Q` axes, the others `One`.
type PlacedExtents<D, E, const R: usize, const Q: usize> = <<D as DimensionList>::Placed<
    <E as ExtentList<R>>::List,
    <Rank<Q> as AxisPosition>::Number,
> as AxisList>::Extents<Q>;

/// The extents `E`, stretched to the extents `F`: the more specific of each pair. See [`Shape::broadcast_to`].
pub type Stretched<E, F, const R: usize> = <<<E as ExtentList<R>>::List as AxisList>::BroadcastTo<
    <F as ExtentList<R>>::List,
> as AxisList>::Extents<R>;
/// The extents `E`, of rank `Q` with new axes `One` in front. See [`Shape::align_trailing`].
pub type Trailing<E, const R: usize, const Q: usize> =
    <Aligned<<E as ExtentList<R>>::List, R, Q> as AxisList>::Extents<Q>;
/// The more specific of each pair of equal extents of `E` and `F`. See [`Shape::merge`].
pub type Merged<E, F, const R: usize> =
    <<<E as ExtentList<R>>::List as AxisList>::Merged<<F as ExtentList<R>>::List> as AxisList>::Extents<R>;

/// The axes of a shape of rank `Q` that the axes of a shape of rank `R` and extents `E` become. The result of [`Shape::along`] projects from
/// it: so the compiler reports wrong axes without the signature of the method.
#[cfg_attr(doc, doc(hidden))]
pub trait ShapePlaces<E, const R: usize, const Q: usize>: DimensionList {
    /// The extents there, and new ones.
    type Extents: ExtentList<Q>;
}

impl<E: ExtentList<R>, const R: usize, const Q: usize, D: AxisTuple + BroadcastDimensions<R, Q>>
    ShapePlaces<E, R, Q> for D
where
    Rank<Q>: AxisPosition,
{
    type Extents = PlacedExtents<D, E, R, Q>;
}

impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Returns the shape that this one and another one of the same rank broadcast to: [`shape`](super::shape()) of two, in code that is generic
    /// over their extents.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Extents`] with the first axis where the two do not broadcast, [`BroadcastError::Size`] if the result does not fit. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Const, Shape, shape};
    ///
    /// let n = 5;
    /// let (rows, row) = (Shape::new(shape![n, 3])?, Shape::new(shape![1, 3])?);
    /// assert_eq!(rows.broadcast_with(row)?.typed_extents(), (5, Const::<3>));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `InferDegenerateDimensionBroadcastShape`.
    pub fn broadcast_with<F: ExtentList<R>>(
        self,
        other: Shape<R, F>,
    ) -> Result<Shape<R, <E as BroadcastExtents<F, R>>::Output>, BroadcastError>
    where
        E: BroadcastExtents<F, R>,
    {
        let [left, right] = const {
            refuse_twice(&[E::NAMES, F::NAMES]);
            [beside(&E::STRETCHES, &E::EXTENTS, &F::NAMES), beside(&F::STRETCHES, &F::EXTENTS, &E::NAMES)]
        };
        let extents = typed_extents(&self.extents(), &other.extents(), &left, &right)?;
        Ok(Shape::checked(&extents)?)
    }

    /// Returns the shape stretched to extents of the same rank: axes of extent 1 repeat, so `[1, n]` becomes `[m, n]`. The method of views is
    /// [`View::broadcast_to`](crate::View::broadcast_to).
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Into`] with the first axis whose extent is neither that of the target nor 1, [`BroadcastError::Size`] if the target does
    /// not fit. Two extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Const, Shape, shape};
    ///
    /// let n = 5;
    /// let row = Shape::new(shape![1, 3])?;
    /// assert_eq!(row.broadcast_to(shape![n, 3])?.typed_extents(), (5, Const::<3>));
    /// assert!(row.broadcast_to([5, 4]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `broadcast_to`, for two shapes of one rank.
    pub fn broadcast_to<F: Extents<R>>(
        self,
        extents: F,
    ) -> Result<Shape<R, Stretched<E, F, R>>, BroadcastError>
    where
        E: BroadcastToExtents<F, R, Proof: Exists>,
    {
        let () = Shape::<R, F>::FITS;
        let to = Shape::new(extents)?.extents();
        typed_strides_to(
            &self.extents(),
            &[0; R],
            &to,
            &const { beside(&E::STRETCHES, &E::EXTENTS, &F::NAMES) },
        )?;
        Ok(Shape::pack(&to))
    }

    /// Returns the shape that this one and another one both are, with what either type knows. Nothing stretches.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the two differ. Two extents in the type that differ are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Const, Shape, shape};
    ///
    /// let n = 2;
    /// let (a, b) = (Shape::new(shape![n, 3])?, Shape::new(shape![2, n + 1])?);
    /// assert_eq!(a.merge(b)?.typed_extents(), (Const::<2>, Const::<3>));
    /// let error = a.merge(Shape::new([2, 4])?).unwrap_err();
    /// assert_eq!(error.to_string(), "axis 1 has extent 4, expected 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn merge<F: ExtentList<R>>(
        self,
        other: Shape<R, F>,
    ) -> Result<Shape<R, Merged<E, F, R>>, ExtentMismatch>
    where
        E: EqualExtents<F, R, Proof: Exists>,
    {
        self.expect(other.extents())?;
        Ok(Shape::pack(&self.extents()))
    }

    /// Returns the shape of rank `Q` with new axes of extent 1 in front: NumPy's alignment at the last axis, for one shape.
    /// [`align_trailing`](super::align_trailing()) aligns several.
    ///
    /// ```
    /// use shapewise::{Const, One, Shape, shape};
    ///
    /// let row = Shape::new(shape![3])?.align_trailing::<2>();
    /// assert_eq!(row.typed_extents(), (One, Const::<3>));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias = "expand_dims")]
    #[must_use]
    pub fn align_trailing<const Q: usize>(self) -> Shape<Q, Trailing<E, R, Q>>
    where
        Ranks: AlignsTo<R, Q>,
    {
        Shape::pack(&aligned(&self.extents(), 1))
    }

    /// Returns the shape of rank `Q` whose axis `dimensions[k]` is axis `k` of this one; the other axes are new and have extent 1. This
    /// is XLA's `broadcast_dimensions` for the smaller operand of an operation. The method of views is [`View::along`](crate::View::along).
    ///
    /// ```
    /// use shapewise::{Const, One, Shape, axes, broadcast, shape};
    ///
    /// let (matrix, cube) = (Shape::new(shape![1, 2])?, Shape::new(shape![4, 3, 1])?);
    /// let matrix = matrix.along(axes![1, 2]);
    /// assert_eq!(broadcast::shape((matrix, cube))?.typed_extents(), shape![4, 3, 2]);
    /// assert_eq!(matrix.typed_extents(), (One, One, Const::<2>));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "broadcast_dimensions")]
    #[must_use]
    pub fn along<const Q: usize, D: ShapePlaces<E, R, Q>>(self, dimensions: D) -> Shape<Q, D::Extents> {
        // The bounds prove the rule, so there is no error.
        let dimensions = DimensionList::to_array(&dimensions);
        Shape::pack(&placed(&self.extents(), 1, &dimensions).unwrap_or([1; Q]))
    }

    /// Returns the shape that [`along`](Self::along) returns, with dimensions that are known at run time.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Dimension`] for a dimension that is not below `Q`, [`BroadcastError::Order`] for dimensions
    /// that do not increase.
    #[doc(alias = "broadcast_dimensions")]
    pub fn along_by<const Q: usize>(self, dimensions: [usize; R]) -> Result<Shape<Q>, BroadcastError>
    where
        Ranks: RankFits<R, Q>,
    {
        Ok(Shape::pack(&placed(&self.extents(), 1, &dimensions)?))
    }
}
