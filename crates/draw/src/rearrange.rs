//! Pictures of what moves elements to a new array: joins, padding, and elements taken at indices.
#![expect(clippy::arithmetic_side_effects, reason = "indices below extents, and extents whose product fits")]

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use shapewise::{
    axis,
    rearrange::{JoinError, Pad},
    shape::DynShape,
    verbs::TakeError,
};

use super::{
    DrawError, Picture,
    cell::{Cell, Shade},
    number::{digits, linear, list},
    panel::{Panel, Says},
    slice::known,
};

/// Returns the number of elements.
fn count(extents: &[usize]) -> usize {
    extents.iter().fold(1, |count, extent| count.saturating_mul(*extent))
}

/// Draws an array whose elements show their linear index.
fn operand(caption: String, extents: &[usize], shade: impl Fn(&[usize]) -> Shade) -> Panel {
    Panel::new(caption, extents, digits(count(extents)), |at| {
        Cell::new(linear(at, extents).to_string(), shade(at))
    })
    .saying(Says::Element("number"))
}

impl Picture {
    /// Draws arrays and their join along an axis: each element of the result has the colour and the linear index of the one that it is copied from.
    /// Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`DrawError::Join`] if the shapes do not fit together, [`DrawError`] if one of them is not known.
    ///
    /// ```
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::concatenate(0, &["[1,2]".parse()?, "[2,2]".parse()?])?;
    /// assert!(picture.to_string().starts_with("[1,2] and [2,2], joined along axis 0"), "{picture}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("concat", "join"))]
    pub fn concatenate(axis: isize, operands: &[DynShape]) -> Result<Self, DrawError> {
        let all: Vec<Vec<usize>> = operands.iter().map(known).collect::<Result<_, _>>()?;
        let (first, others) = operands.split_first().ok_or(DrawError::Join(JoinError::Nothing))?;
        let mut result = first.clone();
        for (other, operand) in others.iter().zip(1..) {
            result =
                result.join_axis(axis, other).map_err(|error| DrawError::Join(of_operand(error, operand)))?;
        }
        let result = known(&result)?;
        let axis = axis::resolve(axis, result.len())
            .map_err(|error| DrawError::Join(JoinError::NoSuchAxis(error)))?;
        let mut panels: Vec<Panel> = Vec::new();
        for (place, extents) in all.iter().enumerate() {
            panels.push(operand(list(extents), extents, |_| Shade::Group(place)));
        }
        let widest = all.iter().map(|extents| digits(count(extents))).max().unwrap_or(1);
        let joined = Panel::new(format!("is {}", list(&result)), &result, widest, |at| {
            let (mut at, mut of) = (at.to_vec(), (0, result.as_slice()));
            let mut begin = 0;
            for (place, extents) in all.iter().enumerate() {
                let extent = extents.get(axis).copied().unwrap_or(0);
                if let Some(at) = at.get_mut(axis)
                    && (begin..begin + extent).contains(at)
                {
                    *at -= begin;
                    of = (place, extents);
                    break;
                }
                begin += extent;
            }
            Cell::new(linear(&at, of.1).to_string(), Shade::Group(of.0))
        });
        panels.push(joined.saying(Says::Copied("copied from number")));
        let names: Vec<String> = all.iter().map(|extents| list(extents)).collect();
        let title = format!("{}, joined along axis {axis}", names.join(" and "));
        let note = "Each element of the result shows its linear index in its operand.";
        Ok(Self {
            title,
            panels,
            legend: &[(Shade::Group(0), "one colour per operand")],
            notes: vec![note.into()],
        })
    }

