//! Rule: a copy has the rank of its source. First line: "expected an array of rank 2 with elements `f32`"

use shapewise::{View, array::TiledViewMut};

fn copy(mut tiles: TiledViewMut<'_, f32, 2>, row: View<'_, f32, 1>) {
    tiles.copy_from(row);
}

fn main() {}
