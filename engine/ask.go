package engine

import "math"

// askedSet is a set of questions.
type askedSet uint32

func (q askedSet) has(a Asked) bool { return q>>(a&31)&1 != 0 }

// The questions that prices, purchases and filters ask.
const (
	askedOfPrices  askedSet = 1<<AskCost | 1<<AskPrice
	askedOfBuying           = askedOfPrices | 1<<AskMayBuy
	askedOfFilters askedSet = 1<<AskCost | 1<<AskTypes
)

// findAltered notes the questions whose answers a change in force may alter. The change may be made
// by a card where it is, or by a Watch.
func (s *State) findAltered() {
	s.altering = s.standing
	for i := range s.watches {
		s.altering |= s.lib.asks[s.watches[i].Change]
	}
}

// leaveWorking adds watches.
func (s *State) leaveWorking(w ...Watch) {
	s.watches = append(s.watches, w...)
	s.findAltered()
}

// altered reports whether a change in force may alter the answers to a question.
func (s *State) altered(q Asked) bool { return s.altering.has(q) }

// answerTo returns the answer to a question about a card, for a seat. The answer is the printed one
// or that of the rules, altered by the changes in force (E-04). NoCard asks about the table.
func (s *State) answerTo(q Asked, base int, c CardID, seat SeatID) int {
	if s.altered(q) {
		return s.alteredAnswer(q, base, c, seat)
	}
	return base
}

// alteredAnswer applies the changes in force. It walks them as eachChange does, but itself, because it runs all
// the time and mostly no card in force is about the question.
func (s *State) alteredAnswer(q Asked, base int, c CardID, seat SeatID) int {
	a := answer{n: base}
	for i := range s.watches {
		if w := &s.watches[i]; w.Change != 0 && s.lasts(w) {
			s.alter(&a, q, w.Change, w.Source, w.Seat, c, seat)
		}
	}
	if s.standing.has(q) {
		for i := range s.inForce {
			if st := &s.inForce[i]; st.asked == q {
				s.alter(&a, q, st.change, st.card, st.owner, c, seat)
			}
		}
	}
	if a.forbidden {
		return 0
	}
	return a.n + a.more | a.types
}

// eachChange calls yes for each change in force, with the card that makes it and its owner, until yes returns
// false. Those of watches come first.
func (s *State) eachChange(yes func(id ChangeID, source CardID, owner SeatID) bool) {
	for i := range s.watches {
		if w := &s.watches[i]; w.Change != 0 && s.lasts(w) && !yes(w.Change, w.Source, w.Seat) {
			return
		}
	}
	for i := range s.inForce {
		if st := &s.inForce[i]; !yes(st.change, st.card, st.owner) {
			return
		}
	}
}

// stood is a change that a card makes from where it is.
type stood struct {
	card   CardID
	change ChangeID
	owner  SeatID
	asked  Asked
}

// findStanding notes the changes that cards make where they are now. These follow from the cards in
// places where changes work, and from the numbers that have reached a Level.
func (s *State) findStanding() {
	s.standing, s.inForce = 0, s.inForce[:0]
	for z := range ZoneID(s.board.zones) {
		at := &s.board.info[z]
		if !s.lib.stands.Has(at.place) || !s.works(z) {
			continue
		}
		for _, c := range s.Cards(z) {
			if !s.maySay(c, printsChanges) || s.cards[c].Down() {
				continue
			}
			for _, id := range s.text(c).Changes {
				if d := &s.lib.Changes[id]; d.From.Has(at.place) {
					s.standing |= 1 << d.Asked
					s.inForce = append(s.inForce, stood{c, id, at.seat, d.Asked})
				}
			}
		}
	}
	if s.lib.controls != 0 {
		s.findControlled()
	}
	s.findAltered()
}

// findUsers notes which zones have cards with abilities that may still be used this turn. Most
// zones have none, and this is asked before every step of a turn.
func (s *State) findUsers() {
	s.users = 1 << anyUser
	for _, z := range s.board.users {
		s.findUsersIn(z)
	}
}

// findUsersIn notes whether a zone has such a card.
func (s *State) findUsersIn(z ZoneID) {
	bit := s.board.info[z].user
	if bit == 0 {
		return
	}
	s.users &^= bit
	for _, c := range s.Cards(z) {
		if s.maySay(c, printsUses) && s.hasUse(c) {
			s.users |= bit
			break
		}
	}
}

// hasUse reports whether a card may have an ability that is not used up this turn.
func (s *State) hasUse(c CardID) bool {
	card := &s.cards[c]
	if card.Bits&Changed != 0 {
		return true // whatever text it has; such cards are few
	}
	for n, u := range s.Face(c).Uses {
		if !u.Once || card.Spent&useBit(n) == 0 {
			return true
		}
	}
	return false
}

