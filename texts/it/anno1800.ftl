### Anno 1800 in italiano: di che cosa è fatto il gioco e che cosa vi succede.
### Le regole per numero sono in anno1800-rules.ftl.

## Risorse

anno-resource-timber = Assi di legno
anno-resource-grain = Grano
anno-resource-potatoes = Patate
anno-resource-pigs = Maiali
anno-resource-wool = Lana
anno-resource-coal = Carbone
anno-resource-bricks = Mattoni
anno-resource-goods = Merci
anno-resource-steel_beams = Travi d’acciaio
anno-resource-sails = Vele
anno-resource-beer = Birra
anno-resource-bread = Pane
anno-resource-brass = Ottone
anno-resource-windows = Finestre
anno-resource-champagne = Champagne
anno-resource-schnapps = Liquore
anno-resource-glass = Vetro
anno-resource-glasses = Occhiali
anno-resource-pocket_watches = Orologi da taschino
anno-resource-sewing_machines = Macchine da cucire
anno-resource-cotton_fabric = Tessuto di cotone
anno-resource-coffee = Caffè
anno-resource-sausages = Salsicce
anno-resource-soap = Sapone
anno-resource-fur_coats = Abiti di pelliccia
anno-resource-dynamite = Dinamite
anno-resource-weapons = Cannoni
anno-resource-rum = Rum
anno-resource-cigars = Sigari
anno-resource-chocolate = Cioccolato
anno-resource-canned_meat = Cibo in scatola
anno-resource-work_clothes = Abiti da lavoro
anno-resource-steam_motors = Motori a vapore
anno-resource-steam_carriages = Carrozze a vapore
anno-resource-penny_farthings = Bicicli
anno-resource-light_bulbs = Lampadine
anno-resource-gramophones = Grammofoni
anno-resource-advanced_weapons = Armi avanzate
anno-resource-cotton = Cotone
anno-resource-sugar_cane = Canna da zucchero
anno-resource-coffee_beans = Fave di caffè
anno-resource-cocoa = Cacao
anno-resource-tobacco = Tabacco
anno-resource-rubber = Caucciù

## Tessere industria

