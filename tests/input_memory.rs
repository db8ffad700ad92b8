//! How much memory a list takes that is too long for its rank: its entries are counted and not kept.
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
use shapewise::{DynShape, MinorToMajor, PartialShape, Shape, Strided};

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

/// One test, as the counts are of all threads.
#[test]
fn input_takes_little_memory() {
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
