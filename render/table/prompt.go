package table

import (
	"fmt"
	"slices"
	"strings"

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

// find is the first option of a kind.
func (q *question) find(kinds ...engine.OptionKind) (engine.Option, bool) {
	for _, o := range q.options {
		if slices.Contains(kinds, o.Kind) {
			return o, true
		}
	}
	return engine.Option{}, false
}

// question lays out the open question as the viewer sees it.
func (t *Table) question(v engine.View) {
	d := v.Pending()
	q := question{seq: d.Seq, kind: d.Kind, glow: art.GlowCanDo}
	q.mine = d.Kind != engine.NoDecision && d.Seat == t.eyes && t.Match.Person(d.Seat) && !v.Alike()
	q.source, q.it = t.faceOf(v, d.Source), t.faceOf(v, d.It)
	if q.it == q.source {
		q.it = nil
	}
	q.answers.List = t.ask.answers.List[:0]
	t.ask = q
	t.buttons.Clear()
	switch {
	case d.Kind == engine.NoDecision:
		t.ask.title, t.ask.words = "", "The game is over."
	case t.ask.mine:
		t.ask.options = slices.Clone(d.Options)
		t.poseMine(v, d)
	default:
		t.poseTheirs(d)
	}
	t.placeButtons()
}

// faceOf is the face of a card, nil where the viewer may not know it.
func (t *Table) faceOf(v engine.View, c engine.CardID) *art.Face {
	if c == engine.NoCard || !v.Sees(c) {
		return nil
	}
	return &t.Faces[v.Card(c).Face]
}

// poseTheirs says whom the table waits for.
func (t *Table) poseTheirs(d engine.Decision) {
	name := t.name(d.Seat)
	t.ask.title = strings.ToUpper(name)
	t.ask.words = name + " is playing."
	if d.Kind != engine.DecideTurn {
		t.ask.words = name + " is choosing."
	}
	t.ask.source = nil
	if d.Kind == engine.DecideDefend {
		t.ask.source = t.faceOf(t.view(), d.Source)
	}
	t.ask.count = "click or Space: skip"
	t.wrapWords()
}

func (t *Table) poseMine(v engine.View, d engine.Decision) {
	q := &t.ask
	q.title = strings.ToUpper(t.name(d.Seat))
	if d.Source != engine.NoCard && q.source != nil {
		q.title += " · " + strings.ToUpper(t.whose(d)+q.source.Name)
	}
	q.words = t.Match.Book().Prompt(d)
	if d.Kind == engine.DecidePick {
		q.count = countWords(d)
	}
	if d.Kind == engine.DecideDefend {
		q.glow = art.GlowChosen
	}
	t.light(v, d)
	t.addAnswers()
	t.wrapWords()
}

// whose says to whom the effect that asks belongs, if not to the one asked.
func (t *Table) whose(d engine.Decision) string {
	if d.User == engine.NoSeat || d.User == d.Seat {
		return ""
	}
	return t.name(d.User) + "'s "
}

func countWords(d engine.Decision) string {
	switch {
	case d.Least == 0 && int(d.Taken)+int(d.Most) > 1:
		return fmt.Sprintf("%d of up to %d chosen", d.Taken, d.Taken+d.Most)
	case int(d.Taken)+int(d.Most) > 1:
		return fmt.Sprintf("%d of %d chosen", d.Taken, d.Taken+d.Most)
	case d.Least == 0:
		return "if you like"
	}
	return "1 card"
}

// light finds the options that lie open on the table; all others are choices.
func (t *Table) light(v engine.View, d engine.Decision) {
	q := &t.ask
	q.lit = map[engine.CardID]engine.Option{}
	places := map[engine.Place]bool{}
	var rest []engine.Option
	for _, o := range q.options {
		if o.Card == engine.NoCard || o.Kind == engine.OptEnd {
			continue
		}
		s := t.spotOf(o.Card)
		if _, twice := q.lit[o.Card]; s == nil || twice || d.Kind == engine.DecideOrder || d.Kind == engine.DecideHero {
			rest = append(rest, o)
			continue
		}
		q.lit[o.Card] = o
		places[s.place] = true
	}
	if len(rest) == 0 {
		return
	}
	if places[engine.Discard] || places[engine.Destroyed] {
		rest = q.withPileTops(v, rest)
	}
	area, free := t.board.choicesArea(places)
	if !free {
		// No part of the board is free: all options are laid over it together.
		rest = nil
		clear(q.lit)
		for _, o := range q.options {
			if o.Card != engine.NoCard {
				rest = append(rest, o)
			}
		}
	}
	q.choices.fill(t, v, rest, area)
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

// spotOf is where a card lies within reach, nil if it does not.
func (t *Table) spotOf(c engine.CardID) *spot {
	for i := range t.board.spots {
		if s := &t.board.spots[i]; s.card == c {
			if openPile(s.place) {
				// Only the top card of such a pile can be reached.
				for j := i + 1; j < len(t.board.spots); j++ {
					if t.board.spots[j].pose == s.pose {
						return nil
					}
				}
			}
			return s
		}
	}
	return nil
}

// addAnswers adds the buttons for everything that is not a card.
func (t *Table) addAnswers() {
	q := &t.ask
	for _, o := range q.options {
		if label := t.answerLabel(o); label != "" {
			q.answers.Add(ui.Button{Label: label, Do: func() { t.answer(o) }})
		}
	}
	x := bannerBox.X + bannerBox.W - 16
	for i := len(q.answers.List) - 1; i >= 0; i-- {
		b := &q.answers.List[i]
		w := t.Canvas.TextWidth(b.Label, ui.Display(26, pen.Paper)) + 56
		x -= w
		b.Box = ui.BoxAt(x, bannerBox.Y+11, w, 50)
		x -= 14
	}
}

// answerLabel is what the button of an option says, "" for one that is no button.
func (t *Table) answerLabel(o engine.Option) string {
	switch o.Kind {
	case engine.OptDone:
		return "DONE"
	case engine.OptYes:
		return "YES"
	case engine.OptNo:
		return "NO"
	case engine.OptSuffer:
		return "DON'T DEFEND"
	case engine.OptLabel:
		return strings.ToUpper(t.Match.Book().Label(o.N))
	}
	return ""
}

func (q *question) answersLeft() float64 {
	if len(q.answers.List) == 0 {
		return bannerBox.X + bannerBox.W - 16
	}
	return q.answers.List[0].Box.X - 10
}

var promptStyle = ui.Body(22, pen.Ink)

// wrapWords breaks the prompt to the room beside the buttons.
func (t *Table) wrapWords() {
	q := &t.ask
	room := q.answersLeft() - bannerBox.X - 36
	if q.count != "" {
		room -= t.Canvas.TextWidth(q.count, countStyle) + 40
	}
	st := promptStyle
	for st.Size = 23; st.Size > 16; st.Size-- {
		if q.lines = t.Canvas.Wrap(q.words, st, room); len(q.lines) <= 2 && (len(q.lines) == 1 || st.Size < 18) {
			break
		}
	}
}

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
	if quiet {
		st := ui.Display(28, pen.CanDo)
		c.Text(q.title, x, bannerBox.Y+46, st, pen.Left)
		x += c.TextWidth(q.title, st) + 18
		c.Text(q.words, x, bannerBox.Y+45, ui.Body(22, ink), pen.Left)
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
