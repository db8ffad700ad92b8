//! Operations on two arrays, broadcast to each other.

use crate::{
    array::{
        Lend,
        dynamic::{DynBase, DynStrided, DynTensor, DynView, together},
    },
    broadcast::BroadcastError,
    layout::nest::Nest,
    loops::{
        allocate::allocate,
        any_rank::{Axis, INNER, for_each_nest},
    },
    verbs::elementwise::collect::extend,
};

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Another array and a function of two elements in, a tensor of its results out, in logical order. The two arrays are broadcast to
    /// each other: the ranks are equal, or one of them is 0; [`align_trailing`](Self::align_trailing) prepares an operand of a smaller
    /// rank. The other array may be a ranked one.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::RankMismatch`], [`BroadcastError::Extents`] with the first axis where the extents do not broadcast, or
    /// [`BroadcastError::Size`] or [`BroadcastError::Memory`] if the result does not fit.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let (column, row) = ([1, 2], [10, 20, 30]);
    /// let column = DynView::new(&column, &"[2,1]".parse()?)?;
    /// let row = DynView::new(&row, &"[1,3]".parse()?)?;
    /// assert_eq!(column.zip_map(&row, |x, y| x * y)?.as_slice(), [10, 20, 30, 20, 40, 60]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "Zip")]
    pub fn zip_map<'v, U: 'v, V>(
        &'s self,
        other: impl Into<DynView<'v, U>>,
        mut map: impl FnMut(&T, &U) -> V,
    ) -> Result<DynTensor<V>, BroadcastError> {
        let (other, left) = (other.into(), self.data.lend());
        let extents = self.layout.common(&other.layout)?;
        let result = DynStrided::row_major(&extents)?;
        let mut data = allocate(result.element_count())?;
        self.each_pair(&other, &extents, Nest::from_axes, |nest| {
            nest.fold((), |(), row| {
                extend(&mut data, row.len, row.run(0, left), row.run(1, other.data), &mut map);
            });
        })?;
        Ok(DynTensor::of_elements(data, result))
    }

    /// Another array and a function in, one value out: folds the pairs of elements, in no specified order. The two arrays are broadcast
    /// to each other, as in [`zip_map`](Self::zip_map).
    ///
    /// # Errors
    ///
    /// Same errors as [`zip_map`](Self::zip_map).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let (x, y) = ([1, 5, 3], [4, 4, 4]);
    /// let (x, y) = (DynView::new(&x, &"[3]".parse()?)?, DynView::new(&y, &"[3]".parse()?)?);
    /// assert_eq!(x.zip_fold(&y, 0, |most, x: &i32, y: &i32| most.max((x - y).abs()))?, 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn zip_fold<'v, U: 'v, B>(
        &'s self,
        other: impl Into<DynView<'v, U>>,
        init: B,
        mut visit: impl FnMut(B, &T, &U) -> B,
    ) -> Result<B, BroadcastError> {
        let (other, left, mut folded) = (other.into(), self.data.lend(), Some(init));
        let extents = self.layout.common(&other.layout)?;
        self.each_pair(&other, &extents, Nest::from_axes_ordered, |nest| {
            folded = folded.take().map(|value| {
                nest.fold(value, |folded, row| row.fold_pairs((left, other.data), folded, &mut visit))
            });
        })?;
        match folded {
            Some(folded) => Ok(folded),
            None => unreachable!("each call puts the value back"),
        }
    }

    /// The loops over the pairs of elements of two arrays that broadcast to these extents.
    fn each_pair<U>(
        &self,
        other: &DynView<'_, U>,
        extents: &[usize],
        order: fn([isize; 2], &[Axis<2>]) -> Nest<INNER, 2>,
        visit: impl FnMut(Nest<INNER, 2>),
    ) -> Result<(), BroadcastError> {
        let (left, right) = (self.layout.stretched(extents)?, other.layout.stretched(extents)?);
        let (axes, offsets) = together([&left, &right]);
        for_each_nest(axes, offsets, order, visit);
        Ok(())
    }
}
