//! The rules, for one mesh axis each, as functions of placements.

use alloc::vec::Vec;

use shapewise_sharding::{
    SubAxis,
    communication::{reshape_is_local, reshaped_dimensions},
    geometry::{Digit, digits as digits_of, parts},
};

use super::PlacementKind;

/// How an operation on two operands commutes with sums over devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Linear {
    /// In both operands together: `(a + b) + (c + d) = (a + c) + (b + d)`.
    Add,
    /// In each operand: `(a + b) * c = a * c + b * c`.
    Multiply,
    /// In the left operand: `(a + b) / c = a / c + b / c`, for floats.
    Divide,
    /// In neither.
    No,
}

/// Returns the placement of an operation on two operands of the same shape, if they match.
pub(crate) const fn join(linear: Linear, left: PlacementKind, right: PlacementKind) -> Option<PlacementKind> {
    match (left, right, linear) {
        (PlacementKind::Sums, PlacementKind::Sums, Linear::Add)
        | (PlacementKind::Sums, PlacementKind::Copies, Linear::Multiply | Linear::Divide)
        | (PlacementKind::Copies, PlacementKind::Sums, Linear::Multiply) => Some(PlacementKind::Sums),
        (PlacementKind::Copies, PlacementKind::Copies, _) => Some(PlacementKind::Copies),
        (PlacementKind::Copies, PlacementKind::Blocks(axis), _)
        | (PlacementKind::Blocks(axis), PlacementKind::Copies, _) => Some(PlacementKind::Blocks(axis)),
        (PlacementKind::Blocks(left), PlacementKind::Blocks(right), _) if left == right => {
            Some(PlacementKind::Blocks(left))
        }
        _ => None,
    }
}

/// Checks whether the mesh axis at `position` is the last one that splits `axis`. Only the last one can be split or gathered without
/// moving the blocks of the others.
pub(crate) fn is_inner(places: &[PlacementKind], position: usize, axis: usize) -> Result<(), usize> {
    let mut later = places.iter().enumerate().skip(position.saturating_add(1));
    match later.find(|(_, place)| **place == PlacementKind::Blocks(axis)) {
        Some((inner, _)) => Err(inner),
        None => Ok(()),
    }
}

/// Returns the digits of a device's number that count the blocks of an axis, major to minor. Devices are numbered in row-major order of the mesh.
pub(crate) fn digits(
    places: &[PlacementKind],
    mesh: &[(&str, usize)],
    axis: usize,
) -> impl Iterator<Item = Digit> {
    let count = mesh.iter().map(|(_, extent)| *extent).product();
    let digits = digits_of(count, mesh.iter().map(|(_, extent)| *extent));
    digits
        .zip(places)
        .filter(move |(_, place)| **place == PlacementKind::Blocks(axis))
        .map(|(digit, _)| digit)
}

/// Returns the number of blocks that the mesh makes of an axis.
pub(crate) fn cut_into(places: &[PlacementKind], mesh: &[(&str, usize)], axis: usize) -> usize {
    parts(digits(places, mesh, axis))
}

/// Returns the mesh axes that split each axis of a value of a rank, major to minor.
fn axes(places: &[PlacementKind], mesh: &[(&str, usize)], rank: usize) -> Vec<Vec<SubAxis>> {
    let each = || places.iter().zip(mesh).enumerate();
    let splits = |axis: usize| {
        each()
            .filter(|(_, (place, _))| **place == PlacementKind::Blocks(axis))
            .map(|(position, (_, (_, extent)))| SubAxis::full(position, *extent))
            .collect()
    };
    (0..rank).map(splits).collect()
}

/// Computes the placements of a value after a reshape: a mesh axis splits the axis of the result that has its blocks. If `expected` is
/// known, it is checked only. If elements would move, the error is the position of a mesh axis along which they would.
pub(crate) fn reshape(
    mesh: &[(&str, usize)],
    places: &[PlacementKind],
    (from, to): (&[usize], &[usize]),
    expected: Option<Vec<PlacementKind>>,
) -> Result<Vec<PlacementKind>, usize> {
    let before = axes(places, mesh, from.len());
    let before: Vec<&[SubAxis]> = before.iter().map(Vec::as_slice).collect();
    let into = || {
        let dimensions = reshaped_dimensions((from, &before), to);
        let of = |(position, place): (usize, &PlacementKind)| match place {
            // A mesh axis of one device has no blocks to follow, and each device has all of the value.
            PlacementKind::Blocks(_) => dimensions
                .iter()
                .find(|(axis, _)| *axis == position)
                .map_or(PlacementKind::Copies, |(_, dimension)| PlacementKind::Blocks(*dimension)),
            place => *place,
        };
        places.iter().enumerate().map(of).collect()
    };
    let result = expected.unwrap_or_else(into);
    let after = axes(&result, mesh, to.len());
    let after: Vec<&[SubAxis]> = after.iter().map(Vec::as_slice).collect();
    match reshape_is_local((from, &before), (to, &after)) {
        Ok(()) => Ok(result),
        Err(axis) => Err(axis.unwrap_or(0)),
    }
}

#[cfg(test)]
mod tests {
    use shapewise_sharding::geometry::range;

    use super::*;

    const MESH: [(&str, usize); 2] = [("x", 4), ("y", 2)];

    #[test]
    fn blocks_are_in_the_order_of_the_mesh() {
        let blocks = |places: [PlacementKind; 2], axis| {
            let starts = (0..8).map(|device| range(8, digits(&places, &MESH, axis), device).start);
            starts.collect::<Vec<_>>()
        };
        assert_eq!(blocks([PlacementKind::Blocks(0), PlacementKind::Copies], 0), [0, 0, 2, 2, 4, 4, 6, 6]);
        assert_eq!(blocks([PlacementKind::Copies, PlacementKind::Blocks(1)], 1), [0, 4, 0, 4, 0, 4, 0, 4]);
        assert_eq!(blocks([PlacementKind::Blocks(0), PlacementKind::Blocks(0)], 0), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(cut_into(&[PlacementKind::Blocks(0), PlacementKind::Blocks(0)], &MESH, 0), 8);
        assert_eq!(cut_into(&[PlacementKind::Blocks(0), PlacementKind::Copies], &MESH, 1), 1);
    }

    #[test]
    fn joins_are_symmetric_and_idempotent_where_they_exist() {
        let all = [
            PlacementKind::Copies,
            PlacementKind::Blocks(0),
            PlacementKind::Blocks(1),
            PlacementKind::Sums,
            PlacementKind::Maxima,
            PlacementKind::Minima,
        ];
        for left in all {
            for right in all {
                for linear in [Linear::Add, Linear::Multiply, Linear::No] {
                    assert_eq!(
                        join(linear, left, right),
                        join(linear, right, left),
                        "{left} {right} {linear:?}"
                    );
                }
                for linear in [Linear::Add, Linear::Multiply, Linear::Divide, Linear::No] {
                    let result = join(linear, left, right);
                    let known = if left == PlacementKind::Copies { right } else { left };
                    assert!(result.is_none_or(|result| result == known), "{left} {right} {linear:?}");
                }
            }
        }
    }

    #[test]
    fn the_inner_mesh_axis_is_the_last() {
        assert_eq!(is_inner(&[PlacementKind::Blocks(0), PlacementKind::Blocks(0)], 0, 0), Err(1));
        assert_eq!(is_inner(&[PlacementKind::Blocks(0), PlacementKind::Blocks(0)], 1, 0), Ok(()));
        assert_eq!(is_inner(&[PlacementKind::Blocks(0), PlacementKind::Blocks(1)], 0, 0), Ok(()));
    }
}
