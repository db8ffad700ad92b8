//! What views, mutable views and tensors have in common: each rule is in one place, and the other two do as their view does.

#[cfg(feature = "alloc")]
use crate::layout::{RowMajor, Writable};
#[cfg(feature = "alloc")]
use crate::view::{Tensor, ViewError};
use crate::{
    extent::Extents,
    index::Walk,
    layout::{ByStrides, Contiguous, ExtentTypes, Mapping},
    private::AGREED,
    shape::Shape,
    slice::{KnownSlice, SliceOf, Sliced},
    view::{View, ViewMut},
};

mod broadcasts;
#[cfg(feature = "alloc")]
mod copies;
mod folds;
mod knowledge;
mod leading;
#[cfg(feature = "rayon")]
mod parallel;
mod parts;
#[cfg(feature = "alloc")]
mod strided;
#[cfg(feature = "alloc")]
mod ternary;
#[cfg(feature = "alloc")]
mod writes;

/// What a view's layout says of it.
macro_rules! described {
    ($view:ty) => {
        /// What any layout can say, with strides or without.
        impl<T, const R: usize, L: Mapping<R>> $view {
            /// The layout.
            #[must_use]
            #[inline(always)]
            pub const fn layout(&self) -> &L {
                &self.layout
            }

            /// The rank.
            #[must_use]
            #[inline(always)]
            pub const fn rank(&self) -> usize {
                R
            }

            /// All extents, in axis order.
            #[must_use]
            #[inline(always)]
            pub fn extents(&self) -> [usize; R] {
                self.layout.extents()
            }

            /// The shape, known when running.
            #[must_use]
            #[inline(always)]
            pub fn shape(&self) -> Shape<R> {
                Shape::pack(&self.extents())
            }

            /// All indices, in logical order.
            #[must_use]
            pub fn indices(&self) -> Walk<R> {
                Walk::all(self.extents())
            }

            /// The product of the extents.
            #[must_use]
            pub fn element_count(&self) -> usize {
                self.layout.element_count()
            }

            /// Whether there are no elements: an extent is 0.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.extents().contains(&0)
            }

            /// All extents, as the type knows them.
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
            pub fn typed_extents(&self) -> ExtentTypes<L, R>
            where
                ExtentTypes<L, R>: Extents<R>,
            {
                Extents::pack(&self.extents(), AGREED)
            }
        }

        impl<T, const R: usize, L: Mapping<R>> $view {
            /// All strides, in axis order, in elements.
            #[must_use]
            #[inline(always)]
            pub fn strides(&self) -> [isize; R]
            where
                L: ByStrides<R>,
            {
                self.layout.strides()
            }
        }
    };
}

described!(View<'_, T, R, L>);
described!(ViewMut<'_, T, R, L>);
#[cfg(feature = "alloc")]
described!(Tensor<T, R, L>);

/// What a mutable view does that consumes no layout, or is another thing on tensors.
impl<T, const R: usize, L: Mapping<R>> ViewMut<'_, T, R, L> {
    /// [`View::as_slice`].
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[T]
    where
        L: Contiguous<R>,
    {
        self.view().as_slice()
    }
}

impl<T, const R: usize, L: Mapping<R>> ViewMut<'_, T, R, L> {
    /// [`View::slice`].
    ///
    /// # Panics
    ///
    /// As there.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn slice<const Q: usize, X: SliceOf<R, Q>>(&self, items: X) -> View<'_, T, Q, Sliced<L, X, R, Q>>
    where
        L: ByStrides<R>,
    {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        self.view().slice(items)
    }

    /// [`View::to_layout`].
    ///
    /// # Errors
    ///
    /// As there.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_layout<M: Writable<R>>(&self, layout: M) -> Result<Tensor<T, R, M>, ViewError>
    where
        T: Clone + Default,
    {
        self.view().to_layout(layout)
    }

    /// [`View::to_layout_with`].
    ///
    /// # Errors
    ///
    /// As there.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_layout_with<M: Writable<R>>(&self, layout: M, padding: T) -> Result<Tensor<T, R, M>, ViewError>
    where
        T: Clone,
    {
        self.view().to_layout_with(layout, padding)
    }

    /// [`View::map`].
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn map<'a, U>(&'a self, map: impl FnMut(&'a T) -> U) -> Tensor<U, R, RowMajor<R, ExtentTypes<L, R>>>
    where
        ExtentTypes<L, R>: Extents<R>,
    {
        self.view().map(map)
    }
}
