//! A program as StableHLO text.

mod call;
mod devices;
mod module;
mod operation;
mod repeat;
pub(crate) mod text;

use alloc::{
    collections::{BTreeMap, BTreeSet},
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::fmt::Write;

use shapewise::extent::DynExtent;
use shapewise_sharding::geometry::tile_extent;

use self::text::{list, tensor};
use super::{
    Collective,
    graph::{Graph, Id, Op},
};
use crate::placement::{PlacementKind, cut_into};

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
    /// The names of extents and shapes that are computed at run time, by the text of the operation: each is computed once in a block.
    computed: BTreeMap<String, String>,
    /// The number of the next value.
    next: usize,
    channel: usize,
    collectives: Vec<(Collective, &'static str)>,
}

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
            computed: BTreeMap::new(),
            next: 0,
            channel: 0,
            collectives: Vec::new(),
        }
    }

    /// Returns the values that the printed ones need.
    pub(super) const fn live(&self) -> &BTreeSet<Id> {
        &self.live
    }

    /// Returns the communication that was printed.
    pub(super) fn into_collectives(self) -> Vec<(Collective, &'static str)> {
        self.collectives
    }

    fn line(&mut self, text: &str) {
        let indent = self.indent;
        let _ = writeln!(self.text, "{:indent$}{text}", "");
    }

    /// Creates a new name.
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

    /// Prints an operation on extents that is not of the graph, unless the block has it, and returns the name of its result.
    fn compute(&mut self, text: &str) -> String {
        if let Some(name) = self.computed.get(text) {
            return name.clone();
        }
        let name = self.define(text);
        self.computed.insert(text.into(), name.clone());
        name
    }

    /// Returns the extents of a value where it is printed.
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

    /// Returns the type of a value where it is printed.
    fn ty(&self, id: Id) -> String {
        tensor(&self.extents(id), self.graph.node(id).element)
    }

    /// Returns the type of the entire value.
    fn entire(&self, id: Id) -> String {
        tensor(&self.graph.node(id).extents, self.graph.node(id).element)
    }

    /// Returns the type of a scalar with the elements of a value.
    fn scalar(&self, id: Id) -> String {
        tensor(&[], self.graph.node(id).element)
    }

    /// Returns the sharding of a value: for each axis the mesh axes that split it.
    fn sharding(&self, id: Id) -> String {
        let node = self.graph.node(id);
        let axes = (0..node.extents.len()).map(|axis| {
            let splits = node
                .places
                .iter()
                .zip(self.graph.mesh)
                .filter(|(place, _)| **place == PlacementKind::Blocks(axis));
            format!("{{{}}}", list(splits.map(|(_, (name, _))| format!("{name:?}"))))
        });
        format!("<@mesh, [{}]>", list(axes))
    }

    /// Returns the attribute of a parameter or a result.
    fn attribute(&self, id: Id, is_parameter: bool) -> String {
        let mut attributes = Vec::new();
        if self.graph.donated.contains(&id) && is_parameter {
            attributes.push("jax.buffer_donor = true".to_string());
        }
        if self.mode != Mode::OneDevice {
            attributes.push(format!("sdy.sharding = #sdy.sharding{}", self.sharding(id)));
        }
        if attributes.is_empty() { String::new() } else { format!(" {{{}}}", attributes.join(", ")) }
    }

    /// Returns the calls with a side effect, and the loops that have one in their bodies. The values of a body are before its loop.
    fn effects(&self) -> BTreeSet<Id> {
        let mut effects = BTreeSet::new();
        for (id, node) in self.graph.nodes.iter().enumerate() {
            let has_effect = match &node.op {
                Op::Call(call, _) => call.has_side_effect,
                Op::Loop(of) => {
                    let condition = of.condition.iter().flat_map(|(values, _)| values);
                    of.body.iter().chain(condition).any(|id| effects.contains(id))
                }
                _ => false,
            };
            if has_effect {
                effects.insert(id);
            }
        }
        effects
    }

    /// Marks the values that a value needs.
    pub(super) fn mark(&mut self, outputs: &[Id]) {
        let mut open = outputs.to_vec();
        open.extend(self.effects());
        while let Some(id) = open.pop() {
            if !self.live.insert(id) {
                continue;
            }
            let node = self.graph.node(id);
            open.extend(&node.operands);
            match &node.op {
                Op::Broadcast(_, sizes) => open.extend(sizes.iter().flatten().map(|(id, _)| *id)),
                Op::Loop(of) => {
                    open.extend(of.yields.iter().chain(&of.arguments));
                    open.extend(of.condition.as_ref().map(|(_, id)| *id));
                }
                // One of several results needs the operation, which is before its results.
                Op::Carried => {
                    let has = |at: &Id| self.graph.node(*at).op.results().contains(&id);
                    open.extend((0..id).rev().find(has));
                }
                _ => {}
            }
        }
    }
}
