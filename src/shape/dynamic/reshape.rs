//! Reshapes of dynamic shapes: other extents for the same elements, one of them inferred.

use alloc::vec::Vec;

use super::{ConditionalShape, DynShape, ExtentCondition, Inference, InlineExtents, sets};
use crate::{
    axis::{self, AxisError},
    error::error_messages,
    extent::{DynExtent, Knowledge, Symbol, SymbolicExtent, TablesDiffer},
    index::{self, SizeError},
    message::Count,
    rank::{self, RankError},
    shape::CountMismatch,
};

/// Why a shape cannot be reshaped to some extents: the error of [`DynShape::reshape`](crate::DynShape::reshape).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynReshapeError {
    /// Two extents are -1, and at most one can be inferred.
    TwoInferred {
        /// The first axis of extent -1.
        first: usize,
        /// The second axis of extent -1.
        second: usize,
    },
    /// A negative extent other than -1.
    Negative {
        /// The axis.
        axis: usize,
        /// The extent.
        extent: isize,
    },
    /// The element counts differ: of the shape, as far as it is known, and of the new extents, with 1 for the one to infer.
    Count(CountMismatch<DynExtent>),
    /// The element count is not a multiple of the product of the new extents.
    Indivisible {
        /// The element count of the shape.
        count: usize,
        /// The product of the new extents, without the one to infer.
        product: usize,
    },
    /// Another extent is 0, so every value of the extent to infer would fit.
    Ambiguous {
        /// The axis of extent -1.
        axis: usize,
    },
    /// There are more extents than [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The element count of the new extents does not fit `isize`.
    Size(SizeError),
    /// The rank does not have the axis to split.
    NoSuchAxis(AxisError),
    /// The two shapes have symbols of different tables.
    Tables(TablesDiffer),
}

error_messages! {
    #[inline] DynReshapeError [Count(CountMismatch<DynExtent>), RankTooLarge(RankError), Size(SizeError), NoSuchAxis(AxisError), Tables(TablesDiffer)]
    Self::TwoInferred { first, second } =>
        "the extents of axes {first} and {second} are both -1: at most one can be inferred";
    Self::Negative { axis, extent } =>
        "axis {axis} has the negative extent {extent}: an extent is at least 0, or -1 to infer it";
    Self::Indivisible { count, product } => "{} cannot become a multiple of {}",
        Count(count, "element", "elements"), Count(product, "element", "elements");
    Self::Ambiguous { axis } =>
        "the extent of axis {axis} cannot be inferred: another extent is 0, so every value fits";
}

/// Returns the extent to infer, from the element count and the product of the other extents, which is not 0.
fn inferred(count: DynExtent, product: usize) -> Result<DynExtent, DynReshapeError> {
    let quotient = |count: usize| count.checked_div(product).unwrap_or_default();
    match count.knowledge() {
        Knowledge::Known(count) => match index::inferred(count, product) {
            Some(extent) => Ok(DynExtent::known(extent)?),
            None => Err(DynReshapeError::Indivisible { count, product }),
        },
        Knowledge::Bounded(bound) => Ok(DynExtent::at_most(quotient(bound))?),
        Knowledge::Unknown => Ok(DynExtent::UNKNOWN),
    }
}

