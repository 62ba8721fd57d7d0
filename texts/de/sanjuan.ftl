### San Juan auf Deutsch: woraus das Spiel besteht und was darin geschieht.
### Die Regeln nach Nummern stehen in sanjuan-rules.ftl; was nur das Terminal sagt, in terminal.ftl.

## Gebäude: ihre Namen

kind-indigo_plant = Indigoküperei
kind-sugar_mill = Zuckermühle
kind-tobacco_storage = Tabakspeicher
kind-coffee_roaster = Kaffeerösterei
kind-silver_smelter = Silberschmelze
kind-smithy = Schmiede
kind-gold_mine = Goldmine
kind-archive = Archiv
kind-poor_house = Armenhaus
kind-black_market = Schwarzmarkt
kind-trading_post = Handelsposten
kind-well = Brunnen
kind-market_stand = Marktstand
kind-crane = Kran
kind-tower = Turm
kind-chapel = Kapelle
kind-aqueduct = Aquädukt
kind-carpenter = Schreinerei
kind-prefecture = Präfektur
kind-market_hall = Markthalle
kind-quarry = Steinbruch
kind-library = Bibliothek
kind-statue = Statue
kind-victory_column = Siegessäule
kind-hero = Heldendenkmal
kind-city_hall = Rathaus
kind-triumphal_arch = Triumphbogen
kind-guild_hall = Zunfthalle
kind-palace = Palast
kind-office_building = Amtsstube
kind-guard_room = Wachstube
kind-hut = Hütte
kind-tavern = Schenke
kind-park = Park
kind-customs_office = Zollhaus
kind-bank = Bank
kind-harbor = Hafen
kind-goldsmith = Goldschmiede
kind-residence = Residenz
kind-cathedral = Kathedrale

## Gebäude: was sie können

