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
			if h.Card != NoCard && s.cards[h.Card].Stay == h.Stay && s.fits(q.Filter, h.Card, f.Source, f) {
				n++
			}
		}
	case CardsPlayed:
		for i := range s.plays {
			p := &s.plays[i]
			if s.resolvedNow(i, f.Actor) && p.Card != f.Source && !s.playedBefore(i) && s.fitsPlay(q.Filter, i, f.Source, f) {
				n++
			}
		}
	case CountPlays:
		return s.countPlays(q.Filter, f.Actor)
	case NamesPlayed:
		for i := range s.plays {
			if s.resolvedNow(i, f.Actor) && s.fitsPlay(q.Filter, i, f.Source, f) && !s.namedBefore(i) {
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
		foes := s.foes(f.Actor)
		for seat := range SeatID(s.Seats()) {
			if foes.Has(seat) && s.countIn(q, seat, f) > 0 {
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
					if s.sameName(c, f.It) {
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
			if *s.number(q.Number, seat) > 0 && (q.Near == 0 || s.within(q.Near, f.Actor, seat)) {
				n++
			}
		}
	case Fewest:
		own, foes := s.countIn(q, f.Actor, f), s.foes(f.Actor)
		for seat := range SeatID(s.Seats()) {
			if foes.Has(seat) && s.countIn(q, seat, f) <= own {
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
		if made := s.runs(f.Actor, int(q.Near), NoCard); made > 0 && made > s.runs(f.Actor, int(q.Near), f.It) {
			return 1
		}
	case CardsOfAll:
		table := s.table()
		for seat := range SeatID(s.Seats()) {
			for ps := q.From; ps != 0 && table.Has(seat); ps = ps.rest() {
				for z, last := s.zones(ps.First(), seat, f); z < last; z++ {
					n += s.fitting(q.Filter, s.Cards(z), f)
				}
			}
		}
	case CostsIn:
		var seen uint64
		s.eachZone(q, f.Actor, f, func(cards []CardID) {
			for _, c := range cards {
				if s.fits(q.Filter, c, f.Source, f) {
					seen |= 1 << min(s.CostOf(c), 63)
				}
			}
		})
		return bits.OnesCount64(seen)
	case DifferentIn:
		return s.differentIn(q, f)
	case ItsVP:
		if f.It != NoCard {
			return s.vpOf(f.It)
		}
	case TypesTaken:
		if f.Taken > 0 && Types(f.Sum)&s.lib.Filters[q.Filter].Types != 0 {
			return 1
		}
	case InTurn:
		if s.turns[0].Active != NoSeat {
			return 1
		}
	case ByPlayer:
		if s.attacker() != NoSeat {
			return 1
		}
	case Gained:
		for i := range s.gains {
			if g := &s.gains[i]; g.Seat == f.Actor && (q.From == 0 || q.From.Has(g.From)) && s.lib.Filters[q.Filter].FitsFace(&s.lib.Faces[g.Face], s.lib.types[g.Face], s.lib.costs[g.Face], s.lib.Faces[g.Face].Traits) {
				n++
			}
		}
	case Short:
		return max(int(q.Near)-int(f.Taken), 0)
	case YourTurn:
		if s.turns[0].Active == f.Actor && f.Actor != NoSeat {
			return 1
		}
	case FoesUnkept:
		without := s.foes(f.Actor)
		for _, h := range s.remembered(f) {
			if h.For != NoSeat {
				without &^= h.For.Only()
			}
		}
		return bits.OnesCount16(uint16(without))
	case PairIn:
		return s.pairIn(q, f)
	case Lacking:
		return max(int(q.Near)-s.countIn(&Count{From: q.From, Filter: q.Filter}, f.Actor, f), 0)
	case TeamworkOn:
		if foes := s.foes(f.Actor); foes != 0 {
			return min(s.answerTo(AskTeamwork, 1, f.Source, f.Actor), bits.OnesCount16(uint16(foes)))
		}
	case BestVP:
		for ps := q.From; ps != 0; ps = ps.rest() {
			for z, last := s.zones(ps.First(), f.Actor, f); z < last; z++ {
				for _, c := range s.Cards(z) {
					n = max(n, s.vpOf(c))
				}
			}
		}
	case PlaysShort:
		return max(int(q.Near)-s.countPlays(q.Filter, f.Actor), 0)
	case SourceFits:
		if f.Source != NoCard && s.cards[f.Source].Stay == f.Stay && s.fits(q.Filter, f.Source, NoCard, f) {
			return 1
		}
	case Avoided:
		return bits.OnesCount16(uint16(f.Victims & f.Safe))
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
	n, all, printed, may := 0, s.cards, s.fitsPrinted(id), s.lib.fitting.rowOfMay(id)
	if of := s.lib.Filters[id].Bears; !printed && of != Power && !s.isBorne(of) {
		return 0
	}
	for _, c := range cards {
		card := &all[c]
		if printed && card.Bits&Changed == 0 && may[card.Face>>6]>>(card.Face&63)&1 == 0 { // mostly
			continue
		}
		if s.fitsFilter(id, c, f.Source, f) {
			n++
		}
	}
	return n
}

// typesOf returns the types of the cards that fit a filter.
func (s *State) typesOf(id FilterID, cards []CardID, f *Frame) (seen Types) {
	all, plain := s.cards, id == 0 && !s.altered(AskTypes)
	for _, c := range cards {
		if card := &all[c]; plain && s.asPrinted(card) { // mostly
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
	if q.From.rest() != 0 || q.From == 0 || q.Near|q.Beyond != 0 || s.lib.aliases != 0 || s.board.rows[p].Count != 1 || p == InPlay && s.altered(AskControl) {
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
	if q.From.Has(InPlay) && s.altered(AskControl) {
		s.eachControlled(seat, func(c CardID) bool {
			if at := &s.board.info[s.cards[c].Zone]; at.place == InPlay || !q.From.Has(at.place) {
				do([]CardID{c})
			}
			return true
		})
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

// differentIn returns how many different cards fit in a seat's places. Cards differ if their names or
// their sets do.
func (s *State) differentIn(q *Count, f *Frame) int {
	var room [16]*Face
	faces := room[:0]
	n := 0 // cards with every name, each of which differs from all others
	s.eachZone(q, f.Actor, f, func(cards []CardID) {
		for _, c := range cards {
			face := s.Face(c)
			switch {
			case !s.fits(q.Filter, c, f.Source, f) || !s.anyName(c) && slices.ContainsFunc(faces, face.copies):
			case s.anyName(c):
				n++
			default:
				faces = append(faces, face)
			}
		}
	})
	return n + len(faces)
}

// copies reports whether two faces are of copies of one card.
func (f *Face) copies(o *Face) bool { return o.ID == f.ID && o.Set == f.Set }

// pairIn returns 1 if a seat's places have two copies of one card that fit. A card with every name makes a
// pair with any other card.
func (s *State) pairIn(q *Count, f *Frame) int {
	var room [16]*Face
	faces := room[:0]
	pair, every := 0, false
	s.eachZone(q, f.Actor, f, func(cards []CardID) {
		for _, c := range cards {
			if !s.fits(q.Filter, c, f.Source, f) {
				continue
			}
			if every || s.anyName(c) && len(faces) > 0 || slices.ContainsFunc(faces, s.Face(c).copies) {
				pair = 1
			}
			every = every || s.anyName(c)
			faces = append(faces, s.Face(c))
		}
	})
	return pair
}

// attacker returns the seat that made the Attack that is being resolved, or NoSeat if there is none or
// no seat made it.
func (s *State) attacker() SeatID {
	for i := len(s.stack) - 1; i >= 0; i-- {
		if f := &s.stack[i]; f.Proc == ProcAttack {
			return f.User
		}
	}
	return NoSeat
}

// namesSeen returns how many different names there are among the fitting plays of this turn and the
// fitting cards in a seat's places.
func (s *State) namesSeen(q *Count, f *Frame) int {
	var names []NameID
	unlike := 0 // cards with every name, each of which differs from all others
	see := func(id NameID, every bool) {
		if every {
			unlike++
			return
		}
		for _, have := range names {
			if have == id {
				return
			}
		}
		names = append(names, id)
	}
	for i := range s.plays {
		if s.resolvedNow(i, f.Actor) {
			p := &s.plays[i]
			if s.fitsPlay(q.Filter, i, f.Source, f) {
				see(s.lib.Faces[p.Face].ID, s.lib.Faces[p.Text].AnyName)
			}
		}
	}
	for ps := q.From; ps != 0; ps = ps.rest() {
		z, last := s.zones(ps.First(), f.Actor, f)
		for ; z < last; z++ {
			for _, c := range s.Cards(z) {
				if s.fits(q.Filter, c, f.Source, f) {
					see(s.Face(c).ID, s.anyName(c))
				}
			}
		}
	}
	return len(names) + unlike
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
