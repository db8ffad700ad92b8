//! `Clone`, `Default` and `Hash` of arrays: which elements they require, and that equal arrays are equal to maps.
#![cfg(feature = "std")]
#![allow(
    clippy::std_instead_of_core,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

use std::{
    collections::hash_map::DefaultHasher,
    hash::{BuildHasher, BuildHasherDefault, Hash},
    mem,
};

use shapewise::{
    DenseTensor, Extents, Tensor, View, ViewMut,
    array::{DynTensor, DynView, DynViewMut},
    s, tensor,
};

/// An element without any trait.
struct Plain;

#[test]
fn views_are_clone_for_all_elements() {
    let memory = [Plain, Plain];
    let view = DynView::new(&memory, [2]).unwrap();
    let clone = view.clone();
    assert_eq!((view.rank(), clone.element_count()), (1, 2));
    assert!(std::ptr::eq(&view[[1]], &clone[[1]]), "the same memory");
    let owned = DynTensor::new(vec![vec![1], vec![2]], [2]).unwrap();
    let mut other = owned.clone();
    other[[0]].push(7);
    assert_eq!((&owned[[0]], &other[[0]]), (&vec![1], &vec![1, 7]), "other memory");
}

fn hash(value: &impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(value)
}

#[test]
fn equal_arrays_have_equal_hashes_on_both_levels() {
    let matrix = tensor![[1, 2, 3], [4, 5, 6]].into_ranked();
    let dynamic = matrix.clone().into_dynamic();
    assert_eq!((&matrix, hash(&matrix)), (&dynamic.clone().try_into().unwrap(), hash(&dynamic)));
    assert!(matrix == dynamic, "so their hashes are");
    assert_eq!(hash(&matrix.transpose()), hash(&dynamic.transpose()));
    assert_eq!(hash(&matrix.transpose()), hash(&dynamic.transpose().to_tensor()));
    assert_eq!(hash(&Tensor::filled([], 7)), hash(&DynTensor::filled([], 7).unwrap()));
    // The length of the extents is hashed: without it these would be the same bytes.
    let (row, scalar) = (Tensor::filled([1], 5_usize), DynTensor::filled([], 5_usize).unwrap());
    assert_ne!(hash(&row.into_dynamic()), hash(&scalar));
}

#[test]
#[expect(clippy::op_ref, reason = "references as right operands are what is tested")]
fn an_array_equals_arrays_of_its_rank_and_references_to_them() {
    let (table, mut other) = (tensor![[1, 2], [3, 4]], tensor![[1, 2], [3, 4]].into_ranked());
    assert!(table == other && table == &other && table == &mut other && table == other.view());
    assert!(table != &table.transpose() && other.view_mut() == &table);
    // The rank and the elements of the right operand are inferred.
    assert!(table.slice(s![0]) == Tensor::new(vec![1, 2], [2]).unwrap());
}

#[derive(Default)]
struct Layer {
    weights: Tensor<f32, 2>,
    bias: DenseTensor<i64, 2, Extents![usize, 3]>,
    scale: Tensor<f32, 0>,
    known: DenseTensor<String, 2, Extents![2, 1]>,
    images: DynTensor<u8>,
}

#[derive(Default)]
struct Borrowed<'a> {
    row: View<'a, f32, 1>,
    matrix: View<'a, f32, 2>,
    any: DynView<'a, f32>,
}

#[test]
fn arrays_have_defaults() {
    let mut layer = Layer::default();
    assert_eq!((layer.weights.extents(), layer.weights.as_memory().len()), ([0, 0], 0));
    assert_eq!((layer.bias.extents(), layer.bias.as_memory().len()), ([0, 3], 0));
    assert_eq!(layer.scale[[]].to_bits(), 0);
    assert_eq!(layer.known, Tensor::filled([2, 1], String::new()));
    assert!(layer.images.extents().eq([0]) && layer.images.as_slice().is_empty());
    let borrowed = Borrowed::default();
    assert_eq!((borrowed.row.extents(), borrowed.matrix.extents()), ([0], [0, 0]));
    assert!(borrowed.any.extents().eq([0]) && borrowed.any.iter().next().is_none());

    layer.weights = Tensor::filled([2, 3], 1.0);
    assert_eq!(mem::take(&mut layer.weights).extents(), [2, 3]);
    assert!(layer.weights.iter().next().is_none(), "taken");
    layer.images = DynTensor::filled([2, 2], 7).unwrap();
    assert_eq!(mem::take(&mut layer.images).as_slice(), [7; 4]);
    assert_eq!(layer.images, DynTensor::<u8>::default());

    // Of elements that have no default, views have one.
    assert!(View::<'_, Plain, 3>::default().iter().next().is_none());
    assert!(DynTensor::<Plain>::default().iter().next().is_none());
    let mut memory = [Plain, Plain];
    let mut view: ViewMut<'_, Plain, 1> = ViewMut::new(&mut memory, [2]).unwrap().into_ranked();
    assert_eq!(mem::take(&mut view).extents(), [2]);
    assert_eq!(view.extents(), [0]);
    let mut view = DynViewMut::new(&mut memory, [2]).unwrap();
    assert_eq!(mem::take(&mut view).element_count(), 2);
    assert!(view.is_empty());
}
