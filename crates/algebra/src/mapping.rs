//! Layouts of modes as layouts of arrays.

use super::{
    AlgebraError, Known, Law, Modes, NoSuchLayout, StaticModes, Swizzled,
    compose::{Form, STEPS},
    list::List,
};
use crate::attempt;
use shapewise::{
    Mapping, Strided,
    bounds::Yes,
    index::{self, Walk},
};

/// Returns the span of a list.
const fn span(list: &List) -> usize {
    let (below, above) = list.reach();
    if list.count() == 0 { 0 } else { below + above + 1 }
}

/// The items of mappings without strides.
macro_rules! mapping {
    ($Layout:ty [$($M:ident: $bound:path)?] $extents:expr, $modes:ident => $of:expr, $($item:tt)*) => {
        impl<const R: usize $(, $M: $bound)?> Mapping<R> for $Layout {
            type Extents = [usize; R];
            const EXTENTS: [Option<usize>; R] = $extents;
            type Uniqueness = Yes;

            #[inline(always)]
            fn extent(&self, axis: usize) -> usize {
                let $modes = self;
                $of.axis_extent(axis)
            }

            fn has_unique_offsets(&self) -> Option<bool> {
                let $modes = self;
                Strided::new($of.list.extents, $of.list.strides).ok()?.has_unique_offsets()
            }

            $($item)*
        }
    };
}

mapping! {
    Modes<R> [] [None; R], modes => modes,

    #[inline]
    fn offset_unchecked(&self, index: [usize; R]) -> usize {
        let (mut offset, mut begin, mut group) = (self.base(), 0, 0);
        while group < R {
            let end = self.ends[group];
            offset = offset.wrapping_add_signed(self.list.at_in(begin, end, index[R - 1 - group]));
            (begin, group) = (end, group + 1);
        }
        offset
    }

    fn index_at(&self, offset: usize) -> Option<[usize; R]> {
        let digits = index::index_at(&self.list.extents, &self.list.strides, offset)?;
        Some(core::array::from_fn(|axis| {
            let (begin, end) = self.range(axis);
            (begin..end).rev().fold(0, |index, at| index * self.list.extents[at] + digits[at])
        }))
    }

    fn span(&self) -> usize {
        span(&self.list)
    }

    fn is_separable(&self) -> bool {
        true
    }
}

mapping! {
    Swizzled<R> [] [None; R], swizzled => swizzled.modes,

    #[inline]
    fn offset_unchecked(&self, index: [usize; R]) -> usize {
        self.swizzle.apply(self.modes.offset_unchecked(index))
    }

    fn index_at(&self, offset: usize) -> Option<[usize; R]> {
        self.modes.index_at(self.swizzle.apply(offset))
    }

    /// Returns the span before the swizzle, rounded up to entire swizzles.
    fn span(&self) -> usize {
        self.swizzle.round(self.modes.span()).unwrap_or_default()
    }

}

mapping! {
    Known<R, M> [M: StaticModes<R>] {
        let (mut extents, mut axis) = ([None; R], 0);
        while axis < R {
            extents[axis] = Some(M::MODES.axis_extent(axis));
            axis += 1;
        }
        extents
    }, known => known.modes(),

    #[inline(always)]
    fn offset_unchecked(&self, index: [usize; R]) -> usize {
        const { &M::MODES }.offset_unchecked(index)
    }

    fn index_at(&self, offset: usize) -> Option<[usize; R]> {
        M::MODES.index_at(offset)
    }

    fn span(&self) -> usize {
        const { span(&M::MODES.list) }
    }

    fn is_separable(&self) -> bool {
        true
    }
}

// Other layouts as layouts of modes, and back.

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
    /// use shapewise::{MinorToMajor, RowMajor, Shape, layout::Tiled, shape, tiles};
    /// use shapewise_algebra::Modes;
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
            for (index, at) in Walk::new(extents).map_err(AlgebraError::Size)?.enumerate() {
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
    /// use shapewise::Strided;
    /// use shapewise_algebra::Modes;
    ///
    /// let layout = Modes::new([&[(2, 6), (2, 3)], &[(3, 1)]])?;
    /// assert_eq!(layout.to_strided(), Strided::new([4, 3], [3, 1]).ok());
    /// assert_eq!(Modes::new([&[(2, 1), (2, 3)]])?.to_strided(), None);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
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
