package engine

import (
	"fmt"
	"slices"
)

// Check reports an error if the game breaks a rule that holds at every question. Each card must be
// in exactly one zone and know which, every id must refer to something, and the question must have
// answers, each only once.
func (s *State) Check() error {
	if err := s.check(); err != nil {
		return err
	}
	if err := s.checkNoted(); err != nil {
		return err
	}
	return s.checkQuestion()
}

// checkNoted checks that the notes about the cards follow from the cards.
func (s *State) checkNoted() error {
	again := *s
	again.inForce = nil
	again.findNotes()
	again.findStandees()
	if again.standing != s.standing || again.altering != s.altering || again.standees != s.standees || again.users != s.users || again.ears != s.ears || !slices.Equal(again.inForce, s.inForce) {
		return fmt.Errorf("engine: the changes in force are noted as %v, and are %v; the zones with abilities as %b, and are %b; the moments heard as %x, and are %x",
			s.inForce, again.inForce, s.users, again.users, s.ears, again.ears)
	}
	return nil
}

// check is like Check but does not check the question.
func (s *State) check() error {
	zones := s.board.zones
	if len(s.cards) != len(s.order)+1 ||
		int(s.starts[zones]) != len(s.order) || s.starts[0] != 0 {
		return fmt.Errorf("engine: %d cards do not all lie in the %d zones", len(s.cards)-1, zones)
	}
	if len(s.numbers) != s.lib.ofTable+s.board.all*s.lib.ofSeat || len(s.turns) == 0 {
		return fmt.Errorf("engine: %d numbers and %d turns", len(s.numbers), len(s.turns))
	}
	if !s.isPlayer(s.first) || s.lineUp > 64 {
		return fmt.Errorf("engine: seat %d started, %d cards in the Line-Up", s.first, s.lineUp)
	}
	if c := &s.cards[NoCard]; *c != (Card{Owner: NoSeat}) {
		return fmt.Errorf("engine: no card at all carries something")
	}
	seen := make([]bool, len(s.cards))
	for z := ZoneID(0); int(z) < zones; z++ {
		if s.starts[z] > s.starts[z+1] || int(s.starts[z+1]) > len(s.order) {
			return fmt.Errorf("engine: zone %d has a negative size", z)
		}
		for _, c := range s.Cards(z) {
			if c == NoCard || int(c) >= len(s.cards) || seen[c] {
				return fmt.Errorf("engine: card %d of zone %d does not exist or is there twice", c, z)
			}
			seen[c] = true
			if err := s.checkCard(c, z); err != nil {
				return err
			}
		}
	}
	for _, t := range s.turns {
		if !s.isPlayer(t.Seat) || !s.playerOrNone(t.Active) {
			return fmt.Errorf("engine: it is the turn of seat %d", t.Seat)
		}
	}
	if err := s.checkLists(); err != nil {
		return err
	}
	return s.checkStack()
}

func (s *State) checkCard(c CardID, z ZoneID) error {
	card, at := &s.cards[c], &s.board.info[z]
	switch {
	case card.Zone != z:
		return fmt.Errorf("engine: card %d is in zone %d but says %d", c, z, card.Zone)
	case int(card.Face) >= len(s.lib.Faces):
		return fmt.Errorf("engine: card %d has no face %d", c, card.Face)
	case !s.seatOrNone(card.Owner):
		return fmt.Errorf("engine: card %d belongs to seat %d", c, card.Owner)
	case at.owning == Makes && card.Owner != at.seat:
		return fmt.Errorf("engine: card %d is with seat %d but belongs to %d", c, at.seat, card.Owner)
	case at.sight == Open && card.Known != Everyone:
		return fmt.Errorf("engine: card %d is face up in zone %d but not every seat knows it", c, z)
	case card.Known != Everyone && card.Known&^s.everybody() != 0:
		return fmt.Errorf("engine: card %d is known to seats that do not play", c)
	case card.Bits&Changed != 0 && s.playOf(c, card.Stay) == nil && s.addedTypes(c) == 0, card.Bits&Borrowed != 0 && s.playOf(c, card.Stay) == nil:
		return fmt.Errorf("engine: card %d carries the marks of a play that is not there", c)
	case card.Bits&Bound != 0 && (at.place != InPlay || card.Owner == NoSeat):
		return fmt.Errorf("engine: card %d must go back to an owner, but has none or is not in play", c)
	}
	return nil
}

