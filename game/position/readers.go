package position

import (
	"fmt"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
)

// reader is a word that reads the game. Its arguments are one name or none.
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

// readers are the words that read the game.
func (s *session) readers() map[string]word {
	out := map[string]word{}
	for name, p := range map[string]engine.Place{"hand": engine.Hand, "deck": engine.Deck, "discard": engine.Discard,
		"in_play": engine.InPlay, "under": card.Under} {
		out[name] = s.ofSeat(name, func(m moment, seat engine.SeatID) starlark.Value {
			return s.cards(m, m.state.Zone(p, seat), p != engine.Deck)
		})
	}
	for name, p := range map[string]engine.Place{"line_up": card.LineUp, "main_deck": card.MainDeck,
		"villains": card.Villains, "destroyed": engine.Destroyed} {
		out[name] = s.ofTable(name, func(m moment) starlark.Value {
			return s.cards(m, m.state.Zone(p, engine.NoSeat), p == card.LineUp || p == engine.Destroyed)
		})
	}
	for name, p := range map[string]engine.Place{"kicks": card.Kicks, "weaknesses": card.Weaknesses} {
		out[name] = s.ofTable(name, func(m moment) starlark.Value {
			return starlark.MakeInt(m.state.Len(m.state.Zone(p, engine.NoSeat)))
		})
	}
	out["vp_tokens"] = s.ofSeat("vp_tokens", func(m moment, seat engine.SeatID) starlark.Value {
		return starlark.MakeInt(m.state.Number(engine.VPTokens, seat))
	})
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

// cards are the names of a zone's cards, top first; as a pile where their order
// means nothing.
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

// active is the active seat's name, None between turns (C-073).
func (s *session) active(m moment) starlark.Value {
	if seat := m.state.Turn().Active; seat != engine.NoSeat {
		return starlark.String(s.seatName(seat))
	}
	return starlark.None
}

// winners are the names of those who have won, none while the game goes on.
func (s *session) winners(m moment) starlark.Value {
	var names []string
	if m.state.Over() != engine.NotOver {
		for _, seat := range s.given.game.Count(m.state).Winners {
			names = append(names, s.seatName(seat))
		}
	}
	return strs(names)
}

// cost is what the active seat would pay now for a card: for one it could buy
// if there is one of that name, else for any copy, else what is printed.
func (s *session) cost(m moment, name string) (starlark.Value, error) {
	face, err := s.face(name, false)
	if err != nil {
		return nil, err
	}
	for _, p := range []engine.Place{card.Villains, card.LineUp, card.Kicks} {
		for _, c := range m.state.Cards(m.state.Zone(p, engine.NoSeat)) {
			if is(m.state, c, face) {
				return starlark.MakeInt(m.state.Cost(c)), nil
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
