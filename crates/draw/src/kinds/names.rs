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

/// Reads the sizes of names that the operands have.
fn sizes(fields: &[&str], table: SymbolTable, names: &[Symbol]) -> Result<BTreeMap<Symbol, usize>, Wrong> {
    let mut sizes = BTreeMap::new();
    for part in text(fields, 1).split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let wrong = |message: &str| Wrong::at(1, format!("`{part}`: {message}"));
        let (name, size) = part.split_once('=').ok_or_else(|| wrong("a size is written as n=3"))?;
        let name = table.symbol(name.trim()).map_err(|error| Wrong::at(1, error))?;
        let size = size.trim().parse().map_err(|_| wrong("the size of a name is a number, at least 0"))?;
        if !names.contains(&name) {
            return Err(wrong("no operand has this name"));
        }
        if sizes.insert(name, size).is_some() {
            return Err(wrong("the name has a size before"));
        }
    }
    Ok(sizes)
}

fn draw(fields: &[&str]) -> Result<Picture, Wrong> {
    let table = SymbolTable::new(0);
    let operands = shapes_by(fields, 0, |part| table.shape(part))?;
    let symbols = operands.iter().filter_map(DynShape::symbolic_extents).flatten();
    let names: Vec<_> = symbols.filter_map(SymbolicExtent::symbol).collect();
    let given = sizes(fields, table, &names)?;
    let inferred =
        DynShape::align_trailing_all(operands.iter().cloned()).map_err(|error| Wrong::at(0, error))?;
    let known = |sizes: &BTreeMap<Symbol, usize>| -> Result<Vec<DynShape>, Wrong> {
        let known = operands.iter().map(|shape| {
            let Some(extents) = shape.symbolic_extents() else { return Ok(DynShape::UNKNOWN) };
            let known = extents.map(|extent| match extent.symbol().and_then(|name| sizes.get(&name)) {
                Some(&size) => DynExtent::known(size),
                None => Ok(extent.extent()),
            });
            let known: Result<Vec<_>, _> = known.collect();
            DynShape::new(known.map_err(|error| Wrong::at(1, error))?).map_err(|error| Wrong::at(1, error))
        });
        known.collect()
    };
    // Names without a size have different ones, and the same one if the operands fit only then.
    let (mut apart, mut alike) = (given.clone(), given);
    for &name in &names {
        let unused = (FIRST_SIZE..).find(|size| apart.values().all(|other| other != size));
        apart.entry(name).or_insert(unused.unwrap_or(FIRST_SIZE));
        alike.entry(name).or_insert(FIRST_SIZE);
    }
    let holds = inferred.check(&known(&apart)?).is_ok();
    let sizes = if holds { apart } else { alike };
    let known = known(&sizes)?;
    inferred.check(&known).map_err(|error| Wrong::at(1, error))?;
    let mut picture = Picture::broadcast(&known).map_err(|error| Wrong::at(0, error))?;
    picture.title = format!("broadcast to {}", inferred.shape());
    let sizes: Vec<_> = sizes.iter().map(|(name, size)| format!("{name} = {size}")).collect();
    if !sizes.is_empty() {
        picture.notes.push(format!("Drawn for {}.", sizes.join(", ")));
    }
    match inferred.conditions() {
        [] => picture
            .notes
            .extend(["That the operands fit is known before: nothing is checked at run time.".into()]),
        conditions => {
            picture.notes.extend(conditions.iter().map(|condition| format!("To be checked: {condition}.")));
        }
    }
    Ok(picture)
}
