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
anno-resource-fur_coats = Pellicce
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
anno-resource-coffee_beans = Chicchi di caffè
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
anno-action-play-short = Giocare
anno-action-swap-short = Scambiare
anno-action-workforce-short = Assumere
anno-action-upgrade-short = Promuovere
anno-action-old_world-short = Vecchio Mondo
anno-action-new_world-short = Nuovo Mondo
anno-action-expedition-short = Spedizione
anno-action-festival-short = Festa
anno-action-expand-text = Costruisci 1 industria, 1 cantiere navale o fino a 1 nave per cantiere.
anno-action-play-text = Paga i bisogni di 1 carta della tua mano e giocala scoperta davanti a te.
anno-action-swap-text = Riponi da 1 a 3 carte della tua mano sotto i loro mazzi, poi pescane altrettante dagli stessi mazzi.
anno-action-workforce-text = Assumi fino a 3 nuovi cubi; per ognuno peschi una carta popolazione.
anno-action-upgrade-text = Paga fino a 3 promozioni; ognuna fa salire un cubo di un livello.
anno-action-old_world-text = Prendi la tessera Vecchio Mondo in cima alla pila. Costa 1 gettone esplorazione per la tua prima tessera, fino a 4 per la quarta.
anno-action-new_world-text = Prendi la tessera Nuovo Mondo in cima alla pila e pesca 3 carte del Nuovo Mondo. Costa 1 gettone esplorazione per la tua prima tessera, fino a 4 per la quarta.
anno-action-expedition-text = Scarta 2 gettoni esplorazione e pesca fino a 3 carte spedizione.
anno-action-festival-text = Tutti i tuoi cubi tornano nelle zone residenziali, tutti i tuoi gettoni navali sulle navi.
anno-free-activate = Attivare carte popolazione
anno-free-use = Attivare carte missione

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
anno-objective-zoo-text = Fine della partita: ogni animale visitato da un tuo cubo dà 1 punto in più.
anno-objective-museum-text = Fine della partita: ogni artefatto visitato da un tuo cubo dà 1 punto in più.
anno-objective-bente_jorgensen-text = Fine della partita: 18 punti se hai al massimo 1 tessera Vecchio Mondo.
anno-objective-isabel_sarmento-text = Fine della partita: 6 punti per ogni tua tessera Nuovo Mondo.
anno-objective-pyrphorian-text = Fine della partita: 2 punti in meno per ogni carta popolazione rimasta nella tua mano.
anno-objective-industry = { $industry } ({ $points })

## Effetti di carte popolazione e tessere

anno-effect-cubes = { $n ->
    [one] { $n } × { $tier }, più 1 carta pescata
   *[other] { $n } × { $tier }, più 1 carta pescata per ciascuno
}
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
anno-field-land = Spazio di entroterra
anno-field-coast = Spazio di costa
anno-field-sea = Spazio di mare
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
anno-term-trade = Commercio
anno-term-shift_end = Fine del turno di lavoro
anno-term-home_island = Isola di origine
anno-term-gameboard = Plancia di gioco
anno-term-supply = Riserva
anno-term-gold = Oro
anno-term-fireworks_token = Tessera fuochi d’artificio
anno-term-starting_player = Giocatore iniziale
anno-term-cost = Costo
anno-terms-old_world_island = Tessere Vecchio Mondo
anno-terms-new_world_island = Tessere Nuovo Mondo
anno-terms-industry = Industrie
anno-terms-shipyard = Cantieri navali
anno-terms-ship = Navi
anno-terms-population_cube = Cubi popolazione
anno-terms-expedition_card = Carte spedizione
anno-terms-objective_card = Carte missione
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

## Avvenimenti

