//! Programs: their text, and the rules of placements in the type and at run time.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a panic is a failed test; programs are small"
)]

use core::marker::PhantomData;
use std::{env, fs, path::Path};

use shapewise::{Axis, DynExtent, Keep, View, axes, contraction::DotAxes, rearrange::Pad, s, shape};
use shapewise_stablehlo::{
    Collective, Module, Program, ProgramError, Reduction, Value, pairs, placed,
    placement::{
        AddPlacements, AnyPlacements, DivPlacements, FinalPlacements, InnerPlacements, JoinPlacements,
        MulPlacements, PartialMax, PartialMin, PartialSum, PlacementError, PlacementKind, Replicated,
        Sharded, TakePlacements,
    },
};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
shapewise_stablehlo::mesh! { Line { Only: 4 } }

/// The operations on one device.
fn every_operation() -> Module {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    let w = program.parameter::<f32, 2, _>("w", shape![3, 4]);
    let rows = program.parameter::<i32, 1, _>("rows", shape![5]);
    let bias = program.constant(View::from(&[0.5_f32, -1.5, f32::INFINITY, 1e-7]));
    let scores = x.matmul(w) + bias.along(axes![1]);
    let largest = scores.max_axis(Keep(Axis::<1>));
    let powers = (scores - largest).exp();
    let softmax = powers / powers.sum_axis(Keep(Axis::<1>));
    let taken = softmax.take(Axis::<0>, rows).unwrap();
    let columns = program.iota::<f32, 2, _>(shape![5, 4], 1).unwrap();
    let chosen = taken.gt(columns * 0.1).select(taken, -taken).unwrap();
    let padded = chosen.pad_axis(Axis::<1>, Pad::edges(1, -1).with_interior(1), 0.0).unwrap();
    let joined = padded.concatenate(chosen.flip(Axis::<0>), Axis::<1>).unwrap();
    let part = joined.slice(s![1..;2, ..;-1]).unwrap();
    let flat = part
        .permute(axes![1, 0])
        .reshape([part.extents().map(|extent| extent.get().unwrap()).iter().product()])
        .unwrap();
    let looped = program
        .repeat(3, flat, |step, x| {
            x * 0.5
                + step
                    .convert::<f32>()
                    .broadcast_in_dim(x.extents().map(|e| e.get().unwrap()), axes![])
                    .unwrap()
        })
        .unwrap();
    program.module((looped, softmax.sum_axis(Axis::<0>), taken.convert::<i32>()))
}

/// A network of two layers, split by rows and by columns.
fn network() -> Module {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    let w = program.parameter::<f32, 2, _>("w", placed![6, 4 @ Model]);
    let v = program.parameter::<f32, 2, _>("v", placed![4 @ Model, 10]);
    program.module(x.matmul(w).at_least(0.0).matmul(v).all_reduce(Model))
}

/// All collectives and local blocks.
fn communication() -> Module {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 16]);
    let y = program.parameter::<f32, 2, _>("y", placed![16, 8]);
    let blocks = y.split(Model, Axis::<0>);
    let partial = x.matmul(blocks);
    let scattered = partial.reduce_scatter(Model, Axis::<1>);
    let gathered = scattered.all_gather(Model);
    let turned = gathered.all_to_all(Data, Axis::<1>);
    let sent = x.collective_permute(pairs![Data: 0 => 1, 1 => 2, 3 => 0]);
    program.module((turned, x.max_axis(Axis::<0>).all_reduce(Data), sent))
}

/// Extents that are not known.
fn unknown_extents() -> Module {
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", [DynExtent::UNKNOWN, DynExtent::of::<4>()]);
    let y = program.parameter::<f32, 2, _>("y", [DynExtent::at_most(5).unwrap(), DynExtent::of::<4>()]);
    let row = program.parameter::<f32, 2, _>("row", shape![1, 4]);
    program.module(((x + row) * 2.0, y.exp().sum_axis(Axis::<1>)))
}

