use shapewise_sharding::{
    DynSpec, HloSharding, Mesh, ShardError, Spec, SubAxis,
    geometry::{even_tile_extent, tile_extent, tile_of, tile_range},
};

use crate::world::{holds, meshes, parts, specs};

/// The indices of a shape.
fn indices(shape: &[usize]) -> Vec<Vec<usize>> {
    shape.iter().fold(vec![vec![]], |indices, &extent| {
        indices.iter().flat_map(|index| (0..extent).map(|at| [&index[..], &[at]].concat())).collect()
    })
}

#[test]
fn tiles_cover_an_extent_once() {
    const { assert!(tile_extent(9, 4) == 3 && tile_range(9, 4, 3).start == 9, "the rules are constants") };
    for extent in 0..20 {
        for count in 1..7 {
            let mut next = 0;
            for tile in 0..count {
                let range = tile_range(extent, count, tile);
                assert!(range.len() <= tile_extent(extent, count));
                for at in range {
                    assert_eq!((at, tile_of(extent, count, at)), (next, Some(tile)));
                    next += 1;
                }
            }
            assert_eq!((next, tile_of(extent, count, extent)), (extent, None));
            assert_eq!(even_tile_extent(extent, count), (extent % count == 0).then_some(extent / count));
        }
        assert_eq!((tile_extent(extent, 0), even_tile_extent(extent, 0)), (extent, Some(extent)));
    }
    assert_eq!(tile_range(usize::MAX, 2, usize::MAX), usize::MAX..usize::MAX);
}

#[test]
fn ranges_and_holders_are_those_of_the_oracle() {
    let mut cases = 0;
    for mesh in meshes() {
        for (rank, shapes) in [
            (0, vec![vec![]]),
            (1, (0..6).map(|n| vec![n]).collect()),
            (2, vec![vec![4, 3], vec![2, 6], vec![0, 5], vec![7, 12]]),
        ] {
            for spec in specs(&mesh, rank) {
                for shape in &shapes {
                    check(&spec, shape);
                    cases += 1;
                }
            }
        }
    }
    assert!(cases > 2000, "{cases} cases");
}

fn check(spec: &DynSpec, shape: &[usize]) {
    let mesh = spec.mesh();
    let divides = shape.iter().zip(spec.parts()).all(|(extent, parts)| extent % parts == 0);
    let ranges: Vec<_> = spec.padded_ranges(shape).unwrap().collect();
    assert_eq!(ranges.len(), mesh.device_count());
    for (position, (device, ranges)) in ranges.iter().enumerate() {
        assert_eq!((mesh.device_at(position), mesh.position_of(*device)), (Some(*device), Some(position)));
        assert_eq!(spec.padded_range(shape, *device).as_ref(), Ok(ranges));
        assert_eq!(spec.range(shape, *device).ok().as_ref(), divides.then_some(ranges));
        for (dimension, (range, &extent)) in ranges.iter().zip(shape).enumerate() {
            for at in 0..extent {
                assert_eq!(
                    range.contains(&at),
                    holds(spec, dimension, extent, position, at),
                    "{spec} of {shape:?}"
                );
            }
        }
    }
    for index in indices(shape) {
        let has = |ranges: &[core::ops::Range<usize>]| {
            ranges.iter().zip(&index).all(|(range, at)| range.contains(at))
        };
        let expected: Vec<_> =
            ranges.iter().filter(|(_, ranges)| has(ranges)).map(|&(device, _)| device).collect();
        assert_eq!(
            spec.padded_holders(shape, &index),
            Ok(expected.clone()),
            "{spec} of {shape:?} at {index:?}"
        );
        assert_eq!(spec.holders(shape, &index).ok(), divides.then_some(expected));
    }
    let padded = spec.padded_shard_shape(shape).unwrap();
    match spec.shard_shape(shape) {
        Ok(even) => assert!(divides && even == padded),
        Err(ShardError::Indivisible { dimension, extent, parts }) => {
            assert!(!divides && shape[dimension] == extent && extent % parts != 0);
        }
        Err(error) => panic!("{error}"),
    }
    let largest = |dimension: usize| ranges.iter().map(|(_, ranges)| ranges[dimension].len()).max();
    assert!(padded.iter().enumerate().all(|(dimension, &extent)| largest(dimension) == Some(extent)));
}

