"""Tests of the module, with NumPy: `.ci/python` builds it and runs this."""

import gc
import unittest

import numpy as np
import shapewise_python as sw

MEAN = np.array([1, 2, 3], dtype=np.float32)
STD = np.array([2, 4, 8], dtype=np.float32)


class Old:
    """An array of a library that is older than DLPack 1.0: no `max_version`."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self):
        return self.array.__dlpack__()

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


class Module(unittest.TestCase):
    def says(self, words, function, *arguments):
        with self.assertRaises(ValueError) as caught:
            function(*arguments)
        self.assertEqual(str(caught.exception), words)

    def test_arrays_of_any_strides(self):
        batch = np.arange(60, dtype=np.float32).reshape(20, 3)
        wide = np.arange(240, dtype=np.float32).reshape(20, 12)
        repeated = np.broadcast_to(MEAN, (5, 3))
        cases = [batch, batch[::-1], batch[::2], batch[:, ::-1], wide[:, ::4], wide[:, 3:6], repeated]
        cases += [np.asfortranarray(batch), batch[:0], batch[:1]]
        for array in cases:
            result = np.from_dlpack(sw.normalize(array, MEAN, STD))
            np.testing.assert_array_equal(result, (array - MEAN) / STD)
            self.assertEqual((result.dtype, result.shape), (np.float32, array.shape))

    def test_both_forms_of_dlpack(self):
        batch = np.ones((2, 3), dtype=np.float32)
        result = np.from_dlpack(sw.normalize(Old(batch), Old(MEAN), STD))
        np.testing.assert_array_equal(result, (batch - MEAN) / STD)
        capsule = sw.matmul(batch, batch.T).__dlpack__()  # as an old library asks
        self.assertIn('"dltensor"', repr(capsule))
        capsule = sw.matmul(batch, batch.T).__dlpack__(max_version=(1, 0))
        self.assertIn('"dltensor_versioned"', repr(capsule))

    def test_errors_name_the_argument_and_the_numbers(self):
        batch = np.ones((4, 3), dtype=np.float32)
        self.says("batch: axis 1 has extent 2, expected 3", sw.normalize, batch[:, :2], MEAN, STD)
        self.says("mean: axis 0 has extent 2, expected 3", sw.normalize, batch, MEAN[:2], STD)
        self.says("std: the rank is 2, expected 1", sw.normalize, batch, MEAN, batch)
        self.says("batch: the elements are f64, expected f32", sw.normalize, batch.astype(float), MEAN, STD)
        with self.assertRaises(AttributeError):
            sw.normalize([[1.0]], MEAN, STD)
        with self.assertRaises(ValueError) as caught:
            sw.matmul(batch, batch)
        self.assertTrue(str(caught.exception).startswith("matmul: "), str(caught.exception))
        self.assertIn("3", str(caught.exception))
        self.assertIn("4", str(caught.exception))

    def test_products(self):
        left = np.arange(12, dtype=np.float32).reshape(3, 4)
        right = np.arange(20, dtype=np.float32).reshape(4, 5)
        for a, b in [(left, right), (left[::-1], right[:, ::-2]), (right.T[::2], left.T)]:
            np.testing.assert_array_equal(np.from_dlpack(sw.matmul(a, b)), a @ b)

    def test_writes_are_in_place(self):
        image = np.arange(5 * 2 * 3, dtype=np.uint8).reshape(5, 2, 3)
        expected = image[::-1].copy()
        sw.flip_in_place(image)
        np.testing.assert_array_equal(image, expected)
        sw.flip_in_place(image[:, ::-1])
        np.testing.assert_array_equal(image, expected[::-1])
        image.setflags(write=False)
        self.says("image: the array may be read only: copy it first", sw.flip_in_place, image)

    def test_any_rank(self):
        for rank in range(9):
            array = np.arange(2**rank, dtype=np.float64).reshape((2,) * rank)
            self.assertEqual(sw.total(array), array.sum())
            self.assertEqual(sw.total(array.T), array.sum())
        self.says("array: the elements are pred, expected f64", sw.total, np.array([True]))

    def test_arrays_that_numpy_lends(self):
        x = np.arange(24, dtype=np.float64).reshape(6, 4) ** 2
        for array in [x, x[::-1], x[:, ::-1], x.T, np.asfortranarray(x), x[1:4], x[:, 1:3], x[::2, ::-2], x[:1], x[:, :0]]:
            result = sw.column_means(array)
            self.assertEqual((type(result), result.dtype), (np.ndarray, np.float64))
            np.testing.assert_array_equal(result, array.mean(axis=0))
        self.says("matrix: no rows have no mean", sw.column_means, x[:0])
        for wrong in [x.astype(np.float32), x[0], x.tolist()]:
            with self.assertRaises(TypeError):
                sw.column_means(wrong)

    def test_arrays_that_numpy_lends_are_written_in_place(self):
        x = np.arange(24, dtype=np.float64).reshape(6, 4) ** 2
        for array in [x.copy(), x.copy()[::-1], np.asfortranarray(x), x.copy().T]:
            expected = array - array.mean(axis=0)
            sw.center_in_place(array)
            np.testing.assert_array_equal(array, expected)
        with self.assertRaises(ValueError) as caught:
            sw.center_in_place(x[:, ::2])
        self.assertTrue(str(caught.exception).startswith("matrix: "), str(caught.exception))
        x.setflags(write=False)
        with self.assertRaises(TypeError):
            sw.center_in_place(x)
        np.testing.assert_array_equal(x, np.arange(24, dtype=np.float64).reshape(6, 4) ** 2)

    def test_memory_is_kept_and_dropped(self):
        class Counted(np.ndarray):
            alive = 0

            def __array_finalize__(self, other):
                Counted.alive += 1

            def __del__(self):
                Counted.alive -= 1

        array = np.ones((1000, 3), dtype=np.float32).view(Counted)
        for _ in range(100):
            sw.normalize(array, MEAN, STD)
            sw.total(np.ones(1000))
            result = np.from_dlpack(sw.normalize(array, MEAN, STD))
        del array
        gc.collect()
        self.assertEqual(Counted.alive, 0, "each array that was handed over is dropped")
        self.assertEqual(result.sum(), np.float32(((1 - MEAN) / STD).sum() * 1000))

    def test_a_result_is_taken_once(self):
        result = sw.matmul(np.ones((2, 2), np.float32), np.ones((2, 2), np.float32))
        self.assertEqual(result.__dlpack_device__(), (1, 0))
        np.from_dlpack(result)
        with self.assertRaises(BufferError):
            np.from_dlpack(result)


if __name__ == "__main__":
    unittest.main()