anno-token-sawmill_w = Segheria (operai)
anno-token-charcoal_kiln_w = Carbonaia (operai)
anno-token-brickworks_w = Mattonificio (operai)
anno-token-brewery = Birrificio
anno-token-bakery = Panificio
anno-token-brass_foundry = Fonderia di ottone
anno-token-window_factory = Fabbrica di finestre
anno-token-champagne_cellar = Cantina di champagne
anno-token-shipyard1 = Cantiere navale di livello 1
anno-token-shipyard2 = Cantiere navale di livello 2
anno-token-shipyard3 = Cantiere navale di livello 3
anno-token-warehouse_w = Magazzino (operai)
anno-token-steelworks_w = Acciaieria (operai)
anno-token-sailmakers_w = Velai (operai)
anno-token-schnapps_distillery = Distilleria di liquori
anno-token-glassworks = Vetreria
anno-token-spectacle_factory = Fabbrica di occhiali
anno-token-clockmakers = Orologiai
anno-token-sewing_machine_factory = Fabbrica di macchine da cucire
anno-token-merchant1 = Nave commerciale di livello 1
anno-token-merchant2 = Nave commerciale di livello 2
anno-token-merchant3 = Nave commerciale di livello 3
anno-token-cotton_mill_a = Cotonificio (artigiani)
anno-token-cotton_mill_w = Cotonificio (operai)
anno-token-coffee_roasters = Torrefazione
anno-token-sausage_factory = Macelleria
anno-token-soap_factory = Fabbrica di sapone
anno-token-fur_dealer = Mercante di pellicce
anno-token-dynamite_factory = Fabbrica di dinamite
anno-token-weapons_factory = Fabbrica di armi
anno-token-exploration1 = Nave da esplorazione di livello 1
anno-token-exploration2 = Nave da esplorazione di livello 2
anno-token-exploration3 = Nave da esplorazione di livello 3
anno-token-rum_distillery = Distilleria di rum
anno-token-cigar_factory = Fabbrica di sigari
anno-token-chocolate_factory = Fabbrica di cioccolato
anno-token-cannery = Conservificio
anno-token-work_clothes_factory = Maglieriste
anno-token-motor_factory = Fabbrica di motori a vapore
anno-token-steam_carriage_factory = Fabbrica di carrozze a vapore
anno-token-penny_farthing_factory = Fabbrica di bicicli
anno-token-light_bulb_factory = Fabbrica di lampadine
anno-token-gramophone_factory = Fabbrica di grammofoni
anno-token-heavy_weapons_factory = Fabbrica di armi pesanti
anno-token-sawmill = Segheria
anno-token-grain_farm = Fattoria di grano
anno-token-potato_farm = Campo di patate
anno-token-pig_farm = Allevamento di maiali
anno-token-sheep_farm = Allevamento di pecore
anno-token-charcoal_kiln = Carbonaia
anno-token-brickworks = Mattonificio
anno-token-warehouse = Magazzino
anno-token-steelworks = Acciaieria
anno-token-sailmakers = Velai
anno-token-sawmill_w-short = Segheria
anno-token-charcoal_kiln_w-short = Carbonaia
anno-token-brickworks_w-short = Mattonificio
anno-token-shipyard1-short = Cantiere navale 1
anno-token-shipyard2-short = Cantiere navale 2
anno-token-shipyard3-short = Cantiere navale 3
anno-token-warehouse_w-short = Magazzino
anno-token-steelworks_w-short = Acciaieria
anno-token-sailmakers_w-short = Velai
anno-token-merchant1-short = Nave commerciale 1
anno-token-merchant2-short = Nave commerciale 2
anno-token-merchant3-short = Nave commerciale 3
anno-token-cotton_mill_a-short = Cotonificio
anno-token-cotton_mill_w-short = Cotonificio
anno-token-exploration1-short = Nave da esplorazione 1
anno-token-exploration2-short = Nave da esplorazione 2
anno-token-exploration3-short = Nave da esplorazione 3
anno-build-industry = Industria. Produce: { $resource }. Posti di lavoro: 2 × { $tier }.
anno-build-shipyard = Cantiere navale: costruisce navi fino al livello { $n }.
anno-build-merchant = { $n ->
    [one] Nave commerciale: porta { $n } gettone commercio.
   *[other] Nave commerciale: porta { $n } gettoni commercio.
}
anno-build-exploration = { $n ->
    [one] Nave da esplorazione: porta { $n } gettone esplorazione.
   *[other] Nave da esplorazione: porta { $n } gettoni esplorazione.
}

## Livelli di popolazione

anno-tier-farmer = Contadino
anno-tier-worker = Operaio
anno-tier-artisan = Artigiano
anno-tier-engineer = Ingegnere
anno-tier-investor = Investitore
anno-tiers-farmer = Contadini
anno-tiers-worker = Operai
anno-tiers-artisan = Artigiani
anno-tiers-engineer = Ingegneri
anno-tiers-investor = Investitori

## Carte popolazione

anno-deck-fw = Carta contadino/operaio
anno-deck-aei = Carta artigiano/ingegnere/investitore
anno-deck-nw = Carta popolazione del Nuovo Mondo
anno-decks-fw = Carte contadino/operaio
anno-decks-aei = Carte artigiano/ingegnere/investitore
anno-decks-nw = Carte popolazione del Nuovo Mondo
anno-stack-fw = Mazzo contadino/operaio
anno-stack-aei = Mazzo artigiano/ingegnere/investitore
anno-stack-nw = Mazzo Nuovo Mondo
anno-card = Bisogni: { $cost }. Effetto: { $effect }.

## Azioni

