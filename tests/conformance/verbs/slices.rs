//! XLA's general gather and scatter.
#![expect(clippy::unwrap_used, reason = "tests of small numbers: a panic is a failure")]

use shapewise::{
    Tensor, View,
    array::{DynTensor, DynView},
    rearrange::GatherAxes,
};

use super::{
    super::{Case, Failure, Rules, same},
    Answer, Operand, agrees,
    joining::{compare, dynamic, extents, numbers, words},
    operands,
};

const SLICE_OF_NONE: &str = "a slice has extent 1 along a collapsed axis or a batch axis: XLA's gather accepts 0, and its result has elements of no operand";

const PARTLY_OUTSIDE: &str = "each element of a slice that the operand does not have is skipped, as StableHLO defines it: XLA on a CPU skips a \
     slice that is partly outside entirely";
const IN_LOGICAL_ORDER: &str = "updates of one element are made in the logical order of the updates: XLA on a CPU makes those of one slice after those of another, \
     and StableHLO leaves the order open";
const LAST_ONLY: &str = "all updates of one element are made, as StableHLO defines it: XLA on a CPU makes only the last one if its indices have no numbers";

/// The numbers of the indices of a scatter, where each index whose slice is not entirely within the operand is one for which all of it is outside;
/// and whether there is such an index.
fn without_outside(
    all: &[Operand],
    (index, starts): (usize, &[usize]),
    lists: [&[usize]; 3],
) -> (Vec<i64>, bool) {
    let [offset, collapsed, batch] = lists;
    let extents = |operand: &Operand| -> Vec<usize> {
        operand.shape.extents().unwrap().iter().map(|extent| extent.get().unwrap()).collect()
    };
    let [operand, indices, updates] = [0, 1, 2].map(|number| extents(&all[number]));
    let mut of_slice = offset.iter().map(|axis| updates[*axis]);
    let slice: Vec<usize> =
        (0..operand.len())
            .map(|axis| {
                if collapsed.contains(&axis) || batch.contains(&axis) { 1 } else { of_slice.next().unwrap() }
            })
            .collect();
    let pitch: usize = indices.iter().skip(index + 1).product();
    let mut numbers = all[1].elements.clone();
    let mut has_any = false;
    for (place, start) in numbers.iter_mut().enumerate() {
        let number = if index < indices.len() { place / pitch % indices[index] } else { 0 };
        let axis = starts[number];
        if *start < 0 || usize::try_from(*start).unwrap() + slice[axis] > operand[axis] {
            has_any = true;
            *start = i64::try_from(operand[axis]).unwrap();
        }
    }
    (numbers, has_any)
}

/// A list of axes.
fn axes(case: &Case, field: &str) -> Result<Vec<usize>, Failure> {
    numbers(case.get(field)?)?.into_iter().map(|axis| usize::try_from(axis).map_err(words)).collect()
}

/// `op`, the shapes and elements of the operands, the lists of axes, and for a gather the extents of a slice.
pub(super) fn slices(op: &str, case: &Case) -> Result<Rules, Failure> {
    case.has_only(
        "op operands data index starts offset collapsed operand_batch indices_batch slice reduce out values error",
    )?;
    let all = operands(case)?;
    let views = all
        .iter()
        .map(|operand| DynView::new(&operand.elements, &operand.shape).map_err(words))
        .collect::<Result<Vec<_>, _>>()?;
    let index =
        usize::try_from(case.get("index")?.as_u64().ok_or("`index` is not an axis")?).map_err(words)?;
    let [starts, offset, collapsed, of_operand, of_indices] =
        ["starts", "offset", "collapsed", "operand_batch", "indices_batch"].map(|field| axes(case, field));
    let (starts, offset, collapsed, of_operand, of_indices) =
        (starts?, offset?, collapsed?, of_operand?, of_indices?);
    let axes_of = GatherAxes::new(index, &starts).offset(&offset).collapsed(&collapsed);
    let axes_of = axes_of.batch(&of_operand, &of_indices);
    let (operand, indices) = (&views[0], &views[1]);
    if op == "gather" {
        let slice = axes(case, "slice")?;
        let ours = dynamic(operand.gather_slices(indices, &axes_of, &slice));
        let shapes = extents(all[0].shape.gather_slices(&all[1].shape, &axes_of, &slice));
        let is_without = |axis: &usize| slice.get(*axis) == Some(&0);
        let none = collapsed.iter().chain(&of_operand).find(|axis| is_without(axis));
        if let (true, Err(why), Some(axis)) = (case.0.contains_key("out"), &ours, none) {
            same("whether the error names the axis", &why.contains(&format!("axis {axis}")), &true)?;
            // The result has no elements if an extent of it is 0, and elements of no operand otherwise.
            return Ok(Rules::from([SLICE_OF_NONE]));
        }
        let of_ranked = ranked_gather(operand, indices, &axes_of, &slice, &ours);
        return compare(case, Some(shapes), &ours, &of_ranked);
    }
    let updates = &views[2];
    let reduce: fn(&mut i64, &i64) = match case.get("reduce")?.as_str() {
        Some("add") => |to, update| *to += update,
        Some("replace") => |to, update| *to = *update,
        Some("subtract") => |to, update| *to = update - *to,
        _ => return Err("an unknown reduction".into()),
    };
    let scattered = |indices: &DynView<'_, i64>, updates: &DynView<'_, i64>, axes: &GatherAxes<'_>| {
        let mut to: DynTensor<i64> = operand.to_tensor();
        dynamic(to.scatter_slices(indices, updates, axes, reduce).map(|()| to))
    };
    let ours = scattered(indices, updates, &axes_of);
    let checked = all[0].shape.check_scatter_slices(&all[1].shape, &all[2].shape, &axes_of);
    same("whether the shapes alone fit", &checked.is_ok(), &ours.is_ok())?;
    same("the ranked answer", &ranked_scatter([operand, indices, updates], &axes_of, reduce, &ours), &ours)?;
    let agreed = agrees("dynamic", case, &ours);
    if agreed.is_ok() || !case.0.contains_key("out") {
        return agreed;
    }
    if starts.is_empty() {
        // Each element with what it was at first: the last update is made of that.
        let mut to = operand.map(|element| (*element, *element));
        let change = |to: &mut (i64, i64), update: &i64| {
            to.1 = to.0;
            reduce(&mut to.1, update);
        };
        let last = to.scatter_slices(indices, updates, &axes_of, change).map(|()| to.map(|to| to.1));
        agrees("last", case, &dynamic(last))?;
        return Ok(Rules::from([LAST_ONLY]));
    }
    let (numbers, has_any) = without_outside(&all, (index, &starts), [&offset, &collapsed, &of_operand]);
    let entire = DynView::new(&numbers, &all[1].shape).map_err(words)?;
    // With the axes of the slices last, the logical order is that of one slice after another.
    let rank = updates.rank();
    let (last, batch): (Vec<usize>, Vec<usize>) = (0..rank).partition(|axis| offset.contains(axis));
    let order: Vec<isize> = batch.iter().chain(&last).map(|axis| axis.cast_signed()).collect();
    let (moved, last) = (updates.permute(&order).map_err(words)?, (batch.len()..rank).collect::<Vec<_>>());
    let by_slice = axes_of.offset(&last);
    let others = [
        (vec![PARTLY_OUTSIDE], has_any, scattered(&entire, updates, &axes_of)),
        (vec![IN_LOGICAL_ORDER], true, scattered(indices, &moved, &by_slice)),
        (vec![PARTLY_OUTSIDE, IN_LOGICAL_ORDER], has_any, scattered(&entire, &moved, &by_slice)),
    ];
    let other =
        others.into_iter().find(|(_, applies, answer)| *applies && agrees("other", case, answer).is_ok());
    other.map_or(agreed, |(rules, ..)| Ok(rules.into_iter().collect()))
}

