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
brief-gold_mine = 4 costi diversi: +1
brief-archive = scarti da tutta la mano
brief-poor_house = 0–1 in mano: peschi 1
brief-black_market = paghi con 2 merci al più
brief-trading_post = vendi 1 merce in più
brief-well = 2 prodotte: peschi 1
brief-market_stand = 2 vendute: peschi 1
brief-crane = costruisci sopra
brief-tower = limite di 12 in mano
brief-chapel = 1 carta sotto per round
brief-aqueduct = produci 1 merce in più
brief-carpenter = edif. cittadino: peschi 1
brief-prefecture = tieni 2 carte
brief-market_hall = 1 venduta: peschi 1
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
brief-guard_room = limite degli altri: 6
brief-hut = nulla venduto: peschi 1
brief-tavern = meno edifici: peschi 1
brief-park = ricoperto: costo −6
brief-customs_office = la sua merce rende 2
brief-bank = 1 volta: carte sotto
brief-harbor = prima vendita: 1 punto
brief-goldsmith = carta che nessuno ha: +1
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
brief-refusal-too_expensive = costa { $cost }, disponibili { $have }
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
brief-refusal-no_empty_building = porta già una merce
brief-refusal-not_drawn = non pescata
brief-refusal-not_revealed = non scoperta
brief-refusal-out_of_order = qui non va bene
brief-refusal-cannot_pass = non puoi passare
refusal-nothing_to_cover-web = Non hai un tale edificio da ricoprire: { $card }. Scegline uno della tua città.
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
state-chosen-pay = pagamento
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
cost-printed = stampato { $n }
cost-less = meno { $n } ({ $cause })
confirm-missing = Scegline ancora { $n }
confirm-build = Costruisci: { $building }, paga { $cost }
confirm-good_lost = { $build } (merce persa)
confirm-sell = Vendi { $goods } per { $cards }
confirm-role-draw = Prendi il ruolo e pesca: { $role }
confirm-role-prices = Prendi il ruolo e scopri i prezzi: { $role }
then-open = Non si rivela nulla: potrai annullare.
then-passes = Poi tocca ad altri: non si potrà annullare.
then-reveals = Si pescano o si scoprono carte: non si potrà annullare.
n-goods = { $n ->
    [one] { $n } merce
   *[other] { $n } merci
}

## Cose intere, per chi non vede il tavolo

name-you = { $name } (tu)
trading-house = Emporio
label-open = Possibile: { $what }
label-chosen = Scelta: { $what }
label-blocked = Non possibile: { $what }
label-hinted = Lo indica il suggerimento
label-cost = Costo { $cost }
label-cost-now = Costo { $now } invece di { $printed }
label-points-end = I suoi punti si contano alla fine
label-good = Porta una merce: { $good }
label-no_good = Non porta merci
label-covers = Ricopre: { $list }
label-under = { $cards } sotto
label-new = Nuovo: serve dopo questa fase
label-used = Già servito
label-role-all = Tutti: { $action }
label-role-chooser = Chi prende il ruolo: { $privilege }
label-taken = Preso: { $name }
label-computer = Computer
label-resigned = Ha abbandonato
label-roles = Ruoli di questo round: { $roles }
label-decides = Decide ora
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

result-title = Punteggio finale
result-wins = { $name } vince!
result-wins-you = Hai vinto!
result-shared = Vittoria condivisa: { $names }
result-tie_break = Parità in testa ({ $points }): decidono le carte in mano e le merci sugli edifici di produzione ({ $cards }).
result-cards = { $name }: { $n }

## Il tavolo
