//! XLA's text of shardings.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use shapewise::{slice::Expected, text::Reader};

use super::{
    ShardingTextError, ShardingTextErrorKind as Kind,
    names::{
        Parts as SpecParts, Result, dimensions, end, lists, number, numbers, numbers_to_bracket, position,
        reader, write_spec,
    },
    shardy::{mesh_axes, write_device_ids},
};
use crate::{
    DynSpec, HloError, HloSharding, HloShardingKind, ShardGroup, Subgroup, TileAssignment, tiles::MAX_LISTED,
};

/// Writes the named form.
#[inline]
pub(crate) fn write_named(f: &mut fmt::Formatter<'_>, spec: &DynSpec) -> fmt::Result {
    f.write_str("{mesh[")?;
    for (at, (name, extent)) in spec.mesh().axes().enumerate() {
        write!(f, "{}'{name}'={extent}", if at > 0 { "," } else { "" })?;
    }
    f.write_str("]")?;
    if !spec.mesh().is_iota() {
        f.write_str(", device_ids=")?;
        write_device_ids(f, spec.mesh())?;
    }
    f.write_str(", ")?;
    write_spec(f, spec, '\'')?;
    f.write_str("}")
}

/// Reads the permutation of an iota with this many extents, which begins with `T(` if there is more than one.
#[inline]
fn permutation(reader: &mut Reader<'_>, extents: usize) -> Result<Vec<usize>> {
    if extents == 1 {
        return Ok(alloc::vec![0]);
    }
    reader.expect("T", Expected::Transpose)?;
    reader.expect("(", Expected::Transpose)?;
    let axes = numbers(reader)?;
    reader.expect(")", Expected::CommaOrParenthesisEnd)?;
    Ok(axes)
}

/// Skips an attribute in braces, which may contain braces and texts in quotes.
#[inline]
fn skip_braces(reader: &mut Reader<'_>) -> Result<()> {
    reader.expect("{", Expected::BraceStart)?;
    let (mut depth, mut quoted, mut escaped) = (1_usize, false, false);
    let rest = reader.rest();
    for (at, found) in rest.char_indices() {
        match found {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '{' if !quoted => depth = depth.saturating_add(1),
            '}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            reader.skip(at.saturating_add(1));
            return Ok(());
        }
    }
    reader.skip(rest.len());
    Err(reader.unexpected(Expected::Brace).into())
}

/// Reads the named form after `mesh`. The brace that opens the sharding is at `at`.
#[inline]
fn named(reader: &mut Reader<'_>, at: usize) -> Result<HloSharding> {
    reader.expect("[", Expected::Extents)?;
    let mut mesh = mesh_axes(reader, at)?;
    reader.expect(",", Expected::Comma)?;
    if reader.peek() == Some('d') {
        let unexpected = reader.unexpected(Expected::DeviceIds);
        if reader.word() != "device_ids" {
            return Err(unexpected.into());
        }
        reader.expect("=", Expected::Equals)?;
        reader.expect("(", Expected::Parenthesis)?;
        let listed = if reader.take("[") {
            let extents = numbers_to_bracket(reader)?;
            let axes = permutation(reader, extents.len())?;
            let devices = mesh.device_count();
            let tiles =
                TileAssignment::iota([devices], extents, axes).map_err(|error| Kind::Hlo(error).at(at))?;
            // They are not listed here, but they are where the mesh is printed.
            if devices > MAX_LISTED {
                return Err(Kind::Hlo(HloError::TooManyListed { devices }).at(at));
            }
            mesh = mesh.with_iota(tiles);
            None
        } else {
            Some(numbers(reader)?)
        };
        reader.expect(")", Expected::CommaOrParenthesisEnd)?;
        if let Some(devices) = listed {
            mesh = mesh.with_devices(devices).map_err(|error| Kind::Mesh(error).at(at))?;
        }
        reader.expect(",", Expected::Comma)?;
    }
    let mut parts = SpecParts::new(&mesh, at);
    let dimensions = dimensions(reader, &mut parts, false)?;
    let lists = lists(reader, &mut parts, |reader, word| {
        let is_metadata = word == "metadata";
        if is_metadata {
            reader.expect("=", Expected::Equals)?;
            skip_braces(reader)?;
        }
        Ok(is_metadata)
    })?;
    reader.expect("}", Expected::CommaOrBrace)?;
    let spec = DynSpec::checked(&mesh, dimensions, lists).map_err(|error| Kind::Spec(error).at(at))?;
    Ok(HloSharding::from(spec))
}

