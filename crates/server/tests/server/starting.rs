//! A server that cannot start says why, and what would help.

use crate::harness::{Server, config, database_file, start};
use entrepot_server::ServeError;
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
    // Below a file there is no folder, and a folder is no file.
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
    assert!(matches!(refusal(config(folder.path())), ServeError::Database(_)));
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
