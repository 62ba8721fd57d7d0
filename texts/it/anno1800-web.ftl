### Anno 1800 in italiano: ciò che dice solo il tavolo nel browser. Nomi, azioni, avvenimenti e rifiuti sono in anno1800.ftl.

## Nomi

anno-letter-farmer = C
anno-letter-worker = O
anno-letter-artisan = A
anno-letter-engineer = I
anno-letter-investor = ★
anno-n-farmer = { $n ->
    [one] { $n } contadino
   *[other] { $n } contadini
}
anno-n-worker = { $n ->
    [one] { $n } operaio
   *[other] { $n } operai
}
anno-n-artisan = { $n ->
    [one] { $n } artigiano
   *[other] { $n } artigiani
}
anno-n-engineer = { $n ->
    [one] { $n } ingegnere
   *[other] { $n } ingegneri
}
anno-n-investor = { $n ->
    [one] { $n } investitore
   *[other] { $n } investitori
}
anno-n-tokens = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}
anno-n-hand = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
anno-n-points-least = almeno { $n ->
    [one] { $n } punto influenza
   *[other] { $n } punti influenza
}
anno-step-tiers = { $from } → { $to }
anno-card-title = { $deck }: { $cost }
anno-title-old_world = Tessera Vecchio Mondo
anno-title-new_world = Tessera Nuovo Mondo

## Le carte in poche parole

anno-brief-action = un’azione in più
anno-brief-resource = 1 risorsa del Nuovo Mondo
anno-brief-upgrades = { $n ->
    [one] { $n } promozione
   *[other] fino a { $n } promozioni
}
anno-brief-return = { $n ->
    [one] riporre { $n } carta
   *[other] riporre { $n } carte
}
anno-objective-each = { $n } punti per ognuna
anno-objective-alonso_graves-short = un’azione in più
anno-objective-aarhant-short = 1 investitore porta 5 ori
anno-objective-the_editor-short = ripone 1 carta della mano
anno-objective-beryl_omara-short = 2 gettoni esplorazione = 1 commercio
anno-objective-hannah_goode-short = più cubi: 10, secondo: 4
anno-objective-university-short = più ingegneri: 10, secondo: 4
anno-objective-worlds_fair-short = più investitori: 10, secondo: 4
anno-objective-madame_kahina-short = più gettoni commercio: 10, secondo: 4
anno-objective-the_tourist-short = più carte spedizione: 10, secondo: 4
anno-objective-zoo-short = +1 per ogni animale visitato
anno-objective-museum-short = +1 per ogni artefatto visitato
anno-objective-bente_jorgensen-short = 18 con massimo 1 tessera Vecchio Mondo
anno-objective-isabel_sarmento-short = 6 per ogni tessera Nuovo Mondo
anno-objective-pyrphorian-short = −2 per ogni carta rimasta in mano
anno-objective-hannah_goode-counts = più cubi
anno-objective-university-counts = più ingegneri
anno-objective-worlds_fair-counts = più investitori
anno-objective-madame_kahina-counts = più gettoni commercio
anno-objective-the_tourist-counts = più carte spedizione
anno-objective-zoo-counts = animali visitati
anno-objective-museum-counts = artefatti visitati
anno-objective-bente_jorgensen-counts = massimo 1 Vecchio Mondo
anno-objective-isabel_sarmento-counts = tessere Nuovo Mondo
anno-objective-pyrphorian-counts = carte rimaste in mano

## Righe di stato

anno-state-now = subito
anno-state-later = pagabile
anno-state-both = { $tokens }, { $gold }
anno-state-lacks = { $n ->
    [one] manca { $n }
   *[other] mancano { $n }
}
anno-state-needs = manca: { $what }
anno-state-too_much = costo eccessivo
anno-state-play = giocabile
anno-state-play_for = giocabile per { $price }
anno-state-few_tokens = pochi gettoni
anno-state-no_resource = manca: { $resource }
anno-state-activate_first = attiva una carta
anno-state-use_first = usa una missione
anno-chance-none = nulla per ora
anno-chance-now = { $n ->
    [one] { $n } pronta
   *[other] { $n } pronte
}
anno-chance-more = { $n } con scambi/oro
anno-chance-later = { $n ->
    [one] { $n } pagabile
   *[other] { $n } pagabili
}
anno-chance-later-both = { $now } + { $more } pagabili
anno-chance-needs = costa { $price }
anno-chance-have = ne hai { $n }
anno-chance-costs = costa { $price }
anno-chance-of = hai { $have } su { $need }
anno-chance-not_this_turn = non in questo turno
anno-chance-swap = fino a { $n } su { $of }
anno-chance-workforce = fino a { $n }
anno-chance-upgrade = fino a { $n }
anno-chance-island = { $n }ª tessera per { $price }
anno-chance-expedition = { $n ->
    [one] { $n } carta per { $price }
   *[other] { $n } carte per { $price }
}
anno-chance-festival = { $n ->
    [0] tutto pronto
    [one] { $n } torna
   *[other] { $n } tornano
}
anno-chance-festival-later = { $n ->
    [one] { $n } pezzo usato
   *[other] { $n } pezzi usati
}

