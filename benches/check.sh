#!/usr/bin/env bash
# Counts the instructions that the compiler executes to check the library, with default features and without its dependencies. The count varies by less
# than a thousandth, also where other programs run, so it shows what a change costs. Needs valgrind; takes two minutes.
set -euo pipefail

# Cargo calls this script again, in place of the compiler.
if [ -n "${CHECK_COUNTS:-}" ]; then
    case " $* " in
    *" --crate-name shapewise "*)
        exec valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file="$CHECK_COUNTS.out" --log-file="$CHECK_COUNTS" "$@"
        ;;
    esac
    exec "$@"
fi

cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CHECK_COUNTS=$folder/log CARGO_INCREMENTAL=0 CARGO_TARGET_DIR=$folder/target RUSTC_WRAPPER=$PWD/benches/check.sh
cargo check --quiet --locked -p shapewise --lib "$@"
sed -n 's/.*refs: *//p' "$folder/log"
