//! A compiled program, its inputs and its outputs.

use std::{ops::Range, sync::Arc};

use shapewise::{Mapping, Tensor, View, array::AsView};
use shapewise_stablehlo::{Module, Port};

use crate::{
    blocks,
    element::{HostElement, number},
    error::Error,
    hlo,
    pjrt::{self, Buffer, Client},
};

/// A program that is compiled for the devices of an [`Engine`](crate::Engine).
#[derive(Debug)]
pub struct Executable {
    client: Arc<Client>,
    executable: pjrt::Executable,
    device_count: usize,
    inputs: Vec<Port>,
    outputs: Vec<Port>,
}

/// Returns the ranges of an array that a device has, by the geometry of shardings.
fn ranges(port: &Port, device: usize, what: &str) -> Result<Vec<Range<usize>>, Error> {
    let extents = extents(port, what)?;
    if port.places.is_empty() {
        return Ok(extents.into_iter().map(|extent| 0..extent).collect());
    }
    let refused = |message: String| Error::Xla { during: "divide an array", message };
    let spec = port.spec().ok_or_else(|| refused("the mesh is not valid".to_owned()))?;
    spec.range(&extents, device).map_err(|error| refused(error.to_string()))
}

/// Returns the opcodes of an optimized program.
pub(crate) fn opcodes(executable: &pjrt::Executable) -> Result<Vec<String>, Error> {
    let (message, format) = executable.optimized()?;
    hlo::module(&message, &format).and_then(hlo::opcodes).ok_or_else(|| Error::Xla {
        during: "read the optimized program",
        message: format!("its format is `{format}`, and it is not a module of that format"),
    })
}

/// Returns all extents of a port, or an error that names it.
fn extents(port: &Port, what: &str) -> Result<Vec<usize>, Error> {
    let extents: Option<Vec<usize>> = port.extents.iter().map(|extent| extent.get()).collect();
    extents.ok_or_else(|| Error::Unknown { what: name(port, what), shape: port.describe() })
}

fn name(port: &Port, what: &str) -> String {
    format!("{what} `{}`", port.name)
}

impl Executable {
    pub(crate) fn new(
        client: Arc<Client>,
        executable: pjrt::Executable,
        module: &Module,
    ) -> Result<Self, Error> {
        let (inputs, outputs) = (module.inputs().to_vec(), module.outputs().to_vec());
        for port in &inputs {
            extents(port, "input")?;
        }
        for port in &outputs {
            extents(port, "output")?;
        }
        Ok(Self { client, executable, device_count: module.device_count(), inputs, outputs })
    }

    /// Returns the collectives in XLA's optimized program, in alphabetical order: what the devices communicate.
    ///
    /// # Errors
    ///
    /// [`Error::Xla`] if the plugin does not return the optimized program.
    pub fn collectives(&self) -> Result<Vec<&'static str>, Error> {
        let opcodes = opcodes(&self.executable)?;
        let mut collectives: Vec<_> = opcodes.iter().filter_map(|opcode| hlo::collective(opcode)).collect();
        collectives.sort_unstable();
        Ok(collectives)
    }

    /// Returns the opcodes of all instructions of XLA's optimized program.
    ///
    /// # Errors
    ///
    /// [`Error::Xla`] if the plugin does not return the optimized program.
    pub fn opcodes(&self) -> Result<Vec<String>, Error> {
        opcodes(&self.executable)
    }

    /// Begins a call of the program, without inputs so far.
    #[must_use]
    pub fn call(&self) -> Call<'_> {
        Call { executable: self, inputs: (0..self.device_count).map(|_| Vec::new()).collect() }
    }
}

/// A call of an [`Executable`]: its inputs so far.
#[derive(Debug)]
pub struct Call<'x> {
    executable: &'x Executable,
    /// The inputs of each device.
    inputs: Vec<Vec<Buffer>>,
}

impl Call<'_> {
    /// Adds an array as the next input. Each device receives its block.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the element type or the extents are not those of the parameter, [`Error::InputCount`] if the program has
    /// fewer parameters, [`Error::Xla`] if a copy fails.
    pub fn input<const R: usize, O: AsView<R>>(self, array: O) -> Result<Self, Error>
    where
        O::Element: HostElement,
    {
        self.view(&array.as_view())
    }

    fn view<T: HostElement, const R: usize, L: Mapping<R>>(
        mut self,
        view: &View<'_, T, R, L>,
    ) -> Result<Self, Error> {
        let at = self.inputs.first().map_or(0, Vec::len);
        let expected = self.executable.inputs.len();
        let found = at.saturating_add(1);
        let port = self.executable.inputs.get(at).ok_or(Error::InputCount { expected, found })?;
        typed::<T>(port, &view.extents(), "input")?;
        for (device, inputs) in self.inputs.iter_mut().enumerate() {
            let ranges = ranges(port, device, "input")?;
            let extents: Vec<i64> =
                ranges.iter().map(|range| i64::try_from(range.len()).unwrap_or(i64::MAX)).collect();
            inputs.push(self.executable.client.put(
                device,
                &blocks::cut(view, &ranges),
                T::TYPE,
                &extents,
            )?);
        }
        Ok(self)
    }

    /// Runs the program on all devices.
    ///
    /// # Errors
    ///
    /// [`Error::InputCount`] if inputs are missing, [`Error::Xla`] if the program fails.
    pub fn run(self) -> Result<Results, Error> {
        let (expected, found) = (self.executable.inputs.len(), self.inputs.first().map_or(0, Vec::len));
        if expected != found {
            return Err(Error::InputCount { expected, found });
        }
        let inputs: Vec<Vec<&Buffer>> = self.inputs.iter().map(|inputs| inputs.iter().collect()).collect();
        let buffers = self.executable.executable.execute(&inputs)?;
        Ok(Results { ports: self.executable.outputs.clone(), buffers })
    }
}

