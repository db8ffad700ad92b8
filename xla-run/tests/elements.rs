//! XLA accepts each operation for each element type for which it has a method: the bounds on elements are those of StableHLO.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

mod common;

use shapewise::{Axis, Keep, Tensor, View, axes, contraction::DotAxes, rearrange::Pad, shape};
use shapewise_stablehlo::{Program, placed};

use common::{eight, fits};

/// Compiles a program for each operation on two matrices of each type.
macro_rules! compile {
    ($count:ident $x:ident $y:ident $program:ident [$($element:ty)*] $operations:tt) => {
        $(compile! { @ $count $x $y $program $element $operations })*
    };
    (@ $count:ident $x:ident $y:ident $program:ident $element:ty { $($operation:expr;)* }) => { $({
        let $program = <Program>::new();
        let $x = $program.parameter::<$element, 2, _>("x", shape![2, 2]);
        let $y = $program.parameter::<$element, 2, _>("y", shape![2, 2]);
        let _ = ($x, $y);
        let module = $program.module($operation);
        if let Err(error) = eight().compile(&module) {
            panic!("{} of {}: {error}\n{module}", stringify!($operation), stringify!($element));
        }
        $count += 1;
    })* };
}

#[test]
fn operations_on_elements_of_every_type() {
    let mut count = 0_usize;
    compile! { count x y program [bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64] {
        x.max(y); x.min(y); x.eq(y); x.ne(y); x.lt(y); x.le(y); x.gt(y); x.ge(y);
        x.lt(y).select(x, y).unwrap();
        x.max_axis(Axis::<0>); x.min_axis(Axis::<1>);
        x.permute(axes![1, 0]); x.flip(Axis::<0>); x.reshape(shape![4]).unwrap();
        x.broadcast_in_dim(shape![2, 3, 2], axes![0, 2]).unwrap();
        x.pad_axis(Axis::<0>, Pad::edges(1, 1), Default::default()).unwrap();
        x.concatenate(y, Axis::<0>).unwrap();
        x.at_least(Default::default()); x.at_most(Default::default());
        x.convert::<bool>(); x.convert::<i8>(); x.convert::<u64>(); x.convert::<f32>(); x.convert::<f64>();
        program.constant(Tensor::new(vec![Default::default(); 4], [2, 2]).unwrap()).eq(x.ranked());
    } }
    compile! { count x y program [i8 i16 i32 i64 u8 u16 u32 u64 f32 f64] {
        x + y; x - y; x * y; x / y; x % y; x.pow(y);
        x.sum_axis(Axis::<0>); x.product_axis(Axis::<1>);
        x.matmul(y); x.dot_general(y, DotAxes::contracting(axes![1], axes![1]).batch(axes![0], axes![0])).unwrap();
        x + program.iota(shape![2, 2], 0).unwrap();
    } }
    compile! { count x y program [bool i8 i16 i32 i64 u8 u16 u32 u64] {
        x & y; x | y; x ^ y; !x;
    } }
    compile! { count x y program [i8 i16 i32 i64 u8 u16 u32 u64] {
        y.take(Axis::<0>, x.reshape(shape![4]).unwrap()).unwrap();
    } }
    compile! { count x y program [i8 i16 i32 i64 f32 f64] {
        -x; x.abs(); y.sign(); x.sort_axis(Axis::<1>);
    } }
    compile! { count x y program [f32 f64] {
        x.ceil(); x.cos(); x.exp(); x.floor(); x.ln(); x.logistic(); x.rsqrt(); x.sin(); x.sqrt(); y.tanh();
    } }
    println!("{count} programs");
}

/// Reductions of arrays whose maximum, minimum or product is not that of the number with which a reduction might wrongly begin.
macro_rules! reductions {
    ($($element:ty: $elements:expr;)*) => { $({
        let elements: [$element; 3] = $elements;
        let program = <Program>::new();
        let x = program.parameter::<$element, 1, _>("x", shape![3]);
        let module = program.module((x.sum_axis(Axis::<0>), x.product_axis(Axis::<0>), x.max_axis(Axis::<0>), x.min_axis(Axis::<0>)));
        let array = Tensor::new(elements.to_vec(), [3]).unwrap();
        let results = eight().compile(&module).unwrap().call().input(&array).unwrap().run().unwrap();
        let [a, b, c] = elements;
        let larger = |a: $element, b: $element| if a > b { a } else { b };
        let smaller = |a: $element, b: $element| if a < b { a } else { b };
        let expected = [a + b + c, a * b * c, larger(larger(a, b), c), smaller(smaller(a, b), c)];
        for (at, expected) in expected.into_iter().enumerate() {
            assert_eq!(results.get::<$element, 0>(at).unwrap().to_vec(), [expected], "{at} of {}", stringify!($element));
        }
    })* };
}

#[test]
fn reductions_begin_with_the_right_number() {
    reductions! {
        i8: [-3, -2, -4]; i16: [-3, -2, -4]; i32: [-3, -2, -4]; i64: [-3, -2, -4];
        u8: [3, 2, 4]; u16: [3, 2, 4]; u32: [3, 2, 4]; u64: [3, 2, 4];
        f32: [-3.0, -2.0, -4.0]; f64: [-3.0, -2.0, -4.0];
    }
}

shapewise_stablehlo::mesh! { Line { Data: 4 } }

/// Operations on `x`, which is 0 to 7, and what they are for one element.
macro_rules! of_elements {
    ($x:ident: $element:ty; $($operation:expr, $expected:expr => $result:ty;)*) => { $({
        let program = Program::<Line>::new();
        let elements: Vec<$element> = (0_u8..8).map(<$element>::from).collect();
        let $x = program.parameter::<$element, 1, _>("x", placed![8 @ Data]);
        let result = $operation;
        for module in [program.module(result), program.module_for_one_device(result)].into_iter().filter(fits) {
            let call = eight().compile(&module).unwrap();
            let results = call.call().input(View::from(&elements)).unwrap().run().unwrap();
            let expected: Vec<$result> = elements.iter().map(|&$x| $expected).collect();
            assert_eq!(results.get::<$result, 1>(0).unwrap().to_vec(), expected, "{module}");
        }
    })* };
}

/// Numbers as second operands, on four devices, if the plugin has them, and on one.
#[test]
fn numbers_are_compared_and_combined_with_each_element() {
    of_elements! { x: i32;
        x % 3, x % 3 => i32; x & 5, x & 5 => i32; x | 8, x | 8 => i32; x ^ 1, x ^ 1 => i32;
        x.max(3), x.max(3) => i32; x.min(3), x.min(3) => i32; x.pow(2), x.pow(2) => i32;
        x.lt(4), x < 4 => bool; x.le(4), x <= 4 => bool; x.gt(4), x > 4 => bool; x.ge(4), x >= 4 => bool;
        x.eq(4), x == 4 => bool; x.ne(4), x != 4 => bool; x.lt(4).eq(false), x >= 4 => bool;
    }
    let selected = |is_first: bool, first: i32, second: i32| if is_first { first } else { second };
    of_elements! { x: i32;
        x.lt(4).select(x, 9).unwrap(), selected(x < 4, x, 9) => i32;
        x.lt(4).select(x.sum_axis(Keep(Axis::<0>)).all_reduce(Data), 9).unwrap(), selected(x < 4, 28, 9) => i32;
    }
    of_elements! { x: f32; x.lt(0.5), x < 0.5 => bool; x % 2.5, x % 2.5 => f32; x.pow(2.0), x * x => f32; }
}
