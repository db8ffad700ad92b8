//! Strided layouts as mappings: laws on all small layouts; padding; walks; the cases of the specification.
#![cfg(feature = "std")]
#![cfg_attr(not(feature = "arrays"), allow(unused_imports, reason = "the tests of arrays use them"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]
#![expect(clippy::std_instead_of_alloc, reason = "tests may use all of std")]

use crate::oracle;

use std::collections::BTreeMap;

use shapewise::{
    ColumnMajor, Const, Layout, Mapping, MinorToMajor, Permutation, RowMajor, Shape, Strided, axes,
    index::{IndexError, Walk, WalkError, bump, compare, in_bounds, is_unique, linear_index},
    layout::{Padded, PaddingError},
    s, shape,
};
#[cfg(feature = "arrays")]
use shapewise::{Tensor, View};

/// The laws of a mapping, for each of its offsets.
fn laws<const R: usize, L: Mapping<R>>(layout: &L, unique: bool) {
    let mut met = BTreeMap::<usize, usize>::new();
    for (linear, index) in Walk::new(layout.extents()).unwrap().enumerate() {
        let offset = layout.offset(index).unwrap();
        assert!(offset < layout.span(), "{layout:?} {index:?}");
        assert_eq!(layout.offset_of_linear(linear), Ok(offset), "{layout:?} {index:?}");
        met.entry(offset).or_insert(linear);
    }
    assert_eq!(met.len() == layout.element_count(), unique, "{layout:?}: injective if and only if unique");
    assert_eq!(met.keys().next_back().map_or(0, |last| last + 1), layout.span(), "{layout:?}");
    for offset in 0..=layout.allocated() {
        let found = layout.index_at(offset);
        assert_eq!(found.is_some(), met.contains_key(&offset), "{layout:?} at {offset}");
        if let Some(index) = found {
            assert_eq!(layout.offset(index), Ok(offset), "{layout:?} {index:?}");
        }
        if unique {
            assert_eq!(layout.linear_at(offset), met.get(&offset).copied(), "{layout:?} at {offset}");
        }
    }
    assert_eq!(layout.padding_offsets().count(), layout.allocated() - met.len(), "{layout:?}");
    assert_eq!(layout.allocated_bytes::<u32>(), Ok(4 * layout.allocated()), "{layout:?}");
    let without_elements = layout.allocated().saturating_sub(layout.element_count());
    assert_eq!(layout.padding_count(), without_elements, "{layout:?}");
    assert_eq!(layout.wasted_bytes::<u32>(), Ok(4 * without_elements), "{layout:?}");
    let mut beyond = layout.extents();
    for axis in 0..R {
        beyond[axis] += 1;
        let mut index = [0; R];
        index[axis] = beyond[axis] - 1;
        if beyond.iter().enumerate().all(|(other, extent)| other == axis || *extent > 0) {
            assert!(layout.offset(index).is_err(), "{layout:?} {index:?}");
        }
        beyond[axis] -= 1;
    }
}

#[test]
fn offsets_of_strided_layouts_are_injective_if_and_only_if_unique() {
    let (mut unique, mut repeating) = (0, 0);
    for extents in oracle::shapes(2, 3) {
        for code in oracle::indices(&[13, 13]) {
            let strides = [code[0], code[1]].map(|stride| stride.cast_signed() - 6);
            let layout = Strided::new([extents[0], extents[1]], strides).unwrap();
            laws(&layout, layout.is_unique());
            if layout.is_unique() { unique += 1 } else { repeating += 1 }
        }
    }
    for extents in oracle::shapes(3, 3) {
        for code in oracle::indices(&[5, 5, 5]) {
            let strides = [code[0], code[1], code[2]].map(|stride| stride.cast_signed() * 2 - 4);
            let layout = Strided::new([extents[0], extents[1], extents[2]], strides).unwrap();
            laws(&layout, layout.is_unique());
            if layout.is_unique() { unique += 1 } else { repeating += 1 }
        }
    }
    assert!(unique > 3_000 && repeating > 2_000, "{unique} and {repeating}: both kinds occur");
}

