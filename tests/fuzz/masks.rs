//! Strided slices with arbitrary vectors, masks and shapes, compared with the oracle.

#[path = "../oracle/given.rs"]
mod given;
#[path = "../oracle/masks.rs"]
mod masks;

use shapewise::{DynExtent, DynShape, Shape, View, array::DynView, match_rank, slice::StridedSlice};

use self::masks::{Masks, Part, Refusal};
use super::Bytes;

/// An integer of a vector: most are small, some are extreme.
#[derive(Clone, Copy, Debug)]
enum Int {
    Small(i8),
    Tiny(u8),
    Any(i64),
    Extreme(u8),
}

#[derive(Clone, Copy, Debug)]
enum Extent {
    Small(u8),
    Bounded(u8),
    Unknown,
    Any(u64),
    AnyBound(u64),
}

#[derive(Clone, Copy, Debug)]
struct Spec {
    begin: (Int, bool),
    end: (Int, bool),
    stride: Int,
    /// One bit in each mask.
    bits: u8,
}

#[derive(Debug)]
struct Input {
    extents: Vec<Extent>,
    rank_is_known: bool,
    specs: Vec<Spec>,
    /// Whether some ends are unknown.
    all_known: bool,
    /// The parts that are left out of a vector.
    shorter: u8,
    /// Bits after the last spec.
    more_bits: [u16; 5],
    ellipsis: Option<u8>,
    /// Values for unknown ends and extents.
    choices: Vec<(Int, u8)>,
}

impl Int {
    fn read(bytes: &mut Bytes<'_>) -> Self {
        match bytes.below(4) {
            0 => Self::Small(bytes.byte().cast_signed()),
            1 => Self::Tiny(bytes.byte()),
            2 => Self::Any(bytes.number().cast_signed()),
            _ => Self::Extreme(bytes.byte()),
        }
    }
}

impl Extent {
    fn read(bytes: &mut Bytes<'_>) -> Self {
        match bytes.below(8) {
            0..4 => Self::Small(bytes.byte()),
            4 => Self::Bounded(bytes.byte()),
            5 => Self::Unknown,
            6 => Self::Any(bytes.number()),
            _ => Self::AnyBound(bytes.number()),
        }
    }
}

impl Spec {
    fn read(bytes: &mut Bytes<'_>) -> Self {
        let end = |bytes: &mut Bytes<'_>| (Int::read(bytes), bytes.below(4) > 0);
        Self { begin: end(bytes), end: end(bytes), stride: Int::read(bytes), bits: bytes.byte() }
    }
}

impl Input {
    fn read(bytes: &mut Bytes<'_>) -> Self {
        let all_known = bytes.below(2) > 0;
        Self {
            extents: bytes.list(7, Extent::read),
            rank_is_known: bytes.below(8) > 0,
            all_known,
            shorter: bytes.byte(),
            ellipsis: (bytes.below(4) == 0).then(|| bytes.byte()),
            specs: bytes.list(36, Spec::read),
            more_bits: core::array::from_fn(|_| u16::from(bytes.byte())),
            choices: bytes.list(20, |bytes| (Int::read(bytes), bytes.byte())),
        }
    }
}

impl Int {
    fn get(self) -> i64 {
        const EXTREME: [i64; 8] = [
            i64::MIN,
            i64::MIN + 1,
            i64::MAX,
            i64::MAX - 1,
            i32::MIN as i64,
            i32::MAX as i64,
            1 << 62,
            -(1 << 62),
        ];
        match self {
            Self::Small(int) => int.into(),
            Self::Tiny(int) => i64::from(int % 16) - 8,
            Self::Any(int) => int,
            Self::Extreme(at) => EXTREME[usize::from(at % 8)],
        }
    }
}

impl Extent {
    fn get(self) -> DynExtent {
        let any = |extent: u64| {
            usize::try_from(extent >> (65 - usize::BITS)).expect("one bit less than `usize` has")
        };
        match self {
            Self::Small(extent) => DynExtent::known(usize::from(extent % 6)),
            Self::Bounded(bound) => DynExtent::at_most(usize::from(bound % 8)),
            Self::Unknown => Ok(DynExtent::UNKNOWN),
            Self::Any(extent) => DynExtent::known(any(extent)),
            Self::AnyBound(bound) => DynExtent::at_most(any(bound)),
        }
        .expect("it fits")
    }
}

