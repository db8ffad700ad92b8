//! Which device has which tile: a list, or an iota that is reshaped and transposed.

use alloc::vec::Vec;
use core::fmt;

use super::{HloError, geometry::Digit};

/// The largest number of devices that is listed. An iota may have more.
pub(super) const MAX_LISTED: usize = 1 << 16;

/// The assignment of tiles to devices. The tiles are an array; its last dimensions may be subgroups, see
/// [`HloSharding`](super::HloSharding).
///
/// Devices are positions in a mesh, `0..N`. They are either listed, or described as
/// `iota(N).reshape(extents).transpose(permutation)`, which needs no memory for each device.
///
/// # Examples
///
/// ```
/// use shapewise_sharding::TileAssignment;
///
/// let tiles = TileAssignment::iota([4, 2], [2, 4], [1, 0])?;
/// assert_eq!(tiles.to_string(), "[4,2]<=[2,4]T(1,0)");
/// assert_eq!(tiles.devices().collect::<Vec<_>>(), [0, 4, 1, 5, 2, 6, 3, 7]);
/// assert_eq!(TileAssignment::list([2], [1, 0])?.to_string(), "[2]1,0");
/// # Ok::<(), shapewise_sharding::HloError>(())
/// ```
///
/// ```
/// use shapewise_sharding::TileAssignment;
///
/// let tiles = TileAssignment::iota([4, 2], [2, 4], [1, 0])?;
/// assert_eq!((tiles.extents(), tiles.device_count()), (&[4, 2][..], 8));
/// assert_eq!((tiles.device_at(1), tiles.is_iota()), (Some(4), true));
/// assert_eq!(tiles.iota_parts(), Some((vec![2, 4], vec![1, 0])));
/// assert!(TileAssignment::list([2], [1, 1]).is_err()); // a device twice
/// # Ok::<(), shapewise_sharding::HloError>(())
/// ```
///
/// # In other libraries
///
/// XLA, `TileAssignment` and `IotaTileAssignment`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TileAssignment {
    // INVARIANT: the product is the number of devices.
    extents: Vec<usize>,
    devices: Devices,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Devices {
    // The digits of a device's number, major to minor in the order of the tiles. INVARIANT: canonical, see `canonical`.
    Iota(Vec<Digit>),
    // INVARIANT: a permutation of `0..N`.
    List(Vec<usize>),
}

/// Computes the product of extents of at least 1, if it fits.
#[inline]
fn product(extents: &[usize]) -> Result<usize, HloError> {
    let multiply = |product: usize, &extent: &usize| {
        if extent == 0 {
            return Err(HloError::Empty);
        }
        let product = product.checked_mul(extent).filter(|&product| product <= isize::MAX.unsigned_abs());
        product.ok_or(HloError::TooLarge)
    };
    extents.iter().try_fold(1, multiply)
}

/// Removes the digits of extent 1, and merges neighbours that count on in the same stride.
fn canonical(digits: impl IntoIterator<Item = Digit>) -> Vec<Digit> {
    let mut canonical: Vec<Digit> = Vec::new();
    for digit in digits.into_iter().filter(|digit| digit.extent > 1) {
        match canonical.last_mut() {
            Some(last) if last.stride == digit.stride.saturating_mul(digit.extent) => {
                *last = Digit { extent: last.extent.saturating_mul(digit.extent), stride: digit.stride };
            }
            _ => canonical.push(digit),
        }
    }
    canonical
}

/// Cuts off the minor digits whose product is `size`; returns them and those before them. A digit is cut if it must be. Returns
/// `None` if it cannot be cut.
#[inline]
pub(super) fn cut(digits: &[Digit], size: usize) -> Option<(Vec<Digit>, Vec<Digit>)> {
    let (mut major, mut minor, mut size) = (digits.to_vec(), Vec::new(), size);
    while size > 1 {
        let digit = major.pop()?;
        if size.checked_rem(digit.extent) == Some(0) {
            size = size.checked_div(digit.extent)?;
            minor.push(digit);
        } else if digit.extent.checked_rem(size) == Some(0) {
            minor.push(Digit { extent: size, stride: digit.stride });
            let (extent, stride) = (digit.extent.checked_div(size)?, digit.stride.saturating_mul(size));
            major.push(Digit { extent, stride });
            size = 1;
        } else {
            return None;
        }
    }
    minor.reverse();
    Some((major, minor))
}

