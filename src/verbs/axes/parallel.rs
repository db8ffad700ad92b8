//! The subviews along an axis, in parallel: rayon's iterators of `outer_iter`, `axis_iter` and those that write.

use rayon::iter::{
    IndexedParallelIterator, IntoParallelIterator, ParallelIterator,
    plumbing::{Consumer, Producer, ProducerCallback, UnindexedConsumer, bridge},
};

use crate::{
    array::{View, ViewMut},
    layout::Packed,
    verbs::{AxisIter, AxisIterMut},
};

/// An iterator over subviews, on the threads of rayon: what [`AxisIter`] and [`AxisIterMut`] become by `into_par_iter()`.
///
/// ```
/// use rayon::prelude::*;
/// use shapewise::tensor;
///
/// let mut x = tensor![[3.0_f64, 4.0], [6.0, 8.0]];
/// let norms: Vec<f64> = x.outer_iter().into_par_iter().map(|row| row.inner_product(row).sqrt()).collect();
/// assert_eq!(norms, [5.0, 10.0]);
///
/// x.outer_iter_mut().into_par_iter().zip(&norms).for_each(|(mut row, norm)| row /= *norm);
/// assert_eq!(x, tensor![[0.6, 0.8], [0.6, 0.8]]);
/// ```
#[derive(Clone, Debug)]
pub struct ParAxisIter<I>(I);

/// A row: the sequential iterator; its items; what elements are.
macro_rules! parallel {
    ($($iter:ident $item:ident $bound:ident;)*) => { $(
        impl<'a, T: $bound, const Q: usize, M: Packed<Q> + Send> IntoParallelIterator for $iter<'a, T, Q, M> {
            type Item = $item<'a, T, Q, M>;
            type Iter = ParAxisIter<Self>;

            fn into_par_iter(self) -> ParAxisIter<Self> {
                ParAxisIter(self)
            }
        }

        impl<'a, T: $bound, const Q: usize, M: Packed<Q> + Send> ParallelIterator for ParAxisIter<$iter<'a, T, Q, M>> {
            type Item = $item<'a, T, Q, M>;

            fn drive_unindexed<C: UnindexedConsumer<Self::Item>>(self, consumer: C) -> C::Result {
                bridge(self, consumer)
            }

            fn opt_len(&self) -> Option<usize> {
                Some(self.0.len())
            }
        }

        impl<T: $bound, const Q: usize, M: Packed<Q> + Send> IndexedParallelIterator for ParAxisIter<$iter<'_, T, Q, M>>
        {
            fn len(&self) -> usize {
                self.0.len()
            }

            fn drive<C: Consumer<Self::Item>>(self, consumer: C) -> C::Result {
                bridge(self, consumer)
            }

            fn with_producer<P: ProducerCallback<Self::Item>>(self, callback: P) -> P::Output {
                callback.callback(self.0)
            }
        }

        impl<'a, T: $bound, const Q: usize, M: Packed<Q> + Send> Producer for $iter<'a, T, Q, M> {
            type Item = $item<'a, T, Q, M>;
            type IntoIter = Self;

            fn into_iter(self) -> Self {
                self
            }

            fn split_at(self, index: usize) -> (Self, Self) {
                self.split(index)
            }
        }
    )* };
}

parallel! {
    AxisIter View Sync;
    AxisIterMut ViewMut Send;
}
