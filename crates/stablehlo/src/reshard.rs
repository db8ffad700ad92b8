//! The program of a plan: the collectives that lead from one sharding to another.

use alloc::{
    collections::BTreeMap,
    format,
    string::{String, ToString},
    vec::Vec,
};

use core::ops::Range;

use shapewise::message::error_messages;
use shapewise_sharding::{
    DynMesh, DynSpec, Move, Plan, PlanError, SubAxis,
    geometry::{Digit, digits, parts},
};
use shapewise_xla::ElementType;

use super::print::text::{element_name, groups, list};

/// The largest number of devices of a [`Resharding`], whose text lists them all.
const MOST_DEVICES: usize = 1 << 16;

/// Why there is no program from one sharding to another: the error of [`Resharding::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReshardError {
    /// There is no plan.
    Plan(PlanError),
    /// The text would list too many devices.
    TooManyDevices {
        /// The number of devices of the mesh.
        devices: usize,
        /// The largest number.
        most: usize,
    },
}

error_messages! {
    ReshardError [Plan(PlanError)]
    Self::TooManyDevices { devices, most } =>
        "the mesh has {devices} devices, and the program would list each of them: at most {most} are allowed";
}

/// A program that moves the shards of an array from one sharding to another: the steps of a [`Plan`] as StableHLO.
///
/// Each device runs it on its own shard, as one of so many replicas. Replica `n` is at position `n` of the mesh, in row-major order. If an extent does not divide, all shards
/// have the extent of the first one, and what is beyond the end of the array is padding.
///
/// ```
/// use shapewise_sharding::{DynMesh, DynSpec};
/// use shapewise_stablehlo::Resharding;
/// use shapewise_xla::ElementType;
///
/// let mesh = DynMesh::new([("x", 2)])?;
/// let columns = DynSpec::from_names(&mesh, &[&[], &["x"]])?;
/// let rows = DynSpec::from_names(&mesh, &[&["x"], &[]])?;
/// let program = Resharding::new(ElementType::F32, &[8, 16], &columns, &rows)?;
/// assert_eq!((program.shard_shape(), program.result_shard_shape()), (&[8, 8][..], &[4, 16][..]));
/// assert_eq!(program.plan().elements(), 32); // of 64 that each device has, it receives 32 others
/// let text = program.text();
/// assert!(text.starts_with("module @reshard attributes {mhlo.num_replicas = 2 : i32} {"));
/// assert!(text.contains("@main(%shard: tensor<8x8xf32>) -> tensor<4x16xf32> {"));
/// assert_eq!(text.matches("\"stablehlo.all_to_all\"(%shard)").count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resharding {
    text: String,
    element: ElementType,
    shape: Vec<usize>,
    from: DynSpec,
    to: DynSpec,
    shards: [Vec<usize>; 2],
    plan: Plan,
}

impl Resharding {
    /// Plans the steps and writes the program.
    ///
    /// # Errors
    ///
    /// [`ReshardError::Plan`] with the errors of [`Plan::new`]; [`ReshardError::TooManyDevices`] for more than 65,536 devices.
    pub fn new(
        element: ElementType,
        shape: &[usize],
        from: &DynSpec,
        to: &DynSpec,
    ) -> Result<Self, ReshardError> {
        let mesh = from.mesh();
        let (devices, most) = (mesh.device_count(), MOST_DEVICES);
        if devices > most {
            return Err(ReshardError::TooManyDevices { devices, most });
        }
        let plan = Plan::new(shape, from, to)?;
        let shard = |spec: &DynSpec| spec.padded_shard_shape(shape).map_err(PlanError::Shard);
        let shards = [shard(from)?, shard(to)?];
        let mut writer = Writer {
            mesh,
            shape,
            element: element_name(element),
            text: String::new(),
            names: 0,
            value: "%shard".to_string(),
            extents: shards[0].clone(),
        };
        let mut before = from;
        for step in plan.steps() {
            writer.step(step.action(), before, step.result());
            before = step.result();
        }
        let (count, [first, last]) = (mesh.device_count(), shards.each_ref().map(|shard| writer.ty(shard)));
        let text = format!(
            "module @reshard attributes {{mhlo.num_replicas = {count} : i32}} {{\n  func.func public @main(%shard: {first}) -> {last} {{\n{}    \
             return {} : {last}\n  }}\n}}\n",
            writer.text, writer.value
        );
        Ok(Self { text, element, shape: shape.to_vec(), from: from.clone(), to: to.clone(), shards, plan })
    }

