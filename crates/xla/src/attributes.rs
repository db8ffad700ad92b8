//! The attributes of a layout besides the order of its axes.

use alloc::{boxed::Box, vec::Vec};
use core::fmt;

use shapewise::layout::tile::Tiles;

use super::{ArrayLayout, ArrayLayoutError, Split};

/// All attributes. Most layouts have none, so those that need memory of their own share one allocation: a tuple of many arrays
/// takes little memory.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Attributes {
    // INVARIANT: at least 1, and fits `isize`.
    tail_alignment: usize,
    // INVARIANT: fits `isize`.
    metadata_prefix: usize,
    // 0 is the size of the element type.
    element_bits: u32,
    memory_space: u32,
    // INVARIANT: `None` if there are no tiles and no splits.
    cuts: Option<Box<Cuts>>,
}

/// The tiles and splits of physical axes.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Cuts {
    tiles: Tiles,
    // INVARIANT: places are below the rank, each at most once.
    splits: Vec<Split>,
}

impl Attributes {
    /// The defaults.
    pub(super) const NONE: Self =
        Self { tail_alignment: 1, metadata_prefix: 0, element_bits: 0, memory_space: 0, cuts: None };

    /// Returns the same attributes with other tiles and splits.
    #[inline]
    pub(super) fn with_cuts(&self, tiles: Tiles, splits: Vec<Split>) -> Self {
        let has_none = tiles.is_empty() && splits.is_empty();
        let cuts = (!has_none).then(|| Box::new(Cuts { tiles, splits }));
        Self { cuts, ..*self }
    }

    #[inline]
    const fn tiles(&self) -> &Tiles {
        static NONE: Tiles = Tiles::new();
        match &self.cuts {
            Some(cuts) => &cuts.tiles,
            None => &NONE,
        }
    }

    #[inline]
    fn splits(&self) -> &[Split] {
        self.cuts.as_ref().map_or(&[], |cuts| &cuts.splits)
    }

    #[inline]
    fn set_tiles(&mut self, tiles: Tiles) {
        let splits = self.cuts.take().map(|cuts| cuts.splits).unwrap_or_default();
        *self = self.with_cuts(tiles, splits);
    }

    #[inline]
    fn set_splits(&mut self, splits: Vec<Split>) {
        let tiles = self.cuts.take().map(|cuts| cuts.tiles).unwrap_or_default();
        *self = self.with_cuts(tiles, splits);
    }
}

impl fmt::Display for Attributes {
    /// Writes a colon and the attributes that are not the default, or nothing if all are.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return Ok(());
        }
        f.write_str(":")?;
        if !self.tiles().is_empty() {
            write!(f, "T{}", self.tiles())?;
        }
        if self.tail_alignment != 1 {
            write!(f, "L({})", self.tail_alignment)?;
        }
        if self.element_bits != 0 {
            write!(f, "E({})", self.element_bits)?;
        }
        if self.memory_space != 0 {
            write!(f, "S({})", self.memory_space)?;
        }
        if !self.splits().is_empty() {
            f.write_str("SC")?;
        }
        for split in self.splits() {
            write!(f, "{split}")?;
        }
        if self.metadata_prefix != 0 {
            write!(f, "M({})", self.metadata_prefix)?;
        }
        Ok(())
    }
}

impl ArrayLayout {
    /// Returns the tiles that the physical axes are cut into, if any.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[8,6]{1,0:T(2,2)L(4)E(16)S(1)SC(0:3)M(12)}".parse()?;
    /// let layout = shape.layout().unwrap();
    /// assert_eq!((layout.tiles().to_string().as_str(), layout.tail_alignment()), ("(2,2)", 4));
    /// assert_eq!(
    ///     (layout.element_bits(), layout.memory_space(), layout.metadata_prefix()),
    ///     (16, 1, 12)
    /// );
    /// assert_eq!((layout.splits()[0].place(), layout.splits()[0].indices()), (0, &[3][..]));
    /// let layout = layout.clone().with_element_bits(0).with_memory_space(0);
    /// assert_eq!((layout.element_bits(), layout.memory_space()), (0, 0));
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn tiles(&self) -> &Tiles {
        self.attributes.tiles()
    }

    /// Returns the tail alignment: the allocation is a multiple of this number of elements, which is at least 1.
    ///
    /// [`tiles`](Self::tiles) has an example.
    #[must_use]
    #[inline]
    pub const fn tail_alignment(&self) -> usize {
        self.attributes.tail_alignment
    }

    /// Returns the number of bits of an element in memory, or 0 for the number that its type has.
    ///
    /// A number that equals that of the type is kept, and compares as explicit.
    ///
    /// [`tiles`](Self::tiles) has an example.
    #[must_use]
    #[inline]
    pub const fn element_bits(&self) -> u32 {
        self.attributes.element_bits
    }

    /// Returns the memory space that holds the array, where 0 is the default one. The meaning of others depends on the machine.
    ///
    /// [`tiles`](Self::tiles) has an example.
    #[must_use]
    #[inline]
    pub const fn memory_space(&self) -> u32 {
        self.attributes.memory_space
    }

    /// Returns the splits of physical axes among memories.
    ///
    /// [`tiles`](Self::tiles) has an example.
    #[must_use]
    #[inline]
    pub fn splits(&self) -> &[Split] {
        self.attributes.splits()
    }

