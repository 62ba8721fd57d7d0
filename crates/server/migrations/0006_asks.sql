-- What the deciding player is asked, for lists: a name of the game's own. Unknown for tables of earlier versions until something
-- happens there.
ALTER TABLE game_table ADD COLUMN asks TEXT;
