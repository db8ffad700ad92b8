//! The slow, obvious version of a strided slice with masks. It finds positions by walking, in numbers wide enough for
//! all others. It follows TensorFlow's `ValidateStridedSliceOp`, including the order of checks, and calls no code of
//! the crate.
#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "an oracle is small numbers and no error handling"
)]

/// Three vectors and five masks. `None` is an unknown end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Masks {
    pub(crate) begin: Vec<Option<i128>>,
    pub(crate) end: Vec<Option<i128>>,
    pub(crate) strides: Vec<i128>,
    pub(crate) begin_mask: u32,
    pub(crate) end_mask: u32,
    pub(crate) ellipsis_mask: u32,
    pub(crate) new_axis_mask: u32,
    pub(crate) shrink_axis_mask: u32,
}

/// The reason why there is no slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Refusal {
    Lengths,
    TooManySpecs,
    MultipleEllipses,
    TooManyIndices { named: usize, rank: usize },
    ZeroStride { axis: usize },
    IndexStride { axis: usize },
    Index { axis: usize },
}

/// One spec, or an ellipsis over one axis, with its axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    New,
    Whole { axis: usize },
    Index { axis: usize, spec: usize },
    Range { axis: usize, spec: usize },
}

/// The positions of each axis, in order, and the axes of the result; `None` is a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) positions: Vec<Vec<usize>>,
    pub(crate) strides: Vec<i128>,
    pub(crate) outputs: Vec<Option<usize>>,
}

/// Python's `x[begin:end:stride]` on an axis of extent `n`, by walking; `None` is an omitted end.
pub(crate) fn walk(n: usize, begin: Option<i128>, end: Option<i128>, stride: i128) -> Vec<usize> {
    let n = n as i128;
    let from_the_front = |at: i128| if at < 0 { at + n } else { at };
    let mut at = match begin.map(from_the_front) {
        Some(begin) if stride > 0 => begin.max(0),
        Some(begin) => begin.min(n - 1),
        None if stride > 0 => 0,
        None => n - 1,
    };
    let is_past = |at: i128| match end.map(from_the_front) {
        Some(end) if stride > 0 => at >= end,
        Some(end) => at <= end,
        None => false,
    };
    let mut positions = Vec::new();
    while (0..n).contains(&at) && !is_past(at) {
        positions.push(at as usize);
        at += stride;
    }
    positions
}

/// The number of these positions, for an extent of any size: the length of Python's `range(*slice(begin, end,
/// stride).indices(n))`.
pub(crate) fn length(n: usize, begin: Option<i128>, end: Option<i128>, stride: i128) -> usize {
    let n = n as i128;
    let (low, high) = if stride > 0 { (0, n) } else { (-1, n - 1) };
    let clamped = |at: i128| (if at < 0 { at + n } else { at }).clamp(low, high);
    let (first, last) = if stride > 0 { (low, high) } else { (high, low) };
    let (begin, end) = (begin.map_or(first, clamped), end.map_or(last, clamped));
    let way = if stride > 0 { end - begin } else { begin - end };
    if way <= 0 { 0 } else { ((way - 1) / stride.abs() + 1) as usize }
}

fn bit(mask: u32, at: usize) -> bool {
    at < 32 && mask >> at & 1 == 1
}

impl Masks {
    /// The specs for each axis of a shape of a rank, and the new axes between them.
    pub(crate) fn parts(&self, rank: usize) -> Result<Vec<Part>, Refusal> {
        let specs = self.strides.len();
        if self.begin.len() != specs || self.end.len() != specs {
            return Err(Refusal::Lengths);
        }
        if specs >= 32 {
            return Err(Refusal::TooManySpecs);
        }
        if self.ellipsis_mask.count_ones() > 1 {
            return Err(Refusal::MultipleEllipses);
        }
        let is_ellipsis = |spec: &usize| bit(self.ellipsis_mask, *spec);
        let is_new = |spec: &usize| bit(self.new_axis_mask, *spec);
        let named = (0..specs).filter(|spec| !is_ellipsis(spec) && !is_new(spec)).count();
        if named > rank {
            return Err(Refusal::TooManyIndices { named, rank });
        }
        let (mut parts, mut axis) = (Vec::new(), 0);
        let whole = |parts: &mut Vec<Part>, axis: &mut usize| {
            for _ in named..rank {
                parts.push(Part::Whole { axis: *axis });
                *axis += 1;
            }
        };
        for spec in 0..specs {
            if is_ellipsis(&spec) {
                whole(&mut parts, &mut axis);
            } else if is_new(&spec) {
                parts.push(Part::New);
            } else if bit(self.shrink_axis_mask, spec) {
                parts.push(Part::Index { axis, spec });
                axis += 1;
            } else {
                parts.push(Part::Range { axis, spec });
                axis += 1;
            }
        }
        if !(0..specs).any(|spec| is_ellipsis(&spec)) {
            whole(&mut parts, &mut axis);
        }
        Ok(parts)
    }

