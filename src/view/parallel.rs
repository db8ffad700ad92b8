//! The same in parallel, with the threads of rayon: `par_` twins of what writes and folds.
//!
//! The outermost axis, in the order that memory suggests, is cut in halves, these in halves again, and so on until a part is not
//! worth a thread. What is written is cut with it, as slices of memory: where the rows of a layout lie in the gaps of others, so
//! that they cannot be cut apart, the whole is done by one thread. The results are those of the sequential twins.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "a divisor of at least 1; and the arithmetic of elements is theirs"
)]

use num_traits::Zero;

use super::{
    Array, AsView, Lend, StorageMut, View,
    loops::{apply_rows, zip_rows},
    reduce,
    relayout::relayout,
    traverse::Nest,
    whole::stretched,
};
use crate::{
    broadcast::{BroadcastError, BroadcastToExtents},
    layout::{ByStrides, ExtentTypes, Layout, Strided},
};

/// Fewer elements than these are not divided: rows of the source are then cut into pieces of a cache line at least.
const FEW: usize = 1 << 16;

/// How many elements a part has at least: several parts for each thread, as threads are not equally fast.
fn least_part(count: usize) -> usize {
    (count / rayon::current_num_threads().saturating_mul(8).max(1)).max(FEW)
}

/// Does `work` on parts of what is written, with the loops over each.
fn in_parts<T: Send, const R: usize, const N: usize>(
    to: &mut [T],
    nest: Nest<R, N>,
    least: usize,
    work: &(impl Fn(&mut [T], Nest<R, N>) + Sync),
) {
    if nest.element_count() / 2 >= least
        && let Some((first, second, cut)) = nest.disjoint_halves()
    {
        // The cut is within the memory: it is where an element is.
        let (front, back) = to.split_at_mut(cut);
        rayon::join(|| in_parts(front, first, least, work), || in_parts(back, second, least, work));
    } else {
        work(to, nest);
    }
}

/// What `work` makes of parts, combined.
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

impl<'s, 'a, T: Sync + 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> Array<T, S, R, L> {
    /// [`for_each`](Self::for_each) in parallel.
    pub fn par_for_each(&'s self, visit: impl Fn(&'a T) + Sync) {
        self.par_fold(|| (), |(), element| visit(element), |(), ()| ());
    }

    /// [`fold`](Self::fold) in parallel: parts of the elements are folded, each from what `start` gives, and the results combined.
    ///
    /// How the elements are divided depends on how many threads there are. The result does not where `combine` is associative and
    /// commutative, and `start` gives what changes nothing: not quite so in sums of floats.
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
        let (data, nest) = (self.data.lend(), Nest::<R, 1>::of(&self.layout));
        let work = |nest: Nest<R, 1>| {
            nest.fold(start(), |folded, row| row.run(0, data).fold(row.len, folded, &fold))
        };
        combined(nest, least_part(nest.element_count()), &work, &combine)
    }

    /// [`sum`](Self::sum) in parallel.
    ///
    /// Sums of floats differ, by what each addition rounds, with the number of threads.
    #[must_use]
    pub fn par_sum(&'s self) -> T
    where
        T: Copy + Zero + Send,
    {
        let (data, nest) = (self.data.lend(), Nest::<R, 1>::of(&self.layout));
        let work = |nest| reduce::sum(data, nest);
        combined(nest, least_part(nest.element_count()), &work, &|x, y| x + y)
    }
}

impl<T: Send, S, const R: usize, L: Layout<R>> Array<T, S, R, L> {
    /// [`for_each_mut`](Self::for_each_mut) in parallel.
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
    pub fn par_for_each_mut(&mut self, visit: impl Fn(&mut T) + Sync)
    where
        S: StorageMut<T>,
    {
        let nest = Nest::<R, 1>::of(&self.layout);
        in_parts(
            self.data.elements_mut(),
            nest,
            least_part(nest.element_count()),
            &|to: &mut [T], nest: Nest<R, 1>| {
                nest.fold((), |(), row| row.write(to, |_, element| visit(element)));
            },
        );
    }