fn programs() -> [(&'static str, Module); 5] {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    let w = program.parameter::<f32, 2, _>("w", placed![6, 4 @ Model]);
    let partitioned = program.module_for_partitioner(x.matmul(w).all_gather(Model));
    [
        ("every_operation", every_operation()),
        ("network", network()),
        ("communication", communication()),
        ("unknown_extents", unknown_extents()),
        ("partitioned", partitioned),
    ]
}

#[test]
fn what_devices_hold_has_known_extents() {
    let program = Program::<Grid>::new();
    let x = program.parameter::<f32, 2, _>("x", [DynExtent::UNKNOWN, DynExtent::of::<6>()]);
    let w = program.parameter::<f32, 2, _>("w", placed![6, 4 @ Model]);
    // A number is a block everywhere: it is broadcast to the extents that a device holds, and nothing is cut.
    let text = program.module(x.matmul(w).at_least(0.0) + 1.0).to_string();
    assert!(text.contains("-> tensor<?x2xf32>") && !text.contains("dynamic_slice"), "{text}");
    // What must be cut at a place that depends on an unknown extent is refused.
    let message = |result: Result<(), ProgramError>| result.unwrap_err().to_string();
    assert_eq!(
        message(x.reshard(Data, PlacementKind::Blocks(0)).map(|_| ())),
        "mesh axis `Data` cannot split a value whose extent of axis 0 is not known: a block needs all extents"
    );
    assert_eq!(
        message(x.reshard(Model, PlacementKind::Blocks(1)).map(|_| ())),
        "mesh axis `Model` cannot split a value whose extent of axis 0 is not known: a block needs all extents"
    );
    let bounded = [DynExtent::at_most(9).unwrap(), DynExtent::of::<6>()];
    assert_eq!(
        message(program.try_parameter::<f32, 2, _>("b", bounded).map(|_| ())),
        "axis 0 has a bounded extent, <=9: programs for a mesh have none, because Shardy refuses them"
    );
}

/// The texts are those in `tests/programs`, which XLA compiles in the tests of `xla-run`. `BLESS=1` accepts the present ones.
#[test]
fn texts_are_those_on_file() {
    for (name, module) in programs() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(format!("{name}.mlir"));
        if env::var_os("BLESS").is_some() {
            fs::write(&path, module.text()).unwrap();
        }
        assert_eq!(module.text(), fs::read_to_string(&path).unwrap(), "{}", path.display());
    }
}

/// The names that a text defines: before `=`, and before the type of a parameter of a function or of a block.
fn definitions(text: &str) -> Vec<&str> {
    let end = |rest: &str| {
        rest.find(|character: char| !character.is_ascii_alphanumeric() && character != '_').unwrap()
    };
    let names = text.split('%').skip(1).map(|rest| rest.split_at(end(rest)));
    let is_defined = |(_, rest): &(&str, &str)| {
        rest.starts_with(": ") || rest.starts_with(" = ") || rest.starts_with(":2 = ")
    };
    names.filter(is_defined).map(|(name, _)| name).collect()
}

#[test]
fn no_parameter_has_a_name_that_the_text_defines_again() {
    for name in [
        "results", "left", "right", "reduced", "arg_0", "local_x", "local_y", "y", "0", "a b", "", "func",
        "é",
    ] {
        let program = Program::<Grid>::new();
        let x = program.parameter::<f32, 2, _>(name, placed![8 @ Data, 16]);
        let y = program.parameter::<f32, 2, _>("y", placed![16, 8]);
        let module = program.module((x.matmul(y), x.max_axis(Axis::<0>).all_reduce(Data)));
        let text = module.text();
        let (before, function) = text.split_once("func.func").unwrap();
        assert_eq!(definitions(before), [""; 0]);
        let (parameters, body) = function.split_once(" -> ").unwrap();
        let (parameters, body) = (definitions(parameters), definitions(body));
        assert_eq!(parameters.len(), 2, "{text}");
        assert_ne!(parameters[0], parameters[1], "{text}");
        assert!(["left", "right", "reduced", "results"].iter().all(|own| body.contains(own)), "{text}");
        assert!(parameters.iter().all(|parameter| !body.contains(parameter)), "{name:?}: {text}");
    }
}

