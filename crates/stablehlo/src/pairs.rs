//! Pairs of devices along a mesh axis: which block goes to which device.

use core::{fmt, marker::PhantomData};

use shapewise::message::{Count, Message};

use crate::placement::MeshAxis;

/// Pairs of a source and a target along the mesh axis `A`, no two with the same source or the same target: the operand of
/// [`Value::collective_permute`](super::Value::collective_permute). [`pairs!`](crate::pairs!) makes them of constants.
///
/// ```
/// use shapewise_stablehlo::{Pairs, pairs};
///
/// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
///
/// // Each device sends to the next one, and the last one to the first one.
/// let ring: Vec<_> = (0..4).map(|device| (device, (device + 1) % 4)).collect();
/// let ring = Pairs::<Data>::new(&ring)?;
/// assert_eq!(ring, pairs![Data: 0 => 1, 1 => 2, 2 => 3, 3 => 0]);
///
/// let error = Pairs::<Data>::new(&[(0, 1), (0, 2)]).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "pairs 0 => 1 and 0 => 2 have the same source: along mesh axis `Data`, a device sends its \
///      block to one device"
/// );
/// # Ok::<(), shapewise_stablehlo::PairsError>(())
/// ```
///
/// # In other libraries
///
/// StableHLO, `source_target_pairs`; JAX, `perm`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pairs<'a, A> {
    pairs: &'a [(usize, usize)],
    mesh_axis: PhantomData<fn() -> A>,
}

impl<A> fmt::Debug for Pairs<'_, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pairs.fmt(f)
    }
}

impl<'a, A: MeshAxis> Pairs<'a, A> {
    /// Checks pairs of a source and a target ([example](Self)). A device that is in no pair sends or receives nothing.
    ///
    /// # Errors
    ///
    /// [`PairsError::OutOfRange`] for a device that the mesh axis does not have, [`PairsError::SameSource`] and [`PairsError::SameTarget`] for the first
    /// two pairs with the same one.
    pub const fn new(pairs: &'a [(usize, usize)]) -> Result<Self, PairsError> {
        match check(pairs, A::NAME, A::EXTENT) {
            Ok(()) => Ok(Self { pairs, mesh_axis: PhantomData }),
            Err(error) => Err(error),
        }
    }

    /// Checks the pairs of [`pairs!`](crate::pairs!): a constant that calls it fails if they are wrong.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    pub const fn checked(pairs: &'a [(usize, usize)]) -> Self {
        match Self::new(pairs) {
            Ok(pairs) => pairs,
            Err(error) => error.message().fail(),
        }
    }
}

impl<'a, A> Pairs<'a, A> {
    /// Returns the pairs ([example](Self)).
    #[must_use]
    pub const fn as_slice(&self) -> &'a [(usize, usize)] {
        self.pairs
    }
}

/// Why pairs are not those of a mesh axis: the error of [`Pairs::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PairsError {
    /// A device that the mesh axis does not have.
    OutOfRange {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The source and the target.
        pair: (usize, usize),
        /// The number of devices along the mesh axis.
        devices: usize,
    },
    /// Two pairs with the same source.
    SameSource {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The source.
        source: usize,
        /// The two targets.
        targets: (usize, usize),
    },
    /// Two pairs with the same target.
    SameTarget {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The target.
        target: usize,
        /// The two sources.
        sources: (usize, usize),
    },
    /// A collective-permute without pairs: [`Value::collective`](super::Value::collective).
    Missing {
        /// The mesh axis.
        mesh_axis: &'static str,
    },
}

impl PairsError {
    /// Returns the text, which a constant can panic with.
    const fn message(self) -> Message<200> {
        const fn pair(message: Message<200>, (source, target): (usize, usize)) -> Message<200> {
            message.number(source).text(" => ").number(target)
        }
        const fn along(message: Message<200>, text: &str, mesh_axis: &str) -> Message<200> {
            message.text(text).text(": along mesh axis `").text(mesh_axis).text("`, a device ")
        }
        let (one, two) = (Message::new().text("pair "), Message::new().text("pairs "));
        match self {
            Self::OutOfRange { mesh_axis, pair: of, devices } => {
                let message =
                    pair(one, of).text(" is out of range: mesh axis `").text(mesh_axis).text("` has ");
                message.count(Count(devices, "device", "devices")).text(", which are counted from 0")
            }
            Self::SameSource { mesh_axis, source, targets } => {
                let message = pair(pair(two, (source, targets.0)).text(" and "), (source, targets.1));
                along(message, " have the same source", mesh_axis).text("sends its block to one device")
            }
            Self::SameTarget { mesh_axis, target, sources } => {
                let message = pair(pair(two, (sources.0, target)).text(" and "), (sources.1, target));
                along(message, " have the same target", mesh_axis).text("receives the block of one device")
            }
            Self::Missing { mesh_axis } => {
                let message = Message::new().text("`collective_permute` along mesh axis `").text(mesh_axis);
                message.text("` needs `source_target_pairs`, which `collective_permute_by` takes")
            }
        }
    }
}

