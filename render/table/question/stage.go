// Package question lays a question out as a stage: the card that asks, a balloon that says who does
// what, and for each answer a panel with its card, its result, and a button that names the action.
// It is a pure layout: it draws nothing, knows no mode and no card, and depends only on its input.
// All lengths are in units of the 1920 by 1080 stage.
package question

import (
	"fmt"
	"math"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// These are the boxes of a stage's parts.
var (
	// Area holds the balloon, panels, and buttons. Wide holds them if no card asks and there are
	// many cards to choose from. High holds them if a card has a panel of its own, which shows its
	// whole text in a window of 720 lines.
	Area = ui.BoxAt(744, 166, 822, 614)
	Wide = ui.BoxAt(417, 166, 1149, 520)
	High = ui.BoxAt(744, 142, 822, 672)
	// sourceBox is the box of the card that asks.
	sourceBox = ui.BoxAt(417, 196, 290, 406)
	// peekBox is the button to hold to see the table.
	peekBox = ui.BoxAt(417, 700, 290, 78)
	// Reader is where a card is enlarged while a stage is up. It covers no choice.
	Reader = ui.BoxAt(8, 538, 372, 534)
	// ColumnReader is the same in a window with one column, below the choices.
	ColumnReader = ui.BoxAt(284, 800, 372, 534)
)

// SourceTurn is the turn of the card that asks, in radians.
const SourceTurn = -0.05

const (
	panelGap     = 16.0
	buttonHeight = 80.0
	buttonGap    = 14.0
	cardWidth    = 204.0
	// aloneWidth is the width of a card in a panel of its own.
	aloneWidth = 280.0
	// minPitch is the least size to be clicked: 44 pixels in a window of 720 lines.
	minPitch = 66.0
	pad      = 16.0
	// leastCard is the width of the smallest cards, whose names can still be read, and cardGap the
	// distance between cards. No card covers part of another.
	leastCard, cardGap = 104.0, 10.0
)

// Ruler measures a line of text.
type Ruler func(s string, st pen.Style) float64

// Asked is the input of a stage's layout.
type Asked struct {
	match.Question
	Face  func(engine.CardID) *art.Face // nil if the card is hidden
	Width Ruler
	// Min is the smallest letter size. Text is the scale of sentences and notes if they have room;
	// 0 means 1.
	Min, Text float64
	// Tail is where the seat that asks or attacks is. It is nil if that is the card that asks.
	Tail *Point
	// Ticked holds the indexes of the ticked answers in the order of ticking. There is more than
	// one only if cards are chosen together. At is the index plus one of the answer the keyboard is
	// at, or 0 if there is none. First is the first answer shown if not all have room.
	Ticked    []int
	At, First int
	// Pointed is the index plus one of the answer of the card under the pointer. Its result is
	// shown before it is ticked.
	Pointed int
	// Column is set for a window with one column.
	Column bool
}

// Point is a position on the stage.
type Point struct{ X, Y float64 }

// Stage is the layout of a question.
type Stage struct {
	Alarm   bool // an Attack must be avoided, or has hit
	Source  Card // its Face is nil if no card asks
	Balloon Balloon
	Panels  []Panel
	Peek    Button // held to see the table
	// Text is the scale of sentences and notes.
	Text float64
	// Area is the box of its balloon, panels, and buttons. Reader is where a card is enlarged.
	Area, Reader ui.Box
}

// Line is a line of text. Its baseline starts at X, Y.
type Line struct {
	Text  string
	X, Y  float64
	Style pen.Style
	Wide  float64 // measured width
	Dim   bool    // it introduces the following words
}

// Box returns the box of a line.
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
	Count       Line // how many are chosen, or no text for a single choice
	CountBox    ui.Box
	Tail        []Point // three corners, or nil if there is no tail
}

// Tone is the kind of an answer.
type Tone uint8

// The tones.
const (
	Act   Tone = iota // something is done
	Leave             // things stay as they are
	Avoid             // an Attack is avoided
	Hit               // an Attack hits
)

// Panel is one answer, or several cards to choose from.
type Panel struct {
	Box    ui.Box
	Foot   ui.Box // of its notes, if they are not in its Box; else its width is 0
	Tone   Tone
	Cards  []Card
	Notes  []Line
	Button Button
	// Back and On are the boxes to show earlier and later cards. Their width is 0 if all have room, and
	// Page says which are shown otherwise.
	Back, On ui.Box
	Page     []Line
	group    []int // indexes of all its answers
	shown    int   // number of answers shown at once
	first    int
}

// Card is a card of a stage. Reply is the index of the answer a click gives, or -1 if it is only
// shown.
type Card struct {
	Face   *art.Face
	Box    ui.Box
	Seen   ui.Box // the part that can be clicked, which is all of it
	Reply  int
	Ticked bool
	At     bool // the keyboard is at it
	Number int  // its place among the ticked cards, from 1, or 0 if order does not matter
	Burns  bool // choosing it destroys it
}