impl TileAssignment {
    /// Creates tiles with these extents, whose devices are `iota(N).reshape(reshape).transpose(permutation)` in row-major order.
    ///
    /// # Errors
    ///
    /// [`HloError`] if an extent is 0, if the numbers of tiles and devices differ or do not fit `isize`, or if the axes are not a
    /// permutation.
    pub fn iota(
        extents: impl IntoIterator<Item = usize>,
        reshape: impl IntoIterator<Item = usize>,
        permutation: impl IntoIterator<Item = usize>,
    ) -> Result<Self, HloError> {
        let (extents, reshape): (Vec<_>, Vec<_>) =
            (extents.into_iter().collect(), reshape.into_iter().collect());
        let (tiles, devices) = (product(&extents)?, product(&reshape)?);
        if tiles != devices {
            return Err(HloError::DeviceCount { devices, tiles });
        }
        let mut strides: Vec<Option<usize>> = alloc::vec![None; reshape.len()];
        let mut stride = 1_usize;
        for (slot, &extent) in strides.iter_mut().zip(&reshape).rev() {
            *slot = Some(stride);
            stride = stride.saturating_mul(extent);
        }
        let (mut digits, mut axes) = (Vec::with_capacity(reshape.len()), 0_usize);
        for axis in permutation {
            axes = axes.saturating_add(1);
            let rank = reshape.len();
            let taken = strides.get_mut(axis).and_then(Option::take);
            let (Some(stride), Some(&extent)) = (taken, reshape.get(axis)) else {
                return Err(HloError::Permutation { axis, rank });
            };
            digits.push(Digit { extent, stride });
        }
        if axes != reshape.len() {
            return Err(HloError::PermutationRank { axes, rank: reshape.len() });
        }
        Ok(Self { extents, devices: Devices::Iota(canonical(digits)) })
    }

    /// Creates tiles with these extents and these devices, in row-major order.
    ///
    /// # Errors
    ///
    /// [`HloError`] if an extent is 0, if the numbers of tiles and devices differ or do not fit `isize`, or if the devices are not
    /// `0..N` in some order.
    pub fn list(
        extents: impl IntoIterator<Item = usize>,
        devices: impl IntoIterator<Item = usize>,
    ) -> Result<Self, HloError> {
        let (extents, devices): (Vec<_>, Vec<_>) =
            (extents.into_iter().collect(), devices.into_iter().collect());
        let tiles = product(&extents)?;
        if devices.len() != tiles {
            return Err(HloError::DeviceCount { devices: devices.len(), tiles });
        }
        let mut seen = alloc::vec![false; devices.len()];
        for &device in &devices {
            match seen.get_mut(device) {
                None => return Err(HloError::Device { device, devices: tiles }),
                Some(true) => return Err(HloError::DeviceTwice { device }),
                Some(seen) => *seen = true,
            }
        }
        Ok(Self { extents, devices: Devices::List(devices) })
    }

    /// Creates tiles with these extents, whose devices have these digits, major to minor. They are those of all devices.
    pub(super) fn from_digits(extents: Vec<usize>, digits: impl IntoIterator<Item = Digit>) -> Self {
        Self { extents, devices: Devices::Iota(canonical(digits)) }
    }

