//! Shapes that hold under conditions on extents that are not known: what contractions, joins and reshapes infer.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec::Vec,
};
use core::fmt;

use super::{DynShape, inferred, symbols::one_table};
use crate::{
    error::error_messages,
    extent::{DynExtent, Symbol, SymbolicExtent, TablesDiffer},
    index::{self, SizeError},
    message::Count,
};

/// An axis of an operand, and what is known of its extent: a part of an [`ExtentCondition`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ExtentAt {
    // Small, so that errors are.
    operand: u32,
    axis: u8,
    extent: SymbolicExtent,
}

impl ExtentAt {
    /// Returns the operand, counted from 0. See [`ConditionalShape`].
    #[must_use]
    pub fn operand(self) -> usize {
        usize::try_from(self.operand).unwrap_or(usize::MAX)
    }

    /// Returns the axis of the operand. See [`ConditionalShape`].
    #[must_use]
    pub fn axis(self) -> usize {
        self.axis.into()
    }

    /// Returns what is known of the extent. See [`ConditionalShape`].
    #[must_use]
    pub const fn extent(self) -> SymbolicExtent {
        self.extent
    }

    /// Returns its number in operands that are known.
    fn number(self, operands: &[&[usize]]) -> Option<usize> {
        operands.get(self.operand())?.get(self.axis()).copied()
    }
}

impl fmt::Display for ExtentAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "axis {} of operand {}", self.axis, self.operand)
    }
}

/// What must hold for extents that are not known, so that an operation has the inferred shape. See [`ConditionalShape`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ExtentCondition {
    /// Two extents are equal.
    Equal {
        /// One of them.
        lhs: ExtentAt,
        /// The other one.
        rhs: ExtentAt,
    },
    /// Two extents are equal, or one of them has no symbol and is 1.
    Broadcast {
        /// One of them.
        lhs: ExtentAt,
        /// The other one.
        rhs: ExtentAt,
    },
    /// An extent is this number.
    Is {
        /// The extent.
        at: ExtentAt,
        /// The number.
        number: usize,
    },
    /// An extent is this number or more.
    AtLeast {
        /// The extent.
        at: ExtentAt,
        /// The number.
        number: usize,
    },
    /// An extent is a multiple of a number, which is not 0.
    MultipleOf {
        /// The extent.
        at: ExtentAt,
        /// The number.
        number: usize,
    },
    /// The element count of the operand is this number.
    CountIs {
        /// The number.
        number: usize,
    },
    /// The element count of the operand is a multiple of a number, which is not 0.
    CountMultipleOf {
        /// The number.
        number: usize,
    },
    /// The element counts of the two operands are equal.
    CountsEqual,
    /// An extent is the sum of those of the first two operands along an axis, along which they are joined.
    Sum {
        /// The extent: the only one of operand 2.
        total: ExtentAt,
        /// The axis.
        axis: usize,
    },
}

impl ExtentCondition {
    /// Returns the condition of an axis that is all of an operand, from that of its element count.
    pub(super) const fn of_axis(self, at: ExtentAt) -> Self {
        match self {
            Self::CountIs { number } => Self::Is { at, number },
            Self::CountMultipleOf { number } => Self::MultipleOf { at, number },
            other => other,
        }
    }

    /// Returns the one or two numbers that the condition is about, and whether it holds; `None` if an operand does not have an axis.
    fn numbers(self, operands: &[&[usize]]) -> Option<([usize; 2], bool)> {
        // `check` has refused operands that are too large.
        let count = |operand: usize| index::element_count(operands.get(operand)?).ok();
        Some(match self {
            Self::Equal { lhs, rhs } => {
                let found = [lhs.number(operands)?, rhs.number(operands)?];
                (found, found[0] == found[1])
            }
            Self::Broadcast { lhs, rhs } => {
                let found = [lhs.number(operands)?, rhs.number(operands)?];
                (found, lhs.extent.met(rhs.extent, found[0], found[1]).is_some())
            }
            Self::Is { at, number } => {
                let found = at.number(operands)?;
                ([found; 2], found == number)
            }
            Self::AtLeast { at, number } => {
                let found = at.number(operands)?;
                ([found; 2], found >= number)
            }
            Self::MultipleOf { at, number } => {
                let found = at.number(operands)?;
                ([found; 2], found.checked_rem(number) == Some(0))
            }
            Self::CountIs { number } => {
                let found = count(0)?;
                ([found; 2], found == number)
            }
            Self::CountMultipleOf { number } => {
                let found = count(0)?;
                ([found; 2], found.checked_rem(number) == Some(0))
            }
            Self::CountsEqual => {
                let found = [count(0)?, count(1)?];
                (found, found[0] == found[1])
            }
            Self::Sum { total, axis } => {
                let of = |operand: usize| operands.get(operand)?.get(axis).copied();
                let found = [total.number(operands)?, of(0)?.checked_add(of(1)?)?];
                (found, found[0] == found[1])
            }
        })
    }
}

