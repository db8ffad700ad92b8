//! A value of a program.

use alloc::{format, string::String, vec::Vec};
use core::{fmt, marker::PhantomData};

use shapewise::{bounds::ExtentList, extent::DynExtent};
use shapewise_xla::Element;

use super::{
    Port, Program, ProgramError,
    graph::{Graph, Id},
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
