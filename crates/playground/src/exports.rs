//! What the page calls, as functions on numbers: a request is written to memory that [`playground_input`] returns, and the answer is read from memory.
//!
//! # Safety
//!
//! No operation here is unsafe, and no pointer is read: the page reads and writes the memory of the module, which is its own. What is denied
//! elsewhere is to export a function under a name that another one might have. These names begin with that of the package, which
//! no crate depends on.
#![expect(unsafe_code, reason = "three functions with names of their own, for the page")]

use std::sync::{Mutex, PoisonError};

/// The most bytes of a request.
const MOST: usize = 1 << 14;

static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static OUTPUT: Mutex<String> = Mutex::new(String::new());

/// Returns memory for a request of so many bytes, or null if that is too many.
#[unsafe(no_mangle)]
extern "C" fn playground_input(bytes: usize) -> *mut u8 {
    if bytes > MOST {
        return core::ptr::null_mut();
    }
    let mut input = INPUT.lock().unwrap_or_else(PoisonError::into_inner);
    input.clear();
    input.resize(bytes, 0);
    input.as_mut_ptr()
}

/// Answers the request that is in memory, and returns the number of bytes of the answer.
#[unsafe(no_mangle)]
extern "C" fn playground_answer() -> usize {
    let input = INPUT.lock().unwrap_or_else(PoisonError::into_inner);
    let mut output = OUTPUT.lock().unwrap_or_else(PoisonError::into_inner);
    *output = super::answer(&String::from_utf8_lossy(&input));
    output.len()
}

/// Returns the memory of the last answer.
#[unsafe(no_mangle)]
extern "C" fn playground_output() -> *const u8 {
    OUTPUT.lock().unwrap_or_else(PoisonError::into_inner).as_ptr()
}