anno-event-dealt = Carte missione di questa partita: { $list }. { $name } inizia.
anno-event-dealt-you = Carte missione di questa partita: { $list }. Inizi tu.
anno-event-turn = Round { $round }: tocca a { $name }.
anno-event-turn-you = Round { $round }: tocca a te.
anno-event-action = { $name } sceglie un’azione: { $action }.
anno-event-action-you = Scegli un’azione: { $action }.
anno-event-worked = { $name } produce: { $list }.
anno-event-worked-you = Produci: { $list }.
anno-event-traded = { $name } ottiene con uno scambio: { $resource }; { $partner } riceve { $gold }.
anno-event-traded-you = Ottieni con uno scambio: { $resource }; { $partner } riceve { $gold }.
anno-event-traded-from_you = { $name } ottiene con uno scambio: { $resource }; tu ricevi { $gold }.
anno-event-imported = { $name } importa dal Nuovo Mondo: { $resource }.
anno-event-imported-you = Importi dal Nuovo Mondo: { $resource }.
anno-event-received = { $name } ottiene con la carta { $card }: { $resource }.
anno-event-received-you = Ottieni con la carta { $card }: { $resource }.
anno-event-spent = { $name } paga { $tokens }.
anno-event-spent-you = Paghi { $tokens }.
anno-event-exhausted = { $name } scarta cubi: { $list }.
anno-event-exhausted-you = Scarti cubi: { $list }.
anno-event-shift_end = { $name } paga { $gold } per la fine del turno di lavoro: { $list }.
anno-event-shift_end-you = Paghi { $gold } per la fine del turno di lavoro: { $list }.
anno-event-paid_gold = { $name } paga { $gold } al posto di una carta.
anno-event-paid_gold-you = Paghi { $gold } al posto di una carta.
anno-event-paid_gold-objective = { $name } paga { $gold } per { $objective }.
anno-event-paid_gold-objective-you = Paghi { $gold } per { $objective }.
anno-event-built = { $name } costruisce: { $token }.
anno-event-built-you = Costruisci: { $token }.
anno-event-removed = { $name } rimuove: { $token }.
anno-event-removed-you = Rimuovi: { $token }.
anno-event-uncovered = Di nuovo visibile: { $token }.
anno-event-cubes_exhausted = { $n ->
    [one] Il cubo che vi lavorava va nell’area di scarto.
   *[other] I { $n } cubi che vi lavoravano vanno nell’area di scarto.
}
anno-event-announced = { $name } annuncia la carta { $card } e ne paga il costo.
anno-event-announced-you = Annunci la carta { $card } e ne paghi il costo.
anno-event-played = { $name } gioca la carta { $card }.
anno-event-played-you = Giochi la carta { $card }.
anno-event-activated = { $name } attiva la carta { $card }: { $effect }.
anno-event-activated-you = Attivi la carta { $card }: { $effect }.
anno-event-turned_down = { $name } gira la carta { $card }; il suo effetto è perso.
anno-event-turned_down-you = Giri la carta { $card }; il suo effetto è perso.
anno-event-used = { $name } usa una missione: { $objective }.
anno-event-used-you = Usi una missione: { $objective }.
anno-event-gained = { $name } riceve un nuovo cubo: { $tier }.
anno-event-gained-you = Ricevi un nuovo cubo: { $tier }.
anno-event-declined = { $name } rinuncia a un nuovo cubo: { $tier }.
anno-event-declined-you = Rinunci a un nuovo cubo: { $tier }.
anno-event-raised = { $name } promuove: { $list }.
anno-event-raised-you = Promuovi: { $list }.
anno-event-raised_free = { $name } promuove gratis: { $list }.
anno-event-raised_free-you = Promuovi gratis: { $list }.
anno-event-drew = { $name } pesca { $list }.
anno-event-drew-you = Peschi: { $list }.
anno-event-returned = { $name } ripone carte sotto i loro mazzi: { $list }.
anno-event-returned-you = Riponi carte sotto i loro mazzi: { $list }.
anno-event-old_world = { $name } si espande con una tessera Vecchio Mondo: { $island }.
anno-event-old_world-you = Ti espandi con una tessera Vecchio Mondo: { $island }.
anno-event-lapsed = { $name } non può o non vuole usarlo, l’effetto è perso: { $effect }.
anno-event-lapsed-you = Non puoi o non vuoi usarlo, l’effetto è perso: { $effect }.
anno-event-new_world = { $name } esplora una tessera Nuovo Mondo: { $island }.
anno-event-new_world-you = Esplori una tessera Nuovo Mondo: { $island }.
anno-event-expeditions = { $name } pesca { $list }.
anno-event-expeditions-you = Peschi carte spedizione: { $list }.
anno-event-gift = { $name } prende dalla riserva: { $list }.
anno-event-gift-you = Prendi dalla riserva: { $list }.
anno-event-more_actions = { $name } ha un’azione in più.
anno-event-more_actions-you = Hai un’azione in più.
anno-event-festival = { $name } ha di nuovo pronti tutti i cubi e i gettoni navali.
anno-event-festival-you = Hai di nuovo pronti tutti i cubi e i gettoni navali.
anno-event-fireworks = { $name } non ha più carte in mano e prende la tessera fuochi d’artificio. Il round { $round } è l’ultimo.
anno-event-fireworks-you = Non hai più carte in mano e prendi la tessera fuochi d’artificio. Il round { $round } è l’ultimo.
anno-event-ended = La partita è terminata.
anno-made = { $resource } ({ $token })
anno-token-over = { $token } sopra { $covered }
anno-cube-at = { $tier } ({ $where })
anno-step = { $from } → { $to } ({ $where })

