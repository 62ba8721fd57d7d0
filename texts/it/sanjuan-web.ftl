### San Juan in italiano: ciò che dice solo il tavolo nel browser. Nomi, effetti ed eventi sono in sanjuan.ftl.
###
### `brief-*` ha posto per 26 caratteri, `brief-refusal-*` e `state-*` per 30: questi testi stanno sulle carte.

## Che cosa fanno gli edifici, in breve

brief-indigo_plant = produce indaco
brief-sugar_mill = produce zucchero
brief-tobacco_storage = produce tabacco
brief-coffee_roaster = produce caffè
brief-silver_smelter = produce argento
brief-smithy = produzione: −1 carta
brief-gold_mine = 4 costi diversi: 1 carta
brief-archive = scarti da tutta la mano
brief-poor_house = 0–1 in mano: peschi 1
brief-black_market = fino a 2 merci per pagare
brief-trading_post = vendi 1 merce in più
brief-well = 2 merci prodotte: peschi 1
brief-market_stand = 2 merci vendute: peschi 1
brief-crane = costruisci sopra
brief-tower = limite: 12 carte in mano
brief-chapel = 1 carta sotto per round
brief-aqueduct = produci 1 merce in più
brief-carpenter = edif. cittadino: peschi 1
brief-prefecture = tieni 2 carte
brief-market_hall = 1 merce venduta: peschi 1
brief-quarry = edif. cittadino: −1 carta
brief-library = raddoppia il privilegio
brief-statue = monumento
brief-victory_column = monumento
brief-hero = monumento
brief-city_hall = 1 per edificio cittadino
brief-triumphal_arch = 4, 6, 8 per 1–3 monumenti
brief-guild_hall = 1 per produzione + tipo
brief-guild_hall-first = 2 per ed. di produzione
brief-palace = 1 ogni 4 altri punti
brief-office_building = cambi 1–2 carte
brief-guard_room = gli altri: limite 6 carte
brief-hut = nessuna vendita: peschi 1
brief-tavern = meno edifici: peschi 1
brief-park = ricoperto: costo −6
brief-customs_office = la sua merce rende 2
brief-bank = 1 volta: deposita carte
brief-harbor = prima vendita: 1 punto
brief-goldsmith = se nessuno l’ha: 1 carta
brief-residence = serie di 3 di pari costo
brief-cathedral = edifici da 6 degli altri

## Perché no, in breve

brief-refusal-game_over = partita terminata
brief-refusal-not_your_turn = non tocca a te
brief-refusal-other_question = ora si chiede altro
brief-refusal-role_needed = scegli un ruolo
brief-refusal-role_taken = già preso
brief-refusal-not_in_hand = non è nella tua mano
brief-refusal-owned_already = già nella tua città
brief-refusal-too_expensive = costa { $cost }, puoi pagare { $have }
brief-refusal-city_full = nessun posto libero
brief-refusal-no_cathedral = solo con l’espansione
brief-refusal-cathedral_built = già costruita
brief-refusal-nothing_to_cover = non è nella tua città
brief-refusal-covers_crane = la Gru non si ricopre
brief-refusal-covers_like = edificio uguale
brief-refusal-nothing_to_pay = nulla da pagare
brief-refusal-no_black_market = serve un Mercato nero
brief-refusal-two_goods_paid = al massimo due merci
brief-refusal-no_such_good = nessuna merce qui
brief-refusal-piles_empty = nessuna carta
brief-refusal-no_empty_building = porta già una merce
brief-refusal-not_drawn = non pescata
brief-refusal-not_revealed = non scoperta
brief-refusal-out_of_order = qui non va bene
brief-refusal-too_many = uno di troppo
brief-refusal-cannot_pass = non puoi passare
refusal-nothing_to_cover-web = Non hai questo edificio da ricoprire: { $card }. Scegline uno della tua città.
refusal-out_of_order-web = Questa carta non va con la tua scelta: { $card }. Annulla la scelta e scegli di nuovo.

## Che cosa vedono gli altri mentre qualcuno decide

