//! One number for each axis: paddings, windows, chunks, counts of tiles, and extents to reshape and to broadcast to.

use shapewise::{Pad, PadMode, Shape, View, array::DynView, shape};

use crate::{
    level::{Seen, answer, naive, shapes},
    oracle::{Naive, indices},
};

/// The numbers of paddings that the oracle knows, and those that no result has.
const EDGES: [isize; 7] = [isize::MIN, -3, -1, 0, 1, 2, isize::MAX];

fn padded(all: &Naive, pads: &[Pad], value: i64) -> Result<Naive, ()> {
    let small = |number: isize| (-9..9).contains(&number);
    // A removal of more than there is, and a sum that does not fit, are errors.
    let sum: Vec<i128> = pads
        .iter()
        .zip(&all.extents)
        .map(|(pad, n)| {
            let inner = if *n == 0 { 0 } else { (*n as i128 - 1) * pad.interior as i128 };
            *n as i128 + inner + pad.low as i128 + pad.high as i128
        })
        .collect();
    if sum.iter().any(|n| *n < 0 || *n > isize::MAX as i128) {
        return Err(());
    }
    assert!(sum.iter().all(|n| *n < 100) || sum.contains(&0), "too large for a test: {sum:?}");
    if sum.contains(&0) {
        return Ok(Naive { extents: sum.iter().map(|n| *n as usize).collect(), elements: vec![] });
    }
    if pads.iter().any(|pad| !small(pad.low) || !small(pad.high)) {
        // What is added at one end is removed at the other: all is the value.
        let extents: Vec<usize> = sum.iter().map(|n| *n as usize).collect();
        return Ok(Naive::build(&extents, |_| value));
    }
    // Without neighbours there is nothing between them.
    let of = |(pad, n): (&Pad, &usize)| {
        [pad.low as i64, pad.high as i64, if *n > 1 { pad.interior as i64 } else { 0 }]
    };
    let pads: Vec<[i64; 3]> = pads.iter().zip(&all.extents).map(of).collect();
    all.pad(&pads, value).ok_or(())
}

#[test]
fn paddings() {
    let mut seen = Seen::default();
    macro_rules! of {
        ($([$extent:literal])*) => { $(
            for (low, high) in EDGES.iter().flat_map(|low| EDGES.iter().map(move |high| (*low, *high))) {
                for interior in [0_usize, 1, usize::MAX] {
                    let pad = Pad::edges(low, high).with_interior(interior);
                    let all = naive(&[$extent]);
                    let inner = if $extent == 0 { 0 } else { ($extent - 1) as i128 * interior as i128 };
                    let sum = $extent as i128 + inner + low as i128 + high as i128;
                    if (100..=isize::MAX as i128).contains(&sum) {
                        continue; // Without the memory.
                    }
                    let slow = padded(&all, &[pad], 7);
                    let answers = each_level!([$extent]; |x| answer(x.try_pad([pad], 7)); |x| answer(x.pad(&[pad], 7)));
                    let what = format!("pad of {} by {pad:?}", $extent);
                    seen.compare(&what, &slow, &answers);
                    shapes(&what, &[$extent], &answers[0].1, |shape| shape.pad(&[pad]));
                    let typed = Shape::new(shape![{ $extent }]).unwrap().pad([pad]).map(|shape| shape.extents());
                    assert_eq!(typed.map(|n| n.to_vec()).map_err(|error| error.to_string()), answers[0].1.clone().map(|answer| answer.0), "{what}");
                }
            }
        )* };
    }
    of!([0][1][3]);
    for numbers in indices(&[4, 4, 4, 4]) {
        let numbers: Vec<isize> = numbers.iter().map(|number| *number as isize - 2).collect();
        let pads = [Pad::edges(numbers[0], numbers[1]), Pad::edges(numbers[2], numbers[3])];
        let answers = each_level!([2, 1]; |x| answer(x.try_pad(pads, 7)); |x| answer(x.pad(&pads, 7)));
        seen.compare(&format!("{pads:?}"), &padded(&naive(&[2, 1]), &pads, 7), &answers);
        shapes("pad", &[2, 1], &answers[0].1, |shape| shape.pad(&pads));
    }
    let answers = each_level!([]; |x| answer(x.try_pad([] as [Pad; 0], 7)); |x| answer(x.pad(&[], 7)));
    seen.compare("a scalar", &Ok(naive(&[])), &answers);
    seen.at_least(100, 100);
    let x = DynView::new(&[1, 2], [2]).unwrap();
    let none = [Pad::NONE; 2];
    assert!(x.pad(&[], 0).is_err() && x.pad(&none, 0).is_err() && x.shape().pad(&none).is_err());
}

