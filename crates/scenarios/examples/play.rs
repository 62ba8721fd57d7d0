//! Plays scenario files and prints the lines that do not hold: `cargo run -p entrepot-scenarios --example play -- FILE…`.

fn main() -> std::process::ExitCode {
    let mut failures = 0;
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| format!("{error}"));
        match entrepot_scenarios::run_text(&text) {
            Ok((count, failed)) => {
                failed.iter().for_each(|one| println!("{file}:{}: {}: {}", one.line, one.scenario, one.what));
                println!("{file}: {count} scenarios, {} lines do not hold", failed.len());
                failures += failed.len();
            }
            Err(error) => {
                println!("{file}:{}: {}", error.line, error.what);
                failures += 1;
            }
        }
    }
    if failures == 0 { std::process::ExitCode::SUCCESS } else { std::process::ExitCode::FAILURE }
}
