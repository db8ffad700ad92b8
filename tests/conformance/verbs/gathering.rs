//! Gathering: take, compress, where.

use shapewise::{
    View,
    array::{DynTensor, DynView},
    match_rank,
    verbs::try_select,
};

use super::{
    super::{Case, Failure, Rules},
    Answer, agrees,
    joining::{axis, by_rank, compare, dynamic, is_scalar_as_vector, number, numbers, ranked, words},
    operands,
};

const NOT_CHECKED_IF_EMPTY: &str = "an index or a mask that the axis does not have is an error, also if the array has no elements: NumPy does not check it then";

/// Whether NumPy takes nothing from an array without elements, whose extent along the axis is less than an index or a position where the mask
/// is true. Its answer has the extents that the number of indices determines, and no elements.
fn is_unchecked(
    case: &Case,
    view: &DynView<'_, i64>,
    at: isize,
    count: usize,
    answers: [&Answer; 2],
) -> Result<Option<Rules>, Failure> {
    let says = |answer: &&Answer| matches!(answer, Err(words) if words.starts_with("index ") || words.starts_with("the mask is true"));
    if !view.is_empty() || !case.0.contains_key("out") || !answers.iter().all(says) {
        return Ok(None);
    }
    let mut extents: Vec<usize> = view.extents().collect();
    let rank = extents.len();
    let axis = if at < 0 { rank.checked_add_signed(at) } else { Some(at.cast_unsigned()) };
    *axis.and_then(|axis| extents.get_mut(axis)).ok_or("the rank does not have the axis")? = count;
    agrees("inferred", case, &Ok((extents, Vec::new())))?;
    Ok(Some(Rules::from([NOT_CHECKED_IF_EMPTY])))
}

pub(crate) fn gathering(op: &str, case: &Case) -> Result<Rules, Failure> {
    let all = operands(case)?;
    let views = all
        .iter()
        .map(|operand| DynView::new(&operand.elements, &operand.shape).map_err(words))
        .collect::<Result<Vec<_>, _>>()?;
    let view = &views[0];
    match op {
        "take" => {
            case.has_only("op operands axis indices out values error")?;
            let (at, indices) = (number(case, "axis")?, numbers(case.get("indices")?)?);
            let ours = dynamic(view.take(at, &indices));
            let of_ranked =
                by_rank!(view, |view| axis(at).and_then(|at| ranked(view.try_take(at, &indices))));
            if let Some(rules) = is_unchecked(case, view, at, indices.len(), [&ours, &of_ranked])? {
                return Ok(rules);
            }
            let of_vector = |vector: &DynView<'_, i64>| dynamic(vector.take(at, &indices));
            match is_scalar_as_vector(case, &all[0], [&ours, &of_ranked], of_vector)? {
                Some(rules) => Ok(rules),
                None => compare(case, None, &ours, &of_ranked),
            }
        }
        "compress" => {
            case.has_only("op operands axis mask out values error")?;
            let at = number(case, "axis")?;
            let mask = case.get("mask")?.as_array().ok_or("`mask` is not a list")?.iter();
            let mask =
                mask.map(|is| is.as_bool().ok_or("not a truth value")).collect::<Result<Vec<_>, _>>()?;
            let ours = dynamic(view.compress(at, &mask));
            let of_ranked =
                by_rank!(view, |view| axis(at).and_then(|at| ranked(view.try_compress(at, &mask))));
            let count = mask.iter().filter(|is| **is).count();
            if let Some(rules) = is_unchecked(case, view, at, count, [&ours, &of_ranked])? {
                return Ok(rules);
            }
            let of_vector = |vector: &DynView<'_, i64>| dynamic(vector.compress(at, &mask));
            match is_scalar_as_vector(case, &all[0], [&ours, &of_ranked], of_vector)? {
                Some(rules) => Ok(rules),
                None => compare(case, None, &ours, &of_ranked),
            }
        }
        "where" => {
            case.has_only("op operands data out values error")?;
            let mask = view.map(|number| *number != 0);
            // NumPy aligns ranks; here that is explicit.
            let rank = views.iter().map(DynView::rank).max().ok_or("no operands")?;
            let mask = mask.view().align_trailing(rank).map_err(words)?;
            let (yes, no) = (
                views[1].align_trailing(rank).map_err(words)?,
                views[2].align_trailing(rank).map_err(words)?,
            );
            let ours = dynamic(DynTensor::select(&mask, &yes, &no));
            let of_ranked = match_rank!(&mask, {
                0..=8 => |mask| {
                    let pair = View::try_from(yes.clone()).and_then(|yes| Ok((yes, View::try_from(no.clone())?)));
                    pair.map_err(words).and_then(|(yes, no)| ranked(try_select(mask, yes, no)))
                },
                _ => |error| Err(error.to_string()),
            });
            agrees("dynamic", case, &ours)?;
            agrees("ranked", case, &of_ranked)
        }
        _ => Err(format!("`{op}` is not an operation that gathers")),
    }
}
