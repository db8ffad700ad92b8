//! Strided slices of shapes that are partly known, as TensorFlow's shape inference answers them. Ours may be more specific, by
//! rules that try each choice of the unknown numbers.

use shapewise::{
    DynExtent, DynShape,
    slice::{StridedSlice, StridedSliceError},
};

use super::{
    Case, Failure, Rules,
    masks::{same_error, with_slice},
    oracle::{Masks, Part, Refusal},
    same,
};

pub(crate) const TWO_ELLIPSES: &str =
    "two ellipses are an error of every rank: TensorFlow does not check if the rank is unknown";
pub(crate) const BOUNDED: &str =
    "a range takes at most what its ends and the extent allow: TensorFlow says unknown";
pub(crate) const NOTHING_IS_TAKEN: &str =
    "a range that takes nothing of any extent has extent 0: TensorFlow says unknown";
pub(crate) const MASKED_IS_KNOWN: &str = "an end that a mask replaces is not read, so it is known: TensorFlow says unknown if its vector is unknown";
pub(crate) const INDEX_STRIDE: &str = "an index with a stride that is not positive is an error of every extent: TensorFlow accepts an unknown one";
pub(crate) const INDEX_OF_NO_EXTENT: &str =
    "an index that no extent has is an error of every extent: TensorFlow accepts an unknown one";

pub(crate) const INDEX_IS_READ: &str =
    "an index out of bounds is an error: TensorFlow accepts it if `end`, which is not read, is unknown";

/// All extents up to this one are tried, and larger ones next to the ends.
const LARGEST: usize = 24;
/// All values of an unknown end up to this one are tried, which is beyond each of those extents on both sides, and the
/// greatest ones.
const LARGEST_END: i128 = 26;
/// No extent is larger.
const MOST: i128 = 0x7FFF_FFFF_FFFF_FFFF;

/// What a part of a slice takes of each possible extent by each possible end: the number of positions, or a refusal.
fn choices(masks: &Masks, part: Part, extent: DynExtent) -> Vec<Result<usize, Refusal>> {
    let at = |vector: &[Option<i128>], spec: usize| vector.get(spec).copied().flatten();
    let (begin, end, spec) = match part {
        Part::Index { spec, .. } | Part::Range { spec, .. } => {
            (at(&masks.begin, spec), at(&masks.end, spec), spec)
        }
        Part::New | Part::Whole { .. } => (Some(0), Some(0), usize::MAX),
    };
    let near = [begin, end].into_iter().flatten().flat_map(|end| [end.abs(), (end.abs() + 1).min(MOST)]);
    let near = near.filter_map(|extent| isize::try_from(extent).ok()).map(isize::unsigned_abs);
    let extents = extent.get().map_or_else(|| (0..=LARGEST).chain(near).collect(), |extent| vec![extent]);
    let unknown: Vec<i128> = (-LARGEST_END..=LARGEST_END).chain([-MOST, MOST]).collect();
    let all_ends = |end: Option<i128>| end.map_or_else(|| unknown.clone(), |end| vec![end]);
    let (mut choice, mut all) = (masks.clone(), Vec::new());
    for begin in all_ends(begin) {
        for end in all_ends(end) {
            for (vector, end) in [(&mut choice.begin, begin), (&mut choice.end, end)] {
                vector.iter_mut().skip(spec).take(1).for_each(|known| *known = Some(end));
            }
            all.extend(extents.iter().map(|&extent| choice.count(part, extent)));
        }
    }
    all
}

/// The rule by which an extent is more specific than an unknown one, if it is right and the most specific one.
fn says_more(ours: DynExtent, masks: &Masks, part: Part, extent: DynExtent) -> Result<&'static str, Failure> {
    let counts: Vec<usize> = choices(masks, part, extent).into_iter().filter_map(Result::ok).collect();
    let most = counts.iter().copied().max().ok_or("every value is an error")?;
    if let Some(wrong) = counts.iter().find(|&&count| !ours.contains(count)) {
        return Err(format!("{wrong} positions are possible, but {ours} excludes them"));
    }
    let Part::Range { spec, .. } = part else { return Err("only a range may be more specific".into()) };
    let bit = |mask: u32| u32::try_from(spec).is_ok_and(|spec| mask >> spec & 1 == 1);
    let is_unknown = |vector: &[Option<i128>]| vector.get(spec) == Some(&None);
    match ours.get() {
        Some(0) if most == 0 => Ok(NOTHING_IS_TAKEN),
        Some(known)
            if (is_unknown(&masks.begin) && bit(masks.begin_mask)
                || is_unknown(&masks.end) && bit(masks.end_mask))
                && most == known =>
        {
            Ok(MASKED_IS_KNOWN)
        }
        None if ours.bound() == Some(most) => Ok(BOUNDED),
        _ => Err(format!("by no rule it is {ours}; the maximum number of positions is {most}")),
    }
}

