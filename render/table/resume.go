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
	if !t.plays() || t.eyes == engine.NoSeat || t.curtain.up || t.splash.up() || t.struck.up() {
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

// catchUp opens the pages of everything since an answer that concerns the viewer, one after another:
// entries and defeats of Super-Villains, Attacks that have hit them, and their losses to the rules.
func (t *Table) catchUp(answers int) {
	events, _ := t.Match.Events(t.eyes, 0)
	lines := t.takeLines(t.eyes).lines
	lines = lines[max(0, slices.IndexFunc(lines, func(l match.Line) bool { return l.Answer >= answers })):]
	v := t.view()
	var pages []splash
	var blows []struck
	show := func(k struck) {
		if k.up() {
			blows = append(blows, k)
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
			if s := t.pageOf(events, i); s.up() {
				pages = append(pages, s)
			}
		case e.Kind == engine.AttackHit && e.Seat == t.eyes:
			show(t.blow(i))
		case ruled(v, e, t.eyes) && e.Source != rules:
			rules = e.Source
			show(t.pageAbout(rules, t.lossesTo(v, lines, events[i:])))
		}
	}
	t.showInTurn(pages, blows)
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

// pageOf returns the page of an entry or a defeat, which is event i. It is not up if there is none.
func (t *Table) pageOf(events []engine.Event, i int) splash {
	e := events[i]
	s := splash{face: t.faceOf(t.view(), e.Card), card: e.Card, fell: e.Kind == engine.VillainFell}
	switch {
	case s.fell:
		if s.Moment = t.layout.Defeat(events, i); !s.Page {
			return splash{}
		}
	case t.layout.Entrance != nil:
		s.Moment = t.layout.Entrance(events, i)
	default:
		s.News = t.splashNews(events[:i])
	}
	return s
}

// showInTurn opens pages one after another, and then those of Attacks.
func (t *Table) showInTurn(pages []splash, blows []struck) {
	for _, s := range pages {
		t.showPage(s)
	}
	if len(blows) > 0 {
		if t.struck.up() {
			t.struck.waiting = append(t.struck.waiting, blows...)
		} else {
			t.struck = blows[0]
			t.struck.waiting = blows[1:]
		}
		if !t.ask.mine {
			t.ask.count = "" // the page says what a click does now
			t.placeAnswers()
		}
	}
}
