package engine

import (
	"fmt"
	"slices"
)

// View is a game as one seat may see it. It is a lens, not a copy: it shows the
// State as it is now, and has no way to what the seat may not know. A View for
// NoSeat is an onlooker's: public things only.
type View struct {
	s    *State
	seat SeatID
}

// View returns what a seat may see of the game.
func (s *State) View(seat SeatID) View { return View{s, seat} }

// Seat returns whose view this is.
func (v View) Seat() SeatID { return v.seat }

// Seats returns the number of players.
func (v View) Seats() int { return v.s.Seats() }

// Library returns what is printed on the cards.
func (v View) Library() *Library { return v.s.lib }

// Board returns what the cards lie on.
func (v View) Board() *Board { return v.s.board }

// Turn returns the turn being played.
func (v View) Turn() Turn { return v.s.Turn() }

// Power returns the Power left in the turn being played.
func (v View) Power() int { return v.s.power() }

// Number returns a counter of the table, of a seat or of the turn being played.
func (v View) Number(id NumberID, seat SeatID) int { return v.s.Number(id, seat) }

// Over returns why the game has ended.
func (v View) Over() Reason { return v.s.over }

// LineUpSize returns the size the Line-Up is filled to.
func (v View) LineUpSize() int { return v.s.LineUpSize() }

// Space returns the number of the space of the ring that a seat's standee stands in, or -1 if
// none. After the seats that play come those that take no turn.
func (v View) Space(seat SeatID) int { return v.s.Space(seat) }

// SpaceOf returns the number of the space of the ring that a card the seat knows lies in, or -1
// if none.
func (v View) SpaceOf(c CardID) int {
	if !v.Sees(c) {
		return -1
	}
	return v.s.spaceOf(c)
}

// Goal returns the space of the ring that a card the seat knows heads for, from 0, or -1 where
// it heads for none, or for all.
func (v View) Goal(c CardID) int {
	if !v.Sees(c) {
		return -1
	}
	return max(v.s.goalOf(c), 0) - 1
}

// AtGoal reports whether a card the seat knows lies at the space of the ring it heads for.
func (v View) AtGoal(c CardID) bool { return v.Sees(c) && v.s.atGoal(c) }

// Next returns the seat to the left of another.
func (v View) Next(seat SeatID) SeatID { return v.s.Next(seat) }

// Zone returns the zone that a place means to a seat, as in Board.Zone.
func (v View) Zone(p Place, seat SeatID) ZoneID { return v.s.Zone(p, seat) }

// Place returns the place a zone belongs to.
func (v View) Place(z ZoneID) Place { return v.s.board.info[z].place }

// Holder returns whose zone z is, or NoSeat for the table's.
func (v View) Holder(z ZoneID) SeatID { return v.s.board.info[z].seat }

// Count returns the number of cards in a zone; piles can be counted by all.
func (v View) Count(z ZoneID) int { return v.s.Len(z) }

// Sees reports whether the seat knows which card c is and where it lies.
func (v View) Sees(c CardID) bool { return v.s.cards[c].Known.Has(v.seat) }

// Cards returns the cards of a zone whose every card the seat knows, top first. It is nil for
// other zones: Peek reads those card by card.
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

// Card returns where a card is and what it carries. Of a card the seat does not know it tells
// nothing: the zero Card. Who else knows it, and which shuffle hid it, it does not tell either.
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

// ZoneOf returns the zone a card lies in, or 0 if the seat does not know the card.
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

// FaceID returns the id of that, or 0 if the seat does not know the card.
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
		return v.s.printedCost(c) // as Cost does; computers ask it all the time
	}
	return v.s.Cost(c)
}

// Range returns how far the Assist of a seat's card reaches now, in spaces from the seat's
// standee (R-AST-03).
func (v View) Range(c CardID, seat SeatID) int {
	if !v.Sees(c) {
		return 0
	}
	return int(v.s.rangeOf(c, int(v.s.text(c).Range), seat))
}

// On returns a number that lies on a card the seat knows.
func (v View) On(c CardID, id NumberID) int {
	if !v.Sees(c) {
		return 0
	}
	return v.s.On(c, id)
}

// Up returns the top card of a zone if it lies face up and the seat knows it, else NoCard.
func (v View) Up(z ZoneID) CardID {
	c := v.s.Top(z)
	if card := &v.s.cards[c]; card.Known.Has(v.seat) && card.Bits&FaceDown == 0 {
		return c
	}
	return NoCard
}

// Plays returns the plays of this turn, in order.
func (v View) Plays() []Play { return v.s.Plays() }

// PlayedNow reports whether a card was played this turn and still lies there.
func (v View) PlayedNow(c CardID) bool { return v.Sees(c) && v.s.PlayedNow(c) }

// Gains returns the cards bought or gained this turn, in order.
func (v View) Gains() []Gain { return v.s.gains }

// Worth returns what a card the seat knows would count for the seat itself now. What it would
// count for others could tell what lies hidden under their heroes.
func (v View) Worth(c CardID) int {
	if v.seat == NoSeat || !v.Sees(c) {
		return 0
	}
	return v.s.Worth(v.seat, c)
}

