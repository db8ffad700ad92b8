//! Tables as text: what is written is read back, each form is read as RFC 4180 and NumPy's `loadtxt` read it, and each mistake has its line and column.
#![allow(
    clippy::missing_assert_message,
    clippy::std_instead_of_core,
    clippy::unwrap_used,
    clippy::panic_in_result_fn,
    reason = "tests of small texts: a panic is a failure"
)]

use std::{env, error::Error, fs, process};

use shapewise::{Extents, Tensor, s, shape, tensor};
use shapewise_io::csv::{self, Format, StreamError, Table, TableError};

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

fn read(format: &Format<f64>, text: &str) -> Table<f64> {
    format.read_from(text.as_bytes()).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn wrong(format: &Format<f64>, text: &str) -> TableError {
    match format.read_from(text.as_bytes()) {
        Err(StreamError::Table(error)) => error,
        other => panic!("{text:?}: {other:?}"),
    }
}

/// Whatever is written is read back, in each form, with names and without; gaps between rows are not written.
#[test]
fn what_is_written_is_read() -> Result {
    let numbers =
        [0.0, -0.0, 1.5, -2.25, 0.1, 1e300, -5e-324, f64::MAX, f64::INFINITY, f64::NEG_INFINITY, 1e16, 12.0];
    for (rows, columns) in [(0, 0), (1, 1), (1, 4), (4, 1), (3, 4), (2, 6), (12, 1)] {
        let array = Tensor::<f64, 2>::from_fn(shape![rows, columns], |[row, column]| {
            numbers.get(row * columns + column).copied().unwrap_or_default()
        });
        let names: Vec<String> = (0..columns).map(|column| format!("name-{column}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        for format in [
            Format::new(),
            Format::new().separator(b';'),
            Format::new().separator(b'\t'),
            Format::new().blanks(),
        ] {
            let mut text = Vec::new();
            format.write_to(&mut text, &[], &array)?;
            let bits =
                |array: &Tensor<f64, 2>| array.iter().map(|number| number.to_bits()).collect::<Vec<_>>();
            let found = format.read_from(&*text)?;
            assert_eq!((found.elements.extents(), bits(&found.elements)), (array.extents(), bits(&array)));
            assert!(found.names.is_empty());
            text.clear();
            format.write_to(&mut text, &names, &array)?;
            let found = format.clone().names().read_from(&*text)?;
            assert_eq!(
                (found.elements, found.names),
                (array.clone(), names.iter().map(ToString::to_string).collect())
            );
        }
    }
    let wide = tensor![[1, 2, 3], [4, 5, 6]];
    let mut text = Vec::new();
    csv::write_to(&mut text, &wide.slice(s![:, 0..2]))?;
    assert_eq!(String::from_utf8(text)?, "1,2\n4,5\n");
    // Names of a table without rows remain.
    let none = Tensor::<f64, 2>::zeros(shape![0, 2]);
    let mut text = Vec::new();
    Format::new().write_to(&mut text, &["a", "b"], &none)?;
    let found = Format::<f64>::new().names().read_from(&*text)?;
    assert_eq!((found.elements.extents(), found.names.len()), ([0, 2], 2));
    Ok(())
}

/// A form, a text, its extents and its elements.
type Case<'c> = (&'c Format<f64>, &'c str, [usize; 2], &'c [f64]);

/// Texts, and their elements and extents.
#[test]
fn forms_are_read() {
    let comma = Format::new();
    let cases: [Case<'_>; 16] = [
        (&comma, "", [0, 0], &[]),
        (&comma, "\n\n", [0, 0], &[]),
        (&comma, "1", [1, 1], &[1.0]),
        (&comma, "1,2\n3,4", [2, 2], &[1.0, 2.0, 3.0, 4.0]),
        (&comma, "1,2\r\n3,4\r\n", [2, 2], &[1.0, 2.0, 3.0, 4.0]),
        (&comma, "\n1,2\n\n3,4\n\n", [2, 2], &[1.0, 2.0, 3.0, 4.0]),
        (&comma, " 1 ,\t2\n", [1, 2], &[1.0, 2.0]),
        (&comma, "\"1\",\"2\"\n", [1, 2], &[1.0, 2.0]),
        (&comma, "\u{feff}1,2\n", [1, 2], &[1.0, 2.0]),
        (&comma, "inf,-INF,1e2,.5", [1, 4], &[f64::INFINITY, f64::NEG_INFINITY, 100.0, 0.5]),
        (&comma.clone().comment(b'#'), "# 1,2\n3,4\n#\n", [1, 2], &[3.0, 4.0]),
        (&comma.clone().columns(&[2, 0]), "1,x,3\n4,,6\n", [2, 2], &[3.0, 1.0, 6.0, 4.0]),
        (&comma.clone().columns(&[0, 0]), "1,x\n", [1, 2], &[1.0, 1.0]),
        (&comma.clone().columns(&[]), "1,x\n2,y\n", [2, 0], &[]),
        (&comma.clone().missing(-1.0), ",2\n3,\n", [2, 2], &[-1.0, 2.0, 3.0, -1.0]),
        (&comma.clone().names(), "\"a, b\",c\n1,2\n", [1, 2], &[1.0, 2.0]),
    ];
    for (format, text, extents, elements) in cases {
        let table = read(format, text);
        assert_eq!(
            (table.elements.extents(), table.elements.to_vec()),
            (extents, elements.to_vec()),
            "{text:?}"
        );
    }
    let blanks = Format::new().blanks();
    let cases: [Case<'_>; 6] = [
        (&blanks, "", [0, 0], &[]),
        (&blanks, "  1\t2  \r\n\n 3 4", [2, 2], &[1.0, 2.0, 3.0, 4.0]),
        (&blanks, "\u{feff}1 2\n", [1, 2], &[1.0, 2.0]),
        (&blanks.clone().comment(b'%'), "% x\n1 2 % 3\n   % 4\n5 6", [2, 2], &[1.0, 2.0, 5.0, 6.0]),
        (&blanks.clone().columns(&[1]), "a 1\nb 2\n", [2, 1], &[1.0, 2.0]),
        (&blanks.clone().names(), "x y\n1 2", [1, 2], &[1.0, 2.0]),
    ];
    for (format, text, extents, elements) in cases {
        let table = read(format, text);
        assert_eq!(
            (table.elements.extents(), table.elements.to_vec()),
            (extents, elements.to_vec()),
            "{text:?}"
        );
    }
    assert_eq!(read(&comma.names(), "\"a, b\",c\n1,2\n").names, ["a, b", "c"]);
    assert!(read(&Format::new().names(), "").names.is_empty());
    assert_eq!(read(&Format::new().names().columns(&[1]), "a,b\nx,2\n").names, ["b"]);
}

/// Each mistake has its line, from 1, and its column, from 0; lines that are skipped are counted.
#[test]
fn mistakes_are_where_they_are() {
    let comma = Format::new();
    let cases: [(&Format<f64>, &str, &str); 18] = [
        (&comma, "1,2\n3\n", "line 2 has 1 column, and the first one has 2"),
        (&comma, "1\n2,3\n", "line 2 has 2 columns, and the first one has 1"),
        (&comma, "1,2\n\n\n3,x\n", "line 4, column 1: `x` is not an element"),
        (&comma, "\n\n\n3,x\n", "line 4, column 1: `x` is not an element"),
        (&comma, "1,2\r\n\r\n3,x", "line 3, column 1: `x` is not an element"),
        (&comma, "\"1\n\",2\n3,x", "line 3, column 1: `x` is not an element"),
        (&comma, "1,2\n,4\n", "line 2, column 0 is empty: `Format::missing` says which element that is"),
        (&comma, "1,2,\n", "line 1, column 2 is empty: `Format::missing` says which element that is"),
        (
            &comma.clone().comment(b'#'),
            "# a\n#\n1,2\n# b\n3\n",
            "line 5 has 1 column, and the first one has 2",
        ),
        (&comma.clone().columns(&[0, 2]), "1,2\n", "column 2 is not one of the 2 columns"),
        (&comma.clone().names(), "a,b,c\n1,2\n", "line 2 has 2 columns, and the first one has 3"),
        (&comma, "1,a word that is long\n", "line 1, column 1: `a word that is l...` is not an element"),
        (&comma, "1,\u{e4}\n", "line 1, column 1: `??` is not an element"),
        (&Format::new().blanks(), "1 2\n\n3 4 5\n", "line 3 has 3 columns, and the first one has 2"),
        (
            &comma,
            "1,2\r3,4\r",
            "line 1 has a carriage return without a line feed: lines end with a line feed",
        ),
        (
            &comma.clone().columns(&[0]),
            "1,2\r3,4\n",
            "line 1 has a carriage return without a line feed: lines end with a line feed",
        ),
        (
            &Format::new().blanks(),
            "1 2\r3 4\n",
            "line 1 has a carriage return without a line feed: lines end with a line feed",
        ),
        (&Format::new().blanks(), "1 2\n3 1,5\n", "line 2, column 1: `1,5` is not an element"),
    ];
    for (format, text, message) in cases {
        assert_eq!(wrong(format, text).to_string(), message, "{text:?}");
    }
    for format in [Format::new(), Format::new().blanks()] {
        let read = |bytes: &[u8]| format.read_from(bytes).map(|table: Table<f64>| table.elements.extents());
        assert_eq!(read(b"1\n2\n\xff\n").unwrap_err().to_string(), "line 3 is not text in UTF-8");
    }
    let write = |format: &Format<f64>, names: &[&str], array: &Tensor<f64, 2>| {
        format.write_to(Vec::new(), names, array).unwrap_err().to_string()
    };
    let two = Tensor::zeros([1, 2]);
    assert_eq!(write(&Format::new(), &["a"], &two), "1 name for 2 columns: one is needed per column");
    assert_eq!(
        write(&Format::new().blanks(), &["a", "b c"], &two),
        "the name of column 1 has blanks, and blanks separate the columns: write a separator"
    );
    assert!(
        Format::new().blanks().write_to(Vec::new(), &["", "b"], &two).is_err(),
        "a name of no characters is lost"
    );
    assert_eq!(
        write(&Format::new(), &[], &Tensor::zeros([3, 0])),
        "3 rows without columns: a text would lose them"
    );
}

/// A quote that is not closed would take all lines after it, in silence if its column is not read; a separator would cut lines or quotes; and what begins
/// as a comment would not be read back.
#[test]
fn nothing_is_lost_in_silence() -> Result {
    let first = Format::new().columns(&[0]);
    for text in ["1,\"a\n2,b\n3,c\n", "1,\"a\n", "1,\"a", "1,b\n2,\"", "1,\"a\"\"\n2,b\n"] {
        let error = wrong(&first, text);
        assert!(matches!(error, TableError::Quote { .. } | TableError::Columns { .. }), "{text:?}: {error}");
    }
    assert_eq!(wrong(&first, "0,x\n1,\"a\n2,b\n").to_string(), "a quote in line 2 is not closed");
    for text in ["1,\"a\"", "1,\"a\"\n", "1,\"a\n\"", "1,\"a\n\"\n", "1,\"\"", "1,a\"b"] {
        assert_eq!(read(&first, text).elements.to_vec(), [1.0], "{text:?}");
    }
    // The bytes of which one is the line after the end, as separators, marks and texts.
    for byte in [0x1c, 0x1d, 0x1e] {
        let sep = char::from(byte);
        let format = Format::new().separator(byte).comment(0x1e);
        assert_eq!(read(&Format::new().separator(byte), &format!("1{sep}2\n")).elements.to_vec(), [1.0, 2.0]);
        assert_eq!(read(&Format::new().comment(byte), &format!("{sep}x\n1\n")).elements.to_vec(), [1.0]);
        if byte != 0x1e {
            assert_eq!(read(&format, &format!("1{sep}2\n")).elements.to_vec(), [1.0, 2.0]);
        }
        assert!(matches!(
            wrong(&Format::new(), &format!("1\n{sep}\n2\n")),
            TableError::Element { line: 2, .. }
        ));
    }
    assert_eq!(read(&Format::new().comment(b'\n'), "\n1\n\n2\n").elements.to_vec(), [1.0, 2.0]);
    for byte in *b"\n\r\"" {
        let format = Format::new().separator(byte);
        assert_eq!(
            wrong(&format, "1,2\n").to_string(),
            format!("the byte {byte} cannot separate columns: it ends lines or begins quotes")
        );
        assert!(format.write_to(Vec::new(), &[], &tensor![[1.0]]).is_err());
    }
    // What begins as a comment is in quotes, and between blanks it is refused.
    let numbers = tensor![[-1.5, 2.0], [3.0, -4.0]].into_ranked();
    for comment in *b"#-1" {
        let mut text = Vec::new();
        let format = Format::new().comment(comment).names();
        format.write_to(&mut text, &["#a", "-b"], &numbers)?;
        let found = format.read_from(&*text)?;
        assert_eq!((found.names, found.elements), (vec!["#a".into(), "-b".into()], numbers.clone()));
    }
    let blanks = Format::new().blanks().comment(b'-');
    assert!(matches!(
        blanks.write_to(Vec::new(), &[], &numbers),
        Err(StreamError::Table(TableError::Comment { byte: b'-' }))
    ));
    let blanks = Format::new().blanks().comment(b'#');
    assert!(blanks.write_to(Vec::new(), &["a#", "b"], &numbers).is_err());
    Ok(())
}

/// Files have their names in errors, and a file that cannot be written leaves the old one.
#[test]
fn files_are_named() -> Result {
    let path = env::temp_dir().join(format!("shapewise-csv-{}.csv", process::id()));
    csv::write(&path, &tensor![[1, 2], [3, 4]])?;
    assert_eq!(fs::read_to_string(&path)?, "1,2\n3,4\n");
    let typed = csv::read::<u8>(&path)?.try_into_typed::<Extents![usize, 2]>()?;
    assert_eq!(typed.extents(), [2, 2]);
    let error = Format::new().write(&path, &["a"], &tensor![[1, 2]]).unwrap_err();
    assert_eq!(error.name(), path.display().to_string());
    assert_eq!(fs::read_to_string(&path)?, "1,2\n3,4\n");
    fs::write(&path, "1,2\n3,x\n")?;
    let error = csv::read::<f32>(&path).unwrap_err().to_string();
    assert!(error.ends_with(".csv: line 2, column 1: `x` is not an element"), "{error}");
    fs::remove_file(&path)?;
    assert!(matches!(csv::read::<f32>(&path).unwrap_err().why(), StreamError::Io(_)));
    Ok(())
}
