//! Strided slices as TensorFlow answers them: each case on the dynamic level, and again on the ranked level of its rank.

use serde_json::Value;
use shapewise::{
    DynShape, Shape, View,
    array::DynView,
    match_rank,
    slice::{DenseSlice, StridedSlice, StridedSliceError},
};

use super::oracle::Masks;
use super::{
    Case, Failure, Rules,
    broadcast::{known, numbers},
    same,
};

impl Case<'_> {
    fn mask(&self, field: &str) -> Result<u32, Failure> {
        let mask = self.get(field)?.as_u64().and_then(|mask| u32::try_from(mask).ok());
        mask.ok_or_else(|| format!("`{field}` is not a mask"))
    }

    fn i64s(&self, field: &str) -> Result<Vec<i64>, Failure> {
        let list = self.get(field)?.as_array().ok_or_else(|| format!("`{field}` is not a list"))?;
        let list: Option<_> = list.iter().map(Value::as_i64).collect();
        list.ok_or_else(|| format!("`{field}` is not a list of integers"))
    }

    /// The slice, with `None` for an unknown end.
    pub(crate) fn masks(&self) -> Result<Masks, Failure> {
        let vector = |field| -> Result<Vec<i128>, Failure> {
            Ok(self.i64s(field)?.into_iter().map(i128::from).collect())
        };
        let ends = |field, known: &str| -> Result<Vec<Option<i128>>, Failure> {
            let is_known = if self.0.contains_key(known) { self.bool(known)? } else { true };
            Ok(vector(field)?.into_iter().map(|end| is_known.then_some(end)).collect())
        };
        Ok(Masks {
            begin: ends("begin", "begin_known")?,
            end: ends("end", "end_known")?,
            strides: vector("strides")?,
            begin_mask: self.mask("begin_mask")?,
            end_mask: self.mask("end_mask")?,
            ellipsis_mask: self.mask("ellipsis_mask")?,
            new_axis_mask: self.mask("new_axis_mask")?,
            shrink_axis_mask: self.mask("shrink_axis_mask")?,
        })
    }

    /// `out_shape`, or the words and the kind of the error: exactly one of them.
    pub(crate) fn out_shape(&self) -> Result<Result<DynShape, (&str, &str)>, Failure> {
        let text = |field| self.0.get(field).and_then(Value::as_str);
        match (self.0.contains_key("out_shape"), text("error"), text("kind")) {
            (true, None, None) => self.shape("out_shape").map(Ok),
            (false, Some(words), Some(kind)) => Ok(Err((words, kind))),
            _ => Err("there is not exactly one of `out_shape` and `error` with `kind`".into()),
        }
    }
}

/// Calls a function with the slice, its vectors of integers, and its ends as integers or as `Option`s.
macro_rules! with_slice {
    ($masks:expr, $end:expr, |$slice:ident| $body:expr) => {{
        let masks: &Masks = $masks;
        let int = |int: i128| i64::try_from(int).unwrap_or(if int < 0 { i64::MIN } else { i64::MAX });
        let ends = |ends: &[Option<i128>]| ends.iter().map(|end| $end(end.map(int))).collect::<Vec<_>>();
        let (begin, end) = (ends(&masks.begin), ends(&masks.end));
        let strides: Vec<i64> = masks.strides.iter().copied().map(int).collect();
        let $slice = StridedSlice {
            begin: &begin,
            end: &end,
            strides: &strides,
            begin_mask: masks.begin_mask,
            end_mask: masks.end_mask,
            ellipsis_mask: masks.ellipsis_mask,
            new_axis_mask: masks.new_axis_mask,
            shrink_axis_mask: masks.shrink_axis_mask,
        };
        $body
    }};
}

pub(crate) use with_slice;

