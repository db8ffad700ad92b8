"""Compares the gradients of a program of run-time rank with those of JAX.

    cargo run -p shapewise-stablehlo --example from_json -- --gradients > gradients.mlir
    python3 xla-run/jax/gradients.py gradients.mlir crates/stablehlo/examples/transformer.json

The operations of the file are applied by `jax.numpy`, and `jax.grad` differentiates them.
"""
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend import backend
from jaxlib import xla_client

BINARY = {"add": jnp.add, "subtract": jnp.subtract, "multiply": jnp.multiply, "divide": jnp.divide, "maximum": jnp.maximum}
UNARY = {"exponential": jnp.exp, "rsqrt": jax.lax.rsqrt}


def extents(text):
    return tuple(int(extent) for extent in text.strip("[]").split(","))


def value(operation, operands):
    name = operation["op"]
    if name in UNARY:
        return UNARY[name](*operands)
    if name in BINARY:
        return BINARY[name](operands[0], operation["number"] if "number" in operation else operands[1])
    if name == "reduce_sum":
        return operands[0].sum(tuple(operation["axes"]))
    if name == "broadcast_in_dim":
        return jax.lax.broadcast_in_dim(operands[0], extents(operation["shape"]), operation["dimensions"])
    if name == "dot_general":
        left, right = zip(*operation["contracting"])
        return jax.lax.dot_general(*operands, ((left, right), ((), ())), precision="highest")
    raise ValueError(name)


def main(module, file):
    program = json.loads(pathlib.Path(file).read_text())
    operations = program["operations"]
    names = [operation["name"] for operation in operations if operation["op"] == "parameter"]

    def loss(parameters):
        values = dict(zip(names, parameters))
        for operation in operations:
            if operation["op"] != "parameter":
                values[operation["name"]] = value(operation, [values[name] for name in operation["of"]])
        return 0.5 * jnp.sum(values[program["results"][0]] ** 2)

    random = np.random.default_rng(1)
    shapes = [extents(operation["shape"]) for operation in operations if operation["op"] == "parameter"]
    parameters = [(random.standard_normal(shape) * 0.3).astype(np.float32) for shape in shapes]
    expected = [loss(parameters), *jax.grad(loss)(parameters)]

    import jaxlib._jax as internal

    device, options = jax.devices()[0], xla_client.CompileOptions()
    options.executable_build_options.num_replicas = options.executable_build_options.num_partitions = 1
    options.executable_build_options.device_assignment = xla_client.DeviceAssignment.create(np.array([[device.id]]))
    compiled = backend.get_backend().compile_and_load(pathlib.Path(module).read_text(), internal.DeviceList((device,)), options)
    results = compiled.execute_sharded([jax.device_put(array) for array in parameters]).disassemble_into_single_device_arrays()
    found = [np.asarray(shards[0]) for shards in results]
    assert len(found) == len(expected)
    ratios = [float(np.abs(a - b).max() / np.abs(b).max()) for a, b in zip(found, expected)]
    print(f"loss {found[0]}, of JAX {expected[0]}; {len(ratios) - 1} gradients, the greatest difference in ratio to the greatest number: {max(ratios[1:]):.1e}")
    assert max(ratios) < 1e-5, dict(zip(["loss", *names], ratios))


if __name__ == "__main__":
    main(*sys.argv[1:])
