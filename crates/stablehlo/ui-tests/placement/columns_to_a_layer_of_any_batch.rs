use shapewise::shape;
use shapewise_stablehlo::{
    Program, Value, placed,
    placement::{BatchPlacement, Replicated},
};

shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }

type Rows<'p, P> = Value<'p, f32, 2, [usize; 2], Grid, (P, Replicated)>;

fn layer<P: BatchPlacement>(x: Rows<'_, P>) -> Rows<'_, P> {
    x * x
}

fn main() {
    let program = Program::<Grid>::new();
    let _ = layer(program.parameter("all", shape![8, 64]).ranked());
    let _ = layer(program.parameter("columns", placed![8, 64 @ Data]).ranked());
}
