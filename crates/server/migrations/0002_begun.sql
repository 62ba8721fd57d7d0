-- So many moves had been played before the table was opened: nobody who sits there can take them back.
ALTER TABLE game_table ADD COLUMN begun BIGINT NOT NULL DEFAULT 0;
