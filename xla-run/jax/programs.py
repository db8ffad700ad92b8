"""Prints the table of `tests/jax_programs.rs`: for each program its number of elements, the sum of its result times numbers without a pattern, and its first element.

    python3 xla-run/jax/programs.py
"""

import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_default_matmul_precision", "highest")


def numbers(seed, *shape):
    state, found = seed, []
    for _ in range(int(np.prod(shape))):
        state = (state * 1664525 + 1013904223) % 2**32
        found.append((state >> 8) / 8388608.0 - 1.0)
    return np.array(found, np.float32).reshape(shape)


x, y, w, v, t = (jnp.array(numbers(seed, *shape)) for seed, shape in enumerate([(8, 6), (8, 6), (6, 6), (6,), (3, 8, 6)]))
ids, pos = jnp.array([(5 * i + 3) % 6 for i in range(8)]), 3


def layer_norm(x):
    return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5) * v


def cross_entropy():
    return -jnp.take_along_axis(jax.nn.log_softmax(x @ w), ids[:, None], 1).mean()


def attention():
    # One query against a cache of three steps; the one at `pos` is replaced, and later ones are masked.
    keys = jax.lax.dynamic_update_slice_in_dim(t, x[None], 1, 0)
    scores = jnp.einsum("bf,sbf->bs", y, keys) / jnp.sqrt(6.0)
    weights = jax.nn.softmax(jnp.where(jnp.arange(3) <= 1, scores, -1e9))
    return jnp.einsum("bs,sbf->bf", weights, keys)


def rnn():
    return jax.lax.scan(lambda h, step: (jnp.tanh(h @ w + step), None), jnp.zeros((8, 6)), t)[0]


def rope():
    angles = jnp.arange(8.0)[:, None] * (10000.0 ** (-jnp.arange(3.0) / 3))
    a, b = x[:, :3], x[:, 3:]
    return jnp.concatenate([a * jnp.cos(angles) - b * jnp.sin(angles), a * jnp.sin(angles) + b * jnp.cos(angles)], 1)


def moe():
    gate = jax.nn.softmax(x @ w[:, :2])
    best = gate.argmax(1)
    experts = jnp.stack([x @ w, jnp.tanh(x) @ w])
    return gate.max(1)[:, None] * experts[best, jnp.arange(8)]


def momentum():
    loss = lambda w: ((x @ w - y) ** 2).mean()
    weights, velocity = w, jnp.zeros_like(w)
    for _ in range(2):
        velocity = 0.9 * velocity + jax.grad(loss)(weights)
        weights = weights - 0.1 * velocity
    return weights


PROGRAMS = {
    "layer_norm": lambda: layer_norm(x),
    "cross_entropy": cross_entropy,
    "attention": attention,
    "rnn": rnn,
    "convolution": lambda: jax.vmap(lambda row: jnp.convolve(row, jnp.array([0.5, -1.0, 2.0]), "same"))(x),
    "top_k": lambda: jax.lax.top_k(x, 3)[0],
    "einsum": lambda: jnp.einsum("bi,ij,bj->b", x, w, y),
    "rope": rope,
    "moe": moe,
    "cumsum": lambda: jnp.cumsum(x, 1),
    "where": lambda: jnp.where(x > 0, x, 0.1 * x),
    "argmax": lambda: jnp.argmax(x, 1).astype(jnp.float32),
    "embedding": lambda: w[ids],
    "one_hot": lambda: jax.nn.one_hot(ids, 6),
    "batched_matmul": lambda: jnp.einsum("abf,cbf->bac", t, t),
    "scatter_add": lambda: jnp.zeros((6, 6)).at[ids].add(x),
    "dropout": lambda: jnp.where(y > 0, x / 0.5, 0),
    "momentum": momentum,
    "pmean": lambda: x.mean(0),
    "set_column": lambda: jax.nn.logsumexp(x.at[:, pos].set(y[:, 0]), axis=1),
}

for name, program in PROGRAMS.items():
    found = np.asarray(program(), np.float64).ravel()
    sum = found @ numbers(99, found.size)
    print(f'    ("{name}", {name}, {found.size}, {sum:.7}, {found[0]:.7}),')
