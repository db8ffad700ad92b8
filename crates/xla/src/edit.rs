//! Edits of arrays: axes added, removed, permuted, or moved in memory.

use shapewise::{
    axis::{AxisError, resolve},
    extent::DynExtent,
    layout::{
        edit::EditError,
        tile::{TileExtent, Tiles},
    },
    rules::{axes::Edit, order::OrderRef},
};

use super::{
    ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError, Split,
    lists::{Axes, checked},
};

/// Returns the number of most minor physical axes that the tiles cut.
///
/// A tile has an extent for each of the last axes. It makes two axes of each of them, or none where an axis is combined with
/// the next one. A later tile that has more extents than that cuts further axes.
#[inline]
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
    /// Returns the layout after an edit that results in `rank` axes. A new axis is at this place in memory, 0 being the most minor.
    #[inline]
    pub(super) fn with_edit(&self, edit: Edit<'_>, rank: usize, place: usize) -> Self {
        let mut order = Axes::from_elem(0, rank);
        edit.order(self.minor_to_major(), place, &mut order);
        self.reordered(edit, order)
    }

    /// Returns the layout after an edit, with this order of the axes of the result. Splits go with their axes.
    #[inline]
    pub(super) fn reordered(&self, edit: Edit<'_>, order: Axes) -> Self {
        let mut physical = Axes::from_elem(0, order.len());
        OrderRef::new(&order).physical(&mut physical);
        // A split is of a physical axis: follow its logical axis.
        let moved = |split: &Split| {
            let axis = self.major_to_minor().nth(split.place())?;
            physical.get(edit.target(axis, self.rank(), order.len())).map(|&place| split.at(place))
        };
        let splits = self.splits().iter().filter_map(moved).collect();
        self.edited(order, self.tiles().clone(), splits)
    }
}

/// Edits of arrays: axes added, removed, permuted, or moved in memory.
///
/// The axes that stay keep their order in memory. The other attributes of the layout:
///
/// | operation | tiles | splits | tail alignment, element size, memory, prefix |
/// |---|---|---|---|
/// | [`permute`](ArrayShape::permute), [`in_memory_order`](ArrayShape::in_memory_order) | stay: the physical axes are the same | stay | stay |
/// | [`remove_axis`](ArrayShape::remove_axis), [`remove_axes`](ArrayShape::remove_axes), [`keep`](ArrayShape::keep), [`remove_degenerate_axes`](ArrayShape::remove_degenerate_axes) | stay, and cut the axes that are the most minor in the result, as in XLA | those of axes that stay | stay |
/// | [`insert_axis`](ArrayShape::insert_axis), [`append_major`](ArrayShape::append_major) and the like | stay if the new axis is more major than all axes that they cut; otherwise they would cut the new one, and are dropped | stay with their axes | stay |
/// | [`move_to_major`](ArrayShape::move_to_major), [`move_to_minor`](ArrayShape::move_to_minor) | stay, and cut the axes that are the most minor in the result | stay with their axes | stay |
///
/// Bounded and unknown extents stay as they are. An array without a layout results in one without a layout.
impl ArrayShape {
    /// Returns the shape of these axes, in this order.
    #[inline]
    fn pick(&self, axes: &[usize]) -> Self {
        let (edit, rank) = (Edit::Pick(axes), axes.len());
        let layout = self.layout().map(|layout| layout.with_edit(edit, rank, 0));
        // Rank 0 has one order.
        let layout = layout.or_else(|| axes.is_empty().then(|| ArrayLayout::row_major(0)));
        self.fitting(edit.collect(self.extents(), &[], rank), layout)
    }

