//! XLA's shardings.

use alloc::vec::Vec;
use core::fmt;

use super::{DynSpec, HloError, TileAssignment};

/// What the devices of a subgroup do with their common tile. See [`HloSharding::tiled`].
///
/// The order of the variants is that of the canonical form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Subgroup {
    /// The program handles them itself.
    Manual,
    /// Each has a part of a sum that is pending.
    Unreduced,
    /// Each has a copy: XLA's `replicated`.
    Replicas,
}

impl Subgroup {
    #[inline]
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Manual => "manual",
            Self::Unreduced => "unreduced",
            Self::Replicas => "replicated",
        }
    }
}

/// Shardings that propagate together: XLA's `shard_as` and `shard_like`. See [`HloSharding::with_group`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShardGroup {
    /// The same sharding as all others of the group with this number.
    As(usize),
    /// A sharding like that of the others of the group with this number.
    Like(usize),
}

/// The kind of a sharding: the result of [`HloSharding::kind`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HloShardingKind {
    /// All devices hold all elements: XLA's `replicated`.
    Everywhere,
    /// One device holds all elements.
    Maximal {
        /// The device.
        device: usize,
    },
    /// The program distributes the elements itself.
    Manual,
    /// The sharding is not known.
    Unknown,
    /// All devices have a part of a sum that is pending.
    Unreduced,
    /// The elements are cut into tiles.
    Tiled {
        /// The device of each tile. The last dimensions are the subgroups.
        tiles: TileAssignment,
        /// The subgroups, in order.
        subgroups: Vec<Subgroup>,
    },
    /// A mesh with names, and which of its axes split which dimension.
    Named(DynSpec),
    /// One sharding for each part of a tuple. None of them is a tuple.
    Tuple(Vec<HloSharding>),
}

/// A sharding in XLA's form: which device holds which elements, without the names of axes.
///
/// It is always canonical, so equal shardings of the same form are `==`, and `Display` prints XLA's canonical text. [`FromStr`]
/// parses all of XLA's text.
///
/// | text | devices |
/// |---|---|
/// | `{replicated}`, `{manual}`, `{unknown}`, `{unreduced}` | all, in these roles |
/// | `{maximal device=3}` | one |
/// | `{devices=[2,4]<=[8]}` | a tile for each, in row-major order |
/// | `{devices=[4,2]<=[2,4]T(1,0)}` | `iota(8).reshape([2, 4]).transpose([1, 0])` |
/// | `{devices=[2,2]3,1,0,2}` | listed |
/// | `{devices=[2,1,4]<=[8] last_tile_dim_replicate}` | the last dimension has copies |
/// | `{devices=[2,2,2]<=[8] last_tile_dims={manual, replicated}}` | the last dimensions are subgroups |
/// | `{mesh['x'=4,'y'=2], [{'x'}, {?}], replicated={'y'}}` | named axes |
/// | `{{replicated}, {maximal device=0}}` | a tuple |
///
/// # Examples
///
/// ```
/// use shapewise_sharding::HloSharding;
///
/// let sharding: HloSharding =
///     "{devices=[2,4]<=[2,2,2]T(2,1,0) last_tile_dim_replicate}".parse()?;
/// // copies have no order
/// assert_eq!(sharding.to_string(), "{devices=[2,4]<=[4,2]T(1,0) last_tile_dim_replicate}");
///
/// let error = "{devices=[2,3]<=[8]}".parse::<HloSharding>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "the sharding has 6 tiles for 8 devices: the numbers must be equal (in the sharding at 0)"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// ```
/// use shapewise_sharding::{HloSharding, HloShardingKind, ShardGroup, Subgroup, TileAssignment};
///
/// let tiles = TileAssignment::iota([2, 4], [8], [0])?;
/// let sharding = HloSharding::tiled(tiles, &[Subgroup::Replicas])?;
/// assert_eq!(sharding.to_string(), "{devices=[2,4]<=[8] last_tile_dim_replicate}");
/// assert_eq!((sharding.rank(), sharding.group()), (Some(1), None));
/// assert!(matches!(sharding.kind(), HloShardingKind::Tiled { .. }));
///
/// let grouped = HloSharding::maximal(3).with_group(ShardGroup::As(1))?;
/// assert_eq!(
///     (grouped.to_string(), grouped.group()),
///     ("{maximal device=3 shard_as 1}".into(), Some(ShardGroup::As(1)))
/// );
/// let roles = [
///     HloSharding::REPLICATED,
///     HloSharding::MANUAL,
///     HloSharding::UNKNOWN,
///     HloSharding::UNREDUCED,
/// ];
/// assert_eq!(
///     HloSharding::tuple(roles)?.to_string(),
///     "{{replicated}, {manual}, {unknown}, {unreduced}}"
/// );
/// # Ok::<(), shapewise_sharding::HloError>(())
/// ```
///
/// # In other libraries
///
/// XLA, `HloSharding`. Differences: devices are `0..N` in some order, while XLA's parser also accepts repeated ones; attributes that
/// contradict each other, such as `{replicated manual}`, are errors; if all devices are one unreduced subgroup, the sharding is
/// `{unreduced}`, while XLA prints tiles that it parses as `{unreduced}`; metadata is skipped; in the named form, parts of an axis that are
/// adjacent are merged, `device_ids` that are an iota are printed as one, and a rank of 0 is printed as `[]` and not as `replicated`, which XLA
/// itself does not parse.
///
/// [`FromStr`]: core::str::FromStr
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct HloSharding {
    kind: HloShardingKind,
    group: Option<ShardGroup>,
}

