//! Blocks of arrays: what each device has.

use std::ops::Range;

use shapewise::{Layout, Tensor, View, ViewMut, slice::SliceExpr};
use shapewise_stablehlo::Port;

use crate::{element::HostElement, error::Error};

/// Returns all extents of a port, or an error that names it.
pub(crate) fn extents(port: &Port, what: &str) -> Result<Vec<usize>, Error> {
    let extents: Option<Vec<usize>> = port.extents.iter().map(|extent| extent.get()).collect();
    extents.ok_or_else(|| Error::Unknown { what: name(port, what), shape: port.describe() })
}

/// Names a port in an error.
pub(crate) fn name(port: &Port, what: &str) -> String {
    format!("{what} `{}`", port.name)
}

/// Checks an element type and extents.
pub(crate) fn typed<T: HostElement>(port: &Port, found: &[usize], what: &str) -> Result<(), Error> {
    let expected = extents(port, what)?;
    match port.element == T::TYPE && expected == found {
        true => Ok(()),
        false => Err(Error::Shape {
            what: name(port, what),
            expected: port.describe(),
            found: format!(
                "{}[{}]",
                T::TYPE,
                found.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
            ),
        }),
    }
}

/// Returns the ranges of an array that a device has, by the geometry of shardings.
pub(crate) fn ranges(port: &Port, device: usize, what: &str) -> Result<Vec<Range<usize>>, Error> {
    let extents = extents(port, what)?;
    if port.places.is_empty() {
        return Ok(extents.into_iter().map(|extent| 0..extent).collect());
    }
    let refused = |message: String| Error::Xla { during: "divide an array", message };
    let spec = port.spec().ok_or_else(|| refused("the mesh is not valid".to_owned()))?;
    spec.range(&extents, device).map_err(|error| refused(error.to_string()))
}

/// The extents of a block, as PJRT takes them.
pub(crate) fn sizes(ranges: &[Range<usize>]) -> Vec<i64> {
    ranges.iter().map(|range| i64::try_from(range.len()).unwrap_or(i64::MAX)).collect()
}

/// Returns the slice with these ranges.
fn slice(ranges: &[Range<usize>]) -> SliceExpr {
    let end = |at: usize| isize::try_from(at).unwrap_or(isize::MAX);
    ranges.iter().fold(SliceExpr::new(), |slice, range| slice.range(end(range.start), end(range.end)))
}

/// Calls a function with the bytes of a block of an array, row-major. They are borrowed if the block is contiguous, and otherwise copied to `scratch`,
/// which serves all blocks: new memory for each costs as much as the copy.
pub(crate) fn with<T: HostElement, const R: usize, L: Layout<R>, V>(
    view: &View<'_, T, R, L>,
    ranges: &[Range<usize>],
    scratch: &mut Vec<T>,
    call: impl FnOnce(&[u8]) -> Result<V, Error>,
) -> Result<V, Error> {
    let failed = |message: String| Error::Xla { during: "divide an array", message };
    let block = view.slice_by::<R>(&slice(ranges)).map_err(|error| failed(error.to_string()))?;
    if let Some(elements) = block.try_as_slice() {
        return call(bytemuck::cast_slice(elements));
    }
    scratch.resize(block.element_count(), T::zeroed());
    let mut copy = ViewMut::new(scratch, block.extents()).map_err(|error| failed(error.to_string()))?;
    copy.try_assign(&block).map_err(|error| failed(error.to_string()))?;
    call(bytemuck::cast_slice(scratch))
}

/// Returns a block of an array, to write.
pub(crate) fn part<'x, T, const R: usize>(
    tensor: &'x mut Tensor<T, R>,
    ranges: &[Range<usize>],
) -> Result<ViewMut<'x, T, R>, Error> {
    let failed = |message: String| Error::Xla { during: "find a block of an array", message };
    let entire = slice(ranges).apply(&tensor.shape().into()).map_err(|error| failed(error.to_string()))?;
    tensor.dense_slice_mut::<R>(&entire).map_err(|error| failed(error.to_string()))
}

/// Fills a block of an array with the bytes that `receive` writes.
pub(crate) fn fill<T: HostElement, const R: usize>(
    tensor: &mut Tensor<T, R>,
    ranges: &[Range<usize>],
    receive: &mut dyn FnMut(&mut [u8]) -> Result<(), Error>,
) -> Result<(), Error> {
    let failed = |message: String| Error::Xla { during: "join an array", message };
    let mut part = part(tensor, ranges)?;
    if let Some(elements) = part.try_as_slice_mut() {
        return T::receive(elements, receive);
    }
    let mut block = vec![T::zeroed(); part.element_count()];
    T::receive(&mut block, receive)?;
    let block = Tensor::new(block, part.extents()).map_err(|error| failed(error.to_string()))?;
    part.try_assign(&block).map_err(|error| failed(error.to_string()))
}