waiting-starting_hand = { $name } sceglie le carte iniziali.
waiting-role = { $name } sceglie un ruolo.
waiting-build = { $name } decide che cosa costruire.
waiting-over = { $name } sceglie un posto.
waiting-library = { $name } decide se usare la Biblioteca.
waiting-pay = { $name } sceglie con che cosa pagare.
waiting-produce = { $name } decide che cosa produrre.
waiting-sell = { $name } decide che cosa vendere.
waiting-keep = { $name } sceglie le carte da tenere.
waiting-archive = { $name } sceglie le carte da scartare (Archivio).
waiting-gold_mine = { $name } decide se usare la Miniera d’oro.
waiting-gold_mine_take = { $name } sceglie una delle carte scoperte.
waiting-goldsmith = { $name } decide se usare l’Oreficeria.
waiting-office = { $name } decide se usare l’Ufficio.
waiting-chapel = { $name } decide se usare la Cappella.
waiting-bank = { $name } decide se usare la Banca.
waiting-hand_limit = { $name } scarta fino al limite di carte in mano.

## Lo stato di una carta, di un edificio o di un ruolo

state-open-role = prendi
state-open-build = costruisci per { $cost }
state-open-cover = costruisci sopra
state-open-pay = usa per pagare
state-open-produce = produci
state-open-sell = { $price ->
    [0] vendi
   *[other] vendi per { $price }
}
state-open-keep = tieni
state-open-discard = scarta
state-open-exchange = cambia
state-open-lay = metti sotto la Cappella
state-open-bank = metti sotto la Banca
state-open-take = prendi
state-chosen-role = la tua scelta
state-chosen-build = in costruzione
state-chosen-building = in costruzione
state-chosen-cover = da ricoprire
state-chosen-pay = paghi con questa
state-chosen-produce = produrrà
state-chosen-sell = da vendere
state-chosen-keep = la tieni
state-chosen-discard = la scarti
state-chosen-exchange = la cambi
state-chosen-lay = va sotto la Cappella
state-chosen-bank = va sotto la Banca
state-chosen-take = la prendi

## Il riquadro accanto alla mano

plan-build = Costruisci per { $cost }: { $building }
plan-after = Dopo: { $list }.
plan-sale = { $list }: { $cards }.
cost-printed = costo stampato { $n }
cost-less = meno { $n } ({ $cause })
confirm-missing = Scegline ancora { $n }
confirm-build = Costruisci: { $building }, paga { $cost }
confirm-good_lost = { $build } (merce persa)
confirm-sell = Vendi { $goods } per { $cards }
choose-first-sell = Vendi
choose-first-produce = Produci
choose-first-office = Cambia
choose-first-bank = Metti sotto la Banca
confirm-role-draw = Prendi «{ $role }» e pesca
confirm-role-prices = Prendi «{ $role }» e scopri i prezzi
n-goods = { $n ->
    [one] { $n } merce
   *[other] { $n } merci
}

## Cose intere, per chi non vede il tavolo

trading-house = Emporio
label-cost = Costo { $cost }
label-cost-now = Costo { $now } invece di { $printed }
label-points-end = I suoi punti si contano alla fine
label-good = Porta una merce: { $good }
label-no_good = Non porta merci
label-covers = Ricopre: { $list }
label-under = { $cards } sotto
label-new = Nuovo: attivo dopo questa fase
label-used = Già usato
label-role-all = Tutti: { $action }
label-role-chooser = Chi prende il ruolo: { $privilege }
label-taken = Preso: { $name }
label-roles = Ruoli di questo round: { $roles }
label-hand_limit = Limite di carte in mano: { $n }
label-known = Carte note in mano: { $list }
label-buildings = { $n ->
    [one] { $n } edificio su 12
   *[other] { $n } edifici su 12
}
label-laid = Sotto gli edifici: { $counts }
label-prices-open = Prezzi ora: { $prices }
label-prices-last = Ultimi prezzi: { $prices }
label-prices-next = Prossimi prezzi: { $prices }
label-prices-range = Prezzi possibili: { $prices }

