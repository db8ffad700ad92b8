//! Engines: what runs, and what is refused with which words.
#![allow(clippy::unwrap_used, clippy::as_conversions, reason = "a panic is a failed test; numbers are small")]

mod common;

use std::{env, fs, path::PathBuf, process::Command};

use shapewise::{Tensor, shape};
use shapewise_stablehlo::{Module, Program, placed};
use shapewise_xla_run::{Engine, Error, Options};

use common::{eight, fits};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

fn matrix<const M: usize, const N: usize>() -> Tensor<f32, 2> {
    Tensor::try_from_fn([M, N], |[i, j]| ((i * 7 + j * 5) % 11) as f32 - 5.0).unwrap()
}

#[test]
fn a_program_for_one_device_runs() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![3, 4]);
    let module = program.module((x * 2.0 + 1.0, x.permute(shapewise::axes![1, 0])));
    let executable = eight().compile(&module).unwrap();
    let x = matrix::<3, 4>();
    let results = executable.call().input(&x).unwrap().run().unwrap();
    assert_eq!(results.get::<f32, 2>(0).unwrap(), &x * 2.0 + 1.0);
    assert_eq!(results.get::<f32, 2>(1).unwrap(), x.transpose());
    assert_eq!(executable.collectives().unwrap(), [""; 0]);
}

#[test]
fn the_same_program_runs_on_eight_devices() {
    let program = Program::<Grid>::new();
    let a = program.parameter::<f32, 2, _>("a", placed![8 @ Data, 16 @ Model]);
    let b = program.parameter::<f32, 2, _>("b", placed![16 @ Model, 4]);
    let sum = a.matmul(b).all_reduce(Model);
    let (eight_devices, one_device) = (program.module(sum), program.module_for_one_device(sum));
    println!("{eight_devices}");
    let run = |module| {
        let executable = eight().compile(module).unwrap();
        let (a, b) = (matrix::<8, 16>(), matrix::<16, 4>());
        let results = executable.call().input(&a).unwrap().input(&b).unwrap().run().unwrap();
        assert!(results.replicas_agree(0).unwrap());
        (results.get::<f32, 2>(0).unwrap(), executable.collectives().unwrap())
    };
    let (on_eight, collectives) = run(&eight_devices);
    let (on_one, none) = run(&one_device);
    assert_eq!(on_eight, on_one);
    assert_eq!((collectives, none.len()), (vec!["all-reduce"], 0));
    let (partitioned, _) = run(&program.module_for_partitioner(sum));
    assert_eq!(partitioned, on_one);
}

#[test]
fn a_loop_and_a_gather_run() {
    let program = Program::<Grid>::new();
    let table = program.parameter::<f32, 2, _>("table", placed![5, 6 @ Model]);
    let rows = program.parameter::<i32, 1, _>("rows", placed![8 @ Data]);
    let taken = table.take(shapewise::Axis::<0>, rows).unwrap();
    let halved = program.repeat(3, taken, |_, x| x * 0.5).unwrap();
    let module = program.module(halved);
    let executable = eight().compile(&module).unwrap();
    assert_eq!(executable.collectives().unwrap(), [""; 0]);
    let table = matrix::<5, 6>();
    let rows = Tensor::new(vec![4, 0, 2, 2, 1, 3, 4, 0], [8]).unwrap();
    let results = executable.call().input(&table).unwrap().input(&rows).unwrap().run().unwrap();
    let expected =
        Tensor::try_from_fn([8, 6], |[i, j]| table[[usize::try_from(rows[[i]]).unwrap(), j]] / 8.0).unwrap();
    assert_eq!(results.get::<f32, 2>(0).unwrap(), expected);
}

