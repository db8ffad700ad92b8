//! A program as StableHLO text.

use alloc::{
    collections::BTreeSet,
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt::Write;

use super::{
    Collective, Reduction,
    graph::{Graph, Id, Loop, Node, Op, Product},
    literal::start,
};
use crate::{
    extent::{DynExtent, Knowledge},
    placement::{Place, cut_into},
    sharding::geometry::tile_extent,
    xla::{ElementKind, ElementType},
};

/// For whom a program is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// The entire program, for one device.
    OneDevice,
    /// The program of each device.
    EachDevice,
    /// The entire program with placements as requests, for XLA's partitioner.
    Partitioner,
}

/// Prints a program.
pub(super) struct Printer<'g> {
    graph: &'g Graph,
    mode: Mode,
    text: String,
    indent: usize,
    /// The name of each value that is printed.
    names: Vec<String>,
    live: BTreeSet<Id>,
    /// The number of the next value.
    next: usize,
    channel: usize,
    collectives: Vec<(Collective, &'static str)>,
}

/// The StableHLO name of an element type.
fn element_name(element: ElementType) -> String {
    match (element.kind(), element) {
        (ElementKind::Predicate, _) => "i1".to_string(),
        (ElementKind::Signed, _) => format!("i{}", element.bits()),
        (ElementKind::Unsigned, _) => format!("ui{}", element.bits()),
        (_, ElementType::C64) => "complex<f32>".to_string(),
        (_, ElementType::C128) => "complex<f64>".to_string(),
        _ => element.to_string(),
    }
}

/// Numbers with commas.
fn list<N: ToString>(numbers: impl IntoIterator<Item = N>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

/// The type of a tensor.
fn tensor(extents: &[DynExtent], element: ElementType) -> String {
    let mut text = "tensor<".to_string();
    for extent in extents {
        match extent.get() {
            Some(extent) => text += &format!("{extent}x"),
            None => text += "?x",
        }
    }
    text += &element_name(element);
    let bounds = extents.iter().map(|extent| match extent.knowledge() {
        Knowledge::Bounded(bound) => bound.to_string(),
        _ => "?".to_string(),
    });
    if extents.iter().any(|extent| matches!(extent.knowledge(), Knowledge::Bounded(_))) {
        text += &format!(", #stablehlo.bounds<{}>", list(bounds));
    }
    text + ">"
}

#[expect(
    clippy::indexing_slicing,
    reason = "values of the graph have a name once they are printed, and operands of an operation exist"
)]
impl<'g> Printer<'g> {
    pub(super) fn new(graph: &'g Graph, mode: Mode) -> Self {
        let names = vec![String::new(); graph.nodes.len()];
        Self {
            graph,
            mode,
            text: String::new(),
            indent: 0,
            names,
            live: BTreeSet::new(),
            next: 0,
            channel: 0,
            collectives: Vec::new(),
        }
    }

    /// The communication that was printed.
    pub(super) fn into_collectives(self) -> Vec<(Collective, &'static str)> {
        self.collectives
    }

    fn line(&mut self, text: &str) {
        let indent = self.indent;
        let _ = writeln!(self.text, "{:indent$}{text}", "");
    }

    /// A new name.
    fn name(&mut self) -> String {
        self.next = self.next.saturating_add(1);
        format!("%{}", self.next.saturating_sub(1))
    }

    /// Prints an operation that is not of the graph, and returns the name of its result.
    fn define(&mut self, text: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {text}"));
        name
    }

    /// The extents of a value where it is printed.
    fn extents(&self, id: Id) -> Vec<DynExtent> {
        let node = self.graph.node(id);
        if self.mode != Mode::EachDevice {
            return node.extents.clone();
        }
        let local = |(axis, extent): (usize, &DynExtent)| match extent.get() {
            Some(known) => {
                let local = tile_extent(known, cut_into(&node.places, self.graph.mesh, axis));
                DynExtent::known(local).unwrap_or(*extent)
            }
            None => *extent,
        };
        node.extents.iter().enumerate().map(local).collect()
    }

    fn known(&self, id: Id) -> Vec<usize> {
        self.extents(id).iter().map(|extent| extent.get().unwrap_or(0)).collect()
    }

