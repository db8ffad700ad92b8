//! The shards of a shape: their extents, the indices that each device holds, and the devices that hold an index.

use alloc::vec::Vec;
use core::ops::Range;

use shapewise::index;

use super::{
    DynSpec, ShardError, Spec,
    geometry::{self, Digit, even_tile_extent, tile_extent, tile_of},
};

impl DynSpec {
    /// Checks that a shape has the rank of the spec, and that its element count fits.
    #[inline]
    fn check_shape(&self, shape: &[usize]) -> Result<(), ShardError> {
        if shape.len() != self.rank() {
            return Err(ShardError::Rank { spec: self.rank(), shape: shape.len() });
        }
        index::element_count(shape).map(drop).map_err(ShardError::from)
    }

    /// Returns the extents of a shape, and the number of shards along each dimension, and checks that all of them divide.
    #[inline]
    fn even<'a>(&'a self, shape: &'a [usize]) -> Result<Vec<(usize, usize)>, ShardError> {
        self.check_shape(shape)?;
        let pair = |(dimension, (&extent, parts))| match even_tile_extent(extent, parts) {
            Some(_) => Ok((extent, parts)),
            None => Err(ShardError::Indivisible { dimension, extent, parts }),
        };
        shape.iter().zip(self.parts()).enumerate().map(pair).collect()
    }

    /// Returns the digits of a position that split each dimension.
    #[inline]
    fn dimension_digits(&self) -> Vec<Vec<Digit>> {
        self.dimensions().iter().map(|dimension| self.digits(dimension.axes())).collect()
    }

    /// Computes the extents of each shard of a shape. All shards are equal: each extent is divided by the number of shards along it.
    ///
    /// # Errors
    ///
    /// [`ShardError::Indivisible`] if an extent does not divide, as in JAX; [`padded_shard_shape`](Self::padded_shard_shape) pads
    /// it. [`ShardError::Rank`] for a shape of another rank; [`ShardError::Size`] if its element count does not fit `isize`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_sharding::{DynMesh, DynSpec};
    ///
    /// let spec = DynSpec::from_names(&DynMesh::new([("x", 4)])?, &[&["x"], &[]])?;
    /// assert_eq!(spec.shard_shape(&[8, 3])?, [2, 3]);
    /// assert_eq!(
    ///     spec.shard_shape(&[9, 3]).unwrap_err().to_string(),
    ///     "dimension 0 has extent 9, which is not divisible by its 4 shards: the methods named \
    ///      `padded` pad it"
    /// );
    /// assert_eq!(spec.padded_shard_shape(&[9, 3])?, [3, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// JAX, `NamedSharding.shard_shape`.
    #[inline]
    pub fn shard_shape(&self, shape: &[usize]) -> Result<Vec<usize>, ShardError> {
        Ok(self.even(shape)?.into_iter().map(|(extent, parts)| tile_extent(extent, parts)).collect())
    }

    /// Computes the extents of each shard of a shape, with padding: each extent is divided by the number of shards along it and rounded up.
    ///
    /// # Errors
    ///
    /// [`ShardError::Rank`] for a shape of another rank; [`ShardError::Size`] if its element count does not fit `isize`.
    ///
    /// # In other libraries
    ///
    /// XLA, `HloSharding::TileShape`.
    #[inline]
    pub fn padded_shard_shape(&self, shape: &[usize]) -> Result<Vec<usize>, ShardError> {
        self.check_shape(shape)?;
        Ok(shape.iter().zip(self.parts()).map(|(&extent, parts)| tile_extent(extent, parts)).collect())
    }

    /// Computes the indices that a device holds, a range for each dimension. All shards are equal.
    ///
    /// # Errors
    ///
    /// Those of [`shard_shape`](Self::shard_shape); [`ShardError::Device`] if the mesh has no such device.
    ///
    /// # In other libraries
    ///
    /// JAX, `NamedSharding.devices_indices_map`.
    #[inline]
    pub fn range(&self, shape: &[usize], device: usize) -> Result<Vec<Range<usize>>, ShardError> {
        self.even(shape)?;
        self.padded_range(shape, device)
    }

    /// Computes the indices that a device holds, a range for each dimension, without its padding. The ranges of the last devices
    /// along a dimension may be shorter, or empty.
    ///
    /// # Errors
    ///
    /// [`ShardError::Rank`] for a shape of another rank; [`ShardError::Size`] if its element count does not fit `isize`;
    /// [`ShardError::Device`] if the mesh has no such device.
    ///
    /// ```
    /// use shapewise_sharding::{DynMesh, DynSpec};
    ///
    /// let spec = DynSpec::from_names(&DynMesh::new([("x", 4)])?, &[&["x"]])?;
    /// assert_eq!(
    ///     (spec.padded_range(&[9], 2)?, spec.padded_range(&[9], 3)?),
    ///     (vec![6..9], vec![9..9])
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `HloSharding::TileOffsetForDevice` and `TileLimitForDevice`.
    #[inline]
    pub fn padded_range(&self, shape: &[usize], device: usize) -> Result<Vec<Range<usize>>, ShardError> {
        self.check_shape(shape)?;
        let position = self.mesh().position_of(device).ok_or(ShardError::Device { device })?;
        Ok(ranges(shape, &self.dimension_digits(), position))
    }

    /// Returns the devices, in order of their positions, with the indices that each of them holds. All shards are equal.
    ///
    /// # Errors
    ///
    /// Those of [`shard_shape`](Self::shard_shape).
    #[inline]
    pub fn ranges(
        &self,
        shape: &[usize],
    ) -> Result<impl ExactSizeIterator<Item = (usize, Vec<Range<usize>>)>, ShardError> {
        self.even(shape)?;
        self.padded_ranges(shape)
    }

    /// Returns the devices, in order of their positions, with the indices that each of them holds, without padding.
    ///
    /// # Errors
    ///
    /// Those of [`padded_shard_shape`](Self::padded_shard_shape).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_sharding::{DynMesh, DynSpec};
    ///
    /// let spec = DynSpec::from_names(&DynMesh::new([("x", 4)])?, &[&["x"]])?;
    /// let ranges: Vec<_> =
    ///     spec.padded_ranges(&[9])?.map(|(device, ranges)| (device, ranges[0].clone())).collect();
    /// assert_eq!(ranges, [(0, 0..3), (1, 3..6), (2, 6..9), (3, 9..9)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn padded_ranges(
        &self,
        shape: &[usize],
    ) -> Result<impl ExactSizeIterator<Item = (usize, Vec<Range<usize>>)>, ShardError> {
        self.check_shape(shape)?;
        let (shape, digits) = (shape.to_vec(), self.dimension_digits());
        let devices = self.mesh().devices().enumerate();
        Ok(devices.map(move |(position, device)| (device, ranges(&shape, &digits, position))))
    }

    /// Returns the devices that hold an index, in order of their positions. All shards are equal. The inverse of [`range`](Self::range).
    ///
    /// # Errors
    ///
    /// Those of [`shard_shape`](Self::shard_shape); [`ShardError::Index`] if the index is outside of the shape, and
    /// [`ShardError::Rank`] if it has another rank.
    #[inline]
    pub fn holders(&self, shape: &[usize], index: &[usize]) -> Result<Vec<usize>, ShardError> {
        self.even(shape)?;
        self.padded_holders(shape, index)
    }

    /// Returns the devices that hold an index, in order of their positions, if extents that do not divide are padded. The inverse
    /// of [`padded_range`](Self::padded_range).
    ///
    /// # Errors
    ///
    /// Those of [`padded_shard_shape`](Self::padded_shard_shape); [`ShardError::Index`] if the index is outside of the shape, and
    /// [`ShardError::Rank`] if it has another rank.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_sharding::{DynMesh, DynSpec};
    ///
    /// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
    /// let spec = DynSpec::from_names(&mesh, &[&["x"]])?;
    /// // the second of four shards, on both devices along y
    /// assert_eq!(spec.padded_holders(&[9], &[5])?, [2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn padded_holders(&self, shape: &[usize], index: &[usize]) -> Result<Vec<usize>, ShardError> {
        self.check_shape(shape)?;
        if index.len() != self.rank() {
            return Err(ShardError::Rank { spec: self.rank(), shape: index.len() });
        }
        // The digits that the index determines are a first position, and all others are free.
        let mut position = 0_usize;
        let tiles = shape.iter().zip(index).zip(self.parts()).zip(self.dimension_digits());
        for (dimension, (((&extent, &index), parts), digits)) in tiles.enumerate() {
            let error = ShardError::Index { dimension, index, extent };
            let mut tile = tile_of(extent, parts, index).ok_or(error)?;
            for digit in digits.iter().rev() {
                let (quotient, remainder) = (tile.checked_div(digit.extent), tile.checked_rem(digit.extent));
                tile = quotient.unwrap_or_default();
                let step = remainder.unwrap_or_default().saturating_mul(digit.stride);
                position = position.saturating_add(step);
            }
        }
        let split = self.dimensions().iter().flat_map(super::Dimension::axes);
        let free = self.complement(&split.copied().collect::<Vec<_>>());
        let mut positions = alloc::vec![position];
        for digit in self.digits(&free) {
            let steps = (0..digit.extent).map(|step| step.saturating_mul(digit.stride));
            positions = positions
                .iter()
                .flat_map(|&first| steps.clone().map(move |step| first.saturating_add(step)))
                .collect();
        }
        positions.sort_unstable();
        Ok(positions.into_iter().filter_map(|position| self.mesh().device_at(position)).collect())
    }
}

