//! Which mesh axes split which dimension.

use alloc::vec::Vec;
use core::ops::Deref;

use shapewise::rank;

use super::{DynMesh, SpecError, SubAxis, geometry::Digit};

/// The mesh axes that split one dimension, major to minor: an item of [`DynSpec::dimensions`].
///
/// ```
/// use shapewise_sharding::{DynMesh, SubAxis};
///
/// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
/// let spec = mesh.parse_spec(r#"[{"x", ?}p1, {}]"#)?;
/// let [rows, columns] = spec.dimensions() else { return Ok(()) };
/// assert_eq!((rows.axes(), rows.parts()), (&[SubAxis::full(0, 4)][..], 4));
/// assert_eq!((rows.is_open(), rows.priority()), (true, Some(1)));
/// assert_eq!((columns.parts(), columns.is_open(), columns.priority()), (1, false, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Dimension {
    pub(super) axes: Vec<SubAxis>,
    pub(super) is_open: bool,
    pub(super) priority: Option<usize>,
}

impl Dimension {
    /// Returns the mesh axes that split the dimension, major to minor ([example](Self)).
    #[must_use]
    #[inline]
    pub fn axes(&self) -> &[SubAxis] {
        &self.axes
    }

    /// Returns `true` if a compiler may split the dimension further: Shardy's `?` ([example](Self)).
    #[must_use]
    #[inline]
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Returns the priority with which a compiler propagates the axes: Shardy's `p1` ([example](Self)).
    #[must_use]
    #[inline]
    pub const fn priority(&self) -> Option<usize> {
        self.priority
    }

    /// Returns the number of shards along the dimension ([example](Self)).
    #[must_use]
    #[inline]
    pub fn parts(&self) -> usize {
        parts(&self.axes)
    }
}

/// Returns the product of the extents. The axes are disjoint parts of a mesh, so it fits.
#[inline]
pub(super) fn parts(axes: &[SubAxis]) -> usize {
    axes.iter().fold(1, |parts: usize, axis| parts.saturating_mul(axis.extent))
}

/// A mesh, and which of its axes split which dimension. The rank is known at run time.
///
/// In: for each dimension the mesh axes that split it, major to minor. Each axis is used at most once. Mesh axes that are not
/// used replicate: the devices along them hold the same elements.
///
/// Adjacent parts of the same axis are merged, so that equal specs are `==`. Axes may also be listed as replicated (no compiler
/// may use them), unreduced (a sum over the axis is pending) or manual (the program handles the axis itself); these lists are in
/// mesh order.
///
/// # Examples
///
/// ```
/// use shapewise_sharding::{DynMesh, DynSpec};
///
/// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
/// let spec = DynSpec::from_names(&mesh, &[&["x"], &[]])?;
/// assert_eq!(spec.to_string(), r#"[{"x"}, {}]"#);
/// // four shards; the devices along y hold copies
/// assert_eq!(spec.shard_shape(&[8, 16])?, [2, 16]);
/// assert_eq!(spec.to_hlo().to_string(), "{devices=[4,1,2]<=[8] last_tile_dim_replicate}");
///
/// let twice = DynSpec::from_names(&mesh, &[&["x"], &["x"]]).unwrap_err();
/// assert_eq!(
///     twice.to_string(),
///     "mesh axis 0 is used twice: it splits at most one dimension, once"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// ```
/// use shapewise_sharding::{DynMesh, DynSpec, SubAxis};
///
/// let mesh = DynMesh::new([("x", 4), ("y", 2), ("z", 2)])?;
/// let [x, y, z] = [0, 1, 2].map(|axis| SubAxis::full(axis, mesh.extent(axis).unwrap()));
/// let spec =
///     DynSpec::new(&mesh, [vec![x], vec![]])?.with_unreduced(&[y])?.with_replicated(&[z])?;
/// assert_eq!(spec.to_string(), r#"[{"x"}, {}], replicated={"z"}, unreduced={"y"}"#);
/// assert_eq!(
///     (spec.unreduced_axes(), spec.replicated_axes(), spec.manual_axes()),
///     (&[y][..], &[z][..], &[][..])
/// );
/// assert_eq!((spec.rank(), spec.dimensions().len(), spec.mesh().axis_count()), (2, 2, 3));
/// assert_eq!((spec.parts().collect::<Vec<_>>(), spec.free_axes()), (vec![4, 1], vec![z]));
///
/// let open = DynSpec::replicated(&mesh, 2)?.with_open(1, true).unwrap();
/// assert!(open.is_fully_replicated() && !spec.is_fully_replicated());
/// assert_eq!(open.to_string(), "[{}, {?}]");
/// assert_eq!(DynSpec::replicated(&mesh, 0)?.with_manual(&[x])?.manual_axes(), [x]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// Shardy, `TensorShardingAttr`; JAX, `NamedSharding` with its `PartitionSpec`.
#[doc(alias = "PartitionSpec")]
#[doc(alias = "NamedSharding")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DynSpec {
    mesh: DynMesh,
    // INVARIANT: no two of the axes, in all lists, have a common part; each is a part of its axis; adjacent parts are merged.
    dimensions: Vec<Dimension>,
    // INVARIANT: in mesh order.
    replicated: Vec<SubAxis>,
    unreduced: Vec<SubAxis>,
    manual: Vec<SubAxis>,
}

