//! A value of a program.

use alloc::{format, string::String, vec::Vec};
use core::{fmt, marker::PhantomData};

use shapewise::{
    axis::{Axis, AxisIn},
    bounds::{Exists, ExtentList, HasName, KnownRank},
    extent::{DynExtent, Extents, Name, Named},
    rank::Ranks,
    rearrange::RenamedExtents,
    rules::names::{confirm, refuse_other},
};
use shapewise_xla::Element;

use super::{
    Port, Program, ProgramError,
    graph::{Graph, Id, unknown},
};
use crate::placement::{AnyPlacements, OneDevice, PlacementError, PlacementKind, Placements, TypedMesh};

/// A value of rank `R` with elements `T`, extents `E` and placements `P` on the mesh `M`, in a [`Program`].
///
/// It is a number in a program, so it can be copied and used several times.
///
/// ```
/// use shapewise::DynExtent;
/// use shapewise_stablehlo::{Program, placed};
///
/// shapewise_stablehlo::mesh! { Grid { Data: 4 } }
///
/// let program = Program::<Grid>::new();
/// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
/// assert_eq!(
///     (x.describe(), x.extents()),
///     ("f32[8@Data,6]".into(), [DynExtent::of::<8>(), DynExtent::of::<6>()])
/// );
/// assert_eq!(x.places(), [shapewise_stablehlo::placement::PlacementKind::Blocks(0)]);
///
/// let unknown = x.ranked().any_placements(); // less in the type, the same value
/// assert!(unknown.typed_placements::<(shapewise_stablehlo::placement::Sharded<0>,)>().is_ok());
/// assert!(unknown.typed_placements::<(shapewise_stablehlo::placement::Replicated,)>().is_err());
/// ```
pub struct Value<'p, T, const R: usize, E = [usize; R], M = OneDevice, P = ()> {
    pub(super) program: &'p Program<M>,
    pub(super) id: Id,
    types: PhantomData<fn() -> (T, E, P)>,
}

impl<T, const R: usize, E, M, P> Clone for Value<'_, T, R, E, M, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const R: usize, E, M, P> Copy for Value<'_, T, R, E, M, P> {}

impl<T, const R: usize, E, M: TypedMesh, P> fmt::Debug for Value<'_, T, R, E, M, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe())
    }
}

impl<'p, T, const R: usize, E, M, P> Value<'p, T, R, E, M, P> {
    /// Creates the value of a number whose shape and placements agree with the type.
    pub(super) const fn new(program: &'p Program<M>, id: Id) -> Self {
        Self { program, id, types: PhantomData }
    }

    /// Returns the extents, as far as they are known ([example](Self)).
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a value of rank R has R extents")]
    pub fn extents(&self) -> [DynExtent; R] {
        let graph = self.program.graph.borrow();
        let extents = &graph.node(self.id).extents;
        core::array::from_fn(|axis| extents[axis])
    }

