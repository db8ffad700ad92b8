//! What was made lately, so that it is not made again.

use std::sync::{Arc, Mutex, PoisonError};

/// The last values that were used, the latest one first.
#[derive(Debug)]
pub(crate) struct Recent<V> {
    values: Mutex<Vec<Arc<V>>>,
    most: usize,
}

impl<V> Recent<V> {
    /// Creates a list of at most so many values.
    pub(crate) const fn new(most: usize) -> Self {
        Self { values: Mutex::new(Vec::new()), most }
    }

    /// Returns the value that `is_it` accepts, or makes it. Nobody waits while it is made: two threads that need the same value at the same time may make it twice, and
    /// one of the two is kept.
    pub(crate) fn get<E>(
        &self,
        is_it: impl Fn(&V) -> bool,
        make: impl FnOnce() -> Result<V, E>,
    ) -> Result<Arc<V>, E> {
        if let Some(value) = self.latest(&is_it, None) {
            return Ok(value);
        }
        let made = Arc::new(make()?);
        Ok(self.latest(&is_it, Some(Arc::clone(&made))).unwrap_or(made))
    }

    /// Returns the value that `is_it` accepts, or the other one, which becomes the latest.
    fn latest(&self, is_it: impl Fn(&V) -> bool, other: Option<Arc<V>>) -> Option<Arc<V>> {
        let mut values = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        let value = match values.iter().position(|value| is_it(value)) {
            Some(at) => values.remove(at),
            None => other?,
        };
        values.insert(0, Arc::clone(&value));
        values.truncate(self.most);
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_made_once_unless_too_many_others_were_used_since() {
        let recent = Recent::new(2);
        let mut made = Vec::new();
        for wanted in [1, 2, 1, 3, 1, 2, 2] {
            let value = recent.get(
                |value| *value == wanted,
                || {
                    made.push(wanted);
                    Ok::<_, ()>(wanted)
                },
            );
            assert_eq!(value.as_deref(), Ok(&wanted));
        }
        assert_eq!(made, [1, 2, 3, 2]);
        assert_eq!(recent.get(|value| *value == 9, || Err("no")), Err("no"));
        assert_eq!(recent.get(|value| *value == 2, || Err("made")).as_deref(), Ok(&2));
    }

    #[test]
    fn making_a_value_holds_up_no_other() {
        let recent = Recent::new(2);
        let one = recent.get(
            |value| *value == 1,
            || {
                assert_eq!(recent.get(|value| *value == 2, || Ok::<_, ()>(2)).as_deref(), Ok(&2));
                // Another thread makes the same one first: that one is kept.
                assert_eq!(recent.get(|value| *value == 1, || Ok::<_, ()>(1)).as_deref(), Ok(&1));
                Ok::<_, ()>(1)
            },
        );
        assert_eq!(one.as_deref(), Ok(&1));
        assert_eq!(recent.values.lock().unwrap().len(), 2);
    }
}