    /// The type of a value where it is printed.
    fn ty(&self, id: Id) -> String {
        tensor(&self.extents(id), self.graph.node(id).element)
    }

    /// The type of the entire value.
    fn entire(&self, id: Id) -> String {
        tensor(&self.graph.node(id).extents, self.graph.node(id).element)
    }

    /// The type of a scalar with the elements of a value.
    fn scalar(&self, id: Id) -> String {
        tensor(&[], self.graph.node(id).element)
    }

    /// The sharding of a value: for each axis the mesh axes that split it.
    fn sharding(&self, id: Id) -> String {
        let node = self.graph.node(id);
        let axes = (0..node.extents.len()).map(|axis| {
            let splits =
                node.places.iter().zip(self.graph.mesh).filter(|(place, _)| **place == Place::Blocks(axis));
            format!("{{{}}}", list(splits.map(|(_, (name, _))| format!("{name:?}"))))
        });
        format!("<@mesh, [{}]>", list(axes))
    }

    /// The attribute of a parameter or a result.
    fn attribute(&self, id: Id) -> String {
        match self.mode {
            Mode::OneDevice => String::new(),
            _ => format!(" {{sdy.sharding = #sdy.sharding{}}}", self.sharding(id)),
        }
    }

    /// Marks the values that a value needs.
    fn mark(&mut self, outputs: &[Id]) {
        let mut open = outputs.to_vec();
        while let Some(id) = open.pop() {
            if !self.live.insert(id) {
                continue;
            }
            let node = self.graph.node(id);
            open.extend(&node.operands);
            match &node.op {
                Op::Broadcast(_, sizes) => open.extend(sizes.iter().flatten().map(|(id, _)| *id)),
                Op::Loop(of) => open.extend(of.yields.iter().chain(&of.arguments)),
                // A result of a loop needs the loop, which is before its results.
                Op::Carried => {
                    let has = |at: &Id| matches!(&self.graph.node(*at).op, Op::Loop(of) if of.results.contains(&id));
                    open.extend((0..id).rev().find(has));
                }
                _ => {}
            }
        }
    }

    pub(super) fn module(&mut self, outputs: &[Id]) -> String {
        self.mark(outputs);
        let mesh = self.graph.mesh;
        let count: usize = mesh.iter().map(|(_, extent)| *extent).product();
        if self.mode == Mode::OneDevice {
            self.line("module @program {");
        } else {
            self.line(&format!("module @program attributes {{mhlo.num_partitions = {count} : i32}} {{"));
        }
        self.indent = 2;
        if self.mode != Mode::OneDevice {
            self.line(&format!(
                "sdy.mesh @mesh = <[{}]>",
                list(mesh.iter().map(|(name, extent)| format!("{name:?}={extent}")))
            ));
        }
        let parameters = self.graph.parameters.clone();
        for (at, id) in parameters.iter().enumerate() {
            self.names[*id] = self.parameter_name(*id, at);
        }
        let arguments = list(
            parameters
                .iter()
                .map(|id| format!("{}: {}{}", self.names[*id], self.entire(*id), self.attribute(*id))),
        );
        let of_result = |id: &Id| format!("{}{}", self.entire(*id), self.attribute(*id));
        let results = match outputs {
            [one] if self.mode == Mode::OneDevice => self.entire(*one),
            _ => format!("({})", list(outputs.iter().map(of_result))),
        };
        self.line(&format!("func.func public @main({arguments}) -> {results} {{"));
        self.indent = 4;
        let block = self.graph.blocks.first().cloned().unwrap_or_default();
        let types = list(outputs.iter().map(|id| self.entire(*id)));
        if self.mode == Mode::EachDevice {
            self.each_device(&parameters, &block, outputs, &types);
        } else {
            self.block(&block);
            let names = list(outputs.iter().map(|id| &self.names[*id]));
            self.line(format!("return {names} : {types}").trim_end_matches(" : ").trim_end());
        }
        self.indent = 2;
        self.line("}");
        self.indent = 0;
        self.line("}");
        core::mem::take(&mut self.text)
    }

