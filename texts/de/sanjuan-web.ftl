### San Juan auf Deutsch: was nur der Tisch im Browser sagt. Namen, Wirkungen und Ereignisse stehen in sanjuan.ftl.
###
### `brief-*` hat Platz für 26 Zeichen, `brief-refusal-*` und `state-*` für 30: Sie stehen auf den Karten.

## Was Gebäude können, in Kürze

brief-indigo_plant = produziert Indigo
brief-sugar_mill = produziert Zucker
brief-tobacco_storage = produziert Tabak
brief-coffee_roaster = produziert Kaffee
brief-silver_smelter = produziert Silber
brief-smithy = Produktionsgeb. 1 billiger
brief-gold_mine = 4 aufdecken: evtl. 1 dazu
brief-archive = aus ganzer Hand ablegen
brief-poor_house = 0–1 auf der Hand: zieh 1
brief-black_market = mit bis zu 2 Waren zahlen
brief-trading_post = 1 Ware mehr verkaufen
brief-well = ab 2 produziert: zieh 1
brief-market_stand = ab 2 verkauft: zieh 1
brief-crane = Gebäude überbauen
brief-tower = Handkartenlimit 12
brief-chapel = je Runde 1 Karte darunter
brief-aqueduct = 1 Ware mehr produzieren
brief-carpenter = Stadtgebäude: zieh 1
brief-prefecture = 2 Karten behalten
brief-market_hall = etwas verkauft: zieh 1
brief-quarry = Stadtgebäude 1 billiger
brief-library = verdoppelt dein Privileg
brief-statue = Denkmal
brief-victory_column = Denkmal
brief-hero = Denkmal
brief-city_hall = 1 Punkt je Stadtgebäude
brief-triumphal_arch = 4, 6, 8 für 1–3 Denkmäler
brief-guild_hall = 1 je Produktionsgeb. + Art
brief-guild_hall-first = 2 je Produktionsgebäude
brief-palace = 1 je 4 andere Punkte
brief-office_building = 1–2 Karten tauschen
brief-guard_room = Limit der anderen: 6
brief-hut = nichts verkauft: zieh 1
brief-tavern = wenigste Gebäude: zieh 1
brief-park = überbaut: Kosten −6
brief-customs_office = seine Ware bringt 2 Karten
brief-bank = einmal: Karten darunter
brief-harbor = erster Verkauf: 1 Punkt
brief-goldsmith = 1 aufdecken, evtl. nehmen
brief-residence = Punkte für 3 gleich teure
brief-cathedral = Punkte je 6er der anderen

## Warum nicht, in Kürze

brief-refusal-game_over = Partie beendet
brief-refusal-not_your_turn = du bist nicht am Zug
brief-refusal-other_question = jetzt nicht möglich
brief-refusal-role_needed = wähle eine Rolle
brief-refusal-role_taken = vergeben
brief-refusal-not_in_hand = nicht auf deiner Hand
brief-refusal-owned_already = steht in deiner Stadt
brief-refusal-too_expensive = kostet { $cost }, du hast { $have }
brief-refusal-city_full = kein Platz mehr frei
brief-refusal-no_cathedral = nur mit der Erweiterung
brief-refusal-cathedral_built = schon gebaut
brief-refusal-nothing_to_cover = nicht in deiner Stadt
brief-refusal-covers_crane = Kran ist nicht überbaubar
brief-refusal-covers_like = dasselbe Gebäude
brief-refusal-nothing_to_pay = nichts zu bezahlen
brief-refusal-no_black_market = nur mit einem Schwarzmarkt
brief-refusal-two_goods_paid = höchstens zwei Waren
brief-refusal-no_such_good = keine Ware hier
brief-refusal-piles_empty = keine Karte mehr
brief-refusal-no_empty_building = trägt schon eine Ware
brief-refusal-not_drawn = nicht gezogen
brief-refusal-not_revealed = nicht aufgedeckt
brief-refusal-out_of_order = passt hier nicht
brief-refusal-too_many = eins zu viel
brief-refusal-cannot_pass = Passen geht hier nicht
refusal-nothing_to_cover-web = Dieses Gebäude kannst du nicht überbauen: { $card }. Wähle eines aus deiner Stadt.
refusal-out_of_order-web = Diese Karte passt nicht zu deiner Wahl: { $card }. Nimm die Wahl zurück und wähle neu.