// checkLists checks that everything named by the lists of past and waiting effects exists.
func (s *State) checkLists() error {
	for i, p := range s.plays {
		if !s.isCard(p.Card) || int(p.Face) >= len(s.lib.Faces) || int(p.Text) >= len(s.lib.Faces) ||
			int(p.Back) >= s.board.zones || !s.isSeat(p.By) || !s.isSeat(p.For) {
			return fmt.Errorf("engine: play %d, of card %d, points nowhere", i, p.Card)
		}
	}
	for _, g := range s.gains {
		if !s.isCard(g.Card) || !s.isSeat(g.Seat) || g.From >= MaxPlaces {
			return fmt.Errorf("engine: gain of card %d", g.Card)
		}
	}
	for _, h := range slices.Concat(s.held, s.drawn) {
		if int(h.Card) >= len(s.cards) || !s.seatOrNone(h.For) {
			return fmt.Errorf("engine: card %d is remembered", h.Card)
		}
	}
	for _, w := range s.watches {
		if !s.isCard(w.Source) || int(w.Trigger) >= len(s.lib.Triggers) || int(w.Change) >= max(len(s.lib.Changes), 1) ||
			w.Trigger != 0 && w.Change != 0 || w.Trigger == 0 && w.Change == 0 && s.lib.merges == 0 || !s.isSeat(w.Seat) || w.Until >= NumUntil {
			return fmt.Errorf("engine: watch %+v points nowhere", w)
		}
	}
	for _, l := range s.laters {
		if int(l.Source) >= len(s.cards) || !s.isProgram(l.Prog) || !s.isSeat(l.Seat) {
			return fmt.Errorf("engine: end-of-turn effect %+v points nowhere", l)
		}
	}
	for _, w := range s.waiting {
		if int(w.Source) >= len(s.cards) || int(w.It) >= len(s.cards) || !s.isProgram(w.Prog) ||
			int(w.Trigger) >= len(s.lib.Triggers) || w.Trigger != 0 && s.lib.Triggers[w.Trigger].Prog != w.Prog ||
			!s.isSeat(w.Seat) || !s.spends(w.Spend) {
			return fmt.Errorf("engine: waiting trigger %+v points nowhere", w)
		}
	}
	for _, t := range s.tokens {
		if !s.isCard(t.Card) || int(t.Of) >= len(s.lib.Numbers) || s.lib.Numbers[t.Of].Of != OfCard {
			return fmt.Errorf("engine: number %d on card %d", t.Of, t.Card)
		}
		if at := s.board.info[s.cards[t.Card].Zone].place; s.lib.quarters != Power && t.Of == s.lib.quarters && (t.N < 1 || t.N > 3 || at != InPlay && !s.lib.controls.Has(at)) {
			return fmt.Errorf("engine: card %d cannot be rotated by %d quarters", t.Card, t.N)
		}
	}
	for _, g := range s.given {
		if int(g.Stream) >= numStreams || g.N < 0 {
			return fmt.Errorf("engine: chance %+v cannot be given", g)
		}
	}
	return s.checkLent()
}

// checkStack checks that each frame is where a frame of its kind can wait.
func (s *State) checkStack() error {
	if s.over != NotOver {
		if len(s.stack) > 0 {
			return fmt.Errorf("engine: the game is over and something goes on")
		}
		return nil
	}
	if len(s.stack) == 0 {
		return fmt.Errorf("engine: nothing goes on and the game is not over")
	}
	held := int16(0)
	_, spaces := s.ring()
	for i := range s.stack {
		f := &s.stack[i]
		if f.Held < held || int(f.Held) > len(s.held) {
			return fmt.Errorf("engine: frame %d remembers something that does not exist", i)
		}
		held = f.Held
		if int(f.Source) >= len(s.cards) || int(f.It) >= len(s.cards) ||
			!s.seatOrNone(f.Actor) || i == 0 && !s.isPlayer(f.Actor) || !s.playerOrNone(f.User) || !s.seatOrNone(f.Target) ||
			int(f.Space) > spaces || !s.leftStands(f) || f.Taken < 0 || !s.spends(f.Spend) ||
			!s.stands(f, i == 0, i == len(s.stack)-1) {
			return fmt.Errorf("engine: frame %d (%+v) is out of place", i, *f)
		}
	}
	return nil
}

// leftStands reports whether the Left of a frame is a set of seats, or in a frame that begins a text, a name.
func (s *State) leftStands(f *Frame) bool {
	if f.Bits&Begins != 0 && f.Proc != ProcEach && f.Proc != ProcAttack {
		return int(f.named()) < len(s.lib.Names)
	}
	return f.Left&^s.everybody() == 0
}

