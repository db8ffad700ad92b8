//! Axes, one or several: in the type, as `axes!`, known at run time in `AxisOf`, and as numbers of arrays of any rank. Negative ones count from the end everywhere but in
//! lists of axes in the type, where `axes!` refuses them.

use shapewise::{
    Axis, AxisOf, Keep, Permutation, View, array::DynView, axes, rearrange::CombineError, shape,
    verbs::SplitError,
};

use crate::{
    level::{Answer, Seen, always, answer, naive},
    oracle::{Naive, indices},
};

/// The position of an axis.
fn place(axis: isize, rank: usize) -> Result<usize, ()> {
    (0..rank).find(|at| *at as isize == axis || *at as isize - rank as isize == axis).ok_or(())
}

/// The sums along axes, which are kept with extent 1 or not.
fn sums(all: &Naive, along: &[usize], are_kept: bool) -> Naive {
    let reduced: Vec<usize> =
        all.extents.iter().enumerate().map(|(axis, n)| if along.contains(&axis) { 1 } else { *n }).collect();
    let mut sums = Naive::build(&reduced, |index| {
        let is_in =
            |at: &&Vec<usize>| (0..at.len()).all(|axis| along.contains(&axis) || at[axis] == index[axis]);
        indices(&all.extents).iter().filter(is_in).map(|at| all.at(at)).sum()
    });
    if !are_kept {
        sums.extents =
            (0..reduced.len()).filter(|axis| !along.contains(axis)).map(|axis| reduced[axis]).collect();
    }
    sums
}

/// The largest elements along axes, which are kept.
fn most(all: &Naive, along: &[usize]) -> Result<Naive, ()> {
    let lines = sums(all, along, true);
    let is_in = |at: &[usize], index: &[usize]| {
        (0..at.len()).all(|axis| along.contains(&axis) || at[axis] == index[axis])
    };
    let largest = |index: &[usize]| {
        indices(&all.extents).iter().filter(|at| is_in(at, index)).map(|at| all.at(at)).max()
    };
    if along.iter().any(|axis| all.extents[*axis] == 0) {
        return Err(());
    }
    Ok(Naive::build(&lines.extents, |index| largest(index).unwrap()))
}

/// What an operation of typed arrays along an axis answers, where the axis is a number that may be wrong.
fn with_axis<const R: usize>(axis: isize, operation: impl FnOnce(AxisOf<R>) -> Answer) -> Answer {
    operation(AxisOf::new(axis).map_err(|error| error.to_string())?)
}

fn with_axes<const R: usize>(
    axes: [isize; 2],
    operation: impl FnOnce(AxisOf<R>, AxisOf<R>) -> Answer,
) -> Answer {
    with_axis(axes[0], |first| with_axis(axes[1], |second| operation(first, second)))
}

