//! Printing to a reader that may stop reading.

/// Prints a line. The reader may be gone (`entrepot verify records/*/* | head -1`), but the exit status still depends on what
/// the command finds.
macro_rules! say {
    ($($words:tt)*) => {{
        use std::io::Write;
        let _ = writeln!(std::io::stdout(), $($words)*);
    }};
}

pub(super) use say;