    /// Returns the number of tiles along each dimension, subgroups included ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn extents(&self) -> &[usize] {
        &self.extents
    }

    /// Returns the number of devices ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn device_count(&self) -> usize {
        self.extents.iter().fold(1, |product: usize, &extent| product.saturating_mul(extent))
    }

    /// Returns `true` if the devices are described as an iota, and not listed ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub const fn is_iota(&self) -> bool {
        matches!(self.devices, Devices::Iota(_))
    }

    /// Returns the device of the tile with a linear index, or `None` if there is no such tile ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn device_at(&self, tile: usize) -> Option<usize> {
        match &self.devices {
            Devices::List(devices) => devices.get(tile).copied(),
            Devices::Iota(digits) => {
                let (mut tile, mut device) = ((tile < self.device_count()).then_some(tile)?, 0_usize);
                for digit in digits.iter().rev() {
                    let step = tile.checked_rem(digit.extent)?.saturating_mul(digit.stride);
                    device = device.saturating_add(step);
                    tile = tile.checked_div(digit.extent)?;
                }
                Some(device)
            }
        }
    }

    /// Returns the tile of a device of an iota, or `None` if there is no such device.
    #[inline]
    pub(super) fn tile_of(&self, device: usize) -> Option<usize> {
        let Devices::Iota(digits) = &self.devices else { return None };
        let device = (device < self.device_count()).then_some(device)?;
        let next =
            |tile: usize, digit: &Digit| tile.saturating_mul(digit.extent).saturating_add(digit.at(device));
        Some(digits.iter().fold(0, next))
    }

    /// Returns `true` if the devices are an iota in which the device of each tile is the linear index of the tile.
    #[inline]
    pub(super) fn is_in_order(&self) -> bool {
        matches!(&self.devices, Devices::Iota(digits) if matches!(**digits, [] | [Digit { stride: 1, .. }]))
    }

    /// Returns the devices in row-major order of their tiles ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn devices(&self) -> impl ExactSizeIterator<Item = usize> {
        (0..self.device_count()).map(|tile| self.device_at(tile).unwrap_or_default())
    }

    /// Returns the reshape and the permutation of an iota, in canonical form ([example](Self#examples)), or `None` if the devices are listed.
    #[must_use]
    #[inline]
    pub fn iota_parts(&self) -> Option<(Vec<usize>, Vec<usize>)> {
        let Devices::Iota(digits) = &self.devices else { return None };
        if digits.is_empty() {
            return Some((alloc::vec![1], alloc::vec![0]));
        }
        let mut order: Vec<usize> = (0..digits.len()).collect();
        order.sort_unstable_by_key(|&at| core::cmp::Reverse(digits.get(at).map(|digit| digit.stride)));
        let reshape = order.iter().filter_map(|&at| digits.get(at).map(|digit| digit.extent)).collect();
        let mut permutation = alloc::vec![0; digits.len()];
        for (axis, &at) in order.iter().enumerate() {
            if let Some(slot) = permutation.get_mut(at) {
                *slot = axis;
            }
        }
        Some((reshape, permutation))
    }

    /// Returns the digits of the devices, major to minor in the order of the tiles. Listed devices may have some, too.
    #[inline]
    pub(super) fn digits(&self) -> Option<Vec<Digit>> {
        let devices = match &self.devices {
            Devices::Iota(digits) => return Some(digits.clone()),
            Devices::List(devices) => devices,
        };
        // From minor to major: the first step is the stride, and the digit ends where the next step is another one.
        let (mut digits, mut block) = (Vec::new(), 1_usize);
        while block < devices.len() {
            let at = |count: usize| devices.get(block.saturating_mul(count)).copied();
            let stride = at(1)?;
            let mut extent = 2;
            while at(extent).is_some_and(|device| Some(device) == stride.checked_mul(extent)) {
                extent = extent.saturating_add(1);
            }
            digits.push(Digit { extent, stride });
            block = block.saturating_mul(extent);
        }
        digits.reverse();
        let tiles = Self { extents: self.extents.clone(), devices: Devices::Iota(canonical(digits)) };
        let is_same = tiles.devices_fit(devices.len()) && tiles.devices().eq(devices.iter().copied());
        let Devices::Iota(digits) = tiles.devices else { return None };
        is_same.then_some(digits)
    }

    /// Returns `true` if the digits are those of this many devices.
    #[inline]
    fn devices_fit(&self, devices: usize) -> bool {
        let Devices::Iota(digits) = &self.devices else { return true };
        let product = digits.iter().try_fold(1_usize, |product, digit| product.checked_mul(digit.extent));
        product == Some(devices)
    }

    /// Replaces the extents of the tiles by others with the same product; the devices stay.
    #[inline]
    pub(super) fn with_extents(self, extents: Vec<usize>) -> Self {
        Self { extents, ..self }
    }

    /// Returns the devices as a list.
    ///
    /// # Errors
    ///
    /// [`HloError::TooManyListed`] above [`MAX_LISTED`] devices: the memory is bounded, whatever a text states.
    #[inline]
    fn listed(&self) -> Result<Vec<usize>, HloError> {
        match self.device_count() {
            devices if devices > MAX_LISTED && self.is_iota() => Err(HloError::TooManyListed { devices }),
            _ => Ok(self.devices().collect()),
        }
    }

    /// Reorders the dimensions of the tiles; each occurs once.
    #[inline]
    pub(super) fn transposed(&self, order: &[usize]) -> Result<Self, HloError> {
        let extents: Vec<usize> =
            order.iter().filter_map(|&dimension| self.extents.get(dimension).copied()).collect();
        if let Devices::Iota(digits) = &self.devices {
            let (mut rest, mut groups) = (Some(digits.clone()), Vec::new());
            for &extent in self.extents.iter().rev() {
                let Some((major, minor)) = rest.as_deref().and_then(|digits| cut(digits, extent)) else {
                    rest = None;
                    break;
                };
                groups.push(minor);
                rest = Some(major);
            }
            if rest.is_some() {
                groups.reverse();
                let digits = order.iter().filter_map(|&dimension| groups.get(dimension)).flatten().copied();
                return Ok(Self::from_digits(extents, digits));
            }
        }
        let listed = self.listed()?;
        let mut strides: Vec<usize> = Vec::new();
        let mut stride = 1_usize;
        for &extent in self.extents.iter().rev() {
            strides.push(stride);
            stride = stride.saturating_mul(extent);
        }
        strides.reverse();
        let digits = order.iter().filter_map(|&dimension| {
            Some(Digit { extent: *self.extents.get(dimension)?, stride: *strides.get(dimension)? })
        });
        // The tiles in the new order are an iota of the tiles in the old one.
        let moved = Self::from_digits(extents.clone(), digits);
        let devices = moved.devices().filter_map(|tile| listed.get(tile).copied()).collect();
        Ok(Self { extents, devices: Devices::List(devices) })
    }

    /// Sorts the devices of each group of `size` neighbours in ascending order.
    #[inline]
    pub(super) fn sorted_in_groups(self, size: usize) -> Result<Self, HloError> {
        if let Devices::Iota(digits) = &self.devices
            && let Some((mut major, mut minor)) = cut(digits, size)
        {
            minor.sort_unstable_by_key(|digit| core::cmp::Reverse(digit.stride));
            major.append(&mut minor);
            return Ok(Self::from_digits(self.extents, major));
        }
        let mut devices = self.listed()?;
        devices.chunks_mut(size.max(1)).for_each(<[usize]>::sort_unstable);
        Ok(Self { extents: self.extents, devices: Devices::List(devices) })
    }
}

/// Writes numbers with commas between them.
pub(super) fn write_list(
    f: &mut fmt::Formatter<'_>,
    numbers: impl IntoIterator<Item = usize>,
) -> fmt::Result {
    for (at, number) in numbers.into_iter().enumerate() {
        write!(f, "{}{number}", if at > 0 { "," } else { "" })?;
    }
    Ok(())
}

/// XLA's text after `devices=`.
impl fmt::Display for TileAssignment {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        write_list(f, self.extents.iter().copied())?;
        f.write_str("]")?;
        let Some((reshape, permutation)) = self.iota_parts() else { return write_list(f, self.devices()) };
        f.write_str("<=[")?;
        write_list(f, reshape)?;
        f.write_str("]")?;
        if permutation.len() > 1 {
            f.write_str("T(")?;
            write_list(f, permutation)?;
            f.write_str(")")?;
        }
        Ok(())
    }
}

crate::impls::debug_as_display! {
    [] TileAssignment;
}
