//! Handwritten digits, read by a network of two layers. Shapes are checked before the program runs; those that only the
//! files know are checked once, on reading.
//!
//! ```text
//! cargo run --release --features safetensors --example digits [digits.safetensors [mlp.safetensors]]
//!
//! images       pixels      normal              hidden                   scores               answers
//! [n, 8, 8] -> [n, 64] ->  (x - mean) / std -> relu(x @ w1 + b1)     -> x @ w2 + b2       -> [n]
//!                           [1, 64]  [1, 64]   [64, 48]  [1, 48]       [48, 10]  [1, 10]
//! ```
//!
//! The program checks itself: it fails if its answers differ from those stored with the weights.
#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]
#![expect(clippy::indexing_slicing, reason = "indices come from the extents of the indexed array")]
#![expect(
    clippy::arithmetic_side_effects,
    reason = "tensors agree by type, and come from the same batch; numbers are floats or small counts"
)]

use core::{error::Error, hint::black_box, time::Duration};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use shapewise::{
    Const, DenseTensor, DenseView, Extent, Extents, One, ReshapeError, SliceError, Tensor, ViewError, names,
    s,
};
use shapewise_io::safetensors::Tensors;

// How many there are is known when the files are read. The name says which arrays have one element, or one row, for each.
names! { Images }

type Result<T, E = Box<dyn Error>> = core::result::Result<T, E>;

/// Images as the network takes them: one row of 64 pixels each.
type Pixels = DenseTensor<f32, 2, Extents![Images, 64]>;
/// The output of the network: a score for each digit.
type Scores = DenseTensor<f32, 2, Extents![Images, 10]>;
/// A digit for each image.
type Answers = DenseTensor<usize, 1, Extents![Images]>;

/// The number of correct answers of the stored network, of the digits held out from training.
const RIGHT: (u32, u32) = (491, 500);
/// The tolerance for a difference from NumPy's sums: NumPy adds in a different order.
const TOLERANCE: f32 = 1e-4;

/// The network. Its shapes are its types: a program that swaps two weights of different shapes does not compile.
struct Mlp {
    mean: DenseTensor<f32, 2, Extents![1, 64]>,
    std: DenseTensor<f32, 2, Extents![1, 64]>,
    w1: DenseTensor<f32, 2, Extents![64, 48]>,
    b1: DenseTensor<f32, 2, Extents![1, 48]>,
    w2: DenseTensor<f32, 2, Extents![48, 10]>,
    b2: DenseTensor<f32, 2, Extents![1, 10]>,
}

impl Mlp {
    /// Reads the weights; only the type of each field states the required shape.
    fn read(file: &Tensors<'_>) -> Result<Self> {
        Ok(Self {
            mean: row(file, "mean")?,
            std: row(file, "std")?,
            w1: file.dense_tensor("w1")?,
            b1: row(file, "b1")?,
            w2: file.dense_tensor("w2")?,
            b2: row(file, "b2")?,
        })
    }

    /// A score for each image and digit. Each row `[1, n]` broadcasts over the batch.
    fn forward(&self, images: &Pixels) -> Result<Scores, ViewError> {
        let normal = (images - &self.mean) / &self.std;
        let sums = matmul(normal.view(), self.w1.view())? + &self.b1;
        let hidden = sums.map(|sum| sum.max(0.0));
        Ok(matmul(hidden.view(), self.w2.view())? + &self.b2)
    }

    /// Images per second, over the forward passes that fit into a quarter of a second.
    fn speed(&self, images: &Pixels) -> Result<f64> {
        let (start, mut count) = (Instant::now(), 0);
        while start.elapsed() < Duration::from_millis(250) {
            let [batch, _] = black_box(self.forward(black_box(images))?).extents();
            count += u32::try_from(batch)?;
        }
        Ok(f64::from(count) / start.elapsed().as_secs_f64())
    }
}

/// Numbers `[n]` as one row `[1, n]` that stretches over a batch; the file does not state this.
fn row<const N: usize>(file: &Tensors<'_>, name: &str) -> Result<DenseTensor<f32, 2, Extents![1, { N }]>> {
    let vector: DenseTensor<f32, 1, Extents![{ N }]> = file.dense_tensor(name)?;
    Ok(vector.try_into_reshape((One, Const))?)
}

/// `[m, k] @ [k, n] = [m, n]`. There is only one `K`: a product with different inner extents does not compile.
fn matmul<M: Extent, const K: usize, const N: usize>(
    left: DenseView<'_, f32, 2, Extents![(M), { K }]>,
    right: DenseView<'_, f32, 2, Extents![{ K }, { N }]>,
) -> Result<DenseTensor<f32, 2, Extents![(M), { N }]>, ViewError> {
    let (m, _) = left.typed_extents();
    let mut product = Vec::with_capacity(m.get() * N);
    for row in left.row_arrays() {
        let mut sums = [0.0; N];
        for (factor, weights) in row.iter().zip(right.row_arrays()) {
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += factor * weight;
            }
        }
        product.extend(sums);
    }
    Tensor::new(product, (m, Const))
}

/// The digit with the highest score, for each image.
fn argmax(scores: &Scores) -> Result<Answers, ViewError> {
    let (images, _) = scores.typed_extents();
    let best =
        |row: &[f32; 10]| (0..10).zip(row).max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(digit, _)| digit);
    Tensor::new(scores.row_arrays().iter().filter_map(best).collect(), (images,))
}

