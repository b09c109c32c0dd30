package engine

import (
	"math/bits"
	"slices"
)

// count returns the value of a Count for the seat a frame works for.
func (s *State) count(id CountID, f *Frame) int {
	if id == 0 { // most texts count nothing
		return 1
	}
	return s.bounded(&s.lib.Counts[id], f)
}

// bounded returns the value of a Count within its own limits.
func (s *State) bounded(q *Count, f *Frame) int {
	n := s.counted(q, f)
	if uint16(q.Per|q.Max|uint8(q.Less))|uint16(q.And) != 0 {
		if q.And != 0 && s.count(q.And, f) == 0 {
			return 0
		}
		n = max(n-int(q.Less), 0) / int(max(q.Per, 1))
		if q.Max != 0 {
			n = min(n, int(q.Max))
		}
	}
	return n
}

func (s *State) counted(q *Count, f *Frame) int {
	n := 0
	switch q.Of {
	case One:
		return 1
	case CardsIn:
		return s.countIn(q, f.Actor, f)
	case HeldIn:
		for _, h := range s.remembered(f) {
			place, seat, _ := s.board.At(s.cards[h.Card].Zone)
			if s.cards[h.Card].Stay == h.Stay && seat == f.Actor && q.From.Has(place) && s.fits(q.Filter, h.Card, f.Source, f) {
				n++
			}
		}
	case CardsHeld:
		for _, h := range s.remembered(f) {
			if s.cards[h.Card].Stay == h.Stay && s.fits(q.Filter, h.Card, f.Source, f) {
				n++
			}
		}
	case CardsPlayed:
		for i := range s.plays {
			p := &s.plays[i]
			if s.resolvedNow(i, f.Actor) && p.Card != f.Source && !s.playedBefore(i) && s.fits(q.Filter, p.Card, f.Source, f) {
				n++
			}
		}
	case CountPlays:
		return s.countPlays(q.Filter, f.Actor)
	case NamesPlayed:
		for i := range s.plays {
			if s.resolvedNow(i, f.Actor) && s.fits(q.Filter, s.plays[i].Card, f.Source, f) && !s.namedBefore(i) {
				n++
			}
		}
	case NamesSeen:
		return s.namesSeen(q, f)
	case Taken:
		if q.From != 0 {
			return int(f.Taken - f.Sum)
		}
		return int(f.Taken)
	case ItFits:
		if f.It != NoCard && s.fits(q.Filter, f.It, f.Source, f) {
			return 1
		}
	case FoesWith:
		for seat := range SeatID(s.Seats()) {
			if s.foes(f.Actor).Has(seat) && s.countIn(q, seat, f) > 0 {
				n++
			}
		}
	case NumberLeft:
		if s.lib.Numbers[q.Number].Of == OfSeat && f.Actor == NoSeat {
			return 0
		}
		return int(*s.number(q.Number, f.Actor))
	case ItsCost:
		if f.It != NoCard {
			return s.CostOf(f.It)
		}
	case CanPay:
		if f.It != NoCard && s.CostOf(f.It) <= s.power() {
			return 1
		}
	case ItsPower:
		if f.It != NoCard {
			if p := s.playOf(f.It, s.cards[f.It].Stay); p != nil {
				return int(p.Made)
			}
		}
	case CardsOn:
		if c := s.meantBy(q.From, q.Around, f); c != NoCard {
			return s.On(c, q.Number)
		}
	case Victims:
		return bits.OnesCount16(uint16(f.Victims &^ f.Safe))
	case TargetIs:
		if f.Target != NoSeat {
			return 1
		}
	case Namesakes:
		for ps := q.From; ps != 0 && f.It != NoCard; ps = ps.rest() {
			for z, last := s.zones(ps.First(), f.Actor, f); z < last; z++ {
				for _, c := range s.Cards(z) {
					if s.Face(c).ID == s.Face(f.It).ID {
						n++
					}
				}
			}
		}
	case PiecesTogether:
		return s.together(f.Actor, q.Near)
	case PiecesWithIt:
		return s.standeesIn(s.spaceOf(f.It))
	case NoneIn:
		if s.countIn(q, f.Actor, f) == 0 {
			return 1
		}
	case TurnNumber:
		return int(s.turns[0].Number)
	case GoalsVisited:
		visited := uint16(*s.number(q.Number, f.Actor))
		for p, i := s.ringPlace(), 0; visited>>i != 0; i++ {
			if visited>>i&1 != 0 && s.board.IsGoal(p, i) {
				n++
			}
		}
	case SeatsWith:
		for seat := range SeatID(s.Seats()) {
			if *s.number(q.Number, seat) > 0 && (q.Near == 0 || s.Space(f.Actor) >= 0 && s.within(q.Near, f.Actor, seat)) {
				n++
			}
		}
	case Fewest:
		own := s.countIn(q, f.Actor, f)
		for seat := range SeatID(s.Seats()) {
			if s.foes(f.Actor).Has(seat) && s.countIn(q, seat, f) <= own {
				return 0
			}
		}
		return 1
	case TypesIn:
		if cards, one := s.oneZone(q, f.Actor); one {
			return s.typesOf(q.Filter, cards, f).count()
		}
		var seen Types
		s.eachZone(q, f.Actor, f, func(cards []CardID) { seen |= s.typesOf(q.Filter, cards, f) })
		return seen.count()
	case TypesPlayed:
		return s.typesPlayed(q.Filter, f.Actor, len(s.plays)).count()
	case CostIn:
		for _, h := range s.remembered(f) {
			if place, seat, _ := s.board.At(s.cards[h.Card].Zone); seat == f.Actor && q.From.Has(place) {
				n += s.CostOf(h.Card)
			}
		}
	case FoesWithout:
		without := s.foes(f.Actor)
		for _, h := range s.remembered(f) {
			if owner := s.cards[h.Card].Owner; owner != NoSeat {
				without &^= owner.Only()
			}
		}
		return bits.OnesCount16(uint16(without))
	case MaxHeld:
		var sums [MaxSeats]int
		for _, h := range s.remembered(f) {
			if h.For != NoSeat {
				sums[h.For] += s.CostOf(h.Card)
			}
		}
		if f.Actor != NoSeat && sums[f.Actor] == slices.Max(sums[:]) {
			return 1
		}
	case SlotsFree:
		lies := 0
		for ps := q.From; ps != 0; ps = ps.rest() {
			for z, last := s.zones(ps.First(), f.Actor, f); z < last; z++ {
				lies += s.Len(z)
			}
		}
		return max(s.answerTo(AskLineUp, int(s.lineUp), NoCard, NoSeat)-lies, 0)
	case HeldFor:
		for _, h := range s.remembered(f) {
			if h.For == f.Actor {
				n++
			}
		}
	case NonePlayed:
		if s.countPlays(q.Filter, f.Actor) == 0 {
			return 1
		}
	case Discarded:
		if t := s.turn(); f.Actor == t.Active {
			return int(t.N[discards])
		}
	case RunMade:
		if s.runs(f.Actor, int(q.Near), NoCard) > s.runs(f.Actor, int(q.Near), f.It) {
			return 1
		}
	case HeldApart:
		var seen Types
		for _, h := range s.remembered(f) {
			t := s.Types(h.Card)
			if t == 0 || t&seen != 0 {
				return 0
			}
			seen |= t
		}
		return 1
	case PowerIn:
		s.eachZone(q, f.Actor, f, func(cards []CardID) {
			for _, c := range cards {
				if s.fits(q.Filter, c, f.Source, f) {
					n += int(s.Face(c).Power)
				}
			}
		})
	}
	return n
}

