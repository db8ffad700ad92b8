//! Why operands do not contract.

use core::fmt;

use crate::{
    error::error_messages,
    extent::{DynExtent, ExtentMismatch, NameText, NamedSide, TablesDiffer, named::name_of_pair},
    index::{MemoryError, SizeError},
    message::Count,
    rank::RankError,
};

/// One of two operands. It is the side in a [`ContractionError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OperandSide {
    /// The left operand.
    Left,
    /// The right operand.
    Right,
}

impl fmt::Display for OperandSide {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}

/// How two axes of a product are paired. It is a part of [`ContractionError::Named`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AxisPairing {
    /// A product of matrices sums over both: [`ContractionError::Inner`].
    Inner,
    /// They are batch axes of a product of matrices: [`ContractionError::Broadcast`]. Both axes are those of the result.
    Broadcast,
    /// They are contracted: [`ContractionError::Contracting`].
    Contracting,
    /// They are batch axes: [`ContractionError::Batch`].
    Batch,
}

/// Why operands do not contract. Extents are [`DynExtent`]s, because shapes may be partly unknown.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ContractionError {
    /// The extents that a product of matrices sums over differ.
    Inner {
        /// The last axis of the left operand.
        lhs_axis: usize,
        /// Its extent.
        lhs: DynExtent,
        /// The last axis but one of the right operand, or the only one.
        rhs_axis: usize,
        /// Its extent.
        rhs: DynExtent,
    },
    /// Extents of two axes differ, and one or both have a name.
    Named {
        /// How the axes are paired.
        pairing: AxisPairing,
        /// The axis of the left operand.
        lhs_axis: usize,
        /// Its extent.
        lhs: usize,
        /// The axis of the right operand.
        rhs_axis: usize,
        /// Its extent.
        rhs: usize,
        /// The name.
        name: &'static NameText,
        /// Which of them has it.
        side: NamedSide,
    },
    /// Batch axes of a product of matrices do not broadcast.
    Broadcast {
        /// The axis of the result.
        axis: usize,
        /// The extent on the left.
        lhs: DynExtent,
        /// The extent on the right.
        rhs: DynExtent,
    },
    /// An operand of a product of matrices has no axes.
    Scalar {
        /// The operand.
        side: OperandSide,
    },
    /// Two contracting axes have different extents.
    Contracting {
        /// The axis of the left operand.
        lhs_axis: usize,
        /// Its extent.
        lhs: DynExtent,
        /// The axis of the right operand.
        rhs_axis: usize,
        /// Its extent.
        rhs: DynExtent,
    },
    /// Two batch axes have different extents.
    Batch {
        /// The axis of the left operand.
        lhs_axis: usize,
        /// Its extent.
        lhs: DynExtent,
        /// The axis of the right operand.
        rhs_axis: usize,
        /// Its extent.
        rhs: DynExtent,
    },
    /// The operands have different numbers of contracting axes.
    ContractingCount {
        /// How many axes of the left operand.
        lhs: usize,
        /// How many axes of the right operand.
        rhs: usize,
    },
    /// The operands have different numbers of batch axes.
    BatchCount {
        /// How many axes of the left operand.
        lhs: usize,
        /// How many axes of the right operand.
        rhs: usize,
    },
    /// A batch or contracting axis that an operand does not have.
    NoSuchAxis {
        /// The operand.
        side: OperandSide,
        /// The axis.
        axis: usize,
        /// The rank of the operand.
        rank: usize,
    },
    /// An axis that is a batch or contracting axis twice.
    Repeated {
        /// The operand.
        side: OperandSide,
        /// The axis.
        axis: usize,
    },
    /// An axis of a trace that the operand does not have; negative axes count from the end.
    TraceAxis {
        /// The axis.
        axis: isize,
        /// The rank of the operand.
        rank: usize,
    },
    /// The two axes of a trace are the same.
    TraceAxes {
        /// The axis.
        axis: usize,
    },
    /// A label of an equation has two extents.
    Label {
        /// The label.
        label: Label,
        /// The first operand that has it.
        lhs_operand: usize,
        /// Its extent there.
        lhs: DynExtent,
        /// Another operand that has it; the same one if the label is repeated.
        rhs_operand: usize,
        /// Its extent there.
        rhs: DynExtent,
    },
    /// A label of an equation has two extents, and one or both have a name.
    NamedLabel {
        /// The label.
        label: Label,
        /// The first operand that has it.
        lhs_operand: u8,
        /// Its extent there.
        lhs: usize,
        /// Another operand that has it; the same one if the label is repeated.
        rhs_operand: u8,
        /// Its extent there.
        rhs: usize,
        /// The name.
        name: &'static NameText,
        /// Which of them has it.
        side: NamedSide,
    },
    /// A label of the output is not a label of an operand.
    UnknownLabel {
        /// The label.
        label: Label,
    },
    /// A label is repeated in the output.
    RepeatedLabel {
        /// The label.
        label: Label,
    },
    /// An operand does not have one axis for each label.
    Labels {
        /// The operand.
        operand: usize,
        /// Its rank.
        rank: usize,
        /// The number of labels.
        labels: usize,
    },
    /// An equation with labels for another number of operands.
    Operands {
        /// For how many operands the equation has labels.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// An equation as text with more operands than it may have.
    TooManyOperands {
        /// How many it has.
        found: usize,
        /// The greatest number.
        most: usize,
    },
    /// A character of an equation that is neither a letter nor a comma nor the arrow.
    Character {
        /// The character.
        character: char,
        /// Its position in bytes.
        at: usize,
    },
    /// The rank of the result is above the greatest rank that is known at run time.
    RankTooLarge(RankError),
    /// The element count of the result does not fit.
    Size(SizeError),
    /// The elements of the result do not fit in memory.
    Memory(MemoryError),
    /// The extents of the result are not those of its type. No operands of the crate cause it.
    #[doc(hidden)]
    Type(ExtentMismatch),
    /// The operands have symbols of different tables.
    Tables(TablesDiffer),
}