/// Two lists of numbers are those before and those after, in the type or not.
#[test]
fn paddings_of_two_lists() {
    let mut seen = Seen::default();
    for numbers in indices(&[3, 3, 3, 3]) {
        let [low, high] = [[numbers[0], numbers[1]], [numbers[2], numbers[3]]];
        let pads = [0, 1].map(|axis| Pad::edges(low[axis] as isize, high[axis] as isize));
        let answers = each_level!([2, 0]; |x| answer(x.try_pad((low, high), 7)); |x| answer(x.pad(&pads, 7)));
        seen.compare("two lists", &padded(&naive(&[2, 0]), &pads, 7), &answers);
    }
    let pads = [Pad::edges(1, 0), Pad::edges(0, 2)];
    let answers = each_level!([2, 3];
        |x| answer(x.try_pad((shape![1, 0], shape![0, 2]), 7)); |x| answer(x.pad(&pads, 7)));
    seen.compare("lists in the type", &padded(&naive(&[2, 3]), &pads, 7), &answers);
    // What `isize` does not count is refused, also where there are no elements.
    let many = usize::MAX;
    let pads = [Pad::edges(isize::MAX, isize::MAX), Pad::NONE];
    let answers = each_level!([2, 0];
        |x| answer(x.try_pad(([many, 0], [0, 0]), 7)); |x| answer(x.pad(&pads, 7)));
    seen.compare("too many", &Err(()), &answers);
    seen.at_least(80, 1);
}

#[test]
fn paddings_of_a_mode() {
    let mut seen = Seen::default();
    for (mode, name) in [
        (PadMode::Edge, "edge"),
        (PadMode::Wrap, "wrap"),
        (PadMode::Reflect, "reflect"),
        (PadMode::Symmetric, "symmetric"),
    ] {
        macro_rules! of {
            ($([$extent:literal])*) => { $(
                for (low, high) in [0, 1, 2, 5, usize::MAX].into_iter().flat_map(|low| [0, 1, 3, usize::MAX].map(|high| (low, high))) {
                    let widths = [[low, high]];
                    let is_fitting = low < 9 && high < 9 && ($extent > 0 || low + high == 0);
                    let slow = if is_fitting { Ok(naive(&[$extent]).pad_mode(&widths, name)) } else { Err(()) };
                    let answers = each_level!([$extent];
                        |x| answer(x.try_pad_mode(widths, mode)); |x| answer(x.pad_mode(&widths, mode)));
                    seen.compare(&format!("{name} {widths:?} of {}", $extent), &slow, &answers);
                }
            )* };
        }
        of!([0][1][3]);
    }
    seen.at_least(80, 80);
}

/// The windows that begin at each position, or only at multiples of their extents.
fn windows(all: &Naive, window: &[usize], is_chunk: bool) -> Result<Naive, ()> {
    let mut counts = Vec::new();
    for (window, extent) in window.iter().zip(&all.extents) {
        let starts = (0..*extent).filter(|at| !is_chunk || (*window > 0 && at % window == 0));
        let count = starts.filter(|at| at.checked_add(*window).is_some_and(|end| end <= *extent)).count();
        if *window == 0 || count == 0 {
            return Err(());
        }
        counts.push(count);
    }
    let rank = window.len();
    Ok(Naive::build(&[&counts[..], window].concat(), |index| {
        let at: Vec<usize> = (0..rank)
            .map(|axis| index[axis] * if is_chunk { window[axis] } else { 1 } + index[rank + axis])
            .collect();
        all.at(&at)
    }))
}

