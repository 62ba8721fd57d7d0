### Anno 1800 auf Deutsch: was nur der Tisch im Browser sagt. Namen, Aktionen, Ereignisse und Ablehnungen sind in anno1800.ftl.

## Namen

anno-letter-farmer = B
anno-letter-worker = A
anno-letter-artisan = H
anno-letter-engineer = I
anno-letter-investor = ★
anno-n-farmer = { $n ->
    [one] { $n } Bauer
   *[other] { $n } Bauern
}
anno-n-worker = { $n ->
    [one] { $n } Arbeiter
   *[other] { $n } Arbeiter
}
anno-n-artisan = { $n ->
    [one] { $n } Handwerker
   *[other] { $n } Handwerker
}
anno-n-engineer = { $n ->
    [one] { $n } Ingenieur
   *[other] { $n } Ingenieure
}
anno-n-investor = { $n ->
    [one] { $n } Investor
   *[other] { $n } Investoren
}
anno-n-tokens = { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
}
anno-n-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
anno-n-points-least = mindestens { $n ->
    [one] { $n } Einfluss-Punkt
   *[other] { $n } Einfluss-Punkte
}
anno-step-tiers = { $from } → { $to }
anno-card-title = { $deck }: { $cost }
anno-title-old_world = Alte-Welt-Insel
anno-title-new_world = Neue-Welt-Insel

## Karten in wenigen Worten

anno-brief-action = Zusatzaktion
anno-brief-resource = 1 Neue-Welt-Ressource
anno-brief-upgrades = { $n ->
    [one] { $n } Verbesserung
   *[other] bis zu { $n } Verbesserungen
}
anno-brief-return = { $n ->
    [one] { $n } Karte zurücklegen
   *[other] { $n } Karten zurücklegen
}
anno-objective-each = je { $n } Punkte für diese
anno-objective-alonso_graves-short = eine Aktion mehr
anno-objective-aarhant-short = 1 Investor bringt 5 Gold
anno-objective-the_editor-short = legt 1 Handkarte zurück
anno-objective-beryl_omara-short = 2 Erkundungs- als 1 Handels-Plättchen
anno-objective-hannah_goode-short = meiste Steine 10, zweitmeiste 4
anno-objective-university-short = meiste Ingenieure 10, zweitmeiste 4
anno-objective-worlds_fair-short = meiste Investoren 10, zweitmeiste 4
anno-objective-madame_kahina-short = meiste Handels-Plättchen 10, zweite 4
anno-objective-the_tourist-short = meiste Expeditions-Karten 10, zweite 4
anno-objective-zoo-short = +1 für jedes besuchte Tier
anno-objective-museum-short = +1 für jedes besuchte Artefakt
anno-objective-bente_jorgensen-short = 18 mit höchstens 1 Alte-Welt-Insel
anno-objective-isabel_sarmento-short = 6 für jede Neue-Welt-Insel
anno-objective-pyrphorian-short = −2 für jede Handkarte am Ende
anno-objective-hannah_goode-counts = meiste Steine
anno-objective-university-counts = meiste Ingenieure
anno-objective-worlds_fair-counts = meiste Investoren
anno-objective-madame_kahina-counts = meiste Handels-Plättchen
anno-objective-the_tourist-counts = meiste Expeditions-Karten
anno-objective-zoo-counts = besuchte Tiere
anno-objective-museum-counts = besuchte Artefakte
anno-objective-bente_jorgensen-counts = höchstens 1 Alte-Welt-Insel
anno-objective-isabel_sarmento-counts = Neue-Welt-Inseln
anno-objective-pyrphorian-counts = Handkarten am Ende

## Statuszeilen

anno-state-now = jetzt
anno-state-later = bezahlbar
anno-state-both = { $tokens }, { $gold }
anno-state-lacks = { $n ->
    [one] { $n } fehlt
   *[other] { $n } fehlen
}
anno-state-needs = +{ $what }
anno-state-too_much = zu viel zugleich
anno-state-play = jetzt spielbar
anno-state-play_for = spielbar für { $price }
anno-state-few_tokens = zu wenige Plättchen
anno-state-no_resource = fehlt: { $resource }
anno-state-activate_first = erst Karte
anno-state-use_first = erst Auftrag
anno-chance-none = nichts möglich
anno-chance-now = { $n } bereit
anno-chance-more = { $n } mit Handel/Gold
anno-chance-later = { $n } bezahlbar
anno-chance-later-both = { $now } + { $more } bezahlbar
anno-chance-needs = kostet { $price }
anno-chance-have = du hast { $n }
anno-chance-costs = kostet { $price }
anno-chance-of = hast { $have } von { $need }
anno-chance-not_this_turn = nicht in diesem Zug
anno-chance-swap = bis { $n } von { $of }
anno-chance-workforce = bis zu { $n } neue
anno-chance-upgrade = bis zu { $n }
anno-chance-island = Insel { $n } für { $price }
anno-chance-expedition = { $n ->
    [one] { $n } Karte für { $price }
   *[other] { $n } Karten für { $price }
}
anno-chance-festival = { $n ->
    [0] alles bereit
   *[other] { $n } zurück
}
anno-chance-festival-later = { $n } eingesetzt

