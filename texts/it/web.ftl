### La cornice del client web: tutto ciò che sta attorno al tavolo.
### Famiglie di chiavi di cui il client compone la fine: error-*, new-option-*, bot-*.

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
name-bad = Un nome ha da 1 a 24 caratteri. Scrivine uno.
dialog-close = Chiudi
shell-loading = Caricamento…
shell-retry = Riprova
shell-footer = I nomi dei giochi sono marchi dei rispettivi proprietari, che non hanno nulla a che fare con questo progetto. Le regole sono scritte con parole nostre, i disegni sono liberi.

## Pagina iniziale

home-title = Siediti e gioca. Non serve un account.
home-lead = San Juan da 2 a 4 giocatori, contro il computer o insieme davanti a uno schermo.
game-sanjuan = San Juan
home-about = Le carte sono edifici, merci e denaro.
home-facts = Da 2 a 4 giocatori, 40 minuti.
home-play = Gioca subito contro il computer
home-opponents = Avversari
home-level = Livello
home-new = Nuovo tavolo…
home-learn = Non conosci il gioco? Il tavolo spiega ogni carta, e ogni regola è a portata di clic.
home-all-games = Tutte le partite

## Le mie partite

games-title = Le mie partite
games-waiting = { $n ->
    [one] { $n } ti aspetta
   *[other] { $n } ti aspettano
}
games-running = In corso
games-finished = Terminate
games-round = { $game }, round { $round }
games-stopped = { $game }, partita interrotta
games-unplayable = iniziata con altre regole
games-with = con { $names }
games-turn = Tocca a te
games-others = Tocca a { $name }
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
games-empty = Ancora nessuna partita. Qui trovi tutte quelle che giochi, e puoi riprenderle quando vuoi.
games-none-running = Nessuna partita in corso. Siediti a un nuovo tavolo.
games-none-finished = Ancora nessuna partita terminata.
games-private = Le partite restano legate a questo browser: riapri qui la pagina e le ritrovi.

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-lead = San Juan. Chi si siede, e come si gioca?
new-seats = Chi gioca?
new-seat = Posto { $n }
new-seat-me = Io
new-seat-person = Persona qui
new-seat-bot = Computer
new-seat-name = Nome del posto { $n }
new-seat-name-label = Nome
new-seat-level = Livello del posto { $n }
new-seat-bot-name = Il computer riceve un nome al tavolo.
new-add = Aggiungi posto
new-remove = Togli il posto { $n }
new-shared = Più persone davanti a uno schermo: fra un turno e l’altro un sipario nasconde le carte, finché non arriva chi deve giocare.
new-first = Chi inizia?
new-first-lot = A sorte
new-first-hint = Il primo governatore sceglie per primo. La carta Governatore poi passa di mano, perciò conta meno di quanto sembri.
new-options = Come si gioca?
new-options-hint = Puoi lasciare tutto così com’è.
new-start = Siediti
new-bad-name = Al posto { $n } serve un nome da 1 a 24 caratteri.
new-bad-twice = Due persone si chiamano { $name }. Dai a una di loro un altro nome.
new-bad-nobody = Davanti a questo schermo non siede nessuno. Assegna un posto a te o a una persona qui.
new-bad = Il tavolo non può ancora iniziare

## Che cosa significa ogni opzione di San Juan (famiglia new-option-*)

new-option-edition = Le edizioni differiscono in poche carte: nella prima la Gilda dà 2 punti per edificio di produzione e la Miniera d’oro ti lascia scegliere.
new-option-expansion = Aggiunge dieci nuovi edifici, 29 carte, e una Cattedrale che sta sul tavolo per tutti.
new-option-starting_variant = Un inizio più morbido: chi gioca dopo riceve più carte, e ognuno tiene le quattro che preferisce.
new-option-gold_mine = Che cosa può prendere chi la possiede quando le quattro carte scoperte hanno costi tutti diversi.
new-option-customs_good_in_tie = Se questa merce conta quando una parità si risolve con carte e merci.
new-option-chapel_secrecy = Se gli altri vedono quante carte si trovano lì. Quali siano, resta comunque nascosto.
new-option-follows = secondo l’edizione
new-option-guard_room_limit = Quando chi non ha una Guardiola può tenere solo 6 carte in mano.

## Livelli del computer (famiglia bot-*)

bot-greedy = Normale

## Regole

rules-title = Le regole di San Juan
rules-lead = Con parole nostre, una frase per ogni numero. Il tavolo rimanda a questi numeri ogni volta che spiega una mossa.
rules-search = Cerca nelle regole
rules-search-hint = Una parola o un numero, come Biblioteca o S5.5
rules-found = { $n ->
    [0] Nessun risultato. Prova una parola più breve.
    [one] { $n } regola trovata
   *[other] { $n } regole trovate
}
rules-chapters = Capitoli
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
settings-theme-hint = La notte riposa gli occhi in una stanza buia.
settings-theme-system = Come il dispositivo
settings-theme-day = Giorno
settings-theme-night = Notte
settings-speed = Velocità delle mosse altrui
settings-speed-hint = Un tasto o un tocco salta avanti in ogni momento.
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Rapida
settings-speed-instant = Immediata
settings-sound = Audio
settings-sound-hint = Un suono discreto quando tocca a te.
settings-keys = Tasti singoli
settings-keys-hint = Lettere e cifre fanno da scorciatoie. Disattivale se usi i comandi vocali.
settings-forced = Risposta automatica se ce n’è una sola
settings-forced-hint = Dove non c’è scelta, nessuno ti chiede nulla. La cronologia lo racconta comunque.
settings-saved = Salvato.
settings-language-hint = Cambia tutto all’istante, anche una partita in corso.

## Crediti

credits-title = Crediti
credits-lead = Entrepôt poggia sul lavoro di altri. Grazie.
credits-games = I giochi
credits-games-text = San Juan è un gioco di Andreas Seyfarth. I nomi dei giochi sono marchi dei rispettivi proprietari, che non hanno nulla a che fare con questo progetto. Tutte le regole sono scritte con parole nostre, e tutti i disegni sono nostri o liberi: nulla viene dagli editori.
credits-games-buy = Se il gioco ti piace, compralo: attorno a un vero tavolo è ancora più bello.
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
error-server = Il server ha un problema suo. Riprova fra un momento.
error-storage = Il server ha problemi con il suo archivio. La tua scelta forse non è ancora salvata; si riprova da solo.
error-too_fast = Troppe richieste in una volta. Aspetta qualche secondo e riprova.
error-no_guest = Il server non ti conosce ancora. Ricarica la pagina.
error-no_such_table = Questo tavolo non esiste, oppure non vi hai un posto.
error-gone = Questo tavolo non c’è più.
error-other_rules = Questa partita è iniziata con regole diverse da quelle attuali del server. Non può continuare.
error-bad_name = Un nome ha da 1 a 24 caratteri. Scrivine uno.
error-game_runs = La partita è ancora in corso. Si potrà fare quando sarà finita.
error-too_many_tables = Hai troppe partite in corso. Finiscine una o abbandonala prima di iniziarne un’altra.
error-too_many_sockets = Hai troppi tavoli aperti insieme. Chiudine uno, poi ricarica questa pagina.
error-nothing_to_undo = Non c’è nulla da annullare: dopo la tua ultima scelta si sono pescate carte, o hanno giocato altri.
error-not_your_turn = Ora non tocca a te decidere. Aspetta gli altri.
error-not_yours = Questo posto non è tuo. Passa prima il dispositivo.
error-over = La partita è terminata: non si può più giocare nulla.
