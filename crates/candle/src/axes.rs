//! Operations on axes.

use shapewise::{broadcast::PlacesOf, types::ExtentList};

use crate::{Result, Typed};

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
    pub fn along<const Q: usize, D: PlacesOf<E, R, Q>>(&self, dimensions: D) -> Result<Typed<Q, D::Extents>> {
        let shape = self.shape().along(dimensions);
        Typed::of(self.as_inner().reshape(&shape.extents()), shape)
    }
}
