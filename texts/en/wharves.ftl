### Wharves in English: what the game is made of and what happens in it.
### The rules by number are in wharves-rules.ftl.
###
### A message whose name ends in `-you` speaks to the player it is about, and names the crates that the other one only counts.

## Wharves and crates

game-wharves = Wharves
wharf-north = North wharf
wharf-east = East wharf
wharf-south = South wharf
wharf-west = West wharf
wharf-none = no wharf
wharf-choice = a wharf of the leader’s choice
crate = { $number } ({ $wharf }, worth { $worth })
term-leader = Leader

## Amounts

n-crates = { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## What happened

event-dealt = { $name } is dealt { $crates }.
event-dealt-you = You are dealt: { $list }.
event-piled = The pile has { $crates }; the rest goes back into the box.
event-round = Round { $round } begins. { $name } leads and throws { $die }. Favoured: { $wharf }.
event-round-you = Round { $round } begins. You lead and throw { $die }. Favoured: { $wharf }.
event-favoured = { $name } favours this wharf: { $wharf }.
event-favoured-you = You favour this wharf: { $wharf }.
event-played = { $name } plays { $crate }.
event-played-you = You play { $crate }.
event-won = { $name } wins the round.
event-won-you = You win the round.
event-stored = { $name } stores { $list }.
event-stored-you = You store { $list }.
event-discarded = Discarded: { $list }.
event-drew = { $name } draws { $crates }.
event-drew-you = You draw { $list }.
event-reshuffled = The pile was empty: the discard pile is shuffled and becomes the new one ({ $crates }).
event-ended = The game is over.

## What is asked

ask-favour = Which wharf is favoured in this round?
ask-play = Which crate do you play?
ask-store = Which crates do you store? One or two.
ask-store-more = Do you store a second crate?

## What can be answered

move-favour = Favour { $wharf }
move-play = Play { $crate }
move-store = Store { $crate }
move-done = No second crate

## What is refused, and what would be right

refusal-game_over = The game is over: nothing more can be played.
refusal-not_your_turn = It is not your turn to decide. { $name } is deciding.
refusal-other_question = That does not answer the current question: { $asked }
refusal-not_in_hand = This crate is not in your hand: { $crate }. Choose one that is.
refusal-must_follow = You have crates of the wharf that was led: { $wharf }. Play one of these.
refusal-not_played = This crate was not played in this round: { $crate }. Choose one that was.
refusal-out_of_order = The lower of two crates is named first: { $crate } comes too late. Name both in one step; then their order does not matter.
refusal-store_one = You must store at least one crate. Choose one.
refusal-too_many = That is one too many. Leave it out.

## Points

score-crates = Stored crates
score-wharves = All four wharves
score-total = Points
score-tie = Number of crates

## Options of the game

option-players = Players
option-first = Who leads the first round
option-rounds = Length
option-rounds-6 = short: 6 rounds
option-rounds-8 = 8 rounds
option-rounds-10 = long: 10 rounds
