-- SQLite and PostgreSQL read the same files: only TEXT and BIGINT, and nothing that one of them lacks.
-- Times are milliseconds since 1970; what is true or false is 1 or 0.

-- What this database is: its id, by which browsers keep the cookies of several servers apart.
CREATE TABLE meta (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Somebody who came with a browser. Of the secret in the cookie only the SHA-256 is kept.
CREATE TABLE guest (
    id          TEXT NOT NULL PRIMARY KEY,
    secret_hash TEXT NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    named       BIGINT NOT NULL,
    language    TEXT,
    created     BIGINT NOT NULL
);

-- One game. Setup, seed, moves and events are the truth; round, decider and outcome are kept beside them so that a list
-- of games needs no replay. Every change counts saves: whoever has seen another number has not seen the last change.
CREATE TABLE game_table (
    id         TEXT NOT NULL PRIMARY KEY,
    owner      TEXT NOT NULL REFERENCES guest (id),
    game       TEXT NOT NULL,
    rules      BIGINT NOT NULL,
    setup      TEXT NOT NULL,
    options    TEXT NOT NULL,
    seed       TEXT NOT NULL,
    commitment TEXT NOT NULL,
    bot_seed   BIGINT NOT NULL,
    state      TEXT NOT NULL,
    round      BIGINT NOT NULL,
    decider    BIGINT,
    outcome    TEXT,
    created    BIGINT NOT NULL,
    touched    BIGINT NOT NULL,
    saves      BIGINT NOT NULL
);

-- Who sits where now. A seat with a guest and a computer player was given up by that guest.
CREATE TABLE seat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat     BIGINT NOT NULL,
    guest    TEXT REFERENCES guest (id),
    name     TEXT NOT NULL,
    bot      TEXT,
    resigned BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seat_of_guest ON seat (guest);

-- The moves in order, from 0: those that are final, and behind them those that can still be taken back.
CREATE TABLE played (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    n        BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    move     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- A seat that somebody else took over, after so many final moves.
CREATE TABLE table_event (
    table_id    TEXT NOT NULL REFERENCES game_table (id),
    seat        BIGINT NOT NULL,
    after_moves BIGINT NOT NULL,
    who         TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- What was asked and done: a request that comes twice is done once. The saves of the table tell which are the newest.
CREATE TABLE request (
    table_id   TEXT NOT NULL REFERENCES game_table (id),
    guest      TEXT NOT NULL REFERENCES guest (id),
    request_id TEXT NOT NULL,
    saves      BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest, request_id)
);
