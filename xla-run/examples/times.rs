//! Times of calls of the three other examples on one device, to compare with JAX's: `gpu/compare.py` runs the same texts on the same inputs.
//!
//! ```text
//! cargo run --release --manifest-path xla-run/Cargo.toml --example times -- FOLDER
//! python3 xla-run/gpu/compare.py FOLDER
//! ```
//!
//! For each program, `FOLDER/NAME` gets `module.mlir`, each input as `0.npy`, `1.npy` and so on, the first result as `result.npy`, and `times.txt`: two medians of 100 calls, in
//! milliseconds, with all inputs on the device and with all inputs uploaded. The result is copied to the host each time.
#![allow(clippy::print_stdout, reason = "an example prints to the terminal")]

use std::{env, error::Error, fs, path::Path, time::Instant};

use shapewise::{Float, Tensor, shape};
use shapewise_stablehlo::{Precision, placement::OneDevice};
use shapewise_xla_run::Engine;

#[path = "digits.rs"]
#[allow(dead_code, unreachable_pub, clippy::missing_errors_doc, reason = "an example is not a library")]
mod digits;
#[path = "layers.rs"]
#[allow(dead_code, unreachable_pub, clippy::missing_errors_doc, reason = "an example is not a library")]
mod layers;
#[path = "transformer.rs"]
#[allow(dead_code, unreachable_pub, clippy::missing_errors_doc, reason = "an example is not a library")]
mod transformer;

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;

/// The calls that are timed.
const CALLS: usize = 100;

/// Writes an array as NumPy's `.npy`: version 1, little-endian `f32`, row-major.
fn write<const R: usize>(path: &Path, array: &Tensor<f32, R>) -> Result<()> {
    let extents: String = array.extents().iter().map(|extent| format!("{extent},")).collect();
    let mut header = format!("{{'descr': '<f4', 'fortran_order': False, 'shape': ({extents}), }}");
    // The elements begin at a multiple of 64 bytes. Six bytes of name, two of the version and two of the length are before the header.
    while !(header.len() + 11).is_multiple_of(64) {
        header.push(' ');
    }
    header.push('\n');
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend(u16::try_from(header.len())?.to_le_bytes());
    bytes.extend(header.as_bytes());
    bytes.extend(array.iter().flat_map(|element| element.to_le_bytes()));
    Ok(fs::write(path, bytes)?)
}

/// The median of the milliseconds of so many calls, after three that are not counted.
fn median(mut call: impl FnMut() -> Result<()>) -> Result<f64> {
    let mut times = Vec::new();
    for at in 0..CALLS + 3 {
        let begin = Instant::now();
        call()?;
        if at >= 3 {
            times.push(begin.elapsed().as_secs_f64() * 1e3);
        }
    }
    times.sort_by(f64::nan_last);
    Ok(times.get(CALLS / 2).copied().ok_or("no calls")?)
}

/// Writes and times a program whose first result has this rank, with its inputs and their shapes, in the order of the parameters.
macro_rules! time {
    ($engine:ident, $folder:expr, $module:expr, $rank:literal, [$($name:ident = $input:expr, $shape:expr;)*]) => {{
        let (module, folder) = ($module, $folder);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("module.mlir"), module.text())?;
        let begin = Instant::now();
        let executable = $engine.compile(&module)?;
        let compiled = begin.elapsed().as_secs_f64() * 1e3;
        let devices = $engine.devices::<OneDevice>()?;
        let mut count = 0_usize;
        $(
            write(&folder.join(format!("{count}.npy")), $input)?;
            count += 1;
            let $name = devices.put($input, $shape)?;
        )*
        let mut result = None;
        let kept = median(|| {
            result = Some(executable.call()$(.keep(&$name)?)*.run()?.get::<f32, $rank>(0)?);
            Ok(())
        })?;
        let uploaded = median(|| {
            executable.call()$(.input($input)?)*.run()?.get::<f32, $rank>(0)?;
            Ok(())
        })?;
        write(&folder.join("result.npy"), &result.ok_or("no result")?)?;
        fs::write(folder.join("times.txt"), format!("{kept} {uploaded}\n"))?;
        println!("{}: {count} inputs, compiled in {compiled:.0} ms; {kept:.3} ms a call, {uploaded:.3} ms with uploads", folder.display());
    }};
}

fn main() -> Result<()> {
    let folder = env::args_os().nth(1).ok_or("usage: times FOLDER")?;
    let folder = Path::new(&folder);
    let engine = Engine::from_env()?;
    println!("one device of {}", engine.platform()?);

    let files = digits::Files::read()?;
    let inputs = files.data()?;
    let ([mean, std], [w1, w2], [b1, b2]) = (&inputs.rows, &inputs.matrices, &inputs.biases);
    time!(engine, folder.join("digits"), digits::network().1, 2, [
        images = &inputs.images, shape![500, 64];
        mean_put = mean, shape![1, 64];
        std_put = std, shape![1, 64];
        w1_put = w1, shape![64, 48];
        b1_put = b1, shape![48];
        w2_put = w2, shape![48, 10];
        b2_put = b2, shape![10];
    ]);

    let inputs = transformer::Inputs::new()?;
    let [query, key, value, out, up, down] = &inputs.weights;
    let square = shape![32, 32];
    time!(engine, folder.join("transformer"), transformer::program()?.1, 2, [
        x = &inputs.x, shape![8, 16, 32];
        query_put = query, square;
        key_put = key, square;
        value_put = value, square;
        out_put = out, square;
        up_put = up, shape![32, 64];
        down_put = down, shape![64, 32];
    ]);

    let inputs = layers::Inputs::new()?;
    let [query, key, value, out] = &inputs.square;
    let square = shape![6, 512, 512];
    for (name, precision) in [("layers", Precision::Highest), ("layers-fast", Precision::Default)] {
        time!(engine, folder.join(name), layers::program(precision)?.1, 2, [
            x = &inputs.x, shape![1024, 512];
            query_put = query, square;
            key_put = key, square;
            value_put = value, square;
            out_put = out, square;
            up_put = &inputs.up, shape![6, 512, 2048];
            down_put = &inputs.down, shape![6, 2048, 512];
        ]);
    }
    Ok(())
}
