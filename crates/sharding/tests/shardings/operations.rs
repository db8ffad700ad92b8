//! Which operands and results each operation takes, compared with the shape that its specification computes.

use shapewise_sharding::{
    DynMesh, DynSpec,
    communication::{Communication, CommunicationError, Operation},
};

/// All lists of these numbers with at most so many.
fn lists(numbers: &[usize], most: usize) -> Vec<Vec<usize>> {
    let longer = |lists: &Vec<Vec<usize>>| {
        lists.iter().flat_map(|list| numbers.iter().map(move |&last| [&list[..], &[last]].concat())).collect()
    };
    let of_length = core::iter::successors(Some(vec![vec![]]), |shorter| Some(longer(shorter)));
    of_length.take(most + 1).flatten().collect()
}

/// Lists of axes, each at most once.
fn axes(rank: usize) -> Vec<Vec<usize>> {
    let all: Vec<usize> = (0..rank).collect();
    lists(&all, rank)
        .into_iter()
        .filter(|list| (1..list.len()).all(|at| !list[..at].contains(&list[at])))
        .collect()
}

/// The extents of the axes that are not in a list.
fn others(shape: &[usize], removed: &[usize]) -> Vec<usize> {
    (0..shape.len()).filter(|axis| !removed.contains(axis)).map(|axis| shape[axis]).collect()
}

/// Which of these results an operation takes must be the expected one alone, if there is one. Returns how many were compared.
fn takes(
    operation: &Operation,
    shapes: &[&[usize]],
    results: &[Vec<usize>],
    expected: Option<&[usize]>,
) -> usize {
    let mesh = DynMesh::new([("x", 2)]).unwrap();
    let of = |shape: &[usize]| DynSpec::replicated(&mesh, shape.len()).unwrap();
    let specs: Vec<DynSpec> = shapes.iter().map(|shape| of(shape)).collect();
    let operands: Vec<(&[usize], &DynSpec)> = shapes.iter().copied().zip(&specs).collect();
    for result in results {
        let found = Communication::of(operation, &operands, (result, &of(result)));
        let context = || format!("{operation:?} of {shapes:?} to {result:?}, where {expected:?} is right");
        match found {
            Ok(needs) => assert!(needs.is_free() && Some(&result[..]) == expected, "{}", context()),
            Err(CommunicationError::Shapes { .. }) => {
                assert_ne!(Some(&result[..]), expected, "{}", context());
            }
            Err(error) => panic!("{error}: {}", context()),
        }
    }
    results.len()
}

#[test]
fn dimensions_in_another_order() {
    let (shapes, mut count) = (lists(&[1, 2, 3], 2), 0);
    for shape in &shapes {
        for permutation in lists(&[0, 1, 2], 3) {
            let is_one = axes(shape.len()).contains(&permutation) && permutation.len() == shape.len();
            let result: Vec<usize> =
                permutation.iter().filter_map(|&axis| shape.get(axis).copied()).collect();
            let operation = Operation::Transpose { permutation: &permutation };
            count += takes(&operation, &[shape], &shapes, is_one.then_some(&result[..]));
        }
    }
    assert_eq!(count, 13 * 40 * 13);
}

/// Any result that has the extents of the operand, or any extent in place of 1.
#[test]
fn repeated_elements() {
    let (shapes, mut free) = (lists(&[1, 2, 3], 2), 0);
    for shape in &shapes {
        for dimensions in axes(3) {
            for result in &shapes {
                let fits = |(&axis, &extent): (&usize, &usize)| {
                    axis < result.len() && (extent == 1 || result[axis] == extent)
                };
                let is_one = dimensions.len() == shape.len() && dimensions.iter().zip(shape).all(fits);
                let operation = Operation::BroadcastInDim { dimensions: &dimensions };
                takes(&operation, &[shape], core::slice::from_ref(result), is_one.then_some(&result[..]));
                free += usize::from(is_one);
            }
        }
    }
    assert!(free > 50, "{free}");
}