#[test]
fn windows_and_chunks() {
    let mut seen = Seen::default();
    macro_rules! of {
        ($rank:literal, [$($extent:literal),*]) => {
            for window in indices(&[6; $rank]) {
                let window: [usize; $rank] = window.iter().map(|n| if *n == 5 { usize::MAX } else { *n }).collect::<Vec<_>>().try_into().unwrap();
                let all = naive(&[$($extent),*]);
                let what = format!("{window:?} of {:?}", all.extents);
                let answers = each_level!([$($extent),*]; |x| answer(x.try_windows(window)); |x| answer(x.windows(&window)));
                seen.compare(&what, &windows(&all, &window, false), &answers);
                let answers = each_level!([$($extent),*]; |x| answer(x.try_chunks_exact(window)); |x| answer(x.chunks_exact(&window)));
                seen.compare(&what, &windows(&all, &window, true), &answers);
            }
        };
    }
    of!(1, [4]);
    of!(1, [1]);
    of!(1, [0]);
    of!(2, [2, 3]);
    of!(2, [0, 2]);
    of!(3, [1, 2, 2]);
    let answers =
        each_level!([3, 2]; |x| answer(x.try_windows(shape![2, 1])); |x| answer(x.windows(&[2, 1])));
    seen.compare("in the type", &windows(&naive(&[3, 2]), &[2, 1], false), &answers);
    let answers = each_level!([3, 2]; |x| answer(x.try_chunks_exact(shape![2, 1])); |x| answer(x.chunks_exact(&[2, 1])));
    seen.compare("in the type", &windows(&naive(&[3, 2]), &[2, 1], true), &answers);
    let answers = each_level!([]; |x| answer(x.try_windows([] as [usize; 0])); |x| answer(x.windows(&[])));
    seen.compare("a scalar", &Ok(naive(&[])), &answers);
    seen.at_least(30, 200);
    let x = DynView::new(&[1, 2], [2]).unwrap();
    assert!(x.windows(&[]).is_err() && x.windows(&[1, 1]).is_err() && x.chunks_exact(&[1, 1]).is_err());
}

/// Extents of as many elements. `None` is the one that is inferred.
fn reshaped(all: &Naive, to: &[Option<usize>]) -> Result<Naive, ()> {
    let open = to.iter().filter(|extent| extent.is_none()).count();
    let product: u128 = to.iter().flatten().map(|n| *n as u128).product();
    let count = all.elements.len();
    let inferred = match open {
        0 if product == count as u128 => 0,
        1 => *(0..=count)
            .collect::<Vec<_>>()
            .iter()
            .find(|n| **n as u128 * product == count as u128 && product > 0)
            .ok_or(())?,
        _ => return Err(()),
    };
    let extents = to.iter().map(|n| n.unwrap_or(inferred)).collect();
    Ok(Naive { extents, elements: all.elements.clone() })
}

#[test]
fn extents_to_reshape_to() {
    let mut seen = Seen::default();
    for to in indices(&[8, 8]) {
        let to: [usize; 2] = to.try_into().unwrap();
        let slow = reshaped(&naive(&[2, 3]), &to.map(Some));
        let given = to.map(|n| n as isize);
        let answers = each_level!([2, 3]; |x| answer(x.try_reshape(to)); |x| answer(x.reshape(&given)));
        seen.compare(&format!("reshape to {to:?}"), &slow, &answers);
        shapes("reshape", &[2, 3], &answers[0].1, |shape| shape.reshape(&given));
        let n = to[0];
        let slow = reshaped(&naive(&[2, 3]), &[Some(n), None]);
        let answers = each_level!([2, 3]; |x| answer(x.try_reshape((n, shapewise::Inferred))); |x| answer(x.reshape(&[n as isize, -1])));
        seen.compare(&format!("reshape to [{n}, _]"), &slow, &answers);
        let slow = reshaped(&naive(&[0, 3]), &[None, Some(n)]);
        let answers = each_level!([0, 3]; |x| answer(x.try_reshape((shapewise::Inferred, n))); |x| answer(x.reshape(&[-1, n as isize])));
        seen.compare(&format!("reshape of none to [_, {n}]"), &slow, &answers);
    }
    let most = isize::MAX.unsigned_abs();
    for to in [[most, 0], [most, 2], [0, 0], [most, most], [0, most]] {
        let given = to.map(|n| n as isize);
        let memory = [0_i64; 0];
        let ranked = View::new(&memory, [0]).unwrap();
        let found = answer(ranked.try_reshape(to));
        assert_eq!(answer(ranked.dynamic().reshape(&given)), found, "{to:?}");
        assert_eq!(found.is_ok(), to.contains(&0), "{to:?}");
    }
    let answers = each_level!([]; |x| answer(x.try_reshape([1, 1])); |x| answer(x.reshape(&[1, 1])));
    seen.compare("a scalar", &reshaped(&naive(&[]), &[Some(1), Some(1)]), &answers);
    let answers =
        each_level!([1, 1]; |x| answer(x.try_reshape([] as [usize; 0])); |x| answer(x.reshape(&[])));
    seen.compare("to a scalar", &reshaped(&naive(&[1, 1]), &[]), &answers);
    // Of extents in the type, this is an error of `cargo build`.
    let memory = [1, 2];
    let ranked = View::new(&memory, [2, 1]).unwrap();
    let any = answer(ranked.dynamic().reshape(&[]));
    assert!(any.is_err());
    assert_eq!(any, answer(ranked.try_reshape([] as [usize; 0])));
    seen.at_least(10, 50);
}

