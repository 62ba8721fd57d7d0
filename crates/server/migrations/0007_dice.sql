-- The dice of computer players follow from the seed of their table, so nothing needs to be kept for them.
ALTER TABLE game_table DROP COLUMN bot_seed;