## Domande

anno-ask-turn = { $actions ->
    [0] La tua azione è fatta. Termina il turno, o fai ancora qualcosa che non richiede un’azione.
    [one] Tocca a te: scegli 1 azione.
   *[other] Tocca a te: scegli un’azione; ne hai { $actions }.
}
anno-ask-more-ships = Puoi costruire un’altra nave.
anno-ask-more-workforce = { $n ->
    [one] Puoi assumere ancora { $n } cubo.
   *[other] Puoi assumere ancora fino a { $n } cubi.
}
anno-ask-more-upgrades = { $n ->
    [one] Puoi fare ancora { $n } promozione.
   *[other] Puoi fare ancora fino a { $n } promozioni.
}
anno-ask-expand = Che cosa vuoi costruire?
anno-ask-play = Quale carta vuoi giocare?
anno-ask-workforce = Quale cubo vuoi assumere?
anno-ask-upgrade = Quale cubo vuoi promuovere?
anno-ask-expedition = Quante carte spedizione vuoi pescare?
anno-ask-pay = Come vuoi pagare: { $object }?
anno-ask-spend = Con quali gettoni navali vuoi pagare ({ $object })? Resta da pagare: { $left }.
anno-ask-site = Dove vuoi costruire: { $token }?
anno-ask-cube = Quale cubo vuoi promuovere: { $from } → { $to }?
anno-ask-gain = Il mazzo è vuoto, perciò costa { $gold }. Vuoi prendere: { $cubes }?
anno-ask-swap = { $n ->
    [0] Quali carte vuoi scambiare?
   *[other] Quali altre carte vuoi scambiare?
}
anno-ask-return = { $n ->
    [one] Vuoi riporre { $n } carta in mano sotto il suo mazzo?
   *[other] Quali carte in mano vuoi riporre sotto i loro mazzi? Al massimo { $n }.
}
anno-ask-return-exactly = { $n ->
    [one] Scegli { $n } carta in mano da riporre sotto il suo mazzo.
   *[other] Scegli { $n } carte in mano da riporre sotto i loro mazzi.
}
anno-ask-over = La partita è terminata.
anno-object-nothing = nulla
anno-object-token = { $token }
anno-object-card = carta { $card }
anno-object-cube = nuovo cubo, { $tier }
anno-object-upgrade = promozione { $from } → { $to }
anno-object-old_world = tessera Vecchio Mondo
anno-object-new_world = tessera Nuovo Mondo
anno-object-expeditions = { $n ->
    [one] { $n } carta spedizione
   *[other] { $n } carte spedizione
}

