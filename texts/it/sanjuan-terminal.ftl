### Ciò che dice solo il terminale di San Juan. Le parole da scrivere (build, pay…) sono le stesse in tutte le lingue.

## Inizio e fine

title = San Juan
tie-break = Parità in testa ({ $points }): decidono le carte in mano e le merci sugli edifici di produzione ({ $cards }) [S12.5].
shared-victory = Vittoria condivisa: { $name } [S12.6].

## Il tavolo

round = Round { $n }
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
building-covers = sopra { $list }
building-new = nuovo, serve dopo questa fase
building-used = già servito
laid = Sotto gli edifici: { $counts }
laid-known = Sotto gli edifici: { $counts }. Vi hai messo: { $list }
hand = La tua mano ({ $n }, limite { $limit })
hand-card = { $card } ({ $cost })
hand-known = Carte note in mano: { $list }
legend = ● una merce, ○ nessuna merce; il numero dopo una carta è il suo costo.
legend-at_least = «almeno»: le carte sotto Cappella, Banca e Porto non sono mostrate.

## Risposte per numero

role-does = tutti: { $action } · tu anche: { $privilege }
about-build = costo { $now } (stampato { $cost }) · { $points }
about-cost = costo { $now }
about-card = costo { $cost } · { $points }
hint-crane = Hai la Gru: i costi valgono in un posto nuovo; sopra un tuo edificio si spende meno. Il posto lo scegli dopo.
hint-harbor = La merce che nomini per prima va sotto il Porto.

## Ciò che non si capisce

card-unknown = Non c’è una carta «{ $name }». Scrivi il nome di un edificio, per esempio «card cappella».
card-several = Più carte iniziano così: { $list }.
card-figures = Costo { $cost } · punti { $points } · copie { $copies }

## Aiuto

help-notation = Mosse in parole, come stanno a destra nell’elenco; più mosse possono stare in una riga. Una merce si scrive dopo il suo edificio: pay indigo_plant+good.
help-card = Mostra che cosa fa una carta, le sue cifre e quanto sono sicure.

## Opzioni sbagliate del comando

usage-governor = Il governatore è un posto da 1 al numero di giocatori, non «{ $found }».

## I componenti

data-title = San Juan: i componenti
data-where = Tutte le cifre sono in games/sanjuan/rules/data/cards.txt: chi possiede la scatola può correggerle lì.
data-cost = costo
data-points = punti
data-copies = copie
data-first = 1ª ed.
data-tiles = Tessere Emporio