/// One axis of rank `$rank`, whose name is given as a number.
macro_rules! one_axis {
    ($seen:ident, $rank:literal, $more:literal, [$($extent:literal),*]) => {{
        const R: usize = $rank;
        let extents = [$($extent),*];
        let all = naive(&extents);
        for axis in -5_isize..5 {
            let at = place(axis, R);
            let what = |verb: &str| format!("{verb} of {extents:?} along {axis}");
            let answers = each_level!([$($extent),*];
                |x| with_axis::<R>(axis, |axis| always(x.flip(axis)));
                |x| answer(x.flip(&[axis])));
            $seen.compare(&what("flip"), &at.map(|at| all.flip(&[at])), &answers);
            let answers = each_level!([$($extent),*];
                |x| with_axis::<R>(axis, |axis| always(x.sum_axis(axis)));
                |x| answer(x.sum_axis(axis)));
            $seen.compare(&what("sum"), &at.map(|at| sums(&all, &[at], false)), &answers);
            let answers = each_level!([$($extent),*];
                |x| with_axis::<R>(axis, |axis| always(x.sum_axis(Keep(axis))));
                |x| answer(x.sum_axis(Keep(axis))));
            $seen.compare(&what("sum, kept"), &at.map(|at| sums(&all, &[at], true)), &answers);
            for shift in [-4_isize, 0, 1, isize::MIN, isize::MAX] {
                let answers = each_level!([$($extent),*];
                    |x| with_axis::<R>(axis, |axis| always(x.roll(axis, shift)));
                    |x| answer(x.roll(axis, shift)));
                $seen.compare(&what("roll"), &at.map(|at| all.roll(at, shift.rem_euclid(extents[at].max(1) as isize) as i64)), &answers);
            }
            for times in [0_usize, 1, 3] {
                let answers = each_level!([$($extent),*];
                    |x| with_axis::<R>(axis, |axis| answer(x.try_repeat(axis, times)));
                    |x| answer(x.repeat(axis, times)));
                $seen.compare(&what("repeat"), &at.map(|at| all.repeat(at, times)), &answers);
            }
            let answers = each_level!([$($extent),*];
                |x| with_axis::<R>(axis, |axis| always(x.cumsum(axis)));
                |x| answer(x.cumsum(axis)));
            let scan = |line: &[i64]| line.iter().scan(0, |sum, x| { *sum += x; Some(*sum) }).collect();
            $seen.compare(&what("cumsum"), &at.map(|at| all.along(at, scan)), &answers);
            // An index along an axis, from both ends.
            for index in [-3_isize, -2, -1, 0, 1, 2, 3, isize::MIN] {
                let slow = at.and_then(|at| {
                    let all = all.permute(&[vec![at], (0..R).filter(|other| *other != at).collect()].concat());
                    let index = place(index, extents[at])?;
                    let rest: Vec<usize> = all.extents[1..].to_vec();
                    Ok(Naive::build(&rest, |at| all.at(&[&[index], at].concat())))
                });
                let answers = each_level!([$($extent),*];
                    |x| with_axis::<R>(axis, |axis| answer(x.try_index_axis(axis, index)));
                    |x| answer(x.index_axis(axis, index)));
                $seen.compare(&what("index_axis"), &slow, &answers);
                let slow = at.and_then(|at| all.take(at, &[0, index as i64]).ok_or(()));
                let answers = each_level!([$($extent),*];
                    |x| with_axis::<R>(axis, |axis| answer(x.try_take(axis, [0, index])));
                    |x| answer(x.take(axis, [0, index])));
                $seen.compare(&what("take"), &slow, &answers);
            }
            let slow = at.and_then(|at| if extents[at] == 1 {
                let extents: Vec<usize> = (0..R).filter(|other| *other != at).map(|other| extents[other]).collect();
                Ok(Naive { extents, elements: all.elements.clone() })
            } else { Err(()) });
            let answers = each_level!([$($extent),*];
                |x| with_axis::<R>(axis, |axis| answer(x.try_squeeze(axis)));
                |x| answer(x.squeeze(axis)));
            $seen.compare(&what("squeeze"), &slow, &answers);
            // The axes of the result of an insertion are one more.
            let slow = place(axis, R + 1).map(|at| {
                let extents = [&extents[..at], &[1], &extents[at..]].concat();
                Naive { extents, elements: all.elements.clone() }
            });
            let answers = each_level!([$($extent),*];
                |x| with_axis::<$more>(axis, |axis| always(x.insert_axis(axis)));
                |x| answer(x.insert_axis(axis)));
            $seen.compare(&what("insert_axis"), &slow, &answers);
            // Two parts, which are joined again.
            for cut in [0_usize, 1, 2, 3, usize::MAX] {
                let first = |parts: Result<_, SplitError>| parts.map(|(first, _)| first);
                let slow = at.and_then(|at| {
                    let mut extents = extents.to_vec();
                    if cut > extents[at] { return Err(()) }
                    extents[at] = cut;
                    Ok(Naive::build(&extents, |index| all.at(index)))
                });
                let answers = each_level!([$($extent),*];
                    |x| with_axis::<R>(axis, |axis| answer(x.try_split_at(axis, cut).map(|parts| parts.0)));
                    |x| answer(first(x.split_at(axis, cut))));
                $seen.compare(&what("split_at"), &slow, &answers);
            }
        }
    }};
}

#[test]
fn one_axis_known_at_run_time() {
    let mut seen = Seen::default();
    one_axis!(seen, 1, 2, [2]);
    one_axis!(seen, 1, 2, [0]);
    one_axis!(seen, 2, 3, [2, 3]);
    one_axis!(seen, 2, 3, [1, 0]);
    one_axis!(seen, 3, 4, [1, 2, 1]);
    seen.at_least(350, 500);
}

