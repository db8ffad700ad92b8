//! The message of every error of shardings, literally.
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

#[path = "../../../tests/width/mod.rs"]
mod width;

use shapewise_sharding::{
    DynMesh, DynSpec, HloSharding, Mesh, ShardGroup, ShardedExtents, Spec, SubAxis, Subgroup, TileAssignment,
};

#[track_caller]
fn says<V, E: core::error::Error>(result: Result<V, E>, words: &str) {
    match result {
        Ok(_) => panic!("no error, where this was expected: {words}"),
        Err(error) => assert_eq!(error.to_string(), width::of(words), "the words of {error:?}"),
    }
}

fn mesh() -> DynMesh {
    DynMesh::new([("x", 4), ("y", 2)]).unwrap()
}

#[test]
fn meshes() {
    says(DynMesh::new([("", 4)]), "mesh axis 0 has an empty name: a name has at least one character");
    says(
        DynMesh::new([("a\"b", 4)]),
        "the name of mesh axis 0 has the character '\"': a name has no quotes, no backslash and no control characters",
    );
    says(Mesh::new([("x", 4), ("x", 2)]), "mesh axes 0 and 1 have the same name: names must be different");
    says(
        DynMesh::new([("x", 0)]),
        "mesh axis 0 has extent 0: a mesh has at least one device along each axis",
    );
    says(
        DynMesh::new([("x", 2), ("y", usize::MAX)]),
        "the mesh is too large at axis 1: 2 times 18446744073709551615 devices are above 9223372036854775807",
    );
    says(mesh().with_devices([0, 1]), "the mesh has 8 positions for 2 devices: the numbers must be equal");
    says(
        mesh().with_devices([0, 1, 2, 3, 4, 5, 6, 3]),
        "device 3 is listed twice: each device has one position in the mesh",
    );
    says(Mesh::<3>::try_from(mesh()), "the mesh has 2 axes, expected 3");
    let names: Vec<String> = (0..255).map(|axis| axis.to_string()).collect();
    says(DynMesh::new(names.iter().map(|name| (name, 1))), "the mesh has more than 254 axes");
    assert!(DynMesh::new(names.iter().skip(1).map(|name| (name, 1))).is_ok());
}

#[test]
fn specs() {
    let axes = |axes: &[SubAxis]| DynSpec::new(&mesh(), [axes.to_vec()]);
    says(axes(&[SubAxis::full(2, 4)]), "mesh axis 2 is out of range: the mesh has 2 axes");
    says(
        axes(&[SubAxis { axis: 0, before: 3, extent: 2 }]),
        "mesh axis 0 of extent 4 has no sub-axis (3)2: 3 times 2 must divide 4",
    );
    says(
        axes(&[SubAxis::full(0, 4), SubAxis::full(0, 4)]),
        "mesh axis 0 is used twice: it splits at most one dimension, once",
    );
    says(
        mesh().parse_spec(&format!("[], manual={{{}}}", ["\"x\""; 99].join(","))),
        "the spec names more parts of mesh axes than the mesh has: each splits at most one dimension, once (in the spec at 0)",
    );
    says(
        DynSpec::from_names(&mesh(), &[&["x"], &["y", "z"]]),
        "entry 1 of dimension 1 is not the name of a mesh axis",
    );
    says(DynSpec::replicated(&mesh(), 255), "rank 255 is above the greatest rank, 254");
    says(Spec::<2>::try_from(axes(&[]).unwrap()), "the spec has rank 1, expected 2");
    let other = DynMesh::new([("x", 8)]).unwrap();
    let named = HloSharding::from(DynSpec::replicated(&other, 1).unwrap());
    says(
        DynSpec::from_hlo(&mesh(), 1, &named),
        "the two specs are of different meshes: both must be of the same mesh",
    );
}

#[test]
fn shards() {
    let spec = DynSpec::from_names(&mesh(), &[&["x"], &[]]).unwrap();
    says(spec.shard_shape(&[4]), "the spec has rank 2, but the shape has rank 1: they must be equal");
    says(
        spec.range(&[9, 3], 0),
        "dimension 0 has extent 9, which is not divisible by its 4 shards: the methods named `padded` pad it",
    );
    says(spec.range(&[8, 3], 8), "the mesh has no device 8");
    says(spec.holders(&[8, 3], &[0, 3]), "index 3 of dimension 1 is out of range: the extent is 3");
    says(
        spec.padded_shard_shape(&[usize::MAX, 2]),
        "the shape is too large at axis 0: its extent 18446744073709551615 is above 9223372036854775807",
    );
    says(ShardedExtents::new([3], spec), "the spec has rank 2, but the shape has rank 1: they must be equal");
}

