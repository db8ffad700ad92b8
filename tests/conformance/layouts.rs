//! Layouts, linear indices and tiles, with the element order of NumPy.

use serde_json::Value;
use shapewise::{
    Layout, Mapping, MinorToMajor, Shape, Strided, Tensor, View,
    array::TiledTensor,
    index::linear_index,
    layout::{Padded, Tiled, tile::Tiles},
    match_rank,
};
use shapewise_xla::{ArrayLayout, ArrayShape};

use super::{Case, Failure, Rules, same};

fn words(error: impl core::fmt::Display) -> Failure {
    error.to_string()
}

fn array<V: Copy, const R: usize>(values: &[V]) -> Result<[V; R], Failure> {
    values.try_into().map_err(|_| format!("{} numbers for rank {R}", values.len()))
}

/// A list of lists of numbers.
fn lists(case: &Case, field: &str) -> Result<Vec<Vec<usize>>, Failure> {
    let wrong = || format!("`{field}` is not a list of lists of numbers");
    let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
    let list = |value: &Value| value.as_array()?.iter().map(number).collect();
    case.get(field)?.as_array().ok_or_else(wrong)?.iter().map(list).collect::<Option<_>>().ok_or_else(wrong)
}

/// Asserts that a layout of a tensor of a kind puts the elements 0, 1, 2, ... in memory as in `memory`, where -1 is padding; both ways.
macro_rules! lies {
    ($Tensor:ident $copy:ident, $layout:expr, $memory:expr) => {{
        let (layout, memory) = ($layout, $memory);
        let shape = Shape::new(layout.extents()).map_err(words)?;
        let elements: Vec<isize> = (0..shape.element_count().cast_signed()).collect();
        let dense = View::from_shape(&elements, shape).map_err(words)?;
        same("the allocated size", &layout.allocated(), &memory.len())?;
        let laid_out = dense.$copy(layout, -1).map_err(words)?;
        same("the memory", &laid_out.as_memory(), &&memory[..])?;
        // And back, by a copy and by the index of each cell.
        let tensor = $Tensor::with_layout(memory.clone(), layout).map_err(words)?;
        let back = tensor.to_layout(Strided::row_major(shape.extents()).map_err(words)?).map_err(words)?;
        same("the elements, back again,", &back.as_memory(), &&elements[..])?;
        cells(layout, &memory)
    }};
}

/// The elements of a layout at the cells of memory.
fn cells<const R: usize, L: Mapping<R>>(layout: L, memory: &[isize]) -> Result<(), Failure> {
    for (offset, &element) in memory.iter().enumerate() {
        let index = layout.index_at(offset);
        let linear = index.and_then(|index| linear_index(&layout.extents(), &index).ok());
        same("the element of a cell", &linear.map_or(-1, usize::cast_signed), &element)?;
        if let Some(index) = index {
            same("the offset of the index of an offset", &layout.offset(index).ok(), &Some(offset))?;
        }
    }
    let last = memory.iter().rposition(|&element| element >= 0).map_or(0, |last| last.saturating_add(1));
    if layout.span() < last {
        return Err(format!("the span is {}, expected at least {last}", layout.span()));
    }
    Ok(())
}

/// The same for an array whose rank is known at run time, from its text.
fn array_lies(text: &str, memory: &[isize]) -> Result<(), Failure> {
    let shape: ArrayShape = text.parse().map_err(words)?;
    same("the text, printed again,", &shape.to_string(), &text.to_owned())?;
    same("the allocated size of an array", &shape.allocated().map_err(words)?, &memory.len())?;
    let dense = shape.clone().with_layout(ArrayLayout::row_major(shape.rank())).map_err(words)?;
    for (offset, &element) in memory.iter().enumerate() {
        let index = shape.index_at(offset).map_err(words)?;
        let linear = index.as_ref().map(|index| dense.untiled_offset(index)).transpose().map_err(words)?;
        same("the element of a cell of an array", &linear.map_or(-1, usize::cast_signed), &element)?;
        if let Some(index) = index {
            same("the offset in an array", &shape.offset(&index).map_err(words)?, &offset)?;
        }
    }
    Ok(())
}

/// The text of an array of bytes.
fn text(case: &Case, tiles: &str) -> Result<String, Failure> {
    let list = |field: &str| -> Result<String, Failure> {
        let numbers: Vec<_> = case.extents(field)?.iter().map(usize::to_string).collect();
        Ok(numbers.join(","))
    };
    let (dims, order) = (list("dims")?, list("minor_to_major")?);
    Ok(if order.is_empty() && tiles.is_empty() {
        format!("u8[{dims}]")
    } else {
        format!("u8[{dims}]{{{order}{tiles}}}")
    })
}

