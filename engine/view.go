package engine

import "slices"

// View is a game as one seat may see it. It is not a copy. It shows the present State and gives no
// access to anything the seat may not know. A View for NoSeat is an onlooker's and shows only
// public things.
type View struct {
	s    *State
	seat SeatID
}

// View returns what a seat may see of the game.
func (s *State) View(seat SeatID) View { return View{s, seat} }

// Seat returns the seat of this view.
func (v View) Seat() SeatID { return v.seat }

// Seats returns the number of players.
func (v View) Seats() int { return v.s.Seats() }

// Library returns what is printed on the cards.
func (v View) Library() *Library { return v.s.lib }

// Board returns the board of the game.
func (v View) Board() *Board { return v.s.board }

// Turn returns the turn being played.
func (v View) Turn() Turn { return v.s.Turn() }

// Power returns the Power left in the turn being played.
func (v View) Power() int { return v.s.power() }

// Number returns a number of the table, a seat or the turn.
func (v View) Number(id NumberID, seat SeatID) int { return v.s.Number(id, seat) }

// Over returns why the game has ended, or NotOver.
func (v View) Over() Reason { return v.s.over }

// LineUpSize returns the size the Line-Up is filled to.
func (v View) LineUpSize() int { return v.s.LineUpSize() }

// Space returns the space of a seat's standee on the ring, or -1 if none. Silent seats come after
// the players.
func (v View) Space(seat SeatID) int { return v.s.Space(seat) }

// SpaceOf returns the space on the ring of a card the seat knows, or -1 if none.
func (v View) SpaceOf(c CardID) int {
	if !v.Sees(c) {
		return -1
	}
	return v.s.spaceOf(c)
}

// Goal returns the space on the ring that a card the seat knows heads for, from 0. It is -1 if the
// card heads for none, or for all.
func (v View) Goal(c CardID) int {
	if !v.Sees(c) {
		return -1
	}
	return max(v.s.goalOf(c), 0) - 1
}

// AtGoal reports whether a card the seat knows is at its goal on the ring.
func (v View) AtGoal(c CardID) bool { return v.Sees(c) && v.s.atGoal(c) }

// Next returns the seat to the left of another.
func (v View) Next(seat SeatID) SeatID { return v.s.Next(seat) }

// Zone returns the zone that a place means to a seat, as Board.Zone does.
func (v View) Zone(p Place, seat SeatID) ZoneID { return v.s.Zone(p, seat) }

// Place returns the place a zone belongs to.
func (v View) Place(z ZoneID) Place { return v.s.board.info[z].place }

// Holder returns the seat that zone z belongs to, or NoSeat for the table.
func (v View) Holder(z ZoneID) SeatID { return v.s.board.info[z].seat }

// Count returns the number of cards in a zone. All seats may count piles.
func (v View) Count(z ZoneID) int { return v.s.Len(z) }

// Sees reports whether the seat knows which card c is and where it is.
func (v View) Sees(c CardID) bool { return v.s.cards[c].Known.Has(v.seat) }

// Cards returns the cards of a zone, top first, if the seat knows every one of them. Otherwise it
// returns nil, and Peek reads the zone card by card.
func (v View) Cards(z ZoneID) []CardID {
	if at := &v.s.board.info[z]; at.sight == Open || at.sight == ToHolder && at.seat == v.seat {
		return v.s.Cards(z)
	}
	for _, c := range v.s.Cards(z) {
		if !v.Sees(c) {
			return nil
		}
	}
	return v.s.Cards(z)
}

// Peek returns the card at index i of a zone, counted from the top, or NoCard if the seat does
// not know it.
func (v View) Peek(z ZoneID, i int) CardID {
	if c := v.s.Cards(z)[i]; v.Sees(c) {
		return c
	}
	return NoCard
}

// Card returns the place of a card and what it carries. For a card the seat does not know, it
// returns the zero Card. It never shows who else knows the card, or which shuffle hid it.
func (v View) Card(c CardID) Card {
	if !v.Sees(c) {
		return Card{}
	}
	card := v.s.cards[c]
	if card.Known != Everyone {
		card.Known = v.seat.Only()
	}
	card.Pool = 0
	return card
}

