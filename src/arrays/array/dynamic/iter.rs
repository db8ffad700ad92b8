//! External iteration in logical order.

use core::{iter::FusedIterator, slice};

use crate::{
    array::{
        Iter, Lend, Storage, View,
        dynamic::{DynBase, OperandAxes, part, together},
    },
    loops::any_rank::INNER,
};

/// The elements of an array whose rank is known at run time, in logical order: [`DynBase::iter`].
#[derive(Debug)]
pub struct DynIter<'a, T> {
    // The elements are those of a slice, or, if there are parts, those of the parts, and the slice is empty.
    slice: slice::Iter<'a, T>,
    parts: Option<ByParts<'a, T>>,
}

impl<T> Clone for DynIter<'_, T> {
    fn clone(&self) -> Self {
        Self { slice: self.slice.clone(), parts: self.parts.clone() }
    }
}

impl<'a, T> Iterator for DynIter<'a, T> {
    type Item = &'a T;

    #[inline]
    fn next(&mut self) -> Option<&'a T> {
        match &mut self.parts {
            None => self.slice.next(),
            Some(parts) => parts.next(),
        }
    }

    #[inline]
    fn nth(&mut self, count: usize) -> Option<&'a T> {
        match &mut self.parts {
            None => self.slice.nth(count),
            Some(parts) => parts.nth(count),
        }
    }

    fn last(self) -> Option<&'a T> {
        match self.parts {
            None => self.slice.last(),
            Some(parts) => parts.last(),
        }
    }

    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        match &self.parts {
            None => self.slice.size_hint(),
            Some(parts) => parts.size_hint(),
        }
    }

    #[inline]
    fn fold<B, F: FnMut(B, &'a T) -> B>(self, init: B, visit: F) -> B {
        match self.parts {
            None => self.slice.fold(init, visit),
            Some(parts) => parts.fold(init, visit),
        }
    }
}

impl<T> ExactSizeIterator for DynIter<'_, T> {}
impl<T> FusedIterator for DynIter<'_, T> {}

/// The elements of parts of a constant rank.
#[derive(Debug)]
struct ByParts<'a, T> {
    data: &'a [T],
    parts: OperandAxes<1>,
    inner: Option<Iter<'a, T, INNER>>,
    remaining: usize,
}

impl<T> Clone for ByParts<'_, T> {
    fn clone(&self) -> Self {
        Self { parts: self.parts.clone(), inner: self.inner.clone(), ..*self }
    }
}

impl<'a, T> ByParts<'a, T> {
    /// Goes on to the next part.
    fn advance(&mut self) -> Option<Iter<'a, T, INNER>> {
        let offsets = self.parts.advance()?;
        Some(View::of_parts(self.data, part(&self.parts, offsets)).iter())
    }
}

impl<'a, T> Iterator for ByParts<'a, T> {
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

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns an iterator over the elements, in logical order.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert!(matrix.transpose().iter().eq(&[1, 3, 2, 4]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("flat", "nditer"))]
    #[must_use]
    #[inline]
    pub fn iter(&'s self) -> DynIter<'a, T> {
        if let Some(slice) = self.try_as_slice() {
            return DynIter { slice: slice.iter(), parts: None };
        }
        let (axes, offsets) = together([&self.layout]);
        let parts = OperandAxes::new(axes, offsets);
        let parts = ByParts { data: self.data.lend(), parts, inner: None, remaining: self.element_count() };
        DynIter { slice: [].iter(), parts: Some(parts) }
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
