//! Plans, executed step by step on the elements that each device has.

use shapewise_sharding::{DynMesh, DynSpec, Move, Plan, SubAxis};

use crate::world::{meshes, specs};

/// The numbers of a shard's elements, by device.
type Shards = Vec<Vec<usize>>;

/// The shards of an array whose elements are numbered in row-major order. The extents divide, or shards are without padding.
fn shards(spec: &DynSpec, shape: &[usize]) -> Shards {
    spec.padded_ranges(shape)
        .unwrap()
        .map(|(_, ranges)| {
            ranges.iter().zip(shape).fold(vec![0], |elements: Vec<usize>, (range, extent)| {
                elements.iter().flat_map(|&first| range.clone().map(move |at| first * extent + at)).collect()
            })
        })
        .collect()
}

/// The devices with which a device may exchange elements: those that differ along these axes only.
fn partners(mesh: &DynMesh, axes: &[SubAxis], device: usize) -> Vec<usize> {
    let coordinates = |device| mesh.coordinates(device).unwrap();
    let mine = coordinates(device);
    // A coordinate without the parts of it that the axes are.
    let rest = |axis: usize, coordinate: usize| {
        let extent = mesh.extent(axis).unwrap();
        axes.iter().filter(|part| part.axis == axis).fold(coordinate, |rest, part| {
            let stride = extent / (part.before * part.extent);
            rest - (coordinate / stride % part.extent) * stride
        })
    };
    (0..mesh.device_count())
        .filter(|&other| {
            let theirs = coordinates(other);
            (0..mine.len()).all(|axis| rest(axis, mine[axis]) == rest(axis, theirs[axis]))
        })
        .collect()
}

/// Executes one step: what each device has afterwards comes from devices that the step allows.
#[track_caller]
fn execute(mesh: &DynMesh, step: &Move, before: &Shards, after: &Shards, received: usize) {
    let mut senders = vec![0; before.len()];
    let count = before.iter().flatten().max().map_or(0, |last| last + 1);
    let mut table = vec![vec![false; count]; before.len()];
    for (row, shard) in table.iter_mut().zip(before) {
        shard.iter().for_each(|&element| row[element] = true);
    }
    for (device, needed) in after.iter().enumerate() {
        let has = |other: usize, element: &usize| table[other][*element];
        let flat = |lists: &[Vec<SubAxis>]| lists.concat();
        let sources = match step {
            Move::Slice(_) => vec![device],
            Move::Gather(lists) => partners(mesh, &flat(lists), device),
            Move::AllToAll { axes, .. } => partners(mesh, axes, device),
            Move::Permute => {
                // One device has all of it, and each device sends to one other at most.
                let all = |&other: &usize| needed.iter().all(|element| has(other, element));
                let own = [device].into_iter().find(all);
                let sender =
                    own.or_else(|| (0..before.len()).filter(all).min_by_key(|&other| senders[other]));
                let sender = sender.unwrap_or_else(|| panic!("no device has the shard of device {device}"));
                if sender != device {
                    senders[sender] += 1;
                }
                vec![sender]
            }
            _ => panic!("{step:?} is not for values without sums"),
        };
        for element in needed {
            assert!(
                sources.iter().any(|&other| has(other, element)),
                "device {device} needs element {element} in {step:?}"
            );
        }
        let moved = needed.iter().filter(|element| !has(device, element)).count();
        assert!(
            moved <= received,
            "device {device} receives {moved} elements in {step:?}, and not at most {received}"
        );
    }
    let copies = before.iter().filter(|shard| **shard == before[0]).count();
    assert!(senders.iter().all(|&sent| sent <= copies.max(1)), "a shard is sent by one device to one device");
}

#[track_caller]
fn check(shape: &[usize], from: &DynSpec, to: &DynSpec) -> usize {
    let plan = Plan::new(shape, from, to).unwrap();
    let mut held = shards(from, shape);
    for step in plan.steps() {
        let after = shards(step.result(), shape);
        execute(from.mesh(), step.action(), &held, &after, step.elements());
        held = after;
    }
    assert_eq!(held, shards(to, shape), "{from} to {to}: {plan}");
    let last = plan.steps().last().map_or(from, |step| step.result());
    assert_eq!(last.parts().collect::<Vec<_>>(), to.parts().collect::<Vec<_>>(), "{from} to {to}: {plan}");
    // Nothing is moved if and only if each device has what it needs.
    let (old, new) = (shards(from, shape), shards(to, shape));
    let is_local =
        new.iter().zip(&old).all(|(new, old)| new.iter().all(|element| old.binary_search(element).is_ok()));
    let divides = |spec: &DynSpec| spec.shard_shape(shape).is_ok();
    if divides(from) && divides(to) && !shape.contains(&0) {
        assert_eq!(plan.is_free(), is_local, "{from} to {to}: {plan}");
    }
    assert!(!plan.is_free() || is_local);
    plan.steps().len()
}

#[test]
fn plans_lead_from_all_specs_to_all_others() {
    let (mut plans, mut longest) = (0, 0);
    for mesh in meshes().into_iter().filter(DynMesh::is_iota) {
        let specs = specs(&mesh, 2);
        // All pairs of a small mesh, and each 11th of a large one.
        let skip = if specs.len() > 60 { 11 } else { 1 };
        for from in &specs {
            for to in specs.iter().skip(plans % skip).step_by(skip) {
                longest = longest.max(check(&[12, 24], from, to));
                plans += 1;
            }
        }
    }
    assert!(plans > 3000 && longest >= 4, "{plans} plans of up to {longest} steps");
}