## Perché no, in poche parole

anno-short-game_over = partita finita
anno-short-not_your_turn = non tocca a te
anno-short-other_question = non ora
anno-short-no_action_left = niente azioni
anno-short-act_first = prima un’azione
anno-short-nothing_possible = nulla per ora
anno-short-sold_out = finite
anno-short-owned_already = già tua
anno-short-one_token_each = solo navi ora
anno-short-no_yard = cantiere { $n }
anno-short-yard_used = già usato
anno-short-four_islands = massimo quattro
anno-short-stack_empty = finite
anno-short-three_at_most = massimo tre
anno-short-no_tokens_in_supply = niente gettoni
anno-short-no_cube_in_supply = niente cubi
anno-short-no_such_cube = nessun cubo qui
anno-short-highest_tier = livello massimo
anno-short-being_played = la stai giocando
anno-short-too_many_cards = numero massimo
anno-short-swap_stack_empty = mazzo vuoto
anno-short-does_not_fit = non è adatta
anno-short-must_replace = altro posto
anno-short-no_removal = non si rimuove
anno-short-printed = stampata
anno-short-yard_in_use = in uso
anno-short-shift_end_gold = poco oro
anno-short-too_late = troppo tardi
anno-short-no_use = inutile ora
anno-short-no_cost_asks_for_it = solo per pagare
anno-short-used_already = già usata
anno-short-objective_price = ora impossibile
anno-short-no_free_upgrade = non gratis
anno-short-other = non ora
anno-refused = { $what }: { $why }
anno-why-other_question-web = Prima rispondi alla domanda in corso, o torna indietro.
anno-why-not_this_line-web = Un’altra risorsa del costo viene prima: { $resource } si paga dopo.
anno-why-no_such_token-web = Qui questa tessera non c’è: { $token }. Scegline una che hai.

## Da dove viene

anno-source-import = La tua tessera Nuovo Mondo
anno-source-card = Carta { $card }
anno-source-card-short = Carta
anno-source-trade = Scambio con { $name }
anno-source-district = Dalla zona residenziale
anno-source-tokens = Da navi e carte
anno-source-gold = Dal tuo oro
anno-way-receives = { $gold } per { $name }
anno-way-shift_end = { $gold } per la fine del turno di lavoro
anno-needed = { $what }: { $how }
anno-needed-own = con un tuo cubo
anno-needed-have = ce l’hai
anno-needed-trade = scambio per { $price }
anno-needed-import = Nuovo Mondo per { $price }
anno-needed-card = da una carta
anno-needed-shift_end = con un tuo cubo, dopo la fine del turno di lavoro per { $price }
anno-needed-missing = ora non disponibile

## Che cosa si chiede

anno-ask-or_end = Oppure termina il turno.
anno-ask-gain-short = Un nuovo cubo per { $gold }?
anno-ask-remove = Quale delle tue tessere rimuovi?
anno-ask-raise = Promozioni gratuite: quale cubo promuovi?
anno-ask-shift_end = Quale cubo usato vuoi richiamare?
anno-say-yours = Tocca a te
anno-say-turn = Tocca a { $name }
anno-say-then = poi { $list }
anno-say-you = tu
anno-say-actions = { $n ->
    [0] Azione fatta
   *[other] Ancora { $n } azioni
}
anno-say-further = Ancora { $n }, o fine
anno-say-up-to = Fino a { $n }
anno-say-expand = Scegli nel mercato
anno-say-play = Scegli una carta
anno-waiting-turn = { $name } sceglie un’azione.
anno-waiting-target = { $name } decide: { $action }.
anno-waiting-pay = { $name } decide come pagare.
anno-waiting-spend = { $name } sceglie i gettoni navali con cui pagare.
anno-waiting-site = { $name } sceglie dove costruire.
anno-waiting-cube = { $name } sceglie un cubo da promuovere.
anno-waiting-gain = { $name } decide se prendere un nuovo cubo.
anno-waiting-swap = { $name } sceglie le carte da scambiare.
anno-waiting-return = { $name } sceglie le carte da riporre.
anno-waiting-shown = { $name } sta giocando.
anno-free-hint = Azioni gratuite: { $what }.
anno-free-cards = { $n ->
    [one] attiva { $n } carta
   *[other] attiva { $n } carte
}
anno-free-last = Questo è l’ultimo round.
anno-free-last_next = Il round { $n } è l’ultimo.
anno-move-trade-web = Scambia con { $name }: { $resource }

