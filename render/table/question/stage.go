// Package question lays a question out as a stage: the card that asks, a balloon that says who does
// what, and for each answer a panel with its card, its result, and a button that names the action.
// It is a pure layout: it draws nothing, knows no mode and no card, and depends only on its input.
// All lengths are in units of the 1920 by 1080 stage.
package question

import (
	"math"
	"slices"
	"strings"

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
	// Broad holds them if many cards have no room in Area: the card that asks is then at the left.
	// Tall and BroadTall reach over the hand for even more cards.
	Broad     = ui.BoxAt(417, 142, 1149, 660)
	Tall      = ui.BoxAt(744, 142, 822, 918)
	BroadTall = ui.BoxAt(417, 142, 1149, 918)
	// ColumnHigh is as wide as a window with one column allows beside the card that asks, for more cards than
	// have room in High. It ends above the hand and ColumnReader.
	ColumnHigh = ui.BoxAt(596, 122, 1052, 660)
	// ColumnNames is the same for names, of which there are many.
	ColumnNames = ui.BoxAt(ColumnHigh.X, ColumnHigh.Y, ColumnHigh.W, 1052)
	// sourceBox is the box of the card that asks.
	sourceBox = ui.BoxAt(417, 196, 290, 406)
	// asideBox is the same at the left of Broad, above the enlarged card.
	asideBox = ui.BoxAt(78, 92, 250, 350)
	// columnSource is the same beside ColumnHigh.
	columnSource = ui.BoxAt(272, 176, 290, 406)
	// peekBox is the button to hold to see the table.
	peekBox = ui.BoxAt(417, 700, 290, 78)
	// asidePeekBox is the same at the left of Broad.
	asidePeekBox = ui.BoxAt(58, 454, 290, 76)
	// columnPeekBox is the same beside ColumnHigh.
	columnPeekBox = ui.BoxAt(columnSource.X, ColumnHigh.Y+ColumnHigh.H-78, 290, 78)
	// Reader is where a card is enlarged while a stage is up. It covers no choice.
	Reader = ui.BoxAt(8, 538, 372, 534)
	// ColumnReader is the same in a window with one column, below the choices.
	ColumnReader = ui.BoxAt(284, 800, 372, 534)
	// ColumnNamesReader is the same above a choice of names, which reaches further down.
	ColumnNamesReader = ui.BoxAt(284, -424, 372, 534)
)

// SourceTurn is the turn of the card that asks, in radians.
const SourceTurn = -0.05

const (
	panelGap     = 16.0
	buttonHeight = 80.0
	buttonGap    = 14.0
	cardWidth    = 204.0
	// fewWidth is the width of up to fewCards cards to choose from, whose texts can be read.
	fewWidth, fewCards = 250.0, 3
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
	Face func(engine.CardID) *art.Face // nil if the card is hidden
	// Printed returns what is printed. Only questions for the name of a card need it.
	Printed func(engine.FaceID) *art.Face
	Width   Ruler
	// Keys are the names of the keys that give the answers, from the first on.
	Keys [9]string
	// Min is the smallest letter size. Text is the scale of sentences and notes if they have room;
	// 0 means 1.
	Min, Text float64
	// Tail is where the seat that asks or attacks is. It is nil if that is the card that asks.
	Tail *Point
	// Ticked holds the indexes of the ticked answers in the order of ticking. There is more than
	// one only if cards are chosen together. Page is the page of cards shown if not all have room.
	Ticked []int
	Page   int
	// Pointed is the index plus one of the answer of the card under the pointer. Its result is
	// shown before it is ticked.
	Pointed int
	// Look are the words on the button that shows the table.
	Look string
	// Search is what the names to choose from must contain, and Scrolled how far their list is scrolled. Reveal
	// is the index plus one of an answer that it scrolls to, or 0.
	Search   string
	Scrolled float64
	Reveal   int
	// Column is set for a window with one column.
	Column bool
	// Reader is where a card is enlarged. Without a width it is the usual place.
	Reader ui.Box
	broken map[words]broken // the lines of all words so far
	larger float64          // Text as it was asked for
}

// Point is a position on the stage.
type Point struct{ X, Y float64 }

