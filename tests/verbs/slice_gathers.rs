//! XLA's gather and scatter of slices, compared with the definition, for many lists of axes: valid ones, and ones with a mistake.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../oracle/gather.rs"]
mod oracle;

use oracle::{Array, Numbers};
use shapewise::{
    DynShape, Shape, Tensor, View,
    array::{DynTensor, DynView},
    rearrange::{GatherAxes, GatherError},
};

/// Small numbers, the same in each run.
struct Numbered(u64);

impl Numbered {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % u64::try_from(end.max(1)).unwrap()).unwrap()
    }

    /// Each item with a probability of one half.
    fn some(&mut self, items: &[usize]) -> Vec<usize> {
        items.iter().copied().filter(|_| self.below(2) == 0).collect()
    }

    fn shuffled(&mut self, mut items: Vec<usize>) -> Vec<usize> {
        for at in (1..items.len()).rev() {
            items.swap(at, self.below(at + 1));
        }
        items
    }
}

struct Case {
    operand: Vec<usize>,
    starts: Vec<usize>,
    slice: Vec<usize>,
    numbers: Numbers,
}

/// Lists that fit the operands; with `mistake`, one of them is then changed.
fn case(random: &mut Numbered, mistake: bool) -> Case {
    let rank = random.below(4);
    let operand: Vec<usize> =
        (0..rank).map(|_| random.below(8).min(3) + usize::from(random.below(8) > 0)).collect();
    let all: Vec<usize> = (0..rank).collect();
    let batching = if random.below(2) == 0 { random.some(&all) } else { vec![] };
    let others: Vec<usize> = all.iter().copied().filter(|axis| !batching.contains(axis)).collect();
    let collapsed = random.some(&others);
    let map = random.some(&others);
    let map = random.shuffled(map);
    // The axes of the indices: the batching ones, some others, and that of the numbers, shuffled.
    let free = random.below(3);
    let places: Vec<usize> = (0..batching.len() + free).collect();
    let places = random.shuffled(places);
    let mut starts: Vec<usize> = (0..places.len()).map(|_| random.below(4)).collect();
    let mut of_starts: Vec<usize> = places[..batching.len()].to_vec();
    for (axis, to) in batching.iter().zip(&of_starts) {
        starts[*to] = operand[*axis];
    }
    let index_vector_dim = if map.len() == 1 && random.below(2) == 0 {
        starts.len()
    } else {
        let at = random.below(starts.len() + 1);
        starts.insert(at, map.len());
        of_starts.iter_mut().for_each(|axis| *axis += usize::from(*axis >= at));
        at
    };
    let batch_rank = starts.len() - usize::from(index_vector_dim < starts.len());
    let slices = rank - collapsed.len() - batching.len();
    let result: Vec<usize> = (0..batch_rank + slices).collect();
    let mut offset_dims = random.shuffled(result);
    offset_dims.truncate(slices);
    offset_dims.sort_unstable();
    let slice = operand.iter().enumerate().map(|(axis, &extent)| {
        if collapsed.contains(&axis) || batching.contains(&axis) {
            return 1;
        }
        extent - if random.below(2) == 0 { random.below(extent + 1) } else { 0 }
    });
    let mut slice: Vec<usize> = slice.collect();
    let mut numbers = Numbers {
        offset_dims,
        collapsed_slice_dims: collapsed,
        operand_batching_dims: batching,
        start_indices_batching_dims: of_starts,
        start_index_map: map,
        index_vector_dim,
    };
    if mistake {
        let axis = random.below(5);
        let list = match random.below(8) {
            0 => &mut numbers.offset_dims,
            1 => &mut numbers.collapsed_slice_dims,
            2 => &mut numbers.operand_batching_dims,
            3 => &mut numbers.start_indices_batching_dims,
            4 => &mut numbers.start_index_map,
            5 => &mut slice,
            6 => &mut starts,
            _ => {
                numbers.index_vector_dim = axis;
                &mut vec![]
            }
        };
        match (random.below(3), list.len()) {
            (0, _) => list.push(axis),
            (1, 1..) => drop(list.pop()),
            (_, len @ 1..) => list[random.below(len)] = axis,
            _ => {}
        }
    }
    Case { operand, starts, slice, numbers }
}

