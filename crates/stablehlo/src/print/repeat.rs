//! Loops.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use super::{Printer, text::list};
use crate::graph::Loop;

#[expect(
    clippy::indexing_slicing,
    reason = "values of the graph have a name once they are printed, and operands of an operation exist"
)]
impl Printer<'_> {
    pub(super) fn repeat(&mut self, of: &Loop, operands: &[String]) {
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
        let mut goes_on = self
            .define(&format!("stablehlo.compare LT, {counter}, {end} : ({scalar}, {scalar}) -> tensor<i1>"));
        // What a block computes is not known after it.
        let computed = self.computed.clone();
        if let Some((block, condition)) = &of.condition {
            self.block(block);
            goes_on =
                self.define(&format!("stablehlo.and {goes_on}, {} : tensor<i1>", self.names[*condition]));
        }
        self.line(&format!("stablehlo.return {goes_on} : tensor<i1>"));
        self.indent = self.indent.saturating_sub(2);
        self.line("} do {");
        self.computed.clone_from(&computed);
        self.indent = self.indent.saturating_add(2);
        self.block(&of.body);
        let one = self.constant("1", scalar);
        let next = self.define(&format!("stablehlo.add {counter}, {one} : {scalar}"));
        let yields = of.yields.iter().map(|id| self.names[*id].clone());
        let names: Vec<String> = core::iter::once(next).chain(yields).collect();
        self.line(&format!("stablehlo.return {} : {types}", list(names)));
        self.indent = self.indent.saturating_sub(2);
        self.line("}");
        self.computed = computed;
        for (at, id) in of.results.iter().enumerate() {
            self.names[*id] = format!("{result}#{at}");
        }
    }
}
