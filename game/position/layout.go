package position

import (
	"fmt"
	"maps"
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/standard"
)

// tableGiven records the cards on the table and the active player.
func (s *session) tableGiven(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if err := s.open("table(...)"); err != nil {
		return nil, err
	}
	if s.given.tabled {
		return nil, fmt.Errorf("a second table(...)")
	}
	if err := s.known(kwargs, townTable, noTownTable); err != nil {
		return nil, err
	}
	t := s.emptyTable()
	var c townArgs
	var lineUp starlark.Value
	var played, frozen, lineUp2, mainDeck, villains, destroyed, rules *starlark.List
	var outside starlark.Value
	var streets *starlark.Dict
	if err := starlark.UnpackArgs("table", args, kwargs, append([]any{"active??", &t.active, "power?", &t.power, "played?", &played,
		"line_up?", &lineUp, "main_deck?", &mainDeck, "villains?", &villains, "villains_face_down?", &t.villainDown,
		"main_deck_exact?", &t.mainDeckOnly, "kicks?", &t.kicks, "weaknesses?", &t.weaknesses, "destroyed?", &destroyed,
		"line_up_2?", &lineUp2, "rules?", &rules, "streets?", &streets, "move?", &t.move, "frozen?", &frozen, "outside?", &outside}, c.params()...)...); err != nil {
		return nil, err
	}
	switch {
	case t.power < -1000 || t.power > 1000:
		return nil, fmt.Errorf("power %d: it is a number from -1000 to 1000", t.power)
	case t.move < 0 || t.move > 100:
		return nil, fmt.Errorf("move %d: it is a number from 0 to 100", t.move)
	case t.kicks < 0 || t.kicks > maxCopies:
		return nil, fmt.Errorf("kicks %d: it is a number from 0 to %d", t.kicks, maxCopies)
	case t.weaknesses < 0 || t.weaknesses > maxCopies:
		return nil, fmt.Errorf("weaknesses %d: it is a number from 0 to %d", t.weaknesses, maxCopies)
	}
	t.setup = c.setup && !s.town()
	if t.setup && len(args)+len(kwargs) > 1 {
		return nil, fmt.Errorf("setup: the rules lay the table: nothing else of it is given")
	}
	var err error
	if t.played, err = s.faces("played", played); err != nil {
		return nil, err
	}
	if t.frozen, err = s.frozenCards(frozen); err != nil {
		return nil, err
	}
	if outside != nil {
		if _, err := s.row("outside", card.Bench); err != nil {
			return nil, err
		}
		if t.outside, err = s.heroes(outside); err != nil {
			return nil, err
		}
		t.bench = true
	}
	listed, ok := lineUp.(*starlark.List)
	switch {
	case s.town():
		if s.given.town, err = c.read(s); err != nil {
			return nil, err
		}
		if err := s.lieInTown(&s.given.town, lineUp); err != nil {
			return nil, err
		}
		s.given.town.mainDeck = mainDeck != nil
	case lineUp != nil && !ok:
		return nil, fmt.Errorf("table: for parameter line_up: got %s, want list", lineUp.Type())
	}
	for _, l := range []struct {
		name   string
		place  engine.Place
		number int // of several, from 1
		cards  *starlark.List
	}{
		{"line_up", card.LineUp, 1, listed}, {"line_up_2", card.LineUp, 2, lineUp2}, {"main_deck", card.MainDeck, 1, mainDeck},
		{"villains", card.Villains, 1, villains}, {"destroyed", engine.Destroyed, 1, destroyed}, {"rules", engine.Rules, 1, rules},
	} {
		if err := s.lie(&t, l.name, l.place, l.number, l.cards); err != nil {
			return nil, err
		}
	}
	if err := s.lieInStreets(&t, streets); err != nil {
		return nil, err
	}
	if t.move > 0 {
		if _, err := s.counter("move", moveName); err != nil {
			return nil, err
		}
	}
	if villains != nil && s.given.game.Mode.Table.Loose.Has(card.LineUp) {
		return nil, fmt.Errorf("villains: with hidden Super-Villains there is no stack of them")
	}
	if t.villainDown && len(t.pile(card.Villains)) == 0 {
		return nil, fmt.Errorf("villains_face_down: there is no Super-Villain to turn down")
	}
	s.given.table, s.given.tabled = t, true
	return starlark.None, nil
}

// frozenCards reads the Frozen cards of the Line-Up.
func (s *session) frozenCards(list *starlark.List) ([]engine.FaceID, error) {
	if list == nil {
		return nil, nil
	}
	if _, err := s.counter("frozen", card.Frozen.Name); err != nil {
		return nil, err
	}
	return s.faces("frozen", list)
}

// moveName is the name of the number that pays for moving, in modes with spaces.
const moveName = "Move"

// pile returns the cards given for a place, or for the first of several.
func (t *givenTable) pile(p engine.Place) []engine.FaceID {
	if piles := t.shared[p]; len(piles) > 0 {
		return piles[0]
	}
	return nil
}