/// The results of a [`Call`], on the devices.
#[derive(Debug)]
pub struct Results {
    ports: Vec<Port>,
    /// The outputs of each device.
    buffers: Vec<Vec<Buffer>>,
}

impl Results {
    /// Returns the entire array of an output, joined from the blocks of all devices.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if the output has another element type or rank, or does not exist; [`Error::Xla`] if a copy fails.
    pub fn get<T: HostElement, const R: usize>(&self, output: usize) -> Result<Tensor<T, R>, Error> {
        let port = self.ports.get(output).ok_or_else(|| Error::Shape {
            what: format!("output `{output}`"),
            expected: format!("one of {}", self.ports.len()),
            found: "among them".to_owned(),
        })?;
        let known = extents(port, "output")?;
        let extents: [usize; R] = known.as_slice().try_into().map_err(|_| self.mismatch::<T, R>(port))?;
        typed::<T>(port, &extents, "output")?;
        let zero = T::get(&vec![0; size_of::<T>()]);
        let mut tensor = Tensor::new(vec![zero; extents.iter().product()], extents)
            .map_err(|_| self.mismatch::<T, R>(port))?;
        let mut done = Vec::new();
        for (device, buffers) in self.buffers.iter().enumerate() {
            let ranges = ranges(port, device, "output")?;
            // Several devices may have the same block.
            if let Some(buffer) = buffers.get(output)
                && !done.contains(&ranges)
            {
                blocks::paste(&mut tensor, &ranges, &block::<T>(port, buffer, &ranges)?);
                done.push(ranges);
            }
        }
        Ok(tensor)
    }

    /// Checks whether all devices that have the same block of an output have the same bytes.
    ///
    /// # Errors
    ///
    /// [`Error::Xla`] if a copy fails.
    pub fn replicas_agree(&self, output: usize) -> Result<bool, Error> {
        let Some(port) = self.ports.get(output) else { return Ok(true) };
        let mut blocks: Vec<(Vec<Range<usize>>, Vec<u8>)> = Vec::new();
        for (device, buffers) in self.buffers.iter().enumerate() {
            let (ranges, Some(buffer)) = (ranges(port, device, "output")?, buffers.get(output)) else {
                continue;
            };
            let bytes = buffer.to_bytes()?;
            match blocks.iter().find(|(other, _)| *other == ranges) {
                Some((_, other)) if *other != bytes => return Ok(false),
                Some(_) => {}
                None => blocks.push((ranges, bytes)),
            }
        }
        Ok(true)
    }

    fn mismatch<T: HostElement, const R: usize>(&self, port: &Port) -> Error {
        Error::Shape {
            what: name(port, "output"),
            expected: port.describe(),
            found: format!("{} of rank {R}", T::TYPE),
        }
    }
}

/// Returns the bytes of a block, whose shape is that of the program.
fn block<T: HostElement>(port: &Port, buffer: &Buffer, ranges: &[Range<usize>]) -> Result<Vec<u8>, Error> {
    let expected: Vec<i64> =
        ranges.iter().map(|range| i64::try_from(range.len()).unwrap_or(i64::MAX)).collect();
    let (found, element) = (buffer.extents()?, buffer.element()?);
    if found != expected || Some(element) != number(T::TYPE) {
        let describe = |extents: &[i64]| format!("blocks of {extents:?}");
        return Err(Error::Shape {
            what: name(port, "output"),
            expected: describe(&expected),
            found: describe(&found),
        });
    }
    buffer.to_bytes()
}

/// Checks an element type and extents.
fn typed<T: HostElement>(port: &Port, found: &[usize], what: &str) -> Result<(), Error> {
    let expected = extents(port, what)?;
    match port.element == T::TYPE && expected == found {
        true => Ok(()),
        false => Err(Error::Shape {
            what: name(port, what),
            expected: port.describe(),
            found: format!(
                "{}[{}]",
                T::TYPE,
                found.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
            ),
        }),
    }
}
