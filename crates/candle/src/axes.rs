//! Operations on axes: no element is computed.

use shapewise::{
    Axis, AxisOrder, Extents, One,
    axis::{AxesIn, AxisIn, ReducedAxis},
    bounds::{AlignsTo, AxisPosition, Exists, ExtentList, ListLike, ReshapeExtents, ReshapeTo, ShapePlaces},
    broadcast::{BroadcastToExtents, Stretched, Trailing},
    rank::{Below, Plus, Ranks},
    rearrange::{Moved, Reduced, Swapped},
    shape::{Inserted, Permuted},
};

use crate::{Result, Typed};

/// The extents of a reshape.
type To<F, const Q: usize> = <<F as ListLike>::Itself as ReshapeExtents<Q>>::Extents;

impl<const R: usize, E: ExtentList<R>> Typed<R, E> {
    /// Returns the tensor of rank `Q` whose axis `dimensions[k]` is axis `k` of this one; the other axes are new, have extent 1, and stretch. It
    /// aligns an operand of a lower rank; nothing is copied.
    ///
    /// # Errors
    ///
    /// Those of candle.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Const, One, axes, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let row = Typed::new(Tensor::new(&[1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
    /// assert_eq!(row.along::<2, _>(axes![1])?.typed_extents(), (One, Const::<3>));
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn along<const Q: usize, D: ShapePlaces<E, R, Q>>(
        &self,
        dimensions: D,
    ) -> Result<Typed<Q, D::Extents>> {
        let shape = self.shape().along(dimensions);
        Typed::of(self.as_inner().reshape(&shape.extents()), shape)
    }

    /// Returns the tensor with new axes of extent 1 in front: NumPy's alignment at the last axis.
    ///
    /// # Errors
    ///
    /// Those of candle.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Const, One, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let row = Typed::new(Tensor::new(&[1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
    /// assert_eq!(row.align_trailing::<3>()?.typed_extents(), (One, One, Const::<3>));
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn align_trailing<const Q: usize>(&self) -> Result<Typed<Q, Trailing<E, R, Q>>>
    where
        Ranks: AlignsTo<R, Q>,
    {
        let shape = self.shape().align_trailing::<Q>();
        Typed::of(self.as_inner().reshape(&shape.extents()), shape)
    }

    /// Stretches to extents of the same rank: axes of extent 1 repeat. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`Error::Broadcast`](crate::Error::Broadcast) with the first axis whose extent is neither that of the target nor 1. Two extents in the type
    /// that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::shape;
    /// use shapewise_candle::Typed;
    ///
    /// let row = Typed::new(Tensor::new(&[[1_f32, 2.]], &Device::Cpu)?, shape![1, 2])?;
    /// assert_eq!(
    ///     row.broadcast_to(shape![2, 2])?.into_inner().to_vec2::<f32>()?,
    ///     [[1., 2.], [1., 2.]]
    /// );
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn broadcast_to<F: Extents<R>>(&self, extents: F) -> Result<Typed<R, Stretched<E, F, R>>>
    where
        E: BroadcastToExtents<F, R, Proof: Exists>,
    {
        let shape = self.shape().broadcast_to(extents)?;
        Typed::of(self.as_inner().broadcast_as(&shape.extents()), shape)
    }

    /// Returns the same elements in the same order with other extents: `[m, n]` can become `[m * n]`. One extent may be `_` in `shape!`, and
    /// is inferred. Candle copies if it must.
    ///
    /// # Errors
    ///
    /// [`Error::Reshape`](crate::Error::Reshape) if the element counts differ, which for two shapes in the type is an error of `cargo build`.
    ///
    /// ```
    /// use candle_core::{DType, Device, Tensor};
    /// use shapewise::{Const, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let images = Typed::<3>::ranked_from(Tensor::ones((5, 8, 8), DType::F32, &Device::Cpu)?)?;
    /// assert_eq!(images.reshape(shape![_, 64])?.typed_extents(), (5, Const::<64>));
    /// let error = images.reshape([5, 63]).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "320 elements cannot become 315 elements: the element count must stay the same"
    /// );
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn reshape<const Q: usize, F: ReshapeTo<Q, Proof: Exists>>(
        &self,
        extents: F,
    ) -> Result<Typed<Q, To<F, Q>>> {
        let shape = self.shape().reshape(extents)?;
        Typed::of(self.as_inner().reshape(&shape.extents()), shape)
    }

