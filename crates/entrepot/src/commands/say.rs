//! Printing, as long as somebody reads.

/// Prints a line. Whoever reads may have left (`entrepot verify records/*/* | head -1`): what a command finds still decides how it
/// ends.
macro_rules! say {
    ($($words:tt)*) => {{
        use std::io::Write;
        let _ = writeln!(std::io::stdout(), $($words)*);
    }};
}

pub(super) use say;
