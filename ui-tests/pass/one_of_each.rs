//! Rule: what the other cases get wrong, done right.

use shapewise::{Axis, Const, Extent, Layout, Shape, Strided, Tensor, View, ViewMut, axes, broadcast, s, shape, verbs::choose};

fn matmul_extents<M: Extent, K: Extent, N: Extent, LA, LB>(
    left: &View<'_, f32, 2, LA>,
    right: &View<'_, f32, 2, LB>,
) -> [usize; 2]
where
    LA: Layout<2, Extents = (M, K)>,
    LB: Layout<2, Extents = (K, N)>,
{
    [left.extents()[0], right.extents()[1]]
}

fn sum(matrix: &View<'_, f32, 2>) -> f32 {
    matrix.fold(0.0, |sum, element| sum + element)
}

fn main() {
    let memory: Vec<f32> = (0_u8..24).map(f32::from).collect();
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let cube = View::new(&memory, [2, 3, 4]).unwrap();

    // index
    assert_eq!((matrix[[1, 2]], cube.get([1, 2, 3])), (5.0, Some(&23.0)));
    let mut target = vec![0.0_f32; 6];
    let mut to = ViewMut::new(&mut target, shape![2, 3]).unwrap();
    to[[0, 0]] = 1.0;

    // operators
    let column = View::new(&memory, (Const::<2>, Const::<1>.to_one())).unwrap();
    let table: Tensor<f32, 2, _> = (matrix + column) * 2.0;
    assert_eq!(table[[1, 2]], 12.0);

    // broadcast
    let row = View::new(&memory, shape![1, 3]).unwrap();
    assert_eq!(row.broadcast_to(shape![4, 3]).extents(), [4, 3]);
    let vector = View::new(&memory, shape![3]).unwrap();
    assert_eq!(vector.broadcast_in_dim(shape![3, 2], [0]).extents(), [3, 2]);
    let (image, scale) = (Shape::new([8, 8, 3]).unwrap(), Shape::new([3]).unwrap());
    assert_eq!(broadcast::shape(broadcast::align_trailing((image, scale))).unwrap().extents(), [8, 8, 3]);
    let added = matrix + vector.along(axes![1]) + vector.align_trailing();
    assert_eq!(added[[1, 2]], 5.0 + 2.0 + 2.0);
    assert_eq!(row.broadcast_transposing([3, 4], axes![1, 0]).extents(), [3, 4]);
    assert_eq!(vector.broadcast(shape![2]).extents(), [2, 3]);
    let (_, stretched, _) = broadcast::all((matrix, row, column)).unwrap();
    assert_eq!(stretched.extents(), [2, 3]);
    assert_eq!(Shape::new([3]).unwrap().along::<2, _>(axes![1]).extents(), [1, 3]);

    // select
    let mask = matrix.map(|element| *element > 2.0);
    assert_eq!(choose(&mask, &matrix, &stretched)[[1, 2]], 5.0);
    assert_eq!(matrix.clamp(1.0, 4.0)[[1, 2]], 4.0);

    // zip
    to.zip_from(&matrix, &row, |x, y| x + y);
    to.try_assign(&row).unwrap();
    assert_eq!(to[[1, 2]], 2.0);
    let _ = matrix.zip_map(&row, |x, y| x.max(*y));

    // layout
    let transposed = View::with_layout(&memory, Strided::new([3, 2], [1, 3]).unwrap()).unwrap();
    assert_eq!((sum(&transposed), sum(&matrix.ranked())), (15.0, 15.0));
    assert_eq!(matrix.as_slice(), &memory[..6]);
    let right = View::new(&memory, shape![3, 4]).unwrap();
    assert_eq!(matmul_extents(&matrix, &right), [2, 4]);

    // permute
    assert_eq!(cube.permute(axes![2, 0, 1]).extents(), [4, 2, 3]);
    assert_eq!(Shape::new(shape![2, 3]).unwrap().permute(axes![1, 0]).extents(), [3, 2]);

    // slice
    let part: View<'_, f32, 2> = cube.slice(s![0, .., ..;2]);
    assert_eq!(part.extents(), [3, 2]);
    assert_eq!(matrix.slice(s![NewAxis, -1, 1..]).extents(), [1, 2]);

    // axis and shape
    let shape = Shape::new(shape![2, 3, 4]).unwrap();
    assert_eq!((shape.extent_at(Axis::<2>), shape.head(), shape.tail().extents()), (4, Const, [3, 4]));
    assert_eq!(shape.remove_axis(Axis::<1>).insert_axis(Axis::<2>, 5).unwrap().extents(), [2, 4, 5]);
    assert_eq!((shape.take::<2>().extents(), shape.take_last::<2, _>().extents()), ([2, 3], [3, 4]));

    // reshape
    assert_eq!(matrix.try_reshape(shape![3, 2]).unwrap().extents(), [3, 2]);
}
