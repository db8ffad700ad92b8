//! Parallel loops on the threads of rayon: `par_` variants of methods that write and fold.
//!
//! The outermost axis, in the order that memory suggests, is halved, the halves are halved again, and so on until a part is not
//! worth a thread. The written memory is cut along with it, into slices. If the rows of a layout lie in the gaps of others, they
//! cannot be cut apart, and one thread does all the work. The results are those of the sequential methods.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "the divisor is at least 1; arithmetic of elements is that of the element type"
)]

pub(crate) mod subviews;

use crate::{
    array::{Lend, StorageMut, Summand, TensorBase, View, compare::stretches_beside},
    broadcast::BroadcastError,
    layout::Layout,
    loops::nest::Nest,
    loops::{
        all,
        known::ordered,
        relayout::{FAR, relayout},
        write::{apply_rows, stretched, zip_rows},
    },
    message::or_fail,
    private::{Exists, INTERNAL},
    verbs::{AssignedTo, WrittenInto},
};

/// A part of fewer elements is not divided: it keeps the pieces into which rows of the source are cut at least a cache line long.
const FEW: usize = 1 << 16;

/// The least number of elements of a part. Each thread gets several parts, because threads are not equally fast.
fn least_part(count: usize) -> usize {
    (count / rayon::current_num_threads().saturating_mul(8).max(1)).max(FEW)
}

/// [`least_part`] of a loop that takes as long as its memory: as many bytes are read or written in less time than another thread needs to begin. Tests, which
/// are compiled with debug assertions, divide smaller arrays.
fn least_moved<T>(count: usize, bytes: usize) -> usize {
    let least = if cfg!(debug_assertions) { 0 } else { bytes / size_of::<T>().max(1) };
    least_part(count).max(least)
}

/// The least bytes of a part of a copy: less is copied within the caches of one processor, and is not written past them.
const COPIED: usize = FAR;

/// The least bytes of a part of a sum.
const SUMMED: usize = 1 << 22;

/// Does `work` on the parts of the written memory, with the loops over each.
fn in_parts<T: Send, const R: usize, const N: usize>(
    to: &mut [T],
    nest: Nest<R, N>,
    least: usize,
    work: &(impl Fn(&mut [T], Nest<R, N>) + Sync),
) {
    if nest.element_count() / 2 >= least
        && let Some((first, second, cut)) = nest.disjoint_halves()
    {
        // The cut is where an element is, so it is within the memory.
        let (front, back) = to.split_at_mut(cut);
        rayon::join(|| in_parts(front, first, least, work), || in_parts(back, second, least, work));
    } else {
        work(to, nest);
    }
}

/// The results of `work` for the parts, combined.
fn combined<const R: usize, B: Send>(
    nest: Nest<R, 1>,
    least: usize,
    work: &(impl Fn(Nest<R, 1>) -> B + Sync),
    combine: &(impl Fn(B, B) -> B + Sync),
) -> B {
    if nest.element_count() / 2 >= least
        && let Some((first, second)) = nest.halves()
    {
        let (first, second) =
            rayon::join(|| combined(first, least, work, combine), || combined(second, least, work, combine));
        return combine(first, second);
    }
    work(nest)
}

/// # Read in parallel
impl<'s, 'a, T: Sync + 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Calls a function with each element, in parallel: [`for_each`](Self::for_each).
    ///
    /// ```
    /// use std::sync::atomic::{AtomicUsize, Ordering};
    /// use shapewise::View;
    ///
    /// let (memory, even) = ([1, 2, 3, 4], AtomicUsize::new(0));
    /// View::new(&memory, [2, 2])?.par_for_each(|x| {
    ///     even.fetch_add(usize::from(x % 2 == 0), Ordering::Relaxed);
    /// });
    /// assert_eq!(even.into_inner(), 2);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn par_for_each(&'s self, visit: impl Fn(&'a T) + Sync) {
        self.par_fold(|| (), |(), element| visit(element), |(), ()| ());
    }

    /// Folds all elements into one value, in parallel: parts of the elements are folded, each from `start()`, and the results are
    /// combined. It is [`fold`](Self::fold) on several threads.
    ///
    /// How the elements are divided depends on the number of threads. The result does not depend on it if `combine` is associative
    /// and commutative and `start()` is its neutral element. Sums of floats only come close to that.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory: Vec<u64> = (0..1000).collect();
    /// let view = View::new(&memory, [10, 100])?;
    /// let squares = view.par_fold(|| 0, |sum, x| sum + x * x, |x, y| x + y);
    /// assert_eq!(squares, view.fold(0, |sum, x| sum + x * x));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn par_fold<B: Send>(
        &'s self,
        start: impl Fn() -> B + Sync,
        fold: impl Fn(B, &'a T) -> B + Sync,
        combine: impl Fn(B, B) -> B + Sync,
    ) -> B {
        let (data, nest) = (self.data.lend(), ordered(&self.layout));
        let work = |nest: Nest<R, 1>| {
            nest.fold(start(), |folded, row| row.run(0, data).fold(row.len, folded, &fold))
        };
        combined(nest, least_part(nest.element_count()), &work, &combine)
    }

    /// Returns the sum of all elements, computed in parallel: [`sum`](Self::sum). The number of threads changes the rounding of sums of
    /// floats.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory: Vec<u64> = (0..1000).collect();
    /// assert_eq!(View::new(&memory, [10, 100])?.par_sum(), 499_500);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    pub fn par_sum(&'s self) -> T
    where
        T: Summand<Proof: Exists> + Send,
    {
        let (data, nest) = (self.data.lend(), ordered(&self.layout));
        let work = |nest: Nest<R, 1>| all::sum(data, &nest);
        combined(nest, least_moved::<T>(nest.element_count(), SUMMED), &work, &|x, y| x + y)
    }
}

