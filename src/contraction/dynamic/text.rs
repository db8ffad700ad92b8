//! Equations as text, `ij,jk->ik`, for operands whose rank is known at run time.

use alloc::{collections::BTreeMap, vec, vec::Vec};

use smallvec::SmallVec;

use super::{conflict, extent_of};
use crate::{
    contraction::{ContractionError, Label},
    extent::{
        DynExtent, NameText, SymbolicExtent,
        named::{axis_in_byte, name_of_pair},
    },
    rank,
    shape::{ConditionalShape, DynShape, dynamic::Inference},
};

/// The greatest number of operands. Each label is compared with those of all operands, so the time grows with the square of this.
const MAX_OPERANDS: usize = 8192;

/// The labels of an operand or of the output, as numbers.
pub(crate) type Labels = SmallVec<[usize; 8]>;

/// An equation: the labels of each operand, and those of the output.
#[derive(Clone, Debug)]
pub(crate) struct LabelledEquation {
    pub(crate) operands: SmallVec<[Labels; 3]>,
    pub(crate) output: Labels,
}

/// Returns the letter of a label.
#[inline]
fn letter(label: usize) -> Label {
    Label::Letter(u32::try_from(label).ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER))
}

impl LabelledEquation {
    /// Reads an equation for this number of operands. Blanks are ignored; without an arrow, the output has the labels that occur once, in alphabetical order.
    pub(crate) fn parse(text: &str, operands: usize) -> Result<Self, ContractionError> {
        let (inputs, output) = match text.split_once("->") {
            Some((inputs, output)) => (inputs, Some(output)),
            None => (text, None),
        };
        // Operands and labels are counted before they are collected.
        let letters = |part: &str, from: usize| {
            let letters = part.char_indices().filter(|(_, character)| !character.is_whitespace());
            let mut labels = Labels::with_capacity(letters.clone().count());
            for (at, character) in letters {
                match usize::try_from(u32::from(character)) {
                    Ok(label) if character.is_alphabetic() => labels.push(label),
                    _ => return Err(ContractionError::Character { character, at: at.saturating_add(from) }),
                }
            }
            Ok(labels)
        };
        let found = inputs.split(',').count();
        if found != operands {
            return Err(ContractionError::Operands { expected: found, found: operands });
        }
        if found > MAX_OPERANDS {
            return Err(ContractionError::TooManyOperands { found, most: MAX_OPERANDS });
        }
        let (mut operands, mut from) = (SmallVec::<[Labels; 3]>::with_capacity(found), 0_usize);
        for operand in inputs.split(',') {
            operands.push(letters(operand, from)?);
            from = from.saturating_add(operand.len()).saturating_add(1);
        }
        let mut all: Vec<usize> = operands.iter().flatten().copied().collect();
        all.sort_unstable();
        let output = match output {
            Some(output) => letters(output, inputs.len().saturating_add(2))?,
            None => {
                let groups = all.chunk_by(|left, right| left == right);
                groups.filter(|group| group.len() == 1).flatten().copied().collect()
            }
        };
        if let Some(label) = output.iter().find(|label| all.binary_search(label).is_err()) {
            return Err(ContractionError::UnknownLabel { label: letter(*label) });
        }
        // The first label that an earlier one is equal to: whether each is seen is kept at its first position in the sorted list.
        let mut sorted: Vec<usize> = output.to_vec();
        sorted.sort_unstable();
        let mut seen = vec![false; sorted.len()];
        let again = output.iter().find(|label| {
            let seen = seen.get_mut(sorted.partition_point(|other| other < label));
            seen.is_some_and(|seen| core::mem::replace(seen, true))
        });
        match again {
            Some(&label) => Err(ContractionError::RepeatedLabel { label: letter(label) }),
            None => Ok(Self { operands, output }),
        }
    }

    /// Returns the extents of the output, for the extents of each operand.
    pub(crate) fn infer(
        &self,
        extents: &[&[DynExtent]],
    ) -> Result<SmallVec<[DynExtent; 8]>, ContractionError> {
        let (expected, found) = (self.operands.len(), extents.len());
        if expected != found {
            return Err(ContractionError::Operands { expected, found });
        }
        for (operand, (labels, extents)) in self.operands.iter().zip(extents).enumerate() {
            let (labels, rank) = (labels.len(), extents.len());
            if labels != rank {
                return Err(ContractionError::Labels { operand, rank, labels });
            }
            // The rank of an operand of unknown rank is the number of its labels in the text.
            rank::check(labels)?;
        }
        infer(&self.labels(), extents, &self.output, |operand, axis| {
            let label = self.operands.get(operand).and_then(|labels| labels.get(axis));
            (letter(label.copied().unwrap_or_default()), None)
        })
    }

    /// Returns the labels of each operand.
    #[inline]
    pub(crate) fn labels(&self) -> SmallVec<[&[usize]; 3]> {
        self.operands.iter().map(SmallVec::as_slice).collect()
    }
}