## Warum nicht, in wenigen Worten

anno-short-game_over = beendet
anno-short-not_your_turn = nicht dein Zug
anno-short-other_question = jetzt nicht
anno-short-no_action_left = keine Aktion
anno-short-act_first = erst eine Aktion
anno-short-nothing_possible = nichts möglich
anno-short-sold_out = vergriffen
anno-short-owned_already = vorhanden
anno-short-one_token_each = nur Schiffe
anno-short-no_yard = Werft { $n }
anno-short-yard_used = Werft belegt
anno-short-four_islands = höchstens vier
anno-short-stack_empty = keine mehr
anno-short-three_at_most = höchstens drei
anno-short-no_tokens_in_supply = kein Vorrat
anno-short-no_cube_in_supply = kein Stein da
anno-short-no_such_cube = kein Stein hier
anno-short-highest_tier = höchste Stufe
anno-short-being_played = wird gespielt
anno-short-too_many_cards = genug Karten
anno-short-swap_stack_empty = Stapel leer
anno-short-does_not_fit = passt nicht
anno-short-must_replace = anderes Feld
anno-short-no_removal = bleibt stehen
anno-short-printed = vorgedruckt
anno-short-yard_in_use = in Gebrauch
anno-short-shift_end_gold = zu wenig Gold
anno-short-too_late = zu spät
anno-short-no_use = bringt nichts
anno-short-no_cost_asks_for_it = nur beim Zahlen
anno-short-used_already = schon genutzt
anno-short-objective_price = geht jetzt nicht
anno-short-no_free_upgrade = nicht kostenlos
anno-short-other = jetzt nicht
anno-refused = { $what }: { $why }
anno-why-other_question-web = Gerade ist eine andere Entscheidung offen. Triff sie zuerst, oder nimm den letzten Schritt zurück.
anno-why-not_this_line-web = Eine andere Ressource der Kosten kommt zuerst: { $resource } ist später an der Reihe.
anno-why-no_such_token-web = Ein solches Bau-Plättchen ist hier nicht: { $token }. Wähle eines, das du hast.

## Woher es kommt

anno-source-import = Deine Neue-Welt-Insel
anno-source-card = Karte { $card }
anno-source-card-short = Karte
anno-source-trade = Handel mit { $name }
anno-source-district = Aus dem Wohnviertel
anno-source-tokens = Von Schiffen und Karten
anno-source-gold = Aus deinem Gold
anno-way-receives = { $gold } für { $name }
anno-way-shift_end = { $gold } für Schichtende
anno-needed = { $what }: { $how }
anno-needed-own = eigener Bevölkerungs-Stein
anno-needed-have = hast du
anno-needed-trade = Handel für { $price }
anno-needed-import = Neue Welt für { $price }
anno-needed-card = von einer Karte
anno-needed-shift_end = eigener Bevölkerungs-Stein nach Schichtende für { $price }
anno-needed-missing = jetzt nicht zu haben

## Was gefragt ist

anno-ask-or_end = Oder beende deinen Zug.
anno-ask-gain-short = Ein neuer Bevölkerungs-Stein für { $gold }?
anno-ask-remove = Welches Bau-Plättchen entfernst du?
anno-ask-raise = Kostenlose Verbesserungen: Welcher Bevölkerungs-Stein steigt auf?
anno-ask-shift_end = Welcher eingesetzte Bevölkerungs-Stein kehrt zurück?
anno-say-yours = Du bist dran
anno-say-turn = { $name } ist dran
anno-say-then = danach { $list }
anno-say-you = du
anno-say-actions = { $n ->
    [0] Aktion erledigt
   *[other] Noch { $n } Aktionen
}
anno-say-further = Noch { $n }, oder Ende
anno-say-up-to = Wähle bis zu { $n }
anno-say-expand = Wähle im Spielplan
anno-say-play = Wähle eine Karte
anno-waiting-turn = { $name } wählt eine Aktion.
anno-waiting-target = { $name } überlegt: { $action }.
anno-waiting-pay = { $name } entscheidet, womit bezahlt wird.
anno-waiting-spend = { $name } wählt Marine-Plättchen zum Bezahlen.
anno-waiting-site = { $name } wählt einen Bauplatz.
anno-waiting-cube = { $name } wählt einen Bevölkerungs-Stein, der aufsteigt.
anno-waiting-gain = { $name } entscheidet über einen neuen Bevölkerungs-Stein.
anno-waiting-swap = { $name } wählt Karten zum Austauschen.
anno-waiting-return = { $name } wählt Karten zum Zurücklegen.
anno-waiting-shown = { $name } spielt.
anno-free-hint = Freie Aktion: { $what }.
anno-free-cards = { $n ->
    [one] { $n } Karte aktivieren
   *[other] { $n } Karten aktivieren
}
anno-free-last = Das ist die letzte Runde.
anno-free-last_next = Runde { $n } ist die letzte.
anno-move-trade-web = Mit { $name } handeln: { $resource }

