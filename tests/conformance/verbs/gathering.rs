//! Gathering: take, compress, where.

use shapewise::{
    View, match_rank,
    view::{DynTensor, DynView, try_select},
};

use super::{
    super::{Case, Failure, Rules},
    agrees,
    joining::{axis, by_rank, compare, dynamic, is_scalar_as_vector, number, numbers, ranked, words},
    operands,
};

pub(crate) fn gathering(op: &str, case: &Case) -> Result<Rules, Failure> {
    let all = operands(case)?;
    let views = all
        .iter()
        .map(|operand| DynView::new(&operand.elements, &operand.shape).map_err(words))
        .collect::<Result<Vec<_>, _>>()?;
    let (view, shape) = (&views[0], &all[0].shape);
    match op {
        "take" => {
            case.has_only("op operands axis indices out values error")?;
            let (at, indices) = (number(case, "axis")?, numbers(case.get("indices")?)?);
            let ours = dynamic(view.take(at, &indices));
            let of_ranked =
                by_rank!(view, |view| axis(at).and_then(|at| ranked(view.try_take(at, &indices))));
            match is_scalar_as_vector(case, shape, [&ours, &of_ranked]) {
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
            match is_scalar_as_vector(case, shape, [&ours, &of_ranked]) {
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
                0..=5 => |mask| {
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
