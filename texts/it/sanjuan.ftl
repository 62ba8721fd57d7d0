### San Juan in italiano: di che cosa è fatto il gioco e che cosa vi succede.
### Le regole per numero sono in sanjuan-rules.ftl; ciò che dice solo il terminale è in terminal.ftl.

## Edifici: i nomi

kind-indigo_plant = Colorificio d’indaco
kind-sugar_mill = Zuccherificio
kind-tobacco_storage = Deposito di tabacco
kind-coffee_roaster = Torrefazione di caffè
kind-silver_smelter = Fonderia d’argento
kind-smithy = Fucina
kind-gold_mine = Miniera d’oro
kind-archive = Archivio
kind-poor_house = Ospizio
kind-black_market = Mercato nero
kind-trading_post = Stazione commerciale
kind-well = Pozzo
kind-market_stand = Bancarella
kind-crane = Gru
kind-tower = Torre
kind-chapel = Cappella
kind-aqueduct = Acquedotto
kind-carpenter = Falegnameria
kind-prefecture = Prefettura
kind-market_hall = Mercato coperto
kind-quarry = Cava
kind-library = Biblioteca
kind-statue = Statua
kind-victory_column = Colonna della vittoria
kind-hero = Statua dell’eroe
kind-city_hall = Municipio
kind-triumphal_arch = Arco di trionfo
kind-guild_hall = Gilda
kind-palace = Palazzo
kind-office_building = Ufficio
kind-guard_room = Guardiola
kind-hut = Capanna
kind-tavern = Taverna
kind-park = Parco
kind-customs_office = Dogana
kind-bank = Banca
kind-harbor = Porto
kind-goldsmith = Oreficeria
kind-residence = Residenza
kind-cathedral = Cattedrale

## Edifici: che cosa fanno

effect-indigo_plant = Produce indaco: porta una merce alla volta. Tutti ne hanno uno all’inizio.
effect-sugar_mill = Produce zucchero: porta una merce alla volta.
effect-tobacco_storage = Produce tabacco: porta una merce alla volta.
effect-coffee_roaster = Produce caffè: porta una merce alla volta.
effect-silver_smelter = Produce argento: porta una merce alla volta.
effect-smithy = Fase del costruttore: gli edifici di produzione ti costano 1 carta in meno.
effect-gold_mine = Fase del cercatore d’oro: puoi scoprire le prime 4 carte del mazzo. Se i costi sono tutti diversi, la meno cara va nella tua mano; altrimenti non ottieni nulla.
effect-gold_mine-any = Fase del cercatore d’oro: puoi scoprire le prime 4 carte del mazzo. Se i costi sono tutti diversi, ne prendi una a scelta; altrimenti non ottieni nulla.
effect-archive = Fase del consigliere: le carte pescate vanno subito nella tua mano, e scarti scegliendo fra tutta la mano.
effect-poor_house = Fase del costruttore: se dopo aver costruito ti restano 0 o 1 carte in mano, ne peschi 1.
effect-black_market = Fase del costruttore: fino a 2 carte del costo si possono pagare con merci, 1 per 1.
effect-trading_post = Fase del mercante: puoi vendere 1 merce in più.
effect-well = Fase del produttore: se produci 2 o più merci, peschi 1 carta.
effect-market_stand = Fase del mercante: se vendi 2 o più merci, peschi 1 carta in più.
effect-crane = Fase del costruttore: puoi costruire sopra un tuo edificio pagando solo la differenza. Ciò che è ricoperto non conta più e la merce che vi si trova è persa. Non si ricopre la Gru, né un edificio con uno uguale.
effect-tower = Il tuo limite di carte in mano è 12.
effect-chapel = Inizio del round: puoi metterci sotto 1 carta della mano, coperta. Ogni carta vale 1 punto alla fine.
effect-aqueduct = Fase del produttore: puoi produrre 1 merce in più.
effect-carpenter = Fase del costruttore: dopo aver costruito e pagato un edificio cittadino, peschi 1 carta.
effect-prefecture = Fase del consigliere: tieni 2 carte invece di 1.
effect-market_hall = Fase del mercante: se vendi qualcosa, peschi 1 carta in più.
effect-quarry = Fase del costruttore: gli edifici cittadini ti costano 1 carta in meno.
effect-library = Il privilegio del ruolo che hai preso vale doppio per te. In 2 giocatori, una volta per round.
effect-statue = Nessun potere: un monumento che vale i suoi punti.
effect-victory_column = Nessun potere: un monumento che vale i suoi punti.
effect-hero = Nessun potere: un monumento che vale i suoi punti.
effect-city_hall = Fine della partita: 1 punto per ogni tuo edificio cittadino, questo compreso.
effect-triumphal_arch = Fine della partita: 4, 6 o 8 punti per 1, 2 o 3 tuoi monumenti.
effect-guild_hall = Fine della partita: 1 punto per ogni tuo edificio di produzione e 1 per ogni tipo diverso.
effect-guild_hall-first = Fine della partita: 2 punti per ogni tuo edificio di produzione.
effect-palace = Fine della partita: 1 punto ogni 4 dei tuoi altri punti; si conta per ultimo.
effect-office_building = Inizio del round: puoi scartare 1 o 2 carte della mano e pescarne altrettante.
effect-guard_room = Il tuo limite di carte in mano resta 7; finché una Guardiola è in gioco, chi non ne ha una si ferma a 6. La Torre dà sempre 12.
effect-guard_room-always = Il tuo limite di carte in mano è 7; chi non ha una Guardiola si ferma a 6. La Torre dà sempre 12.
effect-hut = Fase del mercante: se nessuno ha venduto nulla, peschi 1 carta.
effect-tavern = Fine di una fase del costruttore: se nessuno ha meno edifici di te e qualcuno ne ha di più, peschi 1 carta.
effect-park = Se ci costruisci sopra con la Gru, riduce il costo di 6 invece di 3.
effect-customs_office = Inizio di una fase del consigliere: se la Dogana è vuota, riceve una carta come merce. La merce si vende per 2 carte, qualunque siano i prezzi.
effect-bank = Una volta per partita, all’inizio di un round: puoi metterci sotto quante carte vuoi della mano, coperte. Ognuna vale 1 punto alla fine.
effect-harbor = Fase del mercante: la prima merce che vendi va sotto il Porto invece di essere scartata. Ogni merce lì sotto vale 1 punto alla fine.
effect-goldsmith = Fase del cercatore d’oro: puoi scoprire la prima carta del mazzo. Se nessuno ha quell’edificio, va nella tua mano.
effect-residence = Fine della partita: 4, 3, 2 e 1 punti per la prima, seconda, terza e quarta serie di tre edifici diversi di uguale costo.
effect-cathedral = Sul tavolo; chiunque può costruirla invece di una carta della mano. Fine della partita: 4, 3, 2 e 1 punti per i primi quattro edifici di costo 6 degli altri giocatori.