## La conferma

anno-confirm-pay-token = Paga, poi piazza
anno-confirm-pay-card = Paga e gioca
anno-confirm-pay-cube = Paga e pesca
anno-confirm-pay-cubes = { $n ->
    [0] Paga
    [one] Paga e pesca { $n } carta
   *[other] Paga e pesca { $n } carte
}
anno-confirm-pay-upgrade = Paga, poi promuovi
anno-confirm-pay-upgrades = Paga e promuovi
anno-confirm-pay-old_world = Scopri la tessera
anno-confirm-pay-new_world = Scopri la tessera e pesca
anno-confirm-pay-festival = Celebra la festa
anno-confirm-pay-nothing = Continua
anno-confirm-draw = { $n ->
    [one] Pesca { $n } carta
   *[other] Pesca { $n } carte
}
anno-confirm-shift_end = { $n ->
    [0] Richiama
    [one] Richiama { $n } cubo
   *[other] Richiama { $n } cubi
}
anno-confirm-swap = { $n ->
    [one] Scambia { $n } carta
   *[other] Scambia { $n } carte
}
anno-confirm-return = { $n ->
    [one] Riponi { $n } carta
   *[other] Riponi { $n } carte
}
anno-confirm-end = Termina il turno

## Cose intere, per chi non vede il tavolo

anno-label-left = Ne restano { $n }
anno-label-cost = Costo: { $list }
anno-label-wanted = Serve a { $n } delle tue carte
anno-label-built_by = Costruita da { $list }
anno-label-effect = Effetto: { $effect }
anno-label-planned = Fa parte della mossa in corso
anno-label-choose = scegli
anno-label-build = costruire qui
anno-label-over = costruire sopra
anno-label-remove = rimuovere
anno-label-free = libera
anno-label-covers = Copre: { $token }
anno-label-at_work = Al lavoro: { $list }
anno-label-nobody = Nessuno al lavoro
anno-label-ready = Il suo effetto si può ancora usare
anno-label-district = { $ready } pronti, { $working } al lavoro, { $exhausted } scartati
anno-label-shift_end = Fine del turno di lavoro: { $gold } per cubo
anno-label-cubes = { $n }: { $list }
anno-label-islands = Tessere: Vecchio Mondo { $old }, Nuovo Mondo { $new }
anno-standing-points = { $name } { $points }
anno-standing-count = { $name } { $points } (ne ha { $n })

## La fine

anno-score-tokens = Tessere industria
anno-score-hand = Carte in mano
anno-result-tie_break = Parità in testa ({ $points }): decidono più tessere industria, poi meno carte in mano ({ $list }).
anno-result-tie = { $name }: { $tokens ->
    [one] { $tokens } tessera
   *[other] { $tokens } tessere
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}

## Ritrovamenti e fine

anno-animal-elephant = Elefante
anno-animal-lion = Leone
anno-animal-parrot = Pappagallo
anno-animal-tortoise = Tartaruga
anno-animal-penguin = Pinguino
anno-animal-giraffe = Giraffa
anno-animal-flamingo = Fenicottero
anno-animal-crocodile = Coccodrillo
anno-animal-panda = Panda
anno-animal-toucan = Tucano
anno-artefact-mask = Maschera d’oro
anno-artefact-amphora = Anfora
anno-artefact-scarab = Scarabeo
anno-artefact-moai = Testa di pietra
anno-artefact-crown = Corona
anno-artefact-tablet = Tavoletta d’argilla
anno-artefact-ammonite = Ammonite
anno-artefact-bust = Busto
anno-artefact-sword = Spada
anno-artefact-idol = Idolo
anno-expedition-no-visitor = nessuna visita
anno-find-expedition = La spedizione ritorna
anno-find-expedition-text = A fine partita ogni figura con il visitatore giusto dà i suoi punti.
anno-find-expedition-cards = Le tue carte spedizione: { $before } → { $now }
anno-find-expedition-visitors = I tuoi visitatori:
anno-find-expedition-worth = Carte nuove: fino a { $points }
anno-find-old_world = Nuove terre nel Vecchio Mondo
anno-find-old_world-squares = 6 caselle in più: 2 di terra, 2 di terra con costa, 2 di mare.
anno-find-lapsed = Il suo effetto non si è potuto usare.
anno-find-new_world = Terra nel Nuovo Mondo
anno-find-new_world-goods = Ognuna per 1 gettone commercio, tutte le volte che vuoi.
anno-find-drawn = { $n ->
    [one] { $n } nuova carta in mano
   *[other] { $n } nuove carte in mano
}
anno-find-festival = Festa cittadina: chi è tornato
anno-find-festival-none = Era già tutto al suo posto.
anno-find-festival-work = Dal lavoro
anno-find-festival-exhausted = Riposati
anno-find-festival-tokens = Gettoni di nuovo sulle navi
anno-find-festival-lost = Dalle carte alla riserva: { $list }
anno-fireworks-title = { $name } non ha più carte
anno-fireworks-title-you = Non hai più carte
anno-fireworks-next = La tessera fuochi d’artificio dà { $points }. Questo round si conclude, poi ce n’è un ultimo per tutti.
anno-fireworks-now = La tessera fuochi d’artificio dà { $points }. È l’ultimo round: tutti hanno ancora un turno.
anno-last-turns = Turni ancora da giocare
anno-last-then = poi, per ultimi:
anno-last-yours = tu, ultimo turno
anno-last-now = Ultimo round
anno-last-next = Poi l’ultimo round
anno-final-museum = Zoo e museo
anno-final-museum-none = Nessuna carta spedizione.
anno-final-museum-fields = { $visited } su { $all } visitati
anno-final-museum-sum = { $cards } con le carte spedizione, { $bonus } con { $names }
anno-final-unused = Avanzato
anno-final-gold = { $gold } senza punti
anno-final-hand = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
anno-final-hand-lost = { $cards }: { $points }
anno-final-effects = { $n ->
    [one] { $n } effetto mai usato
   *[other] { $n } effetti mai usati
}
anno-final-nothing = Niente.
anno-score-lead = { $name } ha { $points } più di { $other }, soprattutto con { $source }: { $n } a { $m }.
anno-score-most = +{ $n } { $source }

