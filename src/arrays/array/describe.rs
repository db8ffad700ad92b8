//! What the layout of an array determines: rank, extents, strides.

use crate::{
    array::{Lend, StorageMut, TensorBase, View, ViewMut, tiled::TiledBase},
    extent::{NameText, agreed},
    index::Walk,
    layout::{ExtentTypes, Layout, Mapping},
    pattern::HasExtents,
    private::Exists,
    shape::Shape,
    types::ExtentList,
};

/// # Describe matrices
impl<T, S, L: Layout<2>> TensorBase<T, S, 2, L> {
    /// Returns the number of rows: the extent of axis 0.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[0; 6], [2, 3])?.nrows(), 2);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn nrows(&self) -> usize {
        let [rows, _] = self.extents();
        rows
    }

    /// Returns the number of columns: the extent of axis 1.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[0; 6], [2, 3])?.ncols(), 3);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn ncols(&self) -> usize {
        let [_, columns] = self.extents();
        columns
    }
}

/// # Describe arrays
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the layout: the map from indices to offsets in memory.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[0; 6], [2, 3])?.layout().strides(), [3, 1]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn layout(&self) -> &L {
        &self.layout
    }

    /// Returns the rank: how many axes the array has.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[0; 6], [2, 3])?.rank(), 2);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias = "ndim")]
    pub const fn rank(&self) -> usize {
        R
    }

    /// Returns all extents, in axis order, in elements.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[0; 6], [2, 3])?.extents(), [2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("dim", "raw_dim", "size"))]
    pub fn extents(&self) -> [usize; R] {
        self.layout.extents()
    }

    /// Returns the shape, with extents that are known at run time.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[0; 6], [2, 3])?.shape().to_string(), "[2,3]");
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn shape(&self) -> Shape<R> {
        Shape::pack(&self.extents())
    }

    /// Returns all extents, with the knowledge of the type.
    ///
    /// ```
    /// use shapewise::{Const, View, shape};
    ///
    /// let memory = [0; 12];
    /// let rows = memory.len() / 4;
    /// let (m, n): (usize, Const<4>) = View::new(&memory, shape![rows, 4])?.typed_extents();
    /// # let _ = (m, n);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn typed_extents(&self) -> ExtentTypes<L, R> {
        agreed::of_rule(&self.extents())
    }

    /// Returns all strides, in axis order, in elements.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[0; 6], [2, 3])?.transpose().strides(), [1, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn strides(&self) -> [isize; R] {
        self.layout.strides()
    }

    /// Returns the number of elements: the product of the extents.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[0; 6], [2, 3])?.element_count(), 6);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[doc(alias = "numel")]
    #[doc(alias = "size")]
    pub fn element_count(&self) -> usize {
        self.layout.element_count()
    }

    /// Returns whether the array has no elements: an extent is 0.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert!(View::new(&[0; 6], [2, 0])?.is_empty());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.extents().contains(&0)
    }

    /// Returns how many elements there are, as [`element_count`](Self::element_count). `len` of NumPy is `extents()[0]`.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[0; 6], [2, 3])?.len(), 6);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.element_count()
    }

    /// Iterates over all indices, in logical order.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let indices: Vec<_> = View::new(&[0; 4], [2, 2])?.indices().collect();
    /// assert_eq!(indices, [[0, 0], [0, 1], [1, 0], [1, 1]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[doc(alias("ndindex", "CartesianIndices", "CartesianIndex"))]
    pub fn indices(&self) -> Walk<R> {
        Walk::all(self.extents())
    }
}

/// # View all elements
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view of all elements. The view of a `Tensor<T, R>` is a `View<'_, T, R>`.
    ///
    /// ```
    /// use shapewise::{Tensor, View};
    ///
    /// let tensor: Tensor<i32, 1> = Tensor::new(vec![1, 2, 3], [3])?;
    /// let view: View<'_, i32, 1> = tensor.view();
    /// assert_eq!(view[[2]], 3);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn view(&'s self) -> View<'a, T, R, L::Viewed> {
        self.lent_as()
    }
}

/// # View all elements, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a mutable view of all elements, for as long as this array is borrowed.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// let mut tensor = Tensor::new(vec![1, 2, 3], [3])?;
    /// tensor.view_mut()[[2]] = 7;
    /// assert_eq!(tensor.as_slice(), [1, 2, 7]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reborrow")]
    #[must_use]
    #[inline]
    pub fn view_mut(&mut self) -> ViewMut<'_, T, R, L::Viewed>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.written_as()
    }

    /// A mutable view of all elements with the layout as it is.
    #[inline(always)]
    pub(crate) fn lent_mut(&mut self) -> ViewMut<'_, T, R, L>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.written()
    }
}

macro_rules! arrays {
    ($($array:ident: $Layout:ident)*) => { $(
        impl<T, S, const R: usize, L: $Layout<R>> HasExtents for $array<T, S, R, L> {
            const KNOWN: Option<&'static [Option<usize>]> = Some(&L::EXTENTS);
            const NAMES: &'static [Option<NameText>] = &<L::Extents as ExtentList<R>>::NAMES;

            #[inline(always)]
            fn rank(&self) -> Option<usize> {
                Some(R)
            }

            #[inline(always)]
            fn extent(&self, axis: usize) -> Option<usize> {
                self.extents().get(axis).copied()
            }
        }
    )* };
}

arrays! { TensorBase: Layout TiledBase: Mapping }
