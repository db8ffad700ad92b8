//! Tensors of candle whose extents have names: the rules are those of arrays.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "tests: a panic is a failure, and operators of tensors"
)]

use candle_core::{DType, Device, Tensor};
use shapewise::{Axis, Extents, axes, extent::Named, names, shape};
use shapewise_candle::{Result, Typed, concatenate, stack};

names! { Batch, Features, Hidden, Tokens, Vocab }

type Rows<A, B> = Typed<2, (Named<A>, Named<B>)>;

fn zeros<const R: usize>(extents: [usize; R]) -> Tensor {
    Tensor::zeros(extents.to_vec(), DType::F32, &Device::Cpu).unwrap()
}

/// Proves with the type that the extents are these.
macro_rules! is {
    ($tensor:expr, [$($extent:tt)*] $numbers:expr) => {{
        let tensor = $tensor;
        let _: Extents![$($extent)*] = tensor.typed_extents();
        assert_eq!(tensor.extents(), $numbers);
        assert_eq!(tensor.into_inner().dims(), $numbers);
    }};
}

#[test]
fn operations_keep_names() -> Result<()> {
    let x: Rows<Batch, Features> = Typed::new(zeros([6, 4]), shape![Batch(6), Features(4)])?;
    let w: Rows<Features, Hidden> = Typed::new(zeros([4, 3]), shape![Features(4), Hidden(3)])?;
    is!((&x + &x)?, [Batch, Features] [6, 4]);
    is!((&x + &x.ranked())?, [Batch, Features] [6, 4]);
    is!((&x * 2.0)?, [Batch, Features] [6, 4]);
    is!(x.exp()?, [Batch, Features] [6, 4]);
    is!(x.matmul(&w)?, [Batch, Hidden] [6, 3]);
    is!(x.permute(axes![1, 0])?, [Features, Batch] [4, 6]);
    is!(x.softmax(Axis::<1>)?, [Batch, Features] [6, 4]);
    is!(concatenate(Axis::<0>, (&x, &x))?, [Batch, Features] [12, 4]);
    is!(concatenate(Axis::<0>, (&x, &x.ranked()))?, [usize, Features] [12, 4]);
    is!(stack(Axis::<0>, (&x, &x))?, [2, Batch, Features] [2, 6, 4]);
    is!(x.ranked().typed::<Extents![Batch, Features]>()?, [Batch, Features] [6, 4]);
    let table: Rows<Vocab, Features> = Typed::new(zeros([7, 4]), shape![Vocab(7), Features(4)])?;
    let ids = Tensor::zeros((2, 3), DType::U32, &Device::Cpu)?;
    is!(table.embedding(&Typed::new(ids, shape![Batch(2), Tokens(3)])?)?, [Batch, Tokens, Features] [2, 3, 4]);
    is!(x.narrow(Axis::<0>, 1, 2)?, [Batch, Features] [2, 4]);
    Ok(())
}

#[test]
fn names_do_not_stretch() -> Result<()> {
    let x: Rows<Batch, Features> = Typed::new(zeros([6, 4]), shape![Batch(6), Features(4)])?;
    let one = Typed::<2>::ranked_from(zeros([1, 4]))?;
    assert_eq!(
        (&x + &one).unwrap_err().to_string(),
        "extents Batch=6 and 1 do not broadcast at axis 0: a 1 that is known at run time does not stretch to a name, only `One` does"
    );
    let row = Typed::new(zeros([1, 4]), shape![1, Features(4)])?;
    is!((&x + &row)?, [Batch, Features] [6, 4]);
    let w = Typed::new(zeros([5, 3]), shape![Features(5), Hidden(3)])?;
    assert_eq!(
        x.matmul(&w).unwrap_err().to_string(),
        "inner extents Features=4 and Features=5 differ: axis 1 of the left operand is contracted with axis 0 of the right one"
    );
    Ok(())
}
