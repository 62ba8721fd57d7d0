//! A PostgreSQL server for the duration of a test.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const MISSING: &str =
    "PostgreSQL's initdb is needed for this test; on Debian: apt-get install postgresql (its server need not run)";

/// A server on a folder of its own.
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    port: u16,
}

impl Postgres {
    pub fn start() -> Postgres {
        let programs = programs().expect(MISSING);
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let postgres = Postgres { folder: tempfile::tempdir().unwrap(), programs, port };
        if is_root() {
            // PostgreSQL refuses to run as root.
            run(Command::new("chown").arg("postgres").arg(postgres.folder.path()));
        }
        let data = postgres.data();
        run(postgres.command("initdb").args(["-A", "trust", "-U", "postgres", "--no-sync", "-D"]).arg(&data));
        let options = format!("-p {port} -k {} -c listen_addresses=127.0.0.1", postgres.folder.path().display());
        let log = postgres.folder.path().join("log");
        run(postgres.command("pg_ctl").args(["-w", "-o", &options, "-l"]).arg(log).arg("-D").arg(&data).arg("start"));
        postgres
    }

    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Restores everything from a dump.
    pub fn restore(&self, dump: &str) {
        let file = self.folder.path().join("dump.sql");
        std::fs::write(&file, dump).unwrap();
        let mut psql = self.command("psql");
        run(psql.args(["--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", &self.url(), "--file"]).arg(file));
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// One of its programs, run as the user of this server.
    pub fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = if is_root() { Command::new("runuser") } else { Command::new(&program) };
        if is_root() {
            command.args(["-u", "postgres", "--"]).arg(&program);
        }
        // In its own folder: that user may not have access to ours.
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data();
        let _ = self.command("pg_ctl").args(["-m", "immediate", "-D"]).arg(data).arg("stop").output();
    }
}

fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

/// Where initdb is: in the path, or where Debian puts it.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    debian.chain(std::env::split_paths(&path)).find(|folder: &PathBuf| folder.join("initdb").exists())
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    Path::new("/proc/self").metadata().is_ok_and(|metadata| metadata.uid() == 0)
}