// Button is a button of a stage. Reply is the index of the answer it gives, or -1 if it gives none
// now.
type Button struct {
	Box   ui.Box
	Lines []Line
	Reply int
	Key   int // the digit that presses it, or 0 if there is none
}

// textStep is the step by which sentences without room are made smaller.
const textStep = 0.25

// More returns how many more cards can be ticked, and how many must be.
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

// lay lays a question out with one size of sentences.
func lay(a Asked) Stage {
	l := composer{Asked: a, area: Area}
	s := Stage{Alarm: a.Alarm || a.Struck, Source: l.source(), Text: a.Text}
	if s.Source.Face == nil && l.cards() >= wideFrom {
		l.area = Wide
	} else if cards, others := l.parts(); l.alone(cards, others) {
		l.area = High
	}
	s.Area, s.Reader = l.area, Reader
	if a.Column {
		s.Reader = ColumnReader
	}
	s.Balloon = l.balloon(s.Source)
	s.Panels = l.panels(s.Balloon.Box.Y + s.Balloon.Box.H + 18)
	for i := range s.Panels {
		if i < 9 {
			b := &s.Panels[i].Button
			b.Key = i + 1
			l.key(b)
		}
	}
	if low := l.low(&s); low > 0 {
		s.Area.H = low - s.Area.Y
	}
	s.Peek = Button{Box: peekBox, Reply: -1}
	if l.area == High {
		s.Peek.Box.Y = High.Y + High.H - peekBox.H
	}
	l.name(&s.Peek, "hold Tab to see the table", 26, 0)
	return s
}

// low returns the lower end of a stage's panels and buttons, or 0 if it has none.
func (l *composer) low(s *Stage) (y float64) {
	for i := range s.Panels {
		for _, b := range []ui.Box{s.Panels[i].Box, s.Panels[i].Button.Box} {
			y = math.Max(y, b.Y+b.H)
		}
	}
	return y
}

// minCard is the least width of a single card that makes room for larger notes.
const minCard = 150.0

// fits reports whether larger sentences have room in the balloon and below cards that are still
// large enough.
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
		return false // the title stays the largest
	}
	for i := range s.Panels {
		p := &s.Panels[i]
		low := p.Box.Y
		for k := range p.Cards {
			if w := p.Cards[k].Box.W; w < leastCard || w < minCard && len(p.Cards) == 1 {
				return false
			}
			low = math.Max(low, p.Cards[k].Box.Y+p.Cards[k].Box.H)
		}
		notes := ui.BoxAt(p.Box.X, low, p.Box.W, p.Box.Y+p.Box.H-low)
		if p.Foot.W > 0 {
			notes = p.Foot
		}
		if !within(p.Notes, notes) || p.Button.Box.H < minPitch || !within(p.Button.Lines, p.Button.Box) {
			return false
		}
	}
	return true
}

// composer lays out one question.
type composer struct {
	Asked
	area ui.Box
}

// wideFrom is the number of cards from which a choice uses the Wide area.
const wideFrom = 4

// cards returns the number of cards to choose from.
func (l *composer) cards() (n int) {
	for _, r := range l.Answers {
		if r.Option.Card != engine.NoCard && !r.Leaves {
			n++
		}
	}
	return n
}

// source returns the card that asks.
func (l *composer) source() Card {
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

// Covers reports whether a position is on the stage.
func (s *Stage) Covers(x, y float64) bool {
	if s.Balloon.Box.Has(x, y) || s.Source.Face != nil && s.Source.Box.Has(x, y) || s.Peek.Box.Has(x, y) {
		return true
	}
	for i := range s.Panels {
		if p := &s.Panels[i]; p.Box.Has(x, y) || p.Foot.Has(x, y) || p.Button.Box.Has(x, y) {
			return true
		}
	}
	return false
}

// Hides reports whether the stage, or a card enlarged beside it, may cover part of a box.
func (s *Stage) Hides(b ui.Box) bool {
	return b.Overlaps(s.Area) || b.Overlaps(s.Reader) || b.Overlaps(s.Peek.Box) || s.Source.Face != nil && b.Overlaps(s.Source.Box)
}

// CardAt returns the card at a position, or nil if there is none.
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

// Turn returns the first answer to show after a click on a box for earlier or later cards, or after
// the wheel is turned over the cards by some notches. Ok is false for any other position.
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

// from returns the valid first answer nearest to the wanted one.
func (p *Panel) from(first int) int { return max(0, min(first, len(p.group)-p.shown)) }

// page says which of many cards are shown.
func (p *Panel) page() string {
	return fmt.Sprintf("Cards %d to %d of %d", p.first+1, p.first+p.shown, len(p.group))
}

// Earlier reports whether there are cards before those shown.
func (p *Panel) Earlier() bool { return p.first > 0 }

// Later reports whether there are cards after those shown.
func (p *Panel) Later() bool { return p.first+p.shown < len(p.group) }

// Beside returns the index plus one of the answer next to the one the keyboard is at, and the first
// answer to show so that it is visible. From 0 it goes to the first answer.
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