## Il dominio

anno-realm-of = Dominio di { $name }
anno-realm-yours = Il tuo dominio
anno-realm-temporary = +{ $n }
anno-realm-temporary-hint = I gettoni da carte tornano nella riserva una volta spesi, o alla prossima festa.
anno-realm-trade-label = { $temporary ->
    [0] Gettoni commercio: { $ready } su { $all } sulle navi
   *[other] Gettoni commercio: { $ready } su { $all } sulle navi, { $temporary } da carte
}
anno-realm-exploration-label = { $temporary ->
    [0] Gettoni esplorazione: { $ready } su { $all } sulle navi
   *[other] Gettoni esplorazione: { $ready } su { $all } sulle navi, { $temporary } da carte
}
anno-realm-gold-label = { $n ->
    [one] { $n } oro
   *[other] { $n } ori
}
anno-realm-points-label = { $n ->
    [one] { $n } punto influenza allo stato attuale
   *[other] { $n } punti influenza allo stato attuale
}
anno-realm-after = dopo il pagamento: { $n }
anno-realm-exhausted-cubes = { $n } × { $tier }, nell’area di scarto
anno-realm-none-ready = nessuno
anno-realm-districts = Zone residenziali
anno-realm-hire = Nuovo cubo in questa zona residenziale: { $tier }
anno-realm-rise = Promuovere: { $from } → { $to }
anno-realm-cubes = pronti { $ready }, al lavoro { $work }, scartati { $exhausted }
anno-realm-planned = La mossa ne usa { $n }
anno-realm-free-land = Entroterra libero
anno-realm-free-coast = Costa libera
anno-realm-free-sea = Mare libero
anno-realm-place = Piazza qui
anno-tile-shipyard = Cantiere
anno-tile-merchant = Commercio
anno-tile-exploration = Esplor.
anno-realm-home = Isola di origine
anno-realm-old-world = Vecchio Mondo { $n }
anno-realm-old-world-first = Vecchio Mondo
anno-realm-old-world-about = due spazi di entroterra, due di costa, due di mare, un bonus
anno-realm-gift = Bonus
anno-realm-new-world = Nuovo Mondo
anno-realm-next-label = Prossima tessera per { $price }
anno-realm-costs = costa { $n }
anno-realm-import-label = Ogni risorsa di queste tessere costa { $price }, quante volte vuoi.
anno-realm-ship-tokens = { $ready ->
    [one] { $ready } gettone su { $all } pronto
   *[other] { $ready } gettoni su { $all } pronti
}
anno-realm-tag-pays = paga
anno-realm-tag-works = lavora
anno-realm-tag-back = torna
anno-rail-place = Poi scegli una casella dorata
anno-realm-covers = Se costruisci qui, lo copri.
anno-realm-ghost = { $n ->
    [one] Con questa mossa qui lavora { $n } cubo
   *[other] Con questa mossa qui lavorano { $n } cubi
}
anno-realm-ghost-back = { $n ->
    [one] Con questa mossa torna da qui { $n } cubo
   *[other] Con questa mossa tornano da qui { $n } cubi
}

## Il mercato e le azioni