impl DynSpec {
    /// Creates a spec from the mesh axes of each dimension, major to minor ([example](Self#examples)).
    ///
    /// # Errors
    ///
    /// [`SpecError`] if the mesh has no such axis or part of an axis, if two of them overlap, or if the rank is above
    /// [`MAX_DYNAMIC_RANK`](shapewise::rank::MAX_DYNAMIC_RANK).
    pub fn new<D: IntoIterator<Item = SubAxis>>(
        mesh: &DynMesh,
        dimensions: impl IntoIterator<Item = D>,
    ) -> Result<Self, SpecError> {
        let mut listed = Vec::new();
        for axes in dimensions {
            rank::check(listed.len().saturating_add(1))?;
            listed.push(Dimension { axes: axes.into_iter().collect(), is_open: false, priority: None });
        }
        Self::checked(mesh, listed, [Vec::new(), Vec::new(), Vec::new()])
    }

    /// Creates a spec from the names of the mesh axes of each dimension, major to minor ([example](Self#examples)):
    /// JAX's `P("x", ("y", "z"), None)` is `&[&["x"], &["y", "z"], &[]]`.
    ///
    /// # Errors
    ///
    /// [`SpecError::Name`] if the mesh has no such axis, and the errors of [`new`](Self::new).
    #[inline]
    pub fn from_names(mesh: &DynMesh, dimensions: &[&[&str]]) -> Result<Self, SpecError> {
        let axis = |dimension, (entry, name): (usize, &&str)| {
            let axis = mesh.axis(name).ok_or(SpecError::Name { dimension, entry })?;
            Ok(SubAxis::full(axis, mesh.extent(axis).unwrap_or(1)))
        };
        let axes = |(dimension, names): (usize, &&[&str])| {
            names.iter().enumerate().map(|name| axis(dimension, name)).collect()
        };
        let dimensions: Vec<Vec<SubAxis>> =
            dimensions.iter().enumerate().map(axes).collect::<Result<_, SpecError>>()?;
        Self::new(mesh, dimensions)
    }

    /// Creates the spec of a rank that replicates everything ([example](Self#examples)).
    ///
    /// # Errors
    ///
    /// [`SpecError::RankTooLarge`] for a rank above [`MAX_DYNAMIC_RANK`](shapewise::rank::MAX_DYNAMIC_RANK).
    #[inline]
    pub fn replicated(mesh: &DynMesh, rank: usize) -> Result<Self, SpecError> {
        rank::check(rank)?;
        Self::new(mesh, (0..rank).map(|_| []))
    }