/// Extents that do not divide have tiles without common borders.
/// Parts of one axis that overlap and do not nest, such as two major devices of six and three major ones: the first is gathered.
#[test]
fn plans_lead_between_parts_that_overlap() {
    for devices in [6, 12] {
        let mesh = DynMesh::new([("y", devices)]).unwrap();
        let numbers = || (1..=devices).filter(|number| devices % number == 0);
        let parts: Vec<SubAxis> = numbers()
            .flat_map(|before| numbers().map(move |extent| SubAxis { axis: 0, before, extent }))
            .filter(|part| part.extent > 1 && devices % (part.before * part.extent) == 0)
            .collect();
        let lists: Vec<Vec<SubAxis>> =
            core::iter::once(vec![]).chain(parts.iter().map(|part| vec![*part])).collect();
        let specs: Vec<DynSpec> = lists
            .iter()
            .flat_map(|rows| lists.iter().map(move |columns| vec![rows.clone(), columns.clone()]))
            // Two parts of one array are digits of the number of a device.
            .filter(|lists| match (&*lists[0], &*lists[1]) {
                ([a], [b]) => b.before % (a.before * a.extent) == 0 || a.before % (b.before * b.extent) == 0,
                _ => true,
            })
            .filter_map(|lists| DynSpec::new(&mesh, lists).ok())
            .collect();
        assert!(specs.len() > 10, "{devices}: {}", specs.len());
        for from in &specs {
            for to in &specs {
                check(&[12, 12], from, to);
            }
        }
    }
}

/// The same with a sum that is not complete.
#[test]
fn sums_over_parts_that_overlap_are_completed() {
    let mesh = DynMesh::new([("y", 6)]).unwrap();
    let from = mesh.parse_spec(r#"[{"y":(3)2}, {}], unreduced={"y":(1)3}"#).unwrap();
    let to = mesh.parse_spec(r#"[{"y":(2)3}, {}]"#).unwrap();
    let plan = Plan::new(&[12, 12], &from, &to).unwrap();
    let last = plan.steps().last().unwrap().result();
    assert_eq!(last.parts().collect::<Vec<_>>(), to.parts().collect::<Vec<_>>(), "{plan}");
}

#[test]
fn plans_of_uneven_shapes_lead_to_the_target() {
    for mesh in meshes().into_iter().filter(DynMesh::is_iota) {
        let specs = specs(&mesh, 2);
        for from in specs.iter().step_by(3) {
            for to in specs.iter().step_by(5) {
                check(&[7, 6], from, to);
                check(&[1, 5], from, to);
                check(&[0, 2], from, to);
            }
        }
    }
}

#[test]
fn sums_are_completed_first() {
    let mesh = DynMesh::new([("x", 4), ("y", 2)]).unwrap();
    let spec = |text: &str| mesh.parse_spec(text).unwrap();
    let plan =
        |from: &str, to: &str| Plan::new(&[8, 16], &spec(from), &spec(to)).map(|plan| plan.to_string());
    let x = r#"[{}, {}], unreduced={"x"}"#;
    assert_eq!(plan(x, "[{}, {}]").unwrap(), r#"all_reduce {"x"}, to [{}, {}], 192 elements"#);
    assert_eq!(
        plan(x, r#"[{"x"}, {}]"#).unwrap(),
        r#"reduce_scatter [{"x"}, {}], to [{"x"}, {}], 96 elements"#
    );
    assert_eq!(
        plan(x, r#"[{"y", "x"}, {}]"#).unwrap(),
        "all_reduce {\"x\"}, to [{}, {}], 192 elements\nall_slice [{\"y\", \"x\"}, {}], to [{\"y\", \"x\"}, {}], 0 elements"
    );
    assert_eq!(plan(x, x).unwrap(), "");
    let both = r#"[{}, {}], unreduced={"x", "y"}"#;
    assert_eq!(plan(both, x).unwrap(), r#"all_reduce {"y"}, to [{}, {}], unreduced={"x"}, 128 elements"#);
    assert_eq!(
        plan(both, r#"[{"x":(1)2}, {}]"#).unwrap(),
        "reduce_scatter [{\"x\":(1)2}, {}], to [{\"x\":(1)2}, {}], unreduced={\"x\":(2)2, \"y\"}, 64 elements\n\
         all_reduce {\"x\":(2)2, \"y\"}, to [{\"x\":(1)2}, {}], 96 elements"
    );
    assert!(plan("[{}, {}]", x).is_err());
}

#[test]
fn costs_count_what_a_device_receives() {
    let mesh = DynMesh::new([("x", 4), ("y", 2)]).unwrap();
    let plan = |from: &str, to: &str| {
        Plan::new(&[8, 16], &mesh.parse_spec(from).unwrap(), &mesh.parse_spec(to).unwrap()).unwrap()
    };
    let link = shapewise_sharding::Link { bytes_per_second: 64.0, seconds_per_message: 0.5 };
    for (from, to, bytes, seconds) in [
        (r#"[{"x"}, {}]"#, "[{}, {}]", 384, 6.0 + 1.5),
        (r#"[{"x"}, {}]"#, r#"[{}, {"x"}]"#, 96, 1.5 + 1.5),
        (r#"[{"x", "y"}, {}]"#, r#"[{"y", "x"}, {}]"#, 64, 1.0 + 0.5),
        ("[{}, {}]", r#"[{"y", "x"}, {}]"#, 0, 0.0),
    ] {
        let plan = plan(from, to);
        assert_eq!((plan.bytes(4), plan.seconds(4, link)), (bytes, seconds), "{plan}");
    }
}
