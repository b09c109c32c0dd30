// Package question lays a question out as a stage: the card that asks, a balloon that says
// who does what, and for each answer a panel with its card, what it comes to, and a
// button that names the act. It is a pure layout: it draws nothing, knows no mode and no
// card, and depends on nothing but what it is given. All lengths are in units of the
// stage of 1920 by 1080.
package question

import (
	"math"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Where the parts of a stage stand.
var (
	// Area is where balloon, panels and buttons are, and Wide where they are if no card asks
	// and many are to be seen side by side.
	Area = ui.BoxAt(744, 166, 822, 614)
	Wide = ui.BoxAt(417, 166, 1149, 520)
	// sourceBox is where the card that asks lies.
	sourceBox = ui.BoxAt(417, 196, 290, 406)
	// peekBox is the button that is held to look at the table.
	peekBox = ui.BoxAt(417, 700, 290, 78)
	// Reader is where a card is enlarged while a stage is up: it covers no choice.
	Reader = ui.BoxAt(8, 140, 388, 640)
)

// SourceTurn is how far the card that asks is turned, in radians.
const SourceTurn = -0.05

const (
	panelGap     = 16.0
	buttonHeight = 80.0
	buttonGap    = 14.0
	cardWidth    = 204.0
	// minPitch is how much of a card must be seen to be clicked: 44 pixels in a
	// window of 720 lines.
	minPitch = 66.0
	pad      = 16.0
)

// Ruler measures a line of text.
type Ruler func(s string, st pen.Style) float64

// Asked is all that a stage is laid out from.
type Asked struct {
	match.Question
	Face  func(engine.CardID) *art.Face // nil where the card may not be known
	Width Ruler
	// Min is the smallest size of letters, and Text how much larger than usual sentences
	// and notes are, as far as there is room; 0 is 1.
	Min, Text float64
	// Tail is where the one who asks or attacks is; nil where that is the card that asks.
	Tail *Point
	// Ticked are the indexes of the answers that are ticked, in the order in which they were:
	// more than one only where cards are chosen together. At is the index plus one of the
	// answer the keyboard is at, 0 for none, and First the first one of those shown where not
	// all have room.
	Ticked    []int
	At, First int
	// Pointed is the index plus one of the answer whose card the pointer is on: what it
	// comes to is told before it is ticked.
	Pointed int
}

// Point is a place of the stage.
type Point struct{ X, Y float64 }

// Stage is a question laid out.
type Stage struct {
	Alarm   bool
	Source  Card // without a Face where no card asks
	Balloon Balloon
	Panels  []Panel
	Peek    Button // is held to look at the table
	// Text is how much larger than usual sentences and notes are.
	Text float64
	// Area is where its balloon, panels and buttons are.
	Area ui.Box
}

// Line is a line of text: its baseline starts at X, Y.
type Line struct {
	Text  string
	X, Y  float64
	Style pen.Style
	Wide  float64 // as it was measured
	Dim   bool    // it only introduces what follows
}

// Box returns the room a line takes up.
func (l Line) Box() ui.Box {
	up, down := 0.74, 0.04
	if l.Style.Font != pen.Display {
		up, down = 0.76, 0.22
	}
	return ui.BoxAt(l.X, l.Y-up*l.Style.Size, l.Wide, (up+down)*l.Style.Size)
}

// Balloon says who does what.
type Balloon struct {
	Box         ui.Box
	Title, Says []Line
	Count       Line // how many are chosen, without text where one alone is
	CountBox    ui.Box
	Tail        []Point // three corners, none where it points at nobody
}

// Tone is what an answer is like.
type Tone uint8

// The tones.
const (
	Act   Tone = iota // something is done
	Leave             // things stay as they are
	Avoid             // an Attack is avoided
	Hit               // an Attack hits
)

// Panel is one answer, or several cards of which one is chosen.
type Panel struct {
	Box    ui.Box
	Tone   Tone
	Cards  []Card
	Notes  []Line
	Button Button
	// Back and On show earlier and later cards, where not all have room; without a
	// width they are not there.
	Back, On ui.Box
	group    []int // indexes of all its answers
	shown    int   // how many of them are shown at once
	first    int
}

// Card is a card of a stage. Reply is the index of the answer it is clicked for; -1 for
// one that is only shown.
type Card struct {
	Face   *art.Face
	Box    ui.Box
	Seen   ui.Box // what of it the next card leaves to be seen, and clicked
	Reply  int
	Ticked bool
	At     bool // the keyboard is at it
	Number int  // its place among those that are ticked, from 1 on; 0 where that makes no difference
	Burns  bool // it is destroyed for good, if this is chosen
}

// Button is a button of a stage. Reply is the index of the answer it gives, -1 while
// there is none to be given.
type Button struct {
	Box   ui.Box
	Lines []Line
	Reply int
	Key   int // the digit that presses it, 0 for none
}

// textStep is by how much sentences are made smaller that have no room.
const textStep = 0.25

// More returns how many more cards are still to be ticked, and least how many of them have to be.
func (a *Asked) More() (most, least int) {
	if !a.Several.Together {
		return 1 - len(a.Ticked), 1 - len(a.Ticked)
	}
	most = a.All - a.Taken - len(a.Ticked)
	least = most
	if a.UpTo {
		least = max(0, 1-len(a.Ticked))
	}
	return most, least
}

// Lay lays a question out.
func Lay(a Asked) Stage {
	for a.Text = math.Max(1, a.Text); a.Text > 1; a.Text -= textStep {
		if s := lay(a); s.fits() {
			return s
		}
	}
	a.Text = 1
	return lay(a)
}

// lay lays a question out with sentences of one size.
func lay(a Asked) Stage {
	l := layer{Asked: a, area: Area}
	s := Stage{Alarm: a.Alarm, Source: l.source(), Text: a.Text}
	if s.Source.Face == nil && l.cards() >= wideFrom {
		l.area = Wide
	}
	s.Area = l.area
	s.Balloon = l.balloon(s.Source)
	s.Panels = l.panels(s.Balloon.Box.Y + s.Balloon.Box.H + 18)
	for i := range s.Panels {
		if i < 9 {
			b := &s.Panels[i].Button
			b.Key = i + 1
			l.key(b)
		}
	}
	s.Peek = Button{Box: peekBox, Reply: -1}
	l.name(&s.Peek, "see the table: hold Tab", 26, 0)
	return s
}

// minCard is how wide cards are at least that make room for larger notes.
const minCard = 150.0

// fits reports whether larger sentences have room: in their balloon, and below cards that can
// still be told.
func (s *Stage) fits() bool {
	within := func(lines []Line, b ui.Box) bool {
		for i := range lines {
			if !lines[i].Box().Within(b) {
				return false
			}
		}
		return true
	}
	if !within(s.Balloon.Title, s.Balloon.Box) || !within(s.Balloon.Says, s.Balloon.Box) || len(s.Balloon.Title) == 0 {
		return false
	}
	if says := s.Balloon.Says; len(says) > 0 && s.Balloon.Title[0].Style.Size < says[0].Style.Size {
		return false // the title stays what is seen first
	}
	for i := range s.Panels {
		p := &s.Panels[i]
		low := p.Box.Y
		for k := range p.Cards {
			if p.Cards[k].Box.W < minCard {
				return false
			}
			low = math.Max(low, p.Cards[k].Box.Y+p.Cards[k].Box.H)
		}
		if !within(p.Notes, ui.BoxAt(p.Box.X, low, p.Box.W, p.Box.Y+p.Box.H-low)) || p.Button.Box.H < minPitch || !within(p.Button.Lines, p.Button.Box) {
			return false
		}
	}
	return true
}

// layer lays out one question.
type layer struct {
	Asked
	area ui.Box
}

// wideFrom is how many cards to choose from take all the room there is.
const wideFrom = 4

// cards returns how many cards there are to choose from.
func (l *layer) cards() (n int) {
	for _, r := range l.Answers {
		if r.Option.Card != engine.NoCard && !r.Leaves {
			n++
		}
	}
	return n
}

// source returns the card that asks.
func (l *layer) source() Card {
	c := Card{Reply: -1}
	if l.Source == engine.NoCard {
		return c
	}
	if c.Face = l.Face(l.Source); c.Face == nil {
		return c
	}
	c.Box = sourceBox
	c.Box.H = sourceBox.W * aspect(c.Face)
	c.Box.Y += (sourceBox.H - c.Box.H) / 2
	c.Seen = c.Box
	return c
}

// aspect returns the height of a face of width 1.
func aspect(f *art.Face) float64 {
	if f != nil && f.Oversized() {
		return ui.PosterAspect
	}
	return ui.CardAspect
}

// Covers reports whether a place lies on the stage.
func (s *Stage) Covers(x, y float64) bool {
	if s.Balloon.Box.Has(x, y) || s.Source.Face != nil && s.Source.Box.Has(x, y) || s.Peek.Box.Has(x, y) {
		return true
	}
	for i := range s.Panels {
		if p := &s.Panels[i]; p.Box.Has(x, y) || p.Button.Box.Has(x, y) {
			return true
		}
	}
	return false
}

// Hides reports whether any of a box may come to lie under the stage, or under a card
// that is enlarged beside it.
func (s *Stage) Hides(b ui.Box) bool {
	return b.Overlaps(s.Area) || b.Overlaps(Reader) || b.Overlaps(s.Peek.Box) || s.Source.Face != nil && b.Overlaps(s.Source.Box)
}

// CardAt returns the card at a place, nil for none.
func (s *Stage) CardAt(x, y float64) *Card {
	if s.Source.Face != nil && s.Source.Box.Has(x, y) {
		return &s.Source
	}
	for i := range s.Panels {
		for k := range s.Panels[i].Cards {
			if c := &s.Panels[i].Cards[k]; c.Seen.Has(x, y) {
				return c
			}
		}
	}
	return nil
}

// Turn returns the answer that is shown first when a place is clicked that shows earlier or
// later cards, or the wheel is turned over the cards by some notches; ok is false for
// a place that does neither.
func (s *Stage) Turn(x, y, notches float64) (first int, ok bool) {
	for i := range s.Panels {
		p := &s.Panels[i]
		switch {
		case p.On.W == 0:
			continue
		case notches != 0 && p.Box.Has(x, y):
			return p.from(p.first - sign(notches)), true
		case notches == 0 && p.Back.Has(x, y):
			return p.from(p.first - max(p.shown-1, 1)), true
		case notches == 0 && p.On.Has(x, y):
			return p.from(p.first + max(p.shown-1, 1)), true
		}
	}
	return 0, false
}

func sign(f float64) int {
	if f < 0 {
		return -1
	}
	return 1
}

// from returns the first of the shown answers, as near as can be to what is wanted.
func (p *Panel) from(first int) int { return max(0, min(first, len(p.group)-p.shown)) }

// Beside returns the index plus one of the answer beside the one the keyboard is at, and where
// the shown ones have to begin so that it is among them. From none it goes to the first.
func (s *Stage) Beside(from, by int) (next, first int) {
	for i := range s.Panels {
		p := &s.Panels[i]
		if len(p.group) < 2 {
			continue
		}
		at := 0
		for k, reply := range p.group {
			if reply == from-1 {
				at = max(0, min(k+by, len(p.group)-1))
			}
		}
		first = p.first
		if at < first {
			first = at
		} else if at >= first+p.shown {
			first = at - p.shown + 1
		}
		return p.group[at] + 1, first
	}
	return from, 0
}
