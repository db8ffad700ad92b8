//! The symbols of dynamic shapes: a list beside the extents, which shapes without symbols do not have. An operation that says nothing of symbols drops them,
//! and what remains is still true.

use alloc::{boxed::Box, vec::Vec};

use super::{DynShape, DynShapeError, InlineExtents, ShapeAxes};
use crate::{
    axis::{self, AxisError, edit::Edit},
    extent::{DynExtent, Symbol, SymbolicExtent, TablesDiffer},
};

/// Extents, some of which have symbols.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Symbolic {
    pub(super) extents: InlineExtents,
    // INVARIANT: as long as the extents; there is a symbol, none of a known extent, and all are of one table.
    symbols: Box<[Option<Symbol>]>,
}

/// Checks that all symbols of some shapes are of one table.
pub(crate) fn one_table(shapes: &[&DynShape]) -> Result<(), TablesDiffer> {
    let mut symbols = shapes.iter().flat_map(|shape| shape.symbols()).flatten();
    let Some(first) = symbols.next() else { return Ok(()) };
    symbols.try_for_each(|symbol| first.table().check(symbol.table()))
}

impl DynShape {
    /// Returns `true` if an axis has a symbol.
    ///
    /// ```
    /// use shapewise::{DynExtent, DynShape, extent::SymbolTable};
    ///
    /// let table = SymbolTable::new(0);
    /// let shape = table.shape("[n,<=128,64]")?;
    /// assert!(shape.has_symbols() && !shape.reduce(&[0])?.has_symbols());
    /// assert_eq!(shape.symbolic_extent(0)?.symbol(), Some(table.symbol("n")?));
    /// assert_eq!(shape.extent(0)?, DynExtent::UNKNOWN); // a number is what `DynExtent` knows
    ///
    /// let named = "[?,<=128,64]".parse::<DynShape>()?.with_symbol(0, table.symbol("n")?)?;
    /// assert_eq!(named, shape);
    /// let again = DynShape::from_symbolic(shape.symbolic_extents().into_iter().flatten())?;
    /// assert_eq!(again, shape);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn has_symbols(&self) -> bool {
        matches!(self.axes, ShapeAxes::Symbolic(_))
    }

    /// Returns the symbol of each axis; an empty list if none has one.
    pub(crate) fn symbols(&self) -> &[Option<Symbol>] {
        match &self.axes {
            ShapeAxes::Symbolic(symbolic) => &symbolic.symbols,
            _ => &[],
        }
    }

    /// Returns the symbol of an axis.
    pub(crate) fn symbol_at(&self, axis: usize) -> Option<Symbol> {
        self.symbols().get(axis).copied()?
    }

    /// Returns all extents and their symbols, in axis order, if the rank is known.
    ///
    /// [`has_symbols`](Self::has_symbols) has an example.
    #[must_use]
    pub fn symbolic_extents(&self) -> Option<impl ExactSizeIterator<Item = SymbolicExtent> + Clone> {
        let extents = self.extents()?.iter().enumerate();
        Some(extents.map(|(axis, &extent)| SymbolicExtent::new(extent, self.symbol_at(axis))))
    }

    /// Takes an axis, returns its extent and its symbol. Negative axes count from the end. If the rank is unknown, nothing is known of the axis.
    ///
    /// [`has_symbols`](Self::has_symbols) has an example.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank is known and the axis is out of range for it.
    pub fn symbolic_extent(&self, axis: isize) -> Result<SymbolicExtent, AxisError> {
        let Some(extents) = self.extents() else { return Ok(DynExtent::UNKNOWN.into()) };
        let axis = axis::resolve(axis, extents.len())?;
        Ok(self.at(axis))
    }

    /// Returns the extent and the symbol of an axis, which the rank has.
    pub(crate) fn at(&self, axis: usize) -> SymbolicExtent {
        let extent = self.extents().and_then(|extents| extents.get(axis)).copied();
        SymbolicExtent::new(extent.unwrap_or(DynExtent::UNKNOWN), self.symbol_at(axis))
    }

    /// Takes extents with their symbols, in axis order, returns the shape with these extents.
    ///
    /// [`has_symbols`](Self::has_symbols) has an example.
    ///
    /// # Errors
    ///
    /// As [`new`](Self::new); [`DynShapeError::Tables`] for symbols of two tables.
    pub fn from_symbolic(extents: impl IntoIterator<Item = SymbolicExtent>) -> Result<Self, DynShapeError> {
        let mut symbols = Vec::new();
        let shape = Self::new(extents.into_iter().map(|extent| {
            symbols.push(extent.symbol());
            extent.extent()
        }))?;
        let shape = shape.with_symbols(symbols);
        one_table(&[&shape])?;
        Ok(shape)
    }

    /// Takes an axis and a symbol, returns the shape with this symbol along the axis. Negative axes count from the end. A known extent remains without one.
    ///
    /// [`has_symbols`](Self::has_symbols) has an example.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], [`DynShapeError::NoSuchAxis`], or [`DynShapeError::Tables`] if another axis has a symbol of another table.
    pub fn with_symbol(&self, axis: isize, symbol: Symbol) -> Result<Self, DynShapeError> {
        let named = axis::resolve(axis, self.known_rank()?.len())?;
        Self::from_symbolic(self.symbolic_extents().into_iter().flatten().enumerate().map(
            |(axis, extent)| {
                SymbolicExtent::new(
                    extent.extent(),
                    if axis == named { Some(symbol) } else { extent.symbol() },
                )
            },
        ))
    }

    /// Returns the shape with these symbols, except those of known extents.
    pub(crate) fn with_symbols(self, symbols: impl IntoIterator<Item = Option<Symbol>>) -> Self {
        let extents = match self.axes {
            ShapeAxes::Unknown => return self,
            ShapeAxes::Known(extents) => extents,
            ShapeAxes::Symbolic(symbolic) => symbolic.extents,
        };
        let symbols = symbols.into_iter().zip(&extents);
        let symbols: Box<[_]> =
            symbols.map(|(symbol, &extent)| SymbolicExtent::new(extent, symbol).symbol()).collect();
        if symbols.len() == extents.len() && symbols.iter().any(Option::is_some) {
            return Self { axes: ShapeAxes::Symbolic(Box::new(Symbolic { extents, symbols })) };
        }
        Self::of_fitting(extents)
    }

    /// Returns the shape with the symbols of another one: `source` is the axis of which this axis is all, if there is one.
    pub(crate) fn carrying(self, from: &Self, source: impl Fn(usize) -> Option<usize>) -> Self {
        if !from.has_symbols() {
            return self;
        }
        let rank = self.rank().unwrap_or_default();
        self.with_symbols((0..rank).map(|axis| source(axis).and_then(|axis| from.symbol_at(axis))))
    }

    /// Returns the shape with the symbols of another one after an edit of its axes, `new` being those of the new ones.
    pub(crate) fn after(self, from: &Self, edit: Edit<'_>, new: &[Option<Symbol>]) -> Self {
        let Some(rank) = self.rank().filter(|_| from.has_symbols()) else { return self };
        self.with_symbols(edit.collect::<_, Vec<_>>(from.symbols(), new, rank))
    }

    /// Returns the shape with the symbols of two of its rank, merged.
    pub(super) fn merging(self, lhs: &Self, rhs: &Self) -> Self {
        if !lhs.has_symbols() && !rhs.has_symbols() {
            return self;
        }
        let rank = self.rank().unwrap_or_default();
        self.with_symbols((0..rank).map(|axis| lhs.symbol_at(axis).or_else(|| rhs.symbol_at(axis))))
    }

    /// Returns whether the ranks are equal, and a relation of extents with symbols holds at each axis.
    pub(super) fn each(&self, other: &Self, holds: fn(SymbolicExtent, SymbolicExtent) -> bool) -> bool {
        match (self.symbolic_extents(), other.symbolic_extents()) {
            (Some(mut extents), Some(mut others)) => {
                extents.len() == others.len()
                    && extents.all(|lhs| others.next().is_some_and(|rhs| holds(lhs, rhs)))
            }
            _ => false,
        }
    }
}
