### Anno 1800 auf Deutsch: woraus das Spiel besteht und was darin geschieht.
### Die Regeln nach Nummern stehen in anno1800-rules.ftl.

## Ressourcen

anno-resource-timber = Bretter
anno-resource-grain = Getreide
anno-resource-potatoes = Kartoffeln
anno-resource-pigs = Schweine
anno-resource-wool = Wolle
anno-resource-coal = Kohle
anno-resource-bricks = Ziegelsteine
anno-resource-goods = Waren
anno-resource-steel_beams = Stahlträger
anno-resource-sails = Segel
anno-resource-beer = Bier
anno-resource-bread = Brot
anno-resource-brass = Messing
anno-resource-windows = Fenster
anno-resource-champagne = Champagner
anno-resource-schnapps = Schnaps
anno-resource-glass = Glas
anno-resource-glasses = Brillen
anno-resource-pocket_watches = Taschenuhren
anno-resource-sewing_machines = Nähmaschinen
anno-resource-cotton_fabric = Baumwollstoff
anno-resource-coffee = Kaffee
anno-resource-sausages = Wurst
anno-resource-soap = Seife
anno-resource-fur_coats = Pelzmäntel
anno-resource-dynamite = Dynamit
anno-resource-weapons = Kanonen
anno-resource-rum = Rum
anno-resource-cigars = Zigarren
anno-resource-chocolate = Schokolade
anno-resource-canned_meat = Fleischkonserven
anno-resource-work_clothes = Arbeitskleidung
anno-resource-steam_motors = Dampfmaschinen
anno-resource-steam_carriages = Dampfwagen
anno-resource-penny_farthings = Hochräder
anno-resource-light_bulbs = Glühbirnen
anno-resource-gramophones = Grammophone
anno-resource-advanced_weapons = Schwere Geschütze
anno-resource-cotton = Baumwolle
anno-resource-sugar_cane = Zuckerrohr
anno-resource-coffee_beans = Kaffeebohnen
anno-resource-cocoa = Kakao
anno-resource-tobacco = Tabak
anno-resource-rubber = Kautschuk

## Bau-Plättchen

anno-token-sawmill_w = Sägewerk (Arbeiter)
anno-token-charcoal_kiln_w = Köhlerei (Arbeiter)
anno-token-brickworks_w = Ziegelei (Arbeiter)
anno-token-brewery = Brauerei
anno-token-bakery = Bäckerei
anno-token-brass_foundry = Messinghütte
anno-token-window_factory = Fensterfabrik
anno-token-champagne_cellar = Champagnerkellerei
anno-token-shipyard1 = 1er-Werft
anno-token-shipyard2 = 2er-Werft
anno-token-shipyard3 = 3er-Werft
anno-token-warehouse_w = Lagerhaus (Arbeiter)
anno-token-steelworks_w = Stahlwerk (Arbeiter)
anno-token-sailmakers_w = Segelweberei (Arbeiter)
anno-token-schnapps_distillery = Schnapsbrennerei
anno-token-glassworks = Glashütte
anno-token-spectacle_factory = Brillenfabrik
anno-token-clockmakers = Uhrenwerkstatt
anno-token-sewing_machine_factory = Nähmaschinenfabrik
anno-token-merchant1 = 1er-Handels-Schiff
anno-token-merchant2 = 2er-Handels-Schiff
anno-token-merchant3 = 3er-Handels-Schiff
anno-token-cotton_mill_a = Baumwollweberei (Handwerker)
anno-token-cotton_mill_w = Baumwollweberei (Arbeiter)
anno-token-coffee_roasters = Kaffeerösterei
anno-token-sausage_factory = Metzgerei
anno-token-soap_factory = Seifensiederei
anno-token-fur_dealer = Schneiderei
anno-token-dynamite_factory = Dynamitfabrik
anno-token-weapons_factory = Kanonengießerei
anno-token-exploration1 = 1er-Erkundungs-Schiff
anno-token-exploration2 = 2er-Erkundungs-Schiff
anno-token-exploration3 = 3er-Erkundungs-Schiff
anno-token-rum_distillery = Rumbrennerei
anno-token-cigar_factory = Zigarren-Manufaktur
anno-token-chocolate_factory = Schokoladenfabrik
anno-token-cannery = Konservenfabrik
anno-token-work_clothes_factory = Weberei
anno-token-motor_factory = Motorenfabrik
anno-token-steam_carriage_factory = Dampfwagenfabrik
anno-token-penny_farthing_factory = Hochrad-Werkhalle
anno-token-light_bulb_factory = Glühbirnenfabrik
anno-token-gramophone_factory = Grammophonfabrik
anno-token-heavy_weapons_factory = Geschützfabrik
anno-token-sawmill = Sägewerk
anno-token-grain_farm = Getreidefarm
anno-token-potato_farm = Kartoffelhof
anno-token-pig_farm = Schweinezucht
anno-token-sheep_farm = Schäferei
anno-token-charcoal_kiln = Köhlerei
anno-token-brickworks = Ziegelei
anno-token-warehouse = Lagerhaus
anno-token-steelworks = Stahlwerk
anno-token-sailmakers = Segelweberei
anno-token-sawmill_w-short = Sägewerk
anno-token-charcoal_kiln_w-short = Köhlerei
anno-token-brickworks_w-short = Ziegelei
anno-token-shipyard1-short = 1er-Werft
anno-token-shipyard2-short = 2er-Werft
anno-token-shipyard3-short = 3er-Werft
anno-token-warehouse_w-short = Lagerhaus
anno-token-steelworks_w-short = Stahlwerk
anno-token-sailmakers_w-short = Segelweberei
anno-token-merchant1-short = 1er-Handels-Schiff
anno-token-merchant2-short = 2er-Handels-Schiff
anno-token-merchant3-short = 3er-Handels-Schiff
anno-token-cotton_mill_a-short = Baumwollweberei
anno-token-cotton_mill_w-short = Baumwollweberei
anno-token-exploration1-short = 1er-Erkundungs-Schiff
anno-token-exploration2-short = 2er-Erkundungs-Schiff
anno-token-exploration3-short = 3er-Erkundungs-Schiff
anno-build-industry = Industrie. Produziert: { $resource }. Arbeitsplätze: 2 × { $tier }.
anno-build-shipyard = Werft: baut Schiffe bis Stärke { $n }.
anno-build-merchant = { $n ->
    [one] Handels-Schiff: trägt { $n } Handels-Plättchen.
   *[other] Handels-Schiff: trägt { $n } Handels-Plättchen.
}
anno-build-exploration = { $n ->
    [one] Erkundungs-Schiff: trägt { $n } Erkundungs-Plättchen.
   *[other] Erkundungs-Schiff: trägt { $n } Erkundungs-Plättchen.
}

