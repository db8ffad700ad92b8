//! Pictures of slices: the cells that are selected, and their order.
#![expect(clippy::arithmetic_side_effects, reason = "offsets of elements, which fit")]

use alloc::{format, string::ToString as _, vec, vec::Vec};

use shapewise::{
    shape::DynShape,
    slice::{DenseSlice, OutputAxis, SliceAxis, StridedSliceError},
};

use super::{
    DrawError, Picture,
    cell::{Cell, Shade},
    number::{digits, linear, list},
    panel::{Panel, Says},
};

/// Returns the extents of a shape that is known.
pub(super) fn known(shape: &DynShape) -> Result<Vec<usize>, DrawError> {
    let extents = shape.extents().ok_or(DrawError::RankUnknown)?;
    let known = |(axis, extent): (usize, &shapewise::DynExtent)| {
        extent.get().ok_or(DrawError::ExtentUnknown { axis })
    };
    extents.iter().enumerate().map(known).collect()
}

/// Returns the position of a coordinate among those that are selected along an axis.
fn position(axis: &SliceAxis, coordinate: usize) -> Option<usize> {
    let (begin, stride, count) = (axis.begin()?, axis.stride(), axis.count().get()?);
    let distance = coordinate.cast_signed().checked_sub(begin)?;
    let at = distance.checked_div(stride)?;
    (distance.checked_rem(stride)? == 0).then_some(())?;
    usize::try_from(at).ok().filter(|&at| at < count)
}

impl Picture {
    /// Draws a slice of a shape: the cells that are selected, numbered in the order of the result, and the result with the linear
    /// index of each element in the operand.
    ///
    /// # Errors
    ///
    /// [`DrawError`] if the shape is not known or the slice is of another shape.
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    /// use shapewise_draw::Picture;
    ///
    /// let slice: SliceExpr = "1:5:2, ::-3".parse()?;
    /// let shape = "[6,8]".parse()?;
    /// let picture = Picture::slice(&shape, &slice.apply(&shape)?)?;
    /// // row 1 of the operand, from the end in steps of 3
    /// assert!(picture.to_string().contains("· 2 · · 1 · · 0"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slice(shape: &DynShape, slice: &DenseSlice) -> Result<Self, DrawError> {
        let extents = known(shape)?;
        if slice.axes().len() != extents.len() {
            let error = StridedSliceError::Rank { expected: slice.axes().len(), found: extents.len() };
            return Err(DrawError::Slice(error));
        }
        // A row-major walk over the operand, as if it were memory.
        let (mut strides, mut stride) = (vec![0; extents.len()], 1_isize);
        for (place, extent) in strides.iter_mut().zip(&extents).rev() {
            (*place, stride) = (stride, stride.saturating_mul(extent.cast_signed()));
        }
        let memory: Vec<(usize, isize)> = extents.iter().copied().zip(strides).collect();
        let mut outputs = Vec::new();
        let start = slice
            .on_memory(&memory, |extent, stride| outputs.push((extent, stride)))
            .map_err(DrawError::Slice)?;
        let selected: Vec<usize> = outputs.iter().map(|output| output.0).collect();
        let is_empty = selected.contains(&0);

        // The number of an element in the result, axis by axis.
        let order = |index: &[usize]| -> Option<usize> {
            let at: Vec<usize> = slice
                .axes()
                .iter()
                .zip(index)
                .map(|(axis, &at)| position(axis, at))
                .collect::<Option<_>>()?;
            (!is_empty).then_some(())?;
            let coordinates: Vec<usize> = slice
                .outputs()
                .map(|output| match output {
                    OutputAxis::Input(axis) => at.get(axis).copied().unwrap_or(0),
                    _ => 0,
                })
                .collect();
            Some(linear(&coordinates, &selected))
        };
        let most = digits(extents.iter().fold(1_usize, |count, extent| count.saturating_mul(*extent)));
        let from =
            Panel::new(format!("{}: order of what is selected", list(&extents)), &extents, most, |index| {
                match order(index) {
                    Some(at) => Cell::new(at.to_string(), Shade::Selected),
                    None => Cell::new("·".into(), Shade::Faded),
                }
            })
            .saying(Says::Element("number in the result"));
        let to = Panel::new(
            format!("result {}: linear index in the operand", list(&selected)),
            &selected,
            most,
            |index| {
                let steps = index
                    .iter()
                    .zip(&outputs)
                    .fold(start, |sum, (&at, output)| sum + at.cast_signed() * output.1);
                Cell::new(steps.to_string(), Shade::Selected)
            },
        )
        .saying(Says::Element("linear index in the operand"));
        let title = format!("slice of {}", list(&extents));
        Ok(Self {
            title,
            panels: vec![from, to],
            legend: &[(Shade::Selected, "selected"), (Shade::Faded, "not selected")],
            notes: Vec::new(),
        })
    }
}
