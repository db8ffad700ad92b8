//! A program under construction, and where its values begin: parameters and constants.

use alloc::{string::String, vec::Vec};
use core::{cell::RefCell, fmt, marker::PhantomData};

use shapewise::{
    array::AsView,
    bounds::{AnyExtents, Exists, ExtentTypes},
    extent::{DynExtent, Extents},
    index::SizeError,
    message::fail,
    shape::Shape,
};
use shapewise_xla::{Element, ElementType};

use super::{
    NumberElement, Precision, ProgramError, Value,
    graph::{Graph, Id, Op},
    literal::Literal,
};
use crate::placement::{
    AnyPlacements, Distinct, Marks, OneDevice, Placed, PlacementKind, Placements, RankPlacements,
    TooManyPlacements, TypedMesh,
};

/// A program for the devices of the mesh `M`: operations on [`Value`]s, and the StableHLO text of them.
///
/// ```
/// use shapewise::shape;
/// use shapewise_stablehlo::Program;
///
/// let program = <Program>::new();
/// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
/// let y = (x * 2.0).exp();
/// assert_eq!(
///     program.module(y).text(),
///     "module @program {
///   func.func public @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
///     %0 = stablehlo.constant dense<2.0> : tensor<2x3xf32>
///     %1 = stablehlo.multiply %x, %0 : tensor<2x3xf32>
///     %2 = stablehlo.exponential %1 : tensor<2x3xf32>
///     return %2 : tensor<2x3xf32>
///   }
/// }
/// "
/// );
/// ```
pub struct Program<M = OneDevice> {
    pub(super) graph: RefCell<Graph>,
    mesh: PhantomData<fn() -> M>,
}

impl<M: TypedMesh> Default for Program<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> fmt::Debug for Program<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program").finish_non_exhaustive()
    }
}

/// The shape of a parameter, and the mesh axes that split it: extents such as `shape![2, 3]`, an array of [`DynExtent`], or what
/// [`placed!`](crate::placed!) makes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the shape of a parameter of rank {R}",
    label = "not extents of rank {R} on the mesh `{M}`: write `shape![...]`, an array of `usize` or `DynExtent`, or `placed![512 @ Data, 64]`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ParameterShape<M, const R: usize> {
    /// The extents in the type.
    type Extents: Extents<R>;
    /// The placements in the type.
    type Placements: Placements;
    /// The mesh axes that split it.
    #[doc(hidden)]
    type Marks;
    /// Returns the extents.
    #[doc(hidden)]
    fn to_extents(&self) -> [DynExtent; R];
}

/// `Replicated` on each axis of a mesh. It is the placement of [`Program::constant`].
pub type AllReplicated<M> = <() as Marks<M>>::Placements;

/// Returns the extents of a shape, whose element count fits, and the placements.
pub(super) fn checked_shape<M, const R: usize, X: ParameterShape<M, R>>(
    shape: &X,
) -> Result<(Vec<DynExtent>, Vec<PlacementKind>), SizeError> {
    let extents = shape.to_extents();
    Shape::new(extents.map(|extent| extent.get().unwrap_or(1)))?;
    let places = X::Placements::PLACES.unwrap_or_default();
    Ok((extents.to_vec(), places.iter().map(|place| place.unwrap_or(PlacementKind::Copies)).collect()))
}

pub(super) fn known<const R: usize>(extents: [usize; R]) -> [DynExtent; R] {
    extents.map(|extent| DynExtent::known(extent).unwrap_or(DynExtent::UNKNOWN))
}

#[diagnostic::do_not_recommend]
impl<M, const R: usize, X: AnyExtents<R>> ParameterShape<M, R> for X
where
    (): Marks<M>,
{
    type Extents = X::Extents;
    type Placements = <() as Marks<M>>::Placements;
    type Marks = ();

    fn to_extents(&self) -> [DynExtent; R] {
        X::to_extents(self)
    }
}

#[diagnostic::do_not_recommend]
impl<M, const R: usize, E: Extents<R>, X: Marks<M>> ParameterShape<M, R> for Placed<E, X> {
    type Extents = E;
    type Placements = X::Placements;
    type Marks = X;

    fn to_extents(&self) -> [DynExtent; R] {
        known(self.to_array())
    }
}

// It never applies: with a single impl, the compiler would quote it, and name the rank or the mesh for which it applies.
#[diagnostic::do_not_recommend]
impl<const R: usize> ParameterShape<TooManyPlacements, R> for Placed<TooManyPlacements, ()>
where
    [usize; R]: Extents<R>,
{
    type Extents = [usize; R];
    type Placements = TooManyPlacements;
    type Marks = ();

    fn to_extents(&self) -> [DynExtent; R] {
        [DynExtent::UNKNOWN; R]
    }
}

impl<M: TypedMesh> Program<M> {
    /// Creates an empty program. See the example of [`Program`].
    #[must_use]
    pub fn new() -> Self {
        Self { graph: RefCell::new(Graph::new(M::AXES)), mesh: PhantomData }
    }

    /// Returns the program with the precision of all its products of floating-point numbers: of `matmul` and `dot_general`.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::{Precision, Program};
    ///
    /// let program = <Program>::new().with_precision(Precision::Highest);
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// let y = program.parameter::<f32, 2, _>("y", shape![3, 4]);
    /// assert!(program.module(x.matmul(y)).text().contains("precision = [HIGHEST, HIGHEST]"));
    /// ```
    #[doc(alias("precision_config", "default_matmul_precision"))]
    #[must_use]
    pub fn with_precision(mut self, precision: Precision) -> Self {
        self.graph.get_mut().precision = precision;
        self
    }