/// `shape!` with a 1 that is written out has an axis that stretches in the type.
macro_rules! stretched {
    ($seen:ident, $to:ident, $ones:expr, [$($extent:literal),*]) => {
        let memory = crate::level::memory(&[$($extent),*]);
        let ranked = View::new(&memory, [$($extent),*]).unwrap();
        let typed = View::new(&memory, $ones).unwrap();
        let any = ranked.dynamic();
        let answers = [
            ("ranked", answer(ranked.try_broadcast_to($to))),
            ("in the type", answer(typed.try_broadcast_to($to))),
            ("inline", answer(typed.to_inline().try_broadcast_to($to))),
            ("any rank", answer(any.broadcast_to(&$to))),
        ];
        let all = naive(&[$($extent),*]);
        let stretches = all.extents.iter().zip(&$to).all(|(n, to)| *n == 1 || n == to);
        let slow = if stretches && $to[0] < 9 { all.broadcast(&$to).map_err(drop) } else { Err(()) };
        $seen.compare(&format!("{:?} to {:?}", all.extents, $to), &slow, &answers);
    };
}

#[test]
fn extents_to_broadcast_to() {
    let mut seen = Seen::default();
    for to in indices(&[4, 4]) {
        let to: [usize; 2] = to.try_into().unwrap();
        stretched!(seen, to, shape![1, 3], [1, 3]);
        stretched!(seen, to, shape![0, 1], [0, 1]);
        stretched!(seen, to, shape![1, 1], [1, 1]);
        stretched!(seen, to, shape![2, 2], [2, 2]);
    }
    let many = [usize::MAX, 2];
    stretched!(seen, many, shape![1, 2], [1, 2]);
    seen.at_least(20, 30);
    // What differs: the type states that an extent is 1 and does not stretch, `Const<1>`. It is an error, and the message says why.
    let one = View::new(&[7], (shapewise::Const::<1>,)).unwrap();
    let says = answer(one.try_broadcast_to([2])).unwrap_err();
    assert!(says.contains("the 1 is `Const<1>`, which does not stretch"), "{says}");
    // What differs: rank 0 becomes any rank of an array whose rank is not in the type. Of typed arrays, `cargo check` compares the ranks.
    let scalar = DynView::new(&[7_i64], []).unwrap();
    assert_eq!(answer(scalar.broadcast_to(&[2, 2])), Ok((vec![2, 2], vec![7; 4])));
}

#[test]
fn counts_of_tiles() {
    let mut seen = Seen::default();
    macro_rules! of {
        ([$($extent:literal),*]) => {
            for to in indices(&[4, 4]) {
                let to: [usize; 2] = to.try_into().unwrap();
                let all = naive(&[$($extent),*]);
                let answers = each_level!([$($extent),*]; |x| answer(x.try_tile(to)); |x| answer(x.tile(&to)));
                let what = format!("tile {:?} by {to:?}", all.extents);
                seen.compare(&what, &Ok(all.tile(&to)), &answers);
                shapes(&what, &all.extents, &answers[0].1, |shape| shape.tile(&to));
            }
        };
    }
    of!([1, 3]);
    of!([0, 1]);
    of!([2, 2]);
    let many = [usize::MAX, 2];
    let answers = each_level!([1, 2]; |x| answer(x.try_tile(many)); |x| answer(x.tile(&many)));
    seen.compare("tile by too many", &Err(()), &answers);
    shapes("too many", &[1, 2], &answers[0].1, |shape| shape.tile(&many));
    seen.at_least(48, 1);
    // What differs: an array whose rank is not in the type takes fewer or more counts than axes, as NumPy does. Of typed arrays it is an error of `cargo check`.
    let row = DynView::new(&[1_i64, 2], [2]).unwrap();
    assert_eq!(answer(row.tile(&[2, 1])), Ok((vec![2, 2], vec![1, 2, 1, 2])));
    assert_eq!(answer(row.tile(&[])), Ok((vec![2], vec![1, 2])));
}