/// The rule by which we refuse a slice that TensorFlow accepts, if every value is refused.
fn refused(
    ours: &StridedSliceError,
    masks: &Masks,
    extents: &[DynExtent],
    theirs: &Result<DynShape, (&str, &str)>,
) -> Result<Rules, Failure> {
    let failed = || format!("it is {ours:?}, expected {theirs:?}");
    let axis = match *ours {
        StridedSliceError::IndexStride { axis, .. } | StridedSliceError::Index { axis, .. } => axis,
        _ => return Err(failed()),
    };
    let extent = extents.get(axis).copied().ok_or_else(failed)?;
    let parts = masks.parts(extents.len()).map_err(|_| failed())?;
    let index = parts.iter().find_map(|part| match *part {
        Part::Index { axis: of, spec } if of == axis => Some((*part, spec)),
        _ => None,
    });
    let (part, spec) = index.ok_or_else(failed)?;
    let is_unknown = |vector: &[Option<i128>]| vector.get(spec) == Some(&None);
    let index = masks.begin.get(spec).copied().flatten();
    let (rule, refusal) = match *ours {
        StridedSliceError::IndexStride { .. } if !extent.is_known() => {
            (INDEX_STRIDE, Refusal::IndexStride { axis })
        }
        StridedSliceError::Index { .. } if extent.is_known() && is_unknown(&masks.end) => {
            (INDEX_IS_READ, Refusal::Index { axis })
        }
        // For an extent above all that are tried as well.
        StridedSliceError::Index { .. }
            if !extent.is_known() && index.is_some_and(|index| !(-MOST..MOST).contains(&index)) =>
        {
            (INDEX_OF_NO_EXTENT, Refusal::Index { axis })
        }
        _ => return Err(failed()),
    };
    if theirs.is_ok() && choices(masks, part, extent).iter().all(|choice| *choice == Err(refusal)) {
        Ok(Rules::from([rule]))
    } else {
        Err(failed())
    }
}

/// The same for a shape that is partly known, and with unknown vectors.
pub(crate) fn strided_slice_partial(case: &Case) -> Result<Rules, Failure> {
    case.has_only(
        "shape begin end strides begin_mask end_mask ellipsis_mask new_axis_mask shrink_axis_mask \
         begin_known end_known out_shape error kind",
    )?;
    let (shape, masks, theirs) = (case.shape("shape")?, case.masks()?, case.out_shape()?);
    let ours = with_slice!(&masks, core::convert::identity, |slice| slice.apply(&shape));
    let inferred = with_slice!(&masks, core::convert::identity, |slice| slice.infer(&shape));
    let Some(extents) = shape.extents() else {
        same("the normal form", &ours.err(), &Some(StridedSliceError::RankUnknown))?;
        return match (inferred, theirs) {
            (Ok(inferred), Ok(theirs)) => same("the inferred shape", &inferred, &theirs),
            (Err(StridedSliceError::MultipleEllipses { .. }), Ok(theirs)) if theirs.is_unknown() => {
                Ok(Rules::from([TWO_ELLIPSES]))
            }
            (Err(_), Err(_)) => Ok(Rules::new()),
            (inferred, theirs) => Err(format!("it is {inferred:?}, expected {theirs:?}")),
        };
    };
    same("the inferred shape", &inferred, &ours.clone().map(|dense| dense.shape()))?;
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            let (ours, parts) = (ours.shape(), masks.parts(extents.len()));
            let parts = parts.map_err(|refusal| format!("it is {ours}, expected {refusal:?}"))?;
            let kept = parts.into_iter().filter(|part| !matches!(part, Part::Index { .. }));
            let (mine, others) = (ours.extents().unwrap_or_default(), theirs.extents().unwrap_or_default());
            same("the rank", &ours.rank(), &theirs.rank())?;
            let mut rules = Rules::new();
            for ((&mine, &other), part) in mine.iter().zip(others).zip(kept) {
                if mine == other {
                    continue;
                }
                let failed = |why: &str| format!("it is {ours}, expected {theirs}: {why}");
                if other != DynExtent::UNKNOWN {
                    return Err(failed("different parts are known"));
                }
                let extent = match part {
                    Part::Range { axis, .. } | Part::Whole { axis } => extents.get(axis).copied(),
                    _ => None,
                };
                let extent = extent.unwrap_or(DynExtent::ONE);
                rules.insert(says_more(mine, &masks, part, extent).map_err(|why| failed(&why))?);
            }
            Ok(rules)
        }
        (Err(ours), theirs) => match theirs {
            Err(words) if same_error(&ours, words, &masks).is_ok() => Ok(Rules::new()),
            theirs => refused(&ours, &masks, extents, &theirs),
        },
        (ours, theirs) => Err(format!("it is {ours:?}, expected {theirs:?}")),
    }
}