/// The element in each cell of padded memory, found by writing the elements one by one.
#[cfg(feature = "arrays")]
fn padded_memory(extents: &[usize], padded: &[usize], minor_to_major: &[usize]) -> Vec<Option<usize>> {
    let mut memory = vec![None; padded.iter().product()];
    for (linear, index) in oracle::indices(extents).iter().enumerate() {
        let (mut offset, mut step) = (0, 1);
        for &axis in minor_to_major {
            offset += index[axis] * step;
            step *= padded[axis];
        }
        memory[offset] = Some(linear);
    }
    memory
}

#[test]
#[cfg(feature = "arrays")]
fn all_small_padded_layouts() {
    let mut count = 0;
    for rank_three in oracle::shapes(3, 2) {
        for padding in oracle::indices(&[3, 2, 3]) {
            for order in oracle::orders(3) {
                let extents = [rank_three[0], rank_three[1], rank_three[2]];
                let padded: [usize; 3] = core::array::from_fn(|axis| extents[axis] + padding[axis]);
                let signed = core::array::from_fn(|place| order[place].cast_signed());
                let layout =
                    Padded::new(Shape::new(extents).unwrap(), MinorToMajor::new(signed).unwrap(), padded)
                        .unwrap();
                let expected = padded_memory(&extents, &padded, &order);
                assert_eq!(layout.allocated(), expected.len());
                for (offset, element) in expected.iter().enumerate() {
                    assert_eq!(layout.linear_at(offset), *element, "{layout:?} at {offset}");
                }
                assert_eq!(layout.is_padded(), extents != padded);
                laws(&layout, true);
                // Filling the padding keeps the elements.
                let elements: Vec<usize> = (0..layout.element_count()).collect();
                let mut tensor = View::new(&elements, extents).unwrap().to_layout(layout).unwrap();
                tensor.fill_padding(usize::MAX);
                let cells: Vec<usize> = expected.iter().map(|cell| cell.unwrap_or(usize::MAX)).collect();
                assert_eq!(tensor.as_memory(), cells, "{layout:?}");
                assert!(tensor.view().iter().eq(&elements), "{layout:?}");
                count += 1;
            }
        }
    }
    assert_eq!(count, 27 * 18 * 6);
}

/// the memory of the two orders in the documents, with and without padding.
#[test]
#[cfg(feature = "arrays")]
fn memory_of_the_specification() {
    let elements = ['a', 'b', 'c', 'd', 'e', 'f'];
    let view = View::new(&elements, [2, 3]).unwrap();
    let memory = |order: [isize; 2], padded: [usize; 2]| {
        let order = MinorToMajor::new(order).unwrap();
        let layout = Padded::new(Shape::new([2, 3]).unwrap(), order, padded).unwrap();
        let mut tensor = view.to_layout(layout).unwrap();
        tensor.fill_padding('0');
        tensor.as_memory().iter().collect::<String>()
    };
    assert_eq!(memory([0, 1], [2, 3]), "adbecf", "X-1");
    assert_eq!(memory([1, 0], [2, 3]), "abcdef", "X-2");
    assert_eq!(memory([0, 1], [3, 5]), "ad0be0cf0000000", "X-3");
    assert_eq!(memory([1, 0], [3, 5]), "abc00def0000000", "X-4");
    let dense = Strided::column_major([2, 3]).unwrap();
    let columns: String =
        (0..6).map(|at| elements[view.layout().offset(dense.index_at(at).unwrap()).unwrap()]).collect();
    assert_eq!(columns, "adbecf", "X-1, by the index at each offset");
}

