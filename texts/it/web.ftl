### Il client web: tutto ciò che sta attorno al tavolo, e ciò che è uguale a ogni tavolo.
### Famiglie di chiavi la cui fine è composta dal client: error-*, bot-*, then-*, board-waiting-*, board-back-*.
### Ciò che queste pagine dicono di un gioco è nei file del gioco, in chiavi che finiscono con il suo nome.

## In ogni pagina

shell-skip = Vai al contenuto
shell-pages = Pagine
shell-home = Entrepôt, pagina iniziale
shell-games = Le mie partite
shell-rules = Regole
shell-settings = Impostazioni
shell-credits = Crediti
shell-menu = Menu
shell-language = Lingua
name-yours = Il tuo nome
name-guest = Ospite { $n }
name-player = Giocatore { $n }
name-change = Cambia il tuo nome:
name-hint = Da 1 a 24 caratteri. Lo vedono gli altri al tavolo.
name-save = Salva
name-bad = Il nome deve avere da 1 a 24 caratteri.
dialog-close = Chiudi
shell-loading = Caricamento…
shell-retry = Riprova
shell-footer = I nomi dei giochi sono marchi dei rispettivi proprietari, che non hanno nulla a che fare con questo progetto. Le regole sono scritte con parole nostre, i disegni sono liberi.

## Pagina iniziale

home-title = Giochi di commercio e di città
home-lead = Gratis, nel browser, senza account. Cominci contro il computer.
home-facts = Da { $from } a { $to } giocatori.
home-play = Gioca subito contro il computer
home-play-game = Gioca a { $game }
home-opponents = Avversari
home-level = Livello
home-level-chosen = scelto
home-level-strength = vince il { $n }% contro { $level }
home-level-slow = Il computer di questo server è lento per questo livello: le sue mosse si faranno attendere.
home-level-yardstick = il riferimento: 50%
home-learn = Regole
home-all-games = Tutte le { $n } partite
home-never = Mai giocato?
home-never-text = Il tavolo spiega ogni carta. Le regole in breve:
home-waits-for = { $n ->
    [one] Una partita aspetta { $names }
   *[other] { $n } partite aspettano { $names }
}
home-back = Eccoti di nuovo
home-idle = Nessuna partita in corso.
home-game = Gioco
home-more = Altre opzioni
home-opponent = Il computer vede solo ciò che vedresti tu al suo posto.
home-rules-hint = regola per regola, con la ricerca
home-short = { $game } in breve
home-short-hint = tutto per la prima partita
home-trouble = Le tue partite non sono arrivate
home-storage-low = Questo server ha poco spazio. Le partite in corso continuano; per ora non se ne possono aprire di nuove.

## Le mie partite

games-title = Le mie partite
games-new = Nuovo tavolo: { $game }
games-waiting = { $n ->
    [one] Una partita ti aspetta
    [2] Due partite ti aspettano
    [3] Tre partite ti aspettano
   *[other] { $n } partite ti aspettano
}
games-running = In corso
games-finished = Terminate
games-round = { $game }, round { $round }
games-stopped = { $game }, partita interrotta
games-unplayable = iniziata con altre regole
games-with = con { $names }
games-turn = Tocca a te
games-turn-asked = Tocca a te: { $what }
games-others = Tocca a { $name }
games-on = Continua
games-look = Guarda
games-won = Hai vinto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
games-shared = Hai condiviso la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
games-place-2 = Secondo posto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
games-place-3 = Terzo posto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
games-place-4 = Quarto posto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
games-winner = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
games-winners = Vittoria condivisa con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $names }.
games-not-scored = È finita senza un risultato.
games-none-running = Nessuna partita in corso. Siediti a un nuovo tavolo.
games-none-finished = Ancora nessuna partita terminata.
games-private = Le partite restano legate a questo browser: riapri qui la pagina e le ritrovi.
games-delete = Elimina: { $game }
games-delete-title = Eliminare questa partita?
games-delete-running = Abbandonare ed eliminare questa partita?
games-delete-text = Il risultato e lo svolgimento andranno persi per sempre.
games-delete-running-text = Finisce senza risultato e sparisce dal tuo elenco. Non si può annullare.
games-delete-yes = Elimina
games-delete-no = Tienila

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-lead = { $game }. Scegli i giocatori e le opzioni.
new-seats = Chi gioca?
new-seat = Posto { $n }
new-seat-me = Io
new-seat-person = Altra persona
new-seat-bot = Computer
new-seat-name = Nome del posto { $n }
new-seat-name-label = Nome
new-seat-level = Livello del posto { $n }
new-seat-bot-name = Riceverà un nome all’inizio della partita.
new-add = Aggiungi posto
new-remove = Togli il posto { $n }
new-shared = Più persone allo stesso schermo: fra un turno e l’altro le carte restano coperte, finché chi deve giocare non le mostra.
new-first = Chi inizia?
new-first-lot = A sorte
new-options = Opzioni della partita
new-options-hint = Puoi lasciare tutto così com’è.
new-house = Regole della casa
new-house-hint = Punti su cui le edizioni o i gruppi di gioco non concordano. Puoi lasciare tutto com’è.
new-some = { $n } a tua scelta
new-some-count = Scelte: { $chosen } su { $n }
new-usual = Come di solito
new-follows = Come di solito: { $value }
new-start = Inizia la partita
new-bad-name = Al posto { $n } serve un nome da 1 a 24 caratteri.
new-bad-twice = Due persone si chiamano { $name }. Dai a una di loro un altro nome.
new-bad-nobody = Davanti a questo schermo non gioca nessuno. Imposta almeno un posto su «Io» o «Altra persona».
new-bad-some = { $option }: scegline esattamente { $n }.
new-bad = La partita non può ancora iniziare