#[test]
fn tiles() {
    let iota = |tiles: &[usize], extents: &[usize], axes: &[usize]| {
        TileAssignment::iota(tiles.iter().copied(), extents.iter().copied(), axes.iter().copied())
    };
    says(
        iota(&[2, 0], &[2], &[0]),
        "there are 0 tiles or devices along a dimension: there must be at least 1",
    );
    says(iota(&[usize::MAX, 2], &[2], &[0]), "the number of devices is above 9223372036854775807");
    says(iota(&[2, 3], &[8], &[0]), "the sharding has 6 tiles for 8 devices: the numbers must be equal");
    says(
        iota(&[4], &[2, 2], &[0, 0]),
        "axis 0 of the transpose is out of range or there twice: it must be a permutation of 2 axes",
    );
    says(iota(&[4], &[2, 2], &[0]), "the transpose has 1 axis, but the reshape has 2: they must be equal");
    says(TileAssignment::list([2], [0, 2]), "device 2 is out of range for 2 devices");
    says(TileAssignment::list([2], [0, 0]), "device 0 has two tiles: each device has one");
    says(
        HloSharding::tiled(iota(&[2], &[2], &[0]).unwrap(), &[Subgroup::Manual, Subgroup::Manual]),
        "the sharding has 2 subgroups for 1 dimension of tiles: there may be at most one for each",
    );
    let uneven = iota(&[3, 1_000_000], &[3, 1_000_000], &[1, 0]).unwrap();
    says(
        HloSharding::tiled(uneven, &[Subgroup::Replicas]),
        "the order of 3000000 devices must be listed, because it is not an iota: at most 65536 are listed",
    );
    let tuple = HloSharding::tuple([HloSharding::MANUAL]).unwrap();
    says(
        HloSharding::tuple([tuple.clone()]),
        "a tuple is in a tuple: the shardings of nested tuples are one list",
    );
    says(
        tuple.clone().with_group(ShardGroup::As(1)),
        "the sharding of a tuple, or one with named axes, has no group",
    );
    says(
        DynSpec::from_hlo(&mesh(), 1, &tuple),
        "the sharding has no tiles, so that no axes of a mesh split it",
    );
    says(
        DynSpec::from_hlo(&mesh(), 1, &"{devices=[8]0,2,1,3,4,5,6,7}".parse().unwrap()),
        "the devices are not in an order that axes of the mesh, or parts of them, can have",
    );
    says(
        DynSpec::from_hlo(&mesh(), 1, &"{devices=[4]<=[4]}".parse().unwrap()),
        "the mesh has 8 devices, but the sharding has 4: they must be equal",
    );
}

#[track_caller]
fn hlo(text: &str, words: &str) {
    says(text.parse::<HloSharding>(), words);
}

