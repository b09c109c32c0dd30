package table

import (
	"image/color"
	"slices"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/table/stage"
	"lineup/render/ui"
)

// question is what the table says and offers while somebody is asked something: a line
// of words with the acts of a turn, and the cards that are lit where they lie, or a stage.
type question struct {
	seq   uint32
	kind  engine.DecisionKind
	mine  bool // the viewer is asked
	title string
	words string
	seat  engine.SeatID // whose line it is
	count string
	// countWide is what the count takes at the right of the prompt.
	countWide float64
	text      string // all of that
	options   []engine.Option
	lit       map[engine.CardID]engine.Option
	glow      art.GlowKind
	answers   ui.Buttons // beside the words: acts of a turn
	// The question in words, and as a stage while that is up.
	asked  match.Question
	more   match.Question // the cards of a turn that are out of reach
	stage  stage.Stage
	up     bool
	peek   bool // it is held aside to look at the table
	ticked int  // index plus one of the answer that is ticked
	first  int  // the first card shown of many
	points int  // index plus one of the answer whose card the pointer is on
}

// shown reports whether a stage lies over the table now.
func (q *question) shown() bool { return q.up && !q.peek }

// chosen reports whether a card is the one that is ticked.
func (q *question) chosen(c engine.CardID) bool {
	return q.up && q.ticked > 0 && q.asked.Answers[q.ticked-1].Option.Card == c
}

// option is what clicking a card on the table answers.
func (q *question) option(c engine.CardID) (engine.Option, bool) {
	o, ok := q.lit[c]
	return o, ok
}

// several reports whether more than one thing can be done with the card of an option.
func (q *question) several(o engine.Option) bool {
	return slices.ContainsFunc(q.options, func(p engine.Option) bool {
		return p.Card == o.Card && p != o && p.Kind != engine.OptStep
	})
}

// find is the first option of a kind.
func (q *question) find(kinds ...engine.OptionKind) (engine.Option, bool) {
	for _, o := range q.options {
		if slices.Contains(kinds, o.Kind) {
			return o, true
		}
	}
	return engine.Option{}, false
}

// promptStyle is the style of the words of the prompt: as large as is wanted where they
// have room, and never smaller than least.
func promptStyle(f ui.Fit) (st pen.Style, least float64) {
	least = f.LeastPrompt()
	return ui.Body(max(least, min(25*f.TextScale, 36)), pen.Paper), least
}

// drawPrompt draws the line on the parapet: whose turn it is or who is asked, and what
// there is to do. What is beside the words is laid out first; they have the rest.
func (t *Table) drawPrompt(c *ui.Canvas) {
	q, b := &t.ask, t.board.prompt
	if q.words == "" {
		return
	}
	colour := pen.SeatColour(int(max(0, q.seat)))
	st, least := promptStyle(c.Fit)
	count := ui.Body(least, pen.Mist)
	end := q.end(b)
	key := art.Key{Name: "prompt", A: colour, N: int(end), Text: q.text}
	c.Part(key, b, 16, func(p pen.Pen) {
		o := pen.Polygon(0, 0, b.W, 0, b.W-12, b.H, 10, b.H)
		p.At(8, 10, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		p.Stroke(o, 7, pen.Ink)
		p.Fill(o, art.Bar)
		p.Fill(pen.Polygon(0, 0, b.W, 0, b.W-1, 4, 1, 4), pen.Fade(pen.White, 0.18))
		name, squeeze := pen.Fit(q.title, titleRoom, titleStyle, titleLeast)
		w := pen.Measure(q.title, name) * squeeze
		p.Fill(pen.Polygon(0, 0, w+50, 0, w+34, b.H, 10, b.H), promptGround(colour))
		p.Stroke(pen.Open(w+50, 0, w+34, b.H), 6, pen.Ink)
		art.DrawLabel(p.At(22, b.H/2+12, 1).Stretched(squeeze, 1), q.title, 0, 0, name, pen.Left)
		p.Text(q.count, end, b.H/2+count.Size*0.36, count, pen.Right)
		p.Fitted(q.words, w+titleBeside, b.H/2+st.Size*0.36, q.room(b), st, least, pen.Left)
	})
	q.answers.Draw(c)
}

// promptGround is the ground of a seat's name.
func promptGround(seat color.NRGBA) color.NRGBA { return art.Readable(seat) }

// The name at the left of the prompt.
const (
	titleRoom, titleLeast = 260.0, 26.0
	titleBeside           = 66.0 // what its ground takes beside it
)

var titleStyle = pen.Style{Font: pen.Display, Size: 34, Tracking: 1.5, Colour: pen.Paper}

// end is where the buttons begin, from the left of the prompt.
func (q *question) end(b ui.Box) float64 {
	if len(q.answers.List) > 0 {
		return q.answers.List[0].Box.X - b.X - 14
	}
	return b.W - 16
}

// room is how wide the words may be: between the name and the count, or the buttons.
func (q *question) room(b ui.Box) float64 {
	name, squeeze := pen.Fit(q.title, titleRoom, titleStyle, titleLeast)
	return q.end(b) - pen.Measure(q.title, name)*squeeze - titleBeside - q.countWide
}

// leastSqueeze is how narrow letters may be for their height.
const leastSqueeze = 0.8

// shorten leaves out of the prompt of a turn what has no room beside its buttons, which
// say the same.
func (t *Table) shorten() {
	q := &t.ask
	st, least := promptStyle(t.Canvas.Fit)
	if _, squeeze := pen.Fit(q.words, q.room(t.board.prompt), st, least); squeeze < leastSqueeze && len(q.answers.List) > 0 {
		q.words = "Your turn."
	}
}

// placeAnswers places the buttons of a turn's acts at the right of the prompt.
func (t *Table) placeAnswers() {
	b := t.board.prompt
	t.ask.countWide = 0
	if t.ask.count != "" {
		t.ask.countWide = pen.Measure(t.ask.count, ui.Body(t.Canvas.LeastPrompt(), pen.Mist)) + 20
	}
	high := max(b.H, t.board.target)
	x := b.X + b.W - 10
	for i := len(t.ask.answers.List) - 1; i >= 0; i-- {
		a := &t.ask.answers.List[i]
		w := t.Canvas.TextWidth(a.Label, ui.Display(26, pen.Paper)) + 44
		x -= w
		a.Box = ui.BoxAt(x, b.Y+b.H/2-high/2, w, high)
		a.Size = 26
		x -= 10
	}
	t.shorten()
	q := &t.ask
	q.text = q.title + "\x00" + q.words + "\x00" + q.count
}