/// XLA's form says the same about each device, and is the same when read back.
#[test]
fn the_form_of_xla_has_the_same_tiles() {
    for mesh in meshes() {
        for spec in specs(&mesh, 2) {
            let hlo = spec.to_hlo();
            assert_eq!(hlo.to_string().parse(), Ok(hlo.clone()), "{hlo}");
            let again = DynSpec::from_hlo(&mesh, 2, &hlo).unwrap();
            assert_eq!(again.to_hlo(), hlo, "{spec} and {again}");
            let shape = [12, 12];
            let ranges: Vec<_> = spec.padded_ranges(&shape).unwrap().collect();
            assert_eq!(
                again.padded_ranges(&shape).unwrap().collect::<Vec<_>>(),
                ranges,
                "{spec} and {again}"
            );
            if let Ok(alone) = DynSpec::from_hlo_alone(&hlo) {
                let alone = alone.padded_ranges(&shape).unwrap().map(|(_, ranges)| ranges);
                assert!(alone.eq(ranges.iter().map(|(_, ranges)| ranges.clone())), "{spec} without its mesh");
            } else {
                assert_eq!(hlo, HloSharding::REPLICATED);
            }
        }
    }
}

#[test]
fn unused_parts_are_free() {
    for mesh in meshes() {
        for spec in specs(&mesh, 1) {
            let mut all: Vec<SubAxis> = spec.free_axes();
            let used = spec.dimensions()[0].axes();
            assert!(used.iter().all(|used| all.iter().all(|free| !free.overlaps(*used))));
            all.extend(used);
            let product: usize = all.iter().map(|part| part.extent).product();
            assert_eq!(product, mesh.device_count(), "{spec}");
        }
    }
}

/// Lists of axes are normalised, and overlaps are found.
#[test]
fn specs_have_a_normal_form() {
    let mesh = Mesh::new([("x", 8), ("y", 2)]).unwrap();
    let whole = (SubAxis::full(0, 8), SubAxis::full(1, 2));
    let (a, rest) = whole.0.split(2).unwrap();
    let (b, c) = rest.split(2).unwrap();
    let spec = |axes: &[SubAxis]| DynSpec::new(&mesh, [axes.to_vec()]);
    assert_eq!(spec(&[a, b, c]), spec(&[whole.0]));
    assert_eq!(spec(&[a, rest]), spec(&[whole.0]));
    assert_ne!(spec(&[b, a]), spec(&[a, b]));
    assert_eq!(spec(&[b, c]).unwrap().to_string(), r#"[{"x":(2)4}]"#);
    assert!(spec(&[a, a]).is_err() && spec(&[whole.0, b]).is_err() && spec(&[whole.1, whole.1]).is_err());
    let listed = spec(&[a]).unwrap().with_replicated(&[whole.1, c, b]).unwrap();
    assert_eq!(listed.to_string(), r#"[{"x":(1)2}], replicated={"x":(2)4, "y"}"#);
    assert!(listed.with_unreduced(&[b]).is_err());
    assert_eq!(parts(&mesh).len(), 4);
}

/// The rank in the type.
#[test]
fn ranks_in_the_type_have_arrays() {
    let mesh = Mesh::new([("x", 4), ("y", 2)]).unwrap();
    let spec = Spec::from_names(&mesh, [&["y", "x"], &[]]).unwrap();
    let dynamic: DynSpec = spec.clone().into();
    assert_eq!(spec.shard_shape([8, 3]).unwrap().to_vec(), dynamic.shard_shape(&[8, 3]).unwrap());
    assert_eq!(spec.padded_shard_shape([9, 3]).unwrap(), [2, 3]);
    for device in 0..8 {
        assert_eq!(
            spec.padded_range([9, 3], device).unwrap().to_vec(),
            dynamic.padded_range(&[9, 3], device).unwrap()
        );
    }
    assert_eq!(spec.padded_holders([9, 3], [2, 0]), dynamic.padded_holders(&[9, 3], &[2, 0]));
    assert_eq!(spec.holders([8, 3], [2, 0]).unwrap(), [4]); // tile 2 is y = 0, x = 2
    assert_eq!(Spec::<2>::try_from(dynamic.clone()), Ok(spec));
    assert!(Spec::<1>::try_from(dynamic).is_err());
    assert_eq!(Mesh::<2>::try_from((*mesh).clone()), Ok(mesh.clone()));
    assert!(Mesh::<3>::try_from((*mesh).clone()).is_err());
    assert_eq!((mesh.names(), mesh.extents(), mesh.coordinates(8)), (["x", "y"], [4, 2], None));
}