impl Case {
    fn axes(&self) -> GatherAxes<'_> {
        let Numbers { offset_dims, collapsed_slice_dims, .. } = &self.numbers;
        GatherAxes::new(self.numbers.index_vector_dim, &self.numbers.start_index_map)
            .offset(offset_dims)
            .collapsed(collapsed_slice_dims)
            .batch(&self.numbers.operand_batching_dims, &self.numbers.start_indices_batching_dims)
    }
}

fn shape(extents: &[usize]) -> DynShape {
    DynShape::from_ints(extents).unwrap()
}

fn array(extents: &[usize], element: impl FnMut(usize) -> i64) -> Array {
    (extents.to_vec(), (0..extents.iter().product()).map(element).collect())
}

fn tensor((extents, elements): &Array) -> DynTensor<i64> {
    DynTensor::new(elements.clone(), shape(extents)).unwrap()
}

/// The same elements in column-major memory.
fn columns((extents, elements): &Array) -> DynTensor<i64> {
    let backwards: Vec<isize> = (0..extents.len().cast_signed()).rev().collect();
    tensor(&(extents.clone(), elements.clone())).permute(&backwards).unwrap().to_tensor()
}

#[track_caller]
fn same(found: &DynTensor<i64>, expected: &Array, what: &str) {
    assert_eq!(found.extents().collect::<Vec<_>>(), expected.0, "{what}");
    assert_eq!(found.to_vec(), expected.1, "{what}");
}

/// The ranked level, if these are the ranks.
fn ranked<const R: usize, const P: usize, const Q: usize>(
    operand: &DynView<'_, i64>,
    starts: &DynView<'_, i64>,
    case: &Case,
    expected: &Array,
) {
    let views = (View::<'_, i64, R>::try_from(operand.clone()), View::<'_, i64, P>::try_from(starts.clone()));
    if let (Ok(operand), Ok(starts)) = views {
        let slice = <[usize; R]>::try_from(&case.slice[..]).unwrap();
        let found: Result<Tensor<i64, Q>, _> = operand.try_gather_slices(starts, &case.axes(), slice);
        let shapes = (Shape::new(operand.extents()).unwrap(), Shape::new(starts.extents()).unwrap());
        let of_shapes: Result<Shape<Q>, _> = shapes.0.gather_slices(shapes.1, &case.axes(), slice);
        if expected.0.len() == Q {
            let found = found.unwrap();
            assert_eq!((found.extents().to_vec(), found.to_vec()), *expected);
            assert_eq!(of_shapes.unwrap().extents(), found.extents());
        } else {
            let error = GatherError::ResultRank { expected: expected.0.len(), found: Q };
            assert_eq!((found.unwrap_err(), of_shapes.unwrap_err()), (error, error));
        }
    }
}