## La fine

result-tie_break = Parità in testa ({ $points }): decidono le carte in mano e le merci sugli edifici di produzione ({ $cards }).
result-cards = { $name }: { $n }

## Il tavolo

board-opponents = Altre città
board-city = Città di { $name }
board-your-city = La tua città
board-deck = Mazzo
board-discards = Scarti
board-end-full = il dodicesimo chiude la partita
board-end-next = ancora uno e la partita finisce
board-end-now = la partita finisce con questa fase
board-hand-of = { $n } in mano, limite { $limit }
board-turn-step = Tocca a te, { $step }
board-choose-role = Tocca a te: scegli un ruolo
board-role-all = Lo giocano tutti: cominci tu, con il privilegio
board-built = { $n ->
    [one] { $n } edificio su 12
   *[other] { $n } edifici su 12
}
board-fresh = nuovo
board-over = sopra { $building }
board-governor = Prende il primo ruolo del round. A ogni round la carta Governatore passa al vicino di sinistra.
board-hand-limit = Limite di carte in mano all’inizio di un round: { $n }.
board-full = La partita finisce con la fase del costruttore in cui qualcuno arriva a 12.
board-points = Punti della città così com’è ora.
board-points-least = Punti della città così com’è ora, senza le carte sotto Cappella, Banca e Porto: il loro numero non è mostrato.
board-roles = Ruoli
board-chosen = scelto
board-for-all = Tutti: { $what }
board-for-chooser = Privilegio: { $what }
board-for-you = Tu: { $what }
board-action-builder = costruire 1 edificio
board-action-producer = produrre 1 merce
board-action-trader = vendere 1 merce
board-action-councillor = pescare 2, tenere 1
board-action-prospector = nulla
board-privilege-builder = costo −1
board-privilege-producer = 1 in più
board-privilege-trader = 1 in più
board-privilege-councillor = pescare 5
board-privilege-prospector = pescare 1
board-cathedral = per chiunque
board-prices-open = prezzi ora
board-prices-last = prezzi dell’ultima vendita
board-prices-none = nessun prezzo
board-prices-next = → la prossima volta
board-price-range = Possibile: { $range }.
board-price-next = La prossima volta: { $price }.
board-hand = { $n ->
    [one] La tua mano, { $n } carta
   *[other] La tua mano, { $n } carte
}
board-hand-empty = La tua mano è vuota.
board-drawn = Carte pescate
board-revealed = Carte scoperte
board-count = { $most ->
    [one] Scelte: { $chosen } su { $most }.
   *[other] { $least ->
        [0] Scelte: { $chosen }, al massimo { $most }.
       *[other] Scelte: { $chosen } su { $most }.
    }
}
board-cost = Costo
board-cost-pay = Da pagare
board-draw = Pesca
board-chosen-list = Scelte finora
board-remove = { $what }: togli dalla scelta
board-help-build = Tocca una carta della tua mano. Nulla è definitivo finché non hai scelto il pagamento.
board-help-over = Tocca l’edificio da ricoprire: il suo costo stampato si detrae da quello nuovo.
board-help-library = In 2 giocatori la Biblioteca si può usare una volta per round.
board-help-pay = Tocca carte della tua mano, o merci se hai un Mercato nero, per cambiare il pagamento.
board-help-produce = Tocca { $most ->
    [one] un edificio di produzione vuoto
   *[other] fino a { $most } edifici di produzione vuoti
} nella tua città.
board-help-sell = Tocca { $most ->
    [one] una merce
   *[other] fino a { $most } merci
} nella tua città.
board-help-keep = Tocca ciò che va nella tua mano. Le altre carte pescate si scartano.
board-help-discard = Tocca le carte da scartare.
board-help-gold_mine = Si scoprono quattro carte. Ne ottieni una solo se i costi sono tutti diversi.
board-help-take = Tocca una delle carte scoperte.
board-help-goldsmith = Si scopre una carta. La ottieni se nessuno ha quell’edificio.
board-help-office = Tocca le carte da cambiare. Ne peschi altrettante.
board-help-chapel = Tocca una carta della tua mano: alla fine vale 1 punto.
board-help-bank = Tocca carte della tua mano: alla fine ognuna vale 1 punto.
board-piles = Mazzo { $deck }, scarti { $discard }
board-piles-explained = Quando il mazzo è vuoto, la pila degli scarti viene mescolata e prende il suo posto. Finora: { $n ->
    [one] { $n } volta
   *[other] { $n } volte
}.
keys-roles = Prendi un ruolo
keys-city = Vai alla tua città
score-cities = Città
score-lead = La differenza maggiore: { $source }, { $won } per { $name } e { $m ->
    [0] nessuno
   *[other] { $m }
} per { $other }.
score-most = L’edificio che ha reso di più: { $building }, { $points } in tutto.
score-most-with = L’edificio che ha reso di più: { $building }, { $points } in tutto, grazie a { $count }.
score-monuments = { $n ->
    [one] { $n } monumento
   *[other] { $n } monumenti
}
score-production = { $n ->
    [one] { $n } edificio di produzione
   *[other] { $n } edifici di produzione
}
score-six = { $n ->
    [one] { $n } edificio di costo 6 in un’altra città
   *[other] { $n } edifici di costo 6 nelle altre città
}
score-rest = Tutto il resto

