### The web client: everything around the table, and what is the same at every table.
### Families of keys whose ends are put together by the client: error-*, bot-*, then-*, board-waiting-*, board-back-*.
### What these pages say of a game is in the game's own files, in keys that end in its name.

## On every page

shell-skip = Skip to the content
shell-pages = Pages
shell-home = Entrepôt home page
shell-games = My games
shell-rules = Rules
shell-settings = Settings
shell-credits = Credits
shell-menu = Menu
shell-language = Language
name-yours = Your name
name-guest = Guest { $n }
name-player = Player { $n }
name-change = Change your name:
name-hint = 1 to 24 characters. Others at the table see it.
name-save = Save
name-bad = Please enter a name of 1 to 24 characters.
dialog-close = Close
shell-loading = Loading…
shell-retry = Try again
shell-footer = Names of games are trademarks of their owners, who have nothing to do with this project. The rules are in our own words; all artwork is our own or freely licensed.

## First page

home-title = Games of trade and towns
home-lead = Free, in your browser, no account. You begin against the computer.
home-facts = { $from } to { $to } players.
home-play = Play now against the computer
home-play-game = Play { $game }
home-opponents = Opponents
home-level = Level
home-level-chosen = chosen
home-level-strength = wins { $n }% against { $level }
home-level-slow = This server’s machine is slow for this level: expect to wait for its moves.
home-level-yardstick = the yardstick: 50%
home-learn = Rules
home-all-games = All { $n } games
home-never = Never played?
home-never-text = The table explains every card. The rules in short:
home-waits-for = { $n ->
    [one] One game waits for { $names }
   *[other] { $n } games wait for { $names }
}
home-back = Welcome back
home-idle = No game is under way.
home-game = Game
home-more = More options
home-opponent = Computer players see only what you would see in their place.
home-rules-hint = rule by rule, with a search
home-short = { $game } in short
home-short-hint = all you need for a first game
home-trouble = Your games did not come
home-storage-low = This server is short of space. Games in progress continue, but no new ones can be started for now.

## My games

games-title = My games
games-new = New table: { $game }
games-waiting = { $n ->
    [one] One game waits for you
    [2] Two games wait for you
    [3] Three games wait for you
   *[other] { $n } games wait for you
}
games-running = In progress
games-finished = Finished
games-round = { $game }, round { $round }
games-stopped = { $game }, stopped
games-unplayable = begun under other rules
games-with = with { $names }
games-turn = Your turn
games-turn-asked = Your turn: { $what }
games-others = { $name } to play
games-on = Play on
games-look = Look
games-won = You won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-shared = You shared the victory, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-place-2 = You came second with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-place-3 = You came third with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-place-4 = You came fourth with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-winner = { $name } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-winners = { $names } shared the victory, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
games-not-scored = It ended without a result.
games-none-running = No games in progress. Sit down at a new table.
games-none-finished = No finished games yet.
games-private = Your games are tied to this browser: come back with the same one and they will be here.
games-delete = Delete: { $game }
games-delete-title = Delete this game?
games-delete-running = Give up and delete this game?
games-delete-text = Its result and its record are gone for good.
games-delete-running-text = It ends without a result and leaves your list. This cannot be undone.
games-delete-yes = Delete
games-delete-no = Keep it

## A new table

new-title = A new table
new-lead = { $game }: choose the players and the options.
new-seats = Who is playing?
new-seat = Seat { $n }
new-seat-me = Me
new-seat-person = Someone here
new-seat-bot = Computer
new-seat-name = Name of seat { $n }
new-seat-name-label = Name
new-seat-level = Level of seat { $n }
new-seat-bot-name = The computer gets a name at the table.
new-add = Add a seat
new-remove = Remove seat { $n }
new-shared = Several people at one screen: between turns a curtain hides the cards until the next one takes over.
new-first = Who goes first?
new-first-lot = At random
new-options = Game options
new-options-hint = You can leave all of this as it is.
new-house = House rules
new-house-hint = Where editions or players differ. You can leave all of this as it is.
new-some = { $n } of your own choice
new-some-count = { $chosen } of { $n } chosen
new-usual = As usual
new-follows = As usual: { $value }
new-start = Start the game
new-bad-name = Seat { $n } needs a name of 1 to 24 characters.
new-bad-twice = Two people are called { $name }. Give one of them another name.
new-bad-nobody = Nobody at this screen has a seat. Take one yourself or give one to someone here.
new-bad-some = { $option }: choose exactly { $n }.
new-bad = This table cannot start yet

## Levels of the computer (family bot-*)

bot-easy = Easy
bot-greedy = Normal
bot-hard = Hard
bot-master = Master
bot-about-easy = Builds what it likes and overlooks an offer now and then.
bot-about-greedy = Plans its city and sells at good prices.
bot-about-hard = Looks ahead and reckons with what you may hold.
bot-about-master = Thinks longest of all before every move.

