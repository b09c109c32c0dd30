package match

import (
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// Several says how several cards may be chosen.
type Several struct {
	// Together says that all cards may be chosen before the first answer, because the effect on one
	// changes neither the others nor the reasons to choose them.
	Together bool
	Order    Order
	act      string
}

// Order is the order in which cards from successive answers end up.
type Order uint8

// The orders.
const (
	AnyOrder Order = iota
	// FirstUpper: each card goes below the previous one.
	FirstUpper
	// LastUpper: each card goes on top of the previous one.
	LastUpper
)

// Words returns the words for choosing n cards, more than one: "Set two cards aside".
func (s *Several) Words(n int) string {
	return grammar.Capital(strings.ReplaceAll(s.act, card.TheCard, grammar.Spelled(n)+" cards"))
}

// several returns how the cards of the pending question may be chosen, and whether fewer than all
// may be.
func (w *asker) several() (upTo bool, s Several) {
	op := &w.v.Library().Code[w.d.At]
	s.act = w.of.Act
	free := op.Budget == 0 && op.Enough == 0 && !op.Apart && !op.Alike && op.Unlike == engine.UnlikeNothing && !op.Best
	switch w.d.Verb {
	case engine.VerbDestroy, engine.VerbDiscard, engine.VerbPut, engine.VerbPass, engine.VerbAside, engine.VerbHold, engine.VerbKeep, engine.VerbStay:
		s.Together = free
	case engine.VerbNone, engine.VerbGain, engine.VerbPlay, engine.VerbBorrow, engine.VerbReplay, engine.VerbWalk, engine.VerbStep,
		engine.VerbGo, engine.VerbDefeat, engine.VerbBuy, engine.VerbRotate: // the effect of the first is seen before the second is chosen
	}
	if to := w.d.To; s.Together && w.d.Verb == engine.VerbPut && (to.Place == card.Deck || to.Below) {
		s.Order = LastUpper
		if to.Below || to.Under {
			s.Order = FirstUpper
		}
	}
	return w.d.Min == 0 && !op.Pair, s
}

// choice is a question for one of several cards, with the number taken before. The zero value isn't a
// choice.
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

// goesOn reports whether a choice continues the previous one of the same cards.
func (c choice) goesOn(before choice) bool {
	return c.at != 0 && c.at == before.at && c.taken == before.taken+1
}
