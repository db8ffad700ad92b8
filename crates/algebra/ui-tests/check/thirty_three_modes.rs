//! Rule: a layout has at most 32 modes. First line: "there may be at most 32 modes"
use shapewise_algebra::{Modes, or_fail};

const MODES: Modes<1> = or_fail(Modes::new([&[(1, 1); 33]]));

fn main() {
    let _ = MODES;
}
