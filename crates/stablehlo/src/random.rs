//! Random bits, which are the same on each device.

use shapewise::{Const, extent::Extents, shape::Shape};

use super::{AllReplicated, IntegerElement, Program, ProgramError, Value};
use crate::placement::{Marks, TypedMesh};

/// The state of a generator of random bits: a key and a counter. It is the state of [`Program::random_bits`].
pub type RandomState<'p, M> = Value<'p, u64, 1, (Const<2>,), M, AllReplicated<M>>;

/// Random elements, entire on each device: see [`Program::random_bits`].
pub type RandomBits<'p, T, const R: usize, E, M> = Value<'p, T, R, E, M, AllReplicated<M>>;

impl<M: TypedMesh> Program<M> {
    /// Returns the next state of a generator, and elements whose bits are each 0 or 1 with the same probability. Equal states give equal bits, on
    /// each device and on any machine. Each device computes all of them, so nothing is communicated; [`split`](Value::split) keeps the block of each.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Size`] if the element count does not fit, [`ProgramError::OtherProgram`] and [`ProgramError::OfLoop`] for a state of another
    /// program or loop.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let state = program.parameter("state", shape![2]); // any two numbers
    /// let (state, bits) = program.random_bits::<u32, 2, _>(state, shape![3, 4])?;
    /// // Uniform numbers from 0 to 1, without 1: a float has 24 bits.
    /// let uniform = (bits / 256).convert::<f32>() * (1.0 / 16_777_216.0);
    /// assert_eq!(program.module((state, uniform)).outputs()[1].describe(), "f32[3,4]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// On a mesh, each device keeps its block of a mask for dropout:
    ///
    /// ```
    /// use shapewise::{Axis, shape};
    /// use shapewise_stablehlo::{Program, placed};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter::<f32, 2, _>("x", placed![64 @ Data, 32]);
    /// let state = program.parameter("state", shape![2]);
    /// let (state, bits) = program.random_bits::<u32, 2, _>(state, shape![64, 32])?;
    /// let kept = bits.split(Data, Axis::<0>).ge(u32::MAX / 4); // three of four
    /// let module = program.module((state, kept.select(x / 0.75, 0.0)?));
    /// assert_eq!(module.outputs()[1].describe(), "f32[64@Data,32]");
    /// assert!(module.collectives().is_empty());
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `rng_bit_generator` with the algorithm Threefry.
    #[doc(alias("rng_bit_generator", "random", "dropout"))]
    pub fn random_bits<'p, T: IntegerElement, const R: usize, E: Extents<R>>(
        &'p self,
        state: RandomState<'p, M>,
        extents: E,
    ) -> Result<(RandomState<'p, M>, RandomBits<'p, T, R, E, M>), ProgramError>
    where
        (): Marks<M>,
    {
        state.of(self)?;
        let extents = super::program::known(Shape::new(extents)?.extents()).to_vec();
        let next = self.graph.borrow_mut().random(state.id, T::TYPE, extents);
        Ok((Value::new(self, next), Value::new(self, next.saturating_add(1))))
    }
}
