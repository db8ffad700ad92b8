//! The frame of a program: the module, its function, and the program of each device.

use alloc::{
    format,
    string::{String, ToString},
};

use super::{Mode, Printer, text::list};
use crate::graph::{Id, Op};

/// Names of values that the printer writes itself, so no parameter keeps them.
const OWN_NAMES: [&str; 6] = ["left", "left_1", "reduced", "results", "right", "right_1"];
/// The beginnings of other names that the printer writes. The rest of its names are numbers.
const OWN_PREFIXES: [&str; 2] = ["arg_", "local_"];

#[expect(
    clippy::indexing_slicing,
    reason = "values of the graph have a name once they are printed, and operands of an operation exist"
)]
impl Printer<'_> {
    pub(crate) fn module(&mut self, outputs: &[Id]) -> String {
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
                .map(|id| format!("{}: {}{}", self.names[*id], self.entire(*id), self.attribute(*id, true))),
        );
        let of_result = |id: &Id| format!("{}{}", self.entire(*id), self.attribute(*id, false));
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

    /// Chooses the name of a parameter in the text: its own if it is an identifier and the only one, else its number.
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
        let is_own =
            OWN_NAMES.contains(&&**name) || OWN_PREFIXES.iter().any(|prefix| name.starts_with(prefix));
        if is_name(name) && same.count() == 1 && !is_own { format!("%{name}") } else { format!("%arg_{at}") }
    }

    /// Prints the body of a function as the program of each device.
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

    pub(super) fn block(&mut self, block: &[Id]) {
        for id in block {
            if self.live.contains(id) && self.names[*id].is_empty() {
                self.node(*id);
            }
        }
    }
}