/// The digits held out from training.
struct Digits {
    images: DenseTensor<u8, 3, Extents![Images, 8, 8]>,
    labels: Answers,
}

impl Digits {
    /// Reads the images and labels at the rows `test`, as `images[test]` does in NumPy.
    fn read(file: &Tensors<'_>) -> Result<Self> {
        // Bytes are borrowed from the file. Larger numbers are copied, because the file may not align them.
        let images: DenseView<'_, u8, 3, Extents![usize, 8, 8]> = file.dense("images")?;
        let labels: DenseView<'_, u8, 1, Extents![usize]> = file.dense("labels")?;
        let test: DenseTensor<i32, 1, Extents![usize]> = file.dense_tensor("test")?;

        // A row out of bounds is a mistake in the file: these slices return an error where `slice` would panic.
        let out_of_bounds = |error: SliceError| format!("tensor `test`: {error}");
        let (mut pixels, mut digits) = (Vec::new(), Vec::new());
        for &row in &test {
            pixels.extend(images.try_slice(s![row, :, :]).map_err(out_of_bounds)?);
            let label = labels.try_slice(s![row]).map_err(out_of_bounds)?;
            digits.extend(label.iter().map(|&digit| usize::from(digit)));
        }
        let n = Images(digits.len());
        Ok(Self { images: Tensor::new(pixels, (n, Const, Const))?, labels: Tensor::new(digits, (n,))? })
    }

    /// Each image as one row: the same memory with another shape, converted to floats.
    fn pixels(&self) -> Result<Pixels, ReshapeError> {
        let (n, ..) = self.images.typed_extents();
        Ok(self.images.view().try_reshape((n, Const::<64>))?.map(|&pixel| pixel.into()))
    }

    /// Prints images side by side, each above its label and, if it differs, the answer.
    fn print(&self, answers: &Answers, shown: &[usize]) {
        // A pixel is two characters wide, because a character is twice as high as wide.
        let shade = |&pixel: &u8| match pixel {
            0..2 => "  ",
            2..6 => "░░",
            6..10 => "▒▒",
            10..14 => "▓▓",
            14.. => "██",
        };
        for y in 0..8 {
            let line = |&image| self.images.slice(s![image, y, :]).iter().map(shade).collect();
            println!("{}", shown.iter().map(line).collect::<Vec<String>>().join(" "));
        }
        for &image in shown {
            print!(
                "{:^17}",
                match (self.labels[[image]], answers[[image]]) {
                    (label, answer) if label == answer => format!("{label}"),
                    (label, answer) => format!("{label}, not {answer}"),
                }
            );
        }
        println!("\n");
    }
}

fn run() -> Result<()> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data");
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let paths = ["digits.safetensors", "mlp.safetensors"];
    let paths = paths.map(|name| arguments.next().unwrap_or_else(|| data.join(name)));
    if arguments.next().is_some() {
        return Err("usage: digits [digits.safetensors [mlp.safetensors]]".into());
    }
    let read = |path: &PathBuf| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let memory = [read(&paths[0])?, read(&paths[1])?];
    // An error of a tensor names the tensor, and this names the file.
    let at = |path: &PathBuf, error: Box<dyn Error>| format!("{}: {error}", path.display());
    let digits = Tensors::new(&memory[0]).map_err(Box::from).and_then(|file| Digits::read(&file));
    let digits = digits.map_err(|error| at(&paths[0], error))?;
    let mlp = Tensors::new(&memory[1]).map_err(|error| at(&paths[1], error.into()))?;
    let network = Mlp::read(&mlp).map_err(|error| at(&paths[1], error))?;
    let stored: Scores = mlp.dense_tensor("logits").map_err(|error| at(&paths[1], error.into()))?;
    let images = digits.pixels()?;
    let scores = network.forward(&images)?;
    // Only the files know the batch, so it is compared here; everything else is in the types.
    let batch = scores.shape().expect(Scores::extents(&stored));
    batch.map_err(|error| at(&paths[1], format!("tensor `logits`: {error}").into()))?;
    let [n, _] = scores.extents();
    let answers = argmax(&scores)?;
    let (right, wrong): (Vec<_>, Vec<_>) = (0..n).partition(|&i| answers[[i]] == digits.labels[[i]]);
    let shown: Vec<_> = right.iter().take(3).chain(wrong.iter().take(2)).copied().collect();
    digits.print(&answers, &shown);

    let (right, n) = (u32::try_from(right.len())?, u32::try_from(n)?);
    println!("accuracy    {:.1} % ({right} of {n})", 100.0 * f64::from(right) / f64::from(n));
    // In the total order NaN is above all numbers, so it is detected.
    let off = (&scores - &stored).into_vec().into_iter().map(f32::abs).max_by(f32::total_cmp);
    let off = off.unwrap_or(f32::NAN);
    println!("difference  {off:.1e} at most, to the stored logits");
    println!("speed       {:.0} images per second", network.speed(&images)?);

    match (right, n) {
        RIGHT if off < TOLERANCE => Ok(()),
        RIGHT => Err(format!("the logits are off by {off:e}; the tolerance is {TOLERANCE:e}").into()),
        _ => Err(format!("{right} of {n} are correct, expected {} of {}", RIGHT.0, RIGHT.1).into()),
    }
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
