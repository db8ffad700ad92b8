#!/usr/bin/env bash
# Measures everything for three targets, and writes the results to record/NAME.md and record/NAME.json. The text above the mark in
# record/NAME.md, written by hand, is kept. `record.sh NAME --quick` runs fewer rounds, and `TARGETS=x86-64 record.sh NAME` one target.
set -euo pipefail
cd "$(dirname "$0")"

name=${1:?"usage: record.sh NAME [--quick]"}
shift
text=record/$name.md json=record/$name.json
mark="<!-- What is below is written by record.sh. -->"
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT

# Runs the program for a target, in a separate folder.
run() {
    local target=$1
    shift
    local flags=""
    [ "$target" = x86-64 ] || flags="-C target-cpu=$target"
    RUSTFLAGS=$flags CARGO_TARGET_DIR=target/record/$target cargo run --quiet --release -- "$@"
}

# Prints a table in a code fence. The terminal shows which part of all it is, and what the program says of its progress.
part=0 all=6
fenced() {
    local begin=$SECONDS title=$1
    part=$((part + 1))
    printf '== %d of %d: %s\n' "$part" "$all" "$title" >&2
    printf '\n## %s\n\n```text\n' "$title"
    shift
    { "$@" 2>&1 >&3 | tee "$parts/progress" >&2; } 3>&1 || printf 'failed: %s\n' "$(tail -n 3 "$parts/progress")"
    printf '```\n'
    printf '== %d of %d took %d s\n' "$part" "$all" "$((SECONDS - begin))" >&2
}

{
    printf '%s\n\n' "$mark"
    printf '* Machine: %s, %s processors; last cache %s.\n' \
        "$(sed -n 's/^model name\s*: //p' /proc/cpuinfo | head -n 1)" "$(nproc)" \
        "$(cat /sys/devices/system/cpu/cpu0/cache/index3/size 2>/dev/null || echo unknown)"
    printf '* Load when it began: %s. Huge pages: %s.\n' \
        "$(cut -d ' ' -f 1-3 /proc/loadavg)" "$(cat /sys/kernel/mm/transparent_hugepage/enabled 2>/dev/null)"
    printf '* Date: %s. Commit: %s.\n' "$(date -u +%Y-%m-%d)" "$(git describe --always --dirty --exclude '*')"
    printf '* %s; %s; %s.\n' "$(rustc --version)" \
        "$(clang++-19 --version 2>/dev/null | head -n 1 || echo 'no clang++-19')" "$(valgrind --version 2>/dev/null || echo 'no valgrind')"
    printf '* Command: `%sbenches/record.sh %s`.\n' "${TARGETS:+TARGETS=$TARGETS }" "$name${*:+ $*}"
    for target in ${TARGETS:-x86-64 x86-64-v3 native}; do
        fenced "$target" run "$target" "$@" --json "$parts/$target.json"
    done
    fenced "Instructions of the counted kernels" run x86-64 count
    fenced "Compile time" run x86-64 compile --dfdx --json "$parts/compile.json"
    fenced "The budget" run x86-64 budget
} >"$parts/text"

if [ -f "$text" ]; then
    sed "/^$mark\$/,\$d" "$text" >"$parts/head"
else
    printf '# %s\n\n## What it shows\n\nTo be written.\n\n' "$name" >"$parts/head"
fi
cat "$parts/head" "$parts/text" >"$text"
for part in x86-64 x86-64-v3 native compile; do
    [ ! -f "$parts/$part.json" ] || cat "$parts/$part.json"
done >"$json"
printf 'written: benches/%s and benches/%s\n' "$text" "$json"
