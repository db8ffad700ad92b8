//! Programs whose ranks are known at run time: what a compiler or an importer builds.
//!
//! A [`DynProgram`] has [`DynValue`]s, whose element type, shape and placements are data. Each operation of [`Value`](crate::Value) is here, by the same rules, and each
//! returns a `Result`. An error names the operation, its operands and the line that added it, and leaves the program as it was. Operations that a function of the caller added
//! before it failed, such as the body of a loop, keep their numbers, so that no two values have the same one.
//!
//! ```
//! use shapewise_stablehlo::dynamic::{Binary, DynProgram, Unary};
//! use shapewise_xla::ElementType;
//!
//! let program = DynProgram::new();
//! let x = program.parameter("x", ElementType::F32, &"[2,3]".parse()?, &[])?;
//! let w = program.parameter("w", ElementType::F32, &"[3,4]".parse()?, &[])?;
//! let y = x.dot_general(w, &[], &[(1, 0)])?.unary(Unary::Tanh)?;
//! assert_eq!(y.describe(), "f32[2,4]");
//! assert!(program.module(&[y])?.text().contains("stablehlo.tanh"));
//!
//! let error = x.binary(Binary::Addition, w).unwrap_err();
//! assert_eq!(error.operation(), "add");
//! assert!(
//!     error.to_string().starts_with("`add` of %0: f32[2,3] and %1: f32[3,4] (operation 4, ")
//! );
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! A mesh is a list of names and extents. Placements are one [`PlacementKind`] for each mesh axis:
//!
//! ```
//! use shapewise_stablehlo::{
//!     Collective, Reduction,
//!     dynamic::DynProgram,
//!     placement::PlacementKind::{Blocks, Copies, Sums},
//! };
//! use shapewise_xla::ElementType;
//!
//! let program = DynProgram::on_mesh(&[("data", 4), ("model", 2)])?;
//! let x =
//!     program.parameter("x", ElementType::F32, &"[8,6]".parse()?, &[Blocks(0), Blocks(1)])?;
//! let w = program.parameter("w", ElementType::F32, &"[6,4]".parse()?, &[Copies, Blocks(0)])?;
//! let partial = x.dot_general(w, &[], &[(1, 0)])?;
//! assert_eq!(
//!     (partial.describe(), partial.places()),
//!     ("f32[8@data,4]{PartialSum:model}".into(), vec![Blocks(0), Sums])
//! );
//! let y = partial.collective(1, Collective::AllReduce(Reduction::Sum))?;
//! assert_eq!(program.module(&[y])?.collectives().len(), 1);
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

mod attribute;
mod axes;
mod call;
mod custom;
mod elements;
mod error;
mod gradient;
mod join;
mod number;
mod operations;
mod repeat;
mod spread;

use alloc::{string::String, vec::Vec};
use core::{cell::RefCell, fmt, panic::Location};

use shapewise::{
    extent::DynExtent,
    shape::{DynShape, ExtentUnknown},
};
use shapewise_sharding::{DynMesh, MeshError};
use shapewise_xla::ElementType;

pub use self::{
    call::{DynCall, StatedResult},
    custom::CustomGradient,
    error::BuildError,
    number::Number,
    operations::{Binary, Comparison, Unary},
};
use crate::{
    ExtentCondition, Literal, Module, Precision, ProgramError,
    condition::conditions,
    graph::{Graph, Id, Op, count_fits},
    module::{describe, printed},
    placement::PlacementKind,
    print::{Mode, Printer},
};

/// A program under construction, whose ranks, element types and mesh are known at run time ([example](self)).
pub struct DynProgram {
    pub(crate) graph: RefCell<Graph>,
    /// The rules of functions whose gradient is the caller's.
    rules: RefCell<Vec<custom::Rule>>,
}

/// A value of a [`DynProgram`] ([example](self)). It is a number in the program, so it can be copied and used several times.
#[derive(Clone, Copy)]
pub struct DynValue<'p> {
    pub(crate) program: &'p DynProgram,
    pub(crate) id: Id,
}

impl Default for DynProgram {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for DynProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DynProgram").finish_non_exhaustive()
    }
}

