use shapewise_sharding::{
    DynMesh, DynSpec, HloSharding, HloShardingKind, ShardGroup, Subgroup, TileAssignment,
};

use crate::world::{meshes, specs};

/// Parsed and printed.
#[track_caller]
fn canonical(text: &str, expected: &str) {
    let sharding: HloSharding = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(sharding.to_string(), expected, "{text}");
    assert_eq!(expected.parse(), Ok(sharding), "{expected}");
}

/// XLA's answers to texts of each form (jaxlib 0.12).
#[test]
fn texts_of_xla_are_canonical() {
    for same in [
        "{replicated}",
        "{manual}",
        "{unknown}",
        "{unreduced}",
        "{maximal device=3}",
        "{}",
        "{{replicated}, {maximal device=3}}",
        "{unknown shard_as 1}",
        "{devices=[2]<=[2] shard_like 3}",
        "{devices=[2,2]<=[4] last_tile_dims={unreduced}}",
        "{devices=[]<=[1]}",
        "{devices=[2]1,0}",
        "{mesh['x'=4,'y'=2], [{'x'}, {?}]}",
        "{mesh['x'=4,'y'=2], [{'x', ?}, {}], unreduced={'y'}}",
        "{mesh['x'=4,'y'=2], [{'x':(1)2, ?}, {}], replicated={'x':(2)2}, unreduced={'y'}}",
        "{mesh['x'=4,'y'=2], device_ids=([4,2]T(1,0)), [{'x'}, {}]}",
        "{mesh['x'=2,'y'=2], device_ids=(3,2,1,0), [{'x'}]}",
        "{mesh['x'=1,'y'=2], [{'x'}, {'y'}]}",
        "{{mesh['x'=4], [{'x'}]}, {replicated}}",
        "{mesh['x y'=2], [{'x y'}]}",
    ] {
        canonical(same, same);
    }
    canonical("{device=0 maximal}", "{maximal device=0}");
    canonical("{ shard_as 3 devices=[2]<=[2] }", "{devices=[2]<=[2] shard_as 3}");
    canonical(
        "{devices=[8,2]<=[4,4,1]T(0,1,2) last_tile_dims={replicated, manual}}",
        "{devices=[2,8]<=[8,2]T(1,0) last_tile_dims={manual, replicated}}",
    );
    canonical(
        "{devices=[2,2,2]<=[8] last_tile_dims={replicated,unreduced}}",
        "{devices=[2,2,2]<=[2,2,2]T(0,2,1) last_tile_dims={unreduced, replicated}}",
    );
    canonical(
        "{devices=[2,3]<=[2,3]T(1,0) last_tile_dims={replicated}}",
        "{devices=[2,3]0,1,3,2,4,5 last_tile_dim_replicate}",
    );
    canonical("{devices=[1,2,1]<=[1,2]T(1,0) last_tile_dims={replicated, manual}}", "{replicated}");
    canonical("{replicated metadata={op_name=\"a}\\\"b\" source={}}}", "{replicated}");
    canonical(
        "{mesh[\"x\"=4,\"y\"=2],device_ids=([8]), [{\"x\"}, {}], manual={}}",
        "{mesh['x'=4,'y'=2], [{'x'}, {}]}",
    );
    canonical("{mesh['x'=2], [{'x'}], metadata={op_name=\"a\"}}", "{mesh['x'=2], [{'x'}]}");
    canonical("/* one */ {devices=[2,1]<=[2]/*c*/}", "{devices=[2,1]<=[2]}");
}

#[test]
fn the_parts_of_a_sharding_are_known() {
    let sharding: HloSharding =
        "{devices=[2,2,2]7,6,5,4,3,2,1,0 last_tile_dims={manual, replicated} shard_as 5}".parse().unwrap();
    assert_eq!((sharding.group(), sharding.rank()), (Some(ShardGroup::As(5)), Some(1)));
    let HloShardingKind::Tiled { tiles, subgroups } = sharding.kind() else { panic!("it has tiles") };
    assert_eq!(subgroups[..], [Subgroup::Manual, Subgroup::Replicas]);
    assert_eq!(tiles.devices().collect::<Vec<_>>(), [6, 7, 4, 5, 2, 3, 0, 1]); // copies are sorted
    assert!(!tiles.is_iota() && tiles.iota_parts().is_none());
    let iota = TileAssignment::iota([2, 4], [2, 2, 2], [2, 0, 1]).unwrap();
    assert_eq!(iota.iota_parts(), Some((vec![4, 2], vec![1, 0])));
}

