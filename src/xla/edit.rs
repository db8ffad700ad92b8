//! Arrays with other axes, or the same ones elsewhere.

use smallvec::SmallVec;

use super::{ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError, Split, layout::Axes};
use crate::{
    axis::{AxisError, list, resolve},
    extent::DynExtent,
    layout::{
        edit::{self, EditError},
        tile::{TileExtent, Tiles},
    },
    shape::dynamic::Inline,
};

/// How many of the most minor physical axes the tiles cut.
///
/// A tile has an extent for each of the last axes, and leaves two axes behind for each of them, or none where it is combined
/// with the next; a later tile that has more extents than that cuts further axes.
pub(super) fn tiled_axes(tiles: &Tiles) -> usize {
    let (mut cut, mut made) = (0_usize, 0_usize);
    for tile in tiles.iter() {
        cut = cut.saturating_add(tile.len().saturating_sub(made));
        let combined = tile.iter().filter(|extent| matches!(extent, TileExtent::Combined)).count();
        let twice = tile.len().saturating_sub(combined).saturating_mul(2);
        made = made.saturating_sub(tile.len()).saturating_add(twice);
    }
    cut
}

impl ArrayLayout {
    /// The layout of the axes that are kept.
    pub(super) fn keeping(&self, kept: &[bool]) -> Self {
        let mut order = Axes::from_elem(0, kept.iter().filter(|kept| **kept).count());
        edit::keep(self.minor_to_major(), kept, &mut order);
        // For each physical axis whether it is kept; so the rule that counts axes anew counts places anew.
        let physical: SmallVec<[bool; 8]> =
            self.major_to_minor().map(|axis| kept.get(axis).is_some_and(|kept| *kept)).collect();
        let stays = |split: &&Split| physical.get(split.place()).is_some_and(|kept| *kept);
        let splits = self.splits().iter().filter(stays);
        let splits = splits.map(|split| split.at(edit::new_number(&physical, split.place()))).collect();
        self.edited(order, self.tiles().clone(), splits)
    }

    /// The layout with a new axis of this number at this place in memory, 0 being the most minor.
    fn with_axis(&self, axis: usize, place: usize) -> Self {
        let rank = self.rank();
        let mut order = Axes::from_elem(0, rank.saturating_add(1));
        edit::insert(self.minor_to_major(), axis, place, &mut order);
        let tiles = if place < tiled_axes(self.tiles()) { Tiles::new() } else { self.tiles().clone() };
        // Physical axes count from the major end, and there are `rank - place` before the new one.
        let behind = |split: &Split| split.place() >= rank.saturating_sub(place);
        let moved = |split: &Split| split.at(split.place().saturating_add(usize::from(behind(split))));
        self.edited(order, tiles, self.splits().iter().map(moved).collect())
    }
}

/// Arrays with other axes, or the same ones elsewhere.
///
/// What is left of the axes keeps its place in memory among the others. What else the layout says:
///
/// | operation | tiles | splits | tail alignment, element size, memory, prefix |
/// |---|---|---|---|
/// | [`permute`](ArrayShape::permute), [`in_memory_order`](ArrayShape::in_memory_order) | stay: the physical axes are the same | stay | stay |
/// | [`remove_axis`](ArrayShape::remove_axis), [`remove_axes`](ArrayShape::remove_axes), [`keep`](ArrayShape::keep), [`remove_degenerate_axes`](ArrayShape::remove_degenerate_axes) | stay, and cut the axes that are the most minor then, as in XLA | those of axes that stay | stay |
/// | [`insert_axis`](ArrayShape::insert_axis), [`append_major`](ArrayShape::append_major) and the like | stay if the new axis is more major than all that they cut, and else go: they would cut the new one | stay with their axes | stay |
/// | [`move_to_major`](ArrayShape::move_to_major), [`move_to_minor`](ArrayShape::move_to_minor) | stay, and cut the axes that are the most minor then | stay with their axes | stay |
///
/// Extents that are bounded or unknown stay so. Where no layout is said, none is said of the result.
impl ArrayShape {
    /// The layout, or that there is none.
    fn said_layout(&self) -> Result<&ArrayLayout, ArrayShapeError> {
        self.layout().ok_or(ArrayShapeError::NoLayout)
    }

