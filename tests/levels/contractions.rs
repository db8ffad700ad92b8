//! Equations of `einsum!` and of the text that arrays of any rank take, `dot_general` by axes, and products of matrices.

use shapewise::{
    DynShape, View,
    array::{DynTensor, DynView},
    shape, try_einsum,
};

use crate::{
    level::{Answer, Seen, answer, memory, shapes},
    oracle::Naive,
};

/// The sums of products by the definition. `None` if a label has two extents: an axis of extent 1 does not stretch.
fn products(operands: &[(&[usize], &str)], output: &str) -> Result<Naive, ()> {
    let mut extents: Vec<(char, usize)> = Vec::new();
    for (label, extent) in
        operands.iter().flat_map(|(extents, labels)| labels.chars().zip(extents.iter().copied()))
    {
        match extents.iter().find(|(found, _)| *found == label) {
            Some((_, found)) if *found != extent => return Err(()),
            Some(_) => {}
            None => extents.push((label, extent)),
        }
    }
    let of = |label: &char| extents.iter().find(|(found, _)| found == label).unwrap().1;
    let all: Vec<usize> = extents.iter().map(|(_, extent)| *extent).collect();
    let shape: Vec<usize> = output.chars().map(|label| of(&label)).collect();
    let mut sums = Naive::build(&shape, |_| 0);
    for index in crate::oracle::indices(&all) {
        let at = |label: char| index[extents.iter().position(|(found, _)| *found == label).unwrap()];
        let place = |extents: &[usize], labels: &str| {
            labels.chars().zip(extents).fold(0, |place, (label, extent)| place * extent + at(label))
        };
        let product: i64 =
            operands.iter().map(|(extents, labels)| memory(extents)[place(extents, labels)]).product();
        sums.elements[place(&shape, output)] += product;
    }
    Ok(sums)
}

/// One equation, of which the labels are written with blanks for the macro. The text of the other levels is without them.
macro_rules! equation {
    ($seen:ident, $([$($extent:literal),*])*; $text:literal; |$($x:ident)*| $answer:expr) => {{
        let all: &[&[usize]] = &[$(&[$($extent),*]),*];
        let (inputs, output) = $text.split_once("->").unwrap();
        let operands: Vec<(&[usize], &str)> = all.iter().copied().zip(inputs.split(',')).collect();
        let slow = products(&operands, output);
        let memories: Vec<Vec<i64>> = all.iter().map(|extents| memory(extents)).collect();
        let mut answers: Vec<(&str, Answer)> = Vec::new();
        {
            let mut next = memories.iter();
            $(let $x = View::new(next.next().unwrap(), [$($extent),*]).unwrap();)*
            answers.push(("ranked", $answer));
        }
        let views: Vec<DynView<'_, i64>> = memories.iter().zip(all).map(|(memory, extents)| DynView::new(memory, *extents).unwrap()).collect();
        answers.push(("any rank", answer(DynTensor::einsum($text, &views))));
        let known: Vec<DynShape> = all.iter().map(|extents| DynShape::from_ints(extents).unwrap()).collect();
        for at in 0..all.len() {
            shapes($text, all[at], &answers[0].1, |shape| {
                let mut of = known.clone();
                of[at] = shape.clone();
                let of: Vec<&DynShape> = of.iter().collect();
                DynShape::einsum($text, &of)
            });
        }
        $seen.compare(&format!("{} of {all:?}", $text), &slow, &answers);
    }};
}

/// The same with the extents in the types, where they fit.
macro_rules! typed_equation {
    ($seen:ident, $([$($extent:literal),*])*; $text:literal; |$($x:ident)*| $answer:expr) => {{
        equation!($seen, $([$($extent),*])*; $text; |$($x)*| $answer);
        let all: &[&[usize]] = &[$(&[$($extent),*]),*];
        let (inputs, output) = $text.split_once("->").unwrap();
        let operands: Vec<(&[usize], &str)> = all.iter().copied().zip(inputs.split(',')).collect();
        let memories: Vec<Vec<i64>> = all.iter().map(|extents| memory(extents)).collect();
        let mut answers: Vec<(&str, Answer)> = Vec::new();
        {
            let mut next = memories.iter();
            $(let $x = View::new(next.next().unwrap(), shape![$({ $extent }),*]).unwrap();)*
            answers.push(("in the type", $answer));
            $(let $x = $x.to_inline();)*
            answers.push(("inline", $answer));
        }
        $seen.compare($text, &products(&operands, output), &answers);
    }};
}