#[test]
fn texts_of_xla() {
    hlo("", "the text ends at 0, expected `{`");
    hlo(
        "{",
        "the text ends at 1, expected `replicated`, `maximal`, `manual`, `unknown`, `unreduced`, `devices=`, `mesh[`, `{` or `}`",
    );
    hlo(
        "{maimal device=3}",
        "the word at 1 is not an attribute of a sharding, such as `devices=`, `last_tile_dims=` or `replicated`",
    );
    hlo("{devices=[2,x]<=[2]}", "found 'x' at 12, expected a number");
    hlo("{devices=[2]}", "found '}' at 12, expected a number or `<=`");
    hlo("{devices=[4]<=[2,2](1,0)}", "found '(' at 19, expected `T(`");
    hlo(
        "{devices=[2] <=[2]T(0)}",
        "the word at 18 is not an attribute of a sharding, such as `devices=`, `last_tile_dims=` or `replicated`",
    );
    hlo("{devices=[2]<=[2],}", "found ',' at 17, expected an attribute of a sharding or `}`");
    hlo("{devices =[2]<=[2]}", "found ' ' at 8, expected `=`");
    hlo(
        "{devices=[2]0,1 last_tile_dims={x}}",
        "found 'x' at 32, expected `manual`, `unreduced` or `replicated`",
    );
    hlo("{devices=[2]0,1 last_tile_dims={manual", "the text ends at 38, expected `,` or `}`");
    hlo(
        "{replicated manual}",
        "the attribute at 12 is repeated or contradicts one before it: a sharding says one thing",
    );
    hlo(
        "{replicated device=1}",
        "the attribute at 0 is repeated or contradicts one before it: a sharding says one thing",
    );
    hlo("{device=1}", "the sharding at 0 has tiles without devices, or devices without tiles: it needs both");
    hlo(
        "{devices=[1]0}",
        "the sharding at 0 lists one device: tiles have at least two, and one device is `maximal device=`",
    );
    hlo("{maximal device=9223372036854775808}", "the number at 16 is above 9223372036854775807");
    hlo(
        "{devices=[2,3]<=[8]}",
        "the sharding has 6 tiles for 8 devices: the numbers must be equal (in the sharding at 0)",
    );
    hlo("{{replicated},}", "found '}' at 14, expected `{`");
    hlo(
        "{{{replicated}}}",
        "found '{' at 2, expected `replicated`, `maximal`, `manual`, `unknown`, `unreduced`, `devices=`, `mesh[`, `{` or `}`",
    );
    hlo("{replicated} x", "found 'x' at 13, expected the end");
    hlo("{replicated metadata={a", "the text ends at 23, expected `}`");
    hlo("{mesh['x'=2] [{}]}", "found '[' at 13, expected `,`");
    hlo("{mesh['x'=2], devices=(1,0), [{}]}", "found 'd' at 14, expected `device_ids=`");
    hlo("{mesh['x'=2], [{'y'}]}", "the name at 16 is not one of a mesh axis");
    hlo("{mesh['x'=2], [{'x}]}", "the text ends at 21, expected the quote that ends the name");
    hlo(
        "{mesh['x'=2], [{'x'}], manual={'x'}}",
        "mesh axis 0 is used twice: it splits at most one dimension, once (in the spec at 0)",
    );
    hlo(
        "{mesh['x'=2,'x'=2], [{}]}",
        "mesh axes 0 and 1 have the same name: names must be different (in the mesh at 0)",
    );
    hlo(
        "{mesh['x'=2], [{'x'}], priority=1}",
        "found 'p' at 23, expected `replicated=`, `unreduced=` or `manual=`",
    );
    hlo(
        "{mesh['x'=2], [{}], manual={}, manual={}}",
        "the attribute at 31 is repeated or contradicts one before it: a sharding says one thing",
    );
}

#[test]
fn texts_of_shardy_and_jax() {
    says("[\"x\"=2]".parse::<DynMesh>(), "found '[' at 0, expected `<[`");
    says("<[\"x\"=2]".parse::<DynMesh>(), "the text ends at 8, expected `>`");
    says("<[x=2]>".parse::<DynMesh>(), "found 'x' at 2, expected the name of a mesh axis");
    says("<[\"x\"=2], ids=[0,1]>".parse::<DynMesh>(), "found 'i' at 10, expected `device_ids=`");
    says(mesh().parse_spec("[{?, \"x\"}]"), "found ',' at 3, expected `}`");
    says(mesh().parse_spec("[{x}]"), "found 'x' at 2, expected the name of a mesh axis, `?` or `}`");
    says(mesh().parse_spec("#sdy.sharding [{}]"), "found '[' at 14, expected `<`");
    says(
        mesh().parse_spec("<mesh<[\"x\"=2]>, [{}]>"),
        "the two specs are of different meshes: both must be of the same mesh (in the spec at 1)",
    );
    says(mesh().parse_sharded("[8@z]"), "the name at 3 is not one of a mesh axis");
    says(mesh().parse_sharded("[8;4]"), "found ';' at 2, expected `@`, `,` or `]`");
    says(mesh().parse_sharded("[8@x]{W:y}"), "found 'W' at 6, expected `U:`, `R:` or `V:`");
    says(
        mesh().parse_sharded("[8@x]{U:y, U:y}"),
        "the attribute at 11 is repeated or contradicts one before it: a sharding says one thing",
    );
    says(
        mesh().parse_sharded("[8@(x,x)]"),
        "mesh axis 0 is used twice: it splits at most one dimension, once (in the spec at 0)",
    );
    says(
        mesh().parse_sharded(&width::of("[9223372036854775807,2]")),
        "the shape is too large at axis 1: its extent 2 times 9223372036854775807, the product of the extents before it, is \
         above 9223372036854775807 (extents of 0 left out) (in the shape at 0)",
    );
}
