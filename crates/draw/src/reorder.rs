//! Pictures of permutations and reshapes: the offset of each element before and after.

use alloc::{
    format,
    string::{String, ToString as _},
    vec,
};

use shapewise::{
    array::View,
    axis::Permutation,
    layout::{Mapping, Strided},
    verbs::ReshapeError,
};

use super::{
    DrawError, Picture,
    cell::{Cell, Shade},
    number::{digits, linear, list},
    panel::Panel,
};

/// Draws the offset of each index of a layout.
fn offsets<const R: usize>(caption: String, layout: &Strided<R>, shade: Shade) -> Panel {
    Panel::new(caption, &layout.extents(), digits(layout.span()), |index| {
        let offset = <[usize; R]>::try_from(index).ok().and_then(|index| layout.offset(index).ok());
        Cell::new(offset.map_or_else(String::new, |offset| offset.to_string()), shade)
    })
}

impl Picture {
    /// Draws the offset of each index of a layout before and after a permutation of its axes. No element moves.
    ///
    /// ```
    /// use shapewise::{Permutation, Strided};
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::permutation(&Strided::row_major([2, 3])?, Permutation::new([1, 0])?);
    /// assert!(picture.to_string().contains("2 5"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn permutation<const R: usize>(layout: &Strided<R>, order: Permutation<R>) -> Self {
        let (extents, from) = (layout.extents(), layout.extents());
        let permuted = order.apply(&extents);
        let before = offsets(list(&from), layout, Shade::Plain);
        let after =
            Panel::new(format!("permuted: {}", list(&permuted)), &permuted, digits(layout.span()), |index| {
                let mut original = [0; R];
                for (&axis, &at) in order.axes().iter().zip(index) {
                    if let Some(place) = original.get_mut(axis) {
                        *place = at;
                    }
                }
                Cell::new(
                    layout.offset(original).map_or_else(|_| "".into(), |offset| offset.to_string()),
                    Shade::Plain,
                )
            });
        let title = format!("axes of {} in the order {}", list(&extents), list(&order.axes()));
        Self {
            title,
            panels: vec![before, after],
            legend: &[],
            notes: vec!["Cells show offsets: no element moves.".into()],
        }
    }

    /// Draws the offset of each index of a layout before and after a reshape to new extents. If strides cannot express the result,
    /// the elements are copied, and the offsets after are those of the copy.
    ///
    /// # Errors
    ///
    /// [`DrawError::Count`] if the element counts differ, [`DrawError::Size`] if the extents are too large.
    ///
    /// ```
    /// use shapewise::Strided;
    /// use shapewise_draw::Picture;
    ///
    /// let rows = Strided::row_major([2, 3])?;
    /// assert!(Picture::reshape(&rows, [3, 2])?.to_string().contains("no element moves"));
    /// let columns = Strided::column_major([2, 3])?;
    /// assert!(Picture::reshape(&columns, [3, 2])?.to_string().contains("copied"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reshape<const R: usize, const Q: usize>(
        layout: &Strided<R>,
        to: [usize; Q],
    ) -> Result<Self, DrawError> {
        // Elements without a size take no memory, however many there are.
        let memory = vec![(); layout.span()];
        let view = View::with_layout(&memory, *layout).ok();
        let reshaped = view.map(|view| view.try_reshape(to).map(|view| *view.layout()));
        let title = format!("reshape of {} to {}", list(&layout.extents()), list(&to));
        let before = offsets(list(&layout.extents()), layout, Shade::Plain);
        match reshaped {
            Some(Err(ReshapeError::Count { from, to })) => Err(DrawError::Count { from, to }),
            Some(Err(ReshapeError::Size(error))) => Err(DrawError::Size(error)),
            Some(Ok(after)) => {
                let after = offsets(format!("reshaped: {}", list(&to)), &after, Shade::Plain);
                let note = "Cells show offsets: no element moves.";
                Ok(Self {
                    title,
                    panels: vec![before, after],
                    legend: &[(Shade::Repeated, "copied")],
                    notes: vec![note.into()],
                })
            }
            _ => {
                let after =
                    Panel::new(format!("copied: {}", list(&to)), &to, digits(layout.span()), |index| {
                        let from = layout.offset_of_linear(linear(index, &to));
                        Cell::new(
                            from.map_or_else(|_| "".into(), |offset| offset.to_string()),
                            Shade::Repeated,
                        )
                    });
                let note = "Strides cannot express it: elements are copied from the offsets that cells show.";
                Ok(Self {
                    title,
                    panels: vec![before, after],
                    legend: &[(Shade::Repeated, "copied")],
                    notes: vec![note.into()],
                })
            }
        }
    }
}