/// Returns the indices that the device at a position holds.
#[inline]
fn ranges(shape: &[usize], digits: &[Vec<Digit>], position: usize) -> Vec<Range<usize>> {
    let range =
        |(&extent, digits): (&usize, &Vec<Digit>)| geometry::range(extent, digits.iter().copied(), position);
    shape.iter().zip(digits).map(range).collect()
}

impl<const R: usize> Spec<R> {
    /// Computes the extents of each shard, like [`DynSpec::shard_shape`].
    ///
    /// # Errors
    ///
    /// [`ShardError::Indivisible`] if an extent does not divide; [`ShardError::Size`] if the element count does not fit `isize`.
    pub fn shard_shape(&self, shape: [usize; R]) -> Result<[usize; R], ShardError> {
        array((**self).shard_shape(&shape)?)
    }

    /// Computes the extents of each shard with padding, like [`DynSpec::padded_shard_shape`].
    ///
    /// # Errors
    ///
    /// [`ShardError::Size`] if the element count does not fit `isize`.
    pub fn padded_shard_shape(&self, shape: [usize; R]) -> Result<[usize; R], ShardError> {
        array((**self).padded_shard_shape(&shape)?)
    }

    /// Computes the indices that a device holds, like [`DynSpec::range`].
    ///
    /// # Errors
    ///
    /// Those of [`shard_shape`](Self::shard_shape); [`ShardError::Device`] if the mesh has no such device.
    pub fn range(&self, shape: [usize; R], device: usize) -> Result<[Range<usize>; R], ShardError> {
        array((**self).range(&shape, device)?)
    }