## Tipi di edifici

group-production = Edificio di produzione
group-city = Edificio cittadino
group-monument = Edificio cittadino, monumento
group-six_cost = Edificio cittadino di costo 6
group-cathedral = Edificio cittadino, sul tavolo dall’inizio
set-base = gioco base
set-expansion = espansione «I nuovi edifici»

## Ruoli

role-builder = Costruttore
role-producer = Produttore
role-trader = Mercante
role-councillor = Consigliere
role-prospector = Cercatore d’oro
role-builder-action = Costruire 1 edificio
role-producer-action = Produrre 1 merce
role-trader-action = Vendere 1 merce
role-councillor-action = Pescare 2 carte, tenerne 1
role-prospector-action = Nessuna azione
role-builder-privilege = Pagare 1 carta in meno
role-producer-privilege = Produrre 1 merce in più
role-trader-privilege = Vendere 1 merce in più
role-councillor-privilege = Pescare 5 carte invece di 2
role-prospector-privilege = Pescare 1 carta
phase-builder = Fase del costruttore
phase-producer = Fase del produttore
phase-trader = Fase del mercante
phase-councillor = Fase del consigliere
phase-prospector = Fase del cercatore d’oro
phase-role_choice = Scelta dei ruoli
phase-start_of_round = Inizio del round
phase-starting_hands = Variante iniziale

## Merci e termini

good-indigo = Indaco
good-sugar = Zucchero
good-tobacco = Tabacco
good-coffee = Caffè
good-silver = Argento
good-customs_office = Merce della Dogana
term-governor = Governatore

## Quantità

n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
n-points-at_least = almeno { $n } punti
n-buildings = { $n ->
    [one] { $n } edificio
   *[other] { $n } edifici
}
n-in_hand = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
times = { $n } × { $what }

## Che cosa è successo

