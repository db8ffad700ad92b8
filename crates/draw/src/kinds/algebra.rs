//! The kinds of pictures of layout algebra, in CuTe's text.

use alloc::format;

use shapewise_algebra::{Swizzle, Swizzled};

use super::{Kind, Picture, Wrong, example, field_of};
use crate::parse::{array, axes_of_modes, field, integers, modes, one_per_axis, text};

/// The pictures of layout algebra.
pub(super) const DIVIDE: Kind = Kind {
    name: "algebra",
    about: "A layout in CuTe's text, divided into tiles: each tile has a colour.",
    fields: &[
        field_of("layout", "extents and strides, such as (4,6):(6,1)"),
        field_of("tile", "one extent per axis, such as (2,3)"),
    ],
    examples: &[
        example("tiles of rows", &["(4,6):(6,1)", "(2,3)"]),
        example("tiles of columns", &["(4,6):(1,4)", "(2,2)"]),
        example("modes within an axis", &["((2,2),4):((1,8),2)", "(2,2)"]),
    ],
    draw: |fields| {
        let tile = one_per_axis(fields, 1, axes_of_modes(text(fields, 0)))?;
        of_rank!(tile.len(), 0, [1 2 3 4], 4, R => {
            Picture::division(&modes::<R>(fields, 0)?, array(&tile)).map_err(|error| Wrong::at(1, error))
        })
    },
};

pub(super) const LOGICAL_DIVIDE: Kind = Kind {
    name: "divide",
    about: "A layout divided by another one, which says which elements are in one tile. CuTe: logical_divide.",
    fields: &[
        field_of("layout", "extents and strides, such as 24:1"),
        field_of("tile", "which elements, such as 4:2"),
    ],
    examples: &[
        example("every second element", &["24:1", "4:2"]),
        example("blocks of a matrix", &["(4,6):(6,1)", "(2,2):(6,1)"]),
        example("neighbours", &["(4,6):(1,4)", "3:1"]),
    ],
    draw: |fields| {
        of_rank!(axes_of_modes(text(fields, 0)), 0, [1 2 3], 3, R => {
            of_rank!(axes_of_modes(text(fields, 1)), 1, [1 2 3], 3, Q => {
                let (layout, by) = (modes::<R>(fields, 0)?, modes::<Q>(fields, 1)?);
                Picture::logical_division(&layout, &by).map_err(|error| Wrong::at(1, error))
            })
        })
    },
};

pub(super) const COMPOSE: Kind = Kind {
    name: "compose",
    about: "A layout of the elements of another one: the inner layout says which element, by linear index, is at an index.",
    fields: &[
        field_of("outer", "extents and strides, such as (4,6):(6,1)"),
        field_of("inner", "extents and strides, such as (4,3):(6,2)"),
    ],
    examples: &[
        example("every second column", &["(4,6):(6,1)", "(4,3):(6,2)"]),
        example("the transpose", &["(4,6):(6,1)", "(6,4):(1,6)"]),
        example("a row", &["(4,6):(1,4)", "6:1"]),
    ],
    draw: |fields| {
        of_rank!(axes_of_modes(text(fields, 0)), 0, [1 2 3], 3, R => {
            of_rank!(axes_of_modes(text(fields, 1)), 1, [1 2 3], 3, Q => {
                let (outer, inner) = (modes::<R>(fields, 0)?, modes::<Q>(fields, 1)?);
                Picture::composition(&outer, &inner).map_err(|error| Wrong::at(1, error))
            })
        })
    },
};