## Die Bestätigung

anno-confirm-pay-token = Bezahlen, dann platzieren
anno-confirm-pay-card = Bezahlen und ausspielen
anno-confirm-pay-cube = Bezahlen und Karte ziehen
anno-confirm-pay-cubes = { $n ->
    [0] Bezahlen
    [one] Bezahlen, { $n } Karte ziehen
   *[other] Bezahlen, { $n } Karten ziehen
}
anno-confirm-pay-upgrade = Bezahlen, dann aufsteigen
anno-confirm-pay-upgrades = Bezahlen und aufsteigen
anno-confirm-pay-old_world = Insel aufdecken
anno-confirm-pay-new_world = Insel und 3 Karten nehmen
anno-confirm-pay-festival = Stadtfest feiern
anno-confirm-pay-nothing = Weiter
anno-confirm-draw = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
}
anno-confirm-shift_end = { $n ->
    [0] Zurückholen
   *[other] { $n } zurückholen
}
anno-confirm-swap = { $n ->
    [one] { $n } Karte austauschen
   *[other] { $n } Karten austauschen
}
anno-confirm-return = { $n ->
    [one] { $n } Karte zurücklegen
   *[other] { $n } Karten zurücklegen
}
anno-confirm-end = Zug beenden

## Ganze Dinge, für alle, die den Tisch nicht sehen

anno-label-left = Noch { $n } da
anno-label-cost = Kosten: { $list }
anno-label-wanted = Gebraucht von { $n } deiner Karten
anno-label-built_by = Gebaut von { $list }
anno-label-effect = Effekt: { $effect }
anno-label-planned = Eingeplant
anno-label-choose = wählen
anno-label-build = hier bauen
anno-label-over = überbauen
anno-label-remove = entfernen
anno-label-free = frei
anno-label-covers = Überbaut: { $token }
anno-label-at_work = Bei der Arbeit: { $list }
anno-label-nobody = Niemand bei der Arbeit
anno-label-ready = Der Effekt ist noch nutzbar
anno-label-district = { $ready } bereit, { $working } bei der Arbeit, { $exhausted } erschöpft
anno-label-shift_end = Schichtende: { $gold } je Bevölkerungs-Stein
anno-label-cubes = { $n }: { $list }
anno-label-islands = Inseln: Alte Welt { $old }, Neue Welt { $new }
anno-standing-points = { $name } { $points }
anno-standing-count = { $name } { $points } (hat { $n })

## Das Ende

anno-score-tokens = Bau-Plättchen
anno-score-hand = Handkarten
anno-result-tie_break = Gleichstand an der Spitze ({ $points }): Mehr Bau-Plättchen entscheiden, dann weniger Handkarten ({ $list }).
anno-result-tie = { $name }: { $tokens } Bau-Plättchen, { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}

## Funde und Ende

anno-animal-elephant = Elefant
anno-animal-lion = Löwe
anno-animal-parrot = Papagei
anno-animal-tortoise = Schildkröte
anno-animal-penguin = Pinguin
anno-animal-giraffe = Giraffe
anno-animal-flamingo = Flamingo
anno-animal-crocodile = Krokodil
anno-animal-panda = Panda
anno-animal-toucan = Tukan
anno-artefact-mask = Goldene Maske
anno-artefact-amphora = Amphore
anno-artefact-scarab = Skarabäus
anno-artefact-moai = Steinkopf
anno-artefact-crown = Krone
anno-artefact-tablet = Tontafel
anno-artefact-ammonite = Ammonit
anno-artefact-bust = Büste
anno-artefact-sword = Schwert
anno-artefact-idol = Götze
anno-expedition-no-visitor = kein Besuch
anno-find-expedition = Die Expedition kehrt heim
anno-find-expedition-text = Am Spielende bringt jedes Bild mit passendem Besuch seine Punkte.
anno-find-expedition-cards = Deine Expeditions-Karten: { $before } → { $now }
anno-find-expedition-visitors = Besucher, die du hast:
anno-find-expedition-worth = Neue Karten: bis zu { $points }
anno-find-old_world = Neues Land in der Alten Welt
anno-find-old_world-squares = 6 neue Felder: 2 Land, 2 Land mit Küste, 2 Meer.
anno-find-lapsed = Ihr Effekt konnte nicht genutzt werden.
anno-find-new_world = Land in der Neuen Welt
anno-find-new_world-goods = Jede davon für 1 Handels-Plättchen, so oft du willst.
anno-find-drawn = { $n ->
    [one] { $n } neue Handkarte
   *[other] { $n } neue Handkarten
}
anno-find-festival = Stadtfest: Das kam heim
anno-find-festival-none = Alles war schon daheim.
anno-find-festival-work = Von der Arbeit
anno-find-festival-exhausted = Erholt
anno-find-festival-tokens = Plättchen wieder auf Schiffen
anno-find-festival-lost = Von Karten zurück in den Vorrat: { $list }
anno-fireworks-title = { $name } hat keine Karten mehr
anno-fireworks-title-you = Du hast keine Karten mehr
anno-fireworks-next = Das Feuerwerks-Plättchen bringt { $points }. Diese Runde wird zu Ende gespielt, dann folgt für alle eine letzte.
anno-fireworks-now = Das Feuerwerks-Plättchen bringt { $points }. Das ist die letzte Runde: Alle haben noch einen Zug.
anno-last-turns = Züge, die noch kommen
anno-last-then = dann zuletzt:
anno-last-yours = du, letzter Zug
anno-last-now = Letzte Runde
anno-last-next = Danach letzte Runde
anno-final-museum = Zoo und Museum
anno-final-museum-none = Keine Expeditions-Karten.
anno-final-museum-fields = { $visited } von { $all } besucht
anno-final-museum-sum = { $cards } durch Expeditions-Karten, { $bonus } durch { $names }
anno-final-unused = Übrig geblieben
anno-final-gold = { $gold } ohne Punkt
anno-final-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
anno-final-hand-lost = { $cards }: { $points }
anno-final-effects = { $n ->
    [one] { $n } Effekt nie genutzt
   *[other] { $n } Effekte nie genutzt
}
anno-final-nothing = Nichts.
anno-score-lead = { $name } liegt { $points } vor { $other }, vor allem mit { $source }: { $n } zu { $m }.
anno-score-most = +{ $n } { $source }