    /// Returns the transpose in the same memory: axis `k` of the result is axis `axes[k]`, and no element moves.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::Rank`] if the number of axes is not the rank; [`ArrayLayoutError::Order`] for an axis that the rank does
    /// not have, or that is named twice.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,<=3,4]{2,1,0:T(8,128)}".parse()?;
    /// assert_eq!(shape.permute(&[1, 2, 0])?.to_string(), "f32[<=3,4,2]{1,0,2:T(8,128)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `PermuteDimensions`; its `ReorderLogicalDimensions` is described in the same words and gives another order.
    #[inline]
    pub fn permute(&self, axes: &[isize]) -> Result<Self, ArrayShapeError> {
        let rank = self.rank();
        if axes.len() != rank {
            return Err(ArrayShapeError::Rank { expected: rank, found: axes.len() });
        }
        Ok(self.pick(&checked(axes, rank).map_err(ArrayLayoutError::Order)?))
    }

    /// Returns the transpose in the same memory that is row-major, with its axes from major to minor.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::NoLayout`] if there is no layout.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let images: ArrayShape = "f32[8,24,32,3]{0,3,2,1}".parse()?;
    /// assert_eq!(images.in_memory_order()?.to_string(), "f32[24,32,3,8]{3,2,1,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `MakeShapeWithDescendingLayoutAndSamePhysicalLayout`.
    #[inline]
    pub fn in_memory_order(&self) -> Result<Self, ArrayShapeError> {
        Ok(self.pick(&self.required_layout()?.major_to_minor().collect::<Axes>()))
    }

    /// Removes one axis. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[5,3,2]{2,0,1:S(1)}".parse()?;
    /// assert_eq!(shape.remove_axis(1)?.to_string(), "f32[5,2]{1,0:S(1)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `DeleteDimension`.
    #[inline]
    pub fn remove_axis(&self, axis: isize) -> Result<Self, AxisError> {
        let removed = resolve(axis, self.rank())?;
        Ok(self.keep(|axis| axis != removed))
    }

