//! Arrays as text. The strings are what NumPy 2 printed (`str` of `arange(..).reshape(..)`, `floatmode='fixed'` for a precision).
#![cfg(feature = "std")]
#![allow(
    clippy::missing_assert_message,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    DynShape, MinorToMajor, Shape, Tensor, View,
    array::{DynTensor, DynView},
    layout::Tiled,
    match_rank, s, shape, tensor, tiles,
};

/// 0, 1, 2, ... in row-major order.
fn counted<const R: usize>(extents: [usize; R]) -> Tensor<i32, R> {
    let mut next = -1;
    let count = move |_| {
        next += 1;
        next
    };
    Tensor::try_from_fn(extents, count).unwrap()
}

/// The text of floats, with NumPy's spelling of what is not a number.
fn text<const R: usize, L: shapewise::Layout<R>>(array: Tensor<f64, R, L>) -> String {
    array.to_string().replace("NaN", "nan")
}

/// The elements in the text of `Debug`, after the layout: with commas, as `np.array2string(separator=', ')` has them.
fn elements<const R: usize>(array: &Tensor<i32, R>) -> String {
    let text = format!("{array:?}");
    let (layout, elements) = text.split_once(':').unwrap();
    assert_eq!(layout, array.layout_text());
    let after = if R > 1 { "\n" } else { " " };
    elements.strip_prefix(after).unwrap().to_owned()
}

trait LayoutText {
    fn layout_text(&self) -> String;
}
impl<const R: usize> LayoutText for Tensor<i32, R> {
    fn layout_text(&self) -> String {
        self.ranked().layout().to_string()
    }
}

/// The cases of `printing/integers.txt`: a line `shape [2,3]`, and then the text of 0, 1, 2, ... with these extents.
#[test]
fn integers() {
    let cases: Vec<_> = include_str!("printing/integers.txt").split("shape ").skip(1).collect();
    assert_eq!(cases.len(), 29);
    for case in cases {
        let (shape, text) = case.split_once('\n').unwrap();
        let (shape, text) = (shape.parse::<DynShape>().unwrap(), text.strip_suffix('\n').unwrap());
        let count = shape.element_count().get().unwrap();
        let array = DynTensor::new((0..i32::try_from(count).unwrap()).collect(), &shape).unwrap();
        assert_eq!(array.to_string(), text, "{shape}");
        let ranked =
            match_rank!(&array, { 0..=5 => |array| array.to_string(), _ => |error| panic!("{error}") });
        assert_eq!(ranked, text, "{shape}");
    }
}

#[test]
fn signed() {
    assert_eq!(counted([3]).map(|x| 5 - x * 3).to_string(), r#"[ 5  2 -1]"#);
    assert_eq!(
        counted([2, 3]).map(|x| 5 - x * 3).to_string(),
        r#"[[  5   2  -1]
 [ -4  -7 -10]]"#
    );
    assert_eq!(
        counted([2, 2, 2]).map(|x| 5 - x * 3).to_string(),
        r#"[[[  5   2]
  [ -1  -4]]

 [[ -7 -10]
  [-13 -16]]]"#
    );
    assert_eq!(
        counted([1001]).map(|x| 5 - x * 3).to_string(),
        r#"[    5     2    -1 ... -2989 -2992 -2995]"#
    );
    assert_eq!(
        counted([30]).map(|x| 5 - x * 3).to_string(),
        r#"[  5   2  -1  -4  -7 -10 -13 -16 -19 -22 -25 -28 -31 -34 -37 -40 -43 -46
 -49 -52 -55 -58 -61 -64 -67 -70 -73 -76 -79 -82]"#
    );
    assert_eq!(
        counted([7, 200]).map(|x| 5 - x * 3).to_string(),
        r#"[[    5     2    -1 ...  -586  -589  -592]
 [ -595  -598  -601 ... -1186 -1189 -1192]
 [-1195 -1198 -1201 ... -1786 -1789 -1792]
 ...
 [-2395 -2398 -2401 ... -2986 -2989 -2992]
 [-2995 -2998 -3001 ... -3586 -3589 -3592]
 [-3595 -3598 -3601 ... -4186 -4189 -4192]]"#
    );
}