    /// The name of a parameter in the text: its own if it is an identifier and the only one, else its number.
    fn parameter_name(&self, id: Id, at: usize) -> String {
        let Op::Parameter(name) = &self.graph.node(id).op else { return String::new() };
        let is_name = |name: &str| {
            name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
                && name.chars().all(|character| character.is_ascii_alphanumeric() || character == '_')
        };
        let same = self
            .graph
            .parameters
            .iter()
            .filter(|other| matches!(&self.graph.node(**other).op, Op::Parameter(it) if it == name));
        // `local_` and `arg` are the printer's own names.
        if is_name(name) && same.count() == 1 && !name.starts_with("local_") && !name.starts_with("arg_") {
            format!("%{name}")
        } else {
            format!("%arg_{at}")
        }
    }

    /// The body of a function as the program of each device.
    fn each_device(&mut self, parameters: &[Id], block: &[Id], outputs: &[Id], types: &str) {
        let entire = list(parameters.iter().map(|id| &self.names[*id]));
        let entire_types = list(parameters.iter().map(|id| self.entire(*id)));
        let shardings = |ids: &[Id]| list(ids.iter().map(|id| self.sharding(*id)));
        let (into, out) = (shardings(parameters), shardings(outputs));
        let axes = list(self.graph.mesh.iter().map(|(name, _)| format!("{name:?}")));
        for id in parameters {
            self.names[*id] = self.names[*id].replacen('%', "%local_", 1);
        }
        let local = list(parameters.iter().map(|id| format!("{}: {}", self.names[*id], self.ty(*id))));
        let result =
            if outputs.len() == 1 { "%results".to_string() } else { format!("%results:{}", outputs.len()) };
        self.line(&format!(
            "{result} = sdy.manual_computation({entire}) in_shardings=[{into}] out_shardings=[{out}] manual_axes={{{axes}}} ({local}) {{"
        ));
        self.indent = 6;
        self.block(block);
        let names = list(outputs.iter().map(|id| &self.names[*id]));
        let local_types = list(outputs.iter().map(|id| self.ty(*id)));
        self.line(&format!("sdy.return {names} : {local_types}"));
        self.indent = 4;
        let result_types = if outputs.len() == 1 { types.to_string() } else { format!("({types})") };
        self.line(&format!("}} : ({entire_types}) -> {result_types}"));
        let names = if outputs.len() == 1 {
            "%results".to_string()
        } else {
            list((0..outputs.len()).map(|at| format!("%results#{at}")))
        };
        self.line(&format!("return {names} : {types}"));
    }

    fn block(&mut self, block: &[Id]) {
        for id in block {
            if self.live.contains(id) && self.names[*id].is_empty() {
                self.node(*id);
            }
        }
    }

    /// A scalar constant.
    fn constant(&mut self, number: &str, ty: &str) -> String {
        self.define(&format!("stablehlo.constant dense<{number}> : {ty}"))
    }

