//! Uses of layout algebra: a convolution as a product without a copy, a transposition through a swizzled buffer, and the index map of
//! a tensor core, proved at compile time.
#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "loops over the extents of the indexed array"
)]
#![expect(clippy::panic_in_result_fn, reason = "an example with a wrong result must fail")]

use core::error::Error;

use shapewise::{Mapping, Tensor, array::TiledView};

use shapewise_algebra::{Modes, Swizzle, Swizzled, or_fail};

/// The operands of the instruction m16n8k16 as `(thread, value)` layouts: offsets are in matrices whose first axis is the fastest. PTX, "Matrix
/// fragments for mma.m16n8k16".
const LEFT: Modes<2> = or_fail(Modes::new([&[(8, 1), (4, 32)], &[(2, 128), (2, 8), (2, 16)]]));
const RIGHT: Modes<2> = or_fail(Modes::new([&[(8, 1), (4, 16)], &[(2, 64), (2, 8)]]));
const SUMS: Modes<2> = or_fail(Modes::new([&[(8, 1), (4, 32)], &[(2, 8), (2, 16)]]));

/// Each element of each operand belongs to one value of one thread: copies of the layout fill the tile, and there is one copy.
const _: () = {
    assert!(LEFT.count() == 16 * 16 && or_fail(LEFT.complement(16 * 16)).count() == 1, "each element once");
    assert!(RIGHT.count() == 8 * 16 && or_fail(RIGHT.complement(8 * 16)).count() == 1, "each element once");
    assert!(SUMS.count() == 16 * 8 && or_fail(SUMS.complement(16 * 8)).count() == 1, "each element once");
};

/// The rows of an image around each inner pixel: positions by the elements of a window, overlapping in memory.
fn im2col(image: [usize; 2], window: [usize; 2]) -> Result<Modes<2>, Box<dyn Error>> {
    let ([rows, columns], [height, width]) = (image, window);
    let step = columns.cast_signed();
    let positions = [(rows - height + 1, step), (columns - width + 1, 1)];
    Ok(Modes::new([&positions, &[(height, step), (width, 1)]])?)
}

fn convolution() -> Result<(), Box<dyn Error>> {
    let image: Vec<i32> = (0..48).map(|at| at * at % 17).collect();
    let kernel = [1, 0, -1, 2, 0, -2, 1, 0, -1];
    let matrix = TiledView::with_layout(&image, im2col([6, 8], [3, 3])?)?;
    assert_eq!((matrix.extents(), matrix.as_memory().len()), ([24, 9], 48), "the memory is the image");
    let product =
        Tensor::from_fn([24], |[position]| (0..9).map(|at| matrix[[position, at]] * kernel[at]).sum::<i32>());
    for ([position], found) in product.indexed_iter() {
        let (i, j) = (position / 6, position % 6);
        let window = (0..9).map(|at| image[(i + at / 3) * 8 + j + at % 3] * kernel[at]);
        assert_eq!(*found, window.sum::<i32>(), "position {position}");
    }
    println!("im2col: 24 by 9 over 48 pixels");
    Ok(())
}

/// The most elements that one bank has, of those that a group of 32 threads reads at once: along each column.
fn conflicts(buffer: &impl Mapping<2>) -> Result<usize, Box<dyn Error>> {
    let mut most = 0;
    for j in 0..32 {
        let mut banks = [0; 32];
        for i in 0..32 {
            banks[buffer.offset([i, j])? % 32] += 1;
        }
        most = banks.into_iter().fold(most, usize::max);
    }
    Ok(most)
}

fn transposition() -> Result<(), Box<dyn Error>> {
    let plain = Modes::row_major([32, 32])?;
    let swizzled = Swizzled::new(plain, Swizzle::new(5, 0, 5)?)?;
    let matrix = Tensor::from_fn([32, 32], |[i, j]| 32 * i + j);
    let buffer = matrix.to_tiled(swizzled)?;
    for ([i, j], element) in buffer.indexed_iter() {
        assert_eq!(*element, matrix[[i, j]], "at {i}, {j}");
        assert_eq!(buffer[[j, i]], matrix.transpose()[[i, j]], "transposed at {i}, {j}");
    }
    let (before, after) = (conflicts(&plain)?, conflicts(&swizzled)?);
    assert_eq!((before, after), (32, 1), "one element for each bank");
    println!("columns of a buffer: {before} elements in one bank, swizzled {after}");
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    convolution()?;
    transposition()?;
    println!(
        "thread 5 has the elements {:?} of the left operand",
        (0..8).map(|v| LEFT.at(5 * 8 + v)).collect::<Vec<_>>()
    );
    Ok(())
}
