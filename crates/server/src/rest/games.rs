//! The games that can be played.

use crate::App;
use crate::protocol::GameInfo;
use axum::Json;
use axum::extract::State;
use std::time::Instant;

/// The games of this server.
#[utoipa::path(get, path = "/games", operation_id = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let mut games = app.games.info();
    for GameInfo { name: game, bots, .. } in &mut games {
        bots.iter_mut().for_each(|bot| bot.slow = app.paces.is_slow(game, &bot.name, Instant::now()));
    }
    Json(games)
}