#[test]
fn fixed() {
    assert_eq!(format!("{:.2}", counted([]).map(|x| f64::from(*x) * -12.375 + 40.0)), r#"40.00"#);
    assert_eq!(
        format!("{:.2}", counted([3]).map(|x| f64::from(*x) * -12.375 + 40.0)),
        r#"[40.00 27.62 15.25]"#
    );
    assert_eq!(
        format!("{:.2}", counted([2, 3]).map(|x| f64::from(*x) * -12.375 + 40.0)),
        r#"[[ 40.00  27.62  15.25]
 [  2.88  -9.50 -21.88]]"#
    );
    assert_eq!(
        format!("{:.2}", counted([2, 2, 2]).map(|x| f64::from(*x) * -12.375 + 40.0)),
        r#"[[[ 40.00  27.62]
  [ 15.25   2.88]]

 [[ -9.50 -21.88]
  [-34.25 -46.62]]]"#
    );
    assert_eq!(
        format!("{:.2}", counted([1001]).map(|x| f64::from(*x) * -12.375 + 40.0)),
        r#"[    40.00     27.62     15.25 ... -12310.25 -12322.62 -12335.00]"#
    );
    assert_eq!(
        format!("{:.2}", counted([20]).map(|x| f64::from(*x) * -12.375 + 40.0)),
        r#"[  40.00   27.62   15.25    2.88   -9.50  -21.88  -34.25  -46.62  -59.00
  -71.38  -83.75  -96.12 -108.50 -120.88 -133.25 -145.62 -158.00 -170.38
 -182.75 -195.12]"#
    );
    assert_eq!(
        format!("{:.2}", counted([7, 200]).map(|x| f64::from(*x) * -12.375 + 40.0)),
        r#"[[    40.00     27.62     15.25 ...  -2397.88  -2410.25  -2422.62]
 [ -2435.00  -2447.38  -2459.75 ...  -4872.88  -4885.25  -4897.62]
 [ -4910.00  -4922.38  -4934.75 ...  -7347.88  -7360.25  -7372.62]
 ...
 [ -9860.00  -9872.38  -9884.75 ... -12297.88 -12310.25 -12322.62]
 [-12335.00 -12347.38 -12359.75 ... -14772.88 -14785.25 -14797.62]
 [-14810.00 -14822.38 -14834.75 ... -17247.88 -17260.25 -17272.62]]"#
    );
}

#[test]
fn points() {
    assert_eq!(text(tensor![1.5, 22.25, 0.125]), r#"[ 1.5   22.25   0.125]"#);
    assert_eq!(text(tensor![1.5, f64::NAN, 22.25]), r#"[ 1.5    nan 22.25]"#);
    assert_eq!(text(tensor![f64::INFINITY, -0.5, 100.75]), r#"[   inf  -0.5  100.75]"#);
    assert_eq!(
        text(tensor![[0.5, -1.25], [1000.0625, 3.5]]),
        r#"[[ 5.0000000e-01 -1.2500000e+00]
 [ 1.0000625e+03  3.5000000e+00]]"#
    );
    assert_eq!(text(tensor![f64::NAN, -f64::INFINITY, 1234.5]), r#"[   nan   -inf 1234.5]"#);
}

#[test]
fn lists() {
    assert_eq!(elements(&counted([2])), r#"[0, 1]"#);
    assert_eq!(
        elements(&counted([2, 3])),
        r#"[[0, 1, 2],
 [3, 4, 5]]"#
    );
    assert_eq!(
        elements(&counted([2, 2, 2])),
        r#"[[[0, 1],
  [2, 3]],

 [[4, 5],
  [6, 7]]]"#
    );
    assert_eq!(
        elements(&counted([50])),
        r#"[ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17,
 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49]"#
    );
    assert_eq!(
        elements(&counted([3, 400])),
        r#"[[   0,    1,    2, ...,  397,  398,  399],
 [ 400,  401,  402, ...,  797,  798,  799],
 [ 800,  801,  802, ..., 1197, 1198, 1199]]"#
    );
    assert_eq!(elements(&counted([2, 0])), r#"[]"#);
    assert_eq!(
        elements(&counted([2, 2, 30])),
        r#"[[[  0,   1,   2,   3,   4,   5,   6,   7,   8,   9,  10,  11,  12,  13,
    14,  15,  16,  17,  18,  19,  20,  21,  22,  23,  24,  25,  26,  27,
    28,  29],
  [ 30,  31,  32,  33,  34,  35,  36,  37,  38,  39,  40,  41,  42,  43,
    44,  45,  46,  47,  48,  49,  50,  51,  52,  53,  54,  55,  56,  57,
    58,  59]],

 [[ 60,  61,  62,  63,  64,  65,  66,  67,  68,  69,  70,  71,  72,  73,
    74,  75,  76,  77,  78,  79,  80,  81,  82,  83,  84,  85,  86,  87,
    88,  89],
  [ 90,  91,  92,  93,  94,  95,  96,  97,  98,  99, 100, 101, 102, 103,
   104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
   118, 119]]]"#
    );
}

