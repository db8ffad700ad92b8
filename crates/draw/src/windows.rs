//! Pictures of windows.
#![expect(clippy::arithmetic_side_effects, reason = "windows that fit their axes")]

use alloc::{format, string::ToString as _, vec, vec::Vec};

use shapewise::{index, rules::windows};

use super::{
    DrawError, Picture,
    cell::{Cell, Shade},
    number::{digits, linear, list},
    panel::Panel,
};

impl Picture {
    /// Draws an array with its first window marked, and all windows, each a block of offsets.
    ///
    /// # Errors
    ///
    /// [`DrawError::Window`] if a window does not fit its axis, [`DrawError::Size`] if the extents are too large.
    ///
    /// ```
    /// use shapewise_draw::Picture;
    ///
    /// let text = Picture::windows([2, 4], [2, 3])?.to_string();
    /// assert!(text.contains("0 1 2 │ 1 2 3"), "{text}"); // the first rows of both windows
    /// # Ok::<(), shapewise_draw::DrawError>(())
    /// ```
    pub fn windows<const R: usize>(extents: [usize; R], window: [usize; R]) -> Result<Self, DrawError> {
        let count = index::element_count(&extents).map_err(DrawError::Size)?;
        windows::check(&extents.map(Some), &window.map(Some)).map_err(DrawError::Window)?;
        let last = digits(count.saturating_sub(1));
        let array = Panel::new(format!("{}: the first window", list(&extents)), &extents, last, |at| {
            let is_within = at.iter().zip(&window).all(|(at, window)| at < window);
            Cell::new(
                linear(at, &extents).to_string(),
                if is_within { Shade::Selected } else { Shade::Faded },
            )
        });
        // The number of windows along each axis, then the extents of a window.
        let positions = extents.iter().zip(&window).map(|(extent, window)| extent - window + 1);
        let all: Vec<usize> = positions.chain(window).collect();
        let windows = Panel::new(format!("windows {}", list(&all)), &all, last, |at| {
            let (first, within) = at.split_at(R);
            let at: Vec<usize> = first.iter().zip(within).map(|(first, within)| first + within).collect();
            Cell::new(linear(&at, &extents).to_string(), Shade::Plain)
        });
        let title = format!("windows {} of {}", list(&window), list(&extents));
        Ok(Self {
            title,
            panels: vec![array, windows],
            legend: &[(Shade::Selected, "the first window")],
            notes: vec!["Cells show offsets. Windows overlap, and copy nothing.".into()],
        })
    }
}