## Risposte

anno-move-build = Costruisci: { $token }
anno-move-play = Gioca la carta { $card }
anno-move-hire = Assumi un cubo: { $tier }
anno-move-upgrade = Promuovi: { $from } → { $to }
anno-move-expeditions = Pesca { $cards }
anno-move-work = Produci: { $resource } ({ $token })
anno-move-trade = Scambia con { $name }: { $resource } per { $price }
anno-move-import = Importa dal Nuovo Mondo: { $resource } per { $price }
anno-move-exhaust = Scarta subito il cubo richiesto: { $tier }
anno-move-later = Paga prima un’altra risorsa
anno-move-place = Su uno spazio libero: { $field }
anno-move-over = Sopra { $token }
anno-move-raise = Promuovi: { $from } → { $to } ({ $where })
anno-move-shift_end = Fine del turno di lavoro: { $tier } ({ $where }), { $gold }
anno-move-remove = Rimuovi: { $token }
anno-move-activate = Attiva la carta { $card }: { $effect }
anno-move-use = Usa una missione: { $objective }
anno-move-return = Riponi la carta { $card } sotto il suo mazzo
anno-move-accept = Prendi e paga
anno-move-decline = Rinuncia
anno-move-done = Basta così
anno-move-end = Termina il turno

## Rifiuti: che cosa non va, e che cosa andrebbe