anno-market = Mercato
anno-market-filter = Mostra nel mercato
anno-market-all = Tutte
anno-market-now = Pronte { $n }
anno-market-more = Scambi/oro { $n }
anno-market-hand = Per la mano { $n }
anno-market-free = gratis
anno-market-yard = cantiere { $n }
anno-market-build = Costruisci
anno-market-for-hand = Per la tua mano
anno-shelf-materials = Materiali da costruzione
anno-shelf-food = Cibo e bevande
anno-shelf-comforts = Abiti e comodità
anno-shelf-machines = Macchine e armi
anno-shelf-harbour = Porto
anno-cell-shipyard = Cantiere { $n }
anno-cell-merchant = Commercio { $n }
anno-cell-exploration = Esplo­razione { $n }
anno-cell-bricks = Mattoni
anno-cell-goods = Merci
anno-cell-steel_beams = Travi d’acciaio
anno-cell-champagne = Cham­pagne
anno-cell-chocolate = Ciocco­lato
anno-cell-canned_meat = Cibo in scatola
anno-cell-work_clothes = Abiti da lavoro
anno-cell-cotton_fabric = Tessuto di cotone
anno-cell-glasses = Occhiali
anno-cell-pocket_watches = Orologi da taschino
anno-cell-fur_coats = Pellicce
anno-cell-sewing_machines = Macchine da cucire
anno-cell-light_bulbs = Lampa­dine
anno-cell-gramophones = Grammo­foni
anno-cell-penny_farthings = Bicicli
anno-cell-steam_motors = Motori a vapore
anno-cell-steam_carriages = Carrozze a vapore
anno-left = Restano
anno-left-fw = Carte contadino/operaio: { $n }
anno-left-aei = Carte artigiano/ingegnere/investitore: { $n }
anno-left-nw = Carte popolazione del Nuovo Mondo: { $n }
anno-left-expeditions = Carte spedizione: { $n }
anno-left-old_world = Tessere Vecchio Mondo: { $n }
anno-left-new_world = Tessere Nuovo Mondo: { $n }
anno-actions = Azioni
anno-rivals = Avversari
anno-players = Giocatori
anno-plate-you = Tu
anno-rival-show = Un clic mostra questo dominio; un altro riporta il tuo.
anno-rival-hand = Carte in mano: { $n }
anno-rival-hand-few = Restano poche carte. Chi resta per primo senza carte in mano fa scattare il round finale.
anno-rival-known = Di queste conosci: { $list }
anno-rival-new_world = Tessere Nuovo Mondo: { $n }
anno-rival-old_world = Tessere Vecchio Mondo: { $n }
anno-rival-expeditions = Carte spedizione: { $n }
anno-rival-sells = Puoi comprare
anno-rival-price = Per { $price }
anno-rival-own = Le produci già tu: { $list }
anno-objectives = Missioni
anno-objective-figure = { $n } cad.
anno-objective-use = usa ora
anno-objective-once = una volta per turno
anno-objective-hidden = ? = coperto
anno-objective-lacks = { $n ->
    [one] ti manca
   *[other] ti mancano
}
anno-objective-lacks-label = { $n ->
    [one] ti manca { $what }
   *[other] ti mancano { $what }
}
anno-objective-always = in ogni momento

## La mano, le carte giocate, i punti

anno-hand = { $n ->
    [one] Mano, { $n } carta
   *[other] Mano, { $n } carte
}
anno-hand-empty = Nessuna carta in mano
anno-hand-watching = Chi guarda non vede le carte in mano
anno-hand-planned = la giochi
anno-hand-new = Nuova
anno-hand-by-progress = Per progresso
anno-hand-by-points = Per punti
anno-hand-sorting = Ordine delle carte
anno-foot-ready = Pronta
anno-foot-with = con
anno-foot-needs = serve
anno-foot-there = hai { $n } su { $of }
anno-foot-part = { $n } su { $of }
anno-played = Giocate
anno-played-region = Carte giocate
anno-played-of = Carte di { $name }
anno-played-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
anno-played-done = { $n ->
    [one] { $n } usata
   *[other] { $n } usate
}
anno-played-all = { $n ->
    [one] { $n } carta giocata
   *[other] { $n } carte giocate
}, { $points } punti. Mostra tutte.
anno-played-none = Nessuna carta giocata
anno-played-aim = Scopo: il maggior numero di punti influenza. Ogni carta giocata ne porta da { $few } a { $many }. Chi resta per primo senza carte in mano ne riceve altri { $fireworks }, poi segue un ultimo round. I nuovi cubi portano nuove carte.
anno-played-used = effetto usato
anno-played-unused = effetto da usare
anno-played-never = effetto mai usato
anno-played-expeditions = { $n ->
    [one] { $n } carta spedizione. Mostrala.
   *[other] { $n } carte spedizione. Mostrale.
}
anno-played-hidden = Le carte spedizione restano coperte fino alla fine.
anno-expedition-now = Punti per ora: { $list }
anno-expedition-then = Punti alla fine: { $list }
anno-expedition-visits = Artigiani, ingegneri e investitori, ovunque siano, visitano ognuno un animale o un artefatto del loro livello. Conta la distribuzione migliore.
anno-expedition-places = { $n ->
    [one] { $n } spazio da visitare
   *[other] { $n } spazi da visitare
}
anno-log-full = Cronologia completa
anno-final-realms = Domini
anno-final-realm = Dominio di { $name }
anno-final-see-realm = Guarda il dominio
anno-final-see-cards = Guarda le carte
anno-final-deck = { $points } punti ciascuna