pub(super) const COMPLEMENT: Kind = Kind {
    name: "complement",
    about: "The layout that repeats another one until each number below a limit is reached once.",
    fields: &[
        field_of("layout", "extents and strides, such as (2,2):(4,1)"),
        field_of("limit", "the number of offsets to fill, such as 24"),
    ],
    examples: &[
        example("pairs", &["(2,2):(4,1)", "24"]),
        example("every third", &["4:3", "24"]),
        example("nothing left", &["(2,3):(3,1)", "6"]),
    ],
    draw: |fields| {
        let limit = field(fields, 1)?;
        of_rank!(axes_of_modes(text(fields, 0)), 0, [1 2 3 4], 4, R => {
            Picture::complement(&modes::<R>(fields, 0)?, limit).map_err(|error| Wrong::at(1, error))
        })
    },
};

pub(super) const PRODUCT: Kind = Kind {
    name: "product",
    about: "A copy of a layout for each element of another one, blocked and raked.",
    fields: &[
        field_of("layout", "extents and strides, such as (2,3):(3,1)"),
        field_of("copies", "a layout of the same rank, such as (2,2):(2,1)"),
    ],
    examples: &[
        example("blocks", &["(2,3):(3,1)", "(2,2):(2,1)"]),
        example("a vector", &["2:1", "3:1"]),
        example("copies by columns", &["(2,2):(1,2)", "(2,3):(1,2)"]),
    ],
    draw: |fields| {
        of_rank!(axes_of_modes(text(fields, 0)), 0, [1 2 3], 3, R => {
            let (layout, of) = (modes::<R>(fields, 0)?, modes::<R>(fields, 1)?);
            Picture::product(&layout, &of).map_err(|error| Wrong::at(1, error))
        })
    },
};

pub(super) const SWIZZLE: Kind = Kind {
    name: "swizzle",
    about: "A layout whose offsets are exchanged by an exclusive or with their own bits, so that columns fall on different banks.",
    fields: &[
        field_of("layout", "extents and strides, such as (4,4):(4,1)"),
        field_of("swizzle", "bits, base and shift, such as (2,0,2)"),
        field_of("banks", "a number above 0, such as 4"),
    ],
    examples: &[
        example("4 by 4 on 4 banks", &["(4,4):(4,1)", "(2,0,2)", "4"]),
        example("8 by 8 on 8 banks", &["(8,8):(8,1)", "(3,0,3)", "8"]),
        example("pairs stay together", &["(4,8):(8,1)", "(2,1,2)", "8"]),
    ],
    draw: |fields| {
        let numbers = integers::<i32>(fields, 1)?;
        let &[bits, base, shift] = numbers.as_slice() else {
            return Err(Wrong::at(
                1,
                format!("{} for bits, base and shift: three are needed", numbers.len()),
            ));
        };
        let count = |name: &str, number: i32| {
            u32::try_from(number).map_err(|_| Wrong::at(1, format!("{name} is {number}: it is at least 0")))
        };
        let swizzle = Swizzle::new(count("bits", bits)?, count("base", base)?, shift);
        let swizzle = swizzle.map_err(|error| Wrong::at(1, error))?;
        let banks: core::num::NonZeroUsize = field(fields, 2)?;
        of_rank!(axes_of_modes(text(fields, 0)), 0, [1 2 3 4], 4, R => {
            let buffer = Swizzled::new(modes::<R>(fields, 0)?, swizzle).map_err(|error| Wrong::at(0, error))?;
            Ok(Picture::swizzle(&buffer, banks.get()))
        })
    },
};

pub(super) const BANKS: Kind = Kind {
    name: "banks",
    about: "The offsets of a layout in CuTe's text, coloured by the bank of memory that holds them.",
    fields: &[
        field_of("layout", "extents and strides, such as (4,8):(8,1)"),
        field_of("banks", "a number above 0, such as 4"),
    ],
    examples: &[example("rows", &["(4,8):(8,1)", "8"]), example("rows with a gap", &["(4,8):(9,1)", "8"])],
    draw: |fields| {
        let banks: core::num::NonZeroUsize = field(fields, 1)?;
        of_rank!(axes_of_modes(text(fields, 0)), 0, [1 2 3 4], 4, R => {
            Ok(Picture::banks(&modes::<R>(fields, 0)?, banks.get()))
        })
    },
};