## Livelli del computer (famiglia bot-*)

bot-easy = Facile
bot-greedy = Normale
bot-hard = Difficile
bot-master = Maestro
bot-about-easy = Costruisce ciò che gli piace e a volte perde un’occasione.
bot-about-greedy = Progetta la sua città e vende a buon prezzo.
bot-about-hard = Guarda avanti e tiene conto delle tue possibili carte.
bot-about-master = Riflette più a lungo di tutti prima di ogni mossa.

## Regole

rules-lead = Con parole nostre, una frase per ogni numero. Il tavolo rimanda a questi numeri ogni volta che spiega una mossa.
rules-title = Le regole di { $game }
rules-none = Le regole di questo gioco non sono ancora scritte qui. Il tavolo dice che cosa si può fare e perché qualcosa non si può.
rules-search = Cerca nelle regole
rules-search-hint = Una parola o un numero
rules-found = { $n ->
    [0] Nessun risultato. Prova una parola più breve.
    [one] { $n } regola trovata
   *[other] { $n } regole trovate
}
rules-chapters = Capitoli
rules-short = In breve
rules-link = Link alla regola { $number }
rules-unknown = Non c’è una regola numero { $number }.
rule-title = Regola { $number }
rule-loading = Caricamento…
rule-all = Tutte le regole
explain-rule = Regola { $number }

## Impostazioni

settings-title = Impostazioni
settings-lead = Valgono per questo browser e hanno effetto subito.
settings-you = Tu
settings-play = Al tavolo
settings-theme = Giorno o notte
settings-theme-hint = La modalità notte riposa gli occhi in una stanza buia.
settings-theme-system = Come il dispositivo
settings-theme-day = Giorno
settings-theme-night = Notte
settings-speed = Velocità delle mosse altrui
settings-speed-hint = Premi un tasto o tocca per passare alla mossa seguente; tieni premuto per saltarle tutte.
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Rapida
settings-speed-instant = Immediata
settings-sound = Audio
settings-sound-hint = Carte, monete, edifici e quando tocca a te. Tutto è discreto.
settings-volume = Volume
settings-keys = Scorciatoie a un solo tasto
settings-keys-hint = Lettere e cifre fanno da scorciatoie. Disattivale se usi i comandi vocali.
settings-forced = Mosse obbligate automatiche
settings-forced-hint = Se c’è una sola mossa possibile, viene giocata in automatico; la trovi comunque nella cronologia.
settings-saved = Salvato.
settings-language-hint = Cambia tutto all’istante, anche una partita in corso.

## Crediti