## Das Reich

anno-realm-of = Reich von { $name }
anno-realm-yours = Dein Reich
anno-realm-temporary = +{ $n }
anno-realm-temporary-hint = Plättchen von Karten kommen nach Gebrauch oder beim nächsten Stadtfest in den Vorrat.
anno-realm-trade-label = { $temporary ->
    [0] Handels-Plättchen: { $ready } von { $all } auf Schiffen
   *[other] Handels-Plättchen: { $ready } von { $all } auf Schiffen, { $temporary } von Karten
}
anno-realm-exploration-label = { $temporary ->
    [0] Erkundungs-Plättchen: { $ready } von { $all } auf Schiffen
   *[other] Erkundungs-Plättchen: { $ready } von { $all } auf Schiffen, { $temporary } von Karten
}
anno-realm-gold-label = { $n } Gold
anno-realm-points-label = { $n ->
    [one] { $n } Einfluss-Punkt nach jetzigem Stand
   *[other] { $n } Einfluss-Punkte nach jetzigem Stand
}
anno-realm-after = nach dem Bezahlen: { $n }
anno-realm-exhausted-cubes = { $n } × { $tier }, erschöpft
anno-realm-none-ready = keine
anno-realm-districts = Wohnviertel
anno-realm-hire = Neuer Bevölkerungs-Stein in diesem Wohnviertel: { $tier }
anno-realm-rise = Aufsteigen: { $from } → { $to }
anno-realm-cubes = bereit { $ready }, bei der Arbeit { $work }, erschöpft { $exhausted }
anno-realm-planned = Eingeplant: { $n }
anno-realm-free-land = Land frei
anno-realm-free-coast = Küste frei
anno-realm-free-sea = Meer frei
anno-realm-place = Hier bauen
anno-tile-shipyard = Werft
anno-tile-merchant = Handel
anno-tile-exploration = Erkunder
anno-realm-home = Heimat-Insel
anno-realm-old-world = Alte Welt { $n }
anno-realm-old-world-first = Alte Welt
anno-realm-old-world-about = zwei Felder Land, zwei Küste, zwei Meer, ein Bonus
anno-realm-gift = Bonus
anno-realm-new-world = Neue Welt
anno-realm-next-label = Nächste Insel für { $price }
anno-realm-costs = kostet { $n }
anno-realm-import-label = Jede Ressource dieser Inseln kostet { $price }, so oft du möchtest.
anno-realm-ship-tokens = { $ready } von { $all } Plättchen bereit
anno-realm-tag-pays = zahlt
anno-realm-tag-works = arbeitet
anno-realm-tag-back = zurück
anno-rail-place = Danach ein goldenes Feld wählen
anno-realm-covers = Wenn du hier baust, überbaust du es.
anno-realm-ghost = Eingeplant: { $n ->
    [one] { $n } Bevölkerungs-Stein arbeitet hier
   *[other] { $n } Bevölkerungs-Steine arbeiten hier
}
anno-realm-ghost-back = Eingeplant: { $n ->
    [one] { $n } Bevölkerungs-Stein kehrt von hier zurück
   *[other] { $n } Bevölkerungs-Steine kehren von hier zurück
}

## Der Markt und die Aktionen

