//! Programs of many functions, each of which uses a library once: with shapes that are all the same or all different.

/// The operation at each site. The memory is `d: &[f32]` and `o: &mut [f32]`, the extents are `{a}` and `{b}`.
pub struct Way {
    pub who: &'static str,
    pub level: &'static str,
    /// The text above all functions.
    uses: &'static str,
    /// The body of a function for each of [`WHAT`].
    bodies: [&'static str; WHAT.len()],
}

/// A view of `[a, b, 4]` and one of its elements; the sum of all elements; a row added to each row of `[a, b]`; a slice
/// and one of its elements.
pub const WHAT: [&str; 4] = ["index", "sum", "broadcast add", "slice"];

/// The crate on its levels. Change this if the crate has a better way.
pub const OURS: [Way; 2] = [
    Way {
        who: "ours",
        level: "static",
        uses: "use shapewise::{View, ViewMut, s, shape};",
        bodies: [
            "View::new(d, shape![{a}, {b}, 4]).unwrap()[[0, 1, 2]]",
            "View::new(d, shape![{a}, {b}, 4]).unwrap().sum()",
            "let mut to = ViewMut::new(o, shape![{a}, {b}]).unwrap();
             to += &View::new(d, shape![1, {b}]).unwrap(); 0.0",
            "View::new(d, shape![{a}, {b}, 4]).unwrap().slice(s![:, 1, ..;2])[[0, 1]]",
        ],
    },
    Way {
        who: "ours",
        level: "ranked",
        uses: "use shapewise::{View, ViewMut, s};",
        bodies: [
            "View::new(d, [{a}, {b}, 4]).unwrap()[[0, 1, 2]]",
            "View::new(d, [{a}, {b}, 4]).unwrap().sum()",
            "let mut to = ViewMut::new(o, [{a}, {b}]).unwrap();
             to += &View::new(d, [1, {b}]).unwrap(); 0.0",
            "View::new(d, [{a}, {b}, 4]).unwrap().slice(s![:, 1, ..;2])[[0, 1]]",
        ],
    },
];

pub const NDARRAY: Way = Way {
    who: "ndarray",
    level: "ranked",
    uses: "use ndarray::{ArrayView1, ArrayView3, ArrayViewMut2, s};",
    bodies: [
        "ArrayView3::from_shape([{a}, {b}, 4], &d[..{a} * {b} * 4]).unwrap()[[0, 1, 2]]",
        "ArrayView3::from_shape([{a}, {b}, 4], &d[..{a} * {b} * 4]).unwrap().sum()",
        "let mut to = ArrayViewMut2::from_shape([{a}, {b}], &mut o[..{a} * {b}]).unwrap();
         to += &ArrayView1::from(&d[..{b}]); 0.0",
        "let view = ArrayView3::from_shape([{a}, {b}, 4], &d[..{a} * {b} * 4]).unwrap();
         let part = view.slice(s![.., 1_usize, ..;2]); part[[0, 1]]",
    ],
};

pub const MDARRAY: Way = Way {
    who: "mdarray",
    level: "static",
    uses: "use mdarray::{Const, View, ViewMut, expr, step};",
    bodies: [
        "View::from(&d[..{a} * {b} * 4]).into_shape((Const::<{a}>, Const::<{b}>, Const::<4>))[[0, 1, 2]]",
        "let view = View::from(&d[..{a} * {b} * 4]).into_shape((Const::<{a}>, Const::<{b}>, Const::<4>));
         expr::fold(view, 0.0, |sum, x| sum + x)",
        "let mut to = ViewMut::from(&mut o[..{a} * {b}]).into_shape((Const::<{a}>, Const::<{b}>));
         *to += View::from(&d[..{b}]).into_shape((Const::<{b}>,)).expr(); 0.0",
        "let view = View::from(&d[..{a} * {b} * 4]).into_shape((Const::<{a}>, Const::<{b}>, Const::<4>));
         view.view(.., 1, step(.., 2))[[0, 1]]",
    ],
};

/// Of rank 2: `[a, 4 b]` for `[a, b, 4]`. A row is added column by column, because the matrix is column-major.
pub const NALGEBRA: Way = Way {
    who: "nalgebra",
    level: "static",
    uses: "use nalgebra::{Const, MatrixView, MatrixViewMut, VectorView};",
    bodies: [
        "MatrixView::<f32, Const<{a}>, Const<{4b}>>::from_slice(d)[(0, 1)]",
        "MatrixView::<f32, Const<{a}>, Const<{4b}>>::from_slice(d).sum()",
        "let mut to = MatrixViewMut::<f32, Const<{b}>, Const<{a}>>::from_slice(o);
         let row = VectorView::<f32, Const<{b}>>::from_slice(d);
         for mut column in to.column_iter_mut() { column += row; } 0.0",
        "MatrixView::<f32, Const<{a}>, Const<{4b}>>::from_slice(d).fixed_view::<2, 2>(0, 1)[(0, 1)]",
    ],
};

/// On its own tensors, because it has no views; of rank 2.
pub const DFDX: Way = Way {
    who: "dfdx",
    level: "static",
    uses: "use dfdx::prelude::*;",
    bodies: [
        "let t: Tensor<Rank2<{a}, {4b}>, f32, _> = Cpu::default().ones(); d[0] + t[[0, 1]]",
        "let t: Tensor<Rank2<{a}, {4b}>, f32, _> = Cpu::default().ones(); d[0] + t.sum::<Rank0, _>().array()",
        "let t: Tensor<Rank2<{a}, {b}>, f32, _> = Cpu::default().ones();
         let row: Tensor<Rank1<{b}>, f32, _> = Cpu::default().ones();
         let sum = t + row.broadcast::<Rank2<{a}, {b}>, _>(); d[0] + sum[[0, 1]]",
        "let t: Tensor<Rank2<{a}, {4b}>, f32, _> = Cpu::default().ones();
         d[0] + t.slice((1.., ..2)).realize::<(usize, usize)>()[[0, 1]]",
    ],
};

/// With `std::mdspan`, whose library has no slices yet.
pub const MDSPAN: [&str; 3] = [
    "std::mdspan<float, std::extents<int, {a}, {b}, 4>> s(d); return s[0, 1, 2];",
    "std::mdspan<float, std::extents<int, {a}, {b}, 4>> s(d); return sum(s);",
    "std::mdspan<float, std::extents<int, {a}, {b}>> s(o);
     add_row(s, std::mdspan<float, std::extents<int, {b}>>(d)); return 0;",
];

const MDSPAN_HEAD: &str = "
#include <mdspan>
#include <cstdio>
template <class E> static float sum(std::mdspan<float, E> s) {
  float sum = 0;
  for (int i = 0; i < s.extent(0); ++i)
    for (int j = 0; j < s.extent(1); ++j)
      for (int k = 0; k < s.extent(2); ++k)
        sum += s[i, j, k];
  return sum;
}
template <class E, class F> static void add_row(std::mdspan<float, E> s, std::mdspan<float, F> row) {
  for (int i = 0; i < s.extent(0); ++i)
    for (int j = 0; j < s.extent(1); ++j)
      s[i, j] += row[j];
}
";

/// The extents of the sites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extents {
    Same,
    Different,
}

