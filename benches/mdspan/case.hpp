// A case: memory, and a kernel over it. The memory and the checksum of the output are those of
// `benches/src/suite/memory.rs`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <string>

// Elements; the first is at the beginning of a cache line.
template <class T> class aligned {
public:
  aligned(std::size_t count, std::size_t first, bool zero) : count_(count) {
    std::size_t bytes = (count * sizeof(T) + 64) / 64 * 64;
    data_.reset(static_cast<T *>(std::aligned_alloc(64, bytes)));
    for (std::size_t at = 0; at < count; ++at) {
      data_.get()[at] = zero ? T{} : static_cast<T>((at + first) * 37 % 127 + 1);
    }
  }
  T *data() { return data_.get(); }
  std::size_t size() const { return count_; }

private:
  struct release {
    void operator()(T *data) const { std::free(data); }
  };
  std::size_t count_;
  std::unique_ptr<T, release> data_;
};

// The memory of one case.
template <class T> struct operands {
  aligned<T> from, with, out;

  operands(std::size_t read, std::size_t besides, std::size_t written)
      : from(read, 0, false), with(besides, 5, false), out(written, 0, true) {}

  // A checksum of the output; neighbouring elements have different weights.
  double result() {
    double sum = 0;
    for (std::size_t at = 0; at < out.size(); ++at) {
      sum += static_cast<double>(out.data()[at]) * static_cast<double>(at % 89 + 1);
    }
    return sum;
  }
};

// Hides a value from the compiler, which must not keep it in memory for this purpose.
template <class T> inline void hide(T &value) { asm volatile("" : "+m"(value) : : "memory"); }

// An open case: calls its kernel a given number of times.
struct open_case {
  std::function<void(std::size_t)> run;
  std::function<double()> result;
};

// Names, and the functions that open the cases.
using cases = std::map<std::string, std::function<open_case()>>;

// Adds a case whose kernel takes the memory. Views are created once per call, from a hidden pointer.
template <class T, class Kernel>
void add(cases &all, const std::string &name, std::size_t read, std::size_t besides, std::size_t written,
         Kernel kernel) {
  all[name] = [=] {
    auto memory = std::make_shared<operands<T>>(read, besides, written);
    return open_case{
        [=](std::size_t times) {
          for (std::size_t time = 0; time < times; ++time) {
            T *from = memory->from.data(), *with = memory->with.data(), *out = memory->out.data();
            hide(from), hide(with), hide(out);
            kernel(from, with, out);
          }
        },
        [=] { return memory->result(); },
    };
  };
}