impl fmt::Display for ExtentCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Equal { lhs, rhs } => write!(f, "{} == {}: {lhs} and {rhs}", lhs.extent, rhs.extent),
            Self::Broadcast { lhs, rhs } => {
                write!(f, "{} broadcasts with {}: {lhs} and {rhs}", lhs.extent, rhs.extent)
            }
            Self::Is { at, number } => write!(f, "{} == {number}: {at}", at.extent),
            Self::AtLeast { at, number } => write!(f, "{} >= {number}: {at}", at.extent),
            Self::MultipleOf { at, number } => write!(f, "{} is a multiple of {number}: {at}", at.extent),
            Self::CountIs { number } => write!(f, "the element count is {number}"),
            Self::CountMultipleOf { number } => write!(f, "the element count is a multiple of {number}"),
            Self::CountsEqual => f.write_str("the element counts of operands 0 and 1 are equal"),
            Self::Sum { total, axis } => {
                write!(f, "{} is the sum of the extents of operands 0 and 1 along axis {axis}", total.extent)
            }
        }
    }
}

/// Why operands that are now known do not have an inferred shape: the error of [`ConditionalShape::check`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum UnmetCondition {
    /// The number of operands is not the declared one.
    Operands {
        /// How many were declared.
        declared: usize,
        /// How many there are.
        found: usize,
    },
    /// The rank of an operand is not the declared one.
    Rank {
        /// The operand.
        operand: usize,
        /// The declared rank.
        declared: usize,
        /// The rank.
        found: usize,
    },
    /// The rank of a declared operand is unknown, so the conditions are as well.
    RankUnknown,
    /// The element count of an operand does not fit `isize`, so no array has this shape.
    Size {
        /// The operand.
        operand: usize,
        /// Its axis that is too large.
        error: SizeError,
    },
    /// An extent is not one that was declared.
    Declared {
        /// The operand.
        operand: usize,
        /// The axis.
        axis: usize,
        /// The declared extent.
        declared: DynExtent,
        /// The extent.
        found: usize,
    },
    /// One symbol is two numbers.
    Twice {
        /// The symbol.
        symbol: Symbol,
        /// The first number.
        first: usize,
        /// The operand of another axis with the symbol.
        operand: usize,
        /// This axis.
        axis: usize,
        /// Its extent.
        found: usize,
    },
    /// A condition does not hold.
    Condition {
        /// The condition.
        condition: ExtentCondition,
        /// The two numbers that it is about; twice the same for a condition on one.
        found: [usize; 2],
    },
}

error_messages! {
    #[inline] UnmetCondition []
    Self::Operands { declared, found } => "{} given, and {}",
        Count(found, "operand was", "operands were"), Count(declared, "was declared", "were declared");
    Self::Rank { operand, declared, found } => "operand {operand} has rank {found}, and was declared with rank {declared}";
    Self::RankUnknown => "the rank of a declared operand is unknown, so the conditions are unknown";
    Self::Size { operand, error } => "of operand {operand}: {error}";
    Self::Declared { operand, axis, declared, found } =>
        "axis {axis} of operand {operand} has extent {found}, and was declared as {declared}";
    Self::Twice { symbol, first, operand, axis, found } =>
        "symbol `{symbol}` is {found} at axis {axis} of operand {operand}, and {first} before it: a symbol is one number";
    Self::Condition { condition, found: [lhs, rhs] } if lhs == rhs => "{condition}; found {lhs}";
    Self::Condition { condition, found: [lhs, rhs] } => "{condition}; found {lhs} and {rhs}";
}