#[test]
fn padding_that_does_not_fit_is_refused() {
    let new = |padded: [usize; 2]| Padded::new(Shape::new([2, 3]).unwrap(), MinorToMajor::ROW_MAJOR, padded);
    assert_eq!(
        new([1, 5]).unwrap_err(),
        PaddingError::TooSmall { axis: 0, extent: 2, padded: 1 }.clone(),
        "X-5"
    );
    assert!(matches!(new([usize::MAX, 5]), Err(PaddingError::Size(_))));
    assert_eq!(
        shapewise::layout::padded::check(&[2, 3], &[3]),
        Err(PaddingError::Rank { found: 1, rank: 2 }),
        "X-6: with ranks in the type, an error of cargo check"
    );
    assert_eq!(new([3, 5]).unwrap().allocated() * size_of::<f32>(), 60, "X-7");
}

/// Typed strides stay in the type if the view is sliced, permuted or transposed.
#[test]
#[cfg(feature = "arrays")]
fn typed_strides_survive() {
    let memory: Vec<i32> = (0..3 * 5 * 8).collect();
    let order = MinorToMajor::typed(axes![1, 2, 0]); // axis 1 varies fastest
    let layout = Padded::new(Shape::new(shape![3, 4, 5]).unwrap(), order, shape![3, 8, 5]).unwrap();
    assert_eq!((layout.strides(), size_of_val(&layout)), ([40, 1, 8], 0));
    let view = View::with_layout(&memory, layout).unwrap();
    let plane = view.slice(s![1]);
    assert_eq!(size_of_val(&plane), size_of::<&[i32]>(), "extents and strides are in the type");
    assert_eq!(plane.layout().strides(), [1, 8]);
    let turned = plane.transpose();
    assert_eq!((size_of_val(&turned), turned.layout().strides()), (size_of::<&[i32]>(), [8, 1]));
    let permuted = view.permute(axes![2, 0, 1]);
    assert_eq!((size_of_val(&permuted), permuted.layout().strides()), (size_of::<&[i32]>(), [8, 40, 1]));
    for index in view.indices() {
        assert_eq!(view[index], permuted[[index[2], index[0], index[1]]]);
        assert_eq!(usize::try_from(view[index]), Ok(index[0] * 40 + index[1] + index[2] * 8));
    }
    // If an extent of memory is known only at run time, the strides before it are too.
    let rows = memory.len() / 40;
    let mixed = Padded::new(Shape::new(shape![rows, 4, 5]).unwrap(), order, shape![rows, 8, 5]).unwrap();
    assert_eq!(known(&mixed), [Some(40), Some(1), Some(8)]);
    assert_eq!(mixed.strides(), [40, 1, 8]);
    let column = View::with_layout(&memory, mixed).unwrap().slice(s![.., 2, 1]);
    assert_eq!(column.layout().strides(), [40]);
    assert_eq!(size_of_val(&column), size_of::<(&[i32], usize)>(), "only its extent is stored");
    // The transpose of a row-major layout has the type of a column-major one.
    let rows: View<'_, i32, 2, RowMajor<2, (Const<3>, Const<5>)>> = View::new(&memory, shape![3, 5]).unwrap();
    let _: View<'_, i32, 2, ColumnMajor<2, (Const<5>, Const<3>)>> = rows.transpose();
}

#[cfg(feature = "arrays")]
fn known<const R: usize, L: Layout<R>>(_: &L) -> [Option<isize>; R] {
    L::STRIDES
}