// lie records the cards in pile n, from 1, of a place.
func (s *session) lie(t *givenTable, what string, p engine.Place, n int, cards *starlark.List) error {
	if cards == nil {
		return nil
	}
	row, err := s.row(what, p)
	if err != nil {
		return err
	}
	if n, err = fromOne(what, n, int(max(row.Count, 1))); err != nil {
		return err
	}
	faces, err := s.facesIn(p, what, cards)
	if err != nil {
		return err
	}
	for len(t.shared[p]) <= n {
		t.shared[p] = append(t.shared[p], nil)
	}
	t.shared[p][n] = faces
	return nil
}

// lieInStreets records the cards at the spaces.
func (s *session) lieInStreets(t *givenTable, streets *starlark.Dict) error {
	if streets == nil {
		return nil
	}
	row, err := s.streets("streets")
	if err != nil {
		return err
	}
	for _, item := range streets.Items() {
		name, _ := starlark.AsString(item[0])
		i, err := s.space("streets", name, nil)
		if err != nil {
			return err
		}
		cards, ok := item[1].(*starlark.List)
		if !ok {
			return fmt.Errorf("streets: %s takes a list of cards, not a %s", name, item[1].Type())
		}
		if err := s.lie(t, "streets", row.Place, i+1, cards); err != nil {
			return err
		}
	}
	return nil
}

// layOut builds the game and starts it during the active seat's turn. The events are those of a
// setup, if it begins with one.
func (g *given) layOut(s *session) (*engine.State, []engine.Event, error) {
	if s.town() {
		return g.layOutTown(s)
	}
	if err := g.second(s); err != nil {
		return nil, nil, err
	}
	if g.table.setup {
		return g.setUpTable(s)
	}
	state, err := g.layOutTable(s)
	return state, nil, err
}

// second makes the game the second of two, if a seat has a result of the first.
func (g *given) second(s *session) error {
	if !slices.ContainsFunc(g.seats, func(s givenSeat) bool { return s.after }) {
		return nil
	}
	e := standard.Earlier{Seed: g.game.Plan.Seed}
	for _, seat := range g.seats {
		e.Seats = append(e.Seats, seat.earlier)
	}
	plan := g.game.Plan
	plan.Options = plan.Options.With(standard.EarlierOption, e.String())
	game, err := s.all.Prepare(plan)
	if err == nil {
		g.game, s.book = game, game.Book
	}
	return err
}

// setUpTable lets the rules set up the table and begin. The seats may give only names, teams, and
// heroes.
func (g *given) setUpTable(s *session) (*engine.State, []engine.Event, error) {
	plan := g.game.Plan
	for _, seat := range g.seats {
		if seat.lies() {
			return nil, nil, fmt.Errorf("seat %q: with a set-up (setup = True) the rules deal its cards", seat.name)
		}
		to := mode.Seat{Name: seat.name, Team: seat.team}
		for _, f := range seat.heroes {
			to.Heroes = append(to.Heroes, s.book.Card(f).Name)
		}
		plan.Seats = append(plan.Seats, to)
	}
	game, err := s.all.Build(plan)
	if err != nil {
		return nil, nil, err
	}
	var events engine.Events
	state, err := game.Deal(&events)
	if err != nil {
		return nil, nil, err
	}
	g.game, s.book = game, game.Book
	return state, events.List, nil
}

// layOutTable lays out a game of cards on a table.
func (g *given) layOutTable(s *session) (*engine.State, error) {
	if !g.begun {
		return nil, fmt.Errorf("position(...) comes first")
	}
	if len(g.seats) == 0 {
		return nil, fmt.Errorf("there is no seat(...)")
	}
	t := &g.table
	active, err := g.activeSeat(s)
	if err != nil {
		return nil, err
	}
	stacks, err := s.stacks()
	if err != nil {
		return nil, err
	}
	b, err := engine.Build(s.book.Library(), len(g.seats), g.game.Plan.Seed)
	if err != nil {
		return nil, err
	}
	if _, ok := g.game.Mode.Option(standard.LineUpSize); ok {
		b.SetLineUpSize(g.game.Number(standard.LineUpSize))
	}
	if n := len(g.seats); len(g.game.Plan.Variants) > 0 && !g.game.Mode.Seats.Has(n) {
		return nil, fmt.Errorf("%d seats: a game of these variants is for %s", n, g.game.Mode.Seats)
	}
	if err := standard.LayTeams(b, g.game, g.teams()); err != nil {
		return nil, err
	}
	for i := range g.seats {
		if err := g.seats[i].layOut(s, b, engine.SeatID(i)); err != nil {
			return nil, err
		}
	}
	for _, f := range t.played {
		b.Played(b.Add(f, b.Zone(engine.InPlay, active)))
	}
	icy := slices.Clone(t.frozen)
	for _, p := range slices.Sorted(maps.Keys(t.shared)) {
		for n, faces := range t.shared[p] {
			for i, f := range faces {
				c := b.Add(f, b.ZoneAt(p, engine.NoSeat, n))
				if p == card.LineUp && slices.Contains(icy, f) {
					icy = slices.Delete(icy, slices.Index(icy, f), slices.Index(icy, f)+1)
					id, err := s.counter("frozen", card.Frozen.Name)
					if err != nil {
						return nil, err
					}
					b.Lay(id, c, 1)
				}
				if p == card.Villains && i == 0 && t.villainDown {
					b.TurnDown(c)
				}
			}
		}
	}
	if len(icy) > 0 {
		return nil, fmt.Errorf("frozen: %q is not in the Line-Up", s.book.Card(icy[0]).Name)
	}
	for _, f := range g.outside(s) {
		b.Add(f, b.Zone(card.Bench, engine.NoSeat))
	}
	for _, stack := range stacks {
		for range stack.copies {
			b.Add(stack.face, b.Zone(stack.place, engine.NoSeat))
		}
	}
	if t.move > 0 {
		move, err := s.counter("move", moveName)
		if err != nil {
			return nil, err
		}
		b.Set(move, active, t.move)
	}
	return b.Resume(active, t.power), nil
}

