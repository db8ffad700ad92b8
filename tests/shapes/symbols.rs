//! Symbols: text, limits, tables, errors, and the examples of the rules.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use shapewise::{
    DynExtent, DynShape,
    extent::{Symbol, SymbolError, SymbolTable, SymbolicExtent},
    names,
    shape::ConditionalShape,
};

const TABLE: SymbolTable = SymbolTable::new(0);

#[track_caller]
fn of(text: &str) -> DynShape {
    TABLE.shape(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[track_caller]
fn says<V, E: core::error::Error>(result: Result<V, E>, words: &str) {
    match result {
        Ok(_) => panic!("no error, where this was expected: {words}"),
        Err(error) => assert_eq!(error.to_string(), words, "the words of the error"),
    }
}

#[test]
fn text_is_read_as_it_is_printed() {
    for text in ["[n,<=128,64]", "[n]", "[]", "?", "[_,Größe,b2<=7,?,0]", "[n,n]"] {
        assert_eq!(of(text).to_string(), text);
        assert_eq!(of(&of(text).to_string()), of(text));
    }
    assert_eq!(of(" [ n , m <= 5 , 3 ] ").to_string(), "[n,m<=5,3]");
    // One form for each set: what is known has no symbol, and each extent is at most the greatest.
    assert_eq!(of("[n<=0]").to_string(), "[0]");
    assert_eq!(of(&format!("[n<={}]", isize::MAX)), of("[n]"));
    assert!(!of("[n<=0]").has_symbols() && of("[n<=1]").has_symbols());
    // Without symbols, all is as it was.
    assert_eq!(of("[2,?,<=5]"), "[2,?,<=5]".parse().unwrap());
    says("[2,n]".parse::<DynShape>(), "found 'n' at 3, expected a number, `?` or `<=`");
    for (text, words) in [
        ("n", "found 'n' at 0, expected `[` or `?`"),
        ("[n", "the text ends at 2, expected `,` or `]`"),
        ("[n m]", "found 'm' at 3, expected `,` or `]`"),
        ("[n,-1]", "found '-' at 3, expected a number, a symbol, `?` or `<=`"),
        ("[-1]", "found '-' at 1, expected a number, a symbol, `?`, `<=` or `]`"),
        ("[n<5]", "found '5' at 3, expected `=`"),
        ("[n<=m]", "found 'm' at 4, expected a number"),
        ("[2n]", "found 'n' at 2, expected `,` or `]`"),
        ("[n+1]", "found '+' at 2, expected `,` or `]`"),
    ] {
        says(TABLE.shape(text), words);
    }
}

#[test]
fn a_symbol_has_a_length() {
    let (most, above) = ("n".repeat(Symbol::MAX_LENGTH), "n".repeat(Symbol::MAX_LENGTH + 1));
    assert_eq!(TABLE.symbol(&most).unwrap().as_str(), most);
    assert_eq!(of(&format!("[1,{most}]")).to_string(), format!("[1,{most}]"));
    says(TABLE.symbol(&above), "a symbol of 30 bytes is too long: it has at most 29");
    says(TABLE.symbol(&"n".repeat(300)), "a symbol of 300 bytes is too long: it has at most 29");
    says(TABLE.shape(&format!("[1,{above}]")), "the symbol at 3 has 30 bytes: it has at most 29");
    says(TABLE.symbol(""), "a symbol without text: it begins with a letter or `_`");
    says(
        TABLE.symbol("2n"),
        "`2` at 0 is not allowed in a symbol: it has letters, digits and `_`, and does not begin with a digit",
    );
    assert_eq!(TABLE.symbol("n m"), Err(SymbolError::Character { character: ' ', at: 1 }));
    // As many symbols as axes: there is no other limit.
    let many: Vec<String> = (0..254).map(|axis| format!("n{axis}")).collect();
    assert_eq!(of(&format!("[{}]", many.join(","))).rank(), Some(254));
    says(
        TABLE.shape(&format!("[{},n]", many.join(","))),
        "the extent at 1161 is one too many: the greatest rank is 254",
    );
    assert!(
        size_of::<SymbolicExtent>() <= 40
            && size_of::<Option<Symbol>>() == 32
            && size_of::<SymbolError>() <= 56
    );
}

#[test]
fn tables_do_not_mix() {
    const WORDS: &str = "symbols of tables 0 and 7 meet: the symbols of an operation are of one table, in which equal text is one symbol";
    let (x, y) = (of("[n,n]"), SymbolTable::new(7).shape("[n,n]").unwrap());
    assert_ne!(x, y);
    assert_eq!(x.known_equal(&y), None);
    assert!(!x.is_subtype_of(&y) && x.is_compatible_with(&y));
    assert_eq!(x.join(&y).to_string(), "[?,?]");
    says(x.merge(&y), WORDS);
    says(x.align_trailing(&y), WORDS);
    says(x.broadcast_with(&y, &[]), WORDS);
    says(x.matmul(&y), WORDS);
    says(x.infer_dot_general(&y, &shapewise::contraction::DotAxes::contracting([0], [0])), WORDS);
    says(DynShape::einsum("ab,bc->ac", &[&x, &y]), WORDS);
    says(x.join_axis(0, &y), WORDS);
    says(x.concatenate(&y), WORDS);
    says(x.infer_reshape_to(&y), WORDS);
    says(
        x.with_symbol(0, y.symbolic_extent(0).unwrap().symbol().unwrap()),
        &WORDS.replace("0 and 7", "7 and 0"),
    );
    says(
        DynShape::select(&of("[]"), &x, &y),
        &format!("the operands to select from have the same shape: {WORDS}"),
    );
}

#[test]
fn examples_of_the_rules() {
    let add = |lhs: &str, rhs: &str| format!("{:?}", of(lhs).align_trailing(&of(rhs)).unwrap());
    assert_eq!(add("[n]", "[n]"), "[n]");
    assert_eq!(add("[n]", "[1]"), "[n]");
    assert_eq!(add("[n,64]", "[64]"), "[n,64]");
    assert_eq!(add("[n]", "[m]"), "[n], at axis 0, extents n and m must be equal");
    assert_eq!(add("[n]", "[4]"), "[4], at axis 0, extents n and 4 must be equal");
    assert_eq!(add("[n]", "[?]"), "[n], at axis 0, extents n and ? must broadcast to n");
    assert_eq!(add("[n<=5]", "[n<=3]"), "[n<=3]");
    assert_eq!(
        of("[n]").broadcast_in_dim(&of("[2,n<=5]"), &[1]).unwrap_err().to_string(),
        "extent ? of axis 0 does not broadcast into extent <=5 of axis 1: it must be the same, or 1"
    );
    // A symbol does not stretch, so these constants contradict each other.
    says(
        of("[n<=3]").align_trailing(&of("[4]")),
        "extents <=3 and 4 do not broadcast at axis 0: they must be equal, or one of them 1",
    );
    assert_eq!(of("[n,64]").matmul(&of("[64,m]")).unwrap(), of("[n,m]"));
    assert_eq!(of("[n]").join(&of("[n]")), of("[n]"));
    assert_eq!(of("[n]").join(&of("[m]")).to_string(), "[?]");
    assert_eq!(of("[n]").known_equal(&of("[n]")), Some(true));
    assert_eq!(of("[n,2]").known_equal(&of("[n,3]")), Some(false));
    assert!(of("[n]").is_subtype_of(&of("[?]")) && !of("[?]").is_subtype_of(&of("[n]")));
    assert_eq!(of("[n,m,3]").starts_with(&of("[n]")), Some(true));
    assert_eq!(of("[n,m,3]").starts_with(&of("[m]")), None);
    assert_eq!(of("[3,n]").ends_with(&of("[n]")), Some(true));
    assert_eq!(of("[3,n]").ends_with(&of("[1,3,n]")), Some(false));
}

#[test]
fn broadcasts_are_checked_once_the_numbers_are_known() {
    let known = |numbers: &[usize]| DynShape::try_from(numbers).unwrap();
    let sum = of("[n,m]").align_trailing(&of("[3,?]")).unwrap();
    assert_eq!(sum.check(&[known(&[3, 2]), known(&[3, 1])]).unwrap().shape(), &known(&[3, 2]));
    says(
        sum.check(&[known(&[1, 2]), known(&[3, 1])]),
        "extents 1 and 3 differ at axis 0 of the result, and one that has a symbol does not stretch",
    );
    says(
        of("[3]").align_trailing(&of("[n]")).unwrap().check(&[known(&[3]), known(&[1])]),
        "extents 3 and 1 differ at axis 0 of the result, and one that has a symbol does not stretch",
    );
    says(
        of("[n]").align_trailing(&of("[m]")).unwrap().check(&[known(&[1]), known(&[3])]),
        "extents 1 and 3 differ at axis 0 of the result, and one that has a symbol does not stretch",
    );
    says(
        of("[n]").align_trailing(&of("[n]")).unwrap().check(&[known(&[1]), known(&[3])]),
        "axis 0 of operand 1 has extent 3, and its symbol is 1 at an axis before: a symbol is one number",
    );
    // A rank that was unknown, and numbers that become known one after another.
    let sum = of("?").align_trailing(&of("[n]")).unwrap();
    assert!(
        sum.check(&[known(&[3]), known(&[1])]).is_err() && sum.check(&[known(&[1]), known(&[3])]).is_ok()
    );
    let sum = of("[n]").align_trailing(&of("[n]")).unwrap().check(&[known(&[1]), of("[n]")]).unwrap();
    assert_eq!(sum.shape(), &known(&[1]));
    assert!(sum.check(&[known(&[1]), known(&[3])]).is_err());
}

#[test]
fn conditions_name_their_origin() {
    let words = |inferred: ConditionalShape| format!("{inferred:?}");
    let x = of("[n,?]");
    assert_eq!(
        words(x.infer_matmul(&of("[4,m]")).unwrap()),
        "[n,m], ? == 4: axis 1 of operand 0 and axis 0 of operand 1"
    );
    assert_eq!(words(x.split_axis(0, &[3]).unwrap()), "[3,?], n == 3: axis 0 of operand 0");
    assert_eq!(words(of("[n,2]").infer_reshape(&[6]).unwrap()), "[6], the element count is 6");
    assert_eq!(words(of("[?,<=128,64]").split_axis(2, &[8, 8]).unwrap()), "[?,<=128,8,8]");
    says(x.split_axis(2, &[3]), "axis 2 is out of range for rank 2: it must be at least -2 and below 2");
    says(
        of("[<=4]").split_axis(0, &[5, 1]),
        "<=4 elements cannot become 5 elements: the element count must stay the same",
    );
    says(
        of("[n<=4]").infer_narrow(0, 2..5),
        "positions 2 to 5 are out of bounds for axis 0, which has extent <=4",
    );
    says(of("[n]").infer_narrow(1, 0..1), "the slice names 2 axes, and rank 1 has 1");
    says(of("?").infer_narrow(1, 0..1), "the rank is unknown, and a slice requires it");

    let two = of("[2]").symbolic_extent(0).unwrap();
    says(
        of("[2]").infer_join_axis_to(0, &of("[1]"), two),
        "the operands have 3 along axis 0 in all, and 2 is stated",
    );
    says(
        of("[3,n]").infer_join_axis_to(0, &of("[n,n]"), two).unwrap().check(&[&[3, 1], &[1, 1], &[2]]),
        "2 is the sum of the extents of operands 0 and 1 along axis 0; found 2 and 4",
    );

    let product = of("[n,k]").infer_matmul(&of("[64,n<=9]")).unwrap();
    assert_eq!(product.check(&[&[3, 64], &[64, 3]]), Ok(()));
    says(product.check(&[&[3, 64]]), "1 operand was given, and 2 were declared");
    says(product.check(&[&[3, 64], &[64]]), "operand 1 has rank 1, and was declared with rank 2");
    says(product.check(&[&[3, 64], &[65, 3]]), "axis 0 of operand 1 has extent 65, and was declared as 64");
    says(
        product.check(&[&[3, 64], &[64, 4]]),
        "symbol `n` is 4 at axis 1 of operand 1, and 3 before it: a symbol is one number",
    );
    says(
        product.check(&[&[3, 60], &[64, 3]]),
        "k == 64: axis 1 of operand 0 and axis 0 of operand 1; found 60 and 64",
    );
    says(
        of("[n]").split_axis(0, &[-1, 4]).unwrap().check(&[&[6]]),
        "n is a multiple of 4: axis 0 of operand 0; found 6",
    );
    let unknown = of("?").infer_matmul(&of("[64,n]")).unwrap();
    assert_eq!(
        (unknown.is_certain(), unknown.conditions().len(), unknown.shape()),
        (false, 0, &DynShape::UNKNOWN)
    );
    says(
        unknown.check(&[&[3, 64], &[64, 3]]),
        "the rank of a declared operand is unknown, so the conditions are unknown",
    );
    assert!(size_of::<shapewise::shape::UnmetCondition>() <= 128);
}

names! { Batch, Features, ANameThatIsLongerThanASymbolMayBe }

#[test]
fn names_of_types_are_symbols() {
    let batch = TABLE.named::<Batch>().unwrap();
    assert_eq!(batch, TABLE.symbol("Batch").unwrap());
    assert_eq!(batch.named::<Batch>(3), Ok(Batch(3)));
    says(batch.named::<Features>(3), "symbol `Batch` is not the name `Features`");
    says(
        TABLE.named::<ANameThatIsLongerThanASymbolMayBe>(),
        "a symbol of 33 bytes is too long: it has at most 29",
    );
    says(
        TABLE.typed::<1, shapewise::Extents![ANameThatIsLongerThanASymbolMayBe]>(),
        "the symbol at 1 has 33 bytes: it has at most 29",
    );
    let typed = TABLE.typed::<4, shapewise::Extents![Batch, usize, 64, 1]>().unwrap();
    assert_eq!(typed, of("[Batch,?,64,1]"));
    assert_eq!(TABLE.typed::<0, ()>().unwrap(), DynShape::scalar());
}

#[test]
fn an_extent_and_its_symbol() {
    let n = SymbolicExtent::from(TABLE.symbol("n").unwrap());
    assert_eq!((n.extent(), n.to_string()), (DynExtent::UNKNOWN, "n".into()));
    let two = SymbolicExtent::new(DynExtent::known(2).unwrap(), n.symbol());
    assert_eq!((two.symbol(), two.to_string()), (None, "2".into()));
    assert_eq!(TABLE.extent("n"), Ok(n));
    says(TABLE.extent("n n"), "found 'n' at 2, expected the end");
}

#[test]
fn operands_that_are_too_large_do_not_pass() {
    const MOST: usize = isize::MAX.cast_unsigned();
    #[track_caller]
    fn is_too_large(inferred: &ConditionalShape, operands: &[&[usize]], operand: usize, axis: usize) {
        let error = inferred.check(operands).unwrap_err().to_string();
        let words = format!("of operand {operand}: the shape is too large at axis {axis}: its extent ");
        assert!(error.starts_with(&words), "{error}");
    }
    let reshaped = of("[?,?]").infer_reshape_to(&of("[?,?]")).unwrap();
    assert_eq!(reshaped.check(&[&[MOST, 1], &[1, MOST]]), Ok(()));
    assert_eq!(reshaped.check(&[&[MOST, 0], &[0, 0]]), Ok(()));
    // Two products that do not fit are not one number.
    is_too_large(&reshaped, &[&[MOST, 2], &[MOST, 4]], 0, 1);
    is_too_large(&reshaped, &[&[MOST, 0], &[2, MOST]], 1, 1);
    let rows = of("[?,?]").infer_reshape(&[-1, 3]).unwrap();
    assert_eq!(rows.check(&[&[MOST / 3, 3]]), Ok(()));
    // The largest number that is not an extent is a multiple of 3.
    is_too_large(&rows, &[&[MOST, 4]], 0, 1);
    is_too_large(&rows, &[&[usize::MAX, 1]], 0, 0);

    let total = DynExtent::UNKNOWN.into();
    let joined = of("[?]").infer_join_axis_to(0, &of("[?]"), total).unwrap();
    assert_eq!(joined.check(&[&[MOST - 1], &[1], &[MOST]]), Ok(()));
    is_too_large(&joined, &[&[MOST], &[1], &[MOST + 1]], 2, 0);
    is_too_large(&joined, &[&[usize::MAX], &[5], &[usize::MAX]], 0, 0);
}

#[cfg(feature = "serde")]
#[test]
fn serde_reads_symbols_by_a_table() {
    use serde::de::DeserializeSeed as _;
    for (text, json) in
        [("[n,m<=5,2,?]", r#"["n","m<=5",2,"?"]"#), ("[2,<=3]", r#"[2,"<=3"]"#), ("?", r#""?""#)]
    {
        let shape = of(text);
        assert_eq!(serde_json::to_string(&shape).unwrap(), json);
        assert_eq!(TABLE.deserialize(&mut serde_json::Deserializer::from_str(json)).unwrap(), shape);
    }
    let read = |json: &str| {
        TABLE.deserialize(&mut serde_json::Deserializer::from_str(json)).unwrap_err().to_string()
    };
    assert_eq!(read(r#"["n m"]"#), "found 'm' at 2, expected the end at line 1 column 7");
    assert!(
        read(&format!("[{}1]", "1,".repeat(254))).starts_with("rank 255"),
        "{}",
        read(&format!("[{}1]", "1,".repeat(254)))
    );
    // Without a table, as before.
    let error = serde_json::from_str::<DynShape>(r#"["n"]"#).unwrap_err().to_string();
    assert_eq!(error, "found 'n' at 0, expected a number, `?` or `<=` at line 1 column 4");
}
