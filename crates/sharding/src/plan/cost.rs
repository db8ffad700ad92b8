//! What a plan costs on links of a stated speed, and its text.

use core::fmt;

use shapewise::message::Count;

use super::{Move, Plan, Step};
use crate::{DynSpec, SubAxis, text::write_parts};

/// The speed of the links between devices.
///
/// Devices of a group are a ring: each sends to the next one, and each message waits for the link once.
///
/// # Examples
///
/// ```
/// use shapewise_sharding::{DynMesh, DynSpec, Link, Plan};
///
/// let mesh = DynMesh::new([("x", 4)])?;
/// let split = DynSpec::from_names(&mesh, &[&["x"]])?;
/// let plan = Plan::new(&[1 << 20], &split, &DynSpec::replicated(&mesh, 1)?)?;
/// assert_eq!(plan.bytes(4), 3 << 20); // three quarters of 4 MiB come from the others
///
/// let link = Link { bytes_per_second: 100e9, seconds_per_message: 1e-6 };
/// let seconds = plan.seconds(4, link);
/// assert!((seconds - (3.0 * 1e-6 + 3145728.0 / 100e9)).abs() < 1e-12); // 34 microseconds
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Link {
    /// The bytes that a device receives per second.
    pub bytes_per_second: f64,
    /// The seconds that each message takes in addition.
    pub seconds_per_message: f64,
}

impl Step {
    /// Returns the largest number of bytes that a device receives, for elements of a size in bytes ([example](Self)).
    #[must_use]
    #[inline]
    pub const fn bytes(&self, element_bytes: usize) -> usize {
        self.elements.saturating_mul(element_bytes)
    }

    /// Returns the number of messages that a device receives one after the other, in a ring ([example](Self)): one for each of the other
    /// devices of the group, and twice as many for an all-reduce.
    #[must_use]
    #[inline]
    pub fn messages(&self) -> usize {
        let others = self.step.group_size().saturating_sub(1);
        match self.step {
            Move::Slice(_) => 0,
            Move::AllReduce(_) => others.saturating_mul(2),
            _ => others,
        }
    }

    /// Estimates the seconds that the step takes, for elements of a size and links of a speed ([example](Self)).
    #[must_use]
    #[inline]
    pub fn seconds(&self, element_bytes: usize, link: Link) -> f64 {
        float(self.bytes(element_bytes)) / link.bytes_per_second
            + float(self.messages()) * link.seconds_per_message
    }
}

/// Converts the number to a float, rounded.
#[expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "a cost is rounded")]
#[inline]
const fn float(number: usize) -> f64 {
    number as f64
}

impl Plan {
    /// Returns the largest number of bytes that a device receives in all steps, for elements of a size in bytes ([example](Link#examples)).
    #[must_use]
    #[inline]
    pub fn bytes(&self, element_bytes: usize) -> usize {
        self.elements().saturating_mul(element_bytes)
    }

    /// Estimates the seconds that the plan takes, one step after the other, for elements of a size and links of a speed
    /// ([example](Link#examples)).
    #[must_use]
    #[inline]
    pub fn seconds(&self, element_bytes: usize, link: Link) -> f64 {
        self.steps.iter().map(|step| step.seconds(element_bytes, link)).sum()
    }
}

/// `all_gather [{"x"}, {}], to [{}, {}], 24 elements`: Shardy's name, the axes, the sharding after the step, and what a device receives.
impl fmt::Display for Step {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mesh = self.result.mesh();
        f.write_str(self.step.shardy_name())?;
        let list = |f: &mut fmt::Formatter<'_>, axes: &[SubAxis]| write_parts(f, mesh, axes, '"');
        match &self.step {
            Move::Permute => {}
            Move::AllReduce(axes) => {
                f.write_str(" {")?;
                list(f, axes)?;
                f.write_str("}")?;
            }
            Move::AllToAll { from, to, axes } => {
                f.write_str(" ")?;
                list(f, axes)?;
                write!(f, ": {from} -> {to}")?;
            }
            Move::ReduceScatter(lists) | Move::Slice(lists) | Move::Gather(lists) => {
                for (at, axes) in lists.iter().enumerate() {
                    f.write_str(if at > 0 { ", {" } else { " [{" })?;
                    list(f, axes)?;
                    f.write_str("}")?;
                }
                f.write_str(if lists.is_empty() { " []" } else { "]" })?;
            }
        }
        write!(f, ", to {}, {}", DynSpec::clone(&self.result), Count(self.elements, "element", "elements"))
    }
}

/// One step in each line.
impl fmt::Display for Plan {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, step) in self.steps.iter().enumerate() {
            write!(f, "{}{step}", if at > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}
