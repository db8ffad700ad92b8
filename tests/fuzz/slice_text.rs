//! The text of slices: nothing panics, parsed text is printed and parsed to the same slice again, and all ways to apply it agree.

use shapewise::{DynShape, View, array::DynView, slice::SliceExpr};

pub(crate) fn run(bytes: &[u8]) {
    let Ok(text) = core::str::from_utf8(bytes) else { return };
    let slice = match text.parse::<SliceExpr>() {
        Ok(slice) => slice,
        Err(error) => {
            assert!(!error.to_string().is_empty(), "an error has a message");
            assert_eq!(text[error.position..].chars().next(), error.found, "the character found");
            return;
        }
    };
    let printed = slice.to_string();
    assert_eq!(printed.parse::<SliceExpr>().as_ref(), Ok(&slice), "{printed}");
    let memory: [u32; 60] = core::array::from_fn(|at| at as u32);
    for extents in [&[][..], &[60], &[5, 12], &[3, 4, 5], &[3, 0, 5], &[1, 1, 60]] {
        let shape = DynShape::from_ints(extents).unwrap();
        let view = DynView::new(&memory[..extents.iter().product()], &shape).unwrap();
        let Ok(sliced) = view.slice_by(&slice) else { continue };
        let elements = sliced.to_vec();
        assert_eq!(elements.len(), sliced.extents().product::<usize>(), "{slice} of {shape}");
        // Each element is at most once in the slice of an array that has it once, and the slice of the positions is the same.
        let mut sorted = elements.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), elements.len(), "{slice} of {shape}");
        assert!(
            elements.iter().all(|&element| (element as usize) < view.element_count()),
            "{slice} of {shape}"
        );
        if let Ok(ranked) = View::<_, 2>::try_from(view) {
            let again = ranked.dynamic();
            assert_eq!(
                again.slice_by(&slice).map(|sliced| sliced.to_vec()),
                Ok(elements),
                "{slice} of {shape}"
            );
        }
    }
}
