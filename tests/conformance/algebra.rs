//! Layout algebra in CuTe's text, where the first mode is the fastest: each layout is reversed once it is read, and again before it is
//! written.

use serde_json::Value;
use shapewise_algebra::{AlgebraError, Law, Modes, Swizzle};

use super::{Case, Failure, Rules, same};

const FLAT: &str =
    "a flat list is the modes of one axis: the text is the same as that of several axes of one mode";

/// Runs code with a rank of 1 to 6.
macro_rules! with_rank {
    ($rank:expr, $R:ident => $body:expr) => {
        with_rank!(@ $rank, $R => $body, 1 2 3 4 5 6)
    };
    (@ $rank:expr, $R:ident => $body:expr, $($number:literal)*) => {
        match $rank {
            $($number => {
                const $R: usize = $number;
                $body
            })*
            rank => Err(format!("rank {rank} is above 6")),
        }
    };
}

/// What an operation returns: texts, or a refusal.
type Answer = Result<Vec<String>, AlgebraError>;

fn text<'a>(case: &Case<'a>, field: &str) -> Result<&'a str, Failure> {
    case.get(field)?.as_str().ok_or_else(|| format!("`{field}` is not a text"))
}

fn read<const R: usize>(text: &str) -> Result<Modes<R>, Failure> {
    let layout: Modes<R> = text.parse().map_err(|error| format!("{text}: {error}"))?;
    same("the text, printed again,", &layout.to_string(), &text.to_owned())?;
    Ok(layout.reversed())
}

fn written<const R: usize>(layout: &Modes<R>) -> String {
    layout.reversed().to_string()
}

/// The ranks that a text may have: the number of its axes, and 1 if it is a flat list.
fn ranks(text: &str) -> Vec<usize> {
    let extents = text.split(':').next().unwrap_or_default();
    let (mut depth, mut axes, mut is_flat) = (0, 1, true);
    for character in extents.chars() {
        match character {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 1 => axes += 1,
            _ => {}
        }
        is_flat &= depth <= 1;
    }
    if is_flat && axes > 1 { vec![axes, 1] } else { vec![axes] }
}

fn number<T: TryFrom<i64>>(case: &Case, field: &str) -> Result<T, Failure> {
    let number = case.get(field)?.as_i64().and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| format!("`{field}` is not a number"))
}

/// The answer for these ranks of both operands.
fn answer(case: &Case, (one, two): (usize, usize)) -> Result<Answer, Failure> {
    let (a, op) = (text(case, "a")?, text(case, "op")?);
    with_rank!(one, R => {
        let a = read::<R>(a)?;
        if !case.0.contains_key("b") {
            return Ok(match op {
                "coalesce" => Ok(vec![written(&a.coalesced())]),
                "right_inverse" => Ok(vec![written(&a.right_inverse())]),
                "complement" => a.complement(number(case, "size")?).map(|layout| vec![written(&layout)]),
                _ => return Err(format!("the operation {op} is not known")),
            });
        }
        let b = text(case, "b")?;
        match op {
            "blocked" | "raked" => {
                let b = read::<R>(b)?;
                let product = if op == "blocked" { a.blocked_product(&b) } else { a.raked_product(&b) };
                Ok(product.map(|layout| vec![written(&layout)]))
            }
            _ => with_rank!(two, Q => {
                let b = read::<Q>(b)?;
                match op {
                    "compose" => Ok(a.compose(&b).map(|layout| vec![written(&layout)])),
                    "divide" => Ok(a.divide(&b).map(|(tile, grid)| vec![written(&tile), written(&grid)])),
                    "product" => Ok(a.product(&b).map(|(tile, grid)| vec![written(&tile), written(&grid)])),
                    _ => Err(format!("the operation {op} is not known")),
                }
            }),
        }
    })
}

pub(crate) fn algebra(case: &Case) -> Result<Rules, Failure> {
    if case.0.contains_key("convention") {
        return case.has_only("convention seed").map(|()| Rules::new());
    }
    if text(case, "op")? == "swizzle" {
        case.has_only("op bits base shift table")?;
        let swizzle = Swizzle::new(number(case, "bits")?, number(case, "base")?, number(case, "shift")?);
        let swizzle = swizzle.map_err(|error| error.to_string())?;
        let table = case.get("table")?.as_array().ok_or("`table` is not a list")?;
        let ours: Vec<_> = (0..table.len()).map(|offset| Value::from(swizzle.apply(offset))).collect();
        return same("the table", &ours, table);
    }
    case.has_only("op a b size want why")?;
    let want = match case.get("want")? {
        Value::Null => None,
        Value::String(text) => Some(vec![text.clone()]),
        texts => {
            Some(serde_json::from_value::<Vec<String>>(texts.clone()).map_err(|error| error.to_string())?)
        }
    };
    let (ones, twos) = (ranks(text(case, "a")?), text(case, "b").map_or(vec![1], ranks));
    let zipped = ["blocked", "raked"].contains(&text(case, "op")?);
    let mut all = Vec::new();
    for (nth, one) in ones.iter().enumerate() {
        for (other, two) in twos.iter().enumerate() {
            if zipped && one != two {
                continue;
            }
            let ours = answer(case, (*one, *two))?;
            let agrees = match (&ours, &want) {
                (Ok(ours), Some(want)) => ours == want,
                (Err(AlgebraError::NoSuchLayout(witness)), None) => match case.0.get("why") {
                    Some(why) => *why == why_of(witness.law),
                    None => true,
                },
                _ => false,
            };
            if agrees {
                let is_flat = nth > 0 || other > 0;
                return Ok(if is_flat { Rules::from([FLAT]) } else { Rules::new() });
            }
            all.push(ours);
        }
    }
    Err(format!("it is one of {all:?}, expected {want:?}"))
}

fn why_of(law: Law) -> &'static str {
    match law {
        Law::Domain => "domain",
        Law::Function => "axis",
        Law::Carry => "carry",
        _ => "",
    }
}
