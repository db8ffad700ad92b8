//! A compiled program, its inputs and its outputs.

use std::{fmt, ops::Range, sync::Arc};

use shapewise::{DenseTensor, Extents, Layout, Tensor, View, array::AsView};
use shapewise_stablehlo::{
    Module, Port,
    placement::{Placements, TypedMesh},
};

use crate::{
    array::{DeviceArray, upload},
    blocks::{self, extents, name, ranges, typed},
    compiled::Compiled,
    element::{HostElement, number},
    error::Error,
    pjrt::{Buffer, Client},
};

/// A program that is compiled for the devices of an [`Engine`](crate::Engine).
#[derive(Debug)]
pub struct Executable {
    client: Arc<Client>,
    compiled: Compiled,
    device_count: usize,
    inputs: Vec<Port>,
    outputs: Vec<Port>,
}

impl Executable {
    pub(crate) fn new(client: Arc<Client>, compiled: Compiled, module: &Module) -> Result<Self, Error> {
        let (inputs, outputs) = (module.inputs().to_vec(), module.outputs().to_vec());
        for port in &inputs {
            extents(port, "input")?;
        }
        for port in &outputs {
            extents(port, "output")?;
        }
        Ok(Self { client, compiled, device_count: module.device_count(), inputs, outputs })
    }

    /// Returns the collectives in XLA's optimized program, in alphabetical order: what the devices communicate.
    ///
    /// # Errors
    ///
    /// [`Error::Xla`] if the plugin does not return the optimized program.
    pub fn collectives(&self) -> Result<Vec<&'static str>, Error> {
        self.compiled.collectives()
    }

    /// Returns the opcodes of all instructions of XLA's optimized program.
    ///
    /// # Errors
    ///
    /// [`Error::Xla`] if the plugin does not return the optimized program.
    pub fn opcodes(&self) -> Result<Vec<String>, Error> {
        self.compiled.opcodes()
    }

    /// Returns the number of devices of this process that run the program.
    fn own_count(&self) -> usize {
        self.client.own_of(self.device_count).len()
    }

    /// Begins a call of the program, without inputs so far.
    #[must_use]
    pub fn call(&self) -> Call<'_> {
        Call { executable: self, inputs: Vec::new() }
    }
}

/// An input of a call: the blocks of all devices.
enum Input<'x> {
    /// The caller keeps them.
    Kept(&'x [Buffer]),
    /// The program may take their memory.
    Given(Vec<Buffer>),
}

impl Input<'_> {
    fn buffers(&self) -> &[Buffer] {
        match self {
            Self::Kept(buffers) => buffers,
            Self::Given(buffers) => buffers,
        }
    }
}

/// A call of an [`Executable`]: its inputs so far.
pub struct Call<'x> {
    executable: &'x Executable,
    inputs: Vec<Input<'x>>,
}

impl fmt::Debug for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").field("inputs", &self.inputs.len()).finish_non_exhaustive()
    }
}

