### Was nur das Terminal über San Juan sagt. Wörter zum Tippen (build, pay …) sind in allen Sprachen gleich.

## Anfang und Ende

title = San Juan
tie-break = Gleichstand an der Spitze ({ $points }): Handkarten und Waren auf Produktionsgebäuden entscheiden ({ $cards }) [S12.5].
shared-victory = Geteilter Sieg: { $name } [S12.6].

## Der Tisch

round = Runde { $n }
roles = Rollen
role-taken = { $role }: { $name }
roles-free = frei: { $roles }
prices-open = Preise jetzt
prices = Handelshaus
prices-unknown = noch ist kein Kärtchen bekannt
prices-coming = als Nächstes { $cards }
piles = Stapel
piles-text = Nachziehstapel { $draw }, Ablagestapel { $discard }
cathedral-there = die Kathedrale kann gebaut werden
building-covers = über { $list }
building-new = neu, wirkt nach dieser Phase
building-used = genutzt
laid = Unter Gebäuden: { $counts }
laid-known = Unter Gebäuden: { $counts }. Dort liegen von dir: { $list }
hand = Deine Handkarten ({ $n }, Limit { $limit })
hand-card = { $card } ({ $cost })
hand-known = Bekannte Handkarten: { $list }
legend = ● eine Ware, ○ keine Ware; die Zahl hinter einer Karte sind ihre Kosten.
legend-at_least = „mindestens“: Karten unter Kapelle, Bank und Hafen werden nicht gezeigt.

## Antworten nach Nummern

role-does = alle: { $action } · du außerdem: { $privilege }
about-build = Kosten { $now } (gedruckt { $cost }) · { $points }
about-cost = Kosten { $now }
about-card = Kosten { $cost } · { $points }
hint-crane = Du hast den Kran: Die Kosten gelten an einem neuen Platz; über einem deiner Gebäude wird es billiger. Den Platz wählst du danach.
hint-harbor = Die Ware, die du zuerst nennst, kommt unter den Hafen.

## Was nicht zu verstehen ist

card-unknown = Eine Karte „{ $name }“ gibt es nicht. Tippe den Namen eines Gebäudes, etwa „card kapelle“.
card-several = So beginnen mehrere Karten: { $list }.
card-figures = Kosten { $cost } · Punkte { $points } · Anzahl { $copies }

## Hilfe

help-notation = Schritte in Worten, wie sie rechts in der Liste stehen, auch mehrere in einer Zeile. Eine Ware schreibst du hinter ihr Gebäude: pay indigo_plant+good.
help-card = Zeigt, was eine Karte kann, ihre Zahlen und wie sicher sie sind.

## Falsche Optionen des Befehls

usage-governor = Die Gouverneurskarte liegt bei einem Platz von 1 bis zur Spielerzahl, nicht bei „{ $found }“.

## Das Material

data-title = San Juan: das Material
data-where = Alle Zahlen stehen in games/sanjuan/rules/data/cards.txt: Wer die Schachtel besitzt, kann sie dort berichtigen.
data-cost = Kosten
data-points = Punkte
data-copies = Anzahl
data-first = 1. Aufl.
data-tiles = Handelshaus-Kärtchen
