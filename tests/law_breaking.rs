//! Layouts of one's own that break a law of [`Mapping`]. The answer is an error, a panic or a wrong value, and never memory that is not the array's: what is
//! read is in the array, and what is around it stays as it is.
#![cfg(all(feature = "std", feature = "arrays"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, or what is expected"
)]

use core::panic::AssertUnwindSafe;
use std::panic::catch_unwind;

use shapewise::{
    Const, Mapping, RowMajor, Strided, Tensor, View, ViewError, ViewMut,
    array::{TiledTensor, TiledView, TiledViewMut},
    bounds::Yes,
    tensor,
};

/// The extents of the layouts that are walked.
const EXTENTS: [usize; 2] = [2, 3];

/// A layout whose answers are given one by one, so that they need not be those of one layout.
#[derive(Clone, Copy, Debug)]
struct Answers {
    extents: [usize; 2],
    offset: fn([usize; 2]) -> usize,
    index_at: fn(usize) -> Option<[usize; 2]>,
    strides: Option<Strided<2>>,
    is_unique: Option<bool>,
    is_separable: bool,
    span: usize,
    allocated: usize,
}

impl Mapping<2> for Answers {
    type Uniqueness = Yes;
    type Extents = [usize; 2];

    fn extent(&self, axis: usize) -> usize {
        self.extents[axis]
    }

    fn offset_unchecked(&self, index: [usize; 2]) -> usize {
        (self.offset)(index)
    }

    fn index_at(&self, offset: usize) -> Option<[usize; 2]> {
        (self.index_at)(offset)
    }

    fn by_strides(&self) -> Option<Strided<2>> {
        self.strides
    }

    fn has_unique_offsets(&self) -> Option<bool> {
        self.is_unique
    }

    fn is_separable(&self) -> bool {
        self.is_separable
    }

    fn span(&self) -> usize {
        self.span
    }

    fn allocated(&self) -> usize {
        self.allocated
    }
}

/// Row-major: it breaks no law.
fn honest() -> Answers {
    Answers {
        extents: EXTENTS,
        offset: |[i, j]| 3 * i + j,
        index_at: |offset| (offset < 6).then_some([offset / 3, offset % 3]),
        strides: None,
        is_unique: Some(true),
        is_separable: false,
        span: 6,
        allocated: 6,
    }
}

/// Layouts that break one law each, or several, with the law.
fn liars() -> Vec<(&'static str, Answers)> {
    let strided = |extents, strides| Some(Strided::new(extents, strides).unwrap());
    let mut all = vec![
        ("an offset is after the span", Answers { offset: |[i, j]| 300 * i + j, ..honest() }),
        ("each offset is the largest number", Answers { offset: |_| usize::MAX, ..honest() }),
        ("offsets wrap around", Answers { offset: |[i, j]| (i + j).wrapping_sub(1), ..honest() }),
        ("two indices have one offset", Answers { offset: |[_, j]| j, ..honest() }),
        ("all indices have one offset", Answers { offset: |_| 0, ..honest() }),
        ("the span is too small", Answers { span: 1, ..honest() }),
        ("the allocated memory is less than the span", Answers { span: 6, allocated: 2, ..honest() }),
        ("the allocated memory is nothing", Answers { span: 0, allocated: 0, ..honest() }),
        ("no index has an offset", Answers { index_at: |_| None, ..honest() }),
        (
            "the index of an offset is out of bounds",
            Answers { index_at: |_| Some([usize::MAX; 2]), ..honest() },
        ),
        ("the strides are those of more memory", Answers { strides: strided(EXTENTS, [100, 1]), ..honest() }),
        ("the strides are those of one element", Answers { strides: strided(EXTENTS, [0, 0]), ..honest() }),
        ("the strides have other extents", Answers { strides: strided([6, 1], [1, 1]), ..honest() }),
        ("the strides have fewer elements", Answers { strides: strided([1, 1], [1, 1]), ..honest() }),
    ];
    // The same, with tables of what each coordinate adds.
    for (law, answers) in all.clone() {
        all.push((law, Answers { is_separable: true, ..answers }));
    }
    all.push((
        "offsets are not sums of terms",
        Answers { offset: |[i, j]| 3 * i + (i ^ j), is_separable: true, ..honest() },
    ));
    all
}

/// Memory of six elements between others.
struct Fenced(Vec<i32>);