impl HloSharding {
    /// All devices hold all elements ([example](Self#examples)).
    pub const REPLICATED: Self = Self::of(HloShardingKind::Everywhere);
    /// The program distributes the elements itself ([example](Self#examples)).
    pub const MANUAL: Self = Self::of(HloShardingKind::Manual);
    /// The sharding is not known ([example](Self#examples)).
    pub const UNKNOWN: Self = Self::of(HloShardingKind::Unknown);
    /// All devices have a part of a sum that is pending ([example](Self#examples)).
    pub const UNREDUCED: Self = Self::of(HloShardingKind::Unreduced);

    #[inline]
    const fn of(kind: HloShardingKind) -> Self {
        Self { kind, group: None }
    }

    /// Returns the sharding of all devices as one subgroup.
    #[inline]
    const fn of_one_subgroup(subgroup: Subgroup) -> Self {
        match subgroup {
            Subgroup::Manual => Self::MANUAL,
            Subgroup::Unreduced => Self::UNREDUCED,
            Subgroup::Replicas => Self::REPLICATED,
        }
    }

    /// Creates the sharding by which one device holds all elements ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub const fn maximal(device: usize) -> Self {
        Self::of(HloShardingKind::Maximal { device })
    }

    /// Creates a sharding that cuts the elements into tiles; the last dimensions of the tiles are subgroups. The result is canonical:
    /// subgroups of one device are removed, those that do the same are merged, and they are in the order of [`Subgroup`]. Copies have
    /// no order, so their devices are sorted. If nothing is cut, the result is one without tiles.
    ///
    /// # Errors
    ///
    /// [`HloError::Subgroups`] if there are more subgroups than dimensions. [`HloError::TooManyListed`] if the devices must be listed
    /// to be sorted, and there are too many.
    ///
    /// # In other libraries
    ///
    /// XLA, `HloSharding::Subgroup` and `PartialTile`.
    #[inline]
    pub fn tiled(tiles: TileAssignment, subgroups: &[Subgroup]) -> Result<Self, HloError> {
        let extents = tiles.extents();
        let error = HloError::Subgroups { subgroups: subgroups.len(), dimensions: extents.len() };
        let rank = extents.len().checked_sub(subgroups.len()).ok_or(error)?;
        let (data, groups) = extents.split_at_checked(rank).ok_or(error)?;
        if let Some((&first, rest)) = subgroups.split_first()
            && rest.iter().all(|&other| other == first)
            && data.iter().all(|&extent| extent == 1)
        {
            return Ok(Self::of_one_subgroup(first));
        }
        // Each kind of subgroup, with its dimensions.
        let (mut merged, mut order) = (Vec::new(), (0..rank).collect::<Vec<_>>());
        let (mut new_extents, mut is_out) = (data.to_vec(), alloc::vec![true; groups.len()]);
        for kind in [Subgroup::Manual, Subgroup::Unreduced, Subgroup::Replicas] {
            let before = order.len();
            let of_kind = groups.iter().zip(subgroups).enumerate();
            let of_kind = of_kind.filter(|&(_, (&extent, &other))| other == kind && extent > 1);
            let mut size = 1_usize;
            for (at, (&extent, _)) in of_kind {
                order.push(rank.saturating_add(at));
                is_out.get_mut(at).into_iter().for_each(|is_out| *is_out = false);
                size = size.saturating_mul(extent);
            }
            if order.len() > before {
                merged.push(kind);
                new_extents.push(size);
            }
        }
        // Subgroups of one device are out. If the others are in order, no device has another tile.
        let is_in_order = order.is_sorted();
        order.extend((rank..).zip(is_out).filter_map(|(at, is_out)| is_out.then_some(at)));
        let tiles = if is_in_order { tiles } else { tiles.transposed(&order)? }.with_extents(new_extents);
        let Some(&last) = merged.last() else {
            return Ok(Self::of(HloShardingKind::Tiled { tiles, subgroups: merged }));
        };
        let size = tiles.extents().last().copied().unwrap_or(1);
        if merged.len() == 1 && size == tiles.device_count() {
            return Ok(Self::of_one_subgroup(last));
        }
        let tiles = if last == Subgroup::Replicas { tiles.sorted_in_groups(size)? } else { tiles };
        Ok(Self::of(HloShardingKind::Tiled { tiles, subgroups: merged }))
    }

    /// Creates the sharding of a tuple from one sharding for each part ([example](Self#examples)).
    ///
    /// # Errors
    ///
    /// [`HloError::NestedTuple`] if one of them is a tuple: the shardings of nested tuples are one list.
    pub fn tuple(parts: impl IntoIterator<Item = Self>) -> Result<Self, HloError> {
        let parts: Vec<Self> = parts.into_iter().collect();
        if parts.iter().any(|part| matches!(part.kind, HloShardingKind::Tuple(_))) {
            return Err(HloError::NestedTuple);
        }
        Ok(Self::of(HloShardingKind::Tuple(parts)))
    }

    /// Puts the sharding into a group ([example](Self#examples)). The shardings of a group propagate together. Tuples and named shardings have no
    /// group.
    ///
    /// # Errors
    ///
    /// [`HloError::Group`] for a tuple or a named sharding.
    #[inline]
    pub fn with_group(self, group: ShardGroup) -> Result<Self, HloError> {
        match self.kind {
            HloShardingKind::Named(_) | HloShardingKind::Tuple(_) => Err(HloError::Group),
            kind => Ok(Self { kind, group: Some(group) }),
        }
    }

    /// Returns the kind of the sharding ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub const fn kind(&self) -> &HloShardingKind {
        &self.kind
    }

    /// Returns the group whose shardings propagate together, if there is one ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub const fn group(&self) -> Option<ShardGroup> {
        self.group
    }

    /// Returns the rank of the shapes that the sharding is for ([example](Self#examples)), or `None` if it is for shapes of any rank, or for tuples.
    #[must_use]
    #[inline]
    pub fn rank(&self) -> Option<usize> {
        match &self.kind {
            HloShardingKind::Tiled { tiles, subgroups } => tiles.extents().len().checked_sub(subgroups.len()),
            HloShardingKind::Named(spec) => Some(spec.rank()),
            _ => None,
        }
    }
}

