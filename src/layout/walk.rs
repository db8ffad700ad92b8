//! Walks over indices in the order of memory.

use super::MinorToMajor;
use crate::index::Walk;

impl<const R: usize> Walk<R> {
    /// Takes an order of axes, returns a walk over the same indices in that order of memory, from the beginning. See the example of [`Walk`].
    #[must_use]
    pub fn in_order(self, order: MinorToMajor<R>) -> Self {
        self.in_order_of(order.axes())
    }
}