impl Input {
    fn masks(&self) -> Masks {
        let mut masks =
            Masks { ellipsis_mask: self.ellipsis.map_or(0, |bit| 1 << (bit % 32)), ..Masks::default() };
        let end = |(int, is_known): (Int, bool)| (self.all_known || is_known).then_some(int.get().into());
        for (at, spec) in self.specs.iter().take(34).enumerate() {
            masks.begin.push(end(spec.begin));
            masks.end.push(end(spec.end));
            masks.strides.push(spec.stride.get().into());
            let bit = |which: u8| u32::from(spec.bits >> which & 1).checked_shl(at as u32).unwrap_or(0);
            masks.begin_mask |= bit(0);
            masks.end_mask |= bit(1);
            masks.shrink_axis_mask |= bit(2);
            // Fewer new axes, so that some specs address axes.
            masks.new_axis_mask |= bit(3) & bit(4);
        }
        let more =
            |at: usize| u32::from(self.more_bits[at]).checked_shl(masks.strides.len() as u32).unwrap_or(0);
        masks.begin_mask |= more(0);
        masks.end_mask |= more(1);
        masks.shrink_axis_mask |= more(2);
        masks.new_axis_mask |= more(3);
        if self.ellipsis.is_none() && self.more_bits[4] & 7 == 1 {
            masks.ellipsis_mask |= more(4);
        }
        match self.shorter {
            1 => drop(masks.begin.pop()),
            2 => drop(masks.end.pop()),
            3 => drop(masks.strides.pop()),
            _ => {}
        }
        masks
    }
}

/// The elements of a view of rank `R`, sliced to rank `Q`.
fn ranked<const R: usize, const Q: usize>(
    elements: &[usize],
    shape: Shape<R>,
    slice: &StridedSlice<'_>,
) -> (Vec<usize>, Vec<usize>) {
    let view = View::from_shape(elements, shape).expect("the element counts are equal");
    let sliced = view.strided_slice::<Q>(slice).expect("the same as of a DynView");
    (sliced.extents().to_vec(), sliced.to_vec())
}

fn ranked_as<const R: usize>(
    elements: &[usize],
    shape: Shape<R>,
    slice: &StridedSlice<'_>,
    rank: usize,
) -> Option<(Vec<usize>, Vec<usize>)> {
    Some(match rank {
        0 => ranked::<R, 0>(elements, shape, slice),
        1 => ranked::<R, 1>(elements, shape, slice),
        2 => ranked::<R, 2>(elements, shape, slice),
        3 => ranked::<R, 3>(elements, shape, slice),
        4 => ranked::<R, 4>(elements, shape, slice),
        5 => ranked::<R, 5>(elements, shape, slice),
        _ => return None,
    })
}

/// The elements of each kind of view equal those of the oracle.
fn elements(masks: &Masks, extents: &[usize]) {
    let count: usize = extents.iter().product();
    let memory: Vec<usize> = (0..count).collect();
    let shape = DynShape::from_ints(extents).expect("small extents");
    let given = given::known::<i64>(masks);
    let slice = given.slice();
    let view = DynView::new(&memory, &shape).expect("the element counts are equal");
    match (view.strided_slice(&slice), masks.slice(extents)) {
        (Ok(sliced), Ok(taken)) => {
            assert!(sliced.extents().eq(taken.extents()), "extents");
            let expected = taken.elements(extents);
            assert_eq!(sliced.to_vec(), expected, "elements");
            let ranked = match_rank!(shape.clone(), {
                0..=4 => |shape| ranked_as(&memory, shape, &slice, taken.outputs.len()),
                _ => |_error| None,
            });
            if let Some(ranked) = ranked {
                assert_eq!(ranked, (taken.extents(), expected), "ranked");
            }
            let dense = slice.apply(&shape).expect("the same as of a view");
            for (axis, positions) in taken.positions.iter().enumerate() {
                let mine = dense.axes()[axis];
                let begin = mine.begin().expect("everything is known");
                for (step, &position) in positions.iter().enumerate() {
                    let mine = begin as i128 + step as i128 * mine.stride() as i128;
                    assert_eq!(mine, position as i128, "position {step} of axis {axis}");
                }
            }
            let is_whole = |axis: usize| taken.is_whole(axis, extents);
            assert_eq!(dense.is_identity(), (0..extents.len()).all(is_whole), "is_identity");
        }
        (Err(error), Err(refusal)) => assert_eq!(given::refusal(&error), Some(refusal), "refusal"),
        (sliced, taken) => panic!("{sliced:?}, expected {taken:?}"),
    }
}

