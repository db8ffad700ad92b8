//! Arrays on the devices: put, kept, given away, taken, loaded from files; several programs on one set of them.
#![allow(clippy::unwrap_used, clippy::as_conversions, reason = "a panic is a failed test; numbers are small")]

mod common;

use std::io::{Cursor, Read, Result as IoResult, Seek, SeekFrom};

use half::{bf16, f16};
use safetensors::{Dtype, tensor::TensorView};
use shapewise::{Axis, DenseTensor, Extents, Tensor, shape};
use shapewise_stablehlo::{
    Program, placed,
    placement::{OneDevice, PartialSum, Replicated, Sharded},
};
use shapewise_xla_run::{DeviceArray, Engine, Error, Options, Weights};

use common::eight;

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn matrix<const M: usize, const N: usize>() -> Tensor<f32, 2> {
    Tensor::try_from_fn([M, N], |[i, j]| ((i * 7 + j * 5) % 11) as f32 - 5.0).unwrap()
}

/// An array of each type and placement comes back as it was put.
#[test]
fn arrays_come_back_from_the_devices() {
    let devices = eight().devices::<Grid>().unwrap();
    macro_rules! round_trips {
        ($($element:ty: $of:expr;)*) => { $({
            let of: fn(usize) -> $element = $of;
            let array = Tensor::try_from_fn([8, 16], |[i, j]| of(i * 16 + j)).unwrap();
            let is_same = |tensor: Tensor<$element, 2>| assert_eq!(tensor, array, "{}", stringify!($element));
            is_same(devices.put(&array, shape![8, 16]).unwrap().to_tensor().unwrap().into_ranked());
            is_same(devices.put(&array, placed![8 @ Data, 16]).unwrap().to_tensor().unwrap().into_ranked());
            is_same(devices.put(&array, placed![8, 16 @ Data]).unwrap().to_tensor().unwrap().into_ranked());
            is_same(devices.put(&array, placed![8 @ Model, 16 @ Data]).unwrap().to_tensor().unwrap().into_ranked());
            is_same(devices.put(&array, placed![8 @ (Data, Model), 16]).unwrap().to_tensor().unwrap().into_ranked());
            is_same(devices.put(&array, placed![8, 16 @ (Data, Model)]).unwrap().to_tensor().unwrap().into_ranked());
            // Of a view in another order.
            let turned = devices.put(array.transpose(), placed![16 @ Data, 8 @ Model]).unwrap().to_tensor().unwrap();
            is_same(turned.transpose().to_tensor().into_ranked());
            // Through a program.
            let program = Program::<Grid>::new();
            let x = program.parameter::<$element, 2, _>("x", placed![8 @ Data, 16]);
            let executable = eight().compile(&program.module(x.permute(shapewise::axes![1, 0]))).unwrap();
            let results = executable.call().input(&array).unwrap().run().unwrap();
            let result: DenseTensor<$element, 2, Extents![16, 8]> = results.dense(0).unwrap();
            is_same(result.transpose().to_tensor().into_ranked());
        })* };
    }
    round_trips! {
        bool: |n| n % 3 == 0;
        i8: |n| n as i8; i16: |n| n as i16 - 60; i32: |n| n as i32 - 60; i64: |n| n as i64 - 60;
        u8: |n| n as u8; u16: |n| n as u16; u32: |n| n as u32; u64: |n| n as u64;
        f16: |n| f16::from_f32(n as f32 / 8.0 - 5.0); bf16: |n| bf16::from_f32(n as f32 - 5.0);
        f32: |n| n as f32 / 8.0; f64: |n| n as f64 / 8.0;
    }
}

