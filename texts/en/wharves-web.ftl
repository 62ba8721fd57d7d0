### What only the board for any game says of Wharves in the browser, in the words of the server’s fields.

## Things on the table

plain-zone-round = Round
plain-zone-leader = Leader
plain-zone-phase = Now
plain-zone-favoured = Favoured
plain-zone-played = Played
plain-zone-taken = Stored first
plain-zone-stored = Stored
plain-zone-discards = Discard pile
plain-zone-lacks = Wharves without a crate in hand
plain-zone-returned = Shuffled back
plain-zone-reshuffles = Reshuffles
plain-zone-hands = Crates in hand
plain-zone-pile = Pile
plain-zone-hand = Hand
plain-zone-setup = Setup
plain-zone-crates = Stored crates
plain-zone-wharves = All four wharves
plain-zone-tie = Number of crates

## Words

plain-name-north = North wharf
plain-name-east = East wharf
plain-name-south = South wharf
plain-name-west = West wharf
plain-name-favour = Favour a wharf
plain-name-play = Play a crate
plain-name-store = Store crates
plain-name-over = The game is over

## Moves

plain-move-favour = Favour: { $value }
plain-move-play = Play { $value }
plain-move-store = Store { $value }
plain-move-done = No second crate

## What happened

plain-event-dealt = { $name } is dealt { $count ->
    [one] one crate
   *[other] { $count } crates
}.
plain-event-piled = The pile has { $count ->
    [one] one crate
   *[other] { $count } crates
}.
plain-event-round = Round { $round } begins. { $leader } leads and throws { $die }.
plain-event-favoured = { $name } favours this wharf: { $wharf }.
plain-event-played = { $name } plays { $card }.
plain-event-won = { $name } wins the round.
plain-event-stored = { $name } stores { $cards }.
plain-event-discarded = Discarded: { $cards }.
plain-event-drew = { $name } draws { $count ->
    [one] one crate
   *[other] { $count } crates
}.
plain-event-reshuffled = The pile was empty: the discard pile is shuffled and becomes the new one.
plain-event-ended = The game is over.

## What is refused

plain-refusal-game_over = The game is over: nothing more can be played.
plain-refusal-not_your_turn = It is not your turn to decide. { $seat } is deciding.
plain-refusal-other_question = Something else is asked: { $asked }.
plain-refusal-not_in_hand = Crate { $card } is not in your hand. Choose one that is.
plain-refusal-must_follow = You have crates of the wharf that was led: { $wharf }. Play one of these.
plain-refusal-not_played = Crate { $card } was not played in this round. Choose one that was.
plain-refusal-out_of_order = The lower of two crates is named first: { $card } comes too late.
plain-refusal-store_one = You must store at least one crate. Choose one.
plain-refusal-too_many = That is one too many. Leave it out.

## Options of the game

plain-option-rounds = Length
plain-option-rounds-6 = short: 6 rounds
plain-option-rounds-8 = 8 rounds
plain-option-rounds-10 = long: 10 rounds
