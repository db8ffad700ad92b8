//! The largest and the smallest element, and where they are.

use core::{cmp::Ordering, convert::identity};

use crate::{
    array::{Lend, TensorBase, TotallyOrdered},
    index,
    layout::{Mapping, nest::Run},
    loops::known::in_order,
    private::Always,
    verbs::reduce::all::reduce_all,
};

// Functions, not closures: a closure is a different type for each layout, so what takes it would be compiled again.
pub(crate) fn larger<T: Ord>(most: T, element: T) -> T {
    if element > most { element } else { most }
}

pub(crate) fn smaller<T: Ord>(least: T, element: T) -> T {
    if element < least { element } else { least }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// The largest element; `None` if there are none. For floats, see [`max_by`](Self::max_by).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[2, 7, 3], [3])?.max(), Some(7));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "amax")]
    #[doc(alias = "reduce_max")]
    #[must_use]
    #[inline]
    pub fn max(&'s self) -> Option<T>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        let first = *self.any_element()?;
        Some(reduce_all(self.data.lend(), &self.layout, first, identity, larger))
    }

    /// The smallest element; `None` if there are none. For floats, see [`min_by`](Self::min_by).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[2, 7, 3], [3])?.min(), Some(2));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "amin")]
    #[doc(alias = "reduce_min")]
    #[must_use]
    #[inline]
    pub fn min(&'s self) -> Option<T>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        let first = *self.any_element()?;
        Some(reduce_all(self.data.lend(), &self.layout, first, identity, smaller))
    }

    /// A comparison in, the largest element out; `None` if there are none. If several are equal, it is any of them.
    ///
    /// No order of floats is right for every use. `f32::total_cmp` places NaN above all numbers (a negative NaN below them), so one
    /// NaN among the elements is the result. To ignore NaN, use [`fold`](Self::fold) with `f32::max`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1.5, f32::NAN, -2.0];
    /// let view = View::new(&memory, [3])?;
    /// assert!(view.max_by(f32::total_cmp).unwrap().is_nan());
    /// assert_eq!(view.fold(f32::NEG_INFINITY, |most, element| most.max(*element)), 1.5);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn max_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<&'a T> {
        let first = self.any_element()?;
        Some(self.fold(first, |most, element| if compare(element, most).is_gt() { element } else { most }))
    }

    /// A comparison in, the smallest element out: [`max_by`](Self::max_by) with the comparison reversed.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1.5, -2.0];
    /// assert_eq!(View::new(&memory, [2])?.min_by(f32::total_cmp), Some(&-2.0));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn min_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<&'a T> {
        let first = self.any_element()?;
        Some(self.fold(first, |least, element| if compare(element, least).is_lt() { element } else { least }))
    }

    /// The element at index 0, if there is one.
    #[inline(always)]
    fn any_element(&'s self) -> Option<&'a T> {
        self.get([0; R])
    }

    /// The index of the largest element; `None` if there are none. If several are equal, it is the first in logical order. For
    /// floats, see [`argmax_by`](Self::argmax_by).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [2, 7, 3, 7];
    /// assert_eq!(View::new(&memory, shape![2, 2])?.argmax(), Some([0, 1]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn argmax(&'s self) -> Option<[usize; R]>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        let max = self.max()?;
        self.position(|element| *element == max)
    }

    /// The index of the smallest element, with the rules of [`argmax`](Self::argmax).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [2, 7, 1, 1];
    /// assert_eq!(View::new(&memory, shape![2, 2])?.argmin(), Some([1, 0]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn argmin(&'s self) -> Option<[usize; R]>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        let min = self.min()?;
        self.position(|element| *element == min)
    }

    /// A comparison in, the index of the largest element out; `None` if there are none. If several are equal, it is the first in
    /// logical order. [`max_by`](Self::max_by) explains comparisons of floats.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1.5, 2.5, -2.0];
    /// assert_eq!(View::new(&memory, [3])?.argmax_by(f32::total_cmp), Some([1]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn argmax_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<[usize; R]> {
        let first = (0, self.any_element()?);
        let (linear, _) = self
            .iter()
            .enumerate()
            .fold(first, |most, element| if compare(element.1, most.1).is_gt() { element } else { most });
        index::multi_index(&self.extents(), linear).ok()
    }

    /// A comparison in, the index of the smallest element out, with the rules of [`argmax_by`](Self::argmax_by).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1.5, 2.5, -2.0];
    /// assert_eq!(View::new(&memory, [3])?.argmin_by(f32::total_cmp), Some([2]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn argmin_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<[usize; R]> {
        self.argmax_by(|left, right| compare(right, left))
    }

    /// The first index, in logical order, of an element for which `is` holds; `None` if there is none. `is` is not called again
    /// after it holds.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1.0, 2.0, f32::NAN, 3.0];
    /// assert_eq!(View::new(&memory, shape![2, 2])?.position(|x| x.is_nan()), Some([1, 0]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn position(&'s self, mut is: impl FnMut(&'a T) -> bool) -> Option<[usize; R]> {
        if !L::HAS_STRIDES {
            let linear = self.iter().position(is)?;
            return index::multi_index(&self.extents(), linear).ok();
        }
        let (data, mut linear, mut found) = (self.data.lend(), 0_usize, None);
        in_order(&self.layout).any(|row| {
            found = match row.run(0, data) {
                Run::Slice(row) => row.iter().position(&mut is),
                run => (0..row.len).position(|at| is(run.at(at))),
            };
            if found.is_none() {
                linear = linear.wrapping_add(row.len);
            }
            found.is_some()
        });
        index::multi_index(&self.extents(), linear.wrapping_add(found?)).ok()
    }
}
