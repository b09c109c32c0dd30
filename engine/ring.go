package engine

// Spaces that form a ring: who is where, distances, and moves.

// Steps returns the distance between two zones of a ring the shorter way round (R-RNG-05).
func (b *Board) Steps(p Place, from, to int) int {
	d := to - from
	if d < 0 {
		d = -d
	}
	return min(d, int(b.rows[p].Count)-d)
}

// Toward returns the next zone of a ring from one zone toward another, the shorter way. On a tie it
// goes up (R-VIL-08).
func (b *Board) Toward(p Place, from, to int) int {
	n := int(b.rows[p].Count)
	if d := ((to-from)%n + n) % n; 2*d > n {
		return (from + n - 1) % n
	}
	return (from + 1) % n
}

// Opposite reports whether both ways between two zones of a ring are equally long (R-RNG-06).
func (b *Board) Opposite(p Place, from, to int) bool {
	return 2*b.Steps(p, from, to) == int(b.rows[p].Count)
}

// IsGoal reports whether zone i of a ring is a goal that cards can head for.
func (b *Board) IsGoal(p Place, i int) bool {
	return b.rows[p].Stride < 2 || i%int(b.rows[p].Stride) == 0
}

// ring returns the place whose zones are the spaces, and the number of spaces.
func (s *State) ring() (Place, int) {
	ps := s.lib.streets | s.lib.pieces
	if ps == 0 {
		return 0, 0
	}
	return ps.First(), s.board.Count(ps.First())
}

// findStandees notes which piece is each seat's standee. That does not change during a game.
func (s *State) findStandees() {
	s.standees = [MaxSeats]CardID{}
	if s.lib.pieces == 0 {
		return
	}
	for i := range s.cards {
		if c := &s.cards[i]; i > 0 && c.Owner != NoSeat && s.lib.Faces[c.Face].Piece {
			s.standees[c.Owner] = CardID(i)
		}
	}
}

// standee returns the standee of a seat on the ring, or NoCard if there is none.
func (s *State) standee(seat SeatID) CardID {
	if seat < 0 || int(seat) >= MaxSeats {
		return NoCard
	}
	if c := s.standees[seat]; c != NoCard && s.lib.pieces.Has(s.board.info[s.cards[c].Zone].place) {
		return c
	}
	return NoCard
}

// Space returns the space of a seat's standee, or -1 if none.
func (s *State) Space(seat SeatID) int {
	if seat < 0 || int(seat) >= MaxSeats || s.standees[seat] == NoCard {
		return -1
	}
	if at := &s.board.info[s.cards[s.standees[seat]].Zone]; s.lib.pieces.Has(at.place) {
		return int(at.index)
	}
	return -1
}

// spaceOf returns the space of a card or piece, or -1 if none.
func (s *State) spaceOf(c CardID) int {
	if c == NoCard {
		return -1
	}
	at := &s.board.info[s.cards[c].Zone]
	if _, n := s.ring(); s.board.Count(at.place) != n || n < 2 {
		return -1
	}
	return int(at.index)
}

// center returns the space that steps are counted from, or -1 if none.
func (s *State) center(a Around, seat SeatID, f *Frame) int {
	switch a {
	case ItsSpace:
		return s.spaceOf(f.It)
	case TheSpace:
		return int(f.Space) - 1
	case ThisCard:
		return s.spaceOf(f.Source)
	default: // the standee
		return s.Space(seat)
	}
}

// near reports whether space i of a place is less than near steps from a seat's standee. A near of
// 0 means anywhere.
func (s *State) near(near uint8, seat SeatID, p Place, i int) bool {
	if near == 0 {
		return true
	}
	at := s.Space(seat)
	return at >= 0 && s.board.Steps(p, at, i) < int(near)
}

// spanned reports whether space i of a place is less than near and at least beyond steps from
// another. A near of 0 means no upper limit.
func (s *State) spanned(near, beyond uint8, from int, p Place, i int) bool {
	if from < 0 {
		return false
	}
	steps := s.board.Steps(p, from, i)
	return (near == 0 || steps < int(near)) && steps >= int(beyond)
}