## Pagare e scegliere

anno-desk = La tua scelta
anno-desk-more = Paga in altro modo
anno-desk-first = Prima fai altro
anno-desk-new = { $tier ->
    [farmer] Nuovo contadino
    [worker] Nuovo operaio
    [artisan] Nuovo artigiano
    [engineer] Nuovo ingegnere
   *[investor] Nuovo investitore
}
anno-desk-left = ne restano { $n }
anno-desk-owned = Hai già questa industria: verrà soltanto sostituita.
anno-desk-island = Tessera { $n } (massimo 4)
anno-desk-cube-step = Cubo { $n } (massimo { $most })
anno-desk-upgrade-step = Promozione { $n } (massimo { $most })
anno-desk-workforce = Nuovi abitanti
anno-desk-upgrade = Promozioni
anno-several-which = Nuovi abitanti o promozioni
anno-several-ready = possibile
anno-several-choose-workforce = Scegline fino a { $n }. Ciascuno porta una carta.
anno-several-choose-upgrade = Scegline fino a { $n }.
anno-several-of = { $n } di { $most }
anno-several-further = { $action }: ancora { $n }
anno-several-more = Uno in più: { $what }
anno-several-less = Uno in meno: { $what }
anno-several-payment = Un solo pagamento
anno-several-not = Non è possibile insieme al resto.
anno-several-tip-card = Ogni nuova carta vale punti quando l’hai giocata.
anno-several-tip-goods = Ciò che non produci, gli altri lo vendono per segnalini Commercio.
anno-several-tip-map = Prima di pagare, la mappa mostra chi lavorerà.
anno-several-one = Paga uno alla volta
anno-several-rise = Quale cubo: { $step }
anno-several-next = poi:
anno-several-card = +1 carta
anno-desk-expedition = Quante carte spedizione?
anno-desk-ships = Un’altra nave?
anno-desk-ships-anew = richiede un’altra azione
anno-desk-shift_end = Fine del turno di lavoro
anno-desk-shift_end-text = I cubi usati tornano nelle zone residenziali in cambio di oro.
anno-desk-shift_end-none = Tutti i tuoi cubi sono nelle zone residenziali.
anno-desk-shift_end-choose = Scegli chi ritorna.
anno-desk-spend = Quali gettoni navali?
anno-desk-swap = Scambiare carte
anno-desk-return = Riporre carte
anno-desk-brings = Fa pescare: { $card }.
anno-desk-no-card = Niente più carte, perciò costa oro
anno-desk-supply = { $n } nella riserva
anno-desk-have = Hai { $what }
anno-desk-free-text = Non costano nulla e decadono alla fine del tuo turno. Scegli i cubi che salgono.
anno-desk-free = { $n ->
    [one] Resta { $n } promozione gratuita
   *[other] Restano { $n } promozioni gratuite
}
anno-desk-expedition-holds = { $n ->
    [one] { $n } animale, { $n } artefatto
   *[other] { $n } animali, { $n } artefatti
}
anno-desk-stack = { $n ->
    [one] { $n } carta nel mazzo
   *[other] { $n } carte nel mazzo
}
anno-desk-price = Prezzo
anno-desk-islands = Tessere nella pila
anno-desk-ships-text = { $n ->
    [one] { $n } cantiere navale su { $yards } ha costruito una nave.
   *[other] { $n } cantieri navali su { $yards } hanno costruito una nave.
}
anno-desk-yards = Livelli dei tuoi cantieri navali: { $list }
anno-desk-before = Prima, se vuoi
anno-desk-card = Carta: { $effect }
anno-desk-remove = Rimuovere una tessera
anno-desk-remove-text = Torna sulla plancia di gioco e non porta nulla; i cubi che vi lavorano vanno nell’area di scarto.
anno-desk-remove-tap = Scegli una delle tue tessere qui o nel tuo dominio.
anno-desk-pick = { $least ->
    [0] scegline fino a { $most }
    [1] { $most ->
        [one] scegline 1
       *[other] scegline da { $least } a { $most }
    }
   *[other] scegline { $most }
}
anno-desk-chosen = { $most ->
    [one] scelta: { $n } su { $most }
   *[other] { $least ->
        [0] scelte: { $n }, fino a { $most }
        [1] scelte: { $n }, fino a { $most }
       *[other] scelte: { $n } su { $most }
    }
}
anno-desk-tap-hand = Scegli le carte dalla tua mano: passano qui. Sceglile di nuovo per riprenderle.
anno-desk-draw-from = Carte nei mazzi
anno-desk-enough = Fatto
anno-desk-later = Più tardi
anno-desk-reveal-cube = Pescherai una carta.
anno-desk-reveal-old_world = La tessera viene scoperta.
anno-desk-reveal-new_world = La tessera viene scoperta e peschi carte.
anno-desk-reveal-expeditions = Pescherai carte spedizione.
anno-desk-reveal-cubes = Ogni nuovo cubo porta una carta, finché ce ne sono.
anno-desk-reveal-swap = { $n ->
    [one] Pescherai { $n } carta.
   *[other] Pescherai { $n } carte.
}
anno-desk-rise-district = subito pronto nella nuova zona residenziale
anno-desk-rise-exhausted = resta nell’area di scarto
anno-desk-rise-at = resta lì al lavoro
anno-desk-rise-this = Promuovi: { $where }
anno-desk-none-back = Non riporne nessuna
anno-desk-activate = Attiva
anno-desk-activate-reveals = Attiva e pesca
anno-free-upgrades = Promozioni gratuite
anno-verdict-final = Non si può annullare.
anno-verdict-undo = Puoi tornare indietro.
anno-verdict-passes = Poi tocca ad altri.
anno-verdict-ends = Poi la partita è finita.
anno-verdict-reveals = Si scoprono carte o tessere.
anno-ending = Terminare il turno?
anno-ending-text = Hai ancora qualcosa da usare: alla fine del tuo turno va perso.
anno-ending-last = È il tuo ultimo turno: ciò che non usi adesso va perso.
anno-ending-actions = { $n ->
    [one] Un’altra azione
   *[other] Altre { $n } azioni
}
anno-ending-card = Una carta che hai giocato: { $effect }
anno-ending-objective = La carta missione { $name }
anno-plan-prefer = Preferisci
anno-plan-how = { $action }: scegli come pagare
anno-plan-save-tokens = tenere i gettoni
anno-plan-save-cubes = tenere i cubi
anno-plan-save-gold = tenere l’oro
anno-plan-source = Origine: { $part }
anno-plan-other-ways = Altri modi: { $part }
anno-plan-tokens = Scegli i gettoni
anno-plan-no-other = unica origine
anno-plan-which = { $tier ->
    [farmer] Quale contadino torna?
    [worker] Quale operaio torna?
    [artisan] Quale artigiano torna?
    [engineer] Quale ingegnere torna?
   *[investor] Quale investitore torna?
}
anno-plan-trade = Gettoni commercio
anno-plan-exploration = Gettoni esplorazione
anno-plan-gold = Oro
anno-plan-others = Gli altri ricevono
anno-plan-have = ne hai { $n }
anno-plan-left = { $before } → restano { $after }

