//! Pictures from text: the kinds, what is typed for each, examples, and how each is drawn. The command and the playground draw these.

use alloc::{
    format,
    string::{String, ToString as _},
    vec::Vec,
};
use core::{error::Error, fmt};

use shapewise::{DynShape, Pad, Permutation, Strided, View, message::Count, slice::SliceExpr};
use shapewise_sharding::DynMesh;
use shapewise_xla::ArrayShape;

use super::{
    DrawError, Picture,
    parse::{array, elements, extents_of, field, integers, known, one_per_axis, shapes, text},
};

/// Draws a kind of picture from the text of its fields.
///
/// # Errors
///
/// [`Wrong`], with the field that has the mistake: field 0 if there is no such kind.
///
/// ```
/// use shapewise_draw::kinds;
///
/// let picture = kinds::draw("slice", &["[4]", "::2"])?;
/// assert!(picture.to_string().contains("0 · 1 ·"), "{picture}");
/// let wrong = kinds::draw("reshape", &["[2,6]", "row", "[5,2]"]).unwrap_err();
/// assert_eq!(
///     (wrong.field, wrong.message.as_str()),
///     (2, "12 elements cannot become 10 elements: the element count must stay the same")
/// );
/// # Ok::<(), kinds::Wrong>(())
/// ```
pub fn draw(name: &str, fields: &[&str]) -> Result<Picture, Wrong> {
    let trimmed: Vec<&str> = fields.iter().map(|text| text.trim()).collect();
    match KINDS.iter().find(|kind| kind.name == name) {
        Some(kind) if kind.fields.len() == fields.len() => (kind.draw)(&trimmed),
        Some(kind) => {
            Err(Wrong::at(0, format!("{name} has {}", Count(kind.fields.len(), "field", "fields"))))
        }
        None => Err(Wrong::at(0, format!("there is no picture called `{name}`"))),
    }
}

/// A mistake, and the field that has it. See the example of [`draw`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The number of the field.
    pub field: usize,
    /// The message.
    pub message: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Wrong {}

impl Wrong {
    pub(super) fn at(field: usize, message: impl fmt::Display) -> Self {
        Self { field, message: message.to_string() }
    }
}

/// A field: its label, and what is written in it. See the example of [`KINDS`].
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// The label.
    pub label: &'static str,
    /// The form of the text, in words.
    pub hint: &'static str,
    /// Whether it is the index of an element of the last grid, which a page can fill in when the element is chosen there.
    pub is_index: bool,
}

/// An example: what it shows, and its fields. See the example of [`KINDS`].
#[derive(Debug, Clone, Copy)]
pub struct Example {
    /// What it shows.
    pub label: &'static str,
    /// The text of each field.
    pub fields: &'static [&'static str],
}

/// A kind of pictures. See the example of [`KINDS`].
#[derive(Debug, Clone, Copy)]
pub struct Kind {
    /// The name, in links.
    pub name: &'static str,
    /// What it shows, in a sentence.
    pub about: &'static str,
    /// The fields.
    pub fields: &'static [Field],
    /// The examples. The first one is shown first.
    pub examples: &'static [Example],
    /// Draws the fields.
    pub draw: fn(&[&str]) -> Result<Picture, Wrong>,
}

const fn field_of(label: &'static str, hint: &'static str) -> Field {
    Field { label, hint, is_index: false }
}

const fn index_of(label: &'static str, hint: &'static str) -> Field {
    Field { label, hint, is_index: true }
}

