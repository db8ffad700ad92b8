//! Plans compared with the shortest and the cheapest ones, which are found by trying all steps from all shardings.

use shapewise_sharding::{DynMesh, DynSpec, Plan, SubAxis};

use crate::world::{meshes, parts};

/// The smallest parts of axes by which each dimension is split.
type Split = [Vec<SubAxis>; 2];

const SHAPE: [usize; 2] = [24, 48];

/// All ways to split two dimensions by some of these parts.
fn splits(atoms: &[SubAxis]) -> Vec<Split> {
    let (mut all, mut begin): (Vec<Split>, _) = (vec![[vec![], vec![]]], 0);
    while begin < all.len() {
        let split = all[begin].clone();
        for &atom in atoms.iter().filter(|atom| !split.concat().contains(atom)) {
            for dimension in 0..2 {
                let mut next = split.clone();
                next[dimension].push(atom);
                if !all.contains(&next) {
                    all.push(next);
                }
            }
        }
        begin += 1;
    }
    all
}

fn tiles(axes: &[SubAxis]) -> usize {
    axes.iter().map(|axis| axis.extent).product()
}

fn shard(split: &Split) -> usize {
    SHAPE[0] / tiles(&split[0]) * (SHAPE[1] / tiles(&split[1]))
}

/// The number of elements that a device receives in one step from one split to another, if one step suffices.
fn step(from: &Split, to: &Split) -> Option<usize> {
    let both = |is: fn(&[SubAxis], &[SubAxis]) -> bool| (0..2).all(|at| is(&from[at], &to[at]));
    if both(|from, to| to.starts_with(from)) {
        return Some(0);
    }
    if both(<[SubAxis]>::starts_with) {
        return Some(shard(to) - shard(from));
    }
    let exchanged = [(0, 1), (1, 0)].into_iter().find_map(|(less, more)| {
        let moved = from[less].strip_prefix(&*to[less])?;
        (to[more] == [&from[more][..], moved].concat()).then(|| shard(from) - shard(from) / tiles(moved))
    });
    let is_permutation = both(|from, to| tiles(from) == tiles(to));
    exchanged.or(is_permutation.then(|| shard(from)))
}

/// The smallest sum of costs from one place to each of the others.
fn least(costs: &[Vec<Option<usize>>], from: usize) -> Vec<usize> {
    let mut least = vec![usize::MAX; costs.len()];
    let mut open = vec![(0, from)];
    while let Some((sum, at)) = open.pop() {
        if sum < least[at] {
            least[at] = sum;
            open.extend(costs[at].iter().enumerate().filter_map(|(to, cost)| Some((sum + (*cost)?, to))));
            open.sort_unstable_by(|a, b| b.cmp(a));
        }
    }
    least
}

/// Over all pairs of splits on small meshes. A plan that has no more steps than necessary may move more than another one.
#[test]
fn plans_are_nearly_as_short_and_as_cheap_as_possible() {
    let (mut pairs, mut steps, mut shortest, mut elements, mut cheapest) = (0, 0, 0, 0, 0);
    for mesh in meshes().into_iter().filter(DynMesh::is_iota) {
        let all = parts(&mesh);
        let is_atom = |part: &SubAxis| {
            part.extent > 1
                && !all
                    .iter()
                    .any(|other| other != part && other.overlaps(*part) && other.extent < part.extent)
        };
        let atoms: Vec<SubAxis> = all.iter().copied().filter(is_atom).collect();
        let splits = splits(&atoms);
        let costs: Vec<Vec<Option<usize>>> =
            splits.iter().map(|from| splits.iter().map(|to| step(from, to)).collect()).collect();
        let ones: Vec<Vec<Option<usize>>> =
            costs.iter().map(|row| row.iter().map(|cost| cost.map(|_| 1)).collect()).collect();
        let specs: Vec<DynSpec> =
            splits.iter().map(|split| DynSpec::new(&mesh, split.clone()).unwrap()).collect();
        for (at, from) in specs.iter().enumerate() {
            let (fewest, cheap) = (least(&ones, at), least(&costs, at));
            for (to, target) in specs.iter().enumerate() {
                let plan = Plan::new(&SHAPE, from, target).unwrap();
                assert!(
                    plan.steps().len() >= fewest[to] && plan.elements() >= cheap[to],
                    "{from} to {target}: {plan}"
                );
                pairs += 1;
                steps += plan.steps().len();
                shortest += fewest[to];
                elements += plan.elements();
                cheapest += cheap[to];
            }
        }
    }
    assert!(pairs > 5000 && steps <= 9960, "{steps} steps of {pairs} plans, where {shortest} suffice");
    assert!(elements <= 1_240_112, "{elements} elements are moved, where {cheapest} suffice");
}
