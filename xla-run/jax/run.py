"""Runs a module of shapewise through JAX, on one process or on many hosts: XLA's own runtime does the communication.

    python3 xla-run/jax/run.py MODULE.mlir --inputs x.npy w.npy --outputs FOLDER
    python3 xla-run/jax/run.py ... --coordinator HOST:PORT --processes 2 --process 0    # and, on another host, --process 1

Device k of the mesh is the k-th of `jax.devices()`, which are in order of their processes. `--cpus N` makes N virtual devices of the CPU in each process; without it the
devices are those of the host: CPUs, GPUs or TPUs. Each process reads the entire inputs and keeps its blocks. Output k is `FOLDER/k.npy` if the process has all of it, otherwise
each block is `FOLDER/k.DEVICE.npy`, and `FOLDER/process-I.json` has its range on each axis: `join.py FOLDER` joins them.

If a process dies or is silent, all others end with status 1 (or are aborted by JAX) within about `--timeout` seconds.
The connection is unauthenticated TCP: it is for a private network.
"""
import argparse
import json
import os
import pathlib
import re
import sys
import threading
import time

# The types of StableHLO whose names are not those of NumPy.
TYPES = {"i1": "bool", **{f"i{n}": f"int{n}" for n in (8, 16, 32, 64)}, **{f"ui{n}": f"uint{n}" for n in (8, 16, 32, 64)}, "f16": "float16", "f32": "float32",
         "f64": "float64", "bf16": "bfloat16", "complex<f32>": "complex64", "complex<f64>": "complex128"}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("module", type=pathlib.Path)
    parser.add_argument("--inputs", nargs="*", default=[], type=pathlib.Path)
    parser.add_argument("--outputs", required=True, type=pathlib.Path)
    parser.add_argument("--coordinator", help="HOST:PORT of process 0")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--process", type=int, default=0)
    parser.add_argument("--cpus", type=int, help="virtual devices of the CPU in each process")
    parser.add_argument("--calls", type=int, default=1, help="run it so often, and print the median time of a call")
    parser.add_argument("--timeout", type=int, default=60, help="seconds that a process may be silent")
    return parser.parse_args()


def fail(message):
    """Ends the process at once: JAX's own exit waits for processes that are gone."""
    print(f"run.py: {message}", file=sys.stderr, flush=True)
    os._exit(1)


def shape(text):
    """The extents and the NumPy type of `8x4xf32`."""
    *extents, element = re.fullmatch(r"((?:\d+x)*)(.+)", text).groups()
    if element not in TYPES:
        fail(f"arrays of {element} have no type of NumPy")
    return tuple(int(extent) for extent in extents[0].split("x")[:-1]), TYPES[element]


def signature(text):
    """The shapes of the inputs and of the outputs of `@main`."""
    line = next((line for line in text.splitlines() if "@main(" in line), None)
    if line is None:
        fail("the module has no function @main")
    before, _, after = line.partition("->")
    types = re.compile(r"tensor<((?:\d+x)*(?:complex<f\d+>|\w+))>")
    return [shape(text) for text in types.findall(before)], [shape(text) for text in types.findall(after)]


class Watch:
    """Ends the process if what it waits for takes longer than the time-out."""

    def __init__(self, seconds):
        self.seconds = seconds

    def __call__(self, what):
        self.timer = threading.Timer(self.seconds, fail, [f"no answer for {self.seconds} s: {what}"])
        self.timer.daemon = True
        self.timer.start()
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.timer.cancel()


