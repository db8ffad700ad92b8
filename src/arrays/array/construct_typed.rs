//! Constructors of the tensors that an alias with extents in the type names.

use alloc::vec::Vec;

use num_traits::{One, Zero};
#[cfg(feature = "rand")]
use rand::{Rng, distr::Distribution};

use crate::{
    array::{
        Tensor, ViewError,
        tensor::{filled_tensor, made_tensor, tensor_of},
    },
    extent::{Extents, ExtentsFrom, GivenExtents as _, ShapeLike},
    layout::RowMajor,
    message::or_fail,
    private::{Exists, Sealed},
    shape::Shape,
    types::EqualExtents,
};

/// The constructors of [`Tensor`] for an alias with extents in the type. The prelude has this trait.
///
/// Each takes extents as [`Tensor::zeros`] does, and returns the type that is written. The extents are compared with those in the type: by `cargo check` where
/// both are known, and otherwise at run time.
///
/// ```
/// use shapewise::{Extents, prelude::*};
///
/// type Panel = DenseTensor<f64, 3, Extents![usize, usize, 2]>;
/// let (days, stocks) = (5, 3);
/// let mut panel = Panel::filled(shape![days, stocks, 2], f64::NAN);
/// panel[[0, 0, 1]] = 1.5;
/// assert_eq!(Panel::zeros([1, 1, 2]), Panel::from_fn([1, 1, 2], |_| 0.0));
/// assert_eq!(
///     Panel::new(vec![0.0; 9], [1, 3, 3]).unwrap_err().to_string(),
///     "axis 2 has extent 3, expected 2"
/// );
/// ```
// A trait, because `Tensor::zeros(shape![2, 3])` infers its layout from a single inherent method: with one for each layout it is ambiguous.
pub trait TypedConstructors<T, const R: usize, E>: Sized + Sealed {
    /// Creates a tensor from elements in row-major order: [`Tensor::new`].
    ///
    /// # Errors
    ///
    /// Same errors as [`Tensor::new`], and [`ViewError::Extent`] if an extent differs from the one in the type.
    fn new<X: ShapeLike<R, Proof: Exists>>(data: Vec<T>, extents: X) -> Result<Self, ViewError>
    where
        ExtentsFrom<X, R>: EqualExtents<E, R, Proof: Exists>;

    /// Returns a tensor of the results of a function of the index: [`Tensor::from_fn`].
    ///
    /// # Panics
    ///
    /// At the caller's line, if an extent differs from the one in the type, and where [`Tensor::from_fn`] panics.
    #[track_caller]
    fn from_fn<X: ShapeLike<R, Proof: Exists>>(extents: X, make: impl FnMut([usize; R]) -> T) -> Self
    where
        ExtentsFrom<X, R>: EqualExtents<E, R, Proof: Exists>;

    /// Returns a tensor with a value at each index: [`Tensor::filled`].
    ///
    /// # Panics
    ///
    /// Same panics as [`from_fn`](Self::from_fn).
    #[track_caller]
    fn filled<X: ShapeLike<R, Proof: Exists>>(extents: X, value: T) -> Self
    where
        T: Clone,
        ExtentsFrom<X, R>: EqualExtents<E, R, Proof: Exists>;

    /// Returns a tensor of zeros: [`Tensor::zeros`].
    ///
    /// # Panics
    ///
    /// Same panics as [`from_fn`](Self::from_fn).
    #[track_caller]
    fn zeros<X: ShapeLike<R, Proof: Exists>>(extents: X) -> Self
    where
        T: Clone + Zero,
        ExtentsFrom<X, R>: EqualExtents<E, R, Proof: Exists>,
    {
        Self::filled(extents, T::zero())
    }

    /// Returns a tensor of ones: [`Tensor::ones`].
    ///
    /// # Panics
    ///
    /// Same panics as [`from_fn`](Self::from_fn).
    #[track_caller]
    fn ones<X: ShapeLike<R, Proof: Exists>>(extents: X) -> Self
    where
        T: Clone + One,
        ExtentsFrom<X, R>: EqualExtents<E, R, Proof: Exists>,
    {
        Self::filled(extents, T::one())
    }

    /// Returns a tensor of elements drawn from a distribution: [`Tensor::random`].
    ///
    /// # Panics
    ///
    /// Same panics as [`from_fn`](Self::from_fn).
    #[cfg(feature = "rand")]
    #[track_caller]
    fn random<X: ShapeLike<R, Proof: Exists>>(
        extents: X,
        distribution: impl Distribution<T>,
        rng: &mut (impl Rng + ?Sized),
    ) -> Self
    where
        ExtentsFrom<X, R>: EqualExtents<E, R, Proof: Exists>,
    {
        Self::from_fn(extents, |_| distribution.sample(rng))
    }
}

/// The extents of the type, if they are those of the argument.
#[inline]
fn typed<const R: usize, X: ShapeLike<R>, E: Extents<R>>(extents: X) -> Result<E, ViewError> {
    let () = Shape::<R, E>::FITS;
    Ok(E::from_array(extents.itself().given().to_array())?)
}

impl<T, const R: usize, E: Extents<R>> TypedConstructors<T, R, E> for Tensor<T, R, RowMajor<R, E>> {
    fn new<X: ShapeLike<R, Proof: Exists>>(data: Vec<T>, extents: X) -> Result<Self, ViewError>
    where
        ExtentsFrom<X, R>: EqualExtents<E, R, Proof: Exists>,
    {
        tensor_of(data, typed(extents)?)
    }

    fn from_fn<X: ShapeLike<R, Proof: Exists>>(extents: X, make: impl FnMut([usize; R]) -> T) -> Self
    where
        ExtentsFrom<X, R>: EqualExtents<E, R, Proof: Exists>,
    {
        or_fail(typed(extents).and_then(|extents| made_tensor(extents, make)))
    }

    fn filled<X: ShapeLike<R, Proof: Exists>>(extents: X, value: T) -> Self
    where
        T: Clone,
        ExtentsFrom<X, R>: EqualExtents<E, R, Proof: Exists>,
    {
        or_fail(typed(extents).and_then(|extents| filled_tensor(extents, value)))
    }
}