anno-market = Spielplan
anno-market-filter = Spielplan-Filter
anno-market-all = Alle
anno-market-now = Bereit { $n }
anno-market-more = Handel/Gold { $n }
anno-market-hand = Für die Hand { $n }
anno-market-free = gratis
anno-market-yard = Werft { $n }
anno-market-build = Bauen
anno-market-for-hand = Für deine Hand
anno-shelf-materials = Baustoffe
anno-shelf-food = Essen und Trinken
anno-shelf-comforts = Kleidung und Komfort
anno-shelf-machines = Maschinen und Waffen
anno-shelf-harbour = Hafen
anno-cell-shipyard = Werft { $n }
anno-cell-merchant = Handel { $n }
anno-cell-exploration = Erkun­dung { $n }
anno-cell-bricks = Ziegel­steine
anno-cell-goods = Waren
anno-cell-steel_beams = Stahl­träger
anno-cell-champagne = Cham­pagner
anno-cell-chocolate = Schoko­lade
anno-cell-canned_meat = Fleisch­konserven
anno-cell-work_clothes = Arbeits­kleidung
anno-cell-cotton_fabric = Baumwoll­stoff
anno-cell-glasses = Brillen
anno-cell-pocket_watches = Taschen­uhren
anno-cell-fur_coats = Pelz­mäntel
anno-cell-sewing_machines = Näh­maschinen
anno-cell-light_bulbs = Glüh­birnen
anno-cell-gramophones = Grammo­phone
anno-cell-penny_farthings = Hoch­räder
anno-cell-steam_motors = Dampf­maschinen
anno-cell-steam_carriages = Dampf­wagen
anno-left = Noch da
anno-left-fw = Bauer/Arbeiter-Karten: { $n }
anno-left-aei = Handwerker/Ingenieur/Investor-Karten: { $n }
anno-left-nw = Neue-Welt-Karten: { $n }
anno-left-expeditions = Expeditions-Karten: { $n }
anno-left-old_world = Alte-Welt-Inseln: { $n }
anno-left-new_world = Neue-Welt-Inseln: { $n }
anno-actions = Aktionen
anno-rivals = Mitspieler
anno-players = Alle Spieler
anno-plate-you = Du
anno-rival-show = Ein Klick zeigt dieses Reich; noch einer bringt deines zurück.
anno-rival-hand = Handkarten: { $n }
anno-rival-hand-few = Nur noch wenige Karten. Wer als Erstes keine Handkarten mehr hat, löst die letzte Runde aus.
anno-rival-known = Davon kennst du: { $list }
anno-rival-new_world = Neue-Welt-Inseln: { $n }
anno-rival-old_world = Alte-Welt-Inseln: { $n }
anno-rival-expeditions = Expeditions-Karten: { $n }
anno-rival-sells = Das kannst du kaufen
anno-rival-price = Für { $price }
anno-rival-own = Das produzierst du selbst: { $list }
anno-objectives = Aufträge
anno-objective-figure = je { $n }
anno-objective-use = nutzen
anno-objective-once = einmal pro Zug
anno-objective-hidden = ? = verdeckt
anno-objective-lacks = { $n ->
    [one] dir fehlt
   *[other] dir fehlen
}
anno-objective-lacks-label = { $n ->
    [one] dir fehlt { $what }
   *[other] dir fehlen { $what }
}
anno-objective-always = jederzeit

## Hand, ausgespielte Karten, Schlusswertung

anno-hand = { $n ->
    [one] Hand, { $n } Karte
   *[other] Hand, { $n } Karten
}
anno-hand-empty = Keine Handkarten
anno-hand-watching = Wer nur zuschaut, sieht keine Handkarten
anno-hand-planned = wird gespielt
anno-hand-new = Neu
anno-hand-by-progress = Nach Fortschritt
anno-hand-by-points = Nach Punkten
anno-hand-sorting = Reihenfolge der Karten
anno-foot-ready = Bereit
anno-foot-with = mit
anno-foot-needs = fehlt
anno-foot-there = du hast { $n } von { $of }
anno-foot-part = { $n } von { $of }
anno-played = Gespielt
anno-played-region = Ausgespielte Karten
anno-played-of = Karten von { $name }
anno-played-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
anno-played-done = { $n } genutzt
anno-played-all = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} ausgespielt, { $points } Punkte. Ein Klick zeigt alle.
anno-played-none = Noch keine Karte ausgespielt
anno-played-aim = Ziel: die meisten Einfluss-Punkte. Jede ausgespielte Karte bringt { $few } bis { $many }. Wer als Erstes keine Handkarten mehr hat, bekommt { $fireworks } dazu, und eine letzte Runde folgt. Neue Bevölkerungs-Steine bringen neue Karten.
anno-played-used = Effekt genutzt
anno-played-unused = Effekt noch offen
anno-played-never = Effekt nicht genutzt
anno-played-expeditions = { $n ->
    [one] { $n } Expeditions-Karte. Ein Klick zeigt sie.
   *[other] { $n } Expeditions-Karten. Ein Klick zeigt sie.
}
anno-played-hidden = Expeditions-Karten bleiben bis zum Ende verdeckt.
anno-expedition-now = Punkte nach jetzigem Stand: { $list }
anno-expedition-then = Punkte am Ende: { $list }
anno-expedition-visits = Handwerker, Ingenieure und Investoren, wo sie auch sind, besuchen je ein Tier oder Artefakt ihrer Stufe. Es zählt die beste Verteilung.
anno-expedition-places = { $n ->
    [one] { $n } Feld zu besuchen
   *[other] { $n } Felder zu besuchen
}
anno-log-full = Ganzer Verlauf
anno-final-realms = Reiche
anno-final-realm = Reich von { $name }
anno-final-see-realm = Reich ansehen
anno-final-see-cards = Karten ansehen
anno-final-deck = je { $points } Punkte