    /// Draws an array and the same with elements added before, after and between its own along each axis.
    ///
    /// # Errors
    ///
    /// [`DrawError::Pad`] if the padding does not fit the shape, [`DrawError`] if the shape is not known.
    ///
    /// ```
    /// use shapewise::Pad;
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::pad(&"[2]".parse()?, &[Pad::edges(1, 2).with_interior(1)])?;
    /// assert!(picture.to_string().contains("· 0 · 1 · ·"), "{picture}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pad(shape: &DynShape, pads: &[Pad]) -> Result<Self, DrawError> {
        let extents = known(shape)?;
        let result = known(&shape.pad(pads).map_err(DrawError::Pad)?)?;
        let source = |at: &[usize]| -> Option<Vec<usize>> {
            let axes = at.iter().zip(pads).zip(&extents);
            axes.map(|((at, pad), extent)| {
                let inside = at.checked_add_signed(pad.low.checked_neg()?)?;
                let step = pad.interior.checked_add(1)?;
                (inside.is_multiple_of(step) && inside / step < *extent).then_some(inside / step)
            })
            .collect()
        };
        let is_kept = |index: &[usize]| {
            let mut axes = index.iter().zip(pads).zip(&result);
            axes.all(|((at, pad), extent)| {
                let at = pad
                    .interior
                    .checked_add(1)
                    .and_then(|step| at.checked_mul(step)?.checked_add_signed(pad.low));
                at.is_some_and(|at| at < *extent)
            })
        };
        let before =
            operand(list(&extents), &extents, |at| if is_kept(at) { Shade::Plain } else { Shade::Faded });
        let after =
            Panel::new(format!("padded: {}", list(&result)), &result, digits(count(&extents)), |at| {
                match source(at) {
                    Some(index) => Cell::new(linear(&index, &extents).to_string(), Shade::Plain),
                    None => Cell::padding(),
                }
            });
        let title = format!("{} padded to {}", list(&extents), list(&result));
        let legend = &[(Shade::Plain, "element"), (Shade::Faded, "removed"), (Shade::Padding, "added")];
        let note = "Cells show the linear index of an element; · is an element that is added.";
        let panels = vec![before, after.saying(Says::Copied("copied from number"))];
        Ok(Self { title, panels, legend, notes: vec![note.into()] })
    }

    /// Draws an array and the elements that are gathered at indices along an axis: what is taken has the colour of its index. Negative axes and
    /// indices count from the end.
    ///
    /// # Errors
    ///
    /// [`DrawError::Take`] with the first index that the axis does not have, [`DrawError`] if the shape is not known.
    ///
    /// ```
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::gather(&"[3,2]".parse()?, 0, &[2, 0, -1])?;
    /// assert!(picture.to_string().contains("gathered: [3,2]"), "{picture}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("take", "index_select"))]
    pub fn gather(shape: &DynShape, axis: isize, indices: &[isize]) -> Result<Self, DrawError> {
        let extents = known(shape)?;
        let axis = axis::resolve(axis, extents.len())
            .map_err(|error| DrawError::Take(TakeError::NoSuchAxis(error)))?;
        let extent = extents.get(axis).copied().unwrap_or(1);
        let mut taken = Vec::new();
        for (position, &index) in indices.iter().enumerate() {
            let found =
                if index < 0 { extent.checked_add_signed(index) } else { usize::try_from(index).ok() };
            let found = found.filter(|found| *found < extent);
            let index = i128::try_from(index).unwrap_or_default();
            taken.push(found.ok_or(DrawError::Take(TakeError::Index { axis, position, index, extent }))?);
        }
        let mut result = extents.clone();
        if let Some(extent) = result.get_mut(axis) {
            *extent = taken.len();
        }
        let before = operand(list(&extents), &extents, |at| match at.get(axis) {
            Some(at) if taken.contains(at) => Shade::Group(*at),
            _ => Shade::Faded,
        });
        let after =
            Panel::new(format!("gathered: {}", list(&result)), &result, digits(count(&extents)), |at| {
                let mut index = at.to_vec();
                let mut from = 0;
                if let Some(at) = index.get_mut(axis) {
                    from = taken.get(*at).copied().unwrap_or(0);
                    *at = from;
                }
                Cell::new(linear(&index, &extents).to_string(), Shade::Group(from))
            });
        let names: Vec<String> = indices.iter().map(ToString::to_string).collect();
        let title = format!("{} at [{}] along axis {axis}", list(&extents), names.join(","));
        let legend = &[(Shade::Group(0), "one colour per index"), (Shade::Faded, "not taken")];
        let note = "Each element of the result shows its linear index in the array.";
        let panels = vec![before, after.saying(Says::Copied("copied from number"))];
        Ok(Self { title, panels, legend, notes: vec![note.into()] })
    }
}

/// Returns an error of two operands as that of an operand among several.
fn of_operand(error: JoinError, at: usize) -> JoinError {
    match error {
        JoinError::Rank { expected, found, .. } => JoinError::Rank { operand: at, expected, found },
        JoinError::Extent { axis, expected, found, .. } => {
            JoinError::Extent { operand: at, axis, expected, found }
        }
        other => other,
    }
}
