//! How much memory input takes. A list that is too long for its rank is counted and not kept; what is kept takes at most 20 bytes of
//! memory for each byte of input.
#![allow(
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::unwrap_used, clippy::arithmetic_side_effects, reason = "a panic is a failure")]
#![allow(unsafe_code, reason = "an allocator that counts")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use serde_json::from_str;
use shapewise::{
    DynShape, MinorToMajor, PartialShape, Shape, Strided,
    slice::SliceExpr,
    xla::{AnyShape, ArrayLayout, ArrayShape},
};

/// Counts the bytes in use, and the most of them.
struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: it is the allocator of the system, which is called with the same arguments.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        MOST.fetch_max(IN_USE.fetch_add(layout.size(), Relaxed) + layout.size(), Relaxed);
        // SAFETY: the caller promises what the system requires.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as in `alloc`; the pointer is from the system.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The most bytes that are in use at once while `read` runs, without those of before.
fn most<V>(read: impl FnOnce() -> V) -> usize {
    let before = IN_USE.load(Relaxed);
    MOST.store(before, Relaxed);
    drop(read());
    MOST.load(Relaxed) - before
}

/// The most bytes of memory for a byte of input, besides those that any input takes.
const BAR: usize = 20;

/// The memory that any input may take: small vectors, and one tuple for each level.
const ANY: usize = 1 << 13;

/// Reads `count` copies of each part, and some fewer, because a vector that has just grown takes the most.
#[track_caller]
fn within_bar<I: ?Sized + AsRef<[u8]>, V>(
    name: &str,
    text: impl Fn(usize) -> Box<I>,
    read: impl Fn(&I) -> Option<V>,
    is_valid: bool,
) {
    for count in [1024, 1025, 2500] {
        let input = text(count);
        let mut is_ok = false;
        let taken = most(|| {
            let value = read(&*input);
            is_ok = value.is_some();
            value
        });
        let bytes = AsRef::<[u8]>::as_ref(&*input).len();
        assert_eq!(is_ok, is_valid, "{name}");
        assert!(
            taken <= BAR * bytes + ANY,
            "{name}: {taken} bytes of memory for {bytes} of input, {}",
            taken / bytes
        );
    }
}

/// Tuples of the shortest parts of each kind, and layouts of the shortest attributes.
fn texts_of_xla() {
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
        within_bar(part, repeated("(", part, "())"), |text: &str| text.parse::<AnyShape>().ok(), true);
        // It is read up to the error.
        within_bar(part, repeated("(", part, ""), |text: &str| text.parse::<AnyShape>().ok(), false);
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
        within_bar(
            part,
            repeated(before, part, after),
            |text: &str| text.parse::<ArrayShape>().ok(),
            is_valid,
        );
    }
    within_bar(
        "indices of a split",
        |count| {
            let indices: Vec<_> = (1..=count).map(|index| index.to_string()).collect();
            format!("{{0:SC(0:{})}}", indices.join(",")).into_boxed_str()
        },
        |text: &str| text.parse::<ArrayLayout>().ok(),
        true,
    );
    within_bar("axes", repeated("{0", ",0", "}"), |text: &str| text.parse::<ArrayLayout>().ok(), false);
}

/// The same as messages.
#[cfg(feature = "proto")]
fn messages() {
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
        within_bar(&name, tuple, |bytes: &[u8]| AnyShape::decode_proto(bytes).ok(), true);
        let cut = |count| {
            let mut bytes = tuple(count).into_vec();
            bytes.pop();
            bytes.into_boxed_slice()
        };
        within_bar(&name, cut, |bytes: &[u8]| AnyShape::decode_proto(bytes).ok(), false);
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
        within_bar(name, bytes, |bytes: &[u8]| AnyShape::decode_proto(bytes).ok(), *is_valid);
    }
    let axes = |count| [0x12, 0].repeat(count).into_boxed_slice();
    within_bar("TensorFlow's axes", axes, |bytes: &[u8]| DynShape::decode_proto(bytes).ok(), false);
}

/// Slices, equations and shapes.
fn other_texts() {
    let repeated = |part: &'static str| move |count| part.repeat(count).into_boxed_str();
    for part in [":,", "1,", "1:2:3,", "...,", "None,", "?,"] {
        let is_valid = part != "?,";
        within_bar(part, repeated(part), |text: &str| text.parse::<SliceExpr>().ok(), is_valid);
    }
    for part in [",", "a", "ab,", "->", "a,->a", " "] {
        let refused = |text: &str| DynShape::einsum(text, &[&DynShape::UNKNOWN]).ok();
        within_bar(part, repeated(part), refused, matches!(part, " " | "a"));
    }
    for part in ["?,", "<=1,", "[", " "] {
        let list = move |count| format!("[{}1]", part.repeat(count)).into_boxed_str();
        within_bar(part, list, |text: &str| text.parse::<PartialShape<2>>().ok(), false);
    }
}