    /// Checks all invariants. The lists are the replicated, unreduced and manual axes.
    #[inline]
    pub(super) fn checked(
        mesh: &DynMesh,
        mut dimensions: Vec<Dimension>,
        mut lists: [Vec<SubAxis>; 3],
    ) -> Result<Self, SpecError> {
        let all_lists = || dimensions.iter().map(|dimension| &dimension.axes).chain(&lists);
        let mut all = Vec::with_capacity(all_lists().map(Vec::len).sum());
        all.extend(all_lists().flatten().copied());
        for part in &all {
            let (axis, axes) = (part.axis, mesh.axis_count());
            let of = mesh.extent(axis).ok_or(SpecError::NoSuchAxis { axis, axes })?;
            part.check(of)?;
            if part.extent == 1 && !part.is_full(of) {
                return Err(SpecError::SubAxis { axis, before: part.before, extent: 1, of });
            }
        }
        all.sort_unstable();
        for pair in all.windows(2) {
            if let &[a, b] = pair
                && (a == b || a.overlaps(b))
            {
                return Err(SpecError::AxisTwice { axis: a.axis });
            }
        }
        for dimension in &mut dimensions {
            merge_adjacent(&mut dimension.axes);
        }
        for list in &mut lists {
            list.sort_unstable();
            merge_adjacent(list);
        }
        let [replicated, unreduced, manual] = lists;
        Ok(Self { mesh: mesh.clone(), dimensions, replicated, unreduced, manual })
    }

    /// Replaces the replicated, unreduced and manual axes.
    #[inline]
    fn with_lists(&self, lists: [&[SubAxis]; 3]) -> Result<Self, SpecError> {
        Self::checked(&self.mesh, self.dimensions.clone(), lists.map(<[_]>::to_vec))
    }

    /// Replaces the mesh axes that no compiler may use ([example](Self#examples)): Shardy's `replicated=`.
    ///
    /// # Errors
    ///
    /// Those of [`new`](Self::new).
    #[inline]
    pub fn with_replicated(&self, axes: &[SubAxis]) -> Result<Self, SpecError> {
        self.with_lists([axes, &self.unreduced, &self.manual])
    }

    /// Replaces the mesh axes over which a sum is pending ([example](Self#examples)): Shardy's `unreduced=`, the `Partial` of a `DTensor`.
    ///
    /// # Errors
    ///
    /// Those of [`new`](Self::new).
    #[inline]
    pub fn with_unreduced(&self, axes: &[SubAxis]) -> Result<Self, SpecError> {
        self.with_lists([&self.replicated, axes, &self.manual])
    }

    /// Replaces the mesh axes that the program handles itself ([example](Self#examples)): `manual=`.
    ///
    /// # Errors
    ///
    /// Those of [`new`](Self::new).
    #[inline]
    pub fn with_manual(&self, axes: &[SubAxis]) -> Result<Self, SpecError> {
        self.with_lists([&self.replicated, &self.unreduced, axes])
    }

    /// Sets whether a compiler may split a dimension further ([example](Self#examples)). Returns `None` if there is no such dimension.
    #[must_use]
    #[inline]
    pub fn with_open(&self, dimension: usize, is_open: bool) -> Option<Self> {
        let mut spec = self.clone();
        spec.dimensions.get_mut(dimension)?.is_open = is_open;
        Some(spec)
    }

    /// Removes the priorities of dimensions.
    #[inline]
    pub(super) fn without_priorities(mut self) -> Self {
        self.dimensions.iter_mut().for_each(|dimension| dimension.priority = None);
        self
    }

    /// Returns the mesh ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub const fn mesh(&self) -> &DynMesh {
        &self.mesh
    }

    /// Returns the rank ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn rank(&self) -> usize {
        self.dimensions.len()
    }

    /// Returns the dimensions, in order ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn dimensions(&self) -> &[Dimension] {
        &self.dimensions
    }

    /// Returns the axes that no compiler may use, in mesh order ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn replicated_axes(&self) -> &[SubAxis] {
        &self.replicated
    }

    /// Returns the axes over which a sum is pending, in mesh order ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn unreduced_axes(&self) -> &[SubAxis] {
        &self.unreduced
    }

    /// Returns the axes that the program handles itself, in mesh order ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn manual_axes(&self) -> &[SubAxis] {
        &self.manual
    }

    /// Returns the number of shards along each dimension ([example](Self#examples)).
    #[inline]
    pub fn parts(&self) -> impl ExactSizeIterator<Item = usize> {
        self.dimensions.iter().map(Dimension::parts)
    }

    /// Returns `true` if every device holds all elements, and no sum is pending ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub fn is_fully_replicated(&self) -> bool {
        self.parts().all(|parts| parts == 1) && self.unreduced.is_empty() && self.manual.is_empty()
    }

    /// Returns the parts of mesh axes that split no dimension and are neither unreduced nor manual, in mesh order ([example](Self#examples)): the
    /// devices along them hold the same elements.
    #[must_use]
    #[inline]
    pub fn free_axes(&self) -> Vec<SubAxis> {
        let split = self.dimensions.iter().flat_map(|dimension| &dimension.axes);
        let used: Vec<SubAxis> = split.chain(&self.unreduced).chain(&self.manual).copied().collect();
        self.complement(&used)
    }

    /// Returns the parts of mesh axes that are not among these, which are disjoint, in mesh order.
    #[inline]
    pub(super) fn complement(&self, used: &[SubAxis]) -> Vec<SubAxis> {
        let mut used = used.to_vec();
        used.sort_unstable();
        let (mut free, mut used) = (Vec::new(), used.into_iter().peekable());
        for (axis, (_, extent)) in self.mesh.axes().enumerate() {
            let mut before = 1_usize;
            let mut gap = |end: usize, before: usize| {
                if let Some(extent @ 2..) = end.checked_div(before) {
                    free.push(SubAxis { axis, before, extent });
                }
            };
            while let Some(part) = used.next_if(|part| part.axis == axis) {
                gap(part.before, before);
                before = part.end();
            }
            gap(extent, before);
        }
        free
    }

    /// Returns these parts of axes as digits of a position.
    #[inline]
    pub(super) fn digits(&self, axes: &[SubAxis]) -> Vec<Digit> {
        digits(&self.mesh, axes)
    }
}

