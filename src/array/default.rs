//! Empty arrays, for `#[derive(Default)]` and `mem::take`.

#[cfg(feature = "alloc")]
use crate::{
    array::{DynTensor, DynView, DynViewMut, Tensor},
    verbs::elementwise::map::tensor,
};
#[cfg(feature = "alloc")]
use alloc::vec::Vec;

#[cfg(feature = "alloc")]
use crate::types::ExtentList;
use crate::{
    array::{View, ViewMut},
    layout::{Layout, RowMajor, Strided},
    rank::{Below, Ranks},
    shape::Shape,
};

/// The layout of a view without elements.
fn empty<const R: usize>() -> Strided<R> {
    RowMajor::new(Shape::<R>::pack(&[0; R])).ranked()
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize> Default for View<'_, T, R>
where
    Ranks: Below<0, R>,
{
    /// The view without elements: each extent is 0. A view of rank 0 has an element, so there is none.
    fn default() -> Self {
        Self::over(&[], empty())
    }
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize> Default for ViewMut<'_, T, R>
where
    Ranks: Below<0, R>,
{
    /// The view without elements: each extent is 0. A view of rank 0 has an element, so there is none.
    ///
    /// ```
    /// use core::mem;
    /// use shapewise::{Axis, View, ViewMut};
    ///
    /// // Takes the first `rows` rows off a view.
    /// fn take_rows<'a>(view: &mut ViewMut<'a, i32, 2>, rows: usize) -> ViewMut<'a, i32, 2> {
    ///     let (taken, kept) = mem::take(view).into_split_at(Axis::<0>, rows);
    ///     *view = kept;
    ///     taken
    /// }
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// let mut view: ViewMut<'_, i32, 2> = ViewMut::new(&mut memory, [2, 2])?.into_ranked();
    /// take_rows(&mut view, 1).fill(7);
    /// assert_eq!((view[[0, 0]], memory), (3, [7, 7, 3, 4]));
    /// assert_eq!(View::<'_, i32, 1>::default().extents(), [0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    fn default() -> Self {
        Self::over(&mut [], empty())
    }
}

#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T: Default, const R: usize, E: ExtentList<R>> Default for Tensor<T, R, RowMajor<R, E>> {
    /// The tensor whose extents that are known at run time are 0. It has no elements, unless the type knows all extents: then they are defaults, as
    /// those of arrays and tuples.
    ///
    /// # Panics
    ///
    /// As `Vec` does if the elements that the type knows do not fit in memory.
    ///
    /// ```
    /// use shapewise::{DenseTensor, Extents, Tensor, tensor};
    ///
    /// #[derive(Default)]
    /// struct Layer {
    ///     weights: Tensor<f32, 2>,
    ///     bias: DenseTensor<f32, 1, Extents![2]>,
    ///     scale: Tensor<f32, 0>,
    /// }
    ///
    /// let mut layer = Layer::default();
    /// assert_eq!((layer.weights.extents(), layer.bias, layer.scale[[]]), ([0, 0], tensor![0.0, 0.0], 0.0));
    ///
    /// layer.weights = Tensor::filled([2, 3], 1.0);
    /// let weights = std::mem::take(&mut layer.weights);
    /// assert_eq!((weights.sum(), layer.weights.extents()), (6.0, [0, 0]));
    /// ```
    fn default() -> Self {
        let () = Shape::<R, E>::FITS;
        let extents = E::EXTENTS.map(|known| known.unwrap_or(0));
        let count = extents.iter().product();
        tensor(core::iter::repeat_with(T::default).take(count).collect(), &extents)
    }
}

#[cfg(feature = "alloc")]
impl<T> Default for DynTensor<T> {
    /// The tensor without elements, of extents `[0]`.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut images = DynTensor::filled(&"[2,3]".parse()?, 1.0)?;
    /// assert_eq!(std::mem::take(&mut images).sum(), 6.0);
    /// assert_eq!(images.shape().to_string(), "[0]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn default() -> Self {
        Tensor::<T, 1>::from(Vec::new()).into_dynamic()
    }
}

#[cfg(feature = "alloc")]
impl<T> Default for DynView<'_, T> {
    /// The view without elements, of extents `[0]`.
    fn default() -> Self {
        View::<'_, T, 1>::default().into()
    }
}

#[cfg(feature = "alloc")]
impl<T> Default for DynViewMut<'_, T> {
    /// The view without elements, of extents `[0]`.
    fn default() -> Self {
        ViewMut::<'_, T, 1>::default().into()
    }
}
