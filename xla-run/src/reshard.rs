//! Shards that move from one sharding to another, by the devices.

use std::{ops::Range, sync::Arc};

use shapewise::{Extents, Tensor, bounds::Exists};
use shapewise_sharding::DynSpec;
use shapewise_stablehlo::{
    ParameterShape, Program, Resharding,
    placement::{Distinct, Placements, RankPlacements, TypedMesh},
};
use shapewise_xla::ElementType;

use crate::{
    array::{DeviceArray, Devices, Put},
    blocks,
    compiled::{Compiled, For},
    distributed::unsupported,
    element::HostElement,
    engine::Engine,
    error::Error,
    pjrt::{Buffer, Client},
    recent::Recent,
};

/// A [`Resharding`] that is compiled for the devices of an engine: [`Engine::compile_resharding`].
#[derive(Debug)]
pub struct Reshard {
    client: Arc<Client>,
    executable: Compiled,
    resharding: Resharding,
}

/// The programs of [`Devices::reshard`], by the element type, the extents, and the shardings before and after.
pub(crate) type Reshards = Recent<(ElementType, Vec<usize>, DynSpec, DynSpec), Reshard>;

/// The number of programs of [`Devices::reshard`] that an engine keeps.
pub(crate) const KEPT_RESHARDS: usize = 64;

/// Returns the extents of ranges.
fn extents<const R: usize>(ranges: &[Range<usize>]) -> [usize; R] {
    std::array::from_fn(|axis| ranges.get(axis).map_or(0, ExactSizeIterator::len))
}

/// Returns the ranges from 0 to these extents.
fn from_start(extents: &[usize]) -> Vec<Range<usize>> {
    extents.iter().map(|extent| 0..*extent).collect()
}

impl Reshard {
    fn compile(client: &Arc<Client>, resharding: Resharding) -> Result<Self, Error> {
        let count = resharding.before().mesh().device_count();
        let executable = Compiled::new(client, resharding.text(), &[], For::Replicas(count))?;
        Ok(Self { client: Arc::clone(client), executable, resharding })
    }

    /// Returns the program and its plan.
    #[must_use]
    pub const fn resharding(&self) -> &Resharding {
        &self.resharding
    }

