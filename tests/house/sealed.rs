//! Which public traits a foreign crate can implement, read from the source. Whether an index is in bounds rests on what layouts state, so
//! every trait whose constants, types or methods reach a layout is closed.
#![cfg(feature = "std")]
#![allow(
    clippy::std_instead_of_alloc,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]
#![allow(clippy::arithmetic_side_effects, clippy::string_slice, reason = "positions in short texts")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Traits without values: a relation of numbers or types. A bound on one is about a type of the crate (`Ranks: Plus<R, K, Q>`), or about
/// types that are closed themselves, and a foreign crate may not implement it for those.
const RELATIONS: &str = "AllAxes AxesOfRank TwoAxesDiffer OrderOf ReducesRank Plus Minus AtMost Below LargerRank RankDifference RankSum RankWithoutAxes \
     UniqueMapping IsUnique JoinedAsTuple OperandsInTuple ValuesInTuple SliceFits SliceResultRank OneEllipsis AxisCounts ViewTuple NoAxisLeft EndsWith EqualExtents EqualExtent ExpectedExtent BroadcastExtent BroadcastToExtent AlignsTo \
     BroadcastExtents BroadcastToExtents ZipExtents IncreasingDimensions Distinct DimensionForEachAxis DimensionInResult DimensionAbove DimensionsDiffer \
     RankFits RankNumber RankOf AxisPosition \
     Adds AllReplicated Allows AxisCount AxisOfMesh AxisOfRank BroadcastWith Carried \
     Channels Contracts Divides DotRank AxesDiffer EachBelowRank EachDistinct EachAxisIn Ends Finished Gathered \
     HasDimension HasMatrices Applies DotEach DotPlacements JoinEach JoinPlacements TakeEach TakePlacements JoinAgree Keeps KnowsEachExtent KnowsExtent KnowsExtents AreExtents IsExtent LabelsFit EachDiffersFrom \
     ListEdit MacroExtents Marks MatrixRank MeshAxis Multiplies OfRank OnAxes OutputList Outputs Outside PairOf \
     ParameterShape Partial Picked Picks ProductRank Reduces Reshapes Scattered SlotNumber SlotOf Takes \
     TypedMesh Undivided Unused ZipAxes ZipBatch BelowRank \
     PairedWith KnownPairs OuterProductWith KnownRank \
     Matches OneForEach RowsAndColumns DiffersFrom OperandsAgree DimensionsInResult EachDimensionOnce \
     BroadcastsTo ComparedPair ContractsWith PairsOfAxes EqualNumbers HasRowsOf InContract Patterned AxesFit ComparedToExpected IsTrue MatmulWith OfExtents OnceOrdered ComparedWith OfVectors RankOfDot ReshapeTo \
     TypedOrder FromFirst OwnRank OutputLabel AgreeWithItself RankedArray Rearranged AndRank IsRank LeastRank AgreesAt AgreesAtEachAxis ZipAgree AxesPair AxisCode";

/// Of relations of names.
const NAMES: &str = "relates names, which state no numbers: extents with one name are compared at run time";

