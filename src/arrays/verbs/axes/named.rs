//! Names of axes: the axis of a name, and another name for an axis.

use crate::{
    array::{Lend, StorageMut, TensorBase, View, ViewMut},
    axis::{Axis, AxisIn, one::RenamedAxes},
    extent::{HasName, Name, Named},
    layout::{AxesOf, ExtentTypes, Layout},
    private::Exists,
    rank::Ranks,
    types::{AxisList, KnownRank},
};

/// The layout `L` whose axis `A` has the name `D`. See [`renamed`](TensorBase::renamed).
pub type RenamedLayout<L, D, const A: isize, const R: usize> =
    <RenamedAxes<AxesOf<L, R>, D, A, R> as AxisList>::Part<R, <L as Layout<R>>::IsRowMajor>;

/// # Name axes
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the axis that has a name, to pass to an operation that takes an axis.
    ///
    /// A name that no axis has, or that two axes have, is an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Keep, Tensor, names, shape, tensor};
    ///
    /// names! { Batch, Features }
    ///
    /// let x = Tensor::<f32, 2>::ones(shape![Batch(3), Features(5)]);
    /// assert_eq!(x.sum_axis(x.axis(Features)), tensor![5.0, 5.0, 5.0]);
    /// assert_eq!(x.mean_axis(Keep(x.axis(Batch))).extents(), [1, 5]);
    /// ```
    #[must_use]
    #[inline]
    pub fn axis<D: Name, const I: isize>(&self, name: fn(usize) -> Named<D>) -> Axis<I>
    where
        ExtentTypes<L, R>: HasName<D, I, Proof: Exists>,
    {
        let _ = name;
        Axis
    }

    /// Returns a view of the same elements whose axis `A` has another name, or a name for the first time. Nothing is compared: the number stays as it is.
    /// A number in the type becomes one that is known at run time.
    ///
    /// [`typed`](Self::typed) states a name where there is none, and refuses to replace another one. [`as_typed`](Self::as_typed) with `usize` at an axis
    /// forgets its name.
    ///
    /// ```
    /// use shapewise::{Axis, Extents, Tensor, names, shape};
    ///
    /// names! { Tokens, Queries, Keys, Width }
    ///
    /// let x = Tensor::<f32, 2>::ones(shape![Tokens(3), Width(5)]);
    /// let (q, k) = (x.renamed(Axis::<0>, Queries), x.renamed(x.axis(Tokens), Keys));
    /// let scores = q.matmul(&k.transpose());
    /// let _: Extents![Queries, Keys] = scores.typed_extents();
    /// ```
    ///
    /// # In other libraries
    ///
    /// Haliax, `rename`; xarray, `swap_dims`.
    #[doc(alias("rename", "refine_names"))]
    #[must_use]
    #[inline]
    pub fn renamed<D: Name, const A: isize>(
        &'s self,
        axis: Axis<A>,
        name: fn(usize) -> Named<D>,
    ) -> View<'a, T, R, RenamedLayout<L, D, A, R>>
    where
        Axis<A>: AxisIn<R, Proof: Exists>,
        Ranks: KnownRank<R>,
    {
        let _ = (axis, name);
        self.lent_as()
    }
}

/// # Name axes, to write
impl<T, S: StorageMut<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the same elements to write, whose axis `A` has another name: [`renamed`](Self::renamed).
    ///
    /// ```
    /// use shapewise::{Axis, Tensor, names, shape};
    ///
    /// names! { Seen, New, Width }
    ///
    /// let mut cache = Tensor::<f32, 2>::zeros(shape![Seen(4), Width(2)]);
    /// let new = Tensor::<f32, 2>::ones(shape![New(1), Width(2)]);
    /// let mut rows = cache.renamed_mut(Axis::<0>, New);
    /// let mut last = rows.slice_mut(shapewise::s![3..]);
    /// last += &new;
    /// assert_eq!(cache.sum(), 2.0);
    /// ```
    #[must_use]
    #[inline]
    pub fn renamed_mut<D: Name, const A: isize>(
        &mut self,
        axis: Axis<A>,
        name: fn(usize) -> Named<D>,
    ) -> ViewMut<'_, T, R, RenamedLayout<L, D, A, R>>
    where
        Axis<A>: AxisIn<R, Proof: Exists>,
        Ranks: KnownRank<R>,
    {
        let _ = (axis, name);
        self.written_as()
    }
}
