//! An element of a view that an operation makes of an array with its extents in the type: nothing is left of the operation, so it costs what the
//! element costs by hand. And views that labels make of run-time extents.

use std::hint::black_box;

use shapewise::{Axis, Const, Extents, View, array::DenseView, axes, rearrange_view, s, shape};

use super::{Kernel, elements};

const EXTENTS: [usize; 3] = [4, 6, 8];

/// A row with extents in the type.
type Static<'a> = DenseView<'a, f32, 3, Extents![4, 6, 8]>;

/// Rows: names, the bar, the view; the axes of the result and its offset by hand. What the bars allow beyond 1 is an index that may be negative, and
/// the comparison of the end of the view with that of the memory. Each view is made by two functions, so that
/// the compiler does not inline an operation because it has one caller.
macro_rules! views {
    ($($ours:ident $twice:ident $hand:ident $bar:literal $text:literal, $x:ident, $k:ident: $view:expr; [$($axis:ident < $extent:literal),*] $offset:expr;)*) => {
        $(
            #[inline(never)]
            #[unsafe(no_mangle)]
            pub fn $ours($x: &Static<'_>, $k: usize, [$($axis),*]: [usize; views!(@count $($axis)*)]) -> f32 {
                let _ = $k;
                let view = $view;
                view[[$($axis),*]]
            }

            #[inline(never)]
            fn $twice($x: &Static<'_>, $k: usize, [$($axis),*]: [usize; views!(@count $($axis)*)]) -> f32 {
                let _ = $k;
                let view = $view;
                view[[$($axis),*]] * 2.0
            }

            #[inline(never)]
            #[unsafe(no_mangle)]
            pub fn $hand(data: &[f32; 192], $k: usize, [$($axis),*]: [usize; views!(@count $($axis)*)]) -> f32 {
                let _ = $k;
                $(assert!($axis < $extent, "the index is out of bounds");)*
                data[$offset]
            }
        )*

        fn run_static(name: &str) -> f64 {
            let data: Vec<f32> = elements(EXTENTS.iter().product());
            let view: Static<'_> = View::new(&data, shape![4, 6, 8]).unwrap();
            match name {
                $(
                    stringify!($ours) => {
                        black_box($twice(&view, 1, [$($extent - 1),*]));
                        f64::from($ours(&view, 1, [$($extent - 1),*]))
                    }
                    stringify!($hand) => f64::from($hand(data.first_chunk().unwrap(), 1, [$($extent - 1),*])),
                )*
                _ => unreachable!("a name of the table"),
            }
        }

        const STATIC: &[(&str, &str, &str, f64)] = &[$(($text, stringify!($ours), stringify!($hand), $bar)),*];
    };
    (@count) => { 0 };
    (@count $first:ident $($rest:ident)*) => { 1 + views!(@count $($rest)*) };
}