impl<'x> Call<'x> {
    /// Returns the port of the next input.
    fn port(&self) -> Result<&'x Port, Error> {
        let (expected, found) = (self.executable.inputs.len(), self.inputs.len().saturating_add(1));
        self.executable.inputs.get(self.inputs.len()).ok_or(Error::InputCount { expected, found })
    }

    /// Adds an array of the host as the next input. Each device receives its block.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the element type or the extents are not those of the parameter, [`Error::InputCount`] if the program has
    /// fewer parameters, [`Error::Xla`] if a copy fails.
    pub fn input<const R: usize, O: AsView<R>>(self, array: O) -> Result<Self, Error>
    where
        O::Element: HostElement,
        O::Layout: Layout<R>,
    {
        self.view(&array.as_view())
    }

    fn view<T: HostElement, const R: usize, L: Layout<R>>(
        mut self,
        view: &View<'_, T, R, L>,
    ) -> Result<Self, Error> {
        let port = self.port()?;
        typed::<T>(port, &view.extents(), "input")?;
        let buffers = upload(&self.executable.client, port, self.executable.device_count, view)?;
        self.inputs.push(Input::Given(buffers));
        Ok(self)
    }

    /// Adds an array on the devices as the next input, and keeps it: nothing is copied, and it can be the input of other calls and programs. If
    /// the parameter is [donated](shapewise_stablehlo::Value::donated), XLA works on a copy.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the element type, the extents or the placements are not those of the parameter, [`Error::InputCount`] if the program has
    /// fewer parameters, [`Error::OtherEngine`] if the devices are those of another engine.
    pub fn keep<T, const R: usize, E, M, P>(
        mut self,
        array: &'x DeviceArray<T, R, E, M, P>,
    ) -> Result<Self, Error> {
        self.accepts(array)?;
        self.inputs.push(Input::Kept(&array.buffers));
        Ok(self)
    }

    /// Adds an array on the devices as the next input, and gives it away. If the parameter is [donated](shapewise_stablehlo::Value::donated), the
    /// program may write a result to its memory; otherwise the memory is released after the call.
    ///
    /// # Errors
    ///
    /// The same errors as [`keep`](Self::keep).
    #[doc(alias("donate", "donate_argnums"))]
    pub fn give<T, const R: usize, E, M, P>(
        mut self,
        array: DeviceArray<T, R, E, M, P>,
    ) -> Result<Self, Error> {
        self.accepts(&array)?;
        self.inputs.push(Input::Given(array.buffers));
        Ok(self)
    }

    fn accepts<T, const R: usize, E, M, P>(&self, array: &DeviceArray<T, R, E, M, P>) -> Result<(), Error> {
        let port = self.port()?;
        if !array.buffers.iter().all(|buffer| buffer.is_of(&self.executable.client)) {
            return Err(Error::OtherEngine { what: name(port, "input") });
        }
        // A program for one device has no mesh, and no placements.
        let is_on_each = array.buffers.len() == self.executable.own_count();
        if is_on_each && port.is_like(&array.port) {
            return Ok(());
        }
        let mut found = array.port.describe();
        if found == port.describe() {
            found = format!("{found} on {} devices of another mesh", array.buffers.len());
        }
        Err(Error::Shape { what: name(port, "input"), expected: port.describe(), found })
    }

    /// Runs the program on all devices.
    ///
    /// # Errors
    ///
    /// [`Error::InputCount`] if inputs are missing, [`Error::Xla`] if the program fails, [`Error::Peer`] or [`Error::Diverged`] if another process of
    /// several is gone or does something else.
    pub fn run(self) -> Result<Results, Error> {
        let (expected, found) = (self.executable.inputs.len(), self.inputs.len());
        if expected != found {
            return Err(Error::InputCount { expected, found });
        }
        let of_device = |device| self.inputs.iter().filter_map(|input| input.buffers().get(device)).collect();
        let inputs: Vec<Vec<&Buffer>> = (0..self.executable.own_count()).map(of_device).collect();
        let kept: Vec<i64> = (0_i64..)
            .zip(&self.inputs)
            .filter(|(_, input)| matches!(input, Input::Kept(_)))
            .map(|(at, _)| at)
            .collect();
        let by_device = self.executable.compiled.execute(&inputs, &kept)?;
        let mut donated = 0_usize;
        for input in &self.inputs {
            if let Some(buffer) = input.buffers().first() {
                donated = donated.saturating_add(usize::from(buffer.is_deleted()?));
            }
        }
        // From the outputs of each device to the devices of each output.
        let mut outputs: Vec<Vec<Buffer>> = self.executable.outputs.iter().map(|_| Vec::new()).collect();
        for buffers in by_device {
            for (output, buffer) in outputs.iter_mut().zip(buffers) {
                output.push(buffer);
            }
        }
        let ports = self.executable.outputs.iter().cloned();
        Ok(Results { outputs: ports.zip(outputs.into_iter().map(Some)).collect(), donated })
    }
}

/// The results of a [`Call`], on the devices.
#[derive(Debug)]
pub struct Results {
    /// The blocks of each output on all devices, if it has not been taken.
    outputs: Vec<(Port, Option<Vec<Buffer>>)>,
    donated: usize,
}