/// Each text of Shardy and of the named form is read as the same spec, on all specs of the small world.
#[test]
fn printed_specs_are_parsed_to_the_same() {
    for mesh in meshes() {
        assert_eq!(mesh.to_string().parse(), Ok(mesh.clone()), "{mesh}");
        for spec in specs(&mesh, 2) {
            let open = spec.with_open(1, true).unwrap().with_replicated(&spec.free_axes()).unwrap();
            for spec in [spec, open] {
                assert_eq!(mesh.parse_spec(&spec.to_string()), Ok(spec.clone()), "{spec}");
                assert_eq!(
                    mesh.parse_spec(&format!("#sdy.sharding<@mesh, {spec}>")),
                    Ok(spec.clone()),
                    "{spec}"
                );
                assert_eq!(
                    mesh.parse_spec(&format!("#sdy.sharding<mesh{mesh}, {spec}>")),
                    Ok(spec.clone()),
                    "{spec}"
                );
                let named = HloSharding::from(spec.clone());
                assert_eq!(named.to_string().parse(), Ok(named.clone()), "{named}");
            }
        }
    }
}

/// XLA's named form has no priorities.
#[test]
fn priorities_are_those_of_shardy_only() {
    let mesh = DynMesh::new([("x", 4)]).unwrap();
    let spec = mesh.parse_spec(r#"[{"x"}p1, {?}p0]"#).unwrap();
    assert_eq!(spec.to_string(), r#"[{"x"}p1, {?}p0]"#);
    assert_eq!((spec.dimensions()[0].priority(), spec.dimensions()[1].is_open()), (Some(1), true));
    let named = HloSharding::from(spec);
    assert_eq!(named.to_string(), "{mesh['x'=4], [{'x'}, {?}]}");
    assert_eq!(named.to_string().parse(), Ok(named));
}

#[test]
fn texts_of_jax_have_extents_and_axes() {
    let mesh = DynMesh::new([("x", 4), ("y", 2), ("z", 1)]).unwrap();
    for text in ["[8@x,16@y]", "[]", "[8@(x,y),4]", "[8@x,8]{U:y}", "[8]{V:x, U:(y,z)}", "[8]{R:x}", "[0@x]"]
    {
        let sharded = mesh.parse_sharded(text).unwrap();
        assert_eq!(sharded.to_string(), text);
        let (extents, spec) = (sharded.extents().to_vec(), sharded.spec().clone());
        assert_eq!(shapewise_sharding::ShardedExtents::new(extents, spec), Ok(sharded));
    }
    assert_eq!(
        mesh.parse_sharded(" [ 8 @ ( y , x ) ] ").unwrap().spec(),
        &DynSpec::from_names(&mesh, &[&["y", "x"]]).unwrap()
    );
}

/// A changed text is read or refused, and what is read is printed and read to the same again.
#[test]
fn changed_texts_are_read_or_refused() {
    let seeds = [
        "{devices=[8,2]<=[4,4]T(1,0) last_tile_dims={replicated, manual}}",
        "{devices=[2,3]3,1,0,5,4,2 last_tile_dim_replicate}",
        "{{replicated}, {maximal device=3}, {unknown shard_as 1}}",
        "{mesh['x'=4,'y'=2], device_ids=([4,2]T(1,0)), [{'x':(1)2, ?}, {}], replicated={'x':(2)2}, unreduced={'y'}}",
        "<[\"x\"=2, \"y\"=2], device_ids=[3, 1, 0, 2]>",
        "#sdy.sharding<@mesh, [{\"x\":(2)2}p1, {?}], manual={\"y\"}>",
        "[8@x,16@(y,z)]{U:w, V:x}",
    ];
    let characters: Vec<char> = "{}[]()<>=,:?@\"' 0123456789xyTpU".chars().collect();
    let mesh = DynMesh::new([("x", 4), ("y", 2), ("z", 3), ("w", 2)]).unwrap();
    let (mut state, mut read) = (17_u64, 0);
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % below
    };
    for _ in 0..20_000 {
        let mut text: Vec<char> = seeds[random(seeds.len())].chars().collect();
        for _ in 0..=random(3) {
            let (at, character) = (random(text.len()), characters[random(characters.len())]);
            match random(3) {
                0 => drop(text.remove(at)),
                1 => text[at] = character,
                _ => text.insert(at, character),
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(sharding) = text.parse::<HloSharding>() {
            assert_eq!(sharding.to_string().parse(), Ok(sharding), "{text}");
            read += 1;
        }
        if let Ok(mesh) = text.parse::<DynMesh>() {
            assert_eq!(mesh.to_string().parse(), Ok(mesh), "{text}");
            read += 1;
        }
        if let Ok(spec) = mesh.parse_spec(&text) {
            assert_eq!(mesh.parse_spec(&spec.to_string()), Ok(spec), "{text}");
            read += 1;
        }
        if let Ok(sharded) = mesh.parse_sharded(&text) {
            assert_eq!(mesh.parse_sharded(&sharded.to_string()), Ok(sharded), "{text}");
            read += 1;
        }
    }
    assert!(read > 300, "{read} of the texts are read");
}

/// A text of a few bytes that claims many devices is refused, or is kept without a list of them.
#[test]
#[cfg(target_pointer_width = "64")]
fn the_memory_is_bounded_by_the_text() {
    let iota: HloSharding = "{devices=[1048576,1048576]<=[1048576,1048576]T(1,0)}".parse().unwrap();
    assert_eq!(iota.to_string(), "{devices=[1048576,1048576]<=[1048576,1048576]T(1,0)}");
    for refused in [
        "{devices=[9223372036854775807,2]<=[2]}",
        "{devices=[3,1000000]<=[3,1000000]T(1,0) last_tile_dim_replicate}",
        "{mesh['x'=1000000,'y'=1000000], device_ids=([1000000,1000000]T(1,0)), [{}]}",
        "{devices=[1000000,1000000]0,1}",
    ] {
        let error = refused.parse::<HloSharding>().unwrap_err();
        assert!(error.position <= refused.len(), "{error}");
    }
    assert!("<[\"x\"=1000000000], device_ids=[0]>".parse::<DynMesh>().is_err());
}

/// The devices of a mesh have one form, whether they are listed or an iota.
#[test]
fn listed_devices_and_iotas_are_one_mesh() {
    for (iota, listed) in [
        ("[8]", [0, 1, 2, 3, 4, 5, 6, 7]),
        ("[2,4]T(1,0)", [0, 4, 1, 5, 2, 6, 3, 7]),
        ("[4,2]T(1,0)", [0, 2, 4, 6, 1, 3, 5, 7]),
        ("[2,2,2]T(2,1,0)", [0, 4, 2, 6, 1, 5, 3, 7]),
        ("[2,2,2]T(1,0,2)", [0, 1, 4, 5, 2, 3, 6, 7]),
        ("0,1,2,3,4,5,7,6", [0, 1, 2, 3, 4, 5, 7, 6]),
        ("10,11,12,13,14,15,16,17", [10, 11, 12, 13, 14, 15, 16, 17]),
    ] {
        let mesh = DynMesh::new([("x", 4), ("y", 2)]).unwrap().with_devices(listed).unwrap();
        let text =
            format!("{{mesh['x'=4,'y'=2], device_ids=({}), [{{'x'}}]}}", iota.replace("[8]", "[4,2]T(0,1)"));
        let read: HloSharding = text.parse().unwrap();
        let HloShardingKind::Named(spec) = read.kind() else { panic!("{read} has a mesh") };
        assert_eq!(spec.mesh(), &mesh, "{iota}");
        assert_eq!(mesh.to_string().parse(), Ok(mesh.clone()), "{iota}");
        assert_eq!(mesh.is_iota(), iota == "[8]");
        assert!(mesh.devices().eq(listed), "{iota}");
        for device in 0..20 {
            assert_eq!(
                mesh.position_of(device),
                listed.iter().position(|listed| *listed == device),
                "{iota}"
            );
            assert_eq!(mesh.device_at(device), listed.get(device).copied(), "{iota}");
        }
    }
}

/// Braces in quotes end nothing, and neither does a quote after a backslash, which is one only in quotes.
#[test]
fn metadata_is_skipped() {
    for metadata in [
        r#"{a\}"#,
        r#"{op_name="a}b"}"#,
        r#"{op_name="a{b"}"#,
        r#"{a={b="}"} c="{"}"#,
        r#"{op_name="a\"}b"}"#,
    ] {
        let text = format!("{{replicated metadata={metadata}}}");
        assert_eq!(text.parse(), Ok(HloSharding::REPLICATED), "{text}");
        assert!(text[..text.len() - 1].parse::<HloSharding>().is_err(), "{text} without its end");
    }
}

#[test]
fn roles_have_no_subgroups_and_no_names() {
    for text in [
        "{replicated last_tile_dims={manual}}",
        "{maximal device=1 last_tile_dims={manual}}",
        "{manual last_tile_dim_replicate}",
        "{replicated mesh['x'=2], [{}]}",
    ] {
        assert!(text.parse::<HloSharding>().is_err(), "{text}");
    }
}

/// Devices that are listed although the text has none of them: those of one part fit, and those of two do not.
#[test]
fn listed_devices_of_all_parts_are_counted() {
    let listed = "{devices=[3,20000]<=[3,20000]T(1,0) last_tile_dim_replicate}";
    let iota = "{devices=[3,20000]<=[60000] last_tile_dim_replicate}";
    assert!(format!("{{{listed}}}").parse::<HloSharding>().is_ok());
    let one = format!("{{{iota}, {listed}, {iota}, {iota}}}").parse::<HloSharding>();
    assert!(one.is_ok(), "{one:?}");
    let error = format!("{{{listed}, {listed}}}").parse::<HloSharding>().unwrap_err().to_string();
    assert!(error.contains("120000"), "{error}");
}

#[test]
fn meshes_at_their_limits_are_read() {
    let axes = |count: usize| {
        let axes: Vec<String> = (0..count).map(|axis| format!("\"a{axis}\"=1")).collect();
        format!("<[{}]>", axes.join(", ")).parse::<DynMesh>()
    };
    assert_eq!(axes(254).unwrap().axes().len(), 254);
    assert!(axes(255).is_err());
    let devices = |extent: usize| {
        let text = format!("{{mesh['x'=256,'y'={extent}], device_ids=([{extent},256]T(1,0)), [{{'x'}}]}}");
        text.parse::<HloSharding>().map(|sharding| sharding.to_string() == text)
    };
    assert_eq!(devices(256).ok(), Some(true));
    assert!(devices(257).is_err());
}

#[test]
fn ranked_meshes_and_specs_are_printed_like_those_of_any_rank() {
    let mesh = shapewise_sharding::Mesh::new([("x", 2), ("y", 3)]).unwrap();
    let dynamic = DynMesh::from(mesh.clone());
    assert_eq!((mesh.to_string(), format!("{mesh:?}")), (dynamic.to_string(), format!("{dynamic:?}")));
    assert_eq!(mesh.to_string(), r#"<["x"=2, "y"=3]>"#);
    let spec = DynSpec::from_names(&dynamic, &[&["y"], &["x"]]).unwrap();
    let ranked = shapewise_sharding::Spec::<2>::try_from(spec.clone()).unwrap();
    assert_eq!((ranked.to_string(), spec.to_string().is_empty()), (spec.to_string(), false));
}