anno-action-expand = Costruire
anno-action-play = Giocare e attivare carte popolazione
anno-action-swap = Scambiare carte popolazione
anno-action-workforce = Assumere
anno-action-upgrade = Promuovere
anno-action-old_world = Espandersi nel Vecchio Mondo
anno-action-new_world = Esplorare il Nuovo Mondo
anno-action-expedition = Prendere carte spedizione
anno-action-festival = Celebrare la festa cittadina
anno-action-expand-short = Costruire
anno-action-play-short = Giocare una carta
anno-action-swap-short = Scambiare carte
anno-action-workforce-short = Assumere
anno-action-upgrade-short = Promuovere
anno-action-old_world-short = Vecchio Mondo
anno-action-new_world-short = Nuovo Mondo
anno-action-expedition-short = Spedizione
anno-action-festival-short = Festa cittadina
anno-action-expand-text = Costruisci 1 industria o 1 cantiere navale, oppure fino a 1 nave per ogni tuo cantiere navale.
anno-action-play-text = Paga i bisogni di 1 carta della tua mano e mettila scoperta sotto la tua isola di origine.
anno-action-swap-text = Riponi da 1 a 3 carte della tua mano sotto i loro mazzi, poi pescane altrettante dagli stessi mazzi.
anno-action-workforce-text = Paga fino a 3 nuovi cubi; ognuno porta una carta popolazione nella tua mano.
anno-action-upgrade-text = Paga fino a 3 promozioni; ognuna fa salire un cubo di un livello.
anno-action-old_world-text = Prendi la prima tessera Vecchio Mondo in cambio di gettoni esplorazione: 1 per la tua prima tessera, 4 per la quarta.
anno-action-new_world-text = Prendi la prima tessera Nuovo Mondo e 3 carte del Nuovo Mondo in cambio di gettoni esplorazione: 1 per la tua prima tessera, 4 per la quarta.
anno-action-expedition-text = Scarta 2 gettoni esplorazione e pesca fino a 3 carte spedizione.
anno-action-festival-text = Tutti i tuoi cubi tornano nelle zone residenziali, tutti i tuoi gettoni navali sulle navi.
anno-free-activate = Attivare carte popolazione
anno-free-use = Attivare carte missione
anno-free-activate-short = Attivare una carta
anno-free-use-short = Usare una missione

## Carte missione

anno-objective-alonso_graves = Alonso Graves
anno-objective-aarhant = Aarhant
anno-objective-the_editor = Il Redattore
anno-objective-beryl_omara = Beryl O’Mara
anno-objective-carl_leonard_von_malching = Carl Leonard von Malching
anno-objective-eli_bleakworth = Eli Bleakworth
anno-objective-the_queen = La Regina
anno-objective-edvard_goode = Edvard Goode
anno-objective-willie_wibblesock = Willie Wibblesock
anno-objective-princess_qing = Principessa Qing
anno-objective-hannah_goode = Hannah Goode
anno-objective-university = Università
anno-objective-worlds_fair = Esposizione Mondiale
anno-objective-madame_kahina = Madame Kahina
anno-objective-the_tourist = La Visitatrice
anno-objective-zoo = Zoo
anno-objective-museum = Museo
anno-objective-bente_jorgensen = Bente Jorgensen
anno-objective-isabel_sarmento = Isabel Sarmento
anno-objective-pyrphorian = Pyrphorian
anno-objectives-effect = Effetto per tutti
anno-objectives-industries = Punti per le industrie
anno-objectives-majority = Punti per la maggioranza
anno-objectives-expedition = Punti per le carte spedizione
anno-objectives-others = Punti a fine partita

## Carte missione: che cosa fanno