#[test]
fn every_level_and_storage_prints_alike() {
    let memory: Vec<i32> = (0..12).collect();
    let expected = "[[ 0  1  2  3]\n [ 4  5  6  7]\n [ 8  9 10 11]]";
    let (typed, ranked) = (View::new(&memory, shape![3, 4]).unwrap(), View::new(&memory, [3, 4]).unwrap());
    let mixed = View::new(&memory, shape![memory.len() / 4, 4]).unwrap();
    let dynamic = DynView::new(&memory, [3, 4]).unwrap();
    let tiled =
        Tiled::new(Shape::new(shape![3, 4]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(2, 2)]).unwrap();
    let tiled = typed.to_tiled(tiled).unwrap();
    let texts = [
        typed.to_string(),
        ranked.to_string(),
        mixed.to_string(),
        dynamic.to_string(),
        tiled.to_string(),
        typed.to_tensor().to_string(),
        typed.transpose().to_tensor().transpose().to_string(),
    ];
    for text in texts {
        assert_eq!(text, expected);
    }
    let listed = "[[ 0,  1,  2,  3],\n [ 4,  5,  6,  7],\n [ 8,  9, 10, 11]]";
    assert_eq!(format!("{typed:?}"), format!("[3,4] strides [4,1]:\n{listed}"));
    assert_eq!(format!("{dynamic:?}"), format!("[3,4] strides [4,1]:\n{listed}"));
    assert_eq!(format!("{tiled:?}"), format!("[3,4]{{1,0:T(2,2)}}:\n{listed}"));
    assert_eq!(
        format!("{:?}", typed.slice(s![..;-2, ..;-1])),
        "[2,4] strides [-8,-1]:\n[[11, 10,  9,  8],\n [ 3,  2,  1,  0]]"
    );
    assert_eq!(
        format!("{:?}", DynTensor::new(vec!["a", "bc"], [2]).unwrap()),
        "[2] strides [1]: [ \"a\", \"bc\"]"
    );
    assert_eq!(format!("{:?}", DynTensor::new(vec![1.5], DynShape::scalar()).unwrap()), "[] strides []: 1.5");
}

