//! What is free, compared with which elements each device has: for all specs of operand and result on small meshes.

use shapewise_sharding::{
    DynMesh, DynSpec, Move, SubAxis,
    communication::{Communication, CommunicationError, Operation, is_prefix, strided_tiles_are_local},
};

use crate::world::specs;

/// All indices of a shape.
fn indices(shape: &[usize]) -> Vec<Vec<usize>> {
    shape.iter().fold(vec![vec![]], |indices, &extent| {
        indices.iter().flat_map(|index| (0..extent).map(|at| [&index[..], &[at]].concat())).collect()
    })
}

/// The indices of an operand from which an element of the result is computed.
fn reads(
    operation: &Operation,
    operand: usize,
    shapes: &[&[usize]],
    result: &[usize],
    index: &[usize],
) -> Vec<Vec<usize>> {
    let shape = shapes[operand];
    let all = |fixed: &[usize], dimensions: &[usize]| {
        let matches =
            |candidate: &Vec<usize>| dimensions.iter().zip(fixed).all(|(&d, &value)| candidate[d] == value);
        indices(shape).into_iter().filter(matches).collect::<Vec<_>>()
    };
    match *operation {
        Operation::Elementwise => vec![index.to_vec()],
        Operation::Transpose { permutation } => {
            let mut operand = vec![0; index.len()];
            permutation.iter().zip(index).for_each(|(&source, &at)| operand[source] = at);
            vec![operand]
        }
        Operation::BroadcastInDim { dimensions } => {
            vec![
                dimensions
                    .iter()
                    .zip(shape)
                    .map(|(&d, &extent)| if extent == 1 { 0 } else { index[d] })
                    .collect(),
            ]
        }
        Operation::Reshape => {
            let linear = index.iter().zip(result).fold(0, |linear, (at, extent)| linear * extent + at);
            let mut rest = linear;
            let mut operand: Vec<usize> =
                shape.iter().rev().map(|extent| (rest % extent, rest /= extent).0).collect();
            operand.reverse();
            vec![operand]
        }
        Operation::DotGeneral { .. } => {
            // Of matrices only.
            if operand == 0 { all(&[index[0]], &[0]) } else { all(&[index[1]], &[1]) }
        }
        Operation::Reduce { dimensions } => {
            let kept: Vec<usize> = (0..shape.len()).filter(|d| !dimensions.contains(d)).collect();
            all(index, &kept)
        }
        Operation::Slice { start, strides, .. } => {
            vec![(0..index.len()).map(|d| start[d] + strides[d] * index[d]).collect()]
        }
        Operation::Pad { low, interior, .. } => {
            let place = |d: usize| {
                let at = index[d] as isize - low[d];
                let step = interior[d] as isize + 1;
                (at >= 0 && at % step == 0 && at / step < shape[d] as isize).then_some((at / step) as usize)
            };
            (0..index.len()).map(place).collect::<Option<Vec<_>>>().into_iter().collect()
        }
        Operation::Reverse { dimensions } => {
            let place = |d: usize| if dimensions.contains(&d) { shape[d] - 1 - index[d] } else { index[d] };
            vec![(0..index.len()).map(place).collect()]
        }
        Operation::Concatenate { dimension } => {
            let before: usize = shapes[..operand].iter().map(|shape| shape[dimension]).sum();
            let mut place = index.to_vec();
            match index[dimension].checked_sub(before) {
                Some(at) if at < shape[dimension] => {
                    place[dimension] = at;
                    vec![place]
                }
                _ => vec![],
            }
        }
        Operation::Take { dimension } => {
            let count = shapes[1].len();
            if operand == 1 {
                return vec![index[dimension..dimension + count].to_vec()];
            }
            let others = [&index[..dimension], &index[dimension + count..]].concat();
            let kept: Vec<usize> = (0..shape.len()).filter(|&d| d != dimension).collect();
            all(&others, &kept)
        }
        _ => unreachable!("all operations are here"),
    }
}