fn order<const R: usize>(case: &Case) -> Result<MinorToMajor<R>, Failure> {
    MinorToMajor::new(array(&case.ints("minor_to_major")?)?).map_err(words)
}

pub(crate) fn layout(case: &Case) -> Result<Rules, Failure> {
    fn ranked<const R: usize>(shape: Shape<R>, case: &Case) -> Result<(), Failure> {
        let order = order::<R>(case)?;
        let dense = Strided::ordered(shape.extents(), order).map_err(words)?;
        same("the strides", &dense.strides().to_vec(), &case.ints("strides")?)?;
        if case.0.contains_key("memory") {
            lies!(Tensor to_layout_with, dense, case.ints("memory")?)?;
        }
        let untiled = Tiled::new(shape, order, Tiles::new().as_tiles()).map_err(words)?.to_string();
        same(
            "the text",
            &format!("f32{untiled}"),
            &case.get("text")?.as_str().unwrap_or_default().to_owned(),
        )?;
        let padded = array(&case.extents("padded_dimensions")?)?;
        let padded = Padded::new(shape, order, padded).map_err(words)?;
        if case.0.contains_key("padded_memory") {
            lies!(Tensor to_layout_with, padded, case.ints("padded_memory")?)?;
        }
        same("the base", &padded.base(), &0).map(drop)
    }
    case.has_only("dims minor_to_major strides text memory padded_dimensions padded_memory")?;
    match_rank!(case.shape("dims")?, { 0..=16 => |shape| ranked(shape, case), _ => |error| Err(words(error)) })?;
    if case.0.contains_key("memory") {
        array_lies(&text(case, "")?, &case.ints("memory")?)?;
    }
    Ok(Rules::new())
}

pub(crate) fn index(case: &Case) -> Result<Rules, Failure> {
    fn ranked<const R: usize>(shape: Shape<R>, case: &Case) -> Result<(), Failure> {
        let layout = Strided::ordered(shape.extents(), order(case)?).map_err(words)?;
        let (linear, multi) = (case.extents("linear")?, lists(case, "multi")?);
        same("the element count", &linear.len(), &multi.len())?;
        for (linear, multi) in linear.into_iter().zip(multi) {
            let multi = array(&multi)?;
            same("the linear index", &layout.offset(multi).ok(), &Some(linear))?;
            same("the index", &layout.index_at(linear), &Some(multi))?;
        }
        Ok(())
    }
    case.has_only("dims minor_to_major linear multi")?;
    match_rank!(case.shape("dims")?, { 0..=16 => |shape| ranked(shape, case), _ => |error| Err(words(error)) })?;
    let shape: ArrayShape = text(case, "")?.parse().map_err(words)?;
    for (linear, multi) in case.extents("linear")?.into_iter().zip(lists(case, "multi")?) {
        same("the linear index in an array", &shape.untiled_offset(&multi).map_err(words)?, &linear)?;
        same("the index in an array", &shape.index_at_untiled(linear).map_err(words)?, &Some(multi))?;
    }
    Ok(Rules::new())
}

pub(crate) fn tiled(case: &Case) -> Result<Rules, Failure> {
    fn ranked<const R: usize>(shape: Shape<R>, case: &Case) -> Result<(), Failure> {
        let tiles = lists(case, "tiles")?;
        let tiles: Vec<&[usize]> = tiles.iter().map(Vec::as_slice).collect();
        let tiles = Tiles::from_sizes(&tiles).map_err(words)?;
        lies!(
            TiledTensor to_tiled_with,
            Tiled::new(shape, order(case)?, tiles.as_tiles()).map_err(words)?,
            case.ints("memory")?
        )
    }
    case.has_only("dims minor_to_major tiles memory")?;
    match_rank!(case.shape("dims")?, { 0..=16 => |shape| ranked(shape, case), _ => |error| Err(words(error)) })?;
    let tiles = lists(case, "tiles")?;
    let tiles: Vec<&[usize]> = tiles.iter().map(Vec::as_slice).collect();
    let tiles = Tiles::from_sizes(&tiles).map_err(words)?;
    array_lies(&text(case, &format!(":T{tiles}"))?, &case.ints("memory")?)?;
    Ok(Rules::new())
}