/// Returns these parts of axes as digits of a position.
#[inline]
pub(super) fn digits(mesh: &DynMesh, axes: &[SubAxis]) -> Vec<Digit> {
    let of_mesh: Vec<Digit> = mesh.digits().collect();
    axes.iter().filter_map(|axis| of_mesh.get(axis.axis).map(|&digit| axis.digit(digit))).collect()
}

/// Merges neighbours that are adjacent parts of the same axis.
#[inline]
pub(super) fn merge_adjacent(axes: &mut Vec<SubAxis>) {
    axes.dedup_by(|next, kept| match kept.merge(*next) {
        Some(merged) => {
            *kept = merged;
            true
        }
        None => false,
    });
}

/// A spec of rank `R`: a mesh, and which of its axes split which of the `R` dimensions.
///
/// In: an array with the mesh axes of each dimension. It has all methods of [`DynSpec`], and those that take or return one number
/// for each dimension do so in arrays, so that a shape of another rank is a compile error.
///
/// # Examples
///
/// ```
/// use shapewise_sharding::{Mesh, Spec};
///
/// let mesh = Mesh::new([("x", 4), ("y", 2)])?;
/// let spec = Spec::from_names(&mesh, [&["x"], &["y"]])?;
/// assert_eq!(spec.shard_shape([8, 16])?, [2, 8]);
/// assert_eq!(spec.range([8, 16], 5)?, [4..6, 8..16]); // device 5 is at (2, 1)
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Spec<const R: usize>(DynSpec);

impl<const R: usize> Spec<R> {
    /// Creates a spec from the mesh axes of each dimension; see [`DynSpec::new`].
    ///
    /// # Errors
    ///
    /// Those of [`DynSpec::new`].
    pub fn new<D: IntoIterator<Item = SubAxis>>(
        mesh: &DynMesh,
        dimensions: [D; R],
    ) -> Result<Self, SpecError> {
        DynSpec::new(mesh, dimensions).map(Self)
    }

    /// Creates a spec from the names of the mesh axes of each dimension; see [`DynSpec::from_names`].
    ///
    /// # Errors
    ///
    /// Those of [`DynSpec::from_names`].
    pub fn from_names(mesh: &DynMesh, dimensions: [&[&str]; R]) -> Result<Self, SpecError> {
        DynSpec::from_names(mesh, &dimensions).map(Self)
    }
}

impl<const R: usize> Deref for Spec<R> {
    type Target = DynSpec;

    fn deref(&self) -> &DynSpec {
        &self.0
    }
}

impl<const R: usize> From<Spec<R>> for DynSpec {
    fn from(spec: Spec<R>) -> Self {
        spec.0
    }
}

impl<const R: usize> TryFrom<DynSpec> for Spec<R> {
    type Error = SpecError;

    fn try_from(spec: DynSpec) -> Result<Self, SpecError> {
        match spec.rank() {
            rank if rank == R => Ok(Self(spec)),
            rank => Err(SpecError::Rank { rank, expected: R }),
        }
    }
}