#[test]
fn equations() {
    let mut seen = Seen::default();
    typed_equation!(seen, [2, 3] [3, 2]; "ij,jk->ik"; |x y| answer(try_einsum!(i j, j k -> i k; &x, &y)));
    typed_equation!(seen, [2, 3] [3, 2]; "ij,jk->ki"; |x y| answer(try_einsum!(i j, j k -> k i; &x, &y)));
    typed_equation!(seen, [2, 0] [0, 2]; "ij,jk->ik"; |x y| answer(try_einsum!(i j, j k -> i k; &x, &y)));
    typed_equation!(seen, [0, 2] [2, 3]; "ij,jk->ik"; |x y| answer(try_einsum!(i j, j k -> i k; &x, &y)));
    typed_equation!(seen, [3] [2]; "i,j->ij"; |x y| answer(try_einsum!(i, j -> i j; &x, &y)));
    typed_equation!(seen, [3, 3]; "ii->"; |x| answer(try_einsum!(i i ->; &x)));
    typed_equation!(seen, [3, 3]; "ii->i"; |x| answer(try_einsum!(i i -> i; &x)));
    typed_equation!(seen, [2, 3]; "ij->ji"; |x| answer(try_einsum!(i j -> j i; &x)));
    typed_equation!(seen, [2, 3]; "ij->"; |x| answer(try_einsum!(i j ->; &x)));
    typed_equation!(seen, []; "->"; |x| answer(try_einsum!(->; &x)));
    typed_equation!(seen, [] [2]; ",i->i"; |x y| answer(try_einsum!(, i -> i; &x, &y)));
    typed_equation!(seen, [2] [2] [2]; "i,i,i->"; |x y z| answer(try_einsum!(i, i, i ->; &x, &y, &z)));
    typed_equation!(seen, [1, 2] [2, 1]; "ij,jk->ik"; |x y| answer(try_einsum!(i j, j k -> i k; &x, &y)));
    // Labels of two extents, which `cargo check` refuses of extents in the type. An extent of 1 does not stretch on any level.
    equation!(seen, [2, 3] [2, 3]; "ij,jk->ik"; |x y| answer(try_einsum!(i j, j k -> i k; &x, &y)));
    equation!(seen, [2, 3] [1, 2]; "ij,jk->ik"; |x y| answer(try_einsum!(i j, j k -> i k; &x, &y)));
    equation!(seen, [2, 1] [3, 2]; "ij,jk->ik"; |x y| answer(try_einsum!(i j, j k -> i k; &x, &y)));
    equation!(seen, [2, 0] [1, 2]; "ij,jk->ik"; |x y| answer(try_einsum!(i j, j k -> i k; &x, &y)));
    equation!(seen, [2, 3]; "ii->"; |x| answer(try_einsum!(i i ->; &x)));
    equation!(seen, [1, 3]; "ii->i"; |x| answer(try_einsum!(i i -> i; &x)));
    equation!(seen, [2] [3] [2]; "i,i,i->"; |x y z| answer(try_einsum!(i, i, i ->; &x, &y, &z)));
    equation!(seen, [2] [2] [1]; "i,i,i->i"; |x y z| answer(try_einsum!(i, i, i -> i; &x, &y, &z)));
    seen.at_least(24, 8);
}

/// What the macro refuses in `cargo check`, of whatever extents, is an error of the text: `ui-tests/check/contraction`.
#[test]
fn texts_that_the_macro_refuses() {
    let memory = [1_i64; 4];
    let x = DynView::new(&memory, [2, 2]).unwrap();
    let two = [x.clone(), x.clone()];
    for (text, operands) in [
        ("ij->k", &two[..1]),
        ("ij->ii", &two[..1]),
        ("i->i", &two[..1]),
        ("ijk->i", &two[..1]),
        ("ij,jk->ik", &two[..1]),
        ("ij->i", &two[..]),
        ("", &two[..1]),
        ("->", &[]),
    ] {
        assert!(DynTensor::einsum(text, operands).is_err(), "{text}");
    }
}

/// Products of matrices and vectors on each level.
#[test]
fn products_of_matrices() {
    let mut seen = Seen::default();
    macro_rules! of {
        ($([$($left:literal),*] [$($right:literal),*] $left_labels:literal $right_labels:literal $output:literal;)*) => { $({
            let slow = products(&[(&[$($left),*], $left_labels), (&[$($right),*], $right_labels)], $output);
            let (a, b) = (memory(&[$($left),*]), memory(&[$($right),*]));
            let (x, y) = (View::new(&a, [$($left),*]).unwrap(), View::new(&b, [$($right),*]).unwrap());
            let answers = [("ranked", answer(x.try_matmul(&y))), ("any rank", answer(x.dynamic().matmul(&y)))];
            seen.compare(&format!("{:?} by {:?}", x.extents(), y.extents()), &slow, &answers);
        })* };
    }
    of! {
        [2, 3] [3, 2] "ij" "jk" "ik";
        [2, 3] [2, 3] "ij" "jk" "ik";
        [2, 3] [3] "ij" "j" "i";
        [2, 3] [2] "ij" "j" "i";
        [2] [2, 3] "j" "jk" "k";
        [3] [3] "j" "j" "";
        [3] [1] "j" "j" "";
        [0] [0] "j" "j" "";
        [0, 2] [2, 0] "ij" "jk" "ik";
        [2, 2, 3] [2, 3, 1] "bij" "bjk" "bik";
    }
    seen.at_least(7, 3);
}
