### Ciò che dice solo il terminale di Anno 1800. Le parole da scrivere (build, pay…) sono le stesse in tutte le lingue.

## La fine

anno-tie-break = Parità in testa ({ $points }): decidono più tessere industria, poi meno carte in mano ({ $list }) [A25.1].
anno-tie-item = { $name }: { $tokens } tessere, { $cards } carte
anno-shared-victory = Vittoria condivisa: { $name } [A25.1].

## Schermo

anno-round = Round { $n }
anno-last_round = il round { $n } è l’ultimo
anno-stacks = Mazzi
anno-stacks-text = contadino/operaio { $fw } · artigiano/ingegnere/investitore { $aei } · Nuovo Mondo { $nw } · spedizione { $expeditions } · tessere Vecchio Mondo { $old } · tessere Nuovo Mondo { $new }
anno-trade = Commercio
anno-exploration = Esploraz.
anno-row-ready = pronti
anno-row-working = al lavoro
anno-row-exhausted = scartati
anno-row-temporary = su carte
anno-row-shift_end = fine lavoro
anno-n-points-at_least = almeno { $n } punti influenza
anno-n-in_hand = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
anno-sells = per { $price }: { $list }
anno-hand = La tua mano ({ $n })
anno-hand-known = Carte note in mano: { $list }
anno-legend = ● subito · ○ dopo la fine del turno di lavoro · ⇄1 con uno scambio (1 gettone) · ✗ non ora
anno-hand-deck = { $cards }: { $points } ciascuna
anno-standing = { $name } { $points } (ne ha { $n })
anno-activated = { $n ->
    [one] { $n } carta attivata
   *[other] { $n } carte attivate
}
anno-ready_cards = Carte da attivare
anno-free_squares = { $n ->
    [one] { $n } casella libera
   *[other] { $n } caselle libere
}
anno-expedition_cards = { $list } (animale / artefatto), { $points } allo stato attuale

## Risposte per numero

anno-group-upgrades = Promozioni gratuite
anno-group-removals = Rimuovere una tessera
anno-group-covering = Costruire sopra
anno-not_now = Non ora: { $list }. «why» con un numero dice che cosa manca.
anno-about-cards = { $n } carte su { $all } si possono pagare
anno-about-price = Costa { $price }
anno-about-left = ne restano { $n }
anno-about-coins = ne hai { $n }
anno-plan-tokens = Il piano risparmia prima gettoni navali, poi oro, poi cubi; «prefer cubes» o «prefer gold» lo cambia.
anno-plan-cubes = Il piano risparmia prima cubi, poi gettoni navali, poi oro; «prefer tokens» o «prefer gold» lo cambia.
anno-plan-gold = Il piano risparmia prima oro, poi gettoni navali, poi cubi; «prefer tokens» o «prefer cubes» lo cambia.
anno-plan-or = o { $way }
anno-plan-sum = In tutto: { $list }. Ti restano { $left }.
anno-plan-receives = { $name } riceve { $gold }.
anno-plan-confirm = Invio o «pay» paga così.
anno-plan-change = Invio o «pay» paga così; un numero cambia il piano.
anno-plan-besides = Prima puoi anche:
anno-way-work = { $token }, 1 × { $tier }
anno-way-card = carta { $card }
anno-way-import = tessera Nuovo Mondo, { $price }
anno-way-trade = scambio con { $name }, { $price }
anno-way-gold = dal tuo oro
anno-way-after_shift_end = { $way }, dopo la fine del turno di lavoro per { $gold }: { $list }
anno-prefer-what = Dopo «prefer» va ciò che si risparmia per primo: tokens, cubes o gold, non «{ $found }».

## Consultare

anno-look-unknown = Nulla si chiama «{ $name }». Scrivi per esempio «card FW18», «card zoo», «token brewery» o «look contadino».
anno-look-several = Più cose iniziano così: { $list }.
anno-look-left = Sulla plancia di gioco: { $n } su { $all }.
anno-look-owners = Visibile da: { $list }.
anno-look-reward = { $objective } la premia: { $points }.
anno-copies = { $n ->
    [one] { $n } copia
   *[other] { $n } copie
}

## Aiuto

anno-help-notation = Mosse in parole, come stanno a destra nell’elenco; più mosse possono stare in una riga, e le risorse di un costo in qualsiasi ordine. trade goods:2 vuol dire: dal posto 2.
anno-help-pay = Paga come previsto, come Invio. Un numero fra le altre possibilità cambia il piano, «undo» lo ripristina.
anno-help-prefer = Dice che cosa i piani risparmiano per primo.
anno-help-card = Mostra che cosa fa una carta popolazione o missione. Dove una carta è da giocare, «card FW18» la gioca e «look FW18» la mostra.
anno-help-token = Mostra che cosa fa una tessera industria, quanto costa e chi ce l’ha.
anno-help-look = Mostra ogni cosa per nome: carte, tessere, missioni, livelli di popolazione, azioni.
anno-help-market = Mostra la plancia di gioco con le copie rimaste e i costi.

## Opzioni sbagliate del comando

anno-usage-first = Il giocatore iniziale è un posto da 1 al numero di giocatori, o random, non «{ $found }».
anno-usage-objectives = Le carte missione sono first_game, random, complex, confrontational, relaxed, zoo_and_museum o pyrphorian, o cinque diverse unite da +, non «{ $found }».
anno-usage-objective = Non c’è una carta missione «{ $found }». Si chiamano come nei dati, per esempio zoo o alonso_graves.

## I componenti

anno-data-title = Anno 1800: i componenti
anno-data-where = Tutte le cifre sono in games/anno1800/rules/data/components.txt: chi possiede la scatola può correggerle lì.
anno-data-box = nella scatola
anno-data-start = all’inizio
anno-data-prices = Prezzi e riserva
anno-data-start_gold = Oro all’inizio, in ordine di turno
anno-data-start_hand = Carte all’inizio: contadino/operaio, artigiano/ingegnere/investitore
anno-data-import = Gettoni commercio per una risorsa di una propria tessera Nuovo Mondo
anno-data-islands = Gettoni esplorazione per la 1ª–4ª tessera
anno-data-expedition = Gettoni esplorazione per una spedizione
anno-data-empty_stack = Oro al posto di una carta di un mazzo vuoto
anno-data-gold_per_point = Oro per un punto influenza
