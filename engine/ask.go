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
			if heard |= s.lib.briefs[s.cards[c].Face].hears; s.cards[c].Bits&Changed != 0 {
				heard = math.MaxUint64 // whatever text it has
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
	}
	if s.cards[c].Bits&Changed != 0 {
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
	add := func(q Asked, id ChangeID, source CardID, owner SeatID) {
		a := answer{n: base}
		if s.alter(&a, q, id, source, owner, c, seat); a.n+a.more != base {
			out = append(out, CostChange{source, a.n + a.more - base})
		}
	}
	for _, q := range [...]Asked{AskCost, AskPrice} {
		for i := range s.watches {
			if w := &s.watches[i]; w.Change != 0 && s.lasts(w) {
				add(q, w.Change, w.Source, w.Seat)
			}
		}
		for i := range s.inForce {
			add(q, s.inForce[i].change, s.inForce[i].card, s.inForce[i].owner)
		}
	}
	return out
}

// bar returns the first change in force that keeps the active player from buying a card, or 0.
func (s *State) bar(c CardID) ChangeID {
	seat := s.turns[0].Active
	forbids := func(id ChangeID, source CardID, owner SeatID) bool {
		a := answer{n: 1}
		s.alter(&a, AskMayBuy, id, source, owner, c, seat)
		return a.forbidden
	}
	for i := range s.watches {
		if w := &s.watches[i]; w.Change != 0 && s.lasts(w) && forbids(w.Change, w.Source, w.Seat) {
			return w.Change
		}
	}
	for i := range s.inForce {
		if st := &s.inForce[i]; forbids(st.change, st.card, st.owner) {
			return st.change
		}
	}
	return 0
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

// fits reports whether a card fits a filter. this is the card whose text asks. f is the frame that
// runs it, or nil if there is none.
func (s *State) fits(id FilterID, c, this CardID, f *Frame) bool {
	return id == 0 || s.fitsFilter(id, c, this, f)
}

// fitsPlay reports whether the card of play number i fits a filter with the types it had when it was
// played, wherever it is now. Of a card that has left, only its face is known to all: it may be in a hand.
func (s *State) fitsPlay(id FilterID, i int, this CardID, f *Frame) bool {
	p := &s.plays[i]
	if id == 0 || s.playing(p) {
		return s.fits(id, p.Card, this, f)
	}
	face, q := &s.lib.Faces[p.Face], &s.lib.Filters[id]
	if q.Either == 0 && !q.fits(face, s.typesOfPlay(i), face.Cost, face.Traits, s.lib.Faces[p.Text].AnyName) {
		return false
	}
	return !s.lib.fitting.more[id] || s.fitsHere(q, p.Card, this, f)
}

// typesOfPlay returns the types that the card of play number i had when it was played.
func (s *State) typesOfPlay(i int) Types {
	p := &s.plays[i]
	if face := &s.lib.Faces[p.Face]; !s.playing(p) {
		return face.Types | face.Owned | p.Adds
	}
	return s.Types(p.Card)
}

// playing reports whether a card is where it was played.
func (s *State) playing(p *Play) bool { return s.cards[p.Card].Stay == p.Stay }

func (s *State) fitsFilter(id FilterID, c, this CardID, f *Frame) bool {
	card := &s.cards[c]
	if !s.asPrinted(card) || s.altering&askedOfFilters != 0 {
		if q := &s.lib.Filters[id]; q.Either == 0 && !q.fits(s.Face(c), s.Types(c), int8(min(s.CostOf(c), 127)), s.text(c).Traits, s.anyName(c)) {
			return false
		}
	} else if !s.lib.fitting.has(id, card.Face) {
		return false
	}
	return !s.lib.fitting.more[id] || s.fitsHere(&s.lib.Filters[id], c, this, f)
}

// cannotFit reports whether the print of a card rules it out for a filter. It does for most cards,
// and no other test is needed then. It is quick.
func (s *State) cannotFit(id FilterID, c CardID) bool {
	card := &s.cards[c]
	return !s.lib.fitting.has(id, card.Face) && s.asPrinted(card) && s.altering&askedOfFilters == 0
}

// asPrinted reports whether the text and types of a card are those printed, which they are for most
// cards. Changes of the answers about a card are apart from that.
func (s *State) asPrinted(card *Card) bool {
	return card.Bits&Changed == 0 && !(s.lib.fitting.varied && s.lib.briefs[card.Face].prints&printsTypes != 0)
}

// fitsPrinted reports whether a filter now depends only on what is printed, for cards that are
// asPrinted.
func (s *State) fitsPrinted(id FilterID) bool {
	return s.altering&askedOfFilters == 0 && !s.lib.fitting.more[id]
}

// fitsHere reports whether a card fits the part of a filter that does not depend on print.
func (s *State) fitsHere(q *Filter, c, this CardID, f *Frame) bool {
	return !(q.NotThis && c == this || q.Played && !s.replayable(c) || q.Obtained && !s.obtained(c) ||
		q.FaceUp && s.cards[c].Down() || q.Held && (f == nil || !s.holds(f, c)) || q.New && f != nil && s.holds(f, c) ||
		q.Mine && (f == nil || s.cards[c].Owner != f.Actor) || q.AtGoal && !s.atGoal(c) || q.Menaces && (f == nil || !s.menaces(c, f.Actor)) ||
		q.Bears != Power && s.On(c, q.Bears) == 0 || q.Bare != Power && s.On(c, q.Bare) > 0 || q.OfHero && (f == nil || !s.ofHero(c, f.Actor)) || q.Called && !s.bears(c) ||
		q.AtMostIt && (f == nil || f.It == NoCard || s.CostOf(c) > s.CostOf(f.It)) ||
		q.LikeIt && (f == nil || f.It == NoCard || s.Types(c)&s.Types(f.It) == 0) || q.In != 0 && !q.In.Has(s.board.info[s.cards[c].Zone].place) && !(q.In.Has(InPlay) && f != nil && s.Controls(f.Actor, c)) ||
		q.CostsIt && (f == nil || f.It == NoCard || s.CostOf(c) != s.CostOf(f.It)) || q.NotMine && (f == nil || s.cards[c].Owner == f.Actor) ||
		q.This && c != this || q.Twin && !s.hasTwin(c) || q.AlsoIn != 0 && (f == nil || !s.namedIn(c, q.AlsoIn, f)) ||
		q.Repeats && (f == nil || !s.repeats(c, f.Actor)) ||
		q.Either != 0 && !s.fits(q.Either, c, this, f) && !s.fits(q.Or, c, this, f))
}

// readsIt reports whether a filter is about the card at hand, the last one that the text chose.
func (q *Filter) readsIt() bool { return q.AtMostIt || q.LikeIt || q.CostsIt }

// ofHero reports whether a card is a Signature card of one of a seat's heroes (R-SIG-01).
func (s *State) ofHero(c CardID, seat SeatID) bool {
	of := s.Face(c).Signed
	if of == 0 || seat == NoSeat {
		return false
	}
	for _, h := range s.Cards(s.Zone(Heroes, seat)) {
		if s.Face(h).ID == of {
			return true
		}
	}
	return false
}

// fitting records which faces fit which filters by what is printed on them.
type fitting struct {
	words  int      // of a filter
	bits   []uint64 // by FilterID, then by FaceID
	more   []bool   // by FilterID: it also tests features that are not printed
	varied bool     // some face has other types or names while a seat owns it, or texts add types
}

func newFitting(l *Library) fitting {
	words := (len(l.Faces) + 63) / 64
	t := fitting{words: words, bits: make([]uint64, words*len(l.Filters)), more: make([]bool, len(l.Filters))}
	for i := range l.Faces {
		t.varied = t.varied || l.Faces[i].Owned != 0 || l.Faces[i].AnyName
	}
	for _, n := range l.Numbers {
		t.varied = t.varied || n.Types
	}
	for id := range l.Filters {
		q := &l.Filters[id]
		t.more[id] = q.NotThis || q.Played || q.Obtained || q.Held || q.FaceUp || q.New || q.Mine || q.AtGoal || q.Menaces || q.Bears != Power || q.OfHero || q.Called || q.AtMostIt || q.LikeIt || q.In != 0 || q.Either != 0 ||
			q.CostsIt || q.NotMine || q.Repeats || q.Bare != Power || q.This || q.Twin || q.AlsoIn != 0
		for i := range l.Faces {
			if f := &l.Faces[i]; l.fitsFace(q, f) {
				t.bits[id*words+i/64] |= 1 << (i % 64)
			}
		}
	}
	return t
}

// fitsFace reports whether a face can fit a filter by what is printed.
func (l *Library) fitsFace(q *Filter, f *Face) bool {
	if q.Either != 0 {
		return l.fitsFace(&l.Filters[q.Either], f) || l.fitsFace(&l.Filters[q.Or], f)
	}
	return q.FitsFace(f, f.Types, f.Cost, f.Traits)
}

func (t *fitting) has(id FilterID, face FaceID) bool {
	return t.bits[int(id)*t.words+int(face>>6)]>>(face&63)&1 != 0
}

// row returns which faces fit a filter, one bit per face.
func (t *fitting) row(id FilterID) []uint64 {
	return t.bits[int(id)*t.words : (int(id)+1)*t.words]
}

// FitsFace reports whether a face fits the filter by what is printed, with t, cost and traits in
// place of its own. It leaves out everything that depends on where the card is and what has
// happened to it.
func (q *Filter) FitsFace(f *Face, t Types, cost int8, traits Traits) bool {
	return q.fits(f, t, cost, traits, false)
}

// fits is like FitsFace. With every, the card has every name.
func (q *Filter) fits(f *Face, t Types, cost int8, traits Traits, every bool) bool {
	switch {
	case q.Types != 0 && t&q.Types == 0,
		q.ByVP && !q.worth(f),
		t&q.Not != 0,
		cost < q.MinCost,
		q.MaxCost != 0 && cost > q.MaxCost,
		q.Free && cost != 0,
		q.Odd && cost%2 == 0,
		q.Even && cost%2 != 0,
		q.Super && !f.SuperVillain,
		q.Roams && f.Goal != EveryGoal,
		traits&q.Traits != q.Traits,
		q.Families != 0 && f.Families&q.Families == 0 && !every,
		q.Name != 0 && f.ID != q.Name && (q.OrName == 0 || f.ID != q.OrName) && !every,
		q.NotName != 0 && (f.ID == q.NotName || every):
		return false
	}
	return true
}

// worth reports whether the VP of a face are within the limits of the filter.
func (q *Filter) worth(f *Face) bool {
	vp := f.vp()
	return vp >= int(q.MinVP) && vp <= int(q.MaxVP)
}

// replayable reports whether a card has been played this turn, has resolved and is still where it
// was played.
func (s *State) replayable(c CardID) bool {
	done := false
	for i := range s.plays {
		if p := &s.plays[i]; p.Card == c && p.Stay == s.cards[c].Stay && p.Bits&Earlier == 0 {
			if p.Bits&Done == 0 {
				return false
			}
			done = true
		}
	}
	return done
}

// obtained reports whether a card was bought or gained this turn by the seat that has it, and is
// still known to all seats.
func (s *State) obtained(c CardID) bool {
	card := &s.cards[c]
	if card.Known != Everyone {
		return false
	}
	for i := range s.gains {
		if s.gains[i].Card == c && s.gains[i].Seat == card.Owner {
			return true
		}
	}
	return false
}