## Che cosa significa ogni opzione di San Juan (famiglia new-option-*)

new-option-edition = Le edizioni differiscono in poche carte: nella prima la Gilda dà 2 punti per edificio di produzione e la Miniera d’oro ti lascia scegliere.
new-option-expansion = Aggiunge dieci nuovi edifici, 29 carte, e una Cattedrale che sta sul tavolo per tutti.
new-option-starting_variant = Un inizio più morbido: chi gioca dopo riceve più carte, e ognuno tiene le quattro che preferisce.
new-option-gold_mine = Che cosa può prendere chi la possiede quando le quattro carte scoperte hanno costi tutti diversi.
new-option-customs_good_in_tie = Questa merce conta quando una parità si risolve con carte e merci?
new-option-chapel_secrecy = Gli altri vedono quante carte ci sono sotto? Quali siano resta comunque segreto.
new-option-guard_room_limit = Quando chi non ha una Guardiola può tenere solo 6 carte in mano.
new-option-follows = come nell’edizione scelta: { $value }

## Nelle pagine attorno al tavolo: ogni chiave che finisce con il nome del gioco

game-sanjuan = San Juan
home-about-sanjuan = Le carte sono edifici, merci e denaro.
home-facts-sanjuan = Da 2 a 4 giocatori, 40 minuti.
home-asks-role-sanjuan = scegli un ruolo
home-asks-build-sanjuan = scegli che cosa costruire
home-asks-pay-sanjuan = paga un edificio
home-asks-produce-sanjuan = produci merci
home-asks-sell-sanjuan = vendi merci
home-asks-keep-sanjuan = scegli che cosa tenere
home-asks-discard-sanjuan = scarta carte
home-asks-lay-sanjuan = metti carte sotto un edificio
home-asks-use-sanjuan = usa un edificio o no
new-first-hint-sanjuan = Il primo governatore sceglie per primo. La carta Governatore poi passa di mano, perciò conta meno di quanto sembri.
rules-title-sanjuan = Le regole di San Juan
rules-search-hint-sanjuan = Una parola o un numero, come Biblioteca o S5.5
credits-game-sanjuan = San Juan è un gioco di Andreas Seyfarth.

## Crediti

credits-drawings = tutti gli edifici, i personaggi, le merci e le carte di San Juan

# What others do as councillor, in one line.
event-council-whole = { $name } prende un ruolo ({ $role }), pesca { $cards } e ne tiene { $kept }.
event-council-takes = { $name } prende un ruolo ({ $role }) e pesca { $cards }.
event-council = { $name } pesca { $cards } e ne tiene { $kept }.

# With a building.
event-built-twelfth = È il dodicesimo edificio: la partita termina dopo questa fase.