    /// Prints a value.
    fn node(&mut self, id: Id) {
        let node = self.graph.node(id);
        let operands: Vec<String> = node.operands.iter().map(|id| self.names[*id].clone()).collect();
        let types = list(node.operands.iter().map(|id| self.ty(*id)));
        let (of, ty) = (list(&operands), self.ty(id));
        let signature = format!("({types}) -> {ty}");
        let text = match &node.op {
            Op::Parameter(_) | Op::Carried => return,
            Op::Loop(of) => return self.repeat(of, &operands),
            Op::Constant(elements) => {
                format!("stablehlo.constant dense<{}> : {ty}", nested(elements, &self.known(id)))
            }
            Op::Fill(number) => format!("stablehlo.constant dense<{number}> : {ty}"),
            Op::Iota(axis) => format!("stablehlo.iota dim = {axis} : {ty}"),
            Op::Unary(name) => format!("stablehlo.{name} {of} : {ty}"),
            Op::Binary(name) => format!("stablehlo.{name} {of} : {}", self.same(node, &ty, &signature)),
            Op::Compare(direction) => format!("stablehlo.compare {direction}, {of} : {signature}"),
            Op::Select => format!("stablehlo.select {of} : {}, {ty}", self.ty(node.operands[0])),
            Op::Convert => format!("stablehlo.convert {of} : {signature}"),
            Op::Broadcast(dims, sizes) => self.broadcast(id, dims, sizes, &signature),
            Op::Transpose(order) => {
                format!("stablehlo.transpose {of}, dims = [{}] : {signature}", list(order))
            }
            Op::Reshape => format!("stablehlo.reshape {of} : {signature}"),
            Op::Slice(ranges) => {
                let (entire, local) =
                    (&self.graph.node(node.operands[0]).extents, self.known(node.operands[0]));
                let range = |(axis, (start, end, step)): (usize, &(usize, usize, usize))| {
                    // What is taken entirely may be split.
                    let end =
                        if *start == 0 && entire[axis].get() == Some(*end) { local[axis] } else { *end };
                    if *step == 1 { format!("{start}:{end}") } else { format!("{start}:{end}:{step}") }
                };
                format!("stablehlo.slice {of} [{}] : {signature}", list(ranges.iter().enumerate().map(range)))
            }
            Op::Reverse(axes) => format!("stablehlo.reverse {of}, dims = [{}] : {ty}", list(axes)),
            Op::Pad(axis, pad) => {
                let at = |number: String| {
                    list(
                        (0..node.extents.len())
                            .map(|at| if at == *axis { number.clone() } else { "0".to_string() }),
                    )
                };
                format!(
                    "stablehlo.pad {of}, low = [{}], high = [{}], interior = [{}] : {signature}",
                    at(pad.low.to_string()),
                    at(pad.high.to_string()),
                    at(pad.interior.to_string()),
                )
            }
            Op::Concatenate(axis) => format!("stablehlo.concatenate {of}, dim = {axis} : {signature}"),
            Op::Take(axis) => {
                let mut sizes = self.known(node.operands[0]);
                sizes[*axis] = 1;
                let offsets = (0..sizes.len()).filter(|at| at != axis);
                format!(
                    "\"stablehlo.gather\"({of}) <{{dimension_numbers = #stablehlo.gather<offset_dims = [{}], collapsed_slice_dims = \
                     [{axis}], start_index_map = [{axis}], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = \
                     array<i64: {}>}}> : {signature}",
                    list(offsets),
                    list(sizes)
                )
            }
            Op::Product(Product { batch, summed }) => {
                let pairs = |pairs: &[(usize, usize)]| {
                    format!(
                        "[{}] x [{}]",
                        list(pairs.iter().map(|pair| pair.0)),
                        list(pairs.iter().map(|pair| pair.1))
                    )
                };
                let batch = if batch.is_empty() {
                    String::new()
                } else {
                    format!("batching_dims = {}, ", pairs(batch))
                };
                format!(
                    "stablehlo.dot_general {of}, {batch}contracting_dims = {} : {signature}",
                    pairs(summed)
                )
            }
            Op::Reduce(reduction, axes) => {
                let scalar = self.scalar(id);
                let first = self.constant(&start(*reduction, &element_name(node.element)), &scalar);
                format!(
                    "stablehlo.reduce({of} init: {first}) applies stablehlo.{} across dimensions = [{}] : ({types}, {scalar}) -> {ty}",
                    combiner(*reduction),
                    list(axes)
                )
            }
            Op::Block(position, axis) if self.mode == Mode::EachDevice => {
                self.own_block(id, *position, *axis, &signature)
            }
            Op::Collective(collective, position) if self.mode == Mode::EachDevice => {
                self.collectives.push((*collective, self.graph.mesh[*position].0));
                let name = self.collective(id, *collective, *position, &signature);
                self.names[id] = name;
                return;
            }
            Op::Block(..) | Op::Collective(..) => {
                let is_partial = node.places.iter().any(|place| place.is_partial());
                if self.mode == Mode::OneDevice || is_partial {
                    // The value of all devices together is the same.
                    self.names[id] = operands[0].clone();
                    return;
                }
                format!("sdy.sharding_constraint {of} {} : {ty}", self.sharding(id))
            }
        };
        self.names[id] = self.define(&text);
    }

    /// The type of an operation on values of the same type, or its signature if extents are known differently.
    fn same(&self, node: &Node, ty: &str, signature: &str) -> String {
        if node.operands.iter().all(|id| self.ty(*id) == ty) { ty.to_string() } else { signature.to_string() }
    }