/// Whether each device has what it reads.
fn is_available(
    operation: &Operation,
    operands: &[(&[usize], &DynSpec)],
    result: (&[usize], &DynSpec),
) -> bool {
    let shapes: Vec<&[usize]> = operands.iter().map(|(shape, _)| *shape).collect();
    let ranges = |(shape, spec): (&[usize], &DynSpec)| {
        spec.padded_ranges(shape).unwrap().map(|(_, r)| r).collect::<Vec<_>>()
    };
    let held: Vec<_> = operands.iter().map(|&operand| ranges(operand)).collect();
    let computed = ranges(result);
    let has = |index: &[usize], ranges: &[core::ops::Range<usize>]| {
        index.iter().zip(ranges).all(|(at, r)| r.contains(at))
    };
    indices(result.0).iter().all(|index| {
        (0..operands.len()).all(|operand| {
            reads(operation, operand, &shapes, result.0, index).iter().all(|element| {
                (0..computed.len())
                    .all(|device| !has(index, &computed[device]) || has(element, &held[operand][device]))
            })
        })
    })
}

/// Compares all specs of the operands and the result on two meshes. Returns the number of free cases.
#[track_caller]
fn compare(operation: &Operation, shapes: &[&[usize]], result: &[usize], is_exact: bool) -> usize {
    let meshes = [DynMesh::new([("x", 4)]).unwrap(), DynMesh::new([("x", 2), ("y", 2)]).unwrap()];
    compare_on(&meshes, operation, shapes, result, is_exact)
}

#[track_caller]
fn compare_on(
    meshes: &[DynMesh],
    operation: &Operation,
    shapes: &[&[usize]],
    result: &[usize],
    is_exact: bool,
) -> usize {
    let mut free = 0;
    for mesh in meshes {
        let of = |shape: &[usize]| specs(mesh, shape.len());
        let lists: Vec<Vec<DynSpec>> = shapes.iter().map(|shape| of(shape)).collect();
        let pairs: Vec<Vec<&DynSpec>> = match &lists[..] {
            [one] => one.iter().map(|spec| vec![spec]).collect(),
            [one, two] => one.iter().flat_map(|a| two.iter().step_by(2).map(move |b| vec![a, b])).collect(),
            _ => panic!("one or two operands"),
        };
        for specs in pairs {
            let operands: Vec<(&[usize], &DynSpec)> = shapes.iter().copied().zip(specs).collect();
            for spec in of(result) {
                let ours = Communication::of(operation, &operands, (result, &spec)).unwrap();
                let available = is_available(operation, &operands, (result, &spec));
                let divides = operands
                    .iter()
                    .chain([&(result, &spec)])
                    .all(|(shape, spec)| spec.shard_shape(shape).is_ok());
                let context = || format!("{operation:?} of {operands:?} to {result:?} {spec}: {ours}");
                assert!(!ours.is_free() || available && divides, "{}", context());
                assert!(!is_exact || !divides || ours.is_free() || !available, "{}", context());
                assert_eq!(ours.is_free(), ours.to_string() == "nothing", "{}", context());
                free += usize::from(ours.is_free());
            }
        }
    }
    free
}