    /// Returns the tensor with its axes in another order, `axes![2, 0, 1]`: axis `k` of the result is the `k`-th of these axes. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Those of candle. An order that is not one of all axes is an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{DType, Device, Tensor};
    /// use shapewise::{axes, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::ones((2, 3, 4), DType::F32, &Device::Cpu)?, shape![2, 3, 4])?;
    /// assert_eq!(x.permute(axes![2, 0, 1])?.typed_extents(), shape![4, 2, 3]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn permute<O: AxisOrder<R, Proof: Exists>>(&self, order: O) -> Result<Typed<R, Permuted<E, O, R>>> {
        let axes = O::PERMUTATION.axes();
        Typed::of(self.as_inner().permute(axes), self.shape().permute(order))
    }

    /// Returns the tensor with two axes exchanged. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Those of candle. An axis that is out of range is an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[[1_f32, 2., 3.]], &Device::Cpu)?, shape![1, 3])?;
    /// assert_eq!(x.swap_axes(Axis::<0>, Axis::<-1>)?.typed_extents(), shape![3, 1]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn swap_axes<X: AxisIn<R, Proof: Exists>, Y: AxisIn<R, Proof: Exists>>(
        &self,
        first: X,
        second: Y,
    ) -> Result<Typed<R, Swapped<X, Y, E, R>>> {
        let result = self.as_inner().transpose(first.number(R), second.number(R));
        Typed::of(result, self.shape().swap_axes(first, second))
    }

    /// Returns the tensor with an axis moved to a position; the others keep their order. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Those of candle. An axis that is out of range is an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{DType, Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::ones((2, 3, 4), DType::F32, &Device::Cpu)?, shape![2, 3, 4])?;
    /// assert_eq!(x.move_axis(Axis::<0>, Axis::<2>)?.typed_extents(), shape![3, 4, 2]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn move_axis<X: AxisIn<R, Proof: Exists>, Y: AxisIn<R, Proof: Exists>>(
        &self,
        axis: X,
        to: Y,
    ) -> Result<Typed<R, Moved<X, Y, E, R>>> {
        let (from, at) = (axis.number(R), to.number(R));
        let mut order: Vec<usize> = (0..R).filter(|axis| *axis != from).collect();
        order.insert(at.min(order.len()), from);
        Typed::of(self.as_inner().permute(order), self.shape().move_axis(axis, to))
    }

    /// Returns the tensor with a new axis of extent 1, which is axis `A` of the result and stretches. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Those of candle. An axis that the result does not have is an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, Const, One, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let row = Typed::new(Tensor::new(&[1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
    /// assert_eq!(row.insert_axis(Axis::<1>)?.typed_extents(), (Const::<3>, One));
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    #[doc(alias = "unsqueeze")]
    pub fn insert_axis<const A: isize, const Q: usize>(
        &self,
        axis: Axis<A>,
    ) -> Result<Typed<Q, Inserted<E, One, A, R, Q>>>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists> + Below<A, Q>,
        Axis<A>: AxisPosition,
    {
        let shape = self.shape().insert_axis(axis, One)?;
        Typed::of(self.as_inner().reshape(&shape.extents()), shape)
    }

    /// Returns the tensor without an axis of extent 1. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`Error::Subview`](crate::Error::Subview) if the extent of the axis is not 1, which is an error of `cargo build` if the type knows it.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let column = Typed::new(Tensor::new(&[[1_f32], [2.]], &Device::Cpu)?, shape![2, 1])?;
    /// assert_eq!(column.squeeze(Axis::<1>)?.into_inner().to_vec1::<f32>()?, [1., 2.]);
    /// let error = column.ranked().squeeze(Axis::<0>).unwrap_err().to_string();
    /// assert_eq!(
    ///     error,
    ///     "axis 0 has extent 2: only an axis of extent 1 is removed; `index_axis` takes one of its \
    ///      coordinates"
    /// );
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn squeeze<const Q: usize, X: ReducedAxis<R, Q, AxisProof: Exists, Proof: Exists>>(
        &self,
        axis: X,
    ) -> Result<Typed<Q, Reduced<X, E, R, Q>>> {
        let shape = self.shape().squeeze(axis)?;
        Typed::of(self.as_inner().reshape(&shape.extents()), shape)
    }

    /// Returns the tensor with the order of its elements reversed along one axis or several.
    ///
    /// # Errors
    ///
    /// Those of candle. An axis that is out of range is an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let row = Typed::new(Tensor::new(&[1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
    /// assert_eq!(row.flip(Axis::<0>)?.into_inner().to_vec1::<f32>()?, [3., 2., 1.]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn flip<X: AxesIn<R, Proof: Exists>>(&self, axes: X) -> Result<Self> {
        let numbers: Vec<_> = (0..R).filter(|axis| axes.has(*axis, R)).collect();
        Self::of(self.as_inner().flip(&numbers), self.shape())
    }
}
