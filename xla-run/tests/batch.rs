//! Layers that are generic over the placement of their batch, on one device and on eight, compared with the operations of arrays.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

mod common;

use shapewise::{Axis, Const, Extent, Keep, Tensor, axes, shape};
use shapewise_stablehlo::{
    Module, Precision, Program, ProgramError, Value, placed,
    placement::{BatchPlacement, PartialSum, PlacementKind, Replicated, Sharded},
};

use common::{eight, fits};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

/// Rows of a batch; `P` is the placement on `Data`, and `Q` the one on `Model`.
type Rows<'p, B, const N: usize, P, Q = Replicated> = Value<'p, f32, 2, (B, Const<N>), Grid, (P, Q)>;
type Matrix<'p, const I: usize, const O: usize, Q> =
    Value<'p, f32, 2, (Const<I>, Const<O>), Grid, (Replicated, Q)>;
type Row<'p, const N: usize> = Value<'p, f32, 1, (Const<N>,), Grid, (Replicated, Replicated)>;

/// The weights of the layers.
#[derive(Clone, Copy)]
struct Weights<'p> {
    first: Matrix<'p, 64, 32, Replicated>,
    bias: Row<'p, 32>,
    up: Matrix<'p, 32, 48, Sharded<1>>,
    down: Matrix<'p, 48, 32, Sharded<0>>,
}

impl<'p> Weights<'p> {
    fn of(program: &'p Program<Grid>) -> Self {
        Self {
            first: program.parameter("first", shape![64, 32]),
            bias: program.parameter("bias", shape![32]),
            up: program.parameter("up", placed![32, 48 @ Model]),
            down: program.parameter("down", placed![48 @ Model, 32]),
        }
    }

    fn layer<B: Extent, P: BatchPlacement>(self, x: Rows<'p, B, 64, P>) -> Rows<'p, B, 32, P> {
        let y = (x.matmul(self.first) + self.bias.along(axes![1])).at_least(0.0);
        let centred = y - y.sum_axis(Keep(Axis::<1>)) / 32.0;
        let variance = (centred * centred).sum_axis(Keep(Axis::<1>)) / 32.0;
        let normal = centred * (variance + 1e-5).rsqrt();
        let inner: Rows<'p, B, 32, P, PartialSum> = normal.matmul(self.up).at_least(0.0).matmul(self.down);
        let scores = y + inner.all_reduce(Model);
        let powers = (scores - scores.max_axis(Keep(Axis::<1>))).exp();
        powers / powers.sum_axis(Keep(Axis::<1>))
    }

    /// The layer, and the mean of its results over the batch.
    fn modules<P: BatchPlacement>(
        self,
        program: &Program<Grid>,
        x: Rows<'p, Const<16>, 64, P>,
    ) -> Result<[Module; 2], ProgramError> {
        let y = self.layer(x);
        let sum: Row<'p, 32> =
            y.sum_axis(Axis::<0>).reshard(Data, PlacementKind::Copies)?.typed_placements()?;
        Ok([program.module((y, sum / 16.0)), program.module_for_one_device((y, sum / 16.0))])
    }
}

/// Small numbers without a pattern.
fn numbers<const R: usize>(seed: u32, extents: [usize; R]) -> Tensor<f32, R> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f32::from(u16::try_from(state >> 16).unwrap()) / 65536.0 - 0.5
    };
    Tensor::new((0..extents.iter().product()).map(|_| next()).collect(), extents).unwrap()
}

#[test]
fn a_layer_of_any_placement_of_its_batch_has_the_values_of_arrays() {
    let x = numbers(1, [16, 64]);
    let (first, bias) = (numbers(2, [64, 32]), numbers(3, [32]));
    let (up, down) = (numbers(4, [32, 48]), numbers(5, [48, 32]));

    let y = (x.matmul(&first) + bias.along(axes![1])).map(|x| x.max(0.0)).into_ranked();
    let centred = (&y - y.sum_axis(Keep(Axis::<1>)) / 32.0).into_ranked();
    let variance = (&centred * &centred).sum_axis(Keep(Axis::<1>)) / 32.0;
    let normal = (centred * variance.map(|x| 1.0 / (x + 1e-5).sqrt())).into_ranked();
    let scores = (y + normal.matmul(&up).map(|x| x.max(0.0)).matmul(&down)).into_ranked();
    let powers = (&scores - scores.max_axis_by(Keep(Axis::<1>), f32::total_cmp).unwrap()).map(|x| x.exp());
    let expected = (&powers / powers.sum_axis(Keep(Axis::<1>))).into_ranked();
    let mean = expected.mean_axis(Axis::<0>).into_ranked();

    let split = Program::<Grid>::new().with_precision(Precision::Highest);
    let weights = Weights::of(&split);
    let split = weights.modules(&split, split.parameter("x", placed![16 @ Data, 64])).unwrap();
    let all = Program::<Grid>::new().with_precision(Precision::Highest);
    let weights = Weights::of(&all);
    let all = weights.modules(&all, all.parameter("x", shape![16, 64])).unwrap();
    let along_model = ["all-reduce"];
    let along_both = ["all-reduce"; 2];
    for (module, announced) in
        [(&split[0], along_both.as_slice()), (&split[1], &[]), (&all[0], &along_model), (&all[1], &[])]
    {
        if !fits(module) {
            continue;
        }
        let executable = eight().compile(module).unwrap();
        assert_eq!(executable.collectives().unwrap(), announced, "{module}");
        let call = executable.call().input(&first).unwrap().input(&bias).unwrap().input(&up).unwrap();
        let results = call.input(&down).unwrap().input(&x).unwrap().run().unwrap();
        let most = |difference: Tensor<f32, 2>| difference.iter().fold(0.0_f32, |most, x| most.max(x.abs()));
        let rows = most((results.get::<f32, 2>(0).unwrap() - &expected).into_ranked());
        let means =
            (results.get::<f32, 1>(1).unwrap() - &mean).iter().fold(0.0_f32, |most, x| most.max(x.abs()));
        assert!(rows < 1e-5 && means < 1e-5, "{rows}, {means}: {module}");
    }
}
