### Che cosa dice dei Moli nel browser solo il tavolo comune a tutti i giochi.

## Che cosa c’è sul tavolo

plain-zone-round = Round
plain-zone-leader = Primo di mano
plain-zone-phase = Adesso
plain-zone-favoured = Favorito
plain-zone-played = Giocate
plain-zone-taken = Immagazzinata per prima
plain-zone-stored = Immagazzinate
plain-zone-discards = Scarti
plain-zone-lacks = Moli senza casse in mano
plain-zone-returned = Rimescolate
plain-zone-reshuffles = Rimescolamenti
plain-zone-hands = Casse in mano
plain-zone-pile = Pila
plain-zone-hand = Mano
plain-zone-setup = Preparazione
plain-zone-crates = Casse immagazzinate
plain-zone-wharves = Tutti e quattro i moli
plain-zone-tie = Numero di casse

## Parole

plain-name-north = molo nord
plain-name-east = molo est
plain-name-south = molo sud
plain-name-west = molo ovest
plain-name-favour = favorire un molo
plain-name-play = giocare una cassa
plain-name-store = immagazzinare casse
plain-name-over = la partita è terminata

## Mosse

plain-move-favour = Favorisci: { $value }
plain-move-play = Gioca: { $value }
plain-move-store = Immagazzina: { $value }
plain-move-done = Nessuna seconda cassa

## Che cosa è successo

plain-event-dealt = { $name } riceve { $count ->
    [one] una cassa
   *[other] { $count } casse
}.
plain-event-piled = La pila ha { $count ->
    [one] una cassa
   *[other] { $count } casse
}.
plain-event-round = Inizia il round { $round }. { $leader } apre e tira { $die }.
plain-event-favoured = { $name } favorisce questo molo: { $wharf }.
plain-event-played = { $name } gioca { $card }.
plain-event-won = { $name } vince il round.
plain-event-stored = { $name } immagazzina: { $cards }.
plain-event-discarded = Scartate: { $cards }.
plain-event-drew = { $name } pesca { $count ->
    [one] una cassa
   *[other] { $count } casse
}.
plain-event-reshuffled = La pila era vuota: gli scarti vengono mescolati e ne prendono il posto.
plain-event-ended = La partita è terminata.

## Che cosa è rifiutato

plain-refusal-game_over = La partita è terminata: non si può più giocare nulla.
plain-refusal-not_your_turn = Ora non tocca a te decidere, ma a { $seat }.
plain-refusal-other_question = Ora la domanda è un’altra: { $asked }.
plain-refusal-not_in_hand = La cassa { $card } non è nella tua mano. Scegline una che c’è.
plain-refusal-must_follow = Hai casse del molo richiesto: { $wharf }. Giocane una.
plain-refusal-not_played = La cassa { $card } non è stata giocata in questo round. Scegline una giocata.
plain-refusal-out_of_order = Di due casse si nomina prima la più bassa: { $card } arriva troppo tardi.
plain-refusal-store_one = Devi immagazzinare almeno una cassa. Scegline una.
plain-refusal-too_many = È una di troppo. Lasciala.

## Opzioni della partita

plain-option-rounds = Durata
plain-option-rounds-6 = breve: 6 round
plain-option-rounds-8 = 8 round
plain-option-rounds-10 = lunga: 10 round
