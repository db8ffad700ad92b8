//! Long inputs of every parser, as repetitions of a part: valid ones, and ones that are refused at the end. One test counts the memory that they
//! take, and another one the instructions.
#![allow(clippy::unwrap_used, clippy::arithmetic_side_effects, reason = "a panic is a failure")]

pub(crate) mod files;
mod formats;

use shapewise::{DynShape, Shape, extent::SymbolTable, slice::SliceExpr};
use shapewise_xla::{AnyShape, ArrayLayout, ArrayShape};

/// What a test does with each kind of input.
pub(crate) trait Visit {
    /// Inputs with a number of parts, and what reads them: `None` if they are refused.
    fn input<I: ?Sized + AsRef<[u8]>, V>(
        &mut self,
        name: &str,
        input: impl Fn(usize) -> Box<I>,
        read: impl Fn(&I) -> Option<V>,
        is_valid: bool,
    );
}

/// Visits all kinds of input.
pub(crate) fn each(visit: &mut impl Visit) {
    texts_of_xla(visit);
    messages(visit);
    other_texts(visit);
    shardings(visit);
    formats::json(visit);
    formats::bytes(visit);
    files::of_numpy(visit);
    files::of_tensors(visit);
}

/// Tuples of the shortest parts of each kind, and layouts of the shortest attributes.
fn texts_of_xla(visit: &mut impl Visit) {
    fn repeated<'t>(before: &'t str, part: &'t str, after: &'t str) -> impl Fn(usize) -> Box<str> + 't {
        move |count| format!("{before}{}{after}", part.repeat(count)).into_boxed_str()
    }
    let nested: &str = &format!("{}{},", "(".repeat(62), ")".repeat(62));
    for part in [
        "(),",
        "(()),",
        "((())),",
        "((),()),",
        nested,
        "token[],",
        "u8[],",
        "u1[],(),",
        "u8[1],",
        "u8[1,1,1,1],",
        "u8[1,1,1,1,1,1,1,1,1],",
        "u8[1]{0},",
        "u8[]{:S(1)},",
        "u8[]{:T(1)},",
        "u8[]{:T(1)(1)},",
        "u8[]{:L(2)},",
        "u8[]{:M(1)},",
        "u8[1]{0:T(1)},",
        "u8[1]{0:SC(0:1)},",
        "u8[1]{0:SC(0:1,2,3)},",
        "u8[1,1]{0,1:SC(0:1)(1:1)},",
    ] {
        visit.input(part, repeated("(", part, "())"), |text: &str| text.parse::<AnyShape>().ok(), true);
        // It is read up to the error.
        visit.input(part, repeated("(", part, ""), |text: &str| text.parse::<AnyShape>().ok(), false);
    }
    for (before, part, after, is_valid) in [
        ("u8[1]{0:T(1)", "(1)", "}", true),
        ("u8[1]{0:T(1", ",1", ")}", true),
        ("u8[1]{0:T(1)", "(*,1)", "}", true),
        ("u8[1]{0:T(1)", "(0)", "}", false),
        ("u8[1]{0:SC(0:1)", "(0:1)", "}", false),
        ("u8[1]{0:SC(0:1", ",1", ")}", false),
        ("u8[1]{0", ",0", "}", false),
        ("u8[1", ",1", "]", false),
    ] {
        visit.input(
            part,
            repeated(before, part, after),
            |text: &str| text.parse::<ArrayShape>().ok(),
            is_valid,
        );
    }
    visit.input(
        "indices of a split",
        |count| {
            let indices: Vec<_> = (1..=count).map(|index| index.to_string()).collect();
            format!("{{0:SC(0:{})}}", indices.join(",")).into_boxed_str()
        },
        |text: &str| text.parse::<ArrayLayout>().ok(),
        true,
    );
    visit.input("axes", repeated("{0", ",0", "}"), |text: &str| text.parse::<ArrayLayout>().ok(), false);
}

