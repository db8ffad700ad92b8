//! Known cases, by number: from TensorFlow's tests and documentation, and from runs.
#![cfg(feature = "arrays")]

use shapewise::{
    DynShape,
    array::DynView,
    slice::{DenseSlice, StridedSlice, StridedSliceError},
};

use crate::oracle::dynamic::parsed;

/// A slice of known vectors. The masks: begin, end, ellipsis, new axis, shrink.
fn given<'a, I>(begin: &'a [I], end: &'a [I], strides: &'a [I], masks: [u32; 5]) -> StridedSlice<'a, I> {
    let [begin_mask, end_mask, ellipsis_mask, new_axis_mask, shrink_axis_mask] = masks;
    StridedSlice { begin, end, strides, begin_mask, end_mask, ellipsis_mask, new_axis_mask, shrink_axis_mask }
}

/// A row of the table: a slice of a shape.
struct Row {
    id: &'static str,
    shape: DynShape,
    vectors: [&'static [i64]; 3],
    masks: [u32; 5],
}

fn row(id: &'static str, shape: &str, vectors: [&'static [i64]; 3], masks: [u32; 5]) -> Row {
    Row { id, shape: parsed(shape), vectors, masks }
}

impl Row {
    fn slice(&self) -> StridedSlice<'static> {
        let [begin, end, strides] = self.vectors;
        given(begin, end, strides, self.masks)
    }

    /// The answer, the same for indices of all types.
    #[track_caller]
    fn result(&self) -> Result<DenseSlice, StridedSliceError> {
        let result = self.slice().apply(&self.shape);
        let fits = |vector: &&[i64]| vector.iter().all(|&int| i16::try_from(int).is_ok());
        if self.vectors.iter().all(fits) {
            let [begin, end, strides] =
                self.vectors.map(|vector| vector.iter().map(|&int| int as i16).collect::<Vec<_>>());
            assert_eq!(given(&begin, &end, &strides, self.masks).apply(&self.shape), result, "{}", self.id);
            let [begin, end, strides] =
                self.vectors.map(|vector| vector.iter().map(|&int| int as i32).collect::<Vec<_>>());
            assert_eq!(given(&begin, &end, &strides, self.masks).apply(&self.shape), result, "{}", self.id);
        }
        result
    }

    #[track_caller]
    fn gives(&self, shape: &str) -> DenseSlice {
        let dense = self.result().unwrap_or_else(|error| panic!("{}: {error}", self.id));
        assert_eq!(dense.shape(), parsed(shape), "{}", self.id);
        dense
    }

    /// The elements, each as its number in row-major order.
    #[track_caller]
    fn takes(&self, shape: &str, elements: &[usize]) -> DenseSlice {
        let dense = self.gives(shape);
        let memory: Vec<usize> = (0..self.shape.element_count().get().unwrap()).collect();
        let view = DynView::new(&memory, &self.shape).unwrap();
        assert_eq!(view.strided_slice(&self.slice()).unwrap().to_vec(), elements, "{}", self.id);
        dense
    }

    #[track_caller]
    fn refuses(&self, error: StridedSliceError) {
        assert_eq!(self.result(), Err(error), "{}", self.id);
    }
}

/// Begin, end, stride and count of each axis.
type Axes = Vec<(Option<isize>, Option<isize>, isize, Option<usize>)>;

fn axes(dense: &DenseSlice) -> Axes {
    dense.axes().iter().map(|axis| (axis.begin(), axis.end(), axis.stride(), axis.count().get())).collect()
}

fn flags(dense: &DenseSlice) -> [bool; 3] {
    [dense.is_identity(), dense.is_simple_slice(), dense.slice_dim0()]
}

const NONE: [u32; 5] = [0; 5];

