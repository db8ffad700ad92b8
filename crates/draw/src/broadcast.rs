//! Pictures of broadcasts: the operands, stretched to the result, and what is repeated.

use alloc::{format, string::ToString as _, vec, vec::Vec};

use shapewise::shape::DynShape;

use super::{
    DrawError, Picture,
    cell::{Cell, Shade},
    number::{digits, linear, list, with_commas},
    panel::{Panel, Says},
    slice::known,
};

impl Picture {
    /// Draws each operand, stretched to the shape of the result, and the result. Operands of a lower rank are aligned at their last
    /// axes, as NumPy does ([`DynShape::align_trailing_all`]).
    ///
    /// # Errors
    ///
    /// [`DrawError`] if a shape is not known or the shapes do not broadcast.
    pub fn broadcast(operands: &[DynShape]) -> Result<Self, DrawError> {
        let all: Vec<Vec<usize>> = operands.iter().map(known).collect::<Result<_, _>>()?;
        let result = DynShape::align_trailing_all(operands.iter().cloned()).map_err(DrawError::Broadcast)?;
        let result = known(result.shape())?;
        // The index in an operand of an element of the result, and whether the operand has it at this index itself.
        let own = |operand: &[usize], index: &[usize]| -> (Vec<usize>, bool) {
            let (lead, aligned) = index.split_at(index.len().saturating_sub(operand.len()));
            let of = |(&at, &extent): (&usize, &usize)| if extent == 1 { 0 } else { at };
            let own: Vec<usize> = aligned.iter().zip(operand).map(of).collect();
            let is_first = own == aligned && lead.iter().all(|&at| at == 0);
            (own, is_first)
        };
        let count =
            |extents: &[usize]| extents.iter().fold(1_usize, |count, extent| count.saturating_mul(*extent));
        let mut panels = Vec::new();
        for (place, operand) in all.iter().enumerate() {
            let caption = format!("{}{}", if place == 0 { "" } else { "with " }, list(operand));
            let width = digits(count(operand)).saturating_add(2);
            panels.push(Panel::new(caption, &result, width, |index| match own(operand, index) {
                (own, true) => Cell::new(linear(&own, operand).to_string(), Shade::Selected),
                (own, false) => Cell::new(format!("({})", linear(&own, operand)), Shade::Repeated),
            }));
        }
        let width = all.iter().map(|operand| digits(count(operand)).saturating_add(1)).sum::<usize>();
        panels.push(
            Panel::new(format!("is {}", list(&result)), &result, width, |index| {
                let offsets: Vec<usize> =
                    all.iter().map(|operand| linear(&own(operand, index).0, operand)).collect();
                Cell::new(with_commas(&offsets), Shade::Plain)
            })
            .saying(Says::Element("offset in each operand")),
        );
        let note = "Cells in parentheses are repeated. The result shows the offset in each operand.";
        Ok(Self {
            title: format!("broadcast to {}", list(&result)),
            panels,
            legend: &[
                (Shade::Selected, "of the operand"),
                (Shade::Repeated, "repeated"),
                (Shade::Plain, "result"),
            ],
            notes: vec![note.into()],
        })
    }
}