// ofSeats are the places of each seat whose cards findEars looks at, and ofTable is the table as a seat.
const (
	ofSeats = Places(1<<Heroes | 1<<InPlay)
	ofTable = SeatID(MaxSeats)
)

// findEars notes the Moments that the triggers of a seat's heroes and of its cards in play may hear, or those of
// the cards of the table that hear any. They hear few, and something happens at one all the time.
func (s *State) findEars(seat SeatID) {
	heard, places, holder := uint64(0), ofSeats, seat
	if seat == ofTable {
		places, holder = s.lib.listens, NoSeat
	}
	for ps := places; ps != 0 && s.lib.noted&printsTriggers != 0; ps = ps.rest() {
		p := ps.First()
		first := s.Zone(p, holder)
		for _, c := range s.order[s.starts[first]:s.starts[first+ZoneID(s.board.rows[p].Count)]] {
			switch card := &s.cards[c]; {
			case card.Down(): // it hears nothing
			case card.Bits&Changed != 0:
				heard = math.MaxUint64 // whatever text it has
			default:
				heard |= s.lib.briefs[card.Face].hears
			}
		}
	}
	s.ears[seat] = heard
}

// findEarsIn updates these notes after a change in a zone.
func (s *State) findEarsIn(z ZoneID) {
	switch at := &s.board.info[z]; {
	case ofSeats.Has(at.place):
		s.findEars(at.seat)
	case s.lib.listens.Has(at.place):
		s.findEars(ofTable)
	}
}

// findNotes finds all notes that follow from where the cards are.
func (s *State) findNotes() {
	s.findStanding()
	s.findUsers()
	for seat := range SeatID(s.board.all) {
		s.findEars(seat)
	}
	s.findEars(ofTable)
}

// noteMove updates the notes after a move of a card. says are the kinds of text the card may have.
func (s *State) noteMove(says briefBits, from, to ZoneID) {
	if says&printsChanges != 0 {
		s.findStanding()
	}
	if says&printsUses != 0 {
		s.findUsersIn(from)
		s.findUsersIn(to)
	}
	if says&printsTriggers != 0 {
		s.findEarsIn(from)
		s.findEarsIn(to)
	}
}

// noteTurned updates the notes after a card has been turned face up or face down.
func (s *State) noteTurned(c CardID) {
	if s.maySay(c, printsChanges) {
		s.findStanding()
	}
	if s.maySay(c, printsTriggers) {
		s.findEarsIn(s.cards[c].Zone)
	}
}

// works reports whether the abilities of cards in a zone work. With a Level they work once its
// number has reached the zone (R-THR-02).
func (s *State) works(z ZoneID) bool {
	at := &s.board.info[z]
	level := s.board.rows[at.place].Level
	return level == Power || s.Number(level, NoSeat) >= int(at.index)
}

// lasts reports whether a Watch has not ended because its card left.
func (s *State) lasts(w *Watch) bool {
	return w.Until != WhileThere && w.Until != TurnThere || s.cards[w.Source].Stay == w.Stay
}

// answer is an answer while changes are applied to it.
type answer struct {
	n, more, types int
	forbidden      bool
}

// alter applies one change, made by a card for its owner, to the answer about c for a seat.
func (s *State) alter(a *answer, q Asked, id ChangeID, source CardID, owner SeatID, c CardID, seat SeatID) {
	d := &s.lib.Changes[id]
	if d.Asked != q {
		return
	}
	if owner == controller {
		if owner = s.turns[0].Active; s.board.info[s.cards[source].Zone].seat == owner || !s.controlsAfar(owner) || !s.Controls(owner, source) {
			return
		}
	}
	if q != AskAbilities && owner != NoSeat && s.Face(source).SuperHero && s.lends(seat, source) {
		owner = seat
	}
	if !s.whose(d.Whose, owner, seat) {
		return
	}
	if c != NoCard {
		place, _, i := s.board.At(s.cards[c].Zone)
		if d.In != 0 && !d.In.Has(place) || !s.near(d.Near, owner, place, i) {
			return
		}
		// A change tests printed features, so the result of several changes does
		// not depend on their order.
		if d.It != 0 && (!s.lib.fitting.has(d.It, s.cards[c].Face) || s.lib.Filters[d.It].NotThis && c == source || s.lib.Filters[d.It].This && c != source) {
			return
		}
	}
	if owner == NoSeat {
		owner = seat // the rules answer any seat
	}
	f := Frame{Actor: owner, User: owner, Source: source, It: c, Held: int16(len(s.held))}
	if d.OnlyIf != 0 && s.count(d.OnlyIf, &f) < 1 {
		return
	}
	n := int(d.N) * s.count(d.By, &f)
	switch {
	case d.Layer == Forbids:
		a.forbidden = true
	case d.Layer == Sets:
		a.n = n
	case q == AskTypes:
		a.types |= n
	default:
		a.more += n
	}
}