impl DynShape {
    /// Takes extents, returns the shape with these extents and the same element count. The extent -1, at most once, is inferred.
    ///
    /// The inferred extent is as known as this shape: for `[?,4]` it is unknown, for `[<=6,4]` it is bounded. [`infer_reshape`](Self::infer_reshape) returns what must
    /// hold, too.
    ///
    /// # Errors
    ///
    /// [`DynReshapeError`]: two extents to infer, a negative extent, different element counts, an element count that is not a
    /// multiple of the other extents, an extent to infer next to an extent of 0, an element count that does not fit `isize`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let reshaped = |text: &str, to: &[isize]| {
    ///     text.parse::<DynShape>().unwrap().reshape(to).map(|shape| shape.to_string())
    /// };
    /// assert_eq!(reshaped("[2,6]", &[3, -1])?, "[3,4]");
    /// assert_eq!(reshaped("[<=6,4]", &[-1, 8])?, "[<=3,8]");
    /// assert_eq!(reshaped("[?,4]", &[-1, 8])?, "[?,8]");
    /// assert_eq!(
    ///     reshaped("[2,6]", &[5, 2]).unwrap_err().to_string(),
    ///     "12 elements cannot become 10 elements: the element count must stay the same"
    /// );
    /// # Ok::<(), shapewise::shape::DynReshapeError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy's `reshape`, for known extents. Deviation: NumPy infers any negative extent; this infers only -1, because -2 is more
    /// likely a mistake than intended.
    pub fn reshape(&self, to: &[isize]) -> Result<Self, DynReshapeError> {
        rank::check(to.len())?;
        let (mut extents, mut infer) = (InlineExtents::with_capacity(to.len()), None);
        for (axis, &extent) in to.iter().enumerate() {
            extents.push(match (extent, infer) {
                (-1, Some(first)) => return Err(DynReshapeError::TwoInferred { first, second: axis }),
                (-1, None) => {
                    infer = Some(axis);
                    DynExtent::ONE
                }
                (..0, _) => return Err(DynReshapeError::Negative { axis, extent }),
                _ => DynExtent::known(extent.unsigned_abs())?,
            });
        }
        sets::fits(&extents)?;
        // With 1 for the extent to infer, this is the product of the others.
        let product = sets::element_count(&extents).get().unwrap_or_default();
        let count = self.element_count();
        match infer {
            Some(axis) if product == 0 && count.contains(0) => {
                return Err(DynReshapeError::Ambiguous { axis });
            }
            Some(axis) if product > 0 => {
                if let Some(extent) = extents.get_mut(axis) {
                    *extent = inferred(count, product)?;
                }
            }
            _ if !count.contains(product) => return Err(CountMismatch::new(count, product).into()),
            _ => {}
        }
        let reshaped = Self::of_fitting(extents);
        if !self.has_symbols() {
            return Ok(reshaped);
        }
        Ok(match (infer, self.factors()) {
            // The symbol times the numbers beside it becomes the symbol times the same number.
            (Some(axis), Some((known, symbols))) if known == product => match symbols.as_slice() {
                &[symbol] => reshaped.carrying_one(axis, symbol),
                _ => reshaped,
            },
            _ => reshaped,
        })
    }

    /// Returns the element count as a product: the known extents, and the symbols, in order. `None` if another extent is not known.
    fn factors(&self) -> Option<(usize, Vec<Symbol>)> {
        let (mut known, mut symbols) = (1_usize, Vec::new());
        for extent in self.symbolic_extents()? {
            match (extent.extent().get(), extent.symbol()) {
                (Some(extent), _) => known = known.checked_mul(extent)?,
                (None, Some(symbol)) => symbols.push(symbol),
                (None, None) => return None,
            }
        }
        symbols.sort_unstable();
        Some((known, symbols))
    }

    /// Returns the shape with a symbol at an axis.
    fn carrying_one(self, named: usize, symbol: Symbol) -> Self {
        let rank = self.rank().unwrap_or_default();
        self.with_symbols((0..rank).map(|axis| (axis == named).then_some(symbol)))
    }

