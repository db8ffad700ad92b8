//! What devices do with blocks: the block that each device keeps, and collectives.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use shapewise::extent::DynExtent;
use shapewise_sharding::geometry::Digit;

use super::{
    Printer,
    text::{combiner, groups, list, tensor},
};
use crate::{
    Collective, Reduction,
    graph::Id,
    literal::start,
    placement::{PlacementKind, cut_into},
};

#[expect(
    clippy::indexing_slicing,
    reason = "values of the graph have a name once they are printed, and operands of an operation exist"
)]
impl Printer<'_> {
    /// Returns the block of a value that this device keeps.
    pub(super) fn own_block(&mut self, id: Id, position: usize, axis: usize, signature: &str) -> String {
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

    pub(super) fn collective(
        &mut self,
        id: Id,
        collective: Collective,
        position: usize,
        signature: &str,
    ) -> String {
        let operand = self.graph.node(id).operands[0];
        let (name, groups, scalar) = (self.names[operand].clone(), self.groups(position), self.scalar(id));
        let channel = self.channel();
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
            // It has pairs and no groups: `sent`.
            Collective::CollectivePermute => return name,
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

    /// Returns the attribute of a new channel.
    fn channel(&mut self) -> String {
        self.channel = self.channel.saturating_add(1);
        format!("channel_handle = #stablehlo.channel_handle<handle = {}, type = 1>", self.channel)
    }

    /// Sends the block of this device to another one, in each group along a mesh axis.
    pub(super) fn sent(
        &mut self,
        id: Id,
        pairs: &[(usize, usize)],
        position: usize,
        signature: &str,
    ) -> String {
        if pairs.is_empty() {
            return format!("stablehlo.constant dense<{}> : {}", self.zero(id), self.ty(id));
        }
        let name = self.names[self.graph.node(id).operands[0]].clone();
        self.collectives.push((Collective::CollectivePermute, self.graph.mesh[position].0));
        let (extent, inner) = (self.graph.mesh[position].1, self.inner(position));
        let count: usize = self.graph.mesh.iter().map(|(_, extent)| *extent).product();
        let digit = Digit { extent, stride: inner };
        let firsts = (0..count).filter(|device| digit.at(*device) == 0);
        let device = |first: usize, at: usize| first.saturating_add(at.saturating_mul(inner));
        let all = firsts.flat_map(|first| {
            pairs.iter().map(move |(from, to)| format!("[{}, {}]", device(first, *from), device(first, *to)))
        });
        let all: Vec<String> = all.collect();
        format!(
            "\"stablehlo.collective_permute\"({name}) <{{{}, source_target_pairs = dense<[{}]> : tensor<{}x2xi64>}}> : {signature}",
            self.channel(),
            list(&all),
            all.len()
        )
    }

    /// Returns the value of all devices together after its blocks went from one device to another: its blocks in another order, and zeros.
    pub(super) fn rearranged(&mut self, id: Id, pairs: &[(usize, usize)], position: usize) -> String {
        let (node, extent) = (self.graph.node(id), self.graph.mesh[position].1);
        let (name, from, mut sizes) =
            (self.names[node.operands[0]].clone(), self.ty(node.operands[0]), self.known(id));
        let PlacementKind::Blocks(axis) = node.places[position] else { return name };
        // The blocks of this mesh axis are within those of the ones before it, and have those of the ones after it.
        let outer = cut_into(&node.places[..position], &self.graph.mesh[..position], axis);
        let count = outer.saturating_mul(extent);
        sizes[axis] = sizes[axis].checked_div(count).unwrap_or(0);
        let extents: Vec<DynExtent> =
            sizes.iter().map(|size| DynExtent::known(*size).unwrap_or(DynExtent::UNKNOWN)).collect();
        let block = tensor(&extents, node.element);
        let mut blocks = Vec::with_capacity(count);
        for at in 0..count {
            let (group, target) = (at.checked_div(extent).unwrap_or(0), at.checked_rem(extent).unwrap_or(0));
            let text = match pairs.iter().find(|(_, to)| *to == target) {
                Some((source, _)) => {
                    let begin =
                        group.saturating_mul(extent).saturating_add(*source).saturating_mul(sizes[axis]);
                    let range = |(of, size): (usize, &usize)| {
                        let begin = if of == axis { begin } else { 0 };
                        format!("{begin}:{}", begin.saturating_add(*size))
                    };
                    format!(
                        "stablehlo.slice {name} [{}] : ({from}) -> {block}",
                        list(sizes.iter().enumerate().map(range))
                    )
                }
                None => format!("stablehlo.constant dense<{}> : {block}", self.zero(id)),
            };
            blocks.push(self.define(&text));
        }
        let (types, to) = (list(blocks.iter().map(|_| &block)), self.ty(id));
        self.define(&format!("stablehlo.concatenate {}, dim = {axis} : ({types}) -> {to}", list(&blocks)))
    }

    /// Returns a zero of the elements of a value.
    fn zero(&self, id: Id) -> String {
        start(Reduction::Sum, self.graph.node(id).element)
    }

    /// Returns the number of devices from one position along a mesh axis to the next.
    fn inner(&self, position: usize) -> usize {
        self.graph.mesh.iter().skip(position.saturating_add(1)).map(|(_, extent)| *extent).product()
    }

    /// Returns the devices of each group along a mesh axis.
    fn groups(&self, position: usize) -> String {
        let count: usize = self.graph.mesh.iter().map(|(_, extent)| *extent).product();
        groups(count, &[Digit { extent: self.graph.mesh[position].1, stride: self.inner(position) }])
    }
}