// within reports whether the standees of two seats are less than near steps apart.
func (s *State) within(near uint8, a, b SeatID) bool {
	if near == Unlimited {
		return true
	}
	c := s.standee(b)
	if c == NoCard {
		return false
	}
	p, _, i := s.board.At(s.cards[c].Zone)
	return s.near(near, a, p, i)
}

// together returns how many other standees are less than near steps from a seat's own. A near of 0
// means in its space.
func (s *State) together(seat SeatID, near uint8) int {
	if s.standee(seat) == NoCard {
		return 0
	}
	n := 0
	for o := range SeatID(s.board.all) {
		if o != seat && s.within(max(near, 1), seat, o) {
			n++
		}
	}
	return n
}

// standeesIn returns how many standees are in a space.
func (s *State) standeesIn(space int) int {
	if space < 0 {
		return 0
	}
	n := 0
	for o := range SeatID(s.board.all) {
		if s.Space(o) == space {
			n++
		}
	}
	return n
}

// topAt returns the top card of a place at a space, or NoCard if there is none.
func (s *State) topAt(p Place, space int) CardID {
	if space < 0 || space >= s.board.Count(p) {
		return NoCard
	}
	return s.Top(s.board.ZoneAt(p, NoSeat, space))
}

// atGoal reports whether a card is at its goal (R-VIL-06, R-ALL-01).
func (s *State) atGoal(c CardID) bool {
	p, _, i := s.board.At(s.cards[c].Zone)
	goal := s.goalOf(c)
	return s.lib.streets.Has(p) && (goal == i+1 || goal == EveryGoal && s.board.IsGoal(p, i))
}

// goalOf returns the space a card heads for, from 1, as printed, rolled, or changed by the rules.
func (s *State) goalOf(c CardID) int { return s.answerTo(AskGoal, s.ownGoal(c), c, NoSeat) }

// ownGoal returns the space a card heads for without changes, or 0 if none.
func (s *State) ownGoal(c CardID) int {
	if goal := int(s.Face(c).Goal); goal != 0 || s.lib.goals == Power {
		return goal
	}
	p, _, _ := s.board.At(s.cards[c].Zone)
	if n := s.On(c, s.lib.goals); n > 0 {
		return (n-1)*max(int(s.board.rows[p].Stride), 1) + 1
	}
	return 0
}

// roll rolls a die for the card at hand to set its goal (R-MIX-03).
func (m *machine) roll(op *Op, f *Frame) {
	if m.atHand(f) && m.ownGoal(f.It) == 0 {
		m.lay(m.lib.goals, f.It, 1+m.chance(StreamDie, int(op.N)))
	}
}

// ringPlace returns the place of the ring.
func (s *State) ringPlace() Place {
	p, _ := s.ring()
	return p
}

// beginVisits notes the space of a seat's standee at the start of its turn.
func (m *machine) beginVisits(seat SeatID) {
	if at := m.Space(seat); m.lib.visits != Power && at >= 0 {
		*m.number(m.lib.visits, seat) |= 1 << at
	}
}

// visit notes that a standee has come to a space, and the spaces that the active seat's standee
// passed.
func (m *machine) visit(c CardID, from ZoneID, steps int) {
	seat := m.cards[c].Owner
	if seat == NoSeat || c != m.standee(seat) {
		return
	}
	p, _, to := m.board.At(m.cards[c].Zone)
	if active := m.turn().Active; active == seat && m.lib.visits != Power {
		visits := m.number(m.lib.visits, active)
		_, _, at := m.board.At(from)
		for ; steps > 1; steps-- {
			at = m.board.Toward(p, at, to)
			*visits |= 1 << at
		}
		*visits |= 1 << to
	}
	m.hear(OnWalk, seat, c)
}

// menaces reports whether a card is at its goal or in the space of a seat (R-TRN-02).
func (s *State) menaces(c CardID, seat SeatID) bool {
	p, _, i := s.board.At(s.cards[c].Zone)
	return s.lib.streets.Has(p) && (s.atGoal(c) || s.Space(seat) == i)
}

// rangeOf returns the Range of a seat's card with this printed Range.
func (s *State) rangeOf(c CardID, printed int, seat SeatID) uint8 {
	return uint8(max(s.answerTo(AskRange, printed, c, seat), 0))
}

