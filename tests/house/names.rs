//! Names that would make messages of the compiler longer.
#![cfg(feature = "std")]

use std::{fs, path::Path};

use crate::prose::files;

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

/// Types that messages show often, by their short names.
const SHORT: [&str; 12] = [
    "Axis",
    "AxisOf",
    "ColumnMajor",
    "Keep",
    "LastAxis",
    "Mapped",
    "Mean",
    "Operand",
    "RowMajor",
    "Strided",
    "TensorBase",
    "Variance",
];

/// The variants of public enums in a source, each with the enum.
fn variants(source: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for item in source.split("\npub enum ").skip(1) {
        let name: String = item.chars().take_while(|c| c.is_alphanumeric()).collect();
        let body = item.split("\n}").next().unwrap_or_default();
        for line in body.lines().filter(|line| line.starts_with("    ") && !line.starts_with("     ")) {
            let variant: String = line.trim().chars().take_while(|c| c.is_alphanumeric()).collect();
            if variant.starts_with(char::is_uppercase) {
                found.push((name.clone(), variant));
            }
        }
    }
    found
}

/// rustc prints the full path of a type if a variant of a public enum has its name.
#[test]
fn no_variant_has_the_name_of_a_type_in_messages() {
    let (mut all, mut sources) = (Vec::new(), Vec::new());
    files(Path::new("src"), "rs", &mut sources);
    for path in sources {
        all.extend(variants(&read(&path)));
    }
    assert!(all.contains(&("ViewError".to_owned(), "TooShort".to_owned())), "variants are found: {all:?}");
    all.retain(|(_, variant)| SHORT.contains(&variant.as_str()));
    assert!(all.is_empty(), "these variants have names of types: {all:?}");
}
