//! What devices do with blocks: the block that each device keeps, and collectives.

use alloc::{
    format,
    string::{String, ToString},
};

use shapewise_sharding::internal::Digit;

use super::{
    Printer,
    text::{combiner, groups, list},
};
use crate::{Collective, Reduction, graph::Id};

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
