//! A finished program: its text, and the shapes of its inputs and outputs.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::ops::Range;

use shapewise::{bounds::Exists, extent::DynExtent, message::or_fail};
use shapewise_sharding::{DynMesh, DynSpec, geometry::range};
use shapewise_xla::ElementType;

use super::{
    Collective, Program, ProgramError, Value,
    condition::{self, ExtentCondition, UnmetExtents},
    graph::{Graph, Id, Mesh, Op},
    print::{Mode, Printer},
};
use crate::placement::{FinalPlacements, PlacementError, PlacementKind, TypedMesh, digits};

/// An input or an output of a [`Module`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Port {
    /// The name of an input; the number of an output.
    pub name: String,
    /// The element type.
    pub element: ElementType,
    /// The extents of the entire array.
    pub extents: Vec<DynExtent>,
    /// The placement on each mesh axis.
    pub places: Vec<PlacementKind>,
    /// Whether the program may take the memory of this input: [`Value::donated`].
    pub is_donated: bool,
    mesh: Mesh,
}

impl Port {
    fn new(graph: &Graph, name: String, id: Id, mode: Mode) -> Self {
        let node = graph.node(id);
        let (mesh, places): (Mesh, _) =
            if mode == Mode::OneDevice { (&[], Vec::new()) } else { (graph.mesh, node.places.clone()) };
        let is_donated = graph.donated.contains(&id);
        Self { name, element: node.element, extents: node.extents.clone(), places, is_donated, mesh }
    }

    pub(super) fn of_value(graph: &Graph, id: Id) -> Self {
        let name = match &graph.node(id).op {
            Op::Parameter(name) => name.clone(),
            _ => String::new(),
        };
        Self::new(graph, name, id, Mode::EachDevice)
    }

    /// Checks whether an array for one port fits the other one: the same element type, extents and placements on the same mesh. See the
    /// example of [`Value::port`].
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.element == other.element
            && self.extents == other.extents
            && self.places == other.places
            && self.mesh == other.mesh
    }

    /// Returns the names and the extents of the mesh axes; none for one device.
    ///
    /// ```
    /// use shapewise_stablehlo::{placed, Program};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    /// assert_eq!(x.port().mesh(), [("Data", 4), ("Model", 2)]);
    /// ```
    #[must_use]
    pub const fn mesh(&self) -> &'static [(&'static str, usize)] {
        self.mesh
    }

    /// Describes the element type, the extents and the mesh axes: `f32[512@Data,64]`. See the example of [`ranges`](Self::ranges), or [`Module`].
    #[must_use]
    pub fn describe(&self) -> String {
        text(self.element, &self.extents, &self.places, self.mesh)
    }

    /// Returns the sharding: the mesh, and the mesh axes that split each axis. Returns `None` if the mesh has more devices than fit. See the
    /// example of [`Module`].
    #[must_use]
    pub fn spec(&self) -> Option<DynSpec> {
        let mesh = DynMesh::new(self.mesh.iter().copied()).ok()?;
        let splits = |axis: usize| -> Vec<&str> {
            let names =
                self.places.iter().zip(self.mesh).filter(|(place, _)| **place == PlacementKind::Blocks(axis));
            names.map(|(_, (name, _))| *name).collect()
        };
        let names: Vec<Vec<&str>> = (0..self.extents.len()).map(splits).collect();
        let names: Vec<&[&str]> = names.iter().map(Vec::as_slice).collect();
        DynSpec::from_names(&mesh, &names).ok()
    }

    /// Returns the range of each axis that a device has, or `None` if an extent is not known. Devices are numbered in row-major order of the mesh.
    ///
    /// ```
    /// use shapewise_stablehlo::{placed, Program};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6 @ Model]);
    /// let module = program.module(x * 2.0);
    /// assert_eq!(module.inputs()[0].ranges(5), Some(vec![4..6, 3..6]));
    /// ```
    #[must_use]
    pub fn ranges(&self, device: usize) -> Option<Vec<Range<usize>>> {
        let range = |(axis, extent): (usize, &DynExtent)| {
            Some(range(extent.get()?, digits(&self.places, self.mesh, axis), device))
        };
        self.extents.iter().enumerate().map(range).collect()
    }
}

