//! Which attribute or operand of an operation an error is about, as StableHLO names it.

use shapewise::rearrange::PadError;

use crate::ProgramError;

/// Returns the name; `None` if the error is about several, or about the values themselves.
pub(super) fn attribute(operation: &str, cause: &ProgramError) -> Option<&'static str> {
    use ProgramError::{
        Differ, Elements, Entries, IndexRank, Listed, NoSuchAxis, Order, Pad, Pairs, Slice, WrongElement,
    };
    Some(match (operation, cause) {
        ("transpose", Entries { .. } | Order(_) | NoSuchAxis(_)) => "permutation",
        ("broadcast_in_dim", Entries { .. } | Order(_) | NoSuchAxis(_)) => "broadcast_dimensions",
        ("reverse" | "reduce", Order(_) | NoSuchAxis(_)) => "dimensions",
        ("sort" | "concatenate", NoSuchAxis(_)) => "dimension",
        (_, Listed { list, .. }) => list,
        ("iota", NoSuchAxis(_)) => "iota_dimension",
        ("slice", Entries { .. }) => "start_indices",
        ("slice", Slice(_)) => "strides",
        ("pad", Pad(PadError::Negative { pad, .. })) => {
            if pad.low < 0 {
                "edge_padding_low"
            } else {
                "edge_padding_high"
            }
        }
        // Of these, only the indices must be integers.
        ("gather" | "dynamic_slice", WrongElement { .. } | IndexRank { .. })
        | ("dynamic_update_slice", IndexRank { .. } | WrongElement { .. }) => "start_indices",
        ("scatter", IndexRank { .. } | WrongElement { expected: "integers", .. }) => "scatter_indices",
        ("collective_permute", Pairs(_)) => "source_target_pairs",
        (
            "rng_bit_generator",
            Differ { .. } | IndexRank { .. } | WrongElement { expected: "a state of `u64`", .. },
        ) => "initial_state",
        ("constant", Elements { .. }) => "value",
        _ => return None,
    })
}