// foes returns the foes of a seat. These are all seats but itself (N-7) and its partners.
func (s *State) foes(seat SeatID) Seats {
	if s.lib.teams != Power {
		return s.table() &^ s.Side(seat)
	}
	return s.table() &^ seat.Only()
}

// Side returns a seat and its partners, according to the Team number.
func (s *State) Side(seat SeatID) Seats {
	out := seat.Only()
	if s.lib.teams == Power || int(seat) >= s.Seats() {
		return out
	}
	team := *s.number(s.lib.teams, seat)
	for other := range SeatID(s.Seats()) {
		if team != 0 && *s.number(s.lib.teams, other) == team {
			out |= other.Only()
		}
	}
	return out
}

// helps reports whether one seat can help another. Without teams any seat can. With teams only a
// partner can (R-CPT-11).
func (s *State) helps(seat, other SeatID) bool {
	return s.lib.teams == Power || s.Side(seat).Has(other)
}

// table returns the set of players, without those that have left the game.
func (s *State) table() Seats {
	if s.lib.gone != Power {
		return s.seated() &^ s.left()
	}
	return s.seated()
}

// seated returns the set of players, including those that have left the game.
func (s *State) seated() Seats { return 1<<s.board.seats - 1 }

// left returns the set of players that have left the game.
func (s *State) left() (out Seats) {
	for seat := range SeatID(s.board.seats) {
		if s.Left(seat) {
			out |= seat.Only()
		}
	}
	return out
}

