//! Pictures of what layout algebra makes of two layouts: a composition, a complement, a division, products and a swizzle.

use alloc::{
    format,
    string::{String, ToString as _},
    vec,
    vec::Vec,
};

use shapewise::Mapping;
use shapewise_algebra::{AlgebraError, Modes, Swizzled};

use super::{
    Picture,
    cell::{Cell, Shade},
    number::{digits, linear, list},
    panel::{Panel, Says},
};

/// The numbers in a row of memory.
const WIDTH: usize = 12;

/// Draws the offset of each index of a layout, shaded by the index and the offset.
fn offsets<const R: usize>(
    caption: String,
    layout: &impl Mapping<R>,
    shade: impl Fn(&[usize], usize) -> Shade,
) -> Panel {
    Panel::new(caption, &layout.extents(), digits(layout.span()), |at| {
        let offset = <[usize; R]>::try_from(at).ok().and_then(|at| layout.offset(at).ok());
        let offset = offset.unwrap_or_default();
        Cell::new(offset.to_string(), shade(at, offset))
    })
}

/// Returns the layout of two axes whose offsets are the sums of those of two layouts.
fn sums<const R: usize, const Q: usize>(
    inner: &Modes<R>,
    outer: &Modes<Q>,
) -> Result<Modes<2>, AlgebraError> {
    let modes = |layout: &Modes<1>| layout.modes(0).collect::<Vec<_>>();
    Modes::new([&modes(&inner.coalesced()), &modes(&outer.coalesced())])
}

/// Draws numbers from 0, coloured by the copy that has them: the index along axis 1 of the layout of sums.
fn copies(caption: String, count: usize, sums: &Modes<2>) -> Panel {
    let width = WIDTH.min(count).max(1);
    let extents = [count.div_ceil(width), width];
    Panel::new(caption, &extents, digits(count), |at| {
        let number = linear(at, &extents);
        match sums.index_at(number).filter(|_| number < count) {
            Some([_, copy]) => Cell::new(number.to_string(), Shade::Group(copy)),
            None if number < count => Cell::new(number.to_string(), Shade::Faded),
            None => Cell::padding(),
        }
    })
    .saying(Says::Block)
}

impl Picture {
    /// Draws a composition: the outer layout with the elements that the inner one reaches, the inner one, and their composition, in which the
    /// inner one says which element of the outer one is at an index.
    ///
    /// # Errors
    ///
    /// Those of [`Modes::compose`].
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::composition(&Modes::row_major([4, 6])?, &Modes::strided([4], [2])?)?;
    /// assert!(picture.to_string().contains("their composition [4]: 4:2"), "{picture}");
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub fn composition<const R: usize, const Q: usize>(
        outer: &Modes<R>,
        inner: &Modes<Q>,
    ) -> Result<Self, AlgebraError> {
        let both = outer.compose(inner)?;
        let extents = outer.extents();
        let reached = |at: &[usize]| match inner.index_at(linear(at, &extents)) {
            Some(_) => Shade::Selected,
            None => Shade::Faded,
        };
        let panels = vec![
            offsets(format!("outer {}: {outer}", list(&extents)), outer, |at, _| reached(at)),
            offsets(format!("inner {}: {inner}", list(&inner.extents())), inner, |_, _| Shade::Plain)
                .saying(Says::Element("linear index in the outer layout")),
            offsets(format!("their composition {}: {both}", list(&both.extents())), &both, |_, _| {
                Shade::Selected
            }),
        ];
        Ok(Self {
            title: format!("{inner} within {outer}"),
            panels,
            legend: &[(Shade::Selected, "reached by the inner layout"), (Shade::Faded, "not reached")],
            notes: vec!["A number of the inner layout is a linear index in the outer one.".into()],
        })
    }

    /// Draws a layout, its complement, and the numbers below `n`, each in the colour of the copy of the layout that has it.
    ///
    /// # Errors
    ///
    /// Those of [`Modes::complement`].
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::complement(&Modes::strided([2, 2], [4, 1])?, 24)?;
    /// assert!(picture.to_string().contains("complement [6]: (2,3):(2,8)"), "{picture}");
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub fn complement<const R: usize>(layout: &Modes<R>, n: usize) -> Result<Self, AlgebraError> {
        let rest = layout.complement(n)?;
        let all = sums(layout, &rest)?;
        let panels = vec![
            offsets(format!("{}: {layout}", list(&layout.extents())), layout, |_, _| Shade::Group(0)),
            offsets(format!("complement {}: {rest}", list(&rest.extents())), &rest, |at, _| {
                Shade::Group(linear(at, &rest.extents()))
            }),
            copies(format!("the numbers below {n}"), n, &all),
        ];
        Ok(Self {
            title: format!("complement of {layout} below {n}"),
            panels,
            legend: &[(Shade::Group(0), "one colour per copy"), (Shade::Faded, "not filled")],
            notes: vec![
                "Each number is an offset of the layout plus one of its complement, in one way.".into(),
            ],
        })
    }

