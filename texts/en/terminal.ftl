### What only the terminal says. Words to be typed (undo, why, rules …) are the same in all languages.

## Beginning and end

greeting = At the table, by seat: { $names }.
greeting-help = Choose by typing a number. ‘help’ shows what else you can type.
promise = Fingerprint of the deal: { $promise }
person-default = Player
goodbye = The game ends here, unfinished. Thank you for playing.
final-scores = Final scores
wins = { $name } wins!
seed-was = Seed of this game: { $seed }

## Handing over

hand-over-title = { $name } to play
hand-over = Give the keyboard to { $name }. Nobody else should look now. { $name }, press Enter to see your cards.
press-enter = Press Enter to go on.
forced = { $answer }: nothing else is possible here, so it is done for you.

## The table

label = { $text }:
news = Since your last turn:
who-you = { $name } (you)
hand-empty = empty

## Answers by number

choose-up_to = Up to { $n }, all in one line or one after the other.
choose-several = All in one line or one after the other, in any order.
picked-exactly = Chosen: { $list }. Still to choose: { $n }.
picked-up_to = Chosen: { $list }. Up to { $n } more.

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
input-over = The game is over: nothing more can be played.
input-no_move = ‘{ $word }’ is neither a move nor a command. Type a number from the list, or ‘help’.
input-no_name = ‘{ $verb }’ needs a name behind it.
input-wrong_name = ‘{ $word }’ is no name that can stand behind ‘{ $verb }’. The names stand at the right of the list.
input-meant = ‘{ $word }’ is called ‘{ $id }’ here: names in moves are the same in all languages.
step-reveals_too_early = This move shows cards, so it must be the last in its line. Type what follows afterwards.
why-what = Type what you ask about behind it: a number of the list, a name, or a move such as ‘why { $example }’.
why-allowed = { $what }: that is allowed.
rules-unknown = There is no rule with the number ‘{ $number }’. Type something like ‘rules { $rule }’, or ‘rules { $chapter }’ for a whole chapter.
log-skipped = ({ $n } earlier lines; ‘log all’ shows them.)

## Help

help-numbers = The answer with this number; where several things are asked for, several numbers, in any order.
help-undo = Takes back your last choice, as long as nobody has learned anything by it.
help-reset = Takes back all your choices that can be taken back.
help-why = Says why something is not allowed, with its rule.
help-rules = Shows a rule by its number; ‘rules { $chapter }’ a whole chapter.
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
usage-players = This game is for { $least } to { $most } players, not ‘{ $found }’.
usage-players_differ = The number of players is given twice and differs: { $counts }. Name it once.
usage-option = There is no option ‘{ $found }’. The options are: { $options }.
usage-twice = The option ‘{ $option }’ is given twice. Name it once.
usage-value = The option { $option } takes { $right }, not ‘{ $found }’.
usage-seed = A seed is a number or 64 hexadecimal digits, not ‘{ $found }’.
