### Die Kais auf Deutsch: woraus das Spiel besteht und was darin geschieht.
### Die Regeln nach Nummern stehen in wharves-rules.ftl.

## Kais und Kisten

game-wharves = Die Kais
wharf-north = Nordkai
wharf-east = Ostkai
wharf-south = Südkai
wharf-west = Westkai
wharf-none = kein Kai
wharf-choice = nach Wahl des Anspielers
crate = { $number } ({ $wharf }, Wert { $worth })
term-leader = Anspieler

## Mengen

n-crates = { $n ->
    [one] { $n } Kiste
   *[other] { $n } Kisten
}
n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Was geschehen ist

event-dealt = { $name } erhält { $crates }.
event-dealt-you = Du erhältst: { $list }.
event-piled = Der Stapel hat { $crates }; der Rest kommt zurück in die Schachtel.
event-round = Runde { $round } beginnt. { $name } spielt an und würfelt { $die }. Begünstigt: { $wharf }.
event-round-you = Runde { $round } beginnt. Du spielst an und würfelst { $die }. Begünstigt: { $wharf }.
event-favoured = { $name } begünstigt diesen Kai: { $wharf }.
event-favoured-you = Du begünstigst diesen Kai: { $wharf }.
event-played = { $name } spielt { $crate }.
event-played-you = Du spielst { $crate }.
event-won = { $name } gewinnt die Runde.
event-won-you = Du gewinnst die Runde.
event-stored = { $name } lagert ein: { $list }.
event-stored-you = Du lagerst ein: { $list }.
event-discarded = Abgelegt: { $list }.
event-drew = { $name } zieht { $crates }.
event-drew-you = Du ziehst: { $list }.
event-reshuffled = Der Stapel war leer: Der Ablagestapel wird gemischt und tritt an seine Stelle ({ $crates }).
event-ended = Die Partie ist beendet.

## Was gefragt wird

ask-favour = Welcher Kai ist in dieser Runde begünstigt?
ask-play = Welche Kiste spielst du?
ask-store = Welche Kisten lagerst du ein? Eine oder zwei.
ask-store-more = Lagerst du eine zweite Kiste ein?

## Was man antworten kann

move-favour = Begünstigen: { $wharf }
move-play = Spielen: { $crate }
move-store = Einlagern: { $crate }
move-done = Keine zweite Kiste

## Was abgelehnt wird, und was richtig wäre

refusal-game_over = Die Partie ist beendet: Es gibt nichts mehr zu spielen.
refusal-not_your_turn = Das entscheidest jetzt nicht du, sondern { $name }.
refusal-other_question = Gerade ist etwas anderes zu entscheiden: { $asked }
refusal-not_in_hand = Diese Kiste hast du nicht auf der Hand: { $crate }. Wähle eine, die du hast.
refusal-must_follow = Du hast Kisten des angespielten Kais: { $wharf }. Spiele eine davon.
refusal-not_played = Diese Kiste wurde in dieser Runde nicht gespielt: { $crate }. Wähle eine, die gespielt wurde.
refusal-out_of_order = Von zwei Kisten wird die niedrigere zuerst genannt: { $crate } kommt zu spät. Nenne beide in einem Schritt; dann ist die Reihenfolge egal.
refusal-store_one = Mindestens eine Kiste musst du einlagern. Wähle eine.
refusal-too_many = Mehr geht hier nicht. Lass das weg.

## Punkte

score-crates = Eingelagerte Kisten
score-wharves = Alle vier Kais
score-total = Punkte
score-tie = Zahl der Kisten

## Einstellungen der Partie

option-players = Spieler
option-first = Wer die erste Runde anspielt
option-rounds = Länge
option-rounds-6 = kurz: 6 Runden
option-rounds-8 = 8 Runden
option-rounds-10 = lang: 10 Runden
