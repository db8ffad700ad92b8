//! Reshapes, with the elements of the result.

use shapewise::{
    DynReshapeError, View,
    array::{DynArrayError, DynTensor, DynView},
    match_rank,
};

use super::{
    super::{Case, Failure, NEGATIVE_IS_AN_ERROR, Rules},
    agrees, operands,
};

/// A reshape of a ranked view to each rank.
fn ranked<const R: usize>(view: &View<'_, i64, R>, to: &DynView<'_, i64>) -> super::Answer {
    match_rank!(to.shape(), {
        0..=8 => |shape| match view.try_reshape(shape.extents()) {
            Ok(view) => Ok((view.extents().to_vec(), view.to_vec())),
            Err(error) => Err(error.to_string()),
        },
        _ => |error| Err(error.to_string()),
    })
}

pub(crate) fn reshape_values(case: &Case) -> Result<Rules, Failure> {
    case.has_only("op operands to data out values error")?;
    let all = operands(case)?;
    let to = case.get("to")?.as_array().ok_or("`to` is not a list")?;
    let to: Option<Vec<isize>> =
        to.iter().map(|extent| extent.as_i64().and_then(|it| isize::try_from(it).ok())).collect();
    let to = to.ok_or("`to` has an extent that is not an integer")?;
    let view = DynView::new(&all[0].elements, &all[0].shape).map_err(|error| error.to_string())?;
    let answer = |result: Result<DynTensor<i64>, DynArrayError>| match result {
        Ok(tensor) => Ok((tensor.extents().collect(), tensor.into_vec())),
        Err(error) => Err(error.to_string()),
    };
    // NumPy's answer is ours with -1 at that axis: the rule of `reshape`.
    if let (true, [negative]) =
        (case.0.contains_key("out"), &to.iter().filter(|&&to| to < 0).collect::<Vec<_>>()[..])
        && **negative < -1
        && matches!(view.reshape(&to), Err(DynArrayError::Shape(DynReshapeError::Negative { .. })))
    {
        let inferred: Vec<isize> = to.iter().map(|&extent| extent.max(-1)).collect();
        agrees("inferred", case, &answer(view.reshape(&inferred).map(|view| view.to_tensor())))?;
        return Ok(Rules::from([NEGATIVE_IS_AN_ERROR]));
    }
    let mut rules = agrees("dynamic", case, &answer(view.reshape(&to).map(|view| view.to_tensor())))?;
    rules.extend(agrees("owned", case, &answer(view.to_tensor().into_reshape(&to)))?);
    // The ranked level infers in the type, so here the extents are those that the shape infers.
    if let Ok(target) = view.reshape(&to) {
        let ours = match_rank!(&view, {
            0..=8 => |view| ranked(&view, &target),
            _ => |error| Err(error.to_string()),
        });
        rules.extend(agrees("ranked", case, &ours)?);
    }
    Ok(rules)
}
