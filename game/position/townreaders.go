package position

import (
	"fmt"
	"slices"
	"strings"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/card"
	rebirthset "lineup/game/sets/rebirth"
)

// townReaders returns the words that read a city, by name.
func (s *session) townReaders() map[string]word {
	out := map[string]word{}
	table := func(name string, read func(moment) (starlark.Value, error)) {
		out[name] = s.townReader(name, "", func(m moment, _ string) (starlark.Value, error) { return read(m) })
	}
	of := func(name, arg string, read func(moment, string) (starlark.Value, error)) {
		out[name] = s.townReader(name, arg, read)
	}

	of("stack", "tile", s.stackOf)
	of("damage", "tile", s.damage)
	of("destination", "villain", s.destination)
	of("marks", "x", s.marks)
	of("stored", "seat", s.storedBy)
	of("signatures", "seat", s.signaturesOf)
	out["defeated"] = s.optional("defeated", "seat", s.defeated)
	table("locations", func(m moment) (starlark.Value, error) { return strs(s.tilesNow(m.state)), nil })
	table("threat", func(m moment) (starlark.Value, error) {
		return starlark.MakeInt(m.state.Number(rebirthset.Threat.ID, engine.NoSeat)), nil
	})
	table("clock", func(m moment) (starlark.Value, error) {
		if n := m.state.Number(rebirthset.Clock.ID, engine.NoSeat); n > 0 {
			return starlark.MakeInt(n), nil
		}
		return starlark.None, nil
	})
	table("tiles", func(moment) (starlark.Value, error) {
		var words []string
		for _, c := range s.given.town.tiles { // they do not change during an attempt
			words = append(words, trackWords(c))
		}
		return s.pile(words), nil
	})
	table("attacks", s.attacks)
	table("scenario", func(moment) (starlark.Value, error) { return starlark.MakeInt(s.given.town.scenario), nil })
	table("attempt", func(moment) (starlark.Value, error) { return starlark.MakeInt(s.given.town.attempt), nil })
	out["result"] = s.result
	of("secret", "seat", s.secretOf)
	of("secret_done", "seat", func(m moment, name string) (starlark.Value, error) {
		seat, err := s.seatID(name)
		if err != nil {
			return nil, fmt.Errorf("secret_done: %w", err)
		}
		return starlark.Bool(m.state.Len(m.state.Zone(card.SecretsDone, seat)) > 0), nil
	})
	table("side_missions", s.sideMissions)
	table("removed", s.removed)
	table("campaign_score", s.campaignScore)
	table("grade", s.grade)
	of("wins", "seat", s.wins)
	return out
}

// townReader returns a reader that exists only in Rebirth.
func (s *session) townReader(name, arg string, read func(moment, string) (starlark.Value, error)) word {
	return s.reader(name, arg, func(m moment, text string) (starlark.Value, error) {
		if err := s.onlyInTown(name); err != nil {
			return nil, err
		}
		return read(m, text)
	})
}

// onlyInTown returns an error in other modes than Rebirth.
func (s *session) onlyInTown(word string) error {
	if !s.town() {
		return fmt.Errorf("%s: the mode %s has none", word, s.given.game.Mode.ID)
	}
	return nil
}

// optional returns a reader of everything or of a named part.
func (s *session) optional(name, arg string, read func(moment, string) (starlark.Value, error)) word {
	return func(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
		var of string
		if err := starlark.UnpackArgs(name, args, kwargs, arg+"??", &of); err != nil {
			return nil, err
		}
		return s.townReader(name, "", func(m moment, _ string) (starlark.Value, error) { return read(m, of) })(nil, nil)
	}
}

// townLineUp returns the cards in a space, or in all of them.
func (s *session) townLineUp(m moment, space string) (starlark.Value, error) {
	n := m.state.Board().Count(card.LineUp)
	at := -1
	if space != "" {
		var err error
		if at, err = s.spaceNow(m.state, "line_up", space); err != nil {
			return nil, err
		}
	}
	var names []string
	for i := range n {
		if at < 0 || i == at {
			for _, c := range m.state.Cards(m.state.Board().ZoneAt(card.LineUp, engine.NoSeat, i)) {
				names = append(names, s.cardName(m.state, c))
			}
		}
	}
	return s.pile(names), nil
}

// tileCard returns the card of a Location that a reader names, in any place, and the number of its
// slot from 0, or -1 if it is out of play.
func (s *session) tileCard(m moment, what, text string) (engine.CardID, int, error) {
	name, err := tile(what, text)
	if err != nil {
		return engine.NoCard, 0, err
	}
	for i, c := range s.tileCards(m.state) {
		if c != engine.NoCard && locationOf(m.state.Face(c).Name) == name {
			return c, i, nil
		}
	}
	for _, c := range m.state.Cards(m.state.Zone(card.OutOfGame, engine.NoSeat)) {
		if m.state.Face(c).Piece && locationOf(m.state.Face(c).Name) == name {
			return c, -1, nil
		}
	}
	return engine.NoCard, -1, nil
}

// stackOf returns the number of Basic cards left at a Location.
func (s *session) stackOf(m moment, text string) (starlark.Value, error) {
	_, slot, err := s.tileCard(m, "stack", text)
	if err != nil {
		return nil, err
	}
	n := 0
	if slot >= 0 {
		n = m.state.Len(m.state.Board().ZoneAt(card.Basics, engine.NoSeat, slot*stride))
	}
	return starlark.MakeInt(n), nil
}

// damage returns the damage on a Location.
func (s *session) damage(m moment, text string) (starlark.Value, error) {
	c, _, err := s.tileCard(m, "damage", text)
	if err != nil || c == engine.NoCard {
		return starlark.MakeInt(0), err
	}
	n := m.state.On(c, rebirthset.Damage.ID)
	if p, _, _ := m.state.Board().At(m.state.Card(c).Zone); p == card.Ruins || n >= rebirthset.HitPoints {
		return starlark.String(destroyed), nil
	}
	return starlark.MakeInt(n), nil
}