/// Weights are put once: two programs and many calls read them, and nothing is uploaded but the other inputs.
#[test]
fn several_programs_share_arrays_and_upload_nothing() {
    // An engine of its own, because the bytes of all calls are counted.
    let engine = Engine::from_env_with(Options::virtual_devices(8)).unwrap();
    let devices = engine.devices::<Grid>().unwrap();
    let (a, b) = (matrix::<8, 16>(), matrix::<16, 4>());
    let weights = devices.put(&b, placed![16 @ Model, 4]).unwrap();
    assert_eq!(engine.uploaded_bytes(), 8 * 8 * 4 * 4, "each device has half of the weights");
    let x = devices.put(&a, placed![8 @ Data, 16 @ Model]).unwrap();
    assert_eq!(format!("{x:?}"), "f32[8@Data,16@Model] on 8 devices");

    let program = Program::<Grid>::new();
    let (p, w) = (
        program.parameter::<f32, 2, _>("x", placed![8 @ Data, 16 @ Model]),
        program.parameter::<f32, 2, _>("w", placed![16 @ Model, 4]),
    );
    let product = engine.compile(&program.module(p.matmul(w).all_reduce(Model))).unwrap();
    let other = Program::<Grid>::new();
    let w = other.parameter::<f32, 2, _>("w", placed![16 @ Model, 4]);
    let sums = engine.compile(&other.module(w.sum_axis(Axis::<0>).all_reduce(Model))).unwrap();

    let before = engine.uploaded_bytes();
    for _ in 0..3 {
        let mut results = product.call().keep(&x).unwrap().keep(&weights).unwrap().run().unwrap();
        assert_eq!(results.donated_count(), 0);
        let result: DeviceArray<f32, 2, Extents![8, 4], Grid, (Sharded<0>, Replicated)> =
            results.take(0).unwrap();
        assert_eq!(result.to_tensor().unwrap().into_ranked(), a.matmul(&b).into_ranked());
        // A result is an input.
        let again: Error = product.call().keep(&result).map(drop).unwrap_err();
        assert_eq!(again.to_string(), "input `x` is f32[8@Data,16@Model], not f32[8@Data,4]");
        assert_eq!(
            results.take::<f32, 2, Extents![8, 4], Grid, (Sharded<0>, Replicated)>(0).unwrap_err(),
            Error::Taken { output: 0 }
        );
        let results = sums.call().keep(&weights).unwrap().run().unwrap();
        assert_eq!(
            results.dense::<f32, 1, Extents![4]>(0).unwrap().into_ranked(),
            b.sum_axis(Axis::<0>).into_ranked()
        );
    }
    assert_eq!(engine.uploaded_bytes(), before, "nothing was uploaded");
}

/// A step of training gives its weights away, and the next ones are in their memory.
#[test]
fn donated_inputs_are_taken_and_others_kept() {
    let devices = eight().devices::<Grid>().unwrap();
    let program = Program::<Grid>::new();
    let w = program.parameter::<f32, 2, _>("w", placed![64 @ Data, 32]).donated();
    let g = program.parameter::<f32, 2, _>("g", placed![64 @ Data, 32]);
    let step = eight().compile(&program.module(w - g * 0.5)).unwrap();
    let (first, gradient) = (matrix::<64, 32>(), matrix::<64, 32>());
    let mut weights = devices.put(&first, placed![64 @ Data, 32]).unwrap();
    let gradient = devices.put(&gradient, placed![64 @ Data, 32]).unwrap();
    for _ in 0..2 {
        let mut results = step.call().give(weights).unwrap().keep(&gradient).unwrap().run().unwrap();
        assert_eq!(results.donated_count(), 1, "the memory of the weights is used again");
        weights = results.take(0).unwrap();
    }
    assert!(weights.to_tensor().unwrap().iter().all(|weight| *weight == 0.0));
    // What is kept stays valid, also as a donated parameter.
    let results = step.call().keep(&gradient).unwrap().keep(&gradient).unwrap().run().unwrap();
    assert_eq!(results.donated_count(), 0);
    assert_eq!(gradient.to_tensor().unwrap().into_ranked(), first);
    // The program for one device donates too.
    let one = Program::<OneDevice>::new();
    let x = one.parameter::<f32, 1, _>("x", shape![1024]).donated();
    let step = eight().compile(&one.module(x * 0.5)).unwrap();
    let x =
        eight().devices::<OneDevice>().unwrap().put(Tensor::filled([1024], 2.0_f32), shape![1024]).unwrap();
    let mut results = step.call().give(x).unwrap().run().unwrap();
    assert_eq!(results.donated_count(), 1);
    let y: DeviceArray<f32, 1, Extents![1024]> = results.take(0).unwrap();
    assert_eq!(y.to_tensor().unwrap().as_slice(), [1.0; 1024]);
}