// Left reports whether a seat has left the game.
func (s *State) Left(seat SeatID) bool { return s.lib.gone != Power && *s.number(s.lib.gone, seat) > 1 }

// Leaving reports whether a seat leaves the game at the end of its turn.
func (s *State) Leaving(seat SeatID) bool {
	return s.lib.gone != Power && *s.number(s.lib.gone, seat) == 1
}

// everybody returns the set of all seats, including silent seats.
func (s *State) everybody() Seats { return 1<<s.board.all - 1 }

// countIn returns how many cards a Count counts in a seat's places.
func (s *State) countIn(q *Count, seat SeatID, f *Frame) int {
	n := 0
	if cards, one := s.oneZone(q, seat); one {
		return s.fitting(q.Filter, cards, f)
	}
	s.eachZone(q, seat, f, func(cards []CardID) { n += s.fitting(q.Filter, cards, f) })
	return n
}

// fitting returns how many cards fit a filter.
func (s *State) fitting(id FilterID, cards []CardID, f *Frame) int {
	if id == 0 {
		return len(cards)
	}
	n, all, printed, fits := 0, s.cards, s.fitsPrinted(id), s.lib.fitting.row(id)
	for _, c := range cards {
		if card := &all[c]; printed && card.Bits&Changed == 0 { // mostly
			n += int(fits[card.Face>>6] >> (card.Face & 63) & 1)
		} else if s.fitsFilter(id, c, f.Source, f) {
			n++
		}
	}
	return n
}

// typesOf returns the types of the cards that fit a filter.
func (s *State) typesOf(id FilterID, cards []CardID, f *Frame) (seen Types) {
	all, plain := s.cards, id == 0 && !s.altered(AskTypes)
	for _, c := range cards {
		if card := &all[c]; plain && card.Bits&Changed == 0 { // mostly
			seen |= s.lib.types[card.Face]
		} else if s.fits(id, c, f.Source, f) {
			seen |= s.Types(c)
		}
	}
	return seen
}

// oneZone returns the cards of the only zone in which a Count counts, if there is only one, and
// whether there is. That is so for most Counts, and it is quicker than eachZone.
func (s *State) oneZone(q *Count, seat SeatID) (cards []CardID, one bool) {
	p := q.From.First()
	if q.From.rest() != 0 || q.From == 0 || q.Near|q.Beyond != 0 || s.lib.aliases != 0 || s.board.rows[p].Count != 1 {
		return nil, false
	}
	return s.Cards(s.board.Zone(p, seat)), true
}

// eachZone calls do for each zone in which a Count counts a seat's cards.
func (s *State) eachZone(q *Count, seat SeatID, f *Frame, do func(cards []CardID)) {
	from := 0
	if q.Near|q.Beyond != 0 {
		from = s.center(q.Around, seat, f)
	}
	for ps := s.meant(q.From); ps != 0; ps = ps.rest() {
		p := ps.First()
		first, last := s.zones(p, seat, f)
		z := first
		if q.Near == 1 && q.Beyond == 0 && from >= 0 && from < int(last-first) {
			z += ZoneID(from) // only there
			last = z + 1
		}
		for ; z < last; z++ {
			if q.Near|q.Beyond == 0 || s.spanned(q.Near, q.Beyond, from, p, int(z-first)) {
				do(s.Cards(z))
			}
		}
	}
}

