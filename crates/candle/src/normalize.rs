//! Results of a row that keep its extent.

use shapewise::{
    axis::AxisIn,
    bounds::{Exists, ExtentList},
};

use crate::{Result, Typed};

impl<const R: usize, E: ExtentList<R>> Typed<R, E> {
    /// Returns e to the power of each element, divided by their sum along an axis.
    ///
    /// # Errors
    ///
    /// [`Error::Empty`](crate::Error::Empty) if the axis has extent 0; those of candle. An axis that is out of range is an error of `cargo check`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[[1_f32, 1.], [0., 200.]], &Device::Cpu)?, shape![2, 2])?;
    /// assert_eq!(x.softmax(Axis::<-1>)?.into_inner().to_vec2::<f32>()?, [[0.5, 0.5], [0., 1.]]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn softmax<X: AxisIn<R, Proof: Exists>>(&self, axis: X) -> Result<Self> {
        let (x, axis) = (self.as_inner(), self.not_empty(axis.number(R))?);
        let powers = x.broadcast_sub(&x.max_keepdim(axis)?)?.exp()?;
        Self::of(powers.broadcast_div(&powers.sum_keepdim(axis)?), self.shape())
    }

    /// Returns the logarithms of [`softmax`](Self::softmax), which are exact where it is almost 0.
    ///
    /// # Errors
    ///
    /// The same errors as `softmax`.
    ///
    /// ```
    /// use candle_core::{Device, Tensor};
    /// use shapewise::{Axis, shape};
    /// use shapewise_candle::Typed;
    ///
    /// let x = Typed::new(Tensor::new(&[0_f32, 200.], &Device::Cpu)?, shape![2])?;
    /// assert_eq!(x.log_softmax(Axis::<0>)?.into_inner().to_vec1::<f32>()?, [-200., 0.]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn log_softmax<X: AxisIn<R, Proof: Exists>>(&self, axis: X) -> Result<Self> {
        let (x, axis) = (self.as_inner(), self.not_empty(axis.number(R))?);
        let lower = x.broadcast_sub(&x.max_keepdim(axis)?)?;
        let sums = lower.exp()?.sum_keepdim(axis)?.log()?;
        Self::of(lower.broadcast_sub(&sums), self.shape())
    }

    /// Returns the sums of all elements up to each one along an axis.
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
    /// let x = Typed::new(Tensor::new(&[1_f32, 2., 3.], &Device::Cpu)?, shape![3])?;
    /// assert_eq!(x.cumsum(Axis::<0>)?.into_inner().to_vec1::<f32>()?, [1., 3., 6.]);
    /// # Ok::<(), shapewise_candle::Error>(())
    /// ```
    pub fn cumsum<X: AxisIn<R, Proof: Exists>>(&self, axis: X) -> Result<Self> {
        Self::of(self.as_inner().cumsum(axis.number(R)), self.shape())
    }
}