/// XLA's canonical text.
impl fmt::Display for HloSharding {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            HloShardingKind::Everywhere => f.write_str("{replicated")?,
            HloShardingKind::Maximal { device } => write!(f, "{{maximal device={device}")?,
            HloShardingKind::Manual => f.write_str("{manual")?,
            HloShardingKind::Unknown => f.write_str("{unknown")?,
            HloShardingKind::Unreduced => f.write_str("{unreduced")?,
            HloShardingKind::Tiled { tiles, subgroups } => {
                write!(f, "{{devices={tiles}")?;
                if **subgroups == [Subgroup::Replicas] {
                    f.write_str(" last_tile_dim_replicate")?;
                } else if !subgroups.is_empty() {
                    f.write_str(" last_tile_dims={")?;
                    for (at, subgroup) in subgroups.iter().enumerate() {
                        write!(f, "{}{}", if at > 0 { ", " } else { "" }, subgroup.name())?;
                    }
                    f.write_str("}")?;
                }
            }
            HloShardingKind::Named(spec) => return super::text::write_named(f, spec),
            HloShardingKind::Tuple(parts) => {
                f.write_str("{")?;
                for (at, part) in parts.iter().enumerate() {
                    write!(f, "{}{part}", if at > 0 { ", " } else { "" })?;
                }
            }
        }
        match self.group {
            Some(ShardGroup::As(group)) => write!(f, " shard_as {group}}}"),
            Some(ShardGroup::Like(group)) => write!(f, " shard_like {group}}}"),
            None => f.write_str("}"),
        }
    }
}

impl From<DynSpec> for HloSharding {
    /// Converts to the named form. It has no priorities, so they are dropped.
    #[inline]
    fn from(spec: DynSpec) -> Self {
        Self::of(HloShardingKind::Named(spec.without_priorities()))
    }
}

crate::impls::debug_as_display! {
    [] HloSharding;
}