error_messages! {
    #[inline] ContractionError [RankTooLarge(RankError), Size(SizeError), Memory(MemoryError), Tables(TablesDiffer)]
    Self::Inner { lhs_axis, lhs, rhs_axis, rhs } =>
        "inner extents {lhs} and {rhs} differ: axis {lhs_axis} of the left operand is contracted with axis {rhs_axis} of the \
         right one";
    Self::Named { pairing: AxisPairing::Inner, lhs_axis, lhs, rhs_axis, rhs, name, side } =>
        "inner extents {} and {} differ: axis {lhs_axis} of the left operand is contracted with axis {rhs_axis} of the right one",
        side.write(name, [lhs, rhs])[0], side.write(name, [lhs, rhs])[1];
    Self::Named { pairing: AxisPairing::Contracting, lhs_axis, lhs, rhs_axis, rhs, name, side } =>
        "contracting extents {} and {} differ: axis {lhs_axis} of the left operand is contracted with axis {rhs_axis} of the right one",
        side.write(name, [lhs, rhs])[0], side.write(name, [lhs, rhs])[1];
    Self::Named { pairing: AxisPairing::Batch, lhs_axis, lhs, rhs_axis, rhs, name, side } =>
        "batch extents {} and {} differ: axis {lhs_axis} of the left operand is paired with axis {rhs_axis} of the right one",
        side.write(name, [lhs, rhs])[0], side.write(name, [lhs, rhs])[1];
    Self::Named { pairing: AxisPairing::Broadcast, lhs_axis, lhs, rhs, name, side, .. } =>
        "batch extents {} and {} do not broadcast at axis {lhs_axis}: {}",
        side.write(name, [lhs, rhs])[0], side.write(name, [lhs, rhs])[1], side.why([lhs, rhs]);
    Self::Broadcast { axis, lhs, rhs } =>
        "batch extents {lhs} and {rhs} do not broadcast at axis {axis}: they must be equal, or one of them 1";
    Self::Scalar { side } => "the {side} operand has rank 0: a product of matrices takes operands of rank 1 or more";
    Self::Contracting { lhs_axis, lhs, rhs_axis, rhs } =>
        "contracting extents {lhs} and {rhs} differ: axis {lhs_axis} of the left operand is contracted with axis {rhs_axis} of \
         the right one";
    Self::Batch { lhs_axis, lhs, rhs_axis, rhs } =>
        "batch extents {lhs} and {rhs} differ: axis {lhs_axis} of the left operand is paired with axis {rhs_axis} of the right \
         one";
    Self::ContractingCount { lhs, rhs } =>
        "{lhs} and {rhs} contracting axes do not pair: each of the left operand has one of the right operand";
    Self::BatchCount { lhs, rhs } =>
        "{lhs} and {rhs} batch axes do not pair: each of the left operand has one of the right operand";
    Self::NoSuchAxis { side, axis, rank } => "axis {axis} is out of range: the {side} operand has rank {rank}";
    Self::Repeated { side, axis } =>
        "axis {axis} of the {side} operand occurs twice: an axis is a batch axis, a contracting axis, or free";
    Self::TraceAxis { axis, rank } =>
        "axis {axis} is out of range for rank {rank}: the two axes of a trace are axes of the operand";
    Self::TraceAxes { axis } => "axis {axis} occurs twice: a trace sums the diagonal of two different axes";
    Self::Label { label, lhs_operand, lhs, rhs_operand, rhs } =>
        "label {label} is {lhs} in operand {lhs_operand} and {rhs} in operand {rhs_operand}";
    Self::NamedLabel { label, lhs_operand, lhs, rhs_operand, rhs, name, side } =>
        "label {label} is {} in operand {lhs_operand} and {} in operand {rhs_operand}",
        side.write(name, [lhs, rhs])[0], side.write(name, [lhs, rhs])[1];
    Self::UnknownLabel { label } => "label {label} of the output is not a label of an operand";
    Self::RepeatedLabel { label } => "label {label} occurs twice in the output: each axis of the result has its own label";
    Self::Labels { operand, rank, labels } =>
        "operand {operand} has rank {rank} and labels for rank {labels}: each axis has one label";
    Self::Operands { expected, found } =>
        "the equation has labels for {}, and {}",
        Count(expected, "operand", "operands"), Count(found, "is given", "are given");
    Self::TooManyOperands { found, most } => "{found} operands are above the greatest number of an equation, {most}";
    Self::Character { character, at } =>
        "`{character}` at byte {at} of the equation is neither a letter, nor `,`, nor `->`";
    Self::Type(error) => "{error}";
}

