//! Specs as XLA's shardings, and back.

use alloc::{format, vec::Vec};

use super::{
    DynMesh, DynSpec, HloError, HloSharding, HloShardingKind, SpecError, SubAxis, Subgroup, TileAssignment,
    geometry::Digit, spec::Dimension, tiles::MAX_LISTED,
};

/// Returns all axes of a mesh.
#[inline]
fn all_axes(mesh: &DynMesh) -> Vec<SubAxis> {
    let axes = mesh.axes().enumerate().filter(|&(_, (_, extent))| extent > 1);
    axes.map(|(axis, (_, extent))| SubAxis::full(axis, extent)).collect()
}

/// Returns the parts of axes that a digit of a position is, major to minor, or `None` if it is not such parts.
#[inline]
fn parts_of(mesh: &[Digit], digit: Digit) -> Option<Vec<SubAxis>> {
    let (mut parts, mut extent, mut stride) = (Vec::new(), digit.extent, digit.stride);
    // From minor to major: the axis that the stride is within, and as much of it as the digit has.
    while extent > 1 {
        let (axis, of) =
            mesh.iter().copied().enumerate().find(|(_, axis)| axis.stride <= stride && axis.extent > 1)?;
        let end = of.stride.checked_mul(of.extent)?;
        if end.checked_rem(stride)? != 0 || stride.checked_rem(of.stride)? != 0 {
            return None;
        }
        let most = end.checked_div(stride)?;
        let taken = extent.min(most);
        if extent.checked_rem(taken)? != 0 || most.checked_rem(taken)? != 0 {
            return None;
        }
        parts.push(SubAxis { axis, before: most.checked_div(taken)?, extent: taken });
        extent = extent.checked_div(taken)?;
        stride = stride.checked_mul(taken)?;
    }
    parts.reverse();
    Some(parts)
}

/// Returns the digits of each dimension of tiles, subgroups included, or `None` if one begins within a digit that cannot be cut there.
#[inline]
fn digits_by_dimension(tiles: &TileAssignment) -> Option<Vec<Vec<Digit>>> {
    let mut rest = tiles.digits()?;
    let mut groups = Vec::new();
    for &extent in tiles.extents().iter().rev() {
        let (major, minor) = super::tiles::cut(&rest, extent)?;
        groups.push(minor);
        rest = major;
    }
    groups.reverse();
    Some(groups)
}

impl DynSpec {
    /// Converts to XLA's form with tiles, for meshes whose devices are in any order: devices are positions in the mesh.
    ///
    /// The tiles of a dimension are numbered by its mesh axes, major to minor. Manual, unreduced and remaining axes are subgroups.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_sharding::{DynMesh, DynSpec};
    ///
    /// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
    /// let spec = DynSpec::from_names(&mesh, &[&["y"], &["x"]])?;
    /// assert_eq!(spec.to_hlo().to_string(), "{devices=[2,4]<=[4,2]T(1,0)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// JAX, `named_sharding_to_xla_hlo_sharding`.
    #[must_use]
    #[inline]
    pub fn to_hlo(&self) -> HloSharding {
        // A subgroup of one device is no subgroup: nothing is pending along an axis of size 1.
        let roles = [self.manual_axes(), self.unreduced_axes()];
        if self.parts().chain(roles.map(super::spec::parts)).all(|parts| parts == 1) {
            return HloSharding::REPLICATED;
        }
        let free = self.free_axes();
        let (mut extents, mut digits) = (Vec::new(), Vec::new());
        let lists = [self.manual_axes(), self.unreduced_axes(), &free];
        for axes in self.dimensions().iter().map(Dimension::axes).chain(lists) {
            extents.push(super::spec::parts(axes));
            digits.extend(self.digits(axes));
        }
        let tiles = TileAssignment::from_digits(extents, digits);
        let subgroups = [Subgroup::Manual, Subgroup::Unreduced, Subgroup::Replicas];
        // Subgroups end where digits end, so that nothing must be listed, which is the only error.
        HloSharding::tiled(tiles, &subgroups).unwrap_or(HloSharding::UNKNOWN)
    }

