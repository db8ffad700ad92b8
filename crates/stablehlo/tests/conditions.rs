//! What programs require of extents that are not known.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a panic is a failed test")]

use shapewise::{DynExtent, extent::SymbolTable};
use shapewise_stablehlo::{
    Program, ProgramError, Reduction, UnmetExtents,
    dynamic::{Binary, Comparison, DynProgram, DynValue, Unary},
    placement::OneDevice,
};
use shapewise_xla::ElementType::{F32, S32};

/// The conditions of a value, as text.
fn conditions(value: DynValue<'_>) -> Vec<String> {
    let found = value.conditions();
    assert_eq!(value.program().module(&[value]).unwrap().conditions(), found, "{value:?}");
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn operands_with_two_symbols_have_a_condition() {
    let (program, table) = (DynProgram::new(), SymbolTable::new(0));
    let symbolic =
        |name: &str, text: &str| program.parameter(name, F32, &table.shape(text).unwrap(), &[]).unwrap();
    let (x, y, z) = (symbolic("x", "[n,4]"), symbolic("y", "[m,4]"), symbolic("z", "[n,4]"));
    let same = "n == n: axis 0 of `x` and axis 0 of `z`";
    // One symbol needs a condition of the parameters only.
    assert_eq!(conditions(x.binary(Binary::Addition, z).unwrap()), [same]);
    let sum = x.binary(Binary::Addition, y).unwrap();
    assert_eq!(sum.shape().to_string(), "[n,4]");
    let differ = "n == m: axis 0 of `x` and axis 0 of `y` (operation 4)";
    assert_eq!(conditions(sum), [same, differ]);
    // What is computed of it has the same condition, and not another one.
    let after = sum.unary(Unary::Tanh).unwrap().permute(&[1, 0]).unwrap();
    let after = after.binary(Binary::Addition, y.permute(&[1, 0]).unwrap()).unwrap();
    assert_eq!(conditions(after), [same, differ]);
    // A value that does not depend on the sum does not have it.
    assert_eq!(conditions(y.unary(Unary::Tanh).unwrap()), [same]);

    // Each operation that compares extents.
    let last = |value: DynValue<'_>| {
        let all = conditions(value);
        all.last().unwrap().split_once(" (operation").unwrap().0.to_string()
    };
    let expected = "n == m: axis 0 of `x` and axis 0 of `y`";
    let mask = x.compare(Comparison::Less, y).unwrap();
    assert_eq!(last(mask), expected);
    assert_eq!(last(mask.select(x, z).unwrap()), expected);
    assert_eq!(last(x.dot_general(y, &[], &[(0, 0)]).unwrap()), expected);
    assert_eq!(last(x.dot_general(y, &[(0, 0)], &[(1, 1)]).unwrap()), expected);
    assert_eq!(last(x.concatenate(&[y], 1).unwrap()), expected);
    assert_eq!(
        last(
            x.pad_axis(1, shapewise::rearrange::Pad::edges(1, 0), 0.0).unwrap().concatenate(&[y], 1).unwrap()
        ),
        expected
    );
    let looped =
        program.repeat(3, &[x], |_, values| Ok(vec![values[0].binary(Binary::Addition, y)?])).unwrap();
    assert_eq!(last(looped[0]), expected);
    // The body returns a value of another extent.
    let replaced = program.repeat(3, &[x], |_, _| Ok(vec![y])).unwrap();
    assert_eq!(last(replaced[0]), expected);
    let row = program.parameter("row", F32, &"[4]".parse().unwrap(), &[]).unwrap();
    assert_eq!(conditions(row.broadcast_in_dim(&"[3,4]".parse().unwrap(), &[1]).unwrap()), [same]);
    let to = x.reduce(Reduction::Sum, &[1]).unwrap().broadcast_in_dim(&y.shape(), &[0]).unwrap();
    assert_eq!(last(to), "m == n: axis 0 of `y` and axis 0 of `x`");
    // A symbol that no parameter has.
    let error = x.broadcast_in_dim(&table.shape("[k,4]").unwrap(), &[0, 1]).unwrap_err();
    assert!(matches!(error.cause(), ProgramError::Unknown(_)), "{error}");
    // Indices decide the extent of what they select, and what is added at them.
    let indices = program.parameter("indices", S32, &table.shape("[k]").unwrap(), &[]).unwrap();
    let taken = x.take(0, indices).unwrap();
    assert_eq!(taken.shape().to_string(), "[k,4]");
    assert_eq!(
        last(taken.binary(Binary::Addition, y).unwrap()),
        "k == m: axis 0 of `indices` and axis 0 of `y`"
    );
    assert_eq!(last(x.add_at(0, indices, y).unwrap()), "k == m: axis 0 of `indices` and axis 0 of `y`");
}