## Was die anderen sehen, während jemand entscheidet

waiting-starting_hand = { $name } wählt die Starthand.
waiting-role = { $name } wählt eine Rolle.
waiting-build = { $name } entscheidet, was gebaut wird.
waiting-over = { $name } wählt einen Platz.
waiting-library = { $name } entscheidet über die Bibliothek.
waiting-pay = { $name } entscheidet, womit bezahlt wird.
waiting-produce = { $name } entscheidet, was produziert wird.
waiting-sell = { $name } entscheidet, was verkauft wird.
waiting-keep = { $name } wählt Karten zum Behalten.
waiting-archive = { $name } wählt Karten zum Ablegen (Archiv).
waiting-gold_mine = { $name } entscheidet über die Goldmine.
waiting-gold_mine_take = { $name } wählt eine der aufgedeckten Karten.
waiting-goldsmith = { $name } entscheidet über die Goldschmiede.
waiting-office = { $name } entscheidet über die Amtsstube.
waiting-chapel = { $name } entscheidet über die Kapelle.
waiting-bank = { $name } entscheidet über die Bank.
waiting-hand_limit = { $name } legt Karten über dem Handkartenlimit ab.

## Der Zustand einer Karte, eines Gebäudes oder einer Rolle

state-open-role = nehmen
state-open-build = bauen für { $cost }
state-open-cover = überbauen
state-open-pay = damit bezahlen
state-open-produce = produzieren
state-open-sell = { $price ->
    [0] verkaufen
   *[other] verkaufen für { $price }
}
state-open-keep = behalten
state-open-discard = ablegen
state-open-exchange = tauschen
state-open-lay = unter die Kapelle legen
state-open-bank = unter die Bank legen
state-open-take = nehmen
state-chosen-role = deine Wahl
state-chosen-build = wird gebaut
state-chosen-building = wird gebaut
state-chosen-cover = wird überbaut
state-chosen-pay = damit bezahlst du
state-chosen-produce = produziert
state-chosen-sell = wird verkauft
state-chosen-keep = behältst du
state-chosen-discard = legst du ab
state-chosen-exchange = tauschst du
state-chosen-lay = kommt unter die Kapelle
state-chosen-bank = kommt unter die Bank
state-chosen-take = nimmst du

## Das Feld neben den Handkarten

plan-build = { $building } für { $cost } bauen
plan-after = Danach: { $list }.
plan-sale = { $list }: { $cards }.
cost-printed = Kosten { $n }
cost-less = minus { $n } ({ $cause })
confirm-missing = Noch { $n } wählen
confirm-build = { $building } für { $cost } bauen
confirm-good_lost = { $build } (Ware verloren)
confirm-sell = { $goods } für { $cards } verkaufen
choose-first-sell = Verkaufen
choose-first-produce = Produzieren
choose-first-office = Tauschen
choose-first-bank = Unter die Bank legen
confirm-role-draw = Rolle nehmen und ziehen: { $role }
confirm-role-prices = Rolle nehmen und Preise aufdecken: { $role }
n-goods = { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
}

## Ganze Dinge, für alle, die den Spieltisch nicht sehen

trading-house = Handelshaus
label-cost = Kosten { $cost }
label-cost-now = Kosten jetzt { $now } statt { $printed }
label-points-end = Die Punkte werden am Ende gezählt
label-good = Trägt eine Ware: { $good }
label-no_good = Trägt keine Ware
label-covers = Darunter liegt: { $list }
label-under = { $cards } darunter
label-new = Neu: wirkt nach dieser Phase
label-used = Schon genutzt
label-role-all = Alle: { $action }
label-role-chooser = Wer die Rolle nimmt: { $privilege }
label-taken = Vergeben: { $name }
label-roles = Rollen dieser Runde: { $roles }
label-hand_limit = Handkartenlimit { $n }
label-known = Bekannte Handkarten: { $list }
label-buildings = { $n } von 12 Gebäuden
label-laid = Unter Gebäuden: { $counts }
label-prices-open = Preise jetzt: { $prices }
label-prices-last = Letzte Preise: { $prices }
label-prices-next = Nächste Preise: { $prices }
label-prices-range = Mögliche Preise: { $prices }

## Das Ende