#[test]
fn linear_indices_of_the_specification() {
    let check = |extents: [usize; 3], order: [isize; 3], cases: [([usize; 3], usize); 2]| {
        let layout = Strided::ordered(extents, MinorToMajor::new(order).unwrap()).unwrap();
        for (index, linear) in cases {
            assert_eq!((layout.offset(index), layout.index_at(linear)), (Ok(linear), Some(index)));
        }
    };
    check([10, 20, 30], [2, 1, 0], [([3, 5, 7], 1957), ([8, 15, 27], 5277)]);
    check([10, 20, 30], [1, 2, 0], [([3, 5, 7], 1945), ([8, 15, 27], 5355)]);
    let two = |order| Strided::ordered([10, 20], MinorToMajor::new(order).unwrap()).unwrap();
    assert_eq!(two([0, 1]).offset([3, 5]), Ok(53), "X-9");
    assert_eq!(two([0, 1]).offset([9, 19]), Ok(199), "X-9");
    assert_eq!(two([1, 0]).offset([3, 5]), Ok(65), "X-10");
    let four = Strided::ordered([10, 20, 30, 40], MinorToMajor::ROW_MAJOR).unwrap();
    assert_eq!(
        [[3, 5, 7, 9], [8, 15, 27, 33]].map(|index| four.offset(index).unwrap()),
        [78_289, 211_113],
        "X-13"
    );
    for order in [[6, 5, 4, 3, 2, 1, 0], [0, 1, 2, 3, 4, 5, 6], [4, 5, 1, 2, 6, 0, 3]] {
        let layout =
            Strided::ordered([10, 20, 30, 40, 30, 20, 10], MinorToMajor::new(order).unwrap()).unwrap();
        for linear in [0, 1_439_999_999, 1_145_567_336, 43_883_404, 617_295_214, 1_117_613_654] {
            let index = layout.index_at(linear).unwrap();
            assert_eq!(layout.offset(index), Ok(linear), "X-14");
        }
    }
    assert_eq!(MinorToMajor::<4>::ROW_MAJOR.strides(&[5, 8, 10, 4])[1], 40, "X-16");
    assert_eq!(MinorToMajor::<5>::default().to_string(), "{4,3,2,1,0}", "X-22");
    assert_eq!(Strided::ordered([100], MinorToMajor::ROW_MAJOR).unwrap().offset([42]), Ok(42), "X-8");
}

#[test]
fn indices_are_bumped_compared_and_bounded() {
    let mut index = [0, 0];
    let mut seen = vec![index];
    while bump(&[2, 2], &mut index) {
        seen.push(index);
    }
    assert_eq!(seen, [[0, 0], [0, 1], [1, 0], [1, 1]], "X-15");
    assert_eq!(index, [1, 1], "the last index does not change");
    assert!(!bump(&[], &mut []) && !bump(&[0, 2], &mut [0, 0]) && !bump(&[2, 0], &mut [0, 0]));
    // The same as the walk, on every small shape.
    for extents in oracle::shapes(3, 3) {
        let extents = [extents[0], extents[1], extents[2]];
        let walk: Vec<_> = Walk::new(extents).unwrap().collect();
        for pair in walk.windows(2) {
            let mut index = pair[0];
            assert!(bump(&extents, &mut index));
            assert_eq!(index, pair[1]);
            assert_eq!(compare(&pair[0], &pair[1]), core::cmp::Ordering::Less);
            assert_eq!(compare(&pair[0], &pair[1]), pair[0].cmp(&pair[1]));
            assert_eq!(compare(&pair[1], &pair[0]), pair[1].cmp(&pair[0]));
        }
        if let Some(mut last) = walk.last().copied() {
            assert!(!bump(&extents, &mut last));
        }
        for at in oracle::indices(&[6, 6, 6]) {
            let signed = [at[0], at[1], at[2]].map(|at| at.cast_signed() - 2);
            let expected = (0..3).all(|axis| (0..extents[axis].cast_signed()).contains(&signed[axis]));
            assert_eq!(in_bounds(&extents, &signed), expected, "{extents:?} {signed:?}");
        }
    }
    assert!(!in_bounds(&[3], &[-1]), "X-17: XLA says that it is");
    assert!(!in_bounds(&[3, 3], &[1]) && in_bounds::<u8>(&[], &[]) && !in_bounds(&[3], &[i128::MAX]));
}

