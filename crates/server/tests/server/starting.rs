//! A server that cannot start says why, and what would help.

use entrepot_server::ServeError;
use entrepot_server_testing::harness::{Server, config, database_file, start};
use sqlx::{AnyConnection, Connection, Executor};
use std::path::Path;

fn refusal(config: entrepot_server::Config) -> ServeError {
    Server::with(config).err().expect("the server does not start")
}

#[test]
fn a_taken_port_is_named() {
    let (server, folder) = start();
    let mut config = config(folder.path());
    config.listen = server.address;
    let error = refusal(config);
    assert!(matches!(error, ServeError::PortTaken(_)));
    let (port, next) = (server.address.port(), server.address.port().wrapping_add(1));
    let text = error.to_string();
    assert!(text.contains(&format!("port {port} ")) && text.contains(&format!("--listen 127.0.0.1:{next}")), "{text}");
}

#[test]
fn an_address_that_is_not_ours_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.listen = "192.0.2.1:8100".parse().unwrap();
    let text = refusal(config).to_string();
    assert!(text.contains("192.0.2.1:8100") && text.contains("--listen"), "{text}");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    // There can be no folder below a file, and a folder is not a file.
    std::fs::create_dir_all(folder.path().join("data/entrepot.db")).unwrap();
    for data in [file.join("data"), folder.path().join("data")] {
        let error = refusal(config(&data));
        assert!(matches!(error, ServeError::Folder { .. }));
        let text = error.to_string();
        assert!(text.contains(&data.display().to_string()) && text.contains("--data"), "{text}");
    }
}

#[test]
fn a_folder_with_an_odd_name_will_do() {
    let folder = tempfile::tempdir().unwrap();
    let odd = folder.path().join("my games? 100% é#1");
    Server::on(&odd).stop();
    assert!(database_file(&odd).exists());
}

async fn all_rows(file: &Path) -> Vec<(i64, String)> {
    let mut connection = AnyConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let rows = sqlx::query_as("SELECT version, description FROM _sqlx_migrations ORDER BY version");
    rows.fetch_all(&mut connection).await.unwrap()
}

#[test]
fn a_database_of_a_newer_program_is_left_as_it_is() {
    let (server, folder) = start();
    server.stop();
    let file = database_file(folder.path());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let rows = runtime.block_on(async {
        let mut connection = AnyConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
        let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                     VALUES (9999, 'from the future', 1, x'00', 1)";
        connection.execute(newer).await.unwrap();
        connection.close().await.unwrap();
        all_rows(&file).await
    });
    let error = refusal(config(folder.path()));
    assert!(matches!(error, ServeError::DatabaseIsNewer));
    assert!(error.to_string().contains("update the program"));
    assert_eq!(runtime.block_on(all_rows(&file)), rows, "nothing was changed");
}

#[test]
fn a_file_that_is_no_database_is_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let file = database_file(folder.path());
    std::fs::write(&file, "a letter to a friend, not a database at all").unwrap();
    let error = refusal(config(folder.path()));
    assert!(matches!(error, ServeError::File { .. }));
    let text = error.to_string();
    assert!(text.contains(&file.display().to_string()) && text.contains("--data"), "{text}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "a letter to a friend, not a database at all");
}

#[test]
fn what_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let with = |url: &str| {
        let mut config = config(folder.path());
        config.database = Some(url.into());
        refusal(config).to_string()
    };
    assert!(with("mysql://localhost/games").contains("postgres://USER:PASSWORD@HOST/NAME"));
    let text = with("postgres://ana:secret-word@127.0.0.1:1/games");
    assert!(text.contains("database") && !text.contains("secret-word"), "{text}");
}

#[test]
fn a_folder_belongs_to_one_server() {
    let (server, folder) = start();
    let error = refusal(config(folder.path()));
    assert!(matches!(error, ServeError::FolderInUse(_)));
    let text = error.to_string();
    assert!(text.contains(&folder.path().display().to_string()) && text.contains("--data"), "{text}");
    server.stop();
    Server::on(folder.path()).crash();
    Server::on(folder.path()).stop();
}

/// They contain the seeds of running games.
#[cfg(unix)]
#[test]
fn nobody_else_on_the_computer_reads_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::on(&data);
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let files: Vec<_> = std::fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(files.len() >= 3, "{files:?}");
    files.iter().for_each(|file| assert_eq!(mode(file), 0o600, "{file:?}"));
    server.stop();
}

/// A database in a folder where no other file can be created. Root may write to any folder, so then there is nothing to test.
#[cfg(unix)]
#[test]
fn a_folder_that_can_only_be_read_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let (server, folder) = start();
    server.stop();
    let set = |mode| std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(mode)).unwrap();
    set(0o500);
    if std::fs::write(folder.path().join("probe"), "").is_err() {
        let error = refusal(config(folder.path()));
        assert!(matches!(error, ServeError::Folder { .. }), "{error}");
    }
    set(0o700);
}
