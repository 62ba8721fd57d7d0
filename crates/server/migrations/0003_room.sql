-- How much of the disk a table takes: its moves are counted, so that nobody can fill the disk.
ALTER TABLE game_table ADD COLUMN moves BIGINT NOT NULL DEFAULT 0;

-- Why a table is kept: 0 nobody has played there yet, 1 somebody has, 2 it is gone and its rows wait to be removed.
ALTER TABLE game_table ADD COLUMN kept BIGINT NOT NULL DEFAULT 0;

UPDATE game_table SET moves = (SELECT COUNT(*) FROM played WHERE played.table_id = game_table.id);

UPDATE game_table SET kept = 1 WHERE EXISTS (
    SELECT 1 FROM played JOIN seat ON seat.table_id = played.table_id AND seat.seat = played.seat
    WHERE played.table_id = game_table.id AND played.n >= game_table.begun AND seat.guest IS NOT NULL
);

-- What was not touched for long is found without looking at everything.
CREATE INDEX table_by_touch ON game_table (kept, touched);
CREATE INDEX table_of_owner ON game_table (owner);
CREATE INDEX guest_by_age ON guest (created, id);
-- Whoever forgets a guest must not look at all requests for it.
CREATE INDEX request_of_guest ON request (guest);