#[test]
fn flags_are_those_of_each_element() {
    let x = tensor![1.0, -22.5, 333.25];
    assert_eq!(format!("{x:+.1}"), "[  +1.0  -22.5 +333.2]");
    assert_eq!(format!("{x:8.1}"), "[     1.0    -22.5    333.2]");
    assert_eq!(format!("{x:08.1}"), "[000001.0 -00022.5 000333.2]");
    assert_eq!(format!("{x:+08.1}"), "[+00001.0 -00022.5 +00333.2]");
    assert_eq!(format!("{x:<8.1}"), "[1.0      -22.5    333.2   ]");
    assert_eq!(format!("{x:^8.1}"), "[  1.0     -22.5    333.2  ]");
    assert_eq!(format!("{x:*>8.1}"), "[*****1.0 ***-22.5 ***333.2]");
    assert_eq!(format!("{x:.1e}"), "[ 1.0e0 -2.2e1  3.3e2]");
    assert_eq!(format!("{:E}", tensor![1.5e10, 2.0]), "[1.5E10    2E0]");
    let n = tensor![1_u8, 255];
    assert_eq!(
        [format!("{n:x}"), format!("{n:X}"), format!("{n:#x}")],
        ["[ 1 ff]", "[ 1 FF]", "[ 0x1 0xff]"]
    );
    assert_eq!(
        [format!("{n:#06x}"), format!("{n:08b}"), format!("{n:o}")],
        ["[0x0001 0x00ff]", "[00000001 11111111]", "[  1 377]"]
    );
    assert_eq!(format!("{:?}", tensor![0.5, 1.0]), "[2] strides [1]: [0.5, 1.0]");
    // Flags of `Debug` that integers have.
    let bytes = tensor![[10_u8, 255], [0, 16]];
    for (found, rows) in [
        (format!("{bytes:x?}"), "[[ a, ff],\n [ 0, 10]]"),
        (format!("{bytes:X?}"), "[[ A, FF],\n [ 0, 10]]"),
        (format!("{bytes:02x?}"), "[[0a, ff],\n [00, 10]]"),
        (format!("{bytes:02X?}"), "[[0A, FF],\n [00, 10]]"),
        (format!("{bytes:#x?}"), "[[ 0xa, 0xff],\n [ 0x0, 0x10]]"),
        (format!("{bytes:#X?}"), "[[ 0xA, 0xFF],\n [ 0x0, 0x10]]"),
        (format!("{bytes:#04x?}"), "[[0x0a, 0xff],\n [0x00, 0x10]]"),
        (format!("{bytes:#04X?}"), "[[0x0A, 0xFF],\n [0x00, 0x10]]"),
        (format!("{bytes:#?}"), "[[ 10, 255],\n [  0,  16]]"),
    ] {
        assert_eq!(found, format!("[2,2] strides [2,1]:\n{rows}"));
    }
    assert_eq!(format!("{:x?}", bytes.dynamic()), format!("{bytes:x?}"));
    assert_eq!(format!("{:x?}", tensor![0.5, 1.0]), "[2] strides [1]: [0.5, 1.0]");
    assert_eq!(format!("{:#x?}", tensor![Some(31)].slice(s![0])), "[] strides []: Some(\n    0x1f,\n)");
    assert_eq!(format!("{:.2?}", tensor![0.5, 1.0]), "[2] strides [1]: [0.50, 1.00]");
    assert_eq!(tensor![true, false].to_string(), "[ true false]");
    assert_eq!(format!("{:5}", tensor!['a', 'b']), "[    a     b]");
    assert_eq!(tensor!["é", "ab"].to_string(), "[ é ab]", "characters and not bytes");
}

/// Neither memory nor time is limited by extents.
#[test]
fn huge_arrays_print_their_edges() {
    let most = usize::MAX / 2;
    let none: [u8; 0] = [];
    let empty = View::new(&none, [most, 0]).unwrap();
    assert_eq!(format!("{empty} {empty:?}"), format!("[] [{most},0] strides [0,1]:\n[]"));
    let empty = DynView::new(&none, DynShape::from_ints(&[most, 0]).unwrap()).unwrap();
    assert_eq!(format!("{empty}"), "[]");
    let one = View::new(&[7_u8], [1]).unwrap();
    assert_eq!(one.try_broadcast_to([most]).unwrap().to_string(), "[7 7 7 ... 7 7 7]");
    // Rank 16 has 6^16 elements at its edges, or 6^11 on 32 bits, and rank 62 has 2^62 elements, or 2^30.
    let wide = View::new(&[1_u8], [1; 16]).unwrap();
    let sevens = if usize::BITS == 64 { 16 } else { 11 };
    let extents = core::array::from_fn(|axis| if axis >= 16 - sevens { 7 } else { 1 });
    let text = wide.try_broadcast_to(extents).unwrap().to_string();
    assert!(text.len() < 1_000_000 && text.contains("..."), "{} bytes", text.len());
    let deep = DynView::new(&[1_u8], DynShape::from_ints(&[1; 62]).unwrap()).unwrap();
    let twos = usize::try_from(usize::BITS - 2).unwrap();
    let extents: Vec<usize> = (0..62).map(|axis| if axis >= 62 - twos { 2 } else { 1 }).collect();
    let text = deep.broadcast_to(&extents).unwrap().to_string();
    assert!(text.len() < 1_000_000 && text.contains("..."), "{} bytes", text.len());
    let units = Tensor::try_filled([most], ()).unwrap();
    assert_eq!(format!("{units:?}"), format!("[{most}] strides [1]: [(), (), (), ..., (), (), ()]"));
}
