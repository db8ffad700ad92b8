//! Elements picked by their positions, and by masks.

use shapewise::{
    BroadcastError, Extent, ExtentMismatch,
    axis::{AxisIn, ReducedAxis},
    bounds::{Exists, ExtentList, ReducedAxes},
    broadcast::{EqualExtents, Merged},
    rank::{Plus, Ranks},
    rearrange::{Reduced, WithExtent},
    shape::{Appended, Head, Tail},
    slice::position,
};

use crate::{Result, Typed};

/// The extent of a vector.
type Only<F> = Head<F, 1>;
/// The extents of the rows of a table `E` at indices `F`.
type Rows<E, F, const P: usize, const Q: usize> = Appended<F, Only<Tail<E, 2, 1>>, P, Q>;

impl<const R: usize, E: ExtentList<R>> Typed<R, E> {
    /// Returns `extent` positions of an axis from `begin` on; both are `usize`, or `Const` if they are in the type. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`Error::Slice`](crate::Error::Slice) if a position is out of bounds, which is an error of `cargo build` if the types know the numbers.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, Const, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let row = Typed::new(Tensor::new(&[1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
    /// let last = row.narrow(Axis::<0>, Const::<1>, Const::<2>)?;
    /// assert_eq!(last.typed_extents(), (Const::<2>,));
    /// assert_eq!(last.into_inner().to_vec1::<f32>()?, [2., 3.]);
    /// let error = row.narrow(Axis::<0>, 2, 2).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "positions 2 to 4 are out of bounds for axis 0, which has extent 3"
    /// );
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn narrow<X: AxisIn<R, Proof: Exists>, B: Extent, N: Extent>(
        &self,
        axis: X,
        begin: B,
        extent: N,
    ) -> Result<Typed<R, WithExtent<X, E, N, R>>> {
        let shape = self.shape().narrow(axis, begin, extent)?;
        Typed::of(self.as_inner().narrow(axis.number(R), begin.get(), extent.get()), shape)
    }

    /// Returns the part at one index of an axis, without the axis. A negative index counts from the end. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`Error::Slice`](crate::Error::Slice) if the index is out of bounds.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[[1_f32, 2.], [3., 4.]], &Device::Cpu)?, shape![2, 2])?;
    /// assert_eq!(x.index_axis(Axis::<1>, -1)?.into_inner().to_vec1::<f32>()?, [2., 4.]);
    /// assert!(x.index_axis(Axis::<1>, 2).is_err());
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn index_axis<
        const Q: usize,
        X: ReducedAxis<R, Q, AxisProof: Exists> + ReducedAxes<R, Q, Proof: Exists>,
    >(
        &self,
        axis: X,
        index: isize,
    ) -> Result<Typed<Q, Reduced<X, E, R, Q>>> {
        let number = axis.number(R);
        let at = position(number, index, self.extents().get(number).copied().unwrap_or_default())?;
        let shape = self.shape().reduce(axis);
        let part = self.as_inner().narrow(number, at, 1).and_then(|part| part.reshape(&shape.extents()));
        Typed::of(part, shape)
    }

    /// Returns the parts at the indices of an axis, of the type `u8`, `u32` or `i64`: extents `[m, n]` at `k` indices of axis 1 become `[m, k]`.
    ///
    /// # Errors
    ///
    /// Those of candle, such as of an index that is out of bounds. An axis that is out of range is an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[[1_f32, 2.], [3., 4.]], &Device::Cpu)?, shape![2, 2])?;
    /// let indices = Typed::new(Tensor::new(&[1_u32, 1, 0], &Device::Cpu)?, shape![3])?;
    /// let taken = x.take(Axis::<1>, &indices)?;
    /// assert_eq!(taken.typed_extents(), shape![2, 3]);
    /// assert_eq!(taken.into_inner().to_vec2::<f32>()?, [[2., 2., 1.], [4., 4., 3.]]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    #[doc(alias("index_select", "gather"))]
    pub fn take<X: AxisIn<R, Proof: Exists>, F: ExtentList<1>>(
        &self,
        axis: X,
        indices: &Typed<1, F>,
    ) -> Result<Typed<R, WithExtent<X, E, Only<F>, R>>> {
        let shape = self.shape().with_extent(axis, indices.shape().head())?;
        // Candle reads the elements of a dense tensor.
        let indices = indices.as_inner().contiguous()?;
        Typed::of(self.as_inner().contiguous()?.index_select(&indices, axis.number(R)), shape)
    }

    /// Chooses the elements of `on_true` where those of this mask, of the type `u8`, are not 0, and those of `on_false` elsewhere. All three have
    /// the same extents: nothing stretches.
    ///
    /// # Errors
    ///
    /// [`Error::Broadcast`](crate::Error::Broadcast) with the first axis where the branches or the mask differ. Two extents in the type that differ
    /// are an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::shape;
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[-1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
    /// let least = x.lt(0.)?.choose(&(&x * 0.1)?, &x)?;
    /// assert_eq!(least.into_inner().to_vec1::<f32>()?, [-0.1, 2., 3.]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    #[doc(alias("where_cond", "select"))]
    pub fn choose<F, G>(
        &self,
        on_true: &Typed<R, F>,
        on_false: &Typed<R, G>,
    ) -> Result<Typed<R, Merged<E, Merged<F, G, R>, R>>>
    where
        F: ExtentList<R> + EqualExtents<G, R, Proof: Exists>,
        G: ExtentList<R>,
        E: EqualExtents<Merged<F, G, R>, R, Proof: Exists>,
    {
        let branches = on_true.shape().merge(on_false.shape()).map_err(
            |ExtentMismatch { axis, expected: on_true, found: on_false, .. }| BroadcastError::Select {
                axis,
                on_true,
                on_false,
            },
        )?;
        let shape = self.shape().merge(branches).map_err(
            |ExtentMismatch { axis, expected: predicate, found: extent, .. }| BroadcastError::Predicate {
                axis,
                extent,
                predicate,
            },
        )?;
        Typed::of(self.as_inner().where_cond(on_true.as_inner(), on_false.as_inner()), shape)
    }
}

impl<E: ExtentList<2>> Typed<2, E> {
    /// Returns the row of this table at each index, of the type `u8`, `u32` or `i64`: of a table `[words, width]`, indices `[n, m]` become
    /// `[n, m, width]`.
    ///
    /// # Errors
    ///
    /// Those of candle, such as of an index that is out of bounds.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::shape;
    /// use shapewise_candle::Typed;
    ///
    /// let table =
    ///     Typed::new(Tensor::new(&[[1_f32, 2.], [3., 4.], [5., 6.]], &Device::Cpu)?, shape![3, 2])?;
    /// let words = Typed::new(Tensor::new(&[[2_u32], [0]], &Device::Cpu)?, shape![2, 1])?;
    /// let vectors = table.embedding(&words)?;
    /// assert_eq!(vectors.typed_extents(), shape![2, 1, 2]);
    /// assert_eq!(vectors.into_inner().to_vec3::<f32>()?, [[[5., 6.]], [[1., 2.]]]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn embedding<const P: usize, const Q: usize, F: ExtentList<P>>(
        &self,
        indices: &Typed<P, F>,
    ) -> Result<Typed<Q, Rows<E, F, P, Q>>>
    where
        Ranks: Plus<P, 1, Q, Proof: Exists>,
    {
        let shape = indices.shape().append(self.shape().tail::<1>().head())?;
        let indices = indices.as_inner().flatten_all()?;
        let rows = self.as_inner().contiguous()?.index_select(&indices, 0);
        Typed::of(rows.and_then(|rows| rows.reshape(&shape.extents())), shape)
    }
}