    /// Removes several axes, which may be named in any order. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`EditError`] with the first axis that the shape does not have, or that is named twice.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[5,3,2,7,9]{2,0,1,4,3}".parse()?;
    /// assert_eq!(shape.remove_axes(&[3, 2, 1])?.to_string(), "f32[5,9]{0,1}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn remove_axes(&self, axes: &[isize]) -> Result<Self, EditError> {
        let removed = checked(axes, self.rank()).map_err(EditError::removed)?;
        Ok(self.keep(|axis| !removed.contains(&axis)))
    }

    /// Keeps the axes for which `keep` returns `true`: XLA's `FilterDimensions`.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[5,3,2]{2,0,1}".parse()?;
    /// assert_eq!(shape.keep(|axis| axis != 1).to_string(), "f32[5,2]{1,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn keep(&self, mut keep: impl FnMut(usize) -> bool) -> Self {
        self.pick(&(0..self.rank()).filter(|&axis| keep(axis)).collect::<Axes>())
    }

    /// Removes the axes whose extent is known to be 1: XLA's `DropDegenerateDimensions`.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[5,1,<=1,2]{0,1,2,3}".parse()?;
    /// assert_eq!(shape.remove_degenerate_axes().to_string(), "f32[5,<=1,2]{0,1,2}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn remove_degenerate_axes(&self) -> Self {
        self.keep(|axis| self.extents().get(axis) != Some(&DynExtent::ONE))
    }

    /// Inserts an axis at a place. Negative places count from the end, -1 being after the last axis. In memory the new axis is
    /// next to the axis whose place it takes, on the major side. After the last axis it is the most minor.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] for a place that the result does not have, or if the elements no longer fit.
    ///
    /// ```
    /// use shapewise::DynExtent;
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[5,<=3]{0,1}".parse()?;
    /// assert_eq!(shape.insert_axis(1, DynExtent::ONE)?.to_string(), "f32[5,1,<=3]{0,2,1}");
    /// // Tiles stay if the new axis is more major than all axes that they cut.
    /// let tiled: ArrayShape = "f32[16,128]{1,0:T(8,128)}".parse()?;
    /// assert_eq!(tiled.insert_axis(0, DynExtent::ONE)?.to_string(), "f32[1,16,128]{2,1,0:T(8,128)}");
    /// assert_eq!(tiled.insert_axis(1, DynExtent::ONE)?.to_string(), "f32[16,1,128]{2,1,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `InsertDimensionAtIndex`, which drops tiles and bounds.
    #[inline]
    pub fn insert_axis(&self, place: isize, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        let axis = resolve(place, self.rank().saturating_add(1))?;
        self.with_axis(axis, |layout| layout.order().place_beside(axis), extent)
    }

    /// Appends an axis after the last one, the most major in memory.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the elements no longer fit.
    ///
    /// ```
    /// use shapewise::DynExtent;
    /// use shapewise_xla::ArrayShape;
    ///
    /// let (shape, extent): (ArrayShape, _) =
    ///     ("f32[10,20,30]{0,2,1}".parse()?, DynExtent::try_from(40)?);
    /// assert_eq!(shape.append_major(extent)?.to_string(), "f32[10,20,30,40]{0,2,1,3}");
    /// assert_eq!(shape.append_minor(extent)?.to_string(), "f32[10,20,30,40]{3,0,2,1}");
    /// assert_eq!(shape.prepend_major(extent)?.to_string(), "f32[40,10,20,30]{1,3,2,0}");
    /// assert_eq!(shape.prepend_minor(extent)?.to_string(), "f32[40,10,20,30]{0,1,3,2}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn append_major(&self, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        self.with_axis(self.rank(), ArrayLayout::rank, extent)
    }

    /// Appends an axis after the last one, the most minor in memory.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the elements no longer fit.
    #[inline]
    pub fn append_minor(&self, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        self.with_axis(self.rank(), |_| 0, extent)
    }

    /// Prepends an axis before the first one, the most major in memory. XLA's `PrependMajorDimension` drops tiles and turns
    /// bounded and unknown extents into known ones; this keeps both.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the elements no longer fit.
    #[inline]
    pub fn prepend_major(&self, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        self.with_axis(0, ArrayLayout::rank, extent)
    }

    /// Prepends an axis before the first one, the most minor in memory.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the elements no longer fit.
    #[inline]
    pub fn prepend_minor(&self, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        self.with_axis(0, |_| 0, extent)
    }

    /// Inserts an axis of this number, which is at most the rank, at the place in memory that `place` returns.
    fn with_axis(
        &self,
        axis: usize,
        place: impl Fn(&ArrayLayout) -> usize,
        extent: DynExtent,
    ) -> Result<Self, ArrayShapeError> {
        let (edit, rank) = (Edit::Insert(axis), self.rank().saturating_add(1));
        let layout = self.layout().map(|layout| {
            let edited = layout.with_edit(edit, rank, place(layout));
            if place(layout) < tiled_axes(layout.tiles()) { edited.with_tiles(Tiles::new()) } else { edited }
        });
        Self::checked(self.element_type(), edit.collect(self.extents(), &[extent], rank), layout)
    }

    /// Moves one axis to the major end of memory; the order of the axes of the shape stays. Negative axes count from the end.
    /// Unless the axis is there already, the elements move.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the rank does not have the axis, or if there is no layout.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,3,4]{0,2,1:S(5)}".parse()?;
    /// assert_eq!(shape.move_to_major(0)?.to_string(), "f32[2,3,4]{2,1,0:S(5)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `LayoutUtil::MoveDimToMajor`. The function of the same name in `ShapeUtil` drops everything except the order.
    #[inline]
    pub fn move_to_major(&self, axis: isize) -> Result<Self, ArrayShapeError> {
        let layout = self.required_layout()?.move_to_major(axis)?;
        Ok(self.relaid(Some(layout)))
    }

    /// Moves one axis to the minor end of memory; the order of the axes of the shape stays. Negative axes count from the end.
    /// Unless the axis is there already, the elements move.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if the rank does not have the axis, or if there is no layout.
    #[inline]
    pub fn move_to_minor(&self, axis: isize) -> Result<Self, ArrayShapeError> {
        let layout = self.required_layout()?.move_to_minor(axis)?;
        Ok(self.relaid(Some(layout)))
    }
}