#[test]
fn s_1_to_s_10_ranges_and_indices() {
    let dense = row("S-1", "[10,10]", [&[1, 1], &[7, 7], &[2, 2]], [2, 1, 0, 0, 0]).gives("[5,4]");
    assert_eq!(axes(&dense), [(Some(1), Some(10), 2, Some(5)), (Some(0), Some(7), 2, Some(4))], "S-1");
    assert_eq!(flags(&dense), [false; 3], "S-1");
    let dense = row("S-2", "[10,10]", [&[-9, -20], &[-3, -3], &[2, 2]], NONE).gives("[3,4]");
    assert_eq!(axes(&dense), [(Some(1), Some(7), 2, Some(3)), (Some(0), Some(7), 2, Some(4))], "S-2");
    row("S-3", "[10,10]", [&[1, 1], &[7, 1], &[2, 1]], NONE).takes("[3,0]", &[]);
    row("S-4", "[10,10]", [&[1, 1], &[7, 7], &[0, 2]], [2, 1, 0, 0, 0])
        .refuses(StridedSliceError::ZeroStride { axis: 0 });
    let shrink = [2, 2, 0, 0, 2];
    let dense = row("S-5", "[3,4,5]", [&[0, 1, 0], &[3, 1, 5], &[1, 1, 1]], shrink).gives("[3,5]");
    assert_eq!(axes(&dense)[1], (Some(1), Some(2), 1, Some(1)), "S-5");
    assert_eq!(dense.axes()[1].is_index().then(|| dense.processing_shape()), Some(parsed("[3,1,5]")), "S-5");
    row("S-6", "[3,4,5]", [&[0, 7, 0], &[3, 1, 5], &[1, 1, 1]], shrink).refuses(StridedSliceError::Index {
        axis: 1,
        index: 7,
        extent: crate::oracle::dynamic::known(4),
    });
    row("S-7", "[3,4,5]", [&[0, 1, 0], &[3, 1, 5], &[1, -1, 1]], shrink)
        .refuses(StridedSliceError::IndexStride { axis: 1, stride: -1 });
    row("S-8", "[5]", [&[1], &[9], &[2]], [0, 0, 0, 0, 1]).takes("[]", &[1]);
    let index = |index, extent| StridedSliceError::Index {
        axis: 0,
        index,
        extent: crate::oracle::dynamic::known(extent),
    };
    row("S-9", "[5]", [&[-6], &[0], &[1]], [0, 0, 0, 0, 1]).refuses(index(-6, 5));
    row("S-10", "[0]", [&[0], &[1], &[1]], [0, 0, 0, 0, 1]).refuses(index(0, 0));
}

#[test]
fn s_11_to_s_18_new_axes_ellipses_and_unknown_extents() {
    let ends: [&[i64]; 3] = [&[0, 0], &[10, 10], &[1, 1]];
    let dense = row("S-11", "[10,10]", ends, [0, 0, 0, 2, 0]).gives("[10,1,10]");
    assert_eq!(dense.processing_shape(), parsed("[10,10]"), "S-11");
    let dense = row("S-12", "[10,10]", ends, [0, 0, 1, 2, 0]).gives("[10,10,1]");
    assert_eq!(dense.processing_shape(), parsed("[10,10]"), "S-12");
    row("S-13", "[10,10]", ends, [0, 0, 3, 0, 0])
        .refuses(StridedSliceError::MultipleEllipses { first: 0, second: 1 });
    row("S-14", "[10,10]", [&[0], &[10, 10], &[1, 1]], NONE).refuses(StridedSliceError::Lengths {
        begin: 1,
        end: 2,
        strides: 2,
    });

    let unknown = |strides: &'static [i64], masks| {
        let [begin_mask, end_mask, ellipsis_mask, new_axis_mask, shrink_axis_mask] = masks;
        StridedSlice::<i64, Option<i64>> {
            begin: &[None; 3][..strides.len()],
            end: &[None; 3][..strides.len()],
            strides,
            begin_mask,
            end_mask,
            ellipsis_mask,
            new_axis_mask,
            shrink_axis_mask,
        }
    };
    let dense = unknown(&[2, -2, 1], [3, 3, 0, 0, 4]).apply(&parsed("[10,10,1]")).unwrap();
    assert_eq!((dense.processing_shape(), dense.shape()), (parsed("[5,5,1]"), parsed("[5,5]")), "S-15");
    assert_eq!(axes(&dense)[0], (Some(0), Some(10), 2, Some(5)), "S-15");
    assert_eq!(axes(&dense)[1], (Some(9), Some(-1), -2, Some(5)), "S-15");
    assert_eq!(axes(&dense)[2], (None, None, 1, Some(1)), "S-15");
    row("S-16", "?", ends, NONE).refuses(StridedSliceError::RankUnknown);
    // TensorFlow says [?,?].
    let dense = unknown(&[1, 1], NONE).apply(&parsed("[10,?]")).unwrap();
    assert_eq!(dense.shape(), parsed("[<=10,?]"), "S-17");
    row(
        "S-18",
        "[5,5,5,5,5,5]",
        [&[1, 2, 0, 0, 0, 0], &[2, 4, 0, 0, -3, 0], &[1, 1, 1, 1, -1, 1]],
        [48, 32, 8, 4, 1],
    )
    .gives("[2,1,5,5,2,5]");
}