    /// Adds a parameter of an element type and a shape. Parameters are passed in the order of these calls.
    ///
    /// # Panics
    ///
    /// If [`try_parameter`](Self::try_parameter) returns an error.
    #[track_caller]
    pub fn parameter<T: Element, const R: usize, X: ParameterShape<M, R>>(
        &self,
        name: &str,
        shape: X,
    ) -> Value<'_, T, R, X::Extents, M, X::Placements>
    where
        X::Marks: Distinct<M, Proof: Exists>,
        M::Axes: RankPlacements<X::Placements, R>,
    {
        match self.try_parameter(name, shape) {
            Ok(value) => value,
            Err(error) => fail(&error),
        }
    }

    /// Adds a parameter of an element type and a shape.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Size`] if the element count does not fit; [`ProgramError::Placement`] if an extent is bounded and there is a mesh, or
    /// if it does not divide into the parts of its mesh axes. A number in [`placed!`](crate::placed!) that does not divide is an error of `cargo check`.
    pub fn try_parameter<T: Element, const R: usize, X: ParameterShape<M, R>>(
        &self,
        name: &str,
        shape: X,
    ) -> Result<Value<'_, T, R, X::Extents, M, X::Placements>, ProgramError>
    where
        X::Marks: Distinct<M, Proof: Exists>,
        M::Axes: RankPlacements<X::Placements, R>,
    {
        let (extents, places) = checked_shape::<M, R, X>(&shape)?;
        self.declare(name, T::TYPE, extents, places).map(|id| Value::new(self, id))
    }

    /// Adds a parameter with placements that are known at run time.
    ///
    /// # Errors
    ///
    /// The same errors as [`try_parameter`](Self::try_parameter), and [`ProgramError::Placement`] for another number of placements
    /// than mesh axes, an axis out of range, or a partial result.
    ///
    /// ```
    /// use shapewise_stablehlo::{Program, placement::PlacementKind};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let places = [PlacementKind::Blocks(0), PlacementKind::Copies]; // from a file
    /// let x = program.parameter_at::<f32, 2, _>("x", [8, 6], &places)?;
    /// assert_eq!(x.describe(), "f32[8@Data,6]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    pub fn parameter_at<T: Element, const R: usize, E: Extents<R>>(
        &self,
        name: &str,
        extents: E,
        places: &[PlacementKind],
    ) -> Result<Value<'_, T, R, E, M, AnyPlacements>, ProgramError> {
        let extents = known(Shape::new(extents)?.extents());
        self.declare(name, T::TYPE, extents.to_vec(), places.to_vec()).map(|id| Value::new(self, id))
    }

    fn declare(
        &self,
        name: &str,
        element: ElementType,
        extents: Vec<DynExtent>,
        places: Vec<PlacementKind>,
    ) -> Result<Id, ProgramError> {
        self.graph.borrow_mut().parameter(name, element, extents, places).map_err(Into::into)
    }

    /// Adds a value without operands that every device has.
    fn source<T: Literal, const R: usize, E: Extents<R>, P: Placements>(
        &self,
        op: Op,
        extents: [usize; R],
    ) -> Value<'_, T, R, E, M, P> {
        let id = self.graph.borrow_mut().source(op, T::TYPE, known(extents).to_vec());
        Value::new(self, id)
    }

    /// Adds a constant with the elements of an array.
    ///
    /// ```
    /// use shapewise::{shape, tensor};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// let weights = program.constant(tensor![[1.0_f32, 2.0, 3.0]]);
    /// assert_eq!(
    ///     (weights.describe(), (x * weights).describe()),
    ///     ("f32[1,3]".into(), "f32[2,3]".into())
    /// );
    /// ```
    pub fn constant<const R: usize, O: AsView<R>>(
        &self,
        array: O,
    ) -> Value<'_, O::Element, R, ExtentTypes<O::Layout, R>, M, AllReplicated<M>>
    where
        O::Element: Literal,
        (): Marks<M>,
        ExtentTypes<O::Layout, R>: Extents<R>,
    {
        let view = array.as_view();
        let elements: Vec<String> = view.iter().map(Literal::literal).collect();
        self.source(Op::Constant(elements), view.extents())
    }

    /// Adds a constant of the given extents that is the same number everywhere.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Size`] if the element count does not fit.
    ///
    /// ```
    /// use shapewise::{One, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// // a number of the rank of `x`, which stretches
    /// let limit = program.filled(shape![One, One], 0.5)?;
    /// assert_eq!(x.lt(limit).select(x, limit)?.describe(), "f32[2,3]");
    /// let tolerance = program.filled(shape![], 1e-6_f32)?; // of rank 0: what a loop compares with
    /// assert_eq!(tolerance.describe(), "f32[]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    #[doc(alias("full", "scalar", "number"))]
    pub fn filled<T: Literal, const R: usize, E: Extents<R>>(
        &self,
        extents: E,
        number: T,
    ) -> Result<Value<'_, T, R, E, M, AllReplicated<M>>, ProgramError>
    where
        (): Marks<M>,
    {
        let extents = Shape::new(extents)?.extents();
        Ok(self.source(Op::Fill(number.literal()), extents))
    }

    /// Adds a value of the given extents whose elements are their index along an axis.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Size`] if the element count does not fit, [`ProgramError::NoSuchAxis`] for an axis that the rank does not have.
    #[doc(alias = "arange")]
    pub fn iota<T: Literal + NumberElement, const R: usize, E: Extents<R>>(
        &self,
        extents: E,
        axis: isize,
    ) -> Result<Value<'_, T, R, E, M, AllReplicated<M>>, ProgramError>
    where
        (): Marks<M>,
    {
        let extents = Shape::new(extents)?.extents();
        Ok(self.source(Op::Iota(shapewise::axis::resolve(axis, R)?), extents))
    }
}
