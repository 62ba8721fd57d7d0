### Ciò che dice solo il terminale. Le parole da scrivere (undo, why, build…) sono le stesse in tutte le lingue.

## Inizio e fine

title = San Juan
greeting = Al tavolo, in ordine: { $names }.
greeting-help = Scegli scrivendo un numero. «help» mostra che cos’altro puoi scrivere.
promise = Impronta della distribuzione: { $promise }
person-default = Giocatore
goodbye = La partita finisce qui, incompiuta. Grazie per aver giocato.
final-scores = Punteggio finale
tie-break = Parità in testa ({ $points }): decidono le carte in mano e le merci sugli edifici di produzione ({ $cards }) [S12.5].
wins = { $name } vince!
shared-victory = Vittoria condivisa: { $name } [S12.6].
seed-was = Seme di questa partita: { $seed }

## Passare la tastiera

hand-over-title = Tocca a { $name }
hand-over = Passa la tastiera a { $name }. Nessun altro dovrebbe guardare ora. { $name }, premi Invio per vedere le tue carte.
press-enter = Premi Invio per continuare.
forced = { $answer }: qui non è possibile altro, perciò avviene da sé.

## Il tavolo

label = { $text }:
round = Round { $n }
news = Dal tuo ultimo turno:
roles = Ruoli
role-taken = { $role }: { $name }
roles-free = liberi: { $roles }
prices-open = Prezzi ora
prices = Emporio
prices-unknown = nessuna tessera è ancora nota
prices-coming = poi { $cards }
piles = Pile
piles-text = mazzo { $draw }, scarti { $discard }
cathedral-there = la Cattedrale si può costruire
who-you = { $name } (tu)
building-covers = sopra { $list }
building-new = nuovo, serve dopo questa fase
building-used = già servito
laid = Sotto gli edifici: { $counts }
laid-known = Sotto gli edifici: { $counts }. Vi hai messo: { $list }
hand = La tua mano ({ $n }, limite { $limit })
hand-card = { $card } ({ $cost })
hand-empty = vuota
hand-known = Carte note in mano: { $list }
legend = ● una merce, ○ nessuna merce; il numero dopo una carta è il suo costo.
legend-at_least = «almeno»: le carte sotto Cappella, Banca e Porto non sono mostrate.

## Risposte per numero

role-does = tutti: { $action } · tu anche: { $privilege }
about-build = costo { $now } (stampato { $cost }) · { $points }
about-cost = costo { $now }
about-card = costo { $cost } · { $points }
choose-up_to = Fino a { $n }, in una riga o una dopo l’altra.
choose-several = In una riga o una dopo l’altra, in qualsiasi ordine.
picked-exactly = Scelte: { $list }. Ancora da scegliere: { $n }.
picked-up_to = Scelte: { $list }. Ancora { $n } al massimo.
hint-crane = Hai la Gru: i costi valgono in un posto nuovo; sopra un tuo edificio si spende meno. Il posto lo scegli dopo.
hint-harbor = La merce che nomini per prima va sotto il Porto.

## Annullare e uscire

undone = Mossa annullata: «{ $what }».
reset-done = { $n ->
    [one] { $n } mossa annullata.
   *[other] { $n } mosse annullate.
}
undo-nothing = Non c’è nulla da annullare: dopo la tua ultima scelta si sono pescate o scoperte carte, o un altro giocatore ha dovuto decidere.
undo-not_yours = L’ultima scelta è di un altro giocatore. Solo lui può annullarla.
quit-sure = Vuoi lasciare la partita? Non si potrà riprendere. (sì/no)
quit-yes = sì si s yes
quit-not = La partita continua.

## Ciò che non si capisce

input-number = Scrivi un numero da 1 a { $most }, o «help».
input-one = Qui va bene una sola risposta: scrivi un solo numero.
input-too_many = Sono troppe: scegline al massimo { $most }.
input-too_often = Non ne hai così tante: { $what }.
input-empty = Nomina almeno una mossa, o scrivi un numero.
input-no_move = «{ $word }» non è né una mossa né un comando. Scrivi un numero dell’elenco, o «help».
input-no_name = Dopo «{ $verb }» manca un nome.
input-wrong_name = «{ $word }» non è un nome che va dopo «{ $verb }». I nomi stanno a destra nell’elenco.
input-meant = Qui «{ $word }» si chiama «{ $id }»: nelle mosse i nomi sono gli stessi in tutte le lingue.
step-reveals_too_early = Questa mossa mostra carte, quindi deve essere l’ultima della riga. Scrivi il resto dopo.
why-what = Scrivi poi di che cosa si tratta: «why build palace», o semplicemente «why palazzo».
why-allowed = { $what } – è permesso.
rules-unknown = Non c’è una regola numero «{ $number }». Scrivi per esempio «rules S5.5», o «rules S5» per un capitolo intero.
card-unknown = Non c’è una carta «{ $name }». Scrivi il nome di un edificio, per esempio «card cappella».
card-several = Più carte iniziano così: { $list }.
card-figures = Costo { $cost } · punti { $points } · copie { $copies }
log-skipped = ({ $n } righe precedenti; «log all» le mostra.)

## Aiuto

help-numbers = La risposta con questo numero; dove si chiedono più cose, più numeri, in qualsiasi ordine.
help-notation = Mosse in parole, come stanno a destra nell’elenco; più mosse possono stare in una riga. Una merce si scrive dopo il suo edificio: pay indigo_plant+good.
help-undo = Annulla la tua ultima scelta, finché nessuno ne ha saputo nulla.
help-reset = Annulla tutte le tue scelte che si possono annullare.
help-why = Dice perché qualcosa non è permesso, con la regola.
help-rules = Mostra una regola per numero; «rules S5» un capitolo intero.
help-card = Mostra che cosa fa una carta, le sue cifre e quanto sono sicure.
help-table = Mostra di nuovo il tavolo.
help-log = Mostra che cosa è successo; «log all» dall’inizio.
help-options = Mostra le opzioni di questa partita.
help-help = Mostra questa pagina.
help-quit = Lascia la partita.
help-marks = Le parole da scrivere sono le stesse in tutte le lingue.

## Opzioni sbagliate del comando

usage-name = «{ $name }» non va bene come nome: servono da 1 a { $longest } lettere. Esempio: --seats Ana,greedy,Ben
usage-yardstick = «{ $name }» serve da metro per le prove, non da avversario. Avversari virtuali fra cui scegliere: { $bots }
usage-no_person = In --seats non c’è nessuna persona. Nominane almeno una, per esempio --seats Ana,greedy; per i computer da soli c’è «entrepot selfplay».
usage-players_differ = Il numero di giocatori è dato più volte e non coincide: { $counts }. Indicalo una volta sola.
usage-players = San Juan si gioca in 2–4, non in «{ $found }».
usage-governor = Il governatore è un posto da 1 al numero di giocatori, non «{ $found }».
usage-option = Non c’è un’opzione «{ $found }». Le opzioni sono: { $options }.
usage-value = L’opzione { $option } accetta { $right }, non «{ $found }».
usage-seed = Un seme è un numero o 64 cifre esadecimali, non «{ $found }».

## I componenti

data-title = San Juan: i componenti
data-where = Tutte le cifre sono in crates/sanjuan/data/cards.txt: chi possiede la scatola può correggerle lì.
data-cost = costo
data-points = punti
data-copies = copie
data-first = 1ª ed.
data-tiles = Tessere Emporio