credits-title = Crediti
credits-lead = Entrepôt poggia sul lavoro di altri. Grazie.
credits-games = I giochi
credits-games-text = I nomi dei giochi sono marchi dei rispettivi proprietari, che non hanno nulla a che fare con questo progetto. Tutte le regole sono scritte con parole nostre, e tutti i disegni sono nostri o liberi: nulla viene dagli editori.
credits-games-buy = Se un gioco ti piace, compralo: attorno a un vero tavolo è ancora più bello.
credits-icons = Icone
credits-icons-text = Da game-icons.net, con licenza Creative Commons Attribuzione 3.0. Le abbiamo colorate; i disegni sono invariati.
credits-icons-own = Disegnati per questo progetto: { $icons }, i piccoli segni sui pulsanti e l’icona della scheda.
credits-fonts = Caratteri
credits-font-besley = Besley, di Owen Earl e The Besley Project Authors
credits-font-barlow = Barlow Semi Condensed, di Jeremy Tribby e The Barlow Project Authors
credits-libraries = Librerie
credits-under = Con licenza
credits-licences = Tutte le licenze per esteso
credits-project = Entrepôt stesso è software libero con licenza MIT o Apache 2.0, a tua scelta.

## Quando manca qualcosa

lost-title = Qui non c’è nulla
lost-text = L’indirizzo { $path } non porta da nessuna parte. Forse una lettera si è persa per strada.
lost-home = Alla pagina iniziale
trouble-title = Non ha funzionato
trouble-load-title = Impossibile caricare la pagina
trouble-load = La connessione sembra assente. Ciò che hai giocato è al sicuro.

## Ciò che il server non può fare (famiglia error-*)

error-unknown = Qualcosa è andato storto. Riprova.
error-no_connection = Il server non risponde. Controlla la connessione e riprova; le tue partite sono al sicuro.
error-server = C’è un problema sul server. Riprova tra poco.
error-storage = Il server non riesce a salvare. Forse la tua scelta non è ancora registrata; il server riproverà da solo.
error-too_fast = Troppe richieste in una volta. Aspetta qualche secondo e riprova.
error-no_guest = Il server non ti conosce ancora. Ricarica la pagina.
error-no_such_table = Questo tavolo non esiste, oppure non ne fai parte.
error-gone = Questo tavolo non c’è più.
error-other_rules = Questa partita è iniziata con una versione delle regole che non si usa più. Non può continuare.
error-bad_name = Il nome deve avere da 1 a 24 caratteri.
error-game_runs = La partita è ancora in corso. Si potrà fare quando sarà finita.
error-too_many_tables = Hai troppe partite. Finiscine o eliminane qualcuna in «Le mie partite» prima di iniziarne un’altra.
error-storage_low = Il server ha poco spazio e per ora non può aprire nuove partite. Quelle in corso continuano.
error-too_much_stored = Le tue partite occupano tutto lo spazio che il server ti riserva. Eliminane qualcuna in «Le mie partite».
error-too_many_sockets = Hai troppi tavoli aperti insieme. Chiudine uno, poi ricarica questa pagina.
error-too_many_connections = Ci sono troppe connessioni dalla tua rete. Chiudi qualche pagina o aspetta un minuto.
error-nothing_to_undo = Non c’è nulla da annullare: dopo la tua ultima scelta si sono pescate carte, o hanno giocato altri.
error-not_your_turn = Ora non tocca a te decidere. Aspetta gli altri.
error-not_yours = Questo posto non è tuo. Passa prima il dispositivo.
error-over = La partita è terminata: non si può più giocare nulla.

## Il tavolo, qualunque sia il gioco