#[test]
fn parts_and_padding() {
    let results: Vec<Vec<usize>> = (0..14).map(|extent| vec![extent]).chain([vec![], vec![2, 1]]).collect();
    for extent in 0..5_usize {
        for at in lists(&[0, 1, 2, 3, 4, 5], 3).into_iter().filter(|at| at.len() == 3) {
            let [start, limit, step] = at[..] else { panic!("three numbers") };
            let is_one = start <= limit && limit <= extent && step > 0;
            let length = || (start..limit).step_by(step).count();
            let operation = Operation::Slice { start: &[start], limit: &[limit], strides: &[step] };
            let expected = is_one.then(|| [length()]);
            takes(&operation, &[&[extent]], &results, expected.as_ref().map(|list| &list[..]));
        }
        for (low, high) in (-3..4_isize).flat_map(|low| (-3..4_isize).map(move |high| (low, high))) {
            for interior in 0..3 {
                let length = (extent + extent.saturating_sub(1) * interior) as isize + low + high;
                // What is removed at the beginning must be there.
                let expected = usize::try_from(length).ok().map(|length| [length]);
                let is_one =
                    expected.filter(|_| (extent + extent.saturating_sub(1) * interior) as isize + low >= 0);
                let operation = Operation::Pad { low: &[low], high: &[high], interior: &[interior] };
                takes(&operation, &[&[extent]], &results, is_one.as_ref().map(|list| &list[..]));
            }
        }
    }
}

#[test]
fn sums_and_reverses() {
    let shapes = lists(&[1, 2, 3], 3);
    for shape in &shapes {
        for dimensions in axes(shape.len()) {
            let kept = others(shape, &dimensions);
            takes(&Operation::Reduce { dimensions: &dimensions }, &[shape], &shapes, Some(&kept));
            takes(&Operation::Reverse { dimensions: &dimensions }, &[shape], &shapes, Some(shape));
        }
    }
}

#[test]
fn operands_one_after_the_other() {
    let (shapes, results) = (lists(&[1, 2], 2), lists(&[1, 2, 3, 4], 2));
    for dimension in 0..3 {
        let operation = Operation::Concatenate { dimension };
        for one in &shapes {
            let is_one = dimension < one.len();
            takes(&operation, &[one], &shapes, is_one.then_some(&one[..]));
            for two in &shapes {
                let fits = is_one
                    && two.len() == one.len()
                    && others(one, &[dimension]) == others(two, &[dimension]);
                let joined = fits.then(|| {
                    let mut joined = one.clone();
                    joined[dimension] += two[dimension];
                    joined
                });
                takes(&operation, &[one, two], &results, joined.as_deref());
            }
        }
    }
}

#[test]
fn elements_at_indices() {
    let (shapes, results) = (lists(&[1, 2, 3], 2), lists(&[1, 2, 3], 4));
    for dimension in 0..3 {
        for one in &shapes {
            for two in &shapes {
                let taken = (dimension < one.len())
                    .then(|| [&one[..dimension], &two[..], &one[dimension + 1..]].concat());
                takes(&Operation::Take { dimension }, &[one, two], &results, taken.as_deref());
            }
        }
    }
}

#[test]
fn products_of_all_dimensions() {
    let (shapes, results, mut products) = (lists(&[1, 2], 2), lists(&[1, 2], 4), 0);
    let pairs = |list: &[Vec<usize>]| -> Vec<[Vec<usize>; 2]> {
        list.iter().flat_map(|a| list.iter().map(move |b| [a.clone(), b.clone()])).collect()
    };
    for [one, two] in pairs(&shapes) {
        for [left, right] in pairs(&axes(2)) {
            for cut in 0..=left.len().min(right.len()) {
                let ([left_batch, left_sum], [right_batch, right_sum]) =
                    ([&left[..cut], &left[cut..]], [&right[..cut], &right[cut..]]);
                let extents = |shape: &[usize], list: &[usize]| {
                    list.iter().map(|&axis| shape.get(axis).copied()).collect::<Option<Vec<_>>>()
                };
                let pair = |a: &[usize], b: &[usize]| {
                    extents(&one, a).is_some_and(|extents_of_one| extents(&two, b) == Some(extents_of_one))
                };
                let fits = pair(left_batch, right_batch) && pair(left_sum, right_sum);
                let expected = fits.then(|| {
                    let batch = extents(&one, left_batch).unwrap();
                    [batch, others(&one, &left), others(&two, &right)].concat()
                });
                let operation = Operation::DotGeneral {
                    batching: [left_batch, right_batch],
                    contracting: [left_sum, right_sum],
                };
                takes(&operation, &[&one, &two], &results, expected.as_deref());
                products += usize::from(fits);
            }
        }
    }
    assert!(products > 50, "{products}");
}
