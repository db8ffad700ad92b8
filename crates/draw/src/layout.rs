//! Pictures of layouts: the offset of each index, and what memory holds.
#![expect(clippy::arithmetic_side_effects, reason = "offsets in memory, which fit")]

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use shapewise::{
    extent::Extents,
    layout::{
        Mapping, Order, Padded, TileList, Tiled,
        tile::{TileExtent, TilesRef},
    },
};
use shapewise_xla::ArrayShape;

use super::DrawError;
use super::{
    Picture,
    cell::{Cell, Shade},
    number::{digits, list, with_commas},
    panel::{Panel, Says},
};

/// The note on padding.
const PADDING: &str = "Offsets are in elements; · is memory that holds no element.";

/// Returns the largest number of characters of an index.
pub(super) fn index_width(extents: &[usize]) -> usize {
    extents
        .iter()
        .map(|extent| digits(extent.saturating_sub(1)).saturating_add(1))
        .sum::<usize>()
        .saturating_sub(1)
        .max(1)
}

/// A layout, whose rank is known at run time.
struct Memory<'l> {
    extents: Vec<usize>,
    allocated: usize,
    offset: &'l dyn Fn(&[usize]) -> Option<usize>,
    index: &'l dyn Fn(usize) -> Option<Vec<usize>>,
}

impl Memory<'_> {
    /// Draws the offset of each index.
    fn offsets(&self) -> Panel {
        let caption = format!("{}: offset of each index", list(&self.extents));
        Panel::new(caption, &self.extents, digits(self.allocated), |index| {
            Cell::new(
                (self.offset)(index).map_or_else(String::new, |offset| offset.to_string()),
                Shade::Plain,
            )
        })
    }

    /// Draws the offsets of memory that is cut into blocks.
    fn blocks(&self, blocks: &[usize]) -> Panel {
        let caption = format!("offsets, as blocks {}", list(blocks));
        Panel::new(caption, blocks, digits(self.allocated), |position| {
            let linear = position.iter().zip(blocks).fold(0, |linear, (at, extent)| linear * extent + at);
            match (self.index)(linear) {
                Some(_) => Cell::new(linear.to_string(), Shade::Plain),
                None => Cell::padding(),
            }
        })
        .saying(Says::Block)
    }

    /// Draws the index at each offset, in rows.
    fn rows(&self, width: usize) -> Panel {
        let width = width.clamp(1, self.allocated.max(1));
        let extents = [self.allocated.div_ceil(width), width];
        Panel::new("memory: index at each offset".into(), &extents, index_width(&self.extents), |position| {
            let linear = position.iter().zip(&extents).fold(0, |linear, (at, extent)| linear * extent + at);
            match (self.index)(linear) {
                Some(index) => Cell::new(with_commas(&index), Shade::Plain),
                None => Cell::padding(),
            }
        })
        .saying(Says::Offset)
    }
}

/// Returns the extents of memory that tiles cut, the most major first, if no tile combines axes.
fn cut(physical: &[usize], tiles: TilesRef<'_>) -> Option<Vec<usize>> {
    let mut extents = physical.to_vec();
    for tile in tiles.iter() {
        let first = extents.len().checked_sub(tile.len())?;
        let mut inner = Vec::new();
        for (extent, size) in extents.iter_mut().skip(first).zip(tile) {
            let TileExtent::Size(size) = *size else { return None };
            *extent = extent.div_ceil(size);
            inner.push(size);
        }
        extents.extend(inner);
    }
    Some(extents)
}

/// Draws a layout with tiles.
fn with_tiles(title: String, memory: &Memory<'_>, physical: &[usize], tiles: TilesRef<'_>) -> Picture {
    let cut = cut(physical, tiles);
    let width = match (&cut, tiles.iter().last()) {
        (Some(cut), Some(tile)) => cut.iter().rev().take(tile.len()).product(),
        _ => physical.last().copied().unwrap_or(1),
    };
    let first = cut.map_or_else(|| memory.offsets(), |cut| memory.blocks(&cut));
    Picture { title, panels: vec![first, memory.rows(width)], notes: vec![PADDING.into()] }
}

