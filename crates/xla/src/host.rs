//! Layouts of devices and of their host: packed elements, tiles, memories.

use shapewise::layout::tile::{TileExtent, Tiles};

use super::{ArrayLayout, ArrayShape, ElementType, lists::Axes};

impl ArrayLayout {
    /// Returns the layout with the same order and splits, and no other attributes.
    #[inline]
    fn on_host(&self) -> Self {
        let order = Axes::from_slice(self.minor_to_major());
        Self::from_order(order.clone()).edited(order, Tiles::new(), self.splits().to_vec())
    }
}

impl ElementType {
    /// Returns `true` if elements of this type have fewer than 8 bits and may be packed. Predicates are not packed.
    ///
    /// ```
    /// use shapewise_xla::ElementType;
    ///
    /// assert!(
    ///     ElementType::S4.can_pack() && !ElementType::Pred.can_pack() && !ElementType::S8.can_pack()
    /// );
    /// ```
    #[must_use]
    #[inline]
    pub const fn can_pack(self) -> bool {
        self.bits() < 8 && !matches!(self, Self::Pred)
    }
}

impl ArrayShape {
    /// Returns the array with the layout that `change` returns, whose elements must not be larger.
    fn with_smaller(self, change: impl FnOnce(&ArrayLayout) -> ArrayLayout) -> Self {
        self.relaid(self.layout().map(change))
    }

    /// Converts to the array in the memory of a host: the order of the axes and the splits stay; tiles, tail alignment, element
    /// size, memory space and metadata prefix are removed. XLA's `DeviceShapeToHostShape`. If the [layout
    /// changes](Self::has_host_layout), the elements move.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "s4[64,128]{0,1:T(8,128)L(64)E(4)S(1)M(8)}".parse()?;
    /// assert!(!shape.has_host_layout());
    /// assert_eq!(shape.with_host_layout().to_string(), "s4[64,128]{0,1}");
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn with_host_layout(self) -> Self {
        self.with_smaller(ArrayLayout::on_host)
    }

    /// Returns `true` if [`with_host_layout`](Self::with_host_layout) returns the same array: XLA's `DeviceShapeIsHostShape`.
    /// Returns `true` without a layout.
    #[must_use]
    #[inline]
    pub fn has_host_layout(&self) -> bool {
        self.layout().is_none_or(|layout| *layout == layout.on_host())
    }

    /// Packs elements of fewer than 8 bits; other elements have the size of their type. XLA's `UpdateElementSizeInBits` with
    /// `pack_subbyte_types`. An array without a layout stays as it is.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "s4[64,128]{1,0}".parse()?;
    /// let packed = shape.with_packed_elements();
    /// assert_eq!(
    ///     (packed.to_string(), packed.byte_size()),
    ///     ("s4[64,128]{1,0:E(4)}".into(), Some(4096))
    /// );
    /// assert_eq!(packed.with_unpacked_elements().byte_size(), Some(8192));
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn with_packed_elements(self) -> Self {
        let element = self.element_type();
        let bits = if element.can_pack() { element.bits() } else { 0 };
        self.with_smaller(|layout| layout.clone().with_element_bits(bits))
    }

    /// Stores each element in the size of its type, a byte for those of fewer than 8 bits: XLA's `UpdateElementSizeInBits`
    /// without `pack_subbyte_types`. See the example of [`with_packed_elements`](Self::with_packed_elements).
    #[must_use]
    #[inline]
    pub fn with_unpacked_elements(self) -> Self {
        self.with_smaller(|layout| layout.clone().with_element_bits(0))
    }

    /// Returns the number of elements of an array of rank 1 that are interleaved in a word, if the layout has the three tiles for
    /// that: XLA's `PackedFactorFor1DInterleavedArray`.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let factor = |text: &str| text.parse::<ArrayShape>().unwrap().packing_factor();
    /// assert_eq!(factor("bf16[1024]{0:T(1024)(128)(2,1)}"), Some(2));
    /// assert_eq!(
    ///     [factor("bf16[1024]{0:T(1024)}"), factor("bf16[8,128]{1,0:T(8,128)(2,1)}")],
    ///     [None, None]
    /// );
    /// ```
    #[must_use]
    #[inline]
    pub fn packing_factor(&self) -> Option<usize> {
        let tiles = self.layout()?.tiles();
        match tiles.get(2) {
            Some(&[TileExtent::Size(factor), _]) if self.rank() == 1 && tiles.len() == 3 => Some(factor),
            _ => None,
        }
    }
}