## Bevölkerungs-Stufen

anno-tier-farmer = Bauer
anno-tier-worker = Arbeiter
anno-tier-artisan = Handwerker
anno-tier-engineer = Ingenieur
anno-tier-investor = Investor
anno-tiers-farmer = Bauern
anno-tiers-worker = Arbeiter
anno-tiers-artisan = Handwerker
anno-tiers-engineer = Ingenieure
anno-tiers-investor = Investoren

## Bevölkerungs-Karten

anno-deck-fw = Bauer/Arbeiter-Karte
anno-deck-aei = Handwerker/Ingenieur/Investor-Karte
anno-deck-nw = Neue-Welt-Karte
anno-decks-fw = Bauer/Arbeiter-Karten
anno-decks-aei = Handwerker/Ingenieur/Investor-Karten
anno-decks-nw = Neue-Welt-Karten
anno-stack-fw = Bauer/Arbeiter-Stapel
anno-stack-aei = Handwerker/Ingenieur/Investor-Stapel
anno-stack-nw = Neue-Welt-Stapel
anno-card = Bedürfnisse: { $cost }. Effekt: { $effect }.

## Aktionen

anno-action-expand = Ausbauen
anno-action-play = Bevölkerungs-Karten ausspielen & aktivieren
anno-action-swap = Bevölkerungs-Karten austauschen
anno-action-workforce = Arbeitskraft erhöhen
anno-action-upgrade = Aufsteigen
anno-action-old_world = Alte Welt erschließen
anno-action-new_world = Neue Welt erkunden
anno-action-expedition = Expeditions-Karten nehmen
anno-action-festival = Stadtfest feiern
anno-action-expand-short = Ausbauen
anno-action-play-short = Ausspielen
anno-action-swap-short = Austauschen
anno-action-workforce-short = Arbeitskraft
anno-action-upgrade-short = Aufsteigen
anno-action-old_world-short = Alte Welt
anno-action-new_world-short = Neue Welt
anno-action-expedition-short = Expedition
anno-action-festival-short = Stadtfest
anno-action-expand-text = Baue 1 Industrie, 1 Werft oder bis zu 1 Schiff je Werft.
anno-action-play-text = Erfülle die Bedürfnisse von 1 Handkarte und lege sie offen unter deine Heimat-Insel.
anno-action-swap-text = Lege 1 bis 3 Handkarten unter ihre Stapel und ziehe dann ebenso viele von denselben Stapeln.
anno-action-workforce-text = Bezahle bis zu 3 neue Bevölkerungs-Steine; jeder bringt dir eine Bevölkerungs-Karte auf die Hand.
anno-action-upgrade-text = Bezahle bis zu 3 Verbesserungen; mit jeder steigt ein Bevölkerungs-Stein um eine Stufe auf.
anno-action-old_world-text = Nimm die oberste Alte-Welt-Insel. Deine erste kostet 1 Erkundungs-Plättchen, jede weitere 1 mehr.
anno-action-new_world-text = Nimm die oberste Neue-Welt-Insel und 3 Neue-Welt-Karten. Deine erste Neue-Welt-Insel kostet 1 Erkundungs-Plättchen, jede weitere 1 mehr.
anno-action-expedition-text = Erschöpfe 2 Erkundungs-Plättchen und ziehe bis zu 3 Expeditions-Karten.
anno-action-festival-text = Alle deine Bevölkerungs-Steine kehren in ihre Wohnviertel zurück, alle Marine-Plättchen auf die Schiffe.
anno-free-activate = Bevölkerungs-Karten aktivieren
anno-free-use = Auftrags-Karten aktivieren

## Auftrags-Karten

anno-objective-alonso_graves = Alonso Graves
anno-objective-aarhant = Aarhant
anno-objective-the_editor = Der Redakteur
anno-objective-beryl_omara = Beryl O’Mara
anno-objective-carl_leonard_von_malching = Carl Leonard von Malching
anno-objective-eli_bleakworth = Eli Bleakworth
anno-objective-the_queen = Die Königin
anno-objective-edvard_goode = Edvard Goode
anno-objective-willie_wibblesock = Willie Wibblesock
anno-objective-princess_qing = Prinzessin Qing
anno-objective-hannah_goode = Hannah Goode
anno-objective-university = Universität
anno-objective-worlds_fair = Weltausstellung
anno-objective-madame_kahina = Madame Kahina
anno-objective-the_tourist = Die Besucherin
anno-objective-zoo = Zoo
anno-objective-museum = Museum
anno-objective-bente_jorgensen = Bente Jorgensen
anno-objective-isabel_sarmento = Isabel Sarmento
anno-objective-pyrphorian = Pyrphorier
anno-objectives-effect = Effekt für alle
anno-objectives-industries = Punkte für Industrien
anno-objectives-majority = Punkte für die Mehrheit
anno-objectives-expedition = Punkte für Expeditions-Karten
anno-objectives-others = Punkte am Spielende

## Auftrags-Karten: was sie bewirken

