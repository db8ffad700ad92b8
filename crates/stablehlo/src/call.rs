//! Calls of functions that the compiler or the device has, by name.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};

use shapewise::{
    bounds::{AxisList, Exists, ExtentList, KnownRank, Nil},
    placement::OnAxes,
    rank::Ranks,
};
use shapewise_xla::Element;

use super::{
    ParameterShape, Program, ProgramError, Value,
    axes::MappedPlacements,
    graph::{self, Call, Id},
    program::checked_shape,
};
use crate::placement::{Distinct, FinalPlacements, KeepPlacements, Placements, RankPlacements, TypedMesh};

/// How a function is called: the attribute `api_version` of a [`CustomCall`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CallVersion {
    /// XLA's first one, which is also that of its own functions and annotations, such as `Sharding`.
    #[default]
    Original,
    /// With a status that is returned.
    StatusReturning,
    /// With a status, and the same for CPUs and GPUs.
    StatusReturningUnified,
    /// XLA's typed foreign functions. The configuration is a dictionary of MLIR.
    TypedFfi,
}

impl CallVersion {
    /// Returns the number in a program.
    pub(super) const fn number(self) -> u32 {
        match self {
            Self::Original => 1,
            Self::StatusReturning => 2,
            Self::StatusReturningUnified => 3,
            Self::TypedFfi => 4,
        }
    }
}

/// No axis of an operand is one of the result. See [`CustomCall::operand`].
#[derive(Clone, Copy, Debug)]
pub struct Unrelated;

impl OnAxes for Unrelated {
    type Of<L: AxisList> = Nil;
}

/// A call of a function by its name: the result of [`Program::custom_call`].
///
/// Nothing is known of the function, so each operand must be entire on each device, and then the result is. If the function computes each block of its
/// result from a block of its operands, [`block`](Self::block) passes blocks, and the shape of the result states how it is split. In a
/// [module for one device](Program::module_for_one_device), the function sees all of the operands.
///
/// Whether there is such a function, and for these shapes, is known when the module is compiled. XLA does not check all calls of its own functions: a wrong one may end the
/// process.
///
/// ```
/// use shapewise::shape;
/// use shapewise_stablehlo::{Program, placed};
///
/// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
///
/// let program = Program::<Grid>::new();
/// let scale = program.parameter::<f32, 1, _>("scale", shape![16]);
/// let rows = program.parameter::<f32, 2, _>("rows", placed![8 @ Data, 16]);
/// let call = program.custom_call("normalize_rows").block(rows).operand(scale);
/// let result =
///     call.with_backend_config("epsilon = 1e-6").result::<f32, 2, _>(placed![8 @ Data, 16])?;
/// let text = program.module(result).to_string();
/// let call = "stablehlo.custom_call @normalize_rows(%local_rows, %local_scale)";
/// assert!(text.contains(call));
/// assert!(text.contains(r#"{api_version = 1 : i32, backend_config = "epsilon = 1e-6"}"#));
/// // the function sees blocks
/// assert!(text.contains("(tensor<2x16xf32>, tensor<16xf32>) -> tensor<2x16xf32>"));
/// # Ok::<(), shapewise_stablehlo::ProgramError>(())
/// ```
#[derive(Debug)]
#[must_use = "a call without `result` is not in the program"]
pub struct CustomCall<'p, M> {
    program: &'p Program<M>,
    call: Call,
    operands: Vec<Id>,
    /// The first operand that cannot be used.
    refused: Option<ProgramError>,
}

impl<M: TypedMesh> Program<M> {
    /// Begins a call of a function that the compiler or the device has under this name, without operands so far ([example](CustomCall)).
    ///
    /// # In other libraries
    ///
    /// StableHLO, `custom_call`; JAX, `jax.ffi.ffi_call`.
    #[doc(alias("ffi_call", "stablehlo.custom_call"))]
    pub fn custom_call(&self, name: &str) -> CustomCall<'_, M> {
        let call = Call {
            name: name.to_string(),
            version: CallVersion::default(),
            config: String::new(),
            has_side_effect: false,
        };
        CustomCall { program: self, call, operands: Vec::new(), refused: None }
    }
}

impl<'p, M: TypedMesh> CustomCall<'p, M> {
    /// Adds an operand that each device passes completely. It must be entire on each device ([example](Self)).
    pub fn operand<T: Element, const R: usize, E: ExtentList<R>, P: Placements>(
        self,
        value: Value<'p, T, R, E, M, P>,
    ) -> Self
    where
        Ranks: KnownRank<R>,
        M::Axes: FinalPlacements<P, Proof: Exists>
            + KeepPlacements<P, MappedPlacements<P, Unrelated, R>, Proof: Exists>,
    {
        self.add(value, true)
    }

    /// Adds an operand; each device passes its block ([example](Self)). It must not be partial.
    pub fn block<T: Element, const R: usize, E: ExtentList<R>, P: Placements>(
        self,
        value: Value<'p, T, R, E, M, P>,
    ) -> Self
    where
        M::Axes: FinalPlacements<P, Proof: Exists>,
    {
        self.add(value, false)
    }