    /// The positions that a part selects from an extent; all ends that it reads are known.
    pub(crate) fn positions(&self, part: Part, extent: usize) -> Result<Vec<usize>, Refusal> {
        match part {
            Part::New => Ok(vec![0]),
            Part::Whole { .. } => Ok((0..extent).collect()),
            Part::Index { axis, spec } | Part::Range { axis, spec } if self.strides[spec] == 0 => {
                Err(Refusal::ZeroStride { axis })
            }
            Part::Index { axis, spec } if self.strides[spec] < 0 => Err(Refusal::IndexStride { axis }),
            Part::Index { axis, spec } => {
                let (index, n) = (self.begin[spec].unwrap(), extent as i128);
                let position = (0..n).find(|&at| at == index || at - n == index);
                position.map(|at| vec![at as usize]).ok_or(Refusal::Index { axis })
            }
            Part::Range { spec, .. } => {
                let (begin, end) = self.ends(spec);
                Ok(walk(extent, begin, end, self.strides[spec]))
            }
        }
    }

    /// The number of positions that a part selects from an extent of any size; all ends that it reads are known.
    pub(crate) fn count(&self, part: Part, extent: usize) -> Result<usize, Refusal> {
        match part {
            Part::New => Ok(1),
            Part::Whole { .. } => Ok(extent),
            Part::Index { axis, spec } | Part::Range { axis, spec } if self.strides[spec] == 0 => {
                Err(Refusal::ZeroStride { axis })
            }
            Part::Index { axis, spec } if self.strides[spec] < 0 => Err(Refusal::IndexStride { axis }),
            Part::Index { axis, spec } => {
                let (index, n) = (self.begin[spec].unwrap(), extent as i128);
                if (-n..n).contains(&index) { Ok(1) } else { Err(Refusal::Index { axis }) }
            }
            Part::Range { spec, .. } => {
                let (begin, end) = self.ends(spec);
                Ok(length(extent, begin, end, self.strides[spec]))
            }
        }
    }

    /// The ends of a range; `None` is an omitted end.
    fn ends(&self, spec: usize) -> (Option<i128>, Option<i128>) {
        let end = |mask: u32, vector: &[Option<i128>]| {
            if bit(mask, spec) { None } else { Some(vector[spec].unwrap()) }
        };
        (end(self.begin_mask, &self.begin), end(self.end_mask, &self.end))
    }

    /// The slice of a known shape.
    pub(crate) fn slice(&self, extents: &[usize]) -> Result<Taken, Refusal> {
        let mut taken = Taken { positions: Vec::new(), strides: Vec::new(), outputs: Vec::new() };
        for part in self.parts(extents.len())? {
            match part {
                Part::New => taken.outputs.push(None),
                Part::Whole { axis } | Part::Range { axis, .. } => taken.outputs.push(Some(axis)),
                Part::Index { .. } => {}
            }
            if let Part::Whole { axis } | Part::Range { axis, .. } | Part::Index { axis, .. } = part {
                taken.positions.push(self.positions(part, extents[axis])?);
                taken.strides.push(match part {
                    Part::Range { spec, .. } | Part::Index { spec, .. } => self.strides[spec],
                    _ => 1,
                });
            }
        }
        Ok(taken)
    }
}

impl Taken {
    /// The extents of the result.
    pub(crate) fn extents(&self) -> Vec<usize> {
        self.outputs.iter().map(|axis| axis.map_or(1, |axis| self.positions[axis].len())).collect()
    }

    /// The selected elements, in order: each as its number in the row-major order of the sliced shape.
    pub(crate) fn elements(&self, extents: &[usize]) -> Vec<usize> {
        let mut elements = vec![0];
        for (positions, extent) in self.positions.iter().zip(extents) {
            let next = |before: usize| positions.iter().map(move |at| before * extent + at);
            elements = elements.into_iter().flat_map(next).collect();
        }
        elements
    }

    /// Whether all positions of an axis are selected in order with stride 1.
    pub(crate) fn is_whole(&self, axis: usize, extents: &[usize]) -> bool {
        self.strides[axis] == 1 && self.positions[axis].iter().copied().eq(0..extents[axis])
    }
}