impl Results {
    /// Returns the number of inputs whose memory the program took.
    #[must_use]
    pub const fn donated_count(&self) -> usize {
        self.donated
    }

    fn output(&self, output: usize) -> Result<(&Port, &[Buffer]), Error> {
        match self.outputs.get(output) {
            Some((port, Some(buffers))) => Ok((port, buffers)),
            Some((_, None)) => Err(Error::Taken { output }),
            None => Err(Error::Shape {
                what: format!("output `{output}`"),
                expected: format!("one of {}", self.outputs.len()),
                found: "among them".to_owned(),
            }),
        }
    }

    /// Takes an output as an array on the devices, whose type states its shape and its placements. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the output has another element type, other extents or other placements, or does not exist; [`Error::Taken`] if it
    /// was taken before.
    pub fn take<T: HostElement, const R: usize, E: Extents<R>, M: TypedMesh, P: Placements>(
        &mut self,
        output: usize,
    ) -> Result<DeviceArray<T, R, E, M, P>, Error> {
        let (port, _) = self.output(output)?;
        DeviceArray::<T, R, E, M, P>::check(port, "output")?;
        match self.outputs.get_mut(output) {
            Some((port, buffers)) => {
                Ok(DeviceArray::new(port.clone(), buffers.take().ok_or(Error::Taken { output })?))
            }
            None => Err(Error::Taken { output }),
        }
    }

    /// Returns the entire array of an output, joined from the blocks of all devices.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the output has another element type or rank, or does not exist; [`Error::Taken`] if it was taken; [`Error::Xla`] if a copy
    /// fails; [`Error::Processes`] if other processes have parts of it.
    pub fn get<T: HostElement, const R: usize>(&self, output: usize) -> Result<Tensor<T, R>, Error> {
        let (port, buffers) = self.output(output)?;
        joined(port, buffers)
    }

    /// Returns the entire array of an output like [`get`](Self::get), with extents in the type: `results.dense::<f32, 2, Extents![500, 10]>(0)`.
    ///
    /// # Errors
    ///
    /// The same errors as [`get`](Self::get), and [`Error::Shape`] if the type knows another extent.
    pub fn dense<T: HostElement, const R: usize, E: Extents<R>>(
        &self,
        output: usize,
    ) -> Result<DenseTensor<T, R, E>, Error> {
        let (port, buffers) = self.output(output)?;
        dense(port, buffers, "output")
    }

    /// Returns the block of an output that a device of this process has. [`Port::ranges`] says which part of the entire array it is.
    ///
    /// # Errors
    ///
    /// The same errors as [`get`](Self::get), and [`Error::Shape`] if the device is none of this process.
    pub fn block<T: HostElement, const R: usize>(
        &self,
        output: usize,
        device: usize,
    ) -> Result<Tensor<T, R>, Error> {
        let (port, buffers) = self.output(output)?;
        own_block(port, buffers, device)
    }

    /// Checks whether all devices of this process that have the same block of an output have the same bytes.
    ///
    /// # Errors
    ///
    /// [`Error::Taken`] if it was taken; [`Error::Xla`] if a copy fails.
    pub fn replicas_agree(&self, output: usize) -> Result<bool, Error> {
        let (port, buffers) = self.output(output)?;
        let mut blocks: Vec<(Vec<Range<usize>>, Vec<u8>)> = Vec::new();
        for (device, buffer) in numbered(buffers) {
            let (ranges, bytes) = (ranges(port, device, "output")?, buffer.to_bytes()?);
            match blocks.iter().find(|(other, _)| *other == ranges) {
                Some((_, other)) if *other != bytes => return Ok(false),
                Some(_) => {}
                None => blocks.push((ranges, bytes)),
            }
        }
        Ok(true)
    }
}