    /// Draws a logical division: a layout with each tile in a colour, the tile, and the grid of tiles. [`division`](Self::division) divides
    /// axis by axis.
    ///
    /// # Errors
    ///
    /// Those of [`Modes::divide`].
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::logical_division(&Modes::row_major([24])?, &Modes::strided([4], [2])?)?;
    /// assert!(picture.to_string().contains("grid [6]: (2,3):(1,8)"), "{picture}");
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub fn logical_division<const R: usize, const Q: usize>(
        layout: &Modes<R>,
        by: &Modes<Q>,
    ) -> Result<Self, AlgebraError> {
        let (tile, grid) = layout.divide(by)?;
        let all = sums(&tile, &grid)?;
        let panels = vec![
            offsets(format!("{}: {layout}", list(&layout.extents())), layout, |_, offset| {
                all.index_at(offset).map_or(Shade::Plain, |[_, tile]| Shade::Group(tile))
            }),
            offsets(format!("tile {}: {tile}", list(&tile.extents())), &tile, |_, _| Shade::Group(0)),
            offsets(format!("grid {}: {grid}", list(&grid.extents())), &grid, |at, _| {
                Shade::Group(linear(at, &grid.extents()))
            }),
        ];
        Ok(Self {
            title: format!("{layout} divided by {by}"),
            panels,
            legend: &[(Shade::Group(0), "one colour per tile")],
            notes: vec!["Each offset is that of its tile in the grid plus that within the tile.".into()],
        })
    }

    /// Draws a product: a layout, the offsets of its copies, and the blocked and the raked product axis by axis, with each copy in a colour.
    ///
    /// # Errors
    ///
    /// Those of [`Modes::blocked_product`].
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::product(&Modes::row_major([2, 3])?, &Modes::row_major([2, 2])?)?;
    /// assert!(
    ///     picture.to_string().contains("blocked [4,6]: ((2,2),(3,2)):((3,12),(1,6))"),
    ///     "{picture}"
    /// );
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub fn product<const R: usize>(layout: &Modes<R>, of: &Modes<R>) -> Result<Self, AlgebraError> {
        let (tile, grid) = layout.product(of)?;
        let all = sums(&tile, &grid)?;
        let copy = |offset| all.index_at(offset).map_or(Shade::Plain, |[_, copy]| Shade::Group(copy));
        let (blocked, raked) = (layout.blocked_product(of)?, layout.raked_product(of)?);
        let product = |name: &str, of: &Modes<R>| {
            offsets(format!("{name} {}: {of}", list(&of.extents())), of, |_, offset| copy(offset))
        };
        let panels = vec![
            product("one copy", &tile),
            product("of each", &grid),
            product("blocked", &blocked),
            product("raked", &raked),
        ];
        Ok(Self {
            title: format!("{layout} for each element of {of}"),
            panels,
            legend: &[(Shade::Group(0), "one colour per copy")],
            notes: vec!["A blocked product has each copy in one block; a raked one interleaves them.".into()],
        })
    }

    /// Draws a layout before and after a swizzle, each offset in the colour of its bank: the offset modulo `banks`.
    ///
    /// ```
    /// use shapewise_algebra::{Modes, Swizzle, Swizzled};
    /// use shapewise_draw::Picture;
    ///
    /// let buffer = Swizzled::new(Modes::row_major([4, 4])?, Swizzle::new(2, 0, 2)?)?;
    /// let text = Picture::swizzle(&buffer, 4).to_string();
    /// assert!(text.contains("swizzled [4,4]"), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn swizzle<const R: usize>(buffer: &Swizzled<R>, banks: usize) -> Self {
        let (extents, modes) = (list(&buffer.extents()), buffer.modes());
        let bank = |offset: usize| Shade::Group(offset.checked_rem(banks).unwrap_or_default());
        let panels = vec![
            offsets(format!("{extents}: {modes}"), modes, |_, offset| bank(offset)),
            offsets(format!("swizzled {extents}"), buffer, |_, offset| bank(offset)),
        ];
        Self {
            title: format!("{modes} swizzled, in {banks} banks"),
            panels,
            legend: &[(Shade::Group(0), "one colour per bank")],
            notes: vec![
                "The bank is the offset modulo the banks. One colour in a column is a conflict.".into(),
            ],
        }
    }
}
