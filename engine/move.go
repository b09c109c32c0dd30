package engine

import "slices"

// end is the end of a zone that a card is put at.
type end bool

const (
	onTop   end = false
	beneath end = true
)

// shift moves a card to another zone and makes an event of it. Everything the card carried in its
// old zone ends here.
func (m *machine) shift(c CardID, to ZoneID, where end, verb Verb, by SeatID) {
	if where == onTop {
		m.shiftTo(c, to, 0, where, verb, by)
	} else {
		m.shiftTo(c, to, len(m.order), where, verb, by)
	}
}

// shiftTo is like shift but puts the card at index j of the zone, counted without the card, or at
// the bottom if the zone has fewer cards. where is the end that events name.
func (m *machine) shiftTo(c CardID, to ZoneID, j int, where end, verb Verb, by SeatID) {
	card := &m.cards[c]
	from := card.Zone
	if card.Bits&Bound != 0 && m.board.info[to].place != InPlay {
		to, j, where = m.Zone(Deck, card.Owner), 0, onTop // whatever was to become of it
	}
	lying := m.Len(to)
	part := uint8(0)
	if from == to {
		lying--
		part = card.Slot // in its own pile it still belongs to the part it was shuffled into
	}
	j = min(j, lying)
	if m.hides(from, to) {
		m.hide(from)
	}
	keeps := card.Bits & Bound
	seen := card.Known
	says := m.lib.noted
	if card.Bits&Changed == 0 {
		says &= m.lib.briefs[card.Face].prints
	}
	m.reorder(from, m.indexOf(c), to, j)
	m.settleIn(card, to)
	card.Slot = part
	if m.hears(c, OnLeaveThis) && m.leavesPlay(from, to) {
		m.hearLeaving(c, m.board.info[from].seat)
	}
	if keeps != 0 && m.board.info[to].place == InPlay {
		card.Bits |= keeps
	}
	if says != 0 {
		m.noteMove(says, from, to)
	}
	if len(m.tokens) > 0 {
		m.dropTokens(c, m.board.info[to].place)
	}
	if m.ev != nil || m.follows(from, to) { // cards move too often to make events without a listener
		m.moved(Event{Kind: CardMoved, Verb: verb, Seat: by, Card: c,
			From: from, To: to, Under: where == beneath, Sees: seen | card.Known})
	}
}

// follows reports whether a move can have effects besides the new place.
func (m *machine) follows(from, to ZoneID) bool {
	return m.board.info[to].slots || m.lib.heard&(1<<OnEmpty) != 0 && m.Len(from) == 0
}

// moved carries out the effects of a move and makes its event.
//
//go:noinline
func (m *machine) moved(e Event) {
	at := &m.board.info[e.To]
	if at.slots {
		m.cards[e.Card].Slot = m.freeSlot(e.To, e.Card)
	}
	if m.lib.heard&(1<<OnEmpty) != 0 && m.Len(e.From) == 0 {
		m.at = m.board.info[e.From].place
		m.hear(OnEmpty, m.turn().Seat, e.Card)
	}
	if in := &m.lib.Entered; in.Then != 0 && at.place == in.To && m.board.info[e.From].place == in.From {
		m.entered(e.Card, in.Then)
	}
	e.Source = m.source()
	m.tell(e)
}

// entered queues the effect of a text that moved a Super-Villain into the Line-Up. The rules handle
// those they move there themselves.
func (m *machine) entered(c CardID, then ProgID) {
	if m.source() != NoCard && m.Face(c).SuperVillain {
		stay := m.cards[c].Stay
		m.waiting = append(m.waiting, Waiting{Prog: then, Source: c, Stay: stay, It: c, ItStay: stay, Seat: m.turn().Seat})
	}
}

// settleIn ends everything a card carried in its old place and makes it a card of a zone (A-3.050,
//
func (m *machine) settleIn(card *Card, to ZoneID) {
	at := &m.board.info[to]
	card.Zone = to
	card.Stay++
	card.Spent, card.Slot, card.Bits = 0, 0, 0
	owner := at.owner
	if at.keeps {
		owner = card.Owner
	}
	card.Owner = owner
	if known := card.Known | at.sees; known != card.Known {
		m.learn(card, known)
	}
}