impl fmt::Display for PairsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().as_str())
    }
}

impl fmt::Debug for PairsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for PairsError {}

/// The rule: devices are below the number of devices, and no two pairs have the same source or the same target.
pub(super) const fn check(
    pairs: &[(usize, usize)],
    mesh_axis: &'static str,
    devices: usize,
) -> Result<(), PairsError> {
    let mut rest = pairs;
    while let [pair, later @ ..] = rest {
        let (source, target) = *pair;
        if source >= devices || target >= devices {
            return Err(PairsError::OutOfRange { mesh_axis, pair: *pair, devices });
        }
        let mut others = later;
        while let [other, after @ ..] = others {
            if other.0 == source {
                return Err(PairsError::SameSource { mesh_axis, source, targets: (target, other.1) });
            }
            if other.1 == target {
                return Err(PairsError::SameTarget { mesh_axis, target, sources: (source, other.0) });
            }
            others = after;
        }
        rest = later;
    }
    Ok(())
}

/// Makes [`Pairs`] of constants along a mesh axis, `pairs![Data: source => target, ..]`. `cargo check` fails if the mesh axis does not have them.
///
/// ```
/// use shapewise_stablehlo::{Program, pairs, placed};
///
/// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
///
/// let program = Program::<Grid>::new();
/// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
/// let swapped = x.collective_permute(pairs![Data: 0 => 1, 1 => 0, 2 => 3, 3 => 2]);
/// assert_eq!(swapped.describe(), "f32[8@Data,6]");
/// ```
#[macro_export]
macro_rules! pairs {
    // A constant with a name, so that `cargo check` evaluates it. No caller has this name.
    ($mesh_axis:ty: $($source:expr => $target:expr),* $(,)?) => {{
        const __SHAPEWISE_PAIRS: $crate::Pairs<'static, $mesh_axis> = $crate::Pairs::checked(&[$(($source, $target)),*]);
        __SHAPEWISE_PAIRS
    }};
}

#[cfg(test)]
mod tests {
    use alloc::{collections::BTreeSet, string::ToString, vec::Vec};

    use super::*;

    /// All lists of up to three pairs of devices below 4, along mesh axes of 1 to 3 devices.
    #[test]
    fn pairs_are_of_the_mesh_axis_and_have_different_sources_and_targets() {
        let each: Vec<(usize, usize)> = (0..4).flat_map(|from| (0..4).map(move |to| (from, to))).collect();
        let mut lists = Vec::from([Vec::new()]);
        for first in &each {
            lists.push(Vec::from([*first]));
            for second in &each {
                lists.push(Vec::from([*first, *second]));
                lists.extend(each.iter().map(|third| Vec::from([*first, *second, *third])));
            }
        }
        let mut accepted = 0_usize;
        for list in &lists {
            for devices in 1..4 {
                let sources: BTreeSet<usize> = list.iter().map(|pair| pair.0).collect();
                let targets: BTreeSet<usize> = list.iter().map(|pair| pair.1).collect();
                let is_in_range = sources.iter().chain(&targets).all(|device| *device < devices);
                let is_right = is_in_range && sources.len() == list.len() && targets.len() == list.len();
                assert_eq!(check(list, "Data", devices).is_ok(), is_right, "{list:?} of {devices}");
                accepted = accepted.saturating_add(usize::from(is_right));
            }
        }
        // Of k pairs of n devices there are (n! / (n - k)!)^2 / k! sets, each in k! orders.
        assert_eq!(accepted, (1 + 1) + (1 + 4 + 4) + (1 + 9 + 36 + 36));
    }

    #[test]
    fn errors_name_the_pairs_and_the_mesh_axis() {
        let message = |pairs: &[(usize, usize)]| check(pairs, "Data", 4).map_err(|error| error.to_string());
        assert_eq!(
            message(&[(0, 1), (3, 4)]),
            Err("pair 3 => 4 is out of range: mesh axis `Data` has 4 devices, which are counted from 0"
                .into())
        );
        assert_eq!(
            message(&[(2, 1), (3, 1)]),
            Err("pairs 2 => 1 and 3 => 1 have the same target: along mesh axis `Data`, a device receives the block of one device"
                .into())
        );
    }
}
