//! Meshes of devices.

use alloc::{boxed::Box, sync::Arc, vec::Vec};
use core::ops::Deref;

use shapewise::rank::MAX_DYNAMIC_RANK;

use super::{
    MeshError, TileAssignment,
    geometry::{self, Digit},
};

/// A mesh of devices: named axes, and which device is at which position. The number of axes is known at run time.
///
/// In: names and extents, major to minor. The devices are numbered in row-major order, or listed with
/// [`with_devices`](Self::with_devices). A copy shares the data.
///
/// # Examples
///
/// ```
/// use shapewise_sharding::DynMesh;
///
/// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
/// assert_eq!(mesh.to_string(), r#"<["x"=4, "y"=2]>"#); // Shardy's text
/// assert_eq!((mesh.device_count(), mesh.axis("y")), (8, Some(1)));
/// assert_eq!(mesh.coordinates(5), Some(vec![2, 1]));
///
/// let error = DynMesh::new([("x", 4), ("x", 2)]).unwrap_err();
/// assert_eq!(error.to_string(), "mesh axes 0 and 1 have the same name: names must be different");
/// # Ok::<(), shapewise_sharding::MeshError>(())
/// ```
///
/// ```
/// use shapewise_sharding::DynMesh;
///
/// let mesh = DynMesh::new([("x", 2), ("y", 2)])?;
/// assert_eq!(mesh.axes().collect::<Vec<_>>(), [("x", 2), ("y", 2)]);
/// assert_eq!((mesh.axis_count(), mesh.extent(0), mesh.name(1)), (2, Some(2), Some("y")));
/// assert!(mesh.is_iota());
///
/// let listed = mesh.with_devices([3, 2, 1, 0])?; // any order
/// assert_eq!(listed.devices().collect::<Vec<_>>(), [3, 2, 1, 0]);
/// assert_eq!((listed.device_at(1), listed.position_of(2)), (Some(2), Some(1)));
/// assert!(!listed.is_iota());
/// assert!(mesh.with_devices([0, 0, 1, 2]).is_err()); // a device twice
/// # Ok::<(), shapewise_sharding::MeshError>(())
/// ```
///
/// # In other libraries
///
/// Shardy, `MeshAttr`; JAX, `Mesh`; XLA, `MeshProto`.
#[doc(alias = "DeviceMesh")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DynMesh(Arc<Data>);

#[derive(Clone, PartialEq, Eq, Hash)]
struct Data {
    // INVARIANT: the product of the extents fits `isize`, and none is 0; the names are different; there are at most `MAX_DYNAMIC_RANK`.
    axes: Vec<(Box<str>, usize)>,
    count: usize,
    devices: Devices,
}

/// The device at each position. There is one form for each order of devices.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Devices {
    /// The number of the position.
    Positions,
    /// INVARIANT: an iota of `[count]`, but not the one above.
    Iota(TileAssignment),
    /// INVARIANT: the devices are different, `count` of them, and not an iota. The positions are sorted by device.
    List { devices: Vec<usize>, positions: Vec<usize> },
}

impl DynMesh {
    /// Creates a mesh from the names and extents of its axes, major to minor ([example](Self#examples)). The device at each position is its number in
    /// row-major order.
    ///
    /// # Errors
    ///
    /// [`MeshError`] if two names are the same, a name cannot be in a text, an extent is 0, the number of devices does not fit
    /// `isize`, or there are more axes than the greatest rank, [`MAX_DYNAMIC_RANK`].
    pub fn new<N: AsRef<str>>(axes: impl IntoIterator<Item = (N, usize)>) -> Result<Self, MeshError> {
        let axes = axes.into_iter();
        let at_least = axes.size_hint().0.min(MAX_DYNAMIC_RANK);
        let (mut listed, mut product) = (Vec::<(Box<str>, usize)>::with_capacity(at_least), 1_usize);
        for (axis, (name, extent)) in axes.enumerate() {
            // Names are compared with each other, so there must not be too many.
            if axis == MAX_DYNAMIC_RANK {
                return Err(MeshError::TooManyAxes);
            }
            let name = name.as_ref();
            if name.is_empty() {
                return Err(MeshError::NameEmpty { axis });
            }
            let is_refused = |found: char| matches!(found, '"' | '\'' | '\\') || found.is_control();
            if let Some(found) = name.chars().find(|&found| is_refused(found)) {
                return Err(MeshError::Name { axis, found });
            }
            if let Some(before) = listed.iter().position(|(listed, _)| **listed == *name) {
                return Err(MeshError::NameTwice { axis, before });
            }
            if extent == 0 {
                return Err(MeshError::Empty { axis });
            }
            let larger = product.checked_mul(extent).filter(|&larger| larger <= isize::MAX.unsigned_abs());
            product = larger.ok_or(MeshError::TooLarge { axis, extent, product })?;
            listed.push((name.into(), extent));
        }
        Ok(Self(Arc::new(Data { axes: listed, count: product, devices: Devices::Positions })))
    }

