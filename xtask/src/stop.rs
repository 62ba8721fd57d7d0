//! Why a command ends early, and with which exit status.

use std::process::ExitCode;

/// The end of a command that did not go well. `message` is for a person and may be empty when a program that was
/// started has said everything already.
#[derive(Debug, PartialEq, Eq)]
pub struct Stop {
    code: u8,
    message: String,
}

impl Stop {
    /// The command was called wrongly or something must be installed first: exit status 2.
    pub fn wrong(message: impl Into<String>) -> Self {
        Stop { code: 2, message: message.into() }
    }

    /// The command ran and what it checks does not hold: exit status 1.
    pub fn failed(message: impl Into<String>) -> Self {
        Stop { code: 1, message: message.into() }
    }

    /// A program that was started on the user's behalf failed and has said why: its status is handed on.
    pub fn as_child(code: i32) -> Self {
        Stop { code: u8::try_from(code).unwrap_or(1), message: String::new() }
    }

    /// Tells the user and gives the exit status.
    pub fn report(&self) -> ExitCode {
        if !self.message.is_empty() {
            eprintln!("xtask: {}", self.message.trim_end());
        }
        ExitCode::from(self.code)
    }

    /// What the user is told.
    pub fn message(&self) -> &str {
        &self.message
    }
}