/// A body with its extents.
fn filled(body: &str, extents: Extents, at: u32) -> String {
    let at = if extents == Extents::Different { at } else { 0 };
    let (a, b) = (at + 2, at + 3);
    body.replace("{a}", &a.to_string()).replace("{b}", &b.to_string()).replace("{4b}", &(4 * b).to_string())
}

impl Way {
    /// A program with the given number of sites.
    #[must_use]
    pub fn program(&self, what: usize, extents: Extents, sites: u32) -> String {
        program_of(self.uses, self.bodies[what], extents, sites)
    }
}

/// A program with the given number of functions of one body, below the text `uses`.
#[must_use]
pub fn program_of(uses: &str, body: &str, extents: Extents, sites: u32) -> String {
    let mut text = format!("#![allow(unused)]\n{uses}\nuse std::hint::black_box;\n");
    for at in 0..sites {
        let body = filled(body, extents, at);
        text += &format!("#[inline(never)] fn f{at}(d: &[f32], o: &mut [f32]) -> f32 {{ {body} }}\n");
    }
    text +=
        "fn main() { let d = vec![1_f32; 100_000]; let mut o = vec![0_f32; 100_000]; let mut sum = 0.0;\n";
    for at in 0..sites {
        text += &format!("sum += f{at}(black_box(&d), black_box(&mut o));\n");
    }
    text + "println!(\"{sum} {}\", o[0]); }\n"
}

/// The same in C++.
#[must_use]
pub fn mdspan_program(what: usize, extents: Extents, sites: u32) -> String {
    let mut text = String::from(MDSPAN_HEAD);
    for at in 0..sites {
        let body = filled(MDSPAN[what], extents, at);
        text += &format!(
            "__attribute__((noinline)) float f{at}(float *d, float *o) {{ (void)d, (void)o; {body} }}\n"
        );
    }
    text += "int main() { static float d[100000], o[100000]; float s = 0;\n";
    for at in 0..sites {
        text += &format!("s += f{at}(d, o);\n");
    }
    text + "std::printf(\"%f\", s); }\n"
}
