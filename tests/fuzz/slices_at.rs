//! `gather_slices` and `scatter_slices` with any lists of axes: the results are those of StableHLO's definition, or there is an error if it has none.

#[path = "../oracle/gather.rs"]
mod oracle;

use shapewise::{
    DynShape,
    array::{DynTensor, DynView},
    rearrange::GatherAxes,
};

use self::oracle::{Array, Numbers};
use super::Bytes;

struct Input {
    operand: Array,
    starts: Array,
    slice: Vec<usize>,
    numbers: Numbers,
}

/// Lists that fit the operands for the most part, and then some numbers that replace others.
fn input(bytes: &mut Bytes<'_>) -> Input {
    let rank = bytes.below(5);
    let mut operand: Vec<usize> = (0..rank).map(|_| bytes.below(4)).collect();
    let mut slice: Vec<usize> = operand.iter().map(|&extent| bytes.below(extent + 1)).collect();
    let mut numbers = Numbers::default();
    let mut starts: Vec<usize> = bytes.list(3, |bytes| bytes.below(4));
    for axis in 0..rank {
        let kind = bytes.below(4);
        if kind < 2 {
            slice[axis] = 1;
        }
        match kind {
            0 => numbers.collapsed_slice_dims.push(axis),
            1 if starts.len() < 4 => {
                numbers.operand_batching_dims.push(axis);
                numbers.start_indices_batching_dims.push(starts.len());
                starts.push(operand[axis]);
            }
            1 => numbers.collapsed_slice_dims.push(axis),
            _ => {}
        }
        if kind != 1 && bytes.below(2) == 0 {
            let at = bytes.below(numbers.start_index_map.len() + 1);
            numbers.start_index_map.insert(at, axis);
        }
    }
    numbers.index_vector_dim = starts.len();
    let batch = starts.len();
    if numbers.start_index_map.len() != 1 || bytes.below(2) == 0 {
        starts.push(numbers.start_index_map.len());
    }
    let slices = rank - numbers.collapsed_slice_dims.len() - numbers.operand_batching_dims.len();
    let mut offset: Vec<usize> = (0..batch + slices).collect();
    while offset.len() > slices {
        offset.remove(bytes.below(offset.len()));
    }
    numbers.offset_dims = offset;
    for _ in 0..bytes.below(3) {
        let (at, to) = (bytes.below(6), bytes.below(6));
        let list = match bytes.below(8) {
            0 => &mut numbers.offset_dims,
            1 => &mut numbers.collapsed_slice_dims,
            2 => &mut numbers.operand_batching_dims,
            3 => &mut numbers.start_indices_batching_dims,
            4 => &mut numbers.start_index_map,
            5 => &mut slice,
            6 => &mut operand,
            _ => {
                numbers.index_vector_dim = to;
                continue;
            }
        };
        match list.get_mut(at) {
            Some(number) => *number = to,
            None => list.push(to),
        }
    }
    operand.truncate(5);
    let mut array = |extents: Vec<usize>| -> Array {
        let elements = (0..extents.iter().product()).map(|_| i64::from(bytes.byte()) % 9 - 3).collect();
        (extents, elements)
    };
    Input { operand: array(operand), starts: array(starts), slice, numbers }
}

impl Input {
    fn axes(&self) -> GatherAxes<'_> {
        GatherAxes::new(self.numbers.index_vector_dim, &self.numbers.start_index_map)
            .offset(&self.numbers.offset_dims)
            .collapsed(&self.numbers.collapsed_slice_dims)
            .batch(&self.numbers.operand_batching_dims, &self.numbers.start_indices_batching_dims)
    }

    fn is_valid(&self) -> bool {
        self.numbers.are_valid(&self.operand.0, &self.starts.0, &self.slice)
    }
}

fn tensor((extents, elements): &Array) -> DynTensor<i64> {
    DynTensor::new(elements.clone(), DynShape::from_ints(extents).unwrap()).unwrap()
}

fn parts(found: &DynTensor<i64>) -> Array {
    (found.extents().collect(), found.to_vec())
}

pub(crate) fn gather(bytes: &[u8]) {
    let input = input(&mut Bytes(bytes));
    let (operand, starts) = (tensor(&input.operand), tensor(&input.starts));
    let found = operand.gather_slices(&starts, &input.axes(), &input.slice);
    let of_shapes = operand.shape().gather_slices(&starts.shape(), &input.axes(), &input.slice);
    assert_eq!(of_shapes.as_ref().err(), found.as_ref().err(), "{:?}", input.numbers);
    let Ok(found) = found else {
        assert!(!input.is_valid(), "{:?} {:?} {:?}", input.operand.0, input.starts.0, input.numbers);
        return;
    };
    assert!(input.is_valid(), "{:?} {:?} {:?}", input.operand.0, input.starts.0, input.numbers);
    let expected = input.numbers.gather(&input.operand, &input.starts, &input.slice);
    assert_eq!(parts(&found), expected, "{:?} {:?}", input.slice, input.numbers);
    assert_eq!(of_shapes.unwrap(), found.shape());
    // The same elements backwards in memory.
    let backwards: Vec<isize> = (0..input.operand.0.len().cast_signed()).rev().collect();
    let columns = operand.permute(&backwards).unwrap().to_tensor();
    let columns: DynView<'_, i64> = columns.permute(&backwards).unwrap();
    assert_eq!(parts(&columns.gather_slices(&starts, &input.axes(), &input.slice).unwrap()), expected);
}

pub(crate) fn scatter(bytes: &[u8]) {
    let bytes = &mut Bytes(bytes);
    let input = input(bytes);
    let starts = tensor(&input.starts);
    // The updates have the shape of what is gathered, or another one.
    let mut extents = match input.is_valid() {
        true => input.numbers.result(&input.starts.0, &input.slice),
        false => bytes.list(4, |bytes| bytes.below(4)),
    };
    if let (0, Some(extent)) = (bytes.below(16), extents.last_mut()) {
        *extent += 1;
    }
    let updates: Array =
        (extents.clone(), (0..extents.iter().product()).map(|_| i64::from(bytes.byte())).collect());
    let (mut found, of_updates) = (tensor(&input.operand), tensor(&updates));
    let checked = found.shape().check_scatter_slices(&starts.shape(), &of_updates.shape(), &input.axes());
    let change = |to: &mut i64, update: &i64| *to = to.wrapping_mul(10).wrapping_add(*update);
    let done = found.scatter_slices(&starts, &of_updates, &input.axes(), change);
    assert_eq!(done, checked, "{:?}", input.numbers);
    if done.is_err() {
        assert_eq!(parts(&found), input.operand, "an error changes nothing");
        assert!(!input.is_valid() || updates.0 != input.numbers.result(&input.starts.0, &input.slice));
    } else if input.is_valid() && updates.0 == input.numbers.result(&input.starts.0, &input.slice) {
        // Few updates meet in one element, so that no number overflows in the definition.
        if input.starts.1.len() <= 12 {
            assert_eq!(parts(&found), input.numbers.scatter(&input.operand, &input.starts, &updates));
        }
    }
}
