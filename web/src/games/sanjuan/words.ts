/**
 * The San Juan table in words: names, what cards do, questions, refusals, labels for screen readers, scores.
 * Every text comes from texts/LANGUAGE/sanjuan.ftl or sanjuan-web.ftl; nothing here knows a rule of the game.
 * What happened is told by teller.ts: `tell(events, viewer, table): Line[]`, `Line {seat: Seat | null, text}`.
 * All functions read the language when they are called, so that components which call them follow a change of it.
 *
 * names.ts: who and what.
 *   seatName(table, seat): string                 the player's name
 *   whoName(table, seat, viewer): string          the same, with “(you)” for the viewer
 *   kindName(kind), roleName(role): string
 *   goodOf(kind): Good | null                     the good that can lie on it: 'indigo' … 'customs_office'
 *   goodName(kind): string                        the same by name
 *   kindsText(kinds): string                      “2 × Well, Hut”
 *   cardsText(n), pointsText(n, atLeast?): string “3 cards”, “13 points”
 *   causeText(cause): string                      why somebody drew or discarded, or what makes a build cheaper
 *   effectText(kind, setup): string               what it does in this game; `setup` is “players=3 expansion=on”
 *   shortEffect(kind, setup): string              at most 26 characters, for card faces
 *   groupText(kind): string                       “City building”
 *   setText(kind): string                         “base game” or the expansion
 *   stepName(facts, view): string                 “Builder phase”, “Start of the round” …
 *   option(setup, key): string | null             the value of an option; null where it is the usual one
 *   GOODS, ROLES, KINDS                           in the order of the prices, of board.roles and of the card list
 *
 * figures.ts: what is printed.
 *   cost(kind), points(kind): number
 *   shield(kind): string                          “3”, or “?” where points are counted at the end
 *   noteText(kind): string | null                 a sentence about the figures, where somebody's card may differ
 *
 * questions.ts: what is asked.
 *   question(facts, view): string                 to the viewer who decides; '' when nothing is asked
 *   waiting(facts, view, table): string           “Isolde chooses a role.”; '' when nothing is asked
 *
 * moves.ts, plans.ts, states.ts: what can be done.
 *   moveText(move, asked): string                 one move, for hints and answer buttons
 *   confirmText(plan, asked, facts): string       the confirm button: “Build Library, pay 3”, “Choose 2 more”
 *   chooseFirstText(asked): string | null         the same button while nothing is chosen: “Sell”
 *   planTitle(facts, view): string                the panel’s heading: “Build Library for 3”, else the question
 *   promptText(shown, table): string              the line at the top: what the viewer or somebody else is asked
 *   costText(printed, less): string               “5 printed, less 1 (Builder), less 1 (Quarry)”
 *   afterText(after): string                      “After this: 3 cards in hand, 9 buildings, 19 points.”
 *   thenText(then): string                        whether it can be taken back
 *   stateText(look, price?): string               a status line: “build for 3”, “payment”, “in your city”
 *
 * refusals.ts: why not.
 *   refusalText(refusal, view, table): string     what is wrong and what would be right
 *   shortRefusal(refusal): string                 at most 30 characters
 *
 * labels.ts: whole things for screen readers.
 *   labelCard(kind, look, setup): string          a card of the hand, drawn, turned up, or the Cathedral
 *   labelPlace(place, look, facts, view): string  `place` is {seat, index}
 *   labelRole(role, look, view, table): string
 *   labelSeat(seat, facts, view, table): string
 *   labelPrices(facts): string
 *   explainCard(kind, setup, look?), explainRole(role): {title, lines, rule?, marks?}   for `use:explain`
 *
 * city.ts: looked up on the board.
 *   beneath(board, seat, index): Kind[]           the buildings under a place, the lowest first
 *   priceOf(facts, kind): number | null           what the viewer’s good brings now
 *
 * scores.ts: the end.
 *   scoreRows(scores): ScoreRow[]                 {part, label, values}: parts with points, total, tie
 *   PARTS, total(score): number                   the sources in the order of counting, and all of them together
 *   tieBreakText(scores, table): string | null    only where the most points are equal
 *   winnerText(places, viewer, table): string
 */
export * from './words/names';
export * from './words/figures';
export * from './words/questions';
export * from './words/moves';
export * from './words/plans';
export * from './words/states';
export * from './words/city';
export * from './words/refusals';
export * from './words/labels';
export * from './words/scores';