## Bezahlen und wählen

anno-desk = Deine Wahl
anno-desk-more = Anders bezahlen
anno-desk-first = Vorher etwas tun
anno-desk-new = { $tier ->
    [farmer] Neuer Bauer
    [worker] Neuer Arbeiter
    [artisan] Neuer Handwerker
    [engineer] Neuer Ingenieur
   *[investor] Neuer Investor
}
anno-desk-left = noch { $n } da
anno-desk-owned = Diese Industrie hast du schon; du kannst sie nur ersetzen.
anno-desk-island = Insel { $n } von höchstens 4
anno-desk-cube-step = Stein { $n } von höchstens { $most }
anno-desk-upgrade-step = Verbesserung { $n } von höchstens { $most }
anno-desk-workforce = Neue Bevölkerung
anno-desk-upgrade = Aufsteigen
anno-several-which = Neue Bevölkerung oder Aufsteigen
anno-several-ready = bereit
anno-several-choose-workforce = Wähle bis zu { $n }. Jeder Stein bringt eine Karte.
anno-several-choose-upgrade = Wähle bis zu { $n }.
anno-several-of = { $n } von { $most }
anno-several-further = { $action }: noch { $n }
anno-several-more = Eins mehr: { $what }
anno-several-less = Eins weniger: { $what }
anno-several-payment = Eine Bezahlung
anno-several-not = Das geht nicht zusammen mit dem Rest.
anno-several-tip-card = Jede neue Karte bringt Punkte, sobald du sie ausgespielt hast.
anno-several-tip-goods = Was du nicht selbst herstellst, gibt es bei anderen für Handelsplättchen.
anno-several-tip-map = Bevor du bezahlst, zeigt die Karte, wer arbeiten wird.
anno-several-one = Einzeln bezahlen
anno-several-rise = Welcher Stein: { $step }
anno-several-next = dann:
anno-several-card = +1 Karte
anno-desk-expedition = Wie viele Expeditions-Karten?
anno-desk-ships = Noch ein Schiff?
anno-desk-ships-anew = braucht eine weitere Aktion
anno-desk-shift_end = Schichtende
anno-desk-shift_end-text = Eingesetzte Bevölkerungs-Steine kehren für Gold in ihre Wohnviertel zurück.
anno-desk-shift_end-none = Alle deine Bevölkerungs-Steine sind in ihren Wohnvierteln.
anno-desk-shift_end-choose = Wähle, wer zurückkehrt.
anno-desk-spend = Welche Marine-Plättchen?
anno-desk-swap = Karten austauschen
anno-desk-return = Karten zurücklegen
anno-desk-brings = Du ziehst: { $card }.
anno-desk-no-card = Keine Karte mehr, deshalb kostet es Gold
anno-desk-supply = { $n } im Vorrat
anno-desk-have = Du hast { $what }
anno-desk-free-text = Sie kosten nichts und verfallen am Ende deines Zuges. Wähle die Bevölkerungs-Steine, die aufsteigen.
anno-desk-free = { $n ->
    [one] Noch { $n } kostenlose Verbesserung
   *[other] Noch { $n } kostenlose Verbesserungen
}
anno-desk-expedition-holds = { $n ->
    [one] { $n } Tier, { $n } Artefakt
   *[other] { $n } Tiere, { $n } Artefakte
}
anno-desk-stack = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
}
anno-desk-price = Preis
anno-desk-islands = Inseln im Stapel
anno-desk-ships-text = { $n ->
    [one] { $n } von { $yards } Werften hat ein Schiff gebaut.
   *[other] { $n } von { $yards } Werften haben ein Schiff gebaut.
}
anno-desk-yards = Stärken deiner Werften: { $list }
anno-desk-before = Vorher möglich
anno-desk-card = Karte: { $effect }
anno-desk-remove = Bau-Plättchen entfernen
anno-desk-remove-text = Es kommt zurück auf den Spielplan, und du bekommst nichts dafür; wer dort arbeitet, wird erschöpft.
anno-desk-remove-tap = Wähle eines deiner Bau-Plättchen hier oder in deinem Reich.
anno-desk-pick = { $least ->
    [0] wähle bis zu { $most }
    [1] { $most ->
        [one] wähle 1
       *[other] wähle { $least } bis { $most }
    }
   *[other] wähle { $most }
}
anno-desk-chosen = { $most ->
    [one] { $n } von { $most } gewählt
   *[other] { $least ->
        [0] { $n } gewählt, bis zu { $most }
        [1] { $n } gewählt, bis zu { $most }
       *[other] { $n } von { $most } gewählt
    }
}
anno-desk-tap-hand = Wähle Handkarten: Sie kommen hierher und gehen zurück, wenn du sie noch einmal wählst.
anno-desk-draw-from = Karten in den Stapeln
anno-desk-enough = Fertig
anno-desk-later = Später
anno-desk-reveal-cube = Du ziehst eine Karte.
anno-desk-reveal-old_world = Die Insel wird aufgedeckt.
anno-desk-reveal-new_world = Die Insel wird aufgedeckt, und du ziehst Karten.
anno-desk-reveal-expeditions = Du ziehst Expeditions-Karten.
anno-desk-reveal-cubes = Jeder neue Bevölkerungs-Stein bringt eine Karte, solange es welche gibt.
anno-desk-reveal-swap = { $n ->
    [one] Du ziehst { $n } Karte.
   *[other] Du ziehst { $n } Karten.
}
anno-desk-rise-district = sofort bereit im neuen Wohnviertel
anno-desk-rise-exhausted = bleibt erschöpft
anno-desk-rise-at = bleibt dort bei der Arbeit
anno-desk-rise-this = Aufsteigen: { $where }
anno-desk-none-back = Keine zurücklegen
anno-desk-activate = Aktivieren
anno-desk-activate-reveals = Aktivieren und ziehen
anno-free-upgrades = Kostenlose Verbesserungen
anno-verdict-final = Das ist endgültig.
anno-verdict-undo = Du kannst es zurücknehmen.
anno-verdict-passes = Danach sind andere dran.
anno-verdict-ends = Danach ist das Spiel zu Ende.
anno-verdict-reveals = Karten oder Inseln werden aufgedeckt.
anno-ending = Zug beenden?
anno-ending-text = Das kannst du noch nutzen. Am Ende deines Zuges verfällt es.
anno-ending-last = Das ist dein letzter Zug: Was du jetzt nicht nutzt, verfällt.
anno-ending-actions = { $n ->
    [one] Noch eine Aktion
   *[other] Noch { $n } Aktionen
}
anno-ending-card = Eine Karte, die du ausgespielt hast: { $effect }
anno-ending-objective = Die Auftrags-Karte { $name }
anno-plan-prefer = Lieber
anno-plan-how = { $action }: Wähle, wie du bezahlst
anno-plan-save-tokens = Plättchen sparen
anno-plan-save-cubes = Steine sparen
anno-plan-save-gold = Gold sparen
anno-plan-source = Herkunft: { $part }
anno-plan-other-ways = Andere Wege: { $part }
anno-plan-tokens = Plättchen wählen
anno-plan-no-other = einzige Quelle
anno-plan-which = { $tier ->
    [farmer] Welcher Bauer kommt zurück?
    [worker] Welcher Arbeiter kommt zurück?
    [artisan] Welcher Handwerker kommt zurück?
    [engineer] Welcher Ingenieur kommt zurück?
   *[investor] Welcher Investor kommt zurück?
}
anno-plan-trade = Handels-Plättchen
anno-plan-exploration = Erkundungs-Plättchen
anno-plan-gold = Gold
anno-plan-others = Andere bekommen
anno-plan-have = du hast { $n }
anno-plan-left = { $before } → bleiben { $after }

