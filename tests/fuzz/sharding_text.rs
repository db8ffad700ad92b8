//! The texts of shardings: nothing panics, and parsed text is printed and parsed to the same value again.

use core::{
    fmt::{Debug, Display},
    str::FromStr,
};

use shapewise_sharding::{DynMesh, DynSpec, HloSharding, HloShardingKind, Plan, ShardingTextError};
use shapewise_xla::ArrayShape;

/// Printed, and parsed again.
fn again<T: FromStr<Err = ShardingTextError> + Display + Debug + PartialEq>(value: &T) {
    let printed = value.to_string();
    match printed.parse::<T>() {
        Ok(parsed) => {
            assert_eq!(&parsed, value, "{printed}");
            assert_eq!(parsed.to_string(), printed, "printed again");
        }
        Err(error) => panic!("{printed}: {error}"),
    }
}

/// The number of devices for which each is visited.
const FEW: usize = 64;

/// Every query of a spec returns, and its XLA form has the same shards.
fn ask(spec: &DynSpec) {
    let mesh = spec.mesh();
    assert_eq!(mesh.parse_spec(&spec.to_string()).as_ref(), Ok(spec), "{spec}");
    let named = HloSharding::from(spec.clone());
    if mesh.is_iota() || mesh.device_count() <= FEW {
        again(&named);
    }
    let hlo = spec.to_hlo();
    assert_ne!(hlo, HloSharding::UNKNOWN, "{spec}");
    again(&hlo);
    let back = DynSpec::from_hlo(mesh, spec.rank(), &hlo).expect("a spec of the mesh");
    assert_eq!(back.to_hlo(), hlo, "{spec} and {back}");
    let shape: Vec<usize> =
        (0..spec.rank()).map(|dimension| if dimension < 3 { 4 + dimension } else { 1 }).collect();
    let Ok(padded) = spec.padded_shard_shape(&shape) else { return };
    assert!(padded.iter().zip(&shape).all(|(shard, extent)| shard <= extent), "a shard is a part");
    if mesh.device_count() > FEW {
        return;
    }
    let ranges: Vec<_> = spec.padded_ranges(&shape).expect("a shape of the rank").collect();
    let others = back.padded_ranges(&shape).expect("a shape of the rank");
    assert!(others.eq(ranges.iter().cloned()), "{spec} and {back}");
    let first = vec![0; spec.rank()];
    if spec.rank() > 0 {
        let holders = spec.padded_holders(&shape, &first).expect("an index of the shape");
        let is_first = |ranges: &[core::ops::Range<usize>]| ranges.iter().all(|range| range.contains(&0));
        assert!(
            holders.into_iter().eq(ranges.iter().filter(|(_, r)| is_first(r)).map(|(device, _)| *device)),
            "the inverse"
        );
    }
    let whole = DynSpec::replicated(mesh, spec.rank()).expect("the rank of a spec");
    if spec.manual_axes().is_empty() {
        let plan = Plan::new(&shape, spec, &whole).expect("a plan to copies");
        let last = plan.steps().last().map_or(spec, |step| step.result());
        assert!(last.parts().all(|parts| parts == 1), "{plan}");
        if spec.unreduced_axes().is_empty() {
            assert!(Plan::new(&shape, &whole, spec).expect("a plan from copies").is_free(), "{spec}");
        }
    }
}

pub(crate) fn run(bytes: &[u8]) {
    let Ok(text) = core::str::from_utf8(bytes) else { return };
    match text.parse::<HloSharding>() {
        Ok(sharding) => {
            again(&sharding);
            match sharding.kind() {
                HloShardingKind::Tiled { tiles, .. } => {
                    if tiles.device_count() <= FEW {
                        let mut devices: Vec<usize> = tiles.devices().collect();
                        devices.sort_unstable();
                        assert!(devices.into_iter().eq(0..tiles.device_count()), "each device has one tile");
                    }
                    if let Ok(spec) = DynSpec::from_hlo_alone(&sharding) {
                        ask(&spec);
                    }
                }
                HloShardingKind::Named(spec) => ask(spec),
                _ => {}
            }
            if !matches!(sharding.kind(), HloShardingKind::Tuple(_)) {
                let shape = format!("f32[], sharding={sharding}");
                assert_eq!(shape.parse::<ArrayShape>().is_ok(), sharding.rank().unwrap_or(0) == 0, "{shape}");
            }
        }
        Err(error) => {
            assert!(error.position <= text.len(), "the position is in the text");
            assert!(!error.to_string().is_empty(), "an error has a message");
        }
    }
    if let Ok(mesh) = text.parse::<DynMesh>() {
        again(&mesh);
    }
    let mesh = DynMesh::new([("x", 4), ("y", 2), ("z", 3)]).expect("a mesh");
    if let Ok(spec) = mesh.parse_spec(text) {
        ask(&spec);
    }
    if let Ok(sharded) = mesh.parse_sharded(text) {
        assert_eq!(mesh.parse_sharded(&sharded.to_string()), Ok(sharded));
    }
}