#[test]
fn inputs_and_outputs_of_another_shape_are_refused() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![3, 4]);
    let executable = eight().compile(&program.module(x * 2.0)).unwrap();
    let message = |error: Error| error.to_string();
    let wrong = executable.call().input(matrix::<4, 3>()).map(|_| ()).map_err(message);
    assert_eq!(wrong, Err("input `x` is f32[3,4], not f32[4,3]".to_owned()));
    let integers = Tensor::new(vec![1_i32; 12], [3, 4]).unwrap();
    let wrong = executable.call().input(integers).map(|_| ()).map_err(message);
    assert_eq!(wrong, Err("input `x` is f32[3,4], not s32[3,4]".to_owned()));
    assert_eq!(
        executable.call().run().map(|_| ()).map_err(message),
        Err("the program has 1 parameter, and there are 0 inputs".to_owned())
    );
    let results = executable.call().input(matrix::<3, 4>()).unwrap().run().unwrap();
    assert_eq!(
        results.get::<f32, 1>(0).map_err(message),
        Err("output `0` is f32[3,4], not f32 of rank 1".to_owned())
    );
    assert_eq!(
        results.get::<f32, 2>(1).map_err(message),
        Err("output `1` is one of 1, not among them".to_owned())
    );
}

#[test]
fn a_wrong_program_is_an_error_with_line_and_column() {
    let text = "module @wrong {\n  func.func public @main(%a: tensor<2xf32>) -> tensor<3xf32> {\n    return %a : tensor<2xf32>\n  }\n}";
    let Err(Error::Xla { during, message }) = eight().opcodes(text, 1) else { panic!("XLA refuses it") };
    assert_eq!(during, "compile the program");
    assert!(message.contains(":3:5"), "{message}");
}

#[test]
fn a_program_with_unknown_extents_is_refused_by_name() {
    let program = <Program>::new();
    let x =
        program.parameter::<f32, 2, _>("x", [shapewise::DynExtent::UNKNOWN, shapewise::DynExtent::of::<4>()]);
    let error = eight().compile(&program.module(x + x)).map(|_| ()).unwrap_err();
    // Either the engine or XLA names the extent.
    assert!(error.to_string().contains("f32[?,4]") || error.to_string().contains("?x4"), "{error}");
}

#[test]
fn too_few_devices_are_reported_with_both_numbers() {
    shapewise_stablehlo::mesh! { Large { Rows: 16 } }
    let program = Program::<Large>::new();
    let x = program.parameter::<f32, 1, _>("x", placed![16 @ Rows]);
    let error = eight().compile(&program.module(x)).map(|_| ()).unwrap_err();
    assert_eq!(error, Error::TooFewDevices { needed: 16, found: 8 });
    assert_eq!(error.to_string(), "the program needs 16 devices, and the engine has 8");
}

#[test]
fn a_missing_plugin_is_reported_with_its_path() {
    let error = Engine::open("/nowhere/plugin.so").map(|_| ()).unwrap_err().to_string();
    assert!(error.starts_with("the plugin /nowhere/plugin.so cannot be opened: "), "{error}");
}

/// A plugin made of this source.
fn plugin(name: &str, source: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (text, library) = (folder.join(format!("{name}.rs")), folder.join(format!("lib{name}.so")));
    fs::write(&text, source).unwrap();
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let status = Command::new(rustc)
        .args(["--edition", "2024", "--crate-type", "cdylib", "-o"])
        .args([&library, &text])
        .status()
        .unwrap();
    assert!(status.success());
    library
}

#[test]
fn a_library_that_is_no_plugin_is_reported() {
    let library = plugin("no_plugin", "#[unsafe(no_mangle)] pub extern \"C\" fn other() {}");
    let error = Engine::open(&library).map(|_| ()).unwrap_err();
    assert_eq!(error, Error::NotAPlugin { path: library });
}

