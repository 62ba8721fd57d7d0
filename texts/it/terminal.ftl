### Ciò che dice solo il terminale. Le parole da scrivere (undo, why, rules…) sono le stesse in tutte le lingue.

## Inizio e fine

greeting = Al tavolo, in ordine: { $names }.
greeting-help = Scegli scrivendo un numero. «help» mostra che cos’altro puoi scrivere.
promise = Impronta della distribuzione: { $promise }
person-default = Giocatore
goodbye = La partita finisce qui, incompiuta. Grazie per aver giocato.
final-scores = Punteggio finale
wins = { $name } vince!
seed-was = Seme di questa partita: { $seed }

## Passare la tastiera

hand-over-title = Tocca a { $name }
hand-over = Passa la tastiera a { $name }. Nessun altro dovrebbe guardare ora. { $name }, premi Invio per vedere le tue carte.
press-enter = Premi Invio per continuare.
forced = { $answer }: qui non è possibile altro, perciò avviene da sé.

## Il tavolo

label = { $text }:
news = Dal tuo ultimo turno:
who-you = { $name } (tu)
hand-empty = vuota

## Risposte per numero

choose-up_to = Fino a { $n }, in una riga o una dopo l’altra.
choose-several = In una riga o una dopo l’altra, in qualsiasi ordine.
picked-exactly = Scelte: { $list }. Ancora da scegliere: { $n }.
picked-up_to = Scelte: { $list }. Ancora { $n } al massimo.

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
input-over = La partita è terminata: non si può più giocare nulla.
input-no_move = «{ $word }» non è né una mossa né un comando. Scrivi un numero dell’elenco, o «help».
input-no_name = Dopo «{ $verb }» manca un nome.
input-wrong_name = «{ $word }» non è un nome che va dopo «{ $verb }». I nomi stanno a destra nell’elenco.
input-meant = Qui «{ $word }» si chiama «{ $id }»: nelle mosse i nomi sono gli stessi in tutte le lingue.
step-reveals_too_early = Questa mossa mostra carte, quindi deve essere l’ultima della riga. Scrivi il resto dopo.
why-what = Scrivi poi di che cosa si tratta: un numero dell’elenco, un nome, o una mossa come «why { $example }».
why-allowed = { $what } – è permesso.
rules-unknown = Non c’è una regola numero «{ $number }». Scrivi per esempio «rules { $rule }», o «rules { $chapter }» per un capitolo intero.
log-skipped = ({ $n } righe precedenti; «log all» le mostra.)

## Aiuto

help-numbers = La risposta con questo numero; dove si chiedono più cose, più numeri, in qualsiasi ordine.
help-undo = Annulla la tua ultima scelta, finché nessuno ne ha saputo nulla.
help-reset = Annulla tutte le tue scelte che si possono annullare.
help-why = Dice perché qualcosa non è permesso, con la regola.
help-rules = Mostra una regola per numero; «rules { $chapter }» un capitolo intero.
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
usage-players = Questo gioco si gioca in { $least }–{ $most }, non in «{ $found }».
usage-players_differ = Il numero di giocatori è dato più volte e non coincide: { $counts }. Indicalo una volta sola.
usage-option = Non c’è un’opzione «{ $found }». Le opzioni sono: { $options }.
usage-twice = L’opzione «{ $option }» è indicata due volte. Indicala una volta sola.
usage-value = L’opzione { $option } accetta { $right }, non «{ $found }».
usage-seed = Un seme è un numero o 64 cifre esadecimali, non «{ $found }».