effect-indigo_plant = Produziert Indigo und trägt höchstens 1 Ware. Alle beginnen mit einer Indigoküperei.
effect-sugar_mill = Produziert Zucker und trägt höchstens 1 Ware.
effect-tobacco_storage = Produziert Tabak und trägt höchstens 1 Ware.
effect-coffee_roaster = Produziert Kaffee und trägt höchstens 1 Ware.
effect-silver_smelter = Produziert Silber und trägt höchstens 1 Ware.
effect-smithy = Baumeisterphase: Produktionsgebäude kosten dich 1 Karte weniger.
effect-gold_mine = Goldsucherphase: Du darfst die 4 obersten Karten aufdecken. Sind alle Kosten verschieden, kommt die billigste auf deine Hand; sonst gehst du leer aus.
effect-gold_mine-any = Goldsucherphase: Du darfst die 4 obersten Karten aufdecken. Sind alle Kosten verschieden, nimmst du davon eine deiner Wahl; sonst gehst du leer aus.
effect-archive = Ratsherrenphase: Gezogene Karten kommen gleich auf deine Hand, und du legst aus der ganzen Hand ab.
effect-poor_house = Baumeisterphase: Hast du nach dem Bauen nur 0 oder 1 Karte auf der Hand, ziehst du 1.
effect-black_market = Baumeisterphase: Bis zu 2 Karten der Kosten darfst du mit Waren bezahlen, 1 für 1.
effect-trading_post = Händlerphase: Du darfst 1 Ware mehr verkaufen.
effect-well = Aufseherphase: Produzierst du 2 oder mehr Waren, ziehst du 1 Karte.
effect-market_stand = Händlerphase: Verkaufst du 2 oder mehr Waren, ziehst du 1 Karte zusätzlich.
effect-crane = Baumeisterphase: Du darfst eines deiner Gebäude überbauen und bezahlst nur den Unterschied. Was überbaut ist, zählt nicht mehr; eine Ware darauf ist verloren. Der Kran selbst lässt sich nicht überbauen, ein Gebäude nicht mit seinesgleichen.
effect-tower = Dein Handkartenlimit ist 12.
effect-chapel = Rundenbeginn: Du darfst 1 Handkarte verdeckt darunterlegen. Jede Karte darunter zählt am Ende 1 Punkt.
effect-aqueduct = Aufseherphase: Du darfst 1 Ware mehr produzieren.
effect-carpenter = Baumeisterphase: Hast du ein Stadtgebäude gebaut und bezahlt, ziehst du 1 Karte.
effect-prefecture = Ratsherrenphase: Du behältst 2 Karten statt 1.
effect-market_hall = Händlerphase: Verkaufst du überhaupt etwas, ziehst du 1 Karte zusätzlich.
effect-quarry = Baumeisterphase: Stadtgebäude kosten dich 1 Karte weniger.
effect-library = Das Privileg der Rolle, die du genommen hast, zählt für dich doppelt. Zu zweit geht das einmal pro Runde.
effect-statue = Keine Fähigkeit: ein Denkmal, das seine Punkte wert ist.
effect-victory_column = Keine Fähigkeit: ein Denkmal, das seine Punkte wert ist.
effect-hero = Keine Fähigkeit: ein Denkmal, das seine Punkte wert ist.
effect-city_hall = Spielende: 1 Punkt für jedes deiner Stadtgebäude, dieses eingeschlossen.
effect-triumphal_arch = Spielende: 4, 6 oder 8 Punkte für 1, 2 oder 3 deiner Denkmäler.
effect-guild_hall = Spielende: 1 Punkt für jedes deiner Produktionsgebäude und 1 Punkt für jede Art davon.
effect-guild_hall-first = Spielende: 2 Punkte für jedes deiner Produktionsgebäude.
effect-palace = Spielende: 1 Punkt für je 4 deiner übrigen Punkte; wird zuletzt gezählt.
effect-office_building = Rundenbeginn: Du darfst 1 oder 2 Handkarten ablegen und ebenso viele ziehen.
effect-guard_room = Dein Handkartenlimit bleibt 7; solange eine Wachstube im Spiel ist, haben alle ohne Wachstube 6. Der Turm gibt immer 12.
effect-guard_room-always = Dein Handkartenlimit ist 7; alle ohne Wachstube haben 6. Der Turm gibt immer 12.
effect-hut = Händlerphase: Hat niemand etwas verkauft, ziehst du 1 Karte.
effect-tavern = Ende einer Baumeisterphase: Hat niemand weniger Gebäude als du und jemand mehr, ziehst du 1 Karte.
effect-park = Überbaust du ihn mit dem Kran, senkt er die Kosten um 6 statt um 3.
effect-customs_office = Beginn einer Ratsherrenphase: Ist es leer, wird eine Karte als Ware daraufgelegt. Sie bringt beim Verkauf 2 Karten, egal wie die Preise stehen.
effect-bank = Einmal im Spiel, am Rundenbeginn: Du darfst beliebig viele Handkarten verdeckt darunterlegen. Jede zählt am Ende 1 Punkt.
effect-harbor = Händlerphase: Die erste Ware, die du verkaufst, kommt darunter, statt abgelegt zu werden. Jede zählt am Ende 1 Punkt.
effect-goldsmith = Goldsucherphase: Du darfst die oberste Karte aufdecken. Hat niemand ein solches Gebäude, kommt sie auf deine Hand.
effect-residence = Spielende: 4, 3, 2 und 1 Punkte für deinen ersten bis vierten Satz aus drei verschiedenen Gebäuden mit gleichen Kosten.
effect-cathedral = Liegt auf dem Tisch; alle dürfen sie statt einer Handkarte bauen. Spielende: 4, 3, 2 und 1 Punkte für die ersten vier 6er-Gebäude der Mitspieler.

## Arten von Gebäuden

group-production = Produktionsgebäude
group-city = Stadtgebäude
group-monument = Stadtgebäude, Denkmal
group-six_cost = Stadtgebäude, 6er-Gebäude
group-cathedral = Stadtgebäude, liegt von Anfang an auf dem Tisch
set-base = Grundspiel
set-expansion = Erweiterung „Neue Gebäude“

## Rollen

