//! A program that XLA compiled, for the devices of one process or for one device in each of several.

use std::sync::Arc;

use shapewise_xla::ElementType;

use crate::{
    distributed::{Link, Plan, digest},
    error::Error,
    hlo,
    pjrt::{self, Buffer, Client},
};

/// The devices of a program.
#[derive(Clone, Copy, Debug)]
pub(crate) enum For {
    /// So many devices run one program together.
    Partitions(usize),
    /// So many devices run it, each on an input of its own.
    Replicas(usize),
}

/// A program that is compiled.
#[derive(Debug)]
pub(crate) struct Compiled {
    executable: pjrt::Executable,
    /// The collectives of several processes, and the number of this one on the device.
    several: Option<(Arc<Plan>, Buffer)>,
    /// The connections of several processes whose collectives XLA does, and the digest of the text.
    joined: Option<(Arc<Link>, u64)>,
}

impl Compiled {
    /// Compiles a text. The memory of some inputs may be taken.
    pub(crate) fn new(
        client: &Arc<Client>,
        text: &str,
        donated: &[bool],
        devices: For,
    ) -> Result<Self, Error> {
        let (For::Partitions(needed) | For::Replicas(needed)) = devices;
        let found = client.device_count();
        if needed > found {
            return Err(Error::TooFewDevices { needed, found });
        }
        let Some(link) = client.link() else {
            let executable = client.compile(text, &options(text, devices))?;
            return Ok(Self { executable, several: None, joined: None });
        };
        if needed < found {
            let (count, each) = (link.count(), found.checked_div(link.count()).unwrap_or(0));
            let each = if each == 1 { "one device".to_owned() } else { format!("{each} devices") };
            let cause =
                format!("the program is for {needed} devices, and there are {count} processes of {each}");
            return Err(Error::Processes { cause });
        }
        if let Some(link) = client.joined() {
            let digest = digest(text);
            link.agree(digest)?;
            let compiled = client.compile(text, &options(text, devices));
            let executable = compiled.map_err(|error| link.failure().unwrap_or(error))?;
            return Ok(Self { executable, several: None, joined: Some((Arc::clone(link), digest)) });
        }
        let (text, plan) = Plan::new(link, text, donated)?;
        let executable = client.compile(&text, &options(&text, For::Partitions(1)))?;
        let number = u32::try_from(link.index()).unwrap_or(u32::MAX).to_ne_bytes();
        let number = client.put(link.index(), &number, ElementType::U32, &[])?;
        Ok(Self { executable, several: Some((plan, number)), joined: None })
    }

    /// Runs the program on all devices of this process: the inputs and the outputs of each. See [`pjrt::Executable::execute`].
    pub(crate) fn execute(&self, inputs: &[Vec<&Buffer>], kept: &[i64]) -> Result<Vec<Vec<Buffer>>, Error> {
        if let Some((link, digest)) = &self.joined {
            let _run = link.begin()?;
            link.enter(*digest)?;
            let results = self.executable.execute(inputs, kept);
            return results.map_err(|error| link.failure().unwrap_or(error));
        }
        let Some((plan, number)) = &self.several else { return self.executable.execute(inputs, kept) };
        let _run = plan.link().begin()?;
        let (mut inputs, mut kept) = (inputs.to_vec(), kept.to_vec());
        kept.extend(inputs.first().and_then(|inputs| i64::try_from(inputs.len()).ok()));
        inputs.iter_mut().for_each(|inputs| inputs.push(number));
        // A collective that fails is an error of XLA, whose cause is known here.
        self.executable.execute(&inputs, &kept).map_err(|error| plan.link().failure().unwrap_or(error))
    }

    /// Returns the opcodes of the optimized program.
    pub(crate) fn opcodes(&self) -> Result<Vec<String>, Error> {
        let (message, format) = self.executable.optimized()?;
        hlo::module(&message, &format).and_then(hlo::opcodes).ok_or_else(|| Error::Xla {
            during: "read the optimized program",
            message: format!("its format is `{format}`, and it is not a module of that format"),
        })
    }

    /// Returns the collectives of the optimized program, in alphabetical order.
    pub(crate) fn collectives(&self) -> Result<Vec<&'static str>, Error> {
        if let Some((plan, _)) = &self.several {
            return Ok(plan.names());
        }
        let opcodes = self.opcodes()?;
        let mut collectives: Vec<_> = opcodes.iter().filter_map(|opcode| hlo::collective(opcode)).collect();
        collectives.sort_unstable();
        Ok(collectives)
    }
}

/// Serializes a `CompileOptionsProto`.
fn options(text: &str, devices: For) -> Vec<u8> {
    let (replicas, partitions) = match devices {
        For::Partitions(count) => (1, count),
        For::Replicas(count) => (count, 1),
    };
    // The build options (field 3): replicas (4), partitions (5), use_spmd_partitioning (6), use_shardy_partitioner (19).
    let mut build = vec![4 << 3];
    varint(u64::try_from(replicas).unwrap_or(1), &mut build);
    build.push(5 << 3);
    varint(u64::try_from(partitions).unwrap_or(1), &mut build);
    if partitions > 1 {
        build.extend([6 << 3, 1]);
    }
    if text.contains("sdy.") {
        varint(19 << 3, &mut build);
        build.push(1);
    }
    let mut options = vec![3 << 3 | 2];
    varint(u64::try_from(build.len()).unwrap_or(0), &mut options);
    options.extend(build);
    options
}

/// Appends a number as protobuf writes it.
fn varint(mut number: u64, into: &mut Vec<u8>) {
    loop {
        let low = u8::try_from(number & 0x7f).unwrap_or(0);
        number >>= 7;
        into.push(if number > 0 { low | 0x80 } else { low });
        if number == 0 {
            return;
        }
    }
}
