// The kernels, over views by value and never inlined. Indices are `int`, as in mdspan's own benchmarks; loops are in
// memory order if the layout is known to be left or right.
#pragma once

#include <mdspan>
#include <utility>

#define KERNEL __attribute__((noinline))

using std::dextents;
using std::extents;
using std::layout_left;
using std::layout_right;
using std::layout_stride;
using std::mdspan;

template <class E, class L> KERNEL int sum_3d(mdspan<const int, E, L> s) {
  int sum = 0;
  if constexpr (std::is_same_v<L, layout_left>) {
    for (int k = 0; k < s.extent(2); ++k)
      for (int j = 0; j < s.extent(1); ++j)
        for (int i = 0; i < s.extent(0); ++i)
          sum += s[i, j, k];
  } else {
    for (int i = 0; i < s.extent(0); ++i)
      for (int j = 0; j < s.extent(1); ++j)
        for (int k = 0; k < s.extent(2); ++k)
          sum += s[i, j, k];
  }
  return sum;
}

template <class E> KERNEL void stencil_3d(mdspan<const int, E> s, mdspan<int, E> o) {
  for (int i = 0; i < s.extent(0) - 2; ++i)
    for (int j = 0; j < s.extent(1) - 2; ++j)
      for (int k = 0; k < s.extent(2) - 2; ++k) {
        int sum = 0;
        for (int a = 0; a < 3; ++a)
          for (int b = 0; b < 3; ++b)
            for (int c = 0; c < 3; ++c)
              sum += s[i + a, j + b, k + c];
        o[i + 1, j + 1, k + 1] = sum;
      }
}

// The element-wise addition of tiny matrices.
template <class E> KERNEL void tiny_matrix_sum(mdspan<const int, E> s, mdspan<int, E> o) {
  for (int i = 0; i < s.extent(0); ++i)
    for (int j = 0; j < s.extent(1); ++j)
      for (int k = 0; k < s.extent(2); ++k)
        o[i, j, k] += s[i, j, k];
}

// Adds products in a register, which keeps the sum out of memory.
template <class L>
KERNEL void matvec(mdspan<const double, dextents<int, 2>, L> a, mdspan<const double, dextents<int, 1>> x,
                   mdspan<double, dextents<int, 1>> y) {
  if constexpr (std::is_same_v<L, layout_left>) {
    for (int i = 0; i < a.extent(0); ++i)
      y[i] = 0;
    for (int j = 0; j < a.extent(1); ++j)
      for (int i = 0; i < a.extent(0); ++i)
        y[i] += a[i, j] * x[j];
  } else {
    for (int i = 0; i < a.extent(0); ++i) {
      double sum = 0;
      for (int j = 0; j < a.extent(1); ++j)
        sum += a[i, j] * x[j];
      y[i] = sum;
    }
  }
}

// A copy between any two layouts, in the order of the target.
template <class T, class E, class L, class M> KERNEL void copy_2d(mdspan<const T, E, L> s, mdspan<T, E, M> o) {
  for (int i = 0; i < o.extent(0); ++i)
    for (int j = 0; j < o.extent(1); ++j)
      o[i, j] = s[i, j];
}

template <class E, class L, class M> KERNEL void copy_3d(mdspan<const float, E, L> s, mdspan<float, E, M> o) {
  for (int i = 0; i < o.extent(0); ++i)
    for (int j = 0; j < o.extent(1); ++j)
      for (int k = 0; k < o.extent(2); ++k)
        o[i, j, k] = s[i, j, k];
}

template <class E, class L, class M> KERNEL void copy_4d(mdspan<const float, E, L> s, mdspan<float, E, M> o) {
  for (int i = 0; i < o.extent(0); ++i)
    for (int j = 0; j < o.extent(1); ++j)
      for (int k = 0; k < o.extent(2); ++k)
        for (int l = 0; l < o.extent(3); ++l)
          o[i, j, k, l] = s[i, j, k, l];
}

using matrix = mdspan<const float, dextents<int, 2>>;
using matrix_mut = mdspan<float, dextents<int, 2>>;

// The operand that is added to the element of a row and a column: a row, a column, or one number.
enum class other { row, column, number };

template <other O> float added(matrix b, int i, int j) {
  return b[O == other::column ? i : 0, O == other::row ? j : 0];
}

template <other O> KERNEL void add_to(matrix a, matrix b, matrix_mut o) {
  for (int i = 0; i < o.extent(0); ++i)
    for (int j = 0; j < o.extent(1); ++j)
      o[i, j] = a[i, j] + added<O>(b, i, j);
}

template <other O> KERNEL void add_in_place(matrix b, matrix_mut o) {
  for (int i = 0; i < o.extent(0); ++i)
    for (int j = 0; j < o.extent(1); ++j)
      o[i, j] += added<O>(b, i, j);
}
