package main

import (
	"errors"

	"lineup/engine"
)

// A Line-Up can be full of Super-Villains that no hand pays for any more: the rulebook warns of it
// where they come out of the main deck (V-006). Nobody has to act, so such a game goes on for ever
// without a fault of the engine. It fails a soak as any game that does not end, but says why.

// errStandstill is how such a game ends in a soak.
var errStandstill = errors.New("standstill: turns pass, and nobody can get anything")

// standEvery is at how many decisions a soak looks whether something has changed hands.
const standEvery = 1000

// standstill is since when nobody has got or lost a card.
type standstill struct {
	holdings uint64
	since    int    // decisions
	turn     uint16 // the turn it was then
}

// look notes who has what after so many decisions.
func (t *standstill) look(s *engine.State, decisions int) {
	if h := holdings(s); h != t.holdings {
		*t = standstill{h, decisions, s.Turn().Number}
	}
}

// lasts reports whether nothing has changed hands for half the decisions a game may take, though
// everybody has had turns.
func (t *standstill) lasts(s *engine.State, decisions int) bool {
	t.look(s, decisions)
	return decisions-t.since >= endless/2 && int(s.Turn().Number-t.turn) > 10*s.Seats()
}

// holdings tells apart who owns which cards, and where those of nobody lie. Within a player's own
// piles cards go round.
func holdings(s *engine.State) uint64 {
	h := uint64(14695981039346656037)
	for c := range engine.CardID(s.NumCards()) {
		card := s.Card(c + 1)
		at := uint64(card.Owner) & 0xff
		if card.Owner == engine.NoSeat {
			at = 0x100 + uint64(card.Zone)
		}
		h = (h ^ at) * 1099511628211
	}
	return h
}
