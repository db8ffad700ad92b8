//! The agreement of numbers with a type that knows some of them.
#![expect(unsafe_code, reason = "the declaration: its callers are `extent/agreed.rs` and `layout/agreed.rs`")]

/// A proof that numbers which are put into a type are those that the type knows. Extents and strides in the type are not stored, so a value whose
/// numbers differ from them would report other offsets than those of its memory, and the unchecked element access trusts what a layout reports.
///
/// Two modules make it: `extent::agreed` and `layout::agreed`, which compare the numbers or take them from the type. All others call these.
#[derive(Clone, Copy, Debug)]
pub struct Agreed(());

impl Agreed {
    /// States that the numbers agree, without a comparison.
    ///
    /// # Safety
    ///
    /// Where the type that the numbers are put into knows an extent, or a stride of an axis that is longer than 1, the number is the same.
    #[inline(always)]
    #[must_use]
    pub(crate) const unsafe fn assume() -> Self {
        Self(())
    }
}
