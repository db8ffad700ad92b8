"""Compares the loss and the gradients of the example `train` with those of JAX, and its training.

    cargo run --release --manifest-path xla-run/Cargo.toml --example train -- train.json
    python3 xla-run/jax/train.py train.json

The model is written again with `jax.numpy`, and `jax.grad` differentiates it.
"""
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_default_matmul_precision", "highest")


def normalized(x):
    centred = x - x.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt((centred * centred).mean(-1, keepdims=True) + 1e-5)


def loss(weights, symbols, answers):
    tokens = weights["symbols"][0][symbols].reshape(32, 8, 32) + weights["positions"][0]
    for layer in range(2):
        w = {name: weights[name][layer] for name in ("query", "key", "value", "out", "up", "down")}
        normal = normalized(tokens)
        query, key, value = ((normal @ w[name]).reshape(32, 8, 4, 8) for name in ("query", "key", "value"))
        attention = jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", query, key) / np.sqrt(8.0).astype(np.float32), -1)
        tokens = tokens + jnp.einsum("bhqk,bkhd->bqhd", attention, value).reshape(32, 8, 32) @ w["out"]
        tokens = tokens + jax.nn.relu(normalized(tokens) @ w["up"]) @ w["down"]
    logarithms = jax.nn.log_softmax((normalized(tokens) @ weights["head"][0]).reshape(256, 16), -1)
    return -jnp.take_along_axis(logarithms, answers[:, None], 1).mean()


def main(file):
    content = json.loads(pathlib.Path(file).read_text())
    array = lambda numbers, shape: jnp.array(np.array(numbers, np.float32).reshape(shape))
    arrays = lambda field: {name: array(numbers, shape) for name, numbers, shape in zip(content["names"], content[field], content["shapes"])}
    weights, found = arrays("weights"), arrays("gradients")
    text = jnp.array(content["symbols"]), jnp.array(content["answers"])
    step = jax.jit(jax.value_and_grad(loss))
    first, gradients = step(weights, *text)
    ratios = {name: float(jnp.abs(found[name] - gradients[name]).max() / jnp.abs(gradients[name]).max()) for name in weights}
    print(f"loss {content['losses'][0]}, of JAX {first}; the gradients differ by {max(ratios.values()):.1e} of the greatest number: {ratios}")
    assert abs(content["losses"][0] - first) < 1e-5 and max(ratios.values()) < 1e-5, ratios
    losses = []
    for _ in content["losses"]:
        value, gradients = step(weights, *text)
        losses.append(float(value))
        weights = {name: weight - content["rate"] * gradients[name] for name, weight in weights.items()}
    # Rounding grows from step to step.
    apart = [abs(a - b) for a, b in zip(content["losses"], losses)]
    print(f"losses after {len(losses)} steps: {content['losses'][-1]:.6f}, of JAX {losses[-1]:.6f}; the first ten differ by {max(apart[:10]):.1e} at most, all by {max(apart):.1e}")
    assert max(apart[:10]) < 1e-4 and losses[-1] < 0.1


if __name__ == "__main__":
    main(*sys.argv[1:])
