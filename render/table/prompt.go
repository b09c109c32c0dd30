package table

import (
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
	seq     uint32
	kind    engine.DecisionKind
	mine    bool // the viewer is asked
	title   string
	words   string
	lines   []string // words, broken to the banner's width
	size    float64  // of their letters
	count   string
	options []engine.Option
	lit     map[engine.CardID]engine.Option
	glow    art.GlowKind
	answers ui.Buttons // beside the words: acts of a turn
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

// answersLeft is where the room for the words ends at the right.
func (q *question) answersLeft() float64 {
	if len(q.answers.List) == 0 {
		return bannerBox.X + bannerBox.W - 16
	}
	return q.answers.List[0].Box.X - 10
}

var promptStyle = ui.Body(22, pen.Ink)

var countStyle = ui.Display(24, pen.Ink)

// drawBanner draws the words of the question and its buttons.
func (q *question) drawBanner(c *ui.Canvas) {
	if q.words == "" {
		return
	}
	quiet := !q.mine || q.kind == engine.DecideTurn
	fill, ink, second := pen.CanDo, pen.Ink, pen.Mix(pen.Ink, pen.CanDo, 0.15)
	if quiet {
		fill, ink, second = pen.Night, pen.Paper, pen.Mist
	}
	c.Plate(bannerBox, fill)
	x := bannerBox.X + 18
	if st := ui.Display(28, pen.CanDo); quiet && q.oneLine(c) {
		c.Text(q.title, x, bannerBox.Y+46, st, pen.Left)
		x += c.TextWidth(q.title, st) + 18
		c.Text(q.words, x, bannerBox.Y+45, quietStyle, pen.Left)
	} else {
		c.Text(q.title, x, bannerBox.Y+26, ui.Heavy(16, second), pen.Left)
		y := bannerBox.Y + 54
		if len(q.lines) > 1 {
			y = bannerBox.Y + 45
		}
		for _, l := range q.lines {
			c.Text(l, x, y, ui.Body(q.size, ink), pen.Left)
			y += 19
		}
	}
	st := countStyle
	st.Colour = ink
	if quiet {
		st = ui.Body(17, second)
	}
	c.Text(q.count, q.answersLeft()-10, bannerBox.Y+45, st, pen.Right)
	q.answers.Draw(c)
}

// quietStyle is the style of words that ask for nothing in particular.
var quietStyle = ui.Body(22, pen.Paper)

// oneLine reports whether title and words have room beside each other, left of the
// buttons.
func (q *question) oneLine(c *ui.Canvas) bool {
	return bannerBox.X+18+c.TextWidth(q.title, ui.Display(28, pen.CanDo))+18+c.TextWidth(q.words, quietStyle) <= q.answersLeft()
}

// placeAnswers places the buttons of answers at the right of the banner, each so much
// wider than its words, and with a gap between two.
func (t *Table) placeAnswers(wider, gap float64) {
	x := bannerBox.X + bannerBox.W - 16
	for i := len(t.ask.answers.List) - 1; i >= 0; i-- {
		b := &t.ask.answers.List[i]
		w := t.Canvas.TextWidth(b.Label, ui.Display(26, pen.Paper)) + wider
		x -= w
		b.Box = ui.BoxAt(x, bannerBox.Y+11, w, 50)
		x -= gap
	}
}

// wrapWords breaks the prompt to the room beside the buttons.
func (t *Table) wrapWords() {
	q := &t.ask
	room := q.answersLeft() - bannerBox.X - 36
	if q.count != "" {
		room -= t.Canvas.TextWidth(q.count, countStyle) + 40
	}
	st := promptStyle
	for st.Size = 23; st.Size > 16; st.Size-- {
		q.size = st.Size
		if q.lines = t.Canvas.Wrap(q.words, st, room); len(q.lines) <= 2 && (len(q.lines) == 1 || st.Size < 18) {
			break
		}
	}
}