/// Traits that a foreign crate can implement, and why that is harmless.
const OPEN: &[(&str, &str)] = &[
    ("Mapping", "arrays without strides check each offset, and only `Layout`, which is sealed, is trusted"),
    ("EqualNames", NAMES),
    ("InOtherWords", "a bound that nothing meets, of methods that cannot be called"),
    ("UnstatedName", NAMES),
    ("UnknownExtent", NAMES),
    ("ExpectedName", NAMES),
    ("NameIsComputed", NAMES),
    ("NameIsNumber", NAMES),
    ("NameIsNumberAt", NAMES),
    ("NameReaches", NAMES),
    ("NamesMatch", NAMES),
    ("NamesMeet", NAMES),
    ("HasName", "returns an axis, which operations check"),
    ("Name", "a name of extents, which `names!` implements"),
    ("StaticModes", "its constant is a layout that its constructor checked, and arrays check each offset"),
    ("AnyRank", "a visitor of ranks: it is called with values and returns its own"),
    ("RankFamily", "names a type for each rank, for visitors"),
    ("HasExtents", "extents that are compared, and nothing else"),
    ("Pattern", "the pattern that extents are compared with"),
    ("PatternedArrays", "extents that are compared, and nothing else"),
    ("StatedExtents", "extents that are compared with those of the result"),
    ("PatternValues", "numbers that are compared, and nothing else"),
    ("ArrayElement", "a marker of elements without methods, which tells elements from rows"),
    ("Exists", "implemented for each type already"),
    ("Joins", "tensors of candle, whose extents candle compares again"),
    ("JoinKind", "tensors of candle, whose extents candle compares again"),
    ("JoinAgree", "tensors of candle, whose extents candle compares again"),
    ("Stacks", "tensors of candle, whose extents candle compares again"),
    ("StackKind", "tensors of candle, whose extents candle compares again"),
    ("StackAgree", "tensors of candle, whose extents candle compares again"),
    ("List", "tensors of candle, whose extents candle compares again"),
    ("AnyIndex", "an integer as an index, which is converted and checked"),
    ("AsExtent", "an extent of nalgebra; the value is compared with the matrix"),
    ("AxisNumbers", "numbers of axes, which are checked at run time"),
    ("DynAxes", "axes of an array of run-time rank, which are checked at run time"),
    ("DynExtents", "extents of an array of run-time rank, which are checked at run time"),
    ("AxisVerb", "names an error"),
    ("JoinAxis", "an argument that becomes an axis, and those are closed"),
    ("Addend", "arithmetic of elements"),
    ("CombinesWith", "its method returns a type of its own, and only the crate makes values of programs"),
    ("Counterpart", "implemented for each `CombinesWith` already"),
    (
        "Cursor",
        "it is called with the items of a slice, and only the crate makes a layout of what one returns",
    ),
    ("DenseExtents", "implemented for each list of extents already, and only such lists are asked for it"),
    ("DotElement", "arithmetic of elements"),
    (
        "ElementOf",
        "its methods return results, whose number is compared with the extents, also in a build without debug assertions",
    ),
    ("BinNumber", "implemented for each integer already"),
    ("IsInteger", "implemented for each integer already"),
    ("Float", "arithmetic of elements"),
    ("Multiplicand", "arithmetic of elements"),
    ("ToRanked", "it has no public path, so a foreign crate cannot name it"),
    ("HasAddition", "the operator of the standard library, for each type that has it already"),
    ("HasMultiplication", "the operator of the standard library, for each type that has it already"),
    ("HasOrder", "`Ord`, for each type that has it already"),
    ("HasProducts", "operators of the standard library, for each type that has them already"),
    ("HasSum", "`Zero` of num-traits, for each type that has it already"),
    ("IsFloat", "`Float` of num-traits, for each type that has it already"),
    ("GivenExtents", "a value that becomes extents, and those are closed"),
    ("IfLabelsFit", "implemented for a type of the crate, and its method returns what it is given"),
    ("AnyExtents", "the extents of a parameter of a program, which are checked"),
    ("Cursor", "items of slices call it; layouts are made by the crate's own cursor"),
    ("ListEntry", "a value that becomes an extent, and those are closed"),
    ("ListLike", "a value that becomes a list of extents, and those are closed"),
    ("ShapeLike", "implemented for each list of extents already"),
    ("Draws", "its method returns an element, which is any value"),
    ("Delays", "names the type of an argument, and nothing else"),
    ("Provided", "names a type that methods return if a relation holds, and nothing else"),
    ("MinorToMajorOf", "implemented for each order already"),
    ("OrderOfRank", "implemented for each permutation already"),
    ("Offsets", "layouts name theirs, and layouts are closed"),
    ("Summand", "a marker of elements that have arithmetic already"),
    ("TotallyOrdered", "a marker of elements; a false one gives a wrong maximum and nothing else"),
];