## Il tavolo

anno-board-round = Round
anno-board-end-turn = Termina
anno-board-choose-action = Scegli un’azione
anno-board-choose-one = Scegli un’azione
anno-board-choose-else = Oppure scegli una pila del mercato, una carta o una zona residenziale: l’azione si sceglie da sé.
anno-board-tabs = Parti del tavolo
anno-board-tab-realm = Dominio
anno-board-tab-market = Mercato
anno-board-tab-hand = Mano
anno-board-tab-rivals = Avversari
anno-board-tab-table = Tavolo
anno-board-tab-objectives = Missioni
anno-board-now-of = { $n ->
    [one] { $n } su { $all } possibile ora
   *[other] { $n } su { $all } possibili ora
}
anno-board-now = { $n ->
    [one] { $n } possibile ora
   *[other] { $n } possibili ora
}
anno-board-shown-realm = Questo è il dominio di { $name }.
anno-board-own-realm = Torna al tuo dominio
anno-board-resources = I tuoi mezzi
anno-board-see-table = Guarda il tavolo
anno-board-back-to-choice = Torna alla scelta
anno-board-waiting = In attesa di { $name }
anno-keys-actions = Azioni
anno-keys-end = Termina il turno
anno-keys-market = Al mercato

## Che cosa è successo