## Rules

rules-lead = In our own words, in short numbered rules. Explanations at the table link to these numbers.
rules-title = The rules of { $game }
rules-none = The rules of this game have not been written down here yet. The table says what is possible, and why something is not.
rules-search = Search the rules
rules-search-hint = A word or a number
rules-found = { $n ->
    [0] Nothing found. Try a shorter word.
    [one] { $n } rule found
   *[other] { $n } rules found
}
rules-chapters = Chapters
rules-short = In short
rules-link = Link to rule { $number }
rules-unknown = There is no rule with the number { $number }.
rule-title = Rule { $number }
rule-loading = Loading…
rule-all = All rules
explain-rule = Rule { $number }

## Settings

settings-title = Settings
settings-lead = They apply to this browser and take effect at once.
settings-you = You
settings-play = At the table
settings-theme = Appearance
settings-theme-hint = Dark is easier on the eyes in a dark room.
settings-theme-system = Same as device
settings-theme-day = Light
settings-theme-night = Dark
settings-speed = Speed of other players’ moves
settings-speed-hint = Press a key, click or tap to go on with the next move. Hold to skip them all.
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-sound = Sound
settings-sound-hint = Cards, coins, buildings, and when it is your turn. All of it is quiet.
settings-volume = Volume
settings-keys = Single-key shortcuts
settings-keys-hint = Letters and digits work as shortcuts. Switch them off if you use speech input.
settings-forced = Play forced moves automatically
settings-forced-hint = You are not asked when there is nothing to choose; the log still shows what happened.
settings-saved = Saved.
settings-language-hint = Everything changes at once, a game in progress too.

## Credits

credits-title = Credits
credits-lead = Entrepôt stands on the work of others. Thank you.
credits-games = The games
credits-games-text = The names of games are trademarks of their owners, who have nothing to do with this project. All rules are written in our own words, and all drawings are our own or free: nothing comes from the publishers.
credits-games-buy = If you like a game, buy it: around a real table it is better still.
credits-icons = Icons
credits-icons-text = From game-icons.net, under the Creative Commons Attribution 3.0 licence. We have coloured them; the drawings are unchanged.
credits-icons-own = Drawn for this project: { $icons }, the small signs on buttons, and the tab icon.
credits-fonts = Fonts
credits-font-besley = Besley, by Owen Earl and The Besley Project Authors
credits-font-barlow = Barlow Semi Condensed, by Jeremy Tribby and The Barlow Project Authors
credits-libraries = Libraries
credits-under = Licensed under the
credits-licences = All licences in full
credits-project = Entrepôt itself is free software under the MIT or the Apache 2.0 licence, whichever you prefer.

## When something is missing

lost-title = There is nothing here
lost-text = The address { $path } leads nowhere. Perhaps a letter got lost on the way.
lost-home = Go to the home page
trouble-title = That did not work
trouble-load-title = The page could not be loaded
trouble-load = The connection seems to be gone. What you have played is safe.

## What the server cannot do (family error-*)

error-unknown = Something went wrong. Please try again.
error-no_connection = The server is not responding. Check your connection and try again; your games are safe.
error-server = Something went wrong on the server. Please try again in a moment.
error-storage = The server is having trouble saving. Your choice may not have been saved yet; the server will try again automatically.
error-too_fast = Too many requests at once. Wait a few seconds and try again.
error-no_guest = The server does not know you yet. Load the page again.
error-no_such_table = There is no such table, or you have no seat at it.
error-gone = This table no longer exists.
error-other_rules = This game was started under a different version of the rules and cannot be continued.
error-bad_name = Please enter a name of 1 to 24 characters.
error-game_runs = The game is still in progress. You can do this once it is over.
error-too_many_tables = You have too many games. Finish or delete some in ‘My games’ before you start another.
error-storage_low = The server is short of space and cannot start new games for now. Games in progress continue.
error-too_much_stored = Your games take up all the space you have on the server. Delete some of them in ‘My games’.
error-too_many_sockets = You have too many tables open at once. Close one of them, then load this page again.
error-too_many_connections = There are too many connections from your network. Close some pages, or wait a minute.
error-nothing_to_undo = There is nothing to undo: since your last choice, cards have been drawn or others have played.
error-not_your_turn = It is not your turn to decide. Please wait for the others.
error-not_yours = That seat is not yours to play. Hand the device over first.
error-over = The game is over: nothing more can be played.

## The table, whatever is played