    /// The transpose in the same memory: axis `k` of the result is axis `axes[k]`, and no element moves.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::Rank`] if there are not as many axes as the rank has; [`ArrayLayoutError::Order`] for an axis that
    /// it does not have, or that stands twice.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,<=3,4]{2,1,0:T(8,128)}".parse()?;
    /// assert_eq!(shape.permute(&[1, 2, 0])?.to_string(), "f32[<=3,4,2]{1,0,2:T(8,128)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `PermuteDimensions`; its `ReorderLogicalDimensions` has the same words and another order.
    pub fn permute(&self, axes: &[isize]) -> Result<Self, ArrayShapeError> {
        let rank = self.rank();
        if axes.len() != rank {
            return Err(ArrayShapeError::Rank { expected: rank, found: axes.len() });
        }
        let (mut found, mut places) = (Axes::from_elem(0, rank), Axes::from_elem(0, rank));
        list::check(axes, &mut found, &mut places).map_err(ArrayLayoutError::Order)?;
        let extents: Inline = found.iter().filter_map(|&axis| self.extents().get(axis).copied()).collect();
        let order = |layout: &ArrayLayout| -> Axes {
            layout.minor_to_major().iter().filter_map(|&axis| places.get(axis).copied()).collect()
        };
        let layout = self.layout().map(|layout| layout.clone().with_order(order(layout)));
        Ok(self.fitting(extents, layout))
    }

    /// The same memory with its axes named from major to minor: the transpose that is row-major.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::NoLayout`] if no layout is said.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let images: ArrayShape = "f32[8,24,32,3]{0,3,2,1}".parse()?;
    /// assert_eq!(images.in_memory_order()?.to_string(), "f32[24,32,3,8]{3,2,1,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `MakeShapeWithDescendingLayoutAndSamePhysicalLayout`.
    pub fn in_memory_order(&self) -> Result<Self, ArrayShapeError> {
        let axes: SmallVec<[isize; 8]> =
            self.said_layout()?.major_to_minor().map(usize::cast_signed).collect();
        self.permute(&axes)
    }

    /// The shape without an axis; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if there is no such axis.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[5,3,2]{2,0,1:S(1)}".parse()?;
    /// assert_eq!(shape.remove_axis(1)?.to_string(), "f32[5,2]{1,0:S(1)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `DeleteDimension`.
    pub fn remove_axis(&self, axis: isize) -> Result<Self, AxisError> {
        let removed = resolve(axis, self.rank())?;
        Ok(self.keep(|axis| axis != removed))
    }