impl Fenced {
    fn new() -> Self {
        Self((0..50).map(|at| if (20..26).contains(&at) { at } else { -1 }).collect())
    }

    fn memory(&self) -> &[i32] {
        &self.0[20..26]
    }

    fn memory_mut(&mut self) -> &mut [i32] {
        &mut self.0[20..26]
    }

    fn is_whole(&self) -> bool {
        self.0.iter().enumerate().all(|(at, &element)| (20..26).contains(&at) || element == -1)
    }
}

/// What a call returns, or nothing if it panics.
fn call<V>(call: impl FnOnce() -> V) -> Option<V> {
    catch_unwind(AssertUnwindSafe(call)).ok()
}

#[test]
fn reads_are_in_the_memory() {
    let is_there = |element: &i32| (20..26).contains(element);
    let (mut returned, mut panicked) = (0, 0);
    for (law, answers) in liars() {
        let fenced = Fenced::new();
        let Ok(view) = TiledView::with_layout(fenced.memory(), answers) else { continue };
        let mut check = |elements: Option<Vec<i32>>| match elements {
            Some(elements) => {
                assert!(elements.iter().all(is_there), "{law}: {elements:?}");
                returned += 1;
            }
            None => panicked += 1,
        };
        check(call(|| view.indices().filter_map(|index| view.get(index).copied()).collect()));
        check(call(|| view.indices().map(|index| view[index]).collect()));
        check(call(|| view.iter().copied().collect()));
        check(call(|| view.iter().skip(1).copied().chain(view.iter().last().copied()).collect()));
        check(call(|| view.indexed_iter().map(|(_, element)| *element).collect()));
        check(call(|| {
            view.iter().fold(Vec::new(), |mut all, element| {
                all.push(*element);
                all
            })
        }));
        check(call(|| view.to_vec()));
        check(call(|| view.to_tensor().as_slice().to_vec()));
        check(call(|| view.map(|element| *element).as_slice().to_vec()));
        // A copy in a vector whose elements own memory: none is dropped twice, or not at all.
        check(call(|| view.map(|element| vec![*element]).as_slice().concat()));
        check(call(|| {
            let owned: Vec<String> = fenced.memory().iter().map(ToString::to_string).collect();
            let owned = TiledView::with_layout(&owned, answers).unwrap().to_vec();
            owned.iter().map(|element| element.parse().unwrap()).collect()
        }));
        let _ = call(|| (format!("{view:?}{view}"), view == view));
        let mut copy = tensor![[20, 20, 20], [20, 20, 20]];
        let _ = call(|| copy.copy_from(&view));
        check(Some(copy.as_slice().to_vec()));
    }
    // Wrong values and panics: both were seen.
    assert!(returned > 100 && panicked > 10, "{returned} {panicked}");
}

#[test]
fn writes_are_in_the_memory() {
    let mut made = 0;
    for (law, answers) in liars() {
        let mut fenced = Fenced::new();
        if let Ok(mut view) = TiledViewMut::with_layout(fenced.memory_mut(), answers) {
            made += 1;
            let _ = call(|| view.fill(21));
            let _ = call(|| view.for_each_mut(|element| *element = 22));
            let _ = call(|| view.indexed_for_each_mut(|_, element| *element = 23));
            let indices: Vec<_> = view.indices().collect();
            for index in indices {
                let _ = call(|| view.get_mut(index).map(|element| *element = 24));
                let _ = call(|| view[index] = 25);
            }
            let from = tensor![[20, 21, 22], [23, 24, 25]];
            let _ = call(|| view.copy_from(&from));
            let _ = call(|| view.copy_from(&TiledView::with_layout(from.as_slice(), answers).unwrap()));
        }
        assert!(fenced.is_whole(), "{law}: {:?}", fenced.0);
        // Tensors, of elements that own memory.
        let owned: Vec<Vec<i32>> = (20..26).map(|element| vec![element]).collect();
        let _ = call(|| {
            let mut tensor = TiledTensor::with_layout(owned.clone(), answers).unwrap();
            let _ = call(|| tensor.fill(vec![1]));
            let _ = call(|| tensor.fill_padding(vec![2]));
            let _ = call(|| tensor.clone());
            tensor.into_memory()
        });
        let rows = Tensor::new(owned, EXTENTS).unwrap();
        let _ = call(|| rows.to_tiled(answers).map(TiledTensor::into_memory));
        let _ = call(|| rows.to_tiled_with(answers, vec![3]).map(TiledTensor::into_memory));
        let _ = call(|| answers.padding_offsets().take(100).count());
        assert_eq!(rows.as_slice().concat(), [20, 21, 22, 23, 24, 25], "{law}");
    }
    assert!(made > 20, "{made}");
}