impl ContractionError {
    /// The same error with the name of the two axes, which are those of operands with these names. The rank of the result of a product of matrices is
    /// the greater one, and batch axes are aligned at its last one.
    #[cold]
    #[inline(never)]
    pub(crate) fn with_names(
        self,
        lhs: &'static [Option<NameText>],
        rhs: &'static [Option<NameText>],
    ) -> Self {
        let (pairing, axes, extents) = match self {
            Self::Inner { lhs_axis, lhs, rhs_axis, rhs } => {
                (AxisPairing::Inner, [lhs_axis, rhs_axis], [lhs, rhs])
            }
            Self::Contracting { lhs_axis, lhs, rhs_axis, rhs } => {
                (AxisPairing::Contracting, [lhs_axis, rhs_axis], [lhs, rhs])
            }
            Self::Batch { lhs_axis, lhs, rhs_axis, rhs } => {
                (AxisPairing::Batch, [lhs_axis, rhs_axis], [lhs, rhs])
            }
            Self::Broadcast { axis, lhs, rhs } => (AxisPairing::Broadcast, [axis, axis], [lhs, rhs]),
            _ => return self,
        };
        let [left, right] = axes;
        // The position of a batch axis within an operand of a smaller rank.
        let within = |names: &[Option<NameText>], axis: usize| match pairing {
            AxisPairing::Broadcast => axis.wrapping_add(names.len()).wrapping_sub(lhs.len().max(rhs.len())),
            _ => axis,
        };
        let name = |names: &'static [Option<NameText>], axis| {
            names.get(within(names, axis)).and_then(Option::as_ref)
        };
        match name_of_pair(name(lhs, left), name(rhs, right)) {
            Some((name, side)) => {
                let [lhs, rhs] = extents.map(DynExtent::get_known);
                Self::Named { pairing, lhs_axis: left, lhs, rhs_axis: right, rhs, name, side }
            }
            None => self,
        }
    }
}

/// The label of an axis in [`einsum!`](crate::einsum!): a word of the macro, or a letter of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Label {
    /// A word.
    Word(&'static str),
    /// A letter.
    Letter(char),
}

impl fmt::Display for Label {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => write!(f, "`{word}`"),
            Self::Letter(letter) => write!(f, "`{letter}`"),
        }
    }
}