anno-objective-alonso_graves-text = Einmal pro Zug: Erschöpfe 3 Erkundungs-Plättchen und gib 3 Gold aus für eine weitere Aktion.
anno-objective-aarhant-text = Einmal pro Zug: Erschöpfe 1 Investor und nimm 5 Gold.
anno-objective-the_editor-text = Einmal pro Zug: Erschöpfe 2 Erkundungs-Plättchen und lege 1 Handkarte unter ihren Stapel, ohne eine neue zu ziehen.
anno-objective-beryl_omara-text = Beliebig oft: 2 Erkundungs-Plättchen dienen als 1 Handels-Plättchen.
anno-objective-carl_leonard_von_malching-text = Spielende: Punkte für jede dieser Industrien, die du hast: { $list }.
anno-objective-eli_bleakworth-text = Spielende: Punkte für jede dieser Industrien, die du hast: { $list }.
anno-objective-the_queen-text = Spielende: Punkte für jede dieser Industrien, die du hast: { $list }.
anno-objective-edvard_goode-text = Spielende: Punkte für jede dieser Industrien, die du hast: { $list }.
anno-objective-willie_wibblesock-text = Spielende: Punkte für jede dieser Industrien, die du hast: { $list }.
anno-objective-princess_qing-text = Spielende: Punkte für jede dieser Industrien, die du hast: { $list }.
anno-objective-hannah_goode-text = Spielende: 10 Punkte für die meisten Bevölkerungs-Steine, 4 für die zweitmeisten.
anno-objective-university-text = Spielende: 10 Punkte für die meisten Ingenieure, 4 für die zweitmeisten.
anno-objective-worlds_fair-text = Spielende: 10 Punkte für die meisten Investoren, 4 für die zweitmeisten.
anno-objective-madame_kahina-text = Spielende: 10 Punkte für die meisten Handels-Plättchen, auch erschöpfte und solche von Karten, 4 für die zweitmeisten.
anno-objective-the_tourist-text = Spielende: 10 Punkte für die meisten Expeditions-Karten, 4 für die zweitmeisten.
anno-objective-zoo-text = Spielende: Jedes Tier, für das du einen Besucher hast, bringt 1 Punkt mehr.
anno-objective-museum-text = Spielende: Jedes Artefakt, für das du einen Besucher hast, bringt 1 Punkt mehr.
anno-objective-bente_jorgensen-text = Spielende: 18 Punkte, wenn du höchstens 1 Alte-Welt-Insel hast.
anno-objective-isabel_sarmento-text = Spielende: 6 Punkte für jede deiner Neue-Welt-Inseln.
anno-objective-pyrphorian-text = Spielende: 2 Punkte Abzug für jede Bevölkerungs-Karte, die du noch auf der Hand hast.
anno-objective-industry = { $industry } ({ $points })

## Effekte von Bevölkerungs-Karten und Inseln

anno-effect-cubes = { $n ->
    [one] { $n } × { $tier }, dazu 1 Karte ziehen
   *[other] { $n } × { $tier }, dazu je 1 Karte ziehen
}
anno-effect-receive = Aus dem Vorrat: { $list }
anno-effect-expeditions = { $n ->
    [one] { $n } Expeditions-Karte
   *[other] { $n } Expeditions-Karten
}
anno-effect-resource = 1 dieser Neue-Welt-Ressourcen, sofort zu nutzen: { $list }
anno-effect-upgrades = Bis zu { $n } kostenlose Verbesserungen: { $from } → { $to }
anno-effect-action = 1 zusätzliche Aktion
anno-effect-return = Bis zu { $n } Handkarten unter ihre Stapel legen (nur in diesem Zug)
anno-effect-return-exactly = Genau { $n } Handkarten unter ihre Stapel legen (nur in diesem Zug)

## Inseln und Expeditions-Karten

anno-old_island = Alte-Welt-Insel: { $bonus }
anno-new_island = Neue-Welt-Insel: { $list }
anno-bonus-effect = sofort { $effect }
anno-bonus-printed = mit { $token }
anno-expedition = Tier: { $animal } ({ $animal_points }). Artefakt: { $artefact } ({ $artefact_points }).

## Marine-Plättchen

anno-naval-trade = Handels-Plättchen
anno-naval-exploration = Erkundungs-Plättchen
anno-coin-trade = Handels-Plättchen von einem Schiff
anno-coin-temporary_trade = Handels-Plättchen von einer Karte
anno-coin-exploration = Erkundungs-Plättchen von einem Schiff
anno-coin-temporary_exploration = Erkundungs-Plättchen von einer Karte

## Orte

anno-terrain-land = Land
anno-terrain-coast = Küste
anno-terrain-sea = Meer
anno-field-land = Landfeld
anno-field-coast = Landfeld mit Küste
anno-field-sea = Meeresfeld
anno-where-district = Wohnviertel
anno-where-exhausted = Erschöpft-Bereich
anno-where-at = Arbeitsplatz: { $token }

## Mengen

anno-n-gold = { $n } Gold
anno-n-trade = { $n ->
    [one] { $n } Handels-Plättchen
   *[other] { $n } Handels-Plättchen
}
anno-n-temporary_trade = { $n ->
    [one] { $n } Handels-Plättchen von einer Karte
   *[other] { $n } Handels-Plättchen von Karten
}
anno-n-exploration = { $n ->
    [one] { $n } Erkundungs-Plättchen
   *[other] { $n } Erkundungs-Plättchen
}
anno-n-temporary_exploration = { $n ->
    [one] { $n } Erkundungs-Plättchen von einer Karte
   *[other] { $n } Erkundungs-Plättchen von Karten
}
anno-n-cubes = { $n ->
    [one] { $n } Bevölkerungs-Stein
   *[other] { $n } Bevölkerungs-Steine
}
anno-n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
anno-n-expeditions = { $n ->
    [one] { $n } Expeditions-Karte
   *[other] { $n } Expeditions-Karten
}
anno-n-points = { $n ->
    [one] { $n } Einfluss-Punkt
   *[other] { $n } Einfluss-Punkte
}
anno-times = { $n } × { $what }
anno-free = Kostenlos

