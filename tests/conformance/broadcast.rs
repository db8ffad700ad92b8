//! Broadcasts as XLA and NumPy answer them: each case on the dynamic level, and again on the ranked level of its rank.

use serde_json::Value;
use shapewise::{
    BroadcastError, DynBroadcast, DynBroadcastError, DynExtent, DynShape, Shape, View,
    broadcast::{self, RankFits},
    match_rank,
    rank::Ranks,
};

use super::{Case, Failure, Rules, same};

/// A broadcast dimension that is negative, or a list that does not have one for each axis of the smaller operand, or is
/// not the identity if the ranks are equal: no value on the ranked level can express it.
const NOT_OF_THE_TYPE: Option<Result<Vec<usize>, BroadcastError>> = None;

impl Case<'_> {
    pub(crate) fn ints(&self, field: &str) -> Result<Vec<isize>, Failure> {
        let list = self.get(field)?.as_array().ok_or_else(|| format!("`{field}` is not a list"))?;
        let int = |value: &Value| value.as_i64().and_then(|int| isize::try_from(int).ok());
        list.iter()
            .map(int)
            .collect::<Option<_>>()
            .ok_or_else(|| format!("`{field}` is not a list of integers"))
    }

    pub(crate) fn extents(&self, field: &str) -> Result<Vec<usize>, Failure> {
        let extent =
            |int: isize| usize::try_from(int).map_err(|_| format!("`{field}` has a negative extent"));
        self.ints(field)?.into_iter().map(extent).collect()
    }

    /// `out`, or the words of `error`: exactly one of them.
    fn out(&self) -> Result<Result<Vec<usize>, &str>, Failure> {
        match (self.0.get("out"), self.0.get("error")) {
            (Some(_), None) => self.extents("out").map(Ok),
            (None, Some(words)) => words.as_str().map(Err).ok_or_else(|| "`error` is not a text".into()),
            _ => Err("it has not one of `out` and `error`".into()),
        }
    }
}

fn dynamic(extents: &[usize]) -> Result<DynShape, Failure> {
    DynShape::from_ints(extents).map_err(|error| error.to_string())
}

/// The extents of a known result.
pub(crate) fn known(shape: &DynShape) -> Result<Vec<usize>, Failure> {
    let extents = shape.extents().ok_or("the rank of the result is unknown")?;
    extents
        .iter()
        .map(|extent| extent.get())
        .collect::<Option<_>>()
        .ok_or_else(|| format!("{shape} is not fully known"))
}

/// The numbers in a text, in order.
pub(crate) fn numbers(words: &str) -> Vec<isize> {
    let number = |word: &str| word.trim_end_matches(|c: char| !c.is_ascii_digit()).parse().ok();
    words.split([' ', '(', '[', ',']).filter_map(number).collect()
}

/// Our error is the one that XLA's words name, with the same numbers if they name some.
fn same_error(ours: &DynBroadcastError, words: &str) -> Result<Rules, Failure> {
    use {BroadcastError as Known, DynBroadcastError as Ours};

    let number = |at: usize| numbers(words).get(at).copied().unwrap_or(isize::MIN);
    let is = |at: usize, value: usize| usize::try_from(number(at)) == Ok(value);
    let extent = |at: usize, value: DynExtent| value.get().is_some_and(|value| is(at, value));
    let says = |text: &str| words.contains(text);
    let agrees = match *ours {
        Ours::Extents { .. } => says("incompatible shapes"),
        Ours::DifferentRanks { .. } => says("Shapes must be equal rank"),
        Ours::Identity { .. } => says("must either be not set or be the identity"),
        Ours::Count { .. } if says("must either be not set or be the identity") => true,
        Ours::Count { dimensions, rank } => {
            says("Size of broadcast_dimensions has to match") && is(0, rank) && is(1, dimensions)
        }
        Ours::Negative { dimension, .. } => {
            (says("cannot be negative") || says("is out of bound")) && number(0) == dimension
        }
        Ours::Dimensions(Known::Dimension { dimension, rank, .. }) => {
            (says("too large") && is(0, dimension) && is(1, rank))
                || (says("is out of bound") && is(0, dimension))
        }
        Ours::Dimensions(Known::Order { previous, dimension, .. }) => {
            says("order is wrong") && is(0, dimension) && is(1, previous)
        }
        Ours::Along { axis, extent: smaller, other, .. } => {
            says("mismatch") && is(0, axis) && extent(1, smaller) && extent(2, other)
        }
        Ours::Into { axis, extent: operand, into, target } => {
            // "either 1 or equal to ...; the 0th operand dimension is 5, the 2th output dimension is 0."
            says("Input dimension should be")
                && is(1, axis)
                && extent(2, operand)
                && is(3, into)
                && extent(4, target)
        }
        _ => false,
    };
    if agrees {
        Ok(Rules::new())
    } else {
        Err(format!("the error is {ours:?}, `{ours}`, expected `{words}`"))
    }
}

