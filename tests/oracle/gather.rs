//! StableHLO's `gather` and `scatter` by their definition: for each index of the result, or of the updates, the index of the operand.

/// The lists of axes, by their names in StableHLO.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbers {
    pub(crate) offset_dims: Vec<usize>,
    pub(crate) collapsed_slice_dims: Vec<usize>,
    pub(crate) operand_batching_dims: Vec<usize>,
    pub(crate) start_indices_batching_dims: Vec<usize>,
    pub(crate) start_index_map: Vec<usize>,
    pub(crate) index_vector_dim: usize,
}

/// An array: its extents, and its elements in logical order.
pub(crate) type Array = (Vec<usize>, Vec<i64>);

/// All indices of a shape, in logical order.
pub(crate) fn indices(shape: &[usize]) -> Vec<Vec<usize>> {
    shape.iter().fold(vec![vec![]], |all, &extent| {
        all.iter().flat_map(|index| (0..extent).map(move |at| [&index[..], &[at]].concat())).collect()
    })
}

fn linear(shape: &[usize], index: &[usize]) -> usize {
    shape.iter().zip(index).fold(0, |sum, (extent, at)| sum * extent + at)
}

fn is_unique(list: &[usize]) -> bool {
    list.iter().enumerate().all(|(at, x)| !list[..at].contains(x))
}

fn is_sorted(list: &[usize]) -> bool {
    list.windows(2).all(|pair| pair[0] <= pair[1])
}

impl Numbers {
    fn has_slice(&self, axis: usize) -> bool {
        !self.collapsed_slice_dims.contains(&axis) && !self.operand_batching_dims.contains(&axis)
    }

    /// The constraints C1 to C21 of `gather`, with one deviation.
    pub(crate) fn are_valid(&self, operand: &[usize], starts: &[usize], slice: &[usize]) -> bool {
        let below = |list: &[usize], rank: usize| list.iter().all(|axis| *axis < rank);
        let (rank, of_starts) = (operand.len(), starts.len());
        let batch_rank = of_starts - usize::from(self.index_vector_dim < of_starts);
        let Self { offset_dims, collapsed_slice_dims: collapsed, operand_batching_dims: batching, .. } = self;
        let [batching_of_starts, map] = [&self.start_indices_batching_dims, &self.start_index_map];
        let numbers = starts.get(self.index_vector_dim).copied().unwrap_or(1);
        rank == offset_dims.len() + collapsed.len() + batching.len()
            && self.index_vector_dim <= of_starts
            && map.len() == numbers
            && is_unique(offset_dims)
            && is_sorted(offset_dims)
            && below(offset_dims, batch_rank + offset_dims.len())
            && is_unique(&[&collapsed[..], batching].concat())
            && is_sorted(collapsed)
            && below(collapsed, rank)
            && is_sorted(batching)
            && below(batching, rank)
            && is_unique(batching_of_starts)
            && below(batching_of_starts, of_starts)
            && !batching_of_starts.contains(&self.index_vector_dim)
            && batching.len() == batching_of_starts.len()
            && batching.iter().zip(batching_of_starts).all(|(a, b)| operand[*a] == starts[*b])
            && is_unique(&[&map[..], batching].concat())
            && below(map, rank)
            && slice.len() == rank
            && slice.iter().zip(operand).all(|(slice, extent)| slice <= extent)
            // StableHLO: at most 1. With 0, the result has elements that are no element of the operand.
            && collapsed.iter().chain(batching).all(|axis| slice[*axis] == 1)
    }

    /// C22: the shape of the result.
    pub(crate) fn result(&self, starts: &[usize], slice: &[usize]) -> Vec<usize> {
        let mut batch = starts.to_vec();
        if self.index_vector_dim < batch.len() {
            batch.remove(self.index_vector_dim);
        }
        let offsets = slice.iter().enumerate().filter(|(axis, _)| self.has_slice(*axis)).map(|axis| *axis.1);
        let (mut batch, mut offsets) = (batch.into_iter(), offsets);
        let rank = batch.len() + self.offset_dims.len();
        (0..rank)
            .map(|axis| if self.offset_dims.contains(&axis) { offsets.next() } else { batch.next() }.unwrap())
            .collect()
    }

    /// The start index and the batching index of an index of the result, added, and its offset index: one number for each axis of the operand.
    fn parts(&self, rank: usize, starts: &Array, index: &[usize]) -> Vec<(i64, i64, usize)> {
        let on = |is: bool| -> Vec<usize> {
            let axes = index.iter().enumerate().filter(|(axis, _)| self.offset_dims.contains(axis) == is);
            axes.map(|axis| *axis.1).collect()
        };
        let (batch, mut offset) = (on(false), on(true).into_iter());
        (0..rank)
            .map(|axis| {
                let start = self.start_index_map.iter().position(|to| *to == axis).map_or(0, |number| {
                    let mut at = batch.clone();
                    if self.index_vector_dim < starts.0.len() {
                        at.insert(self.index_vector_dim, number);
                    }
                    starts.1[linear(&starts.0, &at)]
                });
                let batching =
                    self.operand_batching_dims.iter().position(|to| *to == axis).map_or(0, |pair| {
                        let of_starts = self.start_indices_batching_dims[pair];
                        batch[of_starts - usize::from(of_starts >= self.index_vector_dim)]
                    });
                let offset = if self.has_slice(axis) { offset.next().unwrap() } else { 0 };
                (start, i64::try_from(batching).unwrap(), offset)
            })
            .collect()
    }

    pub(crate) fn gather(&self, operand: &Array, starts: &Array, slice: &[usize]) -> Array {
        let shape = self.result(&starts.0, slice);
        let element = |index: &Vec<usize>| {
            let parts = self.parts(operand.0.len(), starts, index).into_iter().enumerate();
            let at: Vec<usize> = parts
                .map(|(axis, (start, batching, offset))| {
                    let most = i64::try_from(operand.0[axis] - slice[axis]).unwrap();
                    usize::try_from(start.clamp(0, most) + batching).unwrap() + offset
                })
                .collect();
            operand.1[linear(&operand.0, &at)]
        };
        let elements = indices(&shape).iter().map(element).collect();
        (shape, elements)
    }

    /// A scatter that adds ten times the element and the update: the order of the updates matters.
    pub(crate) fn scatter(&self, operand: &Array, starts: &Array, updates: &Array) -> Array {
        let mut result = operand.clone();
        for (index, update) in indices(&updates.0).iter().zip(&updates.1) {
            let parts = self.parts(operand.0.len(), starts, index).into_iter();
            let at: Vec<i64> =
                parts.map(|(start, batch, offset)| start + batch + i64::try_from(offset).unwrap()).collect();
            let is_in = |(at, extent): (&i64, &usize)| usize::try_from(*at).is_ok_and(|at| at < *extent);
            if at.iter().zip(&operand.0).all(is_in) {
                let at: Vec<usize> = at.iter().map(|at| usize::try_from(*at).unwrap()).collect();
                let to = &mut result.1[linear(&operand.0, &at)];
                *to = *to * 10 + update;
            }
        }
        result
    }
}