## Der Tisch

anno-board-round = Runde
anno-board-end-turn = Zug beenden
anno-board-choose-action = Aktion wählen
anno-board-choose-one = Wähle eine Aktion
anno-board-choose-else = Oder tippe auf einen Stapel auf dem Spielplan, eine Karte oder ein Wohnviertel: Dann ergibt sich die Aktion von selbst.
anno-board-tabs = Bereiche des Tisches
anno-board-tab-realm = Reich
anno-board-tab-market = Spielplan
anno-board-tab-hand = Hand
anno-board-tab-rivals = Mitspieler
anno-board-tab-table = Tisch
anno-board-tab-objectives = Aufträge
anno-board-now-of = { $n } von { $all } jetzt möglich
anno-board-now = { $n } jetzt möglich
anno-board-shown-realm = Das ist das Reich von { $name }.
anno-board-own-realm = Zurück zu deinem Reich
anno-board-resources = Deine Mittel
anno-board-see-table = Tisch ansehen
anno-board-back-to-choice = Zurück zur Wahl
anno-board-waiting = Warten auf { $name }
anno-keys-actions = Aktionen
anno-keys-end = Zug beenden
anno-keys-market = Zum Spielplan

## Was geschehen ist

anno-told-round = Runde { $n }
anno-told-pays = { $name } bezahlt: { $list }.
anno-told-pays-you = Du bezahlst: { $list }.
anno-told-paid = Bezahlt: { $list }.
anno-told-cubes = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
anno-told-drawn = Gezogen: { $list }.
anno-told-cards = { $n ->
    [one] Karte { $list }
   *[other] Karten { $list }
}
anno-told-played = { $name } spielt eine Karte { $card } aus: { $points }.
anno-told-played-you = Du spielst eine Karte { $card } aus: { $points }.
anno-told-gained = { $name } bekommt neue Bevölkerungs-Steine: { $list }.
anno-told-gained-you = Du bekommst neue Bevölkerungs-Steine: { $list }.
anno-told-trade = { $resource } durch Handel ({ $gold } für { $name })
anno-told-trade-you = { $resource } durch Handel ({ $gold } für dich)
anno-told-import = { $resource } aus der Neuen Welt
anno-told-card = { $resource } von einer Karte
anno-told-swapped = { $name } tauscht Karten aus: { $list }.
anno-told-swapped-you = Du tauschst Karten aus: { $list }.
anno-told-festival = { $name } feiert ein Stadtfest: Alles ist wieder bereit.
anno-told-festival-you = Du feierst ein Stadtfest: Alles ist wieder bereit.

