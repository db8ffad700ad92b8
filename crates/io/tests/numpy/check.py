"""Reads what tests/npy.rs wrote, and compares it with NumPy's own numbers: `python tests/numpy/check.py FOLDER`."""

import pathlib
import sys

import numpy as np
from fixtures import NAMES, numbers


def check(what, array, name, shape):
    expected = numbers(name, shape).astype("=" + name)
    assert array.dtype == expected.dtype, f"{what}: type {array.dtype}, expected {expected.dtype}"
    assert array.shape == shape, f"{what}: shape {array.shape}, expected {shape}"
    assert np.array_equal(array, expected), f"{what}: {array}"


def main():
    folder, count = pathlib.Path(sys.argv[1]), 0
    shapes = {"C": (2, 3, 4), "F": (2, 3, 4), "strided": (2, 3, 4), "scalar": (), "empty": (0, 3), "vector": (7,)}
    for name in NAMES:
        for kind, shape in shapes.items():
            array = np.load(folder / f"{name}_{kind}.npy")
            check(f"{name}_{kind}", array, name, shape)
            assert array.flags.f_contiguous or kind != "F", f"{name}_{kind}: not in Fortran's order"
            mapped = np.load(folder / f"{name}_{kind}.npy", mmap_mode="r") if 0 not in shape else array
            check(f"{name}_{kind} mapped", np.asarray(mapped), name, shape)
            count += 1
    for archive in "stored.npz", "compressed.npz":
        with np.load(folder / archive) as arrays:
            assert sorted(arrays.files) == sorted(NAMES), f"{archive}: {arrays.files}"
            for name in NAMES:
                check(f"{archive}: {name}", arrays[name], name, (2, 3, 4))
                count += 1
    print(f"NumPy {np.__version__} reads all {count} arrays")


if __name__ == "__main__":
    main()