// destination returns the Destination of a Villain.
func (s *session) destination(m moment, name string) (starlark.Value, error) {
	f, err := s.face(name, false)
	if err != nil {
		return nil, fmt.Errorf("destination: %w", err)
	}
	if err := s.isVillain("destination", f); err != nil {
		return nil, err
	}
	if c, err := s.onRing(m.state, "destination", f); err == nil && c != engine.NoCard { // other cards can change it there
		if goal := m.state.View(engine.NoSeat).Goal(c); goal >= 0 {
			return starlark.MakeInt(goal/stride + 1), nil
		}
	}
	switch goal := s.book.Card(f).Goal; goal {
	case card.Everywhere:
		return starlark.String(everywhere), nil
	case 0:
		return starlark.None, nil
	default:
		return starlark.MakeInt(goal), nil
	}
}

// marks returns the marks on a Villain, a tile, a seat, or the ally.
func (s *session) marks(m moment, name string) (starlark.Value, error) {
	if name == ally {
		seat, err := s.allySeat(m.state)
		if err != nil {
			return nil, fmt.Errorf("marks: %w", err)
		}
		return s.cards(m, m.state.Zone(card.OnHero, seat), true), nil
	}
	if seat, err := s.seatID(name); err == nil {
		return s.pile(slices.Repeat([]string{control}, m.state.Number(rebirthset.Controlled.ID, seat))), nil
	}
	if isTile(name) {
		c, _, err := s.tileCard(m, "marks", name)
		return s.pile(slices.Repeat([]string{bystander}, m.state.On(c, rebirthset.Bystander.ID))), err
	}
	f, err := s.face(name, false)
	if err != nil {
		return nil, fmt.Errorf("marks: %q is not a Villain, tile, or seat", name)
	}
	if err := s.isVillain("marks", f); err != nil {
		return nil, err
	}
	var out []string
	c, err := s.onRing(m.state, "marks", f)
	if err == nil && c != engine.NoCard && m.state.On(c, rebirthset.Contained.ID) > 0 {
		out = append(out, contained)
	}
	if err == nil && c != engine.NoCard {
		out = append(out, slices.Repeat([]string{fury}, m.state.On(c, rebirthset.Fury.ID))...)
	}
	return s.pile(out), err
}

// storedBy returns the Assist card on a seat's Super Hero card.
func (s *session) storedBy(m moment, name string) (starlark.Value, error) {
	seat, err := s.seatID(name)
	if err != nil {
		return nil, fmt.Errorf("stored: %w", err)
	}
	if c := m.state.Top(m.state.Zone(card.Stored, seat)); c != engine.NoCard {
		return starlark.String(s.cardName(m.state, c)), nil
	}
	return starlark.None, nil
}

// secretOf returns a seat's Secret Card, hidden or revealed.
func (s *session) secretOf(m moment, name string) (starlark.Value, error) {
	seat, err := s.seatID(name)
	if err != nil {
		return nil, fmt.Errorf("secret: %w", err)
	}
	for _, p := range []engine.Place{card.Secrets, card.SecretsDone} {
		if c := m.state.Top(m.state.Zone(p, seat)); c != engine.NoCard {
			return starlark.String(s.cardName(m.state, c)), nil
		}
	}
	return starlark.None, nil
}

// signaturesOf returns the numbers of a seat's earned Signature cards, rising.
func (s *session) signaturesOf(m moment, name string) (starlark.Value, error) {
	seat, err := s.seatID(name)
	if err != nil {
		return nil, fmt.Errorf("signatures: %w", err)
	}
	var out []starlark.Value
	numbers, err := s.signaturesNow(m, seat)
	if err != nil {
		return nil, err
	}
	for _, n := range numbers {
		out = append(out, starlark.MakeInt(n))
	}
	l := starlark.NewList(out)
	l.Freeze()
	return l, nil
}

// attacks returns the Attacks since the position began, in the order in which they were resolved.
func (s *session) attacks(m moment) (starlark.Value, error) { return strs(s.attackLines(m)), nil }

func (s *session) attackLines(m moment) []string {
	out := slices.Clone(s.log.attacks)
	for _, e := range m.events {
		verb := ""
		switch e.Kind {
		case engine.AttackAvoided:
			verb = "misses"
		case engine.AttackHit:
			verb = "hits"
		default:
			continue
		}
		out = append(out, strings.Join([]string{s.cardName(m.state, e.Source), verb, s.seatName(e.Seat)}, " "))
	}
	return out
}

// defeated returns the Villains defeated so far, first defeated first.
func (s *session) defeated(m moment, seat string) (starlark.Value, error) {
	var out []string
	if seat != "" {
		id, err := s.seatID(seat)
		if err != nil {
			return nil, fmt.Errorf("defeated: %w", err)
		}
		if !s.given.town.rivals() {
			return nil, fmt.Errorf("defeated: seats have piles of Villains only with play = %q", playCompetitive)
		}
		for _, c := range slices.Backward(m.state.Cards(m.state.Zone(card.Trophies, id))) { // the latest is on top
			out = append(out, s.cardName(m.state, c))
		}
		return strs(out), nil
	}
	given := slices.Clone(s.given.town.defeated)
	for _, g := range s.given.seats {
		given = append(given, g.defeated...)
	}
	for _, f := range given {
		out = append(out, s.nameOf(f))
	}
	for _, e := range m.events {
		if e.Kind == engine.VillainFell {
			out = append(out, s.cardName(m.state, e.Card))
		}
	}
	return strs(out), nil
}
