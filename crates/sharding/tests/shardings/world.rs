//! The small world: meshes, and all specs on them.

use shapewise_sharding::{DynMesh, DynSpec, SubAxis};

/// Meshes of up to three axes, some of which have extent 1, in order and out of order.
pub(crate) fn meshes() -> Vec<DynMesh> {
    let extents: [&[usize]; 9] = [&[], &[1], &[3], &[4], &[2, 2], &[2, 3], &[4, 2], &[1, 2], &[2, 2, 3]];
    let names = ["x", "y", "z"];
    let mut meshes = Vec::new();
    for extents in extents {
        let mesh = DynMesh::new(names.into_iter().zip(extents.iter().copied())).unwrap();
        let reversed = mesh.with_devices((0..mesh.device_count()).map(|device| 10 * (99 - device)));
        meshes.extend([reversed.unwrap(), mesh]);
    }
    meshes
}

/// All lists of different axes and halves of axes.
fn sequences(parts: &[SubAxis]) -> Vec<Vec<SubAxis>> {
    let (mut all, mut begin) = (vec![Vec::new()], 0);
    while begin < all.len() {
        let list: Vec<SubAxis> = all[begin].clone();
        for &part in parts {
            if list.iter().all(|&other| !other.overlaps(part) && other != part) {
                all.push([&list[..], &[part]].concat());
            }
        }
        begin += 1;
    }
    all
}

/// The axes of a mesh, and the halves of those of an even extent above 2.
pub(crate) fn parts(mesh: &DynMesh) -> Vec<SubAxis> {
    let mut parts = Vec::new();
    for (axis, (_, extent)) in mesh.axes().enumerate() {
        parts.push(SubAxis::full(axis, extent));
        if extent > 2 && extent % 2 == 0 {
            let (a, b) = parts[parts.len() - 1].split(2).unwrap();
            parts.extend([a, b]);
        }
    }
    parts
}

/// All specs of a rank on a mesh: each sequence of axes, cut between dimensions in all ways.
pub(crate) fn specs(mesh: &DynMesh, rank: usize) -> Vec<DynSpec> {
    let mut specs = Vec::new();
    for sequence in sequences(&parts(mesh)) {
        let mut cuts = vec![vec![]];
        for _ in 1..rank {
            cuts = cuts
                .into_iter()
                .flat_map(|cut: Vec<usize>| {
                    let first = cut.last().copied().unwrap_or(0);
                    (first..=sequence.len()).map(move |at| [&cut[..], &[at]].concat())
                })
                .collect();
        }
        if rank == 0 && !sequence.is_empty() {
            continue;
        }
        for cut in cuts {
            let ends = cut.iter().copied().chain((rank > 0).then_some(sequence.len()));
            let begins = [0].into_iter().chain(cut.iter().copied());
            let dimensions = begins.zip(ends).map(|(begin, end)| sequence[begin..end].to_vec());
            specs.push(DynSpec::new(mesh, dimensions).unwrap());
        }
    }
    specs
}

/// The digit of a position that a part of an axis is: coordinates first, then the part of the coordinate.
fn digit(mesh: &DynMesh, position: usize, part: SubAxis) -> usize {
    let coordinate = mesh.coordinates(position).unwrap()[part.axis];
    let of = mesh.extent(part.axis).unwrap();
    coordinate / (of / (part.before * part.extent)) % part.extent
}

/// Whether the device at a position holds index `at` of a dimension: by counting elements, tile by tile.
pub(crate) fn holds(spec: &DynSpec, dimension: usize, extent: usize, position: usize, at: usize) -> bool {
    let (mut tile, mut tiles) = (0, 1);
    for &part in spec.dimensions()[dimension].axes() {
        tile = tile * part.extent + digit(spec.mesh(), position, part);
        tiles *= part.extent;
    }
    let mut size = 0;
    while size * tiles < extent {
        size += 1;
    }
    (0..extent).skip(tile * size).take(size).any(|index| index == at)
}