anno-objective-alonso_graves-text = Una volta per turno: scarta 3 gettoni esplorazione e spendi 3 ori per un’azione in più.
anno-objective-aarhant-text = Una volta per turno: scarta 1 investitore per prendere 5 ori.
anno-objective-the_editor-text = Una volta per turno: scarta 2 gettoni esplorazione per riporre 1 carta della tua mano sotto il suo mazzo, senza pescarne un’altra.
anno-objective-beryl_omara-text = Quante volte vuoi: 2 gettoni esplorazione servono da 1 gettone commercio.
anno-objective-carl_leonard_von_malching-text = Fine della partita: punti per ognuna di queste industrie che hai: { $list }.
anno-objective-eli_bleakworth-text = Fine della partita: punti per ognuna di queste industrie che hai: { $list }.
anno-objective-the_queen-text = Fine della partita: punti per ognuna di queste industrie che hai: { $list }.
anno-objective-edvard_goode-text = Fine della partita: punti per ognuna di queste industrie che hai: { $list }.
anno-objective-willie_wibblesock-text = Fine della partita: punti per ognuna di queste industrie che hai: { $list }.
anno-objective-princess_qing-text = Fine della partita: punti per ognuna di queste industrie che hai: { $list }.
anno-objective-hannah_goode-text = Fine della partita: 10 punti per il maggior numero di cubi popolazione, 4 per il secondo.
anno-objective-university-text = Fine della partita: 10 punti per il maggior numero di ingegneri, 4 per il secondo.
anno-objective-worlds_fair-text = Fine della partita: 10 punti per il maggior numero di investitori, 4 per il secondo.
anno-objective-madame_kahina-text = Fine della partita: 10 punti per il maggior numero di gettoni commercio, anche scartati e temporanei, 4 per il secondo.
anno-objective-the_tourist-text = Fine della partita: 10 punti per il maggior numero di carte spedizione, 4 per il secondo.
anno-objective-zoo-text = Fine della partita: ogni animale che riceve un tuo visitatore dà 1 punto in più.
anno-objective-museum-text = Fine della partita: ogni artefatto che riceve un tuo visitatore dà 1 punto in più.
anno-objective-bente_jorgensen-text = Fine della partita: 18 punti se hai al massimo 1 tessera Vecchio Mondo.
anno-objective-isabel_sarmento-text = Fine della partita: 6 punti per ogni tua tessera Nuovo Mondo.
anno-objective-pyrphorian-text = Fine della partita: 2 punti in meno per ogni carta popolazione rimasta nella tua mano.
anno-objective-industry = { $industry } ({ $points })

## Effetti di carte popolazione e tessere

anno-effect-cubes = { $n } × { $tier }, con le carte
anno-effect-receive = Dalla riserva: { $list }
anno-effect-expeditions = { $n ->
    [one] { $n } carta spedizione
   *[other] { $n } carte spedizione
}
anno-effect-resource = 1 di queste risorse del Nuovo Mondo, da usare subito: { $list }
anno-effect-upgrades = Fino a { $n } promozioni gratuite: { $from } → { $to }
anno-effect-action = 1 azione aggiuntiva
anno-effect-return = Riporre fino a { $n } carte in mano sotto i loro mazzi (solo in questo turno)
anno-effect-return-exactly = Riporre esattamente { $n } carte in mano sotto i loro mazzi (solo in questo turno)

## Tessere dei due mondi e carte spedizione

anno-old_island = Tessera Vecchio Mondo: { $bonus }
anno-new_island = Tessera Nuovo Mondo: { $list }
anno-bonus-effect = subito { $effect }
anno-bonus-printed = con { $token }
anno-expedition = Animale: { $animal } ({ $animal_points }). Artefatto: { $artefact } ({ $artefact_points }).
anno-expedition-animal = Animale
anno-expedition-artefact = Artefatto

## Gettoni navali

anno-naval-trade = Gettone commercio
anno-naval-exploration = Gettone esplorazione
anno-coin-trade = Gettone commercio da una nave
anno-coin-temporary_trade = Gettone commercio da una carta
anno-coin-exploration = Gettone esplorazione da una nave
anno-coin-temporary_exploration = Gettone esplorazione da una carta

## Luoghi

anno-terrain-land = Entroterra
anno-terrain-coast = Costa
anno-terrain-sea = Mare
anno-field-land = Casella di entroterra
anno-field-coast = Casella di costa
anno-field-sea = Casella di mare
anno-where-district = zona residenziale
anno-where-exhausted = area di scarto
anno-where-at = posto di lavoro: { $token }

## Quantità