role-builder = Baumeister
role-producer = Aufseher
role-trader = Händler
role-councillor = Ratsherr
role-prospector = Goldsucher
role-builder-action = 1 Gebäude bauen
role-producer-action = 1 Ware produzieren
role-trader-action = 1 Ware verkaufen
role-councillor-action = 2 Karten ziehen, 1 behalten
role-prospector-action = Keine Aktion
role-builder-privilege = 1 Karte weniger bezahlen
role-producer-privilege = 1 weitere Ware produzieren
role-trader-privilege = 1 weitere Ware verkaufen
role-councillor-privilege = 5 statt 2 Karten ziehen
role-prospector-privilege = 1 Karte ziehen
phase-builder = Baumeisterphase
phase-producer = Aufseherphase
phase-trader = Händlerphase
phase-councillor = Ratsherrenphase
phase-prospector = Goldsucherphase
phase-role_choice = Rollenwahl
phase-start_of_round = Rundenbeginn
phase-starting_hands = Startvariante

## Waren und Begriffe

good-indigo = Indigo
good-sugar = Zucker
good-tobacco = Tabak
good-coffee = Kaffee
good-silver = Silber
good-customs_office = Ware des Zollhauses
term-governor = Gouverneur

## Mengen

n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
n-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
n-points-at_least = mindestens { $n } Punkte
n-buildings = { $n ->
    [one] { $n } Gebäude
   *[other] { $n } Gebäude
}
n-in_hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
times = { $n } × { $what }

## Was geschah

event-round = Runde { $round } beginnt. { $name } hat die Gouverneurskarte.
event-round-you = Runde { $round } beginnt. Du hast die Gouverneurskarte.
event-role = { $name } nimmt die Rolle { $role }.
event-role-you = Du nimmst die Rolle { $role }.
event-prices = Das Handelshaus zahlt: { $prices }.
event-built = { $name } baut: { $building } (Kosten { $cost }).
event-built-you = Du baust: { $building } (Kosten { $cost }).
event-built-good_lost = Die Ware auf dem überbauten Gebäude ist verloren.
event-built-library = Die Bibliothek hat das Privileg verdoppelt.
building-over = { $building } über { $covered }
event-paid = { $name } bezahlt { $cards }.
event-paid-known = { $name } bezahlt mit: { $list }.
event-paid-you = Du bezahlst mit: { $list }.
event-paid_good = { $name } bezahlt mit einer Ware: { $good }.
event-paid_good-you = Du bezahlst mit einer Ware: { $good }.
event-produced = { $name } produziert: { $goods }.
event-produced-you = Du produzierst: { $goods }.
event-customs = { $name } bekommt eine Ware auf das Zollhaus.
event-customs-you = Du bekommst eine Ware auf das Zollhaus.
event-sold = { $name } verkauft: { $goods }.
event-sold-you = Du verkaufst: { $goods }.
sale = { $good } für { $price }
sale-harbor = { $good } für { $price } (kommt unter den Hafen)
event-drew = { $name } zieht { $cards } ({ $cause }).
event-drew-known = { $name } zieht { $list } ({ $cause }).
event-drew-you = Du ziehst { $list } ({ $cause }).
event-kept = { $name } behält { $cards }.
event-kept-known = { $name } behält: { $list }.
event-kept-you = Du behältst: { $list }.
event-discarded = { $name } legt { $cards } ab ({ $cause }).
event-discarded-known = { $name } legt { $list } ab ({ $cause }).
event-discarded-you = Du legst { $list } ab ({ $cause }).
event-revealed = { $name } deckt Karten auf ({ $building }): { $list }.
event-revealed-you = Du deckst Karten auf ({ $building }): { $list }.
event-took = { $name } nimmt auf die Hand: { $card }.
event-took-you = Du nimmst auf die Hand: { $card }.
event-took-nothing-gold_mine = { $name } geht leer aus: Zwei der Karten kosten gleich viel.
event-took-nothing-gold_mine-you = Du gehst leer aus: Zwei der Karten kosten gleich viel.
event-took-nothing-goldsmith = { $name } geht leer aus: Ein solches Gebäude steht schon in einer Stadt.
event-took-nothing-goldsmith-you = Du gehst leer aus: Ein solches Gebäude steht schon in einer Stadt.
event-laid-chapel = { $name } legt { $cards } unter die Kapelle.
event-laid-chapel-known = { $name } legt unter die Kapelle: { $list }.
event-laid-chapel-you = Du legst unter die Kapelle: { $list }.
event-laid-bank = { $name } legt { $cards } unter die Bank.
event-laid-bank-known = { $name } legt unter die Bank: { $list }.
event-laid-bank-you = Du legst unter die Bank: { $list }.
event-passed-builder = { $name } baut nichts.
event-passed-builder-you = Du baust nichts.
event-passed-producer = { $name } produziert nichts.
event-passed-producer-you = Du produzierst nichts.
event-passed-trader = { $name } verkauft nichts.
event-passed-trader-you = Du verkaufst nichts.
event-passed-other = { $name } passt ({ $cause }).
event-passed-other-you = Du passt ({ $cause }).
event-reshuffled = Der Nachziehstapel war leer: Der Ablagestapel wird gemischt und tritt an seine Stelle ({ $cards }).
event-ended = Die Partie ist beendet.
cause-deal = Starthand
cause-hand_limit = Handkartenlimit

