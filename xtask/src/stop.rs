//! Why a command ends early, and with which exit status.

use std::process::ExitCode;

/// The unsuccessful end of a command. `message` is for a person, and may be empty if a child process has already said
/// everything.
#[derive(Debug, PartialEq, Eq)]
pub struct Stop {
    code: u8,
    message: String,
}

impl Stop {
    /// The command was called incorrectly or something must be installed first: exit status 2.
    pub fn wrong(message: impl Into<String>) -> Self {
        Stop { code: 2, message: message.into() }
    }

    /// The command ran and found a problem: exit status 1.
    pub fn failed(message: impl Into<String>) -> Self {
        Stop { code: 1, message: message.into() }
    }

    /// A child process failed and has said why: its status is passed on.
    pub fn as_child(code: i32) -> Self {
        Stop { code: u8::try_from(code).unwrap_or(1), message: String::new() }
    }

    /// Prints the message and returns the exit status.
    pub fn report(&self) -> ExitCode {
        if !self.message.is_empty() {
            eprintln!("xtask: {}", self.message.trim_end());
        }
        ExitCode::from(self.code)
    }

    /// The message for the user.
    pub fn message(&self) -> &str {
        &self.message
    }
}