/// Sealed traits with a type as a parameter. All tuples and arrays are sealed, and a foreign crate may implement such a trait for them, and
/// for types of this crate, with a type of its own as the parameter. Why that is harmless or not possible.
const OF_FOREIGN_TYPES: &[(&str, &str)] = &[
    ("AfterRankless", "combines values"),
    ("ArrayOf", "a relation, without values"),
    ("AsOperand", "a relation, without values; `Operand` takes the token"),
    ("AsShaped", "its method returns a view, and views are made by the crate"),
    ("AsDense", "its method returns a view, and views are made by the crate"),
    ("AsTyped", "its method returns a view, and views are made by the crate"),
    ("AsRanked", "its method is that of a trait without a public path"),
    ("ReducesAxisTo", "its method returns what it is given, and arrays are made by the crate"),
    ("HasStrides", "a bound that nothing meets, of methods that cannot be called"),
    ("Joinable", "a relation, without values"),
    ("Lend", "`Storage` has a seal with the type of the elements as a parameter"),
    ("OfLength", "returns an array of values, of the length in the type"),
    ("Operator", "arithmetic of elements"),
    ("OtherAxis", "a relation, without values"),
    ("EqualAt", "a relation, without values"),
    ("PerAxis", "returns an array of values, of the length in the type"),
    ("ShapePlaces", "names a list of extents, and those are closed"),
    ("ReducesTo", "its method returns what it is given, and arrays are made by the crate"),
    (
        "ResultStorage",
        "a storage has a seal with the type of the elements as a parameter, and closed traits alone choose the results of operations",
    ),
    ("SealedRows", "it has no public path"),
    ("StatesRank", "returns a value"),
    ("StorageMut", "implemented for each `MemoryMut` already"),
    ("TypedConstructors", "its functions return tensors, and tensors are made by the crate"),
    ("ValueList", "returns a value"),
];

/// The names of public traits, each with the names of its supertraits.
fn traits() -> (BTreeMap<String, BTreeSet<String>>, BTreeMap<String, String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut traits, mut lists, mut folders) = (BTreeMap::new(), BTreeMap::new(), vec![root.join("src")]);
    folders.extend(fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src")));
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(path).unwrap();
                for (at, found) in text.match_indices("pub trait ") {
                    let item = &text[at + found.len()..];
                    let head = &item[..item.find('{').unwrap()];
                    let name = word(head).to_owned();
                    if name.is_empty() {
                        continue; // A macro names it.
                    }
                    let after = &head[name.len()..];
                    lists.insert(name.clone(), after[..parameters(after)].to_owned());
                    let bounds = after[parameters(after)..].trim_start().strip_prefix(':').unwrap_or("");
                    let supers = split(bounds).into_iter().map(|bound| {
                        let path = &bound[..bound.find('<').unwrap_or(bound.len())];
                        word(path.rsplit("::").next().unwrap()).to_owned()
                    });
                    let mut supers: BTreeSet<String> = supers.collect();
                    if takes_token(&item[head.len()..]) {
                        supers.insert("Internal".to_owned());
                    }
                    traits.insert(name, supers);
                }
            }
        }
    }
    (traits, lists)
}

/// The body of a trait has an item without a default that names the token, which a foreign crate cannot name.
fn takes_token(text: &str) -> bool {
    let end = if text.starts_with("{}") { 0 } else { text.find("\n}").unwrap_or(0) };
    let body = &text[..end];
    let code: String = body.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    // An item without a default ends at a semicolon that is in no brackets.
    let ends_without_body = |rest: &str| {
        let mut depth = 0;
        let end = rest.chars().find(|found| {
            depth += i32::from("([".contains(*found)) - i32::from(")]".contains(*found));
            *found == '{' || *found == ';' && depth <= 0
        });
        end == Some(';')
    };
    code.match_indices("Internal").any(|(at, _)| ends_without_body(&code[at..]))
}

/// A list of parameters has a type, and not only lifetimes and numbers.
fn has_types(list: &str) -> bool {
    let inner = list.trim_start_matches('<').trim_end_matches('>');
    inner
        .split(',')
        .map(str::trim)
        .any(|it| !it.is_empty() && !it.starts_with('\'') && !it.starts_with("const "))
}

