"""Joins the blocks that the processes of `run.py` wrote to a folder: `python3 xla-run/jax/join.py FOLDER`."""
import json
import pathlib
import sys

import numpy as np


def join(folder):
    """Returns each output by its number."""
    outputs = {}
    for path in sorted(pathlib.Path(folder).glob("process-*.json")):
        for block in json.loads(path.read_text()):
            array = np.load(path.parent / block["file"])
            entire = outputs.setdefault(block["output"], np.zeros(block["extents"], array.dtype))
            entire[tuple(slice(*range) for range in block["ranges"])] = array
    return outputs


if __name__ == "__main__":
    for output, array in join(sys.argv[1]).items():
        np.save(pathlib.Path(sys.argv[1]) / f"{output}.npy", array)