// shiftRun is like shift but for n cards of a zone from index i, one after the other. It moves them
// together if no one can see the difference.
func (m *machine) shiftRun(from ZoneID, i, n int, to ZoneID, where end, by SeatID) {
	if n == 0 {
		return
	}
	says, leaving := briefBits(0), false
	for _, c := range m.Cards(from)[i : i+n] {
		if says |= m.lib.briefs[m.cards[c].Face].prints; m.cards[c].Bits&Changed != 0 {
			says = m.lib.noted
		}
		leaving = leaving || m.hears(c, OnLeaveThis)
	}
	if m.ev != nil || m.board.info[to].slots || m.lib.heard&(1<<OnEmpty) != 0 || m.hides(from, to) || leaving && m.leavesPlay(from, to) {
		for range n {
			m.shift(m.Cards(from)[i], to, where, VerbNone, by)
		}
		return
	}
	j := m.Len(to)
	if where == onTop {
		j = 0
		slices.Reverse(m.Cards(from)[i : i+n]) // the first card to move ends up deepest
	}
	m.carry(from, i, n, to, j)
	for _, c := range m.Cards(to)[j : j+n] {
		m.settleIn(&m.cards[c], to)
		if len(m.tokens) > 0 {
			m.dropTokens(c, m.board.info[to].place)
		}
	}
	m.noteMove(says&m.lib.noted, from, to)
}

// dropTokens takes off a card's numbers that do not stay in its new place.
func (m *machine) dropTokens(c CardID, to Place) {
	if !slices.ContainsFunc(m.tokens, func(t Token) bool { return t.Card == c }) {
		return
	}
	kept := m.tokens[:0]
	for _, t := range m.tokens {
		if t.Card != c || m.lib.Numbers[t.Of].Stays.Has(to) {
			kept = append(kept, t)
		}
	}
	m.tokens = kept
}

// toss puts a whole zone on top of another, starting with its first card.
func (m *machine) toss(from, to ZoneID, by SeatID) {
	m.shiftRun(from, 0, m.Len(from), to, onTop, by)
}

// hides reports whether a card that moves between two zones leaves a hand unseen. Then only the
// hand's player may know which one left.
func (m *machine) hides(from, to ZoneID) bool {
	sight := m.board.info[to].sight
	return m.board.info[from].sight == ToHolder && (sight == Closed || sight == ToHolder)
}

// hide makes the cards of a hand known only to its player, because one of them is about to leave it
// face down.
func (m *machine) hide(hand ZoneID) {
	mine := m.board.info[hand].seat.Only()
	for _, c := range m.Cards(hand) {
		if m.cards[c].Known != mine {
			m.hideAll(m.Cards(hand), mine)
			return
		}
	}
}

// refillTo is like refill but for n cards at once. If the deck has fewer, the discard pile is
// shuffled and put beneath it (C-085). It reports whether there is any card.
func (m *machine) refillTo(seat SeatID, n int) bool {
	deck, discard := m.Zone(Deck, seat), m.Zone(Discard, seat)
	if m.lib.early(BeforeShuffle) && m.staying(discard) != NoCard {
		return m.refillWithout(seat, n)
	}
	if have := m.Len(deck); have == 0 || have >= n || m.Len(discard) == 0 {
		return m.refill(seat)
	}
	m.shuffle(discard, &m.streams[int(StreamSeat)+int(seat)])
	shuffled := m.Len(discard)
	ev := m.ev
	m.ev = nil // one event stands for all of them
	m.shiftRun(discard, 0, shuffled, deck, beneath, seat)
	m.ev = ev
	m.tell(Event{Kind: DeckShuffled, Seat: seat, N: int16(shuffled)})
	return true
}

// refill reshuffles a seat's discard pile into its deck if the deck is empty, because a card of it
// is needed (C-085). It reports whether there is a card.
func (m *machine) refill(seat SeatID) bool {
	deck, discard := m.Zone(Deck, seat), m.Zone(Discard, seat)
	if m.Len(deck) > 0 {
		return true
	}
	if m.Len(discard) == 0 {
		return false
	}
	if m.lib.early(BeforeShuffle) && m.staying(discard) != NoCard {
		return m.refillWithout(seat, 1)
	}
	if discard == deck+1 {
		m.forgetTypes(m.Cards(discard))
		// The discard pile follows the deck in the order of zones, so moving the
		// border between them moves all its cards.
		m.starts[discard] = m.starts[discard+1]
		for _, c := range m.Cards(deck) {
			card := &m.cards[c]
			card.Zone, card.Bits = deck, 0
			card.Stay++
		}
		if m.lib.stands&Set(Deck, Discard) != 0 {
			m.findStanding()
		}
		m.findUsersIn(deck)
		m.findUsersIn(discard)
	} else {
		ev := m.ev
		m.ev = nil // one event stands for all of them
		m.toss(discard, deck, seat)
		m.ev = ev
	}
	m.shuffle(deck, &m.streams[int(StreamSeat)+int(seat)])
	m.tell(Event{Kind: DeckShuffled, Seat: seat, N: int16(m.Len(deck))})
	return true
}

// shuffleDeck shuffles the deck of a seat.
func (m *machine) shuffleDeck(seat SeatID) {
	deck := m.Zone(Deck, seat)
	m.shuffle(deck, &m.streams[int(StreamSeat)+int(seat)])
	m.tell(Event{Kind: DeckShuffled, Seat: seat, N: int16(m.Len(deck))})
}

