//! Arrays in the layouts of the layout algebra: an index reads the element at its offset, which is within the span, and the memory is as long as that.
#![allow(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    Mapping,
    array::{TiledTensor, TiledView},
};

use shapewise_algebra::{Modes, Swizzle, Swizzled};

fn indices<const R: usize>(extents: [usize; R]) -> Vec<[usize; R]> {
    let count = extents.iter().product();
    let index = |linear| {
        let (mut index, mut rest) = ([0; R], linear);
        for axis in (0..R).rev() {
            (index[axis], rest) = (rest % extents[axis], rest / extents[axis]);
        }
        index
    };
    (0..count).map(index).collect()
}

/// Checks a layout with each length of memory up to two more than its span.
fn check<L: Mapping<2>>(layout: L, memory: &[usize]) {
    let span = layout.span();
    for found in 0..span + 2 {
        let view = TiledView::with_layout(&memory[..found], layout);
        assert_eq!(view.is_ok(), found >= span, "{layout:?} in {found}");
        for index in indices(layout.extents()) {
            let offset = layout.offset(index).expect("the index is in bounds");
            assert!(offset < span, "{layout:?} at {index:?}");
            if let Ok(view) = &view {
                assert_eq!(
                    (view[index], view.get(index)),
                    (offset, Some(&offset)),
                    "{layout:?} at {index:?}"
                );
            }
        }
    }
}

#[test]
fn modes_and_swizzles_stay_within_their_span() {
    let memory: Vec<usize> = (0..400).collect();
    let modes = || (0..4).flat_map(|extent| [-3, 0, 1, 4].map(|stride| (extent, stride)));
    let swizzles = [(1, 0, 1), (2, 0, 2), (1, 1, -1), (2, 1, 3)]
        .map(|(bits, base, shift)| Swizzle::new(bits, base, shift).expect("the bits fit"));
    let mut checked = 0;
    for first in modes() {
        for second in modes() {
            for third in modes() {
                let layout = Modes::new([&[first], &[second, third]]).expect("small numbers fit");
                check(layout, &memory);
                for found in 0..layout.span() + 2 {
                    if let Ok(tensor) = TiledTensor::with_layout(memory[..found].to_vec(), layout) {
                        assert!(found >= layout.span(), "{layout:?} in {found}");
                        let mut all = indices(layout.extents()).into_iter();
                        assert!(all.all(|index| Ok(tensor[index]) == layout.offset(index)), "{layout:?}");
                    }
                }
                checked += 1;
                for swizzle in swizzles {
                    if let Ok(swizzled) = Swizzled::new(layout, swizzle) {
                        check(swizzled, &memory);
                        checked += 1;
                    }
                }
            }
        }
    }
    assert!(checked > 16_000, "{checked}");
}
