//! Equations of any text: shapes and arrays have the same errors, and the sums are those of the definition.

#[path = "../oracle/contraction.rs"]
mod oracle;

use shapewise::{
    DynShape,
    array::{DynTensor, DynView},
};

use super::Bytes;

/// An equation of few labels, sometimes with a mistake; or any text.
fn equation(bytes: &mut Bytes<'_>, labels: &[Vec<u8>]) -> String {
    if bytes.below(16) == 0 {
        return String::from_utf8_lossy(bytes.0).into_owned();
    }
    let name = |labels: &[u8]| labels.iter().map(|label| char::from(b'a' + label)).collect::<String>();
    let inputs = labels.iter().map(|labels| name(labels)).collect::<Vec<_>>().join(",");
    match bytes.below(4) {
        0 => inputs,
        _ => format!("{inputs}->{}", name(&bytes.list(4, |bytes| bytes.below(4) as u8))),
    }
}

/// The labels of an equation that is accepted, by the definition: each letter is one.
fn parsed(equation: &str) -> (Vec<Vec<char>>, Vec<char>) {
    let letters = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<Vec<_>>();
    let (inputs, output) = equation.split_once("->").map_or((equation, None), |(a, b)| (a, Some(b)));
    let inputs: Vec<Vec<char>> = inputs.split(',').map(letters).collect();
    let output = output.map_or_else(
        || {
            let all: Vec<char> = inputs.iter().flatten().copied().collect();
            let mut once = all.clone();
            once.retain(|letter| all.iter().filter(|other| *other == letter).count() == 1);
            once.sort_unstable();
            once
        },
        letters,
    );
    (inputs, output)
}

pub(crate) fn run(bytes: &[u8]) {
    let bytes = &mut Bytes(bytes);
    // Extents by label: at most four labels of extents up to 3, so at most 81 products.
    let of_label: [usize; 4] = core::array::from_fn(|_| bytes.below(4));
    let labels = bytes.list(4, |bytes| bytes.list(4, |bytes| bytes.below(4) as u8));
    let operands: Vec<(Vec<usize>, Vec<i64>)> = labels
        .iter()
        .map(|labels| {
            let wrong = bytes.below(32);
            let extents: Vec<usize> = labels
                .iter()
                .enumerate()
                .map(|(axis, label)| of_label[usize::from(*label)] + usize::from(axis == wrong))
                .collect();
            let elements = (0..extents.iter().product()).map(|_| i64::from(bytes.byte()) - 100).collect();
            (extents, elements)
        })
        .collect();
    let text = equation(bytes, &labels);
    let shapes: Vec<DynShape> =
        operands.iter().map(|(extents, _)| DynShape::from_ints(extents).unwrap()).collect();
    let views: Vec<DynView<'_, i64>> = operands
        .iter()
        .zip(&shapes)
        .map(|((_, elements), shape)| DynView::new(elements, shape).unwrap())
        .collect();
    let shape = DynShape::einsum(&text, &shapes.iter().collect::<Vec<_>>());
    let found = DynTensor::einsum(&text, &views);
    let shape = match (shape, found.as_ref()) {
        (Ok(shape), Ok(_)) => shape,
        (shape, found) => {
            assert_eq!(shape.err(), found.err().copied(), "{text} {shapes:?}");
            return;
        }
    };
    let (found, (inputs, output)) = (found.unwrap(), parsed(&text));
    let labelled: Vec<_> = operands
        .iter()
        .zip(inputs)
        .map(|((extents, elements), labels)| (extents.clone(), elements.clone(), labels))
        .collect();
    let expected = oracle::einsum(&labelled, &output);
    assert_eq!((found.extents().collect::<Vec<_>>(), found.to_vec()), expected, "{text} {shapes:?}");
    assert_eq!(shape, DynShape::from_ints(&expected.0).unwrap(), "{text}");
    // Unknown extents are refined by those that are known, and never contradict.
    let unknown: Vec<DynShape> = shapes
        .iter()
        .map(|shape| if bytes.below(2) == 0 { "?".parse().unwrap() } else { shape.clone() })
        .collect();
    let inferred = DynShape::einsum(&text, &unknown.iter().collect::<Vec<_>>()).unwrap();
    for (inferred, exact) in inferred.extents().unwrap().iter().zip(&expected.0) {
        assert!(inferred.get().is_none_or(|extent| extent == *exact), "{text} {unknown:?}");
    }
}
