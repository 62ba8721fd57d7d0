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
anno-action-play-short = Karte ausspielen
anno-action-swap-short = Karten austauschen
anno-action-workforce-short = Arbeitskraft
anno-action-upgrade-short = Aufsteigen
anno-action-old_world-short = Alte Welt
anno-action-new_world-short = Neue Welt
anno-action-expedition-short = Expedition
anno-action-festival-short = Stadtfest
anno-action-expand-text = Baue 1 Industrie oder 1 Werft oder bis zu 1 Schiff je eigene Werft.
anno-action-play-text = Bezahle die Bedürfnisse von 1 Handkarte und lege sie offen unter deine Heimat-Insel.
anno-action-swap-text = Lege 1 bis 3 Handkarten unter ihre Stapel und ziehe dann ebenso viele von denselben Stapeln.
anno-action-workforce-text = Bezahle bis zu 3 neue Bevölkerungs-Steine; jeder bringt dir eine Bevölkerungs-Karte auf die Hand.
anno-action-upgrade-text = Bezahle bis zu 3 Verbesserungen; jede hebt einen Bevölkerungs-Stein um eine Stufe.
anno-action-old_world-text = Nimm die oberste Alte-Welt-Insel für Erkundungs-Plättchen: 1 für deine erste Insel, 4 für deine vierte.
anno-action-new_world-text = Nimm die oberste Neue-Welt-Insel und 3 Neue-Welt-Karten für Erkundungs-Plättchen: 1 für deine erste Insel, 4 für deine vierte.
anno-action-expedition-text = Erschöpfe 2 Erkundungs-Plättchen und ziehe bis zu 3 Expeditions-Karten.
anno-action-festival-text = Alle deine Bevölkerungs-Steine kehren in ihre Wohnviertel zurück, alle Marine-Plättchen auf die Schiffe.
anno-free-activate = Bevölkerungs-Karten aktivieren
anno-free-use = Auftrags-Karten aktivieren
anno-free-activate-short = Karte aktivieren
anno-free-use-short = Auftrag nutzen

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
anno-objective-madame_kahina-text = Spielende: 10 Punkte für die meisten Handels-Plättchen, auch erschöpfte und vorübergehende, 4 für die zweitmeisten.
anno-objective-the_tourist-text = Spielende: 10 Punkte für die meisten Expeditions-Karten, 4 für die zweitmeisten.
anno-objective-zoo-text = Spielende: Jedes Tier, für das du einen Besucher hast, bringt 1 Punkt mehr.
anno-objective-museum-text = Spielende: Jedes Artefakt, für das du einen Besucher hast, bringt 1 Punkt mehr.
anno-objective-bente_jorgensen-text = Spielende: 18 Punkte, wenn du höchstens 1 Alte-Welt-Insel hast.
anno-objective-isabel_sarmento-text = Spielende: 6 Punkte für jede deiner Neue-Welt-Inseln.
anno-objective-pyrphorian-text = Spielende: 2 Punkte Abzug für jede Bevölkerungs-Karte, die du noch auf der Hand hast.
anno-objective-industry = { $industry } ({ $points })

## Effekte von Bevölkerungs-Karten und Inseln

anno-effect-cubes = { $n } × { $tier }, mit Karten
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
anno-expedition-animal = Tier
anno-expedition-artefact = Artefakt

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
    [one] { $n } vorübergehendes Handels-Plättchen
   *[other] { $n } vorübergehende Handels-Plättchen
}
anno-n-exploration = { $n ->
    [one] { $n } Erkundungs-Plättchen
   *[other] { $n } Erkundungs-Plättchen
}
anno-n-temporary_exploration = { $n ->
    [one] { $n } vorübergehendes Erkundungs-Plättchen
   *[other] { $n } vorübergehende Erkundungs-Plättchen
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
anno-term-free_action = Freie Aktion
anno-term-production = Produktion
anno-term-trade = Handel
anno-term-shift_end = Schichtende
anno-term-exhausted_area = Erschöpft-Bereich
anno-term-residential_district = Wohnviertel
anno-term-workplace = Arbeitsplatz
anno-term-home_island = Heimat-Insel
anno-term-gameboard = Spielplan
anno-term-supply = Vorrat
anno-term-gold = Gold
anno-term-fireworks_token = Feuerwerks-Plättchen
anno-term-starting_player = Startspieler
anno-term-final_round = Letzte Runde
anno-term-needs = Bedürfnisse
anno-term-cost = Kosten
anno-term-effect = Effekt
anno-terms-old_world_island = Alte-Welt-Inseln
anno-terms-new_world_island = Neue-Welt-Inseln
anno-terms-industry = Industrien
anno-terms-shipyard = Werften
anno-terms-ship = Schiffe
anno-terms-population_cube = Bevölkerungs-Steine
anno-terms-population_card = Bevölkerungs-Karten
anno-terms-hand_card = Handkarten
anno-terms-expedition_card = Expeditions-Karten
anno-terms-objective_card = Auftrags-Karten
anno-terms-naval_token = Marine-Plättchen
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
