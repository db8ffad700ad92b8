//! Other layouts as layouts of modes, and back.

use super::{
    AlgebraError, Law, Modes, NoSuchLayout,
    compose::{Form, STEPS},
    list::List,
};
use crate::{
    error::attempt,
    index::Walk,
    layout::{Mapping, Strided},
};

impl<const R: usize> Modes<R> {
    /// Returns a layout as modes, with each axis in normal form if it has no strides: row-major, padded, strided, and tiled if each tile divides
    /// its axis evenly. Offsets are from that of index 0.
    ///
    /// # Errors
    ///
    /// [`NoSuchLayout`] if the offsets are not those of modes, as for a tile that is padded. [`AlgebraError::Undetermined`] if
    /// a layout without strides is compared index by index for more than 2^14 of them.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, RowMajor, Shape, layout::{Tiled, algebra::Modes}, shape, tiles};
    ///
    /// let rows = RowMajor::new(Shape::new(shape![4, 6])?);
    /// assert_eq!(Modes::from_mapping(&rows)?, Modes::row_major([4, 6])?);
    ///
    /// let tiled = Tiled::new(Shape::new([4, 6])?, MinorToMajor::ROW_MAJOR, tiles![(2, 3)])?;
    /// assert_eq!(Modes::from_mapping(&tiled)?, Modes::new([&[(2, 12), (2, 3)], &[(2, 6), (3, 1)]])?);
    /// let padded = Tiled::new(Shape::new([4, 5])?, MinorToMajor::ROW_MAJOR, tiles![(2, 3)])?;
    /// assert_eq!(
    ///     Modes::from_mapping(&padded).unwrap_err().to_string(),
    ///     "no layout: index 3 along axis 1 has offset 6; the modes that fit indices 0 to 2 give 3"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_mapping<L: Mapping<R>>(layout: &L) -> Result<Self, AlgebraError> {
        if let Some(layout) = layout.by_strides() {
            return Self::strided(layout.extents(), layout.strides());
        }
        let (extents, mut axes, mut left) = (layout.extents(), [List::EMPTY; R], STEPS);
        let mut spend = || {
            left = left.checked_sub(1).ok_or(AlgebraError::Undetermined { steps: STEPS })?;
            Ok::<(), AlgebraError>(())
        };
        if extents.contains(&0) {
            return Self::strided(extents, [0; R]);
        }
        let zero = layout.offset_unchecked([0; R]).cast_signed();
        for axis in 0..R {
            let mut form = Form::new(extents[axis]);
            while form.index < form.count {
                spend()?;
                let mut index = [0; R];
                index[axis] = form.index;
                form.next(layout.offset_unchecked(index).cast_signed() - zero, axis)?;
            }
            form.finish(&mut axes[axis])?;
        }
        let modes = attempt!(Self::from_axes(&axes));
        if !layout.is_separable() {
            for (index, at) in Walk::all(extents).enumerate() {
                spend()?;
                let (expected, found) = (modes.at(index), layout.offset_unchecked(at).cast_signed() - zero);
                if expected != found {
                    return Err(NoSuchLayout { law: Law::Carry, axis: 0, index, expected, found }.into());
                }
            }
        }
        Ok(modes)
    }

    /// Returns the layout by strides, if each axis in normal form has one mode.
    ///
    /// ```
    /// use shapewise::{Strided, layout::algebra::Modes};
    ///
    /// let layout = Modes::new([&[(2, 6), (2, 3)], &[(3, 1)]])?;
    /// assert_eq!(layout.to_strided(), Strided::new([4, 3], [3, 1]).ok());
    /// assert_eq!(Modes::new([&[(2, 1), (2, 3)]])?.to_strided(), None);
    /// # Ok::<(), shapewise::layout::algebra::AlgebraError>(())
    /// ```
    #[must_use]
    pub const fn to_strided(&self) -> Option<Strided<R>> {
        let (form, mut extents, mut strides, mut axis) = (self.coalesced_axes(), [1; R], [0; R], 0);
        while axis < R {
            match form.range(axis) {
                (begin, end) if begin + 1 == end => {
                    (extents[axis], strides[axis]) = (form.list.extents[begin], form.list.strides[begin]);
                }
                (begin, end) if begin == end => {}
                _ => return None,
            }
            axis += 1;
        }
        match Strided::new(extents, strides) {
            Ok(layout) => Some(layout),
            Err(_) => None,
        }
    }
}

impl<const R: usize> TryFrom<Strided<R>> for Modes<R> {
    type Error = AlgebraError;

    fn try_from(layout: Strided<R>) -> Result<Self, AlgebraError> {
        Self::strided(layout.extents(), layout.strides())
    }
}
