//! Shardy's text of meshes and specs.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use shapewise::{rank::MAX_DYNAMIC_RANK, slice::Expected, text::Reader};

use super::{
    ShardingTextError, ShardingTextErrorKind as Kind,
    names::{
        Parts, Result, dimensions, end, lists, number, numbers_to_bracket, position, quoted, reader,
        write_spec,
    },
};
use crate::{DynMesh, DynSpec, Mesh, Spec, tiles::write_list};

/// Reads the axes of a mesh after the opening bracket, and the closing one.
#[inline]
pub(super) fn mesh_axes(reader: &mut Reader<'_>, at: usize) -> Result<DynMesh> {
    let mut axes = Vec::new();
    while !reader.take("]") {
        if !axes.is_empty() {
            reader.expect(",", Expected::CommaOrEnd)?;
        }
        let name = quoted(reader, Expected::MeshAxis)?;
        reader.expect("=", Expected::Equals)?;
        axes.push((name, number(reader)?));
        // As many are refused.
        if axes.len() > MAX_DYNAMIC_RANK {
            break;
        }
    }
    DynMesh::new(axes).map_err(|error| Kind::Mesh(error).at(at))
}

/// Reads a mesh: `<["x"=4, "y"=2]>`, perhaps after `mesh`, and perhaps with `device_ids=[...]`.
#[inline]
fn mesh(reader: &mut Reader<'_>) -> Result<DynMesh> {
    let at = position(reader);
    reader.take("mesh");
    reader.expect("<", Expected::Mesh)?;
    reader.expect("[", Expected::Mesh)?;
    let mut mesh = mesh_axes(reader, at)?;
    if reader.take(",") {
        let unexpected = reader.unexpected(Expected::DeviceIds);
        if reader.word() != "device_ids" {
            return Err(unexpected.into());
        }
        reader.expect("=", Expected::Equals)?;
        reader.expect("[", Expected::Extents)?;
        let devices = numbers_to_bracket(reader)?;
        mesh = mesh.with_devices(devices).map_err(|error| Kind::Mesh(error).at(at))?;
    }
    reader.expect(">", Expected::AngleEnd)?;
    Ok(mesh)
}

impl FromStr for DynMesh {
    type Err = ShardingTextError;

    /// Reads Shardy's text: `<["x"=4, "y"=2]>` or `<["x"=4], device_ids=[3, 2, 1, 0]>`, with or without `mesh` before it.
    #[inline]
    fn from_str(text: &str) -> Result<Self> {
        let mut reader = reader(text);
        let mesh = mesh(&mut reader)?;
        end(&mut reader)?;
        Ok(mesh)
    }
}

/// Shardy's text, `<["x"=4, "y"=2]>`.
impl fmt::Display for DynMesh {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("<[")?;
        for (at, (name, extent)) in self.axes().enumerate() {
            write!(f, "{}\"{name}\"={extent}", if at > 0 { ", " } else { "" })?;
        }
        f.write_str("]")?;
        if !self.is_iota() {
            f.write_str(", device_ids=[")?;
            for (at, device) in self.devices().enumerate() {
                write!(f, "{}{device}", if at > 0 { ", " } else { "" })?;
            }
            f.write_str("]")?;
        }
        f.write_str(">")
    }
}

impl DynMesh {
    /// Reads a spec on this mesh in Shardy's text: `[{"x"}, {"y", ?}], replicated={"z"}`. It may be in an attribute,
    /// `#sdy.sharding<@mesh, [{"x"}, {}]>`; the name of the mesh is not compared.
    ///
    /// # Errors
    ///
    /// [`ShardingTextError`] with the position of the mistake.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise_sharding::DynMesh;
    ///
    /// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
    /// let spec = mesh.parse_spec(r#"#sdy.sharding<@mesh, [{"x":(1)2}, {?}], replicated={"y"}>"#)?;
    /// assert_eq!(spec.to_string(), r#"[{"x":(1)2}, {?}], replicated={"y"}"#);
    /// assert_eq!(
    ///     mesh.parse_spec(r#"[{"z"}]"#).unwrap_err().to_string(),
    ///     "the name at 2 is not one of a mesh axis"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// Shardy, `TensorShardingAttr`.
    #[inline]
    pub fn parse_spec(&self, text: &str) -> Result<DynSpec> {
        let mut reader = reader(text);
        let is_attribute = reader.take("#sdy.sharding");
        let is_enclosed = reader.take("<");
        if is_enclosed {
            if reader.take("@") {
                reader.word();
            } else {
                let at = position(&mut reader);
                if mesh(&mut reader)? != *self {
                    return Err(Kind::Spec(crate::SpecError::Mesh).at(at));
                }
            }
            reader.expect(",", Expected::Comma)?;
        } else if is_attribute {
            return Err(reader.unexpected(Expected::Angle).into());
        }
        let at = position(&mut reader);
        let mut parts = Parts::new(self, at);
        let dimensions = dimensions(&mut reader, &mut parts, true)?;
        let lists = lists(&mut reader, &mut parts, |_, _| Ok(false))?;
        if is_enclosed {
            reader.expect(">", Expected::AngleEnd)?;
        }
        end(&mut reader)?;
        DynSpec::checked(self, dimensions, lists).map_err(|error| Kind::Spec(error).at(at))
    }
}

/// Shardy's text of the dimensions and lists, `[{"x"}, {}], replicated={"y"}`.
impl fmt::Display for DynSpec {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_spec(f, self, '"')
    }
}

impl<const M: usize> fmt::Display for Mesh<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&**self, f)
    }
}

impl<const R: usize> fmt::Display for Spec<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&**self, f)
    }
}

crate::impls::debug_as_display! {
    [] DynMesh;
    [] DynSpec;
    [const M: usize] Mesh<M>;
    [const R: usize] Spec<R>;
}

/// Writes the devices of a mesh as XLA does: an iota if they are one. They are not in order, so it has a permutation.
#[inline]
pub(super) fn write_device_ids(f: &mut fmt::Formatter<'_>, mesh: &DynMesh) -> fmt::Result {
    match mesh.iota_parts() {
        Some((reshape, permutation)) => {
            f.write_str("([")?;
            write_list(f, reshape)?;
            f.write_str("]T(")?;
            write_list(f, permutation)?;
            f.write_str("))")
        }
        None => {
            f.write_str("(")?;
            write_list(f, mesh.devices())?;
            f.write_str(")")
        }
    }
}
