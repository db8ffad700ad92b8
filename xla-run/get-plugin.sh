#!/usr/bin/env bash
# Installs a PJRT plugin for CPUs and prints its path:
#
#   export SHAPEWISE_PJRT=$(xla-run/get-plugin.sh)
#
# The wheel is pinned, and its sha256 is verified before it is unpacked. The plugin is cached in $SHAPEWISE_PJRT_CACHE, by default
# ~/.cache/shapewise. `get-plugin.sh NAME` chooses one of the wheels below. Needs Python with pip, and sha256sum.
set -euo pipefail

name=${1:-lammps-jax-pjrt-cpu}
case $name in
    lammps-jax-pjrt-cpu)
        version=0.11.2 # PJRT C API 0.115, StableHLO 1.20.0, Apache-2.0
        sha256=1319390d948b39f69f7dade496b7c385149d9ca6097a6b62114da113216d9ad1
        library=lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so
        ;;
    fastatomstruct-xla-cpu)
        version=2026.6.23 # PJRT C API 0.106, StableHLO 1.16.1, Apache-2.0
        sha256=88b1c430b341b4bea40a37420311c9c75db6e22b46d2ff95b6986577bee6afe9
        library=fastatomstruct_xla_cpu/libpjrt_cpu.so
        ;;
    *)
        echo "get-plugin.sh: unknown plugin '$name': lammps-jax-pjrt-cpu or fastatomstruct-xla-cpu" >&2
        exit 2
        ;;
esac

cache=${SHAPEWISE_PJRT_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/shapewise}/$name-$version
plugin=$cache/$library
if [ ! -e "$plugin" ]; then
    mkdir -p "$cache"
    download=$(mktemp -d "$cache/download.XXXXXX")
    trap 'rm -rf "$download"' EXIT
    # The dependencies of the wheel are for Python programs. The plugin needs none of them.
    # pip shows its progress, which goes to the terminal: the output of this script is the path alone.
    python3 -m pip download --disable-pip-version-check --no-deps --only-binary :all: --dest "$download" \
        "$name==$version" >&2
    wheel=$(echo "$download"/*.whl)
    echo "$sha256  $wheel" | sha256sum --check --quiet >&2
    python3 -m zipfile -e "$wheel" "$download/unpacked"
    # Only a complete plugin has the final name, so an interrupted run leaves nothing that looks like one.
    mkdir -p "$(dirname "$plugin")"
    mv "$download/unpacked/$library" "$plugin"
fi
echo "$plugin"