// outside returns the Super Heroes outside the game: those given, or all that no seat has.
func (g *given) outside(s *session) []engine.FaceID {
	if g.table.bench || g.game.Mode.Table.Row(card.Bench) == nil {
		return g.table.outside
	}
	var out []engine.FaceID
	for _, f := range s.book.Of(card.SuperHero) {
		if !slices.ContainsFunc(g.seats, func(s givenSeat) bool { return slices.Contains(s.heroes, f) }) {
			out = append(out, f)
		}
	}
	return out
}

// teams returns the seats of a plan, with their teams.
func (g *given) teams() []mode.Seat {
	out := make([]mode.Seat, len(g.seats))
	for i, s := range g.seats {
		out[i] = mode.Seat{Name: s.name, Team: s.team}
	}
	return out
}

// activeSeat returns the seat of the active player.
func (g *given) activeSeat(s *session) (engine.SeatID, error) {
	if g.table.active == "" {
		return 0, nil
	}
	active, err := s.seatID(g.table.active)
	if err != nil {
		return 0, fmt.Errorf("active: %w", err)
	}
	return active, nil
}

// lies reports whether the seat gives cards, tokens, or a space.
func (g *givenSeat) lies() bool {
	for _, faces := range g.cards {
		if len(faces) > 0 {
			return true
		}
	}
	return g.tokens != 0 || g.at != ""
}

// layCards places a seat's Super Heroes and cards.
func (g *givenSeat) layCards(b *engine.Builder, seat engine.SeatID) {
	turned := maps.Clone(g.rotated)
	for _, f := range g.heroes {
		b.Add(f, b.Zone(engine.Heroes, seat))
	}
	for _, p := range []engine.Place{engine.Hand, engine.Deck, engine.Discard, engine.InPlay, card.Under, card.OnHero, card.Atop, card.Champions, card.Stored, card.Secrets} {
		for _, f := range g.cards[p] {
			c := b.Add(f, b.Zone(p, seat))
			if n := turned[f]; n > 0 && p == engine.InPlay {
				b.Rotate(c, n)
				delete(turned, f) // only the first of several copies
			}
		}
	}
}

func (g *givenSeat) layOut(s *session, b *engine.Builder, seat engine.SeatID) error {
	g.layCards(b, seat)
	b.Set(engine.VPTokens, seat, g.tokens)
	if g.at == "" {
		return nil
	}
	row, err := s.spaces("at")
	if err != nil {
		return err
	}
	at, err := s.space("at", g.at, nil)
	if err != nil {
		return err
	}
	faces := s.book.Library().Faces
	standee := slices.IndexFunc(faces, func(f engine.Face) bool { return f.Piece })
	if standee < 0 {
		return fmt.Errorf("at: no set of this position has a standee")
	}
	b.Give(b.Add(engine.FaceID(standee), b.ZoneAt(row.Place, engine.NoSeat, at)), seat)
	return nil
}

// stack is a number of copies of a card that a position has without naming them.
type stack struct {
	place  engine.Place
	face   engine.FaceID
	copies int
}

func (s *session) stacks() ([]stack, error) {
	t := &s.given.table
	below := punchesBelow
	if t.mainDeckOnly {
		below = 0
	}
	var out []stack
	for _, w := range []struct {
		place  engine.Place
		name   string
		copies int
	}{
		{card.MainDeck, "Punch", below}, {card.Kicks, "Kick", t.kicks}, {card.Weaknesses, "Weakness", t.weaknesses},
	} {
		if w.copies == 0 {
			continue
		}
		f, err := s.face(w.name, false)
		if err != nil {
			return nil, err
		}
		out = append(out, stack{w.place, f, w.copies})
	}
	return out, nil
}