## Was gefragt wird

ask-starting_hand = { $left ->
    [one] Du beginnst mit vier Karten. Wähle { $left } Karte, die du ablegst.
   *[other] Du beginnst mit vier Karten. Wähle { $left } Karten, die du ablegst.
}
ask-role = Wähle eine Rolle.
ask-build = Was möchtest du bauen?
ask-over = Wohin mit diesem Gebäude: { $building }?
ask-library-builder = Soll die Bibliothek das Privileg für dieses Gebäude verdoppeln?
ask-library-councillor = Soll die Bibliothek das Privileg verdoppeln, sodass du 8 statt 5 Karten ziehst?
ask-library-prospector = Soll die Bibliothek das Privileg verdoppeln, sodass du 2 Karten statt 1 ziehst?
ask-pay = { $left ->
    [one] Wähle { $left } Karte zum Bezahlen.
   *[other] Wähle { $left } Karten zum Bezahlen.
}
ask-produce = { $made ->
    [0] Welche Waren möchtest du produzieren?
   *[other] Welche Waren möchtest du noch produzieren?
}
ask-sell = { $sold ->
    [0] Welche Waren möchtest du verkaufen?
   *[other] Welche Waren möchtest du noch verkaufen? Bisher bringen sie dir { $income }.
}
ask-keep = { $left ->
    [one] Wähle { $left } Karte, die du behältst.
   *[other] Wähle { $left } Karten, die du behältst.
}
ask-archive = { $left ->
    [one] Mit dem Archiv wählst du aus der ganzen Hand: Lege { $left } Karte ab.
   *[other] Mit dem Archiv wählst du aus der ganzen Hand: Lege { $left } Karten ab.
}
ask-gold_mine = Möchtest du die Goldmine nutzen?
ask-gold_mine_take = Welche Karte nimmst du?
ask-goldsmith = Möchtest du die Goldschmiede nutzen?
ask-office = { $given ->
    [0] Welche Karten möchtest du in der Amtsstube tauschen?
   *[other] Möchtest du in der Amtsstube noch eine Karte tauschen?
}
ask-chapel = Welche Karte möchtest du unter die Kapelle legen?
ask-bank = { $laid ->
    [0] Welche Karten möchtest du unter die Bank legen? Das geht nur einmal im Spiel.
   *[other] Welche Karten möchtest du noch unter die Bank legen?
}
ask-hand_limit = { $left ->
    [one] Du hast { $left } Karte zu viel auf der Hand. Wähle { $left } Karte, die du ablegst.
   *[other] Du hast { $left } Karten zu viel auf der Hand. Wähle { $left } Karten, die du ablegst.
}

## Was man antworten kann