/// Two axes, which may be the same.
macro_rules! two_axes {
    ($seen:ident, $rank:literal, [$($extent:literal),*]) => {{
        const R: usize = $rank;
        let extents = [$($extent),*];
        let all = naive(&extents);
        for axes in indices(&[9, 9]) {
            let axes = [axes[0] as isize - 4, axes[1] as isize - 4];
            let at = place(axes[0], R).and_then(|first| place(axes[1], R).map(|second| [first, second]));
            let what = |verb: &str| format!("{verb} of {extents:?} along {axes:?}");
            let answers = each_level!([$($extent),*];
                |x| with_axes::<R>(axes, |first, second| always(x.swap_axes(first, second)));
                |x| answer(x.swap_axes(axes[0], axes[1])));
            $seen.compare(&what("swap"), &at.map(|at| all.swap_axes(at[0], at[1])), &answers);
            let answers = each_level!([$($extent),*];
                |x| with_axes::<R>(axes, |first, second| always(x.move_axis(first, second)));
                |x| answer(x.move_axis(axes[0], axes[1])));
            $seen.compare(&what("move"), &at.map(|at| all.move_axis(at[0], at[1])), &answers);
            // One that occurs twice is reversed once.
            let answers = each_level!([$($extent),*];
                |x| with_axes::<R>(axes, |first, second| always(x.flip([first, second])));
                |x| answer(x.flip(&axes)));
            let flip = at.map(|at| if at[0] == at[1] { all.flip(&at[..1]) } else { all.flip(&at) });
            $seen.compare(&what("flip"), &flip, &answers);
            for offset in [-2_isize, -1, 0, 1, 2, isize::MIN, isize::MAX] {
                let answers = each_level!([$($extent),*];
                    |x| with_axes::<R>(axes, |first, second| answer(x.try_diagonal(first, second, offset)));
                    |x| { let found: Result<_, CombineError> = x.diagonal(axes[0], axes[1], offset); answer(found) });
                let slow = at.and_then(|at| {
                    if at[0] == at[1] { Err(()) } else { Ok(all.diagonal(at[0], at[1], offset.clamp(-9, 9) as i64)) }
                });
                $seen.compare(&what("diagonal"), &slow, &answers);
            }
            // One that occurs twice is kept once.
            let answers = each_level!([$($extent),*];
                |x| with_axes::<R>(axes, |first, second| always(x.sum_axis(Keep([first, second]))));
                |x| answer(x.sum_axis(Keep(axes))));
            $seen.compare(&what("sum"), &at.map(|at| sums(&all, &at, true)), &answers);
            let answers = each_level!([$($extent),*];
                |x| with_axes::<R>(axes, |first, second| answer(x.max_axis(Keep([first, second])).ok_or("empty")));
                |x| x.max_axis(Keep(axes)).map_err(|error| error.to_string()).and_then(|most| answer(most.ok_or("empty"))));
            let most = at.and_then(|at| most(&all, &at));
            $seen.compare(&what("max"), &most, &answers);
            // Without `Keep` the rank of the result depends on the axes, so typed arrays take them in the type only: there an axis that occurs twice is an error of
            // `cargo check`. It is an error here as well.
            let any = DynView::new(&all.elements, extents).unwrap();
            let found = any.sum_axis(axes);
            assert_eq!(found.is_ok(), at.is_ok_and(|at| at[0] != at[1]), "{axes:?}");
            if let (Ok(found), Ok(at)) = (found, at) {
                assert_eq!(always(found), Ok((sums(&all, &at, false).extents, sums(&all, &at, false).elements)));
            }
        }
    }};
}

#[test]
fn two_axes_known_at_run_time() {
    let mut seen = Seen::default();
    two_axes!(seen, 2, [2, 3]);
    two_axes!(seen, 2, [0, 2]);
    two_axes!(seen, 3, [2, 1, 3]);
    seen.at_least(500, 500);
}