// ZoneOf returns the zone of a card, or 0 if the seat does not know the card.
func (v View) ZoneOf(c CardID) ZoneID {
	if !v.Sees(c) {
		return 0
	}
	return v.s.cards[c].Zone
}

// Offered returns the zone of a card that the open question offers the seat, and its index there, counted
// from the top. It does so for a face-down card, too, because the seat points at one of several backs.
// Ok is false for any other card.
func (v View) Offered(c CardID) (z ZoneID, at int, ok bool) {
	if v.s.ask.Seat != v.seat || c == NoCard || !slices.ContainsFunc(v.s.ask.Options, func(o Option) bool { return o.Card == c }) {
		return 0, 0, false
	}
	return v.s.cards[c].Zone, v.s.indexOf(c), true
}

// Face returns what is printed on a card, or nil if the seat does not know the card.
func (v View) Face(c CardID) *Face {
	if !v.Sees(c) {
		return nil
	}
	return v.s.Face(c)
}

// FaceID returns the id of a card's face, or 0 if the seat does not know the card.
func (v View) FaceID(c CardID) FaceID {
	if !v.Sees(c) {
		return 0
	}
	return v.s.cards[c].Face
}

// Types returns the set of types of a card the seat knows.
func (v View) Types(c CardID) Types {
	if !v.Sees(c) {
		return 0
	}
	return v.s.Types(c)
}

// Cost returns what the active player would pay for a card the seat knows.
func (v View) Cost(c CardID) int {
	if !v.Sees(c) {
		return 0
	}
	if v.s.altering&askedOfPrices == 0 {
		return v.s.printedCost(c) // as Cost does; computer players ask this often
	}
	return v.s.Cost(c)
}

// CostChanges returns what changes the printed cost of a card the seat knows to Cost.
func (v View) CostChanges(c CardID) []CostChange {
	if !v.Sees(c) || v.s.altering&askedOfPrices == 0 {
		return nil
	}
	return v.s.costChanges(c)
}

// Bar returns the change in force that keeps the active player from buying a card that the seat knows, or 0
// if there is none.
func (v View) Bar(c CardID) ChangeID {
	if !v.Sees(c) || !v.s.altered(AskMayBuy) {
		return 0
	}
	return v.s.bar(c)
}

// Barring returns the number that keeps a card from being bought, and the seats whose next turn takes
// that number off. It returns Power if the card has no such number or the seat does not know the card.
func (v View) Barring(c CardID) (id NumberID, until Seats) {
	if id = v.s.lib.bars; id == Power || v.On(c, id) == 0 {
		return Power, 0
	}
	return id, v.s.barring(c)
}

// Keeping returns the number on a card the seat knows that keeps it in play, or Power if nothing on the card
// does.
func (v View) Keeping(c CardID) NumberID {
	if id := v.s.lib.keeps; id != Power && v.On(c, id) > 0 {
		return id
	}
	return Power
}

// Range returns the present Range of a seat's card for an Assist, in spaces from the seat's standee
// (R-AST-03).
func (v View) Range(c CardID, seat SeatID) int {
	if !v.Sees(c) {
		return 0
	}
	return int(v.s.rangeOf(c, int(v.s.text(c).Range), seat))
}

// Quarters returns how far a card in play is rotated clockwise, in quarters from 0 to 3.
func (v View) Quarters(c CardID) int {
	if !v.Sees(c) {
		return 0
	}
	return v.s.Quarters(c)
}

// On returns a number on a card the seat knows.
func (v View) On(c CardID, id NumberID) int {
	if !v.Sees(c) {
		return 0
	}
	return v.s.On(c, id)
}

// Up returns the top card of a zone if it is face up and the seat knows it, or else NoCard.
func (v View) Up(z ZoneID) CardID {
	c := v.s.Top(z)
	if card := &v.s.cards[c]; card.Known.Has(v.seat) && card.Bits&FaceDown == 0 {
		return c
	}
	return NoCard
}

