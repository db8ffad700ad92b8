//! Pictures of contractions: the letters of each operand, and the elements that are multiplied for one element of the result.

use alloc::{format, string::String, string::ToString as _, vec::Vec};

use shapewise::shape::DynShape;

use super::{
    DrawError, Picture,
    cell::{Cell, Shade},
    number::{digits, linear, list},
    panel::{Panel, Says},
    slice::known,
};

/// Returns the letters of each operand and of the output of an equation that is valid.
fn letters(equation: &str) -> (Vec<Vec<char>>, Vec<char>) {
    let of = |part: &str| part.chars().filter(|letter| !letter.is_whitespace()).collect::<Vec<_>>();
    let (inputs, output) =
        equation.split_once("->").map_or((equation, None), |(inputs, output)| (inputs, Some(output)));
    let operands: Vec<Vec<char>> = inputs.split(',').map(of).collect();
    let output = output.map_or_else(
        || {
            // Without an arrow: those that occur once, in alphabetical order.
            let mut all: Vec<char> = operands.iter().flatten().copied().collect();
            all.sort_unstable();
            all.chunk_by(|left, right| left == right)
                .filter(|group| group.len() == 1)
                .flatten()
                .copied()
                .collect()
        },
        of,
    );
    (operands, output)
}

/// Checks that an index is one of the result.
fn within(index: &[usize], result: &[usize]) -> Result<(), DrawError> {
    if index.len() != result.len() {
        return Err(DrawError::IndexRank { index: index.len(), rank: result.len() });
    }
    match index.iter().zip(result).position(|(at, extent)| at >= extent) {
        None => Ok(()),
        Some(axis) => {
            let of = |list: &[usize]| list.get(axis).copied().unwrap_or_default();
            Err(DrawError::Index { axis, index: of(index), extent: of(result) })
        }
    }
}

impl Picture {
    /// Draws the operands of a sum of products whose axes are named by letters, and the result. Marked are the first element of the result and
    /// what is multiplied for it. [`contraction_at`](Self::contraction_at) marks another one.
    ///
    /// # Errors
    ///
    /// [`DrawError::Contraction`] if the equation does not fit the shapes, [`DrawError`] if one of them is not known.
    ///
    /// ```
    /// use shapewise_draw::Picture;
    ///
    /// let picture = Picture::contraction("ij,jk->ik", &["[2,3]".parse()?, "[3,2]".parse()?])?;
    /// assert!(picture.to_string().contains("3 products are added"), "{picture}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn contraction(equation: &str, operands: &[DynShape]) -> Result<Self, DrawError> {
        Self::contraction_marked(equation, operands, None)
    }

    /// Draws what [`contraction`](Self::contraction) draws, and marks the element of the result at an index.
    ///
    /// # Errors
    ///
    /// Those of [`contraction`](Self::contraction), and [`DrawError::Index`] if the result has no such element.
    ///
    /// ```
    /// use shapewise_draw::Picture;
    ///
    /// let operands = ["[2,3]".parse()?, "[3,2]".parse()?];
    /// let picture = Picture::contraction_at("ij,jk->ik", &operands, &[1, 0])?;
    /// assert!(picture.to_string().contains("for the element 2 of the result"), "{picture}");
    /// let outside = Picture::contraction_at("ij,jk->ik", &operands, &[2, 0]).unwrap_err();
    /// assert_eq!(
    ///     outside.to_string(),
    ///     "index 2 is not one of axis 0 of the result, whose extent is 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn contraction_at(equation: &str, operands: &[DynShape], index: &[usize]) -> Result<Self, DrawError> {
        Self::contraction_marked(equation, operands, Some(index))
    }

    fn contraction_marked(
        equation: &str,
        operands: &[DynShape],
        index: Option<&[usize]>,
    ) -> Result<Self, DrawError> {
        let shapes: Vec<&DynShape> = operands.iter().collect();
        let result = DynShape::einsum(equation, &shapes).map_err(DrawError::Contraction)?;
        let all: Vec<Vec<usize>> = operands.iter().map(known).collect::<Result<_, _>>()?;
        let result = known(&result)?;
        if let Some(index) = index {
            within(index, &result)?;
        }
        // Without an index, the first element.
        let marked = |axis: usize| index.and_then(|index| index.get(axis)).copied().unwrap_or_default();
        let number = linear(&Vec::from_iter((0..result.len()).map(marked)), &result);
        let (names, output) = letters(equation);
        let word = |letters: &[char]| letters.iter().collect::<String>();
        let count =
            |extents: &[usize]| extents.iter().fold(1_usize, |count, extent| count.saturating_mul(*extent));

        let mut panels = Vec::new();
        for (operand, (names, extents)) in names.iter().zip(&all).enumerate() {
            let caption =
                format!("{}{} {}", if operand == 0 { "" } else { "with " }, word(names), list(extents));
            panels.push(Panel::new(caption, extents, digits(count(extents)), |index| {
                let named = || names.iter().zip(index);
                // A letter that occurs twice is a diagonal.
                let is_diagonal =
                    named().all(|(name, at)| named().all(|(other, there)| name != other || at == there));
                let is_multiplied = named().all(|(name, at)| {
                    output.iter().position(|other| other == name).is_none_or(|axis| *at == marked(axis))
                });
                let shade = if is_diagonal && is_multiplied { Shade::Selected } else { Shade::Faded };
                Cell::new(linear(index, extents).to_string(), shade)
            }));
        }
        let caption = format!("is {} {}", word(&output), list(&result));
        panels.push(Panel::new(caption, &result, digits(count(&result)), |index| {
            let shade = if index.iter().enumerate().all(|(axis, at)| *at == marked(axis)) {
                Shade::Selected
            } else {
                Shade::Faded
            };
            Cell::new(linear(index, &result).to_string(), shade)
        }));

        // The letters that are summed over, each once.
        let mut summed: Vec<(char, usize)> = Vec::new();
        for (name, extent) in names.iter().flatten().zip(all.iter().flatten()) {
            if !output.contains(name) && !summed.iter().any(|(other, _)| other == name) {
                summed.push((*name, *extent));
            }
        }
        let terms = summed.iter().fold(1_usize, |terms, (_, extent)| terms.saturating_mul(*extent));
        let over: Vec<String> = summed.iter().map(|(name, _)| name.to_string()).collect();
        let note = match (over.is_empty(), terms) {
            (true, _) => {
                format!("Marked: the element {number} of the result, and what is multiplied for it.")
            }
            (_, 1) => {
                format!("Marked: the element {number} of the result is 1 product, over {}.", over.join(", "))
            }
            _ => format!(
                "Marked: {terms} products are added for the element {number} of the result, over {}.",
                over.join(", ")
            ),
        };
        let panels = panels.into_iter().map(|panel: Panel| panel.saying(Says::Element("number")));
        Ok(Self {
            title: format!("contraction {equation}"),
            panels: panels.collect(),
            legend: &[(Shade::Selected, "an element of the result, and what is multiplied for it")],
            notes: [note].into(),
        })
    }
}
