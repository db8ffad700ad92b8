"""Tests `run.py` with processes of this machine: `python3 xla-run/jax/test.py`, with a python that has jax.

Two processes of four devices have bitwise the results of one process of eight, and if one is killed, all end with an error within the time-out.
"""
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

import numpy as np

from join import join

HERE = pathlib.Path(__file__).parent
PROGRAMS = HERE / "../../crates/stablehlo/tests/programs"
TIMEOUT = 20


def start(module, inputs, outputs, processes, cpus, calls=1):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    command = [sys.executable, HERE / "run.py", module, "--inputs", *inputs, "--outputs", outputs, "--cpus", cpus, "--calls", calls, "--timeout", TIMEOUT,
               "--coordinator", address, "--processes", processes, "--process"]
    return [subprocess.Popen([str(word) for word in [*command, process]], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for process in range(processes)]


def results(module, inputs, folder, processes, cpus):
    started = start(module, inputs, folder, processes, cpus, 5)
    for process in started:
        output, _ = process.communicate(timeout=300)
        assert process.returncode == 0, output
        print(f"  {processes} x {cpus}: {output.strip().splitlines()[-1]}")
    return join(folder)


def same(name, folder):
    print(name)
    module = PROGRAMS / f"{name}.mlir"
    main = next(line for line in module.read_text().splitlines() if "@main(" in line).partition("->")[0]
    inputs = []
    for at, text in enumerate(re.findall(r"tensor<([\dx]+)xf32>", main)):
        extents = [int(extent) for extent in text.split("x")]
        inputs.append(folder / f"{name}.{at}.npy")
        np.save(inputs[-1], np.sin(np.arange(np.prod(extents)) * (at + 1)).astype(np.float32).reshape(extents))
    one, two = results(module, inputs, folder / f"{name}-one", 1, 8), results(module, inputs, folder / f"{name}-two", 2, 4)
    assert one.keys() == two.keys() and len(one) > 0
    for output, array in one.items():
        assert array.tobytes() == two[output].tobytes(), f"output {output} of {name}"
    return module, inputs


def killed(module, inputs, folder):
    for victim in (1, 0):
        processes = start(module, inputs, folder / f"killed-{victim}", 2, 4, 1_000_000)
        time.sleep(12)
        assert all(process.poll() is None for process in processes), "the processes run"
        processes[victim].send_signal(signal.SIGKILL)
        begin = time.time()
        output, _ = processes[1 - victim].communicate(timeout=3 * TIMEOUT)
        seconds = time.time() - begin
        print(f"process {victim} killed: the other one ended with status {processes[1 - victim].returncode} after {seconds:.1f} s")
        assert processes[1 - victim].returncode != 0 and seconds < TIMEOUT + 5, output


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        same("communication", folder)
        module, inputs = same("network", folder)
        killed(module, inputs, folder)
    print("all right")
