package position

import (
	"fmt"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
)

// reader returns a word that reads the game. It takes one name or none.
func (s *session) reader(name, arg string, read func(m moment, text string) (starlark.Value, error)) word {
	return func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		var text string
		var params []any
		if arg != "" {
			params = []any{arg, &text}
		}
		if err := starlark.UnpackArgs(name, args, kwargs, params...); err != nil {
			return nil, err
		}
		m, err := s.settled()
		if err != nil {
			return nil, err
		}
		return read(m, text)
	}
}

// readers returns the words that read the game.
func (s *session) readers() map[string]word {
	out := map[string]word{}
	for name, p := range map[string]engine.Place{"hand": engine.Hand, "deck": engine.Deck, "discard": engine.Discard,
		"in_play": engine.InPlay, "under": card.Under} {
		out[name] = s.inPlace(p, name, s.ofSeat(name, func(m moment, seat engine.SeatID) starlark.Value {
			return s.cards(m, m.state.Zone(p, seat), p != engine.Deck)
		}))
	}
	for name, p := range map[string]engine.Place{"main_deck": card.MainDeck, "villains": card.Villains, "destroyed": engine.Destroyed} {
		out[name] = s.inPlace(p, name, s.ofTable(name, func(m moment) starlark.Value {
			return s.cards(m, m.state.Zone(p, engine.NoSeat), p == engine.Destroyed)
		}))
	}
	out["heroes"] = s.inPlace(engine.Heroes, "heroes", s.ofSeat("heroes", func(m moment, seat engine.SeatID) starlark.Value {
		return s.cards(m, m.state.Zone(engine.Heroes, seat), false)
	}))
	out["outside"] = s.inPlace(card.Bench, "outside", s.ofTable("outside", func(m moment) starlark.Value {
		return s.cards(m, m.state.Zone(card.Bench, engine.NoSeat), true)
	}))
	out["line_up"] = s.lineUp("line_up", 1, card.LineUp)
	out["street"] = s.numbered("street", 0, card.Streets)
	out["champions"] = s.reader("champions", "seat", s.champions)
	out["on_hero"] = s.reader("on_hero", "seat", s.onHero)
	out["frozen"] = s.reader("frozen", "", s.frozen)
	out["rotated"] = s.reader("rotated", "card", s.rotated)
	out["where"] = s.reader("where", "x", s.where)
	out["moves"] = s.reader("moves", "", func(m moment, _ string) (starlark.Value, error) {
		move, err := s.counter("moves", moveName)
		if err != nil {
			return nil, err
		}
		return starlark.MakeInt(m.state.Number(move, m.state.Turn().Seat)), nil
	})
	for name, p := range map[string]engine.Place{"kicks": card.Kicks, "weaknesses": card.Weaknesses} {
		out[name] = s.inPlace(p, name, s.ofTable(name, func(m moment) starlark.Value {
			return starlark.MakeInt(m.state.Len(m.state.Zone(p, engine.NoSeat)))
		}))
	}
	tokens := s.ofSeat("vp_tokens", func(m moment, seat engine.SeatID) starlark.Value {
		return starlark.MakeInt(m.state.Number(engine.VPTokens, seat))
	})
	out["vp_tokens"] = func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		if s.town() {
			return nil, fmt.Errorf("vp_tokens: the mode %s has none", s.given.game.Mode.ID)
		}
		return tokens(args, kwargs)
	}
	out["score"] = s.ofSeat("score", func(m moment, seat engine.SeatID) starlark.Value {
		return starlark.MakeInt(s.given.game.Count(m.state).Accounts[seat].Total)
	})
	out["power"] = s.ofTable("power", func(m moment) starlark.Value { return starlark.MakeInt(m.state.Number(engine.Power, engine.NoSeat)) })
	out["turn"] = s.ofTable("turn", func(m moment) starlark.Value { return starlark.MakeInt(int(m.state.Turn().Number)) })
	out["over"] = s.ofTable("over", func(m moment) starlark.Value { return starlark.Bool(m.state.Over() != engine.NotOver) })
	out["active"] = s.ofTable("active", s.active)
	out["winners"] = s.ofTable("winners", s.winners)
	out["log"] = s.ofTable("log", func(m moment) starlark.Value { return strs(s.logLines(m)) })
	out["cost"] = s.reader("cost", "card", s.cost)
	return out
}

// inPlace returns a reader of a place. The mode must have that place.
func (s *session) inPlace(p engine.Place, name string, read word) word {
	return func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		if s.given.begun {
			if _, err := s.row(name, p); err != nil {
				return nil, err
			}
		}
		return read(args, kwargs)
	}
}

// lineUp returns a reader of the Line-Up. It takes the number of one of several, or a space in
// Rebirth.
func (s *session) lineUp(name string, usual int, place engine.Place) word {
	table := s.numbered(name, usual, place)
	town := s.optional(name, "space", s.townLineUp)
	return func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		if s.town() {
			return town(args, kwargs)
		}
		return table(args, kwargs)
	}
}