    /// Replaces the devices, which are in row-major order of the positions ([example](Self#examples)). Any different numbers will do. Devices that
    /// are `0, 1, 2, ...` are the same as none listed.
    ///
    /// # Errors
    ///
    /// [`MeshError::DeviceCount`] if there is not one device for each position; [`MeshError::DeviceTwice`] if two are the same.
    pub fn with_devices(&self, devices: impl IntoIterator<Item = usize>) -> Result<Self, MeshError> {
        let positions = self.device_count();
        // No more than one device above the number of positions is read.
        let devices: Vec<usize> = devices.into_iter().take(positions.saturating_add(1)).collect();
        if devices.len() != positions {
            return Err(MeshError::DeviceCount { devices: devices.len(), positions });
        }
        let mut by_device: Vec<usize> = (0..positions).collect();
        let device = |position: &usize| devices.get(*position).copied();
        by_device.sort_unstable_by_key(device);
        for pair in by_device.windows(2) {
            if let [a, b] = pair
                && device(a) == device(b)
            {
                return Err(MeshError::DeviceTwice { device: device(a).unwrap_or_default() });
            }
        }
        if let Some(tiles) = TileAssignment::list([positions], devices.iter().copied()).ok()
            && let Some(digits) = tiles.digits()
        {
            return Ok(self.with_iota(TileAssignment::from_digits(alloc::vec![positions], digits)));
        }
        Ok(self.with(Devices::List { devices, positions: by_device }))
    }

    /// Replaces the devices by an iota of `[count]`.
    #[inline]
    pub(super) fn with_iota(&self, tiles: TileAssignment) -> Self {
        self.with(if tiles.is_in_order() { Devices::Positions } else { Devices::Iota(tiles) })
    }

    #[inline]
    fn with(&self, devices: Devices) -> Self {
        Self(Arc::new(Data { axes: self.0.axes.clone(), count: self.0.count, devices }))
    }

    /// Returns the number of axes ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn axis_count(&self) -> usize {
        self.0.axes.len()
    }

    /// Returns the names and extents of the axes, major to minor ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn axes(&self) -> impl ExactSizeIterator<Item = (&str, usize)> + DoubleEndedIterator {
        self.0.axes.iter().map(|(name, extent)| (&**name, *extent))
    }

    /// Returns the extent of an axis, or `None` if there is no such axis ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn extent(&self, axis: usize) -> Option<usize> {
        self.0.axes.get(axis).map(|&(_, extent)| extent)
    }

    /// Returns the name of an axis, or `None` if there is no such axis ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn name(&self, axis: usize) -> Option<&str> {
        self.0.axes.get(axis).map(|(name, _)| &**name)
    }

    /// Returns the number of the axis with a name, or `None` if there is no such axis ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn axis(&self, name: &str) -> Option<usize> {
        self.0.axes.iter().position(|(listed, _)| **listed == *name)
    }

    /// Returns the number of devices: the product of the extents ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn device_count(&self) -> usize {
        self.0.count
    }

    /// Returns the devices in order of their positions ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn devices(&self) -> impl ExactSizeIterator<Item = usize> {
        (0..self.device_count()).map(|position| self.device_at(position).unwrap_or(position))
    }

    /// Returns `true` if the device at each position is the number of the position ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn is_iota(&self) -> bool {
        matches!(self.0.devices, Devices::Positions)
    }

    /// Returns the reshape and the permutation with which the devices are an iota, or `None` if they are not.
    #[inline]
    pub(super) fn iota_parts(&self) -> Option<(Vec<usize>, Vec<usize>)> {
        match &self.0.devices {
            Devices::Positions => Some((alloc::vec![self.device_count()], alloc::vec![0])),
            Devices::Iota(tiles) => tiles.iota_parts(),
            Devices::List { .. } => None,
        }
    }

    /// Returns the device at a position in row-major order, or `None` if there is no such position ([example](Self#examples)). Texts of shardings
    /// call the position the logical device.
    #[must_use]
    #[inline]
    pub fn device_at(&self, position: usize) -> Option<usize> {
        match &self.0.devices {
            Devices::Positions => (position < self.device_count()).then_some(position),
            Devices::Iota(tiles) => tiles.device_at(position),
            Devices::List { devices, .. } => devices.get(position).copied(),
        }
    }

    /// Returns the position of a device in row-major order, or `None` if the mesh does not have the device: the inverse of
    /// [`device_at`](Self::device_at). See the [example](Self#examples).
    #[must_use]
    #[inline]
    pub fn position_of(&self, device: usize) -> Option<usize> {
        match &self.0.devices {
            Devices::Positions => self.device_at(device),
            Devices::Iota(tiles) => tiles.tile_of(device),
            Devices::List { devices, positions } => {
                let key = |position: &usize| devices.get(*position).copied();
                let at = positions.binary_search_by_key(&Some(device), key).ok()?;
                positions.get(at).copied()
            }
        }
    }

    /// Returns the coordinates of a position, one for each axis, or `None` if there is no such position ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn coordinates(&self, position: usize) -> Option<Vec<usize>> {
        let position = (position < self.device_count()).then_some(position)?;
        Some(self.digits().map(|digit| digit.at(position)).collect())
    }

    /// Returns the digits of a position, one for each axis.
    #[inline]
    pub(super) fn digits(&self) -> impl Iterator<Item = Digit> {
        geometry::digits(self.device_count(), self.0.axes.iter().map(|&(_, extent)| extent))
    }
}

