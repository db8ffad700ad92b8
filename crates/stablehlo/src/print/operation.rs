//! One operation of a program.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use super::{
    Mode, Printer,
    text::{combiner, list, nested},
};
use crate::{
    graph::{Id, Node, Op, Product},
    literal::start,
};

#[expect(
    clippy::indexing_slicing,
    reason = "values of the graph have a name once they are printed, and operands of an operation exist"
)]
impl Printer<'_> {
    /// Prints a value.
    pub(super) fn node(&mut self, id: Id) {
        let node = self.graph.node(id);
        let operands: Vec<String> = node.operands.iter().map(|id| self.names[*id].clone()).collect();
        let types = list(node.operands.iter().map(|id| self.ty(*id)));
        let (of, ty) = (list(&operands), self.ty(id));
        let signature = format!("({types}) -> {ty}");
        let text = match &node.op {
            Op::Parameter(_) | Op::Carried => return,
            Op::Loop(of) => return self.repeat(of, &operands),
            Op::Call(call, results) => return self.call(call, results, (&of, &types)),
            Op::Random([state, bits]) => {
                let result = self.name();
                let results = list([state, bits].map(|id| self.ty(*id)));
                self.line(&format!(
                    "{result}:2 = stablehlo.rng_bit_generator {of}, algorithm = THREE_FRY : ({types}) -> ({results})"
                ));
                (self.names[*state], self.names[*bits]) = (format!("{result}#0"), format!("{result}#1"));
                return;
            }
            Op::Custom(of, results) => {
                for (at, id) in results.iter().enumerate() {
                    self.names[*id] = operands[of.operands.saturating_add(at)].clone();
                }
                return;
            }
            Op::SortPairs(axis, [key, value]) => {
                let (scalars, signature) = (
                    [self.scalar(node.operands[0]), self.scalar(node.operands[1])],
                    format!("({types}) -> ({})", list([key, value].map(|id| self.ty(*id)))),
                );
                let result = self.sort(*axis, &of, &scalars, node.operands[0], &signature);
                (self.names[*key], self.names[*value]) = (format!("{result}#0"), format!("{result}#1"));
                return;
            }
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
            Op::Sort(axis) => {
                let name = self.sort(*axis, &of, &[self.scalar(id)], id, &signature);
                self.names[id] = name;
                return;
            }
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
            Op::Scatter(axis) => {
                let name = self.scatter(id, *axis, &operands);
                self.names[id] = name;
                return;
            }
            Op::Window(axis) | Op::Update(axis) => {
                let (last, rank) = (node.operands.len().saturating_sub(1), node.extents.len());
                let scalar = self.ty(node.operands[last]);
                let zero = if rank > 1 { self.constant("0", &scalar) } else { String::new() };
                let start = |at: usize| if at == *axis { operands[last].clone() } else { zero.clone() };
                let starts = list((0..rank).map(start));
                let (of, types) =
                    (list(&operands[..last]), list(node.operands[..last].iter().map(|id| self.ty(*id))));
                let signature = format!("({types}, {}) -> {ty}", list((0..rank).map(|_| &scalar)));
                if matches!(node.op, Op::Update(_)) {
                    format!("stablehlo.dynamic_update_slice {of}, {starts} : {signature}")
                } else {
                    format!(
                        "stablehlo.dynamic_slice {of}, {starts}, sizes = [{}] : {signature}",
                        list(self.known(id))
                    )
                }
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
                let precision = match self.graph.precision.name() {
                    Some(name) if node.element.is_floating() || node.element.is_complex() => {
                        format!(", precision = [{name}, {name}]")
                    }
                    _ => String::new(),
                };
                format!(
                    "stablehlo.dot_general {of}, {batch}contracting_dims = {}{precision} : {signature}",
                    pairs(summed)
                )
            }
            Op::Reduce(reduction, axes) => {
                let scalar = self.scalar(id);
                let first = self.constant(&start(*reduction, node.element), &scalar);
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
            Op::Permute(pairs, position) if self.mode == Mode::EachDevice => {
                self.sent(id, pairs, *position, &signature)
            }
            Op::Permute(pairs, position) => {
                let name = self.rearranged(id, pairs, *position);
                if self.mode == Mode::OneDevice {
                    self.names[id] = name;
                    return;
                }
                format!("sdy.sharding_constraint {name} {} : {ty}", self.sharding(id))
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

    /// Prints a sort by the first operand, and returns the name of its result. Several operands are sorted in a stable order.
    fn sort(&mut self, axis: usize, of: &str, scalars: &[String], key: Id, signature: &str) -> String {
        let result = self.name();
        // Floats have a total order, so that NaN has a place.
        let is_float = self.graph.node(key).element.kind() == shapewise_xla::ElementKind::Floating;
        let order = if is_float { ", TOTALORDER" } else { "" };
        let is_stable = scalars.len() > 1;
        let results = if is_stable { format!("{result}:{}", scalars.len()) } else { result.clone() };
        self.line(&format!(
            "{results} = \"stablehlo.sort\"({of}) <{{dimension = {axis} : i64, is_stable = {is_stable}}}> ({{"
        ));
        let pair = |(at, scalar): (usize, &String)| {
            let number = if at == 0 { String::new() } else { format!("_{at}") };
            format!("%left{number}: {scalar}, %right{number}: {scalar}")
        };
        self.line(&format!("^bb0({}):", list(scalars.iter().enumerate().map(pair))));
        self.indent = self.indent.saturating_add(2);
        let scalar = self.scalar(key);
        let less = self.define(&format!(
            "stablehlo.compare LT, %left, %right{order} : ({scalar}, {scalar}) -> tensor<i1>"
        ));
        self.line(&format!("stablehlo.return {less} : tensor<i1>"));
        self.indent = self.indent.saturating_sub(2);
        self.line(&format!("}}) : {signature}"));
        result
    }

    /// Adds elements at the places of a vector of indices.
    fn scatter(&mut self, id: Id, axis: usize, operands: &[String]) -> String {
        let node = self.graph.node(id);
        let (result, scalar, ty) = (self.name(), self.scalar(id), self.ty(id));
        let types: Vec<String> = node.operands.iter().map(|id| self.ty(*id)).collect();
        let [into, updates, indices] = operands else { return result };
        let [_, of_updates, of_indices] = types.as_slice() else { return result };
        let windows = list((0..node.extents.len()).filter(|at| *at != axis));
        self.line(&format!(
            "{result} = \"stablehlo.scatter\"({into}, {indices}, {updates}) <{{scatter_dimension_numbers = #stablehlo.scatter<\
             update_window_dims = [{windows}], inserted_window_dims = [{axis}], scatter_dims_to_operand_dims = [{axis}], \
             index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}}> ({{"
        ));
        self.line(&format!("^bb0(%left: {scalar}, %right: {scalar}):"));
        self.indent = self.indent.saturating_add(2);
        let sum = self.define(&format!("stablehlo.add %left, %right : {scalar}"));
        self.line(&format!("stablehlo.return {sum} : {scalar}"));
        self.indent = self.indent.saturating_sub(2);
        self.line(&format!("}}) : ({ty}, {of_indices}, {of_updates}) -> {ty}"));
        result
    }

    /// Writes a scalar constant.
    pub(super) fn constant(&mut self, number: &str, ty: &str) -> String {
        self.define(&format!("stablehlo.constant dense<{number}> : {ty}"))
    }

    /// Returns the type of an operation on values of the same type, or its signature if extents are known differently.
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
                    let (of, axis) = self.graph.origin(*of, *axis);
                    let (of, ty) = (self.names[of].clone(), self.ty(of));
                    let size = self.compute(&format!(
                        "stablehlo.get_dimension_size {of}, dim = {axis} : ({ty}) -> tensor<i32>"
                    ));
                    self.compute(&format!("stablehlo.reshape {size} : (tensor<i32>) -> tensor<1xi32>"))
                }
                None => {
                    let known = extent.get().unwrap_or(0);
                    self.compute(&format!("stablehlo.constant dense<{known}> : tensor<1xi32>"))
                }
            });
        }
        let (rank, types) = (parts.len(), list(parts.iter().map(|_| "tensor<1xi32>")));
        let shape = self.compute(&format!(
            "stablehlo.concatenate {}, dim = 0 : ({types}) -> tensor<{rank}xi32>",
            list(parts)
        ));
        let (from, to) = (self.ty(operand), self.ty(id));
        format!(
            "stablehlo.dynamic_broadcast_in_dim {name}, {shape}, dims = [{dims}] : ({from}, tensor<{rank}xi32>) -> {to}"
        )
    }
}