// Stage is the layout of a question.
type Stage struct {
	Alarm   bool // an Attack must be avoided, or has hit
	Source  Card // its Face is nil if no card asks
	About   Card // the card the question is about, if no answer shows it; else its Face is nil
	Balloon Balloon
	Panels  []Panel
	Peek    Button // held to see the table
	Field   ui.Box // of the search for a name; its width is 0 in other questions
	// Text is the scale of sentences and notes.
	Text float64
	// Says is the sentence of the balloon. It leaves out what the card that asks says if there would
	// be no room for large letters.
	Says string
	// Area is the box of its balloon, panels, and buttons. Reader is where a card is enlarged.
	Area, Reader ui.Box
	own          bool // each of several Defenses has a panel of its own
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
	// Titles name the places of the cards above them, if there are several.
	Titles []Line
	// Back and On are the boxes to show earlier and later cards. Their width is 0 if all have room, and
	// Page says which are shown otherwise.
	Back, On ui.Box
	Page     []Line
	// List is where its cards are in view, if they are a list that scrolls; else its width is 0. High is the height
	// of all of them, and Scrolled how far they are scrolled.
	List           ui.Box
	High, Scrolled float64
	piles          [][]int // indexes of all its answers, together for equal cards
	starts         []int   // the first pile of each page, or nil if all have room
	page           int
}

