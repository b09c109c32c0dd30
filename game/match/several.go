package match

import (
	"strings"

	"lineup/engine"
	"lineup/game/card"
)

// Several is how the cards of a choice of more than one may be chosen.
type Several struct {
	// Together says that all of them may be chosen before the first is answered with: what
	// is done to one bears neither on which others there are, nor on whether one wants them.
	Together bool
	Order    Order
	act      string
}

// Order is how answers that are given one after the other come to lie.
type Order uint8

// The orders.
const (
	AnyOrder Order = iota
	// FirstUpper: each card comes to lie below the one answered with before it.
	FirstUpper
	// LastUpper: each comes to lie upon the one before it.
	LastUpper
)

// Words returns what it is called to choose n of the cards, more than one: "Set two cards
// aside".
func (s *Several) Words(n int) string {
	return sentenceCase(strings.ReplaceAll(s.act, card.TheCard, number(n)+" cards"))
}

// several returns how the cards of the open question may be chosen, and whether fewer than all
// of them may be.
func (w *asker) several() (upTo bool, s Several) {
	op := &w.v.Library().Code[w.d.At]
	s.act = w.of.Act
	free := op.Budget == 0 && op.Enough == 0 && !op.Apart && !op.Alike && !op.Best
	switch w.d.Verb {
	case engine.VerbDestroy, engine.VerbDiscard, engine.VerbPut, engine.VerbPass, engine.VerbAside, engine.VerbHold, engine.VerbKeep:
		s.Together = free
	case engine.VerbNone, engine.VerbGain, engine.VerbPlay, engine.VerbBorrow, engine.VerbReplay, engine.VerbWalk, engine.VerbStep,
		engine.VerbGo, engine.VerbDefeat, engine.VerbBuy: // what follows from the first is seen before the second is chosen
	}
	if to := w.d.To; s.Together && w.d.Verb == engine.VerbPut && (to.Place == card.Deck || to.Below) {
		s.Order = LastUpper
		if to.Below || to.Under {
			s.Order = FirstUpper
		}
	}
	return w.d.Min == 0 && !op.Pair, s
}

// choice is a question for one of several cards, and how many of them were taken before.
// The zero one is none.
type choice struct {
	at    engine.ProgID
	taken uint8
}

func choiceOf(d engine.Decision) choice {
	if d.Kind != engine.DecidePick {
		return choice{}
	}
	return choice{d.At, d.Taken}
}

// goesOn reports whether a choice is the next one of the same several cards.
func (c choice) goesOn(before choice) bool {
	return c.at != 0 && c.at == before.at && c.taken == before.taken+1
}