#[test]
fn s_19_to_s_29_the_documentation_and_conflicting_bits() {
    // The documentation says that the first selects two elements, 3 and 2.
    row("S-19", "[4]", [&[-2], &[0], &[-1]], [0, 1, 0, 0, 0]).takes("[3]", &[2, 1, 0]);
    row("S-20", "[4]", [&[0], &[-3], &[-1]], [1, 0, 0, 0, 0]).takes("[2]", &[3, 2]);
    let dense = row("S-21", "[3]", [&[0], &[-1], &[1]], NONE).takes("[2]", &[0, 1]);
    assert_eq!(axes(&dense), [(Some(0), Some(2), 1, Some(2))], "S-21");

    row("S-22", "[]", [&[], &[], &[]], NONE).takes("[]", &[0]);
    row("S-22", "[]", [&[0], &[0], &[1]], [0, 0, 1, 0, 0]).takes("[]", &[0]);
    row("S-22", "[]", [&[0], &[0], &[1]], [0, 0, 0, 1, 0]).takes("[1]", &[0]);
    let scalar = StridedSliceError::TooManyIndices { named: 1, rank: 0 };
    row("S-22", "[]", [&[0], &[1], &[1]], [0, 0, 0, 0, 1]).refuses(scalar);
    row("S-22", "[]", [&[0], &[0], &[1]], [1, 1, 0, 0, 0]).refuses(scalar);
    let vector = StridedSliceError::TooManyIndices { named: 2, rank: 1 };
    row("S-23", "[2]", [&[0, 0], &[1, 1], &[1, 1]], [0, 0, 0, 0, 3]).refuses(vector);
    row("S-24", "[2]", [&[0, 0, 0], &[1, 0, 1], &[1, 1, 1]], [0, 0, 2, 0, 0]).refuses(vector);
    row("S-25", "[2,3]", [&[0], &[1], &[1]], [0, 0, 1 << 5, 0, 0]).takes("[1,3]", &[0, 1, 2]);
    let ones: [&[i64]; 3] = [&[1, 1], &[2, 2], &[1, 1]];
    row("S-26", "[3,4]", ones, [0, 0, 1, 1, 1]).takes("[3,1]", &[1, 5, 9]);
    row("S-27", "[3,4]", ones, [0, 0, 0, 1, 1]).takes("[1,1,4]", &[4, 5, 6, 7]);
    row("S-28", "[3,4]", [&[0, 1], &[0, 2], &[0, 1]], [0, 0, 0, 1, 0]).takes("[1,1,4]", &[4, 5, 6, 7]);
    row("S-29", "[2,2,3,2]", [&[0, 0, 1], &[1, 0, 2], &[1, 0, 1]], [0, 0, 2, 0, 5])
        .takes("[2,3]", &[1, 3, 5, 7, 9, 11]);
}