#[test]
fn walks_of_the_specification() {
    assert_eq!(Walk::new([]).unwrap().count(), 1, "X-35");
    assert_eq!(Walk::new([0]).unwrap().count(), 0, "X-35");
    assert_eq!(Walk::new([3, 0]).unwrap().count(), 0, "X-35");
    assert_eq!(Walk::new([6, 11, 17]).unwrap().len(), 1122, "X-35");
    let part = Walk::part([10, 10], [2, 3], [3, 1], [2, 1]).unwrap();
    assert!(part.eq([[2, 3], [4, 3]]), "X-36");
    assert!(Walk::part([2, 2], [1, 0], [0, 2], [0, 1]).unwrap().eq([[1, 0], [1, 1]]), "X-37");
    let mut begun = Walk::new([2, 2]).unwrap();
    begun.next();
    let again = begun.in_order(MinorToMajor::COLUMN_MAJOR);
    assert!(again.eq([[0, 0], [1, 0], [0, 1], [1, 1]]), "a different order starts from the beginning");
    assert_eq!(Walk::new([2, 0]).unwrap().in_order(MinorToMajor::COLUMN_MAJOR).count(), 0);
    let columns = Walk::new([2, 3]).unwrap().in_order(MinorToMajor::COLUMN_MAJOR);
    assert!(columns.eq([[0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2]]), "X-38");
    assert_eq!(
        Walk::part([0, 4], [9, 9], [1, 1], [1, 1]).unwrap().count(),
        0,
        "no index is out of bounds if there are none"
    );
    assert_eq!(Walk::part([4], [0], [2], [0]).unwrap_err(), WalkError::StepIsZero { axis: 0 });
    let Err(WalkError::Index(IndexError { axis, index, extent, .. })) =
        Walk::part([4, 4], [0, 1], [4, 4], [1, 1])
    else {
        panic!("it goes past the shape")
    };
    assert_eq!((axis, index, extent), (1, 4, 4));
    assert!(
        Walk::part([4], [0], [usize::MAX], [1]).is_err() && Walk::part([4], [0], [9], [usize::MAX]).is_ok()
    );
    assert!(Walk::part([4], [1], [usize::MAX], [usize::MAX / 2]).is_err());
}

/// All walks over parts of small shapes, in each order, compared with nested loops.
#[test]
fn walks_equal_loops() {
    let mut visited = 0;
    for extents in oracle::shapes(2, 3) {
        for code in oracle::indices(&[3, 3, 4, 4, 3, 3]) {
            let at = |place| [code[place], code[place + 1]];
            let (base, count, step) = (at(0), at(2), at(4));
            for order in oracle::orders(2) {
                let walk = Walk::part([extents[0], extents[1]], base, count, step);
                let along = |axis: usize| -> Vec<usize> {
                    let all = (base[axis]..(base[axis] + count[axis]).max(base[axis] + 1))
                        .step_by(step[axis].max(1));
                    all.collect()
                };
                let steps = (0..2).all(|axis| step[axis] > 0 || count[axis] == 0);
                let inside = (0..2).all(|axis| along(axis).iter().all(|&at| at < extents[axis]));
                if extents.contains(&0) {
                    assert_eq!(walk.unwrap().count(), 0);
                    continue;
                }
                assert_eq!(walk.is_ok(), steps && inside, "{extents:?} {base:?} {count:?} {step:?}");
                let Ok(walk) = walk else { continue };
                let mut expected = Vec::new();
                for &slow in &along(order[1]) {
                    for &fast in &along(order[0]) {
                        let mut index = [0; 2];
                        (index[order[0]], index[order[1]]) = (fast, slow);
                        expected.push(index);
                    }
                }
                let order = MinorToMajor::from_permutation(
                    Permutation::new([order[0].cast_signed(), order[1].cast_signed()]).unwrap(),
                );
                let walk = walk.in_order(order);
                assert_eq!(walk.len(), expected.len());
                visited += expected.len();
                assert_eq!(
                    walk.collect::<Vec<_>>(),
                    expected,
                    "{extents:?} {base:?} {count:?} {step:?} {order}"
                );
            }
        }
    }
    assert!(visited > 4_000, "{visited}");
}