    /// Returns the shape with these extents and the same element count, and what must hold: as [`reshape`](Self::reshape), for which the conditions are not
    /// known to be wrong.
    ///
    /// # Errors
    ///
    /// As [`reshape`](Self::reshape).
    ///
    /// ```
    /// use shapewise::extent::SymbolTable;
    ///
    /// let x = SymbolTable::new(0).shape("[n,8,64]")?;
    /// let rows = x.infer_reshape(&[-1, 512])?;
    /// assert_eq!((rows.shape().to_string(), rows.is_certain()), ("[n,512]".into(), true));
    ///
    /// let pairs = x.infer_reshape(&[-1, 1024])?;
    /// assert_eq!(pairs.shape().to_string(), "[?,1024]");
    /// assert_eq!(pairs.conditions()[0].to_string(), "the element count is a multiple of 1024");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn infer_reshape(&self, to: &[isize]) -> Result<ConditionalShape, DynReshapeError> {
        let shape = self.reshape(to)?;
        let mut inference = Inference::one(self);
        if !self.element_count().is_known() {
            // `reshape` checked the extents. Without the one to infer, their product is not 0.
            let others = to.iter().filter(|&&extent| extent != -1);
            let number = others.map(|extent| extent.unsigned_abs()).product();
            // The known extents are a factor of the element count.
            let known = self.extents().unwrap_or_default().iter().filter_map(|extent| extent.get());
            let known: usize = known.product();
            if !to.contains(&-1) {
                inference.require(ExtentCondition::CountIs { number });
            } else if known.checked_rem(number) != Some(0) {
                inference.require(ExtentCondition::CountMultipleOf { number });
            }
        }
        Ok(inference.shape(shape))
    }

    /// Returns a shape whose extents may not be known, for the elements of this one, and what must hold: that the element counts are equal. Equal symbols of the two
    /// cancel: `[n,8,64]` is `[n,512]` without a condition.
    ///
    /// # Errors
    ///
    /// [`DynReshapeError::Count`] if the new element count is known and is another; [`DynReshapeError::Tables`] for symbols of two tables.
    ///
    /// ```
    /// use shapewise::extent::SymbolTable;
    ///
    /// let table = SymbolTable::new(0);
    /// let (x, rows, other) =
    ///     (table.shape("[n,8,64]")?, table.shape("[n,512]")?, table.shape("[m,512]")?);
    /// assert!(x.infer_reshape_to(&rows)?.is_certain());
    /// let reshaped = x.infer_reshape_to(&other)?;
    /// assert_eq!(
    ///     reshaped.conditions()[0].to_string(),
    ///     "the element counts of operands 0 and 1 are equal"
    /// );
    /// assert!(
    ///     reshaped.check(&[&[3, 8, 64], &[3, 512]]).is_ok()
    ///         && reshaped.check(&[&[3, 8, 64], &[4, 512]]).is_err()
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn infer_reshape_to(&self, target: &Self) -> Result<ConditionalShape, DynReshapeError> {
        let mut inference = Inference::new(&[self, target])?;
        let (from, to) = (self.element_count(), target.element_count());
        if let (Some(number), false) = (to.get(), from.is_compatible_with(to)) {
            return Err(CountMismatch::new(from, number).into());
        }
        let cancels = self.factors().is_some_and(|factors| target.factors() == Some(factors));
        if !cancels && from.known_equal(to) != Some(true) {
            inference.require(ExtentCondition::CountsEqual);
        }
        Ok(inference.shape(target.clone()))
    }

    /// Returns the shape with one axis split into several, whose product is its extent, and what must hold. The extent -1, at most once, is inferred. Negative
    /// axes count from the end.
    ///
    /// # Errors
    ///
    /// [`DynReshapeError::NoSuchAxis`]; of the extent of the axis and those of the parts as [`reshape`](Self::reshape).
    ///
    /// ```
    /// use shapewise::{DynShape, extent::SymbolTable};
    ///
    /// let x: DynShape = "[?,<=128,64]".parse()?;
    /// let heads = x.split_axis(-1, &[8, 8])?;
    /// assert_eq!((heads.shape().to_string(), heads.is_certain()), ("[?,<=128,8,8]".into(), true));
    ///
    /// let chunks = SymbolTable::new(0).shape("[n,3]")?.split_axis(0, &[-1, 4])?;
    /// assert_eq!(chunks.shape().to_string(), "[?,4,3]");
    /// assert_eq!(chunks.conditions()[0].to_string(), "n is a multiple of 4: axis 0 of operand 0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("unflatten", "reshape"))]
    pub fn split_axis(&self, axis: isize, to: &[isize]) -> Result<ConditionalShape, DynReshapeError> {
        let mut inference = Inference::one(self);
        let Some(extents) = self.extents() else {
            let checked = Self::UNKNOWN.infer_reshape(to);
            return checked.map(|_| inference.unknown(Self::UNKNOWN));
        };
        let axis = axis::resolve(axis, extents.len())?;
        let at = self.at(axis);
        let one = Self::of_fitting(InlineExtents::from_slice(&[at.extent()])).with_symbols([at.symbol()]);
        let parts = one.infer_reshape(to)?;
        rank::check(extents.len().saturating_add(to.len()).saturating_sub(1))?;
        for condition in parts.conditions() {
            inference.require(condition.of_axis(inference.at(0, axis)));
        }
        let parts = parts.shape().symbolic_extents().into_iter().flatten();
        let of = |axis: usize| self.at(axis);
        let after = (axis.saturating_add(1)..extents.len()).map(of);
        let extents: Vec<SymbolicExtent> = (0..axis).map(of).chain(parts).chain(after).collect();
        Ok(inference.result(extents)?)
    }
}