#[test]
fn an_unsupported_version_is_reported_before_anything_is_called() {
    // A table of the right size whose functions must not be called: they are null.
    let table = |major: i32, minor: i32, size: usize| {
        format!(
            "#[repr(C)] pub struct Table([usize; 5], [usize; 200]);\n\
             static TABLE: Table = Table([{size}, 0, 24, 0, {major} | {minor} << 32], [0; 200]);\n\
             #[unsafe(no_mangle)] pub extern \"C\" fn GetPjrtApi() -> &'static Table {{ &TABLE }}"
        )
    };
    for (name, major, minor, size) in
        [("major", 1, 0, 1640), ("minor", 0, 3, 1640), ("short", 0, 100, 200), ("empty", 0, 100, 1640)]
    {
        let library = plugin(name, &table(major, minor, size));
        let error = Engine::open(&library).map(|_| ()).unwrap_err();
        if name == "empty" {
            assert_eq!(
                error.to_string(),
                "XLA could not initialize the plugin: the plugin does not have this function"
            );
            continue;
        }
        assert_eq!(error, Error::Version { found: (major, minor), required: (0, 54) });
        assert_eq!(
            error.to_string(),
            format!(
                "the plugin has version {major}.{minor} of PJRT's C API: the supported versions are 0.54 and later minor versions"
            )
        );
    }
}

#[test]
fn the_number_of_virtual_devices_is_an_option() {
    // A second client of the same plugin in this process.
    let engine = Engine::from_env_with(Options::virtual_devices(3)).unwrap();
    assert_eq!((engine.device_count(), eight().device_count()), (3, 8));
    assert_eq!(engine.platform().unwrap(), "cpu");
    assert_eq!(engine.api_version().0, 0);
}

/// Plugins of other devices refuse the option with the number of virtual devices; they have those of the machine.
#[test]
fn only_plugins_for_cpus_make_virtual_devices() {
    // A plugin with three devices of a kind, that refuses all options.
    let source = |kind: &str| {
        format!(
            "type Arguments = *mut usize;\n\
             type Function = extern \"C\" fn(Arguments) -> usize;\n\
             #[repr(C)] pub struct Table([usize; 5], [Option<Function>; 200]);\n\
             static MESSAGE: &str = \"Unexpected option name\";\n\
             static KIND: &str = \"{kind}\";\n\
             static DEVICES: [usize; 3] = [8, 16, 24];\n\
             extern \"C\" fn nothing(_: Arguments) -> usize {{ 0 }}\n\
             extern \"C\" fn text(a: Arguments) -> usize {{ unsafe {{ *a.add(3) = MESSAGE.as_ptr() as usize; *a.add(4) = MESSAGE.len(); }} 0 }}\n\
             extern \"C\" fn create(a: Arguments) -> usize {{ unsafe {{ *a.add(8) = 8; (*a.add(3) > 0) as usize }} }}\n\
             extern \"C\" fn platform(a: Arguments) -> usize {{ unsafe {{ *a.add(3) = KIND.as_ptr() as usize; *a.add(4) = KIND.len(); }} 0 }}\n\
             extern \"C\" fn devices(a: Arguments) -> usize {{ unsafe {{ *a.add(3) = DEVICES.as_ptr() as usize; *a.add(4) = 3; }} 0 }}\n\
             static TABLE: Table = Table([1640, 0, 24, 0, 80 << 32], {{\n\
                 let mut table = [None; 200];\n\
                 table[0] = Some(nothing as Function); table[1] = Some(text as Function); table[3] = Some(nothing as Function);\n\
                 table[10] = Some(create as Function); table[11] = Some(nothing as Function);\n\
                 table[12] = Some(platform as Function); table[16] = Some(devices as Function);\n\
                 table\n\
             }});\n\
             #[unsafe(no_mangle)] pub extern \"C\" fn GetPjrtApi() -> &'static Table {{ &TABLE }}"
        )
    };
    let other = plugin("other_devices", &source("cuda"));
    let engine = Engine::with_options(&other, Options::virtual_devices(8)).unwrap();
    assert_eq!((engine.device_count(), engine.platform().unwrap().as_str()), (3, "cuda"));
    let cpu = plugin("cpu_without_options", &source("cpu"));
    let error = Engine::with_options(&cpu, Options::virtual_devices(8)).map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), "XLA could not create the client: Unexpected option name");
}

