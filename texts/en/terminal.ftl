### What only the terminal says. Words to be typed (undo, why, build …) are the same in all languages.

## Beginning and end

title = San Juan
greeting = At the table, by seat: { $names }.
greeting-help = Choose by typing a number. ‘help’ shows what else you can type.
promise = Fingerprint of the deal: { $promise }
person-default = Player
goodbye = The game ends here, unfinished. Thank you for playing.
final-scores = Final scores
tie-break = Equal points at the top ({ $points }): cards in hand and goods on production buildings decide ({ $cards }) [S12.5].
wins = { $name } wins!
shared-victory = Shared victory: { $name } [S12.6].
seed-was = Seed of this game: { $seed }

## Handing over

hand-over-title = { $name } to play
hand-over = Give the keyboard to { $name }. Nobody else should look now. { $name }, press Enter to see your cards.
press-enter = Press Enter to go on.
forced = { $answer }: nothing else is possible here, so it is done for you.

## The table

label = { $text }:
round = Round { $n }
news = Since your last turn:
roles = Roles
role-taken = { $role }: { $name }
roles-free = free: { $roles }
prices-open = Prices now
prices = Trading house
prices-unknown = no tile is known yet
prices-coming = next { $cards }
piles = Piles
piles-text = draw pile { $draw }, discard pile { $discard }
cathedral-there = the Cathedral can be built
who-you = { $name } (you)
building-covers = over { $list }
building-new = new: works after this phase
building-used = used
laid = Under buildings: { $counts }
laid-known = Under buildings: { $counts }. You laid there: { $list }
hand = Your hand ({ $n }, limit { $limit })
hand-card = { $card } ({ $cost })
hand-empty = empty
hand-known = Known cards in hand: { $list }
legend = ● a good, ○ no good; numbers behind cards are costs.
legend-at_least = + means: cards under Chapel, Bank and Harbor are not shown.

## Answers by number

role-does = everybody: { $action } · you also: { $privilege }
about-build = cost { $now } (printed { $cost }) · { $points }
about-cost = cost { $now }
about-card = cost { $cost } · { $points }
choose-up_to = Up to { $n }, all in one line or one after the other.
choose-several = All in one line or one after the other, in any order.
picked-exactly = Chosen: { $list }. Still to choose: { $n }.
picked-up_to = Chosen: { $list }. Up to { $n } more.
hint-crane = You have the Crane: the costs are those on a new place; over one of your buildings it gets cheaper. You choose the place next.
hint-harbor = The good you name first goes under the Harbor.

## Taking back and leaving

undone = Taken back: ‘{ $what }’.
reset-done = { $n ->
    [one] 1 choice taken back.
   *[other] { $n } choices taken back.
}
undo-nothing = There is nothing you can take back: since your last choice cards were drawn or turned up, or another player had to decide.
undo-not_yours = The last choice is another player’s. Only that player can take it back.
quit-sure = Do you want to leave the game? It cannot be continued later. (yes/no)
quit-yes = yes y
quit-not = The game goes on.

## What cannot be understood

input-number = Type a number from 1 to { $most }, or ‘help’.
input-one = Only one answer fits here: type one number.
input-too_many = That is too many: choose at most { $most }.
input-too_often = You do not have that many of it: { $what }.
input-empty = Name at least one move, or type a number.
input-no_move = ‘{ $word }’ is neither a move nor a command. Type a number from the list, or ‘help’.
input-no_name = ‘{ $verb }’ needs a name behind it.
input-wrong_name = ‘{ $word }’ is no name that can stand behind ‘{ $verb }’. The names stand at the right of the list.
input-meant = ‘{ $word }’ is called ‘{ $id }’ here: names in moves are the same in all languages.
step-reveals_too_early = This move shows cards, so it must be the last in its line. Type what follows afterwards.
why-what = Type what you ask about behind it: ‘why build palace’, or just ‘why palace’.
why-allowed = { $what }: that is allowed.
rules-unknown = There is no rule with the number ‘{ $number }’. Type something like ‘rules S5.5’, or ‘rules S5’ for a whole chapter.
card-unknown = There is no card called ‘{ $name }’. Type the name of a building, such as ‘card chapel’.
card-several = Several cards begin like that: { $list }.
card-figures = Cost { $cost } · points { $points } · copies { $copies }
log-skipped = ({ $n } earlier lines; ‘log all’ shows them.)

## Help

help-numbers = The answer with this number; where several things are asked for, several numbers, in any order.
help-notation = Moves in words, as they stand at the right of the list; several may share one line. A good is written behind its building: pay indigo_plant+good.
help-undo = Takes back your last choice, as long as nobody has learned anything by it.
help-reset = Takes back all your choices that can be taken back.
help-why = Says why something is not allowed, with its rule.
help-rules = Shows a rule by its number; ‘rules S5’ a whole chapter.
help-card = Shows what a card does, its figures and how sure they are.
help-table = Shows the table again.
help-log = Shows what happened; ‘log all’ from the beginning.
help-options = Shows the options of this game.
help-help = Shows this page.
help-quit = Leaves the game.
help-marks = Words to be typed are the same in all languages.

## Wrong options of the command

usage-name = ‘{ $name }’ is no name for a seat: 1 to { $longest } letters are needed. Example: --seats Ana,greedy,Ben
usage-yardstick = ‘{ $name }’ is a yardstick for tests, not an opponent for people. Computer players to choose from: { $bots }
usage-no_person = Nobody in --seats is a person. Name at least one, such as --seats Ana,greedy; for computer players alone there is ‘entrepot selfplay’.
usage-players_differ = The number of players is given twice and differs: { $counts }. Name it once.
usage-players = San Juan is for 2 to 4 players, not ‘{ $found }’.
usage-governor = The governor is a seat from 1 to the number of players, not ‘{ $found }’.
usage-option = There is no option ‘{ $found }’. The options are: { $options }.
usage-value = The option { $option } takes { $right }, not ‘{ $found }’.
usage-seed = A seed is a number or 64 hexadecimal digits, not ‘{ $found }’.

## The components

data-title = San Juan: components
data-where = All figures are in crates/sanjuan/data/cards.txt: whoever owns the box can correct them there.
data-cost = cost
data-points = points
data-copies = copies
data-first = 1st ed.
data-tiles = Trading house tiles
