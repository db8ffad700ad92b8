//! Calls of functions by name.

use alloc::{format, string::String};
use core::fmt::Write;

use super::{Printer, text::list};
use crate::{
    CallVersion,
    graph::{Call, Id},
};

/// Writes a text in quotes, as MLIR reads it.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for byte in text.bytes() {
        let _ = match byte {
            b'"' | b'\\' => write!(quoted, "\\{byte:02X}"),
            b' '..=b'~' => write!(quoted, "{}", char::from(byte)),
            _ => write!(quoted, "\\{byte:02X}"),
        };
    }
    quoted.push('"');
    quoted
}

/// Writes the name of a function, in quotes if it is not an identifier.
fn symbol(name: &str) -> String {
    let is_name = name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && name.chars().all(|character| character.is_ascii_alphanumeric() || "_$.".contains(character));
    format!("@{}", if is_name { String::from(name) } else { quoted(name) })
}

#[expect(
    clippy::indexing_slicing,
    reason = "values of the graph have a name once they are printed, and operands of an operation exist"
)]
impl Printer<'_> {
    /// Prints a call, and names its results.
    pub(super) fn call(&mut self, call: &Call, results: &[Id], (operands, operand_types): (&str, &str)) {
        let result = self.name();
        let types = list(results.iter().map(|id| self.ty(*id)));
        let config = match call.version {
            CallVersion::TypedFfi => format!("{{{}}}", call.config),
            _ => quoted(&call.config),
        };
        let effect = if call.has_side_effect { ", has_side_effect = true" } else { "" };
        let (several, types) = match results {
            [_] => (String::new(), types),
            _ => (format!(":{}", results.len()), format!("({types})")),
        };
        self.line(&format!(
            "{result}{several} = stablehlo.custom_call {}({operands}) {{api_version = {} : i32, backend_config = {config}{effect}}} : \
             ({operand_types}) -> {types}",
            symbol(&call.name),
            call.version.number()
        ));
        for (at, id) in results.iter().enumerate() {
            self.names[*id] = if results.len() == 1 { result.clone() } else { format!("{result}#{at}") };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_texts_are_escaped() {
        assert_eq!(symbol("TopK"), "@TopK");
        assert_eq!(symbol("xla.ffi$1"), "@xla.ffi$1");
        assert_eq!(symbol("1st"), "@\"1st\"");
        assert_eq!(symbol(""), "@\"\"");
        assert_eq!(quoted("k = \"a\\b\"\n\u{e9}"), r#""k = \22a\5Cb\22\0A\C3\A9""#);
    }
}
