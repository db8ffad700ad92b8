//! The time of an upload of 64 MB to eight devices, in ratio to a copy in memory. They take turns, and the least time of each counts.
//!
//! ```text
//! export SHAPEWISE_PJRT=$(xla-run/get-plugin.sh)
//! cargo run --release --manifest-path xla-run/Cargo.toml --example upload
//! ```
#![allow(clippy::print_stdout, reason = "an example prints to the terminal")]

use std::{error::Error, hint::black_box, time::Instant};

use shapewise::Tensor;
use shapewise_stablehlo::placed;
use shapewise_xla_run::{Engine, Options};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

/// What is measured.
type Function<'f> = Box<dyn FnMut() -> Result<(), Box<dyn Error>> + 'f>;

/// The least time of each of some functions, in milliseconds.
fn times<const N: usize>(mut functions: [Function<'_>; N]) -> Result<[f64; N], Box<dyn Error>> {
    let mut least = [f64::MAX; N];
    for _ in 0..15 {
        for (least, function) in least.iter_mut().zip(&mut functions) {
            let begin = Instant::now();
            function()?;
            *least = least.min(begin.elapsed().as_secs_f64() * 1e3);
        }
    }
    Ok(least)
}

fn main() -> Result<(), Box<dyn Error>> {
    let engine = Engine::from_env_with(Options::virtual_devices(8))?;
    let devices = engine.devices::<Grid>()?;
    let array = Tensor::filled([4096, 4096], 1.0_f32);
    let mut memory = vec![0.0_f32; 4096 * 4096];
    let [copy, fresh, rows, columns, both, axis] = times([
        Box::new(|| {
            memory.copy_from_slice(black_box(array.as_slice()));
            black_box(&mut memory);
            Ok(())
        }),
        Box::new(|| {
            drop(black_box(array.as_slice().to_vec()));
            Ok(())
        }),
        Box::new(|| devices.put(&array, placed![4096 @ (Data, Model), 4096]).map(drop).map_err(Into::into)),
        Box::new(|| devices.put(&array, placed![4096, 4096 @ (Data, Model)]).map(drop).map_err(Into::into)),
        Box::new(|| devices.put(&array, placed![4096 @ Data, 4096 @ Model]).map(drop).map_err(Into::into)),
        Box::new(|| {
            devices.put(array.transpose(), placed![4096 @ Data, 4096 @ Model]).map(drop).map_err(Into::into)
        }),
    ])?;
    println!(
        "a copy of 64 MB: {copy:.1} ms; to new memory: {fresh:.1} ms; to eight devices, in ratio to both:"
    );
    for (name, time) in [("rows", rows), ("columns", columns), ("both", both), ("both, transposed", axis)] {
        println!("{name}: {time:.1} ms, {:.2}, {:.2}", time / copy, time / fresh);
    }
    Ok(())
}
