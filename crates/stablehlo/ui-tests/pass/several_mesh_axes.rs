//! The correct versions: two mesh axes split one axis, in the order of the mesh; eight mesh axes; a split that divides.
use shapewise::{Axis, Const};
use shapewise_stablehlo::{Program, placed};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

mod cube {
    shapewise_stablehlo::mesh! { pub Cube { A: 2, B: 2, C: 2, D: 2, E: 2, F: 2, G: 2, H: 2 } }
}

fn main() {
    let program = Program::<Grid>::new();
    let rows = 64;
    let x = program.parameter::<f32, 2, _>("x", placed![64 @ (Data, Model), 24]);
    let y = program.parameter::<f32, 2, _>("y", placed![rows @ (Data, Model), { 20 + 4 }]);
    assert_eq!((x.ranked() + y.ranked()).describe(), "f32[64@Data@Model,24]");
    let z = program.parameter::<f32, 2, _>("z", placed![8 @ Data, 24 @ Model]);
    assert_eq!(z.split_axis(Axis::<1>, Const::<4>, Const::<6>).unwrap().describe(), "f32[8@Data,4@Model,6]");

    let program = Program::<cube::Cube>::new();
    let x = program.parameter::<f32, 2, _>("x", placed![{ 8 } @ (A, B, H), 4 @ G]);
    assert_eq!(x.all_gather(H).describe(), "f32[8@A@B,4@G]");
}

use cube::{A, B, G, H};
