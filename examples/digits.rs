//! Handwritten digits, read by a network of two layers. Every shape is checked before the program runs, but for those
//! that only a file knows: they are checked once, when it is read.
//!
//! ```text
//! cargo run --release --example digits [digits.safetensors [mlp.safetensors]]
//!
//! [n, 8, 8]  ->  [n, 64]  ->  (x - mean) / std  ->  relu(x @ w1 + b1)  ->  x @ w2 + b2  ->  argmax
//!  u8            f32           [1, 64]  [1, 64]     [64, 48]  [1, 48]      [48, 10]  [1, 10]    [n]
//! ```
//!
//! The program checks itself: it fails unless it answers as what is stored with the weights says.
#![expect(clippy::print_stdout, reason = "the terminal is where an example is read")]
#![expect(
    clippy::arithmetic_side_effects,
    reason = "of tensors: their shapes agree by type; of numbers: floats, and counts of images"
)]

use core::{error::Error, fmt::Display, hint::black_box, time::Duration};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use safetensors::{Dtype, SafeTensors};
use shapewise::{Const, Extent, Extents, One, RowMajor, Shape, SliceError, Tensor, View, ViewError, s};

type Result<T, E = Box<dyn Error>> = core::result::Result<T, E>;
/// Elements of rank `R` with the extents `E`: `Dense<f32, 2, Extents![usize, 64]>` is `n` rows of 64.
type Dense<T, const R: usize, E> = Tensor<T, R, RowMajor<R, E>>;
/// The same, borrowed.
type Borrowed<'a, T, const R: usize, E> = View<'a, T, R, RowMajor<R, E>>;

/// How many of the digits held out from training the stored network answers rightly.
const RIGHT: (u32, u32) = (491, 500);
/// How far from NumPy's a sum may be: NumPy adds in another order.
const TOLERANCE: f32 = 1e-4;

/// The network. Its shapes are its types: a weight in the place of another does not compile.
struct Mlp {
    mean: Dense<f32, 2, Extents![1, 64]>,
    std: Dense<f32, 2, Extents![1, 64]>,
    w1: Dense<f32, 2, Extents![64, 48]>,
    b1: Dense<f32, 2, Extents![1, 48]>,
    w2: Dense<f32, 2, Extents![48, 10]>,
    b2: Dense<f32, 2, Extents![1, 10]>,
}

impl Mlp {
    /// Reads the weights; what shape each must have is said by its field alone.
    fn read(file: &File<'_>) -> Result<Self> {
        Ok(Self {
            mean: file.row("mean")?,
            std: file.row("std")?,
            w1: file.tensor("w1")?,
            b1: file.row("b1")?,
            w2: file.tensor("w2")?,
            b2: file.row("b2")?,
        })
    }

    /// Ten scores for each image. Each `[1, n]` meets each row of the batch.
    fn forward(&self, images: &Dense<f32, 2, Extents![usize, 64]>) -> Result<Scores, ViewError> {
        let normal = (images - &self.mean) / &self.std;
        let sums = matmul(normal.view(), self.w1.view())? + &self.b1;
        let hidden = sums.view().map(|sum| sum.max(0.0));
        Ok(matmul(hidden.view(), self.w2.view())? + &self.b2)
    }
}

/// A score for each image and digit.
type Scores = Dense<f32, 2, Extents![usize, 10]>;

/// `[m, k] @ [k, n] = [m, n]`. There is one `K`: inner extents that differ do not compile.
fn matmul<M: Extent, const K: usize, const N: usize>(
    left: Borrowed<'_, f32, 2, Extents![M, { K }]>,
    right: Borrowed<'_, f32, 2, Extents![{ K }, { N }]>,
) -> Result<Dense<f32, 2, Extents![M, { N }]>, ViewError> {
    let (m, _) = left.layout().shape().typed_extents();
    let mut product = Vec::with_capacity(m.get() * N);
    for row in left.rows() {
        // Their number is in the type, so the sums stay in registers while the rows on the right go by.
        let mut sums = [0.0; N];
        for (factor, weights) in row.iter().zip(right.rows()) {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += factor * weight;
            }
        }
        product.extend(sums);
    }
    Tensor::new(product, (m, Const))
}