#[test]
fn a_module_states_its_communication_and_its_blocks() {
    let module = communication();
    let names: Vec<_> =
        module.collectives().iter().map(|(collective, axis)| (collective.name(), *axis)).collect();
    assert_eq!(
        names,
        [
            ("reduce-scatter", "Model"),
            ("all-gather", "Model"),
            ("all-to-all", "Data"),
            ("collective-permute", "Data"),
            ("all-reduce", "Data")
        ]
    );
    assert_eq!(module.inputs()[0].describe(), "f32[8@Data,16]");
    assert_eq!(module.outputs()[0].describe(), "f32[8,8@Data]");
    assert_eq!(module.outputs()[0].ranges(5), Some(vec![0..8, 4..6]));
    assert_eq!(module.device_count(), 8);
}

/// The blocks of inputs and outputs are those of the geometry of shardings.
#[test]
fn blocks_are_those_of_the_sharding() {
    let each = [PlacementKind::Copies, PlacementKind::Blocks(0), PlacementKind::Blocks(1)];
    for data in each {
        for model in each {
            let program = Program::<Grid>::new();
            let x = program.parameter_at::<f32, 2, _>("x", [16, 8], &[data, model]).unwrap();
            let module = program.module(x);
            let spec = module.inputs()[0].spec().unwrap();
            for device in 0..8 {
                let ranges = module.outputs()[0].ranges(device).unwrap();
                assert_eq!(spec.range(&[16, 8], device).unwrap(), ranges, "{data} {model} {device}");
            }
        }
    }
}

const _: () =
    assert!(size_of::<ProgramError>() <= 72 && size_of::<PlacementError>() <= 56, "errors are small");

/// Whether a type implements a trait.
macro_rules! implements {
    ($type:ty: $($bound:tt)+) => {{
        #[allow(dead_code, reason = "one of the two constants is used")]
        trait No {
            const IS: bool = false;
        }
        struct Probe<T>(PhantomData<T>);
        impl<T> No for Probe<T> {}
        #[allow(dead_code, reason = "one of the two constants is used")]
        impl<T: $($bound)+> Probe<T> {
            const IS: bool = true;
        }
        Probe::<$type>::IS
    }};
}

/// A function of a program and a placement: a value at the placement on the one mesh axis of `Line`.
macro_rules! values_at {
    ($($name:ident: $element:ty;)*) => { $(
        fn $name(program: &Program<Line>, place: PlacementKind) -> Value<'_, $element, 2, [usize; 2], Line, AnyPlacements> {
            if !place.is_partial() {
                return program.parameter_at("x", [8, 8], &[place]).unwrap();
            }
            let cube = program.parameter_at::<$element, 3, _>("cube", [8, 8, 8], &[PlacementKind::Blocks(2)]).unwrap();
            match place {
                PlacementKind::Sums => cube.sum_axis(Axis::<2>),
                PlacementKind::Maxima => cube.max_axis(Axis::<2>),
                _ => cube.min_axis(Axis::<2>),
            }
        }
    )* };
}

values_at! { at: f32; whole_numbers: i32; }

