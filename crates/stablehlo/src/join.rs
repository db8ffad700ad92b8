//! Values joined, padded and gathered along an axis.

use alloc::vec::Vec;

use shapewise::{
    axis::{Axis, AxisIn},
    bounds::{
        AxisList, AxisPosition, Exists, ExtentList, KnownRank, Provided, Put, ReducedAxisArgument,
        ResizedList,
    },
    broadcast::EqualExtents,
    extent::Extents,
    placement::OnAxes,
    rank::Ranks,
    rearrange::{Joined, Pad, WithExtent},
};
use shapewise_xla::Element;

use super::{
    IntegerElement, Literal, ProgramError, Value,
    axes::{MappedPlacements, Resized},
    elementwise::JoinedPlacements,
    graph::Op,
    window::HeadExtent,
};
use crate::placement::{
    AddPlacements, FinalPlacements, InnerPlacements, KeepPlacements, Placements, PlainAxes, TakePlacements,
    TypedMesh,
};

/// The extents with that of the axis `X` known at run time only, or with its name. See [`Value::pad_axis`].
pub type ResizedExtents<E, X, const R: usize> =
    <ResizedList<X, <E as ExtentList<R>>::List> as AxisList>::Extents<R>;

/// The extents of joined values: that of the axis `X` is known at run time only, or has the name of both. See [`Value::concatenate`].
pub type JoinedExtents<E, F, X, const R: usize> =
    Joined<X, ResizedExtents<E, X, R>, ResizedExtents<F, X, R>, R>;

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Joins this value and another one along an axis. The axis must not be split; along other axes, both are split alike, or one of them
    /// is, and the other one is cut on each device.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Join`] with the first other axis whose extents differ, [`ProgramError::Size`] if the element count does not fit.
    ///
    /// ```
    /// use shapewise::{Axis, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// assert_eq!(x.concatenate(x, Axis::<1>)?.describe(), "f32[2,6]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// Two names along another axis are an error of `cargo check`:
    ///
    /// ```compile_fail,E0277
    /// use shapewise::{Axis, names, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// names! { Batch, Width, Hidden }
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![Batch(2), Width(4)]);
    /// let y = program.parameter::<f32, 2, _>("y", shape![Batch(2), Hidden(4)]);
    /// // extents `Width` and `Hidden` differ at axis 1: they have different names
    /// x.concatenate(y, Axis::<0>)?;
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    pub fn concatenate<F: ExtentList<R>, Q: Placements, X: AxisIn<R, Proof: Exists> + ReducedAxisArgument>(
        self,
        other: Value<'p, T, R, F, M, Q>,
        axis: X,
    ) -> Result<Value<'p, T, R, JoinedExtents<E, F, X, R>, M, JoinedPlacements<P, Q>>, ProgramError>
    where
        Ranks: KnownRank<R>,
        ResizedExtents<E, X, R>: EqualExtents<ResizedExtents<F, X, R>, R, Proof: Exists>,
        M::Axes: KeepPlacements<
                JoinedPlacements<P, Q>,
                MappedPlacements<JoinedPlacements<P, Q>, Resized<X, R>, R>,
                Proof: Exists,
            > + AddPlacements<P, Q>
            + InnerPlacements<P, Q>
            + InnerPlacements<Q, P>,
    {
        self.accepts(&other)?;
        let operands = [self.id, other.id];
        self.add(|graph| graph.concatenate(&operands, axis.number(R)))
    }

    /// Pads the value along an axis with a number, around and between its elements. The axis must not be split.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Pad`] if more elements are removed than there are, [`ProgramError::Size`] if the element count does not fit.
    ///
    /// ```
    /// use shapewise::{Axis, shape, rearrange::Pad};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// assert_eq!(x.pad_axis(Axis::<1>, Pad::edges(1, 2), 0.0)?.describe(), "f32[2,6]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `pad`.
    pub fn pad_axis<X: AxisIn<R, Proof: Exists> + ReducedAxisArgument>(
        self,
        axis: X,
        pad: Pad,
        value: T,
    ) -> Result<Value<'p, T, R, ResizedExtents<E, X, R>, M, P>, ProgramError>
    where
        T: Literal,
        Ranks: KnownRank<R>,
        M::Axes: FinalPlacements<P, Proof: Exists>
            + KeepPlacements<P, MappedPlacements<P, Resized<X, R>, R>, Proof: Exists>,
    {
        let id = self.id;
        self.add(|graph| {
            let value = graph.source(Op::Fill(value.literal()), T::TYPE, Vec::new());
            graph.pad(id, value, axis.number(R), pad)
        })
    }

    /// Returns the elements at these indices along an axis. `[a, b, c]` with `n` indices along axis 1 becomes `[a, n, c]`. An index out
    /// of range is the nearest one in range, as in StableHLO. The axis must not be split; if the indices are, so is the axis of the
    /// result.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Size`] if the element count does not fit, [`ProgramError::Placement`] if placements that are known at run time do
    /// not match, [`ProgramError::Slice`] if the axis is known to have no elements.
    ///
    /// ```
    /// use shapewise::{Axis, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let table = program.parameter::<f32, 2, _>("table", shape![100, 8]);
    /// let words = program.parameter::<i32, 2, _>("words", shape![4, 5]);
    /// // Indices of a higher rank are of rank 1 in between.
    /// let found = table.take(Axis::<0>, words.reshape(shape![20])?)?.reshape(shape![4, 5, 8])?;
    /// assert_eq!(found.describe(), "f32[4,5,8]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// The gradient of the table adds that of each row that was taken: [`add_at`](Self::add_at) has an example.
    ///
    /// # In other libraries
    ///
    /// StableHLO, `gather`, along one axis; JAX, `jnp.take`; PyTorch, `embedding`.
    #[doc(alias("gather", "take_at", "embedding"))]
    pub fn take<
        I: IntegerElement,
        F: Extents<1>,
        Q: Placements + TakePlacements<M::Axes, P>,
        const A: isize,
    >(
        self,
        axis: Axis<A>,
        indices: Value<'p, I, 1, F, M, Q>,
    ) -> Result<
        Value<'p, T, R, WithExtent<Axis<A>, E, HeadExtent<F>, R>, M, TakenPlacements<P, Q, Axis<A>, R, M>>,
        ProgramError,
    >
    where
        Ranks: KnownRank<R>,
        Axis<A>: AxisIn<R, Proof: Exists> + ReducedAxisArgument + AxisPosition,
        M::Axes: KeepPlacements<P, MappedPlacements<P, Resized<Axis<A>, R>, R>, Proof: Exists>
            + FinalPlacements<Q, Proof: Exists>,
    {
        self.accepts(&indices)?;
        let (id, indices) = (self.id, indices.id);
        self.add(|graph| graph.take(id, indices, axis.number(R)))
    }
}

/// The placements of a value after [`Value::take`].
pub type TakenPlacements<P, Q, X, const R: usize, M> =
    <<P as Placements>::Joined<<Q as Placements>::After<Indexed<X, R>, PlainAxes<1>>> as Provided<
        <Q as TakePlacements<<M as TypedMesh>::Axes, P>>::Proof,
    >>::Type;

/// The axis of indices as the axis `X` of the result.
#[derive(Debug)]
pub struct Indexed<X, const R: usize>(core::marker::PhantomData<X>);

impl<X: AxisPosition, const R: usize> OnAxes for Indexed<X, R>
where
    Ranks: KnownRank<R>,
{
    type Of<L: AxisList> = Put<X::Number, PlainAxes<R>, L::Head>;
}