/// A mesh of devices with `M` axes.
///
/// A mesh of 4 by 2 devices, and an array whose axes its axes split:
///
#[cfg_attr(doc, doc = include_str!("../docs/mesh.svg"))]
///
/// In: an array of names and extents. It has all methods of [`DynMesh`], and those that return one number for each axis return an
/// array.
///
/// # Examples
///
/// ```
/// use shapewise_sharding::Mesh;
///
/// let mesh = Mesh::new([("x", 4), ("y", 2)])?.with_devices([0, 1, 2, 3, 7, 6, 5, 4])?;
/// assert_eq!(mesh.extents(), [4, 2]);
/// assert_eq!(mesh.device_at(4), Some(7));
/// assert_eq!(mesh.coordinates(4), Some([2, 0]));
/// # Ok::<(), shapewise_sharding::MeshError>(())
/// ```
///
/// ```
/// use shapewise_sharding::Mesh;
///
/// let mesh = Mesh::new([("x", 4), ("y", 2)])?;
/// assert_eq!(mesh.names(), ["x", "y"]);
/// # Ok::<(), shapewise_sharding::MeshError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Mesh<const M: usize>(DynMesh);

impl<const M: usize> Mesh<M> {
    /// Creates a mesh with these axes, major to minor; see [`DynMesh::new`].
    ///
    /// # Errors
    ///
    /// Those of [`DynMesh::new`].
    pub fn new<N: AsRef<str>>(axes: [(N, usize); M]) -> Result<Self, MeshError> {
        DynMesh::new(axes).map(Self)
    }

    /// Replaces the devices; see [`DynMesh::with_devices`].
    ///
    /// # Errors
    ///
    /// Those of [`DynMesh::with_devices`].
    pub fn with_devices(&self, devices: impl IntoIterator<Item = usize>) -> Result<Self, MeshError> {
        self.0.with_devices(devices).map(Self)
    }

    /// Returns the extents of the axes ([example](Self#examples)).
    #[must_use]
    pub fn extents(&self) -> [usize; M] {
        core::array::from_fn(|axis| self.0.extent(axis).unwrap_or(1))
    }

    /// Returns the names of the axes ([example](Self#examples)).
    #[must_use]
    pub fn names(&self) -> [&str; M] {
        core::array::from_fn(|axis| self.0.name(axis).unwrap_or_default())
    }

    /// Returns the coordinates of a position, or `None` if there is no such position ([example](Self#examples)).
    #[must_use]
    pub fn coordinates(&self, position: usize) -> Option<[usize; M]> {
        self.0.coordinates(position)?.try_into().ok()
    }
}

impl<const M: usize> Deref for Mesh<M> {
    type Target = DynMesh;

    fn deref(&self) -> &DynMesh {
        &self.0
    }
}

impl<const M: usize> From<Mesh<M>> for DynMesh {
    fn from(mesh: Mesh<M>) -> Self {
        mesh.0
    }
}

impl<const M: usize> TryFrom<DynMesh> for Mesh<M> {
    type Error = MeshError;

    fn try_from(mesh: DynMesh) -> Result<Self, MeshError> {
        match mesh.axis_count() {
            axes if axes == M => Ok(Self(mesh)),
            axes => Err(MeshError::Axes { axes, expected: M }),
        }
    }
}