#[test]
fn s_30_to_s_38_clamping_and_reversal() {
    let dense = row("S-30", "[5]", [&[8], &[10], &[1]], NONE).takes("[0]", &[]);
    assert_eq!(axes(&dense), [(Some(5), Some(5), 1, Some(0))], "S-30");
    row("S-31", "[5]", [&[10], &[-10], &[-2]], NONE).takes("[3]", &[4, 2, 0]);
    row("S-32", "[5]", [&[4], &[0], &[-1]], NONE).takes("[4]", &[4, 3, 2, 1]);
    row("S-32", "[5]", [&[4], &[-1], &[-1]], NONE).takes("[0]", &[]);
    row("S-32", "[5]", [&[4], &[-1], &[-1]], [0, 1, 0, 0, 0]).takes("[5]", &[4, 3, 2, 1, 0]);
    let dense = row("S-33", "[0]", [&[0], &[0], &[-1]], [1, 1, 0, 0, 0]).takes("[0]", &[]);
    assert_eq!(axes(&dense), [(Some(-1), Some(-1), -1, Some(0))], "S-33");
    row("S-34", "[3,2,3]", [&[-2, 0, 0], &[0, 0, 0], &[-1, 1, 2]], [6, 7, 0, 0, 0])
        .takes("[2,2,2]", &[6, 8, 9, 11, 0, 2, 3, 5]);
    row("S-35", "[3,2,3]", [&[0], &[-1], &[-1]], NONE).takes("[0,2,3]", &[]);
    row("S-35", "[3,2,3]", [&[-1], &[0], &[1]], NONE).takes("[0,2,3]", &[]);
    row("S-35", "[3,2,3]", [&[2], &[3], &[-1]], NONE).takes("[0,2,3]", &[]);
    row("S-36", "[3,4,8]", [&[1], &[0], &[1]], NONE).takes("[0,4,8]", &[]);
    // [:, ..., None, :, :]
    let all: Vec<usize> = (0..24).collect();
    row("S-37", "[1,2,1,3,4]", [&[0; 5], &[0; 5], &[1; 5]], [0b11001, 0b11001, 2, 4, 0])
        .takes("[1,2,1,1,3,4]", &all);
    row("S-38", "[2,2]", [&[0; 3], &[0; 3], &[1; 3]], [2, 2, 0, 1, 4]).takes("[1,2]", &[0, 2]);
}