impl fmt::Debug for DynValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}: {}", self.id, self.describe())
    }
}

/// Values are equal if they are the same value of the same program.
impl PartialEq for DynValue<'_> {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.program, other.program) && self.id == other.id
    }
}

impl Eq for DynValue<'_> {}

impl DynProgram {
    /// Creates an empty program for one device ([example](self)).
    #[must_use]
    pub fn new() -> Self {
        Self::with_mesh(&[])
    }

    pub(crate) fn with_mesh(mesh: &'static [(&'static str, usize)]) -> Self {
        Self { graph: RefCell::new(Graph::new(mesh)), rules: RefCell::new(Vec::new()) }
    }

    /// Creates an empty program for a mesh with these names and extents, major to minor ([example](self)). Messages and modules keep the names, so they are static: those of
    /// a file are `Box::leak`ed, once for each mesh.
    ///
    /// # Errors
    ///
    /// [`MeshError`] if two names are equal, an extent is 0, or the devices do not fit.
    pub fn on_mesh(mesh: &'static [(&'static str, usize)]) -> Result<Self, MeshError> {
        DynMesh::new(mesh.iter().copied()).map(|_| Self::with_mesh(mesh))
    }

    /// Returns the program with the precision of all its products of floating-point numbers.
    #[must_use]
    pub fn with_precision(self, precision: Precision) -> Self {
        self.graph.borrow_mut().precision = precision;
        self
    }

    /// Returns the names and the extents of the mesh axes; none for one device.
    #[must_use]
    pub fn mesh(&self) -> &'static [(&'static str, usize)] {
        self.graph.borrow().mesh
    }

    /// Adds what has no operands.
    #[track_caller]
    fn begin(
        &self,
        operation: &'static str,
        add: impl FnOnce(&mut Graph) -> Result<Id, ProgramError>,
    ) -> Result<DynValue<'_>, BuildError> {
        let found = self.graph.borrow_mut().attempt(add);
        match found {
            Ok(id) => Ok(DynValue { program: self, id }),
            Err(cause) => Err(BuildError::new(self, operation, &[], Location::caller(), cause)),
        }
    }

    /// Adds a parameter of an element type and a shape, with a placement for each mesh axis. No placements are `Copies` everywhere. Parameters are passed in the order
    /// of these calls. An extent that is not known is printed as `?`, or with its bound; its symbol is one of [`shape`](DynValue::shape).
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoRank`] if the rank of the shape is not known, and those of [`Program::parameter_at`](crate::Program::parameter_at).
    #[track_caller]
    pub fn parameter(
        &self,
        name: &str,
        element: ElementType,
        shape: &DynShape,
        places: &[PlacementKind],
    ) -> Result<DynValue<'_>, BuildError> {
        self.begin("parameter", |graph| {
            let extents = extents(shape)?;
            count_fits(&extents)?;
            let places = if places.is_empty() { graph.replicated() } else { places.to_vec() };
            let symbols: Vec<_> = shape.symbolic_extents().into_iter().flatten().collect();
            if let (Some(first), Some(next)) =
                (graph.symbols.values().next(), symbols.iter().find_map(|extent| extent.symbol()))
            {
                first.table().check(next.table())?;
            }
            let id = graph.parameter(name, element, extents, places)?;
            graph.name(id, &symbols);
            Ok(id)
        })
    }

    /// Adds a constant of a shape that is the same number everywhere.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Number`] for a number that the element type does not have, [`ProgramError::Unknown`] if an extent is not known, and [`ProgramError::Size`].
    #[track_caller]
    pub fn filled(
        &self,
        element: ElementType,
        shape: &DynShape,
        number: impl Into<Number>,
    ) -> Result<DynValue<'_>, BuildError> {
        let number = number.into();
        self.begin("constant", |graph| {
            let number = number.text(element)?;
            Ok(graph.source(Op::Fill(number), element, known(shape)?))
        })
    }

    /// Adds a constant with these elements, in row-major order.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Elements`] for another number of them, [`ProgramError::Unknown`] if an extent is not known, and [`ProgramError::Size`].
    #[track_caller]
    pub fn constant<T: Literal>(&self, shape: &DynShape, elements: &[T]) -> Result<DynValue<'_>, BuildError> {
        self.begin("constant", |graph| {
            let extents = known(shape)?;
            let count = shapewise::index::element_count(&crate::graph::known(&extents)?)?;
            if count != elements.len() {
                return Err(ProgramError::Elements { expected: count, found: elements.len() });
            }
            let elements: Vec<String> = elements.iter().map(Literal::literal).collect();
            Ok(graph.source(Op::Constant(elements), T::TYPE, extents))
        })
    }

    /// Adds a value whose elements are their index along an axis.
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoSuchAxis`], [`ProgramError::WrongElement`] if the elements are not numbers, [`ProgramError::Unknown`] if an extent is not known, and [`ProgramError::Size`].
    #[track_caller]
    pub fn iota(
        &self,
        element: ElementType,
        shape: &DynShape,
        axis: isize,
    ) -> Result<DynValue<'_>, BuildError> {
        self.begin("iota", |graph| {
            elements::Needs::Number.check(element)?;
            let extents = known(shape)?;
            let axis = shapewise::axis::resolve(axis, extents.len())?;
            Ok(graph.source(Op::Iota(axis), element, extents))
        })
    }

    /// Converts the program to a module with these results: [`Program::module`](crate::Program::module).
    ///
    /// # Errors
    ///
    /// [`ProgramError::Placement`] if a result is partial, [`ProgramError::OtherProgram`] and [`ProgramError::OfLoop`] for values of another program or loop.
    #[track_caller]
    pub fn module(&self, outputs: &[DynValue<'_>]) -> Result<Module, BuildError> {
        self.print(outputs, if self.mesh().is_empty() { Mode::OneDevice } else { Mode::EachDevice })
    }

    /// Converts the program to a module for one device: [`Program::module_for_one_device`](crate::Program::module_for_one_device).
    ///
    /// # Errors
    ///
    /// The same errors as [`module`](Self::module).
    #[track_caller]
    pub fn module_for_one_device(&self, outputs: &[DynValue<'_>]) -> Result<Module, BuildError> {
        self.print(outputs, Mode::OneDevice)
    }

    /// Converts the program to a module that XLA partitions: [`Program::module_for_partitioner`](crate::Program::module_for_partitioner).
    ///
    /// # Errors
    ///
    /// The same errors as [`module`](Self::module).
    #[track_caller]
    pub fn module_for_partitioner(&self, outputs: &[DynValue<'_>]) -> Result<Module, BuildError> {
        self.print(outputs, if self.mesh().is_empty() { Mode::OneDevice } else { Mode::Partitioner })
    }

    #[track_caller]
    fn print(&self, outputs: &[DynValue<'_>], mode: Mode) -> Result<Module, BuildError> {
        let location = Location::caller();
        let checked = outputs.iter().try_for_each(|value| {
            value.is_of(self)?;
            self.graph.borrow().is_outside_loops(value.id)
        });
        let ids: Vec<Id> = outputs.iter().map(|value| value.id).collect();
        let printed = checked.and_then(|()| Ok(printed(&self.graph.borrow(), &ids, mode)?));
        printed.map_err(|cause| BuildError::new(self, "return", outputs, location, cause))
    }
}

impl<'p> DynValue<'p> {
    /// Returns the program of the value.
    #[must_use]
    pub const fn program(self) -> &'p DynProgram {
        self.program
    }

    /// Returns the element type.
    #[must_use]
    pub fn element(self) -> ElementType {
        self.program.graph.borrow().node(self.id).element
    }

    /// Returns the extents, as far as they are known.
    #[must_use]
    pub fn extents(self) -> Vec<DynExtent> {
        self.program.graph.borrow().node(self.id).extents.clone()
    }

    /// Returns the shape. An extent that is not known has the symbol of the parameter that it comes from; where values of two symbols meet, it is the first one, and that they are
    /// equal is one of the [`conditions`](Self::conditions).
    ///
    /// ```
    /// use shapewise::{extent::SymbolTable, names, Extents};
    /// use shapewise_stablehlo::dynamic::{DynProgram, Unary};
    /// use shapewise_xla::ElementType::F32;
    ///
    /// names! { Batch }
    ///
    /// let (program, table) = (DynProgram::new(), SymbolTable::new(0));
    /// let x = program.parameter("x", F32, &table.typed::<2, Extents![Batch, 64]>()?, &[])?;
    /// let w = program.parameter("w", F32, &"[64,10]".parse()?, &[])?;
    /// let y = x.dot_general(w, &[], &[(1, 0)])?.unary(Unary::Tanh)?;
    /// assert_eq!(y.shape().to_string(), "[Batch,10]");
    /// assert!(y.shape().is_subtype_of(&table.typed::<2, Extents![Batch, usize]>()?));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shape(self) -> DynShape {
        DynShape::from_symbolic(self.program.graph.borrow().symbolic(self.id)).unwrap_or_default()
    }

    /// Returns the extents that are not known and must be equal, so that the value has its shape ([example](ExtentCondition)): those of operands of the operations that it depends on.
    #[must_use]
    pub fn conditions(self) -> Vec<ExtentCondition> {
        let graph = self.program.graph.borrow();
        let mut printer = Printer::new(&graph, Mode::OneDevice);
        printer.mark(&[self.id]);
        conditions(&graph, printer.live())
    }

    /// Returns the rank.
    #[must_use]
    pub fn rank(self) -> usize {
        self.program.graph.borrow().node(self.id).extents.len()
    }

    /// Returns the placement on each mesh axis.
    #[must_use]
    pub fn places(self) -> Vec<PlacementKind> {
        self.program.graph.borrow().node(self.id).places.clone()
    }

    /// Describes the element type, the extents and the placements: `f32[512@data,64]`.
    #[must_use]
    pub fn describe(self) -> String {
        describe(&self.program.graph.borrow(), self.id)
    }

    /// Allows the program to take the memory of a parameter: [`Value::donated`](crate::Value::donated).
    #[must_use]
    pub fn donated(self) -> Self {
        let mut graph = self.program.graph.borrow_mut();
        if graph.parameters.contains(&self.id) {
            graph.donated.insert(self.id);
        }
        drop(graph);
        self
    }

    /// Checks that a program can use the value now.
    pub(crate) fn is_of(self, program: &DynProgram) -> Result<(), ProgramError> {
        if !core::ptr::eq(self.program, program) {
            return Err(ProgramError::OtherProgram { value: self.id });
        }
        program.graph.borrow().is_open(self.id)
    }

    /// Adds an operation on this value and others.
    #[track_caller]
    fn add(
        self,
        operation: &'static str,
        others: &[DynValue<'p>],
        add: impl FnOnce(&mut Graph) -> Result<Id, ProgramError>,
    ) -> Result<Self, BuildError> {
        let operands: Vec<Self> = core::iter::once(self).chain(others.iter().copied()).collect();
        let found = operands
            .iter()
            .try_for_each(|operand| operand.is_of(self.program))
            .and_then(|()| self.program.graph.borrow_mut().attempt(add));
        match found {
            Ok(id) => Ok(DynValue { program: self.program, id }),
            Err(cause) => Err(BuildError::new(self.program, operation, &operands, Location::caller(), cause)),
        }
    }
}

/// Returns the extents of a shape, whose rank must be known.
pub(crate) fn extents(shape: &DynShape) -> Result<Vec<DynExtent>, ProgramError> {
    shape.extents().map(<[DynExtent]>::to_vec).ok_or(ProgramError::NoRank)
}

/// Returns the extents of a shape, all of which must be known, and whose element count fits.
fn known(shape: &DynShape) -> Result<Vec<DynExtent>, ProgramError> {
    let extents = extents(shape)?;
    if let Some((axis, extent)) = extents.iter().enumerate().find(|(_, extent)| !extent.is_known()) {
        return Err(ExtentUnknown::new(axis, *extent).into());
    }
    count_fits(&extents)?;
    Ok(extents)
}