anno-why-game_over = La partita è terminata: non si può più giocare nulla.
anno-why-not_your_turn = Ora non tocca a te decidere, ma a { $name }.
anno-why-other_question = Ora devi rispondere a un’altra domanda: { $asked }
anno-why-no_action_left = In questo turno non hai più azioni. Terminalo, o fai qualcosa che non richiede un’azione.
anno-why-act_first = Un turno non finisce senza un’azione. Se non vuoi fare altro, celebra la festa cittadina.
anno-why-nothing_possible-expand = Non puoi pagare nulla di ciò che si può costruire. Scegli un’altra azione.
anno-why-nothing_possible-play = Non puoi pagare nessuna carta della tua mano. Scegli un’altra azione.
anno-why-nothing_possible-swap = I mazzi di tutte le tue carte sono vuoti. Scegli un’altra azione.
anno-why-nothing_possible-workforce = Non puoi pagare nessun nuovo cubo. Scegli un’altra azione.
anno-why-nothing_possible-upgrade = Non puoi pagare nessuna promozione. Scegli un’altra azione.
anno-why-nothing_possible = Ora questa azione non porterebbe a nulla. Scegline un’altra.
anno-why-cost_becomes_unpayable = Dopo, il resto del costo non si potrebbe più pagare. Paga in un altro modo.
anno-why-action_becomes_impossible = Dopo, non si potrebbe più costruire nulla. Rimuovi altro, o costruisci prima.
anno-why-sold_out = Sulla plancia di gioco non ce n’è più: { $token }. Scegli un’altra tessera.
anno-why-only_printed = È solo stampato sulle isole di origine e non si costruisce: { $token }. Scegli una tessera della plancia di gioco.
anno-why-owned_already = Hai già questa industria: { $token }. Scegline un’altra, o costruisci sopra quella che hai.
anno-why-one_token_each = Dopo una nave questa azione costruisce solo altre navi: { $token } non va bene. Scegli una nave.
anno-why-no_yard = Nessun cantiere navale di livello { $n } o più è libero per questo: { $token }. Ogni cantiere navale costruisce una nave per azione.
anno-why-no_tokens_in_supply = Questa nave porta { $need }, e la riserva ne ha solo { $left }: { $token }. Costruiscila sopra una nave che restituisce i suoi gettoni, o scegline un’altra.
anno-why-four_islands-old_world = Hai quattro tessere Vecchio Mondo, ed è il limite. Scegli un’altra azione.
anno-why-four_islands-new_world = Hai quattro tessere Nuovo Mondo, ed è il limite. Scegli un’altra azione.
anno-why-stack_empty-old_world = Non ci sono più tessere Vecchio Mondo. Scegli un’altra azione.
anno-why-stack_empty-new_world = Non ci sono più tessere Nuovo Mondo. Scegli un’altra azione.
anno-why-stack_empty-expedition = Non ci sono più carte spedizione. Scegli un’altra azione.
anno-why-three_at_most-workforce = Un’azione porta al massimo tre cubi. Termina il turno, o scegli un’altra azione se ne hai ancora.
anno-why-three_at_most-upgrade = Un’azione permette al massimo tre promozioni. Termina il turno, o scegli un’altra azione se ne hai ancora.
anno-why-no_cube_in_supply = Nella riserva non ci sono più cubi di questo livello: { $tier }. Scegli un altro livello.
anno-why-no_such_cube = Lì non hai cubi di questo livello: { $tier } ({ $where }). Scegline uno che hai.
anno-why-highest_tier = Gli investitori sono il livello più alto. Scegli un cubo di un altro livello.
anno-why-not_in_hand = Questa carta non è nella tua mano: { $card }. Scegline una che c’è.
anno-why-being_played = È proprio la carta che stai giocando: { $card }. Scegline un’altra.
anno-why-too_many_cards = Hai già scelto abbastanza carte: questa non si può aggiungere.
anno-why-swap_stack_empty = Questo mazzo è vuoto, perciò le sue carte non si possono scambiare: { $stack }. Scegli una carta di un altro mazzo.
anno-why-more_cards = { $n ->
    [one] Almeno { $n } carta va ancora riposta sotto il suo mazzo. Sceglila.
   *[other] Almeno { $n } carte vanno ancora riposte sotto i loro mazzi. Sceglile.
}
anno-why-one_to_three = Puoi pescare 1, 2 o 3 carte spedizione, non { $n }.
anno-why-no_such_token = Non hai questa tessera, o nell’elenco ce n’è già una uguale: { $token }. Scegline una dell’elenco.
anno-why-no_industry = Non è un’industria e non produce nulla: { $token }. Scegli un’industria.
anno-why-not_due = Il costo ora non la richiede: { $resource }. Paga ciò che resta da pagare.
anno-why-not_this_line = Un’altra risorsa del costo viene prima. «later» la rimanda, e in una sola riga l’ordine non conta: { $resource }.
anno-why-cube_not_due = Il costo non richiede questo cubo: { $tier }. Paga ciò che resta da pagare.
anno-why-no_workplace = Entrambi i posti di lavoro sono occupati: { $token }. Paga prima lì la fine del turno di lavoro, o procurati la risorsa in un altro modo.
anno-why-none_in_district = Nessun cubo di questo livello è nella sua zona residenziale: { $tier }. Paga prima la fine del turno di lavoro, o paga in un altro modo.
anno-why-partner_lacks = { $name } non ha nulla che lo produca: { $resource }. Scegli qualcun altro.
anno-why-own_seat = Non puoi commerciare con te stesso. Fai lavorare un cubo, o nomina un altro giocatore.
anno-why-traded_already = In questo turno l’hai già ottenuta con uno scambio, e per ogni risorsa si può una volta sola: { $resource }. Procuratela in un altro modo.
anno-why-never_traded = Le risorse del Nuovo Mondo non si commerciano mai: { $resource }. Vengono dalle tue tessere Nuovo Mondo e da carte.
anno-why-not_on_islands = Nessuna tua tessera Nuovo Mondo la mostra: { $resource }. Esplorane una che ce l’ha, o usa una carta.
anno-why-too_few_tokens = Costa { $price }, e non ne hai abbastanza. Procurati la risorsa in un altro modo.
anno-why-no_such_coin = Non hai pronto questo gettone navale, o non può pagare questo prezzo: { $coin }. Scegline un altro.
anno-why-coin_order = Con questo gettone non potresti completare il pagamento, o è troppo tardi per usarlo: { $coin }. Scegline un altro.
anno-why-nothing_later = Qui non c’è nulla da rimandare o da anticipare. Paga ciò che si chiede.
anno-why-does_not_fit-industry = Le industrie stanno nell’entroterra o sulla costa: { $token }. Scegli uno spazio adatto.
anno-why-does_not_fit-shipyard = I cantieri navali stanno sulla costa: { $token }. Scegli uno spazio adatto.
anno-why-does_not_fit-ship = Le navi stanno in mare: { $token }. Scegli uno spazio adatto.
anno-why-no_free_field = Nessun tuo spazio di questo tipo è libero: { $field }. Scegline un altro, o costruisci sopra qualcosa.
anno-why-must_replace = In questa edizione { $token } deve coprire { $covered }. Scegli quel posto.
anno-why-no_removal = Le tessere si rimuovono solo costruendo, una per azione se l’edizione non dice altro.
anno-why-printed = Ciò che è stampato non si rimuove mai: { $token }. Ci si può costruire sopra.
anno-why-yard_in_use = Mentre si costruiscono navi non si rimuove nessun cantiere navale. Fallo prima della prima nave o dopo l’ultima.
anno-why-not_used = Lì non c’è nessun cubo usato di questo livello: { $tier }. La fine del turno di lavoro riporta i cubi al lavoro o scartati.
anno-why-shift_end_gold = Questa fine del turno di lavoro costa { $gold }, e tu hai { $have }.
anno-why-cube_gold = Questo cubo costa { $gold }, e tu hai { $have }. Usa prima ciò che porta oro, o rinuncia.
anno-why-as_a_whole = In questa partita i cubi di un’isola arrivano tutti insieme o per niente, secondo l’oro. Non c’è nulla da decidere.
anno-why-not_ready = Nessuna tua carta di questo tipo è scoperta: { $card }. Scegline una che lo è.
anno-why-too_late = Questo effetto vale solo nel turno in cui la carta è stata giocata: { $card }.
anno-why-no_use = Ora non farebbe nulla, tienila per dopo: { $card }.
anno-why-no_cost_asks = Dà una risorsa del Nuovo Mondo per un costo che la richiede: { $card }. Prima comincia a pagare quel costo.
anno-why-not_laid_out = Questa carta missione non fa parte della partita: { $objective }.
anno-why-no_effect = Su questa carta missione non c’è nulla da attivare: { $objective }.
anno-why-used_already = L’hai già usata in questo turno: { $objective }. Una volta per turno è il limite.
anno-why-objective_price-alonso_graves = Alonso Graves chiede 3 gettoni esplorazione e 3 ori, e non hai pronti entrambi.
anno-why-objective_price-aarhant = Aarhant chiede un investitore nella zona residenziale, e lì non ne hai.
anno-why-objective_price-the_editor = Il Redattore chiede 2 gettoni esplorazione e una carta in mano, e non hai pronti entrambi.
anno-why-no_free_upgrade = Non hai una promozione gratuita di questo tipo: { $from } → { $to }. Attiva una carta che la dà, o paga una promozione.