impl Picture {
    /// Draws any layout: the offset of each index, and the index at each offset. Rows of memory are as long as the smallest stride above 1.
    ///
    /// ```
    /// use shapewise::Strided;
    /// use shapewise_draw::Picture;
    ///
    /// let every_second_row_backwards = Strided::new([2, 3], [6, -1])?;
    /// let text = Picture::layout(&every_second_row_backwards).to_string();
    /// assert!(text.contains("2 1 0") && text.contains("0,2 0,1 0,0   ·   ·   ·"), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn layout<const R: usize>(layout: &impl Mapping<R>) -> Self {
        let extents = layout.extents();
        let memory = Memory {
            extents: extents.to_vec(),
            allocated: layout.allocated(),
            offset: &|index| layout.offset(<[usize; R]>::try_from(index).ok()?).ok(),
            index: &|offset| layout.index_at(offset).map(Vec::from),
        };
        let strides = layout.by_strides().map(|layout| layout.strides().map(isize::unsigned_abs));
        let smallest = strides.and_then(|strides| strides.into_iter().filter(|&stride| stride > 1).min());
        let width = smallest.unwrap_or_else(|| extents.last().copied().unwrap_or(1));
        let title = match layout.by_strides() {
            Some(layout) => format!("layout {layout}"),
            None => format!("layout of {}", list(&extents)),
        };
        Self { title, panels: vec![memory.offsets(), memory.rows(width)], notes: vec![PADDING.into()] }
    }

    /// Draws the memory of a padded layout, with the padding shaded, axis by axis as the layout orders them.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, shape, layout::Padded};
    /// use shapewise_draw::Picture;
    ///
    /// let layout = Padded::new(Shape::new(shape![2, 3])?, MinorToMajor::ROW_MAJOR, shape![2, 4])?;
    /// let text = Picture::padded(&layout).to_string();
    /// assert!(text.starts_with("[2,3] padded to [2,4] in memory"), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn padded<const R: usize, E: Extents<R>, P: Extents<R>, O: Order<R>>(
        layout: &Padded<R, E, P, O>,
    ) -> Self {
        let order = layout.order().ranked().major_to_minor();
        let padded = order.map(|axis| layout.padded_extents().get(axis).copied().unwrap_or(1));
        let memory = Memory {
            extents: layout.extents().to_vec(),
            allocated: layout.allocated(),
            offset: &|index| layout.offset(<[usize; R]>::try_from(index).ok()?).ok(),
            index: &|offset| layout.index_at(offset).map(Vec::from),
        };
        let title = format!("{} padded to {} in memory", list(&layout.extents()), list(&padded));
        let width = padded.last().copied().unwrap_or(1);
        Self { title, panels: vec![memory.blocks(&padded), memory.rows(width)], notes: vec![PADDING.into()] }
    }

    /// Draws the memory of a tiled layout cut into blocks, with the padding shaded. If a tile combines axes, it draws the offset of each index.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, shape, tiles, layout::Tiled};
    /// use shapewise_draw::Picture;
    ///
    /// let layout = Tiled::new(Shape::new(shape![3, 5])?, MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?;
    /// let text = Picture::tiled(&layout).to_string();
    /// assert!(text.starts_with("[3,5] in tiles (2,2)"), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn tiled<const R: usize, E: Extents<R>, T: TileList, O: Order<R>>(layout: &Tiled<R, E, T, O>) -> Self
    where
        Tiled<R, E, T, O>: Mapping<R>,
    {
        let extents = layout.extents();
        let physical =
            layout.order().ranked().major_to_minor().map(|axis| extents.get(axis).copied().unwrap_or(1));
        let memory = Memory {
            extents: extents.to_vec(),
            allocated: layout.allocated(),
            offset: &|index| layout.offset(<[usize; R]>::try_from(index).ok()?).ok(),
            index: &|offset| layout.index_at(offset).map(Vec::from),
        };
        with_tiles(
            format!("{} in tiles {}", list(&extents), layout.tiles()),
            &memory,
            &physical,
            layout.tiles(),
        )
    }

    /// Draws the memory of an array of XLA, with tiles and padding.
    ///
    /// # Errors
    ///
    /// [`DrawError::Array`] if the shape has no layout or no offsets, [`DrawError::ExtentUnknown`] with the first axis that has no bound.
    ///
    /// ```
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::array(&"f32[3,5]{1,0:T(2,2)}".parse()?)?;
    /// assert!(picture.to_string().contains("12 13 │ 16 17 │ 20  ·"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn array(array: &ArrayShape) -> Result<Self, DrawError> {
        let with_layout =
            if array.layout().is_some() { array.clone() } else { array.clone().with_default_layout() };
        let allocated = with_layout.allocated_aligned().map_err(DrawError::Array)?;
        let extents: Vec<usize> = with_layout
            .extents()
            .iter()
            .enumerate()
            .map(|(axis, extent)| extent.bound().ok_or(DrawError::ExtentUnknown { axis }))
            .collect::<Result<_, _>>()?;
        let memory = Memory {
            extents: extents.clone(),
            allocated,
            offset: &|index| with_layout.offset(index).ok(),
            index: &|offset| with_layout.index_at(offset).ok().flatten(),
        };
        let title = array.to_string();
        let Some(layout) = with_layout.layout() else {
            return Ok(Self { title, panels: vec![memory.offsets()], notes: Vec::new() });
        };
        let physical: Vec<usize> =
            layout.major_to_minor().map(|axis| extents.get(axis).copied().unwrap_or(1)).collect();
        if layout.tiles().is_empty() {
            let width = physical.last().copied().unwrap_or(1);
            return Ok(Self {
                title,
                panels: vec![memory.offsets(), memory.rows(width)],
                notes: vec![PADDING.into()],
            });
        }
        Ok(with_tiles(title, &memory, &physical, layout.tiles().as_tiles()))
    }
}