    fn add<T, const R: usize, E, P>(mut self, value: Value<'p, T, R, E, M, P>, is_entire: bool) -> Self {
        let checked = value.of(self.program).and_then(|()| {
            let graph = self.program.graph.borrow();
            graph.finished(value.id)?;
            if is_entire { graph.entire(value.id).map_err(Into::into) } else { Ok(()) }
        });
        self.refused = self.refused.or(checked.err());
        self.operands.push(value.id);
        self
    }

    /// Returns the same call with the configuration of the function. It is a text, or with [`CallVersion::TypedFfi`] a dictionary of MLIR without its braces,
    /// such as `k = 2 : i64`.
    #[doc(alias = "backend_config")]
    pub fn with_backend_config(mut self, config: &str) -> Self {
        self.call.config = config.to_string();
        self
    }

    /// Returns the same call of another version. Without it, it is [`CallVersion::Original`].
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::{CallVersion, Program};
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 1, _>("x", shape![8]);
    /// let call =
    ///     program.custom_call("my_library_print").operand(x).with_version(CallVersion::TypedFfi);
    /// let _ = call
    ///     .with_backend_config("digits = 3 : i64")
    ///     .with_side_effect()
    ///     .result::<i32, 0, _>(shape![])?;
    /// assert!(program.module(x).text().contains(
    /// "@my_library_print(%x) {api_version = 4 : i32, backend_config = {digits = 3 : i64}, \
    ///  has_side_effect = true}"
    /// ));
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    #[doc(alias = "api_version")]
    pub const fn with_version(mut self, version: CallVersion) -> Self {
        self.call.version = version;
        self
    }

    /// Returns the same call with a side effect: modules have it even if no result needs it
    /// ([example](Self::with_version)).
    #[doc(alias = "has_side_effect")]
    pub const fn with_side_effect(mut self) -> Self {
        self.call.has_side_effect = true;
        self
    }

    /// Adds the call to the program, and returns its result, of an element type and a shape that are stated: `shape![8, 2]`, or `placed![8 @ Data, 2]` if
    /// [blocks](Self::block) were passed. The program relies on it ([example](Self)).
    ///
    /// # Errors
    ///
    /// [`ProgramError::Placement`] if a mesh axis splits an operand and not the result, or the result and no operand; if an operand is split or partial by a
    /// placement that is known at run time; and with the errors of [`Program::try_parameter`]. [`ProgramError::OtherProgram`] and [`ProgramError::OfLoop`] for an
    /// operand of another program or loop.
    pub fn result<T: Element, const R: usize, X: ParameterShape<M, R>>(
        self,
        shape: X,
    ) -> Result<StatedValue<'p, T, R, M, X>, ProgramError>
    where
        X::Marks: Distinct<M, Proof: Exists>,
        M::Axes: RankPlacements<X::Placements, R>,
    {
        let (program, stated) = (self.program, stated::<M, T, R, X>(&shape)?);
        self.add_with(vec![stated]).map(|id| Value::new(program, id))
    }

    /// Adds a call with two results to the program, like [`result`](Self::result).
    ///
    /// # Errors
    ///
    /// The same errors as [`result`](Self::result).
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![8, 100]);
    /// let call = program.custom_call("TopK").operand(x); // a function that XLA has
    /// let (values, indices) = call.results::<f32, 2, _, i32, 2, _>(shape![8, 5], shape![8, 5])?;
    /// assert_eq!((values.describe(), indices.describe()), ("f32[8,5]".into(), "s32[8,5]".into()));
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    pub fn results<
        T: Element,
        const R: usize,
        X: ParameterShape<M, R>,
        U: Element,
        const Q: usize,
        Y: ParameterShape<M, Q>,
    >(
        self,
        first: X,
        second: Y,
    ) -> Result<(StatedValue<'p, T, R, M, X>, StatedValue<'p, U, Q, M, Y>), ProgramError>
    where
        X::Marks: Distinct<M, Proof: Exists>,
        Y::Marks: Distinct<M, Proof: Exists>,
        M::Axes: RankPlacements<X::Placements, R> + RankPlacements<Y::Placements, Q>,
    {
        let program = self.program;
        let stated = vec![stated::<M, T, R, X>(&first)?, stated::<M, U, Q, Y>(&second)?];
        let id = self.add_with(stated)?;
        Ok((Value::new(program, id), Value::new(program, id.saturating_add(1))))
    }

    fn add_with(self, results: Vec<graph::Stated>) -> Result<Id, ProgramError> {
        match self.refused {
            Some(refused) => Err(refused),
            None => self.program.graph.borrow_mut().call(self.call, self.operands, results),
        }
    }
}

/// A result of the shape `X`: see [`CustomCall::results`].
pub type StatedValue<'p, T, const R: usize, M, X> =
    Value<'p, T, R, <X as ParameterShape<M, R>>::Extents, M, <X as ParameterShape<M, R>>::Placements>;

fn stated<M: TypedMesh, T: Element, const R: usize, X: ParameterShape<M, R>>(
    shape: &X,
) -> Result<graph::Stated, ProgramError> {
    let (extents, places) = checked_shape::<M, R, X>(shape)?;
    Ok((T::TYPE, extents, places))
}