// numbered returns a word that reads one of several piles of a place, by a number from 1. The
// default is usual, or none if usual is 0.
func (s *session) numbered(name string, usual int, place engine.Place) word {
	return func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		n := usual
		param := "n?"
		if usual == 0 {
			param = "n"
		}
		if err := starlark.UnpackArgs(name, args, kwargs, param, &n); err != nil {
			return nil, err
		}
		m, err := s.settled()
		if err != nil {
			return nil, err
		}
		row, err := s.row(name, place)
		if err != nil {
			return nil, err
		}
		i, err := fromOne(name, n, int(max(row.Count, 1)))
		if err != nil {
			return nil, err
		}
		return s.cards(m, m.state.Board().ZoneAt(place, engine.NoSeat, i), true), nil
	}
}

// champions returns a seat's own Super-Villains, top first.
func (s *session) champions(m moment, name string) (starlark.Value, error) {
	if _, err := s.row("champions", card.Champions); err != nil {
		return nil, err
	}
	seat, err := s.seatID(name)
	if err != nil {
		return nil, fmt.Errorf("champions: %w", err)
	}
	return s.cards(m, m.state.Zone(card.Champions, seat), false), nil
}

// onHero returns the cards on a seat's Super Hero.
func (s *session) onHero(m moment, name string) (starlark.Value, error) {
	place := s.heroPlace()
	if _, err := s.row("on_hero", place); err != nil {
		return nil, err
	}
	seat, err := s.seatID(name)
	if err != nil {
		return nil, fmt.Errorf("on_hero: %w", err)
	}
	return s.cards(m, m.state.Zone(place, seat), true), nil
}

// heroPlace returns the place of cards on a Super Hero: of the personal ones, if the game has them, or
// of those whose texts another card has.
func (s *session) heroPlace() engine.Place {
	if s.given.game.Mode.Table.Row(card.OnHero) != nil {
		return card.OnHero
	}
	return card.Atop
}

// frozen returns the Frozen cards of the Line-Up.
func (s *session) frozen(m moment, _ string) (starlark.Value, error) {
	id, err := s.counter("frozen", card.Frozen.Name)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, c := range m.state.Cards(m.state.Zone(card.LineUp, engine.NoSeat)) {
		if m.state.On(c, id) > 0 {
			names = append(names, s.cardName(m.state, c))
		}
	}
	return s.pile(names), nil
}

// rotated returns how far a card in play is rotated clockwise, in quarters. Of several with the name it is
// the first one, from the active seat on.
func (s *session) rotated(m moment, name string) (starlark.Value, error) {
	if _, err := s.counter("rotated", card.Rotation.Name); err != nil {
		return nil, err
	}
	face, err := s.face(name, false)
	if err != nil {
		return nil, err
	}
	for i, seat := 0, m.state.Turn().Seat; i < m.state.Seats(); i, seat = i+1, m.state.Next(seat) {
		for _, c := range m.state.Cards(m.state.Zone(engine.InPlay, seat)) {
			if m.state.Card(c).Face == face {
				return starlark.MakeInt(m.state.Quarters(c)), nil
			}
		}
	}
	return nil, fmt.Errorf("rotated: no card %q is in play", name)
}

func (s *session) ofTable(name string, read func(moment) starlark.Value) word {
	return s.reader(name, "", func(m moment, _ string) (starlark.Value, error) { return read(m), nil })
}

func (s *session) ofSeat(name string, read func(moment, engine.SeatID) starlark.Value) word {
	return s.reader(name, "seat", func(m moment, text string) (starlark.Value, error) {
		seat, err := s.seatID(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		return read(m, seat), nil
	})
}

// cards returns the names of a zone's cards, top first, or as a pile if their order does not
// matter.
func (s *session) cards(m moment, z engine.ZoneID, pile bool) starlark.Value {
	var names []string
	for _, c := range m.state.Cards(z) {
		names = append(names, s.cardName(m.state, c))
	}
	if pile {
		return s.pile(names)
	}
	return strs(names)
}

// active returns the active seat's name, or None between turns (C-073).
func (s *session) active(m moment) starlark.Value {
	if seat := m.state.Turn().Active; seat != engine.NoSeat {
		return starlark.String(s.seatName(seat))
	}
	return starlark.None
}

// winners returns the names of the winners, or an empty list during the game.
func (s *session) winners(m moment) starlark.Value {
	var names []string
	if m.state.Over() != engine.NotOver {
		for _, seat := range s.given.game.Count(m.state).Winners {
			names = append(names, s.seatName(seat))
		}
	}
	return strs(names)
}

// cost returns the current cost of a card for the active seat: of a copy for sale, else of any
// copy, else the printed cost.
func (s *session) cost(m moment, name string) (starlark.Value, error) {
	face, err := s.face(name, false)
	if err != nil {
		return nil, err
	}
	for _, p := range []engine.Place{card.Villains, card.LineUp, card.Kicks} {
		for i := range m.state.Board().Count(p) {
			for _, c := range m.state.Cards(m.state.Board().ZoneAt(p, engine.NoSeat, i)) {
				if is(m.state, c, face) {
					return starlark.MakeInt(m.state.Cost(c)), nil
				}
			}
		}
	}
	for c := range m.state.NumCards() {
		if id := engine.CardID(c + 1); is(m.state, id, face) {
			return starlark.MakeInt(m.state.Cost(id)), nil
		}
	}
	return starlark.MakeInt(int(s.book.Library().Faces[face].Cost)), nil
}
