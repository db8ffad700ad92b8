//! The sharding that a shape carries (feature `sharding`).

use alloc::vec::Vec;

use shapewise::{extent::DynExtent, slice::Expected};
use shapewise_sharding::{DynMesh, HloSharding, HloShardingKind, ShardedExtents, geometry::tile_extent};

use super::{AnyShape, ArrayShape, ArrayShapeError, ElementType, ShapeTextError, ShapeTextErrorKind as Kind};

impl ArrayShape {
    /// Attaches a sharding. The text of the shape has it as that of an instruction does: `f32[8,16]{1,0}, sharding={replicated}`.
    ///
    /// Operations that keep the axes keep the sharding: those on the element type, the layout, and single extents. Operations that
    /// move, add or remove axes return a shape without one. XLA's messages have none; `is_equal` does not compare it, `==` does.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::ShardingRank`] if the sharding is for another rank; [`ArrayShapeError::ShardingOfTuple`] if it is for a tuple.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[8,16]{1,0}".parse()?;
    /// let sharded = shape.with_sharding("{devices=[4,2]<=[8]}".parse()?)?;
    /// assert_eq!(sharded.to_string(), "f32[8,16]{1,0}, sharding={devices=[4,2]<=[8]}");
    /// assert_eq!(sharded.to_string().parse::<ArrayShape>()?, sharded);
    /// assert_eq!(sharded.shard().to_string(), "f32[2,8]{1,0}"); // what each device holds
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn with_sharding(self, sharding: HloSharding) -> Result<Self, ArrayShapeError> {
        if matches!(sharding.kind(), HloShardingKind::Tuple(_)) {
            return Err(ArrayShapeError::ShardingOfTuple);
        }
        match sharding.rank() {
            Some(rank) if rank != self.rank() => {
                Err(ArrayShapeError::ShardingRank { sharding: rank, shape: self.rank() })
            }
            _ => Ok(self.carrying(Some(sharding.into()))),
        }
    }

    /// Removes the sharding.
    ///
    /// [`with_sharding`](Self::with_sharding) has an example.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let sharded: ArrayShape = "f32[8]{0}, sharding={devices=[4]<=[4]}".parse()?;
    /// assert_eq!(sharded.without_sharding().to_string(), "f32[8]{0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn without_sharding(self) -> Self {
        self.carrying(None)
    }

    /// Returns the sharding, if the shape has one.
    ///
    /// [`with_sharding`](Self::with_sharding) has an example.
    #[must_use]
    #[inline]
    pub fn sharding(&self) -> Option<&HloSharding> {
        self.carried()
    }

    /// Returns the shape that each device holds. Extents are divided by the number of tiles along them, rounded up, bounds as well.
    /// The layout stays. A shape without a sharding, or with one without tiles, is held entirely.
    ///
    /// # In other libraries
    ///
    /// XLA, `HloSharding::TileShape`.
    ///
    /// [`with_sharding`](Self::with_sharding) has an example.
    #[must_use]
    #[inline]
    pub fn shard(&self) -> Self {
        let parts: Vec<usize> = match self.sharding().map(HloSharding::kind) {
            Some(HloShardingKind::Tiled { tiles, .. }) => tiles.extents().to_vec(),
            Some(HloShardingKind::Named(spec)) => spec.parts().collect(),
            _ => Vec::new(),
        };
        let extents = self.extents().iter().zip(parts.into_iter().chain(core::iter::repeat(1)));
        let cut = |(&extent, parts): (&DynExtent, usize)| {
            let smaller = extent.bound().map(|bound| tile_extent(bound, parts));
            let cut = match smaller {
                Some(smaller) if extent.is_known() => DynExtent::known(smaller).ok(),
                Some(smaller) => DynExtent::at_most(smaller).ok(),
                None => None,
            };
            // A smaller number is a valid extent.
            cut.unwrap_or(extent)
        };
        self.fitting(extents.map(cut).collect(), self.layout().cloned())
    }

    /// Reads a shape in JAX's text, with axes of this mesh: `f32[8@x,16@(y,z)]`. It is row-major, and its sharding has names.
    ///
    /// # Errors
    ///
    /// [`ShapeTextError`] with the position of the mistake.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_sharding::DynMesh;
    /// use shapewise_xla::ArrayShape;
    ///
    /// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
    /// let shape = ArrayShape::from_jax(&mesh, "f32[8@x,16]")?;
    /// assert_eq!(shape.to_string(), "f32[8,16]{1,0}, sharding={mesh['x'=4,'y'=2], [{'x'}, {}]}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// JAX, `ShapedArray.str_short`.
    #[inline]
    pub fn from_jax(mesh: &DynMesh, text: &str) -> Result<Self, ShapeTextError> {
        let begin = text.find('[').unwrap_or(text.len());
        let (name, extents) = text.split_at_checked(begin).unwrap_or((text, ""));
        let indent = name.len().saturating_sub(name.trim_start().len());
        let element = match ElementType::from_name(name.trim()) {
            Some(element) => element,
            None if name.trim().is_empty() => {
                let found = text.trim_start().chars().next();
                return Err(Kind::Unexpected { found, expected: Expected::ElementType }.at(indent));
            }
            None => return Err(Kind::ElementType.at(indent)),
        };
        let sharded: ShardedExtents = mesh.parse_sharded(extents).map_err(|error| {
            let error = ShapeTextError::from(error);
            ShapeTextError { position: error.position.saturating_add(begin), ..error }
        })?;
        let invalid = |error| Kind::Shape(error).at(indent);
        let known: Option<Vec<DynExtent>> =
            sharded.extents().iter().map(|&extent| DynExtent::known(extent).ok()).collect();
        let shape = Self::new(element, known.unwrap_or_default()).map_err(invalid)?;
        shape.with_sharding(sharded.into_spec().into()).map_err(invalid)
    }
}

impl AnyShape {
    /// Returns the sharding in XLA's form: that of an array, or a tuple of those of all arrays, in order. Returns `None` if an array has
    /// none. Tokens and opaque values are replicated; those in tuples are left out.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_xla::AnyShape;
    ///
    /// let shape: AnyShape =
    ///     "(f32[8], sharding={devices=[2]<=[2]}, s8[], sharding={replicated})".parse()?;
    /// assert_eq!(shape.sharding().unwrap().to_string(), "{{devices=[2]<=[2]}, {replicated}}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn sharding(&self) -> Option<HloSharding> {
        match self {
            Self::Array(array) => array.sharding().cloned(),
            Self::Token | Self::Opaque => Some(HloSharding::REPLICATED),
            Self::Tuple(_) => {
                let parts: Option<Vec<HloSharding>> =
                    self.arrays().map(|array| array.sharding().cloned()).collect();
                HloSharding::tuple(parts?).ok()
            }
        }
    }
}
