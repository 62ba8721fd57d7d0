//! Limits on the open sockets of one guest and the connections of one address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// The most sockets of one guest, at all tables together: more than a person can watch.
pub(crate) const SOCKETS: usize = 12;

/// Counts how many of something each holder has.
#[derive(Clone)]
pub(crate) struct Quotas<K> {
    each: usize,
    held: Arc<Mutex<HashMap<K, usize>>>,
}

/// One counted place, given back when it is dropped.
pub(crate) struct Held<K: Eq + Hash> {
    quotas: Quotas<K>,
    who: K,
}

impl<K: Eq + Hash + Clone> Quotas<K> {
    /// Allows each holder this many.
    pub(crate) fn new(each: usize) -> Quotas<K> {
        Quotas { each, held: Arc::default() }
    }

    /// One more place for somebody; `None` if they have too many.
    pub(crate) fn take(&self, who: &K) -> Option<Held<K>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.get(who).copied().unwrap_or_default();
        if count >= self.each {
            return None;
        }
        held.insert(who.clone(), count + 1);
        Some(Held { quotas: self.clone(), who: who.clone() })
    }
}

impl<K: Eq + Hash> Drop for Held<K> {
    fn drop(&mut self) {
        let mut held = self.quotas.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let quotas = Quotas::new(3);
        let mut held: Vec<_> = (0..3).map(|_| quotas.take(&"ana").unwrap()).collect();
        assert!(quotas.take(&"ana").is_none());
        assert!(quotas.take(&"ben").is_some(), "others are not held up");
        held.pop();
        assert!(quotas.take(&"ana").is_some());
        held.clear();
        assert!(quotas.held.lock().unwrap().is_empty(), "whoever has left is forgotten");
    }
}