result-tie_break = Gleichstand an der Spitze ({ $points }): Handkarten und Waren auf Produktionsgebäuden entscheiden ({ $cards }).
result-cards = { $name }: { $n }

## Der Spieltisch

board-opponents = Andere Städte
board-city = Stadt von { $name }
board-your-city = Deine Stadt
board-deck = Stapel
board-discards = Ablage
board-end-full = das zwölfte beendet das Spiel
board-end-next = noch eins, dann endet das Spiel
board-end-now = das Spiel endet mit dieser Phase
board-hand-of = { $n } auf der Hand, Limit { $limit }
board-turn-step = Du bist dran, { $step }
board-choose-role = Du bist dran: Wähle eine Rolle
board-role-all = Alle führen die Aktion aus, du zuerst und mit Privileg
board-built = { $n } von 12 Gebäuden
board-fresh = neu
board-over = über { $building }
board-governor = Nimmt die erste Rolle der Runde. Die Gouverneurskarte geht jede Runde an den linken Nachbarn weiter.
board-hand-limit = Handkartenlimit am Rundenbeginn: { $n } Karten.
board-full = Das Spiel endet mit der Baumeisterphase, in der jemand 12 Gebäude erreicht.
board-points = Punkte nach dem jetzigen Stand der Stadt.
board-points-least = Punkte nach dem jetzigen Stand der Stadt, ohne die Karten unter Kapelle, Bank und Hafen: Wie viele es sind, wird nicht gezeigt.
board-roles = Rollen
board-chosen = gewählt
board-for-all = Alle: { $what }
board-for-chooser = Privileg: { $what }
board-for-you = Du: { $what }
board-action-builder = Gebäude bauen
board-action-producer = Ware produzieren
board-action-trader = Ware verkaufen
board-action-councillor = 1 von 2 behalten
board-action-prospector = nichts
board-privilege-builder = 1 billiger
board-privilege-producer = 1 mehr
board-privilege-trader = 1 mehr
board-privilege-councillor = 5 ziehen
board-privilege-prospector = 1 ziehen
board-cathedral = für alle baubar
board-prices-open = Preise jetzt
board-prices-last = Preise beim letzten Verkauf
board-prices-none = noch keine Preise
board-prices-next = → nächstes Mal
board-price-range = Möglich: { $range }.
board-price-next = Beim nächsten Mal: { $price }.
board-hand = Deine Handkarten: { $n }
board-hand-empty = Du hast keine Handkarten.
board-drawn = Gezogene Karten
board-revealed = Aufgedeckte Karten
board-count = { $most ->
    [one] { $chosen } von { $most } gewählt.
   *[other] { $least ->
        [0] { $chosen } gewählt, bis zu { $most } möglich.
       *[other] { $chosen } von { $most } gewählt.
    }
}
board-cost = Kosten
board-cost-pay = Zu zahlen
board-draw = Ziehen
board-chosen-list = Bisher gewählt
board-remove = { $what }: aus der Wahl nehmen
board-help-build = Tippe eine Handkarte an. Danach wählst du, womit du bezahlst.
board-help-over = Tippe das Gebäude an, das überbaut werden soll: Seine aufgedruckten Kosten gehen vom Preis ab.
board-help-library = Zu zweit wirkt die Bibliothek einmal pro Runde.
board-help-pay = Tippe Handkarten an, mit einem Schwarzmarkt auch Waren, um die Bezahlung zu ändern.
board-help-produce = Tippe { $most ->
    [one] ein leeres Produktionsgebäude
   *[other] bis zu { $most } leere Produktionsgebäude
} in deiner Stadt an.
board-help-sell = Tippe { $most ->
    [one] eine Ware
   *[other] bis zu { $most } Waren
} in deiner Stadt an.
board-help-keep = Tippe an, was auf deine Hand kommt. Die übrigen gezogenen Karten werden abgelegt.
board-help-discard = Tippe die Karten an, die du ablegst.
board-help-gold_mine = Vier Karten werden aufgedeckt. Du bekommst nur dann eine, wenn alle verschieden viel kosten.
board-help-take = Tippe eine der aufgedeckten Karten an.
board-help-goldsmith = Eine Karte wird aufgedeckt. Du bekommst sie, wenn niemand ein solches Gebäude hat.
board-help-office = Tippe die Karten an, die du ablegst. Du ziehst ebenso viele.
board-help-chapel = Tippe eine Handkarte an: Sie zählt am Ende 1 Punkt.
board-help-bank = Tippe Handkarten an: Jede zählt am Ende 1 Punkt.
board-piles = Stapel { $deck }, Ablage { $discard }
board-piles-explained = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und tritt an seine Stelle. Bisher: { $n } ×.
keys-roles = Eine Rolle nehmen
keys-city = Zu deiner Stadt
score-cities = Städte
score-lead = Der größte Unterschied: { $source }, { $won } für { $name } und { $m ->
    [0] keine
   *[other] { $m }
} für { $other }.
score-most = Am meisten brachte dieses Gebäude ein: { $building }, insgesamt { $points }.
score-most-with = Am meisten brachte dieses Gebäude ein: { $building }, insgesamt { $points } dank { $count }.
score-monuments = { $n ->
    [one] { $n } Denkmal
   *[other] { $n } Denkmälern
}
score-production = { $n ->
    [one] { $n } Produktionsgebäude
   *[other] { $n } Produktionsgebäuden
}
score-six = { $n ->
    [one] { $n } 6er-Gebäude in einer anderen Stadt
   *[other] { $n } 6er-Gebäuden in den anderen Städten
}
score-rest = Alles Übrige