#[test]
fn slices_at_indices() {
    let mut random = Numbered(7);
    let (mut valid, mut with_elements) = (0, 0);
    for number in 0..20_000 {
        let case = case(&mut random, number % 4 == 0);
        let what = format!("{:?} {:?} {:?} {:?}", case.operand, case.starts, case.slice, case.numbers);
        let operand = array(&case.operand, |at| i64::try_from(at).unwrap() + 1);
        let starts = array(&case.starts, |_| i64::try_from(random.below(9)).unwrap() - 3);
        let found = tensor(&operand).gather_slices(&tensor(&starts), &case.axes(), &case.slice);
        let of_shapes = shape(&case.operand).gather_slices(&shape(&case.starts), &case.axes(), &case.slice);
        assert_eq!(of_shapes.as_ref().err(), found.as_ref().err(), "{what}");
        if !case.numbers.are_valid(&case.operand, &case.starts, &case.slice) {
            assert!(found.is_err(), "{what}");
            continue;
        }
        valid += 1;
        let expected = case.numbers.gather(&operand, &starts, &case.slice);
        with_elements += usize::from(!expected.1.is_empty());
        let found = found.unwrap_or_else(|error| panic!("{what}: {error}"));
        same(&found, &expected, &what);
        assert_eq!(of_shapes.unwrap(), shape(&expected.0), "{what}");
        let turned = columns(&operand);
        let backwards: Vec<isize> = (0..case.operand.len().cast_signed()).rev().collect();
        let by_columns = turned.permute(&backwards).unwrap();
        same(
            &by_columns.gather_slices(&tensor(&starts), &case.axes(), &case.slice).unwrap(),
            &expected,
            &what,
        );
        let (operand, starts) = (tensor(&operand), tensor(&starts));
        ranked::<1, 1, 1>(&operand.view(), &starts.view(), &case, &expected);
        ranked::<2, 1, 2>(&operand.view(), &starts.view(), &case, &expected);
        ranked::<2, 2, 2>(&operand.view(), &starts.view(), &case, &expected);
        ranked::<3, 2, 3>(&operand.view(), &starts.view(), &case, &expected);
    }
    assert!(valid > 15_000 && with_elements > 8_000, "{valid} {with_elements}");
}

#[test]
fn updates_at_indices() {
    let mut random = Numbered(11);
    let mut changed = 0;
    for _ in 0..20_000 {
        let case = case(&mut random, false);
        let what = format!("{:?} {:?} {:?} {:?}", case.operand, case.starts, case.slice, case.numbers);
        let operand = array(&case.operand, |at| i64::try_from(at % 5).unwrap());
        let starts = array(&case.starts, |_| i64::try_from(random.below(7)).unwrap() - 2);
        let updates =
            array(&case.numbers.result(&case.starts, &case.slice), |at| i64::try_from(at % 7).unwrap() + 1);
        let expected = case.numbers.scatter(&operand, &starts, &updates);
        changed += usize::from(expected != operand);
        let mut found = tensor(&operand);
        let change = |to: &mut i64, update: &i64| *to = to.wrapping_mul(10).wrapping_add(*update);
        found.scatter_slices(&tensor(&starts), &tensor(&updates), &case.axes(), change).unwrap();
        same(&found, &expected, &what);
        let shapes = (shape(&case.operand), shape(&case.starts), shape(&updates.0));
        assert_eq!(shapes.0.check_scatter_slices(&shapes.1, &shapes.2, &case.axes()), Ok(()), "{what}");
        // One more update than there are indices, along each of their axes.
        for axis in (0..updates.0.len()).filter(|axis| !case.numbers.offset_dims.contains(axis)) {
            let mut longer = updates.0.clone();
            longer[axis] += 1;
            let error = shapes.0.check_scatter_slices(&shapes.1, &shape(&longer), &case.axes()).unwrap_err();
            assert!(matches!(error, GatherError::Updates { axis: at, .. } if at == axis), "{what}: {error}");
        }
    }
    assert!(changed > 5_000, "{changed}");
}

#[test]
fn indices_of_all_types_and_far_ones() {
    let row = View::new(&[1, 2, 3, 4], [4]).unwrap();
    let axes = GatherAxes::new(1, &[0]).offset(&[1]);
    let at = |found: Tensor<i32, 2>| found.into_vec();
    assert_eq!(at(row.gather_slices(View::new(&[u64::MAX, 0], [2]).unwrap(), &axes, [2])), [3, 4, 1, 2]);
    assert_eq!(
        at(row.gather_slices(View::new(&[i128::MIN, i128::MAX], [2]).unwrap(), &axes, [2])),
        [1, 2, 3, 4]
    );
    assert_eq!(at(row.gather_slices(View::new(&[1_u8, 2], [2]).unwrap(), &axes, [2])), [2, 3, 3, 4]);
    let mut to = Tensor::filled([4], 0);
    let far = View::new(&[isize::MAX, isize::MIN, -1, 3], [4]).unwrap();
    let updates = View::new(&[1, 2, 3, 4, 5, 6, 7, 8], [4, 2]).unwrap();
    to.scatter_slices(far, updates, &axes, |to, x| *to += x);
    assert_eq!(to.as_slice(), [6, 0, 0, 7]);
}

