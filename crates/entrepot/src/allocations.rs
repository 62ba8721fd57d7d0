//! How often the heap is asked for memory. Counted only with the feature `count-allocations`, which replaces the
//! program's allocator by one that counts.

/// Runs something and says how many allocations it made; `None` where they are not counted.
#[cfg(feature = "count-allocations")]
pub fn count(run: impl FnOnce()) -> Option<u64> {
    Some(allocation_counter::measure(run).count_total)
}

/// Runs something and says how many allocations it made; `None` where they are not counted.
#[cfg(not(feature = "count-allocations"))]
pub fn count(run: impl FnOnce()) -> Option<u64> {
    run();
    None
}