    /// [`assign`](Self::assign) in parallel.
    ///
    /// # Errors
    ///
    /// As [`assign`](Self::assign).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, ViewMut};
    ///
    /// let (memory, mut transposed) = ([1, 2, 3, 4, 5, 6], [0; 6]);
    /// let matrix = View::new(&memory, [2, 3])?;
    /// ViewMut::new(&mut transposed, [3, 2])?.par_assign(&matrix.transpose()).unwrap();
    /// assert_eq!(transposed, [1, 4, 2, 5, 3, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn par_assign<O: AsView<R, Element = T>>(&mut self, from: O) -> Result<(), BroadcastError>
    where
        S: StorageMut<T>,
        T: Clone + Sync,
        O::Layout: ByStrides<R>,
        ExtentTypes<O::Layout, R>: BroadcastToExtents<L::Extents, R>,
    {
        let from = from.as_view();
        let nest = onto(&self.layout, &from)?;
        in_parts(self.data.elements_mut(), nest, least_part(nest.element_count()), &|to: &mut [T], nest| {
            relayout(to, from.data, nest);
        });
        Ok(())
    }

    /// [`map_from`](Self::map_from) in parallel.
    ///
    /// # Errors
    ///
    /// As [`assign`](Self::assign).
    pub fn par_map_from<O: AsView<R, Element: Sync>>(
        &mut self,
        from: O,
        map: impl Fn(&O::Element) -> T + Sync,
    ) -> Result<(), BroadcastError>
    where
        S: StorageMut<T>,
        O::Layout: ByStrides<R>,
        ExtentTypes<O::Layout, R>: BroadcastToExtents<L::Extents, R>,
    {
        self.par_zip_apply(from, |to, from| *to = map(from))
    }

    /// [`zip_from`](Self::zip_from) in parallel.
    ///
    /// # Errors
    ///
    /// As [`assign`](Self::assign).
    pub fn par_zip_from<O: AsView<R, Element: Sync>, P: AsView<R, Element: Sync>>(
        &mut self,
        left: O,
        right: P,
        map: impl Fn(&O::Element, &P::Element) -> T + Sync,
    ) -> Result<(), BroadcastError>
    where
        S: StorageMut<T>,
        O::Layout: ByStrides<R>,
        P::Layout: ByStrides<R>,
        ExtentTypes<O::Layout, R>: BroadcastToExtents<L::Extents, R>,
        ExtentTypes<P::Layout, R>: BroadcastToExtents<L::Extents, R>,
    {
        let (left, right, to) = (left.as_view(), right.as_view(), self.layout.ranked());
        let from = stretched(&left.layout.ranked(), &to.extents(), &<O::Layout as Layout<R>>::STRETCHES)?;
        let with = stretched(&right.layout.ranked(), &to.extents(), &<P::Layout as Layout<R>>::STRETCHES)?;
        let nest = Nest::ordered([&to, &from, &with]);
        in_parts(self.data.elements_mut(), nest, least_part(nest.element_count()), &|to: &mut [T], nest| {
            zip_rows(to, left.data, right.data, nest, &map);
        });
        Ok(())
    }

    /// [`zip_apply`](Self::zip_apply) in parallel.
    ///
    /// # Errors
    ///
    /// As [`assign`](Self::assign).
    pub fn par_zip_apply<O: AsView<R, Element: Sync>>(
        &mut self,
        other: O,
        visit: impl Fn(&mut T, &O::Element) + Sync,
    ) -> Result<(), BroadcastError>
    where
        S: StorageMut<T>,
        O::Layout: ByStrides<R>,
        ExtentTypes<O::Layout, R>: BroadcastToExtents<L::Extents, R>,
    {
        let other = other.as_view();
        let nest = onto(&self.layout, &other)?;
        in_parts(self.data.elements_mut(), nest, least_part(nest.element_count()), &|to: &mut [T], nest| {
            apply_rows(to, other.data, nest, &visit);
        });
        Ok(())
    }
}

/// The loops over a layout and a view, broadcast to it.
fn onto<U, const R: usize, L: Layout<R>, M: Layout<R>>(
    layout: &L,
    other: &View<'_, U, R, M>,
) -> Result<Nest<R, 2>, BroadcastError> {
    let to: Strided<R> = layout.ranked();
    Ok(Nest::ordered([&to, &stretched(&other.layout.ranked(), &to.extents(), &M::STRETCHES)?]))
}