/// The tables of impls and the rules at run time agree on all pairs of placements.
#[test]
fn types_and_run_time_accept_the_same_placements() {
    let program = Program::<Line>::new();
    let mut accepted = 0;
    macro_rules! check {
        ($(($p:ty, $left:expr, $q:ty, $right:expr))*) => { $(
            let (left, right) = (at(&program, $left), at(&program, $right));
            let pair = format!("{} and {}", $left, $right);
            let inner = implements!((Only,): InnerPlacements<($p,), ($q,)> + InnerPlacements<($q,), ($p,)>);
            assert!(inner, "{pair}: one mesh axis has no order");
            assert_eq!(left.try_add(right).is_ok(), implements!((Only,): AddPlacements<($p,), ($q,)>), "{pair}: sum");
            assert_eq!(left.try_mul(right).is_ok(), implements!((Only,): MulPlacements<($p,), ($q,)>), "{pair}: product");
            assert_eq!(left.try_div(right).is_ok(), implements!((Only,): DivPlacements<($p,), ($q,), f32>), "{pair}: quotient");
            let (whole, divisor) = (whole_numbers(&program, $left), whole_numbers(&program, $right));
            let divides = implements!((Only,): DivPlacements<($p,), ($q,), i32>);
            assert_eq!(whole.try_div(divisor).is_ok(), divides, "{pair}: quotient of integers");
            let joins = implements!((Only,): FinalPlacements<($p,)> + FinalPlacements<($q,)>)
                && implements!(($q,): JoinPlacements<(Only,), ($p,)>);
            assert_eq!(left.try_max(right).is_ok(), joins, "{pair}: maximum");
            accepted += usize::from(joins);
        )* };
    }
    macro_rules! with {
        ($(($p:ty, $left:expr))*) => { $(
            check! {
                ($p, $left, Replicated, PlacementKind::Copies)
                ($p, $left, Sharded<0>, PlacementKind::Blocks(0))
                ($p, $left, Sharded<1>, PlacementKind::Blocks(1))
                ($p, $left, PartialSum, PlacementKind::Sums)
                ($p, $left, PartialMax, PlacementKind::Maxima)
                ($p, $left, PartialMin, PlacementKind::Minima)
            }
        )* };
    }
    with! {
        (Replicated, PlacementKind::Copies)
        (Sharded<0>, PlacementKind::Blocks(0))
        (Sharded<1>, PlacementKind::Blocks(1))
        (PartialSum, PlacementKind::Sums)
        (PartialMax, PlacementKind::Maxima)
        (PartialMin, PlacementKind::Minima)
    }
    assert_eq!(accepted, 7, "replicated with three, two splits with it and with themselves");
}

/// Indices and the values that they select.
#[test]
fn types_and_run_time_accept_the_same_indices() {
    let program = Program::<Line>::new();
    macro_rules! check {
        ($($p:ty, $values:expr, $q:ty, $indices:expr;)*) => { $(
            let indices = program.parameter_at::<i32, 1, _>("i", [8], &[$indices]).unwrap();
            let taken = at(&program, $values).take(Axis::<1>, indices);
            assert_eq!(taken.is_ok(), implements!(($q,): TakePlacements<(Only,), ($p,)>), "{} by {}", $values, $indices);
        )* };
    }
    check! {
        Replicated, PlacementKind::Copies, Replicated, PlacementKind::Copies;
        Replicated, PlacementKind::Copies, Sharded<0>, PlacementKind::Blocks(0);
        Sharded<0>, PlacementKind::Blocks(0), Replicated, PlacementKind::Copies;
        Sharded<0>, PlacementKind::Blocks(0), Sharded<0>, PlacementKind::Blocks(0);
        PartialSum, PlacementKind::Sums, Replicated, PlacementKind::Copies;
        PartialSum, PlacementKind::Sums, Sharded<0>, PlacementKind::Blocks(0);
    }
}