// draw moves up to n cards from a seat's deck to its hand. It does not draw cards that are missing
// (C-087).
func (m *machine) draw(seat SeatID, n int) {
	deck, hand := m.Zone(Deck, seat), m.Zone(Hand, seat)
	for n > 0 && m.refill(seat) {
		some := min(n, m.Len(deck))
		m.shiftRun(deck, 0, some, hand, beneath, seat)
		n -= some
	}
}

// change changes a number of a seat, the turn or the table within its bounds. Only the active
// player has numbers of the turn (C-025).
func (m *machine) change(id NumberID, seat SeatID, n int) {
	def := &m.lib.Numbers[id]
	if n == 0 || def.Of == OfTurn && seat != m.turn().Active || def.Of == OfSeat && seat == NoSeat {
		return
	}
	p := m.number(id, seat)
	old := *p
	if *p = int16(min(max(int(old)+n, int(def.Min)), int(def.Max))); def.Types {
		*p = old | int16(n)
	}
	kind := NumberChanged
	if id == Power {
		kind = PowerChanged
	}
	if m.ev != nil && !def.Untold {
		m.tell(Event{Kind: kind, Number: id, Seat: seat, N: *p - old, Source: m.source()})
	}
	if *p == old {
		return
	}
	if def.Of != OfTurn {
		m.hear(OnNumber, seat, NoCard)
	}
	if m.lib.rises>>id&1 != 0 && *p > old {
		m.laid = id
		m.hear(OnRise, seat, NoCard)
	}
	if m.lib.levels>>id&1 != 0 {
		m.findStanding()
		if *p > old {
			m.hear(OnReach, seat, NoCard)
		}
	}
}

// lay changes a number on a card.
func (m *machine) lay(id NumberID, c CardID, n int) {
	def := &m.lib.Numbers[id]
	i := 0
	for i < len(m.tokens) && !(m.tokens[i].Card == c && m.tokens[i].Of == id) {
		i++
	}
	if i == len(m.tokens) {
		m.tokens = append(m.tokens, Token{Card: c, Of: id})
	}
	t := &m.tokens[i]
	old := t.N
	t.N = int16(min(max(int(old)+n, int(def.Min)), int(def.Max)))
	if t.N > old && m.lib.heard&(1<<OnLay) != 0 {
		m.laid = id
		m.hear(OnLay, m.turn().Seat, c)
	}
	if m.secret(c) {
		if t.N == 0 {
			m.tokens = append(m.tokens[:i], m.tokens[i+1:]...)
		}
		return
	}
	m.tell(Event{Kind: NumberChanged, Number: id, Seat: NoSeat, Card: c, Sees: m.cards[c].Known, N: t.N - old, Source: m.source()})
	if t.N == 0 {
		m.tokens = append(m.tokens[:i], m.tokens[i+1:]...)
	}
}

// show reveals a card where it is, to all seats or to one.
func (m *machine) show(c CardID, kind EventKind, seat SeatID) {
	sees := Everyone
	if kind == CardLookedAt {
		sees = seat.Only()
	}
	if card := &m.cards[c]; card.Known|sees != card.Known {
		m.learn(card, card.Known|sees)
	}
	m.tell(Event{Kind: kind, Seat: seat, Card: c, Source: m.source(), Sees: m.cards[c].Known, From: m.cards[c].Zone, To: m.cards[c].Zone})
}

// learn makes a card known to more seats. If the active seat knew the card already, the others only
// see what that seat chose to show, and that can be undone.
func (m *machine) learn(card *Card, known Seats) {
	if !card.Known.Has(m.turns[0].Seat) {
		m.learned++
	}
	card.Known = known
}

// lookAt lets the seat of a frame look at the cards of others in some places.
func (m *machine) lookAt(op *Op, f *Frame) {
	group := m.group(op.Who, f)
	for of := range SeatID(m.Seats()) {
		if !group.Has(of) {
			continue
		}
		for ps := op.From; ps != 0; ps = ps.rest() {
			for _, c := range m.Cards(m.Zone(ps.First(), of)) {
				m.show(c, CardLookedAt, f.Actor)
			}
		}
	}
}

// noteDrawn notes the cards that the first draw instruction of the turn has put in hand.
func (m *machine) noteDrawn(cards []CardID) {
	m.drawn = m.drawn[:0]
	for _, c := range cards {
		m.drawn = append(m.drawn, Held{Card: c, Stay: m.cards[c].Stay, For: NoSeat})
	}
}

// showHand reveals a seat's hand to all.
func (m *machine) showHand(seat SeatID) {
	hand := m.Cards(m.Zone(Hand, seat))
	m.tell(Event{Kind: HandShown, Seat: seat, N: int16(len(hand)), Source: m.source()})
	for _, c := range hand {
		m.show(c, CardShown, seat)
	}
}
