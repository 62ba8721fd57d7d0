### I Moli: le regole numerate, una riga ciascuna. I punti si scrivono come trattini: W4-2 è W4.2.

# In breve, per chi non ha mai giocato; l’attributo dice dove se ne parla.

short-1 = Vinci i round per immagazzinare casse. Vince il magazzino di maggior valore.
    .rule = W6.4
short-2 = In ogni round il dado favorisce uno dei quattro moli. Poi ciascuno gioca una cassa, se può del molo richiesto.
    .rule = W4.2
short-3 = Vince la cassa più alta del molo favorito, altrimenti la più alta del molo richiesto. Chi vince immagazzina fino a due delle casse.
    .rule = W5.1

## W1 Casse

W1-1 = Ci sono 300 casse, numerate da 1 a 300.
W1-2 = Dividi il numero per quattro: il resto 1, 2, 3 o 0 indica il molo nord, est, sud o ovest.
W1-3 = L’ultima cifra dice il valore: 0 o 5 vale 1, 1 o 6 vale 2, 2 o 7 vale 3, 3 o 8 vale 4, 4 o 9 vale 5.

## W2 Preparazione

W2-1 = In 2–4 si giocano 8 round; una partita breve ne ha 6, una lunga 10.
W2-2 = Si mescolano tutte le casse e ciascuno ne riceve cinque in mano, coperte.
W2-3 = Altre cinque per giocatore formano la pila; il resto torna nella scatola senza essere guardato.
W2-4 = Si estrae a sorte chi apre il primo round, salvo accordo.

## W3 Il molo favorito

W3-1 = Chi apre tira il dado; 1, 2, 3 o 4 favorisce il molo nord, est, sud o ovest.
W3-2 = Dopo un 5 nessun molo è favorito in questo round.
W3-3 = Dopo un 6 chi apre ne sceglie uno dei quattro, poi gioca.

## W4 Giocare

W4-1 = A partire da chi apre, in senso orario, ciascuno gioca scoperta una cassa della mano.
W4-2 = Chi apre gioca una cassa qualsiasi; chi ha casse del molo richiesto deve giocarne una, chi non ne ha gioca ciò che vuole.
W4-3 = Giocando una cassa di un altro molo mostri di non averne del molo richiesto; ciò vale finché non peschi.
W4-4 = Una sola cassa rimasta in mano viene giocata da sé.
W4-5 = Vince la cassa più alta del molo favorito; se non ce n’è, la più alta del molo richiesto.

## W5 Immagazzinare

W5-1 = Chi vince immagazzina una o due delle casse giocate; restano scoperte.
W5-2 = Di due casse si nomina prima la più bassa; in un solo passo l’ordine è libero.
W5-3 = Le altre casse vanno scoperte negli scarti.
W5-4 = Poi tutti pescano fino ad avere di nuovo cinque casse: prima chi ha vinto, poi gli altri in senso orario.
W5-5 = Quando la pila è vuota e si deve pescare, gli scarti si mescolano e diventano la pila.
W5-6 = Finché entrambi sono vuoti nessuno pesca.
W5-7 = Chi ha vinto apre il round successivo.

## W6 La fine

W6-1 = La partita finisce dopo l’ultimo round, prima di pescare; o quando un round inizierebbe e qualcuno non ha casse.
W6-2 = Ogni cassa immagazzinata conta il suo valore.
W6-3 = Casse immagazzinate di tutti e quattro i moli contano 5 in più.
W6-4 = Vince chi ha più punti.
W6-5 = In parità vince chi ha meno casse immagazzinate; poi la vittoria è condivisa.

## W7 Che cosa tutti possono sapere

W7-1 = Solo tu vedi la tua mano; tutti possono contarla.
W7-2 = Nessuno vede la pila o la scatola; tutti possono contare la pila.
W7-3 = Le casse giocate, immagazzinate o scartate restano scoperte.
W7-4 = Tutti possono ricordare quali casse sono state mescolate nella pila: finché non si rivedono sono lì o in una mano, non nella scatola.