## Begriffe

anno-title = Anno 1800 – Das Brettspiel
anno-term-trade = Handel
anno-term-shift_end = Schichtende
anno-term-home_island = Heimat-Insel
anno-term-gameboard = Spielplan
anno-term-supply = Vorrat
anno-term-gold = Gold
anno-term-fireworks_token = Feuerwerks-Plättchen
anno-term-starting_player = Startspieler
anno-term-cost = Kosten
anno-terms-old_world_island = Alte-Welt-Inseln
anno-terms-new_world_island = Neue-Welt-Inseln
anno-terms-industry = Industrien
anno-terms-shipyard = Werften
anno-terms-ship = Schiffe
anno-terms-population_cube = Bevölkerungs-Steine
anno-terms-expedition_card = Expeditions-Karten
anno-terms-objective_card = Auftrags-Karten
anno-terms-influence_point = Einfluss-Punkte

## Wie sicher die Zahlen sind

anno-status-verified = Zahlen ohne Zeichen stehen in der Spielregel oder in zwei unabhängigen Quellen.
anno-status-single_source = Diese Zahl nennt nur eine Quelle.
anno-status-house_value = Vorläufiger Wert: durch keine offizielle Quelle belegt.
anno-note-shipyard2 = Keine verlässliche Quelle nennt diese Kosten. Eine andere Liste sagt 2 × Bretter und Ziegelsteine.
anno-note-shipyard3 = Keine verlässliche Quelle nennt diese Kosten. Eine andere Liste sagt 2 × Bretter, Ziegelsteine und Stahlträger.
anno-note-merchant1 = Diese Kosten stammen aus einer einzigen Liste; bei den beiden Schiffen im Beispiel der Spielregel stimmt sie.
anno-note-merchant3 = Diese Kosten stammen aus einer einzigen Liste; bei den beiden Schiffen im Beispiel der Spielregel stimmt sie.
anno-note-exploration2 = Diese Kosten stammen aus einer einzigen Liste; bei den beiden Schiffen im Beispiel der Spielregel stimmt sie.
anno-note-exploration3 = Diese Kosten stammen aus einer einzigen Liste; bei den beiden Schiffen im Beispiel der Spielregel stimmt sie.
anno-note-coffee_roasters = Eine Liste lässt hier Handwerker arbeiten, eine andere Arbeiter; wir nehmen Handwerker.
anno-note-empty_stack = Für einen leeren Handwerker/Ingenieur/Investor-Stapel nennt eine Liste 3 Gold, eine andere 2; wir nehmen 3.
anno-note-cards = Bedürfnisse und Effekte der Bevölkerungs-Karten stammen aus einer einzigen Liste; die Größe der Stapel ist sicher.
anno-note-objective_names = Fünf Industrie-Aufträge: Was sie belohnen, stammt aus einer einzigen Liste; welcher Name wozu gehört, ist unsere Vermutung.

## Ereignisse

