//! How much memory input takes. A list that is too long for its rank is counted and not kept; what is kept takes at most 20 bytes of
//! memory for each byte of input.
#![allow(
    clippy::std_instead_of_core,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::unwrap_used, clippy::arithmetic_side_effects, reason = "a panic is a failure")]
#![allow(unsafe_code, reason = "an allocator that counts")]

mod inputs;

use std::{
    alloc::{GlobalAlloc, Layout, System},
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use serde_json::from_str;
use shapewise::{
    DynShape, MinorToMajor, Shape, Strided, Tensor,
    rearrange::{Pad, PadMode},
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

/// The bar of inputs that another crate reads: the crate `safetensors` keeps each value of a header until it knows its key, and `serde_json` copies a text
/// with escapes.
const OTHERS: [(&str, usize); 2] = [("safetensors", 64), ("escaped", BAR + 1)];

/// The memory that any input may take: small vectors, and one tuple for each level.
const ANY: usize = 1 << 13;

/// Reads `count` copies of each part, and some fewer, because a vector that has just grown takes the most.
struct WithinBar;

impl inputs::Visit for WithinBar {
    fn input<I: ?Sized + AsRef<[u8]>, V>(
        &mut self,
        name: &str,
        input: impl Fn(usize) -> Box<I>,
        read: impl Fn(&I) -> Option<V>,
        is_valid: bool,
    ) {
        let bar = OTHERS.iter().find(|(begin, _)| name.starts_with(begin)).map_or(BAR, |(_, bar)| *bar);
        for count in [1024, 1025, 2500] {
            let input = input(count);
            let mut is_ok = false;
            let taken = most(|| {
                let value = read(&*input);
                is_ok = value.is_some();
                value
            });
            let bytes = AsRef::<[u8]>::as_ref(&*input).len();
            assert_eq!(is_ok, is_valid, "{name}");
            assert!(
                taken <= bar * bytes + ANY,
                "{name}: {taken} bytes of memory for {bytes} of input, {}",
                taken / bytes
            );
        }
    }
}

/// Devices that are not an iota after the subgroups are put in order are listed. All lists that are not in the text are as long as one may be,
/// together.
fn listed_devices() {
    use shapewise_sharding::{HloError, HloSharding, HloShardingKind, ShardingTextErrorKind};

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

/// Padding takes the memory of its result, however many gaps and repetitions there are.
fn paddings() {
    let row = Tensor::<u8, 1>::filled([1 << 16], 1);
    for pad in [Pad::NONE.with_interior(1), Pad::edges(-3, 4).with_interior(7), Pad::edges(1 << 16, 1 << 16)]
    {
        let mut extent = 0;
        let taken = most(|| {
            let padded = row.pad([pad], 0);
            [extent] = padded.extents();
            padded
        });
        assert!(extent > 1 << 16 && taken <= extent + ANY, "{pad:?}: {taken} bytes for {extent}");
    }
    // The gaps are mostly removed again: the second of three elements is 3 after the first that stays.
    let low = -(isize::MAX / 2);
    let few = Tensor::<u8, 1>::filled([3], 1).pad([Pad { low, high: low + 9, interior: MAX / 2 + 2 }], 0);
    assert_eq!(few.as_slice(), [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "one element");
    for mode in [PadMode::Wrap, PadMode::Symmetric, PadMode::Reflect, PadMode::Edge] {
        let pair = Tensor::<u8, 1>::filled([2], 1);
        let taken = most(|| pair.pad_mode([[1 << 15, 1 << 15]], mode));
        assert!(taken <= (1 << 16) + ANY, "{mode:?}: {taken} bytes");
    }
}

/// Elements of `.npy` files take at most twice their memory, and once more if they are in column-major order: then they are copied to row-major order.
/// Lengths that are false allocate no more than the elements there are, or the longest header.
fn numpy_files() {
    use shapewise_io::npy::{from_bytes, read_dyn_from};

    let count = 3 << 15;
    for (order, times) in [("False", 2), ("True", 3)] {
        for (stated, is_valid) in [(count / 2, true), (MAX / 2, false)] {
            let text = format!("{{'descr': '|u1', 'fortran_order': {order}, 'shape': (2, {stated})}}");
            let file = inputs::files::npy(&text, &vec![1; count]);
            let mut is_ok = false;
            let taken = most(|| {
                let read = read_dyn_from::<u8>(&*file);
                is_ok = read.is_ok();
                read
            });
            assert_eq!(is_ok, is_valid, "{order}, {stated} elements");
            assert!(taken <= times * count + ANY, "{order}, {stated} elements: {taken} bytes for {count}");
            let taken = most(|| is_ok = from_bytes(&file).is_ok());
            assert!(taken <= ANY, "in place: {taken} bytes");
        }
    }
    for length in [1 << 16, (1 << 16) + 1, u32::MAX] {
        let file = [&b"\x93NUMPY\x02\x00"[..], &length.to_le_bytes()].concat();
        let taken = most(|| read_dyn_from::<u8>(&*file).err());
        assert!(taken <= (1 << 16) + ANY, "{taken} bytes for a header of {length}");
    }
}

const MAX: usize = isize::MAX.unsigned_abs();

/// One test, as the counts are of all threads.
#[test]
fn input_takes_little_memory() {
    inputs::each(&mut WithinBar);
    paddings();
    numpy_files();
    listed_devices();
    let list = format!("[{}1]", "1,".repeat(1 << 20));
    let strided = format!(r#"{{"extents":{list},"strides":{list}}}"#);
    let reads: [(&str, &dyn Fn() -> bool); 5] = [
        ("Shape<2> from JSON", &|| from_str::<Shape<2>>(&list).is_ok()),
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
