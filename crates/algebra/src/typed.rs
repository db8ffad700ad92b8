//! Layouts whose modes are in their types: zero-sized, with constants from the functions that serve values.

use core::{fmt, marker::PhantomData};

use super::{AlgebraError, Modes};
use shapewise::{Extents, Layout};

/// A type with the modes of a layout as a constant. A program implements it for layouts of its own.
///
/// The results of operations are types as well, [`Composed`] and the others of this module; a refusal is an error of `cargo build`, and of
/// `cargo check` where a `const` item names the constant, with the witness as its message.
///
/// ```
/// use shapewise_algebra::{Composed, Known, Modes, StaticModes, or_fail};
/// use shapewise::{Mapping, array::TiledView};
///
/// #[derive(Clone, Copy, Debug)]
/// struct Columns; // a matrix of 4 by 6 in column-major order
/// impl StaticModes<2> for Columns {
///     const MODES: Modes<2> = or_fail(Modes::strided([4, 6], [1, 4]));
/// }
/// #[derive(Clone, Copy, Debug)]
/// struct EverySecond; // every second column
/// impl StaticModes<2> for EverySecond {
///     const MODES: Modes<2> = or_fail(Modes::strided([4, 3], [6, 2]));
/// }
///
/// type Part = Composed<Columns, EverySecond, 2>;
/// const _: () = assert!(Part::MODES.at(1) == 8);
/// let layout = Known::<2, Part>::new();
/// assert_eq!((size_of_val(&layout), layout.extents()), (0, [4, 3]));
/// let memory: Vec<usize> = (0..24).collect();
/// assert_eq!(TiledView::with_layout(&memory, layout)?[[1, 2]], 17);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
pub trait StaticModes<const R: usize>: Copy {
    /// The modes. See the example of [`StaticModes`].
    const MODES: Modes<R>;
}

/// Returns the layout of a result, or panics with the message of the error: in a constant, an error of the compiler. See the example of
/// [`StaticModes`].
///
/// # Panics
///
/// At the caller's line, with the message of [`AlgebraError`].
#[must_use]
#[track_caller]
pub const fn or_fail<V: Copy>(result: Result<V, AlgebraError>) -> V {
    match result {
        Ok(layout) => layout,
        Err(error) => error.fail(),
    }
}

/// Types of results, each with its operation.
macro_rules! operations {
    ($($(#[$meta:meta])* $Name:ident<$($of:ident),*; $($rank:ident $(= $one:literal)?),*>
        [$($bounds:tt)*] -> $result:tt = $modes:expr;)*) => { $(
        $(#[$meta])*
        pub struct $Name<$($of,)* $(const $rank: usize $(= $one)?),*>(PhantomData<($($of,)*)>);

        impl<$($of,)* $(const $rank: usize),*> Clone for $Name<$($of,)* $($rank),*> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<$($of,)* $(const $rank: usize),*> Copy for $Name<$($of,)* $($rank),*> {}

        impl<$($of,)* $(const $rank: usize),*> fmt::Debug for $Name<$($of,)* $($rank),*> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(stringify!($Name))
            }
        }

        impl<$($bounds)*> StaticModes<$result> for $Name<$($of,)* $($rank),*> {
            const MODES: Modes<$result> = $modes;
        }
    )* };
}

