//! What a device says of an array that its host does not: packed elements, tiles, memories.

use super::{ArrayLayout, ArrayShape, ElementType};
use crate::{
    layout::tile::{TileExtent, Tiles},
    shape::dynamic::Inline,
};

impl ArrayLayout {
    /// The same order and splits, with nothing else said.
    fn on_host(&self) -> Self {
        let order = self.minor_to_major().iter().copied().collect();
        Self::from_order(order).edited(
            self.minor_to_major().iter().copied().collect(),
            Tiles::new(),
            self.splits().to_vec(),
        )
    }
}

impl ElementType {
    /// Whether elements of this type have fewer bits than a byte and may be packed. A predicate takes a byte.
    #[must_use]
    pub const fn can_pack(self) -> bool {
        self.bits() < 8 && !matches!(self, Self::Pred)
    }
}

impl ArrayShape {
    /// The same extents with the layout replaced, whose elements are no larger.
    fn with_smaller(self, change: impl FnOnce(&ArrayLayout) -> ArrayLayout) -> Self {
        let layout = self.layout().map(change);
        self.fitting(Inline::from_slice(self.extents()), layout)
    }

    /// The array as a host has it: the order of the axes and their splits stay; tiles, alignment, sizes of elements, memory and
    /// metadata go. XLA's `DeviceShapeToHostShape`. Unless it [is that](Self::has_host_layout) already, the elements move.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "s4[64,128]{0,1:T(8,128)L(64)E(4)S(1)M(8)}".parse()?;
    /// assert!(!shape.has_host_layout());
    /// assert_eq!(shape.with_host_layout().to_string(), "s4[64,128]{0,1}");
    /// # Ok::<(), shapewise::xla::ShapeTextError>(())
    /// ```
    #[must_use]
    pub fn with_host_layout(self) -> Self {
        self.with_smaller(ArrayLayout::on_host)
    }

    /// Whether the layout, if one is said, says nothing that [`with_host_layout`](Self::with_host_layout) leaves out: XLA's
    /// `DeviceShapeIsHostShape`.
    #[must_use]
    pub fn has_host_layout(&self) -> bool {
        self.layout().is_none_or(|layout| *layout == layout.on_host())
    }

    /// The array with its elements as close as their bits allow, where they have fewer than 8 and a layout is said; others take
    /// what their type takes. XLA's `UpdateElementSizeInBits`, told to pack.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "s4[64,128]{1,0}".parse()?;
    /// let packed = shape.with_packed_elements();
    /// assert_eq!((packed.to_string(), packed.byte_size()), ("s4[64,128]{1,0:E(4)}".into(), Some(4096)));
    /// assert_eq!(packed.with_unpacked_elements().byte_size(), Some(8192));
    /// # Ok::<(), shapewise::xla::ShapeTextError>(())
    /// ```
    #[must_use]
    pub fn with_packed_elements(self) -> Self {
        let element = self.element_type();
        let bits = if element.can_pack() { element.bits() } else { 0 };
        self.with_smaller(|layout| layout.clone().with_element_bits(bits))
    }

    /// The array with elements that take what their type takes, a byte where that has fewer bits: XLA's
    /// `UpdateElementSizeInBits`, told not to pack.
    #[must_use]
    pub fn with_unpacked_elements(self) -> Self {
        self.with_smaller(|layout| layout.clone().with_element_bits(0))
    }

    /// How many elements of an array of rank 1 stand interleaved in a word, if its layout has the three tiles that say so: XLA's
    /// `PackedFactorFor1DInterleavedArray`.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let factor = |text: &str| text.parse::<ArrayShape>().unwrap().packing_factor();
    /// assert_eq!(factor("bf16[1024]{0:T(1024)(128)(2,1)}"), Some(2));
    /// assert_eq!([factor("bf16[1024]{0:T(1024)}"), factor("bf16[8,128]{1,0:T(8,128)(2,1)}")], [None, None]);
    /// ```
    #[must_use]
    pub fn packing_factor(&self) -> Option<usize> {
        let tiles = self.layout()?.tiles();
        match tiles.get(2) {
            Some(&[TileExtent::Size(factor), _]) if self.rank() == 1 && tiles.len() == 3 => Some(factor),
            _ => None,
        }
    }
}