name-you = { $name } (tu)
then-open = Non si rivela nulla: potrai annullare.
then-passes = È definitivo: poi tocca ad altri.
then-reveals = È definitivo: si vedranno nuove carte.
label-open = Possibile: { $what }
label-chosen = Scelta: { $what }
label-blocked = Non possibile: { $what }
label-hinted = Lo indica il suggerimento
label-computer = Computer
label-resigned = Ha abbandonato
label-decides = Decide ora
result-title = Punteggio finale
result-wins = { $name } vince!
result-wins-you = Hai vinto!
result-shared = Vittoria condivisa: { $names }
result-you = Sei al { $place }º posto, a { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} da { $name }
result-you-level = Sei al { $place }º posto, a pari punti con { $name }
board-table = Tavolo
board-home = { $game }, torna alla pagina iniziale
board-round = Round
board-undo = Annulla mossa
board-hint = Suggerimento
board-hint-is = Suggerimento: { $moves }
board-menu = Menu
board-log = Cronologia
log-earlier = Mostra le mosse precedenti
board-leave = Home
board-computer = computer
board-you = tu
board-resigned = ha abbandonato
board-tray = La tua mossa
board-suggest = Scegli per me
board-cancel = Annulla
board-refused = Ora non è possibile.
board-skip = Avanti
board-skip-all = Salta tutto ({ $n })
board-film = Che cosa fanno gli altri
board-acting = { $name } gioca.
board-acting-deal = La partita comincia.
board-news = Nel frattempo
board-news-seen = Capito
board-news-more = { $n ->
    [one] Un altro evento
   *[other] Altri { $n } eventi
}
board-news-show = Mostra
board-handover = Tocca a { $name }. Passa il dispositivo.
board-handover-cover = Copri le carte e passa a { $name }
board-curtain = Tocca a { $name }
board-curtain-why = Le carte sono coperte, così nessuno vede una mano che non è la sua.
board-curtain-lift = Sono { $name }: mostra le mie carte
board-curtain-news = Nel frattempo
board-curtain-earlier = { $n ->
    [one] { $n } riga in più prima di questa
   *[other] { $n } righe in più prima di queste
}
board-reconnecting = Connessione persa. Riconnessione…
board-waiting-step = La tua mossa aspetta: parte appena torna la connessione.
board-waiting-undo = L’annullamento aspetta: si fa appena torna la connessione.
board-waiting-resign = Il tuo abbandono aspetta: parte appena torna la connessione.
board-waiting-several = { $n } richieste aspettano: partono appena torna la connessione.
board-back = Di nuovo in linea.
board-back-step-done = Di nuovo in linea. La tua mossa è stata registrata.
board-back-step-late = Di nuovo in linea. La tua mossa non era più possibile.
board-back-undo-done = Di nuovo in linea. La tua mossa è annullata.
board-back-undo-late = Di nuovo in linea. L’annullamento non era più possibile.
board-back-resign-done = Di nuovo in linea. Hai abbandonato.
board-back-resign-late = Di nuovo in linea. L’abbandono non era più possibile.
board-back-several-done = Di nuovo in linea. Tutto è stato registrato.
board-back-several-late = Di nuovo in linea. Qualcosa non era più possibile.
board-opening = Si prepara il tavolo…
board-failed-title = Impossibile aprire il tavolo
board-failed = Qualcosa è andato storto. Riprova più tardi.
board-your-turn = Tocca a te. { $prompt }
board-title = { $game }, round { $round }
board-title-turn = Tocca a te: { $game }
menu-reset = Ricomincia il turno
menu-resign = Abbandona…
resign-title = Vuoi abbandonare la partita?
resign-text = Al tuo posto continua il computer. Non si può annullare.
resign-text-alone = Sei l’ultima persona a questo tavolo, quindi la partita finisce adesso, così com’è. Non si può annullare.
resign-yes = Abbandona
resign-no = Continua a giocare
keys-title = Scorciatoie da tastiera
keys-regions = Zona successiva del tavolo, con Maiusc la precedente
keys-arrows = Spostati nella zona; i tasti Home e Fine portano ai suoi estremi
keys-space = Spazio
keys-choose = Scegli l’elemento attivo o annulla la scelta
keys-enter = Invio
keys-confirm = Scegli; se l’elemento è già scelto, conferma
keys-back = Annulla la scelta o, se non c’è, l’ultima mossa
keys-undo = Annulla mossa
keys-ctrl = Ctrl
keys-explain = Spiega l’elemento attivo
keys-hand = Vai alla tua mano
keys-log = Apri la cronologia
keys-list = Questo elenco
keys-off = Le scorciatoie a un solo tasto sono disattivate nelle impostazioni.
score-after = Partita finita dopo { $n } round
score-stopped = Hai abbandonato: la partita finisce qui.
score-stopped-points = punti al momento dell’abbandono
score-board = Guarda il tavolo
score-show = Punti
score-counting = Si contano i punti
score-ranking = Classifica
score-place-1 = 1º posto
score-place-2 = 2º posto
score-place-3 = 3º posto
score-place-4 = 4º posto
score-again = Gioca ancora
score-by = Punti per categoria
score-course = Punti dopo ogni round
score-course-of = { $name }: { $points }.
score-shown-as = Mostra i punti come
score-as-bars = Barre
score-as-figures = Tabella
score-best = massimo
score-record = Salva la registrazione

## Il tavolo di un gioco senza plancia propria

plain-ask = Scegli una delle tue mosse.
plain-said = { $name }: { $what }
plain-zones = Che cosa c’è sul tavolo
plain-hidden = { $n ->
    [one] { $n } coperta
   *[other] { $n } coperte
}
plain-refused = Non possibile ora
plain-keys = Scegliere una delle prime nove mosse
plain-yes = sì
plain-no = no
plain-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
plain-total = Totale
