//! A page that draws shapes, layouts, slices, broadcasts and contractions as one types.
//!
//! `cargo run -p playground` serves it, and counts in the bits of this machine. `cargo run -p playground -- site/` writes one file of HTML with this library in it, as
//! WebAssembly, which counts in 32 bits; the target is added once, by `rustup target add wasm32-unknown-unknown`.
//!
//! [`answer`] has the logic: fields in, a picture or a message out. [`page::html`] writes the page.

mod exports;
pub mod page;

use shapewise_draw::kinds::{self, Wrong};

/// Separates the fields of a request and the parts of an answer. Nobody types it.
pub const SEPARATOR: char = '\u{1f}';

/// Answers a request: the name of a kind and its fields, with [`SEPARATOR`] between them.
///
/// The answer is `ok`, the picture as text, and the picture as SVG; or `wrong`, the number of the field, and the message.
#[must_use]
pub fn answer(request: &str) -> String {
    let mut parts = request.split(SEPARATOR);
    let name = parts.next().unwrap_or_default();
    let fields: Vec<&str> = parts.collect();
    match kinds::draw(name, &fields) {
        Ok(picture) => format!("ok{SEPARATOR}{picture}{SEPARATOR}{}", picture.to_labelled_svg()),
        Err(Wrong { field, message }) => format!("wrong{SEPARATOR}{field}{SEPARATOR}{message}"),
    }
}