## Rifiuti: che cosa manca per pagare

anno-lack-nobody_makes = Nessuno produce questa risorsa: { $resource }. Costruisci prima un’industria adatta.
anno-lack-workplaces_busy = I tuoi posti di lavoro per questo sono occupati: { $resource }; la fine del turno di lavoro costa { $gold }, e tu hai { $have }.
anno-lack-no_worker = { $resource }: serve un cubo ({ $tier }), e i tuoi sono usati; la fine del turno di lavoro costa { $gold }, e tu hai { $have }.
anno-lack-none_of_tier = { $resource }: serve un cubo che non hai ({ $tier }).
anno-lack-too_few_tokens = { $resource }: servono { $price }, e tu hai { $have }.
anno-lack-traded_already = In questo turno hai già ottenuto con uno scambio questa risorsa: { $resource }.
anno-lack-no_island = Viene solo dal Nuovo Mondo, e né le tue tessere né le tue carte ce l’hanno: { $resource }.
anno-lack-no_cube = Serve un cubo che non hai: { $tier }.
anno-lack-cube_used = Serve un cubo ({ $tier }), e i tuoi sono usati; la fine del turno di lavoro costa { $gold }, e tu hai { $have }.
anno-lack-trade_tokens = Costa { $need }, e tu hai { $have }.
anno-lack-exploration_tokens = Costa { $need }, e tu hai { $have }.
anno-lack-gold = Il mazzo è vuoto, perciò costa { $need }, e tu hai { $have }.
anno-lack-together = Ogni parte si potrebbe pagare, ma non tutte insieme.
anno-lack-together-gold = Ogni parte si potrebbe pagare, ma non tutte insieme: basterebbe avere in più { $gold }.
anno-lack-together-tokens = Ogni parte si potrebbe pagare, ma non tutte insieme: basterebbe avere in più { $tokens }.
anno-lack-together-either = Ogni parte si potrebbe pagare, ma non tutte insieme: basterebbe avere in più { $gold }, oppure { $tokens }.
anno-lack-together-both = Ogni parte si potrebbe pagare, ma non tutte insieme: mancano { $gold } e { $tokens }.
anno-lack-activate_first = Potresti pagare dopo aver attivato la carta { $card }. Fallo prima.
anno-lack-use_first = Potresti pagare dopo aver usato una missione: { $objective }. Fallo prima.

