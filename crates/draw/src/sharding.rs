//! Pictures of shardings: which devices hold which element.

use alloc::{format, string::ToString as _, vec, vec::Vec};

use shapewise_sharding::{DynMesh, DynSpec};

use super::{
    DrawError, Picture,
    cell::{Cell, Shade},
    number::{digits, linear, list, with_commas},
    panel::{Panel, Says},
};

/// The most devices that a cell lists.
const LISTED: usize = 4;
/// What the colours mean.
const DEVICES: &[(Shade, &str)] = &[(Shade::Group(0), "one colour per device, that of the first holder")];
/// The most devices that are computed for a cell.
const COMPUTED: usize = 4096;

/// Returns the number of characters of the number of a device.
fn device_width(mesh: &DynMesh) -> usize {
    let listed = if mesh.is_iota() { None } else { mesh.devices().max() };
    digits(listed.unwrap_or_else(|| mesh.device_count().saturating_sub(1)))
}

/// Draws the grid of the devices of a mesh.
fn devices(mesh: &DynMesh) -> Panel {
    let extents: Vec<usize> = mesh.axes().map(|(_, extent)| extent).collect();
    Panel::new(format!("mesh {mesh}"), &extents, device_width(mesh), |position| {
        let device = mesh.device_at(linear(position, &extents)).unwrap_or(0);
        Cell::new(device.to_string(), Shade::Group(device))
    })
    .saying(Says::Element("device"))
}

impl Picture {
    /// Draws the device at each position of a mesh.
    ///
    /// ```
    /// use shapewise_draw::Picture;
    /// use shapewise_sharding::DynMesh;
    ///
    /// let mesh = DynMesh::new([("x", 2), ("y", 2)])?;
    /// assert!(Picture::mesh(&mesh).to_string().contains("2 3"));
    /// # Ok::<(), shapewise_sharding::MeshError>(())
    /// ```
    #[must_use]
    pub fn mesh(mesh: &DynMesh) -> Self {
        Self { title: "devices".into(), panels: vec![devices(mesh)], legend: DEVICES, notes: Vec::new() }
    }

    /// Draws the mesh of a sharding, and the devices that hold each element of an array with these extents. Extents that do not
    /// divide are padded, as in XLA.
    ///
    /// # Errors
    ///
    /// [`DrawError::Shard`] if the sharding does not fit the extents.
    ///
    /// ```
    /// use shapewise_draw::Picture;
    /// use shapewise_sharding::{DynMesh, DynSpec};
    ///
    /// let mesh = DynMesh::new([("x", 2), ("y", 2)])?;
    /// let spec = DynSpec::from_names(&mesh, &[&["x"], &["y"]])?;
    /// let text = Picture::sharding(&spec, &[2, 4])?.to_string();
    /// assert!(text.contains("0 0 1 1") && text.contains("2 2 3 3"), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sharding(spec: &DynSpec, extents: &[usize]) -> Result<Self, DrawError> {
        let shard = spec.padded_shard_shape(extents).map_err(DrawError::Shard)?;
        let (parts, mesh) = (spec.parts().collect::<Vec<_>>(), spec.mesh());
        let copies = mesh.device_count().checked_div(parts.iter().product()).unwrap_or(1);
        let width = match copies {
            1 => device_width(mesh),
            ..=COMPUTED => device_width(mesh).saturating_add(1).saturating_mul(LISTED),
            _ => digits(copies).saturating_add(1),
        };
        let elements =
            Panel::new(format!("{}: the devices of each element", list(extents)), extents, width, |index| {
                if copies > COMPUTED {
                    return Cell::new(format!("×{copies}"), Shade::Plain);
                }
                let mut holders = spec.padded_holders(extents, index).unwrap_or_default();
                let shade = Shade::Group(holders.first().copied().unwrap_or(0));
                let is_long = holders.len() > LISTED;
                holders.truncate(LISTED);
                let text = with_commas(&holders);
                Cell::new(if is_long { format!("{text}…") } else { text }, shade)
            })
            .saying(Says::Element(if copies == 1 { "device" } else { "devices" }));
        let title = format!("sharding {spec}");
        let note = format!("Each device holds {}.", list(&shard));
        Ok(Self { title, panels: vec![devices(mesh), elements], legend: DEVICES, notes: vec![note] })
    }
}
