### Was nur das Terminal über Anno 1800 sagt. Wörter zum Tippen (build, pay …) sind in allen Sprachen gleich.

## Das Ende

anno-tie-break = Gleichstand an der Spitze ({ $points }): Mehr Bau-Plättchen entscheiden, dann weniger Handkarten ({ $list }) [A25.1].
anno-tie-item = { $name }: { $tokens } Plättchen, { $cards } Karten
anno-shared-victory = Geteilter Sieg: { $name } [A25.1].

## Bildschirm

anno-round = Runde { $n }
anno-last_round = Runde { $n } ist die letzte
anno-stacks = Stapel
anno-stacks-text = Bauer/Arbeiter { $fw } · Handwerker/Ingenieur/Investor { $aei } · Neue Welt { $nw } · Expedition { $expeditions } · Alte-Welt-Inseln { $old } · Neue-Welt-Inseln { $new }
anno-trade = Handel
anno-exploration = Erkundung
anno-row-ready = bereit
anno-row-working = bei der Arbeit
anno-row-exhausted = erschöpft
anno-row-temporary = auf Karten
anno-row-shift_end = Schichtende
anno-n-points-at_least = mindestens { $n } Einfluss-Punkte
anno-n-in_hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
anno-sells = für { $price }: { $list }
anno-hand = Deine Handkarten ({ $n })
anno-hand-known = Bekannte Handkarten: { $list }
anno-legend = ● sofort · ○ nach Schichtende · ⇄1 durch Handel, für 1 Handels-Plättchen · ✗ jetzt nicht
anno-hand-deck = { $cards }: je { $points }
anno-standing = { $name } { $points } (hat { $n })
anno-activated = { $n ->
    [one] { $n } Karte aktiviert
   *[other] { $n } Karten aktiviert
}
anno-ready_cards = Karten zum Aktivieren
anno-free_squares = { $n ->
    [one] { $n } Feld frei
   *[other] { $n } Felder frei
}
anno-expedition_cards = { $list } (Tier / Artefakt), { $points } nach jetzigem Stand

## Antworten nach Nummern

anno-group-upgrades = Kostenlose Verbesserungen
anno-group-removals = Ein Plättchen entfernen
anno-group-covering = Überbauen
anno-not_now = Jetzt nicht: { $list }. „why“ mit einer Nummer sagt, was fehlt.
anno-about-cards = { $n } von { $all } Handkarten sind bezahlbar
anno-about-price = Kostet { $price }
anno-about-left = noch { $n }
anno-about-coins = du hast { $n }
anno-plan-tokens = Der Plan spart zuerst Marine-Plättchen, dann Gold, dann Bevölkerungs-Steine; „prefer cubes“ oder „prefer gold“ ändert das.
anno-plan-cubes = Der Plan spart zuerst Bevölkerungs-Steine, dann Marine-Plättchen, dann Gold; „prefer tokens“ oder „prefer gold“ ändert das.
anno-plan-gold = Der Plan spart zuerst Gold, dann Marine-Plättchen, dann Bevölkerungs-Steine; „prefer tokens“ oder „prefer cubes“ ändert das.
anno-plan-or = oder { $way }
anno-plan-sum = Zusammen: { $list }. Dir bleiben { $left }.
anno-plan-receives = { $name } bekommt { $gold }.
anno-plan-confirm = Die Eingabetaste oder „pay“ bezahlt so.
anno-plan-change = Die Eingabetaste oder „pay“ bezahlt so; eine Nummer ändert den Plan.
anno-plan-besides = Vorher kannst du auch:
anno-way-work = { $token }, 1 × { $tier }
anno-way-card = Karte { $card }
anno-way-import = Neue-Welt-Insel, { $price }
anno-way-trade = Handel mit { $name }, { $price }
anno-way-gold = von deinem Gold
anno-way-after_shift_end = { $way }, nach Schichtende für { $gold }: { $list }
anno-prefer-what = Hinter „prefer“ steht, was zuerst gespart wird: tokens, cubes oder gold, nicht „{ $found }“.

## Nachschlagen

anno-look-unknown = „{ $name }“ gibt es nicht. Tippe etwa „card FW18“, „card zoo“, „token brewery“ oder „look bauer“.
anno-look-several = So beginnt mehreres: { $list }.
anno-look-left = Auf dem Spielplan: { $n } von { $all }.
anno-look-owners = Sichtbar bei: { $list }.
anno-look-reward = { $objective } belohnt das: { $points }.
anno-copies = { $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
}

## Hilfe

anno-help-notation = Schritte in Worten, wie sie rechts in der Liste stehen, auch mehrere in einer Zeile; die Ressourcen einer Bezahlung in beliebiger Reihenfolge. trade goods:2 heißt: von Platz 2.
anno-help-pay = Bezahlt wie geplant, ebenso die Eingabetaste. Eine Nummer bei den anderen Möglichkeiten ändert den Plan, „undo“ ändert ihn zurück.
anno-help-prefer = Sagt, was Pläne zuerst sparen.
anno-help-card = Zeigt, was eine Bevölkerungs- oder Auftrags-Karte kann. Wo eine Karte auszuspielen ist, spielt „card FW18“ sie aus; „look FW18“ zeigt sie.
anno-help-token = Zeigt, was ein Bau-Plättchen kann, was es kostet und wer es hat.
anno-help-look = Zeigt alles nach seinem Namen: Karten, Plättchen, Aufträge, Bevölkerungs-Stufen, Aktionen.
anno-help-market = Zeigt den Spielplan mit Anzahl und Kosten.

## Falsche Optionen des Befehls

anno-usage-first = Startspieler ist ein Platz von 1 bis zur Spielerzahl oder random, nicht „{ $found }“.
anno-usage-objectives = Auftrags-Karten sind first_game, random, complex, confrontational, relaxed, zoo_and_museum oder pyrphorian, oder fünf verschiedene mit + dazwischen, nicht „{ $found }“.
anno-usage-objective = Eine Auftrags-Karte „{ $found }“ gibt es nicht. Sie heißen wie in den Daten, etwa zoo oder alonso_graves.

## Das Material

anno-data-title = Anno 1800: das Material
anno-data-where = Alle Zahlen stehen in games/anno1800/rules/data/components.txt: Wer die Schachtel besitzt, kann sie dort berichtigen.
anno-data-box = in der Schachtel
anno-data-start = zu Beginn
anno-data-prices = Preise und Vorrat
anno-data-start_gold = Gold zu Beginn, der Reihe nach
anno-data-start_hand = Karten zu Beginn: Bauer/Arbeiter, Handwerker/Ingenieur/Investor
anno-data-import = Handels-Plättchen für eine Ressource einer eigenen Neue-Welt-Insel
anno-data-islands = Erkundungs-Plättchen für die 1. bis 4. Insel
anno-data-expedition = Erkundungs-Plättchen für eine Expedition
anno-data-empty_stack = Gold anstelle einer Karte eines leeren Stapels
anno-data-gold_per_point = Gold für einen Einfluss-Punkt