    /// Returns the number of bytes of metadata before the elements, which is used if extents are not known at compile time.
    ///
    /// [`tiles`](Self::tiles) has an example.
    #[must_use]
    #[inline]
    pub const fn metadata_prefix(&self) -> usize {
        self.attributes.metadata_prefix
    }

    /// Sets the tiles. A tile may have more extents than the layout has axes: the missing axes have extent 1.
    ///
    /// As in XLA, tiles that cannot be cut are accepted here (`T(*)` has nothing to combine with). They are an error of the
    /// methods that need offsets or memory, such as [`ArrayShape::allocated`](super::ArrayShape::allocated).
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2]{0:T(*)}".parse()?;
    /// assert_eq!((shape.to_string().as_str(), shape.byte_size()), ("f32[2]{0:T(*)}", Some(8)));
    /// assert_eq!(
    ///     shape.allocated().unwrap_err().to_string(),
    ///     "tile 0 ends with `*`: there is no more minor axis to combine with"
    /// );
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn with_tiles(mut self, tiles: Tiles) -> Self {
        self.attributes.set_tiles(tiles);
        self
    }

    /// Sets the tail alignment: the allocation becomes a multiple of `elements` elements.
    ///
    /// # Errors
    ///
    /// [`ArrayLayoutError::TailAlignmentIsZero`] for 0; [`ArrayLayoutError::TooLarge`] if the number does not fit `isize`.
    ///
    /// ```
    /// use shapewise_xla::{ArrayLayout, Split};
    ///
    /// let layout = ArrayLayout::new(&[1, 0])?
    ///     .with_tail_alignment(1024)?
    ///     .with_splits([Split::new(0, [4])?])?;
    /// assert_eq!(layout.with_metadata_prefix(16)?.to_string(), "{1,0:L(1024)SC(0:4)M(16)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn with_tail_alignment(mut self, elements: usize) -> Result<Self, ArrayLayoutError> {
        self.attributes.tail_alignment = match fits(elements)? {
            0 => return Err(ArrayLayoutError::TailAlignmentIsZero),
            elements => elements,
        };
        Ok(self)
    }

    /// Sets the size of an element in memory to `bits` bits, or with 0 to the number that its type has.
    ///
    /// [`tiles`](Self::tiles) has an example.
    #[must_use]
    #[inline]
    pub fn with_element_bits(mut self, bits: u32) -> Self {
        self.attributes.element_bits = bits;
        self
    }

    /// Sets the memory space.
    ///
    /// [`tiles`](Self::tiles) has an example.
    #[must_use]
    #[inline]
    pub fn with_memory_space(mut self, memory_space: u32) -> Self {
        self.attributes.memory_space = memory_space;
        self
    }

    /// Splits physical axes among memories. See the example of [`with_tail_alignment`](Self::with_tail_alignment).
    ///
    /// # Errors
    ///
    /// [`ArrayLayoutError::SplitPlace`] for a split of a physical axis that the layout does not have;
    /// [`ArrayLayoutError::SplitTwice`] for a second split of the same axis.
    pub fn with_splits(mut self, splits: impl IntoIterator<Item = Split>) -> Result<Self, ArrayLayoutError> {
        self.attributes.set_splits(Vec::new());
        for split in splits {
            self.push_split(split)?;
        }
        Ok(self)
    }

    /// Reserves `bytes` bytes of metadata before the elements. See the example of [`with_tail_alignment`](Self::with_tail_alignment).
    ///
    /// # Errors
    ///
    /// [`ArrayLayoutError::TooLarge`] if the number does not fit `isize`.
    #[inline]
    pub fn with_metadata_prefix(mut self, bytes: usize) -> Result<Self, ArrayLayoutError> {
        self.attributes.metadata_prefix = fits(bytes)?;
        Ok(self)
    }

    /// Adds a split after the others.
    ///
    /// # Errors
    ///
    /// Same errors as [`with_splits`](Self::with_splits).
    #[inline]
    pub(super) fn push_split(&mut self, split: Split) -> Result<(), ArrayLayoutError> {
        let (place, rank) = (split.place(), self.rank());
        if place >= rank {
            return Err(ArrayLayoutError::SplitPlace { place, rank });
        }
        if self.splits().iter().any(|other| other.place() == place) {
            return Err(ArrayLayoutError::SplitTwice { place });
        }
        let cuts = self
            .attributes
            .cuts
            .get_or_insert_with(|| Box::new(Cuts { tiles: Tiles::new(), splits: Vec::new() }));
        // A layout has few splits; most have one.
        cuts.splits.reserve_exact(1);
        cuts.splits.push(split);
        Ok(())
    }

    /// Returns `true` if any attribute is not the default.
    #[inline]
    pub(super) fn has_attributes(&self) -> bool {
        self.attributes != Attributes::NONE
    }
}

/// Checks that a number of a layout fits `isize`, as in its text.
#[inline]
pub(super) fn fits(number: usize) -> Result<usize, ArrayLayoutError> {
    if number > isize::MAX.unsigned_abs() {
        return Err(ArrayLayoutError::TooLarge { number });
    }
    Ok(number)
}