// Plays returns the plays of this turn, in order.
func (v View) Plays() []Play { return v.s.Plays() }

// PlayedNow reports whether a card was played this turn and is still there.
func (v View) PlayedNow(c CardID) bool { return v.Sees(c) && v.s.PlayedNow(c) }

// Gains returns the cards bought or gained this turn, in order.
func (v View) Gains() []Gain { return v.s.gains }

// BoughtAlike reports whether the seat may not buy a card again this turn from the place it is in, because
// it has bought the one such card that a turn allows (R-BUY-04).
func (v View) BoughtAlike(c CardID) bool {
	p, _, _ := v.s.board.At(v.ZoneOf(c))
	for i := range v.s.lib.Offers {
		o := &v.s.lib.Offers[i]
		if o.Kind == OptBuy && o.Once && o.From.Has(p) && v.Sees(c) && v.s.boughtAlike(o, c, v.seat) {
			return true
		}
	}
	return false
}

// Worth returns how many VP a card the seat knows would be worth to that seat now. Its worth to
// others could show what is hidden under their heroes.
func (v View) Worth(c CardID) int {
	if v.seat == NoSeat || !v.Sees(c) {
		return 0
	}
	return v.s.Worth(v.seat, c)
}

// Swing returns how the VP of the viewer would change if it got a card it knows, or lost it if the card
// is its own (C-130). Other cards whose asterisk counts this one are part of the change.
func (v View) Swing(c CardID) int {
	if v.seat == NoSeat || !v.Sees(c) {
		return 0
	}
	after := v.s.Copy()
	if card := &after.cards[c]; card.Owner == v.seat {
		card.Owner = NoSeat
	} else {
		to := after.Zone(Discard, v.seat)
		after.reorder(card.Zone, after.indexOf(c), to, 0)
		card.Zone, card.Owner = to, v.seat
	}
	return after.vp(v.seat) - v.s.vp(v.seat)
}

// NamesInDeck returns, by NameID, how many cards with each name are in the seat's own deck. Its player has seen
// each of them before, and does not know where in the deck it is. It reuses the memory of old.
func (v View) NamesInDeck(old []int) []int {
	out := slices.Grow(old[:0], len(v.s.lib.Names))[:len(v.s.lib.Names)]
	clear(out)
	if v.seat != NoSeat {
		for _, c := range v.s.Cards(v.s.Zone(Deck, v.seat)) {
			out[v.s.Face(c).ID]++
		}
	}
	return out
}

// SetOff returns the card that set off the waiting trigger of an option in the open question, or
// NoCard if the seat may not know it.
func (v View) SetOff(o Option) CardID {
	if v.s.ask.Seat != v.seat || o.Kind != OptTrigger {
		return NoCard
	}
	if c := v.s.SetOff(o); v.Sees(c) {
		return c
	}
	return NoCard
}

// Ordered is a waiting trigger whose place in the order its player has chosen: the card whose ability it is,
// and the one that set it off, each NoCard if the seat may not know it.
type Ordered struct{ Source, It CardID }

// Ordered returns the triggers to which the asked seat has given their places before the open question, the
// next to be resolved first. Only the seat that is asked to order triggers sees them.
func (v View) Ordered() (out []Ordered) {
	d, stack := &v.s.ask, v.s.stack
	if d.Kind != DecideOrder || d.Seat != v.seat || len(stack) == 0 {
		return nil
	}
	var ranked []Waiting
	for _, w := range v.s.waiting {
		if w.Seat == d.Seat && w.Rank > 0 && w.Level >= uint8(stack[len(stack)-1].Arg) {
			ranked = append(ranked, w)
		}
	}
	slices.SortFunc(ranked, func(a, b Waiting) int { return int(a.Rank) - int(b.Rank) })
	for _, w := range ranked {
		o := Ordered{w.Source, w.It}
		for _, c := range []*CardID{&o.Source, &o.It} {
			if *c != NoCard && !v.Sees(*c) {
				*c = NoCard
			}
		}
		out = append(out, o)
	}
	return out
}