    /// Returns the axis that has a name, to pass to an operation that takes an axis.
    ///
    /// A name that no axis has, or that two axes have, is an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Keep, names, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// names! { Batch, Features }
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![Batch(3), Features(5)]);
    /// assert_eq!(x.max_axis(x.axis(Features)).describe(), "f32[3]");
    /// assert_eq!(x.sum_axis(Keep(x.axis(Batch))).describe(), "f32[1,5]");
    /// ```
    #[must_use]
    pub fn axis<D: Name, const I: isize>(self, name: fn(usize) -> Named<D>) -> Axis<I>
    where
        E: HasName<D, I, Proof: Exists>,
    {
        let _ = name;
        Axis
    }

    /// Returns the same value, whose axis `A` has another name, or a name for the first time. A number in the type becomes one that is known at run time.
    ///
    /// ```
    /// use shapewise::{Axis, axes, names, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// names! { Tokens, Queries, Keys, Width }
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![Tokens(3), Width(8)]);
    /// let (q, k) = (x.renamed(Axis::<0>, Queries), x.renamed(x.axis(Tokens), Keys));
    /// let scores = q.matmul(k.permute(axes![1, 0]));
    /// assert_eq!(scores.sum_axis(scores.axis(Keys)).describe(), "f32[3]");
    /// ```
    #[must_use]
    pub fn renamed<D: Name, const A: isize>(
        self,
        axis: Axis<A>,
        name: fn(usize) -> Named<D>,
    ) -> Value<'p, T, R, RenamedExtents<E, D, A, R>, M, P>
    where
        E: ExtentList<R>,
        Axis<A>: AxisIn<R, Proof: Exists>,
        Ranks: KnownRank<R>,
    {
        let _ = (axis, name);
        Value::new(self.program, self.id)
    }

    /// Returns the same value with the extents `F` in the type: it states what the type does not know, a number or a name. Another name is an error of
    /// `cargo build`; [`renamed`](Self::renamed) replaces one, and [`ranked`](Self::ranked) forgets all.
    ///
    /// An extent that is not known when the program is written may have a name. The caller asserts that extents with one name are equal when it runs: nothing in the program compares them.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Differ`] with the first axis where `F` has another number, [`ProgramError::Unknown`] if `F` has one and the extent is not known.
    ///
    /// ```
    /// use shapewise::{Extents, names};
    /// use shapewise_stablehlo::Program;
    ///
    /// names! { Batch }
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", [3, 5]);
    /// let x = x.typed::<Extents![Batch, 5]>()?;
    /// assert_eq!(x.sum_axis(x.axis(Batch)).describe(), "f32[5]");
    /// assert_eq!(
    ///     x.typed::<Extents![4, 5]>().unwrap_err().to_string(),
    ///     "extents 3 and 4 differ at axis 0: they must be equal"
    /// );
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    #[track_caller]
    pub fn typed<F: Extents<R>>(self) -> Result<Value<'p, T, R, F, M, P>, ProgramError>
    where
        E: ExtentList<R>,
    {
        const { refuse_other(&E::NAMES, &F::NAMES) };
        confirm(&E::NAMES, &F::NAMES);
        for (axis, (stated, left)) in F::EXTENTS.iter().zip(self.extents()).enumerate() {
            if let Some(stated) = *stated {
                let right = DynExtent::known(stated)?;
                match left.get() {
                    None => return Err(ProgramError::Unknown(unknown(axis, left))),
                    Some(found) if found != stated => return Err(ProgramError::Differ { axis, left, right }),
                    Some(_) => {}
                }
            }
        }
        Ok(Value::new(self.program, self.id))
    }

    /// Returns the placement on each mesh axis ([example](Self)).
    #[must_use]
    pub fn places(&self) -> Vec<PlacementKind> {
        self.program.graph.borrow().node(self.id).places.clone()
    }

    /// Checks that another value can be an operand together with this one.
    pub(super) fn accepts<U, const Q: usize, F, X>(
        &self,
        other: &Value<'p, U, Q, F, M, X>,
    ) -> Result<(), ProgramError> {
        other.of(self.program)
    }

    /// Checks that a program can use the value now: it is one of its own, and not of the body of a loop that has ended.
    pub(super) fn of(&self, program: &Program<M>) -> Result<(), ProgramError> {
        if !core::ptr::eq(self.program, program) {
            return Err(ProgramError::OtherProgram { value: self.id });
        }
        program.graph.borrow().is_open(self.id)
    }
}

impl<'p, T, const R: usize, E, M: TypedMesh, P> Value<'p, T, R, E, M, P> {
    /// Describes the element type, the extents and the mesh axes: `f32[512@Data,64]`, and `{PartialSum:Model}` for partial results. See the
    /// [example](Self).
    #[must_use]
    pub fn describe(&self) -> String {
        super::module::describe(&self.program.graph.borrow(), self.id)
    }