// SetOff returns the card that set off the waiting trigger an option of the open question
// stands for, or NoCard if that is not for the seat to know.
func (v View) SetOff(o Option) CardID {
	if v.s.ask.Seat != v.seat || o.Kind != OptTrigger {
		return NoCard
	}
	if c := v.s.SetOff(o); v.Sees(c) {
		return c
	}
	return NoCard
}

// Pending returns the open question. Of a question to somebody else it tells no more than who
// is asked, beside the options that are the seat's own (R-AST-01): what others are asked
// depends on what they hold.
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

// End returns the option that ends the open turn, whose ever it is: that a turn can be ended
// now lies open to all (R-END-01). There is none while something else is asked.
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

// Side returns a seat with its partners.
func (v View) Side(seat SeatID) Seats { return v.s.Side(seat) }

// Offer returns what an option of an open part of a turn stands for.
func (v View) Offer(o Option) *Offer { return v.s.Offer(o) }

// helped reports whether the options of the open question are of several seats.
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

// optionsOf returns the options of the open question that a seat may take. As a rule they stand
// one after the other, and nothing has to be copied.
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

// Helped reports whether some open part of a turn offers something to others than the
// seat whose turn it is: without that there are never Helpers.
func (l *Library) Helped() bool { return l.helped }

// Helpers returns the seats beside the one asked that the open part of a turn offers something:
// Assist cards (R-AST-01). Their options are in the Pending of their Views.
func (s *State) Helpers() (out Seats) {
	if !s.lib.helped {
		return 0
	}
	for _, o := range s.ask.Options {
		out |= o.Seat.Only()
	}
	return out &^ s.ask.Seat.Only()
}

// Alike reports whether all options of the open question come to the same thing.
func (v View) Alike() bool { return v.s.ask.Seat == v.seat && v.s.Alike() }

// Why returns the stack of rules being resolved, outermost first: what a player who asks "why
// am I asked this?" is told. Cards the seat does not know are left out.
func (v View) Why() []Step {
	why := v.s.Why()
	for i := range why {
		if c := why[i].Source; c != NoCard && !v.Sees(c) {
			why[i].Source = NoCard
		}
	}
	return why
}

// Deal makes dst one of the games the seat cannot tell from the real one: all it
// knows stays, what it cannot know is dealt anew, and the future's chance is
// chance's. An honest search plays on from a copy so treated: what dst becomes
// depends on nothing but what the seat can know and on chance. The open question
// is asked anew.
//
// A seat is taken to remember every shuffle: it knows which cards each shuffle
// hid together, but not which of them lies where.
//
// A question to somebody else may hang on cards the seat does not know: worlds
// in which that seat is asked nothing are dealt again, a hundred times at most.
// Deal reports whether dst stands at a question to the same seat; otherwise dst
// is not to be played on from.
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
	Sure bool // it comes whatever the seat cannot know, before anybody is asked
}

// Foresee returns what an answer of the seat, or the end of the open turn, leads to, as far as the
// seat can know: to the next open part of a turn, or the end of the game. The answer is given in
// copies dealt anew, never in the real game; whoever is asked on the way leaves things as they are.
// What comes in all copies before anybody is asked is sure, so the more copies there are in with
// the less is sure by chance; what follows is how the first copy goes on. Events name no card that
// the seat does not know now. There is nothing to foresee where Deal cannot deal. An answer that
// the seat may not give is an error.
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
		asked := len(ev.List) // what comes before anybody is asked
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

// Targets returns the cards that can be chosen in the question to which an answer of the seat
// leads at once, as far as it can know: those that a card to be played reaches. There are none
// where nothing is asked, or something else.
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

// leave returns the answer that leaves most as it is.
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

// redeal deals what a seat cannot know anew, but for the open question.
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
	s.findStanding() // what alters answers may lie where the seat does not see it
	s.findUsers()
	s.given = s.given[:0]
	for i := range s.streams {
		s.streams[i] = RNG(chance.Next())
	}
}

// mixParts deals the cards a seat does not know, of each part of a pile that was
// shuffled by itself, to their places in that part anew (R-STK-05).
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

// isOf reports whether a card is one of a player's own: a player knows what its
// own cards are, whatever has been mixed. An onlooker has none, not even those
// that belong to nobody.
func (c *Card) isOf(seat SeatID) bool { return seat != NoSeat && c.Owner == seat }

// mix deals the faces of one pool's cards unknown to a seat, its own or those of
// others, to their places anew. It deals them from sorted order to places in
// sorted order, so that the outcome does not depend on how they lie in truth.
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

// Part is what is left of a part of a pile that was shuffled by itself: how many cards, and
// how many of them are Super-Villains. All know that of every part (R-STK-05, R-STK-06).
type Part struct{ Cards, SuperVillains int }

// Parts returns the parts that are left of a zone, the uppermost first. A card that has come
// back to the zone since belongs to none.
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

// LayOpen lets everybody know every card. It is for a copy of a game that is over, to be
// looked at again.
func (s *State) LayOpen() {
	for i := range s.cards {
		if i > 0 {
			s.cards[i].Known = Everyone
		}
	}
}