#[test]
fn constants_are_equal() {
    const LAYOUT: Strided<3> = match Strided::ordered([10, 20, 30], MinorToMajor::COLUMN_MAJOR) {
        Ok(layout) => layout,
        Err(_) => panic!("it fits"),
    };
    const INDEX: Option<[usize; 3]> = LAYOUT.index_at(5999);
    assert_eq!(INDEX, Some([9, 19, 29]));
    const NEXT: [usize; 3] = {
        let mut index = [0, 19, 29];
        assert!(bump(&[10, 20, 30], &mut index));
        index
    };
    assert_eq!(NEXT, [1, 0, 0]);
    assert!(is_unique(&LAYOUT.extents(), &LAYOUT.strides()));
    assert_eq!(linear_index(&[10, 20, 30], &NEXT), Ok(600));
}

#[test]
#[cfg(feature = "arrays")]
fn copies_between_layouts() {
    let elements: Vec<u16> = (0..60).collect();
    let view = View::new(&elements, [3, 4, 5]).unwrap();
    for order in oracle::orders(3) {
        let order = MinorToMajor::new([order[0], order[1], order[2]].map(usize::cast_signed)).unwrap();
        let dense = view.to_layout(Strided::ordered([3, 4, 5], order).unwrap()).unwrap();
        assert_eq!(dense.view(), view);
        let padded = dense.to_layout(Padded::new(view.shape(), order, [3, 8, 6]).unwrap()).unwrap();
        assert_eq!(padded.view(), view);
        assert_eq!(padded.as_memory().len(), 144);
    }
    let error =
        view.to_layout(Strided::row_major([3, 5, 4]).unwrap()).map(|_: Tensor<u16, 3, _>| ()).unwrap_err();
    assert_eq!(error.to_string(), "axis 1 has extent 4, expected 5");
    let twice = view.to_layout(Strided::new([3, 4, 5], [0, 5, 1]).unwrap()).map(|_: Tensor<u16, 3, _>| ());
    assert_eq!(twice.unwrap_err(), shapewise::ViewError::NotUnique);
}

/// Twenty axes of extent 2 whose strides interleave: an index for each of five million offsets would take hours.
#[test]
#[cfg(feature = "arrays")]
fn padding_between_interleaved_strides_is_filled() {
    // Conway and Guy's numbers: sums of some of them all differ.
    let mut sequence = vec![0_isize, 1];
    for n in 1..20 {
        let back = (1..).find(|root| root * (root + 1) >= 2 * n).unwrap();
        sequence.push(2 * sequence[n] - sequence[n - back]);
    }
    let strides: [isize; 20] = core::array::from_fn(|at| 3 * (sequence[20] - sequence[19 - at]));
    let layout = Strided::new([2; 20], strides).unwrap();
    let mut tensor = Tensor::with_layout(vec![0_u8; layout.span()], layout).unwrap();
    tensor.fill(1);
    tensor.fill_padding(2);
    let ones = tensor.as_memory().iter().filter(|&&element| element == 1).count();
    assert_eq!((ones, tensor.as_memory().contains(&0)), (1 << 20, false));
    assert_eq!(layout.padding_offsets().count(), layout.padding_count());
}

#[test]
fn orders_name_the_axis_at_each_place() {
    for minor_to_major in [[0_usize, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let order = MinorToMajor::new(minor_to_major.map(usize::cast_signed)).unwrap();
        for place in 0..3_usize {
            let from_end = place.cast_signed() - 3;
            assert_eq!(order.minor(place.cast_signed()), Ok(minor_to_major[place]));
            assert_eq!(order.minor(from_end), Ok(minor_to_major[place]));
            assert_eq!(order.major(place.cast_signed()), Ok(minor_to_major[2 - place]));
            assert_eq!(order.major(from_end), Ok(minor_to_major[2 - place]));
        }
        assert!(order.minor(3).is_err() && order.minor(-4).is_err());
        assert!(order.major(3).is_err() && order.major(-4).is_err());
        assert_eq!(order.is_row_major(), minor_to_major == [2, 1, 0]);
        assert_eq!(order.is_column_major(), minor_to_major == [0, 1, 2]);
    }
}