anno-event-dealt = Auftrags-Karten dieser Partie: { $list }. { $name } beginnt.
anno-event-dealt-you = Auftrags-Karten dieser Partie: { $list }. Du beginnst.
anno-event-turn = Runde { $round }: { $name } ist am Zug.
anno-event-turn-you = Runde { $round }: Du bist am Zug.
anno-event-action = { $name } wählt eine Aktion: { $action }.
anno-event-action-you = Du wählst eine Aktion: { $action }.
anno-event-worked = { $name } produziert: { $list }.
anno-event-worked-you = Du produzierst: { $list }.
anno-event-traded = { $name } erhandelt: { $resource }; { $partner } bekommt { $gold }.
anno-event-traded-you = Du erhandelst: { $resource }; { $partner } bekommt { $gold }.
anno-event-traded-from_you = { $name } erhandelt: { $resource }; du bekommst { $gold }.
anno-event-imported = { $name } holt aus der Neuen Welt: { $resource }.
anno-event-imported-you = Du holst aus der Neuen Welt: { $resource }.
anno-event-received = { $name } erhält mit der Karte { $card }: { $resource }.
anno-event-received-you = Du erhältst mit der Karte { $card }: { $resource }.
anno-event-spent = { $name } bezahlt { $tokens }.
anno-event-spent-you = Du bezahlst { $tokens }.
anno-event-exhausted = { $name } erschöpft Bevölkerungs-Steine: { $list }.
anno-event-exhausted-you = Du erschöpfst Bevölkerungs-Steine: { $list }.
anno-event-shift_end = { $name } bezahlt { $gold } für Schichtende: { $list }.
anno-event-shift_end-you = Du bezahlst { $gold } für Schichtende: { $list }.
anno-event-paid_gold = { $name } bezahlt { $gold } anstelle einer Karte.
anno-event-paid_gold-you = Du bezahlst { $gold } anstelle einer Karte.
anno-event-paid_gold-objective = { $name } zahlt { $gold } für { $objective }.
anno-event-paid_gold-objective-you = Du zahlst { $gold } für { $objective }.
anno-event-built = { $name } baut: { $token }.
anno-event-built-you = Du baust: { $token }.
anno-event-removed = { $name } entfernt: { $token }.
anno-event-removed-you = Du entfernst: { $token }.
anno-event-uncovered = Wieder sichtbar: { $token }.
anno-event-cubes_exhausted = { $n ->
    [one] Der Bevölkerungs-Stein, der dort gearbeitet hat, kommt in den Erschöpft-Bereich.
   *[other] Die { $n } Bevölkerungs-Steine, die dort gearbeitet haben, kommen in den Erschöpft-Bereich.
}
anno-event-announced = { $name } kündigt die Karte { $card } an und bezahlt sie.
anno-event-announced-you = Du kündigst die Karte { $card } an und bezahlst sie.
anno-event-played = { $name } spielt die Karte { $card } aus.
anno-event-played-you = Du spielst die Karte { $card } aus.
anno-event-activated = { $name } aktiviert die Karte { $card }: { $effect }.
anno-event-activated-you = Du aktivierst die Karte { $card }: { $effect }.
anno-event-turned_down = { $name } dreht die Karte { $card } um; ihr Effekt verfällt.
anno-event-turned_down-you = Du drehst die Karte { $card } um; ihr Effekt verfällt.
anno-event-used = { $name } nutzt einen Auftrag: { $objective }.
anno-event-used-you = Du nutzt einen Auftrag: { $objective }.
anno-event-gained = { $name } bekommt einen neuen Bevölkerungs-Stein: { $tier }.
anno-event-gained-you = Du bekommst einen neuen Bevölkerungs-Stein: { $tier }.
anno-event-declined = { $name } verzichtet auf einen neuen Bevölkerungs-Stein: { $tier }.
anno-event-declined-you = Du verzichtest auf einen neuen Bevölkerungs-Stein: { $tier }.
anno-event-raised = { $name } lässt aufsteigen: { $list }.
anno-event-raised-you = Du lässt aufsteigen: { $list }.
anno-event-raised_free = { $name } lässt kostenlos aufsteigen: { $list }.
anno-event-raised_free-you = Du lässt kostenlos aufsteigen: { $list }.
anno-event-drew = { $name } zieht { $list }.
anno-event-drew-you = Du ziehst: { $list }.
anno-event-returned = { $name } legt Karten unter ihre Stapel: { $list }.
anno-event-returned-you = Du legst Karten unter ihre Stapel: { $list }.
anno-event-old_world = { $name } erschließt eine Alte-Welt-Insel: { $island }.
anno-event-old_world-you = Du erschließt eine Alte-Welt-Insel: { $island }.
anno-event-lapsed = { $name } kann oder will das nicht nutzen, es verfällt: { $effect }.
anno-event-lapsed-you = Du kannst oder willst das nicht nutzen, es verfällt: { $effect }.
anno-event-new_world = { $name } erkundet eine Neue-Welt-Insel: { $island }.
anno-event-new_world-you = Du erkundest eine Neue-Welt-Insel: { $island }.
anno-event-expeditions = { $name } zieht { $list }.
anno-event-expeditions-you = Du ziehst Expeditions-Karten: { $list }.
anno-event-gift = { $name } nimmt aus dem Vorrat: { $list }.
anno-event-gift-you = Du nimmst aus dem Vorrat: { $list }.
anno-event-more_actions = { $name } hat eine Aktion mehr.
anno-event-more_actions-you = Du hast eine Aktion mehr.
anno-event-festival = { $name } hat alle Bevölkerungs-Steine und Marine-Plättchen wieder bereit.
anno-event-festival-you = Du hast alle Bevölkerungs-Steine und Marine-Plättchen wieder bereit.
anno-event-fireworks = { $name } hat keine Handkarten mehr und nimmt das Feuerwerks-Plättchen. Runde { $round } ist die letzte.
anno-event-fireworks-you = Du hast keine Handkarten mehr und nimmst das Feuerwerks-Plättchen. Runde { $round } ist die letzte.
anno-event-ended = Die Partie ist beendet.
anno-made = { $resource } ({ $token })
anno-token-over = { $token } über { $covered }
anno-cube-at = { $tier } ({ $where })
anno-step = { $from } → { $to } ({ $where })

## Fragen

anno-ask-turn = { $actions ->
    [0] Deine Aktion ist erledigt. Beende deinen Zug oder nutze noch, was keine Aktion kostet.
    [one] Du bist am Zug: Wähle eine Aktion.
   *[other] Du bist am Zug: Wähle eine Aktion, du hast noch { $actions }.
}
anno-ask-more-ships = Du darfst noch ein Schiff bauen.
anno-ask-more-workforce = { $n ->
    [one] Du darfst noch { $n } neuen Bevölkerungs-Stein nehmen.
   *[other] Du darfst noch bis zu { $n } neue Bevölkerungs-Steine nehmen.
}
anno-ask-more-upgrades = { $n ->
    [one] Du darfst noch { $n } Verbesserung durchführen.
   *[other] Du darfst noch bis zu { $n } Verbesserungen durchführen.
}
anno-ask-expand = Was möchtest du bauen?
anno-ask-play = Welche Karte möchtest du ausspielen?
anno-ask-workforce = Welchen neuen Bevölkerungs-Stein möchtest du nehmen?
anno-ask-upgrade = Welcher Bevölkerungs-Stein soll aufsteigen?
anno-ask-expedition = Wie viele Expeditions-Karten möchtest du ziehen?
anno-ask-pay = { $object }: Wie möchtest du bezahlen?
anno-ask-spend = { $object }: Mit welchen Marine-Plättchen möchtest du bezahlen? Noch zu bezahlen: { $left }.
anno-ask-site = { $token }: Auf welches Feld?
anno-ask-cube = Welcher Bevölkerungs-Stein steigt auf: { $from } → { $to }?
anno-ask-gain = { $cubes }: Weil der Stapel leer ist, kostet das { $gold }. Möchtest du bezahlen?
anno-ask-swap = { $n ->
    [0] Welche Karten möchtest du austauschen?
   *[other] Welche Karten möchtest du außerdem austauschen?
}
anno-ask-return = { $n ->
    [one] Möchtest du { $n } Handkarte unter ihren Stapel legen?
   *[other] Welche Handkarten möchtest du unter ihre Stapel legen? Höchstens { $n }.
}
anno-ask-return-exactly = { $n ->
    [one] Wähle { $n } Handkarte, die unter ihren Stapel kommt.
   *[other] Wähle { $n } Handkarten, die unter ihre Stapel kommen.
}
anno-ask-over = Die Partie ist beendet.
anno-object-nothing = Nichts
anno-object-token = { $token }
anno-object-card = Karte { $card }
anno-object-cube = Neuer { $tier }
anno-object-upgrade = Verbesserung { $from } → { $to }
anno-object-old_world = Alte-Welt-Insel
anno-object-new_world = Neue-Welt-Insel
anno-object-expeditions = { $n ->
    [one] { $n } Expeditions-Karte
   *[other] { $n } Expeditions-Karten
}

