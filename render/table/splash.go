package table

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
)

// These are the times of a Super-Villain's page, in seconds. All but wipeTime are since it opened.
const (
	wipeTime   = 0.26 // the painting wipes in from the left once it is ready
	riseTime   = 0.3
	riseDepth  = 90.0
	slamFrom   = 0.36 // the card falls
	slamTime   = 0.16
	slamEnd    = slamFrom + slamTime
	rumbleTime = 0.24 // the page shakes
	stonesTime = 0.5
	splashFade = 0.25 // for the whole page with reduced motion
	// unattended is how long it stays if no person can click.
	unattended = 2.4
)

// splash is the page of a Super-Villain's entry. It covers everything until a click or a key.
// Everything else waits. Its first frame has all words and the Super-Villain's silhouette. The
// painting comes when it is ready and then stays, whatever happens to the window.
type splash struct {
	face *art.Face     // nil if there is none
	card engine.CardID // whose face that is
	now  *art.Face     // the same face with the current cost
	board.Moment
	fell     bool        // it is defeated
	last     bool        // the game ended with its defeat, so its Reward is not given
	moves    splashMoves // of its parts, in this window
	giant    ui.Box      // its box, in this window
	set      art.SplashNews
	setFit   ui.Fit // the window that it is for
	tagWords string // all tags
	age      float64
	lit      float64 // seconds since the painting was ready
	painted  bool    // the painting is ready, or was
	plain    bool    // it fades
	alone    bool    // no person can click
}

// up reports whether a page is shown.
func (s *splash) up() bool { return s.face != nil }

// priced returns the face with the current cost.
func (s *splash) priced() *art.Face { return cmp.Or(s.now, s.face) }

// end returns when nothing on the page moves anymore, apart from the painting.
func (s *splash) end() float64 {
	if s.plain {
		return splashFade
	}
	return slamEnd + stonesTime
}

// moving reports whether something on the page moves.
func (s *splash) moving() bool {
	return s.up() && (s.age < s.end() || s.painted && s.lit < wipeTime || s.alone)
}

// step advances the page by dt seconds. It reports whether the page is over because nobody can click it.
func (s *splash) step(dt float64) (over bool) {
	s.age = math.Min(s.age+dt, s.end()+unattended)
	if s.painted {
		s.lit = math.Min(s.lit+dt, wipeTime)
	}
	return s.alone && s.age >= s.end()+unattended
}

// still ends all motion of the page.
func (s *splash) still() {
	if s.age = math.Max(s.age, s.end()); s.painted {
		s.lit = wipeTime
	}
}

// update closes the page on a click or a key, which does nothing else.
func (s *splash) update(t *Table, p *ui.Pointer) bool {
	if p.Pressed || p.RightPressed || len(p.Keys) > 0 {
		t.turnPage()
	}
	return true
}

// enterVillain opens the page of the entry of a Super-Villain, by the number of that event. It stops
// every speed and every skip, unless nobody is there to close it.
func (t *Table) enterVillain(at int) {
	if t.speed() == ui.Instant && !t.attended() || t.replay != nil && !t.replay.playing {
		return
	}
	events, _ := t.Match.Events(t.eyes, 0)
	t.showSplash(t.pageOf(events, at))
}

// attended reports whether a person can close a page.
func (t *Table) attended() bool { return t.plays() && len(t.playing()) > 0 }

// openSplash opens the page of a Super-Villain with the news of its latest entry.
func (t *Table) openSplash(c engine.CardID) {
	events, _ := t.Match.Events(t.eyes, 0)
	for i, e := range slices.Backward(events) {
		if e.Card == c && t.enters(e) {
			t.showSplash(t.pageOf(events, i))
			return
		}
	}
	t.showSplash(leaf{splash: splash{face: t.faceOf(t.view(), c), card: c, Moment: board.Moment{News: t.splashNews(nil)}}})
}

// showSplash opens a page if it is up.
func (t *Table) showSplash(l leaf) {
	if l.up() {
		t.showPages([]leaf{l})
	}
}

// dress prepares a page for this table.
func (t *Table) dress(s *splash) {
	s.plain, s.alone = t.Settings.ReduceMotion, !t.attended()
	s.now = t.scene.Priced(t.view(), s.card, s.face)
}

// enters reports whether a Super-Villain appears in an event.
func (t *Table) enters(e engine.Event) bool {
	r := t.reader(seenMark{eyes: t.eyes})
	return r.beat(e) == entry
}

// splashNews says why a Super-Villain appears after some events, and how many are left.
func (t *Table) splashNews(before []engine.Event) string {
	left := leftWords(t.layout.Left)
	switch stacked := t.layout.Stacked; {
	case stacked && t.layout.Villain == engine.NoCard: // they come out of the main deck
		left = "Buy it from the Line-Up."
	case stacked && t.layout.Left == 1:
		left += " Defeat it to end the game."
	}
	for _, e := range slices.Backward(before) {
		switch e.Kind {
		case engine.VillainFell:
			who, what := t.name(e.Seat), "a Super-Villain"
			if e.Seat == t.eyes && len(t.playing()) == 1 {
				who = "You"
			}
			if f := t.felled(e.Card); f != nil {
				what = f.Name
			}
			if !strings.HasSuffix(what, "!") {
				what += "."
			}
			return fmt.Sprintf("%s defeated %s %s", who, what, left)
		case engine.TurnBegan, engine.VillainAppeared: // something else makes it appear
			return left
		default:
		}
	}
	return left
}

// felled returns the face of a defeated card, which may be hidden again, as in a reshuffled deck.
func (t *Table) felled(c engine.CardID) *art.Face {
	if f := t.faceOf(t.view(), c); f != nil || c == engine.NoCard {
		return f
	}
	for _, l := range slices.Backward(t.Match.Chronicle(t.eyes).Lines()) {
		if l.Kind == engine.VillainFell && l.Card == c {
			return &t.Faces[l.Face]
		}
	}
	return nil
}

// leftWords says how many Super-Villains are left, including the visible one.
func leftWords(n int) string {
	if n <= 1 {
		return "This is the last Super-Villain."
	}
	return grammar.Capital(grammar.Spelled(n)) + " Super-Villains left."
}
