"""Runs the texts of `cargo run --release --example times -- FOLDER` through JAX, on the same inputs, and prints the times of both side by side.

    python3 xla-run/gpu/compare.py FOLDER

Both are medians of 100 calls after three, in milliseconds; the first result is copied to the host each time. "kept" has all inputs on the device, "uploaded" none.
"""
import pathlib
import sys
import time

import jax
import numpy as np
from jax.extend import backend
from jaxlib import xla_client

CALLS = 100


def compiled(text):
    """The text as a program of JAX's client, for its first device."""
    import jaxlib._jax as internal

    client, device = backend.get_backend(), jax.devices()[0]
    options = xla_client.CompileOptions()
    build = options.executable_build_options
    build.num_replicas, build.num_partitions = 1, 1
    build.device_assignment = xla_client.DeviceAssignment.create(np.array([[device.id]]))
    return client.compile_and_load(text, internal.DeviceList((device,)), options)


def median(call):
    times = []
    for at in range(CALLS + 3):
        begin = time.perf_counter()
        call()
        if at >= 3:
            times.append((time.perf_counter() - begin) * 1e3)
    return sorted(times)[CALLS // 2]


def main(folder):
    print(f"{jax.devices()[0].device_kind}, jax {jax.__version__}")
    print(f"{'':14} {'kept':>18} {'uploaded':>18}   greatest difference, in ratio")
    print(f"{'':14} {'here':>9}{'JAX':>9} {'here':>9}{'JAX':>9}")
    for program in sorted(path.parent for path in pathlib.Path(folder).glob("*/times.txt")):
        executable = compiled((program / "module.mlir").read_text())
        inputs = [np.load(program / f"{at}.npy") for at in range(len(list(program.glob("[0-9]*.npy"))))]
        kept = [jax.device_put(array) for array in inputs]

        def call(arrays):
            results = executable.execute_sharded(arrays).disassemble_into_single_device_arrays()
            return np.asarray(results[0][0])

        ours, (kept_here, uploaded_here) = np.load(program / "result.npy"), map(float, (program / "times.txt").read_text().split())
        theirs = call(kept)
        difference = np.abs(theirs - ours).max() / np.abs(theirs).max()
        kept_there, uploaded_there = median(lambda: call(kept)), median(lambda: call([jax.device_put(array) for array in inputs]))
        print(f"{program.name:14} {kept_here:9.3f}{kept_there:9.3f} {uploaded_here:9.3f}{uploaded_there:9.3f}   {difference:.1e}")


if __name__ == "__main__":
    main(*sys.argv[1:])