/// Shardings.
#[cfg(feature = "sharding")]
fn shardings() {
    use shapewise::sharding::{DynMesh, HloError, HloSharding, HloShardingKind, ShardingTextErrorKind};

    let devices = |count: usize| {
        let list: Vec<_> = (0..count).map(|device| device.to_string()).collect();
        format!("{{devices=[{count}]{}}}", list.join(",")).into_boxed_str()
    };
    let parse = |text: &str| text.parse::<HloSharding>().ok();
    within_bar("devices", devices, parse, true);
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
        within_bar(part, repeated(before, part, after), parse, is_valid);
    }
    // All permutations of an axis for each dimension.
    let iota = |count: usize| {
        let list = |number: &dyn Fn(usize) -> usize| {
            (0..count).map(|at| number(at).to_string()).collect::<Vec<_>>().join(",")
        };
        let (ones, axes) = (list(&|_| 1), list(&|at| count - 1 - at));
        format!("{{devices=[{ones},2]<=[{ones},2]T({count},{axes})}}").into_boxed_str()
    };
    within_bar("iota", iota, parse, true);
    let mesh = repeated("<[\"x\"=1", ", \"x\"=1", "]>");
    within_bar("mesh axes", mesh, |text: &str| text.parse::<DynMesh>().ok(), false);
    let names = |count: usize| {
        let axes: Vec<_> = (0..count).map(|axis| format!("\"{axis:x}\"=1")).collect();
        format!("<[{}]>", axes.join(",")).into_boxed_str()
    };
    within_bar("names", names, |text: &str| text.parse::<DynMesh>().ok(), false);
    let mesh = DynMesh::new([("x", 4), ("y", 2)]).unwrap();
    for (before, part, after) in [
        ("[{\"x\"", ", \"x\"", "}]"),
        ("[", "{\"x\":(2)2}, ", "{}]"),
        ("[", "{?},", "{}]"),
        ("[], replicated={\"x\"", ",\"x\"", "}"),
    ] {
        within_bar(part, repeated(before, part, after), |text: &str| mesh.parse_spec(text).ok(), false);
    }
    for (before, part, after) in
        [("[8@(x", ",x", ")]"), ("[8", ",8", "]"), ("[8@x", ",8@x", "]"), ("[8]{U:(x", ",x", ")}")]
    {
        within_bar(part, repeated(before, part, after), |text: &str| mesh.parse_sharded(text).ok(), false);
    }
    // Devices that are not an iota after the subgroups are put in order are listed. All lists that are not in the text are as long as one may be,
    // together.
    let part = "{devices=[1,16320,4]<=[3,21760]T(1,0) last_tile_dims={replicated, manual}}";
    let one: HloSharding = part.parse().unwrap();
    let is_listed = matches!(one.kind(), HloShardingKind::Tiled { tiles, .. } if !tiles.is_iota());
    assert!(is_listed, "{one}");
    let tuple = format!("{{{}{{manual}}}}", format!("{part},").repeat(1 << 10));
    let mut found = None;
    let taken = most(|| found = tuple.parse::<HloSharding>().err());
    let listed = HloError::TooManyListed { devices: 3 * 65280 };
    assert_eq!(found.map(|error| error.kind), Some(ShardingTextErrorKind::Hlo(listed)), "the third part");
    assert!(taken <= 1 << 22, "{taken} bytes");
}

/// One test, as the counts are of all threads.
#[test]
fn input_takes_little_memory() {
    texts_of_xla();
    #[cfg(feature = "proto")]
    messages();
    other_texts();
    #[cfg(feature = "sharding")]
    shardings();
    let list = format!("[{}1]", "1,".repeat(1 << 20));
    let strided = format!(r#"{{"extents":{list},"strides":{list}}}"#);
    let reads: [(&str, &dyn Fn() -> bool); 6] = [
        ("Shape<2> from JSON", &|| from_str::<Shape<2>>(&list).is_ok()),
        ("PartialShape<2> from JSON", &|| from_str::<PartialShape<2>>(&list).is_ok()),
        ("DynShape from JSON", &|| from_str::<DynShape>(&list).is_ok()),
        ("MinorToMajor<2> from JSON", &|| from_str::<MinorToMajor<2>>(&list).is_ok()),
        ("Strided<2> from JSON", &|| from_str::<Strided<2>>(&strided).is_ok()),
        ("DynShape from text", &|| list.parse::<DynShape>().is_ok()),
    ];
    for (name, read) in reads {
        let mut is_ok = true;
        let taken = most(|| is_ok = read());
        assert!(!is_ok, "{name} is refused");
        assert!(taken <= 1 << 15, "{name}: {taken} bytes for a list of 2 MB");
    }
}
