//! Tiles as XLA's page describes them: pad, split, move, on a list of cells.

/// A tile's extents, `None` for `*`.
pub(crate) type Tile = Vec<Option<usize>>;

/// Cells in row-major order of extents; each holds a linear index, or nothing.
struct Cells {
    extents: Vec<usize>,
    cells: Vec<Option<usize>>,
}

impl Cells {
    fn at(&self, index: &[usize]) -> Option<usize> {
        let mut place = 0;
        for (at, extent) in index.iter().zip(&self.extents) {
            if at >= extent {
                return None;
            }
            place = place * extent + at;
        }
        self.cells[place]
    }

    /// The cells that each index of other extents selects.
    fn gathered(&self, extents: Vec<usize>, find: impl Fn(&[usize]) -> Vec<usize>) -> Self {
        let cells = super::indices(&extents).iter().map(|index| self.at(&find(index))).collect();
        Self { extents, cells }
    }

    fn reshaped(self, extents: Vec<usize>) -> Self {
        Self { extents, cells: self.cells }
    }
}

/// The element in each cell of the memory, by its linear index in logical order.
pub(crate) fn memory(extents: &[usize], minor_to_major: &[usize], tiles: &[Tile]) -> Vec<Option<usize>> {
    let logical =
        Cells { extents: extents.to_vec(), cells: (0..extents.iter().product()).map(Some).collect() };
    // Physical axes, the most major first.
    let major: Vec<usize> = minor_to_major.iter().rev().copied().collect();
    let mut cells = logical.gathered(major.iter().map(|&axis| extents[axis]).collect(), |index| {
        let mut back = vec![0; extents.len()];
        for (&axis, &at) in major.iter().zip(index) {
            back[axis] = at;
        }
        back
    });
    for tile in tiles {
        while cells.extents.len() < tile.len() {
            let wider = [vec![1], cells.extents.clone()].concat();
            cells = cells.reshaped(wider);
        }
        // Combine.
        let mut front = cells.extents.len() - tile.len();
        let mut merged = cells.extents[..front].to_vec();
        let (mut sizes, mut product) = (Vec::new(), 1);
        for (size, extent) in tile.iter().zip(&cells.extents[front..]) {
            product *= extent;
            if let Some(size) = size {
                merged.push(product);
                sizes.push(*size);
                product = 1;
            }
        }
        cells = cells.reshaped(merged);
        front = cells.extents.len() - sizes.len();
        // Pad and split and move: index (front, q.., r..) is (front, q * t + r, ..).
        let bounds = cells.extents[front..].iter().zip(&sizes).map(|(extent, size)| extent.div_ceil(*size));
        let extents = [cells.extents[..front].to_vec(), bounds.collect(), sizes.clone()].concat();
        cells = cells.gathered(extents, |index| {
            let cut =
                (0..sizes.len()).map(|at| index[front + at] * sizes[at] + index[front + sizes.len() + at]);
            index[..front].iter().copied().chain(cut).collect()
        });
    }
    cells.cells
}
