//! A broadcast of shapes whose extents have names: what the names alone say, drawn with a size for each.

use alloc::{collections::BTreeMap, format, vec::Vec};

use shapewise::{
    DynExtent, DynShape,
    extent::{Symbol, SymbolTable, SymbolicExtent},
};

use super::{Kind, Picture, Wrong, example, field_of};
use crate::parse::{shapes_by, text};

/// The size of the first name that has none. A larger one than 2 makes an axis that stretches visible.
const FIRST_SIZE: usize = 3;

pub(super) const NAMES: Kind = Kind {
    name: "names",
    about: "Extents with names, which are read at run time: what is known of a broadcast before, and what remains to be checked.",
    fields: &[
        field_of("operands", "shapes with + between them, such as [batch,n] + [n]"),
        field_of("sizes", "numbers for the picture, such as batch=4, n=3; names without one get one"),
    ],
    examples: &[
        example("one name, equal to itself", &["[batch,n] + [n]", "batch=4, n=3"]),
        example("two names, which may differ", &["[n,3] + [m,1]", "n=4, m=4"]),
        example("an outer sum", &["[n,1] + [m]", "n=3, m=5"]),
    ],
    draw,
};

/// Reads the sizes of names.
fn sizes(fields: &[&str], table: SymbolTable) -> Result<BTreeMap<Symbol, usize>, Wrong> {
    let wrong = |message| Wrong::at(1, message);
    let parts = text(fields, 1).split(',').map(str::trim).filter(|part| !part.is_empty());
    let size = |part: &str| {
        let (name, size) =
            part.split_once('=').ok_or_else(|| wrong(format!("`{part}` is no size of a name: write n=3")))?;
        let name = table.symbol(name.trim()).map_err(|error| Wrong::at(1, error))?;
        let size = size.trim().parse();
        Ok((name, size.map_err(|_| wrong(format!("`{part}`: the size of a name is a number, at least 0")))?))
    };
    parts.map(size).collect()
}

fn draw(fields: &[&str]) -> Result<Picture, Wrong> {
    let table = SymbolTable::new(0);
    let operands = shapes_by(fields, 0, |part| table.shape(part))?;
    let mut sizes = sizes(fields, table)?;
    let inferred =
        DynShape::align_trailing_all(operands.iter().cloned()).map_err(|error| Wrong::at(0, error))?;
    let symbols = operands.iter().filter_map(DynShape::symbolic_extents).flatten();
    for symbol in symbols.filter_map(SymbolicExtent::symbol) {
        if !sizes.contains_key(&symbol) {
            let unused = (FIRST_SIZE..).find(|size| sizes.values().all(|other| other != size));
            sizes.insert(symbol, unused.unwrap_or(FIRST_SIZE));
        }
    }
    let known = |shape: &DynShape| {
        let Some(extents) = shape.symbolic_extents() else { return Ok(DynShape::UNKNOWN) };
        let extents: Result<Vec<_>, _> = extents
            .map(|extent| match extent.symbol().and_then(|symbol| sizes.get(&symbol)) {
                Some(&size) => DynExtent::known(size),
                None => Ok(extent.extent()),
            })
            .collect();
        DynShape::new(extents.map_err(|error| Wrong::at(1, error))?).map_err(|error| Wrong::at(1, error))
    };
    let known: Vec<DynShape> = operands.iter().map(known).collect::<Result<_, _>>()?;
    inferred.check(&known).map_err(|error| Wrong::at(1, error))?;
    let mut picture = Picture::broadcast(&known).map_err(|error| Wrong::at(0, error))?;
    picture.title = format!("broadcast to {}", inferred.shape());
    let sizes: Vec<_> = sizes.iter().map(|(symbol, size)| format!("{symbol} = {size}")).collect();
    if !sizes.is_empty() {
        picture.notes.push(format!("Drawn for {}.", sizes.join(", ")));
    }
    match inferred.conditions() {
        [] => picture
            .notes
            .extend(["The names alone say that it is right: nothing is checked at run time.".into()]),
        conditions => {
            picture.notes.extend(conditions.iter().map(|condition| format!("To be checked: {condition}.")));
        }
    }
    Ok(picture)
}