    /// Computes the indices that a device holds without its padding, like [`DynSpec::padded_range`].
    ///
    /// # Errors
    ///
    /// [`ShardError::Size`] if the element count does not fit `isize`; [`ShardError::Device`] if the mesh has no such device.
    pub fn padded_range(&self, shape: [usize; R], device: usize) -> Result<[Range<usize>; R], ShardError> {
        array((**self).padded_range(&shape, device)?)
    }

    /// Returns the devices that hold an index, like [`DynSpec::holders`].
    ///
    /// # Errors
    ///
    /// Those of [`shard_shape`](Self::shard_shape); [`ShardError::Index`] if the index is outside of the shape.
    pub fn holders(&self, shape: [usize; R], index: [usize; R]) -> Result<Vec<usize>, ShardError> {
        (**self).holders(&shape, &index)
    }

    /// Returns the devices that hold an index if extents are padded, like [`DynSpec::padded_holders`].
    ///
    /// # Errors
    ///
    /// [`ShardError::Size`] if the element count does not fit `isize`; [`ShardError::Index`] if the index is outside of the shape.
    pub fn padded_holders(&self, shape: [usize; R], index: [usize; R]) -> Result<Vec<usize>, ShardError> {
        (**self).padded_holders(&shape, &index)
    }
}

/// Converts a list to an array: one entry for each of `R` dimensions, which the list has.
fn array<T, const R: usize>(list: Vec<T>) -> Result<[T; R], ShardError> {
    let shape = list.len();
    list.try_into().map_err(|_| ShardError::Rank { spec: R, shape })
}
