//! Programs with one mistake each, as people write them: the error says where, and what differs.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

mod common;

use std::time::Duration;

use shapewise::{DynShape, Tensor};
use shapewise_stablehlo::{
    Collective, Reduction,
    dynamic::{Binary, BuildError, Comparison, DynProgram, DynValue, Unary},
    placement::PlacementKind::{self, Blocks, Copies},
};
use shapewise_xla::ElementType::{self, F32, Pred, S32, U8};
use shapewise_xla_run::{Engine, Processes};

use common::eight;

const GRID: &[(&str, usize)] = &[("Data", 4), ("Model", 2)];

fn of(text: &str) -> DynShape {
    text.parse().unwrap()
}

/// A program with parameters.
struct Given(DynProgram);

impl Given {
    fn on(&self, element: ElementType, extents: &str, places: &[PlacementKind]) -> DynValue<'_> {
        self.0.parameter("x", element, &of(extents), places).unwrap()
    }

    fn f32(&self, extents: &str) -> DynValue<'_> {
        self.on(F32, extents, &[])
    }
}

type Mistake = fn(&Given) -> Result<(), BuildError>;

const MISTAKES: &[(Mistake, &str)] = &[
    // Attention, of which the keys have another width.
    (
        |g| g.f32("[8,10,16]").dot_general(g.f32("[8,12,32]"), &[(0, 0)], &[(2, 2)]).map(drop),
        "`dot_general` of %0: f32[8,10,16] and %1: f32[8,12,32] (operation 2, LINE): contracting extents 16 and 32 differ: axis 2 of the left operand is contracted with axis 2 of the right one",
    ),
    // A bias that is not broadcast.
    (
        |g| g.f32("[32,64]").binary(Binary::Addition, g.f32("[64]")).map(drop),
        "`add` of %0: f32[32,64] and %1: f32[64] (operation 2, LINE): operands of ranks 2 and 1: they must have the same rank, and `broadcast_in_dim` adds axes",
    ),
    // Heads that do not divide the width.
    (
        |g| g.f32("[8,10,16]").reshape(&of("[8,10,3,5]")).map(drop),
        "`reshape` of %0: f32[8,10,16] (operation 1, LINE): 1280 elements cannot be reshaped to 1200",
    ),
    // A cache of another width.
    (
        |g| g.f32("[8,10,16]").concatenate(&[g.f32("[8,1,8]")], 1).map(drop),
        "`concatenate` of %0: f32[8,10,16] and %1: f32[8,1,8] (operation 2, LINE): operand 1 has extent 8 along axis 2, and those before it have 16: they must be equal, because they are not joined along this axis",
    ),
    (
        |g| g.f32("[100,8]").take(0, g.f32("[5]")).map(drop),
        "`gather` of %0: f32[100,8] and %1: f32[5] (operation 2, LINE): `start_indices`: elements of type f32, and the operation has integers",
    ),
    (
        |g| g.on(S32, "[8,6]", &[]).select(g.f32("[8,6]"), g.f32("[8,6]")).map(drop),
        "`select` of %0: s32[8,6], %1: f32[8,6] and %2: f32[8,6] (operation 3, LINE): elements of type s32, and the operation has truth values",
    ),
    (
        |g| g.f32("[8,10,16]").permute(&[0, 2, 1, 3]).map(drop),
        "`transpose` of %0: f32[8,10,16] (operation 1, LINE): `permutation`: the list has 4 entries, and the rank is 3",
    ),
    (
        |g| g.f32("[8,10,16]").reduce(Reduction::Sum, &[3]).map(drop),
        "`reduce` of %0: f32[8,10,16] (operation 1, LINE): `dimensions`: axis 3 is out of range for rank 3: it must be at least -3 and below 3",
    ),
    (
        |g| g.0.constant(&of("[2,2]"), &[1.0_f32, 2.0, 3.0]).map(drop),
        "`constant` (operation 0, LINE): `value`: the shape has 4 elements, and there are 3",
    ),
    (
        |g| g.0.filled(U8, &of("[2]"), -1).map(drop),
        "`constant` (operation 0, LINE): the number is not one of element type u8",
    ),
    // A batch that does not divide.
    (
        |g| g.0.parameter("x", F32, &of("[10,4]"), &[Blocks(0), Copies]).map(drop),
        "`parameter` (operation 0, LINE): extent 10 of axis 0 does not divide into 4 equal parts along mesh axis `Data`",
    ),
    // A sum that is not finished.
    (
        |g| g.0.module(&[g.on(F32, "[8,6]", &[Blocks(0), Copies]).reduce(Reduction::Sum, &[0])?]).map(drop),
        "`return` of %1: f32[6]{PartialSum:Data} (operation 2, LINE): on mesh axis `Data`, `PartialSum` is a partial result: `all_reduce` or `reduce_scatter` must finish it first",
    ),
    (
        |g| {
            g.on(F32, "[8,6]", &[Blocks(0), Copies])
                .collective(0, Collective::AllGather { axis: 1 })
                .map(drop)
        },
        "`all_gather` of %0: f32[8@Data,6] (operation 1, LINE): the collective is one of `Sharded<1>`, and mesh axis `Data` has `Sharded<0>`",
    ),
    (
        |g| {
            let sum = g.on(F32, "[8,6]", &[Blocks(0), Copies]).reduce(Reduction::Sum, &[0])?;
            sum.collective(0, Collective::AllReduce(Reduction::Max)).map(drop)
        },
        "`all_reduce` of %1: f32[6]{PartialSum:Data} (operation 2, LINE): the collective is one of `PartialMax`, and mesh axis `Data` has `PartialSum`",
    ),
    // Weights that are split over the mesh axis of the batch.
    (
        |g| {
            let w = g.on(F32, "[8,4]", &[Blocks(0), Copies]);
            g.on(F32, "[4,8]", &[Blocks(0), Copies]).dot_general(w, &[], &[(1, 0)]).map(drop)
        },
        "`dot_general` of %1: f32[4@Data,8] and %0: f32[8@Data,4] (operation 2, LINE): mesh axis `Data` has `Sharded<0>` of the left operand and `Sharded<0>` of the right one: the product pairs the axes that are split, or one operand is `Replicated`",
    ),
    (
        |g| g.0.parameter("x", F32, &of("[8,6]"), &[Blocks(0)]).map(drop),
        "`parameter` (operation 0, LINE): 1 placement does not fit a mesh of 2 axes: each mesh axis needs one",
    ),
    // A loss of each image.
    (
        |g| g.0.gradients(g.f32("[8,6]").reduce(Reduction::Sum, &[1])?, &[]).map(drop),
        "`gradient` of %1: f32[8] (operation 2, LINE): the operand has rank 1, expected 0",
    ),
    // A loss that is not finished.
    (
        |g| {
            let x = g.on(F32, "[8,6]", &[Blocks(0), Copies]);
            g.0.gradients(x.reduce(Reduction::Sum, &[0, 1])?, &[x]).map(drop)
        },
        "`gradient` of %1: f32[]{PartialSum:Data} and %0: f32[8@Data,6] (operation 2, LINE): on mesh axis `Data`, `PartialSum` is a partial result: `all_reduce` or `reduce_scatter` must finish it first",
    ),
    (
        |g| g.0.gradients(g.f32("[]"), &[g.on(S32, "[8]", &[])]).map(drop),
        "`gradient` of %0: f32[] and %1: s32[8] (operation 2, LINE): elements of type s32, and the operation has floats",
    ),
    (
        |g| {
            let x = g.f32("[]");
            let (_, y) = g.0.repeat_while(
                9,
                &[x],
                |x| x[0].compare_with(Comparison::Less, 9.0),
                |x| Ok(vec![x[0].binary(Binary::Addition, x[0])?]),
            )?;
            g.0.gradients(y[0].unary(Unary::Tanh)?, &[x]).map(drop)
        },
        "`while` of %0: f32[] (operation 6, LINE): `while` has no gradient: its operands depend on a value that the gradient is with respect to",
    ),
    (
        |g| g.0.gradients(g.f32("[]"), &[Box::leak(Box::new(Given(DynProgram::new()))).f32("[]")]).map(drop),
        "`gradient` of %0: f32[] and %0: f32[] (operation 1, LINE): value %0 is of another program: operations and modules have values of one program",
    ),
    (
        |g| {
            g.0.repeat(3, &[g.f32("[4,8]")], |_, h| {
                Ok(vec![h[0].dot_general(g.f32("[8,16]"), &[], &[(1, 0)])?])
            })
            .map(drop)
        },
        "`while` of %0: f32[4,8] (operation 5, LINE): extents 8 and 16 differ at axis 1: they must be equal",
    ),
    // A rule with a gradient too few.
    (
        |g| {
            let x = g.f32("[]");
            let y = g.0.custom(&[x], |x| Ok(vec![x[0].unary(Unary::Tanh)?]), |_| Ok(vec![]))?;
            g.0.gradients(y[0], &[x]).map(drop)
        },
        "`custom` of %0: f32[] and %1: f32[] (operation 2, LINE): the rule returns 0 gradients, and the function has 1 operand",
    ),
];

