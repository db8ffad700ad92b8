//! Windows whose start is a value of the program, and elements added at places that are.

use shapewise::{
    axis::{Axis, AxisIn},
    bounds::{
        Ax, AxisList, AxisPart, AxisPosition, Exists, ExtentList, FromFirst, KnownRank, Nil, Provided, Put,
    },
    broadcast::EqualExtents,
    extent::Extent,
    rank::Ranks,
};
use shapewise_xla::Element;

use super::{
    IntegerElement, NumberElement, ProgramError, Value,
    axes::{MappedPlacements, Resized},
    call::Unrelated,
    elementwise::JoinedPlacements,
};
use crate::placement::{
    AddPlacements, FinalPlacements, InnerPlacements, KeepPlacements, Placements, TypedMesh,
};

/// The extents with `X` at axis `A`. See [`Value::dynamic_slice_axis`].
pub type WindowExtents<E, const A: isize, X, const R: usize> =
    <Put<<Axis<A> as AxisPosition>::Number, <E as ExtentList<R>>::List, Ax<X, isize>> as AxisList>::Extents<
        R,
    >;

/// The extents `E` of a value to which updates with the extents `G` are added at indices with the extents `F`. See [`Value::add_at`].
pub type AddedExtents<E, F, G, const A: isize, const R: usize> =
    <E as Provided<<G as EqualExtents<WindowExtents<E, A, HeadExtent<F>, R>, R>>::Proof>>::Type;
