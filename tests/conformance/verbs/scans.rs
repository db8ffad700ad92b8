//! Scans and orders: cumsum, diff, sort, argsort.

use shapewise::{array::DynView, match_rank};

use super::{
    super::{Case, Failure, Rules},
    Answer,
    joining::{axis, by_rank, compare, dynamic, extents, is_scalar_as_vector, number, ranked, words},
    operands,
};

/// Positions as elements.
fn signed((extents, positions): (Vec<usize>, Vec<usize>)) -> Answer {
    let signed: Result<Vec<i64>, _> = positions.into_iter().map(i64::try_from).collect();
    Ok((extents, signed.map_err(words)?))
}

fn of_order(view: &DynView<'_, i64>, at: isize) -> Answer {
    let order = view.argsort_axis(at).map_err(words)?;
    signed((order.extents().collect(), order.into_vec()))
}

pub(crate) fn scans(op: &str, case: &Case) -> Result<Rules, Failure> {
    case.has_only("op operands axis data out values error")?;
    let all = operands(case)?;
    let shape = &all[0].shape;
    let view = DynView::new(&all[0].elements, shape).map_err(words)?;
    let at = number(case, "axis")?;
    let mut shapes = None;
    let (ours, of_ranked) = match op {
        "cumsum" => (
            dynamic(view.cumsum(at)),
            by_rank!(&view, |view| axis(at).and_then(|at| ranked(Ok::<_, &str>(view.cumsum(at))))),
        ),
        "diff" => {
            shapes = Some(extents(shape.diff(at, 1)));
            (
                dynamic(view.diff(at, 1)),
                by_rank!(&view, |view| axis(at).and_then(|at| ranked(Ok::<_, &str>(view.diff(at, 1))))),
            )
        }
        "sort" => (
            dynamic(view.sort_axis(at)),
            by_rank!(&view, |view| axis(at)
                .and_then(|at| ranked(Ok::<_, &str>(view.sort_axis_by(at, Ord::cmp))))),
        ),
        "argsort" => (
            of_order(&view, at),
            by_rank!(&view, |view| axis(at).and_then(|at| {
                let order = view.argsort_axis(at);
                signed((order.extents().to_vec(), order.into_vec()))
            })),
        ),
        _ => return Err(format!("`{op}` is not a scan")),
    };
    let of_vector = |vector: &DynView<'_, i64>| match op {
        "cumsum" => dynamic(vector.cumsum(at)),
        "sort" => dynamic(vector.sort_axis(at)),
        "argsort" => of_order(vector, at),
        _ => Err(format!("`{op}` of a scalar")),
    };
    match is_scalar_as_vector(case, &all[0], [&ours, &of_ranked], of_vector)? {
        Some(rules) => Ok(rules),
        None => compare(case, shapes, &ours, &of_ranked),
    }
}
