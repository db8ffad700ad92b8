"""Writes the files that tests/npy.rs reads. Run it with NumPy: `python tests/numpy/fixtures.py`."""

import pathlib

import numpy as np

FOLDER = pathlib.Path(__file__).parent
# In the order of the elements: tests/npy.rs computes the same numbers.
NAMES = ["b1", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16"]


def numbers(name, shape):
    """The number at linear index k, in NumPy's order of the indices."""
    k = np.arange(np.prod(shape, dtype=int)).reshape(shape)
    if name == "b1":
        return k % 3 == 1
    if name[0] == "i":
        return k * 5 - 40
    if name[0] == "u":
        return k * 5 + 7
    if name[0] == "f":
        return k / 4 - 1
    return k / 4 - 1 - 2j * k


def plain(shape):
    arrays = {}
    for name in NAMES:
        for order in "CF":
            for mark, word in ("<", "little"), (">", "big"):
                array = np.array(numbers(name, shape), dtype=mark + name, order=order)
                arrays[f"{name}_{order}_{word}"] = array
    return arrays


def main():
    np.savez(FOLDER / "plain.npz", **plain((2, 3, 4)))
    np.savez_compressed(FOLDER / "compressed.npz", **plain((5, 2)))
    save = lambda name, array, **options: np.save(FOLDER / f"{name}.npy", array, **options)
    for rank in range(7):
        shape = (2, 3, 1, 2, 1, 2)[:rank]
        save(f"rank_{rank}", np.array(numbers("f4", shape), dtype="<f4", order="F"))
    save("empty", np.zeros((3, 0, 2), dtype="<i2"))
    for version in (2, 0), (3, 0):
        with open(FOLDER / f"version_{version[0]}.npy", "wb") as file:
            np.lib.format.write_array(file, numbers("i4", (2, 2)).astype("<i4"), version=version)
    # Refused.
    save("structs", np.zeros(2, dtype=[("x", "<f4"), ("y", "<f4")]))
    save("text", np.array(["one", "three"]))
    save("times", np.array(["2026-01-01"], dtype="M8[D]"))
    save("objects", np.array([{}, None], dtype=object), allow_pickle=True)
    save("long_double", np.zeros(2, dtype=np.longdouble))


if __name__ == "__main__":
    main()