## Antworten

anno-move-build = Bauen: { $token }
anno-move-play = Karte { $card } ausspielen
anno-move-hire = Neuer Bevölkerungs-Stein: { $tier }
anno-move-upgrade = { $from } wird { $to }
anno-move-expeditions = { $cards } ziehen
anno-move-work = Produzieren: { $resource } ({ $token })
anno-move-trade = Mit { $name } handeln: { $resource } für { $price }
anno-move-import = Aus der Neuen Welt holen: { $resource } für { $price }
anno-move-exhaust = Verlangten Bevölkerungs-Stein jetzt erschöpfen: { $tier }
anno-move-later = Zuerst eine andere Ressource bezahlen
anno-move-place = Auf ein freies Feld: { $field }
anno-move-over = Überbauen: { $token }
anno-move-raise = { $from } wird { $to } ({ $where })
anno-move-shift_end = Schichtende: { $tier } ({ $where }), { $gold }
anno-move-remove = Entfernen: { $token }
anno-move-activate = Karte { $card } aktivieren: { $effect }
anno-move-use = Auftrag nutzen: { $objective }
anno-move-return = Karte { $card } unter ihren Stapel legen
anno-move-accept = Nehmen und bezahlen
anno-move-decline = Darauf verzichten
anno-move-done = Fertig
anno-move-end = Zug beenden

## Was nicht erlaubt ist, und was richtig wäre

