### Was nur das Brett für alle Spiele im Browser über Die Kais sagt.

## Was auf dem Tisch liegt

plain-zone-round = Runde
plain-zone-leader = Anspieler
plain-zone-phase = Jetzt
plain-zone-favoured = Begünstigt
plain-zone-played = Gespielt
plain-zone-taken = Zuerst eingelagert
plain-zone-stored = Eingelagert
plain-zone-discards = Ablagestapel
plain-zone-lacks = Kais ohne Kiste auf der Hand
plain-zone-returned = Wieder eingemischt
plain-zone-reshuffles = Neu gemischt
plain-zone-hands = Kisten auf der Hand
plain-zone-pile = Stapel
plain-zone-hand = Hand
plain-zone-setup = Aufbau
plain-zone-crates = Eingelagerte Kisten
plain-zone-wharves = Alle vier Kais
plain-zone-tie = Zahl der Kisten

## Wörter

plain-name-north = Nordkai
plain-name-east = Ostkai
plain-name-south = Südkai
plain-name-west = Westkai
plain-name-favour = einen Kai begünstigen
plain-name-play = eine Kiste spielen
plain-name-store = Kisten einlagern
plain-name-over = die Partie ist beendet

## Züge

plain-move-favour = Begünstigen: { $value }
plain-move-play = Spielen: { $value }
plain-move-store = Einlagern: { $value }
plain-move-done = Keine zweite Kiste

## Was geschehen ist

plain-event-dealt = { $name } erhält { $count ->
    [one] eine Kiste
   *[other] { $count } Kisten
}.
plain-event-piled = Der Stapel hat { $count ->
    [one] eine Kiste
   *[other] { $count } Kisten
}.
plain-event-round = Runde { $round } beginnt. { $leader } spielt an und würfelt { $die }.
plain-event-favoured = { $name } begünstigt diesen Kai: { $wharf }.
plain-event-played = { $name } spielt { $card }.
plain-event-won = { $name } gewinnt die Runde.
plain-event-stored = { $name } lagert ein: { $cards }.
plain-event-discarded = Abgelegt: { $cards }.
plain-event-drew = { $name } zieht { $count ->
    [one] eine Kiste
   *[other] { $count } Kisten
}.
plain-event-reshuffled = Der Stapel war leer: Der Ablagestapel wird gemischt und tritt an seine Stelle.
plain-event-ended = Die Partie ist beendet.

## Was abgelehnt wird

plain-refusal-game_over = Die Partie ist beendet: Es gibt nichts mehr zu spielen.
plain-refusal-not_your_turn = Das entscheidest jetzt nicht du, sondern { $seat }.
plain-refusal-other_question = Gerade ist etwas anderes zu entscheiden: { $asked }.
plain-refusal-not_in_hand = Kiste { $card } hast du nicht auf der Hand. Wähle eine, die du hast.
plain-refusal-must_follow = Du hast Kisten des angespielten Kais: { $wharf }. Spiele eine davon.
plain-refusal-not_played = Kiste { $card } wurde in dieser Runde nicht gespielt. Wähle eine, die gespielt wurde.
plain-refusal-out_of_order = Von zwei Kisten wird die niedrigere zuerst genannt: { $card } kommt zu spät.
plain-refusal-store_one = Mindestens eine Kiste musst du einlagern. Wähle eine.
plain-refusal-too_many = Mehr geht hier nicht. Lass das weg.

## Einstellungen der Partie

plain-option-rounds = Länge
plain-option-rounds-6 = kurz: 6 Runden
plain-option-rounds-8 = 8 Runden
plain-option-rounds-10 = lang: 10 Runden