/// The answer of the ranked level, where all ranks are at most 3. Otherwise the dynamic one.
fn ranked_scatter(
    [operand, indices, updates]: [&DynView<'_, i64>; 3],
    axes: &GatherAxes<'_>,
    reduce: fn(&mut i64, &i64),
    otherwise: &Answer,
) -> Answer {
    macro_rules! by_ranks {
        ($($r:literal $p:literal $q:literal),*) => {
            match (operand.rank(), indices.rank(), updates.rank()) {
                $(($r, $p, $q) => {
                    let mut to: Tensor<i64, $r> = View::try_from(operand.clone()).map_err(words)?.to_tensor();
                    let indices: View<'_, i64, $p> = View::try_from(indices.clone()).map_err(words)?;
                    let updates: View<'_, i64, $q> = View::try_from(updates.clone()).map_err(words)?;
                    to.try_scatter_slices(indices, updates, axes, reduce).map_err(words)?;
                    Ok((to.extents().to_vec(), to.into_vec()))
                })*
                _ => otherwise.clone(),
            }
        };
    }
    by_ranks! {
        1 0 0, 1 1 0, 1 1 1, 1 2 1, 1 2 2, 2 1 0, 2 1 1, 2 1 2, 2 2 1, 2 2 2, 2 2 3, 3 1 1, 3 1 2, 3 1 3, 3 2 1, 3 2 2, 3 2 3, 3 3 2, 3 3 3
    }
}

/// The answer of the ranked level, where all ranks are at most 3: each triple of ranks is a function. Otherwise the dynamic one.
fn ranked_gather(
    operand: &DynView<'_, i64>,
    indices: &DynView<'_, i64>,
    axes: &GatherAxes<'_>,
    slice: &[usize],
    otherwise: &Answer,
) -> Answer {
    fn gather<const R: usize, const P: usize, const Q: usize>(
        operand: &DynView<'_, i64>,
        indices: &DynView<'_, i64>,
        axes: &GatherAxes<'_>,
        slice: &[usize],
    ) -> Answer {
        let operand: View<'_, i64, R> = View::try_from(operand.clone()).map_err(words)?;
        let indices: View<'_, i64, P> = View::try_from(indices.clone()).map_err(words)?;
        let slice: [usize; R] = slice.try_into().map_err(|_| "the slice has another rank".to_owned())?;
        let result: Tensor<i64, Q> = operand.try_gather_slices(indices, axes, slice).map_err(words)?;
        Ok((result.extents().to_vec(), result.into_vec()))
    }

    let Ok((extents, _)) = otherwise else { return otherwise.clone() };
    macro_rules! by_ranks {
        ($($r:literal $p:literal $q:literal),*) => {
            match (operand.rank(), indices.rank(), extents.len()) {
                $(($r, $p, $q) => gather::<$r, $p, $q>(operand, indices, axes, slice),)*
                _ => otherwise.clone(),
            }
        };
    }
    by_ranks! {
        1 0 0, 1 1 0, 1 1 1, 1 2 1, 1 2 2, 2 1 0, 2 1 1, 2 1 2, 2 2 1, 2 2 2, 2 2 3, 3 1 1, 3 1 2, 3 1 3, 3 2 1, 3 2 2, 3 2 3, 3 3 2, 3 3 3,
        3 3 4, 4 2 3, 4 3 3
    }
}
