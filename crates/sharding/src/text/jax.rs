//! JAX's text of sharded shapes.

use alloc::vec::Vec;
use core::fmt;

use shapewise::{index, slice::Expected, text::Reader};

use super::{
    ShardingTextErrorKind as Kind,
    names::{Parts, Result, check_rank, end, number, position, reader},
};
use crate::{DynMesh, DynSpec, SubAxis, spec::Dimension};

/// Extents, and the mesh axes that split them: what JAX prints after an element type, `[8@x,16@(y,z)]{U:w}`.
///
/// # Examples
///
/// ```
/// use shapewise_sharding::DynMesh;
///
/// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
/// let sharded = mesh.parse_sharded("[8@x,16]{U:y}")?;
/// assert_eq!(sharded.extents(), [8, 16]);
/// assert_eq!(sharded.spec().to_string(), r#"[{"x"}, {}], unreduced={"y"}"#);
/// assert_eq!(sharded.to_string(), "[8@x,16]{U:y}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// ```
/// use shapewise_sharding::{DynMesh, DynSpec, ShardedExtents};
///
/// let mesh = DynMesh::new([("x", 4)])?;
/// let spec = DynSpec::from_names(&mesh, &[&["x"], &[]])?;
/// let sharded = ShardedExtents::new([8, 16], spec.clone())?;
/// assert_eq!((sharded.to_string(), sharded.into_spec()), ("[8@x,16]".into(), spec));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// JAX, `ShapedArray.str_short`: `U:` are unreduced axes, `R:` reduced ones, here replicated, and `V:` varying ones, here manual.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ShardedExtents {
    extents: Vec<usize>,
    spec: DynSpec,
}

impl ShardedExtents {
    /// Creates the sharding of extents by a spec of the same rank ([example](Self#examples)).
    ///
    /// # Errors
    ///
    /// [`ShardError::Rank`](crate::ShardError::Rank) if the ranks differ, and
    /// [`ShardError::Size`](crate::ShardError::Size) if the element count does not fit `isize`.
    pub fn new(
        extents: impl IntoIterator<Item = usize>,
        spec: DynSpec,
    ) -> core::result::Result<Self, crate::ShardError> {
        let extents: Vec<usize> = extents.into_iter().collect();
        spec.padded_shard_shape(&extents)?;
        Ok(Self { extents, spec })
    }

    /// Returns the extents ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn extents(&self) -> &[usize] {
        &self.extents
    }

    /// Returns the spec ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub const fn spec(&self) -> &DynSpec {
        &self.spec
    }

    /// Converts into the spec, without the extents ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn into_spec(self) -> DynSpec {
        self.spec
    }
}

/// Reads the name of a mesh axis, without quotes.
#[inline]
fn axis(reader: &mut Reader<'_>, mesh: &DynMesh) -> Result<SubAxis> {
    let unexpected = reader.unexpected(Expected::MeshAxis);
    match reader.word() {
        "" => Err(unexpected.into()),
        name => {
            let axis = mesh.axis(name).ok_or(Kind::Name.at(unexpected.position))?;
            Ok(SubAxis::full(axis, mesh.extent(axis).unwrap_or(1)))
        }
    }
}

/// Reads one name, or several in parentheses.
#[inline]
fn axes(reader: &mut Reader<'_>, mesh: &DynMesh, parts: &mut Parts<'_>) -> Result<Vec<SubAxis>> {
    let mut axes = Vec::new();
    let several = reader.take("(");
    parts.push(&mut axes, axis(reader, mesh)?)?;
    while several && !reader.take(")") {
        reader.expect(",", Expected::CommaOrParenthesisEnd)?;
        parts.push(&mut axes, axis(reader, mesh)?)?;
    }
    axes.shrink_to_fit();
    Ok(axes)
}

impl DynMesh {
    /// Reads extents with axes of this mesh in JAX's text, `[8@x,16@(y,z)]{U:w}`. Names are letters, digits and underscores.
    ///
    /// # Errors
    ///
    /// [`ShardingTextError`](super::ShardingTextError) with the position of the mistake.
    #[inline]
    pub fn parse_sharded(&self, text: &str) -> Result<ShardedExtents> {
        let mut reader = reader(text);
        let at = position(&mut reader);
        reader.expect("[", Expected::Extents)?;
        let (mut extents, mut dimensions, mut parts) = (Vec::new(), Vec::new(), Parts::new(self, at));
        while !reader.take("]") {
            if !extents.is_empty() {
                reader.expect(",", Expected::AtOrCommaOrEnd)?;
            }
            extents.push(number(&mut reader)?);
            check_rank(extents.len(), at)?;
            let mut dimension = Dimension::default();
            if reader.take("@") {
                dimension.axes = axes(&mut reader, self, &mut parts)?;
            }
            dimensions.push(dimension);
        }
        let mut lists = [Vec::new(), Vec::new(), Vec::new()];
        if reader.take("{") {
            loop {
                let unexpected = reader.unexpected(Expected::AxisRole);
                let role = reader.word();
                let [replicated, unreduced, manual] = &mut lists;
                let list = match role {
                    "R" => replicated,
                    "U" => unreduced,
                    "V" => manual,
                    _ => return Err(unexpected.into()),
                };
                if !list.is_empty() {
                    return Err(Kind::Contradiction.at(unexpected.position));
                }
                reader.expect(":", Expected::Colon)?;
                *list = axes(&mut reader, self, &mut parts)?;
                if reader.take("}") {
                    break;
                }
                reader.expect(",", Expected::CommaOrBrace)?;
            }
        }
        end(&mut reader)?;
        index::element_count(&extents).map_err(|error| Kind::Size(error).at(at))?;
        let spec = DynSpec::checked(self, dimensions, lists).map_err(|error| Kind::Spec(error).at(at))?;
        Ok(ShardedExtents { extents, spec })
    }
}

/// Writes one axis, or several in parentheses. Parts of axes, which JAX does not have, are as in Shardy's text.
#[inline]
fn write_axes(f: &mut fmt::Formatter<'_>, mesh: &DynMesh, axes: &[SubAxis]) -> fmt::Result {
    let several = axes.len() > 1;
    f.write_str(if several { "(" } else { "" })?;
    for (at, part) in axes.iter().enumerate() {
        write!(f, "{}{}", if at > 0 { "," } else { "" }, mesh.name(part.axis).unwrap_or_default())?;
        if !mesh.extent(part.axis).is_some_and(|of| part.is_full(of)) {
            write!(f, ":({}){}", part.before, part.extent)?;
        }
    }
    f.write_str(if several { ")" } else { "" })
}

/// JAX's text.
impl fmt::Display for ShardedExtents {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (spec, mesh) = (&self.spec, self.spec.mesh());
        f.write_str("[")?;
        for (at, (extent, dimension)) in self.extents.iter().zip(spec.dimensions()).enumerate() {
            write!(f, "{}{extent}", if at > 0 { "," } else { "" })?;
            if !dimension.axes().is_empty() {
                f.write_str("@")?;
                write_axes(f, mesh, dimension.axes())?;
            }
        }
        f.write_str("]")?;
        let lists = [("V", spec.manual_axes()), ("U", spec.unreduced_axes()), ("R", spec.replicated_axes())];
        let mut before = "{";
        for (role, axes) in lists.into_iter().filter(|(_, axes)| !axes.is_empty()) {
            write!(f, "{before}{role}:")?;
            write_axes(f, mesh, axes)?;
            before = ", ";
        }
        f.write_str(if before == "{" { "" } else { "}" })
    }
}

crate::impls::debug_as_display! {
    [] ShardedExtents;
}
