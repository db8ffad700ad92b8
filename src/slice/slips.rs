//! Twelve slips of TensorFlow's documentation of `StridedSlice`, and what is right: what its code does, and this crate.
//!
//! 1. `foo[-2::-1]` of `[1, 2, 3, 4]` "is `[4, 3]`". It is `[3, 2, 1]`: from the last but one to the first. `[4, 3]` is `foo[:-3:-1]`.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! assert_eq!(of(&[4], "-2::-1"), ("[3]".into(), vec![2, 1, 0])); // elements are numbered from 0
//! assert_eq!(of(&[4], ":-3:-1"), ("[2]".into(), vec![3, 2]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 2. "`foo[:, ...]` of shape (3, 4) has shape (1, 3, 4)". A new axis is written `None`.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! assert_eq!(of(&[3, 4], ":, ...").0, "[3,4]");
//! assert_eq!(of(&[3, 4], "None, ...").0, "[1,3,4]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 3. "The number of values selected is `end - begin`". For a stride of 1 and ends that are not clamped; in general it is rounded up from `(end - begin) / stride`.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! assert_eq!(of(&[10], "1:8:3"), ("[3]".into(), vec![1, 4, 7]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 4. "`end` is the index of the last value to select". It is the index behind it.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! assert_eq!(of(&[10], "2:4").1, [2, 3]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 5. "A bit of `begin_mask`: `begin[i]` is replaced by the interval `[0, n-1)`". It is replaced by 0, or by n - 1 where the stride is negative; that of `end_mask` by n, or by what is in front of 0, which no number says.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! assert_eq!(of(&[3], "::-1").1, [2, 1, 0]);
//! assert_eq!(of(&[3], "2:-1:-1").1, [] as [i32; 0]); // -1 is the last
//! assert_eq!(of(&[3], "2:-4:-1").1, [2, 1, 0]); // what is below is clamped
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 6. "The implicit ellipsis is bit `m + 1`". It is bit `m`, behind the last of `m` specs.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! assert_eq!(of(&[2, 3], "1"), of(&[2, 3], "1, ..."));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 7. "`strides` are clamped to `[0, n)`". `begin` and `end` are, to `[0, n]`, or to `[-1, n - 1]` going down; strides are not.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! assert_eq!(of(&[3], "-9:9:2").1, [0, 2]);
//! assert_eq!(of(&[3], "9:-9:-7").1, [2]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 8. "`begin` and `end` of an index must imply a slice of size 1". `end` is not looked at.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! # use shapewise::slice::StridedSlice;
//! let index = StridedSlice { begin: &[1], end: &[1], strides: &[1], shrink_axis_mask: 1, ..StridedSlice::default() };
//! assert_eq!(index.apply(&"[3,2]".parse()?)?.shape().to_string(), "[2]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 9. "Values out of bounds are clamped". Those of ranges. An index out of bounds is an error.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! assert_eq!(of(&[3], "1:99").1, [1, 2]);
//! let error = "99".parse::<SliceExpr>()?.apply(&"[3]".parse()?).unwrap_err();
//! assert_eq!(error.to_string(), "index 99 is out of bounds for axis 0, which has extent 3: it must be at least -3 and below 3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 10. "`strides[i]` must not be 0". Where it is read: not at an ellipsis or a new axis.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! # use shapewise::slice::StridedSlice;
//! let new = StridedSlice { begin: &[0], end: &[0], strides: &[0], new_axis_mask: 1, ..StridedSlice::default() };
//! assert_eq!(new.apply(&"[3]".parse()?)?.shape().to_string(), "[1,3]");
//! let range = StridedSlice { new_axis_mask: 0, ..new };
//! assert_eq!(range.apply(&"[3]".parse()?).unwrap_err().to_string(), "the step along axis 0 is 0: a step must not be 0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 11. "Only stride 1 is allowed on non-range indexing". Any positive stride is.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! # use shapewise::slice::StridedSlice;
//! let index = StridedSlice { begin: &[1], end: &[9], strides: &[2], shrink_axis_mask: 1, ..StridedSlice::default() };
//! assert_eq!(index.apply(&"[5]".parse()?)?.shape().to_string(), "[]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! 12. "Assignment does not support broadcasting". It does, aligned at the last axis.
//!
//! ```
//! # #![allow(unused_imports, dead_code)]
//! # use shapewise::{DynShape, View, slice::SliceExpr, view::DynView};
//! # fn of(extents: &[usize], text: &str) -> (String, Vec<i32>) {
//! #     let shape = DynShape::from_ints(extents).unwrap();
//! #     let memory: Vec<i32> = (0..).take(shape.element_count().get().unwrap()).collect();
//! #     let taken = DynView::new(&memory, &shape).unwrap();
//! #     let taken = taken.dense_slice(&text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap()).unwrap();
//! #     (taken.shape().to_string(), taken.to_vec())
//! # }
//! # use shapewise::ViewMut;
//! let mut memory = [0; 6];
//! let columns = ":, 1:".parse::<SliceExpr>()?.apply(&"[2,3]".parse()?)?;
//! ViewMut::new(&mut memory, [2, 3])?.assign_slice(&columns, View::new(&[7, 8], [2])?)?;
//! assert_eq!(memory, [0, 7, 8, 0, 7, 8]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