#[test]
fn extents_of_inputs_are_checked_against_conditions() {
    let program = DynProgram::new();
    let parameter =
        |name: &str, text: &str| program.parameter(name, F32, &text.parse().unwrap(), &[]).unwrap();
    let (x, y, z) = (parameter("x", "[?,4]"), parameter("y", "[<=5,4]"), parameter("z", "[3,4]"));
    let sum = x.binary(Binary::Addition, y).unwrap();
    let module = program.module(&[sum, x.binary(Binary::Addition, z).unwrap()]).unwrap();
    let text: Vec<String> = module.conditions().iter().map(ToString::to_string).collect();
    assert_eq!(
        text,
        [
            "? == <=5: axis 0 of `x` and axis 0 of `y` (operation 4)",
            "? == 3: axis 0 of `x` and axis 0 of `z` (operation 6)"
        ]
    );
    let check = |inputs: [usize; 2]| module.check_extents(&[&[inputs[0], 4], &[inputs[1], 4], &[3, 4]]);
    assert_eq!(check([3, 3]), Ok(()));
    assert_eq!(check([4, 3]), Err(UnmetExtents::Differ { left: (0, 0, 4), right: (1, 0, 3) }));
    assert_eq!(check([4, 4]), Err(UnmetExtents::Differ { left: (0, 0, 4), right: (2, 0, 3) }));
    let error = check([6, 6]).unwrap_err().to_string();
    assert_eq!(error, "axis 0 of input 1 has extent 6, and the module states <=5");
    assert_eq!(check([5, 5]).unwrap_err(), UnmetExtents::Differ { left: (0, 0, 5), right: (2, 0, 3) });
    assert_eq!(module.check_extents(&[]).unwrap_err().to_string(), "0 shapes, and the module has 3 inputs");
    let rank = module.check_extents(&[&[4], &[3, 4], &[3, 4]]).unwrap_err().to_string();
    assert_eq!(rank, "input 0 has rank 1, expected 2");
    // What the program computes is named, and not checked.
    let joined = x.concatenate(&[x], 0).unwrap();
    let module = program.module(&[joined.binary(Binary::Addition, y).unwrap()]).unwrap();
    let [condition] = module.conditions() else { panic!("{module}") };
    assert_eq!((condition.left.input, condition.right.input), (None, Some(1)));
    assert_eq!(condition.to_string(), "? == <=5: axis 0 of `%7` and axis 0 of `y` (operation 9)");
    // An extent of 1 stretches, so nothing is required.
    let row = parameter("row", "[1,4]");
    assert_eq!(x.binary(Binary::Addition, row).unwrap().conditions(), []);
}

#[test]
fn typed_values_have_the_same_conditions() {
    let program = Program::<OneDevice>::new();
    let x = program.parameter::<f32, 2, _>("x", [DynExtent::UNKNOWN, DynExtent::of::<4>()]);
    let y = program.parameter::<f32, 2, _>("y", [DynExtent::UNKNOWN, DynExtent::of::<4>()]);
    let module = program.module(x + y);
    assert_eq!(module.conditions()[0].to_string(), "? == ?: axis 0 of `x` and axis 0 of `y` (operation 2)");
    assert!(program.module(x + x).conditions().is_empty());
}