/// The digit with the highest score, for each image.
fn argmax(scores: &Scores) -> Result<Dense<usize, 1, Extents![usize]>, ViewError> {
    let best =
        |row: &[f32]| (0..10).zip(row).max_by(|(_, a), (_, b)| a.total_cmp(b)).map_or(0, |(digit, _)| digit);
    let [batch, _] = scores.extents();
    Tensor::new(scores.view().rows().map(best).collect(), (batch,))
}

/// The digits held out from training.
struct Digits {
    images: Dense<u8, 3, Extents![usize, 8, 8]>,
    labels: Dense<usize, 1, Extents![usize]>,
}

impl Digits {
    /// Reads the images and labels at the rows `test`, as `images[test]` does in NumPy.
    fn read(file: &File<'_>) -> Result<Self> {
        let images: Borrowed<'_, u8, 3, Extents![usize, 8, 8]> = file.bytes("images")?;
        let labels: Borrowed<'_, u8, 1, Extents![usize]> = file.bytes("labels")?;
        let test: Dense<i32, 1, Extents![usize]> = file.tensor("test")?;

        // A row that is out of bounds is the file's mistake, so these slices give errors where `slice` would panic.
        let out_of_bounds = |error: SliceError| file.error("test", &error);
        let (mut pixels, mut digits) = (Vec::new(), Vec::new());
        for &row in &test.view() {
            pixels.extend(images.try_slice(s![row, :, :]).map_err(out_of_bounds)?);
            digits.extend(
                labels.try_slice(s![row]).map_err(out_of_bounds)?.iter().map(|&label| usize::from(label)),
            );
        }
        let batch = digits.len();
        Ok(Self {
            images: Tensor::new(pixels, (batch, Const, Const))?,
            labels: Tensor::new(digits, (batch,))?,
        })
    }

    /// The images as the network takes them: a row of pixels each.
    fn rows(&self) -> Result<Dense<f32, 2, Extents![usize, 64]>> {
        let [batch, ..] = self.images.extents();
        Ok(self.images.view().reshape((batch, Const::<64>))?.map(|&pixel| f32::from(pixel)))
    }

    /// Prints images side by side, each above its label and, where that differs, its answer.
    fn print<'a>(
        &self,
        answers: &Dense<usize, 1, Extents![usize]>,
        shown: impl Iterator<Item = &'a usize> + Clone,
    ) {
        for y in 0..8 {
            for &image in shown.clone() {
                // Two characters to a pixel, as a character is twice as high as wide.
                let shade = |&pixel: &u8| match pixel {
                    0..2 => "  ",
                    2..6 => "░░",
                    6..10 => "▒▒",
                    10..14 => "▓▓",
                    _ => "██",
                };
                print!(
                    "{} ",
                    self.images.view().slice(s![image, y, :]).iter().map(shade).collect::<String>()
                );
            }
            println!();
        }
        for &image in shown {
            let (label, answer) = (self.labels[[image]], answers[[image]]);
            let caption =
                if label == answer { format!("{label}") } else { format!("{label}, answered {answer}") };
            print!("{caption:^17}");
        }
        println!("\n");
    }
}

/// A number that a file has as four bytes, the lowest first.
trait Number: Sized {
    const DTYPE: Dtype;
    const READ: fn([u8; 4]) -> Self;
}

impl Number for f32 {
    const DTYPE: Dtype = Dtype::F32;
    const READ: fn([u8; 4]) -> Self = Self::from_le_bytes;
}

impl Number for i32 {
    const DTYPE: Dtype = Dtype::I32;
    const READ: fn([u8; 4]) -> Self = Self::from_le_bytes;
}

/// A file of tensors, of which only the file knows the shapes.
struct File<'a> {
    path: &'a Path,
    tensors: SafeTensors<'a>,
}