#[test]
fn what_is_free_is_available() {
    let exact = [
        (Operation::Elementwise, vec![&[4, 8][..]], &[4, 8][..]),
        (Operation::Elementwise, vec![&[4][..], &[4]], &[4]),
        (Operation::Transpose { permutation: &[1, 0] }, vec![&[4, 8]], &[8, 4]),
        (Operation::BroadcastInDim { dimensions: &[1] }, vec![&[4]], &[2, 4]),
        (Operation::BroadcastInDim { dimensions: &[0, 1] }, vec![&[4, 1]], &[4, 4]),
        (Operation::Reshape, vec![&[4, 4]], &[16]),
        (Operation::Reshape, vec![&[16]], &[2, 8]),
        (Operation::Reshape, vec![&[4, 8]], &[8, 4]),
        (Operation::Reduce { dimensions: &[0] }, vec![&[4, 8]], &[8]),
        (Operation::Reduce { dimensions: &[1] }, vec![&[4, 8]], &[4]),
        (Operation::Reverse { dimensions: &[1] }, vec![&[4, 8]], &[4, 8]),
        (
            Operation::DotGeneral { batching: [&[], &[]], contracting: [&[1], &[0]] },
            vec![&[4, 2], &[2, 4]],
            &[4, 4],
        ),
        (Operation::Take { dimension: 0 }, vec![&[3, 4], &[4]], &[4, 4]),
    ];
    for (operation, shapes, result) in exact {
        assert!(compare(&operation, &shapes, result, true) > 5, "{operation:?}");
    }
    // Extents that some of the specs do not divide.
    let uneven = [
        (Operation::Elementwise, vec![&[6, 3][..]], &[6, 3][..]),
        (Operation::Transpose { permutation: &[1, 0] }, vec![&[6, 3]], &[3, 6]),
        (Operation::Reduce { dimensions: &[0] }, vec![&[6, 3]], &[3]),
        (Operation::Reshape, vec![&[6]], &[2, 3]),
    ];
    for (operation, shapes, result) in uneven {
        assert!(compare(&operation, &shapes, result, true) >= 1, "{operation:?}");
    }
    // XLA communicates in some of these cases although each device has what it needs.
    let cautious = [
        (
            Operation::Slice { start: &[0, 0], limit: &[4, 8], strides: &[1, 2] },
            vec![&[4, 8][..]],
            &[4, 4][..],
        ),
        (Operation::Slice { start: &[0, 4], limit: &[4, 8], strides: &[1, 1] }, vec![&[4, 8]], &[4, 4]),
        (Operation::Pad { low: &[0, 0], high: &[0, 1], interior: &[0, 1] }, vec![&[4, 4]], &[4, 8]),
        (Operation::Pad { low: &[-1], high: &[1], interior: &[0] }, vec![&[4]], &[4]),
        (Operation::Concatenate { dimension: 0 }, vec![&[4, 4], &[4, 4]], &[8, 4]),
    ];
    for (operation, shapes, result) in cautious {
        assert!(compare(&operation, &shapes, result, false) >= 2, "{operation:?}");
    }
}

/// Tiles of the operand whose size is not a multiple of that of the tiles of the result, along the same mesh axis.
#[test]
fn reshapes_whose_tiles_have_other_borders_are_not_free() {
    let mut free = 0;
    for (extent, shape, result) in
        [(8, [4, 6], [3, 8]), (8, [8, 3], [4, 6]), (12, [6, 10], [5, 12]), (12, [12, 2], [3, 8])]
    {
        let mesh = DynMesh::new([("x", extent)]).unwrap();
        free += compare_on(&[mesh], &Operation::Reshape, &[&shape], &result, true);
    }
    assert!(free > 8, "{free}");
}

#[test]
fn strided_tiles_are_those_of_the_oracle() {
    const { assert!(strided_tiles_are_local(8, 4, 4, 0, 2) && !strided_tiles_are_local(8, 4, 4, 0, 1)) };
    for extent in 0..13 {
        for length in 0..7 {
            for parts in 1..5 {
                for (start, step) in (0..4).flat_map(|start| (1..5).map(move |step| (start, step))) {
                    let divides = extent % parts == 0 && length % parts == 0;
                    let local =
                        |at: usize| (start + step * at) * parts / extent.max(1) == at * parts / length;
                    let is_local = divides && (0..length).all(|at| start + step * at < extent && local(at));
                    let ours = strided_tiles_are_local(extent, length, parts, start, step);
                    assert_eq!(ours, is_local, "{extent} {length} {parts} {start} {step}");
                }
            }
        }
    }
}

#[test]
fn prefixes_are_those_of_lists() {
    const { assert!(is_prefix(&[], &[1]) && is_prefix(&[1], &[1]) && !is_prefix(&[1], &[])) };
    for (a, b) in [(&[0, 1][..], &[0, 1, 2][..]), (&[1], &[0, 1]), (&[0, 2], &[0, 1, 2])] {
        assert_eq!(is_prefix(a, b), b.starts_with(a));
    }
}