/// The same as messages.
fn messages(visit: &mut impl Visit) {
    fn varint(mut rest: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        while rest >= 0x80 {
            bytes.push(u8::try_from(rest & 0x7f).unwrap() | 0x80);
            rest >>= 7;
        }
        bytes.push(u8::try_from(rest).unwrap());
        bytes
    }
    fn field(number: usize, bytes: &[u8]) -> Vec<u8> {
        [varint(number << 3 | 2), varint(bytes.len()), bytes.to_vec()].concat()
    }
    let layout = |attribute: &[u8]| [&[0x10, 6][..], &field(5, attribute)].concat();
    let nested = (0..62).fold(vec![0x10, 13], |part, _| [&[0x10, 13][..], &field(4, &part)].concat());
    let parts = [
        vec![0x10, 13],                                     // a tuple
        [&[0x10, 13][..], &field(4, &[0x10, 13])].concat(), // a tuple of a tuple
        nested,
        vec![0x10, 17],            // a token
        vec![0x10, 6],             // u8[]
        vec![0x10, 6, 0x1a, 1, 1], // u8[1]
        vec![0x10, 6, 0x1a, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        vec![0x10, 6, 0x1a, 1, 1, 0x2a, 3, 0x0a, 1, 0], // u8[1]{0}
        layout(&[]),
        layout(&[0x38, 1]),             // the size of an element
        layout(&[0x40, 1]),             // the memory space
        layout(&[0x78, 1]),             // the prefix
        layout(&[0x80, 1, 2]),          // the tail alignment
        layout(&[0x32, 3, 0x0a, 1, 1]), // a tile
        layout(&[0x32, 3, 0x0a, 1, 1, 0x32, 3, 0x0a, 1, 1]),
        vec![0x10, 6, 0x1a, 1, 1, 0x2a, 9, 0x0a, 1, 0, 0x8a, 1, 3, 0x12, 1, 1], // a split
    ];
    for part in parts {
        let name = format!("{part:x?}");
        let tuple =
            |count: usize| [&[0x10, 13][..], &field(4, &part).repeat(count)].concat().into_boxed_slice();
        visit.input(&name, tuple, |bytes: &[u8]| AnyShape::decode_proto(bytes).ok(), true);
        let cut = |count| {
            let mut bytes = tuple(count).into_vec();
            bytes.pop();
            bytes.into_boxed_slice()
        };
        visit.input(&name, cut, |bytes: &[u8]| AnyShape::decode_proto(bytes).ok(), false);
    }
    fn of_layout(attributes: Vec<u8>) -> Vec<u8> {
        [&[0x10, 6, 0x1a, 1, 1][..], &field(5, &[&[0x0a, 1, 0], &*attributes].concat())].concat()
    }
    type List = fn(usize) -> Vec<u8>;
    let lists: [(&str, List, bool); 10] = [
        ("extents", |count| [&[0x10, 6][..], &field(3, &vec![1; count])].concat(), false),
        ("extents one by one", |count| [&[0x10, 6][..], &[0x18, 1].repeat(count)].concat(), false),
        ("flags", |count| [&[0x10, 6][..], &field(6, &vec![1; count])].concat(), false),
        ("axes", |count| of_layout(field(1, &vec![0; count])), false),
        ("padded extents", |count| of_layout(field(2, &vec![0; count])), false),
        ("kinds of axes", |count| of_layout(field(9, &vec![0; count])), true),
        ("one tile", |count| of_layout(field(6, &field(1, &vec![1; count]))), true),
        ("tiles", |count| of_layout([0x32, 3, 0x0a, 1, 1].repeat(count)), true),
        ("tiles without extents", |count| of_layout([0x32, 0].repeat(count)), false),
        ("splits", |count| of_layout([0x8a, 1, 0].repeat(count)), false),
    ];
    for (name, list, is_valid) in &lists {
        let bytes = |count| list(count).into_boxed_slice();
        visit.input(name, bytes, |bytes: &[u8]| AnyShape::decode_proto(bytes).ok(), *is_valid);
    }
    let axes = |count| [0x12, 0].repeat(count).into_boxed_slice();
    visit.input(
        "TensorFlow's axes",
        axes,
        |bytes: &[u8]| shapewise_xla::tensorflow::decode_proto(bytes).ok(),
        false,
    );
}

/// Slices, equations and shapes.
fn other_texts(visit: &mut impl Visit) {
    let repeated = |part: &'static str| move |count| part.repeat(count).into_boxed_str();
    for part in [":,", "1,", "1:2:3,", "...,", "None,", "?,"] {
        let is_valid = part != "?,";
        visit.input(part, repeated(part), |text: &str| text.parse::<SliceExpr>().ok(), is_valid);
    }
    for part in [",", "a", "ab,", "->", "a,->a", " "] {
        let refused = |text: &str| DynShape::einsum(text, &[&DynShape::UNKNOWN]).ok();
        visit.input(part, repeated(part), refused, part == " ");
    }
    // An output that has a label twice, at its end or everywhere.
    for (before, part, after) in [("a->", "a", ""), ("a->", "a", "b"), ("a,->", "a", "")] {
        let text = move |count| format!("{before}{}{after}", part.repeat(count)).into_boxed_str();
        visit.input(before, text, |text: &str| DynShape::einsum(text, &[&DynShape::UNKNOWN]).ok(), false);
    }
    for part in ["?,", "<=1,", "[", " "] {
        let list = move |count| format!("[{}1]", part.repeat(count)).into_boxed_str();
        visit.input(part, list, |text: &str| text.parse::<Shape<2>>().ok(), false);
    }
    for part in ["n,", "n<=1,", "symbol_of_29_bytes_1234567890"] {
        let list = move |count| format!("[{}n]", part.repeat(count)).into_boxed_str();
        visit.input(part, list, |text: &str| SymbolTable::new(0).shape(text).ok(), false);
    }
}

/// Shardings.
fn shardings(visit: &mut impl Visit) {
    use shapewise_sharding::{DynMesh, HloSharding};

    let devices = |count: usize| {
        let list: Vec<_> = (0..count).map(|device| device.to_string()).collect();
        format!("{{devices=[{count}]{}}}", list.join(",")).into_boxed_str()
    };
    let parse = |text: &str| text.parse::<HloSharding>().ok();
    visit.input("devices", devices, parse, true);
    let repeated = |before: &'static str, part: &'static str, after: &'static str| {
        move |count| format!("{before}{}{after}", part.repeat(count)).into_boxed_str()
    };
    for (before, part, after, is_valid) in [
        ("{devices=[1", ",1", "]0}", false),
        ("{devices=[2", ",1", "]0,1}", true),
        ("{devices=[1]0", ",0", "}", false),
        ("{devices=[2]<=[2", ",1", "]}", false),
        ("{devices=[2,1]<=[2] last_tile_dims={manual", ",manual", "}}", false),
        ("{mesh['x'=1", ",'x'=1", "], [{}]}", false),
        ("{mesh['x'=1], device_ids=([1", ",1", "]), [{}]}", false),
        ("{mesh['x'=1], device_ids=(0", ",0", "), [{}]}", false),
        ("{mesh['x'=1], [", "{},", "{}]}", false),
        ("{mesh['x'=1], [{'x'", ",'x'", "}]}", false),
        ("{mesh['x'=1], [], manual={'x'", ",'x'", "}}", false),
        // Tuples of parts.
        ("{", "{manual},", "{manual}}", true),
        ("{", "{maximal device=1},", "{manual}}", true),
        ("{", "{devices=[2]<=[2]},", "{manual}}", true),
        ("{", "{devices=[1,2]<=[2]},", "{manual}}", true),
        ("{", "{devices=[2]1,0},", "{manual}}", true),
        ("{", "{devices=[4]1,0,3,2 last_tile_dims={manual}},", "{manual}}", true),
        ("{", "{devices=[2,2]<=[2,2]T(1,0)},", "{manual}}", true),
        ("{", "{mesh['x'=1],[]},", "{manual}}", true),
        ("{", "{mesh['x'=1],[{}]},", "{manual}}", true),
        ("{", "{mesh['x'=1],[{'x'}]},", "{manual}}", true),
        ("{", "{mesh['x'=2],[{},{},{}]},", "{manual}}", true),
        ("{", "{mesh['x'=2,'y'=1],[{'x'},{'y'}]},", "{manual}}", true),
        ("{", "{mesh['x'=65536], device_ids=([256,256]T(1,0)), []},", "{manual}}", true),
        ("{", "{manual},", "", false),
    ] {
        visit.input(part, repeated(before, part, after), parse, is_valid);
    }
    // All permutations of an axis for each dimension.
    let iota = |count: usize| {
        let list = |number: &dyn Fn(usize) -> usize| {
            (0..count).map(|at| number(at).to_string()).collect::<Vec<_>>().join(",")
        };
        let (ones, axes) = (list(&|_| 1), list(&|at| count - 1 - at));
        format!("{{devices=[{ones},2]<=[{ones},2]T({count},{axes})}}").into_boxed_str()
    };
    visit.input("iota", iota, parse, true);
    let mesh = repeated("<[\"x\"=1", ", \"x\"=1", "]>");
    visit.input("mesh axes", mesh, |text: &str| text.parse::<DynMesh>().ok(), false);
    let names = |count: usize| {
        let axes: Vec<_> = (0..count).map(|axis| format!("\"{axis:x}\"=1")).collect();
        format!("<[{}]>", axes.join(",")).into_boxed_str()
    };
    visit.input("names", names, |text: &str| text.parse::<DynMesh>().ok(), false);
    let mesh = DynMesh::new([("x", 4), ("y", 2)]).unwrap();
    for (before, part, after) in [
        ("[{\"x\"", ", \"x\"", "}]"),
        ("[", "{\"x\":(2)2}, ", "{}]"),
        ("[", "{?},", "{}]"),
        ("[], replicated={\"x\"", ",\"x\"", "}"),
    ] {
        visit.input(part, repeated(before, part, after), |text: &str| mesh.parse_spec(text).ok(), false);
    }
    for (before, part, after) in
        [("[8@(x", ",x", ")]"), ("[8", ",8", "]"), ("[8@x", ",8@x", "]"), ("[8]{U:(x", ",x", ")}")]
    {
        visit.input(part, repeated(before, part, after), |text: &str| mesh.parse_sharded(text).ok(), false);
    }
}
