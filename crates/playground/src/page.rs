//! The page: one file of HTML, with the module in it or for the server.

use shapewise_draw::kinds::{Example, Field, KINDS, Kind};

/// The page without the kinds and the module.
const TEMPLATE: &str = include_str!("page.html");

/// Writes a string of JavaScript. `<` is escaped, so that no text ends the script.
fn string(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            '<' | '>' | '&' | '\0'..' ' | '\u{7f}'.. => {
                quoted.push_str(&format!("\\u{{{:x}}}", u32::from(character)));
            }
            _ => quoted.push(character),
        }
    }
    quoted.push('"');
    quoted
}

/// Writes a list of JavaScript.
fn list<T>(of: &[T], one: impl Fn(&T) -> String) -> String {
    format!("[{}]", of.iter().map(one).collect::<Vec<_>>().join(","))
}

/// Writes the kinds for the script.
fn kinds() -> String {
    let field = |field: &Field| {
        format!("{{label:{},hint:{},isIndex:{}}}", string(field.label), string(field.hint), field.is_index)
    };
    let example = |example: &Example| {
        format!("{{label:{},fields:{}}}", string(example.label), list(example.fields, |text| string(text)))
    };
    list(KINDS, |kind: &Kind| {
        format!(
            "\n{{name:{},about:{},fields:{},examples:{}}}",
            string(kind.name),
            string(kind.about),
            list(kind.fields, field),
            list(kind.examples, example)
        )
    })
}

/// Writes bytes in base 64.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3).saturating_mul(4));
    for group in bytes.chunks(3) {
        let at = |place: usize| u32::from(group.get(place).copied().unwrap_or(0));
        let bits = (at(0) << 16) | (at(1) << 8) | at(2);
        for place in 0..4_usize {
            let shift = [18, 12, 6, 0].get(place).copied().unwrap_or(0);
            let digit = usize::try_from((bits >> shift) & 63).ok().and_then(|digit| DIGITS.get(digit));
            text.push(if place > group.len() { '=' } else { digit.copied().map_or('=', char::from) });
        }
    }
    text
}

/// Returns the page with a module of WebAssembly in it, or the page that asks the server that it comes from.
#[must_use]
pub fn html(module: Option<&[u8]>) -> String {
    TEMPLATE.replace("/*KINDS*/", &kinds()).replace("/*MODULE*/", &base64(module.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    #[test]
    fn base_64_is_that_of_the_standard() {
        // RFC 4648, section 10.
        let cases = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ];
        for (bytes, text) in cases {
            assert_eq!(super::base64(bytes.as_bytes()), text, "{bytes}");
        }
    }

    #[test]
    fn strings_cannot_end_the_script() {
        assert_eq!(super::string("a\"\\</é\n"), "\"a\\\"\\\\\\u{3c}/\\u{e9}\\u{a}\"");
    }
}
