package table

import (
	"lineup/engine"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file gives the board access to the table as a Scene, without the Table itself.

// newScene returns the Scene for a table's board.
func (t *Table) newScene() board.Scene {
	return board.Scene{Faces: t.Faces, Canvas: t.Canvas, Settings: t.Settings, Answers: answers{t}, Host: host{t},
		Motion: board.Motion{Late: &t.late, Tabs: &t.tabs, Breath: &t.breath, Fall: &t.effects.fall}}
}

// now returns the current Scene.
func (t *Table) now() *board.Scene {
	sc, people := &t.scene, len(t.playing())
	sc.View, sc.Eyes, sc.Near = t.view(), t.eyes, t.near
	sc.Plays, sc.People = t.plays(), people
	sc.Heroes, sc.Earlier = t.Match.Heroes(), len(t.seenBefore) > 0
	sc.Variants = t.Match.Plan().Variants
	sc.Seats, sc.Self, sc.Power, sc.Fallen = t.panels, t.self, t.power, t.tally.Fallen
	sc.X, sc.Y, sc.Hover, sc.Laid, sc.Idle = t.cursorX, t.cursorY, t.hover, t.laid, t.idle
	sc.Staged, sc.Watched = t.ask.shown(), t.replay != nil
	m := &sc.Motion
	m.Swell, m.Owed = t.effects.swell(), t.effects.counting()
	m.Shaken = t.shakenNow()
	m.Fanned, m.Fanning = t.fanning()
	return sc
}

// fanning returns the seat across the table whose hand is fanned out now, or NoSeat if there is
// none, and for how many seconds.
func (t *Table) fanning() (seat engine.SeatID, age float64) {
	if seat, age = t.effects.fanned(); seat == t.near || t.Settings.ReduceMotion {
		return engine.NoSeat, 0
	}
	return seat, age
}

// answers are the answers of the viewer at a table.
type answers struct{ t *Table }

func (a answers) Turn() bool                               { return a.t.ask.mine && a.t.ask.kind == engine.DecideTurn }
func (a answers) Options() []engine.Option                 { return a.t.ask.options }
func (a answers) Of(c engine.CardID) (engine.Option, bool) { return a.t.ask.option(c) }
func (a answers) Can() bool                                { return a.t.canTouch() }
func (a answers) Give(o engine.Option)                     { a.t.give(o) }
func (a answers) Answer(o engine.Option) {
	if !a.t.grace.hasty(o) {
		a.t.answer(o)
	}
}

// host is a table as its board knows it.
type host struct{ t *Table }

func (h host) Name(s engine.SeatID) string   { return h.t.name(s) }
func (h host) Look(s engine.SeatID) pen.Seat { return h.t.seatLook(s) }
func (h host) Means(n engine.NumberID, whose string) string {
	return h.t.Match.Book().Means(n, whose)
}
func (h host) Person(s engine.SeatID) bool        { return h.t.Match.Person(s) }
func (h host) ViewOf(s engine.SeatID) engine.View { return h.t.Match.View(s) }
func (h host) Counted(w board.Where) int          { return h.t.counted(h.t.view(), w) }
func (h host) Pop(x, y float64)                   { h.t.effects.pop(x, y, "") }
func (h host) Held() ui.Holds                     { return h.t.held() }
func (h host) Relay()                             { h.t.sync(false) }

func (h host) Events(since int) ([]engine.Event, int) { return h.t.Match.Events(h.t.eyes, since) }

func (h host) Entering(do func(c engine.CardID, way *ui.Course)) {
	for _, s := range h.t.sprites.list {
		if s.sent {
			do(s.card, &s.way)
		}
	}
}

func (h host) Strikes(when func(source engine.CardID, seat engine.SeatID) (after float64, ok bool)) {
	for i := range h.t.effects.strikes {
		k := &h.t.effects.strikes[i]
		if after, ok := when(k.source, k.seat); ok && k.age <= 0 {
			k.age = clawTime - after
		}
	}
}

func (h host) Buttons() (out []ui.Box) {
	for _, list := range []*ui.Buttons{&h.t.buttons, &h.t.ask.answers} {
		for i := range list.List {
			out = append(out, list.List[i].Box)
		}
	}
	if (recapLayer{h.t}).Shown() {
		for i := range h.t.recap.rows {
			out = append(out, h.t.recapPlace(i).Box)
		}
	}
	return out
}

func (h host) Spread(rules bool, piles ...board.Spread) { h.t.spread(rules, piles) }

func (h host) DrawNews(c *ui.Canvas)                 { h.t.drawNews(c) }
func (h host) DrawCards(c *ui.Canvas, within ui.Box) { h.t.drawResting(c, within) }
func (h host) DrawFloor(c *ui.Canvas)                { h.t.drawFloor(c) }
func (h host) Floor() ui.LayerKey                    { return h.t.floorKey() }