/// Compares a result on the dynamic level, which has no condition left, and that of the ranked level, if it has one.
fn both(
    ours: &Result<DynBroadcast, DynBroadcastError>,
    ranked: Option<Result<Vec<usize>, BroadcastError>>,
    theirs: Result<Vec<usize>, &str>,
) -> Result<Rules, Failure> {
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            same("it", &known(ours.shape())?, &theirs)?;
            same("certainty", &ours.is_certain(), &true)?;
            same("the ranked result", &ranked, &Some(Ok(theirs)))
        }
        (Err(ours), Err(words)) => {
            if let Some(Ok(ranked)) = ranked {
                return Err(format!("the ranked result is {ranked:?}, expected an error"));
            }
            same_error(ours, words)
        }
        (ours, theirs) => Err(format!("it is {ours:?}, expected {theirs:?}")),
    }
}

/// The smaller operand along axes of the larger one.
fn along<const R: usize, const Q: usize>(
    smaller: Shape<R>,
    larger: Shape<Q>,
    dimensions: &[isize],
) -> Option<Result<Vec<usize>, BroadcastError>>
where
    Ranks: RankFits<R, Q>,
{
    let dimensions: Option<Vec<_>> = dimensions.iter().map(|&at| usize::try_from(at).ok()).collect();
    let dimensions: [usize; R] = dimensions?.try_into().ok()?;
    let sum = smaller.along_by::<Q>(dimensions).and_then(|smaller| broadcast::shape((smaller, larger)));
    Some(sum.map(|shape| shape.extents().to_vec()))
}