event-round = Inizia il round { $round }. { $name } ha la carta Governatore.
event-round-you = Inizia il round { $round }. Hai la carta Governatore.
event-role = { $name } prende un ruolo: { $role }.
event-role-you = Prendi un ruolo: { $role }.
event-prices = L’Emporio paga: { $prices }.
event-built = { $name } costruisce: { $building } (costo { $cost }).
event-built-you = Costruisci: { $building } (costo { $cost }).
event-built-good_lost = La merce sull’edificio ricoperto è persa.
event-built-library = La Biblioteca ha raddoppiato il privilegio.
building-over = { $building } sopra { $covered }
event-paid = { $name } paga { $cards }.
event-paid-known = { $name } paga con: { $list }.
event-paid-you = Paghi con: { $list }.
event-paid_good = { $name } paga con una merce: { $good }.
event-paid_good-you = Paghi con una merce: { $good }.
event-produced = { $name } produce: { $goods }.
event-produced-you = Produci: { $goods }.
event-customs = { $name } riceve una merce sulla Dogana.
event-customs-you = Ricevi una merce sulla Dogana.
event-sold = { $name } vende: { $goods }.
event-sold-you = Vendi: { $goods }.
sale = { $good } per { $price }
sale-harbor = { $good } per { $price } (va sotto il Porto)
event-drew = { $name } pesca { $cards } ({ $cause }).
event-drew-known = { $name } pesca { $list } ({ $cause }).
event-drew-you = Peschi { $list } ({ $cause }).
event-kept = { $name } tiene { $cards }.
event-kept-known = { $name } tiene: { $list }.
event-kept-you = Tieni: { $list }.
event-discarded = { $name } scarta { $cards } ({ $cause }).
event-discarded-known = { $name } scarta { $list } ({ $cause }).
event-discarded-you = Scarti { $list } ({ $cause }).
event-revealed = { $name } scopre carte ({ $building }): { $list }.
event-revealed-you = Scopri carte ({ $building }): { $list }.
event-took = { $name } prende in mano: { $card }.
event-took-you = Prendi in mano: { $card }.
event-took-nothing-gold_mine = { $name } non ottiene nulla: due delle carte hanno lo stesso costo.
event-took-nothing-gold_mine-you = Non ottieni nulla: due delle carte hanno lo stesso costo.
event-took-nothing-goldsmith = { $name } non ottiene nulla: quell’edificio è già in una città.
event-took-nothing-goldsmith-you = Non ottieni nulla: quell’edificio è già in una città.
event-laid-chapel = { $name } mette { $cards } sotto la Cappella.
event-laid-chapel-known = { $name } mette sotto la Cappella: { $list }.
event-laid-chapel-you = Metti sotto la Cappella: { $list }.
event-laid-bank = { $name } mette { $cards } sotto la Banca.
event-laid-bank-known = { $name } mette sotto la Banca: { $list }.
event-laid-bank-you = Metti sotto la Banca: { $list }.
event-passed-builder = { $name } non costruisce nulla.
event-passed-builder-you = Non costruisci nulla.
event-passed-producer = { $name } non produce nulla.
event-passed-producer-you = Non produci nulla.
event-passed-trader = { $name } non vende nulla.
event-passed-trader-you = Non vendi nulla.
event-passed-other = { $name } passa ({ $cause }).
event-passed-other-you = Passi ({ $cause }).
event-reshuffled = Il mazzo era vuoto: la pila degli scarti viene mescolata e prende il suo posto ({ $cards }).
event-ended = La partita è terminata.
cause-deal = mano iniziale
cause-hand_limit = limite di carte in mano

## Che cosa si chiede