#[test]
fn errors_name_the_mesh_axis_and_the_placements() {
    let program = Program::<Grid>::new();
    let at = |places: [PlacementKind; 2]| program.parameter_at::<f32, 2, _>("x", [8, 8], &places).unwrap();
    let says = |result: Result<_, ProgramError>, words: &str| {
        let result: Result<(), _> = result;
        assert_eq!(result.map_err(|error| error.to_string()), Err(words.to_owned()));
    };
    let (rows, columns) = (
        at([PlacementKind::Blocks(0), PlacementKind::Copies]),
        at([PlacementKind::Blocks(1), PlacementKind::Copies]),
    );
    let both = at([PlacementKind::Blocks(0), PlacementKind::Blocks(0)]);
    says(
        rows.try_add(columns).map(drop),
        "on mesh axis `Data`, placements `Sharded<0>` and `Sharded<1>` do not match",
    );
    says(
        rows.slice(s![0..4, :]).map(drop),
        "mesh axis `Data` holds the value as `Sharded<0>`, and the operation would move data along that axis: `all_gather` first",
    );
    says(
        both.collective(Data, Collective::AllGather { axis: 0 }).map(drop),
        "mesh axis `Data` is outside `Model`, which splits axis 0 too: the inner mesh axis must be split last and gathered first",
    );
    says(
        rows.collective(Data, Collective::AllReduce(Reduction::Sum)).map(drop),
        "`all_reduce` does not apply to `Sharded<0>` on mesh axis `Data`",
    );
    says(
        program
            .parameter_at::<f32, 2, _>("y", [6, 8], &[PlacementKind::Blocks(0), PlacementKind::Copies])
            .map(drop),
        "extent 6 of axis 0 does not divide into 4 equal parts along mesh axis `Data`",
    );
    says(
        program
            .parameter_at::<f32, 2, _>("y", [8, 8], &[PlacementKind::Blocks(2), PlacementKind::Copies])
            .map(drop),
        "mesh axis `Data` splits axis 2, which is out of range for rank 2",
    );
    says(
        program
            .parameter_at::<f32, 2, _>("y", [8, 8], &[PlacementKind::Sums, PlacementKind::Copies])
            .map(drop),
        "on mesh axis `Data`, `PartialSum` is a partial result: `all_reduce` or `reduce_scatter` must finish it first",
    );
    says(
        program.parameter_at::<f32, 2, _>("y", [8, 8], &[PlacementKind::Blocks(0)]).map(drop),
        "1 placement does not fit a mesh of 2 axes: each mesh axis needs one",
    );
    let wide = program.parameter_at::<f32, 2, _>("w", [6, 8], &[PlacementKind::Copies; 2]).unwrap();
    says(
        at([PlacementKind::Copies; 2]).try_matmul(wide).map(drop),
        "contracting extents 8 and 6 differ: axis 1 of the left operand is contracted with axis 0 of the right one",
    );
    says(
        at([PlacementKind::Copies; 2]).concatenate(wide, Axis::<1>).map(drop),
        "operand 1 has extent 6 along axis 0, and those before it have 8: they must be equal, because they are not joined along this axis",
    );
    says(wide.reshape([7, 7]).map(drop), "48 elements cannot be reshaped to 49");
    says(
        wide.pad_axis(Axis::<0>, Pad::edges(-4, -4), 0.0).map(drop),
        "axis 0 has extent 6, and padding by -4 and -4 with 0 between neighbours leaves fewer than 0: at most all elements can be removed",
    );
    says(
        wide.dot_general_by::<2, 3, _, _>(wide, &[], &[(0, 0)]).map(drop),
        "the result has rank 2, expected 3",
    );
    says(
        rows.any_placements()
            .typed_placements::<(Sharded<1>, Replicated)>()
            .map(drop)
            .map_err(ProgramError::from),
        "on mesh axis `Data`, placements `Sharded<1>` and `Sharded<0>` do not match",
    );
    assert!(matches!(
        rows.reshard(Data, PlacementKind::Sums),
        Err(ProgramError::Placement(PlacementError::From { mesh_axis: "Data", .. }))
    ));
}

#[test]
fn extents_in_the_type_stay_in_the_type() {
    use shapewise::{Const, Extents};
    let program = Program::<Grid>::new();
    let x: Value<'_, f32, 2, Extents![8, 6], Grid, (Sharded<0>, Replicated)> =
        program.parameter("x", placed![8 @ Data, 6]);
    let w: Value<'_, f32, 2, Extents![6, 4], Grid, (Replicated, Sharded<1>)> =
        program.parameter("w", placed![6, 4 @ Model]);
    let product: Value<'_, f32, 2, Extents![8, 4], Grid, (Sharded<0>, Sharded<1>)> = x.matmul(w);
    let general: Value<'_, f32, 2, Extents![4, 8], Grid, (Sharded<1>, Sharded<0>)> =
        w.dot_general(x, DotAxes::contracting(axes![0], axes![1])).unwrap();
    let batch: Value<'_, f32, 2, Extents![8, 6], Grid, (Sharded<0>, Replicated)> = x
        .dot_general(general, DotAxes::contracting(axes![], axes![]).batch(axes![0], axes![1]))
        .map(|_| x)
        .unwrap();
    let _ = batch;
    let blocks: Value<'_, f32, 3, Extents![2, 8, 6], Grid, (Sharded<1>, Replicated)> =
        program.parameter("blocks", placed![2, 8 @ Data, 6]);
    let factors =
        program.parameter_at::<f32, 3, _>("factors", [2, 6, 5], &[PlacementKind::Copies; 2]).unwrap();
    let factors = factors.typed_placements::<(Replicated, Replicated)>().unwrap();
    let known: Value<'_, f32, 3, (Const<2>, Const<8>, usize), Grid, (Sharded<1>, Replicated)> =
        blocks.matmul(factors);
    let _ = known;
    let row = program.parameter::<f32, 2, _>("row", shape![8, 2]);
    let joined: Value<'_, f32, 2, (Const<8>, usize), Grid, (Sharded<0>, Replicated)> =
        x.concatenate(row, Axis::<1>).unwrap();
    let _ = joined;
    let turned: Value<'_, f32, 2, Extents![4, 8], Grid, (Sharded<1>, Sharded<0>)> =
        product.permute(axes![1, 0]);
    let sums: Value<'_, f32, 1, Extents![8], Grid, (Sharded<0>, PartialSum)> = turned.sum_axis(Axis::<0>);
    let row: Value<'_, f32, 2, Extents![1, 8], Grid, (Sharded<1>, PartialSum)> = sums.along(axes![1]);
    let column: Value<'_, f32, 1, Extents![4], Grid, (Replicated, Sharded<0>)> =
        x.slice(s![:, 0]).map(|_| w.slice(s![2, :]).unwrap()).unwrap();
    assert_eq!(
        (row.describe().as_str(), column.describe().as_str()),
        ("f32[1,8@Data]{PartialSum:Model}", "f32[4@Model]")
    );
}

