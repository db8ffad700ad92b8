//! The bodies of the fuzz targets: each takes any bytes, and fails if something panics or disagrees. `tests/corpora.rs` runs them on their
//! corpora and on random bytes, and the package `fuzz` under libFuzzer.
#![allow(dead_code, unused_imports, reason = "a fuzz target uses one of the bodies")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::missing_panics_doc,
    clippy::module_inception,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a panic is a failure"
)]

pub(crate) mod algebra;
pub(crate) mod chains;
pub(crate) mod draw;
pub(crate) mod einsum;
pub(crate) mod masks;
pub(crate) mod messages;
mod model;
pub(crate) mod npy;
pub(crate) mod parallel;
pub(crate) mod safetensors;
pub(crate) mod seeds;
pub(crate) mod serde;
pub(crate) mod shape_text;
pub(crate) mod sharding_text;
pub(crate) mod slice_text;
pub(crate) mod slices_at;
pub(crate) mod xla_text;

/// The body of a target.
pub(crate) type Run = fn(&[u8]);

/// All bodies, by name.
pub(crate) const TARGETS: [(&str, Run); 16] = [
    ("algebra", algebra::run),
    ("chains", chains::run),
    ("draw", draw::run),
    ("einsum", einsum::run),
    ("gather_slices", slices_at::gather),
    ("masks", masks::run),
    ("messages", messages::run),
    ("npy", npy::run),
    ("parallel", parallel::run),
    ("safetensors", safetensors::run),
    ("scatter_slices", slices_at::scatter),
    ("serde", serde::run),
    ("shape_text", shape_text::run),
    ("sharding_text", sharding_text::run),
    ("slice_text", slice_text::run),
    ("xla_text", xla_text::run),
];

/// Bytes that decide what happens next. After their end they are 0.
pub(crate) struct Bytes<'b>(pub(crate) &'b [u8]);

impl Bytes<'_> {
    pub(crate) fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `end`, which is at most 256.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end.max(1)
    }

    /// A number of 64 bits.
    pub(crate) fn number(&mut self) -> u64 {
        u64::from_le_bytes(core::array::from_fn(|_| self.byte()))
    }

    /// A small signed number, or an extreme one.
    pub(crate) fn signed(&mut self) -> isize {
        match self.byte() {
            small @ 0..=199 => isize::from(small % 13) - 6,
            200..=210 => isize::MAX,
            211..=220 => isize::MIN,
            _ => self.number().cast_signed() as isize,
        }
    }

    /// Fewer than `end` values.
    pub(crate) fn list<V>(&mut self, end: usize, mut value: impl FnMut(&mut Self) -> V) -> Vec<V> {
        (0..self.below(end)).map(|_| value(self)).collect()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
