//! Sums of iterators of arrays.

use core::{iter, ops::Add};

use crate::{
    array::{AsView, Tensor, TensorBase, View},
    layout::Layout,
    message::fail,
    storage::Storage,
};

/// An array as a view that forgets what the type knows.
fn ranked<T, const R: usize, O: AsView<R, Element = T, Layout: Layout<R>>>(array: &O) -> View<'_, T, R> {
    let view = array.as_view();
    view.made_ranked()
}

macro_rules! sums {
    ($([$($life:lifetime)?] $operand:ty;)*) => { $(
        impl<$($life,)? T: Copy + Add<Output = T>, S: Storage<T>, const R: usize, L: Layout<R>> iter::Sum<$operand> for Tensor<T, R> {
            /// The sum of arrays. Each is broadcast to the extents of the first.
            ///
            /// # Panics
            ///
            /// If there are no arrays, because then nothing states the extents; or with the message of [`BroadcastError`](crate::BroadcastError), if one does not broadcast.
            ///
            /// ```
            /// use shapewise::{Tensor, tensor};
            ///
            /// let batches = [tensor![1, 2], tensor![10, 20], tensor![100, 200]];
            /// assert_eq!(batches.iter().sum::<Tensor<i32, 1>>(), tensor![111, 222]);
            /// ```
            #[track_caller]
            #[expect(clippy::arithmetic_side_effects, reason = "elements are added as `+` adds them")]
            fn sum<I: Iterator<Item = $operand>>(mut arrays: I) -> Self {
                let Some(first) = arrays.next() else {
                    fail(&"the sum of no arrays has no extents: `fold` with `zeros` states them")
                };
                let mut sum = ranked(&first).to_tensor();
                for array in arrays {
                    sum.zip_apply(&ranked(&array), |sum, element| *sum = *sum + *element);
                }
                sum
            }
        }
    )* };
}

sums! { [] TensorBase<T, S, R, L>; ['b] &'b TensorBase<T, S, R, L>; }