#[test]
fn permutations() {
    let mut seen = Seen::default();
    macro_rules! of {
        ($rank:literal, [$($extent:literal),*]) => {{
            let all = naive(&[$($extent),*]);
            for order in indices(&[2 * $rank + 2; $rank]) {
                let order: Vec<isize> = order.iter().map(|at| *at as isize - $rank - 1).collect();
                let order: [isize; $rank] = order.try_into().unwrap();
                let places: Result<Vec<usize>, ()> = order.iter().map(|axis| place(*axis, $rank)).collect();
                let slow = places.and_then(|places| {
                    let is_order = (0..$rank).all(|axis| places.contains(&axis));
                    if is_order { Ok(all.permute(&places)) } else { Err(()) }
                });
                let answers = each_level!([$($extent),*];
                    |x| Permutation::<$rank>::new(order).map_err(|error| error.to_string())
                        .and_then(|order| always(x.permute_by(order)));
                    |x| answer(x.permute(&order)));
                seen.compare(&format!("permute by {order:?}"), &slow, &answers);
            }
        }};
    }
    of!(1, [3]);
    of!(2, [2, 3]);
    of!(3, [2, 1, 3]);
    seen.at_least(50, 300);
    let x = DynView::new(&[1, 2], [1, 2]).unwrap();
    assert!(x.permute(&[0]).is_err() && x.permute(&[0, 1, 1]).is_err() && x.permute(&[]).is_err());
}

/// Axes in the type are those with the same numbers.
#[test]
fn axes_in_the_type() {
    let mut seen = Seen::default();
    macro_rules! of {
        ($($axis:literal)*) => { $({
            let all = naive(&[2, 3, 1]);
            let at = place($axis, 3).unwrap();
            let answers = each_level!([2, 3, 1]; |x| always(x.flip(Axis::<$axis>)); |x| answer(x.flip(&[$axis])));
            seen.compare("flip", &Ok(all.flip(&[at])), &answers);
            let answers = each_level!([2, 3, 1]; |x| always(x.sum_axis(Axis::<$axis>)); |x| answer(x.sum_axis($axis)));
            seen.compare("sum", &Ok(sums(&all, &[at], false)), &answers);
            let answers = each_level!([2, 3, 1];
                |x| always(x.sum_axis(Keep(Axis::<$axis>))); |x| answer(x.sum_axis(Keep([$axis]))));
            seen.compare("sum, kept", &Ok(sums(&all, &[at], true)), &answers);
            let answers = each_level!([2, 3, 1];
                |x| always(x.move_axis(Axis::<$axis>, Axis::<-1>)); |x| answer(x.move_axis($axis, -1)));
            seen.compare("move", &Ok(all.move_axis(at, 2)), &answers);
            let answers = each_level!([2, 3, 1];
                |x| always(x.swap_axes(Axis::<1>, Axis::<$axis>)); |x| answer(x.swap_axes(1, $axis)));
            seen.compare("swap", &Ok(all.swap_axes(1, at)), &answers);
            let answers = each_level!([2, 3, 1];
                |x| always(x.insert_axis(Axis::<$axis>)); |x| answer(x.insert_axis($axis)));
            let at = place($axis, 4).unwrap();
            let extents = [&all.extents[..at], &[1], &all.extents[at..]].concat();
            seen.compare("insert", &Ok(Naive { extents, elements: all.elements.clone() }), &answers);
        })* };
    }
    of!(0 1 2 -1 -2 -3);
    macro_rules! several {
        ($([$($axis:literal),*])*) => { $({
            let all = naive(&[2, 3, 1]);
            let list: [usize; _] = [$($axis),*];
            let given: Vec<isize> = list.iter().map(|axis| *axis as isize).collect();
            let answers = each_level!([2, 3, 1];
                |x| always(x.sum_axis(axes![$($axis),*])); |x| answer(x.sum_axis(given.as_slice())));
            seen.compare("sum", &Ok(sums(&all, &list, false)), &answers);
            let answers = each_level!([2, 3, 1];
                |x| always(x.sum_axis(Keep(axes![$($axis),*]))); |x| answer(x.sum_axis(Keep(given.as_slice()))));
            seen.compare("sum, kept", &Ok(sums(&all, &list, true)), &answers);
            let answers = each_level!([2, 3, 1];
                |x| always(x.flip(axes![$($axis),*])); |x| answer(x.flip(&given)));
            seen.compare("flip", &Ok(all.flip(&list)), &answers);
        })* };
    }
    several!([0] [2] [0, 1] [2, 0] [1, 2, 0]);
    let answers =
        each_level!([2, 3, 1]; |x| always(x.permute(axes![2, 0, 1])); |x| answer(x.permute(&[2, 0, 1])));
    seen.compare("permute", &Ok(naive(&[2, 3, 1]).permute(&[2, 0, 1])), &answers);
    seen.at_least(50, 0);
}
