package position

import (
	"fmt"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/standard"
)

// tableGiven records what lies in the middle of the table, and whose turn it is.
func (s *session) tableGiven(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	if err := s.open("table(...)"); err != nil {
		return nil, err
	}
	if s.given.tabled {
		return nil, fmt.Errorf("a second table(...)")
	}
	t := givenTable{kicks: fullKicks, weaknesses: fullWeaknesses, shared: map[engine.Place][]engine.FaceID{}}
	var played, lineUp, mainDeck, villains, destroyed *starlark.List
	if err := starlark.UnpackArgs("table", args, kwargs, "active??", &t.active, "power?", &t.power, "played?", &played,
		"line_up?", &lineUp, "main_deck?", &mainDeck, "villains?", &villains, "villains_face_down?", &t.villainDown,
		"main_deck_exact?", &t.mainDeckOnly, "kicks?", &t.kicks, "weaknesses?", &t.weaknesses, "destroyed?", &destroyed); err != nil {
		return nil, err
	}
	switch {
	case t.power < -1000 || t.power > 1000:
		return nil, fmt.Errorf("power %d: it is a number from -1000 to 1000", t.power)
	case t.kicks < 0 || t.kicks > mostCopies:
		return nil, fmt.Errorf("kicks %d: it is a number from 0 to %d", t.kicks, mostCopies)
	case t.weaknesses < 0 || t.weaknesses > mostCopies:
		return nil, fmt.Errorf("weaknesses %d: it is a number from 0 to %d", t.weaknesses, mostCopies)
	}
	var err error
	if t.played, err = s.faces("played", played); err != nil {
		return nil, err
	}
	for _, l := range []struct {
		name  string
		place engine.Place
		cards *starlark.List
	}{
		{"line_up", card.LineUp, lineUp}, {"main_deck", card.MainDeck, mainDeck},
		{"villains", card.Villains, villains}, {"destroyed", engine.Destroyed, destroyed},
	} {
		if t.shared[l.place], err = s.faces(l.name, l.cards); err != nil {
			return nil, err
		}
	}
	for _, f := range t.shared[card.Villains] {
		if !s.book.Library().Faces[f].SuperVillain {
			return nil, fmt.Errorf("villains: %s is no Super-Villain", s.nameOf(f))
		}
	}
	if t.villainDown && len(t.shared[card.Villains]) == 0 {
		return nil, fmt.Errorf("villains_face_down: there is no Super-Villain to turn down")
	}
	s.given.table, s.given.tabled = t, true
	return starlark.None, nil
}

// layOut builds the game and starts it in the middle of the active seat's turn.
func (g *given) layOut(s *session) (*engine.State, error) {
	if !g.begun {
		return nil, fmt.Errorf("position(...) comes first")
	}
	if len(g.seats) == 0 {
		return nil, fmt.Errorf("there is no seat(...)")
	}
	active := engine.SeatID(0)
	t := &g.table
	if t.active != "" {
		var err error
		if active, err = s.seatID(t.active); err != nil {
			return nil, fmt.Errorf("active: %w", err)
		}
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
	for i := range g.seats {
		g.seats[i].layOut(b, engine.SeatID(i))
	}
	for _, f := range t.played {
		b.Played(b.Add(f, b.Zone(engine.InPlay, active)))
	}
	for _, p := range []engine.Place{card.LineUp, card.MainDeck, card.Villains, engine.Destroyed} {
		for i, f := range t.shared[p] {
			c := b.Add(f, b.Zone(p, engine.NoSeat))
			if p == card.Villains && i == 0 && t.villainDown {
				b.TurnDown(c)
			}
		}
	}
	for _, stack := range stacks {
		for range stack.copies {
			b.Add(stack.face, b.Zone(stack.place, engine.NoSeat))
		}
	}
	return b.Resume(active, t.power), nil
}

func (g *givenSeat) layOut(b *engine.Builder, seat engine.SeatID) {
	for _, f := range g.heroes {
		b.Add(f, b.Zone(engine.Heroes, seat))
	}
	for _, p := range []engine.Place{engine.Hand, engine.Deck, engine.Discard, engine.InPlay, card.Under} {
		for _, f := range g.cards[p] {
			b.Add(f, b.Zone(p, seat))
		}
	}
	b.Set(engine.VPTokens, seat, g.tokens)
}

// stack is a number of copies of one card that a position has without naming
// them.
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
