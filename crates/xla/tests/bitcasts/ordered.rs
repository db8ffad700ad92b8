//! `Ordered` as a layout of views: on each level, and the layouts derived from it.

use shapewise::{
    Axis, Const, Layout, One, Permutation, Shape, Tensor, View, ViewMut, axes,
    bounds::Order,
    layout::{MinorToMajor, Ordered, Unique},
    s, shape,
};

use super::{
    dense,
    oracle::{
        Naive, check,
        dense::{Dense, world},
        parse,
    },
    ranked, with_rank,
};

/// Memory in which each element is its offset: the tensor of the oracle.
fn memory(layout: &Dense) -> Vec<i64> {
    (0..layout.count()).map(|offset| offset.try_into().unwrap()).collect()
}

#[test]
fn each_index_has_the_offset_of_a_walk_over_memory() {
    for shape in world(3, &[0, 1, 2, 3]) {
        for layout in Dense::all(&shape) {
            with_rank!(shape.len(), R => {
                let (memory, ordered) = (memory(&layout), ranked::<R>(&layout));
                let view = View::with_layout(&memory, ordered).unwrap();
                check::check_view(&view, &layout.naive());
                // Packed from its strides it is the same layout.
                assert_eq!(Ordered::from_layout(&ordered.ranked()).unwrap().strides(), ordered.strides());
                let untyped = ordered.untyped();
                assert_eq!((dense(&untyped), format!("{untyped:?}")), (layout, ordered.to_string()));
            });
        }
    }
}

/// Compares a typed layout, its slices and permutations with the oracle, and its strides with constants.
fn check_typed<E, O>(shape: Shape<3, E>, order: MinorToMajor<3, O>, strides: [Option<isize>; 3])
where
    E: shapewise::Extents<3>,
    O: Order<3>,
    Ordered<3, E, O>: Unique<3>,
{
    let layout = Ordered::new(shape, order);
    let oracle = Dense::new(&shape.extents(), &layout.order().permutation().axes());
    assert_eq!(<Ordered<3, E, O> as Layout<3>>::STRIDES, strides, "{layout}");
    let (memory, naive) = (memory(&oracle), oracle.naive());
    let view = View::with_layout(&memory, layout).unwrap();
    check::check_view(&view, &naive);
    check::check_view(&view.transpose(), &naive.transpose());
    check::check_view(&view.permute(axes![1, 2, 0]), &naive.permute(&[1, 2, 0]));
    check::check_view(&view.slice(s![.., 1..]), &naive.slice(&parse("..,1..")).unwrap());
    check::check_view(&view.slice(s![1, .., ..;-1]), &naive.slice(&parse("1,..,..;-1")).unwrap());
    check::check_view(
        &view.slice(s![:, NewAxis, ..;2, ..]),
        &naive.slice(&parse(":,NewAxis,..;2,..")).unwrap(),
    );
    // The run-time layout agrees with the type.
    assert_eq!(layout.strides(), ranked::<3>(&oracle).strides());
    let mut copy = memory.clone();
    let mut view = ViewMut::with_layout(&mut copy, layout).unwrap();
    view.for_each_mut(|element| *element += 1);
    assert!(copy.iter().zip(&memory).all(|(new, old)| *new == old + 1));
}

#[test]
fn typed_layouts_keep_their_strides_as_constants() {
    let n = 4;
    let static_ = || Shape::new(shape![2, 3, 4]).unwrap();
    let mixed = || Shape::new((2_usize, Const::<3>, n)).unwrap();
    let run_time = || Shape::new([2, 3, 4]).unwrap();
    check_typed(static_(), MinorToMajor::typed(axes![2, 1, 0]), [12, 4, 1].map(Some));
    check_typed(static_(), MinorToMajor::typed(axes![2, 0, 1]), [4, 8, 1].map(Some));
    check_typed(static_(), MinorToMajor::typed(axes![1, 2, 0]), [12, 1, 3].map(Some));
    check_typed(static_(), MinorToMajor::typed(axes![1, 0, 2]), [3, 1, 6].map(Some));
    check_typed(static_(), MinorToMajor::typed(axes![0, 2, 1]), [1, 8, 2].map(Some));
    check_typed(static_(), MinorToMajor::typed(axes![0, 1, 2]), [1, 2, 6].map(Some));
    check_typed(mixed(), MinorToMajor::typed(axes![1, 2, 0]), [None, Some(1), Some(3)]);
    check_typed(mixed(), MinorToMajor::typed(axes![2, 1, 0]), [None, None, Some(1)]);
    check_typed(mixed(), MinorToMajor::typed(axes![1, 0, 2]), [Some(3), Some(1), None]);
    check_typed(run_time(), MinorToMajor::typed(axes![1, 2, 0]), [None, Some(1), None]);
    check_typed(static_(), MinorToMajor::new([1, 2, 0]).unwrap(), [None; 3]);
    check_typed(mixed(), MinorToMajor::new([0, 2, 1]).unwrap(), [None; 3]);
    check_typed(
        Shape::new((Const::<2>, One, Const::<4>)).unwrap(),
        MinorToMajor::typed(axes![0, 2, 1]),
        [1, 8, 2].map(Some),
    );
}