ask-starting_hand = { $left ->
    [one] Inizi con quattro carte. Scegli { $left } carta da scartare.
   *[other] Inizi con quattro carte. Scegli { $left } carte da scartare.
}
ask-role = Scegli un ruolo.
ask-build = Che cosa vuoi costruire?
ask-over = Dove va questo edificio: { $building }?
ask-library-builder = Vuoi che la Biblioteca raddoppi il privilegio per questo edificio?
ask-library-councillor = Vuoi che la Biblioteca raddoppi il privilegio, per pescare 8 carte invece di 5?
ask-library-prospector = Vuoi che la Biblioteca raddoppi il privilegio, per pescare 2 carte invece di 1?
ask-pay = { $left ->
    [one] Scegli { $left } carta con cui pagare.
   *[other] Scegli { $left } carte con cui pagare.
}
ask-produce = { $made ->
    [0] Quali merci vuoi produrre?
   *[other] Quali altre merci vuoi produrre?
}
ask-sell = { $sold ->
    [0] Quali merci vuoi vendere?
   *[other] Quali altre merci vuoi vendere? Finora ti rendono { $income }.
}
ask-keep = { $left ->
    [one] Scegli { $left } carta da tenere.
   *[other] Scegli { $left } carte da tenere.
}
ask-archive = { $left ->
    [one] Con l’Archivio scegli fra tutta la mano: scarta { $left } carta.
   *[other] Con l’Archivio scegli fra tutta la mano: scarta { $left } carte.
}
ask-gold_mine = Vuoi usare la Miniera d’oro?
ask-gold_mine_take = Quale carta prendi?
ask-goldsmith = Vuoi usare l’Oreficeria?
ask-office = { $given ->
    [0] Quali carte vuoi cambiare all’Ufficio?
   *[other] Vuoi cambiare un’altra carta all’Ufficio?
}
ask-chapel = Quale carta vuoi mettere sotto la Cappella?
ask-bank = { $laid ->
    [0] Quali carte vuoi mettere sotto la Banca? Si può fare una sola volta nella partita.
   *[other] Quali altre carte vuoi mettere sotto la Banca?
}
ask-hand_limit = { $left ->
    [one] Hai { $left } carta di troppo in mano. Scegli { $left } carta da scartare.
   *[other] Hai { $left } carte di troppo in mano. Scegli { $left } carte da scartare.
}

## Che cosa si può rispondere

move-role = Prendi il ruolo: { $role }
move-build = Costruisci: { $building }
move-beside = Su un posto libero
move-over = Sopra: { $building }
move-over-good = Sopra: { $building } (merce persa)
move-use_library = Usa la Biblioteca
move-no_library = Conserva la Biblioteca per il tuo secondo ruolo
move-pay = Paga con: { $card }
move-pay_good = Merce: { $good }
move-produce = Produci: { $good }
move-sell = Vendi: { $good }
move-keep = Tieni: { $card }
move-discard = Scarta: { $card }
move-reveal-gold_mine = Scopri quattro carte
move-reveal-goldsmith = Scopri la prima carta
move-take = Prendi: { $card }
move-exchange = Cambia: { $card }
move-lay = Metti sotto la Cappella: { $card }
move-deposit = Metti sotto la Banca: { $card }
move-pass = Passa
move-pass-build = Non costruire
move-pass-produce = Non produrre
move-pass-sell = Non vendere
move-pass-gold_mine = Non usare la Miniera d’oro
move-pass-goldsmith = Non usare l’Oreficeria
move-pass-office = Non cambiare carte
move-pass-chapel = Non mettere carte
move-pass-bank = Conserva la Banca per dopo
move-pass-done = Basta così

## Che cosa si rifiuta, e che cosa andrebbe bene

refusal-game_over = La partita è terminata: non si può più giocare nulla.
refusal-not_your_turn = Ora non tocca a te decidere, ma a { $name }.
refusal-other_question = Ora devi rispondere a un’altra domanda: { $asked }
refusal-role_needed = Qui non puoi passare. Scegli uno dei ruoli rimasti.
refusal-role_taken = In questo round il ruolo non è più libero: { $role } ({ $name }). Scegli uno di quelli rimasti.
refusal-not_in_hand = Questa carta non è nella tua mano: { $card }. Scegline una che c’è.
refusal-owned_already = Questo edificio è già nella tua città, e un edificio cittadino può starci una volta sola: { $card }. Scegline un altro.
refusal-too_expensive = Troppo caro: il costo è { $cost } e tu puoi pagare { $have }. Scegli qualcosa di meno caro.
refusal-city_full = La tua città ha dodici edifici e non c’è posto per un altro. Costruisci sopra uno di essi, o non costruire.
refusal-no_cathedral = La Cattedrale fa parte dell’espansione, che qui non si usa. Scegli una carta della tua mano.
refusal-cathedral_built = La Cattedrale è già costruita, e ce n’è una sola. Scegli una carta della tua mano.
refusal-nothing_to_cover = Non hai un tale edificio da ricoprire: { $card }. Scegline uno della tua città e aggiungi «+good» se porta una merce.
refusal-covers_crane = La Gru stessa non si può ricoprire. Scegli un altro edificio.
refusal-covers_like = Un edificio non può ricoprirne uno uguale: { $card }. Scegline un altro.
refusal-nothing_to_pay = Non c’è più nulla da pagare.
refusal-no_black_market = Con le merci si paga solo se hai un Mercato nero utilizzabile. Paga con carte.
refusal-two_goods_paid = Il Mercato nero accetta due merci per edificio, non di più. Paga il resto con carte.
refusal-no_such_good = Nessun tuo edificio di questo tipo porta una merce: { $card }. Scegline uno che ne porta una.
refusal-piles_empty = Non resta nessuna carta che possa diventare una merce. Producine di meno.
refusal-no_empty_building = Non hai un edificio vuoto di questo tipo: { $card }. Scegli un edificio di produzione senza merce.
refusal-not_drawn = Questa carta non è fra quelle che hai pescato: { $card }. Scegli una di quelle.
refusal-not_revealed = Questa carta non è fra quelle scoperte: { $card }. Scegli una di quelle.
refusal-out_of_order = Questa carta non va bene qui: { $card }. O ne resterebbero troppo poche, o le precedenti sono già fissate. Nominale tutte in una riga; allora l’ordine non conta.
refusal-too_many = Non puoi sceglierne altri: hai già raggiunto il massimo.
refusal-cannot_pass = Qui non puoi passare. { $asked }

