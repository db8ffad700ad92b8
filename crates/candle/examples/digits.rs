//! Handwritten digits, read by a network of two layers of candle's tensors with their shape in the type. Shapes that only the files know are compared once,
//! on reading.
//!
//! ```text
//! cargo run --release --example digits [folder of digits.safetensors and mlp.safetensors]
//!
//! images       pixels      normal              hidden                   scores               answers
//! [n, 8, 8] -> [n, 64] ->  (x - mean) / std -> relu(x @ w1 + b1)     -> x @ w2 + b2       -> [n]
//!                           [1, 64]  [1, 64]   [64, 48]  [1, 48]       [48, 10]  [1, 10]
//! ```
//!
//! The program checks itself: it fails if its answers differ from those stored with the weights. At last, it compares its time with that of the
//! same operations on candle's own tensors.
#![expect(clippy::print_stdout, reason = "an example prints to the terminal")]

use std::{collections::HashMap, env, hint::black_box, path::PathBuf, time::Instant};

use candle_core::{DType, Device, Tensor, safetensors};
use shapewise::{Axis, Extents, axes, expect_shape, shape};
use shapewise_candle::{Error, Result, Typed};

/// Images as the network takes them: one row of 64 pixels each.
type Pixels = Typed<2, Extents![usize, 64]>;
/// The output of the network: a score for each digit.
type Scores = Typed<2, Extents![usize, 10]>;
/// Numbers of all images of a batch.
type Numbers = Typed<1, Extents![usize]>;

/// The number of correct answers of the stored network, of the digits held out from training.
const RIGHT: (usize, usize) = (491, 500);

/// The network. Its shapes are its types: a program that swaps two weights of different shapes does not compile.
struct Mlp {
    mean: Typed<2, Extents![1, 64]>,
    std: Typed<2, Extents![1, 64]>,
    w1: Typed<2, Extents![64, 48]>,
    b1: Typed<2, Extents![1, 48]>,
    w2: Typed<2, Extents![48, 10]>,
    b2: Typed<2, Extents![1, 10]>,
}

/// Takes a tensor of a file.
fn take(file: &mut HashMap<String, Tensor>, name: &str) -> Result<Tensor> {
    Ok(file.remove(name).ok_or_else(|| candle_core::Error::Msg(format!("there is no tensor `{name}`")))?)
}

impl Mlp {
    /// Reads the weights. Each line states the shape that the file must have; `along` states that rows are along the pixels of a batch.
    fn read(file: &mut HashMap<String, Tensor>) -> Result<Self> {
        Ok(Self {
            mean: Typed::new(take(file, "mean")?, shape![64])?.along(axes![1])?,
            std: Typed::new(take(file, "std")?, shape![64])?.along(axes![1])?,
            w1: Typed::new(take(file, "w1")?, shape![64, 48])?,
            b1: Typed::new(take(file, "b1")?, shape![48])?.along(axes![1])?,
            w2: Typed::new(take(file, "w2")?, shape![48, 10])?,
            b2: Typed::new(take(file, "b2")?, shape![10])?.along(axes![1])?,
        })
    }

    /// A score for each image and digit. Each row `[1, n]` broadcasts over the batch.
    fn forward(&self, images: &Pixels) -> Result<Scores> {
        let normal = ((images - &self.mean)? / &self.std)?;
        let hidden = (normal.matmul(&self.w1)? + &self.b1)?.relu()?;
        hidden.matmul(&self.w2)? + &self.b2
    }

    /// The same on candle's tensors, whose shapes are known at run time.
    fn untyped(&self, images: &Tensor) -> candle_core::Result<Tensor> {
        let Self { mean, std, w1, b1, w2, b2 } = self;
        let normal = images.broadcast_sub(mean.as_inner())?.broadcast_div(std.as_inner())?;
        let hidden = normal.matmul(w1.as_inner())?.broadcast_add(b1.as_inner())?.relu()?;
        hidden.matmul(w2.as_inner())?.broadcast_add(b2.as_inner())
    }
}

/// The least time of `count` calls, in microseconds, of two functions that take turns. Each begins every second turn, because what runs after the other
/// one finds other memory.
fn least_times(count: usize, functions: [&dyn Fn(); 2]) -> [f64; 2] {
    let mut least = [f64::INFINITY; 2];
    for turn in 0..count {
        for at in [turn % 2, (turn + 1) % 2] {
            let start = Instant::now();
            functions[at]();
            least[at] = least[at].min(start.elapsed().as_secs_f64() * 1e6);
        }
    }
    least
}

fn main() -> Result<()> {
    let stored = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../io/examples/data");
    let folder = env::args_os().nth(1).map_or_else(stored, PathBuf::from);
    let mut digits = safetensors::load(folder.join("digits.safetensors"), &Device::Cpu)?;
    let mut mlp = safetensors::load(folder.join("mlp.safetensors"), &Device::Cpu)?;
    let network = Mlp::read(&mut mlp)?;

    // In: only the files know how many images there are, and all of them must agree.
    let (images, labels) = (take(&mut digits, "images")?, take(&mut digits, "labels")?);
    let (rows, logits) = (take(&mut digits, "test")?, take(&mut mlp, "logits")?);
    expect_shape!(
        images.dims(), [count, 8, 8]; labels.dims(), [count]; rows.dims(), [n]; logits.dims(), [n, 10];
        else |error| return Err(error.into())
    );
    let images = Typed::new(images, shape![count, 8, 8])?;
    let labels: Numbers = Typed::new(labels, [count])?.typed()?;
    let rows: Numbers = Typed::new(rows.to_dtype(DType::U32)?, [n])?.typed()?;
    let logits: Scores = Typed::new(logits, shape![n, 10])?;

    let pixels = images.take(Axis::<0>, &rows)?.reshape(shape![n, 64])?.to_dtype(DType::F32)?;
    let scores = network.forward(&pixels)?;
    let answers = scores.argmax_axis(Axis::<-1>)?;
    let labels = labels.take(Axis::<0>, &rows)?.to_dtype(DType::U32)?;
    let right = answers.equal(&labels)?.to_dtype(DType::F32)?.sum_axis(Axis::<0>)?;
    // Out: a number.
    let right = right.into_inner().to_scalar::<f32>()?;
    let off = (&scores - &logits)?.abs()?.max_axis(Axis::<0>)?.max_axis(Axis::<0>)?;
    let off = off.into_inner().to_scalar::<f32>()?;
    println!("accuracy    {right} of {n}");
    println!("difference  {off:.1e} at most, to the stored logits");

    // Times are of a release build.
    let calls = if cfg!(debug_assertions) { 1 } else { 2000 };
    for batch in [1, 32, n] {
        let few: Pixels = pixels.narrow(Axis::<0>, 0, batch)?.typed()?;
        let typed = || drop(black_box(network.forward(black_box(&few))));
        let untyped = || drop(black_box(network.untyped(black_box(few.as_inner()))));
        let [typed, untyped] = least_times(calls, [&typed, &untyped]);
        println!("batch {batch:4}  {typed:7.2} us, {untyped:7.2} us of candle: {:.3}", typed / untyped);
    }

    if (right, n) != (491., RIGHT.1) || off > 1e-4 {
        let message = format!("expected {} of {} correct answers, and the stored logits", RIGHT.0, RIGHT.1);
        return Err(Error::Candle(candle_core::Error::Msg(message)));
    }
    Ok(())
}