/// What is known of the shape of a result, and what must hold for extents that are not known: of [`infer_matmul`](DynShape::infer_matmul),
/// [`infer_einsum`](DynShape::infer_einsum), [`infer_join_axis`](DynShape::infer_join_axis), [`infer_reshape`](DynShape::infer_reshape) and others.
/// [`DynBroadcast`](crate::DynBroadcast) is the same for broadcasts.
///
/// # Laws
///
/// * Operands that pass the check have a result, and it is one that [`shape`](Self::shape) allows. Only its size is not checked: the operation says
///   [`SizeError`] of a result that is too large, such as the product of `[n,0]` and `[0,m]` for large `n` and `m`.
/// * Operands that are as declared and do not pass have none. A symbol of extent 1 does not stretch.
///
/// # Examples
///
/// ```
/// use shapewise::extent::SymbolTable;
///
/// let table = SymbolTable::new(0);
/// let (x, w) = (table.shape("[n,k]")?, table.shape("[64,m]")?);
/// let product = x.infer_matmul(&w)?;
/// assert_eq!(product.shape().to_string(), "[n,m]");
/// let [condition] = product.conditions()[..] else { panic!("the inner extents may differ") };
/// assert_eq!(condition.to_string(), "k == 64: axis 1 of operand 0 and axis 0 of operand 1");
///
/// assert_eq!(product.check(&[&[3, 64], &[64, 5]]), Ok(()));
/// assert_eq!(
///     product.check(&[&[3, 32], &[64, 5]]).unwrap_err().to_string(),
///     "k == 64: axis 1 of operand 0 and axis 0 of operand 1; found 32 and 64"
/// );
/// // One symbol needs no condition.
/// assert!(table.shape("[n,64]")?.infer_matmul(&w)?.is_certain());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// ```
/// use shapewise::{DynShape, shape::ExtentCondition};
///
/// let x: DynShape = "[?,8]".parse()?;
/// let product = x.infer_matmul(&x)?;
/// assert_eq!((product.operands().len(), product.is_certain()), (2, false));
/// let [ExtentCondition::Equal { lhs, rhs }] = product.conditions()[..] else {
///     panic!("8 and ?")
/// };
/// assert_eq!(
///     [lhs, rhs].map(|at| (at.operand(), at.axis(), at.extent().to_string())),
///     [(0, 1, "8".into()), (1, 0, "?".into())]
/// );
/// assert_eq!(product.into_shape(), x);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ConditionalShape {
    operands: Vec<DynShape>,
    shape: DynShape,
    /// `None` if they depend on an unknown rank.
    conditions: Option<Vec<ExtentCondition>>,
}

inferred!(ConditionalShape, ExtentCondition);

impl ConditionalShape {
    /// Checks the extents of the operands, now that they are known. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`UnmetCondition`] if the number of operands, a rank or an extent is not as declared, if an operand is too large, if a symbol is two numbers, or with the
    /// first condition that does not hold.
    pub fn check(&self, operands: &[&[usize]]) -> Result<(), UnmetCondition> {
        let conditions = self.conditions.as_ref().ok_or(UnmetCondition::RankUnknown)?;
        if operands.len() != self.operands.len() {
            return Err(UnmetCondition::Operands { declared: self.operands.len(), found: operands.len() });
        }
        let mut numbers = BTreeMap::new();
        for (operand, (declared, extents)) in self.operands.iter().zip(operands).enumerate() {
            index::element_count(extents).map_err(|error| UnmetCondition::Size { operand, error })?;
            let Some(rank) = declared.rank() else { continue };
            if rank != extents.len() {
                return Err(UnmetCondition::Rank { operand, declared: rank, found: extents.len() });
            }
            for (axis, &found) in extents.iter().enumerate() {
                let declared = declared.at(axis);
                if !declared.extent().contains(found) {
                    return Err(UnmetCondition::Declared {
                        operand,
                        axis,
                        declared: declared.extent(),
                        found,
                    });
                }
                let Some(symbol) = declared.symbol() else { continue };
                let first = *numbers.entry(symbol).or_insert(found);
                if first != found {
                    return Err(UnmetCondition::Twice { symbol, first, operand, axis, found });
                }
            }
        }
        for &condition in conditions {
            match condition.numbers(operands) {
                Some((_, true)) => {}
                Some((found, false)) => return Err(UnmetCondition::Condition { condition, found }),
                None => return Err(UnmetCondition::RankUnknown),
            }
        }
        Ok(())
    }
}