name-you = { $name } (you)
then-open = Nothing is revealed: you can still undo this.
then-passes = This is final: the others play next.
then-reveals = This is final: it shows new cards.
label-open = Possible: { $what }
label-chosen = Chosen: { $what }
label-blocked = Not possible: { $what }
label-hinted = The hint points here
label-computer = Computer
label-resigned = Has resigned
label-decides = Decides now
result-title = Final scores
result-wins = { $name } wins!
result-wins-you = You win!
result-shared = Shared victory: { $names }
result-you = { $place ->
    [2] You are second
    [3] You are third
   *[other] You are fourth
}, { $n } behind { $name }
result-you-level = { $place ->
    [2] You are second
    [3] You are third
   *[other] You are fourth
}, level with { $name }
board-table = Table
board-home = { $game }, back to the home page
board-round = Round
board-undo = Undo
board-hint = Hint
board-hint-is = Hint: { $moves }
board-menu = Menu
board-log = Log
log-earlier = Show earlier moves
board-leave = Home
board-computer = computer
board-you = you
board-resigned = resigned
board-tray = Your move
board-suggest = Suggest
board-cancel = Cancel
board-refused = This is not possible now.
board-skip = Next
board-skip-all = Skip all ({ $n })
board-film = What others do
board-acting = { $name } plays.
board-acting-deal = The game begins.
board-news = Since you last looked
board-news-seen = Got it
board-news-more = { $n ->
    [one] One more thing happened
   *[other] { $n } more things happened
}
board-news-show = Show
board-handover = It is { $name }’s turn to decide. Please pass the device on.
board-handover-cover = Cover my cards for { $name }
board-curtain = Over to { $name }
board-curtain-why = The cards are covered, so that nobody sees a hand that is not theirs.
board-curtain-lift = I am { $name }: show my cards
board-curtain-news = What happened since
board-curtain-earlier = { $n ->
    [one] { $n } more line before that
   *[other] { $n } more lines before that
}
board-reconnecting = Connection lost. Reconnecting…
board-waiting-step = Your move is waiting: it is sent as soon as the connection is back.
board-waiting-undo = Your undo is waiting: it is sent as soon as the connection is back.
board-waiting-resign = Your resignation is waiting: it is sent as soon as the connection is back.
board-waiting-several = { $n } things are waiting: they are sent as soon as the connection is back.
board-back = Back again.
board-back-step-done = Back again. Your move went through.
board-back-step-late = Back again. Your move was not possible any more.
board-back-undo-done = Back again. Your move was undone.
board-back-undo-late = Back again. Your move could not be undone any more.
board-back-resign-done = Back again. You have resigned.
board-back-resign-late = Back again. Resigning was not possible any more.
board-back-several-done = Back again. Everything went through.
board-back-several-late = Back again. Not everything was possible any more.
board-opening = The table is being set…
board-failed-title = This table cannot be opened
board-failed = Something went wrong. Please try again later.
board-your-turn = Your turn. { $prompt }
board-title = { $game }, round { $round }
board-title-turn = Your turn: { $game }
menu-reset = Reset turn
menu-resign = Resign…
resign-title = Resign this game?
resign-text = A computer player takes your seat and plays on. This cannot be undone.
resign-text-alone = You are the last person at this table, so the game ends now, as it stands. This cannot be undone.
resign-yes = Resign
resign-no = Play on
keys-title = Keyboard shortcuts
keys-regions = Next part of the table (with Shift: the previous one)
keys-arrows = Move within a part; Home and End jump to its first and last item
keys-space = Space
keys-choose = Choose or put back the highlighted item
keys-enter = Enter
keys-confirm = Choose; press again to confirm
keys-back = Clear your choice, or else undo the last move
keys-undo = Undo
keys-ctrl = Ctrl
keys-explain = Explain the highlighted item
keys-hand = Go to your hand
keys-log = Open the log
keys-list = This list
keys-off = Single-key shortcuts are switched off in the settings.
score-after = { $n ->
    [one] Finished after { $n } round
   *[other] Finished after { $n } rounds
}
score-stopped = You have left: the game ends here.
score-stopped-points = points when it ended
score-board = Look at the table
score-show = Final scores
score-counting = The points are counted
score-ranking = Ranking
score-place-1 = winner
score-place-2 = second
score-place-3 = third
score-place-4 = fourth
score-again = Play again
score-by = Points by category
score-course = Points after each round
score-course-of = { $name }: { $points }.
score-shown-as = Show the points as
score-as-bars = Bars
score-as-figures = Table
score-best = best
score-record = Save the record

## A table of a game that has no board of its own

plain-ask = Choose one of your moves.
plain-said = { $name }: { $what }
plain-zones = What lies on the table
plain-hidden = { $n } hidden
plain-refused = Not possible now
plain-keys = Choose one of the first nine moves
plain-yes = yes
plain-no = no
plain-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
plain-total = Total