/// Axes that no item of a slice takes are kept, as those of arrays are.
#[test]
fn slices_keep_the_axes_after_their_items() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 3, _>("x", shape![4, 5, 6]);
    assert_eq!(x.slice(s![1..3]).unwrap().extents().map(DynExtent::get), [Some(2), Some(5), Some(6)]);
    assert_eq!(x.slice(s![2]).unwrap().extents().map(DynExtent::get), [Some(5), Some(6)]);
    let part = x.slice(s![NewAxis, const 1..3, .., 0..4]).unwrap();
    assert_eq!(part.extents().map(DynExtent::get), [Some(1), Some(2), Some(5), Some(4)]);
}

/// A message of an error or a panic.
fn words(result: std::thread::Result<impl Sized>) -> String {
    let payload = result.map(drop).unwrap_err();
    payload
        .downcast_ref::<String>()
        .cloned()
        .unwrap_or_else(|| (*payload.downcast_ref::<&str>().unwrap()).to_owned())
}

#[test]
fn a_value_of_another_program_is_refused_in_words() {
    use core::panic::AssertUnwindSafe;
    use std::panic::catch_unwind;
    let (one, other) = (<Program>::new(), <Program>::new());
    let x = one.parameter::<f32, 2, _>("x", shape![2, 2]);
    let y = other.parameter::<f32, 2, _>("y", shape![2, 2]);
    let z = y + y;
    let expected = "value %1 is of another program: operations and modules have values of one program";
    assert_eq!(z.to_string(), "%1: f32[2,2]");
    assert_eq!(x.try_add(z).unwrap_err().to_string(), expected);
    assert_eq!(x.try_matmul(z).unwrap_err().to_string(), expected);
    assert_eq!(x.concatenate(z, Axis::<0>).unwrap_err().to_string(), expected);
    assert_eq!(one.repeat(2, z, |_, z| z).unwrap_err().to_string(), expected);
    assert_eq!(one.repeat(2, x, |_, _| z).unwrap_err().to_string(), expected);
    for result in [
        catch_unwind(AssertUnwindSafe(|| one.module(z))),
        catch_unwind(AssertUnwindSafe(|| one.module((x, z)))),
        catch_unwind(AssertUnwindSafe(|| one.module_for_one_device(z))),
        catch_unwind(AssertUnwindSafe(|| one.module_for_partitioner(z))),
    ] {
        assert_eq!(words(result), expected);
    }
    assert_eq!(words(catch_unwind(AssertUnwindSafe(|| x * z))), expected);
    // The program itself is unharmed.
    assert!(one.module(x + x).text().contains("stablehlo.add %x, %x"));
}

