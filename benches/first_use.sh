#!/usr/bin/env bash
# What the first use of an operation adds to a release build of a small program: `f32`, rank 2.
#
# The library is built before, as in a project after an edit. For each operation a program of one function is compiled, by ours and, where it
# has the operation, by ndarray. Printed are, less those of a program that uses nothing but the crate's name: lines of LLVM's input
# (deterministic), processor time of the compiler (milliseconds, the least of some runs), and bytes of the program's file.
#
#   benches/first_use.sh [--lines] [NAME...]       with --lines no times, which takes a tenth of the time
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${RUNS:-3}
lines_only=
if [ "${1:-}" = --lines ]; then lines_only=1; shift; fi

work=target/first-use
mkdir -p "$work/src"
cat > "$work/Cargo.toml" <<TOML
[package]
name = "first-use"
version = "0.0.0"
edition = "2024"
[workspace]
[dependencies]
shapewise = { path = "../.." }
ndarray = "=0.17.2"
TOML
echo 'fn main() {}' > "$work/src/main.rs"
CARGO_PROFILE_RELEASE_DEBUG=0 cargo build --release --quiet --manifest-path "$work/Cargo.toml" --target-dir "$work/target"
deps=$work/target/release/deps
flags=(--edition 2024 -C opt-level=3 -C embed-bitcode=no -C strip=debuginfo -L "dependency=$deps" -A warnings
    --extern "shapewise=$(ls -t "$deps"/libshapewise-*.rlib | head -1)" --extern "ndarray=$(ls -t "$deps"/libndarray-*.rlib | head -1)")

# Prints the lines of LLVM's input, milliseconds and bytes of the program on standard input.
measure() {
    cat > "$work/program.rs"
    rustc "${flags[@]}" -C codegen-units=1 -C no-prepopulate-passes --emit=llvm-ir -o "$work/program.ll" "$work/program.rs" >&2 || return 1
    local lines least=0 bytes=0
    lines=$(wc -l < "$work/program.ll")
    if [ -z "$lines_only" ]; then
        for _ in $(seq "$runs"); do
            local TIMEFORMAT='%U %S' time
            time=$({ time rustc "${flags[@]}" -o "$work/program" "$work/program.rs" >&2 2>/dev/null; } 2>&1)
            time=$(awk '{ printf "%d", ($1 + $2) * 1000 }' <<< "$time")
            if [ "$least" = 0 ] || [ "$time" -lt "$least" ]; then least=$time; fi
        done
        bytes=$(stat -c %s "$work/program")
    fi
    echo "$lines $least $bytes"
}

ours() {
    cat <<RUST
use shapewise::*;
#[inline(never)] fn array() -> Tensor<f32, 2> { std::hint::black_box(Tensor::filled([3, 4], 1.0_f32)) }
fn main() { let a = array(); let b = array(); std::hint::black_box((&a, &b)); $1 }
RUST
}

others() {
    cat <<RUST
use ndarray::*;
#[inline(never)] fn array() -> Array2<f32> { std::hint::black_box(Array2::from_elem((3, 4), 1.0_f32)) }
fn main() { let a = array(); let b = array(); std::hint::black_box((&a, &b)); $1 }
RUST
}

read -r our_lines our_time our_bytes <<< "$(ours '' | measure)"
read -r their_lines their_time their_bytes <<< "$(others '' | measure)"
printf '%-22s %8s %7s %8s   %8s %7s %8s\n' operation lines ms bytes ndarray ms bytes
printf '%-22s %8d %7d %8d   %8d %7d %8d\n' '(nothing)' "$our_lines" "$our_time" "$our_bytes" "$their_lines" "$their_time" "$their_bytes"
while IFS='|' read -r name our their; do
    name=${name// /}
    case $name in '' | '#'*) continue ;; esac
    if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
    if ! read -r lines time bytes <<< "$(ours "${our//@/|}" | measure 2> "$work/errors")" || [ -z "${lines:-}" ]; then
        printf '%-22s does not compile: %s\n' "$name" "$(grep -m1 error "$work/errors" || true)"
        continue
    fi
    printf '%-22s %8d %7d %8d' "$name" $((lines - our_lines)) $((time - our_time)) $((bytes - our_bytes))
    if [ -n "${their// /}" ]; then
        read -r lines time bytes <<< "$(others "${their//@/|}" | measure 2> "$work/errors" || echo 0 0 0)"
        printf '   %8d %7d %8d' $((lines - their_lines)) $((time - their_time)) $((bytes - their_bytes))
    fi
    echo
done < benches/first_use/operations
