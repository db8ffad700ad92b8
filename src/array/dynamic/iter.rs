//! External iteration in logical order.

use core::iter::FusedIterator;

use crate::{
    array::{
        Iter, Lend, Storage, View,
        dynamic::{DynBase, Parts, part, together},
    },
    loops::any_rank::INNER,
};

/// The elements of an array whose rank is known at run time, in logical order: [`DynBase::iter`].
#[derive(Debug)]
pub struct DynIter<'a, T> {
    data: &'a [T],
    parts: Parts<1>,
    inner: Option<Iter<'a, T, INNER>>,
    remaining: usize,
}

impl<T> Clone for DynIter<'_, T> {
    fn clone(&self) -> Self {
        Self { parts: self.parts.clone(), inner: self.inner.clone(), ..*self }
    }
}

impl<'a, T> DynIter<'a, T> {
    /// Goes on to the next part.
    fn advance(&mut self) -> Option<Iter<'a, T, INNER>> {
        let offsets = self.parts.advance()?;
        Some(View::over(self.data, part(&self.parts, offsets)).iter())
    }
}

impl<'a, T> Iterator for DynIter<'a, T> {
    type Item = &'a T;

    fn next(&mut self) -> Option<&'a T> {
        loop {
            if let Some(element) = self.inner.as_mut().and_then(Iterator::next) {
                self.remaining = self.remaining.saturating_sub(1);
                return Some(element);
            }
            self.inner = Some(self.advance()?);
        }
    }

    /// A few divisions for each axis, whatever the count is.
    fn nth(&mut self, count: usize) -> Option<&'a T> {
        if count >= self.remaining {
            (self.inner, self.remaining) = (None, 0);
            self.parts.skip(usize::MAX);
            return None;
        }
        self.remaining = self.remaining.saturating_sub(count);
        let here = self.inner.as_ref().map_or(0, ExactSizeIterator::len);
        if let Some(inner) = self.inner.as_mut().filter(|_| count < here) {
            self.remaining = self.remaining.saturating_sub(1);
            return inner.nth(count);
        }
        // The parts have the same number of elements, which is not 0.
        let (count, each) = (count.saturating_sub(here), self.parts.inner_count());
        self.parts.skip(count.checked_div(each).unwrap_or_default());
        self.inner = self.advance();
        self.remaining = self.remaining.saturating_sub(1);
        self.inner.as_mut()?.nth(count.checked_rem(each).unwrap_or_default())
    }

    fn last(mut self) -> Option<&'a T> {
        self.nth(self.remaining.checked_sub(1)?)
    }

    fn count(self) -> usize {
        self.remaining
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.remaining, Some(self.remaining))
    }

    fn fold<B, F: FnMut(B, &'a T) -> B>(mut self, init: B, mut visit: F) -> B {
        let mut folded = init;
        let mut inner = self.inner.take().or_else(|| self.advance());
        while let Some(part) = inner {
            folded = part.fold(folded, &mut visit);
            inner = self.advance();
        }
        folded
    }
}

impl<T> ExactSizeIterator for DynIter<'_, T> {}
impl<T> FusedIterator for DynIter<'_, T> {}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns an iterator over the elements, in logical order.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], &"[2,2]".parse()?)?;
    /// assert!(matrix.transpose().iter().eq(&[1, 3, 2, 4]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("flat", "nditer"))]
    #[must_use]
    pub fn iter(&'s self) -> DynIter<'a, T> {
        let (axes, offsets) = together([&self.layout]);
        let parts = Parts::new(axes, offsets);
        DynIter { data: self.data.lend(), parts, inner: None, remaining: self.element_count() }
    }
}

impl<'a, T, S: Storage<T>> IntoIterator for &'a DynBase<T, S> {
    type Item = &'a T;
    type IntoIter = DynIter<'a, T>;

    fn into_iter(self) -> DynIter<'a, T> {
        let view: crate::array::dynamic::DynView<'a, T> = self.into();
        view.iter()
    }
}

impl<T> IntoIterator for crate::array::dynamic::DynTensor<T> {
    type Item = T;
    type IntoIter = alloc::vec::IntoIter<T>;

    /// The elements in logical order, by value.
    fn into_iter(self) -> Self::IntoIter {
        self.data.into_iter()
    }
}
