### Wharves: the numbered rules in one line each. Dots are written as hyphens: W4-2 is W4.2.

# In short, for whoever has never played; the attribute is where the rules say more.

short-1 = Win rounds to store crates. The most valuable storage wins.
    .rule = W6.4
short-2 = Each round the die favours one of the four wharves. Then everybody plays one crate; if you can, of the wharf that was led.
    .rule = W4.2
short-3 = The highest crate of the favoured wharf wins, otherwise the highest of the wharf that was led. The winner stores up to two of the crates.
    .rule = W5.1

## W1 Crates

W1-1 = There are 300 crates, numbered 1 to 300.
    .status = tested
W1-2 = Divide the number by four: remainder 1, 2, 3 or 0 means the north, east, south or west wharf.
    .status = tested
W1-3 = The last digit says the worth: 0 or 5 is 1, 1 or 6 is 2, 2 or 7 is 3, 3 or 8 is 4, 4 or 9 is 5.
    .status = tested

## W2 Setup

W2-1 = 2 to 4 play 8 rounds; a short game has 6, a long one 10.
    .status = tested
W2-2 = All crates are shuffled, and everybody is dealt a hidden hand of five.
    .status = tested
W2-3 = Five more for each player are the pile; the rest goes back into the box, and nobody looks at it.
    .status = tested
W2-4 = Lots are drawn for who leads the first round, unless you agree on somebody.
    .status = tested

## W3 The favoured wharf

W3-1 = The leader of a round throws the die; 1, 2, 3 or 4 favours the north, east, south or west wharf.
    .status = tested
W3-2 = After a 5 no wharf is favoured in this round.
    .status = tested
W3-3 = After a 6 the leader chooses one of the four, and then plays.
    .status = tested

## W4 Playing

W4-1 = Beginning with the leader, clockwise, everybody plays one crate of the hand, face up.
    .status = tested
W4-2 = The leader plays any crate; whoever has crates of the wharf that was led must play one of these, whoever has none plays any.
    .status = tested
W4-3 = By playing a crate of another wharf you show that you have none of the one that was led; everybody may count on that until you draw.
    .status = tested
W4-4 = A single crate that is left in a hand is played by itself.
    .status = tested
W4-5 = The highest crate of the favoured wharf wins; if there is none, the highest of the wharf that was led.
    .status = tested

## W5 Storing

W5-1 = The winner stores one or two of the crates that were played; they lie open.
    .status = tested
W5-2 = Of two crates the lower is named first; in one step they may be named in any order.
    .status = tested
W5-3 = The other crates go to the discard pile, face up.
    .status = tested
W5-4 = Then all draw from the pile until they have five crates again, the winner first, the others clockwise.
    .status = tested
W5-5 = When the pile is empty and a crate is to be drawn, the discard pile is shuffled and becomes the pile.
    .status = tested
W5-6 = While both are empty nobody draws.
    .status = tested
W5-7 = The winner leads the next round.
    .status = tested

## W6 The end

W6-1 = The game ends after the last round, before anybody draws; or when a round would begin and somebody has no crate.
    .status = tested
W6-2 = Each stored crate counts what it is worth.
    .status = tested
W6-3 = Stored crates of all four wharves count 5 more.
    .status = tested
W6-4 = The most points win.
    .status = tested
W6-5 = In a tie fewer stored crates win; if that is a tie as well, the victory is shared.
    .status = tested

## W7 What everybody may know

W7-1 = Only you see your hand; everybody may count it.
    .status = tested
W7-2 = Nobody sees the pile or the box; everybody may count the pile.
    .status = tested
W7-3 = Crates that were played, stored or discarded lie open.
    .status = tested
W7-4 = Everybody may remember which crates were shuffled into the pile: until they are seen again they are there or in a hand, not in the box.
    .status = tested