/// A StableHLO module: what a [`Program`] prints.
///
/// ```
/// use shapewise_stablehlo::{Program, placed};
///
/// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
///
/// let program = Program::<Grid>::new();
/// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6 @ Model]);
/// let w = program.parameter::<f32, 2, _>("w", placed![6 @ Model, 2]);
/// let module = program.module(x.matmul(w).all_reduce(Model));
/// assert!(module.text().starts_with("module @program"));
/// assert_eq!((module.device_count(), module.inputs().len()), (8, 2));
/// assert_eq!(
///     (module.inputs()[0].name.as_str(), module.inputs()[0].describe()),
///     ("x", "f32[8@Data,6@Model]".into())
/// );
/// assert_eq!(module.outputs()[0].spec().unwrap().to_string(), r#"[{"Data"}, {}]"#);
/// let [(collective, mesh_axis)] = module.collectives() else { panic!("one all-reduce") };
/// assert_eq!((collective.name(), *mesh_axis), ("all-reduce", "Model"));
///
/// let one = program.module_for_one_device(x);
/// assert_eq!((one.device_count(), one.inputs()[0].describe()), (1, "f32[8,6]".into()));
/// assert!(program.module_for_partitioner(x).text().contains("sdy."));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    text: String,
    device_count: usize,
    inputs: Vec<Port>,
    outputs: Vec<Port>,
    collectives: Vec<(Collective, &'static str)>,
    conditions: Vec<ExtentCondition>,
}

impl Module {
    /// Returns the text ([example](Self)).
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the number of devices that the module is for ([example](Self)).
    #[must_use]
    pub const fn device_count(&self) -> usize {
        self.device_count
    }

    /// Returns the inputs, in the order of the parameters ([example](Self)).
    #[must_use]
    pub fn inputs(&self) -> &[Port] {
        &self.inputs
    }

    /// Returns the outputs, in order ([example](Self)).
    #[must_use]
    pub fn outputs(&self) -> &[Port] {
        &self.outputs
    }

    /// Returns the communication that the program states, in order, each with its mesh axis. There is no other. A module for one device has
    /// none, and in one that XLA partitions it is XLA's decision. XLA may combine several collectives of one kind. See the [example](Self).
    #[must_use]
    pub fn collectives(&self) -> &[(Collective, &'static str)] {
        &self.collectives
    }

    /// Returns the extents that are not known and must be equal, each with where it comes from ([example](ExtentCondition)). None if all extents are known.
    #[must_use]
    pub fn conditions(&self) -> &[ExtentCondition] {
        &self.conditions
    }

    /// Checks the extents of the inputs, now that they are known, against what the module states and its [`conditions`](Self::conditions) ([example](ExtentCondition)). A condition on an
    /// extent that the program computes is not checked here: its [`ExtentSource::input`](crate::ExtentSource::input) is `None`.
    ///
    /// # Errors
    ///
    /// [`UnmetExtents`] with the first extent that is not as stated.
    pub fn check_extents(&self, inputs: &[&[usize]]) -> Result<(), UnmetExtents> {
        condition::check(&self.inputs, &self.conditions, inputs)
    }
}

impl core::fmt::Display for Module {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.text)
    }
}

/// The results of a program on the mesh `M`: a value, or a tuple of up to four. None is partial.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the results of this program",
    label = "not a value or a tuple of up to four of this program, which may be tuples: a custom call has values by `result`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Outputs<M>: OutputList<M> {
    /// Exists if the relation holds: see [`Exists`].
    #[doc(hidden)]
    type Proof;
}

impl<M, O: OutputList<M>> Outputs<M> for O {
    type Proof = ();
}

/// [`Outputs`] for each kind. It is a separate trait so that a message names the partial result and not a list of impls.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the results of this program",
    label = "not a value or a tuple of up to 4 values of this program; what is in a tuple may be a tuple"
)]
#[doc(hidden)]
pub trait OutputList<M> {
    /// Returns the numbers of the values, which must be of this program and of no loop.
    #[doc(hidden)]
    fn output_ids(&self, program: &Program<M>) -> Result<Vec<Id>, ProgramError>;
}

impl<T, const R: usize, E, M: TypedMesh, P> OutputList<M> for Value<'_, T, R, E, M, P>
where
    M::Axes: FinalPlacements<P>,
{
    fn output_ids(&self, program: &Program<M>) -> Result<Vec<Id>, ProgramError> {
        self.of(program)?;
        program.graph.borrow().is_outside_loops(self.id)?;
        Ok(alloc::vec![self.id])
    }
}

macro_rules! tuples {
    ($(($($name:ident $at:tt)+);)*) => { $(
        impl<M, $($name: OutputList<M>),+> OutputList<M> for ($($name,)+) {
            fn output_ids(&self, program: &Program<M>) -> Result<Vec<Id>, ProgramError> {
                Ok([$(self.$at.output_ids(program)?),+].concat())
            }
        }
    )* };
}

tuples! { (A 0); (A 0 B 1); (A 0 B 1 C 2); (A 0 B 1 C 2 D 3); }

/// A number of values in a tuple: 4 at most. Longer tuples are lists whose bound fails, so that the message has the number.
#[diagnostic::on_unimplemented(
    message = "{N} values are in this tuple, and at most 4 are: what is in a tuple may be a tuple",
    label = "{N} values: write `((a, b, c, d), e)`"
)]
#[doc(hidden)]
pub trait ValuesInTuple<'any, const N: usize> {}