    fn broadcast(
        &mut self,
        id: Id,
        dims: &[usize],
        sizes: &[Option<(Id, usize)>],
        signature: &str,
    ) -> String {
        let operand = self.graph.node(id).operands[0];
        let name = self.names[operand].clone();
        let dims = list(dims);
        if sizes.iter().all(Option::is_none) {
            return format!("stablehlo.broadcast_in_dim {name}, dims = [{dims}] : {signature}");
        }
        // The extents that are not known are those of other values.
        let extents = self.extents(id);
        let mut parts = Vec::new();
        for (size, extent) in sizes.iter().zip(&extents) {
            parts.push(match size {
                Some((of, axis)) => {
                    let (of, ty) = (self.names[*of].clone(), self.ty(*of));
                    let size = self.define(&format!(
                        "stablehlo.get_dimension_size {of}, dim = {axis} : ({ty}) -> tensor<i32>"
                    ));
                    self.define(&format!("stablehlo.reshape {size} : (tensor<i32>) -> tensor<1xi32>"))
                }
                None => self.constant(&extent.get().unwrap_or(0).to_string(), "tensor<1xi32>"),
            });
        }
        let (rank, types) = (parts.len(), list(parts.iter().map(|_| "tensor<1xi32>")));
        let shape = self.define(&format!(
            "stablehlo.concatenate {}, dim = 0 : ({types}) -> tensor<{rank}xi32>",
            list(parts)
        ));
        let (from, to) = (self.ty(operand), self.ty(id));
        format!(
            "stablehlo.dynamic_broadcast_in_dim {name}, {shape}, dims = [{dims}] : ({from}, tensor<{rank}xi32>) -> {to}"
        )
    }

    /// The block of a value that this device keeps.
    fn own_block(&mut self, id: Id, position: usize, axis: usize, signature: &str) -> String {
        let operand = self.graph.node(id).operands[0];
        let name = self.names[operand].clone();
        let local = self.known(id);
        let (inner, extent) = (self.inner(position), self.graph.mesh[position].1);
        let scalar = "tensor<ui32>";
        let device = self.define(&format!("stablehlo.partition_id : {scalar}"));
        let inner = self.constant(&inner.to_string(), scalar);
        let device = self.define(&format!("stablehlo.divide {device}, {inner} : {scalar}"));
        let extent = self.constant(&extent.to_string(), scalar);
        let block = self.define(&format!("stablehlo.remainder {device}, {extent} : {scalar}"));
        let size = self.constant(&local[axis].to_string(), scalar);
        let begin = self.define(&format!("stablehlo.multiply {block}, {size} : {scalar}"));
        let zero = self.constant("0", scalar);
        let begins = list((0..local.len()).map(|at| if at == axis { &begin } else { &zero }));
        let (operand_type, _) = signature.split_once(" -> ").unwrap_or_default();
        let begin_types = list(local.iter().map(|_| scalar));
        let operand_type = operand_type.trim_start_matches('(').trim_end_matches(')');
        format!(
            "stablehlo.dynamic_slice {name}, {begins}, sizes = [{}] : ({operand_type}, {begin_types}) -> {}",
            list(&local),
            self.ty(id)
        )
    }

    /// The number of devices from one position along a mesh axis to the next.
    fn inner(&self, position: usize) -> usize {
        self.graph.mesh.iter().skip(position.saturating_add(1)).map(|(_, extent)| *extent).product()
    }

    /// The devices of each group along a mesh axis.
    fn groups(&self, position: usize) -> String {
        let count: usize = self.graph.mesh.iter().map(|(_, extent)| *extent).product();
        let (inner, extent) = (self.inner(position), self.graph.mesh[position].1);
        let along =
            |device: usize| device.checked_div(inner).and_then(|at| at.checked_rem(extent)).unwrap_or(0);
        let first = (0..count).filter(|device| along(*device) == 0);
        let group = |device: usize| {
            format!("[{}]", list((0..extent).map(|at| device.saturating_add(at.saturating_mul(inner)))))
        };
        let groups: Vec<String> = first.map(group).collect();
        format!("dense<[{}]> : tensor<{}x{extent}xi64>", list(&groups), groups.len())
    }