#[test]
fn layouts_derived_from_a_typed_layout_keep_its_strides() {
    fn strides<const R: usize, L: Layout<R>>(_: &View<'_, i64, R, L>) -> [Option<isize>; R] {
        L::STRIDES
    }
    let layout = Ordered::new(Shape::new(shape![2, 3, 4]).unwrap(), MinorToMajor::typed(axes![1, 2, 0]));
    let memory: Vec<i64> = (0..24).collect();
    let view = View::with_layout(&memory, layout).unwrap();
    assert_eq!(strides(&view), [12, 1, 3].map(Some));
    assert_eq!(strides(&view.transpose()), [3, 1, 12].map(Some));
    assert_eq!(strides(&view.permute(axes![2, 0, 1])), [3, 12, 1].map(Some));
    assert_eq!(strides(&view.slice(s![.., 2])), [12, 1].map(Some));
    assert_eq!(strides(&view.slice(s![.., ..;-2])), [12, 1, -6].map(Some));
    assert_eq!(size_of_val(&view.slice(s![1, 1, ..])), size_of::<&[i64]>());
}

#[test]
fn facts_of_the_type() {
    type Of<O> = Ordered<3, (Const<2>, Const<3>, Const<4>), O>;
    type Rows = (Axis<2>, Axis<1>, Axis<0>);
    type Columns = (Axis<0>, Axis<1>, Axis<2>);
    assert_eq!((Of::<Rows>::ROW_MAJOR, Of::<Columns>::ROW_MAJOR), (Some(true), Some(false)));
    assert_eq!(Ordered::<3, (usize, Const<3>, usize), Rows>::ROW_MAJOR, Some(true));
    assert_eq!(Ordered::<3, [usize; 3], Rows>::ROW_MAJOR, Some(true));
    assert_eq!(Ordered::<3>::ROW_MAJOR, None);
    assert_eq!((Of::<Columns>::SPAN, Ordered::<3>::SPAN), (Some(24), None));
    assert_eq!((Ordered::<3>::UNIQUE, Ordered::<3>::EXHAUSTIVE), (Some(true), Some(true)));
    assert_eq!(size_of::<Of<Columns>>(), 0);
    assert_eq!(size_of::<Ordered<3, [usize; 3], Columns>>(), size_of::<[usize; 3]>());
}

#[test]
fn tensors_can_be_viewed_in_any_order() {
    let layout = Dense::new(&[2, 3], &[0, 1]);
    let memory = memory(&layout);
    let view = View::with_layout(&memory, ranked::<2>(&layout)).unwrap();
    let tensor: Tensor<i64, 2> = view.to_tensor();
    check::check_view(&tensor.view(), &Naive { extents: vec![2, 3], elements: vec![0, 2, 4, 1, 3, 5] });
}

const SHAPE: Shape<2> = match Shape::from_extents([2, 3]) {
    Ok(shape) => shape,
    Err(_) => panic!("6 elements fit"),
};

#[test]
fn everything_is_available_at_compile_time() {
    use shapewise::layout::bitcast::{
        Decomposition, align, common_factors, decompose, deduce_transpose, degenerate_axes_changed,
        is_bitcast, reshape_is_bitcast, reshape_leaves_unmodified, transpose_is_bitcast,
        unmodified_by_reshape,
    };
    const ROWS: MinorToMajor<2> = MinorToMajor::ROW_MAJOR;
    const COLUMNS: MinorToMajor<2> = MinorToMajor::COLUMN_MAJOR;
    const LAYOUT: Ordered<2> = Ordered::new(SHAPE, COLUMNS);
    const INSERTED: MinorToMajor<3> = COLUMNS.insert_axis(Axis::<1>);
    const REMOVED: MinorToMajor<2> = INSERTED.remove_axis(Axis::<1>);
    const ALIGNED: Option<MinorToMajor<3>> = align(&[6, 4], COLUMNS, &[2, 3, 4]);
    const DEDUCED: Option<Permutation<2>> = deduce_transpose(&[2, 3], ROWS, &[3, 2], COLUMNS);
    const UNMODIFIED: [Option<usize>; 2] = match unmodified_by_reshape(&[2, 3], &[2, 1, 3]) {
        Ok(axes) => axes,
        Err(_) => panic!("6 elements stay 6"),
    };
    const PAIRS: usize = {
        let Ok(mut factors) = common_factors(&[2, 3], &[2, 1, 3]) else { panic!("6 elements stay 6") };
        let mut count = 0;
        while factors.next_pair().is_some() {
            count += 1;
        }
        count
    };
    const {
        assert!(reshape_is_bitcast(&[2, 3], ROWS, &[3, 2], ROWS));
        assert!(transpose_is_bitcast(&[2, 3], ROWS, &[3, 2], COLUMNS, Permutation::REVERSAL));
        assert!(is_bitcast(&[2, 3], ROWS, &[6], MinorToMajor::ROW_MAJOR));
        assert!(matches!(
            decompose(&[2, 3], ROWS, &[6], MinorToMajor::ROW_MAJOR),
            Ok(Decomposition::Reshape)
        ));
        assert!(degenerate_axes_changed(&[2, 3], &[2, 1, 3]).is_some());
        assert!(matches!(reshape_leaves_unmodified(&[2, 3], &[2, 1, 3], [1]), Ok(Some([2]))));
        assert!(MinorToMajor::from_strides(&[2, 3], &[1, 2]).is_some());
    }
    assert_eq!((LAYOUT.to_string(), INSERTED.to_string()), ("[2,3]{0,1}".into(), "{0,2,1}".into()));
    assert_eq!((REMOVED, ALIGNED.unwrap().to_string()), (COLUMNS, "{1,0,2}".into()));
    assert_eq!((DEDUCED, UNMODIFIED, PAIRS), (Some(Permutation::REVERSAL), [Some(0), Some(2)], 4));
}
