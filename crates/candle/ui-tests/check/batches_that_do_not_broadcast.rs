//! Rule: batch axes broadcast. First line: "batch extents 2 and 5 do not broadcast"
use shapewise::Extents;
use shapewise_candle::{Result, Typed};

fn scores(q: &Typed<3, Extents![2, 7, 4]>, k: &Typed<3, Extents![5, 4, 7]>) -> Result<()> {
    let _ = q.matmul(k)?;
    Ok(())
}

fn main() {}