#[test]
fn random_bits_are_the_same_on_each_device() {
    let program = Program::<Grid>::new();
    let state = program.parameter("state", shape![2]);
    // Two draws, the second one in a loop.
    let (state, first) = program.random_bits::<u32, 2, _>(state, shape![64, 32]).unwrap();
    let zeros = program.filled::<f32, 2, _>(shape![64, 32], 0.0).unwrap();
    let (last, sums) = program
        .try_repeat(10, (state, zeros), |_, (state, sums)| {
            let (state, bits) = program.random_bits::<u32, 2, _>(state, shape![64, 32])?;
            Ok((state, sums + (bits / 256).convert::<f32>() * (1.0 / 16_777_216.0)))
        })
        .unwrap();
    let results = (first.split(Data, shapewise::Axis::<0>), sums, last);
    let run = |module: &Module, state: [u64; 2]| {
        let executable = eight().compile(module).unwrap();
        assert_eq!(executable.collectives().unwrap(), [""; 0]);
        let state = Tensor::new(state.to_vec(), [2]).unwrap();
        let results = executable.call().input(&state).unwrap().run().unwrap();
        assert!((0..3).all(|output| results.replicas_agree(output).unwrap()));
        let bits = results.get::<u32, 2>(0).unwrap();
        (bits, results.get::<f32, 2>(1).unwrap(), results.get::<u64, 1>(2).unwrap())
    };
    let (mesh, one) = (program.module(results), program.module_for_one_device(results));
    let (bits, sums, last) = run(&mesh, [7, 8]);
    let (bits_of_one, sums_of_one, last_of_one) = run(&one, [7, 8]);
    assert_eq!((&bits, &sums, &last), (&bits_of_one, &sums_of_one, &last_of_one));
    assert_ne!(run(&one, [7, 9]).0, bits);
    assert_ne!(last.to_vec(), [7, 8]);
    // 65,536 bits: half of them are 1, and so are half of each bit's, within six standard deviations.
    let ones: u32 = bits.iter().map(|bits| bits.count_ones()).sum();
    assert!((32_768 - 768..32_768 + 768).contains(&ones), "{ones}");
    for bit in 0..32 {
        let ones = bits.iter().filter(|bits| *bits >> bit & 1 == 1).count();
        assert!((1024 - 136..1024 + 136).contains(&ones), "bit {bit}: {ones}");
    }
    // A sum of ten uniform numbers has mean 5 and variance 10/12.
    let mean = sums.iter().sum::<f32>() / 2048.0;
    assert!((mean - 5.0).abs() < 6.0 * (10.0_f32 / 12.0 / 2048.0).sqrt(), "{mean}");
    assert!(sums.iter().all(|sum| (0.0..10.0).contains(sum)));
}

#[test]
fn a_loop_with_a_condition_ends_when_it_no_longer_holds() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 1, _>("x", placed![8 @ Data]);
    let limit = program.parameter::<f32, 0, _>("limit", shape![]);
    // Doubled until the sum of all devices is at least the limit.
    let (steps, doubled) = program
        .repeat_while(
            20,
            x,
            |x| Ok(x.sum_axis(shapewise::Axis::<0>).all_reduce(Data).lt(limit)),
            |x| Ok(x * 2.0),
        )
        .unwrap();
    let results = (steps, doubled);
    let array = Tensor::try_from_fn([8], |[i]| if i == 0 { 1.0_f32 } else { 0.5 }).unwrap();
    let sum = 4.5_f32;
    for module in [program.module(results), program.module_for_one_device(results)].into_iter().filter(fits) {
        let executable = eight().compile(&module).unwrap();
        for limit in [0.0, 4.5, 4.6, 70.0, 1e30] {
            let limit_array = Tensor::filled([], limit);
            let call = executable.call().input(&array).unwrap().input(&limit_array).unwrap();
            let results = call.run().unwrap();
            let steps = (0..20).find(|steps| sum * 2.0_f32.powi(*steps) >= limit).unwrap_or(20);
            assert_eq!(results.get::<u32, 0>(0).unwrap()[[]], u32::try_from(steps).unwrap(), "{limit}");
            let expected = array.map(|x| x * 2.0_f32.powi(steps));
            assert_eq!(results.get::<f32, 1>(1).unwrap(), expected);
            assert!(results.replicas_agree(0).unwrap());
        }
    }
    assert_eq!(program.module(results).collectives().len(), 1);
}
