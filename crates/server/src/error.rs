//! Why a server cannot serve, with messages for its operator.

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// Why a server cannot serve.
#[derive(Debug)]
pub enum ServeError {
    /// Another program listens there.
    PortTaken(SocketAddr),
    /// The address cannot be used.
    Address {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        why: String,
    },
    /// The data folder cannot be used.
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        why: String,
    },
    /// Another server uses the data folder.
    FolderInUse(PathBuf),
    /// The file in the data folder cannot be used.
    File {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The database URL is not valid.
    DatabaseUrl,
    /// A newer program has changed the database, which is left untouched.
    DatabaseIsNewer,
    /// The database cannot be used; the text says why.
    Database(String),
    /// The system refused an operation that should not fail.
    System(std::io::Error),
}

impl ServeError {
    pub(crate) fn listen(address: SocketAddr, error: &std::io::Error) -> ServeError {
        match error.kind() {
            std::io::ErrorKind::AddrInUse => ServeError::PortTaken(address),
            _ => ServeError::Address { address, why: error.to_string() },
        }
    }

    pub(crate) fn file(file: &Path, why: &dyn fmt::Display) -> ServeError {
        ServeError::File { file: file.into(), why: why.to_string() }
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::PortTaken(address) => {
                let other = SocketAddr::new(address.ip(), address.port().wrapping_add(1));
                write!(
                    f,
                    "port {} is taken: another program, or another entrepot serve, listens there; choose another with --listen {other}",
                    address.port()
                )
            }
            ServeError::Address { address, why } => {
                write!(f, "cannot listen on {address} ({why}); choose another address with --listen 127.0.0.1:8100")
            }
            ServeError::Folder { folder, why } => {
                write!(f, "cannot write to the folder {} ({why}); choose another with --data FOLDER", folder.display())
            }
            ServeError::FolderInUse(folder) => write!(
                f,
                "another Entrepôt already uses this folder, {}; end that one, or choose another folder with --data FOLDER",
                folder.display()
            ),
            ServeError::File { file, why } => write!(
                f,
                "the file {} cannot be used as a database ({why}); move it elsewhere to begin with a new one, or choose \
                 another folder with --data FOLDER",
                file.display()
            ),
            ServeError::DatabaseUrl => f.write_str(
                "the database is given as --database postgres://USER:PASSWORD@HOST/NAME, or in the variable ENTREPOT_DATABASE; leave it out for a file",
            ),
            ServeError::DatabaseIsNewer => f.write_str(
                "the database was changed by a newer version of this program; update the program (nothing was changed)",
            ),
            ServeError::Database(why) => write!(f, "the database cannot be used: {why}"),
            ServeError::System(error) => write!(f, "the system refuses: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}