// stands reports whether a frame can wait in its present state, at the bottom, in the middle or at
// the top of the stack.
func (s *State) stands(f *Frame, bottom, top bool) bool {
	if bottom != (f.Proc == ProcCode && int(f.PC) < len(s.lib.rests) && s.lib.rests[f.PC]&(restScript|restEnds) != 0) ||
		bottom && s.closes(f) && (f.Arg == uint16(NotOver) || f.Arg >= uint16(Stuck) || f.Guards&^s.everybody() != 0) {
		return false
	}
	switch f.Proc {
	case ProcCode:
		if int(f.PC) >= len(s.lib.rests) || f.Actor == NoSeat {
			return false
		}
		r := s.lib.rests[f.PC]
		switch {
		case top:
			op := &s.lib.Code[f.PC]
			return r&restAsking != 0 && (op.Code != OpKeep || f.Taken >= 0 && int(f.Taken) < int(op.N))
		case f.Bits&(Busy|Shuffling) != 0:
			return r&restBusy != 0 && (f.Bits&Shuffling == 0 || f.Limit >= 0 && int(f.Limit) < len(s.cards))
		}
		return r&(restAfter|restBegin) != 0 // it continues, or has not begun, as a Reward that happens twice
	case ProcSettle:
		return f.Arg < 64
	case ProcPlay:
		return int(f.Arg) < len(s.plays) && f.Bits&Busy != 0 && !top && s.isCard(f.Source) && f.Actor != NoSeat && f.Sum >= 0 && f.Sum < MaxPlaces
	case ProcEach:
		return s.isProgram(f.Prog) && !top && f.Actor != NoSeat
	case ProcAttack:
		return f.Arg > 0 && int(f.Arg) < len(s.lib.Attacks) && s.attackStands(f) && f.Actor != NoSeat && (f.Victims|f.Safe|f.Guards)&^s.everybody() == 0
	case ProcNobody:
		return s.isProgram(f.Prog) && f.Bits&Busy != 0 && !top && f.Actor != NoSeat
	case ProcGain:
		return s.isCard(f.It) && (f.PC == 1 || f.PC == 2 && f.Limit > 0 && int(f.Limit) <= len(s.gains)) && f.Arg&^gainUnder < MaxPlaces && s.board.has.Has(Place(f.Arg&^gainUnder)) && !top && f.Actor != NoSeat
	}
	return false
}

// attackStands reports whether an Attack is in a valid state for reaching its next seat, or for asking
// whom a chosen Defense is for. In that case the Defense must exist, and it must be possible for
// two seats.
func (s *State) attackStands(f *Frame) bool {
	if f.It == NoCard || s.lib.Attacks[f.Arg].Alone {
		return int(f.Taken) <= s.board.all
	}
	return s.lib.shields && s.isPlayer(f.Target) && s.unsafe(f).rest() != 0 && int(f.Taken) < len(s.text(f.It).Defenses)
}

func (s *State) isSeat(seat SeatID) bool { return seat >= 0 && int(seat) < s.board.all }

// isPlayer reports whether a seat takes turns and answers questions. An ally does neither.
func (s *State) isPlayer(seat SeatID) bool { return seat >= 0 && int(seat) < s.board.seats }

func (s *State) playerOrNone(seat SeatID) bool { return seat == NoSeat || s.isPlayer(seat) }

func (s *State) seatOrNone(seat SeatID) bool { return seat == NoSeat || s.isSeat(seat) }

func (s *State) isCard(c CardID) bool { return c != NoCard && int(c) < len(s.cards) }

// isProgram reports whether an address is the start of a card's program.
func (s *State) isProgram(p ProgID) bool {
	return int(p) < len(s.lib.rests) && s.lib.rests[p]&restBegin != 0
}

// spends reports whether the ability or Watch that a use spends exists.
func (s *State) spends(n int8) bool { return n < 8 && (n >= 0 || -1-int(n) < len(s.watches)) }

func (s *State) checkQuestion() error {
	if s.ask.Kind == NoDecision {
		if s.over == NotOver {
			return fmt.Errorf("engine: nothing is asked and the game is not over")
		}
		return nil
	}
	if n := len(s.ask.Options); n == 0 || n == 1 && s.ask.Kind != DecideTurn {
		return fmt.Errorf("engine: question %d has %d answers", s.ask.Seq, n)
	}
	for i, o := range s.ask.Options {
		for _, p := range s.ask.Options[:i] {
			if o == p {
				return fmt.Errorf("engine: answer %+v twice", o)
			}
		}
	}
	return nil
}

// CheckPosed asks the open question again and reports any difference. The question must follow from
// the rest of the game.
func (s *State) CheckPosed() error {
	again := s.Copy()
	if err := again.pose(); err != nil {
		return err
	}
	if again.Hash() != s.Hash() {
		return fmt.Errorf("engine: asking the question again changed the game")
	}
	a, b := &s.ask, &again.ask
	same := slices.Equal(a.Options, b.Options) &&
		a.Kind == b.Kind && a.Seq == b.Seq && a.Seat == b.Seat && a.User == b.User && a.For == b.For && a.Verb == b.Verb && a.To == b.To &&
		a.Min == b.Min && a.Max == b.Max && a.Taken == b.Taken && a.Source == b.Source && a.It == b.It && a.At == b.At
	if !same {
		return fmt.Errorf("engine: asked again, the question %+v is %+v", s.ask, again.ask)
	}
	return nil
}
