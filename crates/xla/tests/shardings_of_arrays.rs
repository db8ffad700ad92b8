//! Array shapes that carry a sharding.

use shapewise::DynExtent;
use shapewise_sharding::{DynMesh, HloSharding};
use shapewise_xla::{AnyShape, ArrayLayout, ArrayShape, ElementType};

fn of(text: &str) -> ArrayShape {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn texts_have_shardings() {
    for text in [
        "f32[8,16]{1,0}, sharding={devices=[4,2]<=[8]}",
        "f32[8,16], sharding={replicated}",
        "f32[], sharding={maximal device=3}",
        "f32[<=8,?]{1,0:T(8,128)}, sharding={mesh['x'=4], [{'x'}, {}]}",
    ] {
        let shape = of(text);
        assert_eq!(shape.to_string(), text);
        assert_eq!(text.parse(), Ok(AnyShape::from(shape.clone())));
        assert_eq!(shape.clone().without_sharding().sharding(), None);
        assert_ne!(shape.clone().without_sharding(), shape);
    }
    assert_eq!(of("f32[2] , sharding = {replicated}").to_string(), "f32[2], sharding={replicated}");
    let text = "(f32[2]{0}, sharding={devices=[2]<=[2]}, s8[4], (token[], f32[], sharding={replicated}))";
    let tuple: AnyShape = text.parse().unwrap();
    assert_eq!(tuple.to_string(), text);
    assert_eq!(tuple.sharding(), None);
    let all: AnyShape = "(f32[2], sharding={manual}, (f32[], sharding={replicated}))".parse().unwrap();
    assert_eq!(all.sharding().unwrap().to_string(), "{{manual}, {replicated}}");
}

#[test]
fn operations_that_keep_the_axes_keep_the_sharding() {
    let shape = of("s4[8,16]{1,0:T(8,128)E(4)}, sharding={devices=[4,2]<=[8]}");
    let kept = [
        shape.clone().with_layout(ArrayLayout::column_major(2)).unwrap(),
        shape.clone().without_layout(),
        shape.clone().without_layout().with_default_layout(),
        shape.clone().with_extent(0, DynExtent::at_most(8).unwrap()).unwrap(),
        shape.clone().with_bounds_as_extents(),
        shape.clone().with_element_type(ElementType::S8).unwrap(),
        shape.clone().with_host_layout(),
        shape.clone().with_unpacked_elements(),
        shape.move_to_major(1).unwrap(),
    ];
    for other in kept {
        assert_eq!(other.sharding(), shape.sharding(), "{other}");
    }
    for other in [
        shape.permute(&[1, 0]).unwrap(),
        shape.remove_axis(0).unwrap(),
        shape.remove_degenerate_axes(),
        shape.append_major(DynExtent::ONE).unwrap(),
    ] {
        assert_eq!(other.sharding(), None, "{other}");
    }
}

#[test]
fn shards_have_the_layout_of_the_array() {
    for (text, shard) in [
        ("f32[8,16]{0,1:T(8,128)}, sharding={devices=[4,2]<=[8]}", "f32[2,8]{0,1:T(8,128)}"),
        ("f32[9,16], sharding={devices=[4,1,2]<=[8] last_tile_dim_replicate}", "f32[3,16]"),
        ("f32[<=9,?], sharding={mesh['x'=4,'y'=2], [{'x'}, {'y'}]}", "f32[<=3,?]"),
        ("f32[9,16], sharding={replicated}", "f32[9,16]"),
        ("f32[9,16]", "f32[9,16]"),
    ] {
        assert_eq!(of(text).shard().to_string(), shard, "{text}");
    }
}

#[test]
fn texts_of_jax_are_arrays() {
    let mesh = DynMesh::new([("x", 4), ("y", 2)]).unwrap();
    let shape = ArrayShape::from_jax(&mesh, "bf16[8@(x,y),16]").unwrap();
    assert_eq!(shape.to_string(), "bf16[8,16]{1,0}, sharding={mesh['x'=4,'y'=2], [{'x', 'y'}, {}]}");
    let says = |text: &str, words: &str| {
        assert_eq!(ArrayShape::from_jax(&mesh, text).unwrap_err().to_string(), words, "{text}");
    };
    says("f33[8]", "the word at 0 is not the name of an element type, such as `f32`, `s4` or `pred`");
    says("[8]", "found '[' at 0, expected the name of an element type");
    says("f32[8@z]", "the name at 6 is not one of a mesh axis");
    says("f32", "the text ends at 3, expected `[`");
}

#[test]
fn shardings_of_other_ranks_are_refused() {
    let says = |text: &str, words: &str| {
        assert_eq!(text.parse::<ArrayShape>().unwrap_err().to_string(), words, "{text}");
    };
    says(
        "f32[8], sharding={devices=[4,2]<=[8]}",
        "the sharding is for rank 2, but the shape has rank 1: they must be equal (in the shape at 17)",
    );
    says(
        "f32[8], sharding={{replicated}}",
        "the sharding is for a tuple, but the shape is an array (in the shape at 17)",
    );
    says("f32[8], sharding={devices=[2]}", "found '}' at 29, expected a number or `<=`");
    says("f32[8], layout={0}", "found ',' at 6, expected `{` or the end");
    let tuple = HloSharding::tuple([]).unwrap();
    assert!(of("f32[8]").with_sharding(tuple).is_err());
}

/// Formats without text have the same text, also of a sharding.
#[cfg(feature = "serde")]
#[test]
fn formats_without_text_keep_shardings() {
    let shape = of("f32[8], sharding={replicated}");
    assert_eq!(serde_json::to_string(&shape).unwrap(), "\"f32[8], sharding={replicated}\"");
    let bytes = postcard::to_allocvec(&shape).unwrap();
    assert_eq!(postcard::from_bytes::<ArrayShape>(&bytes).unwrap(), shape);
}