    fn collective(&mut self, id: Id, collective: Collective, position: usize, signature: &str) -> String {
        let operand = self.graph.node(id).operands[0];
        let (name, groups, scalar) = (self.names[operand].clone(), self.groups(position), self.scalar(id));
        self.channel = self.channel.saturating_add(1);
        let channel =
            format!("channel_handle = #stablehlo.channel_handle<handle = {}, type = 1>", self.channel);
        let (op, attributes, reduction) = match collective {
            Collective::AllReduce(reduction) => (
                "all_reduce",
                format!("{channel}, replica_groups = {groups}, use_global_device_ids"),
                Some(reduction),
            ),
            Collective::AllGather { axis } => (
                "all_gather",
                format!(
                    "all_gather_dim = {axis} : i64, {channel}, replica_groups = {groups}, use_global_device_ids"
                ),
                None,
            ),
            Collective::ReduceScatter { axis } => (
                "reduce_scatter",
                format!(
                    "{channel}, replica_groups = {groups}, scatter_dimension = {axis} : i64, use_global_device_ids"
                ),
                Some(Reduction::Sum),
            ),
            Collective::AllToAll { from, to } => (
                "all_to_all",
                format!(
                    "{channel}, concat_dimension = {from} : i64, replica_groups = {groups}, split_count = {} : i64, split_dimension \
                     = {to} : i64",
                    self.graph.mesh[position].1
                ),
                None,
            ),
        };
        let result = self.name();
        let Some(reduction) = reduction else {
            self.line(&format!("{result} = \"stablehlo.{op}\"({name}) <{{{attributes}}}> : {signature}"));
            return result;
        };
        self.line(&format!("{result} = \"stablehlo.{op}\"({name}) <{{{attributes}}}> ({{"));
        self.line(&format!("^bb0(%left: {scalar}, %right: {scalar}):"));
        self.line(&format!("  %reduced = stablehlo.{} %left, %right : {scalar}", combiner(reduction)));
        self.line(&format!("  stablehlo.return %reduced : {scalar}"));
        self.line(&format!("}}) : {signature}"));
        result
    }

    fn repeat(&mut self, of: &Loop, operands: &[String]) {
        let scalar = "tensor<ui32>";
        let zero = self.constant("0", scalar);
        let end = self.constant(&of.count.to_string(), scalar);
        for id in &of.arguments {
            self.names[*id] = self.name();
        }
        let begins = [&[zero][..], operands].concat();
        let inits = list(
            of.arguments.iter().zip(&begins).map(|(id, begin)| format!("{} = {begin}", self.names[*id])),
        );
        let types = list(of.arguments.iter().map(|id| self.ty(*id)));
        let result = self.name();
        self.line(&format!("{result}:{} = stablehlo.while({inits}) : {types}", of.arguments.len()));
        self.line("cond {");
        self.indent = self.indent.saturating_add(2);
        let counter = self.names[of.arguments[0]].clone();
        let goes_on = self
            .define(&format!("stablehlo.compare LT, {counter}, {end} : ({scalar}, {scalar}) -> tensor<i1>"));
        self.line(&format!("stablehlo.return {goes_on} : tensor<i1>"));
        self.indent = self.indent.saturating_sub(2);
        self.line("} do {");
        self.indent = self.indent.saturating_add(2);
        self.block(&of.body);
        let one = self.constant("1", scalar);
        let next = self.define(&format!("stablehlo.add {counter}, {one} : {scalar}"));
        let yields = of.yields.iter().map(|id| self.names[*id].clone());
        let names: Vec<String> = core::iter::once(next).chain(yields).collect();
        self.line(&format!("stablehlo.return {} : {types}", list(names)));
        self.indent = self.indent.saturating_sub(2);
        self.line("}");
        for (at, id) in of.results.iter().enumerate() {
            self.names[*id] = format!("{result}#{}", at.saturating_add(1));
        }
    }
}

/// The operation that a reduction repeats.
const fn combiner(reduction: Reduction) -> &'static str {
    match reduction {
        Reduction::Sum => "add",
        Reduction::Product => "multiply",
        Reduction::Max => "maximum",
        Reduction::Min => "minimum",
    }
}

/// Elements in nested brackets.
fn nested(elements: &[String], extents: &[usize]) -> String {
    match extents {
        [] => elements.first().cloned().unwrap_or_default(),
        _ if elements.is_empty() => String::new(),
        [extent, rest @ ..] => {
            let size = elements.len().checked_div(*extent).unwrap_or(1).max(1);
            format!("[{}]", list(elements.chunks(size).map(|chunk| nested(chunk, rest))))
        }
    }
}