views! {
    view_slice_ours view_slice_twice view_slice_hand 1.65 "an element of x.slice(s![k, 1.., ..;2])",
        x, k: x.slice(s![k, const 1..6, ..;2]); [i < 5, j < 4] { assert!(k < 4, "the index is out of bounds"); (k * 6 + i + 1) * 8 + j * 2 };
    view_index_axis_ours view_index_axis_twice view_index_axis_hand 1.25 "an element of x.index_axis(Axis::<1>, 3)",
        x, k: x.index_axis(Axis::<1>, 3); [i < 4, j < 8] (i * 6 + 3) * 8 + j;
    view_swap_ours view_swap_twice view_swap_hand 1.15 "an element of x.swap_axes(Axis::<0>, Axis::<2>)",
        x, k: x.swap_axes(Axis::<0>, Axis::<2>); [i < 8, j < 6, l < 4] (l * 6 + j) * 8 + i;
    view_flip_ours view_flip_twice view_flip_hand 1.1 "an element of x.flip(Axis::<1>)",
        x, k: x.flip(Axis::<1>); [i < 4, j < 6, l < 8] (i * 6 + 5 - j) * 8 + l;
    view_insert_ours view_insert_twice view_insert_hand 1.15 "an element of x.insert_axis(Axis::<1>)",
        x, k: x.insert_axis(Axis::<1>); [i < 4, m < 1, j < 6, l < 8] (i * 6 + j) * 8 + l + m;
    view_reshape_ours view_reshape_twice view_reshape_hand 1.35 "an element of x.reshape(shape![8, 24])",
        x, k: x.reshape(shape![8, 24]); [i < 8, j < 24] i * 24 + j;
    view_windows_ours view_windows_twice view_windows_hand 1.3 "an element of x.windows(shape![2, 3, 1])",
        x, k: x.windows(shape![2, 3, 1]); [a < 3, b < 4, c < 8, i < 2, j < 3, l < 1] ((a + i) * 6 + b + j) * 8 + c + l;
    view_chunks_ours view_chunks_twice view_chunks_hand 1.15 "an element of x.chunks_exact(shape![2, 3, 4])",
        x, k: x.chunks_exact(shape![2, 3, 4]); [a < 2, b < 2, c < 2, i < 2, j < 3, l < 4] ((a * 2 + i) * 6 + b * 3 + j) * 8 + c * 4 + l;
    view_split_ours view_split_twice view_split_hand 1.55 "an element of x.split_into(Axis::<1>, Const::<2>)",
        x, k: { let [_, part, _] = x.split_into(Axis::<1>, Const::<2>); part }; [i < 4, j < 2, l < 8] (i * 6 + 2 + j) * 8 + l;
    view_labels_ours view_labels_twice view_labels_hand 1.05 "an element of rearrange_view!(a (b p) c -> b p a c, p = 2; x)",
        x, k: rearrange_view!(a (b p) c -> b p a c, p = 2; x); [b < 3, p < 2, a < 4, c < 8] ((a * 3 + b) * 2 + p) * 8 + c;
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn labels_permuted_ours<'a>(x: &View<'a, f32, 3>) -> View<'a, f32, 3> {
    rearrange_view!(a b c -> c a b; x)
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn labels_permuted_hand<'a>(x: &View<'a, f32, 3>) -> View<'a, f32, 3> {
    x.permute(axes![2, 0, 1])
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn labels_split_ours(x: &View<'_, f32, 3>, parts: usize, index: [usize; 4]) -> f32 {
    rearrange_view!(a (b p) c -> b p a c, p = parts; x)[index]
}

/// By hand: the extent is divided, the element count is checked, and the index is compared.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn labels_split_hand(
    data: &[f32],
    [a, b, c]: [usize; 3],
    strides: [usize; 3],
    parts: usize,
    index: [usize; 4],
) -> f32 {
    assert!(parts != 0 && b.is_multiple_of(parts), "the parts do not divide the axis");
    let extents = [b / parts, parts, a, c];
    let mut count = 1_usize;
    for extent in extents {
        count = count.checked_mul(extent).expect("the elements have a number");
    }
    assert!(count <= isize::MAX.unsigned_abs(), "the elements have a number");
    let strides = [strides[1] * parts, strides[1], strides[0], strides[2]];
    let mut offset = 0;
    for ((at, extent), stride) in index.into_iter().zip(extents).zip(strides) {
        assert!(at < extent, "the index is out of bounds");
        offset += at * stride;
    }
    data[offset]
}

/// Reads an element, or adds the elements of a view in order.
fn run_ranked(name: &str) -> f64 {
    let data: Vec<f32> = elements(EXTENTS.iter().product());
    let view = View::new(&data, EXTENTS).unwrap();
    let in_order = |view: View<'_, f32, 3>| {
        view.iter().zip(1_u8..).fold(0.0, |sum, (x, at)| sum + f64::from(x * f32::from(at)))
    };
    let index = [2, 1, 3, 5];
    match name {
        "labels_permuted_ours" => in_order(labels_permuted_ours(&view)),
        "labels_permuted_hand" => in_order(labels_permuted_hand(&view)),
        "labels_split_ours" => f64::from(labels_split_ours(&view, 2, index)),
        _ => f64::from(labels_split_hand(&data, EXTENTS, [48, 8, 1], 2, index)),
    }
}

pub fn kernels() -> Vec<Kernel> {
    let mut kernels: Vec<_> = STATIC
        .iter()
        .map(|&(kernel, ours, hand, bar)| Kernel {
            kernel,
            level: "static",
            ours,
            hand,
            bar: Some(bar),
            run: run_static,
        })
        .collect();
    kernels.extend(
        [
            (
                "a b c -> c a b by labels, against permute",
                "labels_permuted_ours",
                "labels_permuted_hand",
                1.0,
            ),
            ("an element of a (b p) c -> b p a c", "labels_split_ours", "labels_split_hand", 2.0),
        ]
        .map(|(kernel, ours, hand, bar)| Kernel {
            kernel,
            level: "ranked",
            ours,
            hand,
            bar: Some(bar),
            run: run_ranked,
        }),
    );
    kernels
}
