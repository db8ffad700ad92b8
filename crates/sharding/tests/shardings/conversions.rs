//! Specs from XLA's shardings of each kind, and the parts of a mesh that are no tiles of a sharding.
use shapewise_sharding::{
    DynMesh, DynSpec, HloError, HloSharding, HloShardingKind, Mesh, SpecError, SubAxis, Subgroup,
    TileAssignment,
};

fn mesh() -> DynMesh {
    DynMesh::new([("x", 4), ("one", 1), ("y", 6)]).unwrap()
}

fn hlo(text: &str) -> HloSharding {
    text.parse().unwrap()
}

#[test]
fn shardings_without_tiles_are_specs_of_all_axes() {
    let of = |sharding: &HloSharding| DynSpec::from_hlo(&mesh(), 2, sharding);
    let all = [SubAxis::full(0, 4), SubAxis::full(2, 6)];
    let replicated = DynSpec::replicated(&mesh(), 2).unwrap();
    assert_eq!(of(&HloSharding::REPLICATED), Ok(replicated.clone()));
    assert_eq!(of(&HloSharding::MANUAL), Ok(replicated.with_manual(&all).unwrap()));
    assert_eq!(of(&HloSharding::UNREDUCED), Ok(replicated.with_unreduced(&all).unwrap()));
    assert_eq!(of(&HloSharding::UNKNOWN), Err(HloError::NotTiled));
    assert!(replicated.is_fully_replicated() && replicated.to_hlo() == HloSharding::REPLICATED);
    for split in [
        replicated.with_manual(&all[..1]).unwrap(),
        replicated.with_unreduced(&all[..1]).unwrap(),
        DynSpec::from_names(&mesh(), &[&["y"], &[]]).unwrap(),
    ] {
        assert!(!split.is_fully_replicated(), "{split}");
        assert_eq!(of(&split.to_hlo()), Ok(split));
    }
}

#[test]
fn along_one_device_nothing_is_split_or_pending() {
    let meshes = [vec![("x", 1), ("y", 1)], vec![("x", 1), ("y", 3)]];
    for mesh in meshes.map(|axes| DynMesh::new(axes).unwrap()) {
        let (one, whole) = ([SubAxis::full(0, 1)], DynSpec::replicated(&mesh, 1).unwrap());
        let split = DynSpec::from_names(&mesh, &[&["x"]]).unwrap();
        for spec in [split, whole.with_unreduced(&one).unwrap(), whole.with_manual(&one).unwrap()] {
            assert_eq!(spec.to_hlo(), HloSharding::REPLICATED, "{spec}");
        }
    }
}

#[test]
fn a_named_sharding_is_its_spec() {
    let spec = DynSpec::from_names(&mesh(), &[&["y"], &["x"], &[]]).unwrap();
    let named = HloSharding::from(spec.clone());
    assert_eq!(named.rank(), Some(3));
    assert_eq!(DynSpec::from_hlo(&mesh(), 3, &named), Ok(spec.clone()));
    assert_eq!(DynSpec::from_hlo_alone(&named), Ok(spec.clone()));
    for sharding in [named, spec.to_hlo()] {
        let error = DynSpec::from_hlo(&mesh(), 2, &sharding).unwrap_err();
        assert_eq!(error, SpecError::Rank { rank: 3, expected: 2 }.into());
    }
}

#[test]
fn tiles_that_no_parts_of_axes_have_are_errors() {
    let of = |extents: [usize; 2], text: &str| {
        let mesh = DynMesh::new([("x", extents[0]), ("y", extents[1])]).unwrap();
        DynSpec::from_hlo(&mesh, 2, &hlo(text))
    };
    // A tile begins within an axis, ends within one, or ends in the middle of the next one.
    for (extents, text) in [
        ([4, 6], "{devices=[6,4]<=[24]}"),
        ([4, 6], "{devices=[4,6]<=[6,4]T(1,0)}"),
        ([6, 4], "{devices=[6,4]<=[4,6]T(1,0)}"),
    ] {
        assert_eq!(of(extents, text), Err(HloError::NoAxes), "{text} on {extents:?}");
    }
    assert_eq!(of([4, 6], "{devices=[4,6]<=[24]}").unwrap().to_string(), r#"[{"x"}, {"y"}]"#);
    assert_eq!(of([4, 6], "{devices=[2,12]<=[24]}").unwrap().to_string(), r#"[{"x":(1)2}, {"x":(2)2, "y"}]"#);
}

/// Tiles that cut an axis where it has no part: the devices are listed, in the mesh.
#[test]
fn devices_in_an_order_that_no_axes_have_are_listed() {
    for (text, axes) in [("[8,3]", 2), ("[8,1,3]", 3), ("[1,8,3]", 3)] {
        let sharding = hlo(&format!("{{devices={text}<=[4,6]T(1,0)}}"));
        let HloShardingKind::Tiled { tiles, .. } = sharding.kind() else { panic!("it has tiles") };
        let spec = DynSpec::from_hlo_alone(&sharding).unwrap();
        assert_eq!((spec.rank(), spec.mesh().axes().len()), (axes, 2), "{text}");
        assert!(spec.mesh().devices().eq(tiles.devices()), "{text}");
        let again: Vec<usize> = spec.parts().collect();
        assert_eq!(again, tiles.extents(), "{text}");
    }
    let many = TileAssignment::iota([450, 200], [300, 300], [1, 0]).unwrap();
    let many = HloSharding::tiled(many, &[] as &[Subgroup]).unwrap();
    assert_eq!(DynSpec::from_hlo_alone(&many), Err(HloError::TooManyListed { devices: 90_000 }));
}

#[test]
fn parts_of_extent_1_overlap_nothing() {
    let (one, all) = (SubAxis { axis: 0, before: 2, extent: 1 }, SubAxis::full(0, 4));
    assert!(!one.overlaps(all) && !all.overlaps(one) && !one.overlaps(one) && all.overlaps(all));
}

#[test]
fn coordinates_are_those_of_any_rank() {
    let (mesh, dynamic) =
        (Mesh::new([("x", 2), ("y", 3)]).unwrap(), DynMesh::new([("x", 2), ("y", 3)]).unwrap());
    for position in 0..6 {
        assert_eq!(mesh.coordinates(position), Some([position / 3, position % 3]));
        assert_eq!(mesh.coordinates(position).map(Vec::from), dynamic.coordinates(position));
    }
    assert_eq!(mesh.coordinates(6), None);
}

#[test]
fn dimensions_are_closed_and_without_a_priority_unless_stated() {
    let spec = mesh().parse_spec(r#"[{"x", ?}p3, {"y"}]"#).unwrap();
    let [open, closed] = spec.dimensions() else { panic!("two dimensions") };
    assert_eq!((open.is_open(), open.priority()), (true, Some(3)));
    assert_eq!((closed.is_open(), closed.priority()), (false, None));
}