impl<'a> File<'a> {
    fn new(path: &'a Path, memory: &'a [u8]) -> Result<Self> {
        let tensors =
            SafeTensors::deserialize(memory).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self { path, tensors })
    }

    fn error(&self, name: &str, why: &dyn Display) -> String {
        format!("{}: tensor `{name}`: {why}", self.path.display())
    }

    /// The bytes and the extents of a tensor: where what a file says becomes what a type says, and the only such place.
    fn checked<const R: usize, E: Extents<R>>(
        &self,
        name: &str,
        dtype: Dtype,
    ) -> Result<(&'a [u8], Shape<R, E>)> {
        let tensor =
            self.tensors.tensor(name).map_err(|_| self.error(name, &"the file has none of this name"))?;
        if tensor.dtype() != dtype {
            return Err(self
                .error(name, &format!("the elements are {}, not {dtype}", tensor.dtype()))
                .into());
        }
        let found = tensor.shape();
        let extents: [usize; R] = found.try_into().map_err(|_| {
            self.error(name, &format!("shape {found:?} has rank {}, but the type says {R}", found.len()))
        })?;
        let shape = Shape::new(extents)?
            .cast()
            .map_err(|error| self.error(name, &format!("shape {found:?}: {error}")))?;
        Ok((tensor.data(), shape))
    }

    /// Bytes, seen where they are in the file.
    fn bytes<const R: usize, E: Extents<R>>(&self, name: &str) -> Result<Borrowed<'a, u8, R, E>> {
        let (memory, shape) = self.checked(name, Dtype::U8)?;
        Ok(View::with_layout(memory, RowMajor::new(shape))?)
    }

    /// Numbers, which the file need not have aligned, in memory of their own.
    fn tensor<T: Number, const R: usize, E: Extents<R>>(&self, name: &str) -> Result<Dense<T, R, E>> {
        let (memory, shape) = self.checked::<R, E>(name, T::DTYPE)?;
        let (numbers, _) = memory.as_chunks();
        Ok(Tensor::new(numbers.iter().copied().map(T::READ).collect(), shape.typed_extents())?)
    }

    /// Numbers `[n]` as one row `[1, n]`, which stretches over a batch: in the file nothing says so.
    fn row<const N: usize>(&self, name: &str) -> Result<Dense<f32, 2, Extents![1, { N }]>> {
        let vector: Dense<f32, 1, Extents![{ N }]> = self.tensor(name)?;
        Ok(Tensor::new(vector.into_vec(), (One, Const))?)
    }
}

fn run() -> Result<()> {
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let mut path = |name| {
        arguments
            .next()
            .unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data").join(name))
    };
    let (digits_path, mlp_path) = (path("digits.safetensors"), path("mlp.safetensors"));
    if arguments.next().is_some() {
        Err("usage: digits [digits.safetensors [mlp.safetensors]]")?;
    }
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let (digits, mlp) = (read(&digits_path)?, read(&mlp_path)?);
    let (digits, mlp) = (File::new(&digits_path, &digits)?, File::new(&mlp_path, &mlp)?);

    let (digits, network, stored) = (Digits::read(&digits)?, Mlp::read(&mlp)?, mlp.tensor("logits")?);
    let images = digits.rows()?;
    let ([batch, _], [rows, _]) = (images.extents(), Scores::extents(&stored));
    if batch != rows {
        Err(mlp.error("logits", &format!("axis 0 has extent {rows}, but the images to test are {batch}")))?;
    }

    let scores = network.forward(&images)?;
    let answers = argmax(&scores)?;
    let (right, wrong): (Vec<_>, Vec<_>) = (0..batch).partition(|&i| answers[[i]] == digits.labels[[i]]);
    digits.print(&answers, right.iter().take(3).chain(wrong.iter().take(2)));

    let (right, total) = (u32::try_from(right.len())?, u32::try_from(batch)?);
    println!("accuracy    {:.1} % ({right} of {total})", 100.0 * f64::from(right) / f64::from(total));
    // In the total order NaN is above all numbers, so it is not overlooked.
    let off = (&scores - &stored).view().map(|off| off.abs()).into_vec();
    let off = off.into_iter().max_by(f32::total_cmp).unwrap_or(f32::NAN);
    println!("difference  {off:.1e} at most from the stored logits");

    let (start, mut runs) = (Instant::now(), 0);
    while start.elapsed() < Duration::from_millis(250) {
        black_box(network.forward(black_box(&images))?);
        runs += 1;
    }
    println!(
        "speed       {:.0} images per second",
        f64::from(runs) * f64::from(total) / start.elapsed().as_secs_f64()
    );

    if (right, total) != RIGHT {
        Err(format!("{right} of {total} answers are right, but {} of {} should be", RIGHT.0, RIGHT.1))?;
    }
    if off.is_nan() || off >= TOLERANCE {
        Err(format!("the logits are off by {off:e}, and {TOLERANCE:e} is too much"))?;
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
