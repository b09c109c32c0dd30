package table

import (
	"slices"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// question is what the table says and offers while somebody is asked something:
// the banner, the cards that are lit where they lie, and as choices those that lie
// where they cannot be seen.
type question struct {
	seq     uint32
	kind    engine.DecisionKind
	mine    bool // the viewer is asked
	title   string
	words   string
	lines   []string // words, broken to the banner's width
	count   string
	source  *art.Face
	it      *art.Face
	options []engine.Option
	lit     map[engine.CardID]engine.Option
	glow    art.GlowKind
	answers ui.Buttons // beside the words
	choices choices
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

// withPileTops adds the top cards of piles, which lie open, to the choices among the
// cards under them.
func (q *question) withPileTops(v engine.View, rest []engine.Option) []engine.Option {
	var all []engine.Option
	for _, o := range q.options {
		if slices.Contains(rest, o) {
			all = append(all, o)
			continue
		}
		if _, lit := q.lit[o.Card]; lit && o.Card != engine.NoCard {
			if openPile(whereIs(v, o.Card).place) {
				all = append(all, o)
			}
		}
	}
	return all
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

// drawBanner draws the words of the question, its source and its buttons.
func (q *question) drawBanner(c *ui.Canvas) {
	if q.words == "" {
		return
	}
	quiet := !q.mine || q.kind == engine.DecideTurn
	fill, ink, second := pen.CanDo, pen.Ink, pen.Mix(pen.Ink, pen.CanDo, 0.15)
	if quiet {
		fill, ink, second = pen.Night, pen.Paper, pen.Mist
	}
	if q.mine && q.kind == engine.DecideDefend {
		fill, ink, second = pen.Danger, pen.Ink, pen.Ink
	}
	c.Plate(bannerBox, fill)
	x := bannerBox.X + 18
	if st := ui.Display(28, pen.CanDo); quiet && q.oneLine(c) {
		c.Text(q.title, x, bannerBox.Y+46, st, pen.Left)
		x += c.TextWidth(q.title, st) + 18
		c.Text(q.words, x, bannerBox.Y+45, quietStyle, pen.Left)
	} else {
		c.Text(q.title, x, bannerBox.Y+26, ui.Heavy(16, second), pen.Left)
		size, y := 23.0, bannerBox.Y+54
		if len(q.lines) > 1 {
			size, y = 17, bannerBox.Y+45
		}
		for _, l := range q.lines {
			c.Text(l, x, y, ui.Body(size, ink), pen.Left)
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
	q.drawSource(c)
}

// quietStyle is the style of words that ask for nothing in particular.
var quietStyle = ui.Body(22, pen.Paper)

// oneLine reports whether title and words have room beside each other, left of the
// buttons.
func (q *question) oneLine(c *ui.Canvas) bool {
	return bannerBox.X+18+c.TextWidth(q.title, ui.Display(28, pen.CanDo))+18+c.TextWidth(q.words, quietStyle) <= q.answersLeft()
}

// drawSource shows the card that asks, and the one it is about.
func (q *question) drawSource(c *ui.Canvas) {
	for i, f := range q.sources() {
		if f != nil {
			c.Face(f, q.sourcePose(i))
		}
	}
}

// sources are the card that asks and the one it is about, nil where there is none
// to be shown.
func (q *question) sources() [2]*art.Face {
	if q.source == nil || q.kind == engine.DecideTurn {
		return [2]*art.Face{}
	}
	return [2]*art.Face{q.source, q.it}
}

// sourceAt is the one of the sources at a place, nil for none.
func (q *question) sourceAt(x, y float64) *art.Face {
	for i, f := range q.sources() {
		if f != nil && q.sourcePose(i).Has(x, y) {
			return f
		}
	}
	return nil
}

// sourcePose is where one of the sources lies.
func (q *question) sourcePose(i int) ui.Pose {
	w := 132.0
	if q.it != nil {
		w = 108
	}
	p := ui.PoseAt(sourceBox.X, sourceBox.Y+(sourceBox.H-w*ui.CardAspect)/2, w)
	if q.it == nil {
		p.X = sourceBox.X + sourceBox.W/2
	}
	p.X += float64(i) * 110
	return p
}