// meantBy returns the card that a number is on. This is the card at hand, the card whose text this
// is, or the top card at a space in the first of some places that has one.
func (s *State) meantBy(from Places, a Around, f *Frame) CardID {
	switch {
	case from == 0 && a == ThisCard:
		return f.Source
	case from == 0:
		return f.It
	}
	for at := s.center(a, f.Actor, f); from != 0; from = from.rest() {
		if c := s.topAt(from.First(), at); c != NoCard {
			return c
		}
	}
	return NoCard
}

// meant adds to a set of places those whose cards also count as in them during a turn (V-004.3).
func (s *State) meant(ps Places) Places {
	if s.lib.aliases == 0 || s.turns[0].Active == NoSeat {
		return ps
	}
	for rest := ps; rest != 0; rest = rest.rest() {
		ps |= s.board.also[rest.First()]
	}
	return ps
}

// zones returns the zones that a place means to a seat in a text, from first up to but not
// including last. If the text has chosen one of several piles, it is that one. Otherwise it is
// every pile the text may mean, and these are consecutive.
func (s *State) zones(p Place, seat SeatID, f *Frame) (first, last ZoneID) {
	if s.lib.aliases.Has(p) && s.turns[0].Active != NoSeat {
		seat = s.turns[0].Active // such a place is shared during its player's turn
	}
	z := s.board.Zone(p, seat)
	row := &s.board.rows[p]
	last = z + ZoneID(row.Count)
	if row.Count < 2 || !row.Asked {
		return z, last
	}
	switch {
	case f.Where > 0:
		z += ZoneID(min(f.Where, row.Count) - 1)
		last = z + 1
	case s.altered(AskPiles):
		meant := s.answerTo(AskPiles, 1<<row.Count-1, NoCard, f.Actor)
		for ; z < last && meant&1 == 0; meant >>= 1 {
			z++
		}
		last = z + ZoneID(min(bits.Len(uint(meant)), int(last-z)))
	}
	return z, last
}

// resolvedNow reports whether play number i is a seat's own, belongs to this turn and has resolved.
// A play of a helper does not count (R-AST-05).
func (s *State) resolvedNow(i int, by SeatID) bool {
	return s.plays[i].Bits&(Done|Earlier) == Done && s.plays[i].By == by
}

// countPlays returns how many resolved plays of a seat this turn fit a filter.
func (s *State) countPlays(id FilterID, by SeatID) int {
	n := 0
	for i := range s.plays {
		if s.resolvedNow(i, by) && s.fits(id, s.plays[i].Card, NoCard, nil) {
			n++
		}
	}
	return n
}

// timesPlayed returns how often a card was played this turn during its present stay, at least 1. An
// Ongoing text that is played again works twice that turn (A-6.121, C-091). It is not inlined
// because it is rarely used: see tell.
//
//go:noinline
func (s *State) timesPlayed(c CardID) int {
	n := 0
	for i := range s.plays {
		if p := &s.plays[i]; p.Card == c && p.Stay == s.cards[c].Stay && p.Bits&Earlier == 0 {
			n++
		}
	}
	return max(n, 1)
}

// playedName returns how many of a seat's resolved plays this turn had the name of a card.
func (s *State) playedName(c CardID, by SeatID) int {
	n := 0
	for i := range s.plays {
		if s.resolvedNow(i, by) && s.lib.Faces[s.plays[i].Face].ID == s.Face(c).ID {
			n++
		}
	}
	return n
}

// typesPlayed returns the types of a seat's resolved plays this turn that fit a filter and come
// before play number i.
func (s *State) typesPlayed(id FilterID, by SeatID, i int) Types {
	var seen Types
	for j := range i {
		if s.resolvedNow(j, by) && s.fits(id, s.plays[j].Card, NoCard, nil) {
			seen |= s.Types(s.plays[j].Card)
		}
	}
	return seen
}