/// Our error is of the kind of TensorFlow's, with the same numbers if its words name some.
pub(crate) fn same_error(
    ours: &StridedSliceError,
    (words, kind): (&str, &str),
    masks: &Masks,
) -> Result<Rules, Failure> {
    use StridedSliceError as Ours;

    let is = |at: usize, value: usize| {
        numbers(words).get(at).is_some_and(|&number| usize::try_from(number) == Ok(value))
    };
    let bit = |spec: usize| u32::try_from(spec).is_ok_and(|spec| masks.ellipsis_mask >> spec & 1 == 1);
    let stride = |stride: isize| i128::try_from(stride).is_ok_and(|stride| masks.strides.contains(&stride));
    let agrees = match *ours {
        Ours::MultipleEllipses { first, second } => {
            kind == "multiple_ellipses"
                && words.contains("Multiple ellipses")
                && first < second
                && bit(first)
                && bit(second)
        }
        // "Index out of range using input dim 1; input has only 1 dims"
        Ours::TooManyIndices { named, rank: 0 } => {
            kind == "too_many_indices" && words == "Attempting to slice scalar input." && named > 0
        }
        Ours::TooManyIndices { named, rank } => {
            kind == "too_many_indices" && is(0, rank) && is(1, rank) && named > rank
        }
        Ours::ZeroStride { axis } => {
            kind == "zero_stride" && words.contains("must be non-zero") && is(0, axis)
        }
        Ours::IndexStride { stride: of_the_index, .. } => {
            kind == "shrink_needs_positive_stride"
                && words.contains("only stride 1 allowed on non-range indexing")
                && of_the_index < 0
                && stride(of_the_index)
        }
        Ours::Index { axis, index, extent } => {
            // The index after adjustment by the extent.
            let extent = extent.get().and_then(|extent| isize::try_from(extent).ok()).unwrap_or_default();
            let adjusted = if index < 0 { index.wrapping_add(extent) } else { index };
            kind == "index_out_of_bounds"
                && words.contains("out of bounds")
                && numbers(words).first() == Some(&adjusted)
                && is(1, axis)
        }
        _ => false,
    };
    if agrees {
        Ok(Rules::new())
    } else {
        Err(format!("the error is {ours:?}, `{ours}`, expected {kind}, `{words}`"))
    }
}

/// The extents of a slice, and its elements.
type Answer = Result<(Vec<usize>, Vec<i64>), StridedSliceError>;

/// A slice on the ranked level, by masks and by normal form: a view of rank `Q` of a view of rank `R`.
pub(crate) fn ranked(
    elements: &[i64],
    whole: &DynShape,
    slice: &StridedSlice<'_>,
) -> Result<Answer, Failure> {
    fn of<const R: usize, const Q: usize>(
        elements: &[i64],
        whole: Shape<R>,
        slice: &StridedSlice<'_>,
        dense: &Result<DenseSlice, StridedSliceError>,
        _: Shape<Q>,
    ) -> Result<Answer, Failure> {
        let view = View::from_shape(elements, whole).map_err(|error| error.to_string())?;
        let sliced = view.strided_slice::<Q>(slice);
        let by_dense = dense.as_ref().map_err(|&error| error).and_then(|dense| view.dense_slice::<Q>(dense));
        same("it, ranked, by normal form", &by_dense, &sliced)?;
        Ok(sliced.map(|view| (view.extents().to_vec(), view.to_vec())))
    }
    let dense = slice.apply(whole);
    let result = dense.as_ref().map_or_else(|_| DynShape::scalar(), DenseSlice::shape);
    match_rank!(whole, {
        0..=16 => |whole| match_rank!(result, {
            0..=16 => |result| of(elements, whole, slice, &dense, result),
            _ => |error| Err(error.to_string()),
        }),
        _ => |error| Err(error.to_string()),
    })
}

/// `shape`, three vectors, five masks, and TensorFlow's `out_shape` or `error` and `kind`; `values` if they are few.
pub(crate) fn strided_slice(case: &Case) -> Result<Rules, Failure> {
    case.has_only(
        "shape begin end strides begin_mask end_mask ellipsis_mask new_axis_mask shrink_axis_mask \
         out_shape values error kind",
    )?;
    let (shape, masks, theirs) = (case.shape("shape")?, case.masks()?, case.out_shape()?);
    let count = shape.element_count().get().ok_or("`shape` is not known")?;
    let elements: Vec<i64> = (0..).take(count).collect();
    with_slice!(&masks, Option::unwrap_or_default, |slice| {
        let dense = slice.apply(&shape);
        let view = DynView::new(&elements, &shape).map_err(|error| error.to_string())?;
        let ranked = ranked(&elements, &shape, &slice)?;
        let dynamic = view.strided_slice(&slice);
        let by_dense = dense.clone().and_then(|dense| view.dense_slice(&dense));
        match (dense, dynamic, theirs) {
            (Ok(dense), Ok(dynamic), Ok(theirs)) => {
                same("the shape", &dense.shape(), &theirs)?;
                same("the shape of a view", &dynamic.shape(), &theirs)?;
                same(
                    "the elements by normal form",
                    &by_dense.map(|view| view.to_vec()),
                    &Ok(dynamic.to_vec()),
                )?;
                same("the ranked result", &ranked, &Ok((known(&theirs)?, dynamic.to_vec())))?;
                match case.0.get("values") {
                    Some(values) => same("the elements", &serde_json::json!(dynamic.to_vec()), values),
                    None => Ok(Rules::new()),
                }
            }
            (Err(error), Err(dynamic), Err(theirs)) => {
                same("the error of a view", &dynamic, &error)?;
                same("the error of a ranked view", &ranked, &Err(error))?;
                same_error(&error, theirs, &masks)
            }
            (dense, _, theirs) => Err(format!("it is {dense:?}, expected {theirs:?}")),
        }
    })
}