const fn example(label: &'static str, fields: &'static [&'static str]) -> Example {
    Example { label, fields }
}

/// Calls an expression with the rank as a constant.
macro_rules! of_rank {
    ($rank:expr, $field:expr, [$($number:literal)*], $most:literal, $R:ident => $body:expr) => {
        match $rank {
            $($number => { const $R: usize = $number; $body })*
            rank => Err(Wrong::at($field, format!("the rank is {rank}: pictures from text have ranks up to {}", $most))),
        }
    };
}

mod algebra;
mod names;

const SHAPE: Field = field_of("shape", "extents in brackets, such as [2,3]");

/// All kinds, the most common first.
///
/// ```
/// use shapewise_draw::kinds::KINDS;
///
/// for kind in KINDS {
///     let example = kind.examples[0];
///     assert_eq!(example.fields.len(), kind.fields.len());
///     assert!((kind.draw)(example.fields).is_ok(), "{}: {}", kind.name, example.label);
/// }
/// ```
pub const KINDS: &[Kind] = &[
    Kind {
        name: "shape",
        about: "The elements of an array in row-major order: the offset of each index, and the index at each offset.",
        fields: &[SHAPE],
        examples: &[
            example("a matrix", &["[3,4]"]),
            example("a batch of matrices", &["[2,3,4]"]),
            example("rank 4", &["[2,3,2,4]"]),
            example("no elements", &["[2,0]"]),
        ],
        draw: |fields| strided(&known(fields, 0)?, None),
    },
    Kind {
        name: "layout",
        about: "An array of XLA: its axes in the order of memory, minor to major, and its tiles.",
        fields: &[field_of("array", "XLA's text, such as f32[3,5]{1,0:T(2,2)}")],
        examples: &[
            example("tiles of 2 by 2", &["f32[3,5]{1,0:T(2,2)}"]),
            example("columns first", &["f32[3,5]{0,1}"]),
            example("tiles within tiles", &["bf16[8,8]{1,0:T(4,4)(2,1)}"]),
            example("bits that are packed", &["s4[3,4]{1,0:E(4)}"]),
        ],
        draw: |fields| {
            let text = text(fields, 0);
            let text = if text.starts_with('[') { format!("f32{text}") } else { text.into() };
            let array: ArrayShape = text.parse().map_err(|error| Wrong::at(0, error))?;
            Picture::array(&array).map_err(|error| Wrong::at(0, error))
        },
    },
    Kind {
        name: "strides",
        about: "A layout by strides: how far apart in memory two neighbours along each axis are, in elements.",
        fields: &[SHAPE, field_of("strides", "one integer per axis, such as [4,1]")],
        examples: &[
            example("rows with a gap", &["[3,4]", "[6,1]"]),
            example("rows from the last one", &["[3,4]", "[-4,1]"]),
            example("a row, repeated", &["[3,4]", "[0,1]"]),
            example("columns first", &["[3,4]", "[1,3]"]),
        ],
        draw: |fields| {
            let extents = known(fields, 0)?;
            strided(&extents, Some(&one_per_axis(fields, 1, extents.len())?))
        },
    },
    Kind {
        name: "slice",
        about: "The elements that a slice selects, numbered in the order of the result.",
        fields: &[SHAPE, field_of("slice", "as Python writes it, such as 1:5:2, ::-3")],
        examples: &[
            example("every second row, from the end", &["[6,8]", "1:5:2, ::-3"]),
            example("one row", &["[4,5]", "2"]),
            example("the last two columns", &["[4,5]", "..., -2:"]),
            example("a new axis", &["[4,5]", "None, 1:3"]),
        ],
        draw: |fields| {
            let shape: DynShape = field(fields, 0)?;
            extents_of(&shape).map_err(|message| Wrong::at(0, message))?;
            let slice: SliceExpr = field(fields, 1)?;
            let slice = slice.apply(&shape).map_err(|error| Wrong::at(1, error))?;
            Picture::slice(&shape, &slice).map_err(|error| Wrong::at(1, error))
        },
    },
    Kind {
        name: "broadcast",
        about: "Operands of different shapes: axes of extent 1 stretch, and cells in parentheses are repeated.",
        fields: &[field_of("operands", "shapes with + between them, such as [4,1] + [1,6]")],
        examples: &[
            example("a column and a row", &["[4,1] + [1,6]"]),
            example("a row to each row", &["[4,3] + [3]"]),
            example("three operands", &["[2,1] + [1,3] + []"]),
        ],
        draw: |fields| Picture::broadcast(&shapes(fields, 0)?).map_err(|error| Wrong::at(0, error)),
    },
    names::NAMES,
    Kind {
        name: "reshape",
        about: "A reshape moves nothing if strides can express the result, and copies otherwise.",
        fields: &[
            SHAPE,
            field_of("order in memory", "row or column"),
            field_of("new shape", "extents, one of which may be -1, such as [2,-1]"),
        ],
        examples: &[
            example("rows", &["[4,6]", "row", "[2,2,6]"]),
            example("an extent that is inferred", &["[4,6]", "row", "[3,-1]"]),
            example("columns, which are copied", &["[4,6]", "column", "[8,3]"]),
        ],
        draw: reshape,
    },
    Kind {
        name: "permutation",
        about: "The axes of an array in another order. No element moves.",
        fields: &[SHAPE, field_of("order", "the axes in their new order, such as [1,0]")],
        examples: &[
            example("a transpose", &["[3,4]", "[1,0]"]),
            example("the last axis first", &["[2,3,4]", "[2,0,1]"]),
        ],
        draw: |fields| {
            let extents = known(fields, 0)?;
            let order: Vec<isize> = one_per_axis(fields, 1, extents.len())?;
            of_rank!(extents.len(), 0, [0 1 2 3 4 5 6], 6, R => {
                let layout = Strided::row_major(array::<_, R>(&extents)).map_err(|error| Wrong::at(0, error))?;
                let order = Permutation::new(array::<_, R>(&order)).map_err(|error| Wrong::at(1, error))?;
                Ok(Picture::permutation(&layout, order))
            })
        },
    },
    Kind {
        name: "windows",
        about: "All windows of a size, which overlap and copy nothing.",
        fields: &[SHAPE, field_of("window", "one extent per axis, such as [2,3]")],
        examples: &[example("2 by 3", &["[3,5]", "[2,3]"]), example("along one axis", &["[6]", "[3]"])],
        draw: |fields| {
            let extents = known(fields, 0)?;
            let window: Vec<usize> = one_per_axis(fields, 1, extents.len())?;
            of_rank!(extents.len(), 0, [0 1 2 3 4], 4, R => {
                Picture::windows(array::<_, R>(&extents), array(&window)).map_err(|error| Wrong::at(1, error))
            })
        },
    },
    Kind {
        name: "concatenate",
        about: "Arrays joined along an axis: each element of the result has the colour of its operand.",
        fields: &[
            field_of("operands", "shapes with commas between them, such as [1,3], [2,3]"),
            field_of("axis", "an axis, counted from the end if negative, such as 0"),
        ],
        examples: &[
            example("rows below rows", &["[1,3], [2,3]", "0"]),
            example("columns beside columns", &["[3,2], [3,4], [3,1]", "-1"]),
        ],
        draw: |fields| {
            let axis: isize = field(fields, 1)?;
            let operands = shapes(fields, 0)?;
            Picture::concatenate(axis, &operands).map_err(|error| Wrong::at(0, error))
        },
    },
    Kind {
        name: "pad",
        about: "Elements added before, after and between those of an array.",
        fields: &[
            SHAPE,
            field_of("low", "how many before the first, per axis, such as [1,0]; negative numbers remove"),
            field_of("high", "how many after the last, such as [1,2]"),
            field_of("interior", "how many between two neighbours, such as [0,1]"),
        ],
        examples: &[
            example("a border", &["[3,4]", "[1,1]", "[1,1]", "[0,0]"]),
            example("gaps between columns", &["[3,4]", "[0,0]", "[0,0]", "[0,1]"]),
            example("a column removed", &["[3,4]", "[0,-1]", "[1,0]", "[0,0]"]),
        ],
        draw: |fields| {
            let shape: DynShape = field(fields, 0)?;
            let rank = extents_of(&shape).map_err(|message| Wrong::at(0, message))?.len();
            let (low, high) = (one_per_axis(fields, 1, rank)?, one_per_axis(fields, 2, rank)?);
            let interior: Vec<usize> = one_per_axis(fields, 3, rank)?;
            let pads = low.into_iter().zip(high).zip(interior);
            let pads: Vec<Pad> =
                pads.map(|((low, high), interior)| Pad::edges(low, high).with_interior(interior)).collect();
            Picture::pad(&shape, &pads).map_err(|error| Wrong::at(1, error))
        },
    },
    Kind {
        name: "gather",
        about: "Elements taken at indices along an axis, in their order, each as often as it is named.",
        fields: &[
            SHAPE,
            field_of("axis", "an axis, counted from the end if negative, such as 0"),
            field_of("indices", "integers, counted from the end if negative, such as [2,0,-1]"),
        ],
        examples: &[
            example("rows", &["[4,3]", "0", "[2,0,-1]"]),
            example("columns, one of them twice", &["[3,4]", "1", "[3,1,1]"]),
        ],
        draw: |fields| {
            let shape: DynShape = field(fields, 0)?;
            let axis: isize = field(fields, 1)?;
            let indices: Vec<isize> = integers(fields, 2)?;
            extents_of(&shape).map_err(|message| Wrong::at(0, message))?;
            Picture::gather(&shape, axis, &[]).map_err(|error| Wrong::at(1, error))?;
            Picture::gather(&shape, axis, &indices).map_err(|error| Wrong::at(2, error))
        },
    },
    Kind {
        name: "values",
        about: "The elements of an array, and their size as colour.",
        fields: &[field_of("elements", "numbers in nested brackets, such as [[1, -0.5], [0, 2]]")],
        examples: &[
            example("a matrix", &["[[1, -0.5, 0.25], [-2, 0, 1.5], [0.75, 2, -1]]"]),
            example("a vector", &["[0, 1, 4, 9, 16, 25, 36]"]),
        ],
        draw: |fields| {
            let (extents, elements) = elements(fields, 0)?;
            of_rank!(extents.len(), 0, [0 1 2 3 4 5 6], 6, R => {
                let view = View::new(&elements, array::<_, R>(&extents)).map_err(|error| Wrong::at(0, error))?;
                Ok(Picture::values(&view))
            })
        },
    },
    algebra::COMPOSE,
    algebra::COMPLEMENT,
    algebra::DIVIDE,
    algebra::LOGICAL_DIVIDE,
    algebra::PRODUCT,
    algebra::SWIZZLE,
    algebra::BANKS,
    Kind {
        name: "einsum",
        about: "A sum of products whose axes have letters: what is multiplied and added for one element of the result.",
        fields: &[
            field_of("equation", "letters of each operand and of the result, such as ij,jk->ik"),
            field_of("operands", "shapes with commas between them, such as [2,3], [3,4]"),
            index_of("element", "an index of the result, such as [0,1], or nothing for the first element"),
        ],
        examples: &[
            example("a product of matrices", &["ij,jk->ik", "[2,3], [3,4]", "[0,0]"]),
            example("a batch of them", &["bij,bjk->bik", "[2,2,3], [2,3,2]", "[1,0,1]"]),
            example("a trace", &["ii->", "[4,4]", ""]),
            example("an outer product", &["i,j->ij", "[3], [4]", "[1,2]"]),
        ],
        draw: |fields| {
            let operands = shapes(fields, 1)?;
            let equation = text(fields, 0);
            let index: Vec<usize> = integers(fields, 2)?;
            if index.is_empty() {
                return Picture::contraction(equation, &operands).map_err(|error| Wrong::at(0, error));
            }
            Picture::contraction_at(equation, &operands, &index).map_err(|error| {
                let is_of_index = matches!(error, DrawError::Index { .. } | DrawError::IndexRank { .. });
                Wrong::at(if is_of_index { 2 } else { 0 }, error)
            })
        },
    },
    Kind {
        name: "sharding",
        about: "An array on many devices: who holds which element.",
        fields: &[
            field_of("mesh", "the axes of the devices, such as <[\"x\"=2, \"y\"=2]>"),
            field_of(
                "sharding",
                "the axes of the mesh for each axis of the array, such as [{\"x\"}, {\"y\"}]",
            ),
            SHAPE,
        ],
        examples: &[
            example("both axes", &["<[\"x\"=2, \"y\"=2]>", "[{\"x\"}, {\"y\"}]", "[4,6]"]),
            example("rows, on each column of devices", &["<[\"x\"=2, \"y\"=2]>", "[{\"x\"}, {}]", "[4,6]"]),
            example("one axis on both", &["<[\"x\"=2, \"y\"=2]>", "[{}, {\"x\", \"y\"}]", "[2,8]"]),
        ],
        draw: |fields| {
            let mesh: DynMesh = field(fields, 0)?;
            let spec = mesh.parse_spec(text(fields, 1)).map_err(|error| Wrong::at(1, error))?;
            Picture::sharding(&spec, &known(fields, 2)?).map_err(|error| Wrong::at(2, error))
        },
    },
];

/// Draws a layout by strides, row-major unless strides are given.
fn strided(extents: &[usize], strides: Option<&[isize]>) -> Result<Picture, Wrong> {
    of_rank!(extents.len(), 0, [0 1 2 3 4 5 6], 6, R => {
        let layout = match strides {
            None => Strided::row_major(array::<_, R>(extents)).map_err(|error| Wrong::at(0, error))?,
            Some(strides) => {
                Strided::new(array::<_, R>(extents), array(strides)).map_err(|error| Wrong::at(1, error))?
            }
        };
        Ok(Picture::layout(&layout))
    })
}

/// Draws a reshape.
fn reshape(fields: &[&str]) -> Result<Picture, Wrong> {
    let shape: DynShape = field(fields, 0)?;
    let extents = extents_of(&shape).map_err(|message| Wrong::at(0, message))?;
    let is_row_major = match text(fields, 1) {
        "row" => true,
        "column" => false,
        other => return Err(Wrong::at(1, format!("`{other}` is not an order: write row or column"))),
    };
    let to: Vec<isize> = integers(fields, 2)?;
    let to = shape.reshape(&to).map_err(|error| Wrong::at(2, error))?;
    let to = extents_of(&to).map_err(|message| Wrong::at(2, message))?;
    of_rank!(extents.len(), 0, [0 1 2 3 4], 4, R => {
        let extents = array::<_, R>(&extents);
        let layout = if is_row_major { Strided::row_major(extents) } else { Strided::column_major(extents) };
        let layout = layout.map_err(|error| Wrong::at(0, error))?;
        of_rank!(to.len(), 2, [0 1 2 3 4], 4, Q => {
            Picture::reshape(&layout, array::<_, Q>(&to)).map_err(|error| Wrong::at(2, error))
        })
    })
}