    /// Returns the collectives in XLA's optimized program, in alphabetical order: what the devices communicate.
    ///
    /// # Errors
    ///
    /// [`Error::Xla`] if the plugin does not return the optimized program.
    pub fn collectives(&self) -> Result<Vec<&'static str>, Error> {
        self.executable.collectives()
    }

    /// Moves shards of the host through the devices: one shard for each position of the mesh, in row-major order, before and after. A shard has the extents of
    /// [`padded_range`](shapewise_sharding::DynSpec::padded_range), so the last ones are shorter if an extent does not divide. If a sum is pending, the shards are its
    /// summands.
    ///
    /// ```no_run
    /// use shapewise::Tensor;
    /// use shapewise_sharding::{DynMesh, DynSpec};
    /// use shapewise_stablehlo::Resharding;
    /// use shapewise_xla::ElementType;
    /// use shapewise_xla_run::{Engine, Options};
    ///
    /// let mesh = DynMesh::new([("x", 2)])?;
    /// let columns = DynSpec::from_names(&mesh, &[&[], &["x"]])?;
    /// let rows = DynSpec::from_names(&mesh, &[&["x"], &[]])?;
    /// let program = Resharding::new(ElementType::F32, &[2, 4], &columns, &rows)?;
    ///
    /// let engine = Engine::from_env_with(Options::virtual_devices(2))?;
    /// let left = Tensor::new(vec![0.0_f32, 1.0, 4.0, 5.0], [2, 2])?;
    /// let right = Tensor::new(vec![2.0_f32, 3.0, 6.0, 7.0], [2, 2])?;
    /// let shards = engine.compile_resharding(&program)?.run(&[left, right])?;
    /// assert_eq!(shards[1].as_slice(), [4.0, 5.0, 6.0, 7.0]); // a row of four
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::ShardCount`] for another number of shards, [`Error::Shape`] for shards of another element type, rank or extents, [`Error::Xla`] if a
    /// copy or the program fails, [`Error::Processes`] if other processes have devices.
    pub fn run<T: HostElement, const R: usize>(
        &self,
        shards: &[Tensor<T, R>],
    ) -> Result<Vec<Tensor<T, R>>, Error> {
        if self.client.link().is_some() {
            return Err(unsupported("a move of all shards from the host"));
        }
        let program = &self.resharding;
        let count = program.before().mesh().device_count();
        if shards.len() != count {
            return Err(Error::ShardCount { expected: count, found: shards.len() });
        }
        if program.element() != T::TYPE || program.shape().len() != R {
            return Err(Error::Shape {
                what: "a shard".to_owned(),
                expected: format!("{} of rank {}", program.element(), program.shape().len()),
                found: format!("{} of rank {R}", T::TYPE),
            });
        }
        let padded = from_start(program.shard_shape());
        let put = |(device, (shard, ranges)): (usize, (&Tensor<T, R>, Vec<Range<usize>>))| {
            let (found, expected) = (shard.extents(), extents::<R>(&ranges));
            if found != expected {
                return Err(Error::Shape {
                    what: format!("the shape of shard {device}"),
                    expected: format!("{expected:?}"),
                    found: format!("{found:?}"),
                });
            }
            let put = |shard: &Tensor<T, R>| {
                let bytes = bytemuck::cast_slice(shard.as_slice());
                self.client.put(device, bytes, T::TYPE, &blocks::sizes(&padded))
            };
            if expected == extents(&padded) {
                return put(shard);
            }
            let mut longer = zeros(&extents::<R>(&padded))?;
            blocks::part(&mut longer, &from_start(&expected))?.try_assign(shard).map_err(failed)?;
            put(&longer)
        };
        let before = program.before().padded_ranges(program.shape()).map_err(failed)?;
        let ranges = before.map(|(_, ranges)| ranges);
        let inputs: Result<Vec<Buffer>, Error> = shards.iter().zip(ranges).enumerate().map(put).collect();
        let outputs = self.call(&inputs?)?;
        let padded = program.result_shard_shape();
        let after = program.after().padded_ranges(program.shape()).map_err(failed)?;
        let get = |(buffer, (_, ranges)): (Buffer, (usize, Vec<Range<usize>>))| {
            let mut shard = zeros::<T, R>(&extents(&from_start(padded)))?;
            blocks::fill(&mut shard, &from_start(padded), &mut |bytes| buffer.copy_to(bytes))?;
            let part = from_start(&extents::<R>(&ranges));
            blocks::part(&mut shard, &part).map(|part| part.to_tensor().into_ranked())
        };
        outputs.into_iter().zip(after).map(get).collect()
    }

    /// Runs the program on the shards of all devices.
    fn call(&self, shards: &[Buffer]) -> Result<Vec<Buffer>, Error> {
        let inputs: Vec<Vec<&Buffer>> = shards.iter().map(|shard| vec![shard]).collect();
        Ok(self.executable.execute(&inputs, &[0])?.into_iter().flatten().collect())
    }
}

fn failed(error: impl ToString) -> Error {
    Error::Xla { during: "move shards", message: error.to_string() }
}

fn zeros<T: HostElement, const R: usize>(extents: &[usize; R]) -> Result<Tensor<T, R>, Error> {
    Tensor::try_filled(*extents, T::zeroed()).map_err(failed)
}

impl Engine {
    /// Compiles the program that moves shards from one sharding to another.
    ///
    /// # Errors
    ///
    /// Same errors as [`compile`](Self::compile).
    pub fn compile_resharding(&self, resharding: &Resharding) -> Result<Reshard, Error> {
        Reshard::compile(self.client(), resharding.clone())
    }
}

impl<M: TypedMesh> Devices<M> {
    /// Returns the same array at other placements. The devices send each other what they lack, by the steps of a
    /// [`Plan`](shapewise_sharding::Plan), and the host receives nothing. The first call for an element type, extents and placements compiles the program
    /// of the plan; an engine and its clones keep the last 64 programs.
    ///
    /// ```no_run
    /// use shapewise::{Tensor, shape};
    /// use shapewise_stablehlo::placed;
    /// use shapewise_xla_run::{Engine, Options};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let devices = Engine::from_env_with(Options::virtual_devices(8))?.devices::<Grid>()?;
    /// let rows = devices.put(Tensor::filled(shape![512, 64], 1.0_f32), placed![512 @ Data, 64])?;
    /// let columns = devices.reshard(&rows, placed![512, 64 @ (Data, Model)])?;
    /// assert_eq!(columns.describe(), "f32[512,64@Data@Model]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the extents are others, [`Error::OtherEngine`] if the array is on the devices of another engine, [`Error::Program`] if extents do not
    /// divide, [`Error::Xla`] if the program fails.
    #[doc(alias("device_put", "redistribute"))]
    pub fn reshard<T: HostElement, const R: usize, E: Extents<R>, P: Placements, X: ParameterShape<M, R>>(
        &self,
        array: &DeviceArray<T, R, E, M, P>,
        shape: X,
    ) -> Result<Put<T, R, M, X>, Error>
    where
        X::Marks: Distinct<M, Proof: Exists>,
        M::Axes: RankPlacements<X::Placements, R>,
    {
        let port = Program::<M>::new().try_parameter::<T, R, X>("array", shape)?.port();
        let extents = blocks::extents(&port, "the shape of")?;
        blocks::typed::<T>(&port, &array.extents(), "the shape of")?;
        if !array.buffers.iter().all(|buffer| buffer.is_of(&self.client)) {
            return Err(Error::OtherEngine { what: "the array".to_owned() });
        }
        let spec =
            |port: &shapewise_stablehlo::Port| port.spec().ok_or_else(|| failed("the mesh is not valid"));
        let (from, to) = (spec(&array.port)?, spec(&port)?);
        let key = (T::TYPE, extents.clone(), from.clone(), to.clone());
        let compile = || {
            let program = Resharding::new(T::TYPE, &extents, &from, &to).map_err(failed)?;
            Reshard::compile(&self.client, program)
        };
        let buffers = self.reshards.get(key, compile)?.call(&array.buffers)?;
        Ok(DeviceArray::new(port, buffers))
    }
}
