//! Cases of high ranks, up to the greatest one of the ranked level: their answers are compared on both levels.

use serde_json::{Value, json};

use super::{Outcome, Runner, broadcast, expressions, fails, layouts, masks, reshape, run};

/// The case agrees. It fails if its answer says `wrong` in this field.
#[track_caller]
fn agrees(runner: Runner, case: &Value, field: &str, wrong: &Value) {
    assert_eq!(run(runner, &case.to_string()), Outcome::Agreed, "{case}");
    let mut changed = case.clone();
    let right = changed.as_object_mut().and_then(|case| case.insert(field.into(), wrong.clone()));
    assert!(right.is_some_and(|right| right != *wrong), "`{field}` of {case}");
    fails(runner, &changed.to_string());
}

/// Extents of this rank, the last ones as given and the others 1.
fn extents(rank: usize, last: [usize; 2]) -> Vec<usize> {
    [&vec![1; rank - 2], &last[..]].concat()
}

const RANKS: [usize; 6] = [7, 8, 9, 10, 15, 16];

#[test]
fn broadcasts() {
    for rank in RANKS {
        let (dims, identity): (_, Vec<_>) = (extents(rank, [2, 3]), (0..rank).collect());
        let (twice, wrong) = (json!([0, 1, 2, 0, 1, 2]), json!([0, 1, 2, 0, 1, 3]));
        let along = json!({"operand": [3], "out_dims": dims, "broadcast_dimensions": [rank - 1], "out": dims, "values": twice});
        agrees(broadcast::broadcast_in_dim, &along, "values", &wrong);
        agrees(broadcast::broadcast_in_dim, &along, "out", &json!([2, 3]));
        let equal = json!({"operand": extents(rank, [1, 3]), "out_dims": dims, "broadcast_dimensions": identity, "out": dims, "values": twice});
        agrees(broadcast::broadcast_in_dim, &equal, "values", &wrong);

        for (lhs, dimensions) in
            [(vec![2, 1], vec![rank - 2, rank - 1]), (extents(rank, [2, 1]), identity), (vec![], vec![])]
        {
            let rhs = if dimensions.is_empty() { dims.clone() } else { extents(rank, [1, 3]) };
            let case = json!({"lhs": lhs, "rhs": rhs, "broadcast_dimensions": dimensions, "out": dims});
            agrees(broadcast::xla, &case, "out", &json!(extents(rank, [3, 2])));
        }

        let values = json!([[0, 1, 2, 0, 1, 2], [0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 0, 0]]);
        let case = json!({"shapes": [[3], extents(rank, [2, 1]), []], "out": dims, "values": values});
        agrees(broadcast::numpy, &case, "values", &json!([[0, 1, 2, 0, 1, 2]]));
        agrees(broadcast::numpy, &case, "out", &json!([2, 3]));
    }
}

#[test]
fn slices() {
    for rank in RANKS {
        let (dims, reversed) = (extents(rank, [2, 3]), json!([2, 1, 0, 5, 4, 3]));
        let new_axes = "None, ".repeat(rank - 2) + "..., ::-1";
        for (shape, expr) in [(dims.clone(), "..., ::-1"), (vec![2, 3], &new_axes)] {
            let case = json!({"shape": shape, "expr": expr, "out_shape": dims, "values": reversed});
            agrees(expressions::slice_expr, &case, "values", &json!([0, 1, 2, 3, 4, 5]));
            agrees(expressions::slice_expr, &case, "out_shape", &json!([2, 3]));
        }
        // All axes, opened by masks; and new axes before two that no spec names.
        let (all, new) = ((1_u32 << rank) - 1, (1_u32 << (rank - 2)) - 1);
        for (shape, specs, opened, new_axes) in [(dims.clone(), rank, all, 0), (vec![2, 3], rank - 2, 0, new)]
        {
            let (zeros, ones) = (vec![0; specs], vec![1; specs]);
            let case = json!({
                "shape": shape, "begin": zeros, "end": zeros, "strides": ones, "begin_mask": opened, "end_mask": opened,
                "ellipsis_mask": 0, "new_axis_mask": new_axes, "shrink_axis_mask": 0,
                "out_shape": dims, "values": [0, 1, 2, 3, 4, 5],
            });
            agrees(masks::strided_slice, &case, "values", &reversed);
            agrees(masks::strided_slice, &case, "out_shape", &json!([2, 3]));
        }
    }
}

#[test]
fn layouts() {
    for rank in RANKS {
        let (dims, order): (_, Vec<_>) = (extents(rank, [2, 3]), (0..rank).rev().collect());
        let strides = [&vec![6; rank - 2], &[3, 1][..]].concat();
        let list = |list: &[usize]| list.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        let case = json!({
            "dims": dims, "minor_to_major": order, "strides": strides, "memory": [0, 1, 2, 3, 4, 5],
            "text": format!("f32[{}]{{{}}}", list(&dims), list(&order)),
            "padded_dimensions": extents(rank, [2, 4]), "padded_memory": [0, 1, 2, -1, 3, 4, 5, -1],
        });
        agrees(layouts::layout, &case, "strides", &json!(vec![1; rank]));
        agrees(layouts::layout, &case, "padded_memory", &json!([0, 1, 2, 3, 4, 5, -1, -1]));
        let multi = [&vec![0; rank - 2], &[1, 2][..]].concat();
        let case = json!({"dims": dims, "minor_to_major": order, "linear": [5], "multi": [multi]});
        agrees(layouts::index, &case, "linear", &json!([4]));
        let memory = json!([0, 1, 3, 4, 2, -1, 5, -1]);
        let case = json!({"dims": dims, "minor_to_major": order, "tiles": [[2, 2]], "memory": memory});
        agrees(layouts::tiled, &case, "memory", &json!([0, 1, 2, -1, 3, 4, 5, -1]));
        let target: Vec<_> = [&vec![1; rank - 2], &[-1, 3][..]].concat();
        agrees(reshape, &json!({"dims": [6], "target": target, "out": dims}), "out", &json!([2, 3]));
    }
}
