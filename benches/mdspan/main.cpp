// The kernels of the suite with C++'s `std::mdspan`.
//
// Without arguments, it reads one request per line and answers each with a number: `open NAME` creates the memory of a
// case, runs it once and returns the checksum of the output; `time CALLS` runs it once and then CALLS times, and
// returns the nanoseconds of the latter.
#include <array>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <sstream>

#include "case.hpp"
#include "kernels.hpp"

namespace {

template <class E> auto strided(const E &e, const std::array<int, E::rank()> &strides) {
  return typename layout_stride::template mapping<E>(e, strides);
}

template <class E, class L> void sum(cases &all, const std::string &name, typename L::template mapping<E> mapping) {
  std::size_t count = mapping.required_span_size();
  add<int>(all, name, count, 0, 1, [=](int *from, int *, int *out) {
    auto known = mapping;
    hide(known);
    *out = sum_3d(mdspan<const int, E, L>(from, known));
  });
}

template <int N> void sums(cases &all) {
  using fixed = extents<int, N, N, N>;
  using mixed = extents<int, std::dynamic_extent, N, N>;
  using ranked = dextents<int, 3>;
  std::string name = "sum_3d_" + std::to_string(N);
  // The strides of a row-major cube whose axes are in the order 1, 2, 0.
  std::array<int, 3> permuted = {N, 1, N * N};
  sum<fixed, layout_right>(all, name + "_right_static", fixed{});
  sum<mixed, layout_right>(all, name + "_right_mixed", mixed{N});
  sum<ranked, layout_right>(all, name + "_right_ranked", ranked{N, N, N});
  sum<fixed, layout_left>(all, name + "_left_static", fixed{});
  sum<ranked, layout_left>(all, name + "_left_ranked", ranked{N, N, N});
  sum<fixed, layout_stride>(all, name + "_permuted_static", strided(fixed{}, permuted));
  sum<ranked, layout_stride>(all, name + "_permuted_ranked", strided(ranked{N, N, N}, permuted));
}

template <class E> void stencil(cases &all, const std::string &name, E e) {
  std::size_t count = 80 * 80 * 80;
  add<int>(all, name, count, 0, count, [=](int *from, int *, int *out) {
    auto known = e;
    hide(known);
    stencil_3d(mdspan<const int, E>(from, known), mdspan<int, E>(out, known));
  });
}

template <class E> void tiny(cases &all, const std::string &name, E e) {
  add<int>(all, name, 9'000'000, 0, 9'000'000, [=](int *from, int *, int *out) {
    auto known = e;
    hide(known);
    tiny_matrix_sum(mdspan<const int, E>(from, known), mdspan<int, E>(out, known));
  });
}

template <class L> void matvecs(cases &all, const std::string &name) {
  int n = 2000;
  add<double>(all, name, n * n, n, n, [=](double *from, double *with, double *out) {
    int side = n;
    hide(side);
    matvec(mdspan<const double, dextents<int, 2>, L>(from, side, side),
           mdspan<const double, dextents<int, 1>>(with, side), mdspan<double, dextents<int, 1>>(out, side));
  });
}

// A copy of a matrix of any layout, given by its mapping.
template <class T, class M, class N>
void copy(cases &all, const std::string &name, M read, N write, std::size_t from_count, std::size_t out_count) {
  using E = typename M::extents_type;
  add<T>(all, name, from_count, 0, out_count, [=](T *from, T *, T *out) {
    auto s = read;
    auto o = write;
    hide(s), hide(o);
    mdspan<const T, E, typename M::layout_type> source(from, s);
    mdspan<T, E, typename N::layout_type> target(out, o);
    if constexpr (E::rank() == 2) {
      copy_2d<T>(source, target);
    } else if constexpr (E::rank() == 3) {
      copy_3d(source, target);
    } else {
      copy_4d(source, target);
    }
  });
}

void copies(cases &all) {
  using fixed = extents<int, 100, 100>;
  using ranked = dextents<int, 2>;
  using right = layout_right::mapping<ranked>;
  ranked e{100, 100}, large{4096, 4096};
  std::size_t count = 10'000;
  copy<int>(all, "copy_2d_100_static", layout_right::mapping<fixed>{}, layout_right::mapping<fixed>{}, count, count);
  copy<int>(all, "copy_2d_100_ranked", right{e}, right{e}, count, count);
  copy<int>(all, "copy_2d_4096_ranked", right{large}, right{large}, 4096 * 4096, 4096 * 4096);
  auto rows = strided(e, {128, 1});
  copy<int>(all, "copy_2d_100_rows", rows, rows, 12'800, 12'800);
  copy<int>(all, "copy_2d_100_steps", strided(e, {400, 2}), right{e}, 4 * count, count);
  // The standard does not allow a stride of 0, but mdspan's own benchmarks use it for broadcasts.
  copy<int>(all, "copy_2d_100_of_row", strided(e, {0, 1}), right{e}, 100, count);
  copy<int>(all, "copy_2d_100_of_column", strided(e, {1, 0}), right{e}, 100, count);
  copy<int>(all, "copy_2d_100_of_number", strided(e, {0, 0}), right{e}, 100, count);
}

template <int N> void transposes(cases &all) {
  using fixed = extents<int, N, N>;
  using ranked = dextents<int, 2>;
  std::size_t count = std::size_t{N} * N;
  std::string name = "transpose_" + std::to_string(N);
  copy<float>(all, name + "_static", layout_left::mapping<fixed>{}, layout_right::mapping<fixed>{}, count, count);
  copy<float>(all, name + "_ranked", layout_left::mapping<ranked>{ranked{N, N}},
              layout_right::mapping<ranked>{ranked{N, N}}, count, count);
}

void relayouts(cases &all) {
  using ranked = dextents<int, 4>;
  using nhwc = extents<int, 8, 128, 128, 64>;
  using nchw = extents<int, 8, 64, 128, 128>;
  std::size_t count = std::size_t{8} * 64 * 128 * 128;
  std::array<int, 4> to_nhwc = {64 * 128 * 128, 128, 1, 128 * 128}, to_nchw = {64 * 128 * 128, 1, 128 * 64, 64};
  ranked pixels{8, 128, 128, 64}, planes{8, 64, 128, 128};
  copy<float>(all, "nchw_to_nhwc_static", strided(nhwc{}, to_nhwc), layout_right::mapping<nhwc>{}, count, count);
  copy<float>(all, "nchw_to_nhwc_ranked", strided(pixels, to_nhwc), layout_right::mapping<ranked>{pixels}, count, count);
  copy<float>(all, "nhwc_to_nchw_static", strided(nchw{}, to_nchw), layout_right::mapping<nchw>{}, count, count);
  copy<float>(all, "nhwc_to_nchw_ranked", strided(planes, to_nchw), layout_right::mapping<ranked>{planes}, count, count);
  using cube = extents<int, 256, 256, 256>;
  using any = dextents<int, 3>;
  any e{256, 256, 256};
  std::size_t cubed = 256 * 256 * 256;
  copy<float>(all, "reverse_axes_256_static", layout_left::mapping<cube>{}, layout_right::mapping<cube>{}, cubed, cubed);
  copy<float>(all, "reverse_axes_256_ranked", layout_left::mapping<any>{e}, layout_right::mapping<any>{e}, cubed, cubed);
}

template <other O> void addition(cases &all, const std::string &what, int n, int rows, int columns) {
  std::size_t count = std::size_t(n) * n, other_count = std::size_t(rows) * columns;
  std::string side = std::to_string(n);
  add<float>(all, "add_" + what + "_" + side, count, other_count, count, [=](float *from, float *with, float *out) {
    int side = n;
    hide(side);
    add_to<O>(matrix(from, side, side), matrix(with, rows, columns), matrix_mut(out, side, side));
  });
  add<float>(all, "add_" + what + "_in_place_" + side, count, other_count, count,
             [=](float *, float *with, float *out) {
               int side = n;
               hide(side);
               add_in_place<O>(matrix(with, rows, columns), matrix_mut(out, side, side));
             });
}

cases all_cases() {
  cases all;
  sums<20>(all);
  sums<200>(all);
  stencil(all, "stencil_3d_80_static", extents<int, 80, 80, 80>{});
  stencil(all, "stencil_3d_80_ranked", dextents<int, 3>{80, 80, 80});
  tiny(all, "tiny_matrix_sum_static", extents<int, 1'000'000, 3, 3>{});
  tiny(all, "tiny_matrix_sum_mixed", extents<int, std::dynamic_extent, 3, 3>{1'000'000});
  tiny(all, "tiny_matrix_sum_ranked", dextents<int, 3>{1'000'000, 3, 3});
  matvecs<layout_right>(all, "matvec_2000_right");
  matvecs<layout_left>(all, "matvec_2000_left");
  copies(all);
  transposes<1024>(all);
  transposes<2048>(all);
  transposes<4096>(all);
  relayouts(all);
  for (int n : {64, 1024}) {
    addition<other::row>(all, "row", n, 1, n);
    addition<other::column>(all, "column", n, n, 1);
    addition<other::number>(all, "number", n, 1, 1);
  }
  return all;
}

// The processor time of this thread, in nanoseconds: it stops while another program has the processor.
double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

} // namespace

// The function that callgrind counts, by its name.
extern "C" __attribute__((noinline)) void shapewise_counted(open_case *current, std::size_t times) {
  current->run(times);
}

int main(int count, char **names) {
  cases all = all_cases();
  // Under callgrind, with the names of cases: runs each once and then twice.
  for (int at = 1; at < count; ++at) {
    open_case current = all.at(names[at])();
    shapewise_counted(&current, 1);
    shapewise_counted(&current, 2);
  }
  if (count > 1) {
    return 0;
  }
  open_case current;
  for (std::string line, word; std::getline(std::cin, line);) {
    std::istringstream request(line);
    request >> word;
    if (word == "open") {
      request >> word;
      // Only one case has memory at a time.
      current = {};
      if (auto found = all.find(word); found != all.end()) {
        current = found->second();
        current.run(1);
        std::printf("%.17g\n", current.result());
      } else {
        std::printf("no case %s\n", word.c_str());
      }
    } else {
      std::size_t calls = 0;
      request >> calls;
      current.run(1);
      double start = now();
      current.run(calls);
      std::printf("%.17g\n", now() - start);
    }
    std::fflush(stdout);
  }
}