fn mesh() -> DynMesh {
    DynMesh::new([("x", 4), ("y", 2)]).unwrap()
}

#[track_caller]
fn product(left: &str, right: &str, result: &str) -> String {
    let (mesh, operation) =
        (mesh(), Operation::DotGeneral { batching: [&[], &[]], contracting: [&[1], &[0]] });
    let of = |text: &str| mesh.parse_spec(text).unwrap();
    let operands = [(&[8, 16][..], &of(left)), (&[16, 24][..], &of(right))];
    match Communication::of(&operation, &operands, (&[8, 24], &of(result))) {
        Ok(needs) => needs.to_string(),
        Err(error) => error.to_string(),
    }
}

/// The examples of the literature.
#[test]
fn products_need_what_is_known() {
    assert_eq!(product(r#"[{"x"}, {}]"#, "[{}, {}]", r#"[{"x"}, {}]"#), "nothing");
    assert_eq!(product(r#"[{"x"}, {}]"#, r#"[{}, {"y"}]"#, r#"[{"x"}, {"y"}]"#), "nothing");
    assert_eq!(product(r#"[{}, {"x"}]"#, r#"[{"x"}, {}]"#, "[{}, {}]"), "all-reduce");
    assert_eq!(product(r#"[{}, {"x"}]"#, r#"[{"x"}, {}]"#, r#"[{}, {}], unreduced={"x"}"#), "nothing");
    assert_eq!(product(r#"[{}, {"x"}]"#, r#"[{"x"}, {"y"}]"#, r#"[{}, {"y"}], unreduced={"x"}"#), "nothing");
    assert_eq!(product(r#"[{"x"}, {}]"#, r#"[{}, {"x"}]"#, r#"[{"x"}, {}]"#), "all-gather");
    assert_eq!(
        product(r#"[{}, {}], unreduced={"x"}"#, "[{}, {}]", r#"[{}, {}], unreduced={"x"}"#),
        "nothing"
    );
    assert_eq!(product(r#"[{}, {}], unreduced={"x"}"#, "[{}, {}]", "[{}, {}]"), "all-reduce");
    let words = "the target has a pending sum that the operand does not have: a plan completes sums, but does not divide values \
                 into summands";
    assert_eq!(product("[{}, {}]", "[{}, {}]", r#"[{}, {}], unreduced={"x"}"#), words);
    let both = r#"[{}, {}], unreduced={"x"}"#;
    assert_eq!(product(both, both, both), words); // a product of sums is not a sum of products
}

/// An axis is summed over if it splits both operands, or the result has a pending sum over it, and it does not split the result.
#[test]
fn sums_are_over_axes_that_split_both_operands() {
    let (both, x) = (r#"[{}, {"x", "y"}]"#, r#"[{"x"}, {}]"#);
    assert_eq!(product(both, x, "[{}, {}]"), "all-gather");
    assert_eq!(product(both, x, r#"[{}, {}], unreduced={"x", "y"}"#), "nothing");
    assert!(product(both, x, r#"[{}, {}], unreduced={"x"}"#).starts_with("the target has a pending sum"));
    for result in [x, r#"[{"y", "x"}, {}]"#] {
        assert_eq!(product(r#"[{}, {"x"}]"#, x, result), "all-gather, all-to-all");
    }
    // An axis of extent 1 splits nothing, so there is no sum to complete.
    let mesh = DynMesh::new([("x", 1), ("y", 2)]).unwrap();
    let of = |text: &str| mesh.parse_spec(text).unwrap();
    let (left, right, result) = (of(r#"[{}, {"x"}]"#), of(x), of("[{}, {}]"));
    let operation = Operation::DotGeneral { batching: [&[], &[]], contracting: [&[1], &[0]] };
    let operands = [(&[8, 16][..], &left), (&[16, 24][..], &right)];
    let needs = Communication::of(&operation, &operands, (&[8, 24], &result)).unwrap();
    assert!(needs.is_free() && needs.result_plan().is_none(), "{needs}");
}

/// The five cases that JAX's `no_collectives` accepts, although XLA's programs communicate.
#[test]
fn what_jax_overlooks_is_not_free() {
    let mesh = mesh();
    let of = |text: &str| mesh.parse_spec(text).unwrap();
    let needs = |operation: &Operation, operands: &[(&[usize], &str)], result: (&[usize], &str)| {
        let specs: Vec<DynSpec> = operands.iter().map(|(_, text)| of(text)).collect();
        let operands: Vec<(&[usize], &DynSpec)> =
            operands.iter().zip(&specs).map(|((shape, _), spec)| (*shape, spec)).collect();
        !Communication::of(operation, &operands, (result.0, &of(result.1))).unwrap().is_free()
    };
    let x = r#"[{"x"}]"#;
    assert!(needs(&Operation::Reshape, &[(&[8, 16], r#"[{"x"}, {"y"}]"#)], (&[128], r#"[{"x", "y"}]"#)));
    assert!(needs(&Operation::Slice { start: &[0], limit: &[4], strides: &[1] }, &[(&[8], x)], (&[4], x)));
    assert!(needs(&Operation::Concatenate { dimension: 0 }, &[(&[8], x), (&[8], x)], (&[16], x)));
    assert!(needs(&Operation::Reverse { dimensions: &[0] }, &[(&[8], x)], (&[8], x)));
    assert!(needs(&Operation::Pad { low: &[4], high: &[4], interior: &[0] }, &[(&[8], x)], (&[16], x)));
    // Each device has all elements, but tiles of operand and result are not the same.
    let all = "[{}]";
    assert!(needs(&Operation::Slice { start: &[0], limit: &[4], strides: &[1] }, &[(&[8], all)], (&[4], x)));
    assert!(needs(&Operation::Pad { low: &[4], high: &[4], interior: &[0] }, &[(&[8], all)], (&[16], x)));
    assert!(needs(&Operation::Concatenate { dimension: 0 }, &[(&[8], all), (&[8], all)], (&[16], x)));
    assert!(!needs(
        &Operation::Slice { start: &[0], limit: &[4], strides: &[1] },
        &[(&[8], all)],
        (&[4], all)
    ));
    assert!(!needs(&Operation::Pad { low: &[4], high: &[4], interior: &[0] }, &[(&[8], all)], (&[16], all)));
    assert!(!needs(&Operation::Concatenate { dimension: 0 }, &[(&[8], all), (&[8], all)], (&[16], all)));
    // And what is free: a slice with a step that the tiles have, too.
    assert!(!needs(&Operation::Slice { start: &[0], limit: &[8], strides: &[2] }, &[(&[8], x)], (&[4], x)));
    assert!(!needs(&Operation::Reshape, &[(&[8, 16], r#"[{"x"}, {}]"#)], (&[128], x)));
    let halves = (&[2, 4, 16][..], r#"[{"x":(1)2}, {"x":(2)2}, {}]"#);
    assert!(!needs(&Operation::Reshape, &[(&[8, 16], r#"[{"x"}, {}]"#)], halves));
}

#[test]
fn operands_that_do_not_fit_are_refused() {
    let mesh = mesh();
    let (two, one) = (DynSpec::replicated(&mesh, 2).unwrap(), DynSpec::replicated(&mesh, 1).unwrap());
    let of = |operation: Operation, shape: &[usize], spec: &DynSpec| {
        Communication::of(&operation, &[(shape, spec)], (&[4, 4], &two)).map(|needs| needs.is_free())
    };
    let shapes = Err(CommunicationError::Shapes { operand: 0 });
    assert_eq!(of(Operation::Transpose { permutation: &[0, 0] }, &[4, 4], &two), shapes);
    assert_eq!(of(Operation::Transpose { permutation: &[1, 0] }, &[4, 5], &two), shapes);
    assert_eq!(of(Operation::BroadcastInDim { dimensions: &[2] }, &[4], &one), shapes);
    assert_eq!(of(Operation::BroadcastInDim { dimensions: &[0] }, &[3], &one), shapes);
    assert_eq!(of(Operation::Reshape, &[4, 5], &two), shapes);
    assert_eq!(of(Operation::Reduce { dimensions: &[0] }, &[4, 4], &two), shapes);
    // Dimensions that the operand does not have, or twice.
    assert_eq!(of(Operation::Reduce { dimensions: &[2] }, &[4, 4], &two), shapes);
    assert_eq!(of(Operation::Reverse { dimensions: &[2] }, &[4, 4], &two), shapes);
    assert_eq!(of(Operation::Reverse { dimensions: &[1, 1] }, &[4, 4], &two), shapes);
    assert_eq!(of(Operation::BroadcastInDim { dimensions: &[0, 0] }, &[4, 4], &two), shapes);
    let three = DynSpec::replicated(&mesh, 3).unwrap();
    assert_eq!(of(Operation::Reduce { dimensions: &[0, 0] }, &[4, 4, 4], &three), shapes);
    assert_eq!(
        of(Operation::Slice { start: &[0, 0], limit: &[4, 5], strides: &[1, 1] }, &[4, 4], &two),
        shapes
    );
    assert_eq!(
        of(Operation::Slice { start: &[0, 0], limit: &[4, 4], strides: &[1, 0] }, &[4, 4], &two),
        shapes
    );
    assert_eq!(of(Operation::Pad { low: &[1, 0], high: &[0, 0], interior: &[0, 0] }, &[4, 4], &two), shapes);
    assert_eq!(of(Operation::Concatenate { dimension: 0 }, &[3, 4], &two), shapes);
    assert_eq!(of(Operation::Reverse { dimensions: &[0] }, &[4], &one), shapes);
    assert_eq!(
        of(Operation::Take { dimension: 0 }, &[4, 4], &two).map_err(|error| error.to_string()),
        Err("the operation has 1 operand, expected 2".into())
    );
    assert_eq!(
        CommunicationError::Shapes { operand: 0 }.to_string(),
        "operand 0 does not fit the result: its extents must be those that the operation computes the result from"
    );
    let other = DynSpec::replicated(&DynMesh::new([("x", 8)]).unwrap(), 2).unwrap();
    assert!(matches!(of(Operation::Elementwise, &[4, 4], &other), Err(CommunicationError::Shard(_))));
}

/// The plans of an operation are those that its operands need.
#[test]
fn plans_of_operands_are_known() {
    let mesh = mesh();
    let of = |text: &str| mesh.parse_spec(text).unwrap();
    let (a, b, result) = (of(r#"[{"x"}, {}]"#), of(r#"[{}, {"x"}]"#), of(r#"[{"x"}, {"y"}]"#));
    let operands = [(&[8, 16][..], &a), (&[8, 16][..], &b)];
    let needs = Communication::of(&Operation::Elementwise, &operands, (&[8, 16], &result)).unwrap();
    assert!(needs.result_plan().is_none());
    let [first, second] = needs.operand_plans() else { panic!("one plan for each operand") };
    assert!(first.is_free());
    let kinds: Vec<&str> = second.steps().iter().filter_map(|step| step.action().collective()).collect();
    assert!(kinds.contains(&"all-to-all") && !kinds.contains(&"all-gather"), "{second}");
    let (left, right) = (of(r#"[{}, {"x"}]"#), of(r#"[{"x"}, {}]"#));
    let operation = Operation::DotGeneral { batching: [&[], &[]], contracting: [&[1], &[0]] };
    let whole = of("[{}, {}]");
    let needs =
        Communication::of(&operation, &[(&[8, 16], &left), (&[16, 4], &right)], (&[8, 4], &whole)).unwrap();
    let plan = needs.result_plan().unwrap();
    assert_eq!(plan.steps()[0].action(), &Move::AllReduce(vec![SubAxis::full(0, 4)]));
    assert_eq!(plan.steps()[0].messages(), 6, "in a ring of 4 devices, twice");
    assert!(needs.operand_plans().iter().all(shapewise_sharding::Plan::is_free));
}