anno-why-game_over = Die Partie ist beendet: Es gibt nichts mehr zu spielen.
anno-why-not_your_turn = Das entscheidest jetzt nicht du, sondern { $name }.
anno-why-other_question = Gerade ist etwas anderes zu entscheiden: { $asked }
anno-why-no_action_left = In diesem Zug hast du keine Aktion mehr. Beende ihn oder tu etwas, das keine Aktion braucht.
anno-why-act_first = Ohne Aktion kannst du deinen Zug nicht beenden. Wenn sonst nichts bleibt, feiere ein Stadtfest.
anno-why-nothing_possible-expand = Du kannst nichts von dem bezahlen, was sich bauen lässt. Wähle eine andere Aktion.
anno-why-nothing_possible-play = Du kannst keine deiner Handkarten bezahlen. Wähle eine andere Aktion.
anno-why-nothing_possible-swap = Die Stapel aller deiner Handkarten sind leer. Wähle eine andere Aktion.
anno-why-nothing_possible-workforce = Du kannst keinen neuen Bevölkerungs-Stein bezahlen. Wähle eine andere Aktion.
anno-why-nothing_possible-upgrade = Du kannst keine Verbesserung bezahlen. Wähle eine andere Aktion.
anno-why-nothing_possible = Diese Aktion brächte jetzt nichts. Wähle eine andere.
anno-why-cost_becomes_unpayable = Danach ließe sich der Rest der Kosten nicht mehr bezahlen. Bezahle auf andere Weise.
anno-why-action_becomes_impossible = Danach ließe sich nichts mehr bauen. Entferne etwas anderes oder baue zuerst.
anno-why-sold_out = Auf dem Spielplan ist keines mehr davon: { $token }. Wähle ein anderes Bau-Plättchen.
anno-why-only_printed = Das ist nur auf die Heimat-Inseln gedruckt und lässt sich nicht bauen: { $token }. Wähle ein Bau-Plättchen vom Spielplan.
anno-why-owned_already = Diese Industrie hast du schon: { $token }. Wähle eine andere, oder überbaue die vorhandene.
anno-why-one_token_each = Nach einem Schiff baut diese Aktion nur noch Schiffe, nicht dies: { $token }. Wähle ein Schiff.
anno-why-no_yard = Dafür ist keine Werft ab Stärke { $n } frei: { $token }. Jede Werft baut ein Schiff pro Aktion.
anno-why-no_tokens_in_supply = Dieses Schiff bringt { $need }, und der Vorrat hat nur { $left }: { $token }. Baue es über ein Schiff, das seine Plättchen zurückgibt, oder wähle ein anderes.
anno-why-four_islands-old_world = Du hast vier Alte-Welt-Inseln, mehr gehen nicht. Wähle eine andere Aktion.
anno-why-four_islands-new_world = Du hast vier Neue-Welt-Inseln, mehr gehen nicht. Wähle eine andere Aktion.
anno-why-stack_empty-old_world = Es ist keine Alte-Welt-Insel mehr da. Wähle eine andere Aktion.
anno-why-stack_empty-new_world = Es ist keine Neue-Welt-Insel mehr da. Wähle eine andere Aktion.
anno-why-stack_empty-expedition = Es ist keine Expeditions-Karte mehr da. Wähle eine andere Aktion.
anno-why-three_at_most-workforce = Eine Aktion bringt höchstens drei Bevölkerungs-Steine. Beende deinen Zug, oder wähle eine andere Aktion, wenn du noch eine hast.
anno-why-three_at_most-upgrade = Eine Aktion bringt höchstens drei Verbesserungen. Beende deinen Zug, oder wähle eine andere Aktion, wenn du noch eine hast.
anno-why-no_cube_in_supply = Im Vorrat ist kein solcher Bevölkerungs-Stein mehr: { $tier }. Wähle eine andere Stufe.
anno-why-no_such_cube = Einen solchen Bevölkerungs-Stein hast du dort nicht: { $tier } ({ $where }). Wähle einen, den du hast.
anno-why-highest_tier = Höher als Investoren geht es nicht. Wähle einen Bevölkerungs-Stein einer anderen Stufe.
anno-why-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }. Wähle eine, die du hast.
anno-why-being_played = Genau diese Karte spielst du gerade aus: { $card }. Wähle eine andere.
anno-why-too_many_cards = Mehr Karten kannst du hier nicht zurücklegen. Lass diese weg.
anno-why-swap_stack_empty = Dieser Stapel ist leer, darum lassen sich seine Karten nicht austauschen: { $stack }. Wähle eine Karte eines anderen Stapels.
anno-why-more_cards = { $n ->
    [one] Mindestens { $n } Karte muss noch unter ihren Stapel. Wähle sie.
   *[other] Mindestens { $n } Karten müssen noch unter ihre Stapel. Wähle sie.
}
anno-why-one_to_three = Du kannst 1, 2 oder 3 Expeditions-Karten ziehen, nicht { $n }.
anno-why-no_such_token = Ein solches Bau-Plättchen hast du nicht, oder ein gleiches steht schon zur Wahl: { $token }. Wähle eines aus der Liste.
anno-why-no_industry = Das ist keine Industrie und produziert nichts: { $token }. Wähle eine Industrie.
anno-why-not_due = Das verlangen die Kosten jetzt nicht: { $resource }. Bezahle, was noch offen ist.
anno-why-not_this_line = Eine andere Ressource der Kosten kommt zuerst. „later“ schiebt sie auf, und in einer einzigen Zeile ist die Reihenfolge egal: { $resource }.
anno-why-cube_not_due = Einen solchen Bevölkerungs-Stein verlangen die Kosten nicht: { $tier }. Bezahle, was noch offen ist.
anno-why-no_workplace = Beide Arbeitsplätze sind besetzt: { $token }. Bezahle dort zuerst ein Schichtende, oder besorge die Ressource anders.
anno-why-none_in_district = In deinem Wohnviertel ist kein solcher Bevölkerungs-Stein: { $tier }. Bezahle zuerst ein Schichtende, oder bezahle anders.
anno-why-partner_lacks = { $name } kann das nicht produzieren: { $resource }. Wähle jemand anderen.
anno-why-own_seat = Mit dir selbst kannst du nicht handeln. Schicke einen Bevölkerungs-Stein zur Arbeit, oder wähle jemand anderen.
anno-why-traded_already = Jede Ressource kannst du nur einmal pro Zug erhandeln, und diese hast du schon: { $resource }. Besorge sie anders.
anno-why-never_traded = Neue-Welt-Ressourcen werden nie gehandelt: { $resource }. Sie kommen von deinen Neue-Welt-Inseln und von Karten.
anno-why-not_on_islands = Keine deiner Neue-Welt-Inseln zeigt das: { $resource }. Erkunde eine, die es zeigt, oder nutze eine Karte.
anno-why-too_few_tokens = Das kostet { $price }, und so viele hast du nicht bereit. Besorge die Ressource anders.
anno-why-no_such_coin = Ein solches Marine-Plättchen hast du nicht bereit, oder es passt nicht zu diesem Preis: { $coin }. Wähle ein anderes.
anno-why-coin_order = Damit ließe sich der Preis nicht vollständig bezahlen, oder es ist nicht mehr an der Reihe: { $coin }. Wähle ein anderes.
anno-why-nothing_later = Hier gibt es nichts aufzuschieben oder vorzuziehen. Bezahle, wonach gefragt ist.
anno-why-does_not_fit-industry = Industrien stehen auf Landfeldern, mit oder ohne Küste: { $token }. Wähle ein passendes Feld.
anno-why-does_not_fit-shipyard = Werften stehen auf Landfeldern mit Küste: { $token }. Wähle ein passendes Feld.
anno-why-does_not_fit-ship = Schiffe liegen auf Meeresfeldern: { $token }. Wähle ein passendes Feld.
anno-why-no_free_field = Ein solches Feld hast du nicht frei: { $field }. Wähle ein anderes, oder überbaue etwas.
anno-why-must_replace = In dieser Ausgabe muss { $token } dies überbauen: { $covered }. Wähle diesen Platz.
anno-why-no_removal = Bau-Plättchen entfernst du nur beim Ausbauen, höchstens eines pro Aktion, sofern die gewählte Ausgabe nicht mehr erlaubt.
anno-why-printed = Was auf eine Insel gedruckt ist, wird nie entfernt: { $token }. Überbauen kannst du es.
anno-why-yard_in_use = Solange Schiffe gebaut werden, wird keine Werft entfernt. Tu es vor dem ersten oder nach dem letzten Schiff.
anno-why-not_used = Dort ist kein solcher eingesetzter Bevölkerungs-Stein: { $tier }. Ein Schichtende holt zurück, was gearbeitet hat oder erschöpft ist.
anno-why-shift_end_gold = Dieses Schichtende kostet { $gold }, du hast { $have }.
anno-why-cube_gold = Dieser Bevölkerungs-Stein kostet { $gold }, du hast { $have }. Nutze zuerst, was Gold bringt, oder verzichte auf ihn.
anno-why-as_a_whole = In dieser Partie kommen die Bevölkerungs-Steine einer Insel alle zusammen oder gar nicht, je nach Gold. Zu entscheiden gibt es nichts.
anno-why-not_ready = Eine solche Karte liegt nicht offen bei dir: { $card }. Wähle eine, die offen liegt.
anno-why-too_late = Dieser Effekt gilt nur in dem Zug, in dem die Karte ausgespielt wurde: { $card }.
anno-why-no_use = Das brächte jetzt nichts. Hebe die Karte für später auf: { $card }.
anno-why-no_cost_asks = Diese Karte gibt eine Neue-Welt-Ressource, mit der du sofort bezahlen musst: { $card }. Beginne zuerst etwas, das diese Ressource kostet.
anno-why-not_laid_out = Diese Auftrags-Karte ist in der Partie nicht dabei: { $objective }.
anno-why-no_effect = An dieser Auftrags-Karte gibt es nichts zu aktivieren: { $objective }.
anno-why-used_already = Das hast du in diesem Zug schon genutzt: { $objective }. Es geht einmal pro Zug.
anno-why-objective_price-alonso_graves = Alonso Graves verlangt 3 Erkundungs-Plättchen und 3 Gold, und du hast nicht beides bereit.
anno-why-objective_price-aarhant = Aarhant verlangt einen Investor im Wohnviertel, und dort hast du keinen.
anno-why-objective_price-the_editor = Der Redakteur verlangt 2 Erkundungs-Plättchen und eine Handkarte, und du hast nicht beides bereit.
anno-why-no_free_upgrade = Eine solche kostenlose Verbesserung hast du nicht: { $from } → { $to }. Aktiviere eine Karte, die sie gibt, oder bezahle eine Verbesserung.