## Was jede Einstellung von San Juan bedeutet (Familie new-option-*)

new-option-edition = Die Auflagen unterscheiden sich in wenigen Karten: In der ersten zählt die Zunfthalle 2 Punkte je Produktionsgebäude, und bei der Goldmine darfst du wählen.
new-option-expansion = Bringt zehn neue Gebäude auf 29 Karten und eine Kathedrale, die für alle auf dem Tisch liegt.
new-option-starting_variant = Ein sanfterer Start: Wer später dran ist, bekommt mehr Karten, und alle behalten die vier, die ihnen am besten gefallen.
new-option-gold_mine = Was sie gibt, wenn die vier aufgedeckten Karten alle verschieden viel kosten.
new-option-customs_good_in_tie = Ob diese Ware mitzählt, wenn bei gleichen Punkten Karten und Waren entscheiden.
new-option-chapel_secrecy = Ob die anderen sehen, wie viele Karten dort liegen. Welche es sind, bleibt in jedem Fall verborgen.
new-option-guard_room_limit = Wann alle ohne Wachstube nur 6 Karten auf der Hand behalten dürfen.
new-option-follows = wie in der gewählten Auflage: { $value }

## Auf den Seiten rund um den Tisch: jeder Schlüssel, der auf den Namen des Spiels endet

game-sanjuan = San Juan
home-about-sanjuan = Karten sind Gebäude, Waren und Geld zugleich.
home-facts-sanjuan = 2 bis 4 Personen, etwa 40 Minuten.
home-asks-role-sanjuan = Rolle wählen
home-asks-build-sanjuan = Gebäude wählen
home-asks-pay-sanjuan = Gebäude bezahlen
home-asks-produce-sanjuan = Waren produzieren
home-asks-sell-sanjuan = Waren verkaufen
home-asks-keep-sanjuan = Karten behalten
home-asks-discard-sanjuan = Karten ablegen
home-asks-lay-sanjuan = Karten unter ein Gebäude legen
home-asks-use-sanjuan = Gebäude nutzen oder nicht
new-first-hint-sanjuan = Der erste Gouverneur wählt zuerst. Die Gouverneurskarte wandert reihum, darum macht das weniger aus, als es scheint.
rules-title-sanjuan = Die Spielregeln von San Juan
rules-search-hint-sanjuan = Ein Wort oder eine Nummer, etwa Bibliothek oder S5.5
credits-game-sanjuan = San Juan ist ein Spiel von Andreas Seyfarth.

## Mitwirkende

credits-drawings = alle Gebäude, Personen, Waren und Karten von San Juan

# What others do as councillor, in one line.
event-council-whole = { $name } nimmt die Rolle { $role }, zieht { $cards } und behält { $kept }.
event-council-takes = { $name } nimmt die Rolle { $role } und zieht { $cards }.
event-council = { $name } zieht { $cards } und behält { $kept }.

# With a building.
event-built-twelfth = Es ist das zwölfte Gebäude: Das Spiel endet nach dieser Phase.