    /// Returns the element type, the extents and the placements, as a [`Module`](crate::Module) returns those of its inputs.
    ///
    /// ```
    /// use shapewise_stablehlo::{placed, Program};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    /// assert!(x.port().is_like(&program.module(x * 2.0).outputs()[0]));
    /// ```
    #[must_use]
    pub fn port(&self) -> Port {
        Port::of_value(&self.program.graph.borrow(), self.id)
    }

    /// Allows the program to take the memory of a parameter, which the caller then gives away. For other values, nothing changes.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let weights = program.parameter::<f32, 1, _>("weights", shape![8]).donated();
    /// let module = program.module(weights * 0.5);
    /// assert!(module.inputs()[0].is_donated && module.text().contains("jax.buffer_donor = true"));
    /// ```
    #[doc(alias("donate_argnums", "buffer_donor"))]
    #[must_use]
    pub fn donated(self) -> Self {
        let mut graph = self.program.graph.borrow_mut();
        if graph.parameters.contains(&self.id) {
            graph.donated.insert(self.id);
        }
        self
    }

    /// Adds an operation, and checks that the shape and the placements of the result are those of its type. They are by the bounds of
    /// each method, which are the same rules.
    pub(super) fn add<U: Element, const Q: usize, F: ExtentList<Q>, X: Placements, D: Into<ProgramError>>(
        self,
        operation: impl FnOnce(&mut Graph) -> Result<Id, D>,
    ) -> Result<Value<'p, U, Q, F, M, X>, ProgramError> {
        let id = self.program.graph.borrow_mut().attempt(|graph| {
            graph.is_open(self.id)?;
            let id = operation(graph).map_err(Into::into)?;
            let node = graph.node(id);
            for (axis, (known, found)) in F::EXTENTS.iter().zip(&node.extents).enumerate() {
                if let (Some(known), Some(extent)) = (*known, found.get())
                    && known != extent
                {
                    let left = DynExtent::known(known)?;
                    return Err(ProgramError::Differ { axis, left, right: *found });
                }
            }
            let places = X::PLACES.unwrap_or_default();
            for ((place, found), (mesh_axis, _)) in places.iter().zip(&node.places).zip(graph.mesh) {
                if *place != Some(*found) {
                    return Err(PlacementError::Cut { mesh_axis, place: *found }.into());
                }
            }
            Ok(id)
        })?;
        Ok(Value::new(self.program, id))
    }

    /// Converts to placements that are known at run time ([example](Self)).
    #[must_use]
    pub const fn any_placements(self) -> Value<'p, T, R, E, M, AnyPlacements> {
        Value::new(self.program, self.id)
    }

    /// Converts to extents that are known at run time ([example](Self)).
    #[must_use]
    pub const fn ranked(self) -> Value<'p, T, R, [usize; R], M, P> {
        Value::new(self.program, self.id)
    }

    /// Converts to placements in the type ([example](Self)).
    ///
    /// # Errors
    ///
    /// [`PlacementError::Match`] with the first mesh axis that has another placement.
    pub fn typed_placements<X: Placements>(self) -> Result<Value<'p, T, R, E, M, X>, PlacementError> {
        let graph = self.program.graph.borrow();
        let places = X::PLACES.unwrap_or_default();
        let found = &graph.node(self.id).places;
        if X::PLACES.is_some() && places.len() != found.len() {
            return Err(PlacementError::Count { expected: found.len(), found: places.len() });
        }
        for ((place, found), (mesh_axis, _)) in places.iter().zip(found).zip(graph.mesh) {
            if let Some(place) = *place
                && place != *found
            {
                return Err(PlacementError::Match { mesh_axis, left: place, right: *found });
            }
        }
        Ok(Value::new(self.program, self.id))
    }
}

/// The text of a value's type and name, for messages of tests.
impl<T, const R: usize, E, M: TypedMesh, P> fmt::Display for Value<'_, T, R, E, M, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&format!("%{}: {}", self.id, self.describe()))
    }
}