#[test]
fn arrays_of_another_shape_placement_mesh_or_engine_are_refused() {
    mod narrow {
        //! A mesh with the same names.
        use super::*;

        shapewise_stablehlo::mesh! { pub(super) Grid { Data: 2, Model: 2 } }

        pub(super) fn put(
            array: &Tensor<f32, 2>,
        ) -> DeviceArray<f32, 2, Extents![8, 4], impl Sized, impl Sized> {
            eight().devices::<Grid>().unwrap().put(array, placed![8 @ Data, 4]).unwrap()
        }
    }
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 4]);
    let executable = eight().compile(&program.module(x * 2.0)).unwrap();
    let devices = eight().devices::<Grid>().unwrap();
    let array = matrix::<8, 4>();
    let words = |error: Error| error.to_string();
    let columns = devices.put(&array, shape![8, 4]).unwrap();
    assert_eq!(
        executable.call().keep(&columns).map(drop).map_err(words),
        Err("input `x` is f32[8@Data,4], not f32[8,4]".to_owned())
    );
    let small = narrow::put(&array);
    assert_eq!(
        executable.call().keep(&small).map(drop).map_err(words),
        Err("input `x` is f32[8@Data,4], not f32[8@Data,4] on 4 devices of another mesh".to_owned())
    );
    let engine = Engine::from_env_with(Options::virtual_devices(8)).unwrap();
    let elsewhere = engine.devices::<Grid>().unwrap().put(&array, placed![8 @ Data, 4]).unwrap();
    assert_eq!(
        executable.call().keep(&elsewhere).map(drop).map_err(words),
        Err("input `x` is an array on the devices of another engine: an engine and its clones share arrays"
            .to_owned())
    );
    assert_eq!(
        devices.put(&array, shape![4, 8]).map(drop).map_err(words),
        Err("the shape of `array` is f32[4,8], not f32[8,4]".to_owned())
    );
    let (rows, columns) = (6, 4);
    assert_eq!(
        devices.put(matrix::<6, 4>(), placed![rows @ Data, columns]).map(drop).map_err(words),
        Err("extent 6 of axis 0 does not divide into 4 equal parts along mesh axis `Data`".to_owned())
    );
    let mut results = executable.call().input(&array).unwrap().run().unwrap();
    assert_eq!(
        results.take::<f32, 2, Extents![8, 4], Grid, (Replicated, Replicated)>(0).map(drop).map_err(words),
        Err("output `0` is f32[8@Data,4], not f32[8,4] with {Data: Replicated, Model: Replicated}".to_owned())
    );
    assert_eq!(
        results.take::<f32, 2, Extents![8, 5], Grid, (Sharded<0>, Replicated)>(0).map(drop).map_err(words),
        Err("output `0` is f32[8@Data,4], not f32[8,5] with {Data: Sharded<0>, Model: Replicated}".to_owned())
    );
    assert_eq!(
        results.dense::<f32, 2, Extents![8, 5]>(0).map(drop).map_err(words),
        Err("output `0` is f32[8@Data,4], not a type where axis 1 has extent 4, expected 5".to_owned())
    );
    // As many mesh axes of the same names, with other extents.
    assert_eq!(
        results.take::<f32, 2, Extents![8, 4], narrow::Grid, (Sharded<0>, Replicated)>(0).map(drop).map_err(words),
        Err("output `0` is f32[8@Data,4] on {Data: 4, Model: 2}, not f32[8,4] with {Data: Sharded<0>, Model: Replicated} on \
             {Data: 2, Model: 2}"
            .to_owned())
    );
    assert!(results.take::<f32, 2, [usize; 2], Grid, (Sharded<0>, PartialSum)>(0).is_err());
    assert!(results.take::<f32, 2, [usize; 2], Grid, (Sharded<0>, Replicated)>(0).is_ok());
}