    /// Creates the spec on this mesh that is equivalent to a sharding in XLA's form. Devices of the sharding are positions in the mesh.
    ///
    /// # Errors
    ///
    /// [`HloError::NoAxes`] if no axes of the mesh, or parts of them, have the devices in this order; [`HloError::MeshSize`] if the
    /// numbers of devices differ; [`HloError::NotTiled`] for a sharding that is maximal, unknown or a tuple; and
    /// [`SpecError::Rank`] if the sharding is for another rank.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_sharding::{DynMesh, DynSpec};
    ///
    /// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
    /// let spec =
    ///     DynSpec::from_hlo(&mesh, 2, &"{devices=[2,1,4]<=[8] last_tile_dim_replicate}".parse()?)?;
    /// assert_eq!(spec.to_string(), r#"[{"x":(1)2}, {}]"#); // half of x
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// JAX, `parse_flatten_op_sharding`; XLA, `mhlo_import` of Shardy.
    #[inline]
    pub fn from_hlo(mesh: &DynMesh, rank: usize, sharding: &HloSharding) -> Result<Self, HloError> {
        let spec = match sharding.kind() {
            HloShardingKind::Everywhere => Self::replicated(mesh, rank)?,
            HloShardingKind::Manual => Self::replicated(mesh, rank)?.with_manual(&all_axes(mesh))?,
            HloShardingKind::Unreduced => Self::replicated(mesh, rank)?.with_unreduced(&all_axes(mesh))?,
            HloShardingKind::Named(spec) if spec.mesh() == mesh => spec.clone(),
            HloShardingKind::Named(_) => return Err(SpecError::Mesh.into()),
            HloShardingKind::Tiled { tiles, subgroups } => Self::from_tiles(mesh, tiles, subgroups)?,
            _ => return Err(HloError::NotTiled),
        };
        match spec.rank() {
            found if found == rank => Ok(spec),
            found => Err(SpecError::Rank { rank: found, expected: rank }.into()),
        }
    }

    #[inline]
    fn from_tiles(mesh: &DynMesh, tiles: &TileAssignment, subgroups: &[Subgroup]) -> Result<Self, HloError> {
        let (of_mesh, devices) = (mesh.device_count(), tiles.device_count());
        if of_mesh != devices {
            return Err(HloError::MeshSize { mesh: of_mesh, devices });
        }
        let digits = digits_by_dimension(tiles).ok_or(HloError::NoAxes)?;
        let mesh_digits: Vec<Digit> = mesh.digits().collect();
        let mut axes = Vec::new();
        for digits in &digits {
            let mut parts = Vec::new();
            for &digit in digits {
                parts.append(&mut parts_of(&mesh_digits, digit).ok_or(HloError::NoAxes)?);
            }
            axes.push(parts);
        }
        let groups = axes.split_off(axes.len().saturating_sub(subgroups.len()));
        let list = |kind| {
            let of_kind = groups.iter().zip(subgroups).filter(move |&(_, &other)| other == kind);
            of_kind.flat_map(|(axes, _)| axes).copied().collect::<Vec<_>>()
        };
        let spec = Self::new(mesh, axes)?;
        Ok(spec.with_manual(&list(Subgroup::Manual))?.with_unreduced(&list(Subgroup::Unreduced))?)
    }

    /// Creates the spec that is equivalent to a sharding with tiles, on the mesh that has the fewest axes for it. They are called
    /// `axis_0`, `axis_1`, and so on, major to minor.
    ///
    /// If the devices are in an order that no axes have, the mesh has them in this order.
    ///
    /// # Errors
    ///
    /// [`HloError::NotTiled`] for a sharding without tiles and names; [`HloError::TooManyListed`] if the devices must be listed and
    /// there are too many.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_sharding::DynSpec;
    ///
    /// let spec = DynSpec::from_hlo_alone(&"{devices=[2,4]<=[4,2]T(1,0)}".parse()?)?;
    /// assert_eq!(spec.mesh().to_string(), r#"<["axis_0"=4, "axis_1"=2]>"#);
    /// assert_eq!(spec.to_string(), r#"[{"axis_1"}, {"axis_0"}]"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn from_hlo_alone(sharding: &HloSharding) -> Result<Self, HloError> {
        let (tiles, subgroups) = match sharding.kind() {
            HloShardingKind::Named(spec) => return Ok(spec.clone()),
            HloShardingKind::Tiled { tiles, subgroups } => (tiles, subgroups),
            _ => return Err(HloError::NotTiled),
        };
        let named = |extents: &[usize]| {
            DynMesh::new(extents.iter().enumerate().map(|(axis, &extent)| (format!("axis_{axis}"), extent)))
        };
        if let Some(groups) = digits_by_dimension(tiles) {
            let mut digits: Vec<Digit> = groups.into_iter().flatten().collect();
            digits.sort_unstable_by_key(|digit| core::cmp::Reverse(digit.stride));
            let extents: Vec<usize> = digits.iter().map(|digit| digit.extent).collect();
            return Self::from_tiles(&named(&extents)?, tiles, subgroups);
        }
        let (extents, devices) = (tiles.extents(), tiles.device_count());
        if devices > MAX_LISTED && tiles.is_iota() {
            return Err(HloError::TooManyListed { devices });
        }
        let split: Vec<usize> = extents.iter().copied().filter(|&extent| extent > 1).collect();
        let mesh = named(&split)?.with_devices(tiles.devices())?;
        let plain = TileAssignment::iota(extents.iter().copied(), [devices], [0])?;
        Self::from_tiles(&mesh, &plain, subgroups)
    }
}