/// Where TensorFlow says `?`, the result may be more specific; TensorFlow's is in a comment.
#[test]
fn s_39_to_s_47_partly_known_flags_and_extremes() {
    let shape = "[5,?,7]";
    row("S-39", shape, [&[3], &[5], &[1]], NONE).gives("[2,?,7]");
    row("S-39", shape, [&[3, 0, 4], &[5, 0, 5], &[1; 3]], [2, 2, 0, 0, 4]).gives("[2,?]");
    // [2,?]
    row("S-39", shape, [&[3, 3, 4], &[5, 4, 5], &[1; 3]], [0, 0, 0, 0, 4]).gives("[2,<=1]");
    row("S-40", shape, [&[3, 0, 5], &[5, 0, 10], &[1; 3]], [2, 2, 0, 0, 0]).gives("[2,?,2]");
    row("S-40", shape, [&[3, 0, 50], &[5, 0, 3], &[1; 3]], [2, 2, 0, 0, 0]).gives("[2,?,0]");
    row("S-40", shape, [&[0, 0, 0, 50], &[2, 0, 0, 3], &[3, 1, 1, 1]], [3, 2, 0, 4, 0]).gives("[1,?,1,0]");
    row("S-40", shape, [&[0; 4], &[0; 4], &[-1, 1, 1, -2]], [0b1011, 0b1011, 0, 4, 0]).gives("[5,?,1,4]");

    let partly = |begin: &'static [Option<i64>], end, strides: &'static [i64], masks| {
        let [begin_mask, end_mask, ellipsis_mask, new_axis_mask, shrink_axis_mask] = masks;
        let slice = StridedSlice::<i64, Option<i64>> {
            begin,
            end,
            strides,
            begin_mask,
            end_mask,
            ellipsis_mask,
            new_axis_mask,
            shrink_axis_mask,
        };
        slice.apply(&parsed("[5,3,7]")).unwrap().shape().to_string()
    };
    assert_eq!(partly(&[None], &[None], &[1], [0, 0, 0, 0, 1]), "[3,7]", "S-41");
    assert_eq!(partly(&[None; 2], &[None; 2], &[1, -2], [2, 2, 0, 0, 1]), "[2,7]", "S-41");
    // [?,7]
    assert_eq!(partly(&[None; 2], &[None, Some(2)], &[1, 1], [0, 0, 0, 0, 1]), "[<=2,7]", "S-41");
    row("S-42", "[2,0,3,4]", [&[0], &[1], &[1]], [0, 0, 0, 0, 1]).gives("[0,3,4]");

    // Is identity, is simple slice, slice dim0.
    let dense = row("S-43", "[3,4]", [&[0], &[0], &[1]], [1, 1, 0, 0, 0]).gives("[3,4]");
    assert_eq!(flags(&dense), [true, true, true], "S-43");
    let dense = row("S-43", "[3,4]", [&[1], &[2], &[1]], NONE).gives("[1,4]");
    assert_eq!(flags(&dense), [false, true, true], "S-43");
    let dense = row("S-43", "[3,4]", [&[0, 0], &[0, 2], &[1, 1]], [1, 1, 0, 0, 0]).gives("[3,2]");
    assert_eq!(flags(&dense), [false, true, false], "S-43");
    let dense = row("S-43", "[1,4]", [&[0], &[0], &[1]], [0, 0, 0, 1, 0]).gives("[1,1,4]");
    assert_eq!(flags(&dense), [true, true, true], "S-43");
    let dense = row("S-43", "[1,4]", [&[0], &[1], &[1]], [0, 0, 0, 0, 1]).gives("[4]");
    assert_eq!(flags(&dense), [true, true, true], "S-43");
    // TensorFlow says [?] and that it is the identity.
    let dense = row("S-44", "[?]", [&[2], &[3], &[5]], NONE).gives("[<=1]");
    assert_eq!(flags(&dense), [false; 3], "S-44");
    // TensorFlow accepts it.
    row("S-45", "[?]", [&[2], &[3], &[-1]], [0, 0, 0, 0, 1])
        .refuses(StridedSliceError::IndexStride { axis: 0, stride: -1 });

    row("S-47", "[5]", [&[0], &[0], &[i64::MAX]], [1, 1, 0, 0, 0]).takes("[1]", &[0]);
    row("S-47", "[5]", [&[0], &[0], &[i64::MIN]], [1, 1, 0, 0, 0]).takes("[1]", &[4]);
}

#[test]
fn s_55_as_many_specs_as_bits() {
    let new = |masks| row("S-55", "[]", [&[0; 31], &[0; 31], &[1; 31]], masks);
    let dense = new([0, 0, 0, u32::MAX, 0]).result().unwrap();
    assert_eq!((dense.rank(), dense.shape().element_count().get()), (31, Some(1)), "S-55");
    // The last bit of all is after the last spec.
    assert_eq!(new([0, 0, 1 << 31, u32::MAX, 0]).result().unwrap().rank(), 31, "S-55");
    assert_eq!(new([0, 0, 1 << 30, u32::MAX, 0]).result().unwrap().rank(), 30, "S-55");
    row("S-55", "[]", [&[0; 32], &[0; 32], &[1; 32]], [0, 0, 0, u32::MAX, 0])
        .refuses(StridedSliceError::TooManySpecs { specs: 32 });
}
