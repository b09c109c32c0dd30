package engine

import (
	"fmt"
	"slices"
)

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

// Range returns the present Range of a seat's card for an Assist, in spaces from the seat's standee
// (R-AST-03).
func (v View) Range(c CardID, seat SeatID) int {
	if !v.Sees(c) {
		return 0
	}
	return int(v.s.rangeOf(c, int(v.s.text(c).Range), seat))
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

// Worth returns how many VP a card the seat knows would be worth to that seat now. Its worth to
// others could show what is hidden under their heroes.
func (v View) Worth(c CardID) int {
	if v.seat == NoSeat || !v.Sees(c) {
		return 0
	}
	return v.s.Worth(v.seat, c)
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

// Pending returns the open question. For a question to another seat it shows only who is asked,
// because the rest depends on what that seat holds. During a turn it also shows the options that
// are the seat's own (R-AST-01).
func (v View) Pending() Decision {
	d := v.s.ask
	switch {
	case d.Kind == NoDecision, d.Seat == v.seat && !v.s.helped():
		return d
	case d.Kind == DecideTurn:
		d.Options = v.s.optionsOf(v.seat)
		return d
	}
	return Decision{Seq: d.Seq, Kind: DecideOther, Seat: d.Seat, User: NoSeat}
}

// End returns the option that ends the open turn, even if it is another seat's. All players may
// know that a turn can be ended now (R-END-01). There is no such option during other questions.
func (v View) End() (end Option, ok bool) {
	if v.s.ask.Kind != DecideTurn {
		return end, false
	}
	for _, o := range v.s.ask.Options {
		if o.Kind == OptEnd {
			return o, true
		}
	}
	return end, false
}

// Left reports whether a seat has left the game.
func (v View) Left(seat SeatID) bool { return v.s.Left(seat) }

// Leaving reports whether a seat leaves the game at the end of its turn.
func (v View) Leaving(seat SeatID) bool { return v.s.Leaving(seat) }

// Side returns a seat and its partners.
func (v View) Side(seat SeatID) Seats { return v.s.Side(seat) }

// Offer returns the offer that an option in the main part of a turn refers to.
func (v View) Offer(o Option) *Offer { return v.s.Offer(o) }

// helped reports whether the options of the open question belong to several seats.
func (s *State) helped() bool {
	if !s.lib.helped {
		return false
	}
	for _, o := range s.ask.Options {
		if o.Seat != s.ask.Seat {
			return true
		}
	}
	return false
}

// optionsOf returns the options of the open question that a seat may take. They are usually
// consecutive, so nothing is copied.
func (s *State) optionsOf(seat SeatID) []Option {
	all := s.ask.Options
	first, end, n := 0, 0, 0
	for i, o := range all {
		if o.Seat != seat {
			continue
		}
		if n == 0 {
			first = i
		}
		end = i + 1
		n++
	}
	switch n {
	case 0:
		return nil
	case end - first:
		return all[first:end:end]
	}
	out := make([]Option, 0, n)
	for _, o := range all {
		if o.Seat == seat {
			out = append(out, o)
		}
	}
	return out
}

// Helped reports whether some turn offers something to seats other than the active one. Otherwise
// there are never Helpers.
func (l *Library) Helped() bool { return l.helped }

// Helpers returns the other seats that have options in the main part of a turn, such as Assist
// cards (R-AST-01). Their options are in the Pending of their Views.
func (s *State) Helpers() (out Seats) {
	if !s.lib.helped {
		return 0
	}
	for _, o := range s.ask.Options {
		out |= o.Seat.Only()
	}
	return out &^ s.ask.Seat.Only()
}

// Alike reports whether all options of the open question are equivalent.
func (v View) Alike() bool { return v.s.ask.Seat == v.seat && v.s.Alike() }

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

// Deal makes dst a game that the seat cannot tell from the real one. Everything
// the seat knows stays, everything else is dealt again, and future results come
// from chance. A fair search plays on from such a copy, because dst depends only
// on what the seat can know and on chance. The open question is asked again.
//
// The seat is assumed to remember every shuffle. It knows which cards each
// shuffle hid together, but not which of them is where.
//
// A question to another seat may depend on cards this seat does not know. Worlds
// in which that seat is not asked are dealt again, at most a hundred times. Deal
// reports whether dst is at a question of the same kind to the same seat. If it
// returns false, do not play on from dst.
func (v View) Deal(dst *State, chance *RNG) bool {
	const tries = 100
	for range tries {
		v.s.CopyInto(dst)
		dst.redeal(v.seat, chance)
		if dst.pose() == nil && dst.ask.Seat == v.s.ask.Seat && dst.ask.Kind == v.s.ask.Kind {
			return true
		}
	}
	return false
}

// Foreseen is an event that an answer may lead to.
type Foreseen struct {
	Event
	Sure bool // it happens whatever the hidden cards are, before any seat is asked
}

// Foresee returns the events that an answer of the seat, or the end of the open turn, leads to as
// far as the seat can know. It stops when the main part of a turn is next asked about, or at the
// end of the game. The answer is given in the copies in with, which are dealt again, and never in
// the real game. Seats that are asked on the way give the answer that changes the least. Events
// that happen in all copies before a seat is asked are sure, so with more copies fewer are sure by
// chance. The later events are those of the first copy. Events name no card that the seat does not
// know now. There are none if Deal fails. An answer that the seat may not give is an error.
func (v View) Foresee(a Answer, with []*State, chance *RNG) ([]Foreseen, error) {
	if err := v.s.allows(a); err != nil {
		return nil, err
	}
	if a.Option.Seat != v.seat && a.Option.Kind != OptEnd {
		return nil, fmt.Errorf("engine: seat %d foresees only its own answers and the end of turns", v.seat)
	}
	var out []Foreseen
	sure := 0
	for i, dst := range with {
		if !v.Deal(dst, chance) {
			return nil, nil
		}
		var ev Events
		if err := dst.Apply(a, &ev); err != nil {
			return nil, err
		}
		asked := len(ev.List) // the events before any seat is asked
		const most = 100      // questions on the way
		for n := 0; n < most && dst.over == NotOver && dst.ask.Kind != DecideTurn; n++ {
			if err := dst.Apply(Answer{Seq: dst.ask.Seq, Option: dst.ask.leave()}, &ev); err != nil {
				return nil, err
			}
		}
		if i == 0 {
			sure = asked
			for _, e := range ev.List {
				out = append(out, Foreseen{Event: v.blank(e)})
			}
		}
		sure = min(sure, asked)
		for n := range sure {
			if v.blank(ev.List[n]) != out[n].Event {
				sure = n
				break
			}
		}
	}
	for n := range sure {
		out[n].Sure = true
	}
	return out, nil
}

// Targets returns the cards that can be chosen in the question right after an answer of the seat,
// as far as it can know. These are the cards that a card to be played can affect. There are none if
// the next question is for another seat or about the main part of a turn.
func (v View) Targets(a Answer, dst *State, chance *RNG) (out []CardID) {
	if v.s.allows(a) != nil || a.Option.Seat != v.seat || !v.Deal(dst, chance) || dst.Apply(a, nil) != nil {
		return nil
	}
	if d := &dst.ask; d.Kind == DecideTurn || d.Seat != v.seat {
		return nil
	}
	for _, o := range dst.ask.Options {
		if o.Card != NoCard && v.Sees(o.Card) && !slices.Contains(out, o.Card) {
			out = append(out, o.Card)
		}
	}
	return out
}

// Prospect is what the active player has and can buy after some options of an open turn.
type Prospect struct {
	Power, Hand int
	Here, There []CardID // cards the player can buy right away, and others after one Move
}

// Prospect returns what options of the open turn lead to, taken one after another, as far as the
// seat can know. An option that has become impossible is skipped. Seats that are asked on the way
// give the answer that changes the least. The options are taken in dst, which is dealt again. Ok is
// false if they lead out of the main part of the turn.
func (v View) Prospect(options []Option, dst *State, chance *RNG) (p Prospect, ok bool) {
	active := v.s.ask.Seat
	if v.s.ask.Kind != DecideTurn || !v.Deal(dst, chance) {
		return p, false
	}
	for _, o := range options {
		if slices.Contains(dst.ask.Options, o) && !dst.through(o, active) {
			return p, false
		}
	}
	p.Power, p.Hand = dst.power(), dst.Len(dst.Zone(Hand, active))
	p.Here = v.buys(dst, nil)
	var moved State
	for _, o := range dst.ask.Options {
		if o.Kind != OptStep || o.Seat != active {
			continue
		}
		if dst.CopyInto(&moved); moved.through(o, active) {
			p.There = v.buys(&moved, p.There)
		}
	}
	p.There = slices.DeleteFunc(p.There, func(c CardID) bool { return slices.Contains(p.Here, c) })
	return p, true
}

// through takes an option of the open turn and the least of all that it asks, and reports whether the
// turn of a seat is open again.
func (s *State) through(o Option, active SeatID) bool {
	const most = 30 // questions on the way
	err := s.Apply(Answer{Seq: s.ask.Seq, Option: o}, nil)
	for n := 0; n < most && err == nil && s.over == NotOver && s.ask.Kind != DecideTurn; n++ {
		err = s.Apply(Answer{Seq: s.ask.Seq, Option: s.ask.leave()}, nil)
	}
	return err == nil && s.over == NotOver && s.ask.Kind == DecideTurn && s.ask.Seat == active
}

// buys adds the cards that the active player of a copy can buy, of those that the seat knows.
func (v View) buys(s *State, to []CardID) []CardID {
	for _, o := range s.ask.Options {
		if o.Kind == OptBuy && o.Seat == s.ask.Seat && v.Sees(o.Card) && !slices.Contains(to, o.Card) {
			to = append(to, o.Card)
		}
	}
	return to
}

// blank returns an event without the cards that the seat does not know now.
func (v View) blank(e Event) Event {
	if e = e.For(v.seat); !v.Sees(e.Card) {
		e.Card = NoCard
	}
	if !v.Sees(e.Source) {
		e.Source = NoCard
	}
	return e
}

// leave returns the option that changes the least.
func (d *Decision) leave() Option {
	for _, o := range d.Options {
		switch o.Kind {
		case OptDone, OptNo, OptSuffer, OptEnd:
			return o
		case OptPlay, OptBuy, OptUse, OptStep, OptAct, OptCard, OptYes, OptLabel, OptDefend, OptReveal, OptTrigger, OptSeat, OptPile, OptSpace:
		}
	}
	return d.Options[0]
}

// redeal deals everything a seat cannot know again, except the open question.
func (s *State) redeal(seat SeatID, chance *RNG) {
	s.mixParts(seat, chance)
	var seen [2]pools
	for i := range s.cards {
		card := &s.cards[i]
		if i == 0 || card.Known.Has(seat) {
			continue
		}
		mine := 0
		if card.isOf(seat) {
			mine = 1
		}
		if !seen[mine].has(card.Pool) {
			seen[mine].add(card.Pool)
			s.mix(seat, card.Pool, mine == 1, chance)
		}
	}
	s.findStanding() // cards that alter answers may be hidden from the seat
	s.findUsers()
	s.given = s.given[:0]
	for i := range s.streams {
		s.streams[i] = RNG(chance.Next())
	}
}

// mixParts deals the cards a seat does not know again, to the places in their own part of a pile
// (R-STK-05).
func (s *State) mixParts(seat SeatID, chance *RNG) {
	for z := range s.board.zones {
		if s.board.info[z].slots {
			continue
		}
		cards := s.order[s.starts[z]:s.starts[z+1]]
		for done := uint8(0); ; {
			part := uint8(0)
			for _, c := range cards {
				if p := s.cards[c].Slot; p > done && (part == 0 || p < part) {
					part = p
				}
			}
			if part == 0 {
				break
			}
			s.mixPart(cards, part, seat, chance)
			done = part
		}
	}
}

func (s *State) mixPart(cards []CardID, part uint8, seat SeatID, chance *RNG) {
	var buf [256]CardID
	hidden := buf[:0]
	unknown := func(c CardID) bool { return s.cards[c].Slot == part && !s.cards[c].Known.Has(seat) }
	for _, c := range cards {
		if unknown(c) {
			hidden = append(hidden, c)
		}
	}
	slices.Sort(hidden)
	Shuffle(hidden, chance)
	next := 0
	for i, c := range cards {
		if unknown(c) {
			cards[i] = hidden[next]
			next++
		}
	}
}

// isOf reports whether a card is one of a player's own. Players know which cards they own, however
// these are mixed. An onlooker has none, not even cards without an owner.
func (c *Card) isOf(seat SeatID) bool { return seat != NoSeat && c.Owner == seat }

// mix deals the faces of a pool's cards that a seat does not know again, either to its own cards or
// to those of others. It deals sorted faces to places in order, so the result does not depend on
// where they really are.
func (s *State) mix(seat SeatID, pool uint8, mine bool, chance *RNG) {
	var buf [256]CardID
	var faceBuf [256]FaceID
	hidden, faces := buf[:0], faceBuf[:0]
	for z := range s.board.zones {
		for _, c := range s.Cards(ZoneID(z)) {
			if card := &s.cards[c]; card.Pool == pool && !card.Known.Has(seat) && card.isOf(seat) == mine {
				hidden = append(hidden, c)
				faces = append(faces, card.Face)
			}
		}
	}
	slices.Sort(faces)
	Shuffle(faces, chance)
	for i, c := range hidden {
		s.cards[c].Face = faces[i]
	}
}

// Part is the rest of a part of a pile that was shuffled by itself: its number of cards, and how
// many of these are Super-Villains. All players know this of every part (R-STK-05, R-STK-06).
type Part struct{ Cards, SuperVillains int }

// Parts returns the parts left in a zone, from the top. A card that has come back to the zone
// belongs to none.
func (v View) Parts(z ZoneID) []Part {
	var out []Part
	last := uint8(0)
	for _, c := range v.s.Cards(z) {
		slot := v.s.cards[c].Slot
		if slot == 0 {
			continue
		}
		if slot != last || len(out) == 0 {
			out, last = append(out, Part{}), slot
		}
		p := &out[len(out)-1]
		p.Cards++
		if v.s.Face(c).SuperVillain {
			p.SuperVillains++
		}
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