/// A file that counts what is read, and the largest read.
struct Counted {
    file: Cursor<Vec<u8>>,
    read: usize,
    largest: usize,
}

impl Read for &mut Counted {
    fn read(&mut self, into: &mut [u8]) -> IoResult<usize> {
        let count = self.file.read(into)?;
        self.read += count;
        self.largest = self.largest.max(into.len());
        Ok(count)
    }
}

impl Seek for &mut Counted {
    fn seek(&mut self, to: SeekFrom) -> IoResult<u64> {
        self.file.seek(to)
    }
}

#[test]
fn weights_go_from_a_file_to_the_devices_block_by_block() {
    let (cube, bias) = (
        Tensor::try_from_fn([8, 6, 4], |[i, j, k]| (i * 100 + j * 10 + k) as f32).unwrap(),
        Tensor::new(vec![true, false, true], [3]).unwrap(),
    );
    let bytes: Vec<u8> = cube.iter().flat_map(|element| element.to_le_bytes()).collect();
    let views = [
        ("cube", TensorView::new(Dtype::F32, vec![8, 6, 4], &bytes).unwrap()),
        ("bias", TensorView::new(Dtype::BOOL, vec![3], &[1, 0, 1]).unwrap()),
    ];
    let file = safetensors::serialize(views, None).unwrap();
    let header = file.len() - bytes.len() - 3;
    let devices = eight().devices::<Grid>().unwrap();
    macro_rules! loads {
        ($($shape:expr, $read:expr, $largest:expr;)*) => { $({
            let mut counted = Counted { file: Cursor::new(file.clone()), read: 0, largest: 0 };
            let mut weights = Weights::new(&mut counted).unwrap();
            assert_eq!(weights.names().collect::<Vec<_>>(), ["bias", "cube"]);
            let array = devices.load::<f32, 3, _>(&mut weights, "cube", $shape).unwrap();
            assert_eq!(array.to_tensor().unwrap().into_ranked(), cube);
            assert_eq!(counted.read - header, $read * 4, "{}", stringify!($shape));
            assert_eq!(counted.largest, header.saturating_sub(8).max($largest * 4), "{}", stringify!($shape));
        })* };
    }
    // Each block once, in the longest runs.
    loads! {
        placed![8 @ Data, 6, 4], 192, 48;
        placed![8 @ (Data, Model), 6, 4], 192, 24;
        placed![8, 6 @ Model, 4], 192, 12;
        placed![8, 6 @ Model, 4 @ Data], 192, 1;
        placed![8 @ Data, 6 @ Model, 4], 192, 12;
        shape![8, 6, 4], 192, 192;
    }
    let mut weights = Weights::new(Cursor::new(file.clone())).unwrap();
    assert_eq!(
        devices
            .load::<bool, 1, _>(&mut weights, "bias", shape![3])
            .unwrap()
            .to_tensor()
            .unwrap()
            .into_ranked(),
        bias
    );
    let words = |error: Error| error.to_string();
    assert_eq!(
        devices.load::<f32, 3, _>(&mut weights, "cube", shape![8, 6, 5]).map(drop).map_err(words),
        Err("tensor `cube` is f32[8,6,5], not f32[8,6,4]".to_owned())
    );
    assert_eq!(
        devices.load::<i32, 1, _>(&mut weights, "bias", shape![3]).map(drop).map_err(words),
        Err("tensor `bias` is s32[3], not pred[3]".to_owned())
    );
    assert_eq!(
        devices.load::<f32, 1, _>(&mut weights, "scale", shape![3]).map(drop).map_err(words),
        Err("tensor `scale` of the file of weights: the file does not have it".to_owned())
    );
    for end in [0, 7, 8, header - 1, header, file.len() - 1] {
        let error = Weights::new(Cursor::new(file[..end].to_vec())).map(drop).unwrap_err();
        assert!(error.to_string().starts_with("the header of the file of weights: "), "{error}");
    }
}
