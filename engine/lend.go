package engine

import (
	"fmt"
	"slices"
)

// This file is about the abilities of a hero that another seat also has.

// lending are the questions by which a seat also has the abilities of others' heroes.
const lending askedSet = 1<<AskAbilities | 1<<AskAbility

// lent returns the seats with heroes whose abilities a seat also has: see lends.
func (s *State) lent(seat SeatID) (out Seats) {
	if seat == NoSeat || s.altering&lending == 0 {
		return 0
	}
	if s.altered(AskAbilities) && s.answerTo(AskAbilities, 0, NoCard, seat) != 0 {
		out = s.foes(seat)
	}
	if s.altered(AskAbility) {
		for i := range s.watches {
			if w := &s.watches[i]; w.Seat == seat && s.lib.asks[w.Change].has(AskAbility) && s.lasts(w) {
				out |= s.cards[w.Source].Owner.Only() & s.foes(seat)
			}
		}
	}
	return out
}

// lends reports whether a seat also has the abilities of another seat's hero.
func (s *State) lends(seat SeatID, hero CardID) bool {
	owner := s.cards[hero].Owner
	if seat == NoSeat || owner == NoSeat || s.altering&lending == 0 || !s.foes(seat).Has(owner) {
		return false
	}
	if s.altered(AskAbilities) && s.answerTo(AskAbilities, 0, NoCard, seat) != 0 {
		return true
	}
	return slices.ContainsFunc(s.watches, func(w Watch) bool {
		return w.Source == hero && w.Seat == seat && s.lib.asks[w.Change].has(AskAbility) && s.lasts(&w)
	})
}

// eachLent calls do for each hero of another seat whose abilities a seat also has.
func (s *State) eachLent(seat SeatID, do func(hero CardID)) {
	for rest := s.lent(seat); rest != 0; {
		foe := s.clockwise(seat, rest)
		rest &^= foe.Only()
		for _, h := range s.Cards(s.Zone(Heroes, foe)) {
			if s.lends(seat, h) {
				do(h)
			}
		}
	}
}

// Lent are the once-a-turn abilities of another seat's hero that a seat has used this turn, or those of a card
// that it controls elsewhere. Both use their own.
type Lent struct {
	Hero  CardID
	Seat  SeatID
	Spent uint8 // see Card.Spent
}

// isLent reports whether abilities of a card that a seat uses are those of another seat's hero, or of a card that
// the seat controls elsewhere.
func (s *State) isLent(c CardID, seat SeatID) bool {
	if s.maySay(c, controllable) {
		at := &s.board.info[s.cards[c].Zone]
		return at.seat != seat && s.lib.controls.Has(at.place)
	}
	owner := s.cards[c].Owner
	return owner != seat && owner != NoSeat && s.Face(c).SuperHero
}

// spentBy returns the once-a-turn abilities of a card that a seat has used this turn, as a set.
func (s *State) spentBy(c CardID, seat SeatID) uint8 {
	if s.lib.lends && s.isLent(c, seat) {
		for _, l := range s.lentUses {
			if l.Hero == c && l.Seat == seat {
				return l.Spent
			}
		}
		return 0
	}
	return s.cards[c].Spent
}

// spentFor returns the same set to add to.
func (m *machine) spentFor(c CardID, seat SeatID) *uint8 {
	if !m.lib.lends || !m.isLent(c, seat) {
		return &m.cards[c].Spent
	}
	i := slices.IndexFunc(m.lentUses, func(l Lent) bool { return l.Hero == c && l.Seat == seat })
	if i < 0 {
		i = len(m.lentUses)
		m.lentUses = append(m.lentUses, Lent{Hero: c, Seat: seat})
	}
	return &m.lentUses[i].Spent
}

// hasLent is the bit in the size of the list before it that says that a game has a list of lent abilities.
// Earlier versions had no such list.
const hasLent = 0x8000

// walkLent walks the abilities of others' heroes that seats have used.
func (s *State) walkLent(w *codec) {
	list := size(w, &s.lentUses)
	w.short = w.short || len(list) == 0
	for i := range list {
		n16(w, &s.lentUses[i].Hero)
		n8(w, &s.lentUses[i].Seat)
		n8(w, &s.lentUses[i].Spent)
	}
}

// checkLent checks the abilities of others' heroes that seats have used.
func (s *State) checkLent() error {
	for i, l := range s.lentUses {
		if !s.lib.lends || !s.isCard(l.Hero) || !s.isPlayer(l.Seat) || l.Spent == 0 {
			return fmt.Errorf("engine: use %d of another hero's abilities, of card %d", i, l.Hero)
		}
	}
	return nil
}
