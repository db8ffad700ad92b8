//! Arrays of random elements, by the generators and distributions of the crate [rand](https://docs.rs/rand).
//!
//! ```
//! use rand::{SeedableRng, distr::Uniform, rngs::SmallRng};
//! use shapewise::{ColumnMajor, Shape, Tensor, shape};
//!
//! let uniform = Uniform::new(-1.0, 1.0)?;
//! let weights = Tensor::random(shape![2, 3], uniform, &mut SmallRng::seed_from_u64(7));
//! assert!(weights.iter().all(|weight| (-1.0..1.0).contains(weight)));
//!
//! // Elements are drawn in logical order, so a seed has the same elements in each layout.
//! let mut columns =
//!     Tensor::with_layout(vec![0.0; 6], ColumnMajor::new(Shape::new(shape![2, 3])?))?;
//! columns.fill_random(uniform, &mut SmallRng::seed_from_u64(7));
//! assert_eq!(columns, weights);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use rand::{Rng, distr::Distribution};

use crate::{
    array::{StorageMut, Tensor, TensorBase},
    extent::{ExtentsFrom, ShapeLike},
    layout::{Layout, RowMajor},
    private::Exists,
};

/// # Create tensors of random elements
impl<T, const R: usize> Tensor<T, R> {
    /// Returns a tensor of elements drawn from a distribution, in logical order.
    ///
    /// # Panics
    ///
    /// Same panics as [`from_fn`](Self::from_fn).
    ///
    /// ```
    /// use rand::{SeedableRng, distr::StandardUniform, rngs::SmallRng};
    /// use shapewise::Tensor;
    ///
    /// let bits: Tensor<bool, 2> =
    ///     Tensor::random([8, 8], StandardUniform, &mut SmallRng::seed_from_u64(1));
    /// assert!((10..54).contains(&bits.iter().filter(|bit| **bit).count()));
    /// ```
    #[doc(alias("new_random", "randn", "randint", "runif", "rnorm"))]
    #[must_use]
    #[track_caller]
    pub fn random<E, D>(
        extents: E,
        distribution: D,
        rng: &mut (impl Rng + ?Sized),
    ) -> Tensor<T, R, RowMajor<R, ExtentsFrom<E, R>>>
    where
        E: ShapeLike<R, Proof: Exists>,
        D: Draws<T>,
    {
        Self::from_fn(extents, |_| distribution.draw(rng))
    }
}

/// # Fill with random elements
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Replaces each element by one drawn from a distribution, in logical order.
    ///
    /// ```
    /// use rand::{SeedableRng, distr::Uniform, rngs::SmallRng};
    /// use shapewise::{Matrix, s};
    ///
    /// let mut matrix = Matrix::of([[0; 4]; 3]);
    /// matrix.slice_mut(s![1]).fill_random(Uniform::new(1, 7)?, &mut SmallRng::seed_from_u64(1));
    /// assert!(matrix.slice(s![1]).iter().all(|eyes| (1..7).contains(eyes)));
    /// assert_eq!(matrix.slice(s![0]).sum(), 0);
    /// # Ok::<(), rand::distr::uniform::Error>(())
    /// ```
    pub fn fill_random<D>(&mut self, distribution: D, rng: &mut (impl Rng + ?Sized))
    where
        S: StorageMut<T, Proof: Exists>,
        D: Draws<T>,
    {
        self.indexed_for_each_mut(|_, element| *element = distribution.draw(rng));
    }
}

/// A distribution of elements: `Distribution<T>` of rand with a message, without which the compiler lists 53 impls of rand for what is not one. See the example of
/// [`Tensor::random`].
#[diagnostic::on_unimplemented(
    message = "expected a distribution of `{T}`, found `{Self}`",
    label = "a distribution is `StandardUniform` or `Uniform::new(start, end)?`, and a generator, `&mut rng`, is the last argument"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Draws<T> {
    /// Draws an element.
    #[doc(hidden)]
    fn draw(&self, rng: &mut (impl Rng + ?Sized)) -> T;
}

#[diagnostic::do_not_recommend]
impl<T, D: Distribution<T>> Draws<T> for D {
    fn draw(&self, rng: &mut (impl Rng + ?Sized)) -> T {
        self.sample(rng)
    }
}
