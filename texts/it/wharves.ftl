### I Moli in italiano: di che cosa è fatto il gioco e che cosa vi succede.
### Le regole per numero sono in wharves-rules.ftl.

## Moli e casse

game-wharves = I Moli
wharf-north = molo nord
wharf-east = molo est
wharf-south = molo sud
wharf-west = molo ovest
wharf-none = nessun molo
wharf-choice = a scelta di chi apre
crate = { $number } ({ $wharf }, valore { $worth })
term-leader = Primo di mano

## Quantità

n-crates = { $n ->
    [one] { $n } cassa
   *[other] { $n } casse
}
n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

## Che cosa è successo

event-dealt = { $name } riceve { $crates }.
event-dealt-you = Ricevi: { $list }.
event-piled = La pila ha { $crates }; il resto torna nella scatola.
event-round = Inizia il round { $round }. { $name } apre e tira { $die }. Favorito: { $wharf }.
event-round-you = Inizia il round { $round }. Apri e tiri { $die }. Favorito: { $wharf }.
event-favoured = { $name } favorisce questo molo: { $wharf }.
event-favoured-you = Favorisci questo molo: { $wharf }.
event-played = { $name } gioca { $crate }.
event-played-you = Giochi { $crate }.
event-won = { $name } vince il round.
event-won-you = Vinci il round.
event-stored = { $name } immagazzina: { $list }.
event-stored-you = Immagazzini: { $list }.
event-discarded = Scartate: { $list }.
event-drew = { $name } pesca { $crates }.
event-drew-you = Peschi: { $list }.
event-reshuffled = La pila era vuota: gli scarti vengono mescolati e ne prendono il posto ({ $crates }).
event-ended = La partita è terminata.

## Che cosa viene chiesto

ask-favour = Quale molo è favorito in questo round?
ask-play = Quale cassa giochi?
ask-store = Quali casse immagazzini? Una o due.
ask-store-more = Immagazzini una seconda cassa?

## Che cosa si può rispondere

move-favour = Favorisci: { $wharf }
move-play = Gioca: { $crate }
move-store = Immagazzina: { $crate }
move-done = Nessuna seconda cassa

## Che cosa è rifiutato, e che cosa sarebbe giusto

refusal-game_over = La partita è terminata: non si può più giocare nulla.
refusal-not_your_turn = Ora non tocca a te decidere, ma a { $name }.
refusal-other_question = Ora devi rispondere a un’altra domanda: { $asked }
refusal-not_in_hand = Questa cassa non è nella tua mano: { $crate }. Scegline una che c’è.
refusal-must_follow = Hai casse del molo richiesto: { $wharf }. Giocane una.
refusal-not_played = Questa cassa non è stata giocata in questo round: { $crate }. Scegline una giocata.
refusal-out_of_order = Di due casse si nomina prima la più bassa: { $crate } arriva troppo tardi. Nominale insieme; allora l’ordine non conta.
refusal-store_one = Devi immagazzinare almeno una cassa. Scegline una.
refusal-too_many = È una di troppo. Lasciala.

## Punti

score-crates = Casse immagazzinate
score-wharves = Tutti e quattro i moli
score-total = Punti
score-tie = Numero di casse

## Opzioni della partita

option-players = Giocatori
option-first = Chi apre il primo round
option-rounds = Durata
option-rounds-6 = breve: 6 round
option-rounds-8 = 8 round
option-rounds-10 = lunga: 10 round