## Punti

anno-score-cards = Carte popolazione
anno-score-expeditions = Carte spedizione
anno-score-gold = Oro
anno-score-fireworks = Tessera fuochi d’artificio
anno-score-total = Punti influenza

## Opzioni della partita

anno-option-players = Giocatori
anno-option-first = Giocatore iniziale
anno-option-first-random = estratto a sorte
anno-option-edition = Edizione
anno-option-edition-recommended = consigliata: come nella maggior parte delle edizioni
anno-option-edition-de = tedesca
anno-option-edition-en = inglese
anno-option-edition-fr = francese
anno-option-edition-it = italiana
anno-option-objectives = Carte missione
anno-option-objectives-first_game = le cinque per la prima partita
anno-option-objectives-random = cinque a caso
anno-option-objectives-complex = le quattro con effetto e un’altra
anno-option-objectives-confrontational = le cinque che premiano la maggioranza
anno-option-objectives-relaxed = cinque che premiano le industrie
anno-option-objectives-zoo_and_museum = Zoo, Museo e altre tre
anno-option-objectives-pyrphorian = Pyrphorian e altre quattro
anno-option-alt_industry = Industrie alternative per operai
anno-option-alt_industry-addition = su qualsiasi spazio di terra
anno-option-alt_industry-must_replace = devono coprire l’industria di base
anno-option-remove_limit = Tessere proprie rimosse in un’azione Costruire
anno-option-remove_limit-1 = una al massimo
anno-option-remove_limit-any = quante si vuole
anno-option-discard_exactly_2 = Effetto che ripone carte in mano
anno-option-discard_exactly_2-on = esattamente due carte
anno-option-discard_exactly_2-off = fino a due carte
anno-option-cube_effect_partial = Effetto che porta nuovi cubi
anno-option-cube_effect_partial-on = si può usare in parte
anno-option-cube_effect_partial-off = per intero o per niente
anno-option-zero_scores = Secondo posto con zero elementi
anno-option-zero_scores-on = dà punti
anno-option-zero_scores-off = non dà punti
anno-option-discard_triggers_end = Mano svuotata senza giocare l’ultima carta
anno-option-discard_triggers_end-on = fa scattare la fine
anno-option-discard_triggers_end-off = non fa scattare la fine
anno-option-strict_supply = Che cosa può esaurirsi
anno-option-strict_supply-none = nulla
anno-option-strict_supply-cubes = i cubi
anno-option-strict_supply-all = cubi, oro e gettoni navali