operations! {
    /// The modes of a layout of rank `R` whose type knows all of it, such as `RowMajor<2, Extents![4, 6]>`. See [`StaticModes`].
    Of<L; R>
        [L: Layout<R>, const R: usize] -> R = {
            let (mut extents, mut strides, mut axis) = ([0; R], [0; R], 0);
            while axis < R {
                match (L::EXTENTS[axis], L::STRIDES[axis]) {
                    (Some(extent), Some(stride)) => (extents[axis], strides[axis]) = (extent, stride),
                    _ => panic!("the type of the layout does not know all extents and strides"),
                }
                axis += 1;
            }
            or_fail(Modes::strided(extents, strides))
        };
    /// [`Modes::coalesced`] of a layout of rank `R`. See [`StaticModes`].
    Coalesced<A; R>
        [A: StaticModes<R>, const R: usize] -> 1 = A::MODES.coalesced();
    /// [`Modes::compose`] of `A`, of rank `R`, with `B`. See the example of [`StaticModes`].
    Composed<A, B; R = 1>
        [A: StaticModes<R>, B: StaticModes<Q>, const R: usize, const Q: usize] -> Q = or_fail(A::MODES.compose(&B::MODES));
    /// The tile of [`Modes::divide`] of `A`, of rank `R`, by `B`. See [`StaticModes`].
    Divided<A, B; R = 1>
        [A: StaticModes<R>, B: StaticModes<Q>, const R: usize, const Q: usize] -> Q = or_fail(A::MODES.divide(&B::MODES)).0;
    /// The grid of [`Modes::divide`] of `A`, of rank `R`, by `B`, of rank `Q`. See [`StaticModes`].
    DividedGrid<A, B; R = 1, Q = 1>
        [A: StaticModes<R>, B: StaticModes<Q>, const R: usize, const Q: usize] -> 1 = or_fail(A::MODES.divide(&B::MODES)).1;
    /// The tile of [`Modes::tile`] of `A`, by extents `E`, `Extents![8, 128]`. See [`StaticModes`].
    Tile<A, E; R>
        [A: StaticModes<R>, E: Extents<R>, const R: usize] -> R = or_fail(A::MODES.tile(known::<E, R>())).0;
    /// The grid of [`Modes::tile`] of `A`, by extents `E`. See [`StaticModes`].
    TileGrid<A, E; R>
        [A: StaticModes<R>, E: Extents<R>, const R: usize] -> R = or_fail(A::MODES.tile(known::<E, R>())).1;
    /// [`Modes::blocked_product`]. See [`StaticModes`].
    BlockedProduct<A, B; R>
        [A: StaticModes<R>, B: StaticModes<R>, const R: usize] -> R = or_fail(A::MODES.blocked_product(&B::MODES));
    /// [`Modes::raked_product`]. See [`StaticModes`].
    RakedProduct<A, B; R>
        [A: StaticModes<R>, B: StaticModes<R>, const R: usize] -> R = or_fail(A::MODES.raked_product(&B::MODES));
    /// [`Modes::right_inverse`] of a layout of rank `R`. See [`StaticModes`].
    RightInverse<A; R>
        [A: StaticModes<R>, const R: usize] -> 1 = A::MODES.right_inverse();
}

/// The extents of a tile, all of them in the type.
#[track_caller]
const fn known<E: Extents<R>, const R: usize>() -> [usize; R] {
    let (mut extents, mut axis) = ([0; R], 0);
    while axis < R {
        match E::KNOWN[axis] {
            Some(extent) => extents[axis] = extent,
            None => panic!("the extents of a tile in a type are all known"),
        }
        axis += 1;
    }
    extents
}

/// The layout of the modes that a type has: a [`Mapping`](shapewise::Mapping) without memory, whose offsets are polynomials of constants. See the
/// example of [`StaticModes`].
pub struct Known<const R: usize, M>(PhantomData<M>);

impl<const R: usize, M: StaticModes<R>> Known<R, M> {
    /// Returns the layout. See the example of [`StaticModes`].
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// Returns the modes as a value. See the example of [`StaticModes`].
    #[must_use]
    pub const fn modes(self) -> Modes<R> {
        M::MODES
    }
}

impl<const R: usize, M: StaticModes<R>> Default for Known<R, M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const R: usize, M> Clone for Known<R, M> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<const R: usize, M> Copy for Known<R, M> {}

impl<const R: usize, M: StaticModes<R>> fmt::Debug for Known<R, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&M::MODES, f)
    }
}