    /// The shape without these axes, in whatever order they are named; negative ones count from the end.
    ///
    /// # Errors
    ///
    /// [`EditError`] with the first axis that the shape does not have, or that is named twice.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[5,3,2,7,9]{2,0,1,4,3}".parse()?;
    /// assert_eq!(shape.remove_axes(&[3, 2, 1])?.to_string(), "f32[5,9]{0,1}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn remove_axes(&self, axes: &[isize]) -> Result<Self, EditError> {
        let mut kept = SmallVec::<[bool; 8]>::from_elem(true, self.rank());
        edit::kept_without(axes, &mut kept)?;
        Ok(self.keep(|axis| kept.get(axis).is_some_and(|kept| *kept)))
    }

    /// The shape of the axes for which `keep` says yes: XLA's `FilterDimensions`.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[5,3,2]{2,0,1}".parse()?;
    /// assert_eq!(shape.keep(|axis| axis != 1).to_string(), "f32[5,2]{1,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn keep(&self, keep: impl FnMut(usize) -> bool) -> Self {
        let kept: SmallVec<[bool; 8]> = (0..self.rank()).map(keep).collect();
        let left = self.extents().iter().zip(&kept).filter(|(_, kept)| **kept);
        let extents: Inline = left.map(|(extent, _)| *extent).collect();
        let layout = self.layout().map(|layout| layout.keeping(&kept));
        // Of rank 0 there is one order.
        let layout = layout.or_else(|| extents.is_empty().then(|| ArrayLayout::row_major(0)));
        self.fitting(extents, layout)
    }

    /// The shape without the axes whose extent is known to be 1: XLA's `DropDegenerateDimensions`.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[5,1,<=1,2]{0,1,2,3}".parse()?;
    /// assert_eq!(shape.remove_degenerate_axes().to_string(), "f32[5,<=1,2]{0,1,2}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn remove_degenerate_axes(&self) -> Self {
        self.keep(|axis| self.extents().get(axis) != Some(&DynExtent::ONE))
    }

    /// The shape with one more axis, at a place; negative places count from the end, -1 being behind the last axis. In memory it
    /// is next to the axis that was there, on the major side; behind the last axis it is the most minor.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] for a place that the result does not have, or if the elements no longer fit.
    ///
    /// ```
    /// use shapewise::{DynExtent, xla::ArrayShape};
    ///
    /// let shape: ArrayShape = "f32[5,<=3]{0,1}".parse()?;
    /// assert_eq!(shape.insert_axis(1, DynExtent::ONE)?.to_string(), "f32[5,1,<=3]{0,2,1}");
    /// // Tiles stay where the new axis is more major than all that they cut.
    /// let tiled: ArrayShape = "f32[16,128]{1,0:T(8,128)}".parse()?;
    /// assert_eq!(tiled.insert_axis(0, DynExtent::ONE)?.to_string(), "f32[1,16,128]{2,1,0:T(8,128)}");
    /// assert_eq!(tiled.insert_axis(1, DynExtent::ONE)?.to_string(), "f32[16,1,128]{2,1,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `InsertDimensionAtIndex`, which drops tiles and bounds.
    pub fn insert_axis(&self, place: isize, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        let axis = resolve(place, self.rank().saturating_add(1))?;
        let place = |layout: &ArrayLayout| edit::insert_place(layout.minor_to_major(), axis);
        self.with_axis(axis, place, extent)
    }

    /// The shape with one more axis behind the last, the most major in memory.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the elements no longer fit.
    ///
    /// ```
    /// use shapewise::{DynExtent, xla::ArrayShape};
    ///
    /// let (shape, extent): (ArrayShape, _) = ("f32[10,20,30]{0,2,1}".parse()?, DynExtent::try_from(40)?);
    /// assert_eq!(shape.append_major(extent)?.to_string(), "f32[10,20,30,40]{0,2,1,3}");
    /// assert_eq!(shape.append_minor(extent)?.to_string(), "f32[10,20,30,40]{3,0,2,1}");
    /// assert_eq!(shape.prepend_major(extent)?.to_string(), "f32[40,10,20,30]{1,3,2,0}");
    /// assert_eq!(shape.prepend_minor(extent)?.to_string(), "f32[40,10,20,30]{0,1,3,2}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn append_major(&self, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        self.with_axis(self.rank(), ArrayLayout::rank, extent)
    }

    /// The shape with one more axis behind the last, the most minor in memory.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the elements no longer fit.
    pub fn append_minor(&self, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        self.with_axis(self.rank(), |_| 0, extent)
    }

    /// The shape with one more axis in front of the first, the most major in memory. XLA's `PrependMajorDimension` drops tiles
    /// and makes extents that are bounded or unknown known ones; this keeps both.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the elements no longer fit.
    pub fn prepend_major(&self, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        self.with_axis(0, ArrayLayout::rank, extent)
    }

    /// The shape with one more axis in front of the first, the most minor in memory.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the elements no longer fit.
    pub fn prepend_minor(&self, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        self.with_axis(0, |_| 0, extent)
    }

    /// The shape with a new axis of this number, which is at most the rank, at a place in memory that is asked of the layout.
    fn with_axis(
        &self,
        axis: usize,
        place: impl Fn(&ArrayLayout) -> usize,
        extent: DynExtent,
    ) -> Result<Self, ArrayShapeError> {
        let mut extents = Inline::from_slice(self.extents());
        extents.insert(axis, extent);
        let layout = self.layout().map(|layout| layout.with_axis(axis, place(layout)));
        Self::checked(self.element_type(), extents, layout)
    }

    /// The same shape with one axis moved to the major end of memory; negative axes count from the end. Unless it is there
    /// already, the elements move.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if there is no such axis, or no layout.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,3,4]{0,2,1:S(5)}".parse()?;
    /// assert_eq!(shape.move_to_major(0)?.to_string(), "f32[2,3,4]{2,1,0:S(5)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `LayoutUtil::MoveDimToMajor`. That of `ShapeUtil` drops all but the order.
    pub fn move_to_major(&self, axis: isize) -> Result<Self, ArrayShapeError> {
        let layout = self.said_layout()?.move_to_major(axis)?;
        Ok(self.fitting(Inline::from_slice(self.extents()), Some(layout)))
    }

    /// The same shape with one axis moved to the minor end of memory; negative axes count from the end. Unless it is there
    /// already, the elements move.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if there is no such axis, or no layout.
    pub fn move_to_minor(&self, axis: isize) -> Result<Self, ArrayShapeError> {
        let layout = self.said_layout()?.move_to_minor(axis)?;
        Ok(self.fitting(Inline::from_slice(self.extents()), Some(layout)))
    }
}