// reaches reports whether the Range of a seat's card reaches the active seat's standee (R-AST-02).
func (m *machine) reaches(c CardID, seat SeatID) bool {
	return m.within(m.rangeOf(c, int(m.text(c).Range), seat)+1, seat, m.turn().Active)
}

// offerSteps adds the spaces that a seat's standee, and those of silent seats, can move to and the
// seat can pay for, in order of number. It leaves out the opposite space, which is equally far both
// ways, because a standee goes there by way of a space between.
func (m *machine) offerSteps(o *Offer, seat SeatID) {
	m.offerStepsOf(o, seat, m.standee(seat))
	for ally := m.board.seats; ally < m.board.all; ally++ {
		m.offerStepsOf(o, seat, m.standee(SeatID(ally))) // R-SOL-03
	}
}

func (m *machine) offerStepsOf(o *Offer, seat SeatID, c CardID) {
	if c == NoCard {
		return
	}
	have := m.Number(o.Price.Number, seat)
	if have < int(o.Price.N) {
		return
	}
	p, _, at := m.board.At(m.cards[c].Zone)
	n, price := m.board.Count(p), int(o.Price.N)
	for i := range n {
		steps := min(max(at-i, i-at), n-max(at-i, i-at)) // as Board.Steps, written out because this runs before every act
		if steps > 0 && steps*price <= have && 2*steps != n {
			m.options = append(m.options, Option{Kind: OptStep, Seat: seat, Card: c, N: int16(i)})
		}
	}
}

// moveStandee moves a standee to a space and pays for each step (R-MOV-01).
func (m *machine) moveStandee(offers []Offer, o Option) {
	p, _, at := m.board.At(m.cards[o.Card].Zone)
	steps := m.board.Steps(p, at, int(o.N))
	for i := range offers {
		if offers[i].Kind == OptStep {
			m.change(offers[i].Price.Number, o.Seat, -steps*int(offers[i].Price.N))
			break
		}
	}
	m.walkTo(o.Card, m.board.ZoneAt(p, NoSeat, int(o.N)), o.Seat, steps)
	if o.Card == m.standee(o.Seat) && m.answerTo(AskCarries, 0, NoCard, o.Seat) > 0 {
		for at != int(o.N) { // the Villains of every space entered join (R-CLR-16)
			next := m.board.Toward(p, at, int(o.N))
			m.carryVillains(at, next, o.Seat)
			at = next
		}
	}
}

// walkTo moves a piece or card to a space. It does not leave the ring, so everything on it stays
// there and texts still remember it.
func (m *machine) walkTo(c CardID, to ZoneID, seat SeatID, steps int) {
	from := m.cards[c].Zone
	m.reorder(from, m.indexOf(c), to, m.Len(to))
	m.cards[c].Zone = to
	if m.maySay(c, printsChanges) {
		m.findStanding()
	}
	if active := m.turn().Active; active != NoSeat && c == m.standees[active] {
		*m.number(Walked, active) += int16(steps)
	}
	if card := &m.cards[c]; card.Owner != NoSeat {
		seat = card.Owner // the seat of the standee
	}
	m.visit(c, from, steps)
	m.tell(Event{Kind: PieceWalked, Seat: seat, Card: c, From: from, To: to, Sees: Everyone, N: int16(steps)})
}

// walkOn moves a card on the ring toward its goal by its number of spaces (R-TRN-03), but not past
// its goal and not out of a space where it is held.
func (m *machine) walkOn(c CardID, by SeatID) {
	for range m.answerTo(AskWalks, 1, c, NoSeat) {
		if m.answerTo(AskHolds, 0, c, NoSeat) > 0 {
			m.kept(c)
			return
		}
		if !m.stepOn(c, by) {
			return
		}
	}
}

// kept sets off the triggers for seats whose standees hold a card (R-VIL-09).
func (m *machine) kept(c CardID) {
	if m.lib.heard&(1<<OnHold) == 0 || m.nextSpace(c) < 0 {
		return
	}
	for seat := range SeatID(m.Seats()) {
		if at := m.Space(seat); at >= 0 && at == m.spaceOf(c) {
			m.hear(OnHold, seat, c)
		}
	}
}