// AtHand returns the card at hand of the text that asks the seat, or NoCard if there is none or the seat does not
// know it.
func (v View) AtHand() CardID {
	stack := v.s.stack
	if v.s.ask.Seat != v.seat || v.s.ask.At == 0 || len(stack) == 0 {
		return NoCard
	}
	if c := stack[len(stack)-1].It; c != NoCard && v.Sees(c) {
		return c
	}
	return NoCard
}

// Kept returns the only card that the text which asks the seat remembers and that is still there, or NoCard if there is
// none or more than one, or the seat does not know it.
func (v View) Kept() (only CardID) {
	stack := v.s.stack
	if v.s.ask.Seat != v.seat || v.s.ask.At == 0 || len(stack) == 0 {
		return NoCard
	}
	for _, h := range v.s.remembered(&stack[len(stack)-1]) {
		switch {
		case v.s.cards[h.Card].Stay != h.Stay: // it has gone
		case h.Card == only: // it is remembered twice
		case only != NoCard || !v.Sees(h.Card):
			return NoCard
		default:
			only = h.Card
		}
	}
	return only
}

// Chosen returns the players whom the asked seat has chosen before the open question, if it may choose any.
func (v View) Chosen() Seats {
	d, stack := &v.s.ask, v.s.stack
	if d.Kind != DecideSeat || d.Seat != v.seat || len(stack) == 0 || v.s.lib.Code[d.At].Code != OpSeats {
		return 0
	}
	return stack[len(stack)-1].Victims
}

// Left reports whether a seat has left the game.
func (v View) Left(seat SeatID) bool { return v.s.Left(seat) }

// Leaving reports whether a seat leaves the game at the end of its turn.
func (v View) Leaving(seat SeatID) bool { return v.s.Leaving(seat) }

// Side returns a seat and its partners.
func (v View) Side(seat SeatID) Seats { return v.s.Side(seat) }

// Offer returns the offer that an option in the main part of a turn refers to.
func (v View) Offer(o Option) *Offer { return v.s.Offer(o) }

// Alike reports whether all options of the open question are equivalent.
func (v View) Alike() bool { return v.s.ask.Seat == v.seat && v.s.Alike() }

// AttackBegins reports whether the open question is asked in an Attack that has not reached any seat.
func (v View) AttackBegins() bool {
	n := len(v.s.stack)
	return n > 0 && v.s.stack[n-1].Proc == ProcAttack && v.s.stack[n-1].Left == v.s.stack[n-1].Victims
}

// Why returns the stack of rules being resolved, outermost first. It answers a player's question
// "Why am I asked this?". It leaves out cards the seat does not know.
func (v View) Why() []Step {
	why := v.s.Why()
	for i := range why {
		if c := why[i].Source; c != NoCard && !v.Sees(c) {
			why[i].Source = NoCard
		}
	}
	return why
}

// Part is the rest of a part of a pile that was shuffled by itself: its number of cards, and how
// many of these are Super-Villains. All players know this of every part (R-STK-05, R-STK-06).
type Part struct{ Cards, SuperVillains int }

// Parts returns the parts left in a zone, from the top, as far as the seat knows. A card that has come back
// to the zone belongs to none. Parts whose cards another seat may have exchanged unseen are one.
func (v View) Parts(z ZoneID) []Part {
	var out []Part
	last := slotSet(0)
	for cards := v.s.Cards(z); len(cards) > 0; {
		n := v.s.stirred(cards, v.seat)
		slots := v.s.slotsOf(cards[:n])
		for _, c := range cards[:n] {
			if v.s.cards[c].Slot == 0 {
				continue
			}
			if len(out) == 0 || slots&last == 0 {
				out, last = append(out, Part{}), 0
			}
			last |= slots
			p := &out[len(out)-1]
			p.Cards++
			if v.s.Face(c).SuperVillain {
				p.SuperVillains++
			}
		}
		cards = cards[n:]
	}
	return out
}

// LayOpen makes every card known to all. Use it on a copy of a finished game for viewing it again.
func (s *State) LayOpen() {
	for i := range s.cards {
		if i > 0 {
			s.cards[i].Known = Everyone
		}
	}
}
