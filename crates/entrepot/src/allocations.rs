//! Counts heap allocations. Only with the feature `count-allocations`, which replaces the program's allocator with one that
//! counts.

/// Runs something and returns how many allocations it made; `None` if they are not counted.
#[cfg(feature = "count-allocations")]
pub fn count(run: impl FnOnce()) -> Option<u64> {
    Some(allocation_counter::measure(run).count_total)
}

/// Runs something and returns how many allocations it made; `None` if they are not counted.
#[cfg(not(feature = "count-allocations"))]
pub fn count(run: impl FnOnce()) -> Option<u64> {
    run();
    None
}
