package table

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
)

// This file shows after a restart what the viewer had not seen when the program ended: it may have
// been killed while a page was up.

// markSeen records that the viewer has seen everything so far, unless a page still shows something.
// It reports whether that is news.
func (t *Table) markSeen() bool {
	if !t.plays() || t.eyes == engine.NoSeat || t.curtain.up || t.pages.up() {
		return false
	}
	return t.Match.See(t.eyes)
}

// resume shows what the viewer had not seen when the game was saved.
func (t *Table) resume() {
	if !t.plays() || t.eyes == engine.NoSeat || t.curtain.up {
		return
	}
	if seen, ok := t.Match.SeenBy(t.eyes); ok && seen < t.Match.Given() {
		t.catchUp(seen)
	}
}

// catchUp opens the pages of everything since an answer that concerns the viewer:
// entries and defeats of Super-Villains, Attacks that have hit them, and their losses to the rules.
func (t *Table) catchUp(answers int) {
	events, _ := t.Match.Events(t.eyes, 0)
	lines := t.takeLines(t.eyes).lines
	lines = lines[max(0, slices.IndexFunc(lines, func(l match.Line) bool { return l.Answer >= answers })):]
	v := t.view()
	var pages []leaf
	show := func(l leaf) {
		if l.up() {
			pages = append(pages, l)
		}
	}
	rules := engine.NoCard // the rule of the latest page, which shows all it costs
	for i := t.Match.EventsBy(answers); i < len(events); i++ {
		e := events[i]
		if e.Kind != engine.CardMoved || e.Source != rules {
			rules = engine.NoCard
		}
		switch {
		case t.enters(e), e.Kind == engine.VillainFell && t.layout.Defeat != nil:
			show(t.pageOf(events, i))
		case e.Kind == engine.AttackHit && e.Seat == t.eyes:
			show(leaf{at: i, struck: t.blow(i)})
		case ruled(v, e, t.eyes) && e.Source != rules:
			rules = e.Source
			show(leaf{at: i, struck: t.pageAbout(rules, t.lossesTo(v, lines, events[i:]))})
		}
	}
	t.showPages(pages)
}

// ruled reports whether an event is the loss of a seat's card to the rules: those of the Scenario, or of a
// Level.
func ruled(v engine.View, e engine.Event, seat engine.SeatID) bool {
	if e.Kind != engine.CardMoved || e.Source == engine.NoCard || e.Verb == engine.VerbNone || board.WhereOf(v, e.From).Seat != seat {
		return false
	}
	p := board.WhereIs(v, e.Source).Place
	return p == engine.Rules || p == card.Track
}

// lossesTo returns the lines about the cards that the viewer loses to the rule of the first event.
func (t *Table) lossesTo(v engine.View, lines []match.Line, events []engine.Event) (out []match.Line) {
	rule := events[0].Source
	for _, e := range events {
		if !ruled(v, e, t.eyes) || e.Source != rule {
			break
		}
		for i, l := range lines {
			if l.Seat == t.eyes && l.Card == e.Card && e.Card != engine.NoCard {
				out, lines = append(out, l), lines[i+1:]
				break
			}
		}
	}
	return out
}