anno-told-round = Round { $n }
anno-told-pays = { $name } paga: { $list }.
anno-told-pays-you = Paghi: { $list }.
anno-told-paid = Pagato: { $list }.
anno-told-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
}
anno-told-drawn = Pescato: { $list }.
anno-told-cards = { $n ->
    [one] carta { $list }
   *[other] carte { $list }
}
anno-told-played = { $name } gioca una carta { $card }: { $points }.
anno-told-played-you = Giochi una carta { $card }: { $points }.
anno-told-gained = { $name } riceve nuovi cubi: { $list }.
anno-told-gained-you = Ricevi nuovi cubi: { $list }.
anno-told-trade = { $resource } con uno scambio ({ $gold } per { $name })
anno-told-trade-you = { $resource } con uno scambio ({ $gold } per te)
anno-told-import = { $resource } dal Nuovo Mondo
anno-told-card = { $resource } da una carta
anno-told-swapped = { $name } scambia carte: { $list }.
anno-told-swapped-you = Scambi carte: { $list }.
anno-told-festival = { $name } celebra una festa cittadina: tutto è di nuovo pronto.
anno-told-festival-you = Celebri una festa cittadina: tutto è di nuovo pronto.

## Prima della partita

anno-option-follows = come nell’edizione scelta: { $value }
anno-option-edition-about = Le edizioni stampate differiscono in qualche regola. L’opzione consigliata segue la maggior parte di esse.
anno-option-objectives-about = Cinque carte sono scoperte per tutti: alcune si usano in ogni turno, la maggior parte dà punti alla fine.
anno-option-alt_industry-about = Alcune industrie dell’isola di origine esistono anche come tessere per operai. Dove si possono costruire?
anno-option-remove_limit-about = Rimuovere le proprie tessere fa posto quando si costruisce. Quante per azione?
anno-option-discard_exactly_2-about = Alcune carte permettono di riporre carte in mano sotto i loro mazzi nel turno in cui si giocano.
anno-option-cube_effect_partial-about = Che cosa succede se un effetto porta due cubi e non puoi o non vuoi pagare l’oro per entrambi?
anno-option-zero_scores-about = Le carte che premiano la maggioranza premiano anche il secondo: vale anche per chi ha zero elementi?
anno-option-discard_triggers_end-about = Una mano vuota fa scattare la fine. Vale anche se l’ultima carta non è stata giocata ma riposta?
anno-option-strict_supply-about = Il numero di pezzi nella scatola è un limite?

## Nomi sulle tessere piccole: una riga

anno-tile-charcoal_kiln_w = Carbonaia
anno-tile-charcoal_kiln = Carbonaia
anno-tile-brickworks_w = Mattonificio
anno-tile-brickworks = Mattonificio
anno-tile-brass_foundry = Fonderia
anno-tile-window_factory = Finestre
anno-tile-champagne_cellar = Champagne
anno-tile-sailmakers_w = Velai
anno-tile-sailmakers = Velai
anno-tile-schnapps_distillery = Distilleria
anno-tile-spectacle_factory = Occhiali
anno-tile-clockmakers = Orologiai
anno-tile-sewing_machine_factory = Cucito
anno-tile-cotton_mill_a = Cotonificio
anno-tile-cotton_mill_w = Cotonificio
anno-tile-coffee_roasters = Torrefazione
anno-tile-sausage_factory = Macelleria
anno-tile-soap_factory = Sapone
anno-tile-dynamite_factory = Dinamite
anno-tile-weapons_factory = Armi
anno-tile-rum_distillery = Rum
anno-tile-cigar_factory = Sigari
anno-tile-chocolate_factory = Cioccolato
anno-tile-cannery = Conserve
anno-tile-work_clothes_factory = Maglieriste
anno-tile-motor_factory = Motori
anno-tile-steam_carriage_factory = Carrozze
anno-tile-penny_farthing_factory = Bicicli
anno-tile-light_bulb_factory = Lampadine
anno-tile-gramophone_factory = Grammofoni
anno-tile-heavy_weapons_factory = Armi pesanti
anno-tile-fur_dealer = Pellicceria
anno-tile-grain_farm = Grano
anno-tile-potato_farm = Patate
anno-tile-pig_farm = Maiali
anno-tile-sheep_farm = Pecore

## Nelle pagine attorno al tavolo: ogni chiave che finisce con il nome del gioco

game-anno1800 = Anno 1800
home-about-anno1800 = Sviluppa la tua isola, commercia, esplora.
home-facts-anno1800 = Da 2 a 4 giocatori, 90 minuti.
home-asks-action-anno1800 = scegli un’azione
new-first-hint-anno1800 = Chi inizia non ha oro; ogni giocatore successivo parte con 1 oro in più del precedente.
rules-title-anno1800 = Le regole di Anno 1800
rules-search-hint-anno1800 = Una parola o un numero, come Birrificio o A9.4
credits-game-anno1800 = Anno 1800 è un gioco di Martin Wallace.
anno-credits-drawings = tutti i prodotti, gli edifici, le navi, le persone, gli animali e gli artefatti di Anno 1800
settings-forced-anno1800 = In Anno 1800 decidi e termini il turno sempre tu.
