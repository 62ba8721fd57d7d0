-- What each player has built, for pictures in lists: a JSON list of names for each seat. Unknown for tables of earlier versions
-- until something happens there.
ALTER TABLE game_table ADD COLUMN towns TEXT;