// Card is a card of a stage. Reply is the index of the answer a click gives, or -1 if it is only
// shown.
type Card struct {
	Face   *art.Face // nil if it is face down
	Box    ui.Box
	Seen   ui.Box // the part that can be clicked, which is all of it
	Reply  int
	Same   []int // the answers about equal cards that this card stands for
	Ticked bool
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

// Lay lays a question out. Large sentences do not make the cards smaller: they leave out what the card
// that asks says, or are in smaller letters.
func Lay(a Asked) Stage {
	text := math.Max(1, a.Text)
	a.Text, a.larger, a.broken = 1, text, map[words]broken{}
	usual := lay(a)
	if text == 1 {
		return usual
	}
	whole, wide := a.Says, usual.cardWidth()
	for a.Text = text; a.Text > 1; a.Text -= textStep {
		for _, says := range []string{whole, a.unsaid(&usual.Source)} {
			a.Says = says
			if s := lay(a); s.own == usual.own && s.fits() && s.pages() <= usual.pages() && s.cardWidth() >= wide*keptWidth {
				return s
			}
		}
		a.Says = whole
	}
	return usual
}

// keptWidth is the part of a card's width that large sentences must leave.
const keptWidth = 0.95

// unsaid returns the sentences that the card that asks does not say itself.
func (a *Asked) unsaid(source *Card) string {
	if source.Face == nil {
		return a.Says
	}
	says := strings.TrimPrefix(a.Says, source.Face.Name+": ")
	var out []string
	for s := range strings.SplitAfterSeq(says, ". ") {
		if s = strings.TrimSpace(s); s != "" && !strings.Contains(strings.ToLower(source.Face.Text), strings.ToLower(s)) {
			out = append(out, s)
		}
	}
	return strings.Join(out, " ")
}

// cardWidth returns the width of the smallest card among several to choose from, or 0 if there are none.
func (s *Stage) cardWidth() (wide float64) {
	for i := range s.Panels {
		p := &s.Panels[i]
		for k := range p.Cards {
			if w := p.Cards[k].Box.W; (len(p.piles) > 1 || s.own && p.Tone == Avoid) && (wide == 0 || w < wide) {
				wide = w
			}
		}
	}
	return wide
}

// pages returns the number of pages of cards, or 0 if all have room.
func (s *Stage) pages() (n int) {
	for i := range s.Panels {
		n = max(n, len(s.Panels[i].starts))
	}
	return n
}

// site is where a stage can be: its area, the card that asks, and the width of cards from which no
// larger site is looked for. Own is set if each of several Defenses has a panel of its own there, which
// is left for the next site if something has no room.
type site struct {
	area, source ui.Box
	enough       float64
	own          bool
}

// These are the widths of cards that are large enough in the usual area, and beside the hand.
const goodCard, fairCard = 180.0, 140.0

// sites returns where a stage can be, from the usual site to those for many cards.
func (l *composer) sites() []site {
	cards, others := l.parts()
	asks := l.asking() != nil
	at := func(area ui.Box, enough float64) site { return site{area: area, source: sourceBox, enough: enough} }
	aside := func(area ui.Box, enough float64) site { return site{area: area, source: asideBox, enough: enough} }
	switch {
	case l.Names() && l.Column:
		return []site{{ColumnNames, columnSource, 0, false}}
	case l.Names():
		return []site{aside(BroadTall, 0)}
	case l.alone(cards, others):
		return []site{at(High, 0)}
	case len(cards) == 0 && len(others) == 2 && len(l.faces(others)) == 2: // two players to choose from
		return []site{at(High, 0)}
	case len(cards) == 0:
		return []site{at(Area, 0)}
	case l.Alarm && l.Column:
		return []site{{High, sourceBox, 0, true}, {ColumnHigh, columnSource, 0, true}, {ColumnHigh, columnSource, 0, false}}
	case l.Alarm:
		return []site{{High, sourceBox, 0, true}, {Broad, asideBox, 0, true}, at(Area, goodCard), aside(Broad, fairCard), at(Tall, 0)}
	case len(cards) < 3:
		return []site{at(High, goodCard), at(Tall, 0)}
	case l.Struck, l.Column && asks:
		return []site{at(Area, fairCard), at(Tall, 0)}
	case !asks && len(cards) < wideFrom:
		return []site{at(Area, 0)}
	case !asks && l.Column:
		return []site{at(Wide, fairCard), at(Tall, 0)}
	case !asks:
		return []site{at(Wide, fairCard), aside(BroadTall, 0)}
	}
	return []site{at(Area, goodCard), aside(Broad, fairCard), at(Tall, goodCard), aside(BroadTall, 0)}
}

// lay lays a question out with one size of sentences, where its cards are large enough or largest.
func lay(a Asked) Stage {
	l := composer{Asked: a}
	var best Stage
	for _, at := range l.sites() {
		l.area, l.at, l.own = at.area, at.source, at.own
		s := l.lay()
		if at.own {
			if s.own = true; s.fits() && s.cardWidth() >= ownCard {
				return s
			}
			continue
		}
		wide, pages := s.cardWidth(), s.pages()
		if best.Panels == nil || pages < best.pages() || pages == best.pages() && wide > best.cardWidth()*1.05 {
			best = s
		}
		if wide == 0 || pages == 0 && wide >= at.enough {
			break
		}
	}
	return best
}

// lay lays a question out in its area.
func (l *composer) lay() Stage {
	cards, others := l.parts()
	l.titled = len(cards) > 0 && !l.own && !l.alone(cards, others) && l.places(cards)
	s := Stage{Alarm: l.Alarm || l.Struck, Source: l.source(), Text: l.Text, Says: l.Says}
	s.About = l.about(&s.Source)
	s.Area, s.Reader = l.area, Reader
	switch {
	case l.Column && l.Names():
		s.Reader = ColumnNamesReader
	case l.Asked.Reader.W > 0:
		s.Reader = l.Asked.Reader
	case l.Column:
		s.Reader = ColumnReader
	}
	s.Balloon = l.balloon(s.Source)
	if y := s.Balloon.Box.Y + s.Balloon.Box.H + 18; l.Names() {
		s.Panels = []Panel{l.names(&s, y)}
	} else {
		s.Panels = l.panels(y)
	}
	for i := range s.Panels {
		if i < 9 {
			b := &s.Panels[i].Button
			if b.Key = i + 1; l.Keys[i] != "" {
				l.key(b)
			}
		}
	}
	if low := l.low(&s); low > 0 {
		s.Area.H = low - s.Area.Y
	}
	s.Peek = Button{Box: peekBox, Reply: -1}
	switch l.area {
	case High:
		s.Peek.Box.Y = High.Y + High.H - peekBox.H
	case Broad, BroadTall:
		s.Peek.Box = asidePeekBox
	case ColumnHigh, ColumnNames:
		s.Peek.Box = columnPeekBox
	}
	l.name(&s.Peek, l.Look, 26, 0)
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

// ownCard is the least width of Defenses in panels of their own.
const ownCard = 180.0

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
		if p.List.W > 0 {
			if len(p.Cards) > 0 && p.List.H < listRows*p.Cards[0].Box.H {
				return false
			}
			notes = ui.BoxAt(p.Box.X, p.Box.Y, p.Box.W, p.List.Y-p.Box.Y)
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
	area, at ui.Box // its area, and the box of the card that asks
	own      bool   // each of several Defenses has a panel of its own
	titled   bool   // the places of the cards are titles above them
}

// wideFrom is the number of cards from which a choice uses the Wide area.
const wideFrom = 4

// asking returns the face of the card that asks, or nil if none does. One that is out of sight is as printed.
func (l *composer) asking() *art.Face {
	switch {
	case len(l.Faces) > 0 && l.Printed != nil:
		return l.Printed(l.Faces[0])
	case l.Source == engine.NoCard:
		return nil
	}
	return l.Face(l.Source)
}

// source returns the card that asks.
func (l *composer) source() Card {
	c := Card{Reply: -1}
	if c.Face = l.asking(); c.Face == nil {
		return c
	}
	c.Box = l.at
	c.Box.H = l.at.W * aspect(c.Face)
	c.Box.Y += (l.at.H - c.Box.H) / 2
	c.Seen = c.Box
	return c
}

// about returns the card that the question is about, if no answer shows it. It is beside the card that asks, or
// below it, and both share the room.
func (l *composer) about(source *Card) Card {
	c := Card{Reply: -1}
	if l.It == engine.NoCard || source.Face == nil || slices.ContainsFunc(l.Answers, func(r match.Reply) bool { return r.Card == l.It }) {
		return c
	}
	if c.Face = l.Face(l.It); c.Face == nil {
		return c
	}
	first, second := &source.Box, &c.Box
	if l.at == asideBox {
		w := (l.at.W - bothGap) / 2
		*first, *second = ui.BoxAt(l.at.X, l.at.Y, w, l.at.H), ui.BoxAt(l.at.X+w+bothGap, l.at.Y, w, l.at.H)
	} else {
		h := (bothHigh - bothGap) / 2
		y := l.at.Y + l.at.H/2 - bothHigh/2 + bothDown
		*first, *second = ui.BoxAt(l.at.X, y, l.at.W, h), ui.BoxAt(l.at.X, y+h+bothGap, l.at.W, h)
	}
	for _, k := range []*Card{source, &c} { // as large as its half allows
		room := k.Box
		w := math.Min(room.W, room.H/aspect(k.Face))
		k.Box = ui.BoxAt(room.X+(room.W-w)/2, room.Y+(room.H-w*aspect(k.Face))/2, w, w*aspect(k.Face))
		k.Seen = k.Box
	}
	return c
}

// These are the height of two cards one below the other, how far they are below the place of one, and the gap
// between two cards.
const bothHigh, bothDown, bothGap = 540.0, 16.0, 14.0

// aside returns the cards beside the balloon and the panels.
func (s *Stage) aside() (out []*Card) {
	for _, c := range []*Card{&s.Source, &s.About} {
		if c.Face != nil {
			out = append(out, c)
		}
	}
	return out
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
	if s.Balloon.Box.Has(x, y) || slices.ContainsFunc(s.aside(), func(c *Card) bool { return c.Box.Has(x, y) }) || s.Peek.Box.Has(x, y) {
		return true
	}
	for i := range s.Panels {
		if p := &s.Panels[i]; p.Box.Has(x, y) || p.Foot.Has(x, y) || p.Button.Box.Has(x, y) {
			return true
		}
	}
	return false
}

// Overlaps reports whether the stage covers part of a box.
func (s *Stage) Overlaps(b ui.Box) bool {
	if b.Overlaps(s.Balloon.Box) || s.beside(b) || b.Overlaps(s.Peek.Box) {
		return true
	}
	for i := range s.Panels {
		if p := &s.Panels[i]; b.Overlaps(p.Box) || b.Overlaps(p.Foot) || b.Overlaps(p.Button.Box) {
			return true
		}
	}
	return false
}

// Hides reports whether the stage, or a card enlarged beside it, may cover part of a box.
func (s *Stage) Hides(b ui.Box) bool {
	return b.Overlaps(s.Area) || b.Overlaps(s.Reader) || b.Overlaps(s.Peek.Box) || s.beside(b)
}

// beside reports whether a card beside the balloon and the panels covers part of a box.
func (s *Stage) beside(b ui.Box) bool {
	return slices.ContainsFunc(s.aside(), func(c *Card) bool { return b.Overlaps(c.Box) })
}

// CardAt returns the card at a position, or nil if there is none.
func (s *Stage) CardAt(x, y float64) *Card {
	for _, c := range s.aside() {
		if c.Box.Has(x, y) {
			return c
		}
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

// Answers reports whether a card is the only one of its panel, whose button gives its answer without a choice. Enter
// on such a card answers at once.
func (s *Stage) Answers(c *Card) bool {
	for i := range s.Panels {
		if p := &s.Panels[i]; len(p.Cards) == 1 && c == &p.Cards[0] {
			return c.Reply >= 0 && len(c.Same) < 2 && p.Button.Reply == c.Reply && !c.Ticked
		}
	}
	return false
}