/// The message of each error, literally.
#[test]
fn messages() {
    let says = |axes: GatherAxes<'_>, operand: &str, indices: &str, slice: &[usize], words: &str| {
        let shapes: (DynShape, DynShape) = (operand.parse().unwrap(), indices.parse().unwrap());
        assert_eq!(shapes.0.gather_slices(&shapes.1, &axes, slice).unwrap_err().to_string(), words);
    };
    let rows = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
    says(
        rows.offset(&[2]),
        "[5,3]",
        "[7]",
        &[1, 3],
        "axis 2 of the offset axes is out of range: it must be below the rank, 2",
    );
    says(
        GatherAxes::new(1, &[]).offset(&[1, 0]),
        "[5,3]",
        "[7,0]",
        &[1, 3],
        "axis 0 is after axis 1 in the offset axes: they must be in increasing order, each once",
    );
    says(rows.collapsed(&[0, 0]), "[5,3]", "[7]", &[1, 3], "axis 0 occurs twice in the collapsed axes");
    says(
        rows.batch(&[0], &[0]),
        "[5,3]",
        "[7]",
        &[1, 3],
        "axis 0 is one of the collapsed axes and one of the batch axes of the operand: it can be one of them",
    );
    says(
        rows.collapsed(&[]),
        "[5,3]",
        "[7]",
        &[1, 3],
        "the operand has rank 2, with 1 offset axis, 0 collapsed axes and 0 batch axes: together they are the axes of the operand",
    );
    says(
        rows,
        "[5,3]",
        "[7]",
        &[1],
        "the slice has 1 extent, and the operand has rank 2: it has one for each axis",
    );
    says(
        rows,
        "[5,<=3]",
        "[7]",
        &[1, 4],
        "the slice has extent 4 along axis 1, and the operand has extent <=3: it must be at most that",
    );
    says(
        rows,
        "[5,3]",
        "[7]",
        &[2, 3],
        "the slice has extent 2 along axis 0, which is one of the collapsed axes: it must be 1",
    );
    says(
        GatherAxes::new(2, &[0]),
        "[5,3]",
        "[7]",
        &[1, 3],
        "the axis of an index is 2: it must be at most the rank of the indices, 1",
    );
    says(
        GatherAxes::new(0, &[0]).offset(&[0]).collapsed(&[0]),
        "[5,3]",
        "[7]",
        &[1, 3],
        "an index has 7 numbers for 1 axis of the start indices: it has one for each",
    );
    says(
        rows.batch(&[], &[0]),
        "[5,3]",
        "[7]",
        &[1, 3],
        "the operand has 0 batch axes and the indices have 1: they are pairs",
    );
    says(
        GatherAxes::new(0, &[1]).offset(&[0]).batch(&[0], &[0]),
        "[5,3]",
        "[1]",
        &[1, 3],
        "axis 0 of the indices is the axis of an index, so it cannot be a batch axis",
    );
    says(
        GatherAxes::new(1, &[1]).offset(&[1]).batch(&[0], &[0]),
        "[5,3]",
        "[7]",
        &[1, 3],
        "batch extents 5 and 7 differ: axis 0 of the operand is paired with axis 0 of the indices",
    );
    let matrix = View::new(&[1, 2, 3, 4], [2, 2]).unwrap();
    let index = View::new(&[0], [1]).unwrap();
    let found: Result<Tensor<i32, 3>, _> = matrix.try_gather_slices(index, &rows, [1, 2]);
    assert_eq!(
        found.unwrap_err().to_string(),
        "rank 3 does not fit: the offset axes and the axes of the indices make rank 2"
    );
    let mut sums = matrix.to_tensor();
    let updates = View::new(&[0; 4], [2, 2]).unwrap();
    assert_eq!(
        sums.try_scatter_slices(index, updates, &rows, |_, _| {}).unwrap_err().to_string(),
        "the updates have extent 2 along axis 0 for 1 index: they must be equal"
    );
}