move-role = Rolle nehmen: { $role }
move-build = Bauen: { $building }
move-beside = An einem neuen Platz
move-over = Überbauen: { $building }
move-over-good = Überbauen: { $building } (Ware verloren)
move-use_library = Bibliothek nutzen
move-no_library = Bibliothek für deine zweite Rolle aufheben
move-pay = Bezahlen mit: { $card }
move-pay_good = Ware: { $good }
move-produce = Produzieren: { $good }
move-sell = Verkaufen: { $good }
move-keep = Behalten: { $card }
move-discard = Ablegen: { $card }
move-reveal-gold_mine = Vier Karten aufdecken
move-reveal-goldsmith = Oberste Karte aufdecken
move-take = Nehmen: { $card }
move-exchange = Tauschen: { $card }
move-lay = Unter die Kapelle legen: { $card }
move-deposit = Unter die Bank legen: { $card }
move-pass = Passen
move-pass-build = Nichts bauen
move-pass-produce = Nichts produzieren
move-pass-sell = Nichts verkaufen
move-pass-gold_mine = Goldmine nicht nutzen
move-pass-goldsmith = Goldschmiede nicht nutzen
move-pass-office = Nichts tauschen
move-pass-chapel = Keine Karte darunterlegen
move-pass-bank = Bank für später aufheben
move-pass-done = Fertig

## Was abgelehnt wird, und was richtig wäre

refusal-game_over = Die Partie ist beendet: Es gibt nichts mehr zu spielen.
refusal-not_your_turn = Das entscheidest jetzt nicht du, sondern { $name }.
refusal-other_question = Gerade ist etwas anderes zu entscheiden: { $asked }
refusal-role_needed = Hier kannst du nicht passen. Wähle eine der Rollen, die noch da sind.
refusal-role_taken = Diese Rolle ist in dieser Runde vergeben: { $role } ({ $name }). Wähle eine von denen, die noch da sind.
refusal-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }. Wähle eine, die du hast.
refusal-owned_already = Dieses Gebäude steht schon in deiner Stadt, und ein Stadtgebäude darf dort nur einmal stehen: { $card }. Wähle ein anderes.
refusal-too_expensive = Zu teuer: Das kostet { $cost }, bezahlen kannst du { $have }. Wähle etwas Billigeres.
refusal-city_full = Deine Stadt hat zwölf Gebäude, und für ein weiteres ist kein Platz. Überbaue eines davon oder baue nichts.
refusal-no_cathedral = Die Kathedrale gehört zur Erweiterung, und die ist nicht dabei. Wähle eine Handkarte.
refusal-cathedral_built = Die Kathedrale ist schon gebaut, und es gibt nur eine. Wähle eine Handkarte.
refusal-nothing_to_cover = Ein solches Gebäude hast du nicht zum Überbauen: { $card }. Wähle eines deiner Stadt und hänge „+good“ an, wenn eine Ware darauf liegt.
refusal-covers_crane = Der Kran selbst lässt sich nicht überbauen. Wähle ein anderes Gebäude.
refusal-covers_like = Ein Gebäude lässt sich nicht mit seinesgleichen überbauen: { $card }. Wähle ein anderes.
refusal-nothing_to_pay = Es gibt nichts (mehr) zu bezahlen. Lass die Bezahlung weg.
refusal-no_black_market = Mit Waren bezahlst du nur, wenn du einen nutzbaren Schwarzmarkt hast. Bezahle mit Karten.
refusal-two_goods_paid = Der Schwarzmarkt nimmt für ein Gebäude zwei Waren, nicht mehr. Bezahle den Rest mit Karten.
refusal-no_such_good = Auf diesem Gebäude liegt keine Ware: { $card }. Wähle eines mit Ware.
refusal-piles_empty = Es ist keine Karte mehr da, die zur Ware werden könnte. Produziere weniger.
refusal-no_empty_building = Du hast kein solches Gebäude, das leer ist: { $card }. Wähle ein Produktionsgebäude ohne Ware.
refusal-not_drawn = Diese Karte hast du nicht gezogen: { $card }. Wähle eine der gezogenen.
refusal-not_revealed = Diese Karte ist nicht aufgedeckt: { $card }. Wähle eine der aufgedeckten.
refusal-out_of_order = Diese Karte passt hier nicht: { $card }. Entweder blieben zu wenige übrig, oder die davor stehen schon fest. Nenne alle in einer Zeile; dann ist die Reihenfolge egal.
refusal-too_many = Mehr geht hier nicht. Lass das weg.
refusal-cannot_pass = Hier kannst du nicht passen. { $asked }