/// The extent of a value of rank 1, whose extents are `F`. See [`Value::take`].
pub type HeadExtent<F> = <<<F as ExtentList<1>>::List as AxisList>::Head as AxisPart>::Extent;

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Returns the window of an axis that begins at `start`, a value of the program. `[a, b, c]` with a window of `n` along axis 1 becomes
    /// `[a, n, c]`. A window that would not be in range is moved to the nearest one that is, as in StableHLO. The axis must not be split; a
    /// partial sum stays one.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Window`] if the window is larger than the axis, [`ProgramError::Unknown`] if extents are not known,
    /// [`ProgramError::Placement`] if the axis is split by a placement that is known at run time.
    ///
    /// ```
    /// use shapewise::{Axis, Const, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 9]);
    /// let start = program.parameter::<i32, 0, _>("start", shape![]);
    /// assert_eq!(x.dynamic_slice_axis(Axis::<1>, start, Const::<4>)?.describe(), "f32[2,4]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `dynamic_slice`, along one axis.
    #[doc(alias("dynamic_slice", "dynamic_slice_in_dim"))]
    pub fn dynamic_slice_axis<const A: isize, I: IntegerElement, F: ExtentList<0>, Q: Placements, X: Extent>(
        self,
        _: Axis<A>,
        start: Value<'p, I, 0, F, M, Q>,
        window: X,
    ) -> Result<Value<'p, T, R, WindowExtents<E, A, X, R>, M, P>, ProgramError>
    where
        Ranks: KnownRank<R>,
        Axis<A>: AxisIn<R, Proof: Exists> + FromFirst,
        M::Axes: FinalPlacements<Q, Proof: Exists>
            + KeepPlacements<P, MappedPlacements<P, Resized<Axis<A>, R>, R>, Proof: Exists>,
    {
        self.accepts(&start)?;
        let (id, start) = (self.id, start.id);
        self.add(|graph| graph.window(id, start, A.cast_unsigned(), window.get()))
    }

    /// Replaces the window of an axis that begins at `start`, a value of the program, by the elements of `update`, which has the same
    /// extents along the other axes. A window that would not be in range is moved to the nearest one that is, as in StableHLO. The axis
    /// must not be split; along other axes, both are split alike, or one of them is, and the other one is cut on each device.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Window`] if the update is larger than the axis, [`ProgramError::Join`] with the first other axis whose extents
    /// differ, [`ProgramError::Unknown`] if extents are not known, [`ProgramError::Placement`] for placements that are known at run time.
    ///
    /// ```
    /// use shapewise::{Axis, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let cache = program.parameter::<f32, 2, _>("cache", shape![64, 8]);
    /// let keys = program.parameter::<f32, 2, _>("keys", shape![1, 8]);
    /// let position = program.parameter::<i32, 0, _>("position", shape![]);
    /// assert_eq!(
    ///     cache.dynamic_update_slice_axis(keys, Axis::<0>, position)?.describe(),
    ///     "f32[64,8]"
    /// );
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `dynamic_update_slice`, along one axis.
    #[doc(alias("dynamic_update_slice", "dynamic_update_slice_in_dim"))]
    pub fn dynamic_update_slice_axis<
        I: IntegerElement,
        F: ExtentList<R>,
        G: ExtentList<0>,
        Q: Placements,
        S: Placements,
        const A: isize,
    >(
        self,
        update: Value<'p, T, R, F, M, Q>,
        _: Axis<A>,
        start: Value<'p, I, 0, G, M, S>,
    ) -> Result<Value<'p, T, R, E, M, JoinedPlacements<P, Q>>, ProgramError>
    where
        Ranks: KnownRank<R>,
        Axis<A>: AxisIn<R, Proof: Exists> + FromFirst,
        M::Axes: FinalPlacements<S, Proof: Exists>
            + KeepPlacements<
                JoinedPlacements<P, Q>,
                MappedPlacements<JoinedPlacements<P, Q>, Resized<Axis<A>, R>, R>,
                Proof: Exists,
            > + AddPlacements<P, Q>
            + InnerPlacements<P, Q>
            + InnerPlacements<Q, P>,
    {
        self.accepts(&update)?;
        self.accepts(&start)?;
        let (id, update, start) = (self.id, update.id, start.id);
        self.add(|graph| graph.update(id, update, start, A.cast_unsigned()))
    }

    /// Adds `updates` at the indices along an axis. Of `[a, b, c]` and `n` indices along axis 1, `updates` is `[a, n, c]`, and the result `[a, b, c]`. What
    /// is added at the same index twice adds up, and what is out of range is left out, as in StableHLO. It is the derivative of [`take`](Self::take). The axis and the indices must not be split; along other axes,
    /// both are split alike, or one of them is, and the other one is cut on each device.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Differ`] if an extent of `updates` that is known at run time is neither that of the value nor, along the axis, the number of indices;
    /// [`ProgramError::Placement`] if the axis or the indices are split by a placement that is known at run time.
    ///
    /// ```
    /// use shapewise::{Axis, shape, tensor};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let table = program.parameter::<f32, 2, _>("table", shape![100, 8]);
    /// let steps = program.parameter::<f32, 2, _>("steps", shape![3, 8]);
    /// let words = program.constant(tensor![7, 42, 7]);
    /// assert_eq!(table.add_at(Axis::<0>, words, steps)?.describe(), "f32[100,8]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// Of indices that are split, each device would add its own to a table that all devices have. So both operands are gathered first:
    ///
    /// ```
    /// use shapewise::Axis;
    /// use shapewise_stablehlo::{Program, placed};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let table = program.parameter::<f32, 2, _>("table", placed![100, 8 @ Model]);
    /// let steps = program.parameter::<f32, 2, _>("steps", placed![32 @ Data, 8 @ Model]);
    /// let words = program.parameter::<i32, 1, _>("words", placed![32 @ Data]);
    /// let sums = table.add_at(Axis::<0>, words.all_gather(Data), steps.all_gather(Data))?;
    /// assert_eq!(sums.describe(), "f32[100,8@Model]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// The gradient of a table is what is added at the words that were taken from it:
    ///
    /// ```
    /// use shapewise::{Axis, shape};
    /// use shapewise_stablehlo::{Program, placed};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let table = program.parameter::<f32, 2, _>("table", placed![100, 8 @ Model]);
    /// let words =
    ///     program.parameter::<i32, 2, _>("words", placed![4 @ Data, 5]).reshape(shape![20])?;
    /// let found = table.take(Axis::<0>, words)?;
    /// let gradients = found * 2.0; // of the sum of squares
    /// let zeros = program.filled(shape![100, 8], 0.0)?;
    /// let gradient = zeros.add_at(Axis::<0>, words.all_gather(Data), gradients.all_gather(Data))?;
    /// assert_eq!(
    ///     (found.describe(), gradient.describe()),
    ///     ("f32[20@Data,8@Model]".into(), "f32[100,8@Model]".into())
    /// );
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `scatter`, along one axis; JAX, `x.at[i].add(y)`.
    #[doc(alias("scatter", "scatter_add", "index_add"))]
    pub fn add_at<
        I: IntegerElement,
        F: ExtentList<1>,
        G: ExtentList<R> + EqualExtents<WindowExtents<E, A, HeadExtent<F>, R>, R>,
        Q: Placements,
        S: Placements,
        const A: isize,
    >(
        self,
        _: Axis<A>,
        indices: Value<'p, I, 1, F, M, S>,
        updates: Value<'p, T, R, G, M, Q>,
    ) -> Result<Value<'p, T, R, AddedExtents<E, F, G, A, R>, M, JoinedPlacements<P, Q>>, ProgramError>
    where
        T: NumberElement,
        Ranks: KnownRank<R>,
        Axis<A>: AxisIn<R, Proof: Exists> + FromFirst,
        M::Axes: FinalPlacements<S, Proof: Exists>
            + KeepPlacements<S, S::After<Unrelated, Nil>, Proof: Exists>
            + KeepPlacements<
                JoinedPlacements<P, Q>,
                MappedPlacements<JoinedPlacements<P, Q>, Resized<Axis<A>, R>, R>,
                Proof: Exists,
            > + AddPlacements<P, Q>
            + InnerPlacements<P, Q>
            + InnerPlacements<Q, P>,
    {
        self.accepts(&updates)?;
        self.accepts(&indices)?;
        let (id, updates, indices) = (self.id, updates.id, indices.id);
        self.add(|graph| graph.scatter(id, updates, indices, A.cast_unsigned()))
    }
}
