//! Checkpoints: arrays that eight devices write are those that the devices of other meshes read, and what is not an array is refused.
#![allow(clippy::unwrap_used, clippy::as_conversions, reason = "a panic is a failed test; numbers are small")]

mod common;

use std::{env, fs, path::PathBuf, process};

use half::bf16;
use shapewise::{Tensor, shape};
use shapewise_io::checkpoint::Checkpoint;
use shapewise_stablehlo::{placed, placement::OneDevice};
use shapewise_xla_run::Error;

use common::eight;

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
shapewise_stablehlo::mesh! { Wide { Rows: 8 } }
shapewise_stablehlo::mesh! { Four { X: 2, Y: 2 } }

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("shapewise-run-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Arrays of several types and placements, in one checkpoint, on four meshes.
#[test]
fn another_mesh_reads_what_one_mesh_wrote() {
    let folder = Folder::new("meshes");
    let weights = Tensor::from_fn([16, 8], |[i, j]| (i * 8 + j) as f32 - 50.0);
    let bias = Tensor::from_fn([8], |[i]| bf16::from_f32(i as f32));
    let mask = Tensor::from_fn([8, 16], |[i, j]| (i + j) % 3 == 0);
    let count = Tensor::filled([], 7_i64);
    let grid = eight().devices::<Grid>().unwrap();
    let saved = [
        &grid.put(&weights, placed![16 @ Data, 8 @ Model]).unwrap() as &dyn shapewise_xla_run::ToSave,
        &grid.put(&bias, placed![8 @ Model]).unwrap(),
        &grid.put(&mask, placed![8, 16 @ (Data, Model)]).unwrap(),
        &grid.put(&count, shape![]).unwrap(),
    ];
    let names = ["weights", "bias", "mask", "count"];
    let arrays: Vec<_> = names.into_iter().zip(saved).collect();
    let checkpoint = grid.save(&folder.0, 3, &arrays).unwrap();
    assert_eq!(checkpoint.names().collect::<Vec<_>>(), ["bias", "count", "mask", "weights"]);
    // Each block is in one file: a number of bytes above those of the elements is that of headers.
    let files: Vec<_> = fs::read_dir(folder.0.join("step-3")).unwrap().map(|file| file.unwrap()).collect();
    assert_eq!(files.len(), 8);
    let bytes: u64 = files.iter().map(|file| file.metadata().unwrap().len()).sum();
    assert!(bytes < 16 * 8 * 4 + 8 * 2 + 8 * 16 + 8 + 8 * 600, "{bytes} bytes");

    let checkpoint = Checkpoint::latest(&folder.0).unwrap().unwrap();
    let wide = eight().devices::<Wide>().unwrap();
    let read = wide.restore::<f32, 2, _>(&checkpoint, "weights", placed![16, 8 @ Rows]).unwrap();
    assert_eq!(read.to_tensor().unwrap(), weights);
    assert_eq!(
        wide.restore::<bool, 2, _>(&checkpoint, "mask", placed![8 @ Rows, 16]).unwrap().to_tensor().unwrap(),
        mask
    );
    let four = eight().devices::<Four>().unwrap();
    let read = four.restore::<f32, 2, _>(&checkpoint, "weights", placed![16 @ Y, 8 @ X]).unwrap();
    assert_eq!(read.to_tensor().unwrap(), weights);
    assert_eq!(
        four.restore::<bf16, 1, _>(&checkpoint, "bias", shape![8]).unwrap().to_tensor().unwrap(),
        bias
    );
    let one = eight().devices::<OneDevice>().unwrap();
    let read = one.restore::<f32, 2, _>(&checkpoint, "weights", shape![16, 8]).unwrap();
    assert_eq!(read.to_tensor().unwrap(), weights);
    assert_eq!(one.restore::<i64, 0, _>(&checkpoint, "count", shape![]).unwrap().to_tensor().unwrap()[[]], 7);
    // One device writes, and many read.
    one.save(&folder.0, 4, &[("weights", &read)]).unwrap();
    let checkpoint = Checkpoint::latest(&folder.0).unwrap().unwrap();
    let read = grid.restore::<f32, 2, _>(&checkpoint, "weights", placed![16 @ (Data, Model), 8]).unwrap();
    assert_eq!((checkpoint.step(), read.to_tensor().unwrap().into_ranked()), (4, weights));
}

/// What is refused, and the messages.
#[test]
fn what_is_not_an_array_is_refused() {
    let folder = Folder::new("refused");
    let grid = eight().devices::<Grid>().unwrap();
    let x = grid.put(Tensor::filled([8, 4], 1.0_f32), placed![8 @ Data, 4]).unwrap();
    let message = |error: Error| error.to_string();
    let error = message(grid.save(&folder.0, 1, &[("x", &x), ("x", &x)]).unwrap_err());
    assert_eq!(error, "array `x`: a part has it twice, or the format reserves the name");
    assert!(Checkpoint::latest(&folder.0).unwrap().is_none(), "nothing appears");
    let checkpoint = grid.save(&folder.0, 1, &[("x", &x)]).unwrap();
    assert!(message(grid.save(&folder.0, 1, &[("x", &x)]).unwrap_err()).contains("step-1: "));
    let error = message(grid.restore::<f32, 2, _>(&checkpoint, "y", shape![8, 4]).unwrap_err());
    assert_eq!(error, "array `y`: the checkpoint does not have it");
    let error = message(grid.restore::<f64, 2, _>(&checkpoint, "x", shape![8, 4]).unwrap_err());
    assert!(error.contains("f64[8,4]") && error.contains("f32[8,4]"), "{error}");
    assert!(grid.restore::<f32, 2, _>(&checkpoint, "x", placed![4 @ Data, 8]).is_err());
}
