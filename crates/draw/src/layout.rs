//! Pictures of layouts: the offset of each index, and what memory holds.
#![expect(clippy::arithmetic_side_effects, reason = "offsets in memory, which fit")]

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use shapewise::{
    bounds::{Order, TileList},
    extent::Extents,
    layout::{
        Mapping, Padded, Tiled,
        tile::{TileExtent, TilesRef},
    },
};
use shapewise_xla::ArrayShape;

use super::DrawError;
use super::{
    Picture,
    cell::{Cell, Shade},
    number::{digits, linear, list, with_commas},
    panel::{Panel, Says},
};

/// The note on padding.
const PADDING: &str = "Offsets are in elements; · is memory that holds no element.";

/// What the colours mean.
const LEGEND: &[(Shade, &str)] =
    &[(Shade::Plain, "element"), (Shade::Group(0), "one colour per tile"), (Shade::Padding, "no element")];
/// The characters of a row of memory, at most, and its rows, if that many fit.
const MEMORY: usize = 40;
const ROWS: usize = 12;

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

    /// Returns how a position of memory is shown: its colour is that of its tile, if there are tiles.
    fn shade(&self, offset: usize, tiles: Option<&Tiling>) -> Shade {
        match ((self.index)(offset), tiles) {
            (None, _) => Shade::Padding,
            (Some(_), None) => Shade::Plain,
            (Some(_), Some(tiles)) => Shade::Group(tiles.colour(offset)),
        }
    }

    /// Draws the offsets of memory that is cut into blocks.
    fn blocks(&self, blocks: &[usize], tiles: Option<&Tiling>) -> Panel {
        let caption = format!("offsets, as blocks {}", list(blocks));
        Panel::new(caption, blocks, digits(self.allocated), |position| {
            let offset = linear(position, blocks);
            match self.shade(offset, tiles) {
                Shade::Padding => Cell::padding(),
                shade => Cell::new(offset.to_string(), shade),
            }
        })
        .saying(Says::Block)
    }

    /// Draws the index at each offset, in rows of so many offsets, or of several times as many or of a part if they would be too many or too long.
    fn rows(&self, unit: usize, tiles: Option<&Tiling>) -> Panel {
        let widest = index_width(&self.extents);
        let fitting = (MEMORY / (widest + 1)).max(1);
        let unit = unit.clamp(1, self.allocated.max(1));
        let width = if unit > fitting {
            (fitting.div_ceil(2)..=fitting).rev().find(|part| unit.is_multiple_of(*part)).unwrap_or(fitting)
        } else {
            // A part of a tile if possible, so that tiles begin where rows do.
            let most = fitting / unit;
            let least = self.allocated.div_ceil(unit).div_ceil(ROWS).clamp(1, most);
            let size = tiles.map_or(self.allocated, |tiles| tiles.size);
            unit * (least..=most).find(|part| size.is_multiple_of(unit * part)).unwrap_or(least)
        };
        let extents = [self.allocated.div_ceil(width), width];
        Panel::of_memory("memory: index at each offset".into(), &extents, widest, |position| {
            let offset = linear(position, &extents);
            match (self.index)(offset) {
                Some(index) => Cell::new(with_commas(&index), self.shade(offset, tiles)),
                None => Cell::padding(),
            }
        })
    }
}

/// Memory that is cut into tiles: the extents of the grid of tiles, and the size of a tile.
struct Tiling {
    grid: Vec<usize>,
    size: usize,
}

impl Tiling {
    /// Returns the colour of the tile of an offset. Tiles next to each other have different ones.
    fn colour(&self, offset: usize) -> usize {
        let mut tile = offset.checked_div(self.size).unwrap_or(0);
        let mut colour = 0;
        for (axis, extent) in self.grid.iter().rev().enumerate() {
            let at = tile.checked_rem(*extent).unwrap_or(0);
            tile = tile.checked_div(*extent).unwrap_or(0);
            colour += at % 8 * (2 * axis + 1);
        }
        colour
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
    // The first axes are those of the grid of the outermost tiles.
    let tiling = cut.as_ref().map(|cut| {
        let (grid, tile) = cut.split_at(physical.len());
        Tiling { grid: grid.to_vec(), size: tile.iter().product() }
    });
    let first = cut.map_or_else(|| memory.offsets(), |cut| memory.blocks(&cut, tiling.as_ref()));
    let panels = vec![first, memory.rows(width, tiling.as_ref())];
    Picture { title, panels, legend: LEGEND, notes: vec![PADDING.into()] }
}

impl Picture {
    /// Draws any layout: the offset of each index, and the index at each offset. Rows of memory are as long as the smallest stride above 1,
    /// or several times as long or a part of it if they would be too many or too long.
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
        Self {
            title,
            panels: vec![memory.offsets(), memory.rows(width, None)],
            legend: LEGEND,
            notes: vec![PADDING.into()],
        }
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
        Self {
            title,
            panels: vec![memory.blocks(&padded, None), memory.rows(width, None)],
            legend: LEGEND,
            notes: vec![PADDING.into()],
        }
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
            return Ok(Self { title, panels: vec![memory.offsets()], legend: &[], notes: Vec::new() });
        };
        let physical: Vec<usize> =
            layout.major_to_minor().map(|axis| extents.get(axis).copied().unwrap_or(1)).collect();
        if layout.tiles().is_empty() {
            let width = physical.last().copied().unwrap_or(1);
            return Ok(Self {
                title,
                panels: vec![memory.offsets(), memory.rows(width, None)],
                legend: LEGEND,
                notes: vec![PADDING.into()],
            });
        }
        Ok(with_tiles(title, &memory, &physical, layout.tiles().as_tiles()))
    }
}