/// # Write in parallel
impl<T: Send, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Calls a function with each element, to write, in parallel: [`for_each_mut`](Self::for_each_mut).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::ViewMut;
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// ViewMut::new(&mut memory, [2, 2])?.par_for_each_mut(|element| *element *= 10);
    /// assert_eq!(memory, [10, 20, 30, 40]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "par_map_inplace")]
    #[doc(alias = "par_mapv_inplace")]
    pub fn par_for_each_mut(&mut self, visit: impl Fn(&mut T) + Sync)
    where
        S: StorageMut<T, Proof: Exists>,
    {
        let nest = ordered(&self.layout);
        in_parts(
            self.data.elements_mut(),
            nest,
            least_part(nest.element_count()),
            &|to: &mut [T], nest: Nest<R, 1>| {
                nest.fold((), |(), row| row.write(to, |_, element| visit(element)));
            },
        );
    }

    /// Writes the elements of another array to this one, in parallel: [`assign`](Self::assign).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_par_assign`](Self::try_par_assign) returns an error. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut};
    ///
    /// let (memory, mut transposed) = ([1, 2, 3, 4, 5, 6], [0; 6]);
    /// let matrix = View::new(&memory, [2, 3])?;
    /// ViewMut::new(&mut transposed, [3, 2])?.par_assign(&matrix.transpose());
    /// assert_eq!(transposed, [1, 4, 2, 5, 3, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn par_assign<O: AssignedTo<T, S, L, R, Proof: Exists>>(&mut self, from: O)
    where
        T: Clone + Sync,
    {
        or_fail(self.try_par_assign(from));
    }

    /// Writes the elements of another array to this one, in parallel, and returns an error where [`par_assign`](Self::par_assign) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_assign`](Self::try_assign).
    pub fn try_par_assign<O: AssignedTo<T, S, L, R, Proof: Exists>>(
        &mut self,
        from: O,
    ) -> Result<(), BroadcastError>
    where
        T: Clone + Sync,
    {
        let from = O::read(&from, INTERNAL);
        let nest = onto(&self.layout, &from)?;
        in_parts(
            O::target(&mut self.data, INTERNAL),
            nest,
            least_moved::<T>(nest.element_count(), COPIED),
            &|to: &mut [T], nest| {
                relayout(to, from.data, &nest);
            },
        );
        Ok(())
    }

    /// Writes a function's result for each element of another array to this one, in parallel:
    /// [`map_from`](Self::map_from).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_par_map_from`](Self::try_par_map_from) returns an error.
    /// Two extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{View, ViewMut};
    ///
    /// let (memory, mut squares) = ([1, 2, 3, 4], [0; 4]);
    /// let view = View::new(&memory, [2, 2])?;
    /// ViewMut::new(&mut squares, [2, 2])?.par_map_from(view, |x| x * x);
    /// assert_eq!(squares, [1, 4, 9, 16]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    #[doc(alias("par_mapv_inplace"))]
    pub fn par_map_from<O: WrittenInto<T, S, L, R, Element: Sync>>(
        &mut self,
        from: O,
        map: impl Fn(&O::Element) -> T + Sync,
    ) {
        or_fail(self.try_par_map_from(from, map));
    }

    /// Writes a function's result for each element of another array to this one, in parallel, and returns an error where
    /// [`par_map_from`](Self::par_map_from) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_assign`](Self::try_assign).
    pub fn try_par_map_from<O: WrittenInto<T, S, L, R, Element: Sync>>(
        &mut self,
        from: O,
        map: impl Fn(&O::Element) -> T + Sync,
    ) -> Result<(), BroadcastError> {
        self.try_par_zip_apply(from, |to, from| *to = map(from))
    }

    /// Writes a function's result for each pair of elements of two other arrays to this one, in parallel:
    /// [`zip_from`](Self::zip_from).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_par_zip_from`](Self::try_par_zip_from) returns an error.
    /// Two extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{View, ViewMut};
    ///
    /// let (x, y, mut sum) = ([1, 2, 3, 4], [10, 20], [0; 4]);
    /// let (x, y) = (View::new(&x, [2, 2])?, View::new(&y, [1, 2])?);
    /// ViewMut::new(&mut sum, [2, 2])?.par_zip_from(x, y, |x, y| x + y);
    /// assert_eq!(sum, [11, 22, 13, 24]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "par_azip")]
    #[track_caller]
    pub fn par_zip_from<
        O: WrittenInto<T, S, L, R, Element: Sync>,
        P: WrittenInto<T, S, L, R, Element: Sync>,
    >(
        &mut self,
        left: O,
        right: P,
        map: impl Fn(&O::Element, &P::Element) -> T + Sync,
    ) {
        or_fail(self.try_par_zip_from(left, right, map));
    }

    /// Writes a function's result for each pair of elements of two other arrays to this one, in parallel, and returns an error where
    /// [`par_zip_from`](Self::par_zip_from) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_assign`](Self::try_assign).
    pub fn try_par_zip_from<
        O: WrittenInto<T, S, L, R, Element: Sync>,
        P: WrittenInto<T, S, L, R, Element: Sync>,
    >(
        &mut self,
        left: O,
        right: P,
        map: impl Fn(&O::Element, &P::Element) -> T + Sync,
    ) -> Result<(), BroadcastError> {
        let (left, right) = (O::read(&left, INTERNAL), P::read(&right, INTERNAL));
        let to = self.layout.ranked();
        let from = stretched((&left.layout.ranked(), &const { stretches_beside::<R, O::Layout, L>() }), &to)?;
        let with =
            stretched((&right.layout.ranked(), &const { stretches_beside::<R, P::Layout, L>() }), &to)?;
        let nest = Nest::ordered([&to, &from, &with]);
        in_parts(
            O::target(&mut self.data, INTERNAL),
            nest,
            least_part(nest.element_count()),
            &|to: &mut [T], nest| {
                zip_rows(to, left.data, right.data, &nest, &map);
            },
        );
        Ok(())
    }

    /// Calls a function with each element of this array, to update, and the element of another one, in parallel: [`zip_apply`](Self::zip_apply).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_par_zip_apply`](Self::try_par_zip_apply) returns an error.
    /// Two extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{View, ViewMut};
    ///
    /// let (mut memory, bias) = ([1, 2, 3, 4], [10, 20]);
    /// let bias = View::new(&bias, [1, 2])?;
    /// ViewMut::new(&mut memory, [2, 2])?.par_zip_apply(bias, |x, b| *x += b);
    /// assert_eq!(memory, [11, 22, 13, 24]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "par_zip_mut_with")]
    #[track_caller]
    pub fn par_zip_apply<O: WrittenInto<T, S, L, R, Element: Sync>>(
        &mut self,
        other: O,
        visit: impl Fn(&mut T, &O::Element) + Sync,
    ) {
        or_fail(self.try_par_zip_apply(other, visit));
    }

    /// Calls a function with each element of this array, to update, and the element of another one, in parallel. Returns an error where
    /// [`par_zip_apply`](Self::par_zip_apply) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_assign`](Self::try_assign).
    pub fn try_par_zip_apply<O: WrittenInto<T, S, L, R, Element: Sync>>(
        &mut self,
        other: O,
        visit: impl Fn(&mut T, &O::Element) + Sync,
    ) -> Result<(), BroadcastError> {
        let other = O::read(&other, INTERNAL);
        let nest = onto(&self.layout, &other)?;
        in_parts(
            O::target(&mut self.data, INTERNAL),
            nest,
            least_part(nest.element_count()),
            &|to: &mut [T], nest| {
                apply_rows(to, other.data, &nest, &visit);
            },
        );
        Ok(())
    }
}

/// The loops over a layout and a view that is broadcast to it.
fn onto<U, const R: usize, L: Layout<R>, M: Layout<R>>(
    layout: &L,
    other: &View<'_, U, R, M>,
) -> Result<Nest<R, 2>, BroadcastError> {
    let to = layout.ranked();
    let from = stretched((&other.layout.ranked(), &const { stretches_beside::<R, M, L>() }), &to)?;
    Ok(Nest::ordered([&to, &from]))
}
