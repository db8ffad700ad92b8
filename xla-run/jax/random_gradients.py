"""Compares the gradients of random programs with those of JAX.

    SHAPEWISE_GRADIENTS=programs.json cargo test --manifest-path xla-run/Cargo.toml --test random_gradients
    python3 xla-run/jax/random_gradients.py programs.json

The operations of the file are applied by `jax.numpy`, and `jax.grad` differentiates them. Placements and communication change no value, so they are not here.
"""
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)

UNARY = {
    "abs": jnp.abs, "cosine": jnp.cos, "exponential": jnp.exp, "logistic": jax.nn.sigmoid, "negate": jnp.negative, "sine": jnp.sin, "tanh": jnp.tanh, "sign": jnp.sign,
    "floor": jnp.floor, "ceil": jnp.ceil, "log": jnp.log, "rsqrt": jax.lax.rsqrt, "sqrt": jnp.sqrt,
}
BINARY = {
    "add": jnp.add, "subtract": jnp.subtract, "multiply": jnp.multiply, "divide": jnp.divide, "maximum": jnp.maximum, "minimum": jnp.minimum, "power": jnp.power,
    "remainder": jax.lax.rem,
}
REDUCE = {"sum": jnp.sum, "max": jnp.max, "min": jnp.min, "prod": jnp.prod}


def dot(step, a, b):
    batch, summed = step["batch"], step["summed"]
    lists = lambda pairs: (tuple(left for left, _ in pairs), tuple(right for _, right in pairs))
    return jax.lax.dot_general(a, b, (lists(summed), lists(batch)), precision="highest")


def window(step, value, axis):
    """A start out of range is the nearest one."""
    first = min(max(step["start"], 0), value.shape[axis] - step["window"])
    return tuple(slice(first, first + step["window"]) if at == axis else slice(None) for at in range(value.ndim))


def permute(step, value):
    blocks = jnp.split(value, 4, step["axis"])
    sent = [jnp.zeros_like(block) for block in blocks]
    for source, target in step["pairs"]:
        sent[target] = blocks[source]
    return jnp.concatenate(sent, step["axis"])


def repeat(step, a, b, outer):
    kind, values = step["kind"], [a] if step["kind"] == 0 else [a, b]
    for iteration in range(step["count"]):
        first = values[0]
        if kind == 0:
            values = [jnp.sin(first * outer + iteration)]
        elif kind == 1:
            values = [values[1], jnp.sin(first) * outer]
        elif kind == 2:
            at = min(iteration, outer.shape[0] - 1)
            values = [jnp.tanh(first + outer[at:at + 1] * values[1]), values[1]]
        else:
            inner = first
            for _ in range(2):
                inner = jnp.cos(inner * outer)
            values = [jnp.tanh(values[1] + inner), outer]
    return values[0] if len(values) == 1 else values[0] + 0.5 * values[1]


def update_of(step, a, b):
    part = window({"start": 0, "window": step["window"]}, b, step["axis"])
    return a.at[window(step, a, step["axis"])].set(b[part])


def add_at(step, a, b):
    axis = step["axis"]
    updates = jnp.sin(jnp.take(b, np.zeros(len(step["indices"]), int), axis=axis))
    for at, index in enumerate(step["indices"]):
        if 0 <= index < a.shape[axis]:  # nothing is added elsewhere
            to, of = [slice(None)] * a.ndim, [slice(None)] * a.ndim
            to[axis], of[axis] = index, at
            a = a.at[tuple(to)].add(updates[tuple(of)])
    return a


def ranges(step, value):
    """A negative step goes through the same positions from the last one."""
    for axis, (begin, end, by) in enumerate(step["ranges"]):
        at = np.arange(begin, end)
        value = jnp.take(value, at[::by] if by > 0 else at[::-1][::-by], axis=axis)
    return value


OTHER = {
    "select": lambda step, a, b, c: jnp.where(a < b, a * b, c),
    "transpose": lambda step, a: jnp.transpose(a, step["order"]),
    "reshape": lambda step, a: jnp.reshape(a, step["shape"]),
    "broadcast": lambda step, a: jax.lax.broadcast_in_dim(a, step["shape"], step["axes"]),
    "slice": ranges,
    "reverse": lambda step, a: jnp.flip(a, step["axis"]),
    "pad": lambda step, a: jax.lax.pad(a, 0.25, [tuple(step["pad"]) if at == step["axis"] else (0, 0, 0) for at in range(a.ndim)]),
    "concatenate": lambda step, a, b: jnp.concatenate([a, b], step["axis"]),
    "dot_general": dot,
    "reduce": lambda step, a: REDUCE[step["name"]](a, tuple(step["axes"])),
    "sort": lambda step, a: jnp.sort(a, step["axis"]),
    "take": lambda step, a: jnp.take(a, np.clip(step["indices"], 0, a.shape[step["axis"]] - 1), axis=step["axis"]),
    "add_at": add_at,
    "dynamic_slice": lambda step, a: a[window(step, a, step["axis"])],
    "update": update_of,
    "same": lambda step, a: a,
    "permute": permute,
    "repeat": repeat,
    "custom": lambda step, a, b: jnp.sin(a) + a * b,
}


def value(step, operands):
    name = step["op"]
    operands = [x * x + 0.5 if at in step.get("positive", ()) else x for at, x in enumerate(operands)]
    if name in UNARY:
        return UNARY[name](*operands)
    if name in BINARY:
        return BINARY[name](*operands, *([step["number"]] if "number" in step else []))
    return OTHER[name](step, *operands)


def loss(steps, parameters):
    values = list(parameters)
    for step in steps:
        values.append(jnp.tanh(value(step, [values[at] for at in step["of"]])))
    used = {at for step in steps for at in step["of"]}
    ends = [value for at, value in enumerate(values) if at >= len(parameters) and at not in used]
    return sum(jnp.sum(0.5 * end * end + end) for end in ends)


def main(file):
    content = json.loads(pathlib.Path(file).read_text())
    shapes, greatest = content["shapes"], 0.0
    operations = set()
    for number, entry in enumerate(content["programs"]):
        steps, program = entry["program"]["steps"], entry["program"]
        parameters = [jnp.array(np.array(x).reshape(shape)) for x, shape in zip(entry["inputs"], shapes)]
        expected_loss, expected = jax.value_and_grad(lambda parameters: loss(steps, parameters))(parameters)
        assert abs(program["loss"] - expected_loss) < 1e-10 * (1 + abs(expected_loss)), f"program {number}: loss {program['loss']}, of JAX {expected_loss}: {json.dumps(steps)}"
        for at, (found, gradient) in enumerate(zip(program["gradients"], expected)):
            gradient = np.asarray(gradient)
            difference = np.abs(np.array(found).reshape(gradient.shape) - gradient).max() / (1 + np.abs(gradient).max())
            assert difference < 1e-9, f"program {number}: the gradient of parameter {at} differs by {difference:.1e}: {json.dumps(steps)}"
            greatest = max(greatest, float(difference))
        operations |= {step["op"] for step in steps}
    missing = set(UNARY) | set(BINARY) | set(OTHER)
    print(f"{len(content['programs'])} programs with {len(operations)} of {len(missing)} operations: the gradients differ by {greatest:.1e} at most")


if __name__ == "__main__":
    main(*sys.argv[1:])