/// The parts of a sharding, as they are read.
#[derive(Default)]
struct Parts {
    role: Option<Role>,
    device: Option<usize>,
    extents: Option<Vec<usize>>,
    devices: Option<Devices>,
    subgroups: Option<Vec<Subgroup>>,
    group: Option<ShardGroup>,
}

enum Role {
    Without(HloSharding),
    Maximal,
}

enum Devices {
    Iota(Vec<usize>, Vec<usize>),
    List(Vec<usize>),
}

/// Puts a value where there must be none.
fn set<T>(slot: &mut Option<T>, value: T, at: usize) -> Result<()> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(Kind::Contradiction.at(at)),
    }
}

/// Reads the `=` of an attribute, which follows its name immediately.
#[inline]
fn equals(reader: &mut Reader<'_>) -> Result<()> {
    if !reader.rest().starts_with('=') {
        let (position, found) = (reader.position(), reader.rest().chars().next());
        return Err(Kind::Unexpected { found, expected: Expected::Equals }.at(position));
    }
    reader.skip(1);
    Ok(())
}

/// Reads the tiles after `devices=`.
#[inline]
fn tiles(reader: &mut Reader<'_>) -> Result<(Vec<usize>, Devices)> {
    reader.expect("[", Expected::Extents)?;
    // XLA prints tiles without dimensions, `[]`, if all dimensions are subgroups of one device.
    let extents = if reader.take("]") { Vec::new() } else { numbers_to_bracket(reader)? };
    if reader.take("<=") {
        reader.expect("[", Expected::Extents)?;
        let reshape = numbers_to_bracket(reader)?;
        let axes = permutation(reader, reshape.len())?;
        return Ok((extents, Devices::Iota(reshape, axes)));
    }
    match reader.peek() {
        Some(found) if found.is_ascii_digit() => Ok((extents, Devices::List(numbers(reader)?))),
        _ => Err(reader.unexpected(Expected::DevicesOrIota).into()),
    }
}

/// Reads the subgroups after `last_tile_dims=`.
#[inline]
fn subgroups(reader: &mut Reader<'_>) -> Result<Vec<Subgroup>> {
    reader.expect("{", Expected::BraceStart)?;
    let mut subgroups = Vec::new();
    while !reader.take("}") {
        if !subgroups.is_empty() {
            reader.expect(",", Expected::CommaOrBrace)?;
        }
        let unexpected = reader.unexpected(Expected::Subgroup);
        subgroups.push(match reader.word() {
            "manual" => Subgroup::Manual,
            "unreduced" => Subgroup::Unreduced,
            "replicated" => Subgroup::Replicas,
            _ => return Err(unexpected.into()),
        });
    }
    Ok(subgroups)
}

impl Parts {
    /// Reads one attribute.
    #[inline]
    fn read(&mut self, reader: &mut Reader<'_>, expected: Expected) -> Result<()> {
        let unexpected = reader.unexpected(expected);
        let at = unexpected.position;
        let word = reader.word();
        let role = |sharding| Role::Without(sharding);
        match word {
            "replicated" => set(&mut self.role, role(HloSharding::REPLICATED), at),
            "manual" => set(&mut self.role, role(HloSharding::MANUAL), at),
            "unknown" => set(&mut self.role, role(HloSharding::UNKNOWN), at),
            "unreduced" => set(&mut self.role, role(HloSharding::UNREDUCED), at),
            "maximal" => set(&mut self.role, Role::Maximal, at),
            "device" => {
                equals(reader)?;
                set(&mut self.device, number(reader)?, at)
            }
            "devices" => {
                equals(reader)?;
                let (extents, devices) = tiles(reader)?;
                set(&mut self.devices, devices, at)?;
                set(&mut self.extents, extents, at)
            }
            "last_tile_dim_replicate" => set(&mut self.subgroups, alloc::vec![Subgroup::Replicas], at),
            "last_tile_dims" => {
                equals(reader)?;
                set(&mut self.subgroups, subgroups(reader)?, at)
            }
            "shard_as" => set(&mut self.group, ShardGroup::As(number(reader)?), at),
            "shard_like" => set(&mut self.group, ShardGroup::Like(number(reader)?), at),
            "metadata" => {
                equals(reader)?;
                skip_braces(reader)
            }
            "" => Err(unexpected.into()),
            _ => Err(Kind::Attribute.at(at)),
        }
    }

