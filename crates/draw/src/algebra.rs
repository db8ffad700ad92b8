//! Pictures of layout algebra: a division with its tiles in colours, and cells by the bank of their offset.

use alloc::{format, string::ToString as _, vec};

use shapewise::Mapping;

use shapewise_algebra::{AlgebraError, Modes};

use super::{
    Picture,
    cell::{Cell, Shade},
    number::{digits, list},
    panel::Panel,
};

impl Picture {
    /// Draws a layout of modes and its division into tiles: the offset of each index with each tile in a colour, one tile, and the grid of their
    /// first offsets.
    ///
    /// # Errors
    ///
    /// Those of [`Modes::tile`].
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    /// use shapewise_draw::Picture;
    ///
    /// let text = Picture::division(&Modes::row_major([4, 6])?, [2, 3])?.to_string();
    /// assert!(text.contains("grid [2,2]: (2,2):(12,3)"), "{text}");
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub fn division<const R: usize>(layout: &Modes<R>, tile: [usize; R]) -> Result<Self, AlgebraError> {
        let (one, grid) = layout.tile(tile)?;
        let widest = digits(layout.span());
        let cells = |layout: &Modes<R>, what: &str, shade: &dyn Fn(&[usize]) -> Shade| {
            let caption = format!("{what}{}: {layout}", list(&layout.extents()));
            Panel::new(caption, &layout.extents(), widest, |at| {
                let offset = <[usize; R]>::try_from(at).ok().and_then(|at| layout.offset(at).ok());
                Cell::new(offset.unwrap_or_default().to_string(), shade(at))
            })
        };
        let group = |at: &[usize]| {
            let tiles = at.iter().zip(tile).zip(grid.extents());
            let linear = tiles.fold(0_usize, |linear, ((at, tile), count)| {
                linear.saturating_mul(count).saturating_add(at.checked_div(tile).unwrap_or_default())
            });
            Shade::Group(linear)
        };
        let panels = vec![
            cells(layout, "", &group),
            cells(&one, "tile ", &|_| Shade::Group(0)),
            cells(&grid, "grid ", &|at| {
                let linear = at.iter().zip(grid.extents());
                Shade::Group(
                    linear.fold(0_usize, |sum, (at, count)| sum.saturating_mul(count).saturating_add(*at)),
                )
            }),
        ];
        let title = format!("{} in tiles of {}", list(&layout.extents()), list(&tile));
        let note = "Each offset is that of its tile in the grid plus that within the tile.";
        Ok(Self {
            title,
            panels,
            legend: &[(Shade::Group(0), "one colour per tile")],
            notes: vec![note.into()],
        })
    }

    /// Draws the offset of each index of a layout, coloured by its bank: the offset modulo `banks`. Cells of one colour in a row or a column
    /// conflict.
    ///
    /// ```
    /// use shapewise_algebra::{Modes, Swizzle, Swizzled};
    /// use shapewise_draw::Picture;
    ///
    /// let buffer = Swizzled::new(Modes::row_major([4, 4])?, Swizzle::new(2, 0, 2)?)?;
    /// let text = Picture::banks(&buffer, 4).to_string();
    /// assert!(text.contains("5  4  7  6"), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn banks<const R: usize>(layout: &impl Mapping<R>, banks: usize) -> Self {
        let extents = layout.extents();
        let caption = format!("{}: offset of each index, by bank", list(&extents));
        let panel = Panel::new(caption, &extents, digits(layout.span()), |at| {
            let offset =
                <[usize; R]>::try_from(at).ok().and_then(|at| layout.offset(at).ok()).unwrap_or_default();
            Cell::new(offset.to_string(), Shade::Group(offset.checked_rem(banks).unwrap_or_default()))
        });
        let title = format!("{banks} banks");
        Self {
            title,
            panels: vec![panel],
            legend: &[(Shade::Group(0), "one colour per bank")],
            notes: vec!["The bank is the offset modulo the number of banks.".into()],
        }
    }
}