/// Returns the extents of the output of an equation. `name` is the label of an axis of an operand, and the name of its extent, for the message.
pub(crate) fn infer(
    labels: &[&[usize]],
    extents: &[&[DynExtent]],
    output: &[usize],
    name: impl Fn(usize, usize) -> (Label, Option<&'static NameText>),
) -> Result<SmallVec<[DynExtent; 8]>, ContractionError> {
    if let Some([(lhs_operand, lhs_axis), (rhs_operand, rhs_axis)]) = conflict(labels, extents) {
        let at =
            |operand: usize, axis: usize| extents.get(operand).and_then(|extents| extents.get(axis)).copied();
        let extent = |operand, axis| at(operand, axis).unwrap_or(DynExtent::UNKNOWN);
        let (lhs, rhs) = (extent(lhs_operand, lhs_axis), extent(rhs_operand, rhs_axis));
        let ((_, left), (label, right)) = (name(lhs_operand, lhs_axis), name(rhs_operand, rhs_axis));
        return Err(match (name_of_pair(left, right), lhs.get(), rhs.get()) {
            (Some((name, side)), Some(lhs), Some(rhs)) => {
                let [lhs_operand, rhs_operand] = [lhs_operand, rhs_operand].map(axis_in_byte);
                ContractionError::NamedLabel { label, lhs_operand, lhs, rhs_operand, rhs, name, side }
            }
            _ => ContractionError::Label { label, lhs_operand, lhs, rhs_operand, rhs },
        });
    }
    rank::check(output.len())?;
    Ok(output.iter().map(|label| extent_of(*label, labels, extents)).collect())
}

impl DynShape {
    /// Returns what is known of the shape of a sum of products whose axes are named by letters. There is one shape for each
    /// operand of the equation, and the result has the axes after `->`. Axes with the same letter have the same extent, and nothing
    /// stretches; letters that the output does not have are summed over. Without `->`, the output has the letters that occur once, in
    /// alphabetical order.
    ///
    /// [`einsum!`](crate::einsum!) is the same for arrays whose rank is in the type.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Label`] if a letter has two extents, [`ContractionError::Labels`] if a rank is not the number of letters,
    /// [`ContractionError::Operands`] for another number of shapes, [`ContractionError::TooManyOperands`] for more than 8192,
    /// [`ContractionError::UnknownLabel`] and [`ContractionError::RepeatedLabel`] for the output, [`ContractionError::Character`] for other
    /// characters, [`ContractionError::RankTooLarge`] for more than 254 letters of an operand, [`ContractionError::Size`] if the result does
    /// not fit.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (q, k): (DynShape, DynShape) = ("[?,8,128,64]".parse()?, "[?,8,128,64]".parse()?);
    /// assert_eq!(DynShape::einsum("bhqd,bhkd->bhqk", &[&q, &k])?.to_string(), "[?,8,128,128]");
    /// let k: DynShape = "[?,8,128,32]".parse()?;
    /// assert_eq!(
    ///     DynShape::einsum("bhqd,bhkd->bhqk", &[&q, &k]).unwrap_err().to_string(),
    ///     "label `d` is 64 in operand 0 and 32 in operand 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `einsum`, without the ellipsis: each axis has a letter. In NumPy an axis of extent 1 stretches to the extent of its letter; here it does not.
    pub fn einsum(equation: &str, operands: &[&Self]) -> Result<Self, ContractionError> {
        if operands.iter().any(|operand| operand.has_symbols()) {
            return Ok(Self::infer_einsum(equation, operands)?.into_shape());
        }
        let equation = LabelledEquation::parse(equation, operands.len())?;
        // The letters tell the rank of an operand whose rank is unknown.
        let unknown: SmallVec<[SmallVec<[DynExtent; 8]>; 3]> = equation
            .operands
            .iter()
            .map(|labels| SmallVec::from_elem(DynExtent::UNKNOWN, labels.len()))
            .collect();
        let extents = operands.iter().enumerate().map(|(at, operand)| {
            operand.extents().unwrap_or_else(|| unknown.get(at).map_or(&[], SmallVec::as_slice))
        });
        Ok(Self::of_some(equation.infer(&extents.collect::<SmallVec<[_; 3]>>())?)?)
    }

    /// Returns what is known of the shape of a sum of products, as [`einsum`](Self::einsum) does, and what must hold: axes with one letter are equal.
    ///
    /// # Errors
    ///
    /// As [`einsum`](Self::einsum); [`ContractionError::Tables`] for symbols of two tables.
    ///
    /// ```
    /// use shapewise::{DynShape, extent::SymbolTable};
    ///
    /// let table = SymbolTable::new(0);
    /// let (q, k) = (table.shape("[b,8,q,64]")?, table.shape("[?,8,k,64]")?);
    /// let scores = DynShape::infer_einsum("bhqd,bhkd->bhqk", &[&q, &k])?;
    /// assert_eq!(
    ///     format!("{scores:?}"),
    ///     "[b,8,q,k], b == ?: axis 0 of operand 0 and axis 0 of operand 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn infer_einsum(equation: &str, operands: &[&Self]) -> Result<ConditionalShape, ContractionError> {
        let equation = LabelledEquation::parse(equation, operands.len())?;
        let ranked =
            operands.iter().zip(&equation.operands).map(|(operand, labels)| match operand.is_unknown() {
                true => Self::try_of_rank(labels.len()),
                false => Ok((*operand).clone()),
            });
        let ranked = ranked.collect::<Result<Vec<_>, _>>()?;
        let mut inference = Inference::new(&ranked.iter().collect::<Vec<_>>())?;
        let extents: SmallVec<[_; 3]> =
            ranked.iter().map(|shape| shape.extents().unwrap_or_default()).collect();
        equation.infer(&extents)?;
        let mut axes = BTreeMap::<usize, Vec<(usize, usize)>>::new();
        for (operand, labels) in equation.operands.iter().enumerate() {
            for (axis, label) in labels.iter().enumerate() {
                axes.entry(*label).or_default().push((operand, axis));
            }
        }
        let merged: BTreeMap<usize, SymbolicExtent> =
            axes.into_iter().map(|(label, axes)| (label, inference.equal(axes))).collect();
        let extents = equation.output.iter().filter_map(|label| merged.get(label).copied());
        Ok(inference.result(extents.collect::<Vec<_>>())?)
    }
}