    /// Returns the text ([example](Self)).
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the element type ([example](Self)).
    #[must_use]
    pub const fn element(&self) -> ElementType {
        self.element
    }

    /// Returns the extents of the array ([example](Self)).
    #[must_use]
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// Returns the sharding before ([example](Self)).
    #[must_use]
    pub const fn before(&self) -> &DynSpec {
        &self.from
    }

    /// Returns the sharding after ([example](Self)).
    #[must_use]
    pub const fn after(&self) -> &DynSpec {
        &self.to
    }

    /// Returns the extents of each shard before, with padding ([example](Self)).
    #[must_use]
    pub fn shard_shape(&self) -> &[usize] {
        &self.shards[0]
    }

    /// Returns the extents of each shard after, with padding ([example](Self)).
    #[must_use]
    pub fn result_shard_shape(&self) -> &[usize] {
        &self.shards[1]
    }

    /// Returns the steps, and what they move ([example](Self)).
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }
}

struct Writer<'a> {
    mesh: &'a DynMesh,
    shape: &'a [usize],
    element: String,
    text: String,
    /// The number of names so far.
    names: usize,
    /// The name of the shard, and its extents.
    value: String,
    extents: Vec<usize>,
}

impl Writer<'_> {
    /// Returns the type of a tensor of the elements of the array.
    fn ty(&self, extents: &[usize]) -> String {
        let extents: String = extents.iter().map(|extent| format!("{extent}x")).collect();
        format!("tensor<{extents}{}>", self.element)
    }

    /// Writes an operation and returns the name of its result.
    fn define(&mut self, operation: &str) -> String {
        let name = format!("%{}", self.names);
        self.names = self.names.saturating_add(1);
        self.text.push_str(&format!("    {name} = {operation}\n"));
        name
    }

    /// Writes an operation whose result is the shard from here on, with these extents. The operation is made of the operand and both types.
    fn shard(&mut self, extents: Vec<usize>, operation: impl FnOnce(&str, &str, &str) -> String) {
        let (from, to) = (self.ty(&self.extents), self.ty(&extents));
        let operation = operation(&self.value, &from, &to);
        self.value = self.define(&operation);
        self.extents = extents;
    }

    /// Returns the digits of a position that count the parts along axes of the mesh, major to minor.
    fn digits(&self, axes: &[SubAxis]) -> Vec<Digit> {
        let mesh: Vec<Digit> =
            digits(self.mesh.device_count(), self.mesh.axes().map(|(_, extent)| extent)).collect();
        axes.iter().filter_map(|axis| mesh.get(axis.axis).map(|digit| axis.digit(*digit))).collect()
    }

    /// Returns the replicas of each group along axes, in order of the parts, and how many a group has.
    fn groups(&self, axes: &[SubAxis]) -> (String, usize) {
        let digits = self.digits(axes);
        let groups = groups(self.mesh.device_count(), &digits);
        (format!("replica_groups = {groups}"), parts(digits))
    }

    fn step(&mut self, step: &Move, before: &DynSpec, after: &DynSpec) {
        match step {
            Move::AllReduce(axes) => self.reduce("all_reduce", axes, None),
            Move::ReduceScatter(lists) => {
                for (dimension, axes) in split(lists) {
                    self.reduce("reduce_scatter", axes, Some(dimension));
                }
            }
            Move::Gather(lists) => {
                for (dimension, axes) in split(lists) {
                    self.gather(dimension, axes);
                }
            }
            Move::Slice(lists) => {
                for (dimension, axes) in split(lists) {
                    self.slice(dimension, axes);
                }
            }
            Move::AllToAll { from, to, axes } => {
                let (groups, count) = self.groups(axes);
                let extents = self.scaled(*from, |extent| extent.saturating_mul(count));
                let extents = scaled(extents, *to, |extent| extent.checked_div(count).unwrap_or(extent));
                self.shard(extents, |value, old, new| {
                    format!(
                        "\"stablehlo.all_to_all\"({value}) <{{concat_dimension = {from} : i64, {groups}, split_count = {count} : i64, \
                         split_dimension = {to} : i64}}> : ({old}) -> {new}"
                    )
                });
            }
            Move::Permute => self.permute(before, after),
            _ => {}
        }
    }

    /// Returns the extents of the shard, of which one is another.
    fn scaled(&self, dimension: usize, scale: impl Fn(usize) -> usize) -> Vec<usize> {
        scaled(self.extents.clone(), dimension, scale)
    }

    /// Sums along axes. Each device receives all sums, or those of one part of a dimension.
    fn reduce(&mut self, name: &str, axes: &[SubAxis], dimension: Option<usize>) {
        let (groups, count) = self.groups(axes);
        let extents = match dimension {
            Some(dimension) => self.scaled(dimension, |extent| extent.checked_div(count).unwrap_or(extent)),
            None => self.extents.clone(),
        };
        let at = dimension
            .map_or_else(String::new, |dimension| format!(", scatter_dimension = {dimension} : i64"));
        let scalar = self.ty(&[]);
        self.shard(extents, |value, old, new| {
            format!(
                "\"stablehlo.{name}\"({value}) <{{{groups}{at}}}> ({{\n    ^bb0(%left: {scalar}, %right: {scalar}):\n      %sum = stablehlo.add %left, \
                 %right : {scalar}\n      stablehlo.return %sum : {scalar}\n    }}) : ({old}) -> {new}"
            )
        });
    }

    /// Joins the shards along axes. If the extent does not divide, all of the dimension is joined, and its padding is cut off.
    fn gather(&mut self, dimension: usize, axes: &[SubAxis]) {
        let (groups, count) = self.groups(axes);
        let extents = self.scaled(dimension, |extent| extent.saturating_mul(count));
        self.shard(extents, |value, old, new| {
            format!(
                "\"stablehlo.all_gather\"({value}) <{{all_gather_dim = {dimension} : i64, {groups}}}> : ({old}) -> {new}"
            )
        });
        let entire = self.shape.get(dimension).copied().unwrap_or(0);
        if self.extents.get(dimension).is_some_and(|extent| *extent > entire) {
            let extents = self.scaled(dimension, |_| entire);
            let ranges = list(extents.iter().map(|extent| format!("0:{extent}")));
            self.shard(extents, |value, old, new| {
                format!("stablehlo.slice {value} [{ranges}] : ({old}) -> {new}")
            });
        }
    }

    /// Keeps the part of this device. If the extent does not divide, the dimension is entire before, and is padded.
    fn slice(&mut self, dimension: usize, axes: &[SubAxis]) {
        let digits = self.digits(axes);
        let count = parts(digits.iter().copied());
        let part = self.extents.get(dimension).map_or(0, |extent| extent.div_ceil(count));
        let padded = self.scaled(dimension, |_| part.saturating_mul(count));
        if padded != self.extents {
            let none = list(padded.iter().map(|_| 0));
            let high = padded.iter().zip(&self.extents).map(|(new, old)| new.saturating_sub(*old));
            let (high, scalar) = (list(high), self.ty(&[]));
            let zero = self.zero();
            self.shard(padded, |value, old, new| {
                format!("stablehlo.pad {value}, {zero}, low = [{none}], high = [{high}], interior = [{none}] : ({old}, {scalar}) -> {new}")
            });
        }
        let begin = |position: usize| {
            let number = digits.iter().fold(0_usize, |number, digit| {
                number.saturating_mul(digit.extent).saturating_add(digit.at(position))
            });
            number.saturating_mul(part)
        };
        let devices = self.mesh.device_count();
        let begins = list((0..devices).map(begin));
        let (table, scalar) = (format!("tensor<{devices}xui32>"), "tensor<ui32>");
        let begins = self.define(&format!("stablehlo.constant dense<[{begins}]> : {table}"));
        let replica = self.define(&format!("stablehlo.replica_id : {scalar}"));
        let one = "tensor<1xui32>";
        let begin = self.define(&format!(
            "stablehlo.dynamic_slice {begins}, {replica}, sizes = [1] : ({table}, {scalar}) -> {one}"
        ));
        let begin = self.define(&format!("stablehlo.reshape {begin} : ({one}) -> {scalar}"));
        let zero = self.define(&format!("stablehlo.constant dense<0> : {scalar}"));
        let extents = self.scaled(dimension, |_| part);
        let at = list((0..extents.len()).map(|axis| if axis == dimension { &begin } else { &zero }));
        let (sizes, types) = (list(&extents), list(extents.iter().map(|_| scalar)));
        self.shard(extents, |value, old, new| {
            format!("stablehlo.dynamic_slice {value}, {at}, sizes = [{sizes}] : ({old}, {types}) -> {new}")
        });
    }

    /// Writes a zero of the elements of the array.
    fn zero(&mut self) -> String {
        let ty = self.ty(&[]);
        let zero = match &*self.element {
            "i1" => "false",
            element if element.starts_with("complex") => "(0.0, 0.0)",
            element if element.starts_with(['i', 'u']) => "0",
            _ => "0.0",
        };
        self.define(&format!("stablehlo.constant dense<{zero}> : {ty}"))
    }

    /// Sends each shard to a device that has it after. A device that has its shard already keeps it.
    fn permute(&mut self, before: &DynSpec, after: &DynSpec) {
        // What a device has: where its shard begins, and the number of its summand of a pending sum. All shards are equal, or the plan
        // does not exchange them.
        let pending = self.digits(after.unreduced_axes());
        let of = |spec: &DynSpec| -> Vec<_> {
            let Ok(ranges) = spec.padded_ranges(self.shape) else { return Vec::new() };
            let begins = |ranges: Vec<Range<usize>>| ranges.into_iter().map(|range| range.start);
            let parts = |position: usize| pending.iter().map(move |digit| digit.at(position));
            let each = ranges.enumerate();
            each.map(|(position, (_, ranges))| begins(ranges).chain(parts(position)).collect::<Vec<_>>())
                .collect()
        };
        let (sources, targets) = (of(before), of(after));
        // The devices that had a shard and have another one after, by the shard. The last one is taken first.
        let mut free: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for (source, (had, has)) in sources.iter().zip(&targets).enumerate().rev() {
            if had != has {
                free.entry(had).or_default().push(source);
            }
        }
        let mut pairs = Vec::new();
        for (target, (had, has)) in sources.iter().zip(&targets).enumerate() {
            let source = if had == has { Some(target) } else { free.get_mut(has).and_then(Vec::pop) };
            pairs.extend(source.map(|source| format!("[{source}, {target}]")));
        }
        let (count, pairs) = (pairs.len(), list(&pairs));
        self.shard(self.extents.clone(), |value, old, new| {
            format!(
                "\"stablehlo.collective_permute\"({value}) <{{source_target_pairs = dense<[{pairs}]> : tensor<{count}x2xi64>}}> : ({old}) -> {new}"
            )
        });
    }
}

fn scaled(mut extents: Vec<usize>, dimension: usize, scale: impl Fn(usize) -> usize) -> Vec<usize> {
    if let Some(extent) = extents.get_mut(dimension) {
        *extent = scale(*extent);
    }
    extents
}

/// The dimensions that have axes, with them.
fn split(lists: &[Vec<SubAxis>]) -> impl Iterator<Item = (usize, &[SubAxis])> {
    lists.iter().map(Vec::as_slice).enumerate().filter(|(_, axes)| !axes.is_empty())
}