// whose reports whether a seat is one of those that a word means to an owner.
func (s *State) whose(w Who, owner, seat SeatID) bool {
	switch w {
	case You:
		return owner == seat
	case Foes, Others:
		return owner != seat
	default: // All; no other word names an actor or a question's seat
		return true
	}
}

// Types returns the set of types of a card.
func (s *State) Types(c CardID) Types {
	card := &s.cards[c]
	if s.asPrinted(card) && !s.altered(AskTypes) { // mostly
		return s.lib.types[card.Face]
	}
	return s.changedTypes(c)
}

func (s *State) changedTypes(c CardID) Types {
	t := s.Face(c).Types
	if s.cards[c].Owner != NoSeat || s.board.info[s.cards[c].Zone].place == InPlay {
		t |= s.Face(c).Owned
	}
	if s.cards[c].Bits&Changed != 0 {
		if p := s.playOf(c, s.cards[c].Stay); p != nil {
			t |= p.Adds
		}
		t |= s.addedTypes(c)
	}
	if s.altered(AskTypes) {
		t = Types(s.answerTo(AskTypes, int(t), c, s.cards[c].Owner))
	}
	return t
}

// CostOf returns the cost of a card that card texts refer to. It is never below zero.
func (s *State) CostOf(c CardID) int {
	cost := s.printedCost(c)
	if s.altered(AskCost) {
		cost = max(s.alteredAnswer(AskCost, cost, c, s.turns[0].Active), 0)
	}
	return cost
}

// Cost returns what the active player would pay for a card now (C-031). It is never below zero.
func (s *State) Cost(c CardID) int {
	if s.altering&askedOfPrices != 0 {
		return s.alteredPrice(c)
	}
	return s.printedCost(c)
}

func (s *State) alteredPrice(c CardID) int {
	return max(s.answerTo(AskPrice, s.CostOf(c), c, s.turns[0].Active), 0)
}

// CostChange is a change in force of what a card costs: the card that makes it, and what it adds.
type CostChange struct {
	Source CardID
	N      int
}

// costChanges returns the changes in force of what the active player would pay for a card.
func (s *State) costChanges(c CardID) (out []CostChange) {
	base, seat := s.printedCost(c), s.turns[0].Active
	for _, q := range [...]Asked{AskCost, AskPrice} {
		s.eachChange(func(id ChangeID, source CardID, owner SeatID) bool {
			a := answer{n: base}
			if s.alter(&a, q, id, source, owner, c, seat); a.n+a.more != base {
				out = append(out, CostChange{source, a.n + a.more - base})
			}
			return true
		})
	}
	return out
}

// bar returns the first change in force that keeps the active player from buying a card, or 0.
func (s *State) bar(c CardID) (first ChangeID) {
	seat := s.turns[0].Active
	s.eachChange(func(id ChangeID, source CardID, owner SeatID) bool {
		a := answer{n: 1}
		if s.alter(&a, AskMayBuy, id, source, owner, c, seat); a.forbidden {
			first = id
		}
		return !a.forbidden
	})
	return first
}

// barring returns the seats whose next turn takes a number that bars from a card.
func (s *State) barring(c CardID) (until Seats) {
	for i := range s.watches {
		w := &s.watches[i]
		if w.Source != c || w.Trigger == 0 || w.Spent || !s.lasts(w) {
			continue
		}
		if op := &s.lib.Code[s.lib.Triggers[w.Trigger].Prog]; op.Code == OpNumber && op.Number == s.lib.bars && op.N < 0 {
			until |= w.Seat.Only()
		}
	}
	return until
}

func (s *State) printedCost(c CardID) int { return int(s.lib.costs[s.cards[c].Face]) }

// price returns what an offer or use costs for a given card.
func (s *State) price(p Price, c CardID) int {
	if p.Cost {
		return max(s.Cost(c)+int(p.N), 0)
	}
	return int(p.N)
}

// affords reports whether a seat can pay a price for a given card.
func (s *State) affords(p Price, c CardID, seat SeatID) bool {
	if p.free() {
		return true
	}
	return s.price(p, c) <= s.Number(p.Number, seat) && (p.AlsoN == 0 || int(p.AlsoN) <= s.Number(p.Also, seat))
}

// handSize returns how many cards a new hand has (C-020).
func (s *State) handSize(seat SeatID) int {
	return max(s.answerTo(AskHandSize, HandSize, NoCard, seat), 0)
}

// HandSize is the number of cards drawn for a new hand (C-020).
const HandSize = 5