## Vor der Partie

anno-option-follows = wie in der gewählten Ausgabe: { $value }
anno-option-edition-about = Die gedruckten Ausgaben unterscheiden sich in ein paar Regeln. Die Empfehlung folgt den meisten Ausgaben.
anno-option-objectives-about = Fünf Karten liegen offen für alle: Einige lassen sich in jedem Zug nutzen, die meisten bringen am Ende Punkte.
anno-option-alt_industry-about = Manche Industrien der Heimat-Insel gibt es auch als Plättchen für Arbeiter. Wohin dürfen diese?
anno-option-remove_limit-about = Beim Ausbauen darfst du eigene Plättchen entfernen, um Platz zu schaffen. Wie viele pro Aktion?
anno-option-discard_exactly_2-about = Manche Karten erlauben in dem Zug, in dem sie ausgespielt werden, Handkarten unter ihre Stapel zu legen.
anno-option-cube_effect_partial-about = Was gilt, wenn ein Effekt zwei Bevölkerungs-Steine bringt und du das Gold nicht für beide bezahlen kannst oder willst?
anno-option-zero_scores-about = Mehrheits-Karten belohnen auch den zweiten Platz. Gilt das auch für jemanden, der gar nichts davon hat?
anno-option-discard_triggers_end-about = Eine leere Hand löst das Spielende aus. Gilt das auch, wenn die letzte Karte nicht ausgespielt, sondern zurückgelegt wurde?
anno-option-strict_supply-about = Wovon gibt es nur so viel, wie in der Schachtel liegt?

## Namen auf kleinen Plättchen: eine Zeile

anno-tile-charcoal_kiln_w = Köhlerei
anno-tile-charcoal_kiln = Köhlerei
anno-tile-brickworks_w = Ziegelei
anno-tile-brickworks = Ziegelei
anno-tile-brass_foundry = Messing
anno-tile-window_factory = Fenster
anno-tile-champagne_cellar = Champagner
anno-tile-sailmakers_w = Segelmacher
anno-tile-sailmakers = Segelmacher
anno-tile-schnapps_distillery = Brennerei
anno-tile-spectacle_factory = Brillen
anno-tile-clockmakers = Uhrmacher
anno-tile-sewing_machine_factory = Nähfabrik
anno-tile-cotton_mill_a = Baumwolle
anno-tile-cotton_mill_w = Baumwolle
anno-tile-coffee_roasters = Rösterei
anno-tile-sausage_factory = Metzgerei
anno-tile-soap_factory = Siederei
anno-tile-dynamite_factory = Dynamit
anno-tile-weapons_factory = Kanonen
anno-tile-rum_distillery = Rum
anno-tile-cigar_factory = Zigarren
anno-tile-chocolate_factory = Schokolade
anno-tile-cannery = Konserven
anno-tile-work_clothes_factory = Weberei
anno-tile-motor_factory = Motoren
anno-tile-steam_carriage_factory = Dampfwagen
anno-tile-penny_farthing_factory = Hochräder
anno-tile-light_bulb_factory = Glühbirnen
anno-tile-gramophone_factory = Grammophon
anno-tile-heavy_weapons_factory = Geschütze
anno-tile-fur_dealer = Schneiderei
anno-tile-grain_farm = Getreide
anno-tile-potato_farm = Kartoffeln
anno-tile-pig_farm = Schweine
anno-tile-sheep_farm = Schäferei

## Auf den Seiten rund um den Tisch: jeder Schlüssel, der auf den Namen des Spiels endet

game-anno1800 = Anno 1800
home-about-anno1800 = Bau deine Insel aus, treib Handel, entdecke die Neue Welt.
home-facts-anno1800 = 2 bis 4 Personen, etwa 90 Minuten.
home-asks-action-anno1800 = Aktion wählen
new-first-hint-anno1800 = Wer beginnt, hat kein Gold; alle weiteren starten der Reihe nach mit je 1 Gold mehr.
rules-title-anno1800 = Die Spielregeln von Anno 1800
rules-search-hint-anno1800 = Ein Wort oder eine Nummer, etwa Brauerei oder A9.4
credits-game-anno1800 = Anno 1800 ist ein Spiel von Martin Wallace.
anno-credits-drawings = alle Waren, Gebäude, Schiffe, Menschen, Tiere und Artefakte von Anno 1800
settings-forced-anno1800 = Bei Anno 1800 entscheidest du immer selbst und beendest auch jeden Zug selbst.
