### What only the terminal says of Wharves. Words to be typed (play, store …) are the same in all languages.

## Beginning and end

tie-break = Equal points at the top: of these, fewer stored crates win [W6.5].
shared-victory = Shared victory: { $name } [W6.5].

## The table

round = Round { $n } of { $rounds }
favoured = Favoured
played = Played
played-none = nothing yet
piles = Piles
piles-text = pile { $pile }, discard pile { $discards }
in-hand = { $crates } in hand
stored = Stored
lacks = Has none of
hand = Your hand

## What cannot be understood

card-unknown = There is no crate ‘{ $name }’. Type a number from 1 to { $most }, such as ‘card 17’.

## Help

help-notation = Moves in words, as they stand at the right of the list; several may share one line.
help-card = Shows to which wharf a crate belongs and what it is worth.

## Wrong options of the command

usage-first = Whoever leads the first round is a seat from 1 to the number of players, not ‘{ $found }’.
