package engine

import "slices"

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
	return !s.lib.fitting.mayHave(id, card.Face) && card.Bits&Changed == 0 && s.altering&askedOfFilters == 0
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
	may    []uint64 // like bits, with all faces whose types or names may differ from print; bits if no face is varied
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
	t.may = t.bits
	if t.varied {
		t.may = slices.Clone(t.bits)
		for i := range l.Faces {
			for id := 0; id < len(l.Filters) && l.briefs[i].prints&printsTypes != 0; id++ {
				t.may[id*words+i/64] |= 1 << (i % 64)
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

// mayHave reports whether a face may fit a filter, unless a text has changed the card.
func (t *fitting) mayHave(id FilterID, face FaceID) bool {
	return t.may[int(id)*t.words+int(face>>6)]>>(face&63)&1 != 0
}

// rowOfMay returns which faces may fit a filter, one bit per face.
func (t *fitting) rowOfMay(id FilterID) []uint64 {
	return t.may[int(id)*t.words : (int(id)+1)*t.words]
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