## Was zum Bezahlen fehlt

anno-lack-nobody_makes = Niemand produziert das: { $resource }. Baue zuerst eine Industrie dafür.
anno-lack-workplaces_busy = Deine Arbeitsplätze dafür sind besetzt: { $resource }; ein Schichtende kostet { $gold }, du hast { $have }.
anno-lack-no_worker = { $resource }: Dafür braucht es einen Bevölkerungs-Stein ({ $tier }), und deine sind eingesetzt; ein Schichtende kostet { $gold }, du hast { $have }.
anno-lack-none_of_tier = { $resource }: Dafür braucht es einen Bevölkerungs-Stein, den du nicht hast ({ $tier }).
anno-lack-too_few_tokens = { $resource }: Das kostet { $price }, du hast { $have }.
anno-lack-traded_already = Das hast du in diesem Zug schon erhandelt: { $resource }.
anno-lack-no_island = Das kommt nur aus der Neuen Welt, und weder deine Inseln noch deine Karten haben es: { $resource }.
anno-lack-no_cube = Verlangt ist ein Bevölkerungs-Stein, den du nicht hast: { $tier }.
anno-lack-cube_used = Verlangt ist ein Bevölkerungs-Stein ({ $tier }), und deine sind eingesetzt; ein Schichtende kostet { $gold }, du hast { $have }.
anno-lack-trade_tokens = Das kostet { $need }, du hast { $have }.
anno-lack-exploration_tokens = Das kostet { $need }, du hast { $have }.
anno-lack-gold = Der Karten-Stapel ist leer, darum kostet es { $need }, du hast { $have }.
anno-lack-together = Jeder Teil ließe sich bezahlen, aber nicht alle zusammen.
anno-lack-together-gold = Jeder Teil ließe sich bezahlen, aber nicht alle zusammen: Es fehlt { $gold }.
anno-lack-together-tokens = Jeder Teil ließe sich bezahlen, aber nicht alle zusammen: Es fehlt { $tokens }.
anno-lack-together-either = Jeder Teil ließe sich bezahlen, aber nicht alle zusammen: Es fehlt { $gold } oder { $tokens }.
anno-lack-together-both = Jeder Teil ließe sich bezahlen, aber nicht alle zusammen: Es fehlt { $gold } und { $tokens }.
anno-lack-activate_first = Bezahlen könntest du, wenn du die Karte { $card } aktivierst. Tu das zuerst.
anno-lack-use_first = Bezahlen könntest du, wenn du einen Auftrag nutzt: { $objective }. Tu das zuerst.

## Punkte

anno-score-cards = Bevölkerungs-Karten
anno-score-expeditions = Expeditions-Karten
anno-score-gold = Gold
anno-score-fireworks = Feuerwerks-Plättchen
anno-score-total = Einfluss-Punkte

## Einstellungen der Partie

anno-option-players = Spieler
anno-option-first = Startspieler
anno-option-first-random = ausgelost
anno-option-edition = Ausgabe
anno-option-edition-recommended = empfohlen: wie in den meisten Ausgaben
anno-option-edition-de = deutsch
anno-option-edition-en = englisch
anno-option-edition-fr = französisch
anno-option-edition-it = italienisch
anno-option-objectives = Auftrags-Karten
anno-option-objectives-first_game = die fünf für das erste Spiel
anno-option-objectives-random = fünf zufällige
anno-option-objectives-complex = die vier mit Effekt und eine weitere
anno-option-objectives-confrontational = die fünf, die eine Mehrheit belohnen
anno-option-objectives-relaxed = fünf, die Industrien belohnen
anno-option-objectives-zoo_and_museum = Zoo, Museum und drei weitere
anno-option-objectives-pyrphorian = Pyrphorier und vier weitere
anno-option-alt_industry = Alternative Industrien für Arbeiter
anno-option-alt_industry-addition = dürfen auf jedes Landfeld
anno-option-alt_industry-must_replace = müssen die Start-Industrie überbauen
anno-option-remove_limit = Eigene Plättchen beim Ausbauen entfernen
anno-option-remove_limit-1 = höchstens eines
anno-option-remove_limit-any = beliebig viele
anno-option-discard_exactly_2 = Effekt, der Handkarten zurücklegt
anno-option-discard_exactly_2-on = genau zwei Karten
anno-option-discard_exactly_2-off = bis zu zwei Karten
anno-option-cube_effect_partial = Effekt, der Bevölkerungs-Steine bringt
anno-option-cube_effect_partial-on = auch teilweise nutzbar
anno-option-cube_effect_partial-off = ganz oder gar nicht
anno-option-zero_scores = Zweiter Platz bei Mehrheiten, wenn man nichts davon hat
anno-option-zero_scores-on = bringt Punkte
anno-option-zero_scores-off = bringt keine Punkte
anno-option-discard_triggers_end = Leere Hand, ohne eine Karte auszuspielen
anno-option-discard_triggers_end-on = löst das Spielende aus
anno-option-discard_triggers_end-off = löst das Spielende nicht aus
anno-option-strict_supply = Begrenzter Vorrat
anno-option-strict_supply-none = nichts
anno-option-strict_supply-cubes = Bevölkerungs-Steine
anno-option-strict_supply-all = Bevölkerungs-Steine, Gold und Marine-Plättchen