// stepOn moves a card on the ring one space toward its goal, the shorter way, and clockwise on a
// tie (R-VIL-08). A card with every goal as its own moves clockwise (AMB-09). It returns false if
// the card has nowhere to go.
func (m *machine) stepOn(c CardID, by SeatID) bool {
	next := m.nextSpace(c)
	if next < 0 {
		return false
	}
	p, _, _ := m.board.At(m.cards[c].Zone)
	m.walkTo(c, m.board.ZoneAt(p, NoSeat, next), by, 1)
	return true
}

// nextSpace returns the space a card on the ring moves to next, or -1 if none.
func (s *State) nextSpace(c CardID) int {
	p, _, at := s.board.At(s.cards[c].Zone)
	n := s.board.Count(p)
	switch goal := s.goalOf(c); {
	case goal == EveryGoal:
		return (at + 1) % n
	case goal < 1, goal == at+1, goal > n:
		return -1
	default:
		return s.board.Toward(p, at, goal-1)
	}
}

// goTo moves a card or piece on the ring to the space of the text f.
func (m *machine) goTo(c CardID, f *Frame) {
	from := m.spaceOf(c)
	if f.Space == 0 || from < 0 || from == int(f.Space)-1 {
		return
	}
	p, _, _ := m.board.At(m.cards[c].Zone)
	home := m.atGoal(c)
	m.walkTo(c, m.board.ZoneAt(p, NoSeat, int(f.Space)-1), f.Actor, m.board.Steps(p, from, int(f.Space)-1))
	m.leaves(home, c, f.Actor)
}

// leaves sets off the triggers for a seat that has moved a card off its goal. home says whether the
// card was there.
func (m *machine) leaves(home bool, c CardID, seat SeatID) {
	if home && !m.atGoal(c) {
		m.hear(OnLeave, seat, c)
	}
}

// swap makes the cards at two spaces trade places, with everything on them. These are the spaces of
// the first two remembered cards that are not in the same space.
func (m *machine) swap(op *Op, f *Frame) {
	a, b := -1, -1
	for _, h := range m.remembered(f) {
		p, _, i := m.board.At(m.cards[h.Card].Zone)
		switch {
		case m.cards[h.Card].Stay != h.Stay || !op.From.Has(p):
		case a < 0:
			a = i
		case i != a && b < 0:
			b = i
		}
	}
	if b < 0 {
		return
	}
	for ps := op.From; ps != 0; ps = ps.rest() {
		first, last := m.board.ZoneAt(ps.First(), NoSeat, a), m.board.ZoneAt(ps.First(), NoSeat, b)
		lay := m.Len(first)
		for range m.Len(last) {
			m.walkTo(m.Top(last), first, f.Actor, 0)
		}
		for range lay {
			m.walkTo(m.Top(first), last, f.Actor, 0)
		}
	}
}

// carryVillains moves the Villains at one space along to another (R-CLR-16).
func (m *machine) carryVillains(from, to int, seat SeatID) {
	for ps := m.lib.streets; ps != 0; ps = ps.rest() {
		p := ps.First()
		z := m.board.ZoneAt(p, NoSeat, from)
		for i := 0; i < m.Len(z); {
			c := m.Cards(z)[i]
			if m.Types(c)&Villain == 0 {
				i++
				continue
			}
			home := m.atGoal(c)
			m.walkTo(c, m.board.ZoneAt(p, NoSeat, to), seat, 1)
			m.leaves(home, c, seat)
		}
	}
}