    /// Returns the sharding that the attributes describe.
    #[inline]
    fn sharding(self, at: usize) -> Result<HloSharding> {
        let is_invalid = |error| Kind::Hlo(error).at(at);
        let Self { role, device, extents, devices, subgroups, group } = self;
        let sharding = match (role, device, extents, devices) {
            (Some(Role::Without(sharding)), None, None, None) if subgroups.is_none() => sharding,
            (Some(Role::Maximal), Some(device), None, None) if subgroups.is_none() => {
                HloSharding::maximal(device)
            }
            (None, None, Some(extents), Some(devices)) => {
                let tiles = match devices {
                    Devices::Iota(reshape, axes) => TileAssignment::iota(extents, reshape, axes),
                    Devices::List(devices) if devices.len() == 1 => return Err(Kind::OneDevice.at(at)),
                    Devices::List(devices) => TileAssignment::list(extents, devices),
                };
                let tiles = tiles.map_err(is_invalid)?;
                HloSharding::tiled(tiles, &subgroups.unwrap_or_default()).map_err(is_invalid)?
            }
            (Some(_), ..) | (None, Some(_), Some(_), _) => return Err(Kind::Contradiction.at(at)),
            _ => return Err(Kind::Incomplete.at(at)),
        };
        match group {
            Some(group) => sharding.with_group(group).map_err(is_invalid),
            None => Ok(sharding),
        }
    }
}

/// Reads a sharding that is not a tuple, after its opening brace, which is at `at`.
#[inline]
fn single(reader: &mut Reader<'_>, at: usize, mut expected: Expected) -> Result<HloSharding> {
    let mut parts = Parts::default();
    while !reader.take("}") {
        if reader.peek() == Some('m') && matches!(expected, Expected::Sharding) && is_named(reader) {
            return named(reader, at);
        }
        parts.read(reader, expected)?;
        expected = Expected::ShardingAttributeOrEnd;
    }
    parts.sharding(at)
}

/// Reads `mesh` if it is before a bracket.
#[inline]
fn is_named(reader: &mut Reader<'_>) -> bool {
    let is_named = reader.rest().strip_prefix("mesh").is_some_and(|rest| rest.trim_start().starts_with('['));
    is_named && reader.take("mesh")
}

/// Reads the parts of a tuple after its opening brace, and the closing one. Returns their number.
fn each_part(reader: &mut Reader<'_>, mut visit: impl FnMut(HloSharding)) -> Result<usize> {
    // A list of devices that the text does not have, because no iota is equal to it, is long. All of them together are as long as one may be.
    let (mut count, mut listed) = (0_usize, 0_usize);
    let most = reader.rest().len().saturating_add(MAX_LISTED);
    while !reader.take("}") {
        if count > 0 {
            reader.expect(",", Expected::CommaOrBrace)?;
        }
        let at = position(reader);
        reader.expect("{", Expected::BraceStart)?;
        let part = single(reader, at, Expected::Sharding)?;
        if let HloShardingKind::Tiled { tiles, .. } = part.kind()
            && !tiles.is_iota()
        {
            listed = listed.saturating_add(tiles.device_count());
        }
        if listed > most {
            return Err(Kind::Hlo(HloError::TooManyListed { devices: listed }).at(at));
        }
        visit(part);
        count = count.saturating_add(1);
    }
    Ok(count)
}

impl HloSharding {
    /// Reads a sharding that is a part of a text, such as that of a shape, and leaves the reader after it. A text that is a sharding alone is `parse`d.
    ///
    /// # Errors
    ///
    /// [`ShardingTextError`] with the position in the entire text.
    ///
    /// ```
    /// use shapewise::text::Reader;
    /// use shapewise_sharding::HloSharding;
    ///
    /// let mut reader = Reader::new("{devices=[4,2]<=[8]}, f32", char::is_whitespace);
    /// assert_eq!(HloSharding::read(&mut reader)?.to_string(), "{devices=[4,2]<=[8]}");
    /// assert_eq!(reader.rest(), ", f32");
    /// # Ok::<(), shapewise_sharding::ShardingTextError>(())
    /// ```
    #[inline]
    pub fn read(reader: &mut Reader<'_>) -> Result<Self> {
        let at = position(reader);
        reader.expect("{", Expected::BraceStart)?;
        if !matches!(reader.peek(), Some('{' | '}')) {
            return single(reader, at, Expected::Sharding);
        }
        // They are counted before they are collected.
        let count = each_part(&mut reader.clone(), drop)?;
        let mut parts = Vec::with_capacity(count);
        each_part(reader, |part| parts.push(part))?;
        Self::tuple(parts).map_err(|error| Kind::Hlo(error).at(at))
    }
}

impl FromStr for HloSharding {
    type Err = ShardingTextError;

    /// Reads XLA's text. Metadata is skipped.
    #[inline]
    fn from_str(text: &str) -> Result<Self> {
        let mut reader = reader(text);
        let sharding = Self::read(&mut reader)?;
        end(&mut reader)?;
        Ok(sharding)
    }
}