## Lo stesso in breve, per gli elenchi

short-too_expensive = ora costa { $cost }, puoi pagare { $have }
short-owned_already = già nella tua città
short-cathedral_built = già costruita
short-covers_crane = la Gru stessa non si ricopre
short-covers_like = un edificio non ne ricopre uno uguale

## Punti

score-buildings = Edifici
score-chapel = Cappella
score-bank = Banca
score-harbor = Porto
score-triumphal_arch = Arco di trionfo
score-guild_hall = Gilda
score-city_hall = Municipio
score-residence = Residenza
score-cathedral = Cattedrale
score-palace = Palazzo
score-total = Punti
score-tie = Carte e merci

## Opzioni della partita

option-players = Giocatori
option-governor = Primo governatore
option-edition = Edizione
option-edition-second = seconda (112 carte)
option-edition-first = prima (110 carte, Gilda e Miniera d’oro diverse)
option-expansion = Espansione «I nuovi edifici»
option-expansion-on = sì
option-expansion-off = no
option-starting_variant = Variante iniziale
option-starting_variant-on = sì, si ricevono da 5 a 8 carte e se ne tengono 4
option-starting_variant-off = no, tutti ricevono 4 carte
option-gold_mine = Miniera d’oro
option-gold_mine-lowest = dà la meno cara delle quattro carte
option-gold_mine-any = dà una delle quattro carte a scelta
option-customs_good_in_tie = Merce sulla Dogana in caso di parità
option-customs_good_in_tie-on = conta
option-customs_good_in_tie-off = non conta
option-chapel_secrecy = Numero di carte sotto Cappella, Banca e Porto
option-chapel_secrecy-hide_count = nascosto agli altri
option-chapel_secrecy-show_count = mostrato a tutti
option-guard_room_limit = Limite di 6 carte senza Guardiola
option-guard_room_limit-while_in_play = finché una Guardiola è in gioco
option-guard_room_limit-always_with_expansion = sempre con l’espansione

## Quanto sono sicure le cifre

status-verified = Le cifre senza segno sono stampate nel regolamento o date da due fonti indipendenti.
status-single_source = Una sola fonte dà questa cifra.
status-house_value = Valore provvisorio: non confermato da una fonte ufficiale.
note-prefecture = L’esempio del regolamento dice costo 3, e così facciamo noi; quattro elenchi di altre seconde edizioni dicono 4.
note-hut = Costo e punti vengono da un solo elenco delle carte.
note-customs_office = Un esempio del regolamento dice costo 1. Lo crediamo una svista: tutte le altre fonti dicono 3.
note-bank = Il costo 3 viene da un solo elenco delle carte; un giocatore ricorda 4.
note-goldsmith = I 3 punti vengono da un solo elenco delle carte; un giocatore ne ricorda 2.
note-residence = Nessun punto stampato, dice un solo elenco delle carte, come sugli altri edifici di costo 6.
note-cathedral = Nessuna fonte indica punti stampati; usiamo 0, come sugli edifici di costo 6.
note-tiles = Questi prezzi sono certi per la prima edizione e si usano anche per la seconda. Un esempio del regolamento (zucchero 1 con caffè 3) non corrisponde a nessuna.