// chooseSpace lets the seat choose one of the spaces of an instruction, or none if that is allowed.
func (m *machine) chooseSpace(op *Op, f *Frame) (waits bool) {
	o, ok := m.take()
	if !ok {
		switch op.Span {
		case SpanIts:
			o = Option{Kind: OptSpace, N: int16(m.spaceOf(f.It))}
		case SpanOwn:
			o = Option{Kind: OptSpace, N: int16(m.Space(f.Actor))}
		case SpanAny, SpanNear, SpanToward:
			m.asksText(DecideSpace, f).It = f.It
			p, n := m.ring()
			for i := range n {
				if m.spans(op, f, p, i) {
					m.option(Option{Kind: OptSpace, N: int16(i)})
				}
			}
			if len(m.options) > 0 && op.Min == 0 {
				m.option(Option{Kind: OptDone})
			}
			if len(m.options) == 0 {
				m.askNothing()
				o = Option{Kind: OptDone}
				break
			}
			if m.asked(); m.ask.Kind != NoDecision {
				return true
			}
			o, _ = m.take()
		}
	}
	f.Space = 0
	if o.Kind == OptSpace {
		f.Space = uint8(o.N + 1)
	}
	f.PC++
	return false
}

// spans reports whether an instruction offers space i.
func (m *machine) spans(op *Op, f *Frame, p Place, i int) bool {
	switch op.Span {
	case SpanNear:
		return m.inSpan(op, f, p, i)
	case SpanToward:
		from, to := m.spaceOf(f.It), m.spaceOf(f.Source)
		return from >= 0 && to >= 0 && m.board.Steps(p, from, i) == 1 && m.board.Steps(p, i, to) < m.board.Steps(p, from, to)
	default: // any
		return true
	}
}

// addCards adds cards from a deck to the ring one by one, each to the space with the fewest cards
// that is not a goal (R-TRN-04 to R-TRN-06). The rules act on each card before the next (AMB-02).
// An empty deck adds nothing (AMB-07).
func (m *machine) addCards(op *Op, f *Frame) (waits bool) {
	if f.Bits&Busy == 0 {
		f.Bits |= Busy
		f.Taken, f.Limit = 0, op.N
		if op.Pair { // as many as the rules say, looked up once (AMB-16)
			f.Limit = int16(m.answerTo(AskAdds, int(op.N), NoCard, f.Actor))
		}
	}
	deck := m.Zone(op.From.First(), NoSeat)
	if f.Taken >= f.Limit || m.Len(deck) == 0 {
		f.Bits &^= Busy
		f.PC++
		return false
	}
	f.Taken++
	c := m.Top(deck)
	m.shift(c, m.emptiest(op.Dest.Place), beneath, VerbNone, NoSeat)
	m.hear(OnEnter, f.Actor, c)
	return m.settleUrgent()
}

// emptiest returns the first space of a ring with the fewest cards among those that are not goals
// (R-TRN-04).
func (s *State) emptiest(p Place) ZoneID {
	to := noZone
	for i := range s.board.Count(p) {
		z := s.board.ZoneAt(p, NoSeat, i)
		if !(s.board.rows[p].Stride > 1 && s.board.IsGoal(p, i)) && (to == noZone || s.Len(z) < s.Len(to)) {
			to = z
		}
	}
	return to
}

// strike makes the card at hand attack (R-ATK-01), if it has an Attack and there is a victim.
func (m *machine) strike(op *Op, f *Frame) (waits bool) {
	f.Victims, f.Safe = 0, 0
	if !m.atHand(f) {
		return false
	}
	id := m.text(f.It).Attack
	victims := m.group(op.Who, f)
	for ally := SeatID(m.board.seats); op.Who == All && int(ally) < m.board.all; ally++ {
		if at := m.spaceOf(f.It); at >= 0 && m.Space(ally) == at { // AMB-11
			victims |= ally.Only()
		}
	}
	if id == 0 || victims == 0 {
		return false
	}
	it, stay := f.It, f.ItStay
	g := m.part(f, 0, f.Actor)
	g.Proc, g.Arg, g.Target, g.User = ProcAttack, uint16(id), NoSeat, NoSeat
	g.Source, g.Stay, g.Spend = it, stay, 0
	g.Victims, g.Safe, g.Guards, g.Left = victims, 0, 0, m.mayDefend(&m.lib.Attacks[id], victims)
	g.Bits, g.Held = g.Bits|Begins, int16(len(m.held)) // it is a text of its own and remembers nothing of others
	if op.Pair {
		g.Bits |= Chosen
	}
	m.tell(Event{Kind: AttackMade, Seat: NoSeat, Source: it})
	return true
}
