//! The programs of one process that XLA may call back.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicI64, Ordering},
    },
};

use super::{collective::Collective, link::Link, local::local};
use crate::error::Error;

/// The collectives of a program of several processes.
#[derive(Debug)]
pub(crate) struct Plan {
    key: i64,
    /// The digest of the text.
    digest: u64,
    collectives: Vec<Collective>,
    link: Arc<Link>,
}

/// The programs that are in use, by the number in their calls.
type Plans = BTreeMap<i64, Weak<Plan>>;

fn plans() -> MutexGuard<'static, Plans> {
    static PLANS: Mutex<Plans> = Mutex::new(BTreeMap::new());
    PLANS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns a number that few texts share: FNV-1a, which is the same in all builds.
pub(crate) fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |digest, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Plan {
    /// Returns the program of this process, and its collectives, once all processes have the same text.
    pub(crate) fn new(link: &Arc<Link>, text: &str, donated: &[bool]) -> Result<(String, Arc<Self>), Error> {
        static NEXT: AtomicI64 = AtomicI64::new(0);
        let (key, digest) = (NEXT.fetch_add(1, Ordering::Relaxed), digest(text));
        link.agree(digest)?;
        let local = local(text, donated, link.count(), key).map_err(|line| Error::Processes {
            cause: format!("this program is not divided over processes, since it has `{line}`"),
        })?;
        let plan = Arc::new(Self { key, digest, collectives: local.collectives, link: Arc::clone(link) });
        plans().insert(key, Arc::downgrade(&plan));
        Ok((local.text, plan))
    }

    /// Returns the connections to the other processes.
    pub(crate) fn link(&self) -> &Link {
        &self.link
    }

    /// Returns the names of the collectives, in alphabetical order.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.collectives.iter().map(Collective::name).collect();
        names.sort_unstable();
        names
    }
}

impl Drop for Plan {
    fn drop(&mut self) {
        plans().remove(&self.key);
    }
}

/// Does a collective of a program, which XLA calls, from the block of this process before to that after.
pub(crate) fn serve(program: i64, call: i64, from: &[u8], to: &mut [u8]) -> Result<(), String> {
    let unknown = || format!("collective {call} of program {program} is not known");
    let plan = plans().get(&program).and_then(Weak::upgrade).ok_or_else(unknown)?;
    let number = u64::try_from(call).map_err(|_| unknown())?;
    let at = usize::try_from(call).map_err(|_| unknown())?;
    let collective = plan.collectives.get(at).ok_or_else(unknown)?;
    let expected = (collective.bytes(&collective.from), collective.bytes(&collective.to));
    if (from.len(), to.len()) != expected {
        return Err(format!("collective {call} of program {program} has blocks of other sizes"));
    }
    collective.run(&plan.link, (plan.digest, number), from, to).map_err(|error| error.to_string())
}