/// Joins the blocks of all devices to a tensor whose type knows its extents.
pub(crate) fn dense<T: HostElement, const R: usize, E: Extents<R>>(
    port: &Port,
    buffers: &[Buffer],
    what: &str,
) -> Result<DenseTensor<T, R, E>, Error> {
    let mismatch = |found: String| Error::Shape { what: name(port, what), expected: port.describe(), found };
    let known: [usize; R] =
        extents(port, what)?.try_into().map_err(|_| mismatch(format!("{} of rank {R}", T::TYPE)))?;
    let typed = E::from_array(known).map_err(|error| mismatch(format!("a type where {error}")))?;
    let tensor: Tensor<T, R> = joined(port, buffers)?;
    Tensor::new(tensor.into_vec(), typed).map_err(|error| mismatch(error.to_string()))
}

/// Joins the blocks of all devices.
fn joined<T: HostElement, const R: usize>(port: &Port, buffers: &[Buffer]) -> Result<Tensor<T, R>, Error> {
    let mismatch = || Error::Shape {
        what: name(port, "output"),
        expected: port.describe(),
        found: format!("{} of rank {R}", T::TYPE),
    };
    let extents: [usize; R] = extents(port, "output")?.try_into().map_err(|_| mismatch())?;
    typed::<T>(port, &extents, "output")?;
    let zeros = vec![T::zeroed(); extents.iter().product()];
    let mut tensor = Tensor::new(zeros, extents).map_err(|_| mismatch())?;
    let mut done = Vec::new();
    for (device, buffer) in numbered(buffers) {
        let ranges = ranges(port, device, "output")?;
        // Several devices may have the same block.
        if done.contains(&ranges) {
            continue;
        }
        block(port, buffer, &ranges)?;
        blocks::fill(&mut tensor, &ranges, &mut |bytes| buffer.copy_to(bytes))?;
        done.push(ranges);
    }
    let entire: Vec<_> = extents.iter().map(|extent| 0..*extent).collect();
    let is_of_several = buffers.iter().any(|buffer| buffer.client().link().is_some());
    if is_of_several && !done.contains(&entire) {
        let cause = format!(
            "{} is divided over the processes: `block` returns the part of one",
            name(port, "output")
        );
        return Err(Error::Processes { cause });
    }
    Ok(tensor)
}

/// Returns the blocks of this process, each with the number of its device.
fn numbered(buffers: &[Buffer]) -> impl Iterator<Item = (usize, &Buffer)> {
    let first = buffers.first().map_or(0, |buffer| buffer.client().own().start);
    (first..).zip(buffers)
}

/// Returns the block that a device of this process has.
pub(crate) fn own_block<T: HostElement, const R: usize>(
    port: &Port,
    buffers: &[Buffer],
    device: usize,
) -> Result<Tensor<T, R>, Error> {
    let mismatch =
        |found: String| Error::Shape { what: name(port, "output"), expected: port.describe(), found };
    let Some((_, buffer)) = numbered(buffers).find(|(own, _)| *own == device) else {
        return Err(mismatch(format!("on device {device} of this process")));
    };
    let ranges = ranges(port, device, "output")?;
    block(port, buffer, &ranges)?;
    let sizes: Vec<usize> = ranges.iter().map(ExactSizeIterator::len).collect();
    let (true, Ok(extents)) = (port.element == T::TYPE, <[usize; R]>::try_from(sizes)) else {
        return Err(mismatch(format!("{} of rank {R}", T::TYPE)));
    };
    let mut elements = vec![T::zeroed(); extents.iter().product()];
    T::receive(&mut elements, &mut |bytes| buffer.copy_to(bytes))?;
    Tensor::new(elements, extents).map_err(|error| mismatch(error.to_string()))
}

/// Checks the shape of a block, which is that of the program.
fn block(port: &Port, buffer: &Buffer, ranges: &[Range<usize>]) -> Result<(), Error> {
    let (expected, found) = (blocks::sizes(ranges), buffer.extents()?);
    if found == expected && Some(buffer.element()?) == number(port.element) {
        return Ok(());
    }
    let describe = |extents: &[i64]| format!("blocks of {extents:?}");
    Err(Error::Shape { what: name(port, "output"), expected: describe(&expected), found: describe(&found) })
}