/// What the bound of tuples that are too long is about.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Tuples;

macro_rules! too_many {
    ($($count:literal: $($name:ident)*;)*) => { $(
        impl<M, $($name),*> OutputList<M> for ($($name,)*)
        where
            // Of no open type, so that it is reported once; and of any lifetime, so that it is not reported here.
            for<'any> Tuples: ValuesInTuple<'any, $count>,
        {
            fn output_ids(&self, _: &Program<M>) -> Result<Vec<Id>, ProgramError> {
                Ok(Vec::new())
            }
        }
    )* };
}

too_many! { 5: A B C D E; 6: A B C D E F; 7: A B C D E F G; 8: A B C D E F G H; }

impl<M: TypedMesh> Program<M> {
    /// Converts the program to a module with these results. On a mesh, it is the program of each device, with the communication that
    /// it states and no other. See the example of [`Program`].
    ///
    /// # Panics
    ///
    /// If a result is partial by a placement that is known at run time, or is a value of another program or of the body of a loop.
    #[must_use]
    #[track_caller]
    pub fn module<O: Outputs<M, Proof: Exists>>(&self, outputs: O) -> Module {
        self.print(outputs, if M::AXES.is_empty() { Mode::OneDevice } else { Mode::EachDevice })
    }

    /// Converts the program to a module for one device, with these results. Values are not split and nothing is communicated. See the example of
    /// [`Module`].
    ///
    /// # Panics
    ///
    /// The same as [`module`](Self::module).
    #[must_use]
    #[track_caller]
    pub fn module_for_one_device<O: Outputs<M, Proof: Exists>>(&self, outputs: O) -> Module {
        self.print(outputs, Mode::OneDevice)
    }

    /// Converts the program to a module that XLA partitions, with these results. It is the program of all devices together, with the
    /// placements of parameters and results, and of each value that is split or communicated, as requests
    /// (`sdy.sharding_constraint`). XLA decides what is communicated. See the example of [`Module`].
    ///
    /// # Panics
    ///
    /// The same as [`module`](Self::module).
    #[doc(alias("with_sharding_constraint", "GSPMD"))]
    #[must_use]
    #[track_caller]
    pub fn module_for_partitioner<O: Outputs<M, Proof: Exists>>(&self, outputs: O) -> Module {
        self.print(outputs, if M::AXES.is_empty() { Mode::OneDevice } else { Mode::Partitioner })
    }

    #[track_caller]
    fn print<O: OutputList<M>>(&self, outputs: O, mode: Mode) -> Module {
        let outputs = or_fail(outputs.output_ids(self));
        or_fail(printed(&self.graph.borrow(), &outputs, mode))
    }
}

/// Prints a module with these results.
pub(super) fn printed(graph: &Graph, outputs: &[Id], mode: Mode) -> Result<Module, PlacementError> {
    outputs.iter().try_for_each(|id| graph.finished(*id))?;
    let mut printer = Printer::new(graph, mode);
    let text = printer.module(outputs);
    let name = |id: &Id| match &graph.node(*id).op {
        Op::Parameter(name) => name.clone(),
        _ => String::new(),
    };
    let device_count =
        if mode == Mode::OneDevice { 1 } else { graph.mesh.iter().map(|(_, extent)| *extent).product() };
    let inputs = graph.parameters.iter().map(|id| Port::new(graph, name(id), *id, mode)).collect();
    let numbered = outputs.iter().enumerate();
    let outputs = numbered.map(|(at, id)| Port::new(graph, at.to_string(), *id, mode)).collect();
    let conditions = condition::conditions(graph, printer.live());
    Ok(Module { text, device_count, inputs, outputs, collectives: printer.into_collectives(), conditions })
}

/// Describes a value's element type, extents and mesh axes.
pub(super) fn describe(graph: &Graph, id: Id) -> String {
    let node = graph.node(id);
    text(node.element, &node.extents, &node.places, graph.mesh)
}

fn text(element: ElementType, extents: &[DynExtent], places: &[PlacementKind], mesh: Mesh) -> String {
    let splits = |axis: usize| {
        let names = places.iter().zip(mesh).filter(move |(place, _)| **place == PlacementKind::Blocks(axis));
        names.map(|(_, (name, _))| format!("@{name}")).collect::<String>()
    };
    let axes: Vec<String> =
        extents.iter().enumerate().map(|(axis, extent)| format!("{extent}{}", splits(axis))).collect();
    let partial: Vec<String> = places
        .iter()
        .zip(mesh)
        .filter(|(place, _)| place.is_partial())
        .map(|(place, (name, _))| format!("{place}:{name}"))
        .collect();
    let partial = if partial.is_empty() { String::new() } else { format!("{{{}}}", partial.join(",")) };
    format!("{element}[{}]{partial}", axes.join(","))
}