#[test]
fn a_value_of_the_body_of_a_loop_is_refused_outside_of_it() {
    use core::panic::AssertUnwindSafe;
    use std::panic::catch_unwind;
    let program = <Program>::new();
    let x = program.parameter::<f32, 2, _>("x", shape![2, 2]);
    let mut leaked = None;
    let y = program
        .repeat(3, x, |_, x| {
            let y = x * 2.0;
            // Also while the body is open, its values are no results of the program.
            let expected = format!(
                "value %{} is of the body of a loop",
                y.to_string().split([':', '%']).nth(1).unwrap()
            );
            assert!(words(catch_unwind(AssertUnwindSafe(|| program.module(y)))).starts_with(&expected));
            leaked = Some(y);
            y
        })
        .unwrap();
    let leaked = leaked.unwrap();
    let is_refused = |message: String| {
        assert!(
            message.ends_with(
                "is of the body of a loop: outside of the body, only the results of the loop can be used"
            ),
            "{message}"
        );
    };
    is_refused(words(catch_unwind(AssertUnwindSafe(|| program.module(leaked)))));
    is_refused(words(catch_unwind(AssertUnwindSafe(|| leaked + 1.0))));
    is_refused(words(catch_unwind(AssertUnwindSafe(|| leaked.exp()))));
    is_refused(y.try_add(leaked).unwrap_err().to_string());
    is_refused(leaked.try_add(y).unwrap_err().to_string());
    is_refused(program.repeat(2, y, |_, _| leaked).unwrap_err().to_string());
    is_refused(program.repeat(2, leaked, |_, x| x).unwrap_err().to_string());
    // After a refused body, the program continues.
    assert!(program.module(y + 1.0).text().contains("stablehlo.while"));
}

#[test]
fn a_parameter_may_be_added_in_the_body_of_a_loop() {
    let program = <Program>::new();
    let x = program.parameter::<f32, 1, _>("x", shape![2]);
    let y = program.repeat(3, x, |_, x| x + program.parameter::<f32, 1, _>("y", shape![2])).unwrap();
    let module = program.module(y);
    assert!(module.text().contains("@main(%x: tensor<2xf32>, %y: tensor<2xf32>)"), "{module}");
}

#[test]
fn a_condition_of_a_loop_is_of_the_program_and_its_values_stay_in_it() {
    let (program, other) = (<Program>::new(), <Program>::new());
    let x = program.parameter::<f32, 0, _>("x", shape![]);
    let goes_on = other.parameter::<bool, 0, _>("goes_on", shape![]);
    let error = program.repeat_while(3, x, |_| Ok(goes_on), Ok).unwrap_err().to_string();
    assert!(error.ends_with("operations and modules have values of one program"), "{error}");

    let mut leaked = None;
    let (steps, y) = program
        .repeat_while(
            3,
            x,
            |x| {
                leaked = Some(x * 3.0);
                Ok(x.lt(x * 2.0))
            },
            |x| Ok(x + 1.0),
        )
        .unwrap();
    let error = y.try_add(leaked.unwrap()).unwrap_err().to_string();
    assert!(error.ends_with("only the results of the loop can be used"), "{error}");
    // The error of a condition is that of the loop, and so is that of a body.
    let refused = |_| -> Result<_, ProgramError> { Err(ProgramError::OfLoop { value: 7 }) };
    assert_eq!(
        program.repeat_while(3, x, |x| Ok(x.lt(x)), refused).unwrap_err(),
        ProgramError::OfLoop { value: 7 }
    );
    let text = program.module((steps, y)).text().to_owned();
    assert!(text.contains("stablehlo.and") && !text.contains("Unknown"), "{text}");
    // A value of a condition that is not needed is not written.
    assert_eq!(text.matches("stablehlo.multiply").count(), 1, "{text}");
}

#[test]
fn an_axis_without_elements_has_none_to_take() {
    let program = <Program>::new();
    let table = program.parameter::<f32, 2, _>("table", shape![0, 3]);
    let rows = program.parameter::<i32, 1, _>("rows", shape![2]);
    assert_eq!(
        table.take(Axis::<0>, rows).unwrap_err().to_string(),
        "index 0 is out of bounds for axis 0, which has extent 0 and so no index"
    );
    assert_eq!(table.take(Axis::<1>, rows).unwrap().describe(), "f32[0,2]");
}