anno-n-gold = { $n ->
    [one] { $n } oro
   *[other] { $n } ori
}
anno-n-trade = { $n ->
    [one] { $n } gettone commercio
   *[other] { $n } gettoni commercio
}
anno-n-temporary_trade = { $n ->
    [one] { $n } gettone commercio temporaneo
   *[other] { $n } gettoni commercio temporanei
}
anno-n-exploration = { $n ->
    [one] { $n } gettone esplorazione
   *[other] { $n } gettoni esplorazione
}
anno-n-temporary_exploration = { $n ->
    [one] { $n } gettone esplorazione temporaneo
   *[other] { $n } gettoni esplorazione temporanei
}
anno-n-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
}
anno-n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
anno-n-expeditions = { $n ->
    [one] { $n } carta spedizione
   *[other] { $n } carte spedizione
}
anno-n-points = { $n ->
    [one] { $n } punto influenza
   *[other] { $n } punti influenza
}
anno-times = { $n } × { $what }
anno-free = Gratis

## Termini

anno-title = Anno 1800 – Il gioco da tavolo
anno-term-free_action = Azione gratuita
anno-term-production = Produzione
anno-term-trade = Commercio
anno-term-shift_end = Fine del turno di lavoro
anno-term-exhausted_area = Area di scarto
anno-term-residential_district = Zona residenziale
anno-term-workplace = Posto di lavoro
anno-term-home_island = Isola di origine
anno-term-gameboard = Plancia di gioco
anno-term-supply = Riserva
anno-term-gold = Oro
anno-term-fireworks_token = Tessera fuochi d’artificio
anno-term-starting_player = Giocatore iniziale
anno-term-final_round = Round finale
anno-term-needs = Bisogni
anno-term-cost = Costo
anno-term-effect = Effetto
anno-terms-old_world_island = Tessere Vecchio Mondo
anno-terms-new_world_island = Tessere Nuovo Mondo
anno-terms-industry = Industrie
anno-terms-shipyard = Cantieri navali
anno-terms-ship = Navi
anno-terms-population_cube = Cubi popolazione
anno-terms-population_card = Carte popolazione
anno-terms-hand_card = Carte in mano
anno-terms-expedition_card = Carte spedizione
anno-terms-objective_card = Carte missione
anno-terms-naval_token = Gettoni navali
anno-terms-influence_point = Punti influenza

## Quanto sono sicure le cifre

anno-status-verified = Le cifre senza segno sono stampate nel regolamento o date da due fonti indipendenti.
anno-status-single_source = Una sola fonte dà questa cifra.
anno-status-house_value = Valore provvisorio: non confermato da una fonte ufficiale.
anno-note-shipyard2 = Nessuna fonte affidabile dà questo costo. Un altro elenco dice 2 assi di legno e mattoni.
anno-note-shipyard3 = Nessuna fonte affidabile dà questo costo. Un altro elenco dice 2 assi di legno, mattoni e travi d’acciaio.
anno-note-merchant1 = Questo costo viene da un solo elenco, che è giusto per le due navi dell’esempio del regolamento.
anno-note-merchant3 = Questo costo viene da un solo elenco, che è giusto per le due navi dell’esempio del regolamento.
anno-note-exploration2 = Questo costo viene da un solo elenco, che è giusto per le due navi dell’esempio del regolamento.
anno-note-exploration3 = Questo costo viene da un solo elenco, che è giusto per le due navi dell’esempio del regolamento.
anno-note-coffee_roasters = Un elenco vi fa lavorare artigiani, un altro operai; noi prendiamo gli artigiani.
anno-note-empty_stack = Per un mazzo artigiano/ingegnere/investitore vuoto un elenco dice 3 ori, un altro 2; noi prendiamo 3.
anno-note-cards = Bisogni ed effetti delle carte popolazione vengono da un solo elenco; la grandezza dei mazzi è certa.
anno-note-objective_names = Cinque missioni delle industrie: ciò che premiano viene da un solo elenco; quale nome spetti a quale è una nostra supposizione.