/// Calls a macro with its arguments, then a row for each rank: the rank, and all ranks up to it.
macro_rules! with_ranks {
    ($name:ident! $arguments:tt) => {
        with_ranks!(@ $name $arguments [] [] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
    };
    (@ $name:ident $arguments:tt [$($rows:tt)*] [$($below:literal)*] $rank:literal $($above:literal)*) => {
        with_ranks!(@ $name $arguments [$($rows)* $rank: $($below)* $rank;] [$($below)* $rank] $($above)*)
    };
    (@ $name:ident $arguments:tt [$($rows:tt)*] $ranks:tt) => { $name! { $arguments $($rows)* } };
}

/// Calls a function with two shapes, the first of a rank up to that of the second, and dimensions.
macro_rules! ranked {
    (($function:ident, $smaller:expr, $larger:expr, $dimensions:expr) $($rank:literal: $($below:literal)*;)*) => {
        match_rank!($larger, {
            $($rank => |larger| match_rank!($smaller, {
                $($below => |smaller| $function(smaller, larger, $dimensions),)*
                _ => |_error| None,
            }),)*
            _ => |error| return Err(error.to_string()),
        })
    };
}

/// `lhs`, `rhs`, `broadcast_dimensions`, and XLA's `out` or `error`.
pub(crate) fn xla(case: &Case) -> Result<Rules, Failure> {
    case.has_only("lhs rhs broadcast_dimensions out error")?;
    let (lhs, rhs) = (dynamic(&case.extents("lhs")?)?, dynamic(&case.extents("rhs")?)?);
    let dimensions = case.ints("broadcast_dimensions")?;
    let ours = lhs.broadcast_with(&rhs, &dimensions);
    let turned = rhs.broadcast_with(&lhs, &dimensions);
    same(
        "the result with exchanged operands",
        &turned.map(DynBroadcast::into_shape).ok(),
        &ours.clone().map(DynBroadcast::into_shape).ok(),
    )?;

    let (smaller, larger) = if lhs.rank() <= rhs.rank() { (&lhs, &rhs) } else { (&rhs, &lhs) };
    let identity: Vec<isize> = (0..).take(larger.rank().unwrap_or_default()).collect();
    let ranked = if lhs.rank() == rhs.rank() && dimensions.is_empty() {
        with_ranks!(ranked!(along, smaller, larger, &identity))
    } else if lhs.rank() == rhs.rank() && dimensions != identity {
        NOT_OF_THE_TYPE
    } else {
        with_ranks!(ranked!(along, smaller, larger, &dimensions))
    };
    both(&ours, ranked, case.out()?)
}

/// The extents of a result, and its elements.
type Elements = (Vec<usize>, Vec<i64>);

/// A view of the operand's elements, broadcast.
fn in_dim<const R: usize, const Q: usize>(
    operand: Shape<R>,
    out: Shape<Q>,
    dimensions: &[isize],
) -> Option<Result<Elements, BroadcastError>>
where
    Ranks: RankFits<R, Q>,
{
    let dimensions: Option<Vec<_>> = dimensions.iter().map(|&at| usize::try_from(at).ok()).collect();
    let dimensions: [usize; R] = dimensions?.try_into().ok()?;
    let elements: Vec<i64> = (0..).take(operand.element_count()).collect();
    let view = View::from_shape(&elements, operand).ok()?;
    let result = view.try_broadcast_in_dim(out.extents(), dimensions);
    // Increasing dimensions are dimensions in some order as well.
    let transposing = view.try_broadcast_transposing(out.extents(), dimensions);
    if let (Ok(result), Ok(transposing)) = (&result, &transposing) {
        assert_eq!(result, transposing, "increasing dimensions of {view:?} to {out}: {dimensions:?}");
    }
    Some(result.map(|result| (result.extents().to_vec(), result.to_vec())))
}

/// `operand`, `out_dims`, `broadcast_dimensions`, and XLA's `out` or `error`; `values` if they are few.
pub(crate) fn broadcast_in_dim(case: &Case) -> Result<Rules, Failure> {
    case.has_only("operand out_dims broadcast_dimensions out values error")?;
    let (operand, out) = (dynamic(&case.extents("operand")?)?, dynamic(&case.extents("out_dims")?)?);
    let dimensions = case.ints("broadcast_dimensions")?;
    let ranked = with_ranks!(ranked!(in_dim, &operand, &out, &dimensions));
    if let Some(values) = case.0.get("values") {
        let ours =
            ranked.as_ref().and_then(|ranked| ranked.as_ref().ok()).map(|(_, elements)| elements.clone());
        same("the elements", &serde_json::json!(ours), values)?;
    }
    let ranked = ranked.map(|ranked| ranked.map(|(extents, _)| extents));
    both(&operand.broadcast_in_dim(&out, &dimensions), ranked, case.out()?)
}

/// What operands broadcast to, whose rank is `$result` at most.
macro_rules! aligned {
    (($operands:expr, $result:expr) $($rank:literal: $($below:literal)*;)*) => {
        match $result {
            $($rank => together::<$rank>($operands, |(shape, elements)| match_rank!(shape, {
                $($below => |shape| View::from_shape(elements, shape).ok().map(|view| view.align_trailing().of_rank()),)*
                _ => |_error| None,
            })),)*
            rank => return Err(format!("rank {rank} is above 16")),
        }
    };
}

/// The shape that all operands broadcast to, and the elements of each.
type Together = Result<(Vec<usize>, Vec<Vec<i64>>), BroadcastError>;

/// NumPy's broadcast of operands on the ranked level.
fn together<'a, const Q: usize>(
    operands: &[(&DynShape, &'a [i64])],
    leading: impl Fn((&DynShape, &'a [i64])) -> Option<View<'a, i64, Q>>,
) -> Together {
    fn of<const Q: usize, const N: usize>(views: [View<'_, i64, Q>; N]) -> Together {
        let shape = broadcast::shape(views)?;
        let elements = broadcast::all(views)?.map(|view| view.to_vec());
        Ok((shape.extents().to_vec(), elements.to_vec()))
    }
    let views: Vec<_> = operands.iter().filter_map(|&operand| leading(operand)).collect();
    match *views.as_slice() {
        [a] => of([a]),
        [a, b] => of([a, b]),
        [a, b, c] => of([a, b, c]),
        [a, b, c, d] => of([a, b, c, d]),
        // The caller compares the number of operands.
        _ => Ok(Default::default()),
    }
}

/// `shapes`, and NumPy's `out` or `error`; the `values` of each operand if they are few.
pub(crate) fn numpy(case: &Case) -> Result<Rules, Failure> {
    case.has_only("shapes out values error")?;
    let shapes = case.get("shapes")?.as_array().ok_or("`shapes` is not a list")?;
    let shapes: Vec<DynShape> = shapes.iter().map(super::shape).collect::<Result<_, _>>()?;
    let theirs = case.out()?;
    match (DynShape::align_trailing_all(shapes.clone()), &theirs) {
        (Ok(ours), Ok(theirs)) => {
            same("it", &known(ours.shape())?, theirs)?;
            same("certainty", &ours.is_certain(), &true)?;
        }
        (Err(DynBroadcastError::Extents { .. }), Err(words)) if words.contains("shape mismatch") => {}
        (ours, theirs) => return Err(format!("it is {ours:?}, expected {theirs:?}")),
    }

    let rank = shapes.iter().filter_map(DynShape::rank).max().unwrap_or_default();
    let elements = |shape: &DynShape| (0..).take(shape.element_count().get().unwrap_or_default()).collect();
    let elements: Vec<Vec<i64>> = shapes.iter().map(elements).collect();
    let operands: Vec<_> = shapes.iter().zip(elements.iter().map(Vec::as_slice)).collect();
    match (with_ranks!(aligned!(&operands, rank)), theirs) {
        (Ok((extents, elements)), Ok(theirs)) => {
            same("the ranked result", &extents, &theirs)?;
            match case.0.get("values") {
                Some(values) => same("the elements", &serde_json::json!(elements), values),
                None => Ok(Rules::new()),
            }
        }
        (Err(BroadcastError::Extents { .. }), Err(_)) => Ok(Rules::new()),
        (ranked, theirs) => Err(format!("the ranked result is {ranked:?}, expected {theirs:?}")),
    }
}