pub(crate) fn run(bytes: &[u8]) {
    let input = Input::read(&mut Bytes(bytes));
    let masks = input.masks();
    let mut extents: Vec<DynExtent> = input.extents.iter().take(6).map(|extent| extent.get()).collect();
    let shape = match DynShape::new(extents.iter().copied()) {
        _ if !input.rank_is_known && input.extents.is_empty() => DynShape::UNKNOWN,
        Ok(shape) => shape,
        Err(_) => {
            // Extents that do not fit are replaced by small ones.
            for extent in &mut extents {
                if extent.get().is_some_and(|extent| extent > 5) {
                    *extent = DynExtent::ONE;
                }
            }
            DynShape::new(extents.iter().copied()).expect("small extents fit")
        }
    };
    let given = given::partly::<i64>(&masks);
    let inferred = given.slice().apply(&shape);
    let Some(partial) = shape.extents() else {
        assert!(inferred.is_err(), "a slice requires the rank");
        return;
    };
    if let Ok(dense) = &inferred {
        assert_eq!(dense.shape().rank(), Some(dense.rank()), "each shape fits");
        assert_eq!(dense.processing_shape().rank(), Some(partial.len()), "each shape fits");
        let _ = (dense.is_identity(), dense.is_simple_slice(), dense.slice_dim0(), format!("{dense:?}"));
    }
    // Values for everything that is unknown.
    let mut choices = input.choices.iter().copied().chain(core::iter::repeat((Int::Small(1), 3)));
    let mut choice = masks.clone();
    for end in choice.begin.iter_mut().chain(&mut choice.end).filter(|end| end.is_none()) {
        *end = choices.next().map(|(int, _)| int.get().into());
    }
    let extents: Vec<usize> = partial
        .iter()
        .map(|extent| match (extent.get(), extent.bound()) {
            (Some(known), _) => known,
            (None, Some(bound)) => usize::from(choices.next().map_or(0, |choice| choice.1)).min(bound),
            (None, None) => usize::from(choices.next().map_or(0, |choice| choice.1) % 12),
        })
        .collect();
    let counts = |parts: Vec<Part>| -> Result<Vec<usize>, Refusal> {
        let mut counts = Vec::new();
        for part in parts {
            let (axis, is_kept) = match part {
                Part::New => (usize::MAX, true),
                Part::Whole { axis } | Part::Range { axis, .. } => (axis, true),
                Part::Index { axis, .. } => (axis, false),
            };
            let count = choice.count(part, extents.get(axis).copied().unwrap_or(1))?;
            if is_kept {
                counts.push(count);
            }
        }
        Ok(counts)
    };
    match (&inferred, choice.parts(extents.len()).and_then(counts)) {
        (Ok(dense), Ok(counts)) => {
            let shape = dense.shape();
            let inferred = shape.extents().expect("a slice has a rank");
            assert_eq!(inferred.len(), counts.len(), "the rank");
            for (inferred, count) in inferred.iter().zip(counts) {
                assert!(inferred.contains(count), "{inferred} excludes {count}: {masks:?} of {extents:?}");
            }
        }
        // Some values are refused.
        (Ok(_), Err(_)) => {}
        (Err(error), Ok(counts)) => {
            panic!("{error}, but some values give {counts:?}: {choice:?} of {extents:?}")
        }
        // Both check axis by axis, and an unknown extent may hide the first error.
        (Err(error), Err(refusal)) => {
            let is_known = choice == masks && shape.is_fully_known();
            let found = given::refusal(error);
            assert!(
                found.is_some() && (!is_known || found == Some(refusal)),
                "{error}, expected {refusal:?}"
            );
        }
    }
    // The oracle lists positions, so an extent of 0 does not make the other lists small.
    let size = extents.iter().try_fold(1_usize, |size, &extent| size.checked_mul(extent.max(1)));
    if size.is_some_and(|size| size < 5000) {
        elements(&choice, &extents);
    }
}
