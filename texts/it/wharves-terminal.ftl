### Ciò che dice solo il terminale dei Moli. Le parole da scrivere (play, store…) sono le stesse in tutte le lingue.

## Inizio e fine

tie-break = Parità in testa: tra questi vince chi ha immagazzinato meno casse [W6.5].
shared-victory = Vittoria condivisa: { $name } [W6.5].

## Il tavolo

round = Round { $n } di { $rounds }
favoured = Favorito
played = Giocate
played-none = ancora nessuna
piles = Pile
piles-text = pila { $pile }, scarti { $discards }
in-hand = { $crates } in mano
stored = Immagazzinate
lacks = Non ha casse di
hand = La tua mano

## Che cosa non si capisce

card-unknown = Non c’è una cassa «{ $name }». Scrivi un numero da 1 a { $most }, per esempio «card 17».

## Aiuto

help-notation = Mosse in parole, come stanno a destra nell’elenco; più mosse possono stare su una riga.
help-card = Mostra a quale molo appartiene una cassa e quanto vale.

## Opzioni sbagliate del comando

usage-first = Chi apre il primo round occupa un posto da 1 al numero dei giocatori, non «{ $found }».