#[test]
fn a_mistake_is_one_line() {
    for (mistake, expected) in MISTAKES {
        let given = Given(DynProgram::on_mesh(GRID).unwrap());
        let error = mistake(&given).unwrap_err();
        let found = error.to_string().replace(&error.location().to_string(), "LINE");
        assert_eq!(found, *expected);
        assert_eq!(error.location().file(), file!(), "{found}");
    }
}

#[test]
fn a_mistake_of_a_call_is_one_line() {
    let program = DynProgram::on_mesh(GRID).unwrap();
    let x = program.parameter("x", F32, &of("[8,6]"), &[Blocks(0), Copies]).unwrap();
    let mask = program.parameter("mask", Pred, &of("[8,6]"), &[]).unwrap();
    let executable = eight().compile(&program.module(&[mask.select(x, x).unwrap()]).unwrap()).unwrap();
    let array = |extents: [usize; 2]| Tensor::filled(extents, 1.0_f32);
    assert_eq!(
        executable.call().input(array([6, 8])).map(drop).unwrap_err().to_string(),
        "input `x` is f32[8@Data,6], not f32[6,8]"
    );
    assert_eq!(
        executable.call().input(Tensor::filled([8, 6], 1_i32)).map(drop).unwrap_err().to_string(),
        "input `x` is f32[8@Data,6], not s32[8,6]"
    );
    assert_eq!(
        executable.call().input(array([8, 6])).unwrap().run().map(drop).unwrap_err().to_string(),
        "the program has 2 parameters, and there is 1 input"
    );
    let many = DynProgram::on_mesh(&[("Data", 16)]).unwrap();
    let x = many.parameter("x", F32, &of("[16]"), &[Blocks(0)]).unwrap();
    assert_eq!(
        eight().compile(&many.module(&[x]).unwrap()).map(drop).unwrap_err().to_string(),
        "the program needs 16 devices, and the engine has 8"
    );
    let processes = |index, seconds| Processes {
        count: 2,
        index,
        first: "127.0.0.1:1".parse().unwrap(),
        timeout: Duration::from_millis(seconds),
    };
    let plugin = std::env::var("SHAPEWISE_PJRT").unwrap();
    assert_eq!(
        Engine::distributed(&plugin, processes(2, 1)).map(drop).unwrap_err().to_string(),
        "several processes: there is no process 2 of 2: numbers begin with 0"
    );
    let error = Engine::distributed(&plugin, processes(1, 100)).map(drop).unwrap_err().to_string();
    assert!(error.starts_with("process 0 is gone: it cannot be reached at 127.0.0.1:1: "), "{error}");
}
