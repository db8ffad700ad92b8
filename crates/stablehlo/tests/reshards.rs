//! The texts of programs that move shards, of each kind of step. The package `xla-run` runs them on eight devices.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

use shapewise_sharding::{DynMesh, DynSpec, PlanError, SubAxis};
use shapewise_stablehlo::{ReshardError, Resharding};
use shapewise_xla::ElementType;

/// The operations of a program, without its frame.
fn body(program: &Resharding) -> String {
    let lines: Vec<&str> = program.text().lines().collect();
    let body = lines.get(2..lines.len().saturating_sub(3)).unwrap_or_default();
    body.iter().map(|line| format!("{}\n", line.trim_start())).collect()
}

#[test]
fn the_whole_text() {
    let mesh = DynMesh::new([("x", 2)]).unwrap();
    let columns = DynSpec::from_names(&mesh, &[&[], &["x"]]).unwrap();
    let rows = DynSpec::from_names(&mesh, &[&["x"], &[]]).unwrap();
    let program = Resharding::new(ElementType::F32, &[8, 16], &columns, &rows).unwrap();
    assert_eq!(
        program.text(),
        r#"module @reshard attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @main(%shard: tensor<8x8xf32>) -> tensor<4x16xf32> {
    %0 = "stablehlo.all_to_all"(%shard) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<8x8xf32>) -> tensor<4x16xf32>
    return %0 : tensor<4x16xf32>
  }
}
"#
    );
}

#[test]
fn each_kind_of_step() {
    let mesh = DynMesh::new([("x", 2), ("y", 2)]).unwrap();
    let spec = |names: &[&[&str]]| DynSpec::from_names(&mesh, names);
    let program =
        |from: &DynSpec, to: &DynSpec, shape: &[usize]| Resharding::new(ElementType::F32, shape, from, to);
    let (none, both) = (spec(&[&[], &[]]).unwrap(), spec(&[&["x", "y"], &[]]).unwrap());

    let entire = program(&both, &none, &[8, 4]).unwrap();
    assert_eq!(
        body(&entire),
        r#"%0 = "stablehlo.all_gather"(%shard) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<2x4xf32>) -> tensor<8x4xf32>
"#
    );
    assert_eq!(
        (entire.before(), entire.after(), entire.element(), entire.shape()),
        (&both, &none, ElementType::F32, &[8, 4][..])
    );
    assert_eq!(
        body(&program(&none, &spec(&[&[], &["y"]]).unwrap(), &[8, 4]).unwrap()),
        "%0 = stablehlo.constant dense<[0, 2, 0, 2]> : tensor<4xui32>
%1 = stablehlo.replica_id : tensor<ui32>
%2 = stablehlo.dynamic_slice %0, %1, sizes = [1] : (tensor<4xui32>, tensor<ui32>) -> tensor<1xui32>
%3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
%4 = stablehlo.constant dense<0> : tensor<ui32>
%5 = stablehlo.dynamic_slice %shard, %4, %3, sizes = [8, 2] : (tensor<8x4xf32>, tensor<ui32>, tensor<ui32>) -> tensor<8x2xf32>
"
    );
    let (rows, columns) = (spec(&[&["x"], &[]]).unwrap(), spec(&[&["y"], &[]]).unwrap());
    assert_eq!(
        body(&program(&rows, &columns, &[8, 4]).unwrap()),
        r#"%0 = "stablehlo.collective_permute"(%shard) <{source_target_pairs = dense<[[0, 0], [2, 1], [1, 2], [3, 3]]> : tensor<4x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
"#
    );
    let sum = none.with_unreduced(&[SubAxis::full(0, 2)]).unwrap();
    assert_eq!(
        body(&program(&sum, &rows, &[8, 4]).unwrap()),
        r#"%0 = "stablehlo.reduce_scatter"(%shard) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64}> ({
^bb0(%left: tensor<f32>, %right: tensor<f32>):
%sum = stablehlo.add %left, %right : tensor<f32>
stablehlo.return %sum : tensor<f32>
}) : (tensor<8x4xf32>) -> tensor<4x4xf32>
"#
    );
}

/// Extents that do not divide are padded, and the padding is cut off where all of them is joined.
#[test]
fn padding() {
    let mesh = DynMesh::new([("x", 2), ("y", 2)]).unwrap();
    let spec = |names: &[&[&str]]| DynSpec::from_names(&mesh, names);
    let program = Resharding::new(
        ElementType::S32,
        &[3, 4],
        &spec(&[&["x"], &[]]).unwrap(),
        &spec(&[&["y"], &[]]).unwrap(),
    )
    .unwrap();
    assert_eq!((program.shard_shape(), program.result_shard_shape()), (&[2, 4][..], &[2, 4][..]));
    let text = body(&program);
    assert!(
        text.contains("%1 = stablehlo.slice %0 [0:3, 0:4] : (tensor<4x4xi32>) -> tensor<3x4xi32>"),
        "{text}"
    );
    assert!(text.contains("%2 = stablehlo.constant dense<0> : tensor<i32>"), "{text}");
    assert!(
        text.contains("%3 = stablehlo.pad %1, %2, low = [0, 0], high = [1, 0], interior = [0, 0]"),
        "{text}"
    );
}

#[test]
fn equal_shardings_have_no_steps() {
    let mesh = DynMesh::new([("x", 2)]).unwrap();
    let spec = DynSpec::from_names(&mesh, &[&["x"]]).unwrap();
    let program = Resharding::new(ElementType::Pred, &[4], &spec, &spec).unwrap();
    assert_eq!(body(&program), "");
    assert!(program.text().contains("return %shard : tensor<2xi1>") && program.plan().steps().is_empty());
}

#[test]
fn errors() {
    let large = DynMesh::new([("x", 1 << 15), ("y", 1 << 15)]).unwrap();
    let spec = DynSpec::replicated(&large, 1).unwrap();
    let error = Resharding::new(ElementType::F32, &[4], &spec, &spec).unwrap_err();
    assert_eq!(error, ReshardError::TooManyDevices { devices: 1 << 30, most: 1 << 16 });
    assert_eq!(
        error.to_string(),
        "the mesh has 1073741824 devices, and the program would list each of them: at most 65536 are allowed"
    );
    let mesh = DynMesh::new([("x", 2)]).unwrap();
    let (none, sum) = (
        DynSpec::replicated(&mesh, 1).unwrap(),
        DynSpec::replicated(&mesh, 1).unwrap().with_unreduced(&[SubAxis::full(0, 2)]).unwrap(),
    );
    let error = Resharding::new(ElementType::F32, &[4], &none, &sum).unwrap_err();
    assert_eq!(error, ReshardError::Plan(PlanError::Unreduced));
}