/// The inference of a result: operands, and the conditions so far.
pub(crate) struct Inference {
    operands: Vec<DynShape>,
    conditions: Vec<ExtentCondition>,
}

impl Inference {
    /// Begins with operands, whose symbols must be of one table.
    pub(crate) fn new(operands: &[&DynShape]) -> Result<Self, TablesDiffer> {
        one_table(operands)?;
        Ok(Self {
            operands: operands.iter().map(|&operand| operand.clone()).collect(),
            conditions: Vec::new(),
        })
    }

    /// Begins with one operand.
    pub(crate) fn one(operand: &DynShape) -> Self {
        Self { operands: Vec::from([operand.clone()]), conditions: Vec::new() }
    }

    /// Returns an axis of an operand.
    pub(crate) fn at(&self, operand: usize, axis: usize) -> ExtentAt {
        let extent = self.operands.get(operand).map_or(DynExtent::UNKNOWN.into(), |shape| shape.at(axis));
        let narrow = (u32::try_from(operand), u8::try_from(axis));
        // There are fewer operands and axes.
        ExtentAt { operand: narrow.0.unwrap_or(u32::MAX), axis: narrow.1.unwrap_or(u8::MAX), extent }
    }

    /// Adds a condition.
    pub(crate) fn require(&mut self, condition: ExtentCondition) {
        self.conditions.push(condition);
    }

    /// Requires that some extents are equal, and returns what is known of them. No two of them are known to differ.
    pub(crate) fn equal(&mut self, axes: impl IntoIterator<Item = (usize, usize)>) -> SymbolicExtent {
        let mut axes = axes.into_iter();
        let Some(first) = axes.next().map(|(operand, axis)| self.at(operand, axis)) else {
            return DynExtent::UNKNOWN.into();
        };
        let mut merged = first.extent;
        let mut is_known = merged.extent().is_known();
        let mut symbols: BTreeSet<Symbol> = merged.symbol().into_iter().collect();
        for (operand, axis) in axes {
            let next = self.at(operand, axis);
            let is_new = match next.extent.symbol() {
                Some(symbol) => symbols.insert(symbol),
                None => !next.extent.extent().is_known() || !core::mem::replace(&mut is_known, true),
            };
            if is_new {
                self.require(ExtentCondition::Equal { lhs: first, rhs: next });
            }
            merged = merged.merge(next.extent).unwrap_or(merged);
        }
        merged
    }

    /// Requires that two extents broadcast, and returns what is known of the result, `found` being what the rule of numbers finds.
    pub(crate) fn broadcast(
        &mut self,
        lhs: (usize, usize),
        rhs: (usize, usize),
        found: DynExtent,
    ) -> SymbolicExtent {
        let (lhs, rhs) = (self.at(lhs.0, lhs.1), self.at(rhs.0, rhs.1));
        let (left, right) = (lhs.extent, rhs.extent);
        let has_symbol = left.symbol().is_some() || right.symbol().is_some();
        let is_one = |extent: SymbolicExtent| extent == DynExtent::ONE.into();
        let are_known = left.extent().is_known() && right.extent().is_known();
        if !left.is_same_symbol(right) && !are_known && !is_one(left) && !is_one(right) {
            let is_equal = has_symbol && !left.may_stretch() && !right.may_stretch();
            self.require(if is_equal {
                ExtentCondition::Equal { lhs, rhs }
            } else {
                ExtentCondition::Broadcast { lhs, rhs }
            });
        }
        left.broadcast(right, found).unwrap_or_else(|| found.into())
    }

    /// Returns the result of these extents.
    pub(crate) fn result(
        self,
        extents: impl IntoIterator<Item = SymbolicExtent>,
    ) -> Result<ConditionalShape, SizeError> {
        let (extents, symbols): (super::InlineExtents, Vec<_>) =
            extents.into_iter().map(|extent| (extent.extent(), extent.symbol())).unzip();
        Ok(self.shape(DynShape::of_some(extents)?.with_symbols(symbols)))
    }

    /// Returns the result of this shape.
    pub(crate) fn shape(self, shape: DynShape) -> ConditionalShape {
        ConditionalShape { operands: self.operands, shape, conditions: Some(self.conditions) }
    }

    /// Returns the result where a rank is unknown, on which the conditions depend.
    pub(crate) fn unknown(self, shape: DynShape) -> ConditionalShape {
        ConditionalShape { operands: self.operands, shape, conditions: None }
    }
}