## Dasselbe in Kürze, für Listen

short-too_expensive = kostet jetzt { $cost }, bezahlen kannst du { $have }
short-owned_already = steht schon in deiner Stadt
short-cathedral_built = schon gebaut
short-covers_crane = der Kran selbst lässt sich nicht überbauen
short-covers_like = nicht mit seinesgleichen überbaubar

## Punkte

score-buildings = Gebäude
score-chapel = Kapelle
score-bank = Bank
score-harbor = Hafen
score-triumphal_arch = Triumphbogen
score-guild_hall = Zunfthalle
score-city_hall = Rathaus
score-residence = Residenz
score-cathedral = Kathedrale
score-palace = Palast
score-total = Punkte
score-tie = Karten und Waren

## Einstellungen der Partie

option-players = Spieler
option-governor = Gouverneurskarte zu Beginn
option-edition = Auflage
option-edition-second = zweite (112 Karten)
option-edition-first = erste (110 Karten, andere Zunfthalle, andere Goldmine)
option-expansion = Erweiterung „Neue Gebäude“
option-expansion-on = ja
option-expansion-off = nein
option-starting_variant = Startvariante
option-starting_variant-on = ja, man bekommt 5 bis 8 Karten und behält 4
option-starting_variant-off = nein, alle bekommen 4 Karten
option-gold_mine = Goldmine
option-gold_mine-lowest = gibt die billigste der vier Karten
option-gold_mine-any = gibt eine der vier Karten nach Wahl
option-customs_good_in_tie = Ware auf dem Zollhaus bei Gleichstand
option-customs_good_in_tie-on = zählt
option-customs_good_in_tie-off = zählt nicht
option-chapel_secrecy = Anzahl der Karten unter Kapelle, Bank und Hafen
option-chapel_secrecy-hide_count = wird den anderen nicht gezeigt
option-chapel_secrecy-show_count = wird allen gezeigt
option-guard_room_limit = Handkartenlimit 6 ohne Wachstube
option-guard_room_limit-while_in_play = solange eine Wachstube im Spiel ist
option-guard_room_limit-always_with_expansion = immer mit der Erweiterung

## Wie sicher die Zahlen sind

status-verified = Zahlen ohne Zeichen stehen in der Spielregel oder in zwei unabhängigen Quellen.
status-single_source = Diese Zahl nennt nur eine Quelle.
status-house_value = Vorläufiger Wert: durch keine offizielle Quelle belegt.
note-prefecture = Das Beispiel der Spielregel nennt Kosten 3, und so halten wir es; vier Listen anderer zweiter Auflagen nennen 4.
note-hut = Kosten und Punkte stammen aus einer einzigen Kartenliste.
note-customs_office = Ein Beispiel der Spielregel nennt Kosten 1. Wir halten das für ein Versehen: Alle anderen Quellen nennen 3.
note-bank = Die Kosten 3 stammen aus einer einzigen Kartenliste; ein Spieler erinnert sich an 4.
note-goldsmith = Die 3 Punkte stammen aus einer einzigen Kartenliste; ein Spieler erinnert sich an 2.
note-residence = Ohne aufgedruckte Punkte, wie die anderen 6er-Gebäude; das steht nur in einer einzigen Kartenliste.
note-cathedral = Keine Quelle nennt aufgedruckte Punkte; wir nehmen 0 wie bei den 6er-Gebäuden.
note-tiles = Für die erste Auflage sind diese Preise sicher; für die zweite gelten sie hier auch. Ein Beispiel der Spielregel (Zucker 1 zusammen mit Kaffee 3) passt zu keinem.
