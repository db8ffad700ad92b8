//! Plans for 10,000 hosts, executed step by step on the elements that each has, as `plans` does on small meshes. The hosts that may exchange elements in a
//! step are found as groups, since 10,000 times 10,000 pairs are too many.

use alloc::collections::BTreeMap;

use shapewise_sharding::{DynMesh, DynSpec, Link, Move, Plan, SubAxis};

/// The numbers of a host's elements, in increasing order, for each host.
type Shards = Vec<Vec<usize>>;

/// The greatest number of elements that all hosts of a test have together.
const MOST: usize = 20_000_000;

fn shards(spec: &DynSpec, shape: &[usize]) -> Shards {
    let each: usize = spec.padded_shard_shape(shape).unwrap().iter().product();
    let all = each * spec.mesh().device_count();
    assert!(all <= MOST, "{all} elements are too many for a test: {spec}");
    let shard = |ranges: Vec<core::ops::Range<usize>>| {
        ranges.iter().zip(shape).fold(vec![0], |elements: Vec<usize>, (range, extent)| {
            elements.iter().flat_map(|&first| range.clone().map(move |at| first * extent + at)).collect()
        })
    };
    spec.padded_ranges(shape).unwrap().map(|(_, ranges)| shard(ranges)).collect()
}

/// The coordinates of a host without the parts of them along some axes: hosts of one group have the same.
fn group(mesh: &DynMesh, host: usize, axes: &[SubAxis]) -> Vec<usize> {
    let mut coordinates = mesh.coordinates(host).unwrap();
    for part in axes {
        let stride = mesh.extent(part.axis).unwrap() / (part.before * part.extent);
        coordinates[part.axis] -= coordinates[part.axis] / stride % part.extent * stride;
    }
    coordinates
}

/// Checks that each host has after a step what a host of its group had before.
fn exchange(mesh: &DynMesh, axes: &[SubAxis], before: &Shards, after: &Shards) {
    let mut groups: BTreeMap<Vec<usize>, Vec<usize>> = BTreeMap::new();
    for (host, shard) in before.iter().enumerate() {
        groups.entry(group(mesh, host, axes)).or_default().extend(shard);
    }
    for elements in groups.values_mut() {
        elements.sort_unstable();
        elements.dedup();
    }
    for (host, needed) in after.iter().enumerate() {
        let has = &groups[&group(mesh, host, axes)];
        assert!(
            needed.iter().all(|element| has.binary_search(element).is_ok()),
            "host {host} along {axes:?}"
        );
    }
}

/// Checks that each host receives its shard from one other, and sends its own to as many as there are copies.
fn permute(before: &Shards, after: &Shards) {
    let mut free: BTreeMap<&[usize], Vec<usize>> = BTreeMap::new();
    for (host, (had, has)) in before.iter().zip(after).enumerate() {
        if had != has {
            free.entry(had).or_default().push(host);
        }
    }
    for (had, has) in before.iter().zip(after) {
        if had != has {
            assert!(
                free.get_mut(&has[..]).and_then(Vec::pop).is_some(),
                "no host is left that has the shard"
            );
        }
    }
}

/// Executes a plan, and returns its steps.
#[track_caller]
fn check(mesh: &DynMesh, shape: &[usize], from: &str, to: &str) -> Vec<String> {
    let (from, to) = (mesh.parse_spec(from).unwrap(), mesh.parse_spec(to).unwrap());
    let plan = Plan::new(shape, &from, &to).unwrap();
    let mut held = shards(&from, shape);
    for step in plan.steps() {
        let after = shards(step.result(), shape);
        match step.action() {
            Move::Slice(_) => exchange(mesh, &[], &held, &after),
            Move::Gather(lists) => exchange(mesh, &lists.concat(), &held, &after),
            Move::AllToAll { axes, .. } => exchange(mesh, axes, &held, &after),
            Move::Permute => permute(&held, &after),
            step => panic!("{step:?} is not for values without sums"),
        }
        for (host, (had, has)) in held.iter().zip(&after).enumerate() {
            let moved = has.iter().filter(|element| had.binary_search(element).is_err()).count();
            assert!(moved <= step.elements(), "host {host} receives {moved} elements: {plan}");
        }
        held = after;
    }
    assert_eq!(held, shards(&to, shape), "{plan}");
    // Each step takes a message from each other host at most.
    let link = Link { bytes_per_second: 1e9, seconds_per_message: 1e-3 };
    let steps: f64 = plan.steps().iter().map(|_| 1.0).sum();
    assert!(plan.seconds(4, link) <= 11.0 * steps, "{plan}");
    plan.steps().iter().map(|step| step.action().shardy_name().to_owned()).collect()
}

#[test]
fn plans_for_ten_thousand_hosts_lead_to_the_target() {
    let mesh = DynMesh::new([("pod", 10), ("rack", 10), ("host", 100)]).unwrap();
    assert_eq!(mesh.device_count(), 10_000);
    let shape = [100, 1000];
    let all = r#"[{"pod", "rack"}, {"host"}]"#;
    for (from, to, expected) in [
        (all, all, &[][..]),
        (all, r#"[{"pod"}, {"host", "rack"}]"#, &["all_to_all"]),
        (all, r#"[{"rack", "pod"}, {"host"}]"#, &["collective_permute"]),
        (all, r#"[{"pod"}, {"host"}]"#, &["all_gather"]),
        (r#"[{"pod"}, {"host"}]"#, all, &["all_slice"]),
        (all, r#"[{"host"}, {"pod", "rack"}]"#, &[]),
        (all, r#"[{"rack"}, {"host", "pod"}]"#, &[]),
        (r#"[{"host"}, {}]"#, r#"[{}, {"host"}]"#, &[]),
        (r#"[{"host":(1)10}, {"pod"}]"#, r#"[{"pod"}, {"host":(10)10}]"#, &[]),
    ] {
        let steps = check(&mesh, &shape, from, to);
        assert!(expected.is_empty() || steps == expected, "{from} to {to}: {steps:?}");
    }
    // Extents that do not divide, and one axis of all hosts.
    check(&mesh, &[13, 17], all, r#"[{"pod"}, {"host", "rack"}]"#);
    let line = DynMesh::new([("host", 10_000)]).unwrap();
    let steps = check(&line, &[10_000, 20], r#"[{"host"}, {}]"#, r#"[{"host":(1)1000}, {"host":(1000)10}]"#);
    assert_eq!(steps, ["all_to_all"]);
}