// newType reports whether the card a seat has just played has a type that none of its earlier plays
// this turn has.
func (s *State) newType(c CardID, by SeatID) bool {
	for i := len(s.plays) - 1; i >= 0; i-- {
		if s.plays[i].Card == c && s.resolvedNow(i, by) {
			return s.Types(c)&^s.typesPlayed(0, by, i) != 0
		}
	}
	return false
}

// playedBefore reports whether the same seat has already played the card of play i this turn.
func (s *State) playedBefore(i int) bool {
	for j := range i {
		if s.resolvedNow(j, s.plays[i].By) && s.plays[j].Card == s.plays[i].Card {
			return true
		}
	}
	return false
}

// namedBefore reports whether an earlier play of the same seat this turn had the name of play i.
func (s *State) namedBefore(i int) bool {
	for j := range i {
		if s.resolvedNow(j, s.plays[i].By) && s.lib.Faces[s.plays[j].Face].ID == s.lib.Faces[s.plays[i].Face].ID {
			return true
		}
	}
	return false
}

// namesSeen returns how many different names there are among the fitting plays of this turn and the
// fitting cards in a seat's places.
func (s *State) namesSeen(q *Count, f *Frame) int {
	var names []NameID
	see := func(c CardID) {
		if !s.fits(q.Filter, c, f.Source, f) {
			return
		}
		id := s.Face(c).ID
		for _, have := range names {
			if have == id {
				return
			}
		}
		names = append(names, id)
	}
	for i := range s.plays {
		if s.resolvedNow(i, f.Actor) {
			see(s.plays[i].Card)
		}
	}
	for ps := q.From; ps != 0; ps = ps.rest() {
		z, last := s.zones(ps.First(), f.Actor, f)
		for ; z < last; z++ {
			for _, c := range s.Cards(z) {
				see(c)
			}
		}
	}
	return len(names)
}

// Owned calls yes for every card a seat owns. These are its hand, deck and discard pile, and its
// own cards in play, whoever has them in play (C-129). No seat owns the cards under a hero (C-133).
func (s *State) Owned(seat SeatID, yes func(CardID)) {
	for _, z := range s.board.owned[seat] {
		for _, c := range s.Cards(z) {
			if s.cards[c].Owner == seat {
				yes(c)
			}
		}
	}
}

// Worth returns how many VP a card would be worth to a seat if the game ended now (C-130).
func (s *State) Worth(seat SeatID, c CardID) int {
	f := s.Face(c)
	r := f.Points
	if r.Each == 0 {
		return int(f.VP)
	}
	n := 0
	var few [16]NameID
	names := few[:0] // those already counted, if names matter
	printed := s.fitsPrinted(r.Filter)
	for _, z := range s.board.owned[seat] {
		for _, o := range s.Cards(z) {
			card := &s.cards[o]
			if card.Owner != seat || r.Others && o == c {
				continue
			}
			fits := printed && card.Bits&Changed == 0 && s.lib.fitting.has(r.Filter, card.Face)
			if !printed || card.Bits&Changed != 0 {
				fits = s.fits(r.Filter, o, c, nil)
			}
			if !fits {
				continue
			}
			if r.Names {
				id := s.Face(o).ID
				if slices.Contains(names, id) {
					continue
				}
				names = append(names, id)
			}
			n++
		}
	}
	if r.Need > 0 {
		if n >= int(r.Need) {
			return int(r.Each)
		}
		return 0
	}
	return n / int(max(r.Per, 1)) * int(r.Each)
}

// vp returns the VP of all cards a seat owns if the game ended now (C-130).
func (s *State) vp(seat SeatID) int {
	sum := 0
	s.Owned(seat, func(c CardID) { sum += s.Worth(seat, c) })
	return sum
}

// anyHas reports whether some seat of a group has a fitting card in the places of an
// instruction.
func (m *machine) anyHas(op *Op, group Seats, f *Frame) bool {
	q := Count{From: op.From, Filter: op.Filter}
	for seat := range SeatID(m.board.all) {
		if group.Has(seat) && m.countIn(&q, seat, f) > 0 {
			return true
		}
	}
	return false
}