def main():
    options = arguments()
    text = options.module.read_text()
    inputs, outputs = signature(text)
    if len(inputs) != len(options.inputs):
        fail(f"the module has {len(inputs)} inputs, and {len(options.inputs)} are given")
    flags = f"--xla_cpu_collective_timeout_seconds={options.timeout}"
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {flags}".strip()

    import jax
    import jaxlib._jax as internal
    import numpy as np
    from jax._src.sharding_impls import GSPMDSharding
    from jax.extend import backend
    from jaxlib import xla_client

    watch = Watch(options.timeout)
    if options.cpus:
        jax.config.update("jax_platforms", "cpu")
        jax.config.update("jax_num_cpu_devices", options.cpus)
        if options.processes > 1:
            jax.config.update("jax_cpu_collectives_implementation", "gloo")
    if any(element in ("int64", "uint64", "float64", "complex128") for _, element in inputs + outputs):
        jax.config.update("jax_enable_x64", True)
    if options.processes > 1:
        with watch("the processes do not find each other"):
            jax.distributed.initialize(options.coordinator, options.processes, options.process, initialization_timeout=options.timeout,
                                       heartbeat_timeout_seconds=options.timeout)
    with watch("the devices of all processes"):
        devices = sorted(jax.devices(), key=lambda device: (device.process_index, device.id))
    count = re.search(r"mhlo.num_partitions = (\d+)", text)
    count = int(count[1]) if count else 1
    if len(devices) < count:
        fail(f"the module is for {count} devices, and there are {len(devices)}")
    devices = devices[:count]

    compile_options = xla_client.CompileOptions()
    build = compile_options.executable_build_options
    build.num_replicas, build.num_partitions = 1, count
    build.use_spmd_partitioning, build.use_shardy_partitioner = count > 1, "sdy." in text
    build.device_assignment = xla_client.DeviceAssignment.create(np.array([[device.id for device in devices]]))
    program = backend.get_backend().compile_and_load(text, internal.DeviceList(tuple(devices)), compile_options)

    replicated = xla_client.OpSharding()
    replicated.type = xla_client.OpSharding.Type.REPLICATED
    shardings = [program.get_parameter_shardings(), program.get_output_shardings()]
    place = lambda found, at: GSPMDSharding(tuple(devices), found[at] if found else replicated)
    arrays = []
    for at, (path, (extents, element)) in enumerate(zip(options.inputs, inputs)):
        array = np.load(path, mmap_mode="r" if element != "bfloat16" else None)
        if element == "bfloat16":
            array = array.view(jax.numpy.bfloat16.dtype)
        if array.shape != extents or array.dtype != element:
            fail(f"{path} has {array.dtype}{list(array.shape)}, and input {at} is {element}{list(extents)}")
        arrays.append(jax.make_array_from_callback(extents, place(shardings[0], at), lambda index, array=array: np.asarray(array[index])))

    times = []
    for call in range(options.calls):
        begin = time.perf_counter()
        with watch(f"call {call}"):
            results = program.execute_sharded(arrays).disassemble_into_single_device_arrays()
            for shards in results:
                for shard in shards:
                    shard.block_until_ready()
        times.append(time.perf_counter() - begin)
    print(f"process {options.process}: {sorted(times)[len(times) // 2] * 1e3:.3f} ms a call", flush=True)

    options.outputs.mkdir(parents=True, exist_ok=True)
    blocks = []
    for at, (shards, (extents, _)) in enumerate(zip(results, outputs)):
        ranges = place(shardings[1], at).devices_indices_map(extents)
        for shard in shards:
            (device,) = shard.devices()
            index = [list(part.indices(extent)[:2]) for part, extent in zip(ranges[device], extents)]
            is_entire = all(range == [0, extent] for range, extent in zip(index, extents))
            name = f"{at}.npy" if is_entire else f"{at}.{devices.index(device)}.npy"
            if is_entire and any(block["file"] == name for block in blocks):
                continue
            array = np.asarray(shard)
            np.save(options.outputs / name, array.view(np.uint16) if array.dtype == jax.numpy.bfloat16 else array)
            blocks.append({"file": name, "output": at, "extents": extents, "ranges": index})
    (options.outputs / f"process-{options.process}.json").write_text(json.dumps(blocks))
    if options.processes > 1:
        with watch("the other processes to end"):
            jax.distributed.shutdown()


if __name__ == "__main__":
    try:
        main()
    except Exception as error:
        fail(f"{type(error).__name__}: {error}")