/// The identifier at the beginning of a text.
fn word(text: &str) -> &str {
    let text = text.trim_start();
    &text[..text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())]
}

/// The length of the list of parameters at the beginning of a text, angle brackets included.
fn parameters(text: &str) -> usize {
    let mut depth = 0;
    for (at, character) in text.char_indices() {
        match character {
            '<' => depth += 1,
            '>' if depth == 1 => return at + 1,
            '>' => depth -= 1,
            _ if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// The bounds of a sum of bounds.
fn split(bounds: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut begin) = (Vec::new(), 0, 0);
    for (at, character) in bounds.char_indices() {
        match character {
            '<' => depth += 1,
            '>' => depth -= 1,
            '+' if depth == 0 => {
                parts.push(bounds[begin..at].trim());
                begin = at + 1;
            }
            _ => {}
        }
    }
    parts.push(bounds[begin..].trim());
    parts
}

#[test]
fn each_public_trait_is_closed_or_listed_as_open() {
    let (traits, parameters_of) = traits();
    assert!(traits.len() > 80, "{} public traits", traits.len());
    let sealing = |name: &str| name.starts_with("Sealed") || name == "SealedType";
    // A trait is closed if it takes the token, or a supertrait is closed.
    let mut closed: BTreeSet<&str> = traits.keys().map(String::as_str).filter(|name| sealing(name)).collect();
    closed.insert("Internal");
    loop {
        let more: Vec<&str> = traits
            .iter()
            .filter(|(name, supers)| {
                !closed.contains(name.as_str()) && supers.iter().any(|it| closed.contains(it.as_str()))
            })
            .map(|(name, _)| name.as_str())
            .collect();
        if more.is_empty() {
            break;
        }
        closed.extend(more);
    }
    closed.remove("Internal");
    // The token seals a trait also for a type of the standard library with a foreign parameter.
    let with_types: BTreeSet<&str> = closed
        .iter()
        .copied()
        .filter(|name| has_types(&parameters_of[*name]) && !traits[*name].contains("Internal"))
        .collect();
    assert_eq!(
        with_types,
        OF_FOREIGN_TYPES.iter().map(|(name, _)| *name).collect(),
        "sealed traits with types as parameters: say why a foreign crate cannot implement them for its own types, or why that is harmless"
    );
    let relations: BTreeSet<&str> = RELATIONS.split_whitespace().collect();
    let open: BTreeSet<&str> = OPEN.iter().map(|(name, _)| *name).collect();
    let listed: BTreeSet<&str> = relations.union(&open).copied().collect();
    let unlisted: Vec<&str> = traits
        .keys()
        .map(String::as_str)
        .filter(|name| !closed.contains(name) && !listed.contains(name))
        .collect();
    assert!(unlisted.is_empty(), "a foreign crate can implement {unlisted:?}: seal them, or say why not");
    let stale: Vec<&&str> =
        listed.iter().filter(|name| closed.contains(**name) || !traits.contains_key(**name)).collect();
    assert!(stale.is_empty(), "{stale:?} are sealed, or there are no such traits");
    for must in [
        "Extent", "Extents", "Flat", "Stride", "AxisPart", "AxisList", "Order", "Layout", "Packed",
        "SliceOf", "Storage", "AsView", "AsRanked",
    ] {
        assert!(closed.contains(must), "`{must}` reaches a layout");
    }
}

/// A foreign crate that could name a seal or the token could break it.
#[test]
fn no_seal_is_published() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for module in ["bounds", "placement", "rules"] {
        let published = fs::read_to_string(root.join("src").join(module).with_extension("rs")).unwrap();
        for seal in ["Sealed", "SealedType", "Internal", "INTERNAL", "Agreed"] {
            let is_named = published.split(|found: char| !found.is_alphanumeric()).any(|word| word == seal);
            assert!(!is_named, "`{seal}` is in `{module}`");
        }
    }
}