/// What is in its own memory is written one element after another: the last write is read.
#[test]
fn two_indices_of_one_element() {
    let mut memory = [0; 6];
    let mut view = TiledViewMut::with_layout(&mut memory, Answers { offset: |_| 0, ..honest() }).unwrap();
    let mut next = 0;
    view.for_each_mut(|element| {
        next += 1;
        *element += next;
    });
    assert_eq!((view[[0, 0]], view[[1, 2]]), (21, 21));
    // A layout that says that it is not unique, or does not know, is refused.
    for is_unique in [Some(false), None] {
        let found = TiledViewMut::with_layout(&mut memory, Answers { is_unique, ..honest() }).map(|_| ());
        let expected = if is_unique.is_none() { ViewError::PerhapsNotUnique } else { ViewError::NotUnique };
        assert_eq!(found, Err(expected));
    }
}

/// A shape is never made of extents whose product does not fit: strided layouts of it would be trusted.
#[test]
fn extents_whose_product_does_not_fit() {
    let most = usize::MAX / 2 + 1;
    for extents in
        [[most, 2], [2, most], [usize::MAX; 2], [most, most], [1 << 32 << (usize::BITS / 64), usize::MAX]]
    {
        let answers = Answers { extents, span: 1, ..honest() };
        assert!(call(|| answers.typed_shape()).is_none(), "{extents:?}");
        assert!(call(|| RowMajor::new(answers.typed_shape()).span()).is_none(), "{extents:?}");
        let view = TiledView::with_layout(&[1], answers).unwrap();
        assert!(call(|| view.shape()).is_none(), "{extents:?}");
        assert_eq!((view.element_count(), view.iter().count()), (0, 0), "{extents:?}");
        assert_eq!(view.get([1, 1]), None, "{extents:?}");
    }
}

/// A layout whose type knows extents that its values do not have.
#[derive(Clone, Copy, Debug)]
struct Typed([usize; 2]);

impl Mapping<2> for Typed {
    type Uniqueness = Yes;
    type Extents = (Const<2>, usize);

    fn extent(&self, axis: usize) -> usize {
        self.0[axis]
    }

    fn offset_unchecked(&self, [i, j]: [usize; 2]) -> usize {
        3 * i + j
    }

    fn index_at(&self, offset: usize) -> Option<[usize; 2]> {
        Some([offset / 3, offset % 3])
    }

    fn has_unique_offsets(&self) -> Option<bool> {
        Some(true)
    }

    fn span(&self) -> usize {
        6
    }
}

#[test]
fn extents_that_differ_from_the_type() {
    let memory: Vec<i32> = (20..26).collect();
    let view = TiledView::with_layout(&memory, Typed([2, 3])).unwrap();
    assert_eq!(view.to_tensor(), tensor![[20, 21, 22], [23, 24, 25]]);
    for extents in [[9, 3], [1, 3], [0, 3], [9, 0]] {
        let view = TiledView::with_layout(&memory, Typed(extents)).unwrap();
        assert!(call(|| view.typed_extents()).is_none(), "{extents:?}");
        assert!(call(|| view.to_tensor()).is_none(), "{extents:?}");
        assert!(call(|| view.map(|element| *element)).is_none(), "{extents:?}");
        assert!(call(|| Typed(extents).typed_shape()).is_none(), "{extents:?}");
    }
}

/// The honest one, with arrays around: the calls above do what they say.
#[test]
fn a_layout_that_breaks_no_law() {
    let fenced = Fenced::new();
    let view = TiledView::with_layout(fenced.memory(), honest()).unwrap();
    assert_eq!(view.to_tensor(), View::new(fenced.memory(), EXTENTS).unwrap());
    let mut memory = [0; 6];
    let mut dense = ViewMut::new(&mut memory, EXTENTS).unwrap();
    dense.copy_from(&view);
    assert_eq!(memory, fenced.memory());
}
