//! Sums of products by the definition: for each index of the output, a loop over the indices of all other labels.

/// The sums of products. An operand is its extents, its elements in logical order, and a label for each axis.
pub(crate) fn einsum(
    operands: &[(Vec<usize>, Vec<i64>, Vec<char>)],
    output: &[char],
) -> (Vec<usize>, Vec<i64>) {
    let mut labels: Vec<char> = output.to_vec();
    for label in operands.iter().flat_map(|operand| &operand.2) {
        if !labels.contains(label) {
            labels.push(*label);
        }
    }
    // An axis of extent 1 stretches: only matmul has such operands.
    let extent = |label: &char| {
        let axes = operands.iter().flat_map(|(extents, _, of)| extents.iter().zip(of));
        let found: Vec<usize> = axes.filter(|(_, of)| *of == label).map(|(extent, _)| *extent).collect();
        found.iter().copied().find(|extent| *extent != 1).unwrap_or(1)
    };
    let extents: Vec<usize> = labels.iter().map(extent).collect();
    let shape = extents[..output.len()].to_vec();
    let mut result = vec![0; shape.iter().product()];
    for linear in 0..extents.iter().product() {
        let (mut rest, mut index) = (linear, vec![0; extents.len()]);
        for (at, extent) in index.iter_mut().zip(&extents).rev() {
            (*at, rest) = (rest % extent, rest / extent);
        }
        let place = |extents: &[usize], of: &[char]| {
            extents.iter().zip(of).fold(0, |place, (extent, label)| {
                let at = index[labels.iter().position(|it| it == label).unwrap()];
                place * extent + if *extent == 1 { 0 } else { at }
            })
        };
        let product: i64 =
            operands.iter().map(|(extents, elements, of)| elements[place(extents, of)]).product();
        result[place(&shape, output)] += product;
    }
    (shape, result)
}
