//! Patterns of extents: `expect_shape!` on arrays and shapes of each level, and `match_rank!`.

use shapewise::{DynShape, HasExtents, Shape, View, array::DynView, match_rank, shape, try_expect_shape};

/// What a contract answers: the names that it binds, or its message.
type Bound = Result<Vec<usize>, String>;

/// The answers of arrays and shapes of each level, with these extents.
macro_rules! each_shape {
    ($($ranked:literal)? [$($extent:literal),*] |$x:ident| $bound:expr) => {{
        let memory = vec![0; [$($extent),*].iter().product::<usize>()];
        let list: [usize; _] = [$($extent),*];
        let mut answers: Vec<(&str, Bound)> = Vec::new();
        macro_rules! of {
            ($level:literal, $array:expr) => {{
                let $x = $array;
                answers.push(($level, $bound.map(|names| names.to_vec()).map_err(|error| error.to_string())));
            }};
        }
        of!("a slice", &list[..]);
        of!("a vector", list.to_vec());
        of!("any rank", DynView::new(&memory, list).unwrap());
        of!("a shape of any rank", DynShape::from_ints(&list).unwrap());
        $(
            const _: &str = $ranked;
            of!("a list", list);
            of!("ranked", View::new(&memory, list).unwrap());
            of!("a shape", Shape::new(list).unwrap());
        )?
        let (_, first) = answers[0].clone();
        for (level, answer) in &answers {
            assert_eq!(*answer, first, "{level} of {list:?}");
        }
        (first, memory)
    }};
}

/// The same with the extents in the type as well, where they fit the pattern.
macro_rules! fits {
    ([$($extent:literal),*] $pattern:tt $expected:expr) => {{
        let (first, memory) = each_shape!("of its rank" [$($extent),*] |x| try_expect_shape!(x, $pattern));
        let expected: &[usize] = &$expected;
        assert_eq!(first.as_deref(), Ok(expected), "{}", stringify!($pattern));
        let x = View::new(&memory, shape![$({ $extent }),*]).unwrap();
        assert_eq!(try_expect_shape!(x, $pattern).map(|names| names.to_vec()), Ok(expected.to_vec()));
        let x = Shape::new(shape![$({ $extent }),*]).unwrap();
        assert_eq!(try_expect_shape!(x, $pattern).map(|names| names.to_vec()), Ok(expected.to_vec()));
        let x = View::new(&memory, shape![$({ $extent }),*]).unwrap().to_inline();
        assert_eq!(try_expect_shape!(x, $pattern).map(|names| names.to_vec()), Ok(expected.to_vec()));
    }};
}

/// One that does not fit: `cargo build` refuses it of extents in the type (`ui-tests/build/pattern`).
macro_rules! refused {
    ([$($extent:literal),*] $pattern:tt $message:literal) => {{
        let (first, _) = each_shape!("of its rank" [$($extent),*] |x| try_expect_shape!(x, $pattern));
        assert_eq!(first, Err($message.to_owned()), "{}", stringify!($pattern));
    }};
}

/// One of another rank: `cargo build` refuses it where the type knows the rank.
macro_rules! of_another_rank {
    ([$($extent:literal),*] $pattern:tt $message:literal) => {{
        let (first, _) = each_shape!([$($extent),*] |x| try_expect_shape!(x, $pattern));
        assert_eq!(first, Err($message.to_owned()), "{}", stringify!($pattern));
    }};
}

#[test]
fn patterns() {
    fits!([2, 3] [a, b] [2, 3]);
    fits!([2, 3] [_, b] [3]);
    fits!([2, 3] [..] []);
    fits!([2, 3] [.., b] [3]);
    fits!([2, 3] [a, ..] [2]);
    fits!([2, 3] [a, .., b] [2, 3]);
    fits!([2, 3] [2, 3] []);
    fits!([3, 3] [n, n] [3]);
    fits!([0, 0] [n, n] [0]);
    fits!([2, 6] [a, b = 3 * c] [2, 6, 2]);
    fits!([2, 6, 12] [a, b, a * b] [2, 6]);
    fits!([0, 6, 0] [a, b, a * b] [0, 6]);
    fits!([6][2 * a][3]);
    fits!([0][2 * a][0]);
    fits!([4] [(2 + 2)] []);
    fits!([4] [{ 2 * 2 }] []);
    fits!([] [] []);
    fits!([] [..] []);
    of_another_rank!([2, 3] [a] "`x`, [2,3], has rank 2 and not 1: the pattern is [a]");
    of_another_rank!([2, 3] [a, b, c] "`x`, [2,3], has rank 2 and not 3: the pattern is [a, b, c]");
    of_another_rank!([2] [a, .., b] "`x`, [2], has rank 1, which is below 2: the pattern is [a, .. , b]");
    of_another_rank!([] [_] "`x`, [], has rank 0 and not 1: the pattern is [_]");
    refused!([2, 3] [2, 4] "axis 1 of `x`, [2,3], is 3 and not 4: the pattern is [2, 4]");
    refused!([2, 3] [n, n] "axis 1 of `x`, [2,3], is 3; `n` is 2 by axis 0 of `x`: the pattern is [n, n]");
    refused!([1, 3] [n, n] "axis 1 of `x`, [1,3], is 3; `n` is 1 by axis 0 of `x`: the pattern is [n, n]");
    refused!([7] [2 * a] "axis 0 of `x`, [7], is 7, which 2 does not divide: the pattern is [2 * a]");
    refused!([1] [0 * a] "axis 0 of `x`, [1], is 1, which 0 does not divide: the pattern is [0 * a]");
}

/// Of a shape of which less is known, a contract is not refused if the shape may fit it; and a name is bound only by an extent that is known.
#[test]
fn patterns_of_partly_known_shapes() {
    let shape = |text: &str| text.parse::<DynShape>().unwrap();
    for (text, fits) in
        [("[2,?]", true), ("[2,<=3]", true), ("[3,?]", false), ("[<=1,?]", false), ("[2,?,1]", false)]
    {
        let x = shape(text);
        assert_eq!(try_expect_shape!(x, [2, _]).is_ok(), fits, "{text}");
    }
    let unknown = shape("[2,?]");
    let says = try_expect_shape!(unknown, [a, b]).unwrap_err().to_string();
    assert!(says.contains("axis 1"), "a name has no number: {says}");
    assert!(try_expect_shape!(unknown, [a, _]).is_ok());
    assert!(
        try_expect_shape!(&DynShape::UNKNOWN, [..]).is_ok() || HasExtents::rank(&DynShape::UNKNOWN).is_none()
    );
}

/// The arm of a rank is that of the array.
#[test]
fn ranks() {
    for rank in 0..=5 {
        let array = DynView::new(&[7], vec![1; rank]).unwrap();
        let found = match_rank!(&array, {
            0 => |x| x.extents().len(),
            2 => |x| x.extents().len(),
            3..=4 => |x| x.extents().len(),
            _ => |_error| usize::MAX,
        });
        let shape = array.shape();
        let of_shape = match_rank!(&shape, {
            0 => |x| x.extents().len(),
            2 => |x| x.extents().len(),
            3..=4 => |x| x.extents().len(),
            _ => |_error| usize::MAX,
        });
        let expected = if [0, 2, 3, 4].contains(&rank) { rank } else { usize::MAX };
        assert_eq!((found, of_shape), (expected, expected), "rank {rank}");
    }
}
